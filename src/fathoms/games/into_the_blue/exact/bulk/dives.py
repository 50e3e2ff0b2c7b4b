"""One turn at a table, compiled: thrown, kept, ended and written down."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from fathoms.games.into_the_blue.exact.bulk.bits import count_bits, first_bit, pick, run_depth
from fathoms.games.into_the_blue.exact.bulk.chart import ALL_TAKEN, LEVELS, ROLLS_COUNT
from fathoms.games.into_the_blue.exact.bulk.keeping import draw_kept
from fathoms.games.into_the_blue.exact.bulk.records import (
    KEPT,
    LOST,
    PERFECT,
    PLACED,
    ROLLED,
    STOPPED,
    STOPPED_EARLY,
    TAKEN,
    note,
)
from fathoms.games.into_the_blue.exact.bulk.sea import (
    DICE,
    HELD,
    OWNERS,
    ROLLS,
    SEAT,
    brings_chest,
    draw,
    is_perfect,
    place,
    take,
    taken,
    throw,
    unplayed,
)
from fathoms.numeric import lean_within

if TYPE_CHECKING:
    from fathoms.games.into_the_blue.exact.bulk.records import Records
    from fathoms.games.into_the_blue.exact.bulk.sea import Chart, Rows


@lean_within
def roll(chart: Chart, rows: Rows, at: int, records: Records) -> np.uint64:
    """Throw the dice that are not held, and log them; gives the chance that is left over for the decision."""
    bits = throw(chart, rows, at, draw(rows, at))
    note(records, ROLLED, rows[at, DICE] - rows[at, HELD])
    return bits


@lean_within
def keep(rows: Rows, at: int, kept: int, records: Records) -> bool:
    """Keep dice, or stop if these are all; tells whether dice are to be thrown."""
    if kept == rows[at, DICE]:
        note(records, STOPPED, 0)
        return False
    note(records, KEPT, kept)
    rows[at, HELD] = kept
    return True


@lean_within
def count_dive(chart: Chart, rows: Rows, at: int, depth: int, records: Records, game: int) -> None:  # noqa: PLR0913, PLR0917 - compiled: plain numbers
    """Count what was done and decided in a dive whose dice are final."""
    rolls, most = rows[at, ROLLS], chart[ROLLS_COUNT]
    perfect = is_perfect(chart, rows[at, DICE], depth)
    records.deeds[game, STOPPED_EARLY] += rolls < most
    records.deeds[game, LOST] += depth == 0
    records.deeds[game, PERFECT] += perfect
    ends = perfect and taken(rows[at, OWNERS]) != chart[ALL_TAKEN]
    ends |= depth > 0 and unplayed(rows, at, rows[at, SEAT]) > 0
    records.decisions[game] += min(rolls, most - 1) + ends


@lean_within
def place_shells(chart: Chart, rows: Rows, at: int, level: int, records: Records) -> None:
    """Place shells, if there are any to place, and log it."""
    if records.log.size > 0 and rows[at, DICE] & 15 > 0 and unplayed(rows, at, rows[at, SEAT]) > 0:
        note(records, PLACED, level)
    place(chart, rows, at, level)


@lean_within
def take_any_chest(chart: Chart, rows: Rows, at: int, bits: np.uint64, records: Records) -> None:
    """Take one of the chests that nobody has taken: face down, one is as good as another."""
    free = chart[ALL_TAKEN] & ~taken(rows[at, OWNERS])
    passed = pick(bits, np.uint64(count_bits(free)))
    for _ in range(passed):
        free &= free - 1
    slot = first_bit(free) >> 2
    note(records, TAKEN, slot)
    take(chart, rows, at, slot)


@lean_within
def end_at_random(  # noqa: PLR0913, PLR0917 - compiled: plain arrays and numbers
    chart: Chart, rows: Rows, at: int, bits: np.uint64, records: Records, game: int
) -> None:
    """End a dive whose dice are final: a chest (T8), or a level of the run, each alike (T6)."""
    depth = run_depth(rows[at, DICE], chart[LEVELS])
    count_dive(chart, rows, at, depth, records, game)
    if brings_chest(chart, rows, at, depth):
        take_any_chest(chart, rows, at, bits, records)
    else:
        place_shells(chart, rows, at, pick(bits, np.uint64(depth)), records)


@lean_within
def random_turn(chart: Chart, rows: Rows, at: int, records: Records, game: int) -> None:
    """Play a whole turn at random."""
    bits = roll(chart, rows, at, records)
    while rows[at, ROLLS] < chart[ROLLS_COUNT]:
        kept, bits = draw_kept(rows[at, DICE], bits)
        if not keep(rows, at, kept, records):
            break
        bits = roll(chart, rows, at, records)
    end_at_random(chart, rows, at, bits, records, game)
