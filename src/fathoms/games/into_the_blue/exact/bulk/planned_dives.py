"""A turn played as it was worked out, compiled: the best dice are kept, the best level chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from fathoms.games.into_the_blue.exact.bulk.bits import pick, run_depth
from fathoms.games.into_the_blue.exact.bulk.chart import LEVELS, ROLLS_COUNT
from fathoms.games.into_the_blue.exact.bulk.dives import count_dive, keep, place_shells, roll, take_any_chest
from fathoms.games.into_the_blue.exact.bulk.lists import number_of
from fathoms.games.into_the_blue.exact.bulk.plans import placing
from fathoms.games.into_the_blue.exact.bulk.sea import DICE, ROLLS, brings_chest
from fathoms.games.into_the_blue.exact.bulk.wants import CAUTIOUS, DIVER, GREEDY
from fathoms.numeric import lean_within

if TYPE_CHECKING:
    from fathoms.games.into_the_blue.exact.bulk.lists import Lists
    from fathoms.games.into_the_blue.exact.bulk.plans import Plans
    from fathoms.games.into_the_blue.exact.bulk.records import Records
    from fathoms.games.into_the_blue.exact.bulk.sea import Chart, Rows


@lean_within
def nearly(kind: int) -> float:
    """Tell how much less than the best still counts as equally good."""
    return 1e-12 if kind == GREEDY else 1e-9


@lean_within
def planned_turn(  # noqa: PLR0913, PLR0917 - compiled: plain arrays and numbers
    chart: Chart, lists: Lists, plans: Plans, rows: Rows, at: int, kind: int, records: Records, game: int
) -> None:
    """Play a whole turn as its plan says; of equally good moves one is drawn."""
    bits = roll(chart, rows, at, records)
    while rows[at, ROLLS] < chart[ROLLS_COUNT]:
        kept, bits = best_kept(chart, lists, plans, rows, at, kind, bits)
        if not keep(rows, at, kept, records):
            break
        bits = roll(chart, rows, at, records)
    dice = rows[at, DICE]
    depth = run_depth(dice, chart[LEVELS])
    count_dive(chart, rows, at, depth, records, game)
    if brings_chest(chart, rows, at, depth):
        take_any_chest(chart, rows, at, bits, records)
    else:
        place_shells(chart, rows, at, best_level(chart, plans, at, dice, depth, kind, bits), records)


@lean_within
def best_level(  # noqa: PLR0913, PLR0917 - likewise
    chart: Chart, plans: Plans, lane: int, dice: int, depth: int, kind: int, bits: np.uint64
) -> int:
    """Choose the level to place on; the first after an unsuccessful dive, where nothing is placed."""
    if depth == 0:
        return 0
    least = plans.after[placing(chart, dice, 0), lane]
    for level in range(1, depth):
        least = max(least, plans.after[placing(chart, dice, level), lane])
    least -= nearly(kind)
    equal = 0
    for level in range(depth):
        equal += plans.after[placing(chart, dice, level), lane] >= least
    passed = pick(bits, np.uint64(equal))
    chosen = 0
    for level in range(depth):
        if plans.after[placing(chart, dice, level), lane] >= least:
            if passed == 0:
                chosen = level
            passed -= 1
    return chosen


@lean_within
def best_kept(  # noqa: PLR0913, PLR0917 - likewise
    chart: Chart, lists: Lists, plans: Plans, rows: Rows, lane: int, kind: int, bits: np.uint64
) -> tuple[int, np.uint64]:
    """Choose the dice to keep, all of them for a stop; gives what chance is left over, too."""
    dice, whole = rows[lane, DICE], lists.turn.whole
    result = number_of(chart, lists, dice) - whole
    stage = (chart[ROLLS_COUNT] - rows[lane, ROLLS] - 1) * whole
    start, end = lists.starts[result], lists.starts[result + 1]
    stop = plans.room.finals[result, lane]
    most = plans.held[stage + lists.kept[start], lane]
    for entry in range(start + 1, end):
        most = max(most, plans.held[stage + lists.kept[entry], lane])
    equal = 0
    if kind in (CAUTIOUS, DIVER):
        # A style stops as soon as what it has is good enough, and else throws.
        if stop >= (0.8 if kind == CAUTIOUS else 1.0) * most - 1e-9 and stop > 0.0:
            return dice, bits
    else:
        most = max(most, stop)
        equal = 1 if stop >= most - nearly(kind) else 0
    least = most - nearly(kind)
    for entry in range(start, end):
        equal += plans.held[stage + lists.kept[entry], lane] >= least
    passed = pick(bits, np.uint64(equal))
    bits *= np.uint64(equal)
    for entry in range(start, end):
        if plans.held[stage + lists.kept[entry], lane] >= least:
            if passed == 0:
                return lists.packed[entry], bits
            passed -= 1
    return dice, bits
