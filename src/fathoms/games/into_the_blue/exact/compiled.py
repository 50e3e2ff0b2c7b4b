"""What compiled code is made with: our typed decorators, and numba's and llvmlite's names as `Any`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

# Neither library has types; their own names for things are used through the ones below alone.
from llvmlite import ir as _ir  # pyright: ignore[reportMissingTypeStubs] - see above
from numba import extending as _extending  # pyright: ignore[reportMissingTypeStubs] - see above
from numba import types as _types  # pyright: ignore[reportMissingTypeStubs] - see above

from fathoms.numeric import compiled, inlined

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["compiled", "extending", "inlined", "intrinsic", "ir", "types"]

ir: Final[Any] = _ir
types: Final[Any] = _types
extending: Final[Any] = _extending


def intrinsic(function: Callable[..., Any]) -> Any:
    """Make a function of compiled code from the instructions it writes."""
    return extending.intrinsic(function)
