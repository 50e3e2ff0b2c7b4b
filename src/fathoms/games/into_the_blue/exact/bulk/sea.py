"""The rules of Into the Blue, compiled: a table is one row of whole numbers.

This is the permitted second copy of the rules; `state.State` is the first, and a test plays both. The shells
of a seat are packed eight bits a place: unplayed ones in the second byte, then level 1, 2, … upwards. So what
breaks a tie on a level (S3, S4) is one comparison of the bytes up to it. The lowest byte is left for S5.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from fathoms.games.into_the_blue.exact.bulk.bits import how_many, mixed, pick, run_depth
from fathoms.games.into_the_blue.exact.bulk.chart import (
    ALL_TAKEN,
    AT_ONCE,
    DICE_COUNT,
    LAST_CHEST,
    LAST_SHELL,
    LAST_TURNS,
    LEVELS,
    ROLLS_COUNT,
    SEATS,
    SHELLS_COUNT,
    SIZES,
    SLOTS,
    STARTS,
)
from fathoms.numeric import lean_within

if TYPE_CHECKING:
    from typing import TypeAlias

    from numpy.typing import NDArray

    Chart: TypeAlias = NDArray[np.int64]
    Rows: TypeAlias = NDArray[np.int64]

# The places of a row.
PHASE: Final = 0
SEAT: Final = 1
ROLLS: Final = 2
TURNS: Final = 3
ENDING: Final = 4
"""Last turns still to begin after this one; -1 while nothing has ended the game."""
ENDED_BY: Final = 5
DICE: Final = 6
HELD: Final = 7
OWNERS: Final = 8
"""Four bits a slot: the seat that took its chest, 1 is the first seat; 0 is nobody."""
DEAL: Final = 9
"""Four bits a slot: which of the sorted chests lies there."""
STREAM: Final = 10
"""Where the chance of this game comes from."""
SEED: Final = 11
"""Where the chance of all games at this table comes from."""
GAME: Final = 12
"""How many games were played at this table before."""
SHELLS: Final = 13
"""From here a place a seat; after them the number of each seat's latest turn."""

ROLL: Final = 0
DECIDE: Final = 1
PLACE: Final = 2
CHEST: Final = 3
OVER: Final = 4
"""Phases."""

_GAMMA: Final = np.uint64(0x9E3779B97F4A7C15)
_STEP: Final = np.uint64(0xD1342543DE82EF95)
_IN_ORDER: Final = 0x9876543210
_NEARLY: Final = 0x7777777777


def row_width(seats: int) -> int:
    """Count the places of a row."""
    return SHELLS + 2 * seats


@lean_within
def stream_of(seed: np.uint64, number: int) -> np.uint64:
    """Give the chance of one game among those of a seed."""
    return mixed(mixed(seed + _GAMMA) + np.uint64(number) * _STEP)


@lean_within
def draw(rows: Rows, at: int) -> np.uint64:
    """Give the 64 bits of chance of the throw to come: they hang on the game, turn and throw alone."""
    count = np.uint64(rows[at, TURNS] * 8 + rows[at, ROLLS])
    return mixed(np.uint64(rows[at, STREAM]) + count * _GAMMA)


@lean_within
def draw_first(stream: np.uint64, seats: int) -> int:
    """Draw who begins (T1)."""
    return pick(mixed(stream + np.uint64(1) * _GAMMA), np.uint64(seats))


@lean_within
def begin(chart: Chart, rows: Rows, at: int, stream: np.uint64, first: int) -> None:
    """Set up a table (B1) and shuffle the chests (B3); the first dice are still to fall."""
    seats, slots = chart[SEATS], chart[SLOTS]
    bits, deal = mixed(stream), _IN_ORDER
    for slot in range(slots):
        left = np.uint64(slots - slot)
        other = slot + pick(bits, left)
        bits *= left
        swapped = ((deal >> (4 * slot)) ^ (deal >> (4 * other))) & 15
        deal ^= (swapped << (4 * slot)) | (swapped << (4 * other))
    rows[at, DEAL] = deal
    rows[at, STREAM] = np.int64(stream)
    rows[at, OWNERS] = 0
    rows[at, ENDED_BY] = -1
    rows[at, TURNS] = 0
    for seat in range(seats):
        rows[at, SHELLS + seat] = chart[SHELLS_COUNT] << 8
        rows[at, SHELLS + seats + seat] = 0
    open_turn(rows, at, first, -1, seats)


@lean_within
def open_turn(rows: Rows, at: int, seat: int, ending: int, seats: int) -> None:
    """Begin a turn: all dice are to be thrown (T2)."""
    turns = rows[at, TURNS] + 1
    rows[at, PHASE] = ROLL
    rows[at, SEAT] = seat
    rows[at, ROLLS] = 0
    rows[at, TURNS] = turns
    rows[at, ENDING] = ending
    rows[at, DICE] = 0
    rows[at, HELD] = 0
    rows[at, SHELLS + seats + seat] = turns


@lean_within
def end_turn(chart: Chart, rows: Rows, at: int) -> None:
    """Pass the turn clockwise (T1), or end the game after the last turns (E1)."""
    ending, seats = rows[at, ENDING], chart[SEATS]
    if ending == 0:
        rows[at, PHASE] = OVER
        return
    seat = rows[at, SEAT] + 1
    seat = 0 if seat == seats else seat
    open_turn(rows, at, seat, ending - 1 if ending > 0 else ending, seats)


@lean_within
def throw(chart: Chart, rows: Rows, at: int, bits: np.uint64) -> np.uint64:
    """Throw the dice that are not held (T2); gives the chance that is left over."""
    held = rows[at, HELD]
    thrown = chart[DICE_COUNT] - how_many(held)
    some, others = (thrown + 1) >> 1, thrown >> 1
    size = np.uint64(chart[SIZES + some])
    dice = held + chart[chart[STARTS + some] + pick(bits, size)]
    bits *= size
    size = np.uint64(chart[SIZES + others])
    rows[at, DICE] = dice + chart[chart[STARTS + others] + pick(bits, size)]
    rows[at, ROLLS] += 1
    return bits * size


@lean_within
def unplayed(rows: Rows, at: int, seat: int) -> int:
    """Count the unplayed shells of a seat."""
    return (rows[at, SHELLS + seat] >> 8) & 255


@lean_within
def taken(owners: int) -> int:
    """Mark the slots whose chests are taken: the highest of the four bits of each."""
    return (owners + _NEARLY) & ~_NEARLY & 0xFFFFFFFFFF


@lean_within
def is_perfect(chart: Chart, dice: int, depth: int) -> bool:
    """Tell whether a dive went all the way down and shows a chest too (T8)."""
    return depth == chart[LEVELS] and dice >> 24 > 0


@lean_within
def brings_chest(chart: Chart, rows: Rows, at: int, depth: int) -> bool:
    """Tell whether the dice, once final, bring a chest (T8)."""
    return is_perfect(chart, rows[at, DICE], depth) and taken(rows[at, OWNERS]) != chart[ALL_TAKEN]


@lean_within
def settle(chart: Chart, rows: Rows, at: int) -> None:
    """The dice are final: a perfect dive (T8), an unsuccessful one (T5), or a choice of level (T6)."""
    depth = run_depth(rows[at, DICE], chart[LEVELS])
    if brings_chest(chart, rows, at, depth):
        rows[at, PHASE] = CHEST
    elif depth == 0 or unplayed(rows, at, rows[at, SEAT]) == 0:
        end_turn(chart, rows, at)
    else:
        rows[at, PHASE] = PLACE


@lean_within
def place(chart: Chart, rows: Rows, at: int, level: int) -> None:
    """Place shells and end the turn (T6, T7); level 0 is the first.

    With no die or no shell for it the turn simply passes: so an unsuccessful dive needs no branch of its own
    where none is to be guessed wrong.
    """
    seat = rows[at, SEAT]
    left = unplayed(rows, at, seat)
    count = min((rows[at, DICE] >> (4 * level)) & 15, left)
    rows[at, SHELLS + seat] += (count << (16 + 8 * level)) - (count << 8)
    if count == left and rows[at, ENDING] < 0:
        # E1; a second player who runs out during the last turns adds nothing.
        begin_end(chart, rows, at, chart[LAST_SHELL])
    if rows[at, PHASE] != OVER:
        end_turn(chart, rows, at)


@lean_within
def take(chart: Chart, rows: Rows, at: int, slot: int) -> None:
    """Take a chest (T8); slot 0 is the first."""
    seat = rows[at, SEAT]
    rows[at, OWNERS] |= (seat + 1) << (4 * slot)
    if taken(rows[at, OWNERS]) == chart[ALL_TAKEN]:
        # E2: at once, also during last turns and whoever may still have to play.
        how = chart[LAST_CHEST]
        if how == AT_ONCE:
            begin_end(chart, rows, at, AT_ONCE)
            return
        if how == LAST_TURNS and rows[at, ENDING] < 0:
            begin_end(chart, rows, at, LAST_TURNS)
            end_turn(chart, rows, at)
            return
    # T8, E3: another whole turn at once, also in a last turn.
    open_turn(rows, at, seat, rows[at, ENDING], chart[SEATS])


@lean_within
def begin_end(chart: Chart, rows: Rows, at: int, how: int) -> None:
    """Do what a last shell or last chest does (E1, E2)."""
    if how == AT_ONCE:
        rows[at, PHASE] = OVER
        rows[at, ENDED_BY] = rows[at, SEAT]
    elif how == LAST_TURNS:
        rows[at, ENDING] = chart[SEATS] - 1
        rows[at, ENDED_BY] = rows[at, SEAT]


@lean_within
def let_fall(chart: Chart, rows: Rows, at: int) -> None:
    """Throw dice until a seat has to decide or the game is over."""
    while rows[at, PHASE] == ROLL:
        throw(chart, rows, at, draw(rows, at))
        # T3: after the last roll the dice are final.
        if rows[at, ROLLS] == chart[ROLLS_COUNT]:
            settle(chart, rows, at)
        else:
            rows[at, PHASE] = DECIDE
