"""Where numba meets our types: compiled functions keep the signature they are written with.

Modules that cannot do without numba import this one. Where numba is not installed the import fails with
ImportError, and whoever asked for them says in one sentence how to get it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar, cast

import numba  # pyright: ignore[reportMissingTypeStubs] - numba has no types

if TYPE_CHECKING:
    from collections.abc import Callable

F = TypeVar("F", bound="Callable[..., Any]")


def compiled(function: F) -> F:
    """Compile a function to machine code, once for a machine; it lets other threads run beside it."""
    return cast("F", cast("Any", numba).njit(cache=True, nogil=True, error_model="numpy")(function))


def inlined(function: F) -> F:
    """Compile a function that only other compiled functions call."""
    return cast("F", cast("Any", numba).njit(nogil=True, error_model="numpy")(function))
