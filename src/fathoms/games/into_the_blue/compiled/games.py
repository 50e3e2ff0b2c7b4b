"""Compiled games: what is written down of each, and whole games at random, two tables side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from fathoms.games.into_the_blue.compiled.chance import begin, draw, draw_first, draw_kept, stream_of, throw
from fathoms.games.into_the_blue.compiled.instructions import count_bits, pick
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
    SEATS,
    TURNS,
    add_chests,
    add_treasures,
    begins,
    best_score,
    brings_chest,
    free_slot,
    has_uneven_rolls,
    is_perfect,
    order_turns_from,
    place,
    rolls_of_mover,
    run_depth,
    score,
    shells_on,
    showing,
    take,
    taken,
    unplayed,
)
from fathoms.jit import njit_no_alloc, njit_no_alloc_inline

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.compiled.rules import Constants, Row


DEEDS: Final = (
    "dives-lost",
    "dives-stopped",
    "dives-perfect",
    "chests-taken",
    "levels-contested",
    "ties-broken",
    "shells-level-1",
    "shells-level-2",
    "shells-level-3",
    "shells-level-4",
    "shells-level-5",
    "shells-level-6",
)
"""What is counted in each game: dives lost (T5), stopped before the last roll (T3), perfect (T8); chests
taken; levels where several seats have shells at the end; seats there that S3 to S5 had to rank; the shells
that lie on each level at the end."""
LOST, STOPPED_EARLY, PERFECT, _CHESTS, _CONTESTED, _TIES, _SHELLS = range(7)

ROTATE: Final = -1
DRAW: Final = -2
"""Who begins, unless it is a seat."""

ROLLED, KEPT, STOPPED, PLACED, TAKEN = range(1, 6)
"""Kinds of moves in a log, in the bits from 32 upwards; below stands what was rolled, kept, placed, taken."""

_NOTES: Final = 4
_POINTS, _LEVEL_AT, _BEHIND, _LEADER = range(_NOTES)


class Records(NamedTuple):
    """Games, a row each."""

    first: NDArray[np.int8]
    scores: NDArray[np.int32]
    wins: NDArray[np.bool_]
    turns: NDArray[np.int32]
    decisions: NDArray[np.int32]
    deeds: NDArray[np.int32]
    course: NDArray[np.int32]
    """Lead changes, when it was decided, deficit; no rows if nobody asks."""
    notes: NDArray[np.int32]
    """For each game that is on: points, when a seat last did not lead alone, its worst deficit."""
    log: NDArray[np.int64]
    """The moves of one game, the first entry says how many; empty if nobody asks."""


def new_records(seats: int, games: int, tables: int, *, course: bool, log: int = 0) -> Records:
    """Make room for games, `tables` of which are on at a time."""
    return Records(
        np.zeros(games, np.int8),
        np.zeros((games, seats), np.int32),
        np.zeros((games, seats), np.bool_),
        np.zeros(games, np.int32),
        np.zeros(games, np.int32),
        np.zeros((games, len(DEEDS)), np.int32),
        np.zeros((games if course else 0, 3), np.int32),
        np.zeros((tables, _NOTES, seats), np.int32),
        np.zeros(log, np.int64),
    )


@njit_no_alloc_inline
def note(records: Records, kind: int, what: int) -> None:
    """Log a move if somebody asks; a log that is full counts on, so that a larger one can be made."""
    if records.log.size > 0:
        count = records.log[0] + 1
        records.log[0] = count
        if count < records.log.size:
            records.log[count] = (kind << 32) | what


@njit_no_alloc_inline
def count_dive(constants: Constants, row: Row, depth: int, records: Records, game: int) -> None:
    """Count what was done and decided in a dive whose dice are final."""
    rolls, most = row[ROLLS], rolls_of_mover(constants, row)
    records.deeds[game, LOST] += depth == 0
    records.deeds[game, STOPPED_EARLY] += rolls < most
    records.deeds[game, PERFECT] += is_perfect(constants, row[DICE], depth)
    ends = brings_chest(constants, row, depth)
    ends |= depth > 0 and unplayed(row, row[SEAT]) > 0
    records.decisions[game] += min(rolls, most - 1) + ends


@njit_no_alloc_inline
def begin_number(
    constants: Constants,
    row: Row,
    at: int,
    records: Records,
    game: int,
    seed: np.uint64,
    number: int,
    first: int,
) -> None:
    """Begin the game with a number at a table."""
    stream, seats = stream_of(seed, number), constants[SEATS]
    if first == ROTATE:
        first = number % seats
    elif first == DRAW:
        first = draw_first(stream, seats)
    first = begins(constants, first)
    begin(constants, row, stream, first)
    records.first[game] = first
    if records.course.shape[0] > 0:
        for seat in range(seats):
            records.notes[at, _LEVEL_AT, seat] = 0
            records.notes[at, _BEHIND, seat] = 0
        records.notes[at, _LEADER, 0] = -1


@njit_no_alloc_inline
def note_standing(
    constants: Constants, row: Row, at: int, records: Records, game: int, turn: int, seat_before: int
) -> None:
    """Note how the seats stand after a turn of a seat."""
    if records.course.shape[0] == 0:
        return
    notes, seats = records.notes[at], constants[SEATS]
    # S5: a turn that has just begun does not count yet.
    order_turns_from(constants, row, seat_before)
    add_treasures(constants, row, notes[_POINTS])
    add_chests(constants, row, notes[_POINTS])
    best, leaders, leader = best_score(notes[_POINTS]), 0, -1
    for seat in range(seats):
        if notes[_POINTS, seat] == best:
            leaders += 1
            leader = seat
        notes[_BEHIND, seat] = max(notes[_BEHIND, seat], best - notes[_POINTS, seat])
    for seat in range(seats):
        if leaders > 1 or seat != leader:
            notes[_LEVEL_AT, seat] = turn
    if leaders == 1:
        before = notes[_LEADER, 0]
        if before >= 0 and before != leader:
            records.course[game, 0] += 1
        notes[_LEADER, 0] = leader


@njit_no_alloc_inline
def finish(constants: Constants, row: Row, at: int, records: Records, game: int) -> None:
    """Write down how a game ended."""
    seats, scores = constants[SEATS], records.scores[game]
    score(constants, row, scores)
    best = best_score(scores)
    for seat in range(seats):
        records.wins[game, seat] = scores[seat] == best
    records.turns[game] = row[TURNS]
    deeds = records.deeds
    deeds[game, _CHESTS] = count_bits(taken(row[OWNERS]) & constants[ALL_TAKEN])
    for level in range(constants[LEVELS]):
        shells, present, different = 0, 0, 0
        for seat in range(seats):
            mine = shells_on(row, seat, level)
            shells += mine
            alike = False
            for other in range(seat):
                alike |= shells_on(row, other, level) == mine
            # Whether a seat has shells here nobody can guess, so there is no branch to be guessed wrong.
            here = int(mine > 0)
            present += here
            different += here * int(not alike)
        deeds[game, _SHELLS + level] = shells
        deeds[game, _CONTESTED] += present > 1
        deeds[game, _TIES] += present - different
    if records.course.shape[0] > 0:
        _finish_course(constants, at, records, game, row[TURNS])


@njit_no_alloc_inline
def _finish_course(constants: Constants, at: int, records: Records, game: int, turns: int) -> None:
    notes = records.notes[at]
    winners, decided, deficit = 0, 0, -1
    for seat in range(constants[SEATS]):
        if records.wins[game, seat]:
            winners += 1
            decided = notes[_LEVEL_AT, seat] + 1
            behind = notes[_BEHIND, seat]
            deficit = behind if deficit < 0 else min(deficit, behind)
    records.course[game, 1] = decided if winners == 1 else turns
    records.course[game, 2] = deficit


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
    while row[ROLLS] < rolls_of_mover(constants, row):
        kept, bits = draw_kept(row[DICE], bits)
        if not keep(row, kept, records):
            break
        bits = roll(constants, row, records)
    end_at_random(constants, row, bits, records, game)


@njit_no_alloc_inline
def _keep_and_throw(
    constants: Constants,
    row: Row,
    left: NDArray[np.uint64],
    at: int,
    uneven: bool,  # noqa: FBT001 - compiled calls name nothing
) -> None:
    """Draw a decision and throw the other dice; a table that stops, now or before, throws none."""
    dice = row[DICE]
    stopped = row[HELD] == dice or (uneven and row[ROLLS] == rolls_of_mover(constants, row))
    kept, bits = draw_kept(dice, left[at])
    kept = dice if stopped else kept
    stops = kept == dice
    row[HELD] = kept
    fresh = throw(constants, row, draw(row))
    row[ROLLS] -= stops
    bits = left[at] if stopped else bits
    left[at] = bits if stops else fresh


@njit_no_alloc
def log_at_random(
    constants: Constants,
    rows: NDArray[np.int64],
    records: Records,
    seed: np.uint64,
    number: int,
    first: int,
) -> None:
    """Play one game likewise and log its moves, in their order."""
    row = rows[0]
    begin_number(constants, row, 0, records, 0, seed, number, first)
    while row[PHASE] != OVER:
        random_turn(constants, row, records, 0)
    finish(constants, row, 0, records, 0)


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
    uneven = has_uneven_rolls(constants)
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
                _keep_and_throw(constants, rows[at], left, at, uneven)
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
