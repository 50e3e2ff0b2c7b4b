"""Who can come where: the treasures within reach of a base, and whether coral shuts off part of the sea."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from fathoms.games.atlantis_treasure.grid import (
    BASE,
    DIRECTIONS,
    OPPOSITE,
    PLACE_OF,
    Direction,
    grid_of,
    split_base,
)
from fathoms.games.atlantis_treasure.pieces import (
    COMPASSES,
    CORAL,
    FREE,
    SUBMARINES,
    TEMPLE,
    TREASURE,
    put,
)

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.grid import Grid
    from fathoms.games.atlantis_treasure.rules import Rules

_WALLS_ONLY: Final = str.maketrans(dict.fromkeys(TREASURE + COMPASSES + SUBMARINES, FREE))


class Reach:
    """All the ways of a submarine over a drawn board, made as wide as the die allows.

    - A treasure stops it, or has been taken before and lets it pass.
    - Where the die can bring a compass (from the reserve, picked before the game, or by a swap), it may turn
      that way on any square that may hold one.
    - Where the die can move coral, every reef may be out of its way, and one may stop it before any square
      that may hold one. Where it can fire torpedoes, every reef may be shot.
    - Other submarines are not counted on: nobody has to help.
    """

    def __init__(self, rules: Rules) -> None:
        self.sea = "".join(rules.board)
        self.grid = grid_of(rules, len(rules.bases))
        self.placeable = frozenset(self.grid.placeable)
        self.turns = placed_directions(rules)
        self.moves_coral = "coral" in rules.die and CORAL in self.sea
        self.clears_coral = self.moves_coral or ("torpedo" in rules.die and rules.torpedoes > 0)

    def from_base(self, base: str) -> frozenset[str]:
        """Name the treasures that the submarine of a base can come to."""
        side, mouth = split_base(base)
        self.treasures: set[int] = set()
        # Under way: the square it is on, and where it heads for.
        self.seen: set[tuple[int, Direction]] = set()
        self.waiting: list[tuple[int, Direction]] = []
        self._enter(self.grid.squares[mouth], OPPOSITE[side])
        while self.waiting:
            self._go_on(*self.waiting.pop())
        return frozenset(self.grid.names[square] for square in self.treasures)

    def _go_on(self, square: int, heading: Direction) -> None:
        ahead = self.grid.rays[heading][square]
        following = ahead[0] if ahead else BASE
        mark = self.sea[following] if ahead else TEMPLE
        blocked = mark == TEMPLE or (mark == CORAL and not self.clears_coral)
        if blocked or mark == CORAL or (self.moves_coral and following in self.placeable):
            self._head(square, DIRECTIONS)
        if not blocked:
            self._enter(following, heading)

    def _enter(self, square: int, heading: Direction) -> None:
        self._head(square, (heading,))
        if self.sea[square] == TREASURE:
            self.treasures.add(square)
            self._head(square, DIRECTIONS)
        elif square in self.placeable:
            self._head(square, self.turns)

    def _head(self, square: int, headings: tuple[Direction, ...]) -> None:
        for heading in headings:
            if (square, heading) not in self.seen:
                self.seen.add((square, heading))
                self.waiting.append((square, heading))


def closed_to(grid: Grid, sea: str, start: int) -> frozenset[int]:
    """List the squares on which the reef of `start` would cut the sea in two, or close a base (F1)."""
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
    ahead = (grid.rays[direction][square][:1] for direction in DIRECTIONS)
    return [near for (near,) in filter(None, ahead) if walls[near] == FREE]


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


def placed_directions(rules: Rules) -> tuple[Direction, ...]:
    """List the directions of the compasses that the die can bring onto the board (T3, V1, V2)."""
    had: list[Direction] = [direction for direction in DIRECTIONS if rules.compasses[PLACE_OF[direction]]]
    shown: list[Direction] = [direction for direction in had if direction in rules.die or "any" in rules.die]
    # V2: a picked one of any direction, on any compass roll. V1: a swap, once some compass lies there.
    picked = rules.foresight and any(direction in rules.die for direction in DIRECTIONS)
    swapped = rules.replacement and "coral" in rules.die and bool(shown)
    return tuple(had if picked or swapped else shown)
