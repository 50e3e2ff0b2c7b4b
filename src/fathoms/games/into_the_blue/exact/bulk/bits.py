"""Bits, compiled: the instructions of a processor that Python has no name for, and dice in one number.

Dice are packed four bits a face, in the order 1 to 6 and the chest: each says how many dice show it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

import numba  # pyright: ignore[reportMissingTypeStubs] - numba has no types
import numpy as np

from fathoms.games.into_the_blue.exact.compiled import intrinsic, ir, types

if TYPE_CHECKING:
    from collections.abc import Callable

F = TypeVar("F", bound="Callable[..., Any]")

_ONES: Final = 0x1111111
_HIGHS: Final = 0x8888888
_NEARLY: Final = 0x7777777


def inlined(function: F) -> F:
    """Compile a function into those that call it: a call with arrays costs more than most of these do."""
    within = cast("Any", numba).njit(nogil=True, error_model="numpy", forceinline=True, _nrt=False)
    return cast("F", within(function))


def lean(function: F) -> F:
    """Compile a function that makes no arrays, nor do those it calls: not counting their users saves half."""
    alone = cast("Any", numba).njit(cache=True, nogil=True, error_model="numpy", _nrt=False)
    return cast("F", alone(function))


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


@inlined
def shown(dice: int) -> int:
    """Mark the faces that the dice show: the highest of the four bits of each."""
    return (dice + _NEARLY) & _HIGHS


@inlined
def prefix_sums(dice: int) -> int:
    """Count for each face the dice up to it, packed alike; the chest's place holds the number of dice."""
    return (dice * _ONES) & 0xFFFFFFF


@inlined
def run_depth(dice: int, levels: int) -> int:
    """Tell how deep the unbroken run 1, 2, 3, … goes (T4)."""
    return first_bit((shown(dice) ^ _HIGHS) | (8 << (4 * levels))) >> 2


@inlined
def how_many(dice: int) -> int:
    """Count the dice."""
    return (dice * _ONES >> 24) & 15


@inlined
def mixed(bits: np.uint64) -> np.uint64:
    """Scatter a counter over all 64 bits (the mixer of splitmix64)."""
    bits = (bits ^ (bits >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return bits ^ (bits >> np.uint64(31))
