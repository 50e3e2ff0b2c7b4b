"""News between the houses of several tabs, which share one storage (BroadcastChannel)."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from fathoms.tables.ports import News

if TYPE_CHECKING:
    from collections.abc import Callable

_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(News).decode


class BrowserBus:
    """Tells the houses of other tabs; whether there are any nobody knows."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self.alone = False
        self.connected = True
        self.connections = 1
        self._tell: Final = tell
        self._hearers: Final[list[Callable[[News], None]]] = []

    async def publish(self, news: News) -> None:
        """Tell the others; what cannot be told they will read."""
        self._tell(_encode(news).decode())

    def subscribe(self, hear: Callable[[News], None]) -> None:
        """Hear all news of all tables from now on."""
        self._hearers.append(hear)

    def hear(self, text: str) -> None:
        """Hear what another tab tells; one with another version of Fathoms may say what nobody here knows."""
        try:
            news = _decode(text)
        except msgspec.MsgspecError:
            return
        loop = asyncio.get_running_loop()
        for hear in self._hearers:
            loop.call_soon(hear, news)

    async def start(self) -> None:
        """Begin; the channel is open already."""

    async def close(self) -> None:
        """Let go."""
        self._hearers.clear()
