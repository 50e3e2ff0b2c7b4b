"""Training a value network from a seed: games of self-play, the steps of learning growing shorter to the end.

The same number of players, seed and games give the same network on the same machine, bit for bit.
"""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from fathoms.core import Malformed
from fathoms.games.into_the_blue.rules import SEATS
from fathoms.games.into_the_blue.study import network as networks
from fathoms.games.into_the_blue.study.features import layout_for
from fathoms.games.into_the_blue.study.network import Hidden, Network, hidden_of, values
from fathoms.optional_jit import njit_or_plain

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from numpy.typing import NDArray

WIDTHS: Final = {2: (64, 32), 3: (64, 16), 4: (48, 16), 5: (48, 16)}
"""Units in the hidden layers, by players: more players have more features, and files are to stay small."""
_FIRST_RATE: Final = 1e-3
_LAST_RATE: Final = 1e-5
_ROUNDS: Final = 64
"""Turns in every lane between two looks at the clock and at the rate."""
_TRIAL_SECONDS: Final = 3.0
_KEEP: Final = 0.9
_KEEP_SQUARES: Final = 0.999
_TINY: Final = 1e-8


class One(NamedTuple):
    """Room for the value of one table."""

    counts: NDArray[np.int64]
    banks: NDArray[np.int64]
    worth: NDArray[np.float64]


class Learner(NamedTuple):
    """A network and what its learning needs to remember."""

    network: Network
    gradient: Network
    mean: Network
    squares: Network
    hidden: Hidden
    back: Hidden
    one: One
    counts: NDArray[np.int64]
    """Tables since the last step, steps, tables in all."""
    loss: NDArray[np.float64]
    """Sum of squared errors."""


def learner_for(network: Network) -> Learner:
    """Begin to teach a network."""

    def zeros() -> Network:
        return Network(*(np.zeros_like(part) for part in network))

    return Learner(
        network,
        zeros(),
        zeros(),
        zeros(),
        hidden_of(network),
        hidden_of(network),
        One(np.zeros(1, np.int64), np.zeros(1, np.int64), np.zeros(1, np.float64)),
        np.zeros(3, np.int64),
        np.zeros(1, np.float64),
    )


@njit_or_plain
def teach(learner: Learner, on: NDArray[np.int32], count: int, bank: int, target: float) -> None:
    """Add the gradient of the cross entropy between a table's value and its target."""
    network, hidden, one = learner.network, learner.hidden, learner.one
    one.counts[0], one.banks[0] = count, bank
    values(network, hidden, on.reshape(1, -1), one.counts, one.banks, one.worth)
    add_gradient(learner, on, count, bank, np.float32(one.worth[0] - target))


@njit_or_plain
def add_gradient(learner: Learner, on: NDArray[np.int32], count: int, bank: int, error: np.float32) -> None:
    """Add the gradient of the table that was valued last, given the slope of what it lost."""
    network, gradient, hidden, back = learner.network, learner.gradient, learner.hidden, learner.back
    width, height = hidden.first.size, hidden.second.size
    gradient.last_offset[bank] += error
    for unit in range(width):
        back.first[unit] = np.float32(0)
    for unit in range(height):
        gradient.last[bank, unit] += error * hidden.second[unit]
        if hidden.second[unit] > 0:
            slope = error * network.last[bank, unit]
            gradient.second_offset[bank, unit] += slope
            weights, gradients = network.second[bank, unit], gradient.second[bank, unit]
            for under in range(width):
                gradients[under] += slope * hidden.first[under]
                back.first[under] += slope * weights[under]
    for unit in range(width):
        if hidden.first[unit] == 0:
            back.first[unit] = np.float32(0)
        gradient.offset[unit] += back.first[unit]
    for at in range(count):
        row = gradient.rows[on[at]]
        for unit in range(width):
            row[unit] += back.first[unit]
    learner.counts[0] += 1
    learner.counts[2] += 1
    learner.loss[0] += error * error


@njit_or_plain
def _adam(
    all_weights: NDArray[np.float32],
    all_slopes: NDArray[np.float32],
    means: NDArray[np.float32],
    all_squares: NDArray[np.float32],
    share: float,
    rate: float,
) -> None:
    weights, gradient = all_weights.reshape(-1), all_slopes.reshape(-1)
    mean, squares = means.reshape(-1), all_squares.reshape(-1)
    keep, new = np.float32(_KEEP), np.float32((1 - _KEEP) * share)
    keep_squares, new_squares = np.float32(_KEEP_SQUARES), np.float32((1 - _KEEP_SQUARES) * share * share)
    step, tiny = np.float32(rate), np.float32(_TINY)
    for at in range(weights.size):
        slope = gradient[at]
        mean[at] = keep * mean[at] + new * slope
        squares[at] = keep_squares * squares[at] + new_squares * slope * slope
        weights[at] -= step * mean[at] / (np.sqrt(squares[at]) + tiny)
        gradient[at] = np.float32(0)


@njit_or_plain
def take_step(learner: Learner, rate: float) -> None:
    """Change the weights by the mean gradient of the tables since the last step."""
    if learner.counts[0] == 0:
        return
    learner.counts[1] += 1
    steps = learner.counts[1]
    share = 1.0 / learner.counts[0]
    rate *= math.sqrt(1 - _KEEP_SQUARES**steps) / (1 - _KEEP**steps)
    weights, slopes, mean, squares = learner.network, learner.gradient, learner.mean, learner.squares
    _adam(weights.rows, slopes.rows, mean.rows, squares.rows, share, rate)
    _adam(weights.offset, slopes.offset, mean.offset, squares.offset, share, rate)
    _adam(weights.second, slopes.second, mean.second, squares.second, share, rate)
    _adam(weights.second_offset, slopes.second_offset, mean.second_offset, squares.second_offset, share, rate)
    _adam(weights.last, slopes.last, mean.last, squares.last, share, rate)
    _adam(weights.last_offset, slopes.last_offset, mean.last_offset, squares.last_offset, share, rate)
    learner.counts[0] = 0


class Progress(NamedTuple):
    """How far a training is."""

    share: float
    games: int
    error: float
    """Root of the mean squared difference between what the network said and what it was taught, lately."""


def check_players(players: int) -> None:
    """Refuse a number of players that the game does not have."""
    if players not in SEATS:
        raise Malformed("train.players", players=players, least=SEATS.start, most=SEATS.stop - 1)


def train(
    players: int,
    seed: int,
    games: int,
    watch: Callable[[Progress], None] = lambda _: None,
) -> Network:
    """Train a network by self-play.

    Args:
        players: how many play.
        seed: where all chance comes from.
        games: how many games to play.
        watch: is told how far it is.
    """
    # Importing it compiles nothing yet, but loads numba.
    from fathoms.games.into_the_blue.study.selfplay import new_self_play, play_and_learn  # noqa: PLC0415 - see above

    check_players(players)
    rng = np.random.default_rng([seed, players])
    network = networks.new_network(layout_for(players), WIDTHS[players], rng)
    learner, play = learner_for(network), new_self_play(players, network, rng)
    taught, loss = 0, 0.0
    while play.finished[0] < games:
        share = float(play.finished[0]) / games
        play_and_learn(play, learner, _ROUNDS, _LAST_RATE + (_FIRST_RATE - _LAST_RATE) * (1 - share))
        lessons = int(learner.counts[2]) - taught
        error = (float(learner.loss[0]) - loss) / max(lessons, 1)
        watch(Progress(min(float(play.finished[0]) / games, 1.0), int(play.finished[0]), error**0.5))
        taught, loss = int(learner.counts[2]), float(learner.loss[0])
    # Features that no game ever showed know nothing, and need no room in the file.
    network.rows[~learner.squares.rows.any(axis=1)] = 0
    return network


def games_in(players: int, seconds: float) -> int:
    """Estimate how many games a training gets through in a time on this machine, by a short trial."""
    check_players(players)
    train(players, 0, 1)  # compiles, on the first run on a machine
    start, games = time.process_time(), 200
    while True:
        train(players, 0, games)
        spent = time.process_time() - start
        if spent > _TRIAL_SECONDS:
            return max(1, round(games * seconds / spent))
        start, games = time.process_time(), games * 3


class Trainer:
    """Trains for `fathoms train`."""

    def check(self, players: int) -> None:
        """Refuse a number of players that the game does not have."""
        check_players(players)

    def games_in(self, players: int, seconds: float) -> int:
        """Estimate how many games a training gets through in a time."""
        return games_in(players, seconds)

    def train(
        self, players: int, seed: int, games: int, path: Path, watch: Callable[[Progress], None]
    ) -> dict[str, Any]:
        """Train into a file, and give what is told about the network there."""
        network = train(players, seed, games, watch)
        told: dict[str, Any] = {"seed": seed, "games": games}
        networks.save(network, path, players, told)
        return {"players": players, **told, "bytes": path.stat().st_size}


TRAINER: Final = Trainer()
