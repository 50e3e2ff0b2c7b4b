"""What a seat sees and may say, compiled: observations and masks of a table.

An observation has a number from 0 to 1 for each of `feature_names`. The dice and the turn come first, as they
change most often; then the sea, from the viewer's own seat on in turn order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from fathoms.games.into_the_blue.exact.bulk.bits import run_depth
from fathoms.games.into_the_blue.exact.bulk.chart import (
    ALL_TAKEN,
    DICE_COUNT,
    FACES,
    FIRST_LEVEL,
    FIRST_SLOT,
    KINDS,
    LEVELS,
    ROLLS_COUNT,
    SEATS,
    SHELLS_COUNT,
    SLOTS,
    VALUES,
)
from fathoms.games.into_the_blue.exact.bulk.keeping import KEEP_MASKS, equal_neighbours
from fathoms.games.into_the_blue.exact.bulk.sea import (
    CHEST,
    DEAL,
    DECIDE,
    DICE,
    ENDING,
    OWNERS,
    PHASE,
    PLACE,
    ROLLS,
    SHELLS,
    taken,
)
from fathoms.games.into_the_blue.moves import FACE_ORDER
from fathoms.numeric import lean_within

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.exact.bulk.sea import Chart, Rows
    from fathoms.games.into_the_blue.rules import Rules

_ONE, _NONE = np.float32(1), np.float32(0)


def feature_names(rules: Rules, seats: int) -> list[str]:
    """Name each number of an observation."""
    who = ["own", *(f"rival {rival}" for rival in range(1, seats))]
    levels, slots = range(1, rules.levels + 1), range(1, len(rules.chests) + 1)
    return [
        *(f"dice showing {face}, of all dice" for face in FACE_ORDER if face in rules.faces),
        "rolls left, of all rolls",
        "to keep dice or stop",
        "to place shells",
        "to take a chest",
        "the last turns have begun",
        "last turns to come, of all rivals'",
        *(f"{seat}: unplayed shells, of all" for seat in who),
        *(f"{seat}: chests, of all" for seat in who),
        *(f"{seat}: shells on level {level}, of all" for seat in who for level in levels),
        *(f"chest {slot} is taken" for slot in slots),
        *(f"own chest {slot}: its value, of the highest" for slot in slots),
    ]


@lean_within
def see_turn(chart: Chart, rows: Rows, at: int, seen: NDArray[np.float32], to: int) -> int:
    """Write down the dice and where the turn stands; gives how many numbers that took."""
    dice, kinds, phase = rows[at, DICE], chart[KINDS], rows[at, PHASE]
    share = _ONE / np.float32(chart[DICE_COUNT])
    for kind in range(kinds):
        seen[to, kind] = np.float32((dice >> (4 * chart[FACES + kind])) & 15) * share
    rolls, ending = chart[ROLLS_COUNT], rows[at, ENDING]
    seen[to, kinds] = np.float32(rolls - rows[at, ROLLS]) / np.float32(rolls)
    seen[to, kinds + 1] = _ONE if phase == DECIDE else _NONE
    seen[to, kinds + 2] = _ONE if phase == PLACE else _NONE
    seen[to, kinds + 3] = _ONE if phase == CHEST else _NONE
    seen[to, kinds + 4] = _ONE if ending >= 0 else _NONE
    seen[to, kinds + 5] = np.float32(max(ending, 0)) / np.float32(chart[SEATS] - 1)
    return kinds + 6


@lean_within
def see_sea(  # noqa: PLR0913, PLR0917 - compiled: plain arrays and numbers
    chart: Chart, rows: Rows, at: int, seat: int, seen: NDArray[np.float32], to: int, start: int
) -> None:
    """Write down the shells and chests as a seat sees them."""
    seats, levels, slots = chart[SEATS], chart[LEVELS], chart[SLOTS]
    share = _ONE / np.float32(chart[SHELLS_COUNT])
    chests, shells = start + seats, start + 2 * seats
    other = seat
    for offset in range(seats):
        mine = rows[at, SHELLS + other]
        seen[to, start + offset] = np.float32((mine >> 8) & 255) * share
        seen[to, chests + offset] = _NONE
        for level in range(levels):
            seen[to, shells] = np.float32((mine >> (16 + 8 * level)) & 255) * share
            shells += 1
        other = 0 if other + 1 == seats else other + 1
    for slot in range(2 * slots):
        seen[to, shells + slot] = _NONE
    if rows[at, OWNERS] > 0:
        _see_chests(chart, rows, at, seat, seen, to, chests)


@lean_within
def _see_chests(  # noqa: PLR0913, PLR0917 - likewise
    chart: Chart, rows: Rows, at: int, seat: int, seen: NDArray[np.float32], to: int, start: int
) -> None:
    """Write down who has taken which chests, and what is in the viewer's own."""
    seats, slots, owners, deal = chart[SEATS], chart[SLOTS], rows[at, OWNERS], rows[at, DEAL]
    first = start + seats + seats * chart[LEVELS]
    most = np.float32(max(chart[VALUES + slots - 1], 1))
    for slot in range(slots):
        owner = ((owners >> (4 * slot)) & 15) - 1
        if owner >= 0:
            offset = owner - seat
            seen[to, start + (offset + seats if offset < 0 else offset)] += _ONE
            seen[to, first + slot] = _ONE
            if owner == seat:
                value = chart[VALUES + ((deal >> (4 * slot)) & 15)]
                seen[to, first + slots + slot] = np.float32(value) / most
    for offset in range(seats):
        seen[to, start + offset] /= np.float32(slots)


@lean_within
def mark_words(  # noqa: C901 - compiled: one pass over plain arrays
    chart: Chart, rows: Rows, at: int, masks: NDArray[np.int8], before: int
) -> None:
    """Mark the words that may be said; `before` is the phase whose words are marked now."""
    phase, first_level, first_slot = rows[at, PHASE], chart[FIRST_LEVEL], chart[FIRST_SLOT]
    if phase == DECIDE:
        equal = equal_neighbours(rows[at, DICE])
        for word in range(first_level):
            masks[at, word] = KEEP_MASKS[equal, word]
    elif before == DECIDE:
        for word in range(first_level):
            masks[at, word] = 0
    if phase == PLACE:
        depth = run_depth(rows[at, DICE], chart[LEVELS])
        for level in range(chart[LEVELS]):
            masks[at, first_level + level] = level < depth
    elif before == PLACE:
        for level in range(chart[LEVELS]):
            masks[at, first_level + level] = 0
    if phase == CHEST:
        free = chart[ALL_TAKEN] & ~taken(rows[at, OWNERS])
        for slot in range(chart[SLOTS]):
            masks[at, first_slot + slot] = (free >> (4 * slot + 3)) & 1
    elif before == CHEST:
        for slot in range(chart[SLOTS]):
            masks[at, first_slot + slot] = 0
