"""The value network: what a table after a turn is worth to a seat, as its share of wins.

Three layers. The first adds up a row for each feature that is on; the second and the last are chosen by the
bank of the table (`features.bank_of`), so that the end of a game and its start do not share weights. One
network for each number of players, as a file of half-precision weights beside this module.
"""

from __future__ import annotations

import json
import math
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from fathoms.core import Malformed
from fathoms.games.into_the_blue.study.features import layout_for
from fathoms.optional_jit import njit_fastmath_or_plain

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.study.features import FeatureLayout

FOLDER: Final = Path(__file__).parent / "networks"
FORMAT: Final = 1


class Network(NamedTuple):
    """The weights, single precision."""

    rows: NDArray[np.float32]
    """First layer: a row for each feature."""
    offset: NDArray[np.float32]
    second: NDArray[np.float32]
    """Shape (banks, second layer, first layer)."""
    second_offset: NDArray[np.float32]
    last: NDArray[np.float32]
    """Shape (banks, second layer)."""
    last_offset: NDArray[np.float32]
    """One for each bank."""


class Hidden(NamedTuple):
    """Room for what the hidden layers give."""

    first: NDArray[np.float32]
    second: NDArray[np.float32]


def new_network(layout: FeatureLayout, widths: tuple[int, int], rng: np.random.Generator) -> Network:
    """Make a network that knows nothing: small weights drawn at random, every table worth a fair share."""
    first, second = widths
    fair = -math.log(layout.seats - 1)
    return Network(
        rng.normal(0, 0.1, (layout.features, first)).astype(np.float32),
        np.zeros(first, np.float32),
        rng.normal(0, math.sqrt(2 / first), (layout.banks, second, first)).astype(np.float32),
        np.zeros((layout.banks, second), np.float32),
        rng.normal(0, 0.1, (layout.banks, second)).astype(np.float32),
        np.full(layout.banks, fair, np.float32),
    )


def hidden_of(network: Network) -> Hidden:
    """Make room for the hidden layers of a network."""
    return Hidden(np.zeros(network.offset.size, np.float32), np.zeros(network.last.shape[1], np.float32))


@njit_fastmath_or_plain
def values(
    network: Network,
    hidden: Hidden,
    on: NDArray[np.int32],
    counts: NDArray[np.int64],
    banks: NDArray[np.int64],
    worth: NDArray[np.float64],
) -> None:
    """Value tables from their features, a row of `on` each, where `counts` is not 0.

    Leaves the hidden layers of the last one in `hidden`.
    """
    first, second = hidden.first, hidden.second
    width, height = first.size, second.size
    for table in range(counts.size):
        if counts[table] == 0:
            continue
        bank = banks[table]
        for unit in range(width):
            first[unit] = network.offset[unit]
        for at in range(counts[table]):
            row = on[table, at]
            for unit in range(width):
                first[unit] += network.rows[row, unit]
        for unit in range(width):
            first[unit] = max(first[unit], np.float32(0))
        total = network.last_offset[bank]
        for unit in range(height):
            given = network.second_offset[bank, unit]
            for under in range(width):
                given += first[under] * network.second[bank, unit, under]
            second[unit] = max(given, np.float32(0))
            total += second[unit] * network.last[bank, unit]
        worth[table] = 1.0 / (1.0 + math.exp(-total))


def values_by_rows(
    network: Network,
    _hidden: Hidden,
    on: NDArray[np.int32],
    counts: NDArray[np.int64],
    banks: NDArray[np.int64],
    worth: NDArray[np.float64],
) -> None:
    """Do what `values` does, with NumPy alone."""
    for table in np.flatnonzero(counts):
        bank = banks[table]
        first = np.maximum(network.offset + network.rows[on[table, : counts[table]]].sum(axis=0), 0)
        second = np.maximum(network.second_offset[bank] + network.second[bank] @ first, 0)
        total = float(network.last_offset[bank] + network.last[bank] @ second)
        worth[table] = 1.0 / (1.0 + math.exp(-total))


def save(network: Network, path: Path, seats: int, told: dict[str, Any]) -> None:
    """Write a network, in half precision, with what is told about how it came to be."""
    about = json.dumps({"format": FORMAT, "seats": seats, **told}, sort_keys=True)
    halves: dict[str, Any] = {name: part.astype(np.float16) for name, part in network._asdict().items()}
    with path.open("wb") as file:
        np.savez_compressed(file, about=np.array(about), **halves)


def read(path: Path, layout: FeatureLayout | None = None) -> tuple[Network, dict[str, Any]]:
    """Read a network and what is told about it, or raise Malformed; without a layout, of one seat's view."""
    try:
        with np.load(path, allow_pickle=False) as stored:
            about = json.loads(str(stored["about"]))
            network = Network(
                *(np.ascontiguousarray(stored[name], dtype=np.float32) for name in Network._fields)
            )
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise Malformed("train.not-a-network", file=path.name) from error
    layout = layout or layout_for(int(about["seats"]))
    banks, second, first = network.second.shape
    fits = network.rows.shape == (layout.features, first) and network.last.shape == (banks, second)
    if about["format"] != FORMAT or banks != layout.banks or not fits:
        raise Malformed("train.not-a-network", file=path.name)
    return network, about


@lru_cache(maxsize=8)
def network_for(seats: int) -> Network:
    """Give the network for a number of players."""
    return read(network_file(seats))[0]


def network_file(seats: int) -> Path:
    """Say where the network for a number of players lies."""
    return FOLDER / f"seats-{seats}.npz"
