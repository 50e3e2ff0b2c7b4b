"""What is written down about games as they are played, compiled: scores, deeds, their course, their moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from fathoms.games.into_the_blue.exact.bulk.bits import count_bits
from fathoms.games.into_the_blue.exact.bulk.chart import ALL_TAKEN, LEVELS, SEATS
from fathoms.games.into_the_blue.exact.bulk.points import best_of, score
from fathoms.games.into_the_blue.exact.bulk.sea import (
    OWNERS,
    SEAT,
    SHELLS,
    TURNS,
    begin,
    draw_first,
    stream_of,
    taken,
)
from fathoms.numeric import lean_within

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.exact.bulk.sea import Chart, Rows

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
LOST: Final = 0
STOPPED_EARLY: Final = 1
PERFECT: Final = 2
_CHESTS: Final = 3
_CONTESTED: Final = 4
_TIES: Final = 5
_SHELLS: Final = 6

ROTATE: Final = -1
DRAW: Final = -2
"""Who begins, unless it is a seat."""

ROLLED: Final = 1
KEPT: Final = 2
STOPPED: Final = 3
PLACED: Final = 4
TAKEN: Final = 5
"""Kinds of moves in a log, in the bits from 32 upwards; below stands what was rolled, kept, placed, taken."""

_POINTS: Final = 0
_LEVEL_AT: Final = 1
_BEHIND: Final = 2
_LEADER: Final = 3
_NOTES: Final = 4


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
    """Make room for games of which so many are on at a time."""
    return Records(
        np.zeros(games, np.int8),
        np.zeros((games, seats), np.int32),
        np.zeros((games, seats), np.bool_),
        np.zeros(games, np.int32),
        np.zeros(games, np.int32),
        np.zeros((games, len(DEEDS)), np.int32),
        np.zeros((games if course else 0, 3), np.int32),
        np.zeros((tables * _NOTES, seats), np.int32),
        np.zeros(log, np.int64),
    )


@lean_within
def note(records: Records, kind: int, what: int) -> None:
    """Log a move if somebody asks; a log that is full counts on, so that a larger one can be made."""
    if records.log.size > 0:
        count = records.log[0] + 1
        records.log[0] = count
        if count < records.log.size:
            records.log[count] = (kind << 32) | what


@lean_within
def begin_number(  # noqa: PLR0913, PLR0917 - compiled: plain numbers
    chart: Chart, rows: Rows, at: int, records: Records, game: int, seed: np.uint64, number: int, first: int
) -> None:
    """Begin the game with a number."""
    stream, seats = stream_of(seed, number), chart[SEATS]
    if first == ROTATE:
        first = number % seats
    elif first == DRAW:
        first = draw_first(stream, seats)
    begin(chart, rows, at, stream, first)
    records.first[game] = first
    if records.course.shape[0] > 0:
        for seat in range(seats):
            records.notes[at * _NOTES + _LEVEL_AT, seat] = 0
            records.notes[at * _NOTES + _BEHIND, seat] = 0
        records.notes[at * _NOTES + _LEADER, 0] = -1


@lean_within
def note_standing(  # noqa: PLR0913, PLR0917 - likewise
    chart: Chart, rows: Rows, at: int, records: Records, game: int, turn: int, seat_before: int
) -> None:
    """Note how the seats stand after a turn of a seat."""
    if records.course.shape[0] == 0:
        return
    notes, top, seats = records.notes, at * _NOTES, chart[SEATS]
    latest = SHELLS + seats + rows[at, SEAT]
    begun = rows[at, latest]
    if begun > turn and rows[at, SEAT] != seat_before:
        # S5: the turn that has begun does not count yet, and the one before it was the earliest of all.
        rows[at, latest] = 0
    score(chart, rows, at, notes, top + _POINTS)
    rows[at, latest] = begun
    best, leaders, leader = best_of(notes, top + _POINTS), 0, -1
    for seat in range(seats):
        if notes[top + _POINTS, seat] == best:
            leaders += 1
            leader = seat
        notes[top + _BEHIND, seat] = max(notes[top + _BEHIND, seat], best - notes[top + _POINTS, seat])
    for seat in range(seats):
        if leaders > 1 or seat != leader:
            notes[top + _LEVEL_AT, seat] = turn
    if leaders == 1:
        before = notes[top + _LEADER, 0]
        if before >= 0 and before != leader:
            records.course[game, 0] += 1
        notes[top + _LEADER, 0] = leader


@lean_within
def finish(chart: Chart, rows: Rows, at: int, records: Records, game: int) -> None:
    """Write down how a game ended."""
    seats, scores = chart[SEATS], records.scores
    score(chart, rows, at, scores, game)
    best = best_of(scores, game)
    for seat in range(seats):
        records.wins[game, seat] = scores[game, seat] == best
    records.turns[game] = rows[at, TURNS]
    deeds = records.deeds
    deeds[game, _CHESTS] = count_bits(taken(rows[at, OWNERS]) & chart[ALL_TAKEN])
    for level in range(chart[LEVELS]):
        shift = 16 + 8 * level
        shells, present, different = 0, 0, 0
        for seat in range(seats):
            mine = (rows[at, SHELLS + seat] >> shift) & 255
            shells += mine
            alike = False
            for other in range(seat):
                alike |= (rows[at, SHELLS + other] >> shift) & 255 == mine
            # Whether a seat has shells here nobody can guess, so there is no branch to be guessed wrong.
            here = int(mine > 0)
            present += here
            different += here * int(not alike)
        deeds[game, _SHELLS + level] = shells
        deeds[game, _CONTESTED] += present > 1
        deeds[game, _TIES] += present - different
    if records.course.shape[0] > 0:
        _finish_course(chart, at, records, game, rows[at, TURNS])


@lean_within
def _finish_course(chart: Chart, at: int, records: Records, game: int, turns: int) -> None:
    notes, top = records.notes, at * _NOTES
    winners, decided, deficit = 0, 0, -1
    for seat in range(chart[SEATS]):
        if records.wins[game, seat]:
            winners += 1
            decided = notes[top + _LEVEL_AT, seat] + 1
            behind = notes[top + _BEHIND, seat]
            deficit = behind if deficit < 0 else min(deficit, behind)
    records.course[game, 1] = decided if winners == 1 else turns
    records.course[game, 2] = deficit
