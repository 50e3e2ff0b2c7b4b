"""The bus of a single process: news goes round in its own loop."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from fathoms.tables.ports import News


class MemoryBus:
    """Carries news between everybody who holds this object, in the order it was told."""

    def __init__(self) -> None:
        self._hearers: Final[list[Callable[[News], None]]] = []
        self._open = False

    async def publish(self, news: News) -> None:
        """Tell everybody, once the one who tells has finished its own step."""
        if self._open:
            loop = asyncio.get_running_loop()
            for hear in self._hearers:
                loop.call_soon(hear, news)

    def subscribe(self, hear: Callable[[News], None]) -> None:
        """Hear all news of all tables from now on."""
        self._hearers.append(hear)

    async def start(self) -> None:
        """Begin to carry news."""
        self._open = True

    async def close(self) -> None:
        """Let go."""
        self._open = False
        self._hearers.clear()

    @property
    def alone(self) -> bool:
        """Whether nobody but the one who tells hears."""
        return len(self._hearers) < 2

    @property
    def connected(self) -> bool:
        """Whether news travels now."""
        return self._open

    @property
    def connections(self) -> int:
        """How often the line was made so far."""
        return int(self._open)
