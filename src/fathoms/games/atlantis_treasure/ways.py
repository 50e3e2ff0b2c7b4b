"""The way of a slide or a shot over the board: which squares it passes, and along which axes."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from fathoms.games.atlantis_treasure.grid import BASE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.games.atlantis_treasure.flights import Flight
    from fathoms.games.atlantis_treasure.grid import Grid
    from fathoms.games.atlantis_treasure.slides import Course

Axis: TypeAlias = Literal["across", "along"]
Ways: TypeAlias = dict[int, set[Axis]]
"""For each square that is passed, the axes it is passed along: west to east, north to south."""

_OUT: Final[dict[str, Axis]] = {"N": "along", "E": "across", "S": "along", "W": "across"}


def slide_ways(grid: Grid, seat: int, course: Course) -> Ways:
    """Trace a slide, from its first square to its last; the square it leaves is not passed."""
    ways: Ways = {square: set() for square in course.path}
    squares = course.path if course.start == BASE else (course.start, *course.path)
    _trace(ways, grid.width, squares)
    side = _OUT[grid.side[seat]]
    if course.start == BASE:
        ways[course.path[0]].add(side)
    if course.home and course.path:
        ways[course.path[-1]].add(side)
    return ways


def flight_ways(grid: Grid, shot: Flight) -> Ways:
    """Trace a shot up to what it hits."""
    ways: Ways = {square: set() for square in shot.path[:-1]}
    _trace(ways, grid.width, shot.path)
    return ways


def _trace(ways: Ways, width: int, squares: Sequence[int]) -> None:
    for one, other in pairwise(squares):
        axis: Axis = "along" if one % width == other % width else "across"
        for square in (one, other):
            if square in ways:
                ways[square].add(axis)
