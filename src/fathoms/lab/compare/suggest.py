"""What next? Single changes worth trying for a goal, found by measuring a handful of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from fathoms.core import FathomsError
from fathoms.lab.compare.comparing import Change, changes_between, skill_of, skill_pair, uneven
from fathoms.lab.compare.estimate import Estimate, certain, difference, estimate
from fathoms.lab.compare.measures import is_share, measure
from fathoms.lab.compare.playing import play

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from fathoms.core import AnyGame
    from fathoms.lab.compare.goals import Goal
    from fathoms.lab.compare.measures import Values
    from fathoms.lab.executors import Crew

MOST_TRIED: Final = 40


class Suggestion(msgspec.Struct, frozen=True):
    """One change, and what it does for the goal."""

    change: Change
    rules: dict[str, Any]
    """The whole rule set, as what it changes of the standard one."""
    before: Estimate
    after: Estimate
    difference: Estimate


def neighbours(game: AnyGame, base: Any) -> list[Any]:
    """List rule sets that differ from this one in one field, by a step that a person would try."""
    schema = msgspec.json.schema(type(base))
    kinds = schema["$defs"][type(base).__name__]["properties"] if "$defs" in schema else schema["properties"]
    values, changes = msgspec.to_builtins(base), base.differences(game.standard)
    found: list[Any] = []
    for field, kind in kinds.items():
        for value in _steps(values[field], kind, game.workbench().letters.get(field, ())):
            try:
                rules = game.rules({**changes, field: value})
            except FathomsError:
                continue  # this step leads out of what the rules allow
            if rules != base and rules not in found:
                found.append(rules)
    return found


def _steps(value: Any, kind: dict[str, Any], letters: Iterable[str]) -> list[Any]:
    """List the values next to one, as its kind has them."""
    if isinstance(value, str) and "enum" not in kind:
        return [value + letter for letter in letters]
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        far = max(2, round(value / 4))
        return [value - 1, value + 1, value - far, value + far]
    if isinstance(value, list | tuple):
        return _list_steps(list(cast("tuple[Any, ...]", value)), kind.get("items", {}))
    return [choice for choice in kind.get("enum", ()) if choice != value]


def _list_steps(many: list[Any], kind: dict[str, Any]) -> list[Any]:
    if many and all(isinstance(each, int) for each in many):
        return [[each + step for each in many] for step in (1, -1)]
    if many and "enum" in kind:
        # One more of each: a face more on a die, say.
        return [[*many, each] for each in kind["enum"]]
    return []


def runs_in(tried: int) -> int:
    """Tell how many times as many games as are asked for it takes to try so many neighbours."""
    return 1 + tried


def suggest(  # noqa: PLR0913 - the goal, and who plays
    game: AnyGame,
    base: Any,
    goal: Goal,
    *,
    bots: Sequence[str],
    games: int,
    seed: int,
    crew: Callable[[], Crew],
    done: Callable[[int], None] = lambda _: None,
    stopped: Callable[[], bool] = lambda: False,
) -> list[Suggestion]:
    """Measure each neighbour against the base; those that surely lead towards the goal, best first.

    Of forty changes two would seem to help by luck alone, so they are judged all together.
    """
    pair = skill_pair(game) if goal.measure == "skill" else None
    players = list(bots) if pair is None else uneven(pair, len(bots))

    def values_of(rules: Any) -> Values | None:
        played = play(game.name, rules, players, games, seed, crew(), stopped=stopped)
        if pair is not None:
            return skill_of(played)
        return measure(played.plays, played.deeds, game.workbench().unfinished).get(goal.measure)

    before = values_of(base)
    if before is None:
        return []
    share, seats = is_share(goal.measure), len(bots)
    tried: dict[str, Suggestion] = {}
    chances: dict[str, float] = {}
    for number, rules in enumerate(neighbours(game, base)[:MOST_TRIED]):
        after = values_of(rules)
        done(1)
        if after is None:
            continue
        gap, chances[str(number)] = difference(before, after, paired=True)
        (change,) = changes_between(base, rules)
        changes = rules.differences(game.standard)
        tried[str(number)] = Suggestion(
            change, changes, estimate(before, share=share), estimate(after, share=share), gap
        )
    found = [
        each
        for number, each in tried.items()
        if number in certain(chances) and goal.gain(each.before.mean, each.after.mean, seats) > 0
    ]
    found.sort(key=lambda each: -goal.gain(each.before.mean, each.after.mean, seats))
    return found
