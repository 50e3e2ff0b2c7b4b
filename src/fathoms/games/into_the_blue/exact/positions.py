"""Positions: how one player's shells lie on the levels, numbered so that fewer shells come first."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from math import comb
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator


class Positions:
    """Every way to have up to `shells` shells on `levels` levels.

    Position 0 is the empty sea. Positions with the same number of shells stand together, in the order of
    their shells on level 1, then level 2, and so on.
    """

    def __init__(self, levels: int, shells: int) -> None:
        self.levels: Final = levels
        self.shells: Final = shells
        sizes = [comb(total + levels - 1, levels - 1) for total in range(shells + 1)]
        self.starts: Final = [0, *accumulate(sizes)]
        """The first position with so many shells; one entry more than there are numbers of shells."""

    def __len__(self) -> int:
        return self.starts[-1]

    @property
    def not_full(self) -> int:
        """Count the positions with a shell left to place."""
        return self.starts[self.shells]

    def with_total(self, total: int) -> range:
        """Give the positions with exactly so many shells."""
        return range(self.starts[total], self.starts[total + 1])

    def number(self, placed: tuple[int, ...]) -> int:
        """Number a position."""
        left = sum(placed)
        at = self.starts[left]
        for level, count in enumerate(placed[:-1], start=1):
            # Positions with fewer shells on this level and the same ones before it come first.
            deeper = self.levels - level
            at += comb(left + deeper, deeper) - comb(left - count + deeper, deeper)
            left -= count
        return at

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        for total in range(self.shells + 1):
            yield from _ways(self.levels, total)


def _ways(levels: int, total: int) -> Iterator[tuple[int, ...]]:
    if levels == 1:
        yield (total,)
        return
    for first in range(total + 1):
        for rest in _ways(levels - 1, total - first):
            yield (first, *rest)


@lru_cache(maxsize=32)
def positions_of(levels: int, shells: int) -> Positions:
    """The positions of one kind of sea, worked out once."""
    return Positions(levels, shells)
