"""Which dice are kept, compiled: words to packed dice, the words that may be said, and a random choice."""

from __future__ import annotations

from itertools import product
from typing import Final

import numpy as np

from fathoms.games.into_the_blue.exact.bulk.bits import count_bits, pick, prefix_sums
from fathoms.numeric import lean_within

_MOST_DICE: Final = 8
_KINDS: Final = 7

# For three faces at a time: where the sets that may be kept of so many dice begin in _KEPT, and in the lowest
# eight bits how many there are.
_WAYS: Final = np.zeros(4096, dtype=np.int64)
_kept: list[int] = []
for _one, _two, _three in product(range(_MOST_DICE + 1), repeat=3):
    if _one + _two + _three <= _MOST_DICE:
        _count = (_one + 1) * (_two + 1) * (_three + 1)
        _WAYS[_one | _two << 4 | _three << 8] = len(_kept) << 8 | _count
        _kept += [
            a | b << 4 | c << 8 for a, b, c in product(range(_one + 1), range(_two + 1), range(_three + 1))
        ]
_KEPT: Final = np.array(_kept, dtype=np.int32)


_words, _equal = np.arange(1 << _MOST_DICE), np.arange(1 << (_MOST_DICE - 1))[:, np.newaxis]
KEEP_MASKS: Final = (_words & ~(_words << 1) & (_equal << 1) == 0).astype(np.int8)
"""For each pattern of equal neighbours (bit i: die i + 1 shows what die i shows) the sets that may be kept:
of equal dice the first."""


@lean_within
def draw_kept(dice: int, bits: np.uint64) -> tuple[int, np.uint64]:
    """Draw one of the engine's moves: any set that may be kept, all dice for a stop.

    A set is a number of dice for each face, so these numbers are drawn one by one, each alike. Gives what
    chance is left over, too.
    """
    low, middle, chests = dice & 4095, (dice >> 12) & 4095, np.uint64(dice >> 24) + np.uint64(1)
    some, others = _WAYS[low], _WAYS[middle]
    ways, other_ways = np.uint64(some & 255), np.uint64(others & 255)
    kept = int(_KEPT[(some >> 8) + pick(bits, ways)])
    bits *= ways
    kept |= int(_KEPT[(others >> 8) + pick(bits, other_ways)]) << 12
    bits *= other_ways
    kept |= pick(bits, chests) << 24
    return kept, bits * chests


@lean_within
def kept_by(dice: int, word: int) -> int:
    """Pack the dice that a word keeps; its bits stand for the sorted dice."""
    ends, kept = prefix_sums(dice), 0
    for face in range(_KINDS):
        end = (ends >> (4 * face)) & 15
        kept |= count_bits(word & ((1 << end) - 1)) << (4 * face)
    return kept - ((kept << 4) & 0xFFFFFFF)


@lean_within
def equal_neighbours(dice: int) -> int:
    """Tell which neighbours of the sorted dice are equal, as `KEEP_MASKS` is numbered."""
    ends, borders = prefix_sums(dice), 0
    for face in range(_KINDS):
        borders |= 1 << ((ends >> (4 * face)) & 15)
    return ~(borders >> 1) & 127
