"""What submarines have before them: a slide and a shot in each direction, and the squares these depend on."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from fathoms.games.atlantis_treasure.flights import Flight, flight
from fathoms.games.atlantis_treasure.grid import BASE, DIRECTIONS, OPPOSITE, Direction
from fathoms.games.atlantis_treasure.pieces import SUBMARINES
from fathoms.games.atlantis_treasure.slides import Course, course

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from fathoms.games.atlantis_treasure.grid import Grid


class Look(NamedTuple):
    """What one submarine could do in one direction. Looks are numbered: four a seat, N, E, S, W."""

    way: Course | None
    shot: Flight | None


def look(grid: Grid, sea: str, number: int) -> Look:
    """Follow the slide and the torpedo of a look."""
    seat, place = divmod(number, 4)
    direction = DIRECTIONS[place]
    return Look(course(grid, sea, seat, direction), flight(grid, sea, seat, direction))


def look_around(grid: Grid, sea: str, seats: int) -> list[Look]:
    """Make the looks of every seat."""
    return [look(grid, sea, number) for number in range(4 * seats)]


def slide_reads(grid: Grid, sea: str, seat: int, direction: Direction, way: Course | None) -> tuple[int, ...]:
    """List the squares a slide depends on: while none of them changes, it stays the same.

    These are the squares it enters and the one that stops it.
    """
    if way is None:
        return _ahead(grid, sea, seat, direction)[:1]
    last = way.path[-1] if way.path else way.start
    heading = sea[way.lifted[-1]] if way.lifted else direction
    return way.path + grid.rays[heading][last][:1]


def watch(grid: Grid, sea: str, looks: Sequence[Look], numbers: Iterable[int], watching: list[int]) -> None:
    """Note for each square which of these looks depend on it: `watching` gets 1 << number of each."""
    for number in numbers:
        way, shot = looks[number]
        seat, place = divmod(number, 4)
        direction, bit = DIRECTIONS[place], 1 << number
        for square in slide_reads(grid, sea, seat, direction, way):
            watching[square] |= bit
        for square in _ahead(grid, sea, seat, direction) if shot is None else shot.path:
            watching[square] |= bit


def _ahead(grid: Grid, sea: str, seat: int, direction: Direction) -> tuple[int, ...]:
    start = sea.find(SUBMARINES[seat])
    if start != BASE:
        return grid.rays[direction][start]
    return grid.exits[seat] if direction == OPPOSITE[grid.side[seat]] else ()
