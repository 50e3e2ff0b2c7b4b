"""Random play on the kernels: one move at a time beside the engine, or whole games by the thousand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from fathoms.games.atlantis_treasure.exact.chart import (
    HELD,
    OVER,
    PHASE,
    SEATS,
    TURNS,
)
from fathoms.games.atlantis_treasure.exact.ciphers import COUNTS
from fathoms.games.atlantis_treasure.exact.counts import (
    count_moves,
)
from fathoms.games.atlantis_treasure.exact.kernel import (
    play,
)
from fathoms.games.atlantis_treasure.exact.listing import (
    nth_move,
)
from fathoms.games.atlantis_treasure.exact.motion import (
    copy,
)
from fathoms.numeric import compiled, inlined

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.atlantis_treasure.exact.chart import Row

    Seed = NDArray[np.uint64]


@inlined
def draw(seed: Seed, most: int) -> int:
    """Draw a whole number below `most` (splitmix64; the seed is one number in an array)."""
    seed[0] += np.uint64(0x9E3779B97F4A7C15)
    mixed = seed[0]
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    mixed ^= mixed >> np.uint64(31)
    return int(np.int64(mixed % np.uint64(most)))


@compiled
def legal_count(chart: Row, state: Row) -> int:
    """Count the legal moves, those of chance too."""
    return count_moves(chart, state, np.empty(COUNTS, np.int64))


@compiled
def legal_move(chart: Row, state: Row, number: int) -> int:
    """Give a legal move by its number, in the engine's order."""
    counts = np.empty(COUNTS, np.int64)
    count_moves(chart, state, counts)
    return nth_move(chart, state, counts, number)


@compiled
def played(chart: Row, state: Row, move: int) -> Row:
    """Give the state after a legal move."""
    after = state.copy()
    play(chart, after, move)
    return after


@compiled
def random_games(chart: Row, start: Row, games: int, seed: Seed, wins: NDArray[np.float64]) -> int:
    """Play games from a state, every legal move equally likely; add up the (shared) wins of each seat.

    Returns the number of turns of all games together.
    """
    counts = np.empty(COUNTS, np.int64)
    state = start.copy()
    turns = 0
    for _ in range(games):
        copy(start, state)
        while state[PHASE] != OVER:
            total = count_moves(chart, state, counts)
            play(chart, state, nth_move(chart, state, counts, draw(seed, total)))
        turns += state[TURNS] - start[TURNS]
        share(chart, state, wins)
    return turns


@inlined
def share(chart: Row, state: Row, wins: NDArray[np.float64]) -> None:
    """Split a finished game among the seats that hold most (E1, E3)."""
    most, winners = 0, 0
    for seat in range(chart[SEATS]):
        held = state[HELD + seat]
        winners = winners + 1 if held == most else 1 if held > most else winners
        most = max(most, held)
    for seat in range(chart[SEATS]):
        if state[HELD + seat] == most:
            wins[seat] += 1.0 / winners
