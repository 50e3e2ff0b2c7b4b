"""Ratings: a Bradley-Terry fit on the scale of Elo, with intervals from drawing whole deals again.

400 points are odds of ten to one. At tables of more than two the winner beats each of the others: where
chances of winning are shared as strengths are (Luce's axiom), each such pair follows the same fit. The
intervals are a bootstrap over deals, because the games of a deal are not independent.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

ANCHOR: Final = 1000
"""The rating of the weakest."""
_ELO: Final = 400 / math.log(10)
_ROUNDS: Final = 200
_RESAMPLES: Final = 300


def count_game(beats: NDArray[np.float64], seats: Sequence[int], winners: Sequence[int]) -> None:
    """Add one game to a table of who beat whom; a shared win counts in parts.

    Args:
        beats: the table, a row for who won and a column for who lost.
        seats: who sat where.
        winners: the seats that won.
    """
    losers = [who for seat, who in enumerate(seats) if seat not in winners]
    for seat in winners:
        for loser in losers:
            beats[seats[seat], loser] += 1 / len(winners)


def rate(beats: NDArray[np.float64]) -> NDArray[np.float64]:
    """Fit ratings to the table of who beat whom how often (Bradley-Terry by minorisation).

    Half a win is added either way between players that met, so that one that never lost keeps a finite
    rating; one that met nobody (a few deals drawn again may leave it out) stands in the middle. Several
    tables, along the axes before the last two, are fitted side by side.
    """
    met = (beats + np.swapaxes(beats, -1, -2)) > 0
    won = beats + 0.5 * met
    games, wins = won + np.swapaxes(won, -1, -2), won.sum(axis=-1)
    alone = ~met.any(axis=-1)
    strength: NDArray[np.float64] = np.ones(beats.shape[:-1])
    for _ in range(_ROUNDS):
        share = (games / (strength[..., :, None] + strength[..., None, :])).sum(axis=-1)
        strength = np.where(alone, 1.0, wins / np.maximum(share, 1e-12))
        strength /= np.exp(np.mean(np.log(strength), axis=-1, keepdims=True))
    ratings = _ELO * np.log(strength)
    return ratings - ratings.min(axis=-1, keepdims=True) + ANCHOR


def interval(
    beats: NDArray[np.float64], ratings: NDArray[np.float64], seed: int
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Bound each rating by how far it strays from the mean of the field when deals are drawn again.

    From the weakest it would stray far more: a player that hardly ever wins is known least of all. One win
    either way between players that met lies among the deals: who won the only two did not prove much.

    Args:
        beats: for each deal who beat whom.
        ratings: fitted to all deals together.
        seed: of the draws.
    """
    rng = np.random.default_rng(seed)
    total = beats.sum(axis=0)
    thought = np.flatnonzero(total + total.T)
    flat = np.concatenate([beats.reshape(len(beats), -1), np.eye(total.size)[thought]])
    times = rng.multinomial(len(flat), [1 / len(flat)] * len(flat), size=_RESAMPLES)
    drawn = rate((times @ flat).reshape(_RESAMPLES, *beats.shape[1:]))
    strayed = drawn - drawn.mean(axis=-1, keepdims=True) + ratings.mean()
    low, high = np.percentile(strayed, [2.5, 97.5], axis=0)
    return np.minimum(low, ratings), np.maximum(high, ratings)
