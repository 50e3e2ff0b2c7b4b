"""The pieces: their marks on the sea, and compasses that change hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from fathoms.core import IllegalMove, Phrase
from fathoms.games.atlantis_treasure.grid import PLACE_OF, Direction

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.grid import Grid

T = TypeVar("T")

# The marks of the sea, one letter a square; a compass is the letter of its direction.
FREE: Final = "."
TEMPLE: Final = "#"
TREASURE: Final = "T"
CORAL: Final = "C"
COMPASSES: Final = "NESW"
SUBMARINES: Final = "0123"
"""The mark of each seat's submarine."""


def put(sea: str, square: int, mark: str) -> str:
    """Put a mark on a square of the sea."""
    return sea[:square] + mark + sea[square + 1 :]


def marked(grid: Grid, sea: str, marks: str) -> list[str]:
    """Name the squares that hold one of these marks."""
    return [name for name, mark in zip(grid.names, sea, strict=True) if mark in marks]


def free_squares(grid: Grid, sea: str) -> list[str]:
    """Name the squares that are free for coral and compasses (F1)."""
    return [grid.names[square] for square in grid.placeable if sea[square] == FREE]


def replaced(each: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """Replace one value of a tuple."""
    return (*each[:place], value, *each[place + 1 :])


def take(reserve: tuple[int, ...], direction: Direction, rule: str) -> tuple[int, ...]:
    """Take a compass from the reserve, or say in the name of a rule that there is none."""
    place = PLACE_OF[direction]
    if not reserve[place]:
        raise IllegalMove("atlantis-treasure.reserve-lacks", rule=rule, compass=compass_name(direction))
    return replaced(reserve, place, reserve[place] - 1)


def give_back(reserve: tuple[int, ...], compass: str) -> tuple[int, ...]:
    """Put a compass back into the reserve."""
    place = PLACE_OF[compass]
    return replaced(reserve, place, reserve[place] + 1)


def with_compass(held: str, direction: Direction) -> str:
    """Add a compass to those at a base, kept in the order N, E, S, W."""
    return "".join(sorted(held + direction, key=PLACE_OF.__getitem__))


def direction_name(direction: str) -> Phrase:
    """Name a direction in words."""
    return Phrase(f"atlantis-treasure.direction-{direction}")


def compass_name(direction: str) -> Phrase:
    """Name a compass in words."""
    return Phrase(f"atlantis-treasure.compass-{direction}")
