"""One turn at a table, compiled: thrown, kept, ended and written down; and whole games of random turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from fathoms.games.into_the_blue.exact.bulk.bits import count_bits, first_bit, inlined, lean, pick, run_depth
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
    begin_number,
    finish,
    note,
    note_standing,
)
from fathoms.games.into_the_blue.exact.bulk.sea import (
    DICE,
    HELD,
    OVER,
    OWNERS,
    PHASE,
    ROLLS,
    SEAT,
    TURNS,
    brings_chest,
    draw,
    is_perfect,
    place,
    take,
    taken,
    throw,
    unplayed,
)

if TYPE_CHECKING:
    from fathoms.games.into_the_blue.exact.bulk.records import Records
    from fathoms.games.into_the_blue.exact.bulk.sea import Chart, Rows


@inlined
def roll(chart: Chart, rows: Rows, at: int, records: Records) -> np.uint64:
    """Throw the dice that are not held, and log them; gives the chance that is left over for the decision."""
    bits = throw(chart, rows, at, draw(rows, at))
    note(records, ROLLED, rows[at, DICE] - rows[at, HELD])
    return bits


@inlined
def keep(rows: Rows, at: int, kept: int, records: Records) -> bool:
    """Keep dice, or stop if these are all; tells whether dice are to be thrown."""
    if kept == rows[at, DICE]:
        note(records, STOPPED, 0)
        return False
    note(records, KEPT, kept)
    rows[at, HELD] = kept
    return True


@inlined
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


@inlined
def place_shells(chart: Chart, rows: Rows, at: int, level: int, records: Records) -> None:
    """Place shells, if there are any to place, and log it."""
    if records.log.size > 0 and rows[at, DICE] & 15 > 0 and unplayed(rows, at, rows[at, SEAT]) > 0:
        note(records, PLACED, level)
    place(chart, rows, at, level)


@inlined
def take_any_chest(chart: Chart, rows: Rows, at: int, bits: np.uint64, records: Records) -> None:
    """Take one of the chests that nobody has taken: face down, one is as good as another."""
    free = chart[ALL_TAKEN] & ~taken(rows[at, OWNERS])
    passed = pick(bits, np.uint64(count_bits(free)))
    for _ in range(passed):
        free &= free - 1
    slot = first_bit(free) >> 2
    note(records, TAKEN, slot)
    take(chart, rows, at, slot)


@inlined
def random_turn(chart: Chart, rows: Rows, at: int, records: Records, game: int) -> None:
    """Play a whole turn at random."""
    bits = roll(chart, rows, at, records)
    while rows[at, ROLLS] < chart[ROLLS_COUNT]:
        kept, bits = draw_kept(rows[at, DICE], bits)
        if not keep(rows, at, kept, records):
            break
        bits = roll(chart, rows, at, records)
    depth = run_depth(rows[at, DICE], chart[LEVELS])
    count_dive(chart, rows, at, depth, records, game)
    if brings_chest(chart, rows, at, depth):
        take_any_chest(chart, rows, at, bits, records)
    else:
        place_shells(chart, rows, at, pick(bits, np.uint64(depth)), records)


@lean
def play_at_random(  # noqa: PLR0913, PLR0917 - compiled: plain arrays and numbers
    chart: Chart, rows: Rows, records: Records, seed: np.uint64, start: int, step: int, first: int
) -> None:
    """Play a game for each row of the records, numbered from `start` on."""
    for game in range(records.turns.size):
        begin_number(chart, rows, 0, records, game, seed, start + game * step, first)
        while rows[0, PHASE] != OVER:
            seat, turn = rows[0, SEAT], rows[0, TURNS]
            random_turn(chart, rows, 0, records, game)
            note_standing(chart, rows, 0, records, game, turn, seat)
        finish(chart, rows, 0, records, game)
