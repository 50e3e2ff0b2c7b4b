"""Every way to play what is left of a turn, in either order (T2): one or two moves, and what they gain."""

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
    HELD,
    IS_CORAL,
    IS_FREE,
    LAST_OPEN,
    MOVED,
    OWN,
    PHASE,
    PLACEABLE,
    REPLACES,
    RESERVE,
    SEA,
    SEAT,
    SQUARES,
    STOCKS,
    STORED,
    TORPEDO_FACE,
    TURNS,
    ZERO,
)
from fathoms.games.atlantis_treasure.exact.ciphers import (
    COMPASS,
    CORAL_MOVE,
    FIRE,
    HOLD,
    NO_SQUARE,
    OWN_COMPASS,
    SHIFT,
    SLIDE,
    STORE,
    SWAP,
    UNSTORE,
)
from fathoms.games.atlantis_treasure.exact.counts import (
    shows,
    takes_reef,
)
from fathoms.games.atlantis_treasure.exact.kernel import (
    play,
)
from fathoms.games.atlantis_treasure.exact.listing import NOTHING_PLACED
from fathoms.games.atlantis_treasure.exact.motion import copy, first_ahead, flight, opens
from fathoms.numeric import lean_inlined

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.exact.chart import Row

NO_MOVE: Final = -1


@lean_inlined
def pairs(chart: Row, state: Row, begun: int, actions: Row, count: int) -> int:
    """Add a move for each free square: a move that is begun, and the square as its second word."""
    for square in range(chart[SQUARES]):
        if state[SEA + square] == IS_FREE and chart[PLACEABLE + square] and count < actions.size:
            actions[count] = begun | square << 12
            count += 1
    return count


@lean_inlined
def list_compass_actions(chart: Row, state: Row, actions: Row) -> int:  # noqa: C901 - one test a verb
    """List what a compass roll allows; stored compasses are placed one at a time."""
    face, seat, count = state[FACE], state[SEAT], ZERO
    ready = False
    for direction in range(4):
        if shows(face, direction) and state[RESERVE + direction]:
            ready = True
            count = pairs(chart, state, COMPASS | direction << 4, actions, count)
    if not ready:
        for square in range(chart[SQUARES]):
            if FIRST_COMPASS <= state[SEA + square] <= LAST_OPEN:
                count = pairs(chart, state, SHIFT | square << 4, actions, count)
    compulsory = ready and count > 0
    for direction in range(4):
        if state[OWN + 4 * seat + direction]:
            count = pairs(chart, state, OWN_COMPASS | direction << 4, actions, count)
        if state[STORED + 4 * seat + direction]:
            before = count
            count = pairs(chart, state, ZERO, actions, count)
            for at in range(before, count):
                # From the square alone to the move that names it.
                actions[at] = NOTHING_PLACED ^ ((actions[at] >> 12 ^ NO_SQUARE) << 4 + 8 * direction)
        elif chart[STOCKS] and shows(face, direction) and state[RESERVE + direction] and count < actions.size:
            actions[count] = STORE | direction << 4
            count += 1
    if count and not compulsory and count < actions.size:
        actions[count] = HOLD
        count += 1
    return count


@lean_inlined
def list_coral_actions(chart: Row, state: Row, actions: Row) -> int:  # noqa: C901 - loops within loops
    """List the reefs to move and the compasses to swap; with no reef to move it may be left (T5, V1, T10)."""
    count = ZERO
    for square in range(chart[SQUARES]):
        if state[SEA + square] != IS_CORAL:
            continue
        for end in range(chart[SQUARES]):
            if takes_reef(chart, state, square, end) and count < actions.size:
                actions[count] = CORAL_MOVE | square << 4 | end << 12
                count += 1
    must = count > 0
    if chart[REPLACES]:
        for square in range(chart[SQUARES]):
            mark = state[SEA + square]
            if FIRST_COMPASS <= mark <= LAST_OPEN:
                for direction in range(4):
                    if state[RESERVE + direction] and count < actions.size:
                        actions[count] = SWAP | square << 4 | direction << 12
                        count += 1
    if count and not must and count < actions.size:
        actions[count] = HOLD
        count += 1
    return count


@lean_inlined
def list_shots(chart: Row, state: Row, actions: Row) -> int:
    """List the shots, and to hold the fire (T6, T7)."""
    seat, count = state[SEAT], 0
    if not state[ABOARD + seat]:
        return 0
    for direction in range(4):
        hit = flight(chart, state, seat, direction)
        if hit == EDGE:
            continue
        before = count
        if state[SEA + hit] >= FIRST_SUBMARINE:
            for corner in chart[CORNER : CORNER + 4]:
                if state[SEA + corner] == IS_FREE:
                    actions[count] = FIRE | direction << 4 | corner << 12
                    count += 1
        if count == before:
            actions[count] = FIRE | direction << 4 | NO_SQUARE << 12
            count += 1
    if count:
        actions[count] = HOLD
        count += 1
    return count


@lean_inlined
def list_actions(chart: Row, state: Row, actions: Row) -> int:
    """List what fulfils the die's action now, or leaves it; give their number."""
    face = state[FACE]
    if face == TORPEDO_FACE:
        return list_shots(chart, state, actions)
    if face == CORAL_FACE:
        return list_coral_actions(chart, state, actions)
    return list_compass_actions(chart, state, actions) if face <= ANY else 0


@lean_inlined
def note_ways(chart: Row, state: Row, seat: int, ways: Row) -> None:
    """Note the squares that each open slide depends on: 1 << direction for each, at SEA and the square.

    At place 0 stand the directions in which a compass is lifted.
    """
    for place in range(ways.size):
        ways[place] = 0
    for direction in range(4):
        square = first_ahead(chart, state, seat, direction)
        while square != EDGE:
            ways[SEA + square] |= 1 << direction
            mark = state[SEA + square]
            if mark != IS_FREE:
                if FIRST_COMPASS <= mark <= LAST_OPEN:
                    ways[0] |= 1 << direction
                break
            square = chart[AHEAD + 4 * square + direction]


@lean_inlined
def met(move: int, ways: Row) -> int:
    """Tell in which directions it matters whether an action comes before the slide or after it."""
    kind, first, second = move & 15, move >> 4 & 255, move >> 12 & 255
    if kind in (FIRE, HOLD, UNSTORE):
        return 15
    # A compass that is lifted may change what the reserve allows.
    directions = ways[0]
    if kind in (SHIFT, CORAL_MOVE, SWAP):
        directions |= ways[SEA + first]
    if kind in (COMPASS, OWN_COMPASS, SHIFT, CORAL_MOVE):
        directions |= ways[SEA + second]
    return directions


@lean_inlined
def list_ends(chart: Row, state: Row, room: Row, actions: Row, ends: Row) -> int:
    """List the ways to the end of the turn, a row each: its first move, its second or NO_MOVE, what it gains.

    An action before a slide that it does not meet is left out: after the slide it leads to the same.

    Args:
        chart: the rules.
        state: a seat is to act.
        room: three rows, two of them to try moves on.
        actions: room for the moves of the first step and, after them, of the second.
        ends: where the ways go; those that find no room are left out.
    """
    first, second, ways = room[0], room[1], room[2]
    half = actions.size // 2
    then = actions[half:]
    seat, turns, held = state[SEAT], state[TURNS], state[HELD + state[SEAT]]
    steps = list_steps(chart, state, actions[:half])
    if not state[ACTED] and not state[MOVED]:
        note_ways(chart, state, seat, ways)
    count, none = ZERO, ZERO + NO_MOVE
    for step in range(steps - 1, -1, -1):
        move = actions[step]
        copy(state, first)
        play(chart, first, move)
        if first[PHASE] != ACTING or first[TURNS] != turns:
            count = add_end(ends, count, move, none, first[HELD + seat] - held)
            continue
        slid = move & 15 == SLIDE
        meeting = 15 if slid else met(move, ways)
        for follow in range(list_steps(chart, first, then)):
            if not slid and not meeting >> (then[follow] >> 4) & 1:
                continue
            after = first
            if not slid or state[FACE] == TORPEDO_FACE:
                # After a slide only a torpedo gains more.
                copy(first, second)
                play(chart, second, then[follow])
                after = second
            count = add_end(ends, count, move, then[follow], after[HELD + seat] - held)
    return count


@lean_inlined
def list_steps(chart: Row, state: Row, actions: Row) -> int:
    """List the actions and slides that may come next in a turn."""
    count = list_actions(chart, state, actions) if not state[ACTED] else ZERO
    if not state[MOVED]:
        for direction in range(4):
            if opens(chart, state, state[SEAT], direction) and count < actions.size:
                actions[count] = SLIDE | direction << 4
                count += 1
    return count


@lean_inlined
def add_end(ends: Row, count: int, first: int, second: int, gain: int) -> int:
    """Add a way to the end of the turn if there is room."""
    if count == ends.shape[0]:
        return count
    ends[count, 0] = first
    ends[count, 1] = second
    ends[count, 2] = gain
    return count + 1


@lean_inlined
def play_end(chart: Row, state: Row, end: Row, out: Row) -> None:
    """Play a turn to its end."""
    copy(state, out)
    play(chart, out, end[0])
    if end[1] != NO_MOVE:
        play(chart, out, end[1])
