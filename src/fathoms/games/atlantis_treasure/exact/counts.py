"""How many moves there are on a row of numbers, by kind; whether there is anything to do at all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.games.atlantis_treasure.exact.chart import (
    ABOARD,
    ACTED,
    ACTING,
    AHEAD,
    ANY,
    CORAL_FACE,
    CORNER,
    EDGE,
    FACE,
    FIRST_COMPASS,
    FIRST_SUBMARINE,
    IS_CORAL,
    IS_FREE,
    IS_TEMPLE,
    LAST_OPEN,
    MOUTH,
    MOVED,
    OPEN_SEA,
    OWN,
    PHASE,
    PICKING,
    PLACEABLE,
    REPLACES,
    RESERVE,
    ROLLING,
    SEA,
    SEAT,
    SEATS,
    SIDES,
    SQUARES,
    STOCKS,
    STORED,
    TORPEDO_FACE,
)
from fathoms.games.atlantis_treasure.exact.ciphers import (
    COMPASS,
    CORAL_MOVE,
    COUNTS,
    DIE,
    FIRE,
    FREE_SQUARES,
    HOLD,
    KINDS,
    OWN_COMPASS,
    PICK,
    SHIFT,
    SLIDE,
    STORE,
    SWAP,
    UNSTORE,
)
from fathoms.games.atlantis_treasure.exact.motion import (
    flight,
    opens,
)
from fathoms.numeric import lean_inlined

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.exact.chart import Row

REACHED: Final = 16
"""More than the number of any piece: added to the squares that a way leads to."""


@lean_inlined
def free_count(chart: Row, state: Row) -> int:
    """Count the squares free for coral and compasses (F1)."""
    count = 0
    for square in range(chart[SQUARES]):
        count += chart[PLACEABLE + square] if state[SEA + square] == IS_FREE else 0
    return count


@lean_inlined
def coral_count(chart: Row, state: Row) -> int:
    """Count the reefs."""
    count = 0
    for square in range(SEA, SEA + chart[SQUARES]):
        count += 1 if state[square] == IS_CORAL else 0
    return count


@lean_inlined
def compass_count(chart: Row, state: Row) -> int:
    """Count the compasses on the board."""
    count = 0
    for square in range(SEA, SEA + chart[SQUARES]):
        count += 1 if FIRST_COMPASS <= state[square] <= LAST_OPEN else 0
    return count


@lean_inlined
def is_wall(mark: int) -> bool:
    """Tell whether no submarine ever passes a square with this mark while it stays."""
    return mark in (IS_CORAL, IS_TEMPLE)


@lean_inlined
def is_open_at(chart: Row, state: Row, square: int, direction: int) -> bool:
    """Tell whether the next square in a direction is on the board and no wall."""
    near = chart[AHEAD + 4 * square + direction]
    return near != EDGE and not is_wall(int(state[SEA + near]))


@lean_inlined
def joined_nearby(chart: Row, state: Row, square: int) -> bool:
    """Tell whether the open neighbours of a square are joined round its corners; most are."""
    parts = 0
    for direction in range(4):
        if is_open_at(chart, state, square, direction):
            turned = (direction + 1) & 3
            near = chart[AHEAD + 4 * square + direction]
            joined = is_open_at(chart, state, square, turned) and is_open_at(chart, state, near, turned)
            parts += 0 if joined else 1
    return parts <= 1


@lean_inlined
def spread(chart: Row, state: Row) -> bool:
    """Mark the open squares beside those marked already; tell whether there were any."""
    spreads = False
    for here in range(chart[SQUARES]):
        if state[SEA + here] >= REACHED:
            for direction in range(4):
                near = chart[AHEAD + 4 * here + direction]
                if near != EDGE and state[SEA + near] < REACHED and not is_wall(int(state[SEA + near])):
                    state[SEA + near] += REACHED
                    spreads = True
    return spreads


@lean_inlined
def joined_around(chart: Row, state: Row, square: int) -> bool:
    """Tell whether the open neighbours of a square are joined by a way that does not lead over it.

    The ways spread from one of them, marked on the sea itself by a number that no piece has.
    """
    held, begun, spreads = state[SEA + square], False, True
    state[SEA + square] = IS_CORAL
    for direction in range(4):
        if not begun and is_open_at(chart, state, square, direction):
            state[SEA + chart[AHEAD + 4 * square + direction]] += REACHED
            begun = True
    while spreads:
        spreads = spread(chart, state)
    joined = True
    for direction in range(4):
        near = chart[AHEAD + 4 * square + direction]
        if is_open_at(chart, state, square, direction) and state[SEA + near] < REACHED:
            joined = False
    for here in range(SEA, SEA + chart[SQUARES]):
        state[here] -= REACHED if state[here] >= REACHED else 0
    state[SEA + square] = held
    return joined


@lean_inlined
def takes_reef(chart: Row, state: Row, start: int, square: int) -> bool:
    """Tell whether the reef of a square may go to another one (T5, F1)."""
    if state[SEA + square] != IS_FREE or not chart[PLACEABLE + square]:
        return False
    if not chart[OPEN_SEA]:
        return True
    for seat in range(chart[SEATS]):
        if square == chart[MOUTH + seat]:
            return False
    left = False
    for direction in range(4):
        left = left or is_open_at(chart, state, start, direction)
    if not left:
        return False
    held = state[SEA + start]
    state[SEA + start] = IS_FREE
    joined = joined_nearby(chart, state, square) or joined_around(chart, state, square)
    state[SEA + start] = held
    return joined


@lean_inlined
def reef_squares(chart: Row, state: Row, start: int) -> int:
    """Count the squares to which a reef may go."""
    count = 0
    for square in range(chart[SQUARES]):
        count += 1 if takes_reef(chart, state, start, square) else 0
    return count


@lean_inlined
def reef_moves(chart: Row, state: Row) -> int:
    """Count the ways to move a reef (T5)."""
    if not chart[OPEN_SEA]:
        return coral_count(chart, state) * free_count(chart, state)
    count = 0
    for square in range(chart[SQUARES]):
        if state[SEA + square] == IS_CORAL:
            count += reef_squares(chart, state, square)
    return count


@lean_inlined
def any_reef_moves(chart: Row, state: Row) -> bool:
    """Tell whether any reef may be moved (T5)."""
    if not chart[OPEN_SEA]:
        return any_marked(chart, state, IS_CORAL, IS_CORAL) and any_free(chart, state)
    for start in range(chart[SQUARES]):
        if state[SEA + start] == IS_CORAL:
            for square in range(chart[SQUARES]):
                if takes_reef(chart, state, start, square):
                    return True
    return False


@lean_inlined
def swap_count(chart: Row, state: Row) -> int:
    """Count the swaps of a compass for one from the reserve (V1)."""
    kinds = 0
    for direction in range(4):
        kinds += 1 if state[RESERVE + direction] else 0
    return kinds * compass_count(chart, state)


@lean_inlined
def any_free(chart: Row, state: Row) -> bool:
    """Tell whether any square is free for coral and compasses (F1)."""
    for square in range(chart[SQUARES]):
        if state[SEA + square] == IS_FREE and chart[PLACEABLE + square]:
            return True
    return False


@lean_inlined
def any_marked(chart: Row, state: Row, least: int, most: int) -> bool:
    """Tell whether any square holds one of these marks."""
    for square in range(SEA, SEA + chart[SQUARES]):  # noqa: SIM110 - numba has no `any` of a generator
        if least <= state[square] <= most:
            return True
    return False


@lean_inlined
def shows(face: int, direction: int) -> bool:
    """Tell whether a face of the die is a compass of this direction (B5)."""
    return face in (direction, ANY)


@lean_inlined
def can_act(chart: Row, state: Row) -> bool:  # noqa: C901, PLR0911 - one case a face, one test a verb
    """Tell whether anything fulfils the die's action now (T10)."""
    face, seat = state[FACE], state[SEAT]
    if face == TORPEDO_FACE:
        if state[ABOARD + seat] == 0:
            return False
        shots = 0
        for direction in range(4):
            shots += 1 if flight(chart, state, seat, direction) != EDGE else 0
        return shots > 0
    if face == CORAL_FACE:
        if any_reef_moves(chart, state):
            return True
        return chart[REPLACES] and swap_count(chart, state) > 0
    if face > ANY:
        return False
    ready = False
    for direction in range(4):
        if shows(face, direction) and state[RESERVE + direction]:
            ready = True
            # V3: at most one of each direction.
            if chart[STOCKS] and not state[STORED + 4 * seat + direction]:
                return True
    if not any_free(chart, state):
        return False
    for direction in range(4):
        if state[OWN + 4 * seat + direction] or state[STORED + 4 * seat + direction]:
            return True
    return ready or any_marked(chart, state, FIRST_COMPASS, LAST_OPEN)


@lean_inlined
def ways(squares: int, compasses: int) -> int:
    """Count the ways to put so many compasses on different squares."""
    product = 1
    for taken in range(compasses):
        product *= squares - taken
    return max(product, 0)


@lean_inlined
def corners_free(chart: Row, state: Row) -> int:
    """Count the corners a submarine may be sent to (T7)."""
    count = 0
    for corner in chart[CORNER : CORNER + 4]:
        count += 1 if state[SEA + corner] == IS_FREE else 0
    return count


@lean_inlined
def shots(chart: Row, state: Row, direction: int, free_corners: int) -> int:
    """Count the shots in a direction: one, or one a free corner if it hits a submarine (T7)."""
    hit = flight(chart, state, state[SEAT], direction)
    if hit == EDGE:
        return 0
    return max(free_corners, 1) if state[SEA + hit] >= FIRST_SUBMARINE else 1


@lean_inlined
def count_compass_actions(chart: Row, state: Row, counts: Row) -> None:
    """Count what a compass roll allows (T3, T4, V2, V3)."""
    face, seat, free = state[FACE], state[SEAT], free_count(chart, state)
    counts[FREE_SQUARES] = free
    ready, own, stored = 0, 0, 0
    for direction in range(4):
        own += 1 if state[OWN + 4 * seat + direction] else 0
        stored += 1 if state[STORED + 4 * seat + direction] else 0
        if shows(face, direction) and state[RESERVE + direction]:
            ready += 1
            if chart[STOCKS] and not state[STORED + 4 * seat + direction]:
                counts[STORE] += 1
    if ready:
        counts[COMPASS] = ready * free
    else:
        counts[SHIFT] = compass_count(chart, state) * free
    counts[OWN_COMPASS] = own * free
    for number in range(1, 1 << stored):
        placed = (number & 1) + (number >> 1 & 1) + (number >> 2 & 1) + (number >> 3)
        counts[UNSTORE] += ways(free, placed)


@lean_inlined
def count_actions(chart: Row, state: Row, counts: Row) -> None:
    """Count what fulfils the die's action, by kind."""
    face, seat = state[FACE], state[SEAT]
    if face == TORPEDO_FACE:
        if state[ABOARD + seat]:
            corners = corners_free(chart, state)
            for direction in range(4):
                counts[FIRE] += shots(chart, state, direction, corners)
    elif face == CORAL_FACE:
        counts[FREE_SQUARES] = free_count(chart, state)
        counts[CORAL_MOVE] = reef_moves(chart, state)
        if chart[REPLACES]:
            counts[SWAP] = swap_count(chart, state)
    elif face <= ANY:
        count_compass_actions(chart, state, counts)


@lean_inlined
def sum_of(counts: Row) -> int:
    """Add up the moves of all kinds."""
    total = 0
    for kind in range(KINDS):
        total += counts[kind]
    return total


@lean_inlined
def count_moves(chart: Row, state: Row, counts: Row) -> int:
    """Count the legal moves by kind, those of chance too (a face on two sides has two); give their sum.

    Behind the kinds stands how many squares are free, if pieces can be put there now.
    """
    for kind in range(COUNTS):
        counts[kind] = 0
    if state[PHASE] == PICKING:
        for direction in range(4):
            counts[PICK] += 1 if state[RESERVE + direction] else 0
    elif state[PHASE] == ROLLING:
        counts[DIE] = chart[SIDES]
    elif state[PHASE] == ACTING:
        if not state[ACTED]:
            count_actions(chart, state, counts)
            compulsory = counts[COMPASS] + counts[CORAL_MOVE]
            if not compulsory and sum_of(counts):
                counts[HOLD] = 1  # T10
        if not state[MOVED]:
            for direction in range(4):
                counts[SLIDE] += 1 if opens(chart, state, state[SEAT], direction) else 0
    return sum_of(counts)
