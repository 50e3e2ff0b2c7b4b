"""The desk: room for a search to work in, made once for a chart and used by every search on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from fathoms.games.atlantis_treasure.exact.chart import AGAIN, SEA, SQUARES

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.atlantis_treasure.exact.chart import Row

    Values = NDArray[np.float64]

PLIES: Final = 3
"""Turns in a row that a search can stand on: its own, and two answers."""
MOST_ENDS: Final = 40_000
MOST_ACTIONS: Final = 40_000

# The rows of a ply.
STANDING: Final = 0
ENDED: Final = 1
ROLLED: Final = 2
TRIED: Final = 3


class Desk(NamedTuple):
    """Arrays that a search writes on."""

    rows: NDArray[np.int64]
    """For each ply where a turn is to be played, where it ended, where the die is to fall, and room to try
    moves in."""
    actions: Row
    ends: NDArray[np.int64]
    """For each ply the ways to end a turn: first move, second move, gain."""
    values: Values
    """For each way to end the turn that is searched, what it is worth at a glance."""
    gains: Row
    chances: Values
    """For each ply, and once more, the chances of the seats; room for the appraisal behind them."""
    breadth: Row
    """How many ways to end a turn are looked at: at most in all on the first ply; in an answer, of those that
    gain most and of the others."""


def desk_for(chart: Row) -> Desk:
    """Make room for searches on a chart."""
    width = SEA + int(chart[SQUARES])
    return Desk(
        rows=np.zeros((PLIES, 6, width), np.int64),
        actions=np.zeros(2 * MOST_ACTIONS, np.int64),
        ends=np.zeros((PLIES, MOST_ENDS, 3), np.int64),
        values=np.zeros(MOST_ENDS),
        gains=np.zeros(AGAIN + 1, np.int64),
        chances=np.zeros((PLIES + 1, 8)),
        breadth=np.array([3000, 150, 60], np.int64),
    )
