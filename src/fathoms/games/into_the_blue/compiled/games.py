"""Turns and whole games at random, compiled, two tables side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from fathoms.games.into_the_blue.compiled.chance import draw, draw_kept, throw
from fathoms.games.into_the_blue.compiled.instructions import count_bits, pick
from fathoms.games.into_the_blue.compiled.records import (
    KEPT,
    PLACED,
    ROLLED,
    STOPPED,
    TAKEN,
    begin_number,
    count_dive,
    finish,
    note,
    note_standing,
)
from fathoms.games.into_the_blue.compiled.rules import (
    ALL_TAKEN,
    DICE,
    HELD,
    LEVELS,
    OVER,
    OWNERS,
    PHASE,
    ROLLS,
    ROLLS_COUNT,
    SEAT,
    TURNS,
    brings_chest,
    free_slot,
    place,
    run_depth,
    showing,
    take,
    taken,
    unplayed,
)
from fathoms.jit import njit_no_alloc, njit_no_alloc_inline

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.compiled.records import Records
    from fathoms.games.into_the_blue.compiled.rules import Constants, Row

SIDE_BY_SIDE: Final = 2
_NO_GAME: Final = -1


@njit_no_alloc_inline
def roll(constants: Constants, row: Row, records: Records) -> np.uint64:
    """Throw the dice that are not held, and log them; gives the chance that is left over for the decision."""
    bits = throw(constants, row, draw(row))
    note(records, ROLLED, row[DICE] - row[HELD])
    return bits


@njit_no_alloc_inline
def keep(row: Row, kept: int, records: Records) -> bool:
    """Keep dice, or stop if these are all; tells whether dice are to be thrown."""
    if kept == row[DICE]:
        note(records, STOPPED, 0)
        return False
    note(records, KEPT, kept)
    row[HELD] = kept
    return True


@njit_no_alloc_inline
def place_shells(constants: Constants, row: Row, level: int, records: Records) -> None:
    """Place shells, if there are any to place, and log it."""
    if records.log.size > 0 and showing(row[DICE], 0) > 0 and unplayed(row, row[SEAT]) > 0:
        note(records, PLACED, level)
    place(constants, row, level, showing(row[DICE], level))


@njit_no_alloc_inline
def take_any_chest(constants: Constants, row: Row, bits: np.uint64, records: Records) -> None:
    """Take one of the chests that nobody has taken: face down, one is as good as another."""
    free = constants[ALL_TAKEN] & ~taken(row[OWNERS])
    slot = free_slot(constants, row, pick(bits, np.uint64(count_bits(free))))
    note(records, TAKEN, slot)
    take(constants, row, slot)


@njit_no_alloc_inline
def end_at_random(constants: Constants, row: Row, bits: np.uint64, records: Records, game: int) -> None:
    """End a dive whose dice are final: a chest (T8), or a level of the run, each alike (T6)."""
    depth = run_depth(row[DICE], constants[LEVELS])
    count_dive(constants, row, depth, records, game)
    if brings_chest(constants, row, depth):
        take_any_chest(constants, row, bits, records)
    else:
        place_shells(constants, row, pick(bits, np.uint64(depth)), records)


@njit_no_alloc_inline
def random_turn(constants: Constants, row: Row, records: Records, game: int) -> None:
    """Play a whole turn at random."""
    bits = roll(constants, row, records)
    while row[ROLLS] < constants[ROLLS_COUNT]:
        kept, bits = draw_kept(row[DICE], bits)
        if not keep(row, kept, records):
            break
        bits = roll(constants, row, records)
    end_at_random(constants, row, bits, records, game)


@njit_no_alloc_inline
def _keep_and_throw(constants: Constants, row: Row, left: NDArray[np.uint64], at: int) -> None:
    """Draw a decision and throw the other dice; a table that stops, now or before, throws none."""
    dice = row[DICE]
    stopped = row[HELD] == dice
    kept, bits = draw_kept(dice, left[at])
    kept = dice if stopped else kept
    stops = kept == dice
    row[HELD] = kept
    fresh = throw(constants, row, draw(row))
    row[ROLLS] -= stops
    bits = left[at] if stopped else bits
    left[at] = bits if stops else fresh


@njit_no_alloc
def play_at_random(
    constants: Constants,
    rows: NDArray[np.int64],
    left: NDArray[np.uint64],
    on: NDArray[np.int64],
    records: Records,
    seed: np.uint64,
    start: int,
    step: int,
    first: int,
) -> None:
    """Play a game for each row of the records, numbered from `start` on, every turn at random.

    Each decision waits for its dice and each throw for its decision, so that a processor playing one table is
    idle half of the time. Two tables that know nothing of each other go in step, throw by throw; one that has
    stopped throws no dice, which needs no branch. The games are the same as one after the other.

    `left` is room for the chance that a throw leaves over, `on` for the game that is on at each table.
    """
    games, begun, done = records.turns.size, 0, 0
    if records.log.size > 0:
        # The moves of one game, in their order.
        row = rows[0]
        begin_number(constants, row, 0, records, 0, seed, start, first)
        while row[PHASE] != OVER:
            seat, turn = row[SEAT], row[TURNS]
            random_turn(constants, row, records, 0)
            note_standing(constants, row, 0, records, 0, turn, seat)
        finish(constants, row, 0, records, 0)
        return
    for at in range(SIDE_BY_SIDE):
        # A table without a game throws along, and nobody writes it down.
        on[at] = _NO_GAME
        if begun < games:
            on[at] = begun
            begin_number(constants, rows[at], at, records, begun, seed, start + begun * step, first)
            begun += 1
    while done < games:
        for at in range(SIDE_BY_SIDE):
            left[at] = throw(constants, rows[at], draw(rows[at]))
        for _ in range(constants[ROLLS_COUNT] - 1):
            for at in range(SIDE_BY_SIDE):
                _keep_and_throw(constants, rows[at], left, at)
        for at in range(SIDE_BY_SIDE):
            game, row = on[at], rows[at]
            if game == _NO_GAME:
                continue
            seat, turn = row[SEAT], row[TURNS]
            end_at_random(constants, row, left[at], records, game)
            note_standing(constants, row, at, records, game, turn, seat)
            if row[PHASE] == OVER:
                finish(constants, row, at, records, game)
                done += 1
                on[at] = _NO_GAME
                if begun < games:
                    on[at] = begun
                    begin_number(constants, row, at, records, begun, seed, start + begun * step, first)
                    begun += 1
