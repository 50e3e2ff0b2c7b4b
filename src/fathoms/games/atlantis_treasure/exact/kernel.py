"""The rules of Atlantis Treasure compiled: a move is played on a row of numbers, in place.

The second copy of the rules, for speed alone (with `motion`, `counts` and `listing`): a property test plays
it beside the engine, move for move. Moves are taken as legal; `counts` and `listing` tell which are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathoms.games.atlantis_treasure.exact.chart import (
    ABOARD,
    ACTED,
    ACTING,
    AGAIN,
    AT_BASE,
    CHANGED,
    FACE,
    FIRST,
    FIRST_COMPASS,
    FIRST_SUBMARINE,
    HELD,
    HIT_RETURNS,
    IS_FREE,
    LAST_OPEN,
    MOVED,
    NO_FACE,
    NOTHING,
    OVER,
    OWN,
    PHASE,
    PICKS,
    PLACE,
    QUIET,
    REROLLED,
    RESERVE,
    ROLLING,
    SEA,
    SEAT,
    SEATS,
    STORED,
    TARGET,
    TORPEDOES,
    TURNS,
)
from fathoms.games.atlantis_treasure.exact.ciphers import (
    COMPASS,
    CORAL_MOVE,
    DIE,
    FIRE,
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
    can_act,
)
from fathoms.games.atlantis_treasure.exact.motion import (
    flight,
    opens,
    slide,
)
from fathoms.games.atlantis_treasure.state import REROLLS
from fathoms.numeric import lean_inlined

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.exact.chart import Row


@lean_inlined
def begin_turn(state: Row, seat: int) -> None:
    """Begin a turn (T1, T2)."""
    state[PHASE] = ROLLING
    state[SEAT] = seat
    state[FACE] = NO_FACE
    state[REROLLED] = 0
    state[ACTED] = 0
    state[MOVED] = 0
    state[TURNS] += 1


@lean_inlined
def settle(chart: Row, state: Row) -> None:
    """End the game when it is won or quiet (E1, E3), and pass the turn when nothing is left to do (T10)."""
    seat = state[SEAT]
    if state[HELD + seat] >= chart[TARGET]:
        state[PHASE] = OVER
        return
    if not state[MOVED]:
        for direction in range(4):
            if opens(chart, state, seat, direction):
                return
    if not state[ACTED] and can_act(chart, state):
        return
    if state[TURNS] - state[CHANGED] >= chart[QUIET]:
        state[PHASE] = OVER
    else:
        begin_turn(state, (seat + 1) % chart[SEATS])


@lean_inlined
def fire(chart: Row, state: Row, seat: int, direction: int, corner: int) -> None:
    """Fire a torpedo (T6 to T9)."""
    hit = flight(chart, state, seat, direction)
    mark = state[SEA + hit]
    victim = mark - FIRST_SUBMARINE
    state[SEA + hit] = IS_FREE
    state[ABOARD + seat] -= 1
    if victim < 0:
        if chart[HIT_RETURNS] and mark <= LAST_OPEN:
            state[RESERVE + mark - FIRST_COMPASS] += 1  # T8
        return
    if corner == NO_SQUARE:
        # T7, T9: with no free corner the victim goes home, and reloads there.
        state[PLACE + victim] = AT_BASE
        state[ABOARD + victim] = chart[TORPEDOES]
    else:
        state[PLACE + victim] = corner
        state[SEA + corner] = FIRST_SUBMARINE + victim
    if state[HELD + victim]:
        state[HELD + victim] -= 1
        state[HELD + seat] += 1
        state[CHANGED] = state[TURNS]


@lean_inlined
def act(chart: Row, state: Row, move: int) -> None:
    """Do the die's action, without what follows from it."""
    kind, first, second = move & 15, move >> 4 & 255, move >> 12 & 255
    seat = state[SEAT]
    if kind == COMPASS:
        state[RESERVE + first] -= 1
        state[SEA + second] = FIRST_COMPASS + first
    elif kind in (SHIFT, CORAL_MOVE):
        state[SEA + second] = state[SEA + first]
        state[SEA + first] = IS_FREE
    elif kind == OWN_COMPASS:
        state[OWN + 4 * seat + first] -= 1
        state[SEA + second] = FIRST_COMPASS + first
    elif kind == STORE:
        state[RESERVE + first] -= 1
        state[STORED + 4 * seat + first] += 1
    elif kind == UNSTORE:
        for direction in range(4):
            square = move >> 4 + 8 * direction & 255
            if square != NO_SQUARE:
                state[STORED + 4 * seat + direction] -= 1
                state[SEA + square] = FIRST_COMPASS + direction
    elif kind == SWAP:
        state[RESERVE + state[SEA + first] - FIRST_COMPASS] += 1
        state[RESERVE + second] -= 1
        state[SEA + first] = FIRST_COMPASS + second
    elif kind == FIRE:
        fire(chart, state, seat, first, second)
    state[ACTED] = 1


@lean_inlined
def pick(chart: Row, state: Row, direction: int) -> None:
    """Keep a compass at the base before the game (V2), each seat all its picks in a row."""
    seat = state[SEAT]
    state[RESERVE + direction] -= 1
    state[OWN + 4 * seat + direction] += 1
    mine, left = 0, 0
    for place in range(4):
        mine += state[OWN + 4 * seat + place]
        left += state[RESERVE + place]
    if mine < chart[PICKS] and left:
        return
    following = (seat + 1) % chart[SEATS]
    if following == state[FIRST] or not left:
        begin_turn(state, state[FIRST])
    else:
        state[SEAT] = following


@lean_inlined
def play(chart: Row, state: Row, move: int) -> int:
    """Play a legal move, of a seat or of chance; give the number of compasses that turned a submarine."""
    kind, first = move & 15, move >> 4 & 255
    if kind == DIE:
        if first == AGAIN and state[REROLLED] < REROLLS:
            state[REROLLED] += 1
            return 0
        state[PHASE] = ACTING
        state[FACE] = first
        state[ACTED] = 1 if first in (NOTHING, AGAIN) else 0
        settle(chart, state)
    elif kind == PICK:
        pick(chart, state, first)
    elif kind == SLIDE:
        turned = slide(chart, state, state[SEAT], first)
        state[MOVED] = 1
        settle(chart, state)
        return turned
    else:
        act(chart, state, move)
        settle(chart, state)
    return 0
