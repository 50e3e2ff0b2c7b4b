"""The chance of compiled games: shuffles and throws, and dice kept at random, from 64 bits at a time."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

import numpy as np

from fathoms.games.into_the_blue.compiled import rules
from fathoms.games.into_the_blue.compiled.instructions import pick
from fathoms.games.into_the_blue.compiled.rules import (
    DICE,
    DICE_COUNT,
    HELD,
    IN_ORDER,
    PHASE,
    ROLL,
    ROLLS,
    SIZES,
    SLOTS,
    STARTS,
    STREAM,
    TURNS,
    how_many,
    roll_over,
)
from fathoms.jit import njit_no_alloc_inline

if TYPE_CHECKING:
    from fathoms.games.into_the_blue.compiled.rules import Constants, Row

_GAMMA: Final = np.uint64(0x9E3779B97F4A7C15)
_STEP: Final = np.uint64(0xD1342543DE82EF95)
_MOST_DICE: Final = 8

# For three faces at a time: where the sets that may be kept of the dice begin in _KEPT, and in the lowest
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


@njit_no_alloc_inline
def mixed(bits: np.uint64) -> np.uint64:
    """Scatter a counter over all 64 bits (the mixer of splitmix64)."""
    bits = (bits ^ (bits >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return bits ^ (bits >> np.uint64(31))


@njit_no_alloc_inline
def stream_of(seed: np.uint64, number: int) -> np.uint64:
    """Give the chance of one game among those of a seed."""
    return mixed(mixed(seed + _GAMMA) + np.uint64(number) * _STEP)


@njit_no_alloc_inline
def draw(row: Row) -> np.uint64:
    """Give the 64 bits of chance of the throw to come: they depend on the game, turn and throw alone."""
    count = np.uint64(row[TURNS] * 8 + row[ROLLS])
    return mixed(np.uint64(row[STREAM]) + count * _GAMMA)


@njit_no_alloc_inline
def draw_first(stream: np.uint64, seats: int) -> int:
    """Draw who begins (T1)."""
    return pick(mixed(stream + np.uint64(1) * _GAMMA), np.uint64(seats))


@njit_no_alloc_inline
def shuffled(constants: Constants, stream: np.uint64) -> int:
    """Shuffle the chests of the game of a stream (B3)."""
    slots = constants[SLOTS]
    bits, deal = mixed(stream), IN_ORDER
    for slot in range(slots):
        left = np.uint64(slots - slot)
        deal = swapped(deal, slot, slot + pick(bits, left))
        bits *= left
    return deal


@njit_no_alloc_inline
def swapped(deal: int, slot: int, other: int) -> int:
    """Let the chests of two slots change places."""
    change = ((deal >> (4 * slot)) ^ (deal >> (4 * other))) & 15
    return deal ^ ((change << (4 * slot)) | (change << (4 * other)))


@njit_no_alloc_inline
def begin(constants: Constants, row: Row, stream: np.uint64, first: int) -> None:
    """Begin the game of a stream."""
    row[STREAM] = np.int64(stream)
    rules.begin(constants, row, shuffled(constants, stream), first)


@njit_no_alloc_inline
def throw(constants: Constants, row: Row, bits: np.uint64) -> np.uint64:
    """Throw the dice that are not held (T2); gives the chance that is left over."""
    held = row[HELD]
    thrown = constants[DICE_COUNT] - how_many(held)
    some, others = (thrown + 1) >> 1, thrown >> 1
    size = np.uint64(constants[SIZES + some])
    dice = held + constants[constants[STARTS + some] + pick(bits, size)]
    bits *= size
    size = np.uint64(constants[SIZES + others])
    row[DICE] = dice + constants[constants[STARTS + others] + pick(bits, size)]
    row[ROLLS] += 1
    return bits * size


@njit_no_alloc_inline
def let_fall(constants: Constants, row: Row) -> None:
    """Throw dice until a seat has to decide or the game is over."""
    while row[PHASE] == ROLL:
        throw(constants, row, draw(row))
        roll_over(constants, row)


@njit_no_alloc_inline
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
