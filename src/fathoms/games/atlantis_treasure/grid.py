"""The board: its squares, the pieces on them, and whether coral leaves the sea in one piece."""

from __future__ import annotations

from functools import lru_cache
from itertools import takewhile
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, TypeVar

import msgspec

from fathoms.core import IllegalMove, Phrase

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

# The marks of the sea, one letter a square; a compass is the letter of its direction.
FREE: Final = "."
TEMPLE: Final = "#"
TREASURE: Final = "T"
TREASURES: Final = "TDX"
"""The marks of treasures worth 1, 2 and 3 (W1)."""
WORTH: Final[dict[str, int]] = {"T": 1, "D": 2, "X": 3}
CORAL: Final = "C"
ROCK: Final = "R"
DEEP: Final = "-"
CURRENTS: Final[dict[str, Direction]] = {"^": "N", ">": "E", "v": "S", "<": "W"}
SHALLOWS: Final = "="
WHIRLPOOL: Final = "@"
WALLS: Final = ROCK + DEEP
TERRAIN: Final = WALLS + "".join(CURRENTS) + SHALLOWS + WHIRLPOOL
"""What belongs to the board itself (G1 to G5): it is there again when what lay on it is gone."""
COMPASSES: Final = "NESW"
SUBMARINES: Final = "0123"
"""The mark of each seat's submarine."""


class Grid(msgspec.Struct, frozen=True, eq=False):
    """A board without its pieces. A square is a number: x + y * width, from the north-west corner."""

    width: int
    height: int
    names: tuple[str, ...]
    """For each square its name: `a1` is the north-west corner."""
    squares: dict[str, int]
    """For each name its square."""
    rays: dict[str, tuple[tuple[int, ...], ...]]
    """For each direction and square, the squares ahead up to the board's edge, rock or deep (G1, G2)."""
    corners: tuple[int, ...]
    """The corners, from the north-west one clockwise."""
    mouths: frozenset[int]
    """The squares in front of all bases of the board, taken or not (B7)."""
    placeable: tuple[int, ...]
    """The squares that may ever hold coral or a compass: no terrain, no mouths (F1)."""
    mouth: tuple[int, ...]
    """For each seat, the mouth of its base."""
    side: tuple[Direction, ...]
    """For each seat, the side of the board its base lies on."""
    exits: tuple[tuple[int, ...], ...]
    """For each seat, the squares ahead of a submarine that leaves its base, the mouth first."""
    ground: str
    """For each square its terrain, or FREE: what is there again when a piece leaves it (G1 to G5)."""
    whirls: dict[int, int]
    """For each whirlpool the next one, in reading order and round (G5)."""

    def step(self, square: int, direction: Direction) -> int | None:
        """Give the next square in a direction; None at the board's edge."""
        ahead = self.rays[direction][square]
        return ahead[0] if ahead else None


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


@lru_cache(maxsize=512)
def grid_of(rules: Rules, seats: int) -> Grid:
    """Give the grid of a table."""
    width, height = len(rules.board[0]), len(rules.board)
    names = square_names(width, height)
    squares = {name: square for square, name in enumerate(names)}
    ground = "".join(mark if mark in TERRAIN else FREE for row in rules.board for mark in row)
    rays = {
        d: tuple(_up_to_walls(ray(width, height, square, d), ground) for square in range(len(names)))
        for d in DIRECTIONS
    }
    all_bases = [split_base(base) for base in rules.bases]
    taken = [all_bases[base] for base in taken_bases(len(all_bases), seats)]
    mouths = frozenset(squares[mouth] for _, mouth in all_bases)
    whirls = [square for square, mark in enumerate(ground) if mark == WHIRLPOOL]
    return Grid(
        width=width,
        height=height,
        names=names,
        squares=squares,
        rays=rays,
        corners=(0, width - 1, width * height - 1, width * (height - 1)),
        mouths=mouths,
        placeable=tuple(
            square
            for square, mark in enumerate(ground)
            if mark == FREE and (rules.open_mouths or square not in mouths)
        ),
        mouth=tuple(squares[mouth] for _, mouth in taken),
        side=tuple(side for side, _ in taken),
        exits=tuple((squares[mouth], *rays[OPPOSITE[side]][squares[mouth]]) for side, mouth in taken),
        ground=ground,
        whirls=dict(zip(whirls, whirls[1:] + whirls[:1], strict=True)),
    )


def _up_to_walls(ahead: tuple[int, ...], ground: str) -> tuple[int, ...]:
    """Keep the squares before the first rock or deep: they are edges inside the board (G1, G2)."""
    return tuple(takewhile(lambda square: ground[square] not in WALLS, ahead))


T = TypeVar("T")


def put(sea: str, square: int, mark: str) -> str:
    """Put a mark on a square of the sea."""
    return sea[:square] + mark + sea[square + 1 :]


def lift(grid: Grid, sea: str, square: int) -> str:
    """Take what lies on a square away: its terrain is there again, if it has any."""
    return put(sea, square, grid.ground[square])


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


_OPEN_WATER: Final = TREASURES + COMPASSES + SUBMARINES + "".join(CURRENTS) + SHALLOWS + WHIRLPOOL
_WALLS_ONLY: Final = str.maketrans(dict.fromkeys(_OPEN_WATER, FREE))


def closed_to(grid: Grid, sea: str, start: int) -> frozenset[int]:
    """List the squares on which what lies on `start` would cut the sea in two, or close a base (F1)."""
    walls = put(sea.translate(_WALLS_ONLY), start, FREE)
    if not _neighbours(grid, walls, start):
        # Nobody could come to the square that it leaves.
        return frozenset(range(len(sea)))
    return _cuts(grid, walls).union(grid.mouth)


def pockets(grid: Grid, sea: str, start: int) -> list[int]:
    """List a square of every part of the sea to which no way leads from `start`, square by square."""
    walls = sea.translate(_WALLS_ONLY)
    found, seen = list[int](), set[int]()
    for square in (start, *range(len(sea))):
        if square in seen or walls[square] != FREE:
            continue
        found.append(square)
        waiting = [square]
        while waiting:
            here = waiting.pop()
            seen.add(here)
            waiting += [near for near in _neighbours(grid, walls, here) if near not in seen]
    return found[1:]


def _neighbours(grid: Grid, walls: str, square: int) -> list[int]:
    around = (grid.step(square, direction) for direction in DIRECTIONS)
    return [near for near in around if near is not None and walls[near] == FREE]


@lru_cache(maxsize=1_024)
def _cuts(grid: Grid, walls: str) -> frozenset[int]:
    """Find the squares whose neighbours are joined by nothing but them, by one walk over the sea."""
    number: dict[int, int] = {}
    found: set[int] = set()

    def walk(square: int, before: int) -> int:
        """Walk on from a square; give the lowest number next to all that was walked from it."""
        number[square] = lowest = len(number)
        branches = 0
        for near in _neighbours(grid, walls, square):
            if near not in number:
                back = walk(near, square)
                lowest = min(lowest, back)
                branches += 1
                if back >= number[square] and before != BASE:
                    found.add(square)
            elif near != before:
                lowest = min(lowest, number[near])
        if before == BASE and branches > 1:
            found.add(square)
        return lowest

    for square, mark in enumerate(walls):
        if mark == FREE and square not in number:
            walk(square, BASE)
    return frozenset(found)
