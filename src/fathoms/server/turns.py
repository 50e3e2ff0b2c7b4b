"""Turns: a few at a time, shared among visitors so that nobody waits for all that another asked for."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from fathoms.server.answers import RequestError

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Generator

_BREATH: Final = 5.0
"""Seconds after which whoever waits is told again where they stand."""


class Place:
    """A visitor's place: waiting, or having its turn."""

    def __init__(self, visitor: str, lap: int) -> None:
        self.visitor: Final = visitor
        self.lap: Final = lap
        """A visitor has one turn in each lap."""
        self.ahead = 1
        """How many have to be finished first; 0 once it has its turn."""
        self.refusal: RequestError | None = None
        """Why there will be no turn."""
        self.moved: Final = asyncio.Event()

    async def turns(self) -> AsyncGenerator[int]:
        """Tell how many have to be finished first, until it is this one's turn."""
        while True:
            # Cleared first: whoever leaves while this is being told must not be missed.
            self.moved.clear()
            if self.refusal is not None:
                raise self.refusal
            if not self.ahead:
                return
            yield self.ahead
            try:
                async with asyncio.timeout(_BREATH):
                    await self.moved.wait()
            except TimeoutError:
                continue


class Turns:
    """Those who have a turn now, and those who wait: everybody's first, then everybody's second, and on."""

    def __init__(self, at_once: int, waiting: int, full: Callable[[], RequestError]) -> None:
        self._at_once: Final = at_once
        self._most_waiting: Final = waiting
        self._full: Final = full
        """What is told to those for whom there is no room."""
        self._places: Final[list[Place]] = []
        """In the order in which they came."""
        self._lap = 0
        """That of the latest turn: whoever comes now takes part from here on."""
        self._closed = False

    @contextmanager
    def place(self, visitor: str) -> Generator[Place]:
        """Take a place for as long as the block lasts; its turn comes while it waits there, or is refused."""
        if self._closed:
            raise RequestError("unavailable", "server.closing")
        before = max((other.lap for other in self._places if other.visitor == visitor), default=-1)
        place = Place(visitor, max(self._lap, before + 1))
        self._places.append(place)
        self._move()
        try:
            if place.refusal is not None:
                raise place.refusal
            yield place
        finally:
            if place in self._places:
                self._places.remove(place)
            self._move()

    def close(self) -> None:
        """Let nobody in any more; those who wait are sent home."""
        self._closed = True
        for place in self._line():
            self._send_home(place, RequestError("unavailable", "server.closing"))

    def _move(self) -> None:
        """Give the free turns to those who come first, and tell everybody where they stand."""
        line = self._line()
        free = self._at_once - (len(self._places) - len(line))
        room = max(0, free) + self._most_waiting
        # Whoever has asked for the most stands last, so a crowd of one visitor keeps no other out.
        for place in line[room:]:
            self._send_home(place, self._full())
        for number, place in enumerate(line[:room]):
            ahead = max(0, number + 1 - free)
            if ahead != place.ahead:
                place.ahead = ahead
                place.moved.set()
            if not ahead:
                self._lap = max(self._lap, place.lap)

    def _line(self) -> list[Place]:
        """List those who wait in the order of their turns."""
        return sorted((place for place in self._places if place.ahead), key=lambda place: place.lap)

    def _send_home(self, place: Place, refusal: RequestError) -> None:
        self._places.remove(place)
        place.refusal = refusal
        place.moved.set()
