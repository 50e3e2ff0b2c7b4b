"""Functions that are compiled if numba is installed and run as they stand if it is not."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

F = TypeVar("F", bound="Callable[..., Any]")

HAS_NUMBA: Final = find_spec("numba") is not None


def constant_table(values: Sequence[Any]) -> Any:
    """Give whole numbers that never change as compiled code reads them, an array; else as they are, lists."""
    if not HAS_NUMBA:
        return values
    import numpy as np  # noqa: PLC0415 - not everywhere

    return np.array(values, np.int64)


def njit_or_plain(function: F) -> F:
    """Compile a function if numba is installed; either way it gives the same."""
    if not HAS_NUMBA:
        return function
    from fathoms.jit import njit  # noqa: PLC0415 - it needs numba

    return njit(function)


def njit_fastmath_or_plain(function: F) -> F:
    """Compile likewise, with numbers added up in any order: the last digits may differ."""
    if not HAS_NUMBA:
        return function
    from fathoms.jit import njit_fastmath  # noqa: PLC0415 - it needs numba

    return njit_fastmath(function)
