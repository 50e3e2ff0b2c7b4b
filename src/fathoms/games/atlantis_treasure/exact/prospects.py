"""What a seat can gain in its next turn, for each face of the die, without playing the turn out.

A treasure stops a slide, so a turn takes one when some slide leads to one: as the sea lies, or after the
die's action has turned the slide or cleared its way. A torpedo may take a second one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.games.atlantis_treasure.exact.chart import (
    ABOARD,
    AHEAD,
    ANY,
    AT_BASE,
    CORAL_FACE,
    EDGE,
    FIRST_COMPASS,
    FIRST_SUBMARINE,
    HELD,
    IS_CORAL,
    IS_FREE,
    IS_TREASURE,
    LAST_OPEN,
    OWN,
    PLACE,
    PLACEABLE,
    REPLACES,
    RESERVE,
    SEA,
    SEATS,
    SQUARES,
    STORED,
    TORPEDO_FACE,
    ZERO,
)
from fathoms.games.atlantis_treasure.exact.motion import (
    first_ahead,
    flight,
)
from fathoms.numeric import inlined

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.exact.chart import Row

LONGEST_CHAIN: Final = 8
"""Compasses after which a chain is given up."""


@inlined
def walk(chart: Row, state: Row, square: int, heading: int) -> int:
    """Follow a slide that is to enter a square; give the treasure it takes or what stops it, or EDGE.

    Compasses are not lifted: a chain that leads over one twice is followed a little differently.
    """
    chain = 0
    while square != EDGE:
        mark = state[SEA + square]
        if mark == IS_TREASURE or mark > LAST_OPEN:
            return square
        if mark >= FIRST_COMPASS:
            heading = mark - FIRST_COMPASS
            chain += 1
            if chain > LONGEST_CHAIN:
                return EDGE
        square = chart[AHEAD + 4 * square + heading]
    return EDGE


@inlined
def takes(chart: Row, state: Row, square: int, heading: int) -> bool:
    """Tell whether a slide that is to enter a square takes a treasure."""
    end = walk(chart, state, square, heading)
    return end != EDGE and state[SEA + end] == IS_TREASURE


@inlined
def turning(chart: Row, state: Row, square: int, heading: int, found: int) -> int:
    """Find the directions of which a compass on the way of a slide leads to a treasure: 1 << direction each.

    Above them, from 16 on, the same for compasses that are swapped for another (V1).
    """
    chain = 0
    while square != EDGE:
        mark = state[SEA + square]
        if mark == IS_TREASURE or mark > LAST_OPEN:
            break
        shift = 0
        if mark >= FIRST_COMPASS:
            heading = mark - FIRST_COMPASS
            chain += 1
            if chain > LONGEST_CHAIN:
                break
            shift = 4
        if shift or chart[PLACEABLE + square]:
            for direction in range(4):
                bit = 1 << direction + shift
                if (
                    not found & bit
                    and direction != heading
                    and takes(chart, state, chart[AHEAD + 4 * square + direction], direction)
                ):
                    found |= bit
        square = chart[AHEAD + 4 * square + heading]
    return found


@inlined
def robs(chart: Row, state: Row, seat: int) -> bool:
    """Tell whether a torpedo of this seat can hit a submarine that has a treasure to lose now (T7)."""
    for direction in range(4):
        hit = flight(chart, state, seat, direction)
        if hit != EDGE and has_treasure(state, state[SEA + hit]):
            return True
    return False


@inlined
def has_treasure(state: Row, mark: int) -> bool:
    """Tell whether a mark is that of a submarine whose base holds a treasure."""
    return mark >= FIRST_SUBMARINE and state[HELD + mark - FIRST_SUBMARINE] > 0


@inlined
def slide_end(chart: Row, state: Row, square: int, heading: int) -> int:
    """Give the square on which a slide that is to enter a square ends; EDGE if it enters none."""
    at, chain = EDGE, 0
    while square != EDGE and state[SEA + square] <= LAST_OPEN:
        at = square
        mark = state[SEA + square]
        if mark == IS_TREASURE:
            break
        if mark >= FIRST_COMPASS:
            heading = mark - FIRST_COMPASS
            chain += 1
            if chain > LONGEST_CHAIN:
                break
        square = chart[AHEAD + 4 * square + heading]
    return at


@inlined
def look_ahead(chart: Row, state: Row, seat: int, gains: Row) -> None:
    """Write for each face the treasures a seat can gain in a turn."""
    start = state[PLACE + seat]
    if start != AT_BASE:
        # It is in nobody's way while it slides itself.
        state[SEA + start] = IS_FREE
    direct, found = ZERO, ZERO
    for direction in range(4):
        if takes(chart, state, first_ahead(chart, state, seat, direction), direction):
            direct |= 1 << direction
    for face in range(gains.size):
        gains[face] = 1 if direct else 0
    if not direct:
        for direction in range(4):
            found = turning(chart, state, first_ahead(chart, state, seat, direction), direction, found)
        turn_gains(chart, state, seat, found, gains)
        clearing_gain(chart, state, seat, gains)
    if state[ABOARD + seat]:
        shot_gain(chart, state, seat, direct, gains)
    if start != AT_BASE:
        state[SEA + start] = FIRST_SUBMARINE + seat


@inlined
def clearing_gain(chart: Row, state: Row, seat: int, gains: Row) -> None:
    """Tell whether moving a reef out of the way of a slide opens the way to a treasure (T5)."""
    for direction in range(4):
        ahead = first_ahead(chart, state, seat, direction)
        end = walk(chart, state, ahead, direction)
        if end != EDGE and state[SEA + end] == IS_CORAL:
            state[SEA + end] = IS_FREE
            if takes(chart, state, ahead, direction):
                gains[CORAL_FACE] = 1
            state[SEA + end] = IS_CORAL


@inlined
def turn_gains(chart: Row, state: Row, seat: int, found: int, gains: Row) -> None:
    """Tell which faces bring a compass that turns a slide to a treasure (T3, T4, V1 to V3)."""
    kept, spent = False, False
    for direction in range(4):
        spent = spent or not state[RESERVE + direction]
        if found >> direction & 1:
            gains[direction] = 1 if state[RESERVE + direction] else 0
            gains[ANY] |= gains[direction]
            kept = kept or state[OWN + 4 * seat + direction] > 0 or state[STORED + 4 * seat + direction] > 0
        if found >> direction + 4 & 1 and chart[REPLACES] and state[RESERVE + direction]:
            gains[CORAL_FACE] = 1
    lying = spent and found and lies(chart, state, found)
    for direction in range(4):
        if kept or (lying and not state[RESERVE + direction]):
            gains[direction] = 1
    if kept:
        gains[ANY] = 1


@inlined
def lies(chart: Row, state: Row, found: int) -> bool:
    """Tell whether a compass of one of these directions lies on the board, to be shifted (T4)."""
    count = 0
    for square in range(SEA, SEA + chart[SQUARES]):
        mark = state[square]
        count += 1 if FIRST_COMPASS <= mark <= LAST_OPEN and found >> mark - FIRST_COMPASS & 1 else 0
    return count > 0


@inlined
def shot_gain(chart: Row, state: Row, seat: int, direct: int, gains: Row) -> None:
    """Add what a torpedo gains, fired before the slide or after it (T6, T7)."""
    start, prey = state[PLACE + seat], False
    for rival in range(chart[SEATS]):
        prey = prey or (rival != seat and state[HELD + rival] > 0 and state[PLACE + rival] != AT_BASE)
    sooner = 1 if prey and robs(chart, state, seat) else 0
    best = gains[TORPEDO_FACE] + sooner
    for direction in range(4):
        ahead = first_ahead(chart, state, seat, direction)
        if ahead == EDGE:
            continue
        if prey and not sooner:
            end = slide_end(chart, state, ahead, direction)
            if end != EDGE:
                state[PLACE + seat] = end
                if robs(chart, state, seat):
                    best = max(best, 1 + (direct >> direction & 1))
                state[PLACE + seat] = start
        hit = EDGE if direct else flight(chart, state, seat, direction)
        if hit != EDGE:
            mark = state[SEA + hit]
            state[SEA + hit] = IS_FREE
            if takes(chart, state, ahead, direction):
                best = max(best, 2 if has_treasure(state, mark) else 1)
            state[SEA + hit] = mark
    gains[TORPEDO_FACE] = best
