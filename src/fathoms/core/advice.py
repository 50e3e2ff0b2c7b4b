"""Advice: every legal choice of a view with what it is worth, and why the best one is best."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from fathoms.core.game import Move  # noqa: TC001 - msgspec reads the field types when the class is made

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from fathoms.core.game import View
    from fathoms.core.text import Phrase


class Weighed(msgspec.Struct, frozen=True):
    """One legal choice and what it is worth to the seat that makes it."""

    move: Move
    chance: float | None
    """Of winning, a shared win counting in parts; None if this rule set's chances are not known."""
    points: float
    """The own score to be expected after this turn, as if the game ended then."""


class Adviser(Protocol):
    """Knows one game well enough to say what it would do. It gets a view and a generator, nothing else."""

    def weigh(self, seen: View[Any], rng: random.Random) -> Sequence[Weighed]:
        """Weigh the legal choices, the best first. Of very many it may leave out the worst."""
        ...

    def reason(self, seen: View[Any], choices: Sequence[Weighed]) -> Phrase:
        """Say in one sentence why the first choice is the best."""
        ...
