"""Goals: what somebody may want more or less of, and the measure that tells."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from fathoms.core import Malformed

if TYPE_CHECKING:
    from collections.abc import Sequence

DEED: Final = "more-"
"""Before the name of something that a game counts."""


class Goal(NamedTuple):
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
    Goal("shorter", "minutes", -1),
    Goal("longer", "minutes", 1),
    Goal("closer", "margin", -1),
    Goal("fairer", "first-wins", 0),
    Goal("skill", "skill", 1),
    Goal("livelier", "lead-changes", 1),
)


def find_goal(name: str, deeds: Sequence[str]) -> Goal:
    """Find a goal by its name; `more-<deed>` wants more of what the game counts."""
    for goal in GOALS:
        if goal.name == name:
            return goal
    deed = name.removeprefix(DEED)
    if name.startswith(DEED) and deed in deeds:
        return Goal(name, f"deed-{deed}", 1)
    known = [goal.name for goal in GOALS] + [f"{DEED}{deed}" for deed in deeds]
    raise Malformed("compare.goal", name=name[:40], known=list(known))
