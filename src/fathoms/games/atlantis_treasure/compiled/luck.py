"""Chance from numbers alone: the die of a turn depends on seed, game and turn."""

from __future__ import annotations

from typing import Final

import numpy as np

from fathoms.games.atlantis_treasure.compiled.moves import nth_throw
from fathoms.games.atlantis_treasure.compiled.rules import DICE, ONE_DIE, REROLLED, SIDES, TURNS, Row
from fathoms.jit import njit_no_alloc_helper

_STEP: Final = np.uint64(0x9E3779B97F4A7C15)
_ONE: Final = np.uint64(0xBF58476D1CE4E5B9)
_OTHER: Final = np.uint64(0x94D049BB133111EB)
_HALF: Final = np.uint64(32)
_SMALL: Final = 1 << 31
"""Below this a number is drawn without a division."""


@njit_no_alloc_helper
def stir(number: np.uint64) -> np.uint64:
    """Mix the bits of a number (the end of splitmix64)."""
    mixed = (number ^ (number >> np.uint64(30))) * _ONE
    mixed = (mixed ^ (mixed >> np.uint64(27))) * _OTHER
    return mixed ^ (mixed >> np.uint64(31))


@njit_no_alloc_helper
def below(mixed: np.uint64, most: int) -> int:
    """Read a mixed number as one below `most`."""
    if most < _SMALL:
        return int(np.int64((mixed >> _HALF) * np.uint64(most) >> _HALF))
    return int(np.int64(mixed % np.uint64(most)))


@njit_no_alloc_helper
def key_of(seed: np.uint64, number: int) -> np.uint64:
    """Give the key of a game, from which all its luck comes."""
    return stir(stir(seed + _STEP) + np.uint64(number) * _STEP)


@njit_no_alloc_helper
def throws(constants: Row) -> int:
    """Count the throws there are, all equally likely: sides of the die, or pairs of them (D2)."""
    sides = constants[SIDES]
    return sides if constants[DICE] == ONE_DIE else sides * sides


@njit_no_alloc_helper
def throw_of(constants: Row, state: Row, key: np.uint64) -> int:
    """Give the throw that falls now: it depends on the turn, and on how often the die said `again`."""
    throw = np.uint64(state[TURNS] * 4 + state[REROLLED] + 1)
    return below(stir(key + throw * _STEP), throws(constants))


@njit_no_alloc_helper
def even_throw(constants: Row, state: Row, seed: np.uint64, number: int) -> int:
    """Give the throw that falls now if each falls once in as many games as there are throws, in any order."""
    sides = throws(constants)
    throw = np.uint64(state[TURNS] * 4 + state[REROLLED] + 1)
    key = stir(key_of(seed, number // sides) + throw * _STEP)
    mine, side = stir(key + np.uint64(number % sides) * _STEP), 0
    for other in range(sides):
        side += 1 if stir(key + np.uint64(other) * _STEP) < mine else 0
    return side


@njit_no_alloc_helper
def drawn(key: np.uint64, number: int, most: int) -> int:
    """Draw a whole number below `most`, by the number of the draw in its game; the die draws apart."""
    return below(stir(stir(key ^ _ONE) + np.uint64(number) * _STEP), most)


@njit_no_alloc_helper
def fallen(constants: Row, state: Row, key: np.uint64) -> int:
    """Give the die's move."""
    return nth_throw(constants, throw_of(constants, state, key))
