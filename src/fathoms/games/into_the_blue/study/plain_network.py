"""The value network (`network`) in plain Python, on lists: where nothing is compiled, as in a browser."""

from __future__ import annotations

import math
import struct
import zipfile
from ast import literal_eval
from functools import lru_cache, reduce
from operator import mul
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fathoms.core import Malformed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

FOLDER: Final = Path(__file__).parent / "networks"
_ARRAY: Final = ".npy"
_HEADER: Final = struct.Struct("<8xH")
"""Of an array in its file: a mark and a version, then how long the description is that follows."""


def _sum_of_products(some: Sequence[float], others: Sequence[float]) -> float:
    return sum(map(mul, some, others))


_products: Final[Callable[[Sequence[float], Sequence[float]], float]] = getattr(
    math, "sumprod", _sum_of_products
)
"""Far quicker from Python 3.12 on."""


class PlainNetwork(NamedTuple):
    """The weights, as `network.Network` has them."""

    rows: list[list[float]]
    offset: list[float]
    second: list[list[list[float]]]
    second_offset: list[list[float]]
    last: list[list[float]]
    last_offset: list[float]


@lru_cache(maxsize=4)
def plain_network_for(seats: int) -> PlainNetwork:
    """Read the network for a number of players."""
    path = FOLDER / f"seats-{seats}.npz"
    try:
        with zipfile.ZipFile(path) as stored:
            return PlainNetwork(*(_array(stored.read(name + _ARRAY)) for name in PlainNetwork._fields))
    except (OSError, KeyError, ValueError, struct.error, zipfile.BadZipFile) as error:
        raise Malformed("train.not-a-network", file=path.name) from error


def _array(content: bytes) -> Any:
    """Read an array of half-precision numbers, as NumPy writes them, into lists."""
    [length] = _HEADER.unpack_from(content)
    start = _HEADER.size + length
    described = literal_eval(content[_HEADER.size : start].decode("latin-1"))
    if described["descr"] != "<f2" or described["fortran_order"]:
        raise ValueError
    shape: tuple[int, ...] = described["shape"]
    numbers: Any = list(struct.unpack(f"<{reduce(mul, shape)}e", content[start:]))
    for width in reversed(shape[1:]):
        numbers = [numbers[at : at + width] for at in range(0, len(numbers), width)]
    return numbers


def values_in_lists(
    network: PlainNetwork,
    on: list[list[int]],
    counts: list[int],
    banks: list[int],
    worth: list[float],
) -> None:
    """Do what `network.values` does."""
    for table, count in enumerate(counts):
        if count == 0:
            continue
        bank = banks[table]
        rows = [network.rows[feature] for feature in on[table][:count]]
        first = [max(0.0, total) for total in map(sum, zip(network.offset, *rows, strict=True))]
        total = network.last_offset[bank]
        layer = zip(network.second[bank], network.second_offset[bank], network.last[bank], strict=True)
        for weights, offset, last in layer:
            given = offset + _products(first, weights)
            if given > 0:
                total += given * last
        worth[table] = 1.0 / (1.0 + math.exp(-total))
