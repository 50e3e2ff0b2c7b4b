"""The grid of squares under the sea: names, rays, corners, bases. Worked out once for each shape of board."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.rules import Rules

Direction: TypeAlias = Literal["N", "E", "S", "W"]

DIRECTIONS: Final[tuple[Direction, ...]] = ("N", "E", "S", "W")
"""Clockwise from north (B4); the order of every list of compasses."""
PLACE_OF: Final[dict[str, int]] = {direction: place for place, direction in enumerate(DIRECTIONS)}
OPPOSITE: Final[dict[Direction, Direction]] = {"N": "S", "E": "W", "S": "N", "W": "E"}
STEP: Final[dict[Direction, tuple[int, int]]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}

LETTERS: Final = "abcdefghijklmno"
BASE: Final = -1
"""The place of a submarine that lies on its base, off the grid (B7)."""


class Grid(msgspec.Struct, frozen=True, eq=False):
    """A board without its pieces. A square is a number: x + y * width, from the north-west corner."""

    width: int
    height: int
    names: tuple[str, ...]
    """For each square its name: `a1` is the north-west corner."""
    squares: dict[str, int]
    """For each name its square."""
    rays: dict[str, tuple[tuple[int, ...], ...]]
    """For each direction and square, the squares ahead up to the board's edge."""
    corners: tuple[int, ...]
    """The corners, from the north-west one clockwise."""
    mouths: frozenset[int]
    """The squares in front of all bases of the board, taken or not (B7)."""
    placeable: tuple[int, ...]
    """The squares that may ever hold coral or a compass (F1)."""
    mouth: tuple[int, ...]
    """For each seat, the mouth of its base."""
    side: tuple[Direction, ...]
    """For each seat, the side of the board its base lies on."""
    exits: tuple[tuple[int, ...], ...]
    """For each seat, the squares ahead of a submarine that leaves its base, the mouth first."""


def square_names(width: int, height: int) -> tuple[str, ...]:
    """Name every square of a board, row by row."""
    return tuple(f"{LETTERS[x]}{y + 1}" for y in range(height) for x in range(width))


def ray(width: int, height: int, square: int, direction: Direction) -> tuple[int, ...]:
    """List the squares ahead, up to the board's edge."""
    (dx, dy), (y, x) = STEP[direction], divmod(square, width)
    ahead: list[int] = []
    while 0 <= (x := x + dx) < width and 0 <= (y := y + dy) < height:
        ahead.append(x + y * width)
    return tuple(ahead)


def split_base(base: str) -> tuple[Direction, str]:
    """Read a base as a rule set writes it, `N e1`: the side it lies on and its mouth."""
    side, _, mouth = base.partition(" ")
    return DIRECTIONS[PLACE_OF[side]], mouth


def taken_bases(bases: int, seats: int) -> tuple[int, ...]:
    """Tell which bases the seats take, clockwise from north; two players take opposite ones of four (B7)."""
    return (0, 2) if (bases, seats) == (4, 2) else tuple(range(seats))


def grid_of(rules: Rules, seats: int) -> Grid:
    """Give the grid of a table."""
    return _grid(len(rules.board[0]), len(rules.board), rules.bases, rules.open_mouths, seats)


@lru_cache(maxsize=512)
def _grid(width: int, height: int, bases: tuple[str, ...], open_mouths: bool, seats: int) -> Grid:  # noqa: FBT001 - a cache key
    names = square_names(width, height)
    squares = {name: square for square, name in enumerate(names)}
    rays = {d: tuple(ray(width, height, square, d) for square in range(len(names))) for d in DIRECTIONS}
    all_bases = [split_base(base) for base in bases]
    taken = [all_bases[base] for base in taken_bases(len(bases), seats)]
    mouths = frozenset(squares[mouth] for _, mouth in all_bases)
    return Grid(
        width=width,
        height=height,
        names=names,
        squares=squares,
        rays=rays,
        corners=(0, width - 1, width * height - 1, width * (height - 1)),
        mouths=mouths,
        placeable=tuple(square for square in range(len(names)) if open_mouths or square not in mouths),
        mouth=tuple(squares[mouth] for _, mouth in taken),
        side=tuple(side for side, _ in taken),
        exits=tuple((squares[mouth], *rays[OPPOSITE[side]][squares[mouth]]) for side, mouth in taken),
    )
