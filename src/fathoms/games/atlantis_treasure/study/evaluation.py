"""What a table is worth to each seat when a turn has just ended: its chance to win, seen at a glance.

What a seat can gain in its next turn is told for each face of the die without playing the turn out. A
treasure stops a slide, so a turn takes one when some slide leads to one: as the sea lies, or after the die's
action has turned the slide or cleared its way. A torpedo may take a second one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from fathoms.games.atlantis_treasure.compiled.luck import throws
from fathoms.games.atlantis_treasure.compiled.move_codes import SECOND_ACTION
from fathoms.games.atlantis_treasure.compiled.rules import (
    ABOARD,
    AHEAD,
    ANY,
    AT_BASE,
    AT_TARGET,
    BLOCKS,
    BY_ROUNDS,
    CARGO_TAKEN,
    CARRIES,
    CORAL_FACE,
    DICE,
    DIE_FACE,
    EDGE,
    ENDS,
    EXIT,
    FIRST_COMPASS,
    FIRST_CURRENT,
    FIRST_SUBMARINE,
    GROUND,
    HELD,
    IS_CORAL,
    IS_FREE,
    IS_TEMPLE,
    IS_WHIRLPOOL,
    LAST_OPEN,
    LAST_TURN,
    MISSES,
    MORE_SLIDES,
    MOUTH,
    ONE_DIE,
    OVER,
    OWN,
    PHASE,
    PLACE,
    PLACEABLE,
    REACH,
    REPLACES,
    RESERVE,
    SEA,
    SEAT,
    SEATS,
    SIDE,
    SIDES,
    SLIDE_FACE,
    SQUARES,
    STOLEN,
    STOPS,
    STORED,
    TARGET,
    TEAMS,
    TEMPLE_FACE,
    TORPEDO_FACE,
    TREASURE_FACE,
    TURN_FACE,
    TURNS,
    Row,
    any_treasure,
    are_partners,
    cargo_worth,
    first_ahead,
    flight,
    is_full,
    is_treasure,
    says,
    score_of,
    seat_after,
    shuts,
    stops,
    winners,
    worth_of,
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
    differently, and so is one of currents and whirlpools.
    """
    at, chain, left = EDGE, 0, constants[REACH]
    while square != EDGE:
        mark = state[SEA + square]
        at = at if shuts(mark) else square
        if stops(mark):
            return square, at
        left -= 1
        if not left:
            return EDGE, at  # M8
        if mark >= FIRST_COMPASS:
            chain += 1
            if chain > LONGEST_CHAIN:
                return EDGE, at
            if mark == IS_WHIRLPOOL:
                square = at = constants[EXIT + square]
                if stops(state[SEA + square]):
                    return square, at
            else:
                heading = mark - (FIRST_CURRENT if mark >= FIRST_CURRENT else FIRST_COMPASS)
        square = constants[AHEAD + 4 * square + heading]
    return EDGE, at


@njit_helper
def takes(constants: Row, state: Row, square: int, heading: int) -> int:
    """Give what the treasure is worth that a slide takes which is to enter a square, or 0."""
    end, _ = walk(constants, state, square, heading)
    if end == EDGE:
        return 0
    mark = state[SEA + end]
    return worth_of(mark) if is_treasure(mark) else 0


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
            chain += 1
            if chain > LONGEST_CHAIN:
                break
            if mark == IS_WHIRLPOOL:
                square = constants[EXIT + square]
            elif mark >= FIRST_CURRENT:
                heading = mark - FIRST_CURRENT
            else:
                heading = mark - FIRST_COMPASS
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
def robs(constants: Row, state: Row, seat: int) -> int:
    """Give the most that a torpedo of this seat brings now from a submarine that it hits (T7), or 0."""
    most = 0
    for direction in range(4):
        hit = flight(constants, state, seat, direction)
        if hit != EDGE:
            most = max(most, loot(constants, state, seat, state[SEA + hit]))
    return most


@njit_helper
def loot(constants: Row, state: Row, seat: int, mark: int) -> int:
    """Guess the worth that a hit brings, if a mark is that of a rival's submarine (T7, H2, K3)."""
    rival = mark - FIRST_SUBMARINE
    if rival < 0 or are_partners(constants, seat, rival):
        return 0
    held = min(state[HELD + rival], constants[STOLEN])
    return held + cargo_worth(state, rival) if constants[CARGO_TAKEN] else held


@njit_helper
def find_gains(constants: Row, state: Row, seat: int, gains: Row) -> None:
    """Write for each action of the die the worth that a seat can gain in a turn, taken aboard or held."""
    start = state[PLACE + seat]
    if start != AT_BASE:
        # It is in nobody's way while it slides itself.
        state[SEA + start] = constants[GROUND + start]
    direct, found, most = ZERO, ZERO, ZERO
    for direction in range(4):
        taken = takes(constants, state, first_ahead(constants, state, seat, direction), direction)
        if taken:
            direct |= 1 << direction
            most = max(most, taken)
    for action in range(gains.size):
        gains[action] = most
    if not direct:
        for direction in range(4):
            found = turning(
                constants, state, first_ahead(constants, state, seat, direction), direction, found
            )
        turn_gains(constants, state, seat, found, gains)
        clearing_gain(constants, state, seat, gains, CORAL_FACE, IS_CORAL)
        if constants[BLOCKS]:
            block_gains(constants, state, seat, found, gains)
    if constants[BLOCKS]:
        sliding_gains(constants, state, seat, gains)
        if is_full(constants, state, seat):
            for action in range(gains.size):
                gains[action] = 0
    if state[ABOARD + seat]:
        shot_gain(constants, state, seat, direct, most, gains)
    if start != AT_BASE:
        state[SEA + start] = FIRST_SUBMARINE + seat


@njit_helper
def block_gains(constants: Row, state: Row, seat: int, found: int, gains: Row) -> None:
    """Tell which actions beyond the book bring a slide to a treasure, or a treasure to it (D3 to D5)."""
    clearing_gain(constants, state, seat, gains, TEMPLE_FACE, IS_TEMPLE)
    if found >> 4:
        gains[TURN_FACE] = 1
    if any_treasure(constants, state):
        gains[TREASURE_FACE] = 1


@njit_helper
def sliding_gains(constants: Row, state: Row, seat: int, gains: Row) -> None:
    """Tell what a second slide adds: in every turn (M9), or if the die says so (D6)."""
    start, most = state[PLACE + seat], 0
    for direction in range(4):
        ahead = first_ahead(constants, state, seat, direction)
        taken = takes(constants, state, ahead, direction)
        _, at = walk(constants, state, ahead, direction)
        if at == EDGE:
            continue
        under = state[SEA + at]
        state[SEA + at] = constants[GROUND + at]
        state[PLACE + seat] = at
        further = 0
        for then in range(4):
            further = max(further, takes(constants, state, constants[AHEAD + 4 * at + then], then))
        most = max(most, taken + further)
        state[SEA + at] = under
        state[PLACE + seat] = start
    gains[SLIDE_FACE] = max(gains[SLIDE_FACE], most)
    if constants[MORE_SLIDES]:
        for action in range(gains.size):
            gains[action] = max(gains[action], most)


@njit_helper
def clearing_gain(constants: Row, state: Row, seat: int, gains: Row, action: int, piece: int) -> None:
    """Tell what moving a reef or a temple out of the way of a slide lets it take (T5, D4)."""
    for direction in range(4):
        ahead = first_ahead(constants, state, seat, direction)
        end, _ = walk(constants, state, ahead, direction)
        if end != EDGE and state[SEA + end] == piece:
            state[SEA + end] = IS_FREE
            gains[action] = max(gains[action], takes(constants, state, ahead, direction))
            state[SEA + end] = piece


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
def shot_gain(constants: Row, state: Row, seat: int, direct: int, most: int, gains: Row) -> None:
    """Add what a torpedo gains, fired before the slide or after it (T6, T7)."""
    start, prey = state[PLACE + seat], False
    for rival in range(constants[SEATS]):
        prey = prey or (
            state[PLACE + rival] != AT_BASE and loot(constants, state, seat, FIRST_SUBMARINE + rival) > 0
        )
    sooner = robs(constants, state, seat) if prey else 0
    best = gains[TORPEDO_FACE] + sooner
    for direction in range(4):
        ahead = first_ahead(constants, state, seat, direction)
        if ahead == EDGE:
            continue
        if prey and not sooner:
            _, end = walk(constants, state, ahead, direction)
            if end != EDGE:
                state[PLACE + seat] = end
                robbed = robs(constants, state, seat)
                if robbed:
                    best = max(best, robbed + (most if direct >> direction & 1 else 0))
                state[PLACE + seat] = start
        hit = EDGE if direct else flight(constants, state, seat, direction)
        if hit != EDGE:
            mark = state[SEA + hit]
            state[SEA + hit] = constants[GROUND + hit]
            taken = takes(constants, state, ahead, direction)
            if taken:
                best = max(best, taken + loot(constants, state, seat, mark))
            state[SEA + hit] = mark
    gains[TORPEDO_FACE] = best


@njit_helper
def gain_of_throw(constants: Row, gains: Row, throw: int) -> int:
    """Give the most that a throw brings, as far as its actions tell alone (D1, D2)."""
    sides = int(constants[SIDES])
    if constants[DICE] == ONE_DIE:
        return gain_of_face(gains, int(constants[DIE_FACE + throw]))
    one = gain_of_face(gains, int(constants[DIE_FACE + throw // sides]))
    return max(one, gain_of_face(gains, int(constants[DIE_FACE + throw % sides])))


@njit_helper
def gain_of_face(gains: Row, face: int) -> int:
    """Give the most that the actions of a face bring, each alone (D1)."""
    if face < 1 << SECOND_ACTION:
        return int(gains[face])
    return max(gains[face & 255], gains[(face >> SECOND_ACTION & 127) - 1])


@njit_helper
def firing_throws(constants: Row) -> int:
    """Count the throws that say torpedo (D1, D2)."""
    sides, firing = constants[SIDES], 0
    for side in range(sides):
        firing += 1 if says(constants[DIE_FACE + side], TORPEDO_FACE) else 0
    return firing if constants[DICE] == ONE_DIE else sides**2 - (sides - firing) ** 2


@njit_helper
def wins_with(constants: Row, state: Row, seat: int, gain: int) -> bool:
    """Tell whether a seat wins at once if it gains some worth (E1)."""
    return (
        constants[ENDS] == AT_TARGET and score_of(constants, state, seat) + gain >= constants[TARGET + seat]
    )


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


CARRIED: Final = 0.6
"""The part of what treasures aboard are worth already before they are home (K1)."""
LAST_ROUND: Final = 4.0
"""By how many times its own a lead decides more in the last round of a game that ends by itself (E4, E5)."""


@njit_helper
def share(constants: Row, state: Row, chances: Values) -> None:
    """Split a finished game among the seats that win it (E1, E3 to E6)."""
    won, count = winners(constants, state), 0
    for seat in range(constants[SEATS]):
        count += won >> seat & 1
    for seat in range(constants[SEATS]):
        if won >> seat & 1:
            chances[seat] += 1.0 / count


@njit_helper
def decides(constants: Row, state: Row) -> float:
    """Tell how much a lead of worth 1 decides: the more the nearer the end is, where it comes by itself."""
    if constants[ENDS] == AT_TARGET:
        return LEAD
    left = 0.0
    if constants[ENDS] == BY_ROUNDS:
        left = (constants[LAST_TURN] - state[TURNS]) / constants[SEATS]
    else:
        for square in range(SEA, SEA + constants[SQUARES]):
            left += 1.0 if is_treasure(state[square]) else 0.0
        left /= constants[SEATS]
    return LEAD * (1 + LAST_ROUND / (1 + max(left, 0.0)))


@njit_helper
def lands(constants: Row, state: Row, seat: int) -> int:
    """Give the worth that a submarine brings home if a slide leads there now (K1)."""
    cargo = cargo_worth(state, seat)
    if not cargo or state[PLACE + seat] == AT_BASE:
        return 0
    mouth, side = constants[MOUTH + seat], constants[SIDE + seat]
    if state[PLACE + seat] == mouth:
        return cargo
    for direction in range(4):
        end, at = walk(constants, state, first_ahead(constants, state, seat, direction), direction)
        if end == EDGE and at == mouth and (direction == side or constants[STOPS]):
            return cargo
    return 0


@njit_helper
def appraise(constants: Row, state: Row, gains: Row, chances: Values) -> None:
    """Write for each seat its chance to win.

    The next turn of each seat is counted throw by throw: who can win in it does, unless somebody stops that
    before. What is left goes to the seats by the treasures they still need: the fewer, the more.

    Args:
        constants: the rules.
        state: the die is to fall, or the game is over.
        gains: room for the gains of each action.
        chances: for each seat its chance; from the fourth place on, room for their claims to the rest.
    """
    seats, count = constants[SEATS], throws(constants)
    for place in range(8):
        chances[place] = 0.0
    if state[PHASE] == OVER:
        share(constants, state, chances)
        return
    left, lead = 1.0, decides(constants, state)
    firing = firing_throws(constants)
    for number in range(seats):
        seat = seat_after(constants, state[SEAT], number)
        find_gains(constants, state, seat, gains)
        missing = constants[TARGET + seat] - score_of(constants, state, seat)
        winning, gained = 0, 0
        misses = state[MISSES] >> seat & 1 and number > 0
        for throw in range(count):
            gain = gain_of_throw(constants, gains, throw)
            winning += 1 if gain >= missing else 0
            gained += gain
        soon = SOON * gained / count
        if constants[BLOCKS]:
            if misses:
                winning, soon = 0, soon / 2
            if constants[CARRIES]:
                landed = lands(constants, state, seat)
                winning = count if landed and landed >= missing and not misses else 0
                soon = CARRIED * (soon + cargo_worth(state, seat)) + (1 - CARRIED) * landed / 2
            if constants[ENDS] != AT_TARGET:
                winning = 0
        wins = left * winning / count * (UNSTOPPED if number else 1.0)
        chances[seat] += wins
        left -= wins
        needed = missing - soon - TORPEDO * firing / count * min(state[ABOARD + seat], 2)
        for direction in range(4):
            needed -= KEPT * (state[OWN + 4 * seat + direction] + state[STORED + 4 * seat + direction])
        chances[4 + seat] = np.exp(-lead * needed - TEMPO * number / seats)
    total = 0.0
    for seat in range(4, 4 + seats):
        total += chances[seat]
    for seat in range(seats):
        chances[seat] += left * chances[4 + seat] / total
    if constants[TEAMS]:
        # E6: partners win together.
        for seat in range(2):
            both = (chances[seat] + chances[seat + 2]) / 2
            chances[seat], chances[seat + 2] = both, both
