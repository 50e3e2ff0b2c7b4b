"""Tables: all that a server needs to know. Every process may serve every table."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from fathoms.protocol import requests
from fathoms.tables import commands
from fathoms.tables.context import SteadyClock, TableContext
from fathoms.tables.errors import BadWish, FullTable, NoTable, TableError, TooMany, Unavailable
from fathoms.tables.events import BotSeat, Opened, PendingEvent, Rematched, Sat
from fathoms.tables.keys import new_table
from fathoms.tables.messages import encode
from fathoms.tables.opening import (
    begin_in_record,
    begin_in_table,
    check_bots,
    opened,
    play_on,
    reopened,
    returning,
)
from fathoms.tables.played import PlayedGames
from fathoms.tables.ports import Conflict, News, PlayerSeat, TableRow
from fathoms.tables.records import events_of, open_record, record_of
from fathoms.tables.rooms import Rooms
from fathoms.tables.table import table_of
from fathoms.tables.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from fathoms.core import Record
    from fathoms.protocol import live
    from fathoms.protocol.players import PlayedGame
    from fathoms.tables.opening import Beginning
    from fathoms.tables.ports import Bus, Clock, Store, Workers
    from fathoms.tables.room import Room
    from fathoms.tables.settings import Settings
    from fathoms.tables.table import Table

_HOUR: Final = 3600.0
_GLANCE: Final = 2.0
"""Seconds for which a listed table need not be read again."""


class ReviewableGame(NamedTuple):
    """A game as it was played so far, and who asks about it."""

    record: Record
    """With what nobody may know yet: it is not for clients."""
    colours: tuple[str, ...]
    seat: int | None
    over: bool


class Tables:
    """Open a table, sit, look, watch, play; what happens is durable before it is told."""

    def __init__(
        self, store: Store, bus: Bus, workers: Workers, *, settings: Settings, clock: Clock | None = None
    ) -> None:
        self.context: Final = TableContext(store, bus, workers, settings, clock or SteadyClock())
        self.rooms: Final = Rooms(self.context)
        self._played: Final = PlayedGames(self.context.keys)

    async def start(self) -> None:
        """Begin to hear news and to look after tables."""
        self.context.bus.subscribe(self.rooms.hear)
        await self.context.bus.start()
        self.context.run(self.context.carry())
        self.context.run(self.rooms.look_after())
        self.context.run(self.rooms.sweep())

    async def stop(self) -> None:
        """Say goodbye to every visitor; what was begun is finished first."""
        self.context.closing = True
        for room in self.rooms.all():
            async with room.lock:
                for visitor in list(room.visitors):
                    visitor.say_goodbye()
                    room.leave(visitor)
            room.driver.stop()
        await self.context.close()

    async def open(self, wish: requests.OpenTable, *, address: str = "") -> requests.Opened:
        """Set a table."""
        context = self.context
        now, hidden = context.clock(), context.keys.address(address) if address else ""
        await self._require_few_tables(hidden)
        name, taken_over = context.settings.prefix + new_table(), None
        if wish.origin is not None:
            record, taken_over = await self._begin_in(wish.origin)
            wish = play_on(wish, record)
        event = opened(name, wish, context.keys, now, hidden, context.settings.limits.moves, taken_over)
        table = await self._set(name, event)
        return requests.Opened(
            table=name,
            seats=tuple(
                requests.OpenedSeat(
                    seat=seat.number,
                    kind=seat.kind,
                    name=table.names[seat.number],
                    token=context.keys.token(name, seat.number) if seat.token is not None else None,
                    invite=context.keys.invite(name, seat.number) if seat.invite is not None else None,
                )
                for seat in table.seats
            ),
            watch=f"/table/{name}",
            commitment=table.commitment,
        )

    async def set_table(self, name: str, event: Opened) -> None:
        """Set a table as it is given, for somebody who may open one now."""
        await self._require_few_tables(event.address)
        await self._set(name, event)

    async def _set(self, name: str, event: Opened) -> Table:
        """Set a table; if nobody is waited for the game begins."""
        if any(isinstance(seat, BotSeat) for seat in event.seats):
            await self.context.think(partial(check_bots, event))
        table = table_of(name, [event])
        begun: list[PendingEvent] = []
        if all(seat.taken and not seat.awaited for seat in table.seats):
            begun = commands.begin(table, event.at, table.mixed_dice())
        await self._keep(table, begun)
        return table

    async def bring(self, record: Record, *, address: str = "") -> tuple[str, float]:
        """Keep a finished game that was played elsewhere; gives the table's name, and when it was opened."""
        context = self.context
        hidden = context.keys.address(address) if address else ""
        await self._require_few_tables(hidden)
        opening, *others = await context.think(partial(events_of, record, context.clock()))
        if not isinstance(opening, Opened):
            raise TypeError(opening)
        # It counts as opened now, so that nobody fills a database with old games.
        opening = msgspec.structs.replace(opening, address=hidden, at=context.clock())
        name = context.settings.prefix + new_table()
        row = TableRow(name, opening.game, "over", listed=False, created=opening.at, address=hidden)
        await context.store.open(row, [encode(opening), *map(encode, others)])
        return name, opening.at

    async def _begin_in(self, origin: requests.PlayOn) -> Beginning:
        """Find the moment that a new table goes on from; those who play a game may do so while it is on."""
        most = self.context.settings.limits.moves
        if origin.record is not None and origin.table is None:
            return await self.context.think(partial(begin_in_record, origin.record, origin.move, most))
        if origin.table is None or origin.record is not None:
            raise BadWish("tables.origin-which")
        table = (await self.rooms.find(origin.table)).table
        if table.outcome is None:
            if origin.token is None:
                raise TableError("tables.origin-on")
            commands.holder(table, origin.token)
            if not table.opened.hints:
                raise TableError("tables.origin-no-hints")
        if table.first is None:
            raise TableError("tables.not-begun")
        # With its hidden moves: they tell whether what was dealt can be dealt afresh.
        record = msgspec.structs.replace(record_of(table), moves=tuple(table.moves))
        hidden = frozenset(table.hidden) if table.outcome is None else frozenset[int]()
        return await self.context.think(partial(begin_in_table, record, hidden, origin.move, most))

    async def sit(self, table: str, wish: requests.Sit) -> requests.Seated:
        """Take a seat with its invite, or a free one where anyone may."""
        room, keys = await self._find(table), self.context.keys
        if wish.seat is not None:
            await room.do(lambda now, at: commands.choose(now, wish, keys, at))
        done = await room.do(lambda now, at: commands.sit(now, wish, keys, at))
        sat = next(pending.event for pending in done if isinstance(pending.event, Sat))
        # It may have changed places already.
        seat = next(seat for seat in room.table.seats if seat.token == sat.token)
        return requests.Seated(table, seat.number, keys.token(table, seat.key))

    async def check_invite(self, table: str, invite: str) -> requests.Invited:
        """Tell which seat an invite gives; refuse one that is not known, or used with no other seat free."""
        room = await self._find(table)
        return requests.Invited(table, commands.offered(room.table, requests.Sit(invite)).number)

    async def look(self, table: str) -> requests.TableInfo:
        """Tell what anyone may know of a table."""
        return (await self._find(table)).info()

    async def record(self, table: str) -> Record:
        """Give the record: complete once the game is over, before that without secrets."""
        return record_of((await self.rooms.find(table)).table, self.context.clock())

    async def reviewable(self, table: str, token: str | None) -> ReviewableGame:
        """Give a game for a review, with all secrets; of a game not over only where hints are allowed."""
        room = await self._find(table)
        now = room.table
        seat = None if token is None else commands.holder(now, token)
        if now.state is None:
            raise TableError("tables.not-begun")
        if now.outcome is None and not now.opened.hints:
            raise TableError("tables.no-review")
        colours = tuple(each.colour for each in now.seats)
        return ReviewableGame(open_record(now), colours, seat, now.outcome is not None)

    async def held(self, table: str, token: str) -> PlayerSeat:
        """Tell which seat a token holds, by the number that stays with its person."""
        now = (await self.rooms.find(table)).table
        return PlayerSeat(table, now.seats[commands.holder(now, token)].key, now.opened.at)

    async def played(self, seats: Sequence[PlayerSeat]) -> list[PlayedGame]:
        """Tell of the games that somebody took part in, in the order of `seats`; what is gone is left out."""
        by_table: dict[str, list[int]] = {}
        for seat in seats:
            by_table.setdefault(seat.table, []).append(seat.seat)
        games: list[PlayedGame] = []
        for table, keys in by_table.items():
            bodies = tuple(each.body for each in await self.context.store.read(table))
            game = await self.context.think(partial(self._played.find, table, bodies, tuple(sorted(keys))))
            if game is not None:
                games.append(game)
        return games

    async def reread(self, changed: Mapping[str, int]) -> None:
        """Hear of tables that were changed in the store; other processes hear of them, too."""
        for table, version in changed.items():
            news = News(table, version, process=self.context.process)
            self.context.tell(news, "version")
            if (room := self.rooms.there(table)) is not None:
                await room.catch_up()

    async def listed(self) -> requests.Tables:
        """Tell of the tables that strangers may find."""
        rows = await self.context.store.listed()
        rooms = [await self.rooms.find_readable(row.table, _GLANCE) for row in rows]
        return requests.Tables(tuple(room.info() for room in rooms if room is not None))

    async def visit(
        self,
        table: str,
        hello: live.Hello,
        send: Callable[[bytes], None],
        *,
        address: str = "",
    ) -> Visitor:
        """Come to a table with a token to play, without one to watch."""
        room = await self._find(table)
        if self.context.closing:
            raise Unavailable("tables.goodbye")
        self._require_room(room, _seat(room, hello))
        room.expected += 1
        try:
            await self._prepare(room, hello)
        finally:
            room.expected -= 1
        # Meanwhile they may have changed places, in another window.
        visitor = Visitor(room, _seat(room, hello), hello, send, self._play_again, address)
        # From here on nothing may come between, or a move would be told twice or not at all.
        room.enter(visitor)
        room.resync(visitor, hello.version)
        room.driver.wake()
        return visitor

    async def _find(self, table: str) -> Room:
        """Find a table to which people may come."""
        room = await self.rooms.find(table)
        outcome = room.table.outcome
        if outcome is not None and outcome.by == "absence":
            raise NoTable("tables.closed")
        return room

    async def _require_few_tables(self, address: str) -> None:
        """Refuse an address that has opened many tables lately."""
        most = self.context.settings.limits.tables_per_hour
        if address and await self.context.store.opened_by(address, self.context.clock() - _HOUR) >= most:
            raise TooMany("tables.too-many-tables", most=most)

    def _require_room(self, room: Room, seat: int | None) -> None:
        """Refuse a crowd. A person with a seat is kept out only by too many windows of their own."""
        limits = self.context.settings.limits
        if seat is None:
            if len(room.visitors) + room.expected >= limits.visitors:
                raise FullTable("tables.full", most=limits.visitors)
        elif sum(visitor.seat == seat for visitor in room.visitors) >= limits.windows:
            raise FullTable("tables.too-many-windows", most=limits.windows)

    async def _prepare(self, room: Room, hello: live.Hello) -> None:
        """Read what this process does not know yet; a player may have a share of the dice to mix in."""
        if not (room.visitors or (room.chat.complete and self.context.bus.alone)):
            await room.chat.read()
        if room.doubtful or (hello.version or 0) > room.table.version:
            await room.catch_up()
        token = hello.token
        if token is not None and room.table.state is None:
            await room.do(
                lambda now, at: commands.arrive(now, commands.holder(now, token), hello.entropy or "", at)
            )

    async def _play_again(self, room: Room) -> None:
        """Set the rematch once every person here asked for it."""
        context, table = self.context, room.table
        if table.rematch is not None or not table.again.issuperset(returning(table)):
            return
        await self._require_few_tables(table.opened.address)
        name = context.settings.prefix + context.keys.next_table(table.table)
        # Somebody may have had their name forgotten.
        await room.catch_up()
        # If there is a conflict, another process has set the very same table.
        with suppress(Conflict):
            again = reopened(table, name, context.keys, room.now, context.settings.limits.moves)
            await self._keep(table_of(name, [again]), [])

        def rematched(now: Table, at: float) -> list[PendingEvent]:
            return [] if now.rematch is not None else [PendingEvent(Rematched(at=at, table=name))]

        await room.do(rematched)

    async def _keep(self, table: Table, begun: list[PendingEvent]) -> None:
        """Keep a new table with what happened at once."""
        opening = table.opened
        row = TableRow(
            table=table.table,
            game=opening.game,
            status=table.status_with(begun),
            listed=opening.listed,
            created=opening.at,
            address=opening.address,
        )
        await self.context.store.open(row, [encode(opening), *(encode(each.event) for each in begun)])
        room = self.rooms.add(table, begun)
        if begun:
            # Bots may have to move before anybody comes.
            room.driver.adopt()


def _seat(room: Room, hello: live.Hello) -> int | None:
    """Find the seat of the person who says hello; None watches."""
    return None if hello.token is None else commands.holder(room.table, hello.token)
