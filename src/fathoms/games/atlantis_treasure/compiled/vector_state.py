"""Tables side by side for learners: a compiled call takes an action at each, and the die falls by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

import numpy as np

from fathoms.core import IllegalMove, check_start
from fathoms.games.atlantis_treasure.compiled.action_space import VERBS, action_count
from fathoms.games.atlantis_treasure.compiled.luck import below, fallen, key_of, stir
from fathoms.games.atlantis_treasure.compiled.move_codes import (
    ACTIONS,
    COMPASS,
    CORAL_MOVE,
    EITHER,
    FIRE,
    HOLD,
    NO_SQUARE,
    NOTHING_PLACED,
    OWN_COMPASS,
    PICK,
    SHIFT,
    SLIDE,
    STORE,
    SWAP,
    TEMPLE_MOVE,
    TREASURE_MOVE,
    TURN,
    UNSTORE,
)
from fathoms.games.atlantis_treasure.compiled.moves import (
    TO_CORNERS,
    TO_SQUARES,
    corners_free,
    free_count,
    named_by,
)
from fathoms.games.atlantis_treasure.compiled.rules import (
    ABOARD,
    ACTED,
    ACTING,
    AT_BASE,
    BLOCKS,
    CARGO,
    CHANGED,
    CORNER,
    FACE,
    FIRST_COMPASS,
    FIRST_CURRENT,
    FIRST_LARGE,
    FIRST_SUBMARINE,
    GROUND,
    HELD,
    IS_CORAL,
    IS_FREE,
    IS_TEMPLE,
    LARGE,
    LAST_SUBMARINE,
    LAST_TURN,
    MISSES,
    MOUTH,
    MOVED,
    NO_FACE,
    OTHER,
    OVER,
    OWN,
    PHASE,
    PICKING,
    PICKS,
    PLACE,
    QUIET,
    RESERVE,
    ROLLING,
    SEA,
    SEAT,
    SEATS,
    SLID,
    SLOTS,
    SQUARES,
    STOPS,
    STORED,
    TARGET,
    TORPEDOES,
    TRACE,
    TURNS,
    Row,
    action_left,
    can_move_reef,
    constants_of,
    end_of,
    flight,
    follow,
    has_blocks,
    is_compass,
    is_treasure,
    of_kind,
    options,
    pack,
    play,
    seat_after,
    set_up,
    stops_on,
    takes_piece,
    takes_reef,
    unpack,
    winners,
    worth_of,
)
from fathoms.games.atlantis_treasure.game import GAME
from fathoms.games.atlantis_treasure.grid import (
    COMPASSES,
    CURRENTS,
    DIRECTIONS,
    WHIRLPOOL,
    square_names,
)
from fathoms.jit import njit_no_alloc, njit_no_alloc_helper
from fathoms.kernels import VectorState

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.atlantis_treasure.rules import Rules
    from fathoms.games.atlantis_treasure.state import State
    from fathoms.kernels import IntArray

    Mask = NDArray[np.int8]
    SeedKeys = NDArray[np.uint64]
    Rewards = NDArray[np.float32]

# Where the actions of a verb begin, after the squares.
PICK_ACTION: Final = 4 * VERBS.index("pick")
COMPASS_ACTION: Final = 4 * VERBS.index("compass")
OWN_ACTION: Final = 4 * VERBS.index("own")
STORE_ACTION: Final = 4 * VERBS.index("store")
UNSTORE_ACTION: Final = 4 * VERBS.index("unstore")
SWAP_ACTION: Final = 4 * VERBS.index("swap")
FIRE_ACTION: Final = 4 * VERBS.index("fire")
SLIDE_ACTION: Final = 4 * VERBS.index("move")
HOLD_ACTION: Final = 4 * len(VERBS)
END_ACTION: Final = HOLD_ACTION + 1
TURN_ACTION: Final = HOLD_ACTION + 2

TAKEN: Final = 9
"""The room for the actions of an unfinished move: their number, then the actions. Slides that may stop
anywhere (M7) may need more (`_room`)."""
UNFINISHED: Final = -1


@njit_no_alloc_helper
def allow_directions(found: int, kind: int, mask: Mask, first: int) -> None:
    """Allow the actions of a verb for the directions that a kind of move has."""
    for direction in range(4):
        if of_kind(found, kind) >> direction & 1:
            mask[first + direction] = 1


@njit_no_alloc_helper
def allow_landings(constants: Row, state: Row, mask: Mask) -> None:
    """Allow the squares free for coral and compasses (F1)."""
    for square in range(constants[SQUARES]):
        mask[square] = 1 if takes_piece(constants, state, square) else 0


@njit_no_alloc_helper
def allow_beginnings(constants: Row, state: Row, mask: Mask, verbs: int) -> None:
    """Allow the actions with which a move may begin."""
    found = options(constants, state)
    allow_directions(found, PICK, mask, verbs + PICK_ACTION)
    allow_directions(found, COMPASS, mask, verbs + COMPASS_ACTION)
    allow_directions(found, OWN_COMPASS, mask, verbs + OWN_ACTION)
    allow_directions(found, STORE, mask, verbs + STORE_ACTION)
    allow_directions(found, UNSTORE, mask, verbs + UNSTORE_ACTION)
    allow_directions(found, FIRE, mask, verbs + FIRE_ACTION)
    allow_directions(found, SLIDE, mask, verbs + SLIDE_ACTION)
    if of_kind(found, HOLD):
        mask[verbs + HOLD_ACTION] = 1
    if of_kind(found, SHIFT) or of_kind(found, SWAP) or of_kind(found, TURN):
        for square in range(constants[SQUARES]):
            if is_compass(state[SEA + square]):
                mask[square] = 1
    if of_kind(found, TREASURE_MOVE):
        for square in range(constants[SQUARES]):
            if is_treasure(state[SEA + square]):
                mask[square] = 1
    if of_kind(found, CORAL_MOVE) or of_kind(found, TEMPLE_MOVE):
        for square in range(constants[SQUARES]):
            mark = state[SEA + square]
            kind = CORAL_MOVE if mark == IS_CORAL else TEMPLE_MOVE
            if mark in (IS_CORAL, IS_TEMPLE) and of_kind(found, kind):
                mask[square] = 1 if can_move_reef(constants, state, square) else 0


@njit_no_alloc_helper
def allow_after_piece(constants: Row, state: Row, piece: int, mask: Mask, verbs: int) -> None:
    """Allow where the piece on a square may go, and what a compass may be changed to."""
    mark, found = state[SEA + piece], options(constants, state)
    if mark in (IS_CORAL, IS_TEMPLE):
        for square in range(constants[SQUARES]):
            mask[square] = 1 if takes_reef(constants, state, piece, square) else 0
        return
    if is_treasure(mark) or of_kind(found, SHIFT):
        allow_landings(constants, state, mask)
    if is_compass(mark):
        allow_directions(found, SWAP, mask, verbs + SWAP_ACTION)
        if of_kind(found, TURN):
            for direction in range(4):
                mask[verbs + TURN_ACTION + direction] = 0 if mark == FIRST_COMPASS + direction else 1


@njit_no_alloc_helper
def allow_shot_ends(constants: Row, state: Row, direction: int, mask: Mask) -> None:
    """Allow the squares among which the shooter chooses where what is hit goes (T7, H3)."""
    hit = flight(constants, state, state[SEAT], direction)
    if named_by(constants, state, hit) == TO_CORNERS:
        for corner in constants[CORNER : CORNER + 4]:
            mask[corner] = 1 if state[SEA + corner] == IS_FREE else 0
    else:
        for square in range(constants[SQUARES]):
            mask[square] = 1 if takes_reef(constants, state, hit, square) else 0


@njit_no_alloc_helper
def stop_after(constants: Row, state: Row, direction: int, square: int, visit: int, trace: Row) -> int:
    """Give after how many squares a slide comes to a square for the nth time; 0 if it does not (M7)."""
    seat = state[SEAT]
    for squares in range(1, 1 + stops_on(follow(constants, state, seat, direction, trace, 0))):
        if end_of(follow(constants, state, seat, direction, trace, 0, squares)) == square:
            visit -= 1
            if not visit:
                return squares
    return 0


@njit_no_alloc_helper
def allow_stops(constants: Row, state: Row, taken: Row, mask: Mask, trace: Row) -> None:
    """Allow how a slide goes on: where it stops, or the same square once more, and `end` (M7)."""
    seat, direction = state[SEAT], taken[1] - constants[SQUARES] & 3
    mask[constants[SQUARES] + END_ACTION] = 1
    if taken[0] > 1:
        mask[taken[2]] = 1
        return
    for squares in range(1, 1 + stops_on(follow(constants, state, seat, direction, trace, 0))):
        mask[end_of(follow(constants, state, seat, direction, trace, 0, squares))] = 1


@njit_no_alloc_helper
def slide_of(constants: Row, state: Row, taken: Row, trace: Row) -> int:
    """Give the slide of these actions, or UNFINISHED if more must follow (M7)."""
    direction, count = taken[1] - constants[SQUARES] & 3, taken[0]
    slide = SLIDE | direction << 4
    if not constants[STOPS]:
        return slide
    if count == 1:
        whole = follow(constants, state, state[SEAT], direction, trace, 0)
        return UNFINISHED if stops_on(whole) else slide
    if taken[count] != constants[SQUARES] + END_ACTION:
        if stop_after(constants, state, direction, taken[2], count, trace):
            return UNFINISHED
        return slide | stop_after(constants, state, direction, taken[2], count - 1, trace) << 12
    if count == 2:
        return slide
    return slide | stop_after(constants, state, direction, taken[2], count - 2, trace) << 12


@njit_no_alloc_helper
def write_mask(constants: Row, state: Row, taken: Row, mask: Mask, trace: Row) -> None:
    """Allow the actions that can continue a legal move."""
    mask[:] = 0
    verbs, count = constants[SQUARES], taken[0]
    if not count:
        allow_beginnings(constants, state, mask, verbs)
        return
    verb = taken[1] - verbs
    if verb >= SLIDE_ACTION:
        allow_stops(constants, state, taken, mask, trace)
    elif verb >= FIRE_ACTION:
        allow_shot_ends(constants, state, verb & 3, mask)
    elif verb < 0:
        allow_after_piece(constants, state, taken[1], mask, verbs)
    elif verb >= UNSTORE_ACTION and count & 1 == 0:
        last = taken[count - 1] - verbs - UNSTORE_ACTION
        for direction in range(last + 1, 4):
            if state[STORED + 4 * state[SEAT] + direction]:
                mask[verbs + UNSTORE_ACTION + direction] = 1
        mask[verbs + END_ACTION] = 1
    else:
        allow_landings(constants, state, mask)
        if verb >= UNSTORE_ACTION:
            for at in range(2, count, 2):
                mask[taken[at]] = 0


@njit_no_alloc_helper
def unstored(constants: Row, state: Row, taken: Row) -> int:
    """Give the placing of stored compasses, or UNFINISHED if more may follow (V3)."""
    count, verbs = taken[0], constants[SQUARES]
    ends = taken[count] == verbs + END_ACTION
    if not ends:
        if count & 1:
            return UNFINISHED
        more = False
        for direction in range(taken[count - 1] - verbs - UNSTORE_ACTION + 1, 4):
            more = more or state[STORED + 4 * state[SEAT] + direction] > 0
        if more and free_count(constants, state) > count // 2:
            return UNFINISHED
    move = NOTHING_PLACED
    for at in range(1, count if ends else count + 1, 2):
        direction = taken[at] - verbs - UNSTORE_ACTION
        move ^= (taken[at + 1] ^ NO_SQUARE) << 4 + 8 * direction
    return move


@njit_no_alloc_helper
def move_of(constants: Row, state: Row, taken: Row, trace: Row) -> int:
    """Give the move of these actions, or UNFINISHED if some are missing."""
    verb = taken[1] - constants[SQUARES]
    if verb >= HOLD_ACTION:
        return HOLD
    direction = verb & 3
    if verb >= SLIDE_ACTION:
        return slide_of(constants, state, taken, trace)
    if verb >= 0:
        if verb < COMPASS_ACTION:
            return PICK | direction << 4
        if STORE_ACTION <= verb < UNSTORE_ACTION:
            return STORE | direction << 4
        if UNSTORE_ACTION <= verb < SWAP_ACTION:
            return unstored(constants, state, taken)
        if verb >= FIRE_ACTION and taken[0] == 1:
            hit = flight(constants, state, state[SEAT], direction)
            named = named_by(constants, state, hit)
            if (named == TO_CORNERS and corners_free(constants, state)) or (
                named == TO_SQUARES and can_move_reef(constants, state, hit)
            ):
                return UNFINISHED
            return FIRE | direction << 4 | NO_SQUARE << 12
    if taken[0] == 1:
        return UNFINISHED
    if verb >= FIRE_ACTION:
        return FIRE | direction << 4 | taken[2] << 12
    if verb >= 0:
        return (COMPASS if verb < OWN_ACTION else OWN_COMPASS) | direction << 4 | taken[2] << 12
    chosen = taken[2] - constants[SQUARES]
    if chosen >= TURN_ACTION:
        return TURN | taken[1] << 4 | (chosen - TURN_ACTION) << 12
    if chosen >= 0:
        return SWAP | taken[1] << 4 | (chosen - SWAP_ACTION) << 12
    mark, kind = int(state[SEA + taken[1]]), SHIFT
    if mark == IS_CORAL:
        kind = CORAL_MOVE
    elif mark == IS_TEMPLE:
        kind = TEMPLE_MOVE
    elif is_treasure(mark):
        kind = TREASURE_MOVE
    return kind | taken[1] << 4 | taken[2] << 12


Features: TypeAlias = "NDArray[np.float32]"

_EACH: Final = 11
"""Numbers a seat has beside the planes."""
_PIECES: Final = ("free", "treasure", *(f"compass {d}" for d in DIRECTIONS), "coral", "temple")
"""The planes of what lies on a square, in the order of the marks."""


_TERRAIN: Final = (*(f"current {d}" for d in DIRECTIONS), "shallows", "whirlpool", "rock", "deep")
"""The planes of what lies under the pieces, in the order of the marks."""
_LARGE: Final = ("treasure worth 2", "treasure worth 3")
_HOLDING: Final = (
    "worth at the base",
    "treasures worth 2",
    "treasures worth 3",
    *(f"cargo worth {worth}" for worth in (1, 2, 3)),
    "missing a turn",
)
"""Numbers that a seat has besides where there are blocks."""
_SLOTS: Final = tuple(f"{place} action of die {die}" for die in (1, 2) for place in ("first", "second"))
_SAID: Final = tuple(action for action in ACTIONS if action)
"""What a die may say, in the order of their numbers."""


def feature_count(rules: Rules, seats: int) -> int:
    """Count the numbers of an observation."""
    squares = len(rules.board) * len(rules.board[0])
    planes = len(_PIECES) + 2 * seats + 1
    book = squares * planes + _EACH * seats + 4 + NO_FACE + 4 + 4 * len(VERBS) + 1
    if not has_blocks(rules):
        return book
    return (
        book
        + squares * (len(_TERRAIN) + len(_LARGE))
        + len(_HOLDING) * seats
        + len(_SLOTS) * len(_SAID)
        + 2
        + 2
    )


def names_of_features(rules: Rules, seats: int) -> list[str]:
    """Say what each number of an observation tells; seat +0 looks, the others follow in turn order."""
    squares = square_names(len(rules.board[0]), len(rules.board))
    planes = [
        *_PIECES,
        *(f"submarine of seat +{seat}" for seat in range(seats)),
        *(f"mouth of seat +{seat}" for seat in range(seats)),
        "said",
    ]
    names = [f"{plane} on {square}" for plane in planes for square in squares]
    for seat in range(seats):
        names += [f"{thing} of seat +{seat}" for thing in ("treasures", "torpedoes aboard", "being at base")]
        names += [f"own compasses {d} of seat +{seat}" for d in DIRECTIONS]
        names += [f"stored compass {d} of seat +{seat}" for d in DIRECTIONS]
    names += [f"reserve {d}" for d in DIRECTIONS]
    names += [f"die shows {face}" for face in ACTIONS[:NO_FACE]]
    names += ["picking before the game", "action done", "slide done", "own decision"]
    names += [f"said {verb} {d}" for verb in VERBS for d in DIRECTIONS]
    names.append("quiet turns left")
    if not has_blocks(rules):
        return names
    names += [f"{plane} on {square}" for plane in (*_TERRAIN, *_LARGE) for square in squares]
    names += [f"{thing} of seat +{seat}" for seat in range(seats) for thing in _HOLDING]
    names += [f"{slot}: {action}" for slot in _SLOTS for action in _SAID]
    names += [f"die {die} lets choose" for die in (1, 2)]
    return [*names, "turns left", "slides made"]


@njit_no_alloc_helper
def see(constants: Row, start: Row, state: Row, taken: Row, seat: int, out: Features) -> None:
    """Write what a seat sees; `start` is the row of a game not begun."""
    squares, seats = constants[SQUARES], constants[SEATS]
    out[:] = 0
    for square in range(squares):
        mark = state[SEA + square]
        if mark > LAST_SUBMARINE:
            continue
        if mark >= FIRST_SUBMARINE:
            mark += seats - seat if mark < FIRST_SUBMARINE + seat else -seat
        out[mark * squares + square] = 1
    at = (FIRST_SUBMARINE + seats) * squares
    for number in range(seats):
        out[at + constants[MOUTH + seat_after(constants, seat, number)]] = 1
        at += squares
    for place in range(1, taken[0] + 1):
        if taken[place] < squares:
            out[at + taken[place]] = 1
    at += squares
    for number in range(seats):
        each = seat_after(constants, seat, number)
        out[at] = min(1.0, state[HELD + each] / constants[TARGET + each])
        out[at + 1] = state[ABOARD + each] / max(1, constants[TORPEDOES + each])
        out[at + 2] = 1 if state[PLACE + each] == AT_BASE else 0
        for direction in range(4):
            out[at + 3 + direction] = state[OWN + 4 * each + direction] / constants[PICKS]
            out[at + 7 + direction] = state[STORED + 4 * each + direction]
        at += _EACH
    for direction in range(4):
        # With compasses on the board at the start it may grow (G6).
        out[at + direction] = min(1.0, state[RESERVE + direction] / max(1, start[RESERVE + direction]))
    at += 4
    if state[PHASE] == ACTING and state[FACE] < NO_FACE:
        out[at + state[FACE]] = 1
    at += NO_FACE
    out[at] = 1 if state[PHASE] == PICKING else 0
    out[at + 1] = state[ACTED]
    out[at + 2] = state[MOVED]
    out[at + 3] = 1 if state[SEAT] == seat and state[PHASE] != OVER else 0
    at += 4
    for place in range(1, taken[0] + 1):
        if squares <= taken[place] < squares + HOLD_ACTION:
            out[at + taken[place] - squares] = 1
    at += 4 * len(VERBS)
    out[at] = max(0.0, 1.0 - (state[TURNS] - state[CHANGED]) / constants[QUIET])
    if constants[BLOCKS]:
        see_blocks(constants, start, state, seat, out[at + 1 :])


@njit_no_alloc_helper
def see_blocks(constants: Row, start: Row, state: Row, seat: int, out: Features) -> None:
    """Write what a seat sees besides where there are blocks of the kit."""
    squares, seats = constants[SQUARES], constants[SEATS]
    treasures, worth, at = 0, 0, 0
    for square in range(squares):
        ground, mark, begun = constants[GROUND + square], state[SEA + square], start[SEA + square]
        if ground >= FIRST_CURRENT:
            out[(ground - FIRST_CURRENT) * squares + square] = 1
        if FIRST_LARGE <= mark < FIRST_CURRENT:
            out[(len(_TERRAIN) + mark - FIRST_LARGE) * squares + square] = 1
        if is_treasure(begun):
            treasures += 1
            worth += worth_of(begun)
    at = (len(_TERRAIN) + len(_LARGE)) * squares
    treasures, worth = max(treasures, 1), max(worth, 1)
    for number in range(seats):
        each = seat_after(constants, seat, number)
        large, cargo = state[LARGE + each], state[CARGO + each]
        out[at] = state[HELD + each] / worth
        out[at + 1] = (large & 255) / treasures
        out[at + 2] = (large >> 8) / treasures
        out[at + 3] = (cargo & 255) / treasures
        out[at + 4] = (cargo >> 8 & 255) / treasures
        out[at + 5] = (cargo >> 16) / treasures
        out[at + 6] = state[MISSES] >> each & 1
        at += len(_HOLDING)
    if state[PHASE] == ACTING and not state[ACTED]:
        for slot in range(SLOTS):
            action = action_left(constants, state, slot)
            if action != NO_FACE:
                # The number of no face stands between those of the book and the others.
                out[at + len(_SAID) * slot + (action if action < NO_FACE else action - 1)] = 1
        out[at + len(_SAID) * SLOTS] = 1 if state[FACE] & EITHER else 0
        out[at + len(_SAID) * SLOTS + 1] = 1 if state[OTHER] and state[OTHER] - 1 & EITHER else 0
    at += len(_SAID) * SLOTS + 2
    out[at] = max(0.0, 1.0 - state[TURNS] / constants[LAST_TURN])
    out[at + 1] = state[SLID] / 2


_BEGIN: Final = -(1 << 40)
"""Instead of an action: begin a new game; one less begins with seat 0, two less with seat 1, and so on."""
_LOOK: Final = _BEGIN - 100
"""Instead of an action: only write what there is to see."""


@njit_no_alloc_helper
def reward(constants: Row, state: Row, rewards: Rewards) -> None:
    """Write the rewards of a finished game: they sum to nothing, and winners share (E1, E3 to E6)."""
    seats, won, count = constants[SEATS], winners(constants, state), 0
    for seat in range(seats):
        count += won >> seat & 1
    for seat in range(seats):
        rewards[seat] = (seats / count - 1.0) / (seats - 1) if won >> seat & 1 else -1.0 / (seats - 1)


@njit_no_alloc
def step_all(
    constants: Row,
    start: Row,
    rows: Row,
    begun: Row,
    keys: SeedKeys,
    games: Row,
    actions: IntArray,
    mover: Row,
    over: NDArray[np.bool_],
    masks: NDArray[np.int8],
    rewards: Rewards,
    observations: Features,
    trace: Row,
) -> bool:
    """Act at every table, and write what there is to see then; if one action is illegal, act at none."""
    for at in range(rows.shape[0]):
        if (
            actions[at] >= 0
            and not over[at]
            and (actions[at] >= masks.shape[1] or not masks[at, actions[at]])
        ):
            return False
    for at in range(rows.shape[0]):
        state, taken, action = rows[at], begun[at], actions[at]
        rewards[at, :] = 0
        if _BEGIN < action < 0:
            # Somebody else decides there.
            continue
        if action != _LOOK:
            if action < 0 or over[at]:
                # A table whose game was over begins a new one, with luck of its own.
                games[at] += 1
                taken[0] = 0
                key = key_of(keys[at], games[at])
                first = _BEGIN - 1 - action if action < _BEGIN else below(stir(~key), constants[SEATS])
                set_up(start, state, first)
            else:
                taken[0] += 1
                taken[taken[0]] = action
                move = move_of(constants, state, taken, trace)
                if move != UNFINISHED:
                    taken[0] = 0
                    play(constants, state, move)
                    if state[PHASE] == OVER:
                        reward(constants, state, rewards[at])
            if state[PHASE] == ROLLING:
                key = key_of(keys[at], games[at])
                while state[PHASE] == ROLLING:
                    play(constants, state, fallen(constants, state, key))
                if state[PHASE] == OVER:
                    reward(constants, state, rewards[at])
        mover[at] = state[SEAT]
        over[at] = state[PHASE] == OVER
        write_mask(constants, state, taken, masks[at], trace)
        see(constants, start, state, taken, state[SEAT], observations[at])
    return True


@njit_no_alloc
def seen_from(constants: Row, start: Row, state: Row, taken: Row, seat: int, out: Features) -> None:
    """Write what any seat sees."""
    see(constants, start, state, taken, seat, out)


def _room(rules: Rules) -> int:
    """Give the room for the actions of an unfinished move (see TAKEN)."""
    if not rules.stops:
        return TAKEN
    # A slide comes to a square once between two things that turn it or take it along.
    turning = sum(
        mark in COMPASSES or mark in CURRENTS or mark == WHIRLPOOL for row in rules.board for mark in row
    )
    return TAKEN + turning + sum(rules.compasses)


class AtlantisVectorState(VectorState):
    """Tables of one rule set."""

    def __init__(self, rules: Rules, seats: int, copies: int) -> None:
        super().__init__(rules, seats, copies, action_count(rules), feature_count(rules, seats))
        self._constants = constants_of(rules, seats)
        self._start = pack(GAME.start(rules, seats))
        self._rows = np.zeros((copies, self._start.size), np.int64)
        self._rows[:, PHASE] = OVER
        self._taken = np.zeros((copies, _room(rules)), np.int64)
        self._keys = np.zeros(copies, np.uint64)
        self._games = np.zeros(copies, np.int64)
        self._tables = (self._rows, self._taken, self._keys, self._games)
        self._ruled = GAME.first_seat(rules, seats)
        """Who begins every game (A3), if the rule set says so."""
        self._shown = (self.mover, self.over, self.masks, self.rewards, self.observations)
        self._trace = np.zeros(TRACE, np.int64)

    def reset(self, seeds: NDArray[np.uint64], first: IntArray | None = None) -> None:
        """Begin a new game at every table."""
        for seat in () if first is None else (int(np.min(first)), int(np.max(first))):
            check_start(GAME, self.rules, self.seats, seat, rule="B1", begins="A3")
        self._keys[:] = seeds
        self._games[:] = 0
        begin = np.full(self.copies, _BEGIN, np.int64)
        self._step(begin if first is None else begin - 1 - first)

    def step(self, actions: IntArray) -> None:
        """Take one legal action at every table, none where it is below 0; a finished game begins anew."""
        if not self._step(np.ascontiguousarray(actions, np.int64)):
            raise IllegalMove("atlantis-treasure.word-not-allowed")

    def observe(self, copy: int, seat: int) -> Features:
        """Tell what any seat sees at one table."""
        out = np.empty(self.features, np.float32)
        seen_from(self._constants, self._start, self._rows[copy], self._taken[copy], seat, out)
        return out

    def read(self, copy: int) -> State:
        """Give a table as the engine's state."""
        return unpack(self._rows[copy], self.rules, self.seats)

    def write(self, copy: int, state: Any) -> None:
        """Set a table to a state of the engine in which a seat decides or the game is over."""
        self._rows[copy] = pack(state)
        self._taken[copy] = 0
        self._look(copy)

    def feature_names(self) -> list[str]:
        """Say for each place of an observation what it tells."""
        return names_of_features(self.rules, self.seats)

    def _step(self, actions: IntArray) -> bool:
        """Act at all tables."""
        if self._ruled is not None:
            begins = (actions == _BEGIN) | (self.over & (actions >= 0))
            actions = np.where(begins, _BEGIN - 1 - self._ruled, actions)
        return step_all(self._constants, self._start, *self._tables, actions, *self._shown, self._trace)

    def _look(self, copy: int) -> None:
        """Write anew what there is to see at one table."""
        one = slice(copy, copy + 1)
        arrays: list[Any] = [each[one] for each in self._tables]
        arrays += [np.array([_LOOK], np.int64), *(each[one] for each in self._shown), self._trace]
        step_all(self._constants, self._start, *arrays)
