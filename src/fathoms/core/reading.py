"""How plain values are read as types, on any thread."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


def converter(kind: type[T]) -> Callable[[object], T]:
    """Give what reads plain values as a type; call it when a module is loaded.

    Two threads that are the first to read a type at the same time end the process (msgspec fills in what it
    knows of a type while others use it already). A decoder makes the type known, and so does this.
    """
    msgspec.json.Decoder(kind)

    def read(value: object) -> T:
        return msgspec.convert(value, kind)

    return read
