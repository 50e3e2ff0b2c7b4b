"""Every way to play what is left of a turn, in either order (T2): one or two moves, and what they gain.

Where blocks let a turn take more than two moves, all of them together would be millions: then the first moves
that `greedy` likes best are gone on with as it would.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.games.atlantis_treasure.bots.greedy import best_moves, weigh_moves
from fathoms.games.atlantis_treasure.bots.greedy_positions import CLOSED
from fathoms.games.atlantis_treasure.compiled.move_codes import (
    COMPASS,
    CORAL_MOVE,
    EITHER,
    FIRE,
    HOLD,
    NO_SQUARE,
    NOTHING_PLACED,
    OWN_COMPASS,
    SHIFT,
    SLIDE,
    STORE,
    SWAP,
    TEMPLE_MOVE,
    TREASURE_MOVE,
    TURN,
    UNSTORE,
)
from fathoms.games.atlantis_treasure.compiled.moves import add, list_shots
from fathoms.games.atlantis_treasure.compiled.rules import (
    ACTED,
    ACTING,
    AHEAD,
    CARRIES,
    CHOSEN_DIE,
    DICE,
    EDGE,
    FACE,
    FIRST_COMPASS,
    FIRST_CURRENT,
    HELD,
    IS_CORAL,
    IS_FREE,
    IS_TEMPLE,
    MORE_SLIDES,
    MOVED,
    NO_FACE,
    OTHER,
    PHASE,
    SEA,
    SEAT,
    SEVERAL,
    SLID,
    SLIDE_FACE,
    SQUARES,
    STOPS,
    TORPEDO_FACE,
    TRACE,
    TURNS,
    action_left,
    cargo_worth,
    copy,
    first_ahead,
    follow,
    is_compass,
    is_treasure,
    of_kind,
    options,
    play,
    says,
    stops_on,
    takes_piece,
    takes_reef,
)
from fathoms.jit import ZERO, njit_no_alloc_helper

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.bots.greedy_positions import Scratch
    from fathoms.games.atlantis_treasure.compiled.rules import Row
    from fathoms.games.atlantis_treasure.rules import Rules

NO_MOVE: Final = -1


@njit_no_alloc_helper
def list_placings(constants: Row, state: Row, begun: int, moves: Row, count: int) -> int:
    """Add a move for each free square: a move that is begun, and the square as its second word."""
    for square in range(constants[SQUARES]):
        if takes_piece(constants, state, square):
            count = add(moves, count, begun | square << 12)
    return count


@njit_no_alloc_helper
def list_compass_actions(constants: Row, state: Row, found: int, moves: Row, count: int) -> int:
    """Add what a compass roll allows; stored compasses are placed one at a time."""
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
def list_wall_moves(constants: Row, state: Row, kind: int, mark: int, moves: Row, count: int) -> int:
    """Add the ways to move a reef (T5) or a temple (D4)."""
    for square in range(constants[SQUARES]):
        if state[SEA + square] == mark:
            for end in range(constants[SQUARES]):
                if takes_reef(constants, state, square, end):
                    count = add(moves, count, kind | square << 4 | end << 12)
    return count


@njit_no_alloc_helper
def list_changes(constants: Row, state: Row, found: int, moves: Row, count: int) -> int:
    """Add the compasses to swap (V1) and to turn (D5), and the treasures to move (D3)."""
    for square in range(constants[SQUARES]):
        mark = state[SEA + square]
        if is_compass(mark):
            for direction in range(4):
                if of_kind(found, SWAP) >> direction & 1:
                    count = add(moves, count, SWAP | square << 4 | direction << 12)
                if of_kind(found, TURN) and mark != FIRST_COMPASS + direction:
                    count = add(moves, count, TURN | square << 4 | direction << 12)
        elif of_kind(found, TREASURE_MOVE) and is_treasure(mark):
            count = list_placings(constants, state, TREASURE_MOVE | square << 4, moves, count)
    return count


_COMPASS_KINDS: Final = (
    15 << 4 * COMPASS | 15 << 4 * SHIFT | 15 << 4 * OWN_COMPASS | 15 << 4 * STORE | 15 << 4 * UNSTORE
)
_CHANGES: Final = 15 << 4 * SWAP | 15 << 4 * TURN | 15 << 4 * TREASURE_MOVE


@njit_no_alloc_helper
def list_steps(constants: Row, state: Row, room: Row) -> int:
    """List the actions and slides that may come next in a turn; slides are followed behind the list."""
    found, count, last = options(constants, state), ZERO, room.size - TRACE
    moves = room[:last]
    if of_kind(found, FIRE):
        count = list_shots(constants, state, found, moves)
    if of_kind(found, CORAL_MOVE):
        count = list_wall_moves(constants, state, CORAL_MOVE, IS_CORAL, moves, count)
    if of_kind(found, TEMPLE_MOVE):
        count = list_wall_moves(constants, state, TEMPLE_MOVE, IS_TEMPLE, moves, count)
    if found & _CHANGES:
        count = list_changes(constants, state, found, moves, count)
    if found & _COMPASS_KINDS:
        count = list_compass_actions(constants, state, found, moves, count)
    if of_kind(found, HOLD):
        count = add(moves, count, HOLD)
    for direction in range(4):
        if of_kind(found, SLIDE) >> direction & 1:
            count = add(moves, count, SLIDE | direction << 4)
            if constants[STOPS]:
                whole = follow(constants, state, state[SEAT], direction, room[last:], 0)
                for squares in range(1, 1 + stops_on(whole)):
                    count = add(moves, count, SLIDE | direction << 4 | squares << 12)
    return count


@njit_no_alloc_helper
def moves_left(constants: Row, state: Row) -> int:
    """Count the moves that what is left of a turn may take: slides, and actions of the dice (D1, D2, M9)."""
    count = 0 if state[MOVED] else 1 + constants[MORE_SLIDES] - state[SLID]
    if state[ACTED]:
        return count
    if not constants[SEVERAL]:
        return count + 1
    one = actions_left_of(constants, state, 0)
    other = actions_left_of(constants, state, 1)
    return count + (max(one, other) if constants[DICE] == CHOSEN_DIE else one + other)


@njit_no_alloc_helper
def actions_left_of(constants: Row, state: Row, die: int) -> int:
    """Count the actions that one die still lets one do (D1)."""
    count = 0
    for slot in range(2 * die, 2 * die + 2):
        count += 0 if action_left(constants, state, slot) == NO_FACE else 1
    face = state[OTHER] - 1 if die else state[FACE]
    return min(count, 1) if face & EITHER else count


@njit_no_alloc_helper
def progress(constants: Row, state: Row, seat: int) -> int:
    """Give by what a turn's gain is told: the worth held, and half as much for what is aboard (K1)."""
    if constants[CARRIES]:
        return 2 * state[HELD + seat] + cargo_worth(state, seat)
    return int(state[HELD + seat])


@njit_no_alloc_helper
def note_ways(constants: Row, state: Row, seat: int, ways: Row) -> None:
    """Note the squares that each open slide depends on: 1 << direction for each, at SEA and the square.

    At place 0 stand the directions in which a compass is lifted, or terrain lies.
    """
    for place in range(len(ways)):
        ways[place] = 0
    for direction in range(4):
        square = first_ahead(constants, state, seat, direction)
        while square != EDGE:
            ways[SEA + square] |= 1 << direction
            mark = state[SEA + square]
            if mark != IS_FREE:
                if is_compass(mark) or mark >= FIRST_CURRENT:
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
    if kind in (SHIFT, CORAL_MOVE, SWAP, TREASURE_MOVE, TEMPLE_MOVE, TURN):
        directions |= ways[SEA + first]
    if kind in (COMPASS, OWN_COMPASS, SHIFT, CORAL_MOVE, TREASURE_MOVE, TEMPLE_MOVE):
        directions |= ways[SEA + second]
    return directions


@njit_no_alloc_helper
def list_ends(constants: Row, state: Row, room: Row, moves: Row, ends: Row) -> int:
    """List the ways to the end of the turn, a row each: its first move, its second or NO_MOVE, what it gains.

    Further moves stand behind what it gains, where there may be any. This is for at most two.

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
    seat, turns, held = state[SEAT], state[TURNS], progress(constants, state, state[SEAT])
    gains_later = says(state[FACE], TORPEDO_FACE) or says(state[FACE], SLIDE_FACE) or state[OTHER] > 0
    steps = list_steps(constants, state, moves[:half])
    if not state[ACTED] and (constants[SEVERAL] or not state[MOVED]):
        note_ways(constants, state, seat, ways)
    count, none = ZERO, ZERO + NO_MOVE
    for step in range(steps - 1, -1, -1):
        move = moves[step]
        copy(state, first)
        play(constants, first, move)
        if first[PHASE] != ACTING or first[TURNS] != turns:
            count = add_end(ends, count, move, none, progress(constants, first, seat) - held)
            continue
        slid = move & 15 == SLIDE
        meeting = 15 if slid else met(move, ways)
        for further in range(list_steps(constants, first, then)):
            slides = then[further] & 15 == SLIDE
            if not slid and slides and not meeting >> (then[further] >> 4 & 255) & 1:
                continue
            after = first
            if not slid or gains_later:
                # After a slide only a torpedo gains more, or another slide.
                copy(first, second)
                play(constants, second, then[further])
                after = second
            count = add_end(ends, count, move, then[further], progress(constants, after, seat) - held)
    return count


@njit_no_alloc_helper
def add_end(ends: Row, count: int, first: int, second: int, gain: int) -> int:
    """Add a way to the end of the turn if there is room."""
    if count == ends.shape[0]:
        return count
    ends[count, 0] = first
    ends[count, 1] = second
    ends[count, 2] = gain
    for place in range(3, ends.shape[1]):
        ends[count, place] = NO_MOVE
    return count + 1


@njit_no_alloc_helper
def play_end(constants: Row, state: Row, end: Row, out: Row) -> None:
    """Play a turn to its end."""
    copy(state, out)
    play(constants, out, end[0])
    if end[1] != NO_MOVE:
        play(constants, out, end[1])
    for place in range(3, len(end)):
        if end[place] != NO_MOVE:
            play(constants, out, end[place])


# --- Turns of more than two moves. ---

SHORT: Final = 2
"""Moves of a turn whose every way is listed."""
MOST_MOVES: Final = 6
"""Moves that a turn may take: two slides, and two actions of either die."""
LIKED: Final = 24
"""Of the first moves of a long turn, how many are gone on with."""


def may_be_long(rules: Rules) -> bool:
    """Tell whether a turn may take more than two moves."""
    return rules.slides > 1 or rules.dice == "both" or any("+" in face for face in rules.die)


@njit_no_alloc_helper
def go_on(constants: Row, greedy: Scratch, state: Row, end: Row, played: int) -> None:
    """Play a turn on as `greedy` would, to its end; note the moves in a row of ways."""
    turns = state[TURNS]
    while state[PHASE] == ACTING and state[TURNS] == turns:
        best_moves(greedy, weigh_moves(constants, greedy, state))
        end[played if played < SHORT else played + 1] = greedy.moves[0]
        play(constants, state, greedy.moves[0])
        played += 1


@njit_no_alloc_helper
def list_liked(greedy: Scratch, count: int, moves: Row) -> int:
    """List the moves that `greedy` has weighed, the best first, as many as there is room for."""
    listed = 0
    while listed < len(moves):
        best = -1
        for at in range(count):
            if greedy.values[at] > CLOSED and (best < 0 or greedy.values[at] > greedy.values[best]):
                best = at
        if best < 0:
            break
        move = greedy.moves[best]
        for at in range(count):
            # One that is listed twice counts where it is worth more.
            if greedy.moves[at] == move:
                greedy.values[at] = CLOSED
        moves[listed] = move
        listed += 1
    return listed


@njit_no_alloc_helper
def list_long_ends(constants: Row, greedy: Scratch, state: Row, after: Row, moves: Row, ends: Row) -> int:
    """List ways to the end of a long turn: the first moves that `greedy` likes, and what it does then."""
    seat, held = state[SEAT], progress(constants, state, state[SEAT])
    count = list_liked(greedy, weigh_moves(constants, greedy, state), moves[:LIKED])
    for at in range(count):
        copy(state, after)
        add_end(ends, at, moves[at], ZERO + NO_MOVE, ZERO)
        play(constants, after, moves[at])
        if after[TURNS] == state[TURNS]:
            go_on(constants, greedy, after, ends[at], ZERO + 1)
        ends[at, 2] = progress(constants, after, seat) - held
    return count
