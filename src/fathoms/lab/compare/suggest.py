"""What next? Single changes worth trying for a goal, found by measuring a handful of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

import msgspec

from fathoms.core import FathomsError, Malformed
from fathoms.lab.compare.comparing import Change, Question, changes_between, compare
from fathoms.lab.compare.estimate import Estimate  # noqa: TC001 - msgspec reads the types of its fields

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fathoms.core import AnyGame
    from fathoms.lab.executors import Crew

MOST_TRIED: Final = 40
_DEED: Final = "more-"


class Goal(NamedTuple):
    """What somebody wants more or less of."""

    name: str
    measure: str
    towards: int
    """1 for more, -1 for less."""


GOALS: Final = (
    Goal("shorter", "minutes", -1),
    Goal("longer", "minutes", 1),
    Goal("closer", "margin", -1),
    Goal("fairer", "first-wins", -1),
    Goal("skill", "skill", 1),
    Goal("livelier", "lead-changes", 1),
)


class Suggestion(msgspec.Struct, frozen=True):
    """One change, and what it does for the goal."""

    change: Change
    rules: dict[str, Any]
    """The whole rule set, as what it changes of the standard one."""
    before: Estimate
    after: Estimate
    difference: Estimate


def find_goal(name: str, deeds: Sequence[str]) -> Goal:
    """Find a goal by its name; `more-<deed>` wants more of what the game counts."""
    for goal in GOALS:
        if goal.name == name:
            return goal
    deed = name.removeprefix(_DEED)
    if name.startswith(_DEED) and deed in deeds:
        return Goal(name, f"deed-{deed}", 1)
    known = [goal.name for goal in GOALS] + [f"{_DEED}{deed}" for deed in deeds]
    raise Malformed("compare.goal", name=name[:40], known=list(known))


def neighbours(game: AnyGame, base: Any) -> list[Any]:
    """List rule sets that differ from this one in one field, by a step that a person would try."""
    schema = msgspec.json.schema(type(base))
    kinds = schema["$defs"][type(base).__name__]["properties"] if "$defs" in schema else schema["properties"]
    values, changes = msgspec.to_builtins(base), base.differences(game.standard)
    found: list[Any] = []
    for field, kind in kinds.items():
        for value in _steps(values[field], kind):
            try:
                rules = game.rules({**changes, field: value})
            except FathomsError:
                continue  # this step leads out of what the rules allow
            if rules != base and rules not in found:
                found.append(rules)
    return found


def _steps(value: Any, kind: dict[str, Any]) -> list[Any]:
    """List the values next to one, as its kind has them."""
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
    """Measure each neighbour against the base; those that surely lead towards the goal, best first."""
    found: list[Suggestion] = []
    for rules in neighbours(game, base)[:MOST_TRIED]:
        question = Question(game, base, rules, bots, games, seed, skill=goal.measure == "skill")
        measured = compare(question, crew, stopped=stopped).get(goal.measure)
        done(1)
        if measured is None:
            continue
        gap = measured.difference
        better = gap.high < 0 if goal.towards < 0 else gap.low > 0
        if better:
            (change,) = changes_between(base, rules)
            found.append(
                Suggestion(change, rules.differences(game.standard), measured.base, measured.changed, gap)
            )
    found.sort(key=lambda each: -goal.towards * each.difference.mean)
    return found
