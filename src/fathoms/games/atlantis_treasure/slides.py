"""What moves over the sea: slides of submarines (M1 to M6) and flights of torpedoes (T6, T7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from fathoms.games.atlantis_treasure.grid import (
    BASE,
    COMPASSES,
    CORAL,
    DIRECTIONS,
    FREE,
    OPPOSITE,
    SUBMARINES,
    TEMPLE,
    TREASURE,
    Direction,
)

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.grid import Grid

_OPEN: Final = frozenset(FREE + TREASURE + COMPASSES)


class Course(msgspec.Struct, frozen=True, gc=False):
    """A slide before it is made."""

    start: int
    """The square it leaves, or BASE."""
    path: tuple[int, ...]
    """The squares it enters, in order; a ring of compasses may lead over a square twice."""
    lifted: tuple[int, ...]
    """The squares of the compasses it lifts, in order (M4)."""
    treasure: int | None
    """The square of the treasure it takes, which is its last (M3)."""
    home: bool
    """Whether it ends on its own base (M6)."""
    whirls: tuple[tuple[int, int], ...] = ()
    """For each whirlpool that takes it along: the place in `path` of the exit, and the mouth entered (G5)."""

    @property
    def end(self) -> int:
        """The square it comes to lie on, or BASE."""
        return BASE if self.home else self.path[-1]


def _ahead(grid: Grid, sea: str, seat: int, direction: Direction) -> tuple[int, tuple[int, ...]]:
    """Give the place of a submarine and the squares ahead of it: out of a base only its mouth (M6, T6)."""
    start = sea.find(SUBMARINES[seat])
    if start != BASE:
        return start, grid.rays[direction][start]
    return BASE, grid.exits[seat] if direction == OPPOSITE[grid.side[seat]] else ()


def course(grid: Grid, sea: str, seat: int, direction: Direction) -> Course | None:
    """Follow a slide to its end; None if it would not move at all (M5)."""
    me = SUBMARINES[seat]
    start, ahead = _ahead(grid, sea, seat, direction)
    heading: str = direction
    path: list[int] = []
    lifted: list[int] = []
    treasure, home, under_way = None, False, True
    while under_way:
        under_way = False
        for square in ahead:
            mark = sea[square]
            if mark not in _OPEN and mark != me:
                # M2: coral, temple and other submarines stop it on the square before.
                break
            path.append(square)
            if mark == TREASURE:
                # M3: a treasure stops it on its square.
                treasure = square
                break
            if mark in COMPASSES and square not in lifted:
                # M4: lifted on entering, so every chain ends.
                lifted.append(square)
                heading, under_way = mark, True
                ahead = grid.rays[mark][square]
                break
        else:
            # M2: the board's edge stops it, unless its own base lies behind (M6).
            last = path[-1] if path else start
            home = last == grid.mouth[seat] and heading == grid.side[seat]
    if not path and not home:
        return None
    return Course(start, tuple(path), tuple(lifted), treasure, home)


def is_open(grid: Grid, sea: str, seat: int, direction: Direction) -> bool:
    """Tell whether a slide in this direction moves at all (M5): only its first step matters."""
    start, ahead = _ahead(grid, sea, seat, direction)
    if ahead:
        return sea[ahead[0]] in _OPEN
    return start == grid.mouth[seat] and direction == grid.side[seat]


def open_directions(grid: Grid, sea: str, seat: int) -> tuple[Direction, ...]:
    """List the directions in which a submarine would move (M5)."""
    return tuple(direction for direction in DIRECTIONS if is_open(grid, sea, seat, direction))


_TARGETS: Final = frozenset(SUBMARINES + COMPASSES + CORAL)


class Flight(msgspec.Struct, frozen=True, gc=False):
    """A shot before it is fired."""

    path: tuple[int, ...]
    """The squares it flies over, the one it hits last."""
    hit: int
    """The square of what it hits."""
    mark: str
    """What it hits: the mark of a submarine, a compass or coral."""

    @property
    def victim(self) -> int | None:
        """The seat of the submarine it hits, if it hits one (T7)."""
        return SUBMARINES.index(self.mark) if self.mark in SUBMARINES else None


def flight(grid: Grid, sea: str, seat: int, direction: Direction) -> Flight | None:
    """Follow a torpedo to what it hits; None if it hits nothing, which makes it illegal to fire (T6)."""
    _, ahead = _ahead(grid, sea, seat, direction)
    for number, square in enumerate(ahead, start=1):
        mark = sea[square]
        if mark in _TARGETS:
            return Flight(ahead[:number], square, mark)
        if mark == TEMPLE:
            # T6: the temple stops it; treasures and free squares do not.
            return None
    return None


def free_corners(grid: Grid, sea: str) -> tuple[int, ...]:
    """List the corners a submarine may be sent to (T7), from the north-west one clockwise."""
    return tuple(corner for corner in grid.corners if sea[corner] == FREE)
