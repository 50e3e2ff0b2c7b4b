"""What a choice lights up on the board while it is being made."""

from __future__ import annotations

import msgspec

from fathoms.games.atlantis_treasure.flights import Flight  # noqa: TC001 - msgspec reads the field types
from fathoms.games.atlantis_treasure.slides import Course  # noqa: TC001 - msgspec reads the field types


class Lights(msgspec.Struct, frozen=True, kw_only=True):
    """The marks over the pieces. Squares are numbers, as in the grid."""

    lit: frozenset[int] = frozenset()
    """Squares that may be chosen."""
    cursor: int | None = None
    carried: str = ""
    """The mark of the piece that would be put down at the cursor."""
    lifted: int | None = None
    """The square of a piece that is being moved."""
    put: dict[int, str] = {}
    """Pieces put down so far, by square."""
    course: Course | None = None
    shot: Flight | None = None
    numbers: dict[int, int] = {}
    """Squares to choose by their number."""


DARK = Lights()
