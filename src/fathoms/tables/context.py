"""What all tables of a process share: where things are kept, how news leaves, who thinks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from fathoms.core import FathomsError, bot_names
from fathoms.tables.keys import Keys
from fathoms.tables.opening import ANY_GAME
from fathoms.tables.ports import News

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from fathoms.tables.ports import Bus, Clock, Store, Workers
    from fathoms.tables.settings import Settings

T = TypeVar("T")
_GATHER: Final = 0.002
log: Final = logging.getLogger("fathoms.tables")


def _counting() -> Callable[[], float]:
    """Find the clock that counts the seconds since the machine began, and those that it slept if it can."""
    try:
        count = partial(time.clock_gettime, time.CLOCK_BOOTTIME)
        count()
    except (AttributeError, OSError):
        # Not every system has it, and a browser names it without having it.
        return time.monotonic
    return count


passed: Final = _counting()


class SteadyClock:
    """The time of day when the process began, and what has passed since: nobody can set it while it runs."""

    def __init__(self, wall: Callable[[], float] = time.time, passed: Callable[[], float] = passed) -> None:
        self._passed: Final = passed
        self._began: Final = wall() - passed()

    def __call__(self) -> float:
        """Tell the time, in seconds since 1970."""
        return self._began + self._passed()


class TableContext:
    """One process among several that may serve the same tables."""

    def __init__(self, store: Store, bus: Bus, workers: Workers, settings: Settings, clock: Clock) -> None:
        self.store: Final = store
        self.bus: Final = bus
        self.settings: Final = settings
        self.clock: Final = clock
        self.keys: Final = Keys(settings.key)
        self.process: Final = secrets.token_hex(8)
        self.closing = False
        self._workers: Final = workers
        self._tasks: Final = set[asyncio.Task[Any]]()
        self._outbox: Final = dict[tuple[str, str], News]()
        self._news: Final = asyncio.Event()

    def stand_in(self, game: str) -> str:
        """Name the bot that plays for people who are away."""
        wish = self.settings.stand_in
        return wish if wish in bot_names(game) else ANY_GAME

    async def think(self, thought: Callable[[], T]) -> T:
        """Think beside the loop, so that nobody else has to wait."""
        return await self._workers.do(thought)

    def run(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something on the side; what goes wrong unforeseen is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def tell(self, news: News, about: str) -> None:
        """Tell other processes soon; of several news of one kind about a table only the latest counts."""
        if not self.bus.alone:
            self._outbox[news.table, about] = news
            self._news.set()

    async def carry(self) -> None:
        """Carry news out, for as long as the process lives."""
        while True:
            await self._news.wait()
            self._news.clear()
            # Let a little gather: a busy process would otherwise carry every move by itself.
            await asyncio.sleep(_GATHER)
            await self.flush()

    async def flush(self) -> None:
        """Carry out what has gathered."""
        waiting = list(self._outbox.values())
        self._outbox.clear()
        for news in waiting:
            await self.bus.publish(news)

    async def close(self) -> None:
        """End what still runs and let the workers go."""
        self.closing = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
        await self.flush()
        self._workers.close()

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, FathomsError):
            log.error("a task of a table failed", exc_info=error)
