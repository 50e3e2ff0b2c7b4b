"""Who may have something measured: one at a time for each visitor, so many an hour, and a short line."""

from __future__ import annotations

import asyncio
import math
from collections import OrderedDict
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from fathoms.server.answers import Later
from fathoms.server.limits import Bucket
from fathoms.server.turns import Turns

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from fathoms.server.turns import Place

MOST_WAITING: Final = 4
_HOUR: Final = 3600
_MOST_VISITORS: Final = 20_000
_GOING: Final = 1.5
"""Seconds for the last measurement of a visitor to end: a page that is loaded anew asks at once."""


class Line:
    """Those who are measured now, and those who wait."""

    def __init__(self, at_once: int, an_hour: int, seconds: float) -> None:
        self._an_hour: Final = an_hour
        self._seconds: Final = seconds
        """The most that one of them takes."""
        wait = math.ceil(seconds / max(1, at_once))
        self._turns: Final = Turns(
            at_once,
            MOST_WAITING,
            lambda: Later("unavailable", wait, "measuring.full", waiting=MOST_WAITING, seconds=wait),
        )
        self._visitors: Final[dict[str, asyncio.Event]] = {}
        """Who has a place, and what is set when they leave it."""
        self._buckets: Final[OrderedDict[str, Bucket]] = OrderedDict()

    @asynccontextmanager
    async def place(self, visitor: str) -> AsyncGenerator[Place]:
        """Take a place, or refuse with what is allowed and when to try again."""
        await self._wait_for_last(visitor)
        with self._turns.place(visitor) as place:
            self._count(visitor)
            left = self._visitors[visitor] = asyncio.Event()
            try:
                yield place
            finally:
                del self._visitors[visitor]
                left.set()

    def close(self) -> None:
        """Let nobody in any more; those who wait are sent home."""
        self._turns.close()

    async def _wait_for_last(self, visitor: str) -> None:
        try:
            async with asyncio.timeout(_GOING):
                while (left := self._visitors.get(visitor)) is not None:
                    await left.wait()
        except TimeoutError:
            raise Later("rate", math.ceil(self._seconds), "measuring.one") from None

    def _count(self, visitor: str) -> None:
        """Take one of those that a visitor has an hour."""
        bucket = self._buckets.pop(visitor, None) or Bucket(self._an_hour / _HOUR, self._an_hour)
        self._buckets[visitor] = bucket
        if len(self._buckets) > _MOST_VISITORS:
            self._buckets.popitem(last=False)
        if not bucket.take():
            minutes = math.ceil(bucket.wait / 60)
            raise Later("rate", 60 * minutes, "measuring.often", most=self._an_hour, minutes=minutes)
