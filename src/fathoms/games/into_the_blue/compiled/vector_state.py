"""Many tables of Into the Blue side by side, for learners: actions, their masks, observations and rewards.

An observation has a number from 0 to 1 for each of `feature_names`. The dice and the turn come first, as they
change most often; then the sea, from the viewer's own seat on in turn order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

import numpy as np

from fathoms.core import IllegalMove, check_start
from fathoms.games.into_the_blue.compiled.action_space import action_space_of
from fathoms.games.into_the_blue.compiled.chance import begin, draw_first, let_fall, stream_of
from fathoms.games.into_the_blue.compiled.instructions import count_bits
from fathoms.games.into_the_blue.compiled.rules import (
    ALL_TAKEN,
    CHEST,
    DEAL,
    DECIDE,
    DICE,
    DICE_COUNT,
    ENDING,
    FACES,
    FIRST_LEVEL,
    FIRST_SLOT,
    GAME,
    KINDS,
    LEVELS,
    OVER,
    OWNERS,
    PHASE,
    PHASES,
    PLACE,
    ROLLS,
    ROLLS_COUNT,
    SEAT,
    SEATS,
    SEED,
    SHELLS_COUNT,
    SLOTS,
    TURNS,
    VALUES,
    begins,
    best_score,
    close,
    constants_array,
    first_of_next,
    keep,
    place,
    read_row,
    rolls_of_mover,
    row_width,
    run_depth,
    score,
    sees_chest,
    shells_on,
    showing,
    take,
    taken,
    unplayed,
    write_row,
)
from fathoms.games.into_the_blue.game import GAME as BLUE
from fathoms.games.into_the_blue.moves import FACE_ORDER
from fathoms.games.into_the_blue.rules import has_open_chests
from fathoms.jit import njit_no_alloc, njit_no_alloc_inline
from fathoms.kernels import VectorState

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.compiled.rules import Constants, Row
    from fathoms.games.into_the_blue.rules import Rules
    from fathoms.games.into_the_blue.state import State
    from fathoms.kernels import IntArray

_ONE, _NONE = np.float32(1), np.float32(0)

_actions, _equal = np.arange(1 << 8), np.arange(1 << 7)[:, np.newaxis]
_KEEP_MASKS: Final = (_actions & ~(_actions << 1) & (_equal << 1) == 0).astype(np.int8)
"""For each pattern of equal neighbours (bit i: die i + 1 shows what die i shows) the sets that may be kept:
of equal dice the first."""


def feature_names(rules: Rules, seats: int) -> list[str]:
    """Name each number of an observation."""
    who = ["own", *(f"rival {rival}" for rival in range(1, seats))]
    levels, slots = range(1, rules.levels + 1), range(1, len(rules.chests) + 1)
    known = "taken chest" if has_open_chests(rules) else "own chest"
    return [
        *(f"dice showing {face}, of all dice" for face in FACE_ORDER if face in rules.faces),
        "rolls left, of all rolls",
        "to keep dice or stop",
        "to place shells",
        "to take a chest",
        "the last turns have begun",
        "last turns to come, of all rivals'",
        *(f"{seat}: unplayed shells, of all" for seat in who),
        *(f"{seat}: chests, of all" for seat in who),
        *(f"{seat}: shells on level {level}, of all" for seat in who for level in levels),
        *(f"chest {slot} is taken" for slot in slots),
        *(f"{known} {slot}: its value, of the highest" for slot in slots),
    ]


@njit_no_alloc_inline
def see_turn(constants: Constants, row: Row, seen: NDArray[np.float32]) -> int:
    """Write down the dice and where the turn stands; gives how many numbers that took."""
    dice, kinds, phase = row[DICE], constants[KINDS], row[PHASE]
    share = _ONE / np.float32(constants[DICE_COUNT])
    for kind in range(kinds):
        seen[kind] = np.float32(showing(dice, constants[FACES + kind])) * share
    ending = row[ENDING]
    seen[kinds] = np.float32(rolls_of_mover(constants, row) - row[ROLLS]) / np.float32(constants[ROLLS_COUNT])
    seen[kinds + 1] = _ONE if phase == DECIDE else _NONE
    seen[kinds + 2] = _ONE if phase == PLACE else _NONE
    seen[kinds + 3] = _ONE if phase == CHEST else _NONE
    seen[kinds + 4] = _ONE if ending >= 0 else _NONE
    seen[kinds + 5] = np.float32(max(ending, 0)) / np.float32(constants[SEATS] - 1)
    return kinds + 6


@njit_no_alloc_inline
def see_sea(constants: Constants, row: Row, seat: int, seen: NDArray[np.float32], start: int) -> None:
    """Write down the shells and chests as a seat sees them."""
    seats, levels, slots = constants[SEATS], constants[LEVELS], constants[SLOTS]
    share = _ONE / np.float32(constants[SHELLS_COUNT])
    chests, shells = start + seats, start + 2 * seats
    other = seat
    for offset in range(seats):
        seen[start + offset] = np.float32(unplayed(row, other)) * share
        seen[chests + offset] = _NONE
        for level in range(levels):
            seen[shells] = np.float32(shells_on(row, other, level)) * share
            shells += 1
        other = 0 if other + 1 == seats else other + 1
    for slot in range(2 * slots):
        seen[shells + slot] = _NONE
    if row[OWNERS] > 0:
        _see_chests(constants, row, seat, seen, chests)


@njit_no_alloc_inline
def _see_chests(constants: Constants, row: Row, seat: int, seen: NDArray[np.float32], start: int) -> None:
    """Write down who has taken which chests, and what is in the viewer's own."""
    seats, slots, owners, deal = constants[SEATS], constants[SLOTS], row[OWNERS], row[DEAL]
    first = start + seats + seats * constants[LEVELS]
    most = np.float32(max(constants[VALUES + slots - 1], 1))
    for slot in range(slots):
        owner = ((owners >> (4 * slot)) & 15) - 1
        if owner >= 0:
            offset = owner - seat
            seen[start + (offset + seats if offset < 0 else offset)] += _ONE
            seen[first + slot] = _ONE
            if sees_chest(constants, row, seat, slot):
                value = constants[VALUES + ((deal >> (4 * slot)) & 15)]
                seen[first + slots + slot] = np.float32(value) / most
    for offset in range(seats):
        seen[start + offset] /= np.float32(slots)


@njit_no_alloc_inline
def mark_actions(constants: Constants, row: Row, mask: NDArray[np.int8], before: int) -> None:
    """Mark the actions that may be taken; `before` is the phase whose actions are marked now."""
    phase, first_level, first_slot = row[PHASE], constants[FIRST_LEVEL], constants[FIRST_SLOT]
    if phase == DECIDE:
        equal = _equal_neighbours(row[DICE])
        for action in range(first_level):
            mask[action] = _KEEP_MASKS[equal, action]
    elif before == DECIDE:
        for action in range(first_level):
            mask[action] = 0
    if phase == PLACE:
        depth = run_depth(row[DICE], constants[LEVELS])
        for level in range(constants[LEVELS]):
            mask[first_level + level] = level < depth
    elif before == PLACE:
        for level in range(constants[LEVELS]):
            mask[first_level + level] = 0
    if phase == CHEST:
        free = constants[ALL_TAKEN] & ~taken(row[OWNERS])
        for slot in range(constants[SLOTS]):
            mask[first_slot + slot] = (free >> (4 * slot + 3)) & 1
    elif before == CHEST:
        for slot in range(constants[SLOTS]):
            mask[first_slot + slot] = 0


@njit_no_alloc_inline
def _prefix_sums(dice: int) -> int:
    """Count for each face the dice up to it, packed alike; the chest's place holds the number of dice."""
    return (dice * 0x1111111) & 0xFFFFFFF


@njit_no_alloc_inline
def kept_by(dice: int, action: int) -> int:
    """Pack the dice that an action keeps; its bits stand for the sorted dice."""
    ends, kept = _prefix_sums(dice), 0
    for face in range(7):
        end = (ends >> (4 * face)) & 15
        kept |= count_bits(action & ((1 << end) - 1)) << (4 * face)
    return kept - ((kept << 4) & 0xFFFFFFF)


@njit_no_alloc_inline
def _equal_neighbours(dice: int) -> int:
    """Tell which neighbours of the sorted dice are equal, as `_KEEP_MASKS` is numbered."""
    ends, borders = _prefix_sums(dice), 0
    for face in range(7):
        borders |= 1 << ((ends >> (4 * face)) & 15)
    return ~(borders >> 1) & 127


UNKNOWN: Final = -1
"""As the phase before: any action may be marked."""


@njit_no_alloc_inline
def _begin_next(constants: Constants, row: Row) -> None:
    stream = stream_of(np.uint64(row[SEED]), row[GAME])
    row[GAME] += 1
    first = first_of_next(row)
    first = first if first >= 0 else draw_first(stream, constants[SEATS])
    begin(constants, row, stream, begins(constants, first))


@njit_no_alloc_inline
def _act(constants: Constants, row: Row, action: int) -> None:
    phase = row[PHASE]
    if phase == DECIDE:
        keep(constants, row, kept_by(row[DICE], action))
    elif phase == PLACE:
        level = action - constants[FIRST_LEVEL]
        place(constants, row, level, showing(row[DICE], level))
    else:
        take(constants, row, action - constants[FIRST_SLOT])


@njit_no_alloc_inline
def _reward(constants: Constants, row: Row, rewards: NDArray[np.float32]) -> None:
    """Share the win: what winners get is what the others lose."""
    score(constants, row, rewards)
    best, seats, winners = best_score(rewards), constants[SEATS], 0
    for seat in range(seats):
        winners += rewards[seat] == best
    each = (np.float32(seats) / np.float32(winners) - np.float32(1)) / np.float32(seats - 1)
    loss = np.float32(-1) / np.float32(seats - 1)
    for seat in range(seats):
        rewards[seat] = each if rewards[seat] == best else loss


@njit_no_alloc
def step_all(
    constants: Constants,
    rows: NDArray[np.int64],
    actions: NDArray[np.int64],
    masks: NDArray[np.int8],
    rewards: NDArray[np.float32],
    seen: NDArray[np.float32],
    mover: NDArray[np.int64],
    over: NDArray[np.bool_],
) -> int:
    """Take an action at every table; gives the last table where it was not a legal one, or -1.

    A game that was over gives way to a new one; an action below 0 leaves the table as it is, and so does one
    that is not legal.
    """
    wrong = -1
    for at in range(rows.shape[0]):
        row = rows[at]
        action, before, turns = actions[at], row[PHASE], row[TURNS]
        for seat in range(constants[SEATS]):
            rewards[at, seat] = 0
        if action < 0:
            continue
        if before == OVER:
            _begin_next(constants, row)
            turns = -1
        elif action < masks.shape[1] and masks[at, action]:
            _act(constants, row, action)
        else:
            wrong = at
            continue
        let_fall(constants, row)
        mark_actions(constants, row, masks[at], before)
        start = see_turn(constants, row, seen[at])
        # Until the turn has passed nothing but the dice has changed.
        if row[TURNS] != turns or before != DECIDE:
            see_sea(constants, row, row[SEAT], seen[at], start)
        mover[at] = row[SEAT]
        over[at] = row[PHASE] == OVER
        if over[at]:
            _reward(constants, row, rewards[at])
    return wrong


@njit_no_alloc
def look(
    constants: Constants, rows: NDArray[np.int64], at: int, seat: int, seen: NDArray[np.float32]
) -> None:
    """Write down what a seat sees at a table."""
    see_sea(constants, rows[at], seat, seen, see_turn(constants, rows[at], seen))


@njit_no_alloc
def show(
    constants: Constants,
    rows: NDArray[np.int64],
    at: int,
    masks: NDArray[np.int8],
    seen: NDArray[np.float32],
) -> None:
    """Write down anew what may be done at a table and what its mover sees."""
    for action in range(masks.shape[1]):
        masks[at, action] = 0
    mark_actions(constants, rows[at], masks[at], UNKNOWN)
    look(constants, rows, at, rows[at, SEAT], seen[at])


class BlueVectorState(VectorState):
    """Tables of one rule set."""

    def __init__(self, rules: Rules, seats: int, copies: int) -> None:
        self._names: Final = feature_names(rules, seats)
        super().__init__(rules, seats, copies, action_space_of(rules).size, len(self._names))
        self._constants: Final = constants_array(rules, seats)
        self.rows: Final = np.zeros((copies, row_width(seats)), np.int64)
        """The tables themselves, a row each (`rules`)."""
        close(self.rows.T, -1)

    def reset(self, seeds: NDArray[np.uint64], first: IntArray | None = None) -> None:
        """Begin a new game at every table; who begins later games there is drawn, given or not."""
        for seat in () if first is None else (int(np.min(first)), int(np.max(first))):
            check_start(BLUE, self.rules, self.seats, seat, rule="B1", begins="A3")
        rows = self.rows
        rows[:, SEED] = np.asarray(seeds, dtype=np.uint64).view(np.int64)
        rows[:, GAME] = 0
        close(rows.T, -1 if first is None else first)
        self.masks[:] = 0
        self.step(np.zeros(self.copies, np.int64))

    def step(self, actions: IntArray) -> None:
        """Take one legal action at every table; a table whose action is not legal stays as it is."""
        if actions.shape != self.mover.shape or actions.dtype != np.int64 or not actions.flags.carray:
            # Compiled code looks neither at how many there are nor at how they lie.
            actions = np.array(np.broadcast_to(actions, self.mover.shape), np.int64)
        wrong = step_all(
            self._constants,
            self.rows,
            actions,
            self.masks,
            self.rewards,
            self.observations,
            self.mover,
            self.over,
        )
        if wrong >= 0:
            phase = PHASES[int(self.rows[wrong, PHASE])]
            raise IllegalMove(f"into-the-blue.expected-{phase}", rule="T3")

    def observe(self, copy: int, seat: int) -> NDArray[np.float32]:
        """Tell what any seat sees at one table."""
        if not (0 <= copy < self.copies and 0 <= seat < self.seats):
            raise IndexError(copy, seat)
        seen = np.empty(self.features, np.float32)
        look(self._constants, self.rows, copy, seat, seen)
        return seen

    def read(self, copy: int) -> State:
        """Give a table as the engine's state."""
        return read_row(self.rules, self.seats, cast("list[int]", self.rows[copy].tolist()))

    def write(self, copy: int, state: State) -> None:  # pyright: ignore[reportIncompatibleMethodOverride] - a state of this game
        """Set a table to a state of the engine; its chance to come stays its own."""
        write_row(state, self.rows[copy])
        self.mover[copy] = state.seat
        self.over[copy] = state.phase == "over"
        self.rewards[copy] = 0
        show(self._constants, self.rows, copy, self.masks, self.observations)

    def feature_names(self) -> list[str]:
        """Say what each place of an observation tells."""
        return list(self._names)
