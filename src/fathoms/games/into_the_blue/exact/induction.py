"""Backward induction, compiled: tiles of states and their mirrors, from what the next turns are worth.

A tile is LANES positions of one player by LANES of the other. In one direction the first player is to move,
and each row of the tile is worked out at once; in the other direction the second player is, and each column
is. Both directions read whole stretches of the table, because its rows belong to the player who is NOT to
move.

An unsuccessful dive leaves everything as it is and hands the turn over, so a state and its mirror hang on
each other. The value y of the mirror is found where following it through both turns gives y back, by secant
steps kept inside a bracket. The way there and back is monotone and flatter than 1: there is exactly one
such y.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from fathoms.games.into_the_blue.exact.compiled import compiled, inlined
from fathoms.games.into_the_blue.exact.kernel import CHEST_TAKEN, FAIL, FIRST_PLACING, room_for, turn_of_lanes
from fathoms.games.into_the_blue.exact.lanes import LANES

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.exact.kernel import TurnArrays
    from fathoms.games.into_the_blue.exact.lanes import Rows

NO_CHEST: Final = 0
GAME_ENDS: Final = 1
SAME_PLAYER: Final = 2
OTHER_PLAYER: Final = 3

SECANT_ROUNDS: Final = 20
"""After so many the bracket is halved instead, which cannot fail; no rule set we know needs it."""
MOST_ROUNDS: Final = 80
CLOSE: Final = 1e-7
"""A step this short ends the search: the value is known better than that."""
SAME: Final = 1e-9
"""Guesses this close give no slope."""
STEEPEST: Final = 0.9999
"""The way there and back is flatter than this, whatever rounding makes of it."""


class Sea(NamedTuple):
    """What does not change from block to block."""

    table: NDArray[np.float32]
    """Shape (pairs of chest counts, other player's position, own position)."""
    grown: NDArray[np.int32]
    """From `leads.growth`."""
    leads: NDArray[np.int16]
    """From `leads.treasure_leads`."""
    dice: int


class Side(NamedTuple):
    """One player to move in a block of states: what a turn leads to."""

    turn: TurnArrays
    here: int
    """The table's block of these states."""
    mirror: int
    """The block after the turn, the other player to move."""
    ends_from: int
    """Placing so many shells ends the game; 1 in a last turn, more than there are dice if it never does."""
    win: NDArray[np.float64]
    """The share of wins by lead, as the chests are now."""
    chest: int
    """What a chest leads to: NO_CHEST, GAME_ENDS, SAME_PLAYER, OTHER_PLAYER."""
    chest_block: int
    """The table's block after a chest."""
    chest_win: NDArray[np.float64]
    """The share of wins by lead, with a chest more."""


class Tile(NamedTuple):
    """A tile being solved. Rows are positions of the first player, columns of the second, but in `back`."""

    there: Rows
    """The first player to move: what the turn is worth, an unsuccessful dive being worth 1 - guess."""
    back: Rows
    """The second player to move, row and column exchanged: what the turn is worth after `there`."""
    guess: Rows
    """The value of the mirror that is followed there and back."""
    low: Rows
    high: Rows
    """The bracket: the value lies between."""
    old_guess: Rows
    old_there: Rows
    old_back: Rows
    """The same in the round before."""
    value: Rows
    """The value of the state, as far as it is known."""
    mirrored: Rows
    """The value of the mirror, as far as it is known."""
    is_open: NDArray[np.bool_]
    """Not close enough yet."""


class Bounds(NamedTuple):
    """Where a tile lies: the first position of either player, and how many of each."""

    row: int
    height: int
    column: int
    width: int


@inlined
def _fill(sea: Sea, side: Side, mine: int, theirs: tuple[int, int], after: Rows) -> None:
    """Write what the turn leads to, for one own position and a stretch (first, count) of the other's."""
    first, count = theirs
    for slot in range(sea.grown.shape[1]):
        grown = sea.grown[mine, slot]
        if slot % sea.dice + 1 >= side.ends_from:
            for lane in range(count):
                after[FIRST_PLACING + slot, lane] = side.win[sea.leads[grown, first + lane]]
        else:
            for lane in range(count):
                after[FIRST_PLACING + slot, lane] = 1.0 - sea.table[side.mirror, grown, first + lane]
    for lane in range(count):
        if side.chest == GAME_ENDS:
            after[CHEST_TAKEN, lane] = side.chest_win[sea.leads[mine, first + lane]]
        elif side.chest == SAME_PLAYER:
            after[CHEST_TAKEN, lane] = sea.table[side.chest_block, first + lane, mine]
        elif side.chest == OTHER_PLAYER:
            after[CHEST_TAKEN, lane] = 1.0 - sea.table[side.chest_block, mine, first + lane]


@compiled
def solve_last_turns(sea: Sea, side: Side, mine: tuple[int, int], theirs: tuple[int, int]) -> tuple[int, int]:
    """Solve a strip of last turns, which end the game. Gives the number of tiles, and of rounds: as many."""
    tiles, room = 0, room_for(side.turn)
    after, out = np.zeros((FIRST_PLACING + sea.grown.shape[1], LANES)), np.zeros((1, LANES))
    for first in range(theirs[0], theirs[1], LANES):
        count = min(LANES, theirs[1] - first)
        tiles += 1
        for position in range(mine[0], mine[1]):
            _fill(sea, side, position, (first, count), after)
            for lane in range(count):
                after[FAIL, lane] = side.win[sea.leads[position, first + lane]]
            turn_of_lanes(side.turn, after, room, out, 0)
            for lane in range(count):
                sea.table[side.here, first + lane, position] = out[0, lane]
    return tiles, tiles


@compiled
def solve_mirrors(
    sea: Sea, one: Side, other: Side, ones: tuple[int, int], others: tuple[int, int]
) -> tuple[int, int]:
    """Solve a strip of tiles with their mirrors. Gives the number of tiles, and of rounds they took."""
    room = room_for(one.turn)
    after = np.zeros((FIRST_PLACING + sea.grown.shape[1], LANES))
    tile = _new_tile()
    tiles, rounds = 0, 0
    for column in range(others[0], others[1], LANES):
        at = Bounds(ones[0], ones[1] - ones[0], column, min(LANES, others[1] - column))
        tiles += 1
        _begin(sea, one, at, tile)
        for step in range(MOST_ROUNDS):
            rounds += 1
            for row in range(at.height):
                if tile.is_open[row].any():
                    _fill(sea, one, at.row + row, (at.column, at.width), after)
                    for lane in range(at.width):
                        after[FAIL, lane] = 1.0 - tile.guess[row, lane]
                    turn_of_lanes(one.turn, after, room, tile.there, row)
            for column_of in range(at.width):
                if tile.is_open[:, column_of].any():
                    _fill(sea, other, at.column + column_of, (at.row, at.height), after)
                    for lane in range(at.height):
                        after[FAIL, lane] = 1.0 - tile.there[lane, column_of]
                    turn_of_lanes(other.turn, after, room, tile.back, column_of)
            if not _improve(tile, at, step):
                break
        _write(sea, one, other, at, tile)
    return tiles, rounds


@inlined
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


@inlined
def _begin(sea: Sea, one: Side, at: Bounds, tile: Tile) -> None:
    """Guess the mirrors as the mean over one shell more on each level, for either player."""
    columns, levels = sea.table.shape[2], sea.grown.shape[1] // sea.dice
    tile.low[:], tile.high[:] = 0.0, 1.0
    tile.is_open[:] = False
    for row in range(at.height):
        for column in range(at.width):
            mine, theirs = at.row + row, at.column + column
            total, known = 0.0, 0
            for level in range(levels):
                own, other = sea.grown[mine, level * sea.dice], sea.grown[theirs, level * sea.dice]
                if own != mine and one.ends_from > 1:
                    total += sea.table[one.mirror, own, theirs]
                    known += 1
                if other != theirs and other < columns:
                    total += sea.table[one.mirror, mine, other]
                    known += 1
            tile.guess[row, column] = total / known if known else 0.5
            tile.is_open[row, column] = True


@inlined
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


@inlined
def _write(sea: Sea, one: Side, other: Side, at: Bounds, tile: Tile) -> None:
    for column in range(at.width):
        for row in range(at.height):
            sea.table[one.here, at.column + column, at.row + row] = tile.value[row, column]
    for row in range(at.height):
        for column in range(at.width):
            sea.table[other.here, at.row + row, at.column + column] = tile.mirrored[row, column]
