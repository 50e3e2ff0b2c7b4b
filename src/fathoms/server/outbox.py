"""What waits to be sent on one connection: filled without waiting, emptied as fast as the client reads."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final

from fathoms.server.socket import TEXTS

if TYPE_CHECKING:
    from starlette.types import Send

    from fathoms.server.measures import Measures


class Outbox:
    """Messages in order. Whoever lets more than `most` bytes pile up is cut off, and heals by coming back.

    One message more always fits, however large: a long table can be entered.
    """

    __slots__ = (
        "_closing",
        "_idle",
        "_measures",
        "_most",
        "_ready",
        "_send",
        "_size",
        "_waiting",
        "overflowed",
    )

    def __init__(self, send: Send, most: int, measures: Measures) -> None:
        self._send: Final = send
        self._most: Final = most
        self._measures: Final = measures
        self._waiting: Final[deque[bytes]] = deque()
        self._ready: Final = asyncio.Event()
        self._idle: Final = asyncio.Event()
        self._idle.set()
        self._size = 0
        self._closing = False
        self.overflowed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def put(self, message: bytes) -> None:
        """Hand a message over; it is sent soon."""
        if self._closing:
            return
        if self._size > self._most:
            self._closing = True
            self._waiting.clear()
            self._idle.set()
            if not self.overflowed.done():
                self.overflowed.set_result(None)
            return
        self._size += len(message)
        self._waiting.append(message)
        self._idle.clear()
        self._ready.set()

    def close(self) -> None:
        """Send what is waiting, then stop."""
        self._closing = True
        self._ready.set()

    async def emptied(self) -> None:
        """Wait until everything is sent."""
        await self._idle.wait()

    async def run(self) -> None:
        """Send until closed."""
        waiting, ready, send = self._waiting, self._ready, self._send
        while True:
            if waiting:
                texts = list(waiting)
                waiting.clear()
                self._size = 0
                await send({"type": TEXTS, "texts": texts})
                self._measures.sent.inc(len(texts))
                continue
            self._idle.set()
            if self._closing:
                return
            ready.clear()
            await ready.wait()
