"""An event as it happens: read from the store, or just decided with its consequence at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from fathoms.tables.events import AnyEvent

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from fathoms.core import Move, State

_decode: Final = msgspec.json.Decoder(AnyEvent).decode


class Happening(NamedTuple):
    """An event, and the state it leads to where that is known already."""

    event: AnyEvent
    move: Move | None = None
    after: State | None = None


def read_events(bodies: Iterable[bytes]) -> Iterator[AnyEvent]:
    """Read events as the store keeps them, one by one."""
    return map(_decode, bodies)
