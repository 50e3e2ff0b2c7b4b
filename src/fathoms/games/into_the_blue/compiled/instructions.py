"""Instructions of a processor that Python has no name for: bits of a number, and rows of sixteen numbers.

A compiler cannot see that the rows of one array do not overlap, and so would not work on several lanes at
once by itself. Here a row of `LANES` numbers is one value. It compiles to whatever vectors the machine has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fathoms.jit import extending, intrinsic, ir, types

if TYPE_CHECKING:
    from typing import TypeAlias

    import numpy as np
    from numpy.typing import NDArray

    Lanes: TypeAlias = NDArray[np.float64]
    """Shape (rows, LANES), C order."""

LANES: Final = 16
"""Sixteen doubles a row keep the 1,386 rows of a standard turn within a core's second cache."""


@intrinsic
def pick(_typing: Any, _bits: Any, _most: Any) -> Any:
    """Draw a whole number below `most`: `pick(bits, most)`. What chance is left over is `bits * most`."""

    def write(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        wide = ir.IntType(128)
        product = builder.mul(builder.zext(args[0], wide), builder.zext(args[1], wide))
        return builder.trunc(builder.lshr(product, ir.Constant(wide, 64)), ir.IntType(64))

    return types.int64(types.uint64, types.uint64), write


@intrinsic
def count_bits(_typing: Any, _number: Any) -> Any:
    """Count the bits that are set."""

    def write(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), write


class _Row(types.Type):
    """One row of an array, as a value in compiled code."""

    def __init__(self) -> None:
        super().__init__(name="Lanes")  # pyright: ignore[reportUnknownMemberType] - numba has no types


@extending.register_model(_Row)
class _RowModel(extending.models.PrimitiveModel):
    """How the machine holds it: one vector."""

    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, _VECTOR)  # pyright: ignore[reportUnknownMemberType] - likewise


_VECTOR: Final[Any] = ir.VectorType(ir.DoubleType(), LANES)
_ROW: Final = _Row()


def _address(context: Any, builder: Any, array_type: Any, array: Any, row: Any) -> Any:
    start = context.make_array(array_type)(context, builder, array).data
    offset = builder.mul(row, ir.Constant(row.type, LANES))
    return builder.bitcast(builder.gep(start, [offset]), _VECTOR.as_pointer())


@intrinsic
def load(_typing: Any, array: Any, _row: Any) -> Any:
    """Read a row: `load(array, row)`."""

    def write(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.load(_address(context, builder, signature.args[0], args[0], args[1]), align=8)

    return _ROW(array, types.uintp), write


@intrinsic
def store(_typing: Any, array: Any, _row: Any, value: Any) -> Any:
    """Write a row: `store(array, row, value)`."""

    def write(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        builder.store(args[2], _address(context, builder, signature.args[0], args[0], args[1]), align=8)
        return context.get_dummy_value()

    return types.void(array, types.uintp, value), write


@intrinsic
def scaled(_typing: Any, value: Any, _factor: Any) -> Any:
    """Multiply every lane by one number: `scaled(value, factor)`."""

    def write(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.fmul(args[0], _spread(builder, args[1]))

    return _ROW(value, types.float64), write


@intrinsic
def add_scaled(_typing: Any, total: Any, value: Any, _factor: Any) -> Any:
    """Add a multiple of a row to another: `add_scaled(total, value, factor)`."""

    def write(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        product = builder.fmul(args[1], _spread(builder, args[2]), flags=["contract"])
        return builder.fadd(args[0], product, flags=["contract"])

    return _ROW(total, value, types.float64), write


@intrinsic
def larger_of(_typing: Any, one: Any, other: Any) -> Any:
    """Take the larger number in each lane: `larger_of(one, other)`."""

    def write(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.select(builder.fcmp_ordered(">", args[0], args[1]), args[0], args[1])

    return _ROW(one, other), write


def _spread(builder: Any, number: Any) -> Any:
    blank = ir.Constant(_VECTOR, ir.Undefined)
    first = builder.insert_element(blank, number, ir.Constant(ir.IntType(32), 0))
    return builder.shuffle_vector(
        first, blank, ir.Constant(ir.VectorType(ir.IntType(32), LANES), [0] * LANES)
    )
