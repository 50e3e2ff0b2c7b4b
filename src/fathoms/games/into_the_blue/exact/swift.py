"""Functions that are compiled where numba is installed, and run as they stand where it is not."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

F = TypeVar("F", bound="Callable[..., Any]")

COMPILED: Final = find_spec("numba") is not None


def swift(function: F) -> F:
    """Compile a function if that can be done here; either way it gives the same."""
    if not COMPILED:
        return function
    from fathoms.games.into_the_blue.exact.compiled import compiled  # noqa: PLC0415 - it needs numba

    return compiled(function)


def swift_sums(function: F) -> F:
    """Compile likewise, with leave to add numbers up in any order: the last digits may differ."""
    if not COMPILED:
        return function
    from fathoms.numeric import summing  # noqa: PLC0415 - it needs numba

    return summing(function)
