"""Luck from numbers alone: the die of a turn hangs on seed, game and turn, on nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from fathoms.games.atlantis_treasure.exact.chart import DIE_FACE, REROLLED, SIDES, TURNS
from fathoms.games.atlantis_treasure.exact.ciphers import DIE
from fathoms.numeric import lean_inlined

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.exact.chart import Row

_STEP: Final = np.uint64(0x9E3779B97F4A7C15)
_ONE: Final = np.uint64(0xBF58476D1CE4E5B9)
_OTHER: Final = np.uint64(0x94D049BB133111EB)
_HALF: Final = np.uint64(32)
_SMALL: Final = 1 << 31
"""Below this a number is drawn without a division."""


@lean_inlined
def stir(number: np.uint64) -> np.uint64:
    """Mix the bits of a number (the end of splitmix64)."""
    mixed = (number ^ (number >> np.uint64(30))) * _ONE
    mixed = (mixed ^ (mixed >> np.uint64(27))) * _OTHER
    return mixed ^ (mixed >> np.uint64(31))


@lean_inlined
def below(mixed: np.uint64, most: int) -> int:
    """Read a mixed number as one below `most`."""
    if most < _SMALL:
        return int(np.int64((mixed >> _HALF) * np.uint64(most) >> _HALF))
    return int(np.int64(mixed % np.uint64(most)))


@lean_inlined
def key_of(seed: np.uint64, number: int) -> np.uint64:
    """Give the key of a game, from which all its luck comes."""
    return stir(stir(seed + _STEP) + np.uint64(number) * _STEP)


@lean_inlined
def side_of(chart: Row, state: Row, key: np.uint64) -> int:
    """Give the side of the die that falls now: it hangs on the turn, and on how often it said `again`."""
    throw = np.uint64(state[TURNS] * 4 + state[REROLLED] + 1)
    return below(stir(key + throw * _STEP), chart[SIDES])


@lean_inlined
def drawn(key: np.uint64, number: int, most: int) -> int:
    """Draw a whole number below `most`, the so manieth of a game; such draws are apart from the die's."""
    return below(stir(stir(key ^ _ONE) + np.uint64(number) * _STEP), most)


@lean_inlined
def fallen(chart: Row, state: Row, key: np.uint64) -> int:
    """Give the die's move."""
    return DIE | chart[DIE_FACE + side_of(chart, state, key)] << 4
