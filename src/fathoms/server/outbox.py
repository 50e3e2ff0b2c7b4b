"""What waits to be sent on one connection: filled without waiting, emptied as fast as the client reads."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fathoms.server.metrics import Metrics


class Wire(Protocol):
    """What an outbox writes to: a table's socket."""

    on_writable: Callable[[], None]
    """Called when the client has read enough for more to be written."""

    def write_texts(self, texts: Sequence[bytes]) -> bool:
        """Write each text as a message of its own; False if the client has to read first."""
        ...


class Outbox:
    """Messages in order. Who lets more than `most` bytes pile up is cut off, and heals by coming back.

    One message more always fits, however large: a long table can be entered.
    """

    def __init__(self, wire: Wire, most: int, metrics: Metrics) -> None:
        self._wire: Final = wire
        self._most: Final = most
        self._metrics: Final = metrics
        self._loop: Final = asyncio.get_running_loop()
        self._waiting: Final = list[bytes]()
        self._size = 0
        self._due = False
        """Whether what waits is about to be written."""
        self._idle: Final = asyncio.Event()
        self._idle.set()
        self.closed = False
        self.overflowed: Final[asyncio.Future[None]] = self._loop.create_future()
        wire.on_writable = self._write

    def put(self, message: bytes) -> None:
        """Hand a message over; all that comes in one turn of the loop is written at once."""
        if self.closed:
            return
        if self._size > self._most:
            self.closed = True
            self._waiting.clear()
            self._idle.set()
            if not self.overflowed.done():
                self.overflowed.set_result(None)
            return
        self._size += len(message)
        self._waiting.append(message)
        if not self._due:
            self._due = True
            self._idle.clear()
            self._loop.call_soon(self._write)

    async def emptied(self) -> None:
        """Wait until everything is written."""
        await self._idle.wait()

    def _write(self) -> None:
        if self._waiting and not self._wire.write_texts(self._waiting):
            return
        self._metrics.sent.inc(len(self._waiting))
        self._waiting.clear()
        self._size = 0
        self._due = False
        self._idle.set()
