"""What each end of a turn is worth to a kind of player, compiled: `greedy` and the two styles, for any rules.

The same as `greedy.GreedyBot` and `styles`; a test compares every choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from fathoms.games.into_the_blue.exact.bulk.chart import DICE_COUNT, LEVELS, SEATS, SLOTS, VALUES
from fathoms.games.into_the_blue.exact.bulk.points import add_treasures, order_turns
from fathoms.games.into_the_blue.exact.bulk.sea import DEAL, OWNERS, SEAT, SHELLS, unplayed
from fathoms.games.into_the_blue.exact.kernel import CHEST_TAKEN, FAIL, FIRST_PLACING
from fathoms.numeric import lean_within

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.exact.bulk.sea import Chart
    from fathoms.games.into_the_blue.exact.bulk.sea import Rows as Tables
    from fathoms.games.into_the_blue.exact.lanes import Rows

RANDOM: Final = 0
GREEDY: Final = 1
CAUTIOUS: Final = 2
DIVER: Final = 3
EXPERT: Final = 4
"""Kinds of players."""

_MEAN: Final = 1
"""The second row of `points`: what each seat's chests count for; the first is for treasures."""


@lean_within
def want(  # noqa: PLR0913, PLR0917 - compiled: plain arrays and numbers
    chart: Chart, rows: Tables, at: int, kind: int, points: NDArray[np.float64], after: Rows
) -> None:
    """Value the ends of the turn that begins at a table, in its column of `after`."""
    order_turns(chart, rows, at)
    if kind == GREEDY:
        chest = _count_chests(chart, rows, at, points)
        after[FAIL, at] = _worth(chart, rows, at, kind, 0, 0, points, 0.0)
        after[CHEST_TAKEN, at] = after[FAIL, at] + chest
        before = 0.0
    else:
        add_treasures(chart, rows, at, points, 0)
        before = points[0, rows[at, SEAT]]
        after[FAIL, at] = 0.0
        after[CHEST_TAKEN, at] = _taste_for_chests(chart, kind)
    seat, dice = rows[at, SEAT], chart[DICE_COUNT]
    left, mine = unplayed(rows, at, seat), rows[at, SHELLS + seat]
    for level in range(chart[LEVELS]):
        slot, worth = FIRST_PLACING + level * dice, after[FAIL, at]
        # T4: a run needs a die for every level above, so that fewer are left for a deep one.
        for count in range(1, dice - level + 1):
            if count <= left:  # T7
                rows[at, SHELLS + seat] = mine + (count << (16 + 8 * level)) - (count << 8)
                worth = _worth(chart, rows, at, kind, level, count, points, before)
            after[slot + count - 1, at] = worth
    rows[at, SHELLS + seat] = mine


@lean_within
def _worth(  # noqa: PLR0913, PLR0917 - likewise
    chart: Chart,
    rows: Tables,
    at: int,
    kind: int,
    level: int,
    count: int,
    points: NDArray[np.float64],
    before: float,
) -> float:
    """Value the table as it lies now: to `greedy` the lead, to a style how much it likes what was placed."""
    seat = rows[at, SEAT]
    add_treasures(chart, rows, at, points, 0)
    if kind == GREEDY:
        best = -1.0
        for other in range(chart[SEATS]):
            if other != seat:
                best = max(best, points[0, other] + points[_MEAN, other])
        return points[0, seat] + points[_MEAN, seat] - best
    gain = max(points[0, seat] - before, 0.0)
    if kind == CAUTIOUS:
        return np.sqrt(1.0 + gain + 0.5 * count)
    return (level + 1) * (level + 1) * np.sqrt(np.float64(count)) + gain


@lean_within
def _taste_for_chests(chart: Chart, kind: int) -> float:
    if kind == DIVER:
        return 3.0 * (chart[LEVELS] + 1) * (chart[LEVELS] + 1)
    total = 0
    for slot in range(chart[SLOTS]):
        total += chart[VALUES + slot]
    return np.sqrt(1.0 + total / chart[SLOTS])


@lean_within
def _count_chests(chart: Chart, rows: Tables, at: int, points: NDArray[np.float64]) -> float:
    """Count each seat's chests for what the mover knows or expects; gives what a hidden one counts for."""
    seats, slots, seat = chart[SEATS], chart[SLOTS], rows[at, SEAT]
    owners, deal = rows[at, OWNERS], rows[at, DEAL]
    unseen, hidden, mine = 0, 0, 0
    for slot in range(slots):
        value = chart[VALUES + ((deal >> (4 * slot)) & 15)]
        if (owners >> (4 * slot)) & 15 == seat + 1:
            mine += value
        else:
            unseen += value
            hidden += 1
    mean = float(unseen / hidden) if hidden > 0 else 0.0
    for other in range(seats):
        points[_MEAN, other] = 0
    for slot in range(slots):
        owner = (owners >> (4 * slot)) & 15
        if owner > 0:
            points[_MEAN, owner - 1] += mean
    points[_MEAN, seat] = mine
    return mean
