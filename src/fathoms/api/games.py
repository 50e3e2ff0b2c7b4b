"""What can be asked without a table: games, bots, rule sets, the rule book, the score sheet, replays."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from fathoms.analysis import reviewable_games
from fathoms.core import (
    FathomsError,
    Malformed,
    bot_names,
    check_fit,
    find_bot,
    find_game,
    game_names,
    has_adviser,
    view,
)
from fathoms.core import record as records
from fathoms.core.code import looks_like_code, pack, unpack
from fathoms.core.proof import origins_of
from fathoms.core.state_json import write_state
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
    Position,
    Replayed,
    ReplayRecord,
    RuleSets,
    ScoredTable,
    ScoreTable,
)
from fathoms.protocol.requests import BotInfo, GameInfo, Origin, RuleSetInfo
from fathoms.texts import seat_names

if TYPE_CHECKING:
    from fathoms.api.requests import ApiRequest
    from fathoms.api.state import Effort
    from fathoms.core import AnyGame, Move, Record, State
    from fathoms.core.book import Rule
    from fathoms.texts import Texts

LARGEST_RECORD: Final = 512 * 1024
"""Bytes of a request with a record in it."""
MOST_MOVES: Final = 5_000
MOST_STEPS: Final = 7_000
"""Of work for one answer: enough for the longest record and a portion of 30 positions, as clients ask."""
_DRAWING: Final = 50
"""Steps that a position takes; playing a move takes one."""
_CHOICES: Final = 10
"""Moves on offer that are listed in one step."""


async def games(request: ApiRequest[Any]) -> Games:
    """List the games this server knows."""
    state = request.state
    # The first time this loads what analyses games.
    able = await state.workers.do(reviewable_games)
    reviewed = able if state.measuring.reviews and state.reviews_games else frozenset[str]()
    return Games(
        tuple(_game(find_game(name), request.say, reviews=name in reviewed) for name in game_names())
    )


def _game(game: AnyGame, say: Texts, *, reviews: bool) -> GameInfo:
    return GameInfo(
        game=game.name,
        title=say.get(f"{game.name}.title", default=game.name),
        about=say.get(f"{game.name}.about", default=""),
        seats=tuple(game.seats),
        colours=game.colours,
        hints=has_adviser(game.name),
        sheet=game.sheet() is not None,
        standard=msgspec.to_builtins(game.standard),
        reviews=reviews,
    )


async def bots(request: ApiRequest[Any]) -> Bots:
    """List the bots that can sit at a table, for one game or for all."""
    game = request.query.get("game")
    chosen = game_names() if not game else [find_game(game).name]
    able = [(name, bot) for name in chosen for bot in await request.state.workers.do(partial(_able, name))]
    return Bots(tuple(_bot(name, bot, request.say) for name, bot in able))


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
    return BotInfo(
        game, bot, bot_title(game, bot, say), say.get(f"{_bot_key(game, bot, say)}-about", default="")
    )


def bot_title(game: str, bot: str, say: Texts) -> str:
    """Give the title of a bot."""
    return say.get(_bot_key(game, bot, say), default=bot)


def _bot_key(game: str, bot: str, say: Texts) -> str:
    return next((key for key in (f"{game}.bot-{bot}", f"core.bot-{bot}") if say.has(key)), "")


async def rulesets(request: ApiRequest[Any]) -> RuleSets:
    """List the built-in rule sets of one game or of all."""
    game = request.query.get("game")
    chosen = [find_game(name) for name in ([game] if game else game_names())]
    return RuleSets(tuple(_ruleset(each, name, request.say) for each in chosen for name in each.rule_sets))


def _ruleset(game: AnyGame, name: str, say: Texts) -> RuleSetInfo:
    rules = game.rule_sets[name]
    key = f"{game.name}.ruleset-{name}"
    return RuleSetInfo(
        game=game.name,
        name=name,
        title=say.get(key, default=name),
        about=say.get(f"{key}-about", default=""),
        code=pack(game, rules),
        changes=rules.differences(game.standard),
        seats=tuple(game.seats_for(rules)),
    )


async def check_rules(request: ApiRequest[CheckRules]) -> CheckedRules:
    """Check a rule set or a share code; a bad one is refused with the field and the reason."""
    body = request.body
    game, rules = choose_rules(body.game, body.rules)
    return CheckedRules(
        game=game.name,
        rules=msgspec.to_builtins(rules),
        changes=rules.differences(game.standard),
        code=pack(game, rules),
        seats=tuple(game.seats_for(rules)),
    )


async def book(request: ApiRequest[Any]) -> Book:
    """Give the rule book of a game with the numbers of a rule set."""
    game, rules = choose_rules(request.need("game"), request.query.get("rules", ""))
    say = request.say
    return Book(
        game=game.name,
        title=say.get(f"{game.name}.title", default=game.name),
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


async def score(request: ApiRequest[ScoreTable]) -> ScoredTable:
    """Score a finished table of the real world."""
    body = request.body
    game = find_game(body.game)
    sheet = game.sheet()
    if sheet is None:
        raise Malformed(f"{game.name}.no-score")
    table: dict[str, Any] = {"game": game.name, **body.table}
    if body.rules is not None:
        _, rules = choose_rules(game.name, body.rules)
        table["rules"] = rules.differences(game.standard)
    # Less than a thousandth of a second: too short to queue for, too long for the loop.
    scored = await request.state.workers.do(partial(sheet.score, table))
    lines = tuple(plain(line) for line in scored.lines(request.say))
    return ScoredTable(game.name, scored.to_json(), lines, scored.scene())


def choose_rules(game: str | None, rules: dict[str, Any] | str) -> tuple[AnyGame, Any]:
    """Find the game and make the rule set; a code names its game, which must be the one asked for."""
    if isinstance(rules, str) and looks_like_code(rules):
        meant, chosen = unpack(rules)
        if game is not None and find_game(game) is not meant:
            raise Malformed("server.rules-other-game", game=game[:40], other=meant.name)
        return meant, chosen
    if game is None:
        raise Malformed("server.rules-no-game")
    found = find_game(game)
    if isinstance(rules, dict):
        return found, found.rules(rules)
    if not rules:
        return found, found.standard
    if rules not in found.rule_sets:
        raise Malformed("server.no-rules", text=rules[:80], known=list(found.rule_sets))
    return found, found.rule_sets[rules]


async def replay(request: ApiRequest[ReplayRecord]) -> Replayed:
    """Check a record, and give its positions as a viewer sees them."""
    body = request.body
    return await request.state.replays.do(request, partial(replayed, body, request.say))


def replayed(body: ReplayRecord, say: Texts, effort: Effort) -> Replayed:
    """Play a whole record, and draw the positions asked for, as far as the work for one answer goes."""
    record = _record(body.record, body.seat)
    game, rules = find_game(record.game), records.rules_of(record)
    states: list[State] = []
    moves: list[Move | None] = []
    for state, move in records.replay(record):
        effort.spend()
        states.append(state)
        moves.append(move)
    positions: list[Position] = []
    for number in range(len(states))[body.start : body.start + body.most]:
        position = _position(game, record, states, moves[number], number, body.seat, say)
        effort.spend(_DRAWING + len(position.moves) // _CHOICES)
        positions.append(position)
        if effort.spent + _DRAWING > MOST_STEPS:
            break
    result = states[-1].result
    return Replayed(
        game=game.name,
        rules=record.rules,
        code=pack(game, rules),
        seats=record.seats,
        first=record.first,
        moves=record.moves,
        turns=tuple(state.turns for state in states),
        over=result is not None,
        scores=result.scores if result else None,
        winners=result.winners if result else None,
        positions=tuple(positions),
        more=bool(positions) and positions[-1].number + 1 < len(states),
        origins=tuple(Origin(each.table, each.move) for each in reversed(origins_of(record))),
    )


def read_record(given: dict[str, Any], seat: int | None, effort: Effort) -> Record:
    """Read a record and play it to its end."""
    record = _record(given, seat)
    for _ in records.replay(record):
        effort.spend()
    return record


def _record(given: dict[str, Any], seat: int | None) -> Record:
    record = records.from_json(given)
    if records.HIDDEN in record.moves:
        raise Malformed("server.replay-hidden")
    if len(record.moves) > MOST_MOVES:
        raise Malformed("core.record-too-long", most=MOST_MOVES)
    if seat is not None and seat >= len(record.seats):
        raise Malformed("server.replay-seat", seat=seat, last=len(record.seats) - 1)
    return record


def _position(  # noqa: PLR0913, PLR0917 - one position needs all that led to it
    game: AnyGame,
    record: Record,
    states: list[State],
    move: Move | None,
    number: int,
    seat: int | None,
    say: Texts,
) -> Position:
    state = states[number]
    before = states[number - 1] if number else None
    seen = view(state, seat)
    offer = game.offer(seen)
    names = seat_names(record.seats, game.colours, say)
    told = game.tell(before, move, names, say) if before is not None else ""
    return Position(
        number=number,
        move=record.moves[number - 1] if number else None,
        seat=None if before is None else before.actor,
        actor=state.actor,
        turn=state.turn,
        turns=state.turns,
        view=msgspec.Raw(write_state(seen.state)),
        scene=game.scene(seen),
        told=told,
        board=tuple(plain(line).rstrip() for line in game.board(seen, names, say)),
        effect=game.effect(view(before, None), move) if before is not None else None,
        moves=offer.choices,
        more=offer.more,
    )
