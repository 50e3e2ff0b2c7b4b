"""Scoring, compiled: treasures level by level (S1 to S5), chests, and who wins (S6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathoms.games.into_the_blue.exact.bulk.chart import (
    LEVELS,
    MAIN,
    OTHER_SECONDARY,
    SEATS,
    SECONDARIES,
    SECONDARY,
    SLOTS,
    VALUES,
)
from fathoms.games.into_the_blue.exact.bulk.sea import DEAL, OWNERS, SHELLS
from fathoms.numeric import lean_within

if TYPE_CHECKING:
    from typing import TypeAlias

    import numpy as np
    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.exact.bulk.sea import Chart, Rows

    Points: TypeAlias = NDArray[np.int32] | NDArray[np.float32] | NDArray[np.float64]


@lean_within
def order_turns(chart: Chart, rows: Rows, at: int) -> None:
    """Note in each seat's lowest byte how many seats took their last turn later: more is better (S5)."""
    seats = chart[SEATS]
    for seat in range(seats):
        later, mine = 0, rows[at, SHELLS + seats + seat]
        for other in range(seats):
            later += rows[at, SHELLS + seats + other] > mine
        rows[at, SHELLS + seat] = (rows[at, SHELLS + seat] & ~255) | later


@lean_within
def add_treasures(chart: Chart, rows: Rows, at: int, points: Points, to: int) -> None:
    """Give each seat's points from treasures, as if the game ended now; the turns are in order."""
    seats, secondaries = chart[SEATS], chart[SECONDARIES]
    for seat in range(seats):
        points[to, seat] = 0
    for level in range(chart[LEVELS]):
        # S2 to S5: the bytes from this level up to the surface, then unplayed shells, then the last turn.
        least, below = 1 << (16 + 8 * level), (1 << (24 + 8 * level)) - 1
        main, second, third = chart[MAIN + level], chart[SECONDARY + level], chart[OTHER_SECONDARY + level]
        for seat in range(seats):
            mine = rows[at, SHELLS + seat] & below
            ahead = 0
            for other in range(seats):
                ahead += (rows[at, SHELLS + other] & below) > mine
            # S1: without a shell there a seat takes no part; those ahead of one with shells have some too.
            secondary = second if ahead == 1 else third
            gain = main if ahead == 0 else secondary if ahead <= secondaries else 0
            points[to, seat] += gain if mine >= least else 0


@lean_within
def add_chests(chart: Chart, rows: Rows, at: int, points: Points, to: int) -> None:
    """Add what is in the chests."""
    owners, deal = rows[at, OWNERS], rows[at, DEAL]
    if owners == 0:
        return
    for slot in range(chart[SLOTS]):
        owner = (owners >> (4 * slot)) & 15
        if owner > 0:
            points[to, owner - 1] += chart[VALUES + ((deal >> (4 * slot)) & 15)]


@lean_within
def score(chart: Chart, rows: Rows, at: int, points: Points, to: int) -> None:
    """Score a table as if the game ended now."""
    order_turns(chart, rows, at)
    add_treasures(chart, rows, at, points, to)
    add_chests(chart, rows, at, points, to)


@lean_within
def best_of(points: Points, to: int) -> int:
    """Give the highest score."""
    best = points[to, 0]
    for seat in range(1, points.shape[1]):
        best = max(best, points[to, seat])
    return best
