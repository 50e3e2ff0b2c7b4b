"""Single questions to the compiled rules, for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from fathoms.games.atlantis_treasure.bots.greedy import weigh_moves
from fathoms.games.atlantis_treasure.compiled.moves import COUNTS, count_moves, nth_move
from fathoms.games.atlantis_treasure.compiled.rules import play
from fathoms.jit import njit

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.bots.greedy_positions import Scratch
    from fathoms.games.atlantis_treasure.compiled.rules import Row


@njit
def legal_count(constants: Row, state: Row) -> int:
    """Count the legal moves, those of chance too."""
    return count_moves(constants, state, np.empty(COUNTS, np.int64))


@njit
def legal_move(constants: Row, state: Row, number: int) -> int:
    """Give a legal move by its number, in the engine's order."""
    counts = np.empty(COUNTS, np.int64)
    count_moves(constants, state, counts)
    return nth_move(constants, state, counts, number)


@njit
def played(constants: Row, state: Row, move: int) -> Row:
    """Give the state after a legal move."""
    after = state.copy()
    play(constants, after, move)
    return after


@njit
def weighed(constants: Row, scratch: Scratch, state: Row) -> int:
    """Weigh the moves of `greedy`; give their number."""
    return weigh_moves(constants, scratch, state)
