"""Where numba meets our types: compiled functions keep the signature they are written with.

Modules that cannot do without numba import this one. Where numba is not installed the import fails with
ImportError, and whoever asked for them says in one sentence how to get it.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, TypeVar, cast

import numba as _numba  # pyright: ignore[reportMissingTypeStubs] - numba has no types
from numba.core import caching as _caching  # pyright: ignore[reportMissingTypeStubs] - as above
from numba.core import runtime as _runtime  # pyright: ignore[reportMissingTypeStubs] - as above

if TYPE_CHECKING:
    from collections.abc import Callable

F = TypeVar("F", bound="Callable[..., Any]")

# Neither has types; their own names for things are used through these alone.
_make: Any = cast("Any", _numba).njit
_FunctionCache: Any = cast("Any", _caching).FunctionCache
_memory: Any = cast("Any", _runtime).rtsys


class KeptCode(_FunctionCache):
    """Machine code kept on disk, loaded without all that numba knows: that is for compiling alone.

    Numba itself reads every function it could compile before it looks whether there is anything to compile,
    which takes longer than a thousand games. Whoever compiles gets all of it, from the compiler.
    """

    counts_arrays: bool = True
    """Whether the code may make arrays, which numba's own memory then counts."""

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Give the code for these types of arguments, or None where it must be compiled."""
        if self.counts_arrays:
            load_quickly()
            _memory.initialize(target_context)
        with self._guard_against_spurious_io_errors():
            kept = self._load_overload(sig, target_context)
        if kept is None:
            load_quickly()
        return kept


class LeanCode(KeptCode):
    """Code that makes no arrays."""

    counts_arrays: bool = False


def _kept(function: F, kept: type[KeptCode], **options: Any) -> F:
    """Compile a function, once for a machine; it lets other threads run beside it."""
    made = _make(nogil=True, error_model="numpy", **options)(function)
    # What numba does if told `cache=True`, with its own cache. Where it is told to compile nothing at all
    # (NUMBA_DISABLE_JIT) it gives the function back.
    if hasattr(made, "enable_caching"):
        made._cache = kept(function)  # noqa: SLF001 - the place that numba has for it
    return cast("F", made)


def compiled(function: F) -> F:
    """Compile a function to machine code, once for a machine; it lets other threads run beside it."""
    return _kept(function, KeptCode)


def inlined(function: F) -> F:
    """Compile a function that only other compiled functions call."""
    return cast("F", _make(nogil=True, error_model="numpy")(function))


def summing(function: F) -> F:
    """Compile a function with leave to add numbers up in any order: the last digits may differ."""
    return _kept(function, KeptCode, fastmath={"reassoc", "contract", "nsz"})


def lean(function: F) -> F:
    """Compile a function that makes no arrays, nor do those it calls: not counting their users saves much."""
    return _kept(function, LeanCode, _nrt=False)


def lean_inlined(function: F) -> F:
    """Compile a function that makes no arrays and that only other compiled functions call."""
    return cast("F", _make(nogil=True, error_model="numpy", _nrt=False)(function))


def lean_within(function: F) -> F:
    """Compile such a function into its callers: a call with arrays costs more than most of these do."""
    return cast("F", _make(nogil=True, error_model="numpy", forceinline=True, _nrt=False)(function))


@cache
def load_quickly() -> None:
    """Spare the quarter of a second for which numba would load SciPy, if it is there, just to see that it is.

    What needs SciPy still finds it when it is used.
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
