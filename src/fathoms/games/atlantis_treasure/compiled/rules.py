"""The compiled rules of Atlantis Treasure: a table as one row of numbers, and all that may be done to it.

This is the only copy of the rules beside the engine (`state`, `actions`, `slides`). A state is one array of
whole numbers: its first places are fixed (the names below), behind them, from SEA on, lies the sea, a number
a square. A rule set is another array, the constants. A move is one number (see `move_codes`).

The functions are plain Python on rows, and work on lists as they do on arrays: `fathoms.jit` compiles them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from fathoms.compilable import compilable, compilable_inline, copy_places
from fathoms.games.atlantis_treasure.compiled.move_codes import (
    COMPASS,
    CORAL_MOVE,
    DIE,
    FACES,
    FIRE,
    HOLD,
    NO_SQUARE,
    OWN_COMPASS,
    PICK,
    SHIFT,
    SLIDE,
    STORE,
    SWAP,
    UNSTORE,
)
from fathoms.games.atlantis_treasure.grid import (
    COMPASSES,
    CORAL,
    DIRECTIONS,
    FREE,
    PLACE_OF,
    SUBMARINES,
    TEMPLE,
    TREASURE,
    grid_of,
)
from fathoms.games.atlantis_treasure.state import REROLLS, State

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from fathoms.games.atlantis_treasure.rules import Rules

Row: TypeAlias = "NDArray[np.int64]"

# The places of a state; those of seats and directions are the first of several.
PHASE: Final = 0
SEAT: Final = 1
FIRST: Final = 2
FACE: Final = 3
REROLLED: Final = 4
ACTED: Final = 5
MOVED: Final = 6
TURNS: Final = 7
CHANGED: Final = 8
HELD: Final = 9
"""For each seat, the treasures it holds."""
ABOARD: Final = 13
"""For each seat, the torpedoes aboard."""
PLACE: Final = 17
"""For each seat, the square of its submarine, or AT_BASE."""
RESERVE: Final = 21
OWN: Final = 25
"""For each seat, four numbers: the compasses it picked and still has (V2)."""
STORED: Final = 41
"""For each seat, four numbers: the compasses in its stock (V3)."""
SEA: Final = 57

PHASES: Final = ("pick", "die", "act", "over")
PICKING: Final = 0
ROLLING: Final = 1
ACTING: Final = 2
OVER: Final = 3

ANY: Final = FACES.index("any")
CORAL_FACE: Final = FACES.index("coral")
TORPEDO_FACE: Final = FACES.index("torpedo")
NOTHING: Final = FACES.index("nothing")
AGAIN: Final = FACES.index("again")
NO_FACE: Final = FACES.index("")

# What lies on a square. A submarine passes all up to LAST_OPEN; a torpedo hits all from FIRST_COMPASS on but
# the temple.
MARKS: Final = FREE + TREASURE + COMPASSES + CORAL + TEMPLE + SUBMARINES
IS_FREE: Final = 0
IS_TREASURE: Final = 1
FIRST_COMPASS: Final = 2
LAST_OPEN: Final = 5
IS_CORAL: Final = 6
IS_TEMPLE: Final = 7
FIRST_SUBMARINE: Final = 8
AT_BASE: Final = -1
EDGE: Final = -1

_MARK_NUMBERS: Final = str.maketrans({mark: chr(number) for number, mark in enumerate(MARKS)})
_MARK_LETTERS: Final = str.maketrans(dict(enumerate(MARKS)))

# The places of the constants; those of faces, corners, seats and squares are the first of several.
SEATS: Final = 0
SQUARES: Final = 1
TARGET: Final = 2
TORPEDOES: Final = 3
QUIET: Final = 4
"""Turns without a treasure changing place that end the game (E3)."""
RETURNS: Final = 5
"""Whether a compass that turned a submarine goes back to the reserve (M4)."""
REPLACES: Final = 6
PICKS: Final = 7
STOCKS: Final = 8
OPEN_SEA: Final = 9
"""Whether coral must leave the sea in one piece (F1)."""
HIT_RETURNS: Final = 10
"""Whether a compass that a torpedo hit goes back to the reserve (T8)."""
CORNER: Final = 11
MOUTH: Final = 15
SIDE: Final = 19
"""For each seat, the direction that leads from its mouth into its base."""
SIDES: Final = 23
"""How many sides the die has; their faces follow."""
DIE_FACE: Final = 24
PLACEABLE: Final = 36
"""For each square, whether it may hold coral or a compass (F1)."""
MOST_SQUARES: Final = 15 * 15
AHEAD: Final = PLACEABLE + MOST_SQUARES
"""For each square, the next one in each direction, or EDGE."""

# The trace of a slide or a shot: a bit on each square it depends on; behind the squares, the number of the
# compasses that were lifted, and of each square << 4 | mark.
LIFTED: Final = MOST_SQUARES
TRACE: Final = LIFTED + 1 + 4 * 12

# The way of a slide, one number: these bits; then, from bits 2, 10 and 18 on, one more than the square of the
# treasure it takes, one more than the square it ends on, and how many compasses turned it.
OPENS: Final = 1
LEADS_HOME: Final = 2
TAKES_TREASURE: Final = 255 << 2

REACHED: Final = 16
"""More than the number of any piece: added to the squares that a way leads to."""


@lru_cache(maxsize=64)
def constants_of(rules: Rules, seats: int) -> Row:
    """Lay out a rule set for a number of seats, as an array."""
    import numpy as np  # noqa: PLC0415 - a bot at a table plays without it

    return np.array(list_constants(rules, seats), np.int64)


@lru_cache(maxsize=64)
def list_constants(rules: Rules, seats: int) -> list[int]:
    """Lay out a rule set for a number of seats, as a list that nobody changes."""
    grid = grid_of(rules, seats)
    squares = len(grid.names)
    constants = [0] * (AHEAD + 4 * squares)
    constants[: CORNER + 4] = (
        seats,
        squares,
        rules.target[seats - 2],
        rules.torpedoes,
        rules.quiet_rounds * seats,
        int(rules.used_compass == "reserve"),
        int(rules.replacement),
        int(rules.picks),
        int(rules.stock),
        int(rules.open_sea),
        int(rules.hit_compass == "reserve"),
        *grid.corners,
    )
    constants[MOUTH : MOUTH + seats] = grid.mouth
    constants[SIDE : SIDE + seats] = [PLACE_OF[side] for side in grid.side]
    constants[SIDES] = len(rules.die)
    constants[DIE_FACE : DIE_FACE + len(rules.die)] = [FACES.index(face) for face in rules.die]
    constants[PLACEABLE : PLACEABLE + squares] = [int(square in grid.placeable) for square in range(squares)]
    for square in range(squares):
        ahead = [grid.step(square, direction) for direction in DIRECTIONS]
        constants[AHEAD + 4 * square : AHEAD + 4 * square + 4] = [
            EDGE if near is None else near for near in ahead
        ]
    return constants


def pack(state: State) -> Row:
    """Write a state as a row of numbers, an array."""
    import numpy as np  # noqa: PLC0415 - likewise

    return np.array(list_row(state), np.int64)


def list_row(state: State) -> list[int]:
    """Write a state as a row of numbers, a list."""
    row = [0] * (SEA + len(state.sea))
    row[: CHANGED + 1] = (
        PHASES.index(state.phase),
        state.seat,
        state.first,
        FACES.index(state.face),
        state.rerolls,
        int(state.acted),
        int(state.moved),
        state.turns,
        state.changed,
    )
    seats = state.seats
    row[HELD : HELD + seats] = state.treasures
    row[ABOARD : ABOARD + seats] = state.torpedoes
    row[PLACE : PLACE + seats] = [state.square_of(seat) for seat in range(seats)]
    row[RESERVE : RESERVE + 4] = state.reserve
    for seat in range(seats):
        row[OWN + 4 * seat : OWN + 4 * seat + 4] = [state.own[seat].count(d) for d in DIRECTIONS]
        row[STORED + 4 * seat : STORED + 4 * seat + 4] = [state.stored[seat].count(d) for d in DIRECTIONS]
    row[SEA:] = state.sea.translate(_MARK_NUMBERS).encode("latin-1")
    return row


def unpack(row: Row, rules: Rules, seats: int) -> State:
    """Read a row of numbers as a state of the engine."""
    phase, seat, first, face, rerolls, acted, moved, turns, changed = (int(n) for n in row[: CHANGED + 1])
    return State(
        rules=rules,
        phase=PHASES[phase],
        seat=seat,
        first=first,
        sea=bytes(row[SEA:].tolist()).decode("latin-1").translate(_MARK_LETTERS),
        treasures=_numbers(row, HELD, seats),
        torpedoes=_numbers(row, ABOARD, seats),
        reserve=_numbers(row, RESERVE, 4),
        own=tuple(_letters(row, OWN + 4 * at) for at in range(seats)),
        stored=tuple(_letters(row, STORED + 4 * at) for at in range(seats)),
        face=FACES[face],
        rerolls=rerolls,
        acted=bool(acted),
        moved=bool(moved),
        turns=turns,
        changed=changed,
    )


def _numbers(row: Row, first: int, count: int) -> tuple[int, ...]:
    return tuple(int(number) for number in row[first : first + count])


def _letters(row: Row, first: int) -> str:
    return "".join(d * int(row[first + place]) for place, d in enumerate(DIRECTIONS))


# --- Small questions. ---


@compilable_inline
def copy(state: Row, out: Row) -> None:
    """Copy a state."""
    copy_places(state, out, len(state))


@compilable_inline
def is_compass(mark: int) -> bool:
    """Tell whether a mark is a compass."""
    return FIRST_COMPASS <= mark <= LAST_OPEN


@compilable_inline
def stops(mark: int) -> bool:
    """Tell whether a slide ends before a square with this mark (M2) or on it (M3)."""
    return mark > LAST_OPEN or mark == IS_TREASURE


@compilable_inline
def takes_piece(constants: Row, state: Row, square: int) -> bool:
    """Tell whether a square is free for coral and compasses (F1)."""
    return state[SEA + square] == IS_FREE and constants[PLACEABLE + square] > 0


@compilable_inline
def any_free(constants: Row, state: Row) -> bool:
    """Tell whether any square is free for coral and compasses (F1)."""
    for square in range(constants[SQUARES]):
        if takes_piece(constants, state, square):
            return True
    return False


@compilable_inline
def any_compass(constants: Row, state: Row) -> bool:
    """Tell whether any compass lies on the board."""
    for square in range(SEA, SEA + constants[SQUARES]):
        if is_compass(state[square]):
            return True
    return False


@compilable_inline
def held_directions(state: Row, first: int) -> int:
    """Give the directions of which four places hold something: 1 << direction each."""
    found = 0
    for direction in range(4):
        found |= 1 << direction if state[first + direction] else 0
    return found


@compilable
def leaders(constants: Row, state: Row) -> tuple[int, int]:
    """Give the most treasures that a seat holds, and how many seats hold them (E1, E3)."""
    most, count = 0, 0
    for seat in range(constants[SEATS]):
        held = state[HELD + seat]
        count = count + 1 if held == most else 1 if held > most else count
        most = max(most, held)
    return most, count


@compilable_inline
def is_won(constants: Row, state: Row, seat: int) -> bool:
    """Tell whether a seat holds enough treasures (E1)."""
    return state[HELD + seat] >= constants[TARGET]


@compilable_inline
def is_quiet(constants: Row, state: Row) -> bool:
    """Tell whether it is too long since a treasure changed place (E3)."""
    return state[TURNS] - state[CHANGED] >= constants[QUIET]


# --- What moves over the sea. ---


@compilable_inline
def first_ahead(constants: Row, state: Row, seat: int, direction: int) -> int:
    """Give the first square ahead of a submarine, or EDGE; out of a base only its mouth leads (M6, T6)."""
    place = state[PLACE + seat]
    if place != AT_BASE:
        return int(constants[AHEAD + 4 * place + direction])
    return constants[MOUTH + seat] if direction == constants[SIDE + seat] ^ 2 else EDGE


@compilable_inline
def opens(constants: Row, state: Row, seat: int, direction: int) -> bool:
    """Tell whether a slide moves at all (M5)."""
    square = first_ahead(constants, state, seat, direction)
    if square != EDGE:
        return state[SEA + square] <= LAST_OPEN
    return state[PLACE + seat] == constants[MOUTH + seat] and direction == constants[SIDE + seat]


@compilable_inline
def glide(
    constants: Row, state: Row, seat: int, direction: int, trace: Row | None = None, bit: int = 0
) -> int:
    """Follow a slide to its end (M1 to M6) and give its way; its submarine and compasses are lifted."""
    start = state[PLACE + seat]
    square = first_ahead(constants, state, seat, direction)
    if start != AT_BASE:
        state[SEA + start] = IS_FREE
    at, heading, turned, way = start, direction, 0, 0
    while square != EDGE:
        if trace is not None:
            trace[square] |= bit
        mark = state[SEA + square]
        if mark > LAST_OPEN:
            break  # M2
        at = square
        way |= OPENS
        if mark == IS_TREASURE:
            way |= (square + 1) << 2  # M3
            break
        if mark >= FIRST_COMPASS:
            # M4: lifted on entering.
            heading = mark - FIRST_COMPASS
            state[SEA + square] = IS_FREE
            turned += 1
            if trace is not None:
                trace[LIFTED + turned] = square << 4 | mark
            if constants[RETURNS]:
                state[RESERVE + heading] += 1
        square = constants[AHEAD + 4 * at + heading]
    if (
        square == EDGE
        and at != AT_BASE
        and at == constants[MOUTH + seat]
        and heading == constants[SIDE + seat]
    ):
        at = AT_BASE  # M6
        way |= OPENS | LEADS_HOME
    if trace is not None:
        trace[LIFTED] = turned
    return way | (at + 1) << 10 | turned << 18


@compilable_inline
def treasure_of(way: int) -> int:
    """Give one more than the square of the treasure that a slide takes."""
    return way >> 2 & 255


@compilable_inline
def end_of(way: int) -> int:
    """Give the square on which a slide ends, or AT_BASE."""
    return (way >> 10 & 255) - 1


@compilable_inline
def turns_of(way: int) -> int:
    """Give how many compasses turned a slide."""
    return way >> 18 & 63


@compilable
def follow(constants: Row, state: Row, seat: int, direction: int, trace: Row, bit: int) -> int:
    """Follow a slide without making it; give its way."""
    start = state[PLACE + seat]
    way = glide(constants, state, seat, direction, trace, bit)
    for number in range(LIFTED + 1, LIFTED + 1 + trace[LIFTED]):
        mark = trace[number] & 15
        state[SEA + (trace[number] >> 4)] = mark
        if constants[RETURNS]:
            state[RESERVE + mark - FIRST_COMPASS] -= 1
    if start != AT_BASE:
        state[SEA + start] = FIRST_SUBMARINE + seat
    return way


@compilable_inline
def slide(constants: Row, state: Row, seat: int, direction: int, trace: Row | None = None) -> int:
    """Slide a submarine; give its way."""
    way = glide(constants, state, seat, direction, trace)
    end = end_of(way)
    if treasure_of(way):
        # M3: the treasure goes to the base at once.
        state[HELD + seat] += 1
        state[CHANGED] = state[TURNS]
    if way & LEADS_HOME:
        state[ABOARD + seat] = constants[TORPEDOES]  # T9
    state[PLACE + seat] = end
    if end != AT_BASE:
        state[SEA + end] = FIRST_SUBMARINE + seat
    return way


@compilable
def flight(
    constants: Row, state: Row, seat: int, direction: int, trace: Row | None = None, bit: int = 0
) -> int:
    """Give the square of what a torpedo hits, or EDGE if it hits nothing (T6)."""
    square = first_ahead(constants, state, seat, direction)
    while square != EDGE:
        if trace is not None:
            trace[square] |= bit
        mark = state[SEA + square]
        if mark == IS_TEMPLE:
            return EDGE
        if mark >= FIRST_COMPASS:
            return square
        square = constants[AHEAD + 4 * square + direction]
    return EDGE


# --- Where a reef may go. ---


@compilable
def is_wall(mark: int) -> bool:
    """Tell whether no submarine ever passes a square with this mark while it stays."""
    return mark in (IS_CORAL, IS_TEMPLE)


@compilable
def is_open_at(constants: Row, state: Row, square: int, direction: int) -> bool:
    """Tell whether the next square in a direction is on the board and no wall."""
    near = constants[AHEAD + 4 * square + direction]
    return near != EDGE and not is_wall(int(state[SEA + near]))


@compilable
def joined_nearby(constants: Row, state: Row, square: int) -> bool:
    """Tell whether the open neighbours of a square are joined round its corners; most are."""
    parts = 0
    for direction in range(4):
        if is_open_at(constants, state, square, direction):
            turned = (direction + 1) & 3
            near = constants[AHEAD + 4 * square + direction]
            joined = is_open_at(constants, state, square, turned) and is_open_at(
                constants, state, near, turned
            )
            parts += 0 if joined else 1
    return parts <= 1


@compilable
def spread(constants: Row, state: Row) -> bool:
    """Mark the open squares beside those marked already; tell whether there were any."""
    spreads = False
    for here in range(constants[SQUARES]):
        if state[SEA + here] >= REACHED:
            for direction in range(4):
                near = constants[AHEAD + 4 * here + direction]
                if near != EDGE and state[SEA + near] < REACHED and not is_wall(int(state[SEA + near])):
                    state[SEA + near] += REACHED
                    spreads = True
    return spreads


@compilable
def joined_around(constants: Row, state: Row, square: int) -> bool:
    """Tell whether the open neighbours of a square are joined by a way that does not lead over it.

    The ways spread from one of them, marked on the sea itself by a number that no piece has.
    """
    held, begun, spreads = state[SEA + square], False, True
    state[SEA + square] = IS_CORAL
    for direction in range(4):
        if not begun and is_open_at(constants, state, square, direction):
            state[SEA + constants[AHEAD + 4 * square + direction]] += REACHED
            begun = True
    while spreads:
        spreads = spread(constants, state)
    joined = True
    for direction in range(4):
        near = constants[AHEAD + 4 * square + direction]
        if is_open_at(constants, state, square, direction) and state[SEA + near] < REACHED:
            joined = False
    for here in range(SEA, SEA + constants[SQUARES]):
        state[here] -= REACHED if state[here] >= REACHED else 0
    state[SEA + square] = held
    return joined


@compilable
def takes_reef(constants: Row, state: Row, start: int, square: int) -> bool:
    """Tell whether the reef of a square may go to another one (T5, F1)."""
    if not takes_piece(constants, state, square):
        return False
    if not constants[OPEN_SEA]:
        return True
    for seat in range(constants[SEATS]):
        if square == constants[MOUTH + seat]:
            return False
    left = False
    for direction in range(4):
        left = left or is_open_at(constants, state, start, direction)
    if not left:
        return False
    held = state[SEA + start]
    state[SEA + start] = IS_FREE
    joined = joined_nearby(constants, state, square) or joined_around(constants, state, square)
    state[SEA + start] = held
    return joined


@compilable
def can_move_reef(constants: Row, state: Row, start: int) -> bool:
    """Tell whether the reef of a square may go anywhere."""
    for square in range(constants[SQUARES]):
        if takes_reef(constants, state, start, square):
            return True
    return False


@compilable
def any_reef_moves(constants: Row, state: Row) -> bool:
    """Tell whether any reef may be moved (T5)."""
    for start in range(constants[SQUARES]):
        if state[SEA + start] == IS_CORAL:
            if can_move_reef(constants, state, start):
                return True
            if not constants[OPEN_SEA]:
                return False
    return False


# --- What may be done. ---

_MUST: Final = 15 << 4 * COMPASS | 15 << 4 * CORAL_MOVE
"""What may not be left: a placing from the reserve (T3), and coral (T5)."""


@compilable_inline
def of_kind(found: int, kind: int) -> int:
    """Give the part of some options that is of one kind of move."""
    return found >> 4 * kind & 15


@compilable
def actions(constants: Row, state: Row) -> int:
    """Tell what fulfils the die's action now (T3 to T6, V1 to V3), or leaves it (T10).

    Each kind of move has four bits: 1 << direction, or 1 where a move of the kind names none.
    """
    face, seat, found = state[FACE], state[SEAT], 0
    if face == TORPEDO_FACE:
        if state[ABOARD + seat]:
            for direction in range(4):
                found |= 1 << direction + 4 * FIRE if flight(constants, state, seat, direction) != EDGE else 0
    elif face == CORAL_FACE:
        if any_reef_moves(constants, state):
            found = 1 << 4 * CORAL_MOVE
        if constants[REPLACES] and any_compass(constants, state):
            found |= held_directions(state, RESERVE) << 4 * SWAP
    elif face <= ANY:
        stored = held_directions(state, STORED + 4 * seat)
        ready = held_directions(state, RESERVE) & (15 if face == ANY else 1 << face)
        if constants[STOCKS]:
            found = (ready & ~stored) << 4 * STORE  # V3: at most one of each direction
        if any_free(constants, state):
            if ready:
                found |= ready << 4 * COMPASS
            elif any_compass(constants, state):
                found |= 1 << 4 * SHIFT
            found |= held_directions(state, OWN + 4 * seat) << 4 * OWN_COMPASS | stored << 4 * UNSTORE
    if found and not found & _MUST:
        found |= 1 << 4 * HOLD
    return found


@compilable_inline
def slides(constants: Row, state: Row) -> int:
    """Give the directions in which the seat whose turn it is would move (M5): 1 << direction each."""
    found = 0
    for direction in range(4):
        found |= 1 << direction if opens(constants, state, state[SEAT], direction) else 0
    return found


@compilable_inline
def options(constants: Row, state: Row) -> int:
    """Tell which moves there are, those of chance too: four bits for each kind of move (see `actions`)."""
    if state[PHASE] == PICKING:
        return held_directions(state, RESERVE) << 4 * PICK
    if state[PHASE] == ROLLING:
        return 1 << 4 * DIE
    if state[PHASE] != ACTING:
        return 0
    found = 0 if state[ACTED] else actions(constants, state)
    return found if state[MOVED] else found | slides(constants, state) << 4 * SLIDE


# --- How a move is played. ---


@compilable
def begin_turn(state: Row, seat: int) -> None:
    """Begin a turn (T1, T2)."""
    state[PHASE] = ROLLING
    state[SEAT] = seat
    state[FACE] = NO_FACE
    state[REROLLED] = 0
    state[ACTED] = 0
    state[MOVED] = 0
    state[TURNS] += 1


@compilable
def settle(constants: Row, state: Row) -> None:
    """End the game when it is won or quiet (E1, E3), and pass the turn when nothing is left to do (T10)."""
    seat = state[SEAT]
    if is_won(constants, state, seat):
        state[PHASE] = OVER
        return
    if not state[MOVED]:
        for direction in range(4):
            if opens(constants, state, seat, direction):
                return
    if not state[ACTED] and actions(constants, state):
        return
    if is_quiet(constants, state):
        state[PHASE] = OVER
    else:
        begin_turn(state, (seat + 1) % constants[SEATS])


@compilable
def fire(constants: Row, state: Row, seat: int, direction: int, corner: int) -> None:
    """Fire a torpedo (T6 to T9)."""
    hit = flight(constants, state, seat, direction)
    mark = state[SEA + hit]
    victim = mark - FIRST_SUBMARINE
    state[SEA + hit] = IS_FREE
    state[ABOARD + seat] -= 1
    if victim < 0:
        if constants[HIT_RETURNS] and mark <= LAST_OPEN:
            state[RESERVE + mark - FIRST_COMPASS] += 1  # T8
        return
    if corner == NO_SQUARE:
        # T7, T9: with no free corner the victim goes home, and reloads there.
        state[PLACE + victim] = AT_BASE
        state[ABOARD + victim] = constants[TORPEDOES]
    else:
        state[PLACE + victim] = corner
        state[SEA + corner] = FIRST_SUBMARINE + victim
    if state[HELD + victim]:
        state[HELD + victim] -= 1
        state[HELD + seat] += 1
        state[CHANGED] = state[TURNS]


@compilable
def act(constants: Row, state: Row, move: int) -> None:
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
        fire(constants, state, seat, first, second)
    state[ACTED] = 1


@compilable
def pick(constants: Row, state: Row, direction: int) -> None:
    """Keep a compass at the base before the game (V2), each seat all its picks in a row."""
    seat = state[SEAT]
    state[RESERVE + direction] -= 1
    state[OWN + 4 * seat + direction] += 1
    mine, left = 0, 0
    for place in range(4):
        mine += state[OWN + 4 * seat + place]
        left += state[RESERVE + place]
    if mine < constants[PICKS] and left:
        return
    following = (seat + 1) % constants[SEATS]
    if following == state[FIRST] or not left:
        begin_turn(state, state[FIRST])
    else:
        state[SEAT] = following


@compilable
def play(constants: Row, state: Row, move: int) -> int:
    """Play a legal move, of a seat or of chance; give the way of a slide, else 0."""
    kind, first = move & 15, move >> 4 & 255
    if kind == DIE:
        if first == AGAIN and state[REROLLED] < REROLLS:
            state[REROLLED] += 1
            return 0
        state[PHASE] = ACTING
        state[FACE] = first
        state[ACTED] = 1 if first in (NOTHING, AGAIN) else 0
        settle(constants, state)
    elif kind == PICK:
        pick(constants, state, first)
    elif kind == SLIDE:
        way = slide(constants, state, state[SEAT], first)
        state[MOVED] = 1
        settle(constants, state)
        return way
    else:
        act(constants, state, move)
        settle(constants, state)
    return 0


@compilable
def set_up(start: Row, state: Row, first: int) -> None:
    """Begin a game with a seat (T1); `start` is the row of a game that begins with seat 0."""
    copy(start, state)
    state[SEAT] = first
    state[FIRST] = first
