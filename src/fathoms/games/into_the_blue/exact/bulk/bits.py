"""Bits, compiled: the instructions of a processor that Python has no name for, and dice in one number.

Dice are packed four bits a face, in the order 1 to 6 and the chest: each says how many dice show it.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from fathoms.games.into_the_blue.exact.compiled import intrinsic, ir, types
from fathoms.numeric import lean_within

_ONES: Final = 0x1111111
_HIGHS: Final = 0x8888888
_NEARLY: Final = 0x7777777


@intrinsic
def pick(_typing: Any, _bits: Any, _most: Any) -> Any:
    """Draw a whole number below `most`: `pick(bits, most)`. What chance is left over is `bits * most`."""

    def write(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        wide = ir.IntType(128)
        product = builder.mul(builder.zext(args[0], wide), builder.zext(args[1], wide))
        return builder.trunc(builder.lshr(product, ir.Constant(wide, 64)), ir.IntType(64))

    return types.int64(types.uint64, types.uint64), write


@intrinsic
def first_bit(_typing: Any, _number: Any) -> Any:
    """Give the place of the lowest bit that is set; the number is not 0."""

    def write(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), write


@intrinsic
def count_bits(_typing: Any, _number: Any) -> Any:
    """Count the bits that are set."""

    def write(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), write


@lean_within
def shown(dice: int) -> int:
    """Mark the faces that the dice show: the highest of the four bits of each."""
    return (dice + _NEARLY) & _HIGHS


@lean_within
def prefix_sums(dice: int) -> int:
    """Count for each face the dice up to it, packed alike; the chest's place holds the number of dice."""
    return (dice * _ONES) & 0xFFFFFFF


@lean_within
def run_depth(dice: int, levels: int) -> int:
    """Tell how deep the unbroken run 1, 2, 3, … goes (T4)."""
    return first_bit((shown(dice) ^ _HIGHS) | (8 << (4 * levels))) >> 2


@lean_within
def how_many(dice: int) -> int:
    """Count the dice."""
    return (dice * _ONES >> 24) & 15


@lean_within
def mixed(bits: np.uint64) -> np.uint64:
    """Scatter a counter over all 64 bits (the mixer of splitmix64)."""
    bits = (bits ^ (bits >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return bits ^ (bits >> np.uint64(31))
