"""A legal move of a row of numbers by its number, in the engine's own order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.games.atlantis_treasure.exact.chart import (
    ANY,
    CORNER,
    DIE_FACE,
    FACE,
    FIRST_COMPASS,
    FIRST_SUBMARINE,
    IS_CORAL,
    IS_FREE,
    LAST_OPEN,
    OPEN_SEA,
    OWN,
    PLACEABLE,
    RESERVE,
    SEA,
    SEAT,
    STORED,
)
from fathoms.games.atlantis_treasure.exact.ciphers import (
    COMPASS,
    CORAL_MOVE,
    DIE,
    FIRE,
    FREE_SQUARES,
    HOLD,
    NO_SQUARE,
    OWN_COMPASS,
    PICK,
    SHIFT,
    SLIDE,
    STORE,
    SWAP,
    UNSTORE,
)
from fathoms.games.atlantis_treasure.exact.counts import (
    corners_free,
    free_count,
    reef_squares,
    shots,
    shows,
    takes_reef,
    ways,
)
from fathoms.games.atlantis_treasure.exact.motion import (
    flight,
    opens,
)
from fathoms.numeric import lean_inlined

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.exact.chart import Row


NOTHING_PLACED: Final = UNSTORE | NO_SQUARE << 4 | NO_SQUARE << 12 | NO_SQUARE << 20 | NO_SQUARE << 28
"""Unstore, with no square named yet."""


@lean_inlined
def nth_free(chart: Row, state: Row, number: int) -> int:
    """Find the free square with so many free ones before it (F1)."""
    square = -1
    while number >= 0:
        square += 1
        number -= chart[PLACEABLE + square] if state[SEA + square] == IS_FREE else 0
    return square


@lean_inlined
def nth_marked(state: Row, number: int, least: int, most: int) -> int:
    """Find the square with so many before it that hold one of these marks."""
    square = SEA
    while True:
        if least <= state[square] <= most:
            if number == 0:
                return square - SEA
            number -= 1
        square += 1


@lean_inlined
def nth_reef(chart: Row, state: Row, number: int) -> int:
    """Find the way to move a reef with so many before it, where not every reef may go everywhere (F1)."""
    start = -1
    here = 0
    while number >= here:
        number -= here
        start += 1
        here = reef_squares(chart, state, start) if state[SEA + start] == IS_CORAL else 0
    square = -1
    while number >= 0:
        square += 1
        number -= 1 if takes_reef(chart, state, start, square) else 0
    return CORAL_MOVE | start << 4 | square << 12


@lean_inlined
def nth_in(state: Row, number: int, at: int, face: int) -> int:
    """Find the direction with so many before it of which there is one at `at`, and that the face shows."""
    direction = -1
    while number >= 0:
        direction += 1
        number -= 1 if state[at + direction] and shows(face, direction) else 0
    return direction


@lean_inlined
def nth_store(state: Row, number: int) -> int:
    """Find a rolled direction that can be stored (V3)."""
    stored, direction = STORED + 4 * state[SEAT], -1
    while number >= 0:
        direction += 1
        ready = state[RESERVE + direction] and shows(state[FACE], direction)
        number -= 1 if ready and not state[stored + direction] else 0
    return direction


@lean_inlined
def nth_unstore(chart: Row, state: Row, number: int) -> int:
    """Find a way to place stored compasses by its number: which ones, then the square of each (V3)."""
    stored, free = STORED + 4 * state[SEAT], free_count(chart, state)
    chosen, count = 0, 0
    here = 0
    while number >= here:
        number -= here
        chosen += 1
        count = (chosen & 1) + (chosen >> 1 & 1) + (chosen >> 2 & 1) + (chosen >> 3)
        here = ways(free, count)
    move = NOTHING_PLACED
    place = 0
    for direction in range(4):
        if not state[stored + direction]:
            continue
        if chosen >> place & 1:
            count -= 1
            free -= 1
            rest = ways(free, count)
            square = nth_free(chart, state, number // rest)
            number %= rest
            # Taken while the others look for theirs.
            state[SEA + square] = FIRST_COMPASS + direction
            move ^= (square ^ NO_SQUARE) << 4 + 8 * direction
        place += 1
    for direction in range(4):
        square = move >> 4 + 8 * direction & 255
        if square != NO_SQUARE:
            state[SEA + square] = IS_FREE
    return move


@lean_inlined
def nth_swap(state: Row, number: int) -> int:
    """Find a swap: the compass on the board, then a direction of the reserve (V1)."""
    square = SEA
    while True:
        mark = state[square]
        if FIRST_COMPASS <= mark <= LAST_OPEN:
            for direction in range(4):
                if state[RESERVE + direction]:
                    if number == 0:
                        return SWAP | (square - SEA) << 4 | direction << 12
                    number -= 1
        square += 1


@lean_inlined
def nth_shot(chart: Row, state: Row, number: int) -> int:
    """Find a shot: its direction, then the corner if it hits a submarine (T7)."""
    corners = corners_free(chart, state)
    direction = 0
    while True:
        here = shots(chart, state, direction, corners)
        if number < here:
            break
        number -= here
        direction += 1
    hit = flight(chart, state, state[SEAT], direction)
    if state[SEA + hit] < FIRST_SUBMARINE or not corners:
        return FIRE | direction << 4 | NO_SQUARE << 12
    place = -1
    while number >= 0:
        place += 1
        number -= 1 if state[SEA + chart[CORNER + place]] == IS_FREE else 0
    return FIRE | direction << 4 | chart[CORNER + place] << 12


@lean_inlined
def nth_slide(chart: Row, state: Row, number: int) -> int:
    """Find an open direction (M5)."""
    direction = -1
    while number >= 0:
        direction += 1
        number -= 1 if opens(chart, state, state[SEAT], direction) else 0
    return SLIDE | direction << 4


@lean_inlined
def nth_move(chart: Row, state: Row, counts: Row, number: int) -> int:  # noqa: C901, PLR0911, PLR0912 - one case a kind
    """Find a legal move by its number, from what `count_moves` counted."""
    kind = 0
    while number >= counts[kind]:
        number -= counts[kind]
        kind += 1
    if kind == SLIDE:
        return nth_slide(chart, state, number)
    if kind == DIE:
        return DIE | chart[DIE_FACE + number] << 4
    if kind == PICK:
        return PICK | nth_in(state, number, RESERVE, ANY) << 4
    if kind == FIRE:
        return nth_shot(chart, state, number)
    if kind == STORE:
        return STORE | nth_store(state, number) << 4
    if kind == SWAP:
        return nth_swap(state, number)
    if kind == UNSTORE:
        return nth_unstore(chart, state, number)
    if kind == HOLD:
        return HOLD
    if kind == CORAL_MOVE and chart[OPEN_SEA]:
        return nth_reef(chart, state, number)
    # The others are pairs of a first word and a free square; the squares change fastest.
    free = counts[FREE_SQUARES]
    square = nth_free(chart, state, number % free)
    number //= free
    if kind == COMPASS:
        first = nth_in(state, number, RESERVE, state[FACE])
    elif kind == OWN_COMPASS:
        first = nth_in(state, number, OWN + 4 * state[SEAT], ANY)
    elif kind == SHIFT:
        first = nth_marked(state, number, FIRST_COMPASS, LAST_OPEN)
    else:
        first = nth_marked(state, number, IS_CORAL, IS_CORAL)
    return kind | first << 4 | square << 12
