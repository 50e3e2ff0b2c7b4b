"""What the routes of one process share, opened together and closed in the right order."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fathoms.api.responses import RequestError
from fathoms.api.reviews import TableReviews
from fathoms.bus import make_bus
from fathoms.server.addresses import Callers
from fathoms.server.connections import HttpConnections
from fathoms.server.limits import Guests, Refusals
from fathoms.server.measuring.pool import MeasuringPool
from fathoms.server.metrics import Metrics
from fathoms.server.queues import QueuedWork
from fathoms.server.resources import GarbageCollector, share_descriptors
from fathoms.server.workers import Threads
from fathoms.storage import make_store
from fathoms.tables.daily import Daily
from fathoms.tables.keys import Keys
from fathoms.tables.service import Tables
from fathoms.tables.settings import Limits
from fathoms.tables.settings import Settings as TableSettings

if TYPE_CHECKING:
    from fathoms.server.outbox import Outbox
    from fathoms.server.settings import Settings
    from fathoms.storage import SqlStore
    from fathoms.tables.ports import Bus, Gallery, Players, PuzzleAnswers, Reviews

CLIENT: Final = Path(__file__).parents[1] / "web"
"""Where the built browser client lies in the package."""
_NO_LIMIT: Final = 10**9
_THINKERS: Final = 2
"""Threads in which bots and advisers think."""
_SHORT_WORK: Final = 4
"""Threads for what endpoints do at once."""
_LAST_WORDS: Final = 2.0
"""Seconds for goodbyes to be sent."""


class AppState:
    """Settings, limits, metrics, store, bus and tables of one process."""

    def __init__(self, settings: Settings, client: Path = CLIENT) -> None:
        self.settings: Final = settings
        self.client: Final = client
        self.callers: Final = Callers(settings)
        self.guests: Final = Guests(
            settings.requests_per_second, settings.address_messages_per_second, settings.keys_per_hour
        )
        self.metrics: Final = Metrics()
        self.refusals: Final = Refusals(self.metrics)
        self.sockets, plain = share_descriptors(settings.connections)
        """How many tables' sockets there may be."""
        self.http_connections: Final = HttpConnections(self, plain)
        self.garbage: Final = GarbageCollector()
        self.measuring: Final = MeasuringPool(settings, self.metrics)
        self.workers: Final = Threads(_SHORT_WORK)
        self.replays: Final = QueuedWork()
        self.listings: Final = QueuedWork()
        """What the gallery shows."""
        self.reviews: Final = TableReviews(self.measuring, self.workers, QueuedWork())
        self.connections = 0
        """How many sockets there are."""
        self.outboxes: Final[set[Outbox]] = set()
        """What waits to be sent, of every connection."""
        self._store: SqlStore | None = None
        self._bus: Bus | None = None
        self._tables: Tables | None = None
        self._daily: Daily | None = None

    @property
    def tables(self) -> Tables:
        """The service; gone while the process opens or closes."""
        if self._tables is None:
            raise RequestError("unavailable", "server.closing")
        return self._tables

    @property
    def store(self) -> SqlStore:
        """The store; gone while the process opens or closes."""
        if self._store is None or self._tables is None:
            raise RequestError("unavailable", "server.closing")
        return self._store

    @property
    def kept_reviews(self) -> Reviews:
        """Where reviews of finished tables are kept."""
        return self.store.reviews

    @property
    def reviews_games(self) -> bool:
        """Whether the host wants games to be reviewed here."""
        return not self.settings.no_reviews

    @property
    def players(self) -> Players:
        """Those who keep their games under a key."""
        return self.store.players

    @property
    def puzzle_answers(self) -> PuzzleAnswers:
        """How people do with puzzles."""
        return self.store.puzzle_answers

    @property
    def daily(self) -> Daily:
        """The daily dive; gone while the process opens or closes."""
        if self._daily is None:
            raise RequestError("unavailable", "server.closing")
        return self._daily

    @property
    def gallery(self) -> Gallery | None:
        """Where visitors show rule sets to everybody; None if they may not here."""
        return self.store.gallery if self.settings.gallery else None

    def hidden(self, visitor: str) -> str:
        """Hide a visitor's address so that what they did can be counted and nobody found."""
        return Keys(self.store.server_key()).address(visitor)

    async def check(self) -> None:
        """Raise if this process cannot do its work."""
        await self.store.check()

    @property
    def hears_others(self) -> bool:
        """Whether news from other processes arrives now."""
        return self._bus is not None and self._bus.connected

    async def open(self) -> None:
        """Begin the work of this process."""
        settings = self.settings
        store = await asyncio.to_thread(make_store, settings.database_url)
        self._store = store
        self._bus = bus = make_bus(settings.redis_url or None)
        limits = Limits(
            tables_per_hour=settings.tables_per_hour or _NO_LIMIT,
            moves=settings.most_moves,
            visitors=settings.visitors_per_table,
            chat_kept=settings.chat_kept,
            chat_per_minute=settings.chat_per_minute or _NO_LIMIT,
            chat_per_day=settings.chat_per_day or _NO_LIMIT,
        )
        tables = Tables(
            store,
            bus,
            Threads(_THINKERS),
            settings=TableSettings(
                key=store.server_key(),
                pace=settings.pace,
                least_pace=settings.least_pace,
                stand_in=settings.stand_in,
                gone_after=settings.gone_after,
                close_after_days=settings.close_after_days,
                limits=limits,
            ),
        )
        await tables.start()
        self._tables = tables
        self._daily = Daily(tables, store.attempts, tables.context.keys.day_secret, boards=True)

    async def say_goodbye(self) -> None:
        """Tell everybody that the server stops, and finish what is being written."""
        await self.reviews.close()
        await self.measuring.close()
        self.replays.close()
        self.listings.close()
        self.workers.close()
        tables, self._tables, self._daily = self._tables, None, None
        if tables is None:
            return
        await tables.stop()
        with suppress(TimeoutError):
            async with asyncio.timeout(_LAST_WORDS):
                for box in list(self.outboxes):
                    await box.emptied()

    async def close(self) -> None:
        """Let go of everything."""
        await self.say_goodbye()
        if self._bus is not None:
            await self._bus.close()
        if self._store is not None:
            await self._store.close()
