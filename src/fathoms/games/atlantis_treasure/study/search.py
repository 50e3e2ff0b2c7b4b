"""Search over turns: what each way to end a turn is worth when the others answer it as best they can."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from fathoms.games.atlantis_treasure.bots.greedy_positions import scratch_for as greedy_scratch
from fathoms.games.atlantis_treasure.compiled.luck import throws
from fathoms.games.atlantis_treasure.compiled.move_codes import ACTIONS, DIE, NO_SQUARE, UNSTORE, decode
from fathoms.games.atlantis_treasure.compiled.moves import nth_throw
from fathoms.games.atlantis_treasure.compiled.rules import (
    ACTING,
    AGAIN,
    BLOCKS,
    CARRIES,
    DICE,
    DIE_FACE,
    FIRST_COMPASS,
    NOTHING,
    ONE_DIE,
    OVER,
    PHASE,
    SEA,
    SEAT,
    SEATS,
    SIDES,
    SQUARES,
    STORED,
    TURNS,
    Row,
    constants_of,
    copy,
    pack,
    play,
    takes_piece,
)
from fathoms.games.atlantis_treasure.study.evaluation import Values, appraise, wins_with
from fathoms.games.atlantis_treasure.study.turns import (
    MOST_MOVES,
    SHORT,
    go_on,
    list_ends,
    list_long_ends,
    may_be_long,
    moves_left,
    play_end,
)
from fathoms.jit import ZERO, njit, njit_helper

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from fathoms.games.atlantis_treasure.bots.greedy_positions import Scratch as GreedyScratch
    from fathoms.games.atlantis_treasure.moves import Move
    from fathoms.games.atlantis_treasure.rules import Rules
    from fathoms.games.atlantis_treasure.state import State

PLIES: Final = 3
"""Turns in a row that a search can stand on: its own, and two answers."""
MOST_ENDS: Final = 40_000
MOST_ACTIONS: Final = 40_000

TABLE: Final = -1
"""Instead of a way to end a turn: the table itself."""

# The rows of a ply.
STANDING: Final = 0
ENDED: Final = 1
ROLLED: Final = 2
TRIED: Final = 3


class Scratch(NamedTuple):
    """Arrays that a search writes on."""

    rows: NDArray[np.int64]
    """For each ply where a turn is to be played, where it ended, where the die is to fall, and room to try
    moves in."""
    actions: Row
    ends: NDArray[np.int64]
    """For each ply the ways to end a turn: first move, second move, gain, and with blocks further moves."""
    values: Values
    """For each way to end the turn that is searched, what it is worth at a glance."""
    gains: Row
    chances: Values
    """For each ply, and once more, the chances of the seats; scratch for the appraisal behind them."""
    breadth: Row
    """How many ways to end a turn are looked at: at most in all on the first ply; in an answer, of those that
    gain most and of the others."""


def scratch_for(constants: Row) -> Scratch:
    """Make room for searches on a constants."""
    width = SEA + int(constants[SQUARES])
    return Scratch(
        rows=np.zeros((PLIES, 6, width), np.int64),
        actions=np.zeros(2 * MOST_ACTIONS, np.int64),
        ends=np.zeros((PLIES, MOST_ENDS, MOST_MOVES + 1 if constants[BLOCKS] else 3), np.int64),
        values=np.zeros(MOST_ENDS),
        gains=np.zeros(len(ACTIONS), np.int64),
        chances=np.zeros((PLIES + 1, 8)),
        breadth=np.array([3000, 150, 60], np.int64),
    )


def long_scratch(rules: Rules, constants: Row) -> GreedyScratch | None:
    """Make room for what `greedy` weighs, where turns may be long."""
    return greedy_scratch(constants) if may_be_long(rules) else None


@njit
def consider(
    constants: Row, scratch: Scratch, greedy: GreedyScratch | None, state: Row, end: int, plies: int
) -> float:
    """Without plies, list all ways to end the turn with what they are worth at a glance; give their number.

    With plies, value one of the ways listed by the best answers to it, that many turns on. Where `end` is
    TABLE, value the state itself, on which the die is to fall or the game is over. (One function for all:
    each that is compiled makes the first decision wait.)

    Args:
        constants: the rules.
        scratch: room for the search.
        greedy: room for what `greedy` weighs, where turns may be long; without it numba leaves that out.
        state: a seat is to act; with TABLE a turn has ended.
        end: which of the ways.
        plies: how many turns in a row answer it.
    """
    if end == TABLE:
        if plies:
            copy(state, scratch.rows[1, ROLLED])
            answer(constants, scratch, greedy, ZERO + 1, plies, scratch.chances[0])
        else:
            appraise(constants, state, scratch.gains, scratch.chances[0])
        return 0.0
    if not plies:
        return glance(constants, scratch, greedy, state)
    play_end(constants, state, scratch.ends[0, end], scratch.rows[1, ROLLED])
    answer(constants, scratch, greedy, ZERO + 1, plies, scratch.chances[0])
    return scratch.chances[0, state[SEAT]]


@njit_helper
def glance(constants: Row, scratch: Scratch, greedy: GreedyScratch | None, state: Row) -> int:
    """List the ways to end a turn; write for each what it is worth at a glance to the seat that plays it.

    Where there are too many, all that gain most are looked at but only some of the others; the rest get -1.
    """
    ends, chances = scratch.ends[0], scratch.chances[PLIES]
    if greedy is not None and moves_left(constants, state) > SHORT:
        count = list_long_ends(constants, greedy, state, scratch.rows[0, ENDED], scratch.actions, ends)
        for at in range(count):
            scratch.values[at] = look(constants, scratch, state, ends[at], chances)
        return count
    count = list_ends(constants, state, scratch.rows[0, TRIED:], scratch.actions, ends)
    most = most_gained(ends, count)
    stride = 1 + count // scratch.breadth[0]
    for at in range(count):
        scratch.values[at] = -1.0
        if at % stride == 0 or ends[at, 2] == most:
            scratch.values[at] = look(constants, scratch, state, ends[at], chances)
    return extend(constants, scratch, state, count)


@njit_helper
def extend(constants: Row, scratch: Scratch, state: Row, count: int) -> int:
    """Grow the best way that places a stored compass by one more, as long as that is better (V3).

    All ways to place several would be millions.
    """
    ends, values, before = scratch.ends[0], scratch.values, scratch.rows[0, STANDING]
    stored, growing = STORED + 4 * state[SEAT], True
    while growing:
        growing, best = False, -1
        for at in range(count):
            if UNSTORE in (ends[at, 0] & 15, ends[at, 1] & 15) and (best < 0 or values[at] > values[best]):
                best = at
        if best < 0:
            break
        copy(state, before)
        which = 0 if ends[best, 0] & 15 == UNSTORE else 1
        if which:
            play(constants, before, ends[best, 0])
        move = ends[best, which]
        for direction in range(4):
            square = move >> 4 + 8 * direction & 255
            if square != NO_SQUARE:
                before[SEA + square] = FIRST_COMPASS
        for direction in range(4):
            if not state[stored + direction] or move >> 4 + 8 * direction & 255 != NO_SQUARE:
                continue
            for square in range(constants[SQUARES]):
                if takes_piece(constants, before, square) and count < ends.shape[0]:
                    for place in range(ends.shape[1]):
                        ends[count, place] = ends[best, place]
                    ends[count, which] = move ^ (square ^ NO_SQUARE) << 4 + 8 * direction
                    values[count] = look(constants, scratch, state, ends[count], scratch.chances[PLIES])
                    growing = growing or values[count] > values[best]
                    count += 1
    return count


@njit_helper
def look(constants: Row, scratch: Scratch, state: Row, end: Row, chances: Values) -> float:
    """Play a turn to its end; write what that is worth to each seat, and give what it is to its own."""
    after = scratch.rows[0, ENDED]
    play_end(constants, state, end, after)
    appraise(constants, after, scratch.gains, chances)
    return float(chances[state[SEAT]])


@njit_helper
def most_gained(ends: Row, count: int) -> int:
    """Give the most that any way to end a turn gains."""
    most = 0
    for at in range(count):
        most = max(most, ends[at, 2])
    return most


@njit_helper
def best_end(constants: Row, scratch: Scratch, greedy: GreedyScratch | None, ply: int, best: Values) -> None:
    """Play the turn of a ply to the end that its seat likes best at a glance; write what that is worth."""
    state, after = scratch.rows[ply, STANDING], scratch.rows[ply, ENDED]
    ends, chances = scratch.ends[ply], scratch.chances[PLIES]
    seat = state[SEAT]
    if greedy is not None and moves_left(constants, state) > SHORT:
        copy(state, after)
        go_on(constants, greedy, after, ends[0], ZERO)
        appraise(constants, after, scratch.gains, best)
        return
    count = list_ends(constants, state, scratch.rows[ply, TRIED:], scratch.actions, ends)
    most, gaining = most_gained(ends, count), 0
    for at in range(count):
        gaining += 1 if ends[at, 2] == most else 0
    wins = not constants[CARRIES] and wins_with(constants, state, seat, most)
    # Of long lists only a part is looked at.
    stride = 1 + gaining // scratch.breadth[1]
    others = 1 + (count - gaining) // scratch.breadth[2]
    chosen, seen, passed = 0, 0, 0
    best[seat] = -1.0
    for at in range(count):
        if ends[at, 2] == most:
            seen += 1
            skipped = seen % stride != 0
        else:
            passed += 1
            skipped = wins or passed % others != 0
        if skipped:
            continue
        play_end(constants, state, ends[at], after)
        appraise(constants, after, scratch.gains, chances)
        if chances[seat] > best[seat]:
            chosen = at
            for each in range(constants[SEATS]):
                best[each] = chances[each]
            if wins:
                break
    play_end(constants, state, ends[chosen], after)


@njit_helper
def answer(
    constants: Row, scratch: Scratch, greedy: GreedyScratch | None, ply: int, plies: int, chances: Values
) -> None:
    """Value a table on which the die is to fall by the best turn of the next seat for each throw.

    With more plies, a turn that is best at a glance is valued by the answers to it.
    """
    start, state, after = scratch.rows[ply, ROLLED], scratch.rows[ply, STANDING], scratch.rows[ply, ENDED]
    if start[PHASE] == OVER:
        appraise(constants, start, scratch.gains, chances)
        return
    count, best = throws(constants), scratch.chances[ply]
    for seat in range(constants[SEATS]):
        chances[seat] = 0.0
    for throw in range(count):
        weight = weight_of(constants, throw)
        if weight <= 0:
            continue
        copy(start, state)
        move = nth_throw(constants, throw)
        # Another roll is taken for nothing: it may be any face, and they are counted already.
        play(constants, state, DIE | NOTHING << 4 if move == DIE | AGAIN << 4 else move)
        if state[PHASE] == ACTING and state[TURNS] == start[TURNS]:
            best_end(constants, scratch, greedy, ply, best)
            if plies > 1:
                copy(after, scratch.rows[ply + 1, ROLLED])
                answer(constants, scratch, greedy, ply + 1, plies - 1, best)
        else:
            appraise(constants, state, scratch.gains, best)
        for seat in range(constants[SEATS]):
            chances[seat] += best[seat] * weight / count


@njit_helper
def weight_of(constants: Row, throw: int) -> int:
    """Tell how many throws are as this one; 0 if an earlier one is, which is counted for all of them."""
    sides = constants[SIDES]
    if constants[DICE] == ONE_DIE:
        return count_side(constants, throw)
    one, other = throw // sides, throw % sides
    first, second = constants[DIE_FACE + one], constants[DIE_FACE + other]
    if first == second:
        return count_side(constants, one) ** 2 if one == other else 0
    # Which of the two dice shows which face matters to nobody.
    return 2 * count_side(constants, one) * count_side(constants, other) if one < other else 0


@njit_helper
def count_side(constants: Row, side: int) -> int:
    """Count the sides with the face of this one; 0 if an earlier one has it."""
    count = 0
    for other in range(constants[SIDES]):
        if constants[DIE_FACE + other] == constants[DIE_FACE + side]:
            if other < side:
                return 0
            count += 1
    return count


_CLOSE: Final = 0.4
"""The part of the time for valuing ways by the answers to them; the rest is for the answers to those."""
_CLOSER: Final = 8
"""With a budget of ways, one in this many is valued by the answers to the answers."""
_BREADTH: Final = {1: (25, 8), 2: (100, 30)}
"""For each number of answers in a row, the ways to end a turn looked at in each (`Scratch.breadth`)."""
_MOST: Final = 300
_EQUAL: Final = 1e-9
_WON: Final = 1 - 1e-9


class Thinking:
    """All that is kept from one decision to the next: the constants of a rule set, and a scratch.

    Deadlines are times of its clock.
    """

    def __init__(self, rules: Rules, seats: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.constants = constants_of(rules, seats)
        self.scratch = scratch_for(self.constants)
        self.greedy = long_scratch(rules, self.constants)

    def best(self, state: State, *, deadline: float | None, budget: int | None) -> list[Move]:
        """Give the moves that begin the best ways to end the turn, as far as deadline or budget allow."""
        weighed = self.weigh(state, deadline=deadline, budget=budget)
        most = max(weighed.values())
        return [move for move, value in weighed.items() if value >= most - _EQUAL]

    def weigh(self, state: State, *, deadline: float | None, budget: int | None) -> dict[Move, float]:
        """Give the moves that begin the ways looked at closest, each with the chances of its best way."""
        row = pack(state)
        count = int(consider(self.constants, self.scratch, self.greedy, row, 0, 0))
        glances = self.scratch.values[:count]
        order = np.argsort(-glances, kind="stable")[:_MOST].tolist()
        values = {end: float(glances[end]) for end in order}
        firsts = {int(self.scratch.ends[0, end, 0]) for end in order}
        if values[order[0]] < _WON and len(firsts) > 1:
            now = self.clock()
            middle = None if deadline is None else now + (deadline - now) * _CLOSE
            values = self._value(row, order, 1, deadline=middle, budget=budget) or values
            order = sorted(values, key=values.__getitem__, reverse=True)
            fewer = None if budget is None else budget // _CLOSER
            values = self._value(row, order, 2, deadline=deadline, budget=fewer) or values
        firsts_worth: dict[int, float] = {}
        for end, value in values.items():
            first = int(self.scratch.ends[0, end, 0])
            firsts_worth[first] = max(value, firsts_worth.get(first, value))
        return {decode(first, state.grid): value for first, value in firsts_worth.items()}

    def _value(
        self, row: np.ndarray, order: list[int], plies: int, *, deadline: float | None, budget: int | None
    ) -> dict[int, float]:
        """Value ways to end the turn, the likeliest first, by the answers to them."""
        self.scratch.breadth[1:] = _BREADTH[plies]
        values: dict[int, float] = {}
        longest, now = 0.0, self.clock()
        for end in order if budget is None else order[:budget]:
            if deadline is not None and now + longest > deadline:
                break
            values[end] = consider(self.constants, self.scratch, self.greedy, row, end, plies)
            before, now = now, self.clock()
            longest = max(longest, now - before)
        return values
