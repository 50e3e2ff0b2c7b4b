"""Words on rows of numbers: which may be said next, and the move that they tell (see `vocabulary`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.games.atlantis_treasure.exact.chart import (
    ABOARD,
    ACTED,
    ACTING,
    ANY,
    CORAL_FACE,
    CORNER,
    EDGE,
    FACE,
    FIRST_COMPASS,
    FIRST_SUBMARINE,
    IS_CORAL,
    IS_FREE,
    LAST_OPEN,
    MOVED,
    OWN,
    PHASE,
    PICKING,
    PLACEABLE,
    REPLACES,
    RESERVE,
    SEA,
    SEAT,
    SQUARES,
    STOCKS,
    STORED,
    TORPEDO_FACE,
)
from fathoms.games.atlantis_treasure.exact.ciphers import (
    COMPASS,
    CORAL_MOVE,
    FIRE,
    HOLD,
    NO_SQUARE,
    OWN_COMPASS,
    PICK,
    SHIFT,
    SLIDE,
    STORE,
    SWAP,
)
from fathoms.games.atlantis_treasure.exact.counts import any_free, corners_free, shows, takes_reef
from fathoms.games.atlantis_treasure.exact.listing import NOTHING_PLACED
from fathoms.games.atlantis_treasure.exact.motion import flight, opens
from fathoms.games.atlantis_treasure.vocabulary import VERBS
from fathoms.numeric import lean_inlined

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from fathoms.games.atlantis_treasure.exact.chart import Row

    Mask = NDArray[np.int8]

# Where the words of a verb begin, after the squares.
PICK_WORD: Final = 4 * VERBS.index("pick")
COMPASS_WORD: Final = 4 * VERBS.index("compass")
OWN_WORD: Final = 4 * VERBS.index("own")
STORE_WORD: Final = 4 * VERBS.index("store")
UNSTORE_WORD: Final = 4 * VERBS.index("unstore")
SWAP_WORD: Final = 4 * VERBS.index("swap")
FIRE_WORD: Final = 4 * VERBS.index("fire")
SLIDE_WORD: Final = 4 * VERBS.index("move")
HOLD_WORD: Final = 4 * len(VERBS)
END_WORD: Final = HOLD_WORD + 1

SAID: Final = 9
"""The room for words of a move half said: their number, then the words."""
UNFINISHED: Final = -1


@lean_inlined
def allow(state: Row, first: int, mask: Mask, word: int) -> int:
    """Allow the words of four directions of which a row holds something; give how many."""
    count = 0
    for direction in range(4):
        if state[first + direction]:
            mask[word + direction] = 1
            count += 1
    return count


@lean_inlined
def allow_landings(chart: Row, state: Row, mask: Mask) -> None:
    """Allow the squares free for coral and compasses (F1)."""
    for square in range(chart[SQUARES]):
        mask[square] = 1 if state[SEA + square] == IS_FREE and chart[PLACEABLE + square] else 0


@lean_inlined
def allow_compass_actions(chart: Row, state: Row, mask: Mask, verbs: int) -> None:
    """Allow how the action of a compass roll may begin (T3, T4, V2, V3)."""
    face, seat, free = state[FACE], state[SEAT], any_free(chart, state)
    ready, count = False, 0
    for direction in range(4):
        if shows(face, direction) and state[RESERVE + direction]:
            ready = True
            if free:
                mask[verbs + COMPASS_WORD + direction] = 1
            if chart[STOCKS] and not state[STORED + 4 * seat + direction]:
                mask[verbs + STORE_WORD + direction] = 1
                count += 1
    if free:
        if not ready:
            for square in range(chart[SQUARES]):
                if FIRST_COMPASS <= state[SEA + square] <= LAST_OPEN:
                    mask[square] = 1
                    count += 1
        count += allow(state, OWN + 4 * seat, mask, verbs + OWN_WORD)
        count += allow(state, STORED + 4 * seat, mask, verbs + UNSTORE_WORD)
    if count and not (ready and free):
        mask[verbs + HOLD_WORD] = 1  # T10


@lean_inlined
def allow_lifts(chart: Row, state: Row, mask: Mask, verbs: int) -> None:
    """Allow the reefs to move and the compasses to swap; with no reef to move, to leave it (T5, V1, T10)."""
    kinds, reefs, swaps = 0, 0, 0
    if chart[REPLACES]:
        for direction in range(4):
            kinds += 1 if state[RESERVE + direction] else 0
    for square in range(chart[SQUARES]):
        mark = state[SEA + square]
        if mark == IS_CORAL:
            for end in range(chart[SQUARES]):
                if takes_reef(chart, state, square, end):
                    mask[square] = 1
                    reefs += 1
                    break
        elif FIRST_COMPASS <= mark <= LAST_OPEN and kinds:
            mask[square] = 1
            swaps += 1
    if swaps and not reefs:
        mask[verbs + HOLD_WORD] = 1


@lean_inlined
def allow_after_lift(chart: Row, state: Row, piece: int, mask: Mask) -> None:
    """Allow the squares for a reef, or what a compass may be swapped for (T5, V1)."""
    if state[SEA + piece] == IS_CORAL:
        for square in range(chart[SQUARES]):
            mask[square] = 1 if takes_reef(chart, state, piece, square) else 0
        return
    for direction in range(4):
        if state[RESERVE + direction]:
            mask[chart[SQUARES] + SWAP_WORD + direction] = 1


@lean_inlined
def allow_shots(chart: Row, state: Row, mask: Mask, verbs: int) -> None:
    """Allow to fire where a torpedo hits something, or to leave it (T6, T10)."""
    if not state[ABOARD + state[SEAT]]:
        return
    for direction in range(4):
        if flight(chart, state, state[SEAT], direction) != EDGE:
            mask[verbs + FIRE_WORD + direction] = 1
            mask[verbs + HOLD_WORD] = 1


@lean_inlined
def allow_beginnings(chart: Row, state: Row, mask: Mask, verbs: int) -> None:
    """Allow the words with which a move may begin."""
    if state[PHASE] == PICKING:
        allow(state, RESERVE, mask, verbs + PICK_WORD)
    if state[PHASE] != ACTING:
        return
    if not state[ACTED]:
        if state[FACE] == TORPEDO_FACE:
            allow_shots(chart, state, mask, verbs)
        elif state[FACE] == CORAL_FACE:
            allow_lifts(chart, state, mask, verbs)
        elif state[FACE] <= ANY:
            allow_compass_actions(chart, state, mask, verbs)
    if not state[MOVED]:
        for direction in range(4):
            if opens(chart, state, state[SEAT], direction):
                mask[verbs + SLIDE_WORD + direction] = 1


@lean_inlined
def allow_words(chart: Row, state: Row, said: Row, mask: Mask) -> None:
    """Allow the words with which a legal move can go on from those said."""
    mask[:] = 0
    verbs, count = chart[SQUARES], said[0]
    if not count:
        allow_beginnings(chart, state, mask, verbs)
        return
    verb = said[1] - verbs
    if verb >= FIRE_WORD:
        for corner in chart[CORNER : CORNER + 4]:
            mask[corner] = 1 if state[SEA + corner] == IS_FREE else 0
    elif verb < 0 and state[FACE] == CORAL_FACE:
        allow_after_lift(chart, state, said[1], mask)
    elif verb >= UNSTORE_WORD and count & 1 == 0:
        last = said[count - 1] - verbs - UNSTORE_WORD
        for direction in range(last + 1, 4):
            if state[STORED + 4 * state[SEAT] + direction]:
                mask[verbs + UNSTORE_WORD + direction] = 1
        mask[verbs + END_WORD] = 1
    else:
        allow_landings(chart, state, mask)
        if verb >= UNSTORE_WORD:
            for at in range(2, count, 2):
                mask[said[at]] = 0


@lean_inlined
def unstored(chart: Row, state: Row, said: Row) -> int:
    """Give the placing of stored compasses that the words tell, or UNFINISHED while more may follow (V3)."""
    count, verbs = said[0], chart[SQUARES]
    ends = said[count] == verbs + END_WORD
    if not ends:
        if count & 1:
            return UNFINISHED
        more, free = False, -(count // 2)
        for direction in range(said[count - 1] - verbs - UNSTORE_WORD + 1, 4):
            more = more or state[STORED + 4 * state[SEAT] + direction] > 0
        if more:
            for square in range(chart[SQUARES]):
                free += 1 if state[SEA + square] == IS_FREE and chart[PLACEABLE + square] else 0
            if free > 0:
                return UNFINISHED
    move = NOTHING_PLACED
    for at in range(1, count if ends else count + 1, 2):
        direction = said[at] - verbs - UNSTORE_WORD
        move ^= (said[at + 1] ^ NO_SQUARE) << 4 + 8 * direction
    return move


@lean_inlined
def told(chart: Row, state: Row, said: Row) -> int:  # noqa: C901, PLR0911 - one case a kind of saying
    """Give the move that the words tell, or UNFINISHED while words are missing."""
    verb = said[1] - chart[SQUARES]
    if verb >= HOLD_WORD:
        return HOLD
    direction = verb & 3
    if verb >= SLIDE_WORD:
        return SLIDE | direction << 4
    if verb >= 0:
        if verb < COMPASS_WORD:
            return PICK | direction << 4
        if STORE_WORD <= verb < UNSTORE_WORD:
            return STORE | direction << 4
        if UNSTORE_WORD <= verb < SWAP_WORD:
            return unstored(chart, state, said)
        if verb >= FIRE_WORD and said[0] == 1:
            hit = flight(chart, state, state[SEAT], direction)
            if state[SEA + hit] >= FIRST_SUBMARINE and corners_free(chart, state):
                return UNFINISHED
            return FIRE | direction << 4 | NO_SQUARE << 12
    if said[0] == 1:
        return UNFINISHED
    if verb >= FIRE_WORD:
        return FIRE | direction << 4 | said[2] << 12
    if verb >= 0:
        return (COMPASS if verb < OWN_WORD else OWN_COMPASS) | direction << 4 | said[2] << 12
    if said[2] >= chart[SQUARES]:
        return SWAP | said[1] << 4 | (said[2] - chart[SQUARES] - SWAP_WORD) << 12
    return (CORAL_MOVE if state[SEA + said[1]] == IS_CORAL else SHIFT) | said[1] << 4 | said[2] << 12
