"""Who may have something measured: one at a time for each visitor, so many an hour, and a short line."""

from __future__ import annotations

import asyncio
import math
from collections import OrderedDict
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from fathoms.server.answers import Later, RequestError
from fathoms.server.limits import Bucket

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

MOST_WAITING: Final = 4
_HOUR: Final = 3600
_MOST_VISITORS: Final = 20_000
_GOING: Final = 1.5
"""Seconds for the last measurement of a visitor to end: a page that is loaded anew asks at once."""
_BREATH: Final = 5.0
"""Seconds after which whoever waits is told again where they stand."""


class Place:
    """A visitor's place: in the line, or at the instruments."""

    def __init__(self, line: Line) -> None:
        self._line: Final = line
        self.moved: Final = asyncio.Event()

    async def turns(self) -> AsyncGenerator[int]:
        """Tell how many have to be finished first, until it is this one's turn."""
        while True:
            # Cleared first: whoever leaves while this is being told must not be missed.
            self.moved.clear()
            ahead = self._line.ahead(self)
            if not ahead:
                return
            yield ahead
            try:
                async with asyncio.timeout(_BREATH):
                    await self.moved.wait()
            except TimeoutError:
                continue


class Line:
    """Those who are measured now, and those who wait."""

    def __init__(self, at_once: int, an_hour: int, seconds: float) -> None:
        self._at_once: Final = at_once
        self._an_hour: Final = an_hour
        self._seconds: Final = seconds
        """The most that one of them takes."""
        self._places: Final[list[Place]] = []
        """The first `at_once` of them are measured, the others wait."""
        self._visitors: Final[dict[str, asyncio.Event]] = {}
        """Who has a place, and what is set when they leave it."""
        self._buckets: Final[OrderedDict[str, Bucket]] = OrderedDict()
        self._closed = False

    @asynccontextmanager
    async def place(self, visitor: str) -> AsyncGenerator[Place]:
        """Take a place, or refuse with what is allowed and when to try again."""
        await self._wait_for_last(visitor)
        if self._closed:
            raise RequestError("unavailable", "server.closing")
        if len(self._places) >= self._at_once + MOST_WAITING:
            wait = math.ceil(self._seconds / self._at_once)
            raise Later("unavailable", wait, "measuring.full", waiting=MOST_WAITING, seconds=wait)
        self._count(visitor)
        place, left = Place(self), asyncio.Event()
        self._places.append(place)
        self._visitors[visitor] = left
        try:
            yield place
        finally:
            self._places.remove(place)
            del self._visitors[visitor]
            left.set()
            self._move()

    def ahead(self, place: Place) -> int:
        """Count how many have to be finished before this one begins."""
        if self._closed:
            raise RequestError("unavailable", "server.closing")
        return max(0, self._places.index(place) - self._at_once + 1)

    def close(self) -> None:
        """Let nobody in any more; those who wait are sent home."""
        self._closed = True
        self._move()

    def _move(self) -> None:
        for place in self._places:
            place.moved.set()

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
