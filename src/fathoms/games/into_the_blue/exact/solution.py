"""The solved two-player game as compiled code reads it: the table whole, in memory, without its checks."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from fathoms.games.into_the_blue.exact.compiled import compiled
from fathoms.games.into_the_blue.exact.finish import (
    CHESTS,
    LEVELS,
    UNKNOWN,
    add_treasures,
    rank_seats,
    win_share,
)
from fathoms.games.into_the_blue.exact.layout import layout_of
from fathoms.games.into_the_blue.exact.outcomes import CHEST_TAKEN, DICE, FAIL, FIRST_PLACING
from fathoms.games.into_the_blue.exact.solved_file import HEADER_BYTES
from fathoms.games.into_the_blue.rules import STANDARD

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.exact.features import Room
    from fathoms.games.into_the_blue.exact.outcomes import Table
    from fathoms.games.into_the_blue.exact.solved_file import SolvedTable

_SIDE: Final = STANDARD.shells + 1


class Solution(NamedTuple):
    """The table of the standard game."""

    table: NDArray[np.float32]
    """Shape (pairs of chest counts, other player's position, position of the player to move)."""
    positions: NDArray[np.int32]
    """The number of a position by its shells on each level."""
    pairs: NDArray[np.int64]
    """The block by the chests of the player to move and of the other."""


NO_SOLUTION: Final = Solution(
    np.zeros((1, 1, 1), np.float32), np.zeros((1,) * LEVELS, np.int32), np.zeros((1, 1), np.int64)
)
"""For players who need none."""


def open_solution(solved: SolvedTable) -> Solution:
    """Map a solved table of the standard rules."""
    layout = layout_of(STANDARD)
    shape = (len(layout.pairs), layout.rows, layout.columns)
    table = np.memmap(solved.path, np.dtype("<f4"), "r", HEADER_BYTES, shape)
    positions = np.zeros((_SIDE,) * LEVELS, np.int32)
    for number, placed in enumerate(layout.positions):
        positions[placed] = number
    pairs = np.zeros((CHESTS, CHESTS), np.int64)
    for mine, theirs in product(range(CHESTS), repeat=2):
        pairs[mine, theirs] = layout.pair_number.get((mine, theirs), -1)
    return Solution(np.array(table), positions, pairs)


@compiled
def position(solution: Solution, shells: NDArray[np.int64], seat: int) -> int:
    """Number the position of a seat's shells."""
    one, two, three = shells[seat, 0], shells[seat, 1], shells[seat, 2]
    return int(solution.positions[one, two, three, shells[seat, 3], shells[seat, 4]])


@compiled
def _share_at_end(room: Room, table: Table) -> float:
    rank_seats(table.shells, table.left, 0, room.ranks, room.ahead_of)
    add_treasures(room.ranks, room.points)
    return win_share(room.points, table.chests, UNKNOWN + table.chests[0])


@compiled
def _after_turn(solution: Solution, room: Room, table: Table, last_turns: int) -> float:
    if last_turns == 0:
        return _share_at_end(room, table)
    block = solution.pairs[table.chests[1], table.chests[0]]
    mine, theirs = position(solution, table.shells, 0), position(solution, table.shells, 1)
    return 1.0 - float(solution.table[block, mine, theirs])


@compiled
def fill_from_solution(  # noqa: PLR0913, PLR0917 - compiled: plain arrays
    solution: Solution, room: Room, table: Table, last_turns: int, after: NDArray[np.float64], lane: int
) -> None:
    """Value every slot of a turn of the first of two seats; nobody looks into a chest."""
    after[FAIL, lane] = _after_turn(solution, room, table, last_turns)
    mine, theirs = table.chests[0], table.chests[1]
    if mine + theirs + 1 == CHESTS:
        table.chests[0] += 1
        after[CHEST_TAKEN, lane] = _share_at_end(room, table)
        table.chests[0] -= 1
    else:
        block = solution.pairs[mine + 1, theirs]
        other, own = position(solution, table.shells, 1), position(solution, table.shells, 0)
        after[CHEST_TAKEN, lane] = solution.table[block, other, own]
    left = table.left[0]
    for level in range(LEVELS):
        for count in range(1, DICE - level + 1):
            placed = min(count, left)
            table.shells[0, level] += placed
            table.left[0] -= placed
            after[FIRST_PLACING + level * DICE + count - 1, lane] = _after_turn(
                solution, room, table, last_turns
            )
            table.shells[0, level] -= placed
            table.left[0] += placed
