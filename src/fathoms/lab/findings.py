"""What measuring finds, and what may be asked of it, as data: no number is worked out here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from fathoms.core import Malformed

if TYPE_CHECKING:
    from collections.abc import Sequence

SHARES: Final = frozenset({"first-wins", "comebacks", "shared", "unfinished", "skill"})
"""Measures that are parts of all games, told in per cent."""
REVIEWED: Final = frozenset({"luck", "choices"})
"""Measures that come of reviews: parts of what decides a result."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean, between two ends that hold the true one in 95 of 100 cases."""

    mean: float
    low: float
    high: float

    def holds(self, value: float) -> bool:
        """Tell whether a value cannot be ruled out."""
        return self.low <= value <= self.high


class FieldChange(msgspec.Struct, frozen=True):
    """One field that differs."""

    field: str
    before: Any
    after: Any


class Compared(msgspec.Struct, frozen=True):
    """One measure under both rule sets."""

    name: str
    base: Estimate
    changed: Estimate
    difference: Estimate
    certain: bool
    """Whether the difference is more than luck, all measures taken together."""


class Comparison(msgspec.Struct, frozen=True):
    """What a change does."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    """Of each rule set."""
    seed: int
    base: dict[str, Any]
    """What the first rule set changes of the standard one."""
    changed: dict[str, Any]
    changes: tuple[FieldChange, ...]
    measures: tuple[Compared, ...]
    skill: tuple[str, str] | None
    """The stronger and the weaker bot that `skill` was measured with."""
    by_kernel: bool
    reviewed: int | None = None
    """Games of each rule set that `luck` and `choices` stand on; 0 if a review takes too long, None if nobody
    asked."""

    def get(self, name: str) -> Compared | None:
        """Find a measure."""
        return next((each for each in self.measures if each.name == name), None)


class SuggestedChange(msgspec.Struct, frozen=True):
    """One change, and what it does for the goal."""

    change: FieldChange
    rules: dict[str, Any]
    """The whole rule set, as what it changes of the standard one."""
    before: Estimate
    after: Estimate
    difference: Estimate


class HandicapStep(msgspec.Struct, frozen=True):
    """What one seat has more or less than before, or that it begins."""

    seat: int
    field: str
    difference: int


class Balance(msgspec.Struct, frozen=True):
    """A handicap, and what it does to everybody's chances."""

    game: str
    players: tuple[dict[str, float], ...]
    """For each seat the bots that play for it, and in which part of the games."""
    games: int
    seed: int
    tried: int
    """Handicaps that were tried."""
    base: dict[str, Any]
    rules: dict[str, Any]
    """The rule set with the handicap, as what it changes of the standard one."""
    steps: tuple[HandicapStep, ...]
    """Empty if the chances were equal before, or nothing helps."""
    before: tuple[Estimate, ...]
    """For each seat, its share of the wins."""
    after: tuple[Estimate, ...]
    even: bool
    """Whether everybody's share is within two hundredths of a fair one."""
    by_kernel: bool


def is_share(name: str) -> bool:
    """Tell whether a measure is a part of all games, or of a game."""
    return name in SHARES | REVIEWED or name == "decided" or name.startswith("wins-")


DEED: Final = "more-"
"""Before the name of something that a game counts."""


class MeasureGoal(NamedTuple):
    """What somebody wants more or less of."""

    name: str
    measure: str
    towards: int
    """1 for more, -1 for less, 0 for nearer to a fair share, from whichever side."""

    def gain(self, before: float, after: float, players: int) -> float:
        """Tell how much nearer a change comes to the goal; below 0 if it leads away, or too far."""
        if self.towards:
            return self.towards * (after - before)
        return abs(before - 1 / players) - abs(after - 1 / players)


GOALS: Final = (
    MeasureGoal("shorter", "minutes", -1),
    MeasureGoal("longer", "minutes", 1),
    MeasureGoal("closer", "margin", -1),
    MeasureGoal("fairer", "first-wins", 0),
    MeasureGoal("skill", "skill", 1),
    MeasureGoal("livelier", "lead-changes", 1),
)


def find_goal(name: str, deeds: Sequence[str]) -> MeasureGoal:
    """Find a goal by its name; `more-<deed>` wants more of what the game counts."""
    for goal in GOALS:
        if goal.name == name:
            return goal
    deed = name.removeprefix(DEED)
    if name.startswith(DEED) and deed in deeds:
        return MeasureGoal(name, f"deed-{deed}", 1)
    known = [goal.name for goal in GOALS] + [f"{DEED}{deed}" for deed in deeds]
    raise Malformed("compare.goal", name=name[:40], known=list(known))
