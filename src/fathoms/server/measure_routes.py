"""Measuring over HTTP: what a change does, which change leads towards a goal; told while it is found out."""

from __future__ import annotations

from contextlib import aclosing
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from fathoms.core import FathomsError, Malformed, Phrase, check_fit, find_bot
from fathoms.core.code import pack
from fathoms.lab.compare.comparing import Comparison
from fathoms.lab.compare.goals import find_goal
from fathoms.protocol.workshop import Measured, Progress, Suggested, Suggestion, Waiting, Warming
from fathoms.server.limits import household
from fathoms.server.measuring.jobs import CompareJob, FoundComparison, FoundSuggestions, SuggestJob
from fathoms.server.measuring.laboratory import MEMORY
from fathoms.server.rule_choice import choose_rules
from fathoms.workshop.figures import figure_range, measure_title, told_measures, told_verdict
from fathoms.workshop.telling import tell_change, told_changes

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Sequence

    from fathoms.core import AnyGame
    from fathoms.protocol.workshop import Measure, Suggest
    from fathoms.server.endpoint import Asked
    from fathoms.server.measuring.laboratory import Laboratory
    from fathoms.texts import Texts

Meanwhile: TypeAlias = Waiting | Warming | Progress
_BOTS: Final = ("greedy", "random")
"""Who plays what is measured: the first that knows the game."""


class Pair(NamedTuple):
    """Two sound rule sets of one game, and who plays them."""

    game: AnyGame
    base: Any
    changed: Any
    bots: tuple[str, ...]


async def measure(asked: Asked) -> AsyncGenerator[Meanwhile | Measured]:
    """Play two rule sets many times and tell what the change does; closing the connection stops it."""
    wish: Measure = asked.body
    pair = choose_pair(wish.game, wish.rules, wish.base, wish.players)
    async with aclosing(compared(asked, pair)) as news:
        async for told in news:
            yield _told_comparison(pair, told, asked.say) if isinstance(told, Comparison) else told


async def suggest(asked: Asked) -> AsyncGenerator[Meanwhile | Suggested]:
    """Look for single changes that lead towards a goal, the best first; closing the connection stops it."""
    wish: Suggest = asked.body
    game, base = choose_rules(wish.game, wish.rules)
    find_goal(wish.goal, game.workbench().goals)
    bots = _bots(game, (base,), wish.players)
    laboratory = asked.house.laboratory
    job = SuggestJob(goal=wish.goal, **_common(laboratory, game, base, bots))
    async with aclosing(laboratory.measure(household(asked.address), job)) as news:
        async for told in news:
            if isinstance(told, FoundSuggestions):
                yield _told_suggestions(game, wish.goal, told, asked.say)
            elif not isinstance(told, FoundComparison):
                yield told


def choose_pair(
    game: str | None, rules: dict[str, Any] | str, base: dict[str, Any] | str, players: int | None
) -> Pair:
    """Read which rule sets are to be compared; refuse two that are the same, or do not fit the players."""
    found, changed = choose_rules(game, rules)
    _, before = choose_rules(found.name, base)
    if before == changed:
        raise Malformed("measuring.same")
    return Pair(found, before, changed, _bots(found, (before, changed), players))


async def compared(asked: Asked, pair: Pair) -> AsyncGenerator[Meanwhile | Comparison]:
    """Have two rule sets compared."""
    laboratory = asked.house.laboratory
    changed = pair.changed.differences(pair.game.standard)
    job = CompareJob(changed=changed, **_common(laboratory, pair.game, pair.base, pair.bots))
    async with aclosing(laboratory.measure(household(asked.address), job)) as news:
        async for told in news:
            if isinstance(told, FoundComparison):
                yield told.comparison
            elif not isinstance(told, FoundSuggestions):
                yield told


def _common(laboratory: Laboratory, game: AnyGame, base: Any, bots: tuple[str, ...]) -> dict[str, Any]:
    return {
        "game": game.name,
        "base": base.differences(game.standard),
        "bots": bots,
        "threads": laboratory.threads,
        "budget": laboratory.budget,
        "limit": laboratory.limit,
        "memory": MEMORY,
    }


def _bots(game: AnyGame, rule_sets: Sequence[Any], players: int | None) -> tuple[str, ...]:
    """Seat bots: as many as asked for, else the fewest that every one of the rule sets is for."""
    able = sorted(set[int].intersection(*(set(game.seats_for(rules)) for rules in rule_sets)))
    if not able:
        raise Malformed("measuring.players-apart")
    if players is not None and players not in able:
        title = Phrase(f"{game.name}.title")
        raise Malformed("measuring.players", game=title, seats=list(map(str, able)), players=players)
    many = able[0] if players is None else players
    bots = (_bot(game),) * many
    for rules in rule_sets:
        check_fit(find_bot(bots[0], game.name), rules, many)
        game.start(rules, many)
    return bots


def _bot(game: AnyGame) -> str:
    for name in _BOTS:
        try:
            find_bot(name, game.name)
        except FathomsError:
            continue
        return name
    return _BOTS[-1]


def _told_comparison(pair: Pair, found: Comparison, say: Texts) -> Measured:
    return Measured(
        game=pair.game.name,
        players=found.players,
        games=found.games,
        bots=found.bots,
        verdict=told_verdict(found, say),
        changes=told_changes(pair.game, pair.base, pair.changed, say),
        measures=told_measures(found, say),
        code=pack(pair.game, pair.changed),
    )


def _told_suggestions(game: AnyGame, goal: str, found: FoundSuggestions, say: Texts) -> Suggested:
    name = found.measure
    return Suggested(
        goal=goal,
        measure=measure_title(game.name, name, say),
        tried=found.tried,
        games=found.games,
        suggestions=tuple(
            Suggestion(
                change=tell_change(game, each.change.field, each.change.before, each.change.after, say),
                code=pack(game, game.rules(each.rules)),
                before=figure_range(name, each.before, say),
                after=figure_range(name, each.after, say),
                difference=figure_range(name, each.difference, say, signed=True),
            )
            for each in found.suggestions
        ),
    )
