"""Games played on from given tables by `greedy`, compiled, for any rule set: what each table is worth.

Every table meets the same dice, so that what they are worth differs by the tables alone. Luck is taken out:
before a turn its plan says what lead the mover can expect, after it what lead it brought. The difference has
no mean, and who wins goes with it: the more, the later in the game and the closer the leads. So it is summed
up for each stage of the game, as it is and by how close it was, and the part of the wins that goes with these
sums is taken off.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple, cast

import numpy as np

from fathoms.games.into_the_blue.compiled.chance import draw, shuffled, stream_of, swapped, throw
from fathoms.games.into_the_blue.compiled.instructions import LANES, count_bits, pick
from fathoms.games.into_the_blue.compiled.rules import (
    ALL_TAKEN,
    DICE,
    ENDING,
    HELD,
    LEVELS,
    OVER,
    OWNERS,
    PHASE,
    ROLLS,
    SEAT,
    SEATS,
    SHELLS_COUNT,
    SLOTS,
    STREAM,
    TURNS,
    brings_chest,
    constants_array,
    deal_again,
    free_slot,
    place,
    rolls_of_mover,
    row_width,
    run_depth,
    score,
    share_of_win,
    showing,
    take,
    taken,
    unplayed,
)
from fathoms.games.into_the_blue.study.planned_games import (
    best_kept,
    best_level,
    lists_of,
    new_plans,
    placing_of,
    value_at,
    work_out,
)
from fathoms.games.into_the_blue.study.turn import CHEST_TAKEN, FAIL
from fathoms.games.into_the_blue.study.turns import keep_the_best
from fathoms.games.into_the_blue.study.values import GREEDY
from fathoms.jit import njit, njit_no_alloc_inline

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.compiled.rules import Constants, Row
    from fathoms.games.into_the_blue.rules import Rules
    from fathoms.games.into_the_blue.study.planned_games import Lists, Plans

_NO_GAME: Final = -1
_STAGES: Final = 5
_SUMS: Final = 2 * _STAGES
_CLOSE: Final = 6.0
"""Leads are close or not beside these points, about those of a treasure."""
MOST_TURNS: Final = 200
"""After these a game is scored as it lies: some rule sets let games go on for very long."""


class Rollout(NamedTuple):
    """What tables are worth."""

    shares: NDArray[np.float64]
    """Shape (tables, seats): a share of the win for each seat."""
    games: NDArray[np.float64]
    """Shape (tables, games, seats): the shares of each game, luck taken out."""


def roll_out(
    rules: Rules, tables: NDArray[np.int64], known: NDArray[np.int64], seed: int, numbers: range
) -> Rollout:
    """Play games on from tables at the start of a turn.

    Args:
        rules: the rule set.
        tables: a row each.
        known: for each slot which of the sorted chests lies there, -1 if nobody knows: then it is drawn.
        seed: with the number of a game, its dice.
        numbers: those of the games from each table.
    """
    seats = (tables.shape[1] - row_width(0)) // 2
    constants, lists = constants_array(rules, seats), lists_of(rules)
    shape = (tables.shape[0], len(numbers), seats)
    shares, luck = np.zeros(shape), np.zeros((*shape, _SUMS))
    _roll_out(
        constants,
        lists,
        new_plans(rules, lists),
        np.zeros((LANES, row_width(seats)), np.int64),
        np.zeros((2, seats)),
        np.zeros(LANES, np.int64),
        np.zeros(LANES),
        tables,
        known,
        np.uint64(seed),
        numbers.start,
        shares,
        luck,
    )
    luck -= luck.mean(axis=2, keepdims=True)
    # The same slopes for all seats and tables keep shares that sum to 1.
    off = (shares - shares.mean(axis=1, keepdims=True)).reshape(-1)
    sums = luck.reshape(-1, _SUMS)
    # numpy does not say of what type these are.
    inverse = cast("NDArray[np.float64]", np.linalg.pinv(sums.T @ sums, rcond=1e-9))
    slopes: NDArray[np.float64] = inverse @ (sums.T @ off)
    shares -= luck @ slopes
    return Rollout(shares.mean(axis=1), shares)


@njit
def _roll_out(
    constants: Constants,
    lists: Lists,
    plans: Plans,
    rows: NDArray[np.int64],
    points: NDArray[np.float64],
    on: NDArray[np.int64],
    expected: NDArray[np.float64],
    tables: NDArray[np.int64],
    known: NDArray[np.int64],
    seed: np.uint64,
    first: int,
    shares: NDArray[np.float64],
    luck: NDArray[np.float64],
) -> None:
    """Play all games; LANES of them are on side by side, the game of each in `on`."""
    games = shares.shape[1]
    total, begun, done = shares.shape[0] * games, 0, 0
    for at in range(LANES):
        on[at] = _NO_GAME
        if begun < total:
            on[at] = begun
            _begin(constants, rows[at], tables[begun // games], known, stream_of(seed, first + begun % games))
            begun += 1
    while done < total:
        for at in range(LANES):
            if on[at] >= 0:
                value_at(constants, rows, at, GREEDY, points, plans)
        work_out(constants, lists, plans, rows)
        _expect(constants, lists, plans, rows, expected)
        for at in range(LANES):
            game = on[at]
            if game < 0:
                continue
            row, table, number = rows[at], game // games, game % games
            seat = row[SEAT]
            stage, close = _stage(constants, row), math.exp(-abs(expected[at]) / _CLOSE)
            change = _take_turn(constants, lists, plans, row, at) - expected[at]
            luck[table, number, seat, stage] += change
            luck[table, number, seat, _STAGES + stage] += change * close
            if row[PHASE] == OVER or row[TURNS] > tables[table, TURNS] + MOST_TURNS:
                score(constants, row, points[0])
                for each in range(points.shape[1]):
                    shares[table, number, each] = share_of_win(points[0], each)
                done += 1
                on[at] = _NO_GAME
                if begun < total:
                    on[at] = begun
                    stream = stream_of(seed, first + begun % games)
                    _begin(constants, row, tables[begun // games], known, stream)
                    begun += 1


@njit_no_alloc_inline
def _stage(constants: Constants, row: Row) -> int:
    """Tell how far a game is: by the fewest shells that a seat has left, and last of all the last turns."""
    if row[ENDING] >= 0:
        return _STAGES - 1
    fewest = constants[SHELLS_COUNT]
    for seat in range(constants[SEATS]):
        fewest = min(fewest, unplayed(row, seat))
    return _STAGES - 2 - (_STAGES - 1) * fewest // (constants[SHELLS_COUNT] + 1)


@njit_no_alloc_inline
def _begin(constants: Constants, row: Row, table: Row, known: Row, stream: np.uint64) -> None:
    """Set a row to a table, with the chance of a stream from here on."""
    for at in range(len(row)):
        row[at] = table[at]
    row[STREAM] = np.int64(stream)
    deal = shuffled(constants, stream)
    for slot in range(constants[SLOTS]):
        if known[slot] >= 0:
            for other in range(constants[SLOTS]):
                if ((deal >> (4 * other)) & 15) == known[slot]:
                    deal = swapped(deal, slot, other)
                    break
    deal_again(row, deal)


@njit_no_alloc_inline
def _expect(
    constants: Constants,
    lists: Lists,
    plans: Plans,
    rows: NDArray[np.int64],
    expected: NDArray[np.float64],
) -> None:
    """Give what the turns that were just worked out are worth before their first throw."""
    turn, held = lists.turn, plans.scratch.held
    if turn.rolls > 1:
        keep_the_best(turn, plans.scratch)
    for lane in range(LANES):
        expected[lane] = 0.0
    for at in range(turn.chances.size):
        for lane in range(LANES):
            expected[lane] += turn.chances[at] * held[turn.whole + at, lane]
    for lane in range(LANES):
        rolls = rolls_of_mover(constants, rows[lane])
        if rolls < turn.rolls:
            expected[lane] = _expect_with(lists, plans, lane, rolls)


@njit_no_alloc_inline
def _expect_with(lists: Lists, plans: Plans, lane: int, rolls: int) -> float:
    """Give the same for a mover who has fewer rolls than another seat (A2)."""
    turn, total = lists.turn, 0.0
    stage = (rolls - 2) * turn.whole
    for result in range(turn.chances.size):
        best = plans.scratch.finals[result, lane]
        if rolls > 1:
            for entry in range(lists.starts[result], lists.starts[result + 1]):
                best = max(best, plans.held[stage + lists.kept[entry], lane])
        total += turn.chances[result] * best
    return total


@njit_no_alloc_inline
def _take_turn(constants: Constants, lists: Lists, plans: Plans, row: Row, lane: int) -> float:
    """Play a turn as its plan says; gives what its end is worth."""
    bits = throw(constants, row, draw(row))
    while row[ROLLS] < rolls_of_mover(constants, row):
        kept, bits = best_kept(constants, lists, plans, row, lane, GREEDY, bits)
        if kept == row[DICE]:
            break
        row[HELD] = kept
        bits = throw(constants, row, draw(row))
    dice = row[DICE]
    depth = run_depth(dice, constants[LEVELS])
    if brings_chest(constants, row, depth):
        free = constants[ALL_TAKEN] & ~taken(row[OWNERS])
        take(constants, row, free_slot(constants, row, pick(bits, np.uint64(count_bits(free)))))
        return plans.after[CHEST_TAKEN, lane]
    end, level = FAIL, best_level(constants, plans, lane, dice, depth, GREEDY, bits)
    if depth > 0 and unplayed(row, row[SEAT]) > 0:
        end = placing_of(constants, dice, level)
    place(constants, row, level, showing(dice, level))
    return plans.after[end, lane]
