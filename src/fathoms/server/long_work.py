"""Long work for one request: in a thread, in turn, and only for as long as somebody waits for it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, TypeVar

from starlette.requests import ClientDisconnect

from fathoms.server.answers import Later
from fathoms.server.limits import household
from fathoms.server.turns import Turns

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine

    from fathoms.server.endpoint import Asked
    from fathoms.server.turns import Place

T = TypeVar("T")

AT_ONCE: Final = 1
"""More threads would only take time from the tables: they share one interpreter."""
MOST_WAITING: Final = 32
_WAIT: Final = 5
"""Seconds after which some of those who wait have had their turn."""


class Abandoned(Exception):  # noqa: N818 - named after what became of it
    """Nobody waits for this work any more."""


class Effort:
    """What one piece of work has cost, in steps of about a tenth of a millisecond: counted, never timed."""

    def __init__(self) -> None:
        self.spent = 0
        self.abandoned = False
        """Set by the loop, read by the thread between two steps."""

    def spend(self, steps: int = 1) -> None:
        """Count steps; stop here if nobody waits for the outcome."""
        if self.abandoned:
            raise Abandoned
        self.spent += steps


class LongWork:
    """One kind of work that takes its time. Each kind has its own turns, so that none waits for another."""

    def __init__(self) -> None:
        self._turns: Final = Turns(AT_ONCE, MOST_WAITING, lambda: Later("rate", _WAIT, "server.busy"))

    async def do(self, asked: Asked, work: Callable[[Effort], T]) -> T:
        """Do a request's work when its turn comes; a client that goes away ends the waiting and the work."""
        with self._turns.place(household(asked.address)) as place:
            return await _while_there(asked.left, _in_turn(place, work))

    def close(self) -> None:
        """Send home those who wait: the server stops."""
        self._turns.close()


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


async def _while_there(left: Callable[[], Awaitable[None]], doing: Coroutine[Any, Any, T]) -> T:
    """Go on until it is done or the client has left."""
    working, leaving = asyncio.ensure_future(doing), asyncio.ensure_future(left())
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise ClientDisconnect
    finally:
        leaving.cancel()
        working.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)
