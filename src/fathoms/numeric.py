"""Where numba meets our types: compiled functions keep the signature they are written with.

Modules that cannot do without numba import this one. Where numba is not installed the import fails with
ImportError, and whoever asked for them says in one sentence how to get it.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
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


def lean(function: F) -> F:
    """Compile a function that makes no arrays, nor do those it calls: not counting their users saves much."""
    alone = cast("Any", numba).njit(cache=True, nogil=True, error_model="numpy", _nrt=False)
    return cast("F", alone(function))


def lean_inlined(function: F) -> F:
    """Compile a function that makes no arrays and that only other compiled functions call."""
    return cast("F", cast("Any", numba).njit(nogil=True, error_model="numpy", _nrt=False)(function))


@cache
def load_quickly() -> None:
    """Spare the quarter of a second for which numba would load SciPy, if it is there, just to see that it is.

    To be called before the first compiled function is; what needs SciPy still finds it when it is used.
    """
    algebra: Any = import_module("numba.np.linalg")
    ensure = getattr(algebra, "ensure_blas", None)
    if ensure is None or find_spec("scipy") is None:
        return
    algebra.ensure_blas = _assume_blas
    try:
        import_module("numba.np.arraymath")
    finally:
        algebra.ensure_blas = ensure


def _assume_blas() -> None:
    """SciPy is installed: all that numba would find out by loading it."""
