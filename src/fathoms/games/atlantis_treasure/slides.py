"""What moves over the sea: slides of submarines (M1 to M6) and flights of torpedoes (T6, T7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from fathoms.games.atlantis_treasure.grid import (
    BASE,
    COMPASSES,
    CORAL,
    CURRENTS,
    DIRECTIONS,
    FREE,
    OPPOSITE,
    PLACE_OF,
    SHALLOWS,
    SUBMARINES,
    TEMPLE,
    TREASURES,
    WHIRLPOOL,
    Direction,
)

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.grid import Grid

_OPEN_TO_FULL: Final = frozenset((FREE, *COMPASSES, *CURRENTS, SHALLOWS, WHIRLPOOL))
_OPEN: Final = _OPEN_TO_FULL.union(TREASURES)


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

    @property
    def squares(self) -> int:
        """How many squares it enters, its base included (M8)."""
        return len(self.path) + self.home

    def up_to(self, squares: int) -> Course:
        """Give the same slide if it ends after so many squares (M7, M8)."""
        if squares >= self.squares:
            return self
        return Course(
            start=self.start,
            path=self.path[:squares],
            # A compass is lifted where it is first entered.
            lifted=tuple(square for square in self.lifted if self.path.index(square) < squares),
            treasure=None,
            home=False,
            whirls=tuple(whirl for whirl in self.whirls if whirl[0] < squares),
        )


def _ahead(grid: Grid, sea: str, seat: int, direction: Direction) -> tuple[int, tuple[int, ...]]:
    """Give the place of a submarine and the squares ahead of it: out of a base only its mouth (M6, T6)."""
    start = sea.find(SUBMARINES[seat])
    if start != BASE:
        return start, grid.rays[direction][start]
    return BASE, grid.exits[seat] if direction == OPPOSITE[grid.side[seat]] else ()


def course(grid: Grid, sea: str, seat: int, direction: Direction, *, full: bool = False) -> Course | None:  # noqa: C901, PLR0912 - all that a square can do, in one walk
    """Follow a slide to its end; None if it would not move at all (M5). Treasures stop a full one (K2)."""
    me, passable = SUBMARINES[seat], _OPEN_TO_FULL if full else _OPEN
    start, ahead = _ahead(grid, sea, seat, direction)
    heading: Direction = direction
    path: list[int] = []
    lifted: list[int] = []
    whirls: list[tuple[int, int]] = []
    # G3: the currents and whirlpools that have taken it along; none does so twice.
    used: list[int] = []
    treasure, home, under_way = None, False, True
    while under_way:
        under_way = False
        for square in ahead:
            mark = sea[square]
            if mark == me:
                # It has left this square, and what is below lies open.
                mark = grid.ground[square]
            if mark == FREE or square in lifted:
                path.append(square)
                continue
            if mark not in passable:
                # M2: coral, temple and other submarines stop it on the square before.
                break
            if mark == WHIRLPOOL and square not in used:
                out = grid.whirls[square]
                there = sea[out]
                if there != me and there not in passable:
                    # G5: somebody lies on the exit, so the whirlpool is still.
                    path.append(square)
                    continue
                used.append(square)
                whirls.append((len(path), square))
                path.append(out)
                if there in TREASURES:
                    treasure = out
                else:
                    under_way, ahead = True, grid.rays[heading][out]
                break
            path.append(square)
            if mark in TREASURES:
                # M3: a treasure stops it on its square.
                treasure = square
            elif mark in COMPASSES:
                # M4: lifted on entering, so every chain ends.
                lifted.append(square)
                under_way, heading, ahead = True, DIRECTIONS[PLACE_OF[mark]], grid.rays[mark][square]
            elif mark in CURRENTS and square not in used:
                # G3: it turns the submarine, and stays.
                used.append(square)
                heading = CURRENTS[mark]
                under_way, ahead = True, grid.rays[heading][square]
            # G4: shallows stop it, and so do a current and a whirlpool the second time.
            break
        else:
            # M2: the board's edge stops it, unless its own base lies behind (M6).
            last = path[-1] if path else start
            home = last == grid.mouth[seat] and heading == grid.side[seat]
    if not path and not home:
        return None
    return Course(start, tuple(path), tuple(lifted), treasure, home, tuple(whirls))


def is_open(grid: Grid, sea: str, seat: int, direction: Direction, *, full: bool = False) -> bool:
    """Tell whether a slide in this direction moves at all (M5): only its first step matters."""
    start, ahead = _ahead(grid, sea, seat, direction)
    if ahead:
        return sea[ahead[0]] in (_OPEN_TO_FULL if full else _OPEN)
    return start == grid.mouth[seat] and direction == grid.side[seat]


def open_directions(grid: Grid, sea: str, seat: int, *, full: bool = False) -> tuple[Direction, ...]:
    """List the directions in which a submarine would move (M5)."""
    return tuple(direction for direction in DIRECTIONS if is_open(grid, sea, seat, direction, full=full))


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


def flight(grid: Grid, sea: str, seat: int, direction: Direction, reach: int = 0) -> Flight | None:
    """Follow a torpedo to what it hits within its reach (H4); None if it hits nothing (T6)."""
    _, ahead = _ahead(grid, sea, seat, direction)
    if reach:
        ahead = ahead[:reach]
    for number, square in enumerate(ahead, start=1):
        mark = sea[square]
        if mark in _TARGETS:
            return Flight(ahead[:number], square, mark)
        if mark == TEMPLE:
            # T6: the temple stops it; treasures, terrain and free squares do not.
            return None
    return None


def flies_free(grid: Grid, sea: str, seat: int, direction: Direction) -> bool:
    """Tell whether a torpedo can be fired in this direction at all: out of a base only by its mouth (H5)."""
    return sea.find(SUBMARINES[seat]) != BASE or direction == OPPOSITE[grid.side[seat]]


def free_corners(grid: Grid, sea: str) -> tuple[int, ...]:
    """List the corners a submarine may be sent to (T7), from the north-west one clockwise."""
    return tuple(corner for corner in grid.corners if sea[corner] == FREE)
