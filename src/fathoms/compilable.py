"""Plain functions that compiled code may call: nobody who calls them from Python loads a compiler.

So a bot plays at a table in plain Python, and in bulk games compiled. Plain, it is quicker on lists.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

F = TypeVar("F", bound="Callable[..., Any]")

_offered: Final[list[tuple[Callable[..., Any], bool]]] = []


def compilable(function: F) -> F:
    """Let compiled code call a function that makes no arrays."""
    return _offer(function, inline=False)


def compilable_inline(function: F) -> F:
    """Let compiled code call such a function, and compile it into its callers."""
    return _offer(function, inline=True)


def _offer(function: F, *, inline: bool) -> F:
    _offered.append((function, inline))
    if "fathoms.jit" in sys.modules:
        sys.modules["fathoms.jit"].accept_offered()
    return function


def take_offered() -> list[tuple[Callable[..., Any], bool]]:
    """Give what compiled code may call and does not know yet, each with whether it goes into its callers."""
    taken, _offered[:] = list(_offered), []
    return taken
