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
    ACTIONS,
    COMPASS,
    CORAL_MOVE,
    DIE,
    EITHER,
    FACE_BITS,
    FIRE,
    HOLD,
    NO_SQUARE,
    OWN_COMPASS,
    PICK,
    SECOND_ACTION,
    SHIFT,
    SLIDE,
    STORE,
    SWAP,
    TEMPLE_MOVE,
    TREASURE_MOVE,
    TURN,
    UNSTORE,
    face_number,
    face_text,
)
from fathoms.games.atlantis_treasure.grid import (
    COMPASSES,
    CORAL,
    CURRENTS,
    DIRECTIONS,
    FREE,
    PLACE_OF,
    SHALLOWS,
    SUBMARINES,
    TEMPLE,
    TREASURES,
    WALLS,
    WHIRLPOOL,
    grid_of,
)
from fathoms.games.atlantis_treasure.rules import STANDARD, Rules
from fathoms.games.atlantis_treasure.state import MOST_ROUNDS, REROLLS, State

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

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
"""For each seat, what the treasures at its base are worth (W1)."""
ABOARD: Final = 13
"""For each seat, the torpedoes aboard."""
PLACE: Final = 17
"""For each seat, the square of its submarine, or AT_BASE."""
RESERVE: Final = 21
OWN: Final = 25
"""For each seat, four numbers: the compasses it picked and still has (V2)."""
STORED: Final = 41
"""For each seat, four numbers: the compasses in its stock (V3)."""
LARGE: Final = 57
"""For each seat, the treasures at its base that are worth 2, and those worth 3 from bit 8 on (W1)."""
CARGO: Final = 61
"""For each seat, the treasures in its submarine that are worth 1, 2 and 3, eight bits each (K1)."""
MISSES: Final = 65
"""1 << seat of those that miss their next turn (H1)."""
OTHER: Final = 66
"""One more than the face of the other die, or 0 (D2)."""
DONE: Final = 67
"""1 << 2 * die + place in its face for each action that is done, where there may be several (D1, D2)."""
SLID: Final = 68
"""How often the submarine has slid of its own this turn, where it may more than once (M9)."""
SEA: Final = 69

PHASES: Final = ("pick", "die", "act", "over")
PICKING: Final = 0
ROLLING: Final = 1
ACTING: Final = 2
OVER: Final = 3

ANY: Final = ACTIONS.index("any")
CORAL_FACE: Final = ACTIONS.index("coral")
TORPEDO_FACE: Final = ACTIONS.index("torpedo")
NOTHING: Final = ACTIONS.index("nothing")
AGAIN: Final = ACTIONS.index("again")
NO_FACE: Final = ACTIONS.index("")
TREASURE_FACE: Final = ACTIONS.index("treasure")
TEMPLE_FACE: Final = ACTIONS.index("temple")
TURN_FACE: Final = ACTIONS.index("turn")
SLIDE_FACE: Final = ACTIONS.index("slide")
SLOTS: Final = 4
"""Actions that two dice may say."""

# What lies on a square. A submarine enters all but those from IS_CORAL to LAST_SUBMARINE; a torpedo hits
# those from FIRST_COMPASS to LAST_SUBMARINE but the temple. Nothing leads into rock and deep: they are edges.
MARKS: Final = (
    FREE
    + TREASURES[0]
    + COMPASSES
    + CORAL
    + TEMPLE
    + SUBMARINES
    + TREASURES[1:]
    + "".join(CURRENTS)
    + SHALLOWS
    + WHIRLPOOL
    + WALLS
)
IS_FREE: Final = 0
IS_TREASURE: Final = 1
FIRST_COMPASS: Final = 2
LAST_OPEN: Final = 5
IS_CORAL: Final = 6
IS_TEMPLE: Final = 7
FIRST_SUBMARINE: Final = 8
LAST_SUBMARINE: Final = 11
FIRST_LARGE: Final = 12
"""A treasure worth 2; the next mark is one worth 3."""
FIRST_CURRENT: Final = 14
IS_SHALLOWS: Final = 18
IS_WHIRLPOOL: Final = 19
AT_BASE: Final = -1
EDGE: Final = -1

_MARK_NUMBERS: Final = str.maketrans({mark: chr(number) for number, mark in enumerate(MARKS)})
_MARK_LETTERS: Final = str.maketrans(dict(enumerate(MARKS)))

# The places of the constants; those of faces, corners, seats and squares are the first of several.
SEATS: Final = 0
SQUARES: Final = 1
WIDTH: Final = 2
QUIET: Final = 3
"""Turns without a treasure changing place that end the game (E3)."""
LAST_TURN: Final = 4
"""The turn after which the game ends in any case (E3, E4)."""
RETURNS: Final = 5
"""Whether a compass that turned a submarine goes back to the reserve (M4)."""
REPLACES: Final = 6
PICKS: Final = 7
STOCKS: Final = 8
OPEN_SEA: Final = 9
"""Whether coral must leave the sea in one piece (F1)."""
HIT_RETURNS: Final = 10
"""Whether a compass that a torpedo hit goes back to the reserve (T8)."""
STOLEN: Final = 11
"""How many treasures a hit takes from the victim's base (H2)."""
CORNER: Final = 12
TARGET: Final = 16
"""For each seat, what it must hold to win at once, its team with it (E1, E6, A1)."""
TORPEDOES: Final = 20
"""For each seat, the torpedoes of its submarine (B3, A2)."""
MOUTH: Final = 24
SIDE: Final = 28
"""For each seat, the direction that leads from its mouth into its base."""
SIDES: Final = 32
"""How many sides the die has; their faces follow."""
DIE_FACE: Final = 33
# Those of blocks are 0 in the standard game.
STOPS: Final = 45
"""Whether a slide may stop on any of its squares (M7)."""
REACH: Final = 46
"""The most squares of a slide, or 0 (M8)."""
MORE_SLIDES: Final = 47
"""Slides a turn beside the first (M9)."""
CARRIES: Final = 48
"""Whether treasures are carried home (K1)."""
ROOM_FOR_ONE: Final = 49
"""Whether a submarine has room for one treasure alone (K2)."""
CARGO_TAKEN: Final = 50
"""Whether a hit gives the cargo to the shooter (K3)."""
HIT_SENT: Final = 51
"""What becomes of a hit submarine: TO_CORNER, TO_BASE or STAYS (H1)."""
TO_CORNER: Final = 0
TO_BASE: Final = 1
STAYS: Final = 2
REEF_MOVES: Final = 52
"""Whether the shooter puts a hit reef elsewhere (H3)."""
FLIGHT: Final = 53
"""The squares that a torpedo flies, or 0 (H4)."""
IN_VAIN: Final = 54
"""Whether a torpedo may be fired at nothing (H5)."""
RELOADS: Final = 55
"""When torpedoes are reloaded: ON_BASE, NEVER or EACH_TURN (H6)."""
ON_BASE: Final = 0
NEVER: Final = 1
EACH_TURN: Final = 2
SEVERAL: Final = 56
"""Whether there may be several actions in a turn: of a face that says two, or of two dice (D1, D2)."""
DICE: Final = 57
"""ONE_DIE, BOTH_DICE or CHOSEN_DIE (D2)."""
ONE_DIE: Final = 0
BOTH_DICE: Final = 1
CHOSEN_DIE: Final = 2
ENDS: Final = 58
"""What ends the game beside quiet: AT_TARGET, BY_ROUNDS or WHEN_EMPTY (E1, E4, E5)."""
AT_TARGET: Final = 0
BY_ROUNDS: Final = 1
WHEN_EMPTY: Final = 2
TEAMS: Final = 59
"""Whether seats 0 and 2 play against 1 and 3 (E6)."""
BLOCKS: Final = 60
"""Whether the rule set has anything that the book has not: then there is more to see and to reckon with."""
PLACEABLE: Final = 61
"""For each square, whether it may hold coral or a compass (F1)."""
MOST_SQUARES: Final = 15 * 15
GROUND: Final = PLACEABLE + MOST_SQUARES
"""For each square, the mark of its terrain, IS_FREE if it has none: what is there when a piece has left."""
EXIT: Final = GROUND + MOST_SQUARES
"""For each whirlpool, where it leads (G5)."""
AHEAD: Final = EXIT + MOST_SQUARES
"""For each square, the next one in each direction, or EDGE: of the board, the deep or rock (G1, G2)."""

# The trace of a slide or a shot: a bit on each square it depends on; behind the squares, the number of the
# compasses that were lifted, and of each square << 4 | mark.
LIFTED: Final = MOST_SQUARES
TRACE: Final = LIFTED + 1 + MOST_SQUARES

# The way of a slide, one number: these bits; then, from bits 2, 10, 18, 26 and 38 on, one more than the
# square of the treasure it takes, one more than the square it ends on, how many compasses turned it, how many
# squares it enters, and what the treasure is worth. From WAY_BITS on there is nothing.
OPENS: Final = 1
LEADS_HOME: Final = 2
TAKES_TREASURE: Final = 255 << 2
WAY_BITS: Final = 40

REACHED: Final = 32
"""More than any mark: added to squares that a way leads to, and to those that took a submarine along."""


_BOOK: Final = Rules.__struct_fields__[: Rules.__struct_fields__.index("stops")]
"""The fields of the book; those of the blocks follow."""


def has_blocks(rules: Rules) -> bool:
    """Tell whether a rule set has anything that the book has not: a field, a mark of the board or a face."""
    if any(field not in _BOOK for field in rules.differences(STANDARD)):
        return True
    marks = FREE + TEMPLE + CORAL + TREASURES[0]
    return any(mark not in marks for row in rules.board for mark in row) or any(
        face not in ACTIONS[:NO_FACE] for face in rules.die
    )


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
    rounds = min(rules.rounds, MOST_ROUNDS) if rules.ends == "rounds" else MOST_ROUNDS
    constants = [0] * (AHEAD + 4 * squares)
    constants[: CORNER + 4] = (
        seats,
        squares,
        grid.width,
        rules.quiet_rounds * seats,
        rounds * seats,
        int(rules.used_compass == "reserve"),
        int(rules.replacement),
        int(rules.picks),
        int(rules.stock),
        int(rules.open_sea),
        int(rules.hit_compass == "reserve"),
        {"none": 0, "one": 1, "two": 2, "all": MOST_SQUARES}[rules.steals],
        *grid.corners,
    )
    for seat in range(seats):
        # E6: the target of a team is that of its first seat.
        counted = seat & 1 if rules.teams else seat
        constants[TARGET + seat] = rules.target[seats - 2] + sum(rules.target_by_seat[counted : counted + 1])
        constants[TORPEDOES + seat] = rules.torpedoes_of(seat)
    constants[MOUTH : MOUTH + seats] = grid.mouth
    constants[SIDE : SIDE + seats] = [PLACE_OF[side] for side in grid.side]
    constants[SIDES] = len(rules.die)
    constants[DIE_FACE : DIE_FACE + len(rules.die)] = [face_number(face) for face in rules.die]
    constants[STOPS : TEAMS + 1] = (
        int(rules.stops),
        rules.reach,
        rules.slides - 1,
        int(rules.cargo == "carried"),
        int(rules.cargo == "carried" and rules.cargo_room == "one"),
        int(rules.cargo_lost == "taken"),
        ("corner", "base", "stays").index(rules.hit_submarine),
        int(rules.hit_coral == "moved"),
        rules.torpedo_reach,
        int(rules.shots_in_vain),
        ("base", "never", "turn").index(rules.reload),
        int(rules.dice != "one" or any(face not in ACTIONS for face in rules.die)),
        ("one", "both", "choose").index(rules.dice),
        ("target", "rounds", "empty").index(rules.ends),
        int(rules.teams),
    )
    constants[BLOCKS] = int(has_blocks(rules))
    constants[PLACEABLE : PLACEABLE + squares] = [int(square in grid.placeable) for square in range(squares)]
    constants[GROUND : GROUND + squares] = [MARKS.index(mark) for mark in grid.ground]
    for square, out in grid.whirls.items():
        constants[EXIT + square] = out
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
        face_number(state.face),
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
    for place, letters in ((LARGE, state.large), (CARGO, state.cargo)):
        kinds = "DX" if place == LARGE else "TDX"
        for seat, held in enumerate(letters):
            row[place + seat] = sum(held.count(kind) << 8 * at for at, kind in enumerate(kinds))
    row[MISSES : SLID + 1] = (
        sum(1 << seat for seat, misses in enumerate(state.misses) if misses),
        face_number(state.other) + 1 if state.other else 0,
        state.done,
        state.slid,
    )
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
        face=face_text(face),
        rerolls=rerolls,
        acted=bool(acted),
        moved=bool(moved),
        turns=turns,
        changed=changed,
        large=_kinds(row, LARGE, seats, "DX"),
        cargo=_kinds(row, CARGO, seats, "TDX"),
        misses=tuple(bool(row[MISSES] >> at & 1) for at in range(seats)) if row[MISSES] else (),
        other=face_text(int(row[OTHER]) - 1) if row[OTHER] else "",
        done=int(row[DONE]),
        slid=int(row[SLID]),
    )


def _kinds(row: Row, first: int, seats: int, kinds: str) -> tuple[str, ...]:
    """Read the treasures of each seat as letters; nothing while nobody has any."""
    counted = _numbers(row, first, seats)
    if not any(counted):
        return ()
    return tuple(
        "".join(kind * (number >> 8 * at & 255) for at, kind in enumerate(kinds)) for number in counted
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
def says(face: int, action: int) -> bool:
    """Tell whether a face of the die says an action (D1)."""
    return face & 255 == action or face >> SECOND_ACTION & 127 == action + 1


@compilable_inline
def cargo_worth(state: Row, seat: int) -> int:
    """Give what a submarine carries, in worth (K1)."""
    cargo = state[CARGO + seat]
    return (cargo & 255) + 2 * (cargo >> 8 & 255) + 3 * (cargo >> 16)


@compilable_inline
def is_treasure(mark: int) -> bool:
    """Tell whether a mark is a treasure."""
    return mark == IS_TREASURE or FIRST_LARGE <= mark < FIRST_CURRENT


@compilable_inline
def worth_of(mark: int) -> int:
    """Give what a treasure is worth (W1)."""
    return 1 if mark == IS_TREASURE else mark - FIRST_LARGE + 2


@compilable_inline
def shuts(mark: int) -> bool:
    """Tell whether a slide ends before a square with this mark (M2)."""
    return LAST_OPEN < mark <= LAST_SUBMARINE


@compilable_inline
def stops(mark: int) -> bool:
    """Tell whether a slide ends before a square with this mark (M2) or on it (M3, G4)."""
    return shuts(mark) or is_treasure(mark) or mark == IS_SHALLOWS


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


@compilable
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


@compilable_inline
def seat_after(constants: Row, seat: int, steps: int) -> int:
    """Give the seat that comes some seats later, at most as many as there are."""
    # A division takes as long as many a rule.
    after = seat + steps
    return after - constants[SEATS] if after >= constants[SEATS] else after


@compilable_inline
def score_of(constants: Row, state: Row, seat: int) -> int:
    """Give what a seat holds, with its partner (W1, E6)."""
    return state[HELD + seat] + state[HELD + (seat ^ 2)] if constants[TEAMS] else state[HELD + seat]


@compilable_inline
def are_partners(constants: Row, seat: int, other: int) -> bool:
    """Tell whether two seats are of one team (E6); a seat is with itself."""
    return seat == other or (constants[TEAMS] > 0 and seat ^ 2 == other)


@compilable_inline
def is_won(constants: Row, state: Row, seat: int) -> bool:
    """Tell whether a seat holds enough treasures (E1)."""
    return constants[ENDS] == AT_TARGET and score_of(constants, state, seat) >= constants[TARGET + seat]


@compilable
def leaders(constants: Row, state: Row) -> tuple[int, int]:
    """Give the most that a seat holds, and how many seats hold it (E3 to E6)."""
    most, count = 0, 0
    for seat in range(constants[SEATS]):
        held = score_of(constants, state, seat)
        count = count + 1 if held == most else 1 if held > most else count
        most = max(most, held)
    return most, count


@compilable
def winners(constants: Row, state: Row) -> int:
    """Give who wins if the game ends so, 1 << seat: those that reached their target, else those with most."""
    found, most = 0, leaders(constants, state)[0]
    for seat in range(constants[SEATS]):
        found |= 1 << seat if is_won(constants, state, seat) else 0
    if not found:
        for seat in range(constants[SEATS]):
            found |= 1 << seat if score_of(constants, state, seat) == most else 0
    return found


@compilable_inline
def ends_with(constants: Row, state: Row, seat: int) -> bool:
    """Tell whether the game ends with the turn of a seat, if it ends so (E1, E3 to E5)."""
    if is_won(constants, state, seat) or is_quiet(constants, state):
        return True
    return constants[ENDS] == WHEN_EMPTY and is_empty(constants, state)


@compilable_inline
def is_quiet(constants: Row, state: Row) -> bool:
    """Tell whether the game ends with this turn: too long without a change, or too long at all (E3, E4)."""
    turns = state[TURNS]
    return turns - state[CHANGED] >= constants[QUIET] or turns >= constants[LAST_TURN]


@compilable
def is_empty(constants: Row, state: Row) -> bool:
    """Tell whether no treasure is in the sea nor aboard (E5)."""
    for seat in range(constants[SEATS]):
        if state[CARGO + seat]:
            return False
    for square in range(SEA, SEA + constants[SQUARES]):
        if is_treasure(state[square]):
            return False
    return True


@compilable
def ended_quietly(constants: Row, state: Row) -> bool:
    """Tell whether a finished game missed what its rules aim at: for want of change, or too late (E3)."""
    for seat in range(constants[SEATS]):
        if is_won(constants, state, seat):
            return False
    if constants[ENDS] == BY_ROUNDS:
        return state[TURNS] < constants[LAST_TURN]
    return constants[ENDS] == AT_TARGET or not is_empty(constants, state)


# --- What moves over the sea. ---


@compilable_inline
def first_ahead(constants: Row, state: Row, seat: int, direction: int) -> int:
    """Give the first square ahead of a submarine, or EDGE; out of a base only its mouth leads (M6, T6)."""
    place = state[PLACE + seat]
    if place != AT_BASE:
        return int(constants[AHEAD + 4 * place + direction])
    return constants[MOUTH + seat] if direction == constants[SIDE + seat] ^ 2 else EDGE


@compilable_inline
def is_full(constants: Row, state: Row, seat: int) -> bool:
    """Tell whether a submarine has no room for a treasure (K2)."""
    return constants[ROOM_FOR_ONE] > 0 and state[CARGO + seat] > 0


@compilable_inline
def through(constants: Row, state: Row, seat: int, square: int) -> int:
    """Give the square to which a whirlpool leads: itself while what lies on its exit keeps one out (G5)."""
    out = int(constants[EXIT + square])
    mark = int(state[SEA + out])
    if shuts(mark) and mark != FIRST_SUBMARINE + seat:
        return square
    return square if is_treasure(mark) and is_full(constants, state, seat) else out


@compilable_inline
def opens(constants: Row, state: Row, seat: int, direction: int) -> bool:
    """Tell whether a slide moves at all (M5)."""
    square = first_ahead(constants, state, seat, direction)
    if square != EDGE:
        mark = state[SEA + square]
        return not shuts(mark) and not (is_full(constants, state, seat) and is_treasure(mark))
    return state[PLACE + seat] == constants[MOUTH + seat] and direction == constants[SIDE + seat]


@compilable
def forget_reached(constants: Row, state: Row) -> None:
    """Take the marks off squares that a way leads to, or that took a submarine along."""
    for place in range(SEA, SEA + constants[SQUARES]):
        state[place] -= REACHED if state[place] >= REACHED else 0


@compilable_inline
def glide(  # noqa: PLR0915 - one loop for every rule of a slide, in the order of the rules
    constants: Row,
    state: Row,
    seat: int,
    direction: int,
    squares: int = 0,
    trace: Row | None = None,
    bit: int = 0,
) -> int:
    """Follow a slide to its end (M1 to M8) and give its way; its submarine and compasses are lifted.

    With `squares` it stops after so many (M7).
    """
    start = state[PLACE + seat]
    square = first_ahead(constants, state, seat, direction)
    if start != AT_BASE:
        state[SEA + start] = constants[GROUND + start]
    at, heading, turned, entered, swept, way = start, direction, 0, 0, 0, 0
    most = squares or constants[REACH]
    while square != EDGE:
        if trace is not None:
            trace[square] |= bit
        mark = state[SEA + square]
        if mark == IS_FREE:
            at = square
            entered += 1
        elif FIRST_COMPASS <= mark <= LAST_OPEN:
            # M4: lifted on entering.
            at = square
            entered += 1
            heading = mark - FIRST_COMPASS
            state[SEA + square] = IS_FREE
            turned += 1
            if trace is not None:
                trace[LIFTED + turned] = square << 4 | mark
            if constants[RETURNS]:
                state[RESERVE + heading] += 1
        elif LAST_OPEN < mark <= LAST_SUBMARINE:
            break  # M2
        else:
            if mark == IS_WHIRLPOOL:
                out = through(constants, state, seat, square)
                if trace is not None:
                    trace[constants[EXIT + square]] |= bit
                mark = IS_FREE
                if out != square:
                    # G5: it takes a submarine along once.
                    state[SEA + square] += REACHED
                    swept, square = 1, out
                    mark = state[SEA + out] if is_treasure(state[SEA + out]) else IS_FREE
            if is_treasure(mark):
                if is_full(constants, state, seat):
                    break  # K2
                way |= (square + 1) << 2 | worth_of(mark) << 38  # M3
            at = square
            entered += 1
            if FIRST_CURRENT <= mark < IS_SHALLOWS:
                # G3: it turns a submarine like a compass, and stays.
                heading = mark - FIRST_CURRENT
                state[SEA + square] += REACHED
                swept = 1
            elif mark != IS_FREE:
                break  # M3, G4, and what took it along before
        if entered == most:
            break  # M7, M8
        square = constants[AHEAD + 4 * at + heading]
    if (
        square == EDGE
        and at != AT_BASE
        and at == constants[MOUTH + seat]
        and heading == constants[SIDE + seat]
    ):
        at = AT_BASE  # M6
        way |= OPENS | LEADS_HOME
    if entered:
        way |= OPENS
    if swept:
        forget_reached(constants, state)
    if trace is not None:
        trace[LIFTED] = turned
    return way | (at + 1) << 10 | turned << 18 | entered << 26


@compilable_inline
def treasure_of(way: int) -> int:
    """Give one more than the square of the treasure that a slide takes."""
    return way >> 2 & 255


@compilable_inline
def gain_of(way: int) -> int:
    """Give what the treasure is worth that a slide takes, 0 if it takes none (W1)."""
    return way >> 38 & 3


@compilable_inline
def end_of(way: int) -> int:
    """Give the square on which a slide ends, or AT_BASE."""
    return (way >> 10 & 255) - 1


@compilable_inline
def turns_of(way: int) -> int:
    """Give how many compasses turned a slide."""
    return way >> 18 & 255


@compilable_inline
def stops_on(way: int) -> int:
    """Give how many squares of a whole slide one may stop on: all but the last, at home all (M7)."""
    entered = way >> 26 & 4095
    return entered if way & LEADS_HOME else max(entered - 1, 0)


@compilable
def follow(
    constants: Row, state: Row, seat: int, direction: int, trace: Row, bit: int, squares: int = 0
) -> int:
    """Follow a slide without making it; give its way."""
    start = state[PLACE + seat]
    way = glide(constants, state, seat, direction, squares, trace, bit)
    for number in range(LIFTED + 1, LIFTED + 1 + trace[LIFTED]):
        mark = trace[number] & 15
        state[SEA + (trace[number] >> 4)] = mark
        if constants[RETURNS]:
            state[RESERVE + mark - FIRST_COMPASS] -= 1
    if start != AT_BASE:
        state[SEA + start] = FIRST_SUBMARINE + seat
    return way


@compilable
def gain(state: Row, seat: int, treasures: int) -> None:
    """Put treasures into a base: the counts of those worth 1, 2 and 3, eight bits each (W1)."""
    state[HELD + seat] += (treasures & 255) + 2 * (treasures >> 8 & 255) + 3 * (treasures >> 16)
    state[LARGE + seat] += treasures >> 8
    state[CHANGED] = state[TURNS]


@compilable_inline
def slide(
    constants: Row, state: Row, seat: int, direction: int, squares: int = 0, trace: Row | None = None
) -> int:
    """Slide a submarine; give its way."""
    way = glide(constants, state, seat, direction, squares, trace)
    end = end_of(way)
    if treasure_of(way):
        treasure = 1 << 8 * (gain_of(way) - 1)
        if constants[CARRIES]:
            state[CARGO + seat] += treasure  # K1
            state[CHANGED] = state[TURNS]
        else:
            gain(state, seat, treasure)  # M3: it goes to the base at once.
    if way & LEADS_HOME:
        if constants[RELOADS] == ON_BASE:
            state[ABOARD + seat] = constants[TORPEDOES + seat]  # T9
        if state[CARGO + seat]:
            gain(state, seat, state[CARGO + seat])  # K1
            state[CARGO + seat] = 0
    state[PLACE + seat] = end
    if end != AT_BASE:
        state[SEA + end] = FIRST_SUBMARINE + seat
    return way


@compilable_inline
def flies_too_far(constants: Row, first: int, square: int, direction: int) -> bool:
    """Tell whether a square is farther than a torpedo flies that comes to another one first (H4)."""
    step = 1 if direction & 1 else constants[WIDTH]
    return abs(square - first) >= constants[FLIGHT] * step


@compilable
def flight(
    constants: Row, state: Row, seat: int, direction: int, trace: Row | None = None, bit: int = 0
) -> int:
    """Give the square of what a torpedo hits, or EDGE if it hits nothing (T6, H4)."""
    first = square = first_ahead(constants, state, seat, direction)
    while square != EDGE:
        if trace is not None:
            trace[square] |= bit
        mark = state[SEA + square]
        if FIRST_COMPASS <= mark <= LAST_SUBMARINE:
            if constants[FLIGHT] and flies_too_far(constants, first, square, direction):
                return EDGE
            return EDGE if mark == IS_TEMPLE else square
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
    forget_reached(constants, state)
    state[SEA + square] = held
    return joined


@compilable
def takes_reef(constants: Row, state: Row, start: int, square: int) -> bool:
    """Tell whether the reef or the temple of a square may go to another one (T5, D4, F1)."""
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
def any_reef_moves(constants: Row, state: Row, piece: int) -> bool:
    """Tell whether any reef may be moved (T5), or any temple (D4)."""
    for start in range(constants[SQUARES]):
        if state[SEA + start] == piece:
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


@compilable_inline
def is_slot_done(state: Row, die: int) -> bool:
    """Tell whether anything that a die says is done."""
    return state[DONE] >> 2 * die & 3 > 0


@compilable
def action_left(constants: Row, state: Row, slot: int) -> int:
    """Give the action of a slot (2 * die + place in its face) that is left to do, or NO_FACE (D1, D2)."""
    die = slot >> 1
    face = state[OTHER] - 1 if die else state[FACE]
    if face < 0 or state[DONE] >> slot & 1:
        return NO_FACE
    if constants[DICE] == CHOSEN_DIE and is_slot_done(state, 1 - die):
        return NO_FACE
    if face & EITHER and is_slot_done(state, die):
        return NO_FACE
    action = face >> SECOND_ACTION & 127
    if not slot & 1:
        action = (face & 255) + 1
    return NO_FACE if action - 1 in (NOTHING, AGAIN) or not action else action - 1


@compilable
def any_action_left(constants: Row, state: Row) -> bool:
    """Tell whether any action of the dice is left to do, be it possible or not."""
    for slot in range(SLOTS):
        if action_left(constants, state, slot) != NO_FACE:
            return True
    return False


@compilable
def actions_for(constants: Row, state: Row, action: int) -> int:
    """Tell what fulfils one action of the die now (T3 to T6, V1 to V3, D4).

    Each kind of move has four bits: 1 << direction, or 1 where a move of the kind names none.
    """
    seat, found = state[SEAT], 0
    if action == TORPEDO_FACE:
        if state[ABOARD + seat]:
            for direction in range(4):
                found |= 1 << direction + 4 * FIRE if may_fire(constants, state, seat, direction) else 0
    elif action in (CORAL_FACE, TEMPLE_FACE):
        moves_coral = action == CORAL_FACE
        if any_reef_moves(constants, state, IS_CORAL if moves_coral else IS_TEMPLE):
            found = 1 << 4 * (CORAL_MOVE if moves_coral else TEMPLE_MOVE)
        if constants[REPLACES] and moves_coral and any_compass(constants, state):
            found |= held_directions(state, RESERVE) << 4 * SWAP
    elif action <= ANY:
        stored = held_directions(state, STORED + 4 * seat)
        ready = held_directions(state, RESERVE) & (15 if action == ANY else 1 << action)
        if constants[STOCKS]:
            found = (ready & ~stored) << 4 * STORE  # V3: at most one of each direction
        if any_free(constants, state):
            if ready:
                found |= ready << 4 * COMPASS
            elif any_compass(constants, state):
                found |= 1 << 4 * SHIFT
            found |= held_directions(state, OWN + 4 * seat) << 4 * OWN_COMPASS | stored << 4 * UNSTORE
    elif constants[BLOCKS]:
        found = rare_actions_for(constants, state, action)
    return found


@compilable
def rare_actions_for(constants: Row, state: Row, action: int) -> int:
    """Tell likewise what fulfils a treasure, a turn or a slide (D3, D5, D6), which the book's die has not."""
    if action == TREASURE_FACE and any_treasure(constants, state) and any_free(constants, state):
        return 1 << 4 * TREASURE_MOVE
    if action == TURN_FACE and any_compass(constants, state):
        return 1 << 4 * TURN
    if action == SLIDE_FACE and state[MOVED]:
        return slides(constants, state) << 4 * SLIDE
    return 0


@compilable_inline
def may_fire(constants: Row, state: Row, seat: int, direction: int) -> bool:
    """Tell whether a torpedo may be fired in a direction: at something (T6), or at nothing (H5)."""
    if flight(constants, state, seat, direction) != EDGE:
        return True
    return constants[IN_VAIN] > 0 and (
        state[PLACE + seat] != AT_BASE or first_ahead(constants, state, seat, direction) != EDGE
    )


@compilable
def any_treasure(constants: Row, state: Row) -> bool:
    """Tell whether any treasure lies in the sea."""
    for square in range(SEA, SEA + constants[SQUARES]):
        if is_treasure(state[square]):
            return True
    return False


@compilable
def actions_of_slots(constants: Row, state: Row) -> int:
    """Tell likewise what fulfils any of several actions."""
    found = 0
    for slot in range(SLOTS):
        found |= actions_for(constants, state, action_left(constants, state, slot))
    return found


@compilable_inline
def actions(constants: Row, state: Row) -> int:
    """Tell what fulfils an action of the dice now (see `actions_for`), or leaves all of them (T10)."""
    if constants[SEVERAL]:
        found = actions_of_slots(constants, state)
    else:
        found = actions_for(constants, state, state[FACE])
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


@compilable
def has_slide_left(constants: Row, state: Row) -> bool:
    """Tell whether the dice say one slide more, and it is not made yet (D6)."""
    if not constants[SEVERAL]:
        return state[FACE] == SLIDE_FACE and not state[ACTED]
    for slot in range(SLOTS):
        if not state[ACTED] and action_left(constants, state, slot) == SLIDE_FACE:
            return True
    return False


@compilable
def slides_left(constants: Row, state: Row) -> int:
    """Count the slides that the turn still has, its own and one that the dice say (M9, D6)."""
    own = 0 if state[MOVED] else 1 + constants[MORE_SLIDES] - state[SLID]
    return own + 1 if has_slide_left(constants, state) else own


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


@compilable_inline
def begin_turn(state: Row, seat: int) -> None:
    """Begin a turn (T1, T2)."""
    state[PHASE] = ROLLING
    state[SEAT] = seat
    state[FACE] = NO_FACE
    state[REROLLED] = 0
    state[OTHER] = 0
    state[DONE] = 0
    state[SLID] = 0
    state[ACTED] = 0
    state[MOVED] = 0
    state[TURNS] += 1


@compilable_inline
def pass_turn(constants: Row, state: Row) -> None:
    """End the game when it is quiet or long enough (E3, E4), or begin the next turn."""
    if is_quiet(constants, state):
        state[PHASE] = OVER
    else:
        begin_turn(state, seat_after(constants, state[SEAT], 1))


@compilable
def miss_and_reload(constants: Row, state: Row) -> None:
    """Pass the turns that are missed (H1), and load a torpedo in the one that is not (H6)."""
    while state[PHASE] != OVER and state[MISSES] >> state[SEAT] & 1:
        state[MISSES] &= ~(1 << state[SEAT])
        pass_turn(constants, state)
    if state[PHASE] != OVER and constants[RELOADS] == EACH_TURN:
        seat = state[SEAT]
        state[ABOARD + seat] = min(state[ABOARD + seat] + 1, constants[TORPEDOES + seat])


@compilable_inline
def settle(constants: Row, state: Row) -> None:
    """End the game when it is won or empty (E1, E5), and pass the turn when nothing is left to do (T10)."""
    seat = state[SEAT]
    if is_won(constants, state, seat) or (constants[ENDS] == WHEN_EMPTY and is_empty(constants, state)):
        state[PHASE] = OVER
        return
    if not state[MOVED]:
        for direction in range(4):
            if opens(constants, state, seat, direction):
                return
    if not state[ACTED] and actions(constants, state):
        return
    pass_turn(constants, state)
    if constants[BLOCKS]:
        miss_and_reload(constants, state)


@compilable
def steal(constants: Row, state: Row, seat: int, victim: int) -> None:
    """Take treasures from the base of a victim, the worthiest first (T7, H2)."""
    for _ in range(constants[STOLEN]):
        large, held = state[LARGE + victim], state[HELD + victim]
        if not held:
            return
        kind = 16 if large >> 8 else 8 if large else 0
        worth = 1 + kind // 8
        state[HELD + victim] -= worth
        state[LARGE + victim] -= 1 << kind >> 8
        gain(state, seat, 1 << kind)


@compilable
def nearest_free(constants: Row, state: Row, hit: int) -> int:
    """Find the nearest square that takes a piece, the first of equal ones, or EDGE (K3)."""
    width, best, least = constants[WIDTH], EDGE, MOST_SQUARES
    for square in range(constants[SQUARES]):
        away = abs(square % width - hit % width) + abs(square // width - hit // width)
        if away < least and takes_piece(constants, state, square):
            best, least = square, away
    return best


@compilable
def lose_cargo(constants: Row, state: Row, seat: int, victim: int, hit: int) -> None:
    """Give the cargo of a hit submarine to the shooter, or drop it where the submarine was hit (K3)."""
    if constants[CARGO_TAKEN] and not are_partners(constants, seat, victim):
        gain(state, seat, state[CARGO + victim])
        state[CARGO + victim] = 0
        return
    square = hit
    if state[PLACE + victim] == hit:
        square = nearest_free(constants, state, hit)
    while state[CARGO + victim] and square != EDGE:
        cargo = state[CARGO + victim]
        kind = 16 if cargo >> 16 else 8 if cargo >> 8 else 0
        state[SEA + square] = FIRST_LARGE + kind // 8 - 1 if kind else IS_TREASURE
        state[CARGO + victim] -= 1 << kind
        state[CHANGED] = state[TURNS]
        square = nearest_free(constants, state, hit)


@compilable
def fire(constants: Row, state: Row, seat: int, direction: int, named: int) -> None:
    """Fire a torpedo (T6 to T9, H1 to H6); `named` is the square to which what it hits goes."""
    hit = flight(constants, state, seat, direction)
    state[ABOARD + seat] -= 1
    if hit == EDGE:
        return  # H5
    mark = state[SEA + hit]
    victim = mark - FIRST_SUBMARINE
    state[SEA + hit] = constants[GROUND + hit]
    if victim < 0:
        if mark <= LAST_OPEN:
            state[RESERVE + mark - FIRST_COMPASS] += constants[HIT_RETURNS]  # T8
        elif named != NO_SQUARE:
            state[SEA + named] = IS_CORAL  # H3
        return
    if constants[HIT_SENT] == STAYS:
        state[SEA + hit] = mark
        state[MISSES] |= 1 << victim
    elif named == NO_SQUARE:
        # T7, T9: with no free corner the victim goes home, and reloads there.
        state[PLACE + victim] = AT_BASE
        if constants[RELOADS] == ON_BASE:
            state[ABOARD + victim] = constants[TORPEDOES + victim]
    else:
        state[PLACE + victim] = named
        state[SEA + named] = mark
    if not are_partners(constants, seat, victim):
        steal(constants, state, seat, victim)
    if state[CARGO + victim]:
        lose_cargo(constants, state, seat, victim, hit)


@compilable
def slot_of(constants: Row, state: Row, move: int) -> int:
    """Give the slot of the action that a move fulfils: the first that names it, else that allows it."""
    kind, first = move & 15, move >> 4 & 255
    allowed = -1
    for slot in range(SLOTS):
        action = action_left(constants, state, slot)
        if kind in (COMPASS, STORE) and action == first:
            return slot
        if allowed < 0 and actions_for(constants, state, action) >> 4 * kind & 15:
            if kind not in (COMPASS, STORE):
                return slot
            allowed = slot if action == ANY else allowed
    return allowed


@compilable_inline
def act(constants: Row, state: Row, move: int) -> None:
    """Do an action of the dice, without what follows from it."""
    kind, first, second = move & 15, move >> 4 & 255, move >> 12 & 255
    seat = state[SEAT]
    if constants[SEVERAL] and kind != HOLD:
        state[DONE] |= 1 << slot_of(constants, state, move)
    if kind == COMPASS:
        state[RESERVE + first] -= 1
        state[SEA + second] = FIRST_COMPASS + first
    elif kind in (SHIFT, CORAL_MOVE, TREASURE_MOVE, TEMPLE_MOVE):
        state[SEA + second] = state[SEA + first]
        state[SEA + first] = constants[GROUND + first]
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
    elif kind == TURN:
        state[SEA + first] = FIRST_COMPASS + second
    elif kind == FIRE:
        fire(constants, state, seat, first, second)
    state[ACTED] = 1
    if constants[SEVERAL]:
        if kind != HOLD and any_action_left(constants, state):
            state[ACTED] = 0
        else:
            state[DONE] = 0


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
    following = seat_after(constants, seat, 1)
    if following == state[FIRST] or not left:
        begin_turn(state, state[FIRST])
    else:
        state[SEAT] = following


@compilable_inline
def roll(constants: Row, state: Row, face: int, other: int) -> bool:
    """Let the dice show faces; of the other die one more than its face, or 0 (B5, D2). Tell if they count."""
    if face == AGAIN and state[REROLLED] < REROLLS:
        state[REROLLED] += 1
        return False
    state[PHASE] = ACTING
    state[FACE] = face
    state[OTHER] = other
    state[ACTED] = 1 if face in (NOTHING, AGAIN) else 0
    if constants[SEVERAL]:
        state[ACTED] = 0 if any_action_left(constants, state) else 1
    return True


@compilable_inline
def begin_slide(constants: Row, state: Row) -> None:
    """Count a slide of the turn: the last of them is all that it has of its own (M9)."""
    if state[SLID] < constants[MORE_SLIDES]:
        state[SLID] += 1
    else:
        state[SLID] = 0
        state[MOVED] = 1


@compilable
def play(constants: Row, state: Row, move: int) -> int:
    """Play a legal move, of a seat or of chance; give the way of a slide, else 0."""
    kind, way = move & 15, 0
    if kind == DIE:
        if not roll(constants, state, move >> 4 & (1 << FACE_BITS) - 1, move >> 4 + FACE_BITS):
            return 0
    elif kind == PICK:
        pick(constants, state, move >> 4)
        return 0
    else:
        if kind != SLIDE or state[MOVED]:
            act(constants, state, move)  # D6: the dice may say a slide.
        else:
            begin_slide(constants, state)
        if kind == SLIDE:
            way = slide(constants, state, state[SEAT], move >> 4 & 255, move >> 12)
    settle(constants, state)
    return way


@compilable
def set_up(start: Row, state: Row, first: int) -> None:
    """Begin a game with a seat (T1); `start` is the row of a game that begins with seat 0."""
    copy(start, state)
    state[SEAT] = first
    state[FIRST] = first
