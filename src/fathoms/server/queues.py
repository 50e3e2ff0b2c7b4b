"""Queues: a few at a time, shared among visitors so that nobody waits for all that another asked for."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, TypeVar

from starlette.requests import ClientDisconnect

from fathoms.api.responses import RequestError
from fathoms.api.state import Effort

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Coroutine, Generator

    from fathoms.api.requests import ApiRequest

T = TypeVar("T")

MOST_WAITING: Final = 32
_WAIT: Final = 5
"""Seconds after which some of those who wait for long work have had their turn."""
_BREATH: Final = 5.0
"""Seconds after which those who wait are told again where they stand."""


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
            # Cleared first: one who leaves while this is being told must not be missed.
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


class FairQueue:
    """Who has a turn and who waits: everybody's first request, then everybody's second, and so on."""

    def __init__(self, at_once: int, waiting: int, full: Callable[[], RequestError]) -> None:
        self._at_once: Final = at_once
        self._most_waiting: Final = waiting
        self._full: Final = full
        """What is told to those for whom there is no room."""
        self._places: Final[list[Place]] = []
        """In the order in which they came."""
        self._lap = 0
        """That of the latest turn: who comes now takes part from here on."""
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
        """Refuse those who wait, and everybody from now on."""
        self._closed = True
        for place in self._waiting():
            self._refuse(place, RequestError("unavailable", "server.closing"))

    def _move(self) -> None:
        """Give the free turns to those who come first, and tell everybody where they stand."""
        waiting = self._waiting()
        free = self._at_once - (len(self._places) - len(waiting))
        room = max(0, free) + self._most_waiting
        # Who has asked for the most stands last, so a crowd of one visitor keeps no other out.
        for place in waiting[room:]:
            self._refuse(place, self._full())
        for number, place in enumerate(waiting[:room]):
            ahead = max(0, number + 1 - free)
            if ahead != place.ahead:
                place.ahead = ahead
                place.moved.set()
            if not ahead:
                self._lap = max(self._lap, place.lap)

    def _waiting(self) -> list[Place]:
        """List those who wait in the order of their turns."""
        return sorted((place for place in self._places if place.ahead), key=lambda place: place.lap)

    def _refuse(self, place: Place, refusal: RequestError) -> None:
        self._places.remove(place)
        place.refusal = refusal
        place.moved.set()


class QueuedWork:
    """One kind of long work: in a thread, one at a time, and only while its client is there.

    More threads would only take time from the tables: they share one interpreter. Each kind has a queue:
    none waits for another.
    """

    def __init__(self) -> None:
        self._queue: Final = FairQueue(
            1, MOST_WAITING, lambda: RequestError("rate", "server.busy", retry_after=_WAIT)
        )

    async def do(self, request: ApiRequest[Any], work: Callable[[Effort], T]) -> T:
        """Do a request's work when its turn comes; a client that goes away ends the waiting and the work."""
        return await _while_connected(request, self.run(request.visitor, work))

    async def run(self, visitor: str, work: Callable[[Effort], T]) -> T:
        """Do some work when its turn comes; anyone who awaits this knows whether somebody is still there."""
        with self._queue.place(visitor) as place:
            return await _in_turn(place, work)

    def close(self) -> None:
        """Refuse those who wait: the server stops."""
        self._queue.close()


async def _in_turn(place: Place, work: Callable[[Effort], T]) -> T:
    async for _ in place.turns():
        continue
    effort = Effort()
    working = asyncio.ensure_future(asyncio.to_thread(work, effort))
    try:
        return await asyncio.shield(working)
    finally:
        # The next turn begins when this thread has really ended.
        effort.abandoned = True
        await asyncio.gather(working, return_exceptions=True)


async def _while_connected(request: ApiRequest[Any], doing: Coroutine[Any, Any, T]) -> T:
    """Go on until it is done or the client has left."""
    working, leaving = asyncio.ensure_future(doing), asyncio.ensure_future(request.disconnected())
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise ClientDisconnect
    finally:
        leaving.cancel()
        working.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)
