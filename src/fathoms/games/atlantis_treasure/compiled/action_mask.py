"""Actions on rows of numbers: which may be taken next, and the move that they make (see `action_space`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.games.atlantis_treasure.compiled.action_space import VERBS
from fathoms.games.atlantis_treasure.compiled.move_codes import (
    COMPASS,
    CORAL_MOVE,
    FIRE,
    HOLD,
    NO_SQUARE,
    NOTHING_PLACED,
    OWN_COMPASS,
    PICK,
    SHIFT,
    SLIDE,
    STORE,
    SWAP,
    UNSTORE,
)
from fathoms.games.atlantis_treasure.compiled.moves import corners_free, free_count
from fathoms.games.atlantis_treasure.compiled.rules import (
    CORAL_FACE,
    CORNER,
    FACE,
    FIRST_SUBMARINE,
    IS_CORAL,
    IS_FREE,
    SEA,
    SEAT,
    SQUARES,
    STORED,
    Row,
    can_move_reef,
    flight,
    is_compass,
    of_kind,
    options,
    takes_piece,
    takes_reef,
)
from fathoms.jit import njit_no_alloc_helper

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Mask = NDArray[np.int8]

# Where the actions of a verb begin, after the squares.
PICK_ACTION: Final = 4 * VERBS.index("pick")
COMPASS_ACTION: Final = 4 * VERBS.index("compass")
OWN_ACTION: Final = 4 * VERBS.index("own")
STORE_ACTION: Final = 4 * VERBS.index("store")
UNSTORE_ACTION: Final = 4 * VERBS.index("unstore")
SWAP_ACTION: Final = 4 * VERBS.index("swap")
FIRE_ACTION: Final = 4 * VERBS.index("fire")
SLIDE_ACTION: Final = 4 * VERBS.index("move")
HOLD_ACTION: Final = 4 * len(VERBS)
END_ACTION: Final = HOLD_ACTION + 1

TAKEN: Final = 9
"""The room for the actions of an unfinished move: their number, then the actions."""
UNFINISHED: Final = -1


@njit_no_alloc_helper
def allow_directions(found: int, kind: int, mask: Mask, first: int) -> None:
    """Allow the actions of a verb for the directions that a kind of move has."""
    for direction in range(4):
        if of_kind(found, kind) >> direction & 1:
            mask[first + direction] = 1


@njit_no_alloc_helper
def allow_landings(constants: Row, state: Row, mask: Mask) -> None:
    """Allow the squares free for coral and compasses (F1)."""
    for square in range(constants[SQUARES]):
        mask[square] = 1 if takes_piece(constants, state, square) else 0


@njit_no_alloc_helper
def allow_beginnings(constants: Row, state: Row, mask: Mask, verbs: int) -> None:
    """Allow the actions with which a move may begin."""
    found = options(constants, state)
    allow_directions(found, PICK, mask, verbs + PICK_ACTION)
    allow_directions(found, COMPASS, mask, verbs + COMPASS_ACTION)
    allow_directions(found, OWN_COMPASS, mask, verbs + OWN_ACTION)
    allow_directions(found, STORE, mask, verbs + STORE_ACTION)
    allow_directions(found, UNSTORE, mask, verbs + UNSTORE_ACTION)
    allow_directions(found, FIRE, mask, verbs + FIRE_ACTION)
    allow_directions(found, SLIDE, mask, verbs + SLIDE_ACTION)
    if of_kind(found, HOLD):
        mask[verbs + HOLD_ACTION] = 1
    if of_kind(found, SHIFT) or of_kind(found, SWAP):
        for square in range(constants[SQUARES]):
            if is_compass(state[SEA + square]):
                mask[square] = 1
    if of_kind(found, CORAL_MOVE):
        for square in range(constants[SQUARES]):
            if state[SEA + square] == IS_CORAL and can_move_reef(constants, state, square):
                mask[square] = 1


@njit_no_alloc_helper
def write_mask(constants: Row, state: Row, taken: Row, mask: Mask) -> None:
    """Allow the actions that can continue a legal move."""
    mask[:] = 0
    verbs, count = constants[SQUARES], taken[0]
    if not count:
        allow_beginnings(constants, state, mask, verbs)
        return
    verb = taken[1] - verbs
    if verb >= FIRE_ACTION:
        for corner in constants[CORNER : CORNER + 4]:
            mask[corner] = 1 if state[SEA + corner] == IS_FREE else 0
    elif verb < 0 and state[SEA + taken[1]] == IS_CORAL:
        for square in range(constants[SQUARES]):
            mask[square] = 1 if takes_reef(constants, state, taken[1], square) else 0
    elif verb < 0 and state[FACE] == CORAL_FACE:
        allow_directions(options(constants, state), SWAP, mask, verbs + SWAP_ACTION)
    elif verb >= UNSTORE_ACTION and count & 1 == 0:
        last = taken[count - 1] - verbs - UNSTORE_ACTION
        for direction in range(last + 1, 4):
            if state[STORED + 4 * state[SEAT] + direction]:
                mask[verbs + UNSTORE_ACTION + direction] = 1
        mask[verbs + END_ACTION] = 1
    else:
        allow_landings(constants, state, mask)
        if verb >= UNSTORE_ACTION:
            for at in range(2, count, 2):
                mask[taken[at]] = 0


@njit_no_alloc_helper
def unstored(constants: Row, state: Row, taken: Row) -> int:
    """Give the placing of stored compasses, or UNFINISHED if more may follow (V3)."""
    count, verbs = taken[0], constants[SQUARES]
    ends = taken[count] == verbs + END_ACTION
    if not ends:
        if count & 1:
            return UNFINISHED
        more = False
        for direction in range(taken[count - 1] - verbs - UNSTORE_ACTION + 1, 4):
            more = more or state[STORED + 4 * state[SEAT] + direction] > 0
        if more and free_count(constants, state) > count // 2:
            return UNFINISHED
    move = NOTHING_PLACED
    for at in range(1, count if ends else count + 1, 2):
        direction = taken[at] - verbs - UNSTORE_ACTION
        move ^= (taken[at + 1] ^ NO_SQUARE) << 4 + 8 * direction
    return move


@njit_no_alloc_helper
def move_of(constants: Row, state: Row, taken: Row) -> int:
    """Give the move of these actions, or UNFINISHED if some are missing."""
    verb = taken[1] - constants[SQUARES]
    if verb >= HOLD_ACTION:
        return HOLD
    direction = verb & 3
    if verb >= SLIDE_ACTION:
        return SLIDE | direction << 4
    if verb >= 0:
        if verb < COMPASS_ACTION:
            return PICK | direction << 4
        if STORE_ACTION <= verb < UNSTORE_ACTION:
            return STORE | direction << 4
        if UNSTORE_ACTION <= verb < SWAP_ACTION:
            return unstored(constants, state, taken)
        if verb >= FIRE_ACTION and taken[0] == 1:
            hit = flight(constants, state, state[SEAT], direction)
            if state[SEA + hit] >= FIRST_SUBMARINE and corners_free(constants, state):
                return UNFINISHED
            return FIRE | direction << 4 | NO_SQUARE << 12
    if taken[0] == 1:
        return UNFINISHED
    if verb >= FIRE_ACTION:
        return FIRE | direction << 4 | taken[2] << 12
    if verb >= 0:
        return (COMPASS if verb < OWN_ACTION else OWN_COMPASS) | direction << 4 | taken[2] << 12
    if taken[2] >= constants[SQUARES]:
        return SWAP | taken[1] << 4 | (taken[2] - constants[SQUARES] - SWAP_ACTION) << 12
    return (CORAL_MOVE if state[SEA + taken[1]] == IS_CORAL else SHIFT) | taken[1] << 4 | taken[2] << 12
