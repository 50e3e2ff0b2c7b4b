"""The tables that this process has in memory, and the rounds that look after them."""

from __future__ import annotations

import asyncio
import math
from functools import partial
from typing import TYPE_CHECKING, Final

from fathoms.core import FathomsError
from fathoms.tables import commands
from fathoms.tables.context import log
from fathoms.tables.errors import NoTable, Unreadable
from fathoms.tables.events import read_events
from fathoms.tables.room import RECENT, Room
from fathoms.tables.table import read_in_portions

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from fathoms.tables.context import TableContext
    from fathoms.tables.events import PendingEvent
    from fathoms.tables.ports import News
    from fathoms.tables.table import Table

_LONGEST: Final = 64
_ROUND: Final = 0.5
_HOUR: Final = 3600.0
_DAY: Final = 24 * _HOUR
_SILENT: Final = 3
"""Heartbeats that a process may miss before it is taken for dead."""


class Rooms:
    """Finds tables, in memory or in the store."""

    def __init__(self, context: TableContext) -> None:
        self._context: Final = context
        self._rooms: Final = dict[str, Room]()
        self._loading: Final = dict[str, asyncio.Task[Room]]()
        self._due: Final = dict[str, float]()
        """For tables without visitors, when their time is over or a bot of theirs should move."""
        self._unreadable: Final = set[str]()
        self._reading: Final = asyncio.Lock()
        """Held while a portion of a table is read."""

    def all(self) -> Sequence[Room]:
        """Give the tables in memory."""
        return list(self._rooms.values())

    def there(self, table: str) -> Room | None:
        """Give a table if it is in memory."""
        return self._rooms.get(table)

    async def find(self, table: str, patience: float = 0.0) -> Room:
        """Find a table, up to date, or as it was a moment ago to those who have patience."""
        room = self._rooms.get(table)
        if room is None:
            return await self._load(table)
        if self._context.bus.alone:
            # Nobody else writes; who does all the same is noticed as at a table with visitors.
            patience = max(patience, self._context.settings.poll)
        known = room.visitors or self._context.clock() - room.heard < patience
        if room.doubtful or not known:
            await room.catch_up()
        return room

    def add(self, table: Table, begun: Sequence[PendingEvent]) -> Room:
        """Take in a table that was set here just now, so that nothing of it need be read."""
        room = self._rooms[table.table] = Room(self._context, table, [table.opened])
        room.chat.complete = True
        room.advance(begun)
        return room

    async def find_readable(self, table: str, patience: float = 0.0) -> Room | None:
        """Find a table among many; None if it cannot be read, which must not keep anybody from the others."""
        if table in self._unreadable:
            return None
        try:
            return await self.find(table, patience)
        except (NoTable, Unreadable) as error:
            self._unreadable.add(table)
            # Which one it is the log does not tell: a table's name lets anybody watch it.
            log.warning(
                "a table cannot be read and is left out (%d so far; `fathoms admin check` names them): %s",
                len(self._unreadable),
                type(error.__cause__ or error).__name__,
            )
            return None

    def hear(self, news: News) -> None:
        """Hear from the bus."""
        if news.process == self._context.process:
            return
        if (loading := self._loading.get(news.table)) is not None:
            # What is being read may have been written before this.
            loading.add_done_callback(lambda _: self.hear(news))
        elif (room := self._rooms.get(news.table)) is not None:
            room.hear(news)

    async def look_after(self) -> None:
        """Read again what may have changed unheard, say who is here, and forget tables that nobody visits."""
        settings, bus, beat = self._context.settings, self._context.bus, self._context.clock()
        connections = bus.connections
        while True:
            await asyncio.sleep(min(_ROUND, settings.poll_alone))
            now = self._context.clock()
            if connections != bus.connections:
                connections = bus.connections
                self._make_up_for_silence()
            patience = settings.poll if bus.connected else settings.poll_alone
            beats = now - beat >= settings.heartbeat
            beat = now if beats else beat
            for room in self.all():
                if room.visitors:
                    if beats:
                        self._beat(room, now)
                    if room.doubtful or now - room.heard >= patience:
                        await self._try(room)
            self.forget(settings.limits.rooms, since=now - settings.idle)

    def _make_up_for_silence(self) -> None:
        """Read every table again, and let others do so: neither heard the other while the line was down."""
        for room in self.all():
            room.doubtful = True
            room.tell_version()

    async def sweep(self) -> None:
        """Look through all unfinished tables for time that ran out and bots that were forgotten."""
        while True:
            await asyncio.sleep(self._context.settings.sweep)
            try:
                await self.sweep_once()
            except FathomsError as error:
                log.debug("the tables could not be looked through: %s", error)
            except Exception:  # noqa: BLE001 - the next round may fare better
                log.exception("the tables could not be looked through")

    async def sweep_once(self) -> None:
        """Wake every table that is late; each is read only when it may be."""
        unfinished = await self._context.store.waiting_for_time()
        now = self._context.clock()
        for table in unfinished:
            if self._due.get(table, -math.inf) > now or self._is_watched(table):
                continue
            room = await self.find_readable(table)
            if room is None:
                continue
            await self._close_if_deserted(room)
            room.driver.wake()
            due = room.driver.due()
            # If nobody can be late yet, somebody has to come first, perhaps to another process.
            self._due[table] = now + (_HOUR if due is None else due - room.now)
        for table in set(self._due).difference(unfinished):
            if len(self._due) > self._context.settings.limits.rooms:
                del self._due[table]

    async def _close_if_deserted(self, room: Room) -> None:
        """Close a table to which nobody has come for very long."""
        patience = self._context.settings.close_after_days * _DAY
        here = room.presence
        if patience and room.now - room.table.at >= patience and not (here.seats or here.watchers):
            await room.do(partial(commands.close, patience=patience))

    def _is_watched(self, table: str) -> bool:
        room = self._rooms.get(table)
        return room is not None and bool(room.visitors)

    def _beat(self, room: Room, now: float) -> None:
        if room.presence.forget(now - _SILENT * self._context.settings.heartbeat, now):
            room.tell_presence()
        room.beat()

    async def _try(self, room: Room) -> None:
        try:
            await room.catch_up()
        except FathomsError as error:
            # The store has told the host of it, once for all tables.
            log.debug("a table could not be read: %s", error)
        except Exception:  # noqa: BLE001 - the next round may fare better
            log.exception("a table could not be read")

    async def _load(self, table: str) -> Room:
        """Read a table from the store; if several ask at once, it is read once."""
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.get_running_loop().create_task(self._read(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
            # Those who asked hear of a failure; if they are gone, nobody needs to.
            loading.add_done_callback(lambda task: task.cancelled() or task.exception())
        return await asyncio.shield(loading)

    async def _read(self, table: str) -> Room:
        found = await self._context.store.read(table) if 0 < len(table) <= _LONGEST else ()
        if not found:
            raise NoTable("tables.no-table")
        bodies = [each.body for each in found]
        read = await self._fold(read_in_portions(table, bodies))
        room = self._rooms[table] = Room(self._context, read, list(read_events(bodies[-RECENT:])))
        room.driver.wake()
        return room

    async def _fold(self, portions: Iterator[Table]) -> Table:
        """Read a table to its end; everybody else has a turn after each portion, of this table or another."""
        read = next(portions)
        while True:
            async with self._reading:
                more = next(portions, None)
                if more is None:
                    return read
                read = more
                await asyncio.sleep(0)

    def forget(self, most: int, since: float = -math.inf) -> None:
        """Forget tables that nobody visits: those beyond `most`, and those not asked for since then."""
        spare = len(self._rooms) - most
        for table, room in list(self._rooms.items()):
            if room.empty and (spare > 0 or room.heard < since):
                room.driver.stop()
                del self._rooms[table]
                spare -= 1
