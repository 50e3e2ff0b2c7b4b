"""Torpedoes: where one flies and what it hits (T6, T7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from fathoms.games.atlantis_treasure.grid import BASE, OPPOSITE, Direction
from fathoms.games.atlantis_treasure.pieces import COMPASSES, CORAL, FREE, SUBMARINES, TEMPLE

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.grid import Grid

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
    start = sea.find(SUBMARINES[seat])
    if start != BASE:
        ahead = grid.rays[direction][start]
    elif direction == OPPOSITE[grid.side[seat]]:
        ahead = grid.exits[seat]
    else:
        # T6: from a base it flies only out of the mouth.
        return None
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
