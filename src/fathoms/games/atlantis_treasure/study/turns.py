"""Every way to play what is left of a turn, in either order (T2): one or two moves, and what they gain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.games.atlantis_treasure.compiled.move_codes import (
    COMPASS,
    CORAL_MOVE,
    FIRE,
    HOLD,
    NO_SQUARE,
    NOTHING_PLACED,
    OWN_COMPASS,
    SHIFT,
    SLIDE,
    STORE,
    SWAP,
    UNSTORE,
)
from fathoms.games.atlantis_treasure.compiled.moves import add, list_shots
from fathoms.games.atlantis_treasure.compiled.rules import (
    ACTED,
    ACTING,
    AHEAD,
    EDGE,
    FACE,
    HELD,
    IS_CORAL,
    IS_FREE,
    MOVED,
    PHASE,
    SEA,
    SEAT,
    SQUARES,
    TORPEDO_FACE,
    TURNS,
    copy,
    first_ahead,
    is_compass,
    of_kind,
    options,
    play,
    takes_piece,
    takes_reef,
)
from fathoms.jit import ZERO, njit_no_alloc_helper

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.compiled.rules import Row

NO_MOVE: Final = -1


@njit_no_alloc_helper
def list_placings(constants: Row, state: Row, begun: int, moves: Row, count: int) -> int:
    """Add a move for each free square: a move that is begun, and the square as its second word."""
    for square in range(constants[SQUARES]):
        if takes_piece(constants, state, square):
            count = add(moves, count, begun | square << 12)
    return count


@njit_no_alloc_helper
def list_compass_actions(constants: Row, state: Row, found: int, moves: Row) -> int:
    """List what a compass roll allows; stored compasses are placed one at a time."""
    count = ZERO
    for direction in range(4):
        if of_kind(found, COMPASS) >> direction & 1:
            count = list_placings(constants, state, COMPASS | direction << 4, moves, count)
    if of_kind(found, SHIFT):
        for square in range(constants[SQUARES]):
            if is_compass(state[SEA + square]):
                count = list_placings(constants, state, SHIFT | square << 4, moves, count)
    for direction in range(4):
        if of_kind(found, OWN_COMPASS) >> direction & 1:
            count = list_placings(constants, state, OWN_COMPASS | direction << 4, moves, count)
        if of_kind(found, UNSTORE) >> direction & 1:
            for square in range(constants[SQUARES]):
                if takes_piece(constants, state, square):
                    placed = NOTHING_PLACED ^ ((square ^ NO_SQUARE) << 4 + 8 * direction)
                    count = add(moves, count, placed)
        elif of_kind(found, STORE) >> direction & 1:
            count = add(moves, count, STORE | direction << 4)
    return count


@njit_no_alloc_helper
def list_coral_actions(constants: Row, state: Row, found: int, moves: Row) -> int:
    """List the reefs to move and the compasses to swap (T5, V1)."""
    count = ZERO
    if of_kind(found, CORAL_MOVE):
        for square in range(constants[SQUARES]):
            if state[SEA + square] == IS_CORAL:
                for end in range(constants[SQUARES]):
                    if takes_reef(constants, state, square, end):
                        count = add(moves, count, CORAL_MOVE | square << 4 | end << 12)
    if of_kind(found, SWAP):
        for square in range(constants[SQUARES]):
            if is_compass(state[SEA + square]):
                for direction in range(4):
                    if of_kind(found, SWAP) >> direction & 1:
                        count = add(moves, count, SWAP | square << 4 | direction << 12)
    return count


@njit_no_alloc_helper
def list_steps(constants: Row, state: Row, moves: Row) -> int:
    """List the actions and slides that may come next in a turn."""
    found, count = options(constants, state), ZERO
    if of_kind(found, FIRE):
        count = list_shots(constants, state, found, moves)
    elif found & (15 << 4 * CORAL_MOVE | 15 << 4 * SWAP):
        count = list_coral_actions(constants, state, found, moves)
    else:
        count = list_compass_actions(constants, state, found, moves)
    if of_kind(found, HOLD):
        count = add(moves, count, HOLD)
    for direction in range(4):
        if of_kind(found, SLIDE) >> direction & 1:
            count = add(moves, count, SLIDE | direction << 4)
    return count


@njit_no_alloc_helper
def note_ways(constants: Row, state: Row, seat: int, ways: Row) -> None:
    """Note the squares that each open slide depends on: 1 << direction for each, at SEA and the square.

    At place 0 stand the directions in which a compass is lifted.
    """
    for place in range(len(ways)):
        ways[place] = 0
    for direction in range(4):
        square = first_ahead(constants, state, seat, direction)
        while square != EDGE:
            ways[SEA + square] |= 1 << direction
            mark = state[SEA + square]
            if mark != IS_FREE:
                if is_compass(mark):
                    ways[0] |= 1 << direction
                break
            square = constants[AHEAD + 4 * square + direction]


@njit_no_alloc_helper
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


@njit_no_alloc_helper
def list_ends(constants: Row, state: Row, room: Row, moves: Row, ends: Row) -> int:
    """List the ways to the end of the turn, a row each: its first move, its second or NO_MOVE, what it gains.

    An action before a slide that it does not meet is left out: after the slide it leads to the same.

    Args:
        constants: the rules.
        state: a seat is to act.
        room: three rows, two of them to try moves on.
        moves: room for the moves of the first step and, after them, of the second.
        ends: where the ways go; those that find no room are left out.
    """
    first, second, ways = room[0], room[1], room[2]
    half = moves.size // 2
    then = moves[half:]
    seat, turns, held = state[SEAT], state[TURNS], state[HELD + state[SEAT]]
    steps = list_steps(constants, state, moves[:half])
    if not state[ACTED] and not state[MOVED]:
        note_ways(constants, state, seat, ways)
    count, none = ZERO, ZERO + NO_MOVE
    for step in range(steps - 1, -1, -1):
        move = moves[step]
        copy(state, first)
        play(constants, first, move)
        if first[PHASE] != ACTING or first[TURNS] != turns:
            count = add_end(ends, count, move, none, first[HELD + seat] - held)
            continue
        slid = move & 15 == SLIDE
        meeting = 15 if slid else met(move, ways)
        for follow in range(list_steps(constants, first, then)):
            if not slid and not meeting >> (then[follow] >> 4) & 1:
                continue
            after = first
            if not slid or state[FACE] == TORPEDO_FACE:
                # After a slide only a torpedo gains more.
                copy(first, second)
                play(constants, second, then[follow])
                after = second
            count = add_end(ends, count, move, then[follow], after[HELD + seat] - held)
    return count


@njit_no_alloc_helper
def add_end(ends: Row, count: int, first: int, second: int, gain: int) -> int:
    """Add a way to the end of the turn if there is room."""
    if count == ends.shape[0]:
        return count
    ends[count, 0] = first
    ends[count, 1] = second
    ends[count, 2] = gain
    return count + 1


@njit_no_alloc_helper
def play_end(constants: Row, state: Row, end: Row, out: Row) -> None:
    """Play a turn to its end."""
    copy(state, out)
    play(constants, out, end[0])
    if end[1] != NO_MOVE:
        play(constants, out, end[1])
