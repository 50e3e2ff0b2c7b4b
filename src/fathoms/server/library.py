"""What can be asked without a table: games, bots, rule sets, the rule book, the score sheet."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from fathoms.core import (
    FathomsError,
    Malformed,
    bot_names,
    check_fit,
    find_bot,
    find_game,
    game_names,
    has_adviser,
)
from fathoms.core.code import pack
from fathoms.core.text import plain
from fathoms.protocol.library import (
    Book,
    BookExample,
    BookPassage,
    BookRule,
    BookSection,
    Bots,
    CheckedRules,
    CheckRules,
    Games,
    RuleSets,
    ScoredTable,
    ScoreTable,
)
from fathoms.protocol.requests import BotInfo, GameInfo, RuleSetInfo
from fathoms.server.rule_choice import choose_rules

if TYPE_CHECKING:
    from fathoms.core import AnyGame
    from fathoms.core.book import Rule
    from fathoms.server.endpoint import Asked
    from fathoms.texts import Texts


async def games(asked: Asked) -> Games:
    """List the games this server knows."""
    return Games(tuple(_game(find_game(name), asked.say) for name in game_names()))


def _game(game: AnyGame, say: Texts) -> GameInfo:
    return GameInfo(
        game=game.name,
        title=_text(say, f"{game.name}.title", game.name),
        about=_text(say, f"{game.name}.about", ""),
        seats=tuple(game.seats),
        colours=game.colours,
        hints=has_adviser(game.name),
        sheet=game.sheet() is not None,
        standard=msgspec.to_builtins(game.standard),
    )


async def bots(asked: Asked) -> Bots:
    """List the bots that can sit at a table, for one game or for all."""
    game = asked.query.get("game")
    chosen = game_names() if not game else [find_game(game).name]
    able = [(name, bot) for name in chosen for bot in await asyncio.to_thread(_able, name)]
    return Bots(tuple(_bot(name, bot, asked.say) for name, bot in able))


@cache
def _able(game: str) -> list[str]:
    """The bots that can sit at a standard table on this machine, of the smallest size if they are choosy."""
    known = find_game(game)
    found: list[str] = []
    for name in bot_names(game):
        try:
            check_fit(find_bot(name, game), known.standard, known.seats.start)
        except (FathomsError, ImportError):
            continue
        found.append(name)
    return found


def _bot(game: str, bot: str, say: Texts) -> BotInfo:
    """A game's own words for a bot come first; one for every game is told in the core's."""
    key = next((key for key in (f"{game}.bot-{bot}", f"core.bot-{bot}") if say.has(key)), "")
    return BotInfo(game, bot, _text(say, key, bot), _text(say, f"{key}-about", ""))


async def rulesets(asked: Asked) -> RuleSets:
    """List the built-in rule sets of one game or of all."""
    game = asked.query.get("game")
    chosen = [find_game(name) for name in ([game] if game else game_names())]
    return RuleSets(tuple(_ruleset(each, name, asked.say) for each in chosen for name in each.rule_sets))


def _ruleset(game: AnyGame, name: str, say: Texts) -> RuleSetInfo:
    rules = game.rule_sets[name]
    key = f"{game.name}.ruleset-{name}"
    return RuleSetInfo(
        game=game.name,
        name=name,
        title=_text(say, key, name),
        about=_text(say, f"{key}-about", ""),
        code=pack(game, rules),
        changes=rules.differences(game.standard),
        seats=tuple(game.seats_for(rules)),
    )


async def check_rules(asked: Asked) -> CheckedRules:
    """Check a rule set or a share code; a bad one is refused with the field and the reason."""
    wish: CheckRules = asked.body
    game, rules = choose_rules(wish.game, wish.rules)
    return CheckedRules(
        game=game.name,
        rules=msgspec.to_builtins(rules),
        changes=rules.differences(game.standard),
        code=pack(game, rules),
        seats=tuple(game.seats_for(rules)),
    )


async def book(asked: Asked) -> Book:
    """Give the rule book of a game with the numbers of a rule set."""
    game, rules = choose_rules(asked.need("game"), asked.query.get("rules", ""))
    say = asked.say
    return Book(
        game=game.name,
        title=_text(say, f"{game.name}.title", game.name),
        lang=say.lang,
        code=pack(game, rules),
        changes=rules.differences(game.standard),
        sections=tuple(
            BookSection(
                say.phrase(section.title),
                tuple(map(say.phrase, section.text)),
                tuple(
                    BookRule(
                        rule.id,
                        tuple(BookPassage(each.text(say), each.source) for each in rule.passages),
                        rule.changed,
                        rule.off,
                        say.phrase(rule.name) if rule.name else "",
                        _example(rule),
                    )
                    for rule in section.rules
                ),
                section.drawing,
                say.phrase(section.legend) if section.legend else "",
            )
            for section in game.book(rules)
        ),
    )


def _example(rule: Rule) -> BookExample | None:
    shown = rule.example
    return None if shown is None else BookExample(shown.scene, shown.effect, shown.drawing)


async def score(asked: Asked) -> ScoredTable:
    """Score a finished table of the real world."""
    wish: ScoreTable = asked.body
    game = find_game(wish.game)
    sheet = game.sheet()
    if sheet is None:
        raise Malformed(f"{game.name}.no-score")
    table: dict[str, Any] = {"game": game.name, **wish.table}
    if wish.rules is not None:
        _, rules = choose_rules(game.name, wish.rules)
        table["rules"] = rules.differences(game.standard)
    # Less than a thousandth of a second: nobody has to wait in line for that, nor should the tables.
    scored = await asyncio.to_thread(sheet.score, table)
    lines = tuple(plain(line) for line in scored.lines(asked.say))
    return ScoredTable(game.name, scored.to_json(), lines)


def _text(say: Texts, key: str, fallback: str) -> str:
    """A game from elsewhere may lack a text; its name does as well."""
    return say(key) if key and say.has(key) else fallback
