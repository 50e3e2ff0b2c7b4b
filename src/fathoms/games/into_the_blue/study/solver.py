"""Solving the game of two: which states can be solved beside each other, in which order, what turns lead to.

What a turn does is asked of the engine, and what the treasures are worth of `compiled.rules`.

A tile is LANES positions of one player by LANES of the other. In one direction the first player is to move,
and each row of the tile is worked out at once; in the other direction the second player is, and each column
is. Both directions read whole stretches of the table, because its rows belong to the player who is NOT to
move.

An unsuccessful dive leaves everything as it is and hands the turn over, so a state and its mirror depend on
each other. The value y of the mirror is found where following it through both turns gives y back, by secant
steps kept inside a bracket. The way there and back is monotone and flatter than 1: there is exactly one
such y.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from fathoms.games.into_the_blue.compiled.instructions import LANES
from fathoms.games.into_the_blue.compiled.rules import (
    IN_ORDER,
    SHELLS,
    add_treasures,
    begin,
    constants_array,
    constants_of,
    lay,
    order_turns_from,
    placed_with,
    put,
    row_width,
)
from fathoms.games.into_the_blue.scoring import treasures_on
from fathoms.games.into_the_blue.study.judge import chest_leads, win_share
from fathoms.games.into_the_blue.study.solved import layout_of, state_of
from fathoms.games.into_the_blue.study.turn import CHEST_TAKEN, FAIL, FIRST_PLACING, placing, play_end
from fathoms.games.into_the_blue.study.turns import scratch_for, turn_arrays, turn_of_lanes
from fathoms.jit import njit, njit_helper

if TYPE_CHECKING:
    from collections.abc import Iterator
    from concurrent.futures import Executor

    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.compiled.instructions import Lanes
    from fathoms.games.into_the_blue.compiled.rules import Constants, Row
    from fathoms.games.into_the_blue.rules import Rules
    from fathoms.games.into_the_blue.study.solved import Positions
    from fathoms.games.into_the_blue.study.turns import TurnArrays

NO_CHEST: Final = 0
GAME_ENDS: Final = 1
SAME_PLAYER: Final = 2
OTHER_PLAYER: Final = 3

SECANT_ROUNDS: Final = 20
"""After these the bracket is halved instead, which cannot fail; no rule set we know needs it."""
MOST_ROUNDS: Final = 80
CLOSE: Final = 1e-7
"""A step this short ends the search: the value is known better than that."""
SAME: Final = 1e-9
"""Guesses this close give no slope."""
STEEPEST: Final = 0.9999
"""The way there and back is flatter than this, whatever rounding makes of it."""


class Inputs(NamedTuple):
    """What does not change from block to block."""

    table: NDArray[np.float32]
    """Shape (pairs of chest counts, other player's position, own position)."""
    grown: NDArray[np.int32]
    """From `solver.grow`."""
    leads: NDArray[np.int16]
    """From `solver.treasure_leads`."""
    dice: int


class Side(NamedTuple):
    """One player to move in a block of states: what a turn leads to."""

    turn: TurnArrays
    here: int
    """The table's block of these states."""
    mirror: int
    """The block after the turn, the other player to move."""
    ends_from: int
    """Placing this number of shells, or more, ends the game; more than there are dice if it never does."""
    win: NDArray[np.float64]
    """The share of wins by lead, as the chests are now."""
    chest: int
    """What a chest leads to: NO_CHEST, GAME_ENDS, SAME_PLAYER, OTHER_PLAYER."""
    chest_block: int
    """The table's block after a chest."""
    chest_win: NDArray[np.float64]
    """The share of wins by lead, with a chest more."""


class Tile(NamedTuple):
    """A tile being solved. Lanes are positions of the first player, columns of the second, but in `back`."""

    there: Lanes
    """The first player to move: what the turn is worth, an unsuccessful dive being worth 1 - guess."""
    back: Lanes
    """The second player to move, row and column exchanged: what the turn is worth after `there`."""
    guess: Lanes
    """The value of the mirror that is followed there and back."""
    low: Lanes
    high: Lanes
    """The bracket: the value lies between."""
    old_guess: Lanes
    old_there: Lanes
    old_back: Lanes
    """The same in the round before."""
    value: Lanes
    """The value of the state, as far as it is known."""
    mirrored: Lanes
    """The value of the mirror, as far as it is known."""
    is_open: NDArray[np.bool_]
    """Not close enough yet."""


class Bounds(NamedTuple):
    """Where a tile lies: the first position of either player, and how many of each."""

    row: int
    height: int
    column: int
    width: int


@njit_helper
def _fill(inputs: Inputs, side: Side, mine: int, theirs: tuple[int, int], after: Lanes) -> None:
    """Write what the turn leads to, for one own position and a stretch (first, count) of the other's."""
    first, count = theirs
    for slot in range(inputs.grown.shape[1]):
        grown = inputs.grown[mine, slot]
        if slot % inputs.dice + 1 >= side.ends_from:
            for lane in range(count):
                after[FIRST_PLACING + slot, lane] = side.win[inputs.leads[grown, first + lane]]
        else:
            for lane in range(count):
                after[FIRST_PLACING + slot, lane] = 1.0 - inputs.table[side.mirror, grown, first + lane]
    for lane in range(count):
        if side.chest == GAME_ENDS:
            after[CHEST_TAKEN, lane] = side.chest_win[inputs.leads[mine, first + lane]]
        elif side.chest == SAME_PLAYER:
            after[CHEST_TAKEN, lane] = inputs.table[side.chest_block, first + lane, mine]
        elif side.chest == OTHER_PLAYER:
            after[CHEST_TAKEN, lane] = 1.0 - inputs.table[side.chest_block, mine, first + lane]


@njit
def solve_last_turns(
    inputs: Inputs, side: Side, mine: tuple[int, int], theirs: tuple[int, int]
) -> tuple[int, int]:
    """Solve a strip of last turns, which end the game. Gives the number of tiles, and of rounds: as many."""
    tiles, scratch = 0, scratch_for(side.turn)
    after, out = np.zeros((FIRST_PLACING + inputs.grown.shape[1], LANES)), np.zeros((1, LANES))
    for first in range(theirs[0], theirs[1], LANES):
        count = min(LANES, theirs[1] - first)
        tiles += 1
        for position in range(mine[0], mine[1]):
            _fill(inputs, side, position, (first, count), after)
            for lane in range(count):
                after[FAIL, lane] = side.win[inputs.leads[position, first + lane]]
            turn_of_lanes(side.turn, after, scratch, out, 0)
            for lane in range(count):
                inputs.table[side.here, first + lane, position] = out[0, lane]
    return tiles, tiles


@njit
def solve_mirrors(
    inputs: Inputs, one: Side, other: Side, ones: tuple[int, int], others: tuple[int, int]
) -> tuple[int, int]:
    """Solve a strip of tiles with their mirrors. Gives the number of tiles, and of rounds they took."""
    scratch = scratch_for(one.turn)
    after = np.zeros((FIRST_PLACING + inputs.grown.shape[1], LANES))
    tile = _new_tile()
    tiles, rounds = 0, 0
    for column in range(others[0], others[1], LANES):
        at = Bounds(ones[0], ones[1] - ones[0], column, min(LANES, others[1] - column))
        tiles += 1
        _begin(inputs, one, at, tile)
        for step in range(MOST_ROUNDS):
            rounds += 1
            for row in range(at.height):
                if tile.is_open[row].any():
                    _fill(inputs, one, at.row + row, (at.column, at.width), after)
                    for lane in range(at.width):
                        after[FAIL, lane] = 1.0 - tile.guess[row, lane]
                    turn_of_lanes(one.turn, after, scratch, tile.there, row)
            for column_of in range(at.width):
                if tile.is_open[:, column_of].any():
                    _fill(inputs, other, at.column + column_of, (at.row, at.height), after)
                    for lane in range(at.height):
                        after[FAIL, lane] = 1.0 - tile.there[lane, column_of]
                    turn_of_lanes(other.turn, after, scratch, tile.back, column_of)
            if not _improve(tile, at, step):
                break
        _write(inputs, one, other, at, tile)
    return tiles, rounds


@njit_helper
def _new_tile() -> Tile:
    shape = (LANES, LANES)
    return Tile(
        np.zeros(shape),
        np.zeros(shape),
        np.zeros(shape),
        np.zeros(shape),
        np.zeros(shape),
        np.zeros(shape),
        np.zeros(shape),
        np.zeros(shape),
        np.zeros(shape),
        np.zeros(shape),
        np.zeros(shape, np.bool_),
    )


@njit_helper
def _begin(inputs: Inputs, one: Side, at: Bounds, tile: Tile) -> None:
    """Guess the mirrors as the mean over one shell more on each level, for either player."""
    columns, levels = inputs.table.shape[2], inputs.grown.shape[1] // inputs.dice
    tile.low[:], tile.high[:] = 0.0, 1.0
    tile.is_open[:] = False
    for row in range(at.height):
        for column in range(at.width):
            mine, theirs = at.row + row, at.column + column
            total, known = 0.0, 0
            for level in range(levels):
                own, other = (
                    inputs.grown[mine, level * inputs.dice],
                    inputs.grown[theirs, level * inputs.dice],
                )
                if own != mine and one.ends_from > 1:
                    total += inputs.table[one.mirror, own, theirs]
                    known += 1
                if other != theirs and other < columns:
                    total += inputs.table[one.mirror, mine, other]
                    known += 1
            tile.guess[row, column] = total / known if known else 0.5
            tile.is_open[row, column] = True


@njit_helper
def _improve(tile: Tile, at: Bounds, step: int) -> bool:
    """Take a secant step for each mirror that is not close enough; tells whether any is left."""
    left = False
    for row in range(at.height):
        for column in range(at.width):
            if not tile.is_open[row, column]:
                continue
            now, came, there = tile.guess[row, column], tile.back[column, row], tile.there[row, column]
            slope, slope_there = 0.0, 0.0
            moved = now - tile.old_guess[row, column]
            if step > 0 and abs(moved) > SAME:
                slope = min(max((came - tile.old_back[column, row]) / moved, 0.0), STEEPEST)
                slope_there = (there - tile.old_there[row, column]) / moved
            if came > now:
                tile.low[row, column] = now
            else:
                tile.high[row, column] = now
            low, high = tile.low[row, column], tile.high[row, column]
            better = now + (came - now) / (1.0 - slope)
            if step > SECANT_ROUNDS or not low <= better <= high:
                better = 0.5 * (low + high)
            length = abs(better - now) / (1.0 - slope)
            # The first step knows no slope yet.
            done = length <= (CLOSE if step > 0 else SAME)
            tile.is_open[row, column] = not done
            left = left or not done
            tile.value[row, column] = there + slope_there * (better - now)
            tile.mirrored[row, column] = better
            tile.guess[row, column] = better
            tile.old_guess[row, column] = now
            tile.old_there[row, column] = there
            tile.old_back[column, row] = came
    return left


@njit_helper
def _write(inputs: Inputs, one: Side, other: Side, at: Bounds, tile: Tile) -> None:
    for column in range(at.width):
        for row in range(at.height):
            inputs.table[one.here, at.column + column, at.row + row] = tile.value[row, column]
    for row in range(at.height):
        for column in range(at.width):
            inputs.table[other.here, at.row + row, at.column + column] = tile.mirrored[row, column]


_TWO: Final = 2


def grow(rules: Rules, positions: Positions) -> tuple[NDArray[np.int64], NDArray[np.int32]]:
    """Give the shells of every position as a row has them, and the positions after every end with shells.

    The latter in the order of the ends of a turn. A full position stays as it is.
    """
    shells = np.empty(len(positions), np.int64)
    grown = np.empty((len(positions), rules.levels * rules.dice), dtype=np.int32)
    row = [0] * row_width(_TWO)
    begin(constants_of(rules, _TWO), row, IN_ORDER, 0)
    empty = row[SHELLS]
    for at, placed in enumerate(positions):
        lay(row, 0, empty)
        for level, count in enumerate(placed):
            put(row, 0, level, count)
        shells[at] = row[SHELLS]
        for level in range(rules.levels):
            for count in range(1, rules.dice + 1):
                more = placed[level] + placed_with(row, count)
                after = (*placed[:level], more, *placed[level + 1 :])
                grown[at, level * rules.dice + count - 1] = positions.number(after)
    return shells, grown


def most_lead(rules: Rules) -> int:
    """Bound the lead from treasures."""
    return sum(max(treasures_on(rules, level, _TWO)) for level in range(1, rules.levels + 1))


def win_shares(rules: Rules, mine: int, theirs: int) -> NDArray[np.float64]:
    """Give the share of wins for every lead from treasures, from -most_lead to most_lead."""
    most = most_lead(rules)
    leads = chest_leads(rules.chests, mine, theirs)
    return np.array([win_share(leads, lead) for lead in range(-most, most + 1)])


def treasure_leads(rules: Rules, shells: NDArray[np.int64]) -> NDArray[np.int16]:
    """Give the lead from treasures of the later player (row) on the earlier (column), plus `most_lead`.

    When a game of two ends, the later last turn is that of the player who took a turn at the end: the order
    of last turns (S5) needs no more than this.
    """
    leads = np.empty((len(shells), len(shells)), dtype=np.int16)
    row = np.zeros(row_width(_TWO), np.int64)
    _treasure_leads(
        constants_array(rules, _TWO), row, shells, np.zeros(_TWO, np.int64), leads, most_lead(rules)
    )
    return leads


@njit
def _treasure_leads(
    constants: Constants,
    row: Row,
    shells: NDArray[np.int64],
    points: NDArray[np.int64],
    leads: NDArray[np.int16],
    offset: int,
) -> None:
    for later in range(shells.size):
        for earlier in range(shells.size):
            lay(row, 0, shells[later])
            lay(row, 1, shells[earlier])
            order_turns_from(constants, row, 0)
            add_treasures(constants, row, points)
            leads[later, earlier] = offset + points[0] - points[1]


class Step(NamedTuple):
    """States that depend on no other but their mirrors: chests taken and shells placed are the same."""

    chests: int
    shells: int
    """Shells of both players; -1 stands for all last turns."""
    states: int


class Part(NamedTuple):
    """A piece of a step for one thread."""

    one: Side
    other: Side | None
    """The mirrors' player to move; None in last turns, which have no mirrors."""
    ones: tuple[int, int]
    others: tuple[int, int]

    def solve(self, inputs: Inputs) -> tuple[int, int]:
        """Solve it; gives how many tiles it had and how many rounds they took."""
        if self.other is None:
            return solve_last_turns(inputs, self.one, self.ones, self.others)
        return solve_mirrors(inputs, self.one, self.other, self.ones, self.others)


class Solver:
    """Fills the table of a rule set, step by step."""

    def __init__(self, rules: Rules, table: NDArray[np.float32]) -> None:
        self.rules = rules
        self.layout = layout_of(rules)
        shells, grown = grow(rules, self.layout.positions)
        self.inputs = Inputs(table, grown, treasure_leads(rules, shells), rules.dice)
        self.most_shells = rules.shells - (self.layout.columns < len(self.layout.positions))
        """The most shells on the board of a player to move."""
        self._sides: dict[tuple[int, tuple[int, int], bool], Side] = {}
        self.steps = list(self._steps())
        self.tiles = self.rounds = 0

    def _steps(self) -> Iterator[Step]:
        layout, sizes = self.layout, self.layout.positions.with_total
        taken = sorted({sum(pair) for pair in layout.pairs}, reverse=True)
        for chests in taken:
            blocks = sum(sum(pair) == chests for pair in layout.pairs)
            last = sum(
                len(sizes(mine)) * len(sizes(theirs))
                for mine in range(self.most_shells + 1)
                for theirs in range(self.rules.shells + 1)
                if layout.is_last_turn(theirs, chests) and sizes(theirs).stop <= layout.rows
            )
            if last:
                yield Step(chests, -1, last * blocks)
            if layout.all_taken_is_last(chests):
                continue
            for shells in range(2 * self.most_shells, -1, -1):
                pairs = self._totals(shells)
                yield Step(
                    chests, shells, sum(len(sizes(i)) * len(sizes(shells - i)) for i in pairs) * blocks
                )

    def _totals(self, shells: int) -> range:
        return range(max(0, shells - self.most_shells), min(shells, self.most_shells) + 1)

    def side(self, mine: int, chests: tuple[int, int], *, last: bool = False) -> Side:
        """Describe the turn of a player with `mine` shells placed, as the engine plays it; asked once."""
        known = self._sides.get((mine, chests, last))
        if known is None:
            known = self._sides[mine, chests, last] = self._side(mine, chests, last=last)
        return known

    def _side(self, mine: int, chests: tuple[int, int], *, last: bool) -> Side:
        rules, number = self.rules, self.layout.pair_number
        ours, theirs = chests
        left = self.layout.chests - ours - theirs
        start = state_of(rules, mine, chests, last=last)
        ends = (n for n in range(1, rules.dice + 1) if play_end(start, placing(rules, 1, n)).phase == "over")
        chest, block = NO_CHEST, 0
        if left > 0:
            after = play_end(start, CHEST_TAKEN)
            if after.phase == "over":
                chest = GAME_ENDS
            elif after.seat == start.seat:
                chest, block = SAME_PLAYER, number[ours + 1, theirs]
            else:
                chest, block = OTHER_PLAYER, number[theirs, ours + 1]
        return Side(
            turn=turn_arrays(rules, chests_left=left > 0, shells_left=mine < rules.shells),
            here=number[ours, theirs],
            mirror=number[theirs, ours],
            ends_from=next(ends, rules.dice + 1),
            win=win_shares(rules, ours, theirs),
            chest=chest,
            chest_block=block,
            chest_win=win_shares(rules, ours + 1, theirs) if chest == GAME_ENDS else np.zeros(1),
        )

    def work(self, step: Step) -> Iterator[Part]:
        """Split a step into parts that run beside each other."""
        pairs = [pair for pair in self.layout.pairs if sum(pair) == step.chests]
        if step.shells < 0:
            for chests in pairs:
                yield from self._last_turns(chests)
            return
        for chests in pairs:
            for mine in self._totals(step.shells):
                theirs = step.shells - mine
                # Each pair of mirrors once.
                if mine > theirs or (mine == theirs and chests[0] >= chests[1]):
                    yield from self._mirrors(mine, theirs, chests)

    def _last_turns(self, chests: tuple[int, int]) -> Iterator[Part]:
        positions = self.layout.positions
        for mine in range(self.most_shells + 1):
            side = self.side(mine, chests, last=True)
            own = positions.with_total(mine)
            for theirs in range(self.rules.shells + 1):
                others = positions.with_total(theirs)
                if not self.layout.is_last_turn(theirs, sum(chests)) or others.stop > self.layout.rows:
                    continue
                for start in range(own.start, own.stop, LANES):
                    stop = min(start + LANES, own.stop)
                    yield Part(side, None, (start, stop), (others.start, others.stop))

    def _mirrors(self, mine: int, theirs: int, chests: tuple[int, int]) -> Iterator[Part]:
        positions = self.layout.positions
        one, other = self.side(mine, chests), self.side(theirs, (chests[1], chests[0]))
        own, others = positions.with_total(mine), positions.with_total(theirs)
        own_mirror = mine == theirs and chests[0] == chests[1]
        for start in range(own.start, own.stop, LANES):
            first = start if own_mirror else others.start
            stop = min(start + LANES, own.stop)
            yield Part(one, other, (start, stop), (first, others.stop))

    def run(self, step: Step, pool: Executor) -> Iterator[float]:
        """Solve a step; yields the share of it that is done, part after part."""
        parts = list(self.work(step))
        done = pool.map(self._solve, parts)
        for number, (tiles, rounds) in enumerate(done, start=1):
            self.tiles += tiles
            self.rounds += rounds
            yield number / len(parts)

    def _solve(self, part: Part) -> tuple[int, int]:
        return part.solve(self.inputs)
