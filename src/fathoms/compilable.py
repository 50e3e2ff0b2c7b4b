"""Plain functions that compiled code may call: nobody who calls them from Python loads a compiler.

So a bot plays at a table in plain Python, and in bulk games compiled. Plain, it is quicker on lists.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

F = TypeVar("F", bound="Callable[..., Any]")


def copy_places(source: Any, out: Any, count: int) -> None:
    """Copy the first places of a row into another one."""
    out[:count] = source[:count]


def _copy_one_by_one(source: Any, out: Any, count: int) -> None:
    # Compiled, copying them at once would ask for memory in case the rows overlap.
    for place in range(count):
        out[place] = source[place]


_offered: Final[list[tuple[Callable[..., Any], Callable[..., Any], bool]]] = [
    (copy_places, _copy_one_by_one, True)
]
"""Functions, what compiled code calls in their place (mostly themselves), and which go into their callers."""


def compilable(function: F) -> F:
    """Let compiled code call a function that makes no arrays."""
    return _offer(function, inline=False)


def compilable_inline(function: F) -> F:
    """Let compiled code call such a function, and compile it into its callers."""
    return _offer(function, inline=True)


def _offer(function: F, *, inline: bool) -> F:
    _offered.append((function, function, inline))
    if "fathoms.jit" in sys.modules:
        sys.modules["fathoms.jit"].accept_offered()
    return function


def take_offered() -> list[tuple[Callable[..., Any], Callable[..., Any], bool]]:
    """Give what compiled code may call and does not know yet, as it stands in `_offered`."""
    taken, _offered[:] = list(_offered), []
    return taken
