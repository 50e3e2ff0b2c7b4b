"""How a network learns: the gradient of one table after another, then a step of Adam."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from fathoms.games.into_the_blue.exact.compiled import compiled
from fathoms.games.into_the_blue.exact.network import Hidden, Network, hidden_of, values

if TYPE_CHECKING:
    from numpy.typing import NDArray

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
    """Sum of squared errors, for whoever watches."""


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


@compiled
def teach(learner: Learner, on: NDArray[np.int32], count: int, bank: int, target: float) -> None:
    """Add the gradient of the cross entropy between a table's value and its target."""
    network, gradient, hidden, back = learner.network, learner.gradient, learner.hidden, learner.back
    one = learner.one
    one.counts[0], one.banks[0] = count, bank
    values(network, hidden, on.reshape(1, -1), one.counts, one.banks, one.worth)
    error = np.float32(one.worth[0] - target)
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


@compiled
def _adam(  # noqa: PLR0913, PLR0917 - compiled: plain arrays
    weights: NDArray[np.float32],
    gradient: NDArray[np.float32],
    mean: NDArray[np.float32],
    squares: NDArray[np.float32],
    share: float,
    rate: float,
) -> None:
    keep, new = np.float32(_KEEP), np.float32((1 - _KEEP) * share)
    keep_squares, new_squares = np.float32(_KEEP_SQUARES), np.float32((1 - _KEEP_SQUARES) * share * share)
    step, tiny = np.float32(rate), np.float32(_TINY)
    for at in range(weights.size):
        slope = gradient[at]
        mean[at] = keep * mean[at] + new * slope
        squares[at] = keep_squares * squares[at] + new_squares * slope * slope
        weights[at] -= step * mean[at] / (np.sqrt(squares[at]) + tiny)
        gradient[at] = np.float32(0)


@compiled
def take_step(learner: Learner, rate: float) -> None:
    """Change the weights by the mean gradient of the tables since the last step."""
    if learner.counts[0] == 0:
        return
    learner.counts[1] += 1
    steps = learner.counts[1]
    share = 1.0 / learner.counts[0]
    rate *= math.sqrt(1 - _KEEP_SQUARES**steps) / (1 - _KEEP**steps)
    network, gradient, mean, squares = learner.network, learner.gradient, learner.mean, learner.squares
    _adam(
        network.rows.reshape(-1),
        gradient.rows.reshape(-1),
        mean.rows.reshape(-1),
        squares.rows.reshape(-1),
        share,
        rate,
    )
    _adam(network.offset, gradient.offset, mean.offset, squares.offset, share, rate)
    _adam(
        network.second.reshape(-1),
        gradient.second.reshape(-1),
        mean.second.reshape(-1),
        squares.second.reshape(-1),
        share,
        rate,
    )
    _adam(
        network.second_offset.reshape(-1),
        gradient.second_offset.reshape(-1),
        mean.second_offset.reshape(-1),
        squares.second_offset.reshape(-1),
        share,
        rate,
    )
    _adam(
        network.last.reshape(-1),
        gradient.last.reshape(-1),
        mean.last.reshape(-1),
        squares.last.reshape(-1),
        share,
        rate,
    )
    _adam(network.last_offset, gradient.last_offset, mean.last_offset, squares.last_offset, share, rate)
    learner.counts[0] = 0
