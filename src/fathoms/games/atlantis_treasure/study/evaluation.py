"""What a table is worth to each seat when a turn has just ended: its chance to win, seen at a glance.

What a seat can gain in its next turn is told for each face of the die without playing the turn out. A
treasure stops a slide, so a turn takes one when some slide leads to one: as the sea lies, or after the die's
action has turned the slide or cleared its way. A torpedo may take a second one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from fathoms.games.atlantis_treasure.compiled.rules import (
    ABOARD,
    AHEAD,
    ANY,
    AT_BASE,
    CORAL_FACE,
    DIE_FACE,
    EDGE,
    FIRST_COMPASS,
    FIRST_SUBMARINE,
    HELD,
    IS_CORAL,
    IS_FREE,
    IS_TREASURE,
    LAST_OPEN,
    OVER,
    OWN,
    PHASE,
    PLACE,
    PLACEABLE,
    REPLACES,
    RESERVE,
    SEA,
    SEAT,
    SEATS,
    SIDES,
    SQUARES,
    STORED,
    TARGET,
    TORPEDO_FACE,
    Row,
    first_ahead,
    flight,
    leaders,
    stops,
)
from fathoms.jit import ZERO, njit_helper

if TYPE_CHECKING:
    from numpy.typing import NDArray

Values: TypeAlias = "NDArray[np.float64]"

LONGEST_CHAIN: Final = 8
"""Compasses after which a chain is given up."""


@njit_helper
def walk(constants: Row, state: Row, square: int, heading: int) -> tuple[int, int]:
    """Follow a slide that is to enter a square; give what stops it or what it takes, and where it ends.

    Each is a square or EDGE. Compasses are not lifted: a chain that leads over one twice is followed a little
    differently.
    """
    at, chain = EDGE, 0
    while square != EDGE:
        mark = state[SEA + square]
        at = square if mark <= LAST_OPEN else at
        if stops(mark):
            return square, at
        if mark >= FIRST_COMPASS:
            heading = mark - FIRST_COMPASS
            chain += 1
            if chain > LONGEST_CHAIN:
                return EDGE, at
        square = constants[AHEAD + 4 * square + heading]
    return EDGE, at


@njit_helper
def takes(constants: Row, state: Row, square: int, heading: int) -> bool:
    """Tell whether a slide that is to enter a square takes a treasure."""
    end, _ = walk(constants, state, square, heading)
    return end != EDGE and state[SEA + end] == IS_TREASURE


@njit_helper
def turning(constants: Row, state: Row, square: int, heading: int, found: int) -> int:
    """Find the directions of which a compass on the way of a slide leads to a treasure: 1 << direction each.

    Above them, from 16 on, the same for compasses that are swapped for another (V1).
    """
    chain = 0
    while square != EDGE:
        mark = state[SEA + square]
        if stops(mark):
            break
        shift = 0
        if mark >= FIRST_COMPASS:
            heading = mark - FIRST_COMPASS
            chain += 1
            if chain > LONGEST_CHAIN:
                break
            shift = 4
        if shift or constants[PLACEABLE + square]:
            for direction in range(4):
                bit = 1 << direction + shift
                if (
                    not found & bit
                    and direction != heading
                    and takes(constants, state, constants[AHEAD + 4 * square + direction], direction)
                ):
                    found |= bit
        square = constants[AHEAD + 4 * square + heading]
    return found


@njit_helper
def robs(constants: Row, state: Row, seat: int) -> bool:
    """Tell whether a torpedo of this seat can hit a submarine that has a treasure to lose now (T7)."""
    for direction in range(4):
        hit = flight(constants, state, seat, direction)
        if hit != EDGE and has_treasure(state, state[SEA + hit]):
            return True
    return False


@njit_helper
def has_treasure(state: Row, mark: int) -> bool:
    """Tell whether a mark is that of a submarine whose base holds a treasure."""
    return mark >= FIRST_SUBMARINE and state[HELD + mark - FIRST_SUBMARINE] > 0


@njit_helper
def find_gains(constants: Row, state: Row, seat: int, gains: Row) -> None:
    """Write for each face the treasures a seat can gain in a turn."""
    start = state[PLACE + seat]
    if start != AT_BASE:
        # It is in nobody's way while it slides itself.
        state[SEA + start] = IS_FREE
    direct, found = ZERO, ZERO
    for direction in range(4):
        if takes(constants, state, first_ahead(constants, state, seat, direction), direction):
            direct |= 1 << direction
    for face in range(gains.size):
        gains[face] = 1 if direct else 0
    if not direct:
        for direction in range(4):
            found = turning(
                constants, state, first_ahead(constants, state, seat, direction), direction, found
            )
        turn_gains(constants, state, seat, found, gains)
        clearing_gain(constants, state, seat, gains)
    if state[ABOARD + seat]:
        shot_gain(constants, state, seat, direct, gains)
    if start != AT_BASE:
        state[SEA + start] = FIRST_SUBMARINE + seat


@njit_helper
def clearing_gain(constants: Row, state: Row, seat: int, gains: Row) -> None:
    """Tell whether moving a reef out of the way of a slide opens the way to a treasure (T5)."""
    for direction in range(4):
        ahead = first_ahead(constants, state, seat, direction)
        end, _ = walk(constants, state, ahead, direction)
        if end != EDGE and state[SEA + end] == IS_CORAL:
            state[SEA + end] = IS_FREE
            if takes(constants, state, ahead, direction):
                gains[CORAL_FACE] = 1
            state[SEA + end] = IS_CORAL


@njit_helper
def turn_gains(constants: Row, state: Row, seat: int, found: int, gains: Row) -> None:
    """Tell which faces bring a compass that turns a slide to a treasure (T3, T4, V1 to V3)."""
    kept, spent, ready = False, False, False
    for direction in range(4):
        spent = spent or not state[RESERVE + direction]
        ready = ready or state[RESERVE + direction] > 0
        if found >> direction & 1:
            gains[direction] = 1 if state[RESERVE + direction] else 0
            gains[ANY] |= gains[direction]
            kept = kept or state[OWN + 4 * seat + direction] > 0 or state[STORED + 4 * seat + direction] > 0
        if found >> direction + 4 & 1 and constants[REPLACES] and state[RESERVE + direction]:
            gains[CORAL_FACE] = 1
    lying = spent and found and lies(constants, state, found)
    for direction in range(4):
        if kept or (lying and not state[RESERVE + direction]):
            gains[direction] = 1
    if kept or (lying and not ready):
        gains[ANY] = 1


@njit_helper
def lies(constants: Row, state: Row, found: int) -> bool:
    """Tell whether a compass of one of these directions lies on the board, to be shifted (T4)."""
    count = 0
    for square in range(SEA, SEA + constants[SQUARES]):
        mark = state[square]
        count += 1 if FIRST_COMPASS <= mark <= LAST_OPEN and found >> mark - FIRST_COMPASS & 1 else 0
    return count > 0


@njit_helper
def shot_gain(constants: Row, state: Row, seat: int, direct: int, gains: Row) -> None:
    """Add what a torpedo gains, fired before the slide or after it (T6, T7)."""
    start, prey = state[PLACE + seat], False
    for rival in range(constants[SEATS]):
        prey = prey or (rival != seat and state[HELD + rival] > 0 and state[PLACE + rival] != AT_BASE)
    sooner = 1 if prey and robs(constants, state, seat) else 0
    best = gains[TORPEDO_FACE] + sooner
    for direction in range(4):
        ahead = first_ahead(constants, state, seat, direction)
        if ahead == EDGE:
            continue
        if prey and not sooner:
            _, end = walk(constants, state, ahead, direction)
            if end != EDGE:
                state[PLACE + seat] = end
                if robs(constants, state, seat):
                    best = max(best, 1 + (direct >> direction & 1))
                state[PLACE + seat] = start
        hit = EDGE if direct else flight(constants, state, seat, direction)
        if hit != EDGE:
            mark = state[SEA + hit]
            state[SEA + hit] = IS_FREE
            if takes(constants, state, ahead, direction):
                best = max(best, 2 if has_treasure(state, mark) else 1)
            state[SEA + hit] = mark
    gains[TORPEDO_FACE] = best


# Fitted to the results of some thousand positions from games of the bot with itself.
LEAD: Final = 0.9
"""How much a treasure of lead decides."""
TEMPO: Final = 1.0
"""How much it decides to be next, with a whole round as one."""
SOON: Final = 1.2
"""What a treasure is worth that the next turn brings, in treasures held: it is also a way that lies open."""
TORPEDO: Final = 1.8
"""What a torpedo aboard is worth in treasures if every face were a torpedo; a third one is worth nothing."""
KEPT: Final = 0.05
"""What a compass at the base is worth, in treasures."""
UNSTOPPED: Final = 0.5
"""How likely a seat that could win in its next turn still can when those before it have played."""


@njit_helper
def share(constants: Row, state: Row, chances: Values) -> None:
    """Split a finished game among the seats that hold most (E1, E3)."""
    most, winners = leaders(constants, state)
    for seat in range(constants[SEATS]):
        if state[HELD + seat] == most:
            chances[seat] += 1.0 / winners


@njit_helper
def appraise(constants: Row, state: Row, gains: Row, chances: Values) -> None:
    """Write for each seat its chance to win.

    The next turn of each seat is counted face by face: who can win in it does, unless somebody stops that
    before. What is left goes to the seats by the treasures they still need: the fewer, the more.

    Args:
        constants: the rules.
        state: the die is to fall, or the game is over.
        gains: room for the gains of each face.
        chances: for each seat its chance; from the fourth place on, room for their claims to the rest.
    """
    seats, sides = constants[SEATS], constants[SIDES]
    for place in range(8):
        chances[place] = 0.0
    if state[PHASE] == OVER:
        share(constants, state, chances)
        return
    left = 1.0
    for number in range(seats):
        seat = (state[SEAT] + number) % seats
        find_gains(constants, state, seat, gains)
        missing = constants[TARGET + seat] - state[HELD + seat]
        winning, gained, firing = 0, 0, 0
        for side in range(sides):
            face = constants[DIE_FACE + side]
            winning += 1 if gains[face] >= missing else 0
            gained += gains[face]
            firing += 1 if face == TORPEDO_FACE else 0
        wins = left * winning / sides * (UNSTOPPED if number else 1.0)
        chances[seat] += wins
        left -= wins
        needed = missing - SOON * gained / sides - TORPEDO * firing / sides * min(state[ABOARD + seat], 2)
        for direction in range(4):
            needed -= KEPT * (state[OWN + 4 * seat + direction] + state[STORED + 4 * seat + direction])
        chances[4 + seat] = np.exp(-LEAD * needed - TEMPO * number / seats)
    total = 0.0
    for seat in range(4, 4 + seats):
        total += chances[seat]
    for seat in range(seats):
        chances[seat] += left * chances[4 + seat] / total
