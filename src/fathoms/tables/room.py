"""A table that this process serves now: what happens is written first, then told to everybody here."""

from __future__ import annotations

import asyncio
import weakref
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from fathoms.core import CHANCE
from fathoms.protocol import live
from fathoms.tables.chat import Chat
from fathoms.tables.driver import Driver
from fathoms.tables.errors import Unavailable
from fathoms.tables.events import (
    MOVES,
    Begun,
    Forgotten,
    PendingEvent,
    Played,
    Rematched,
    Swapped,
    Undone,
    encode_event,
    read_events,
)
from fathoms.tables.messages import MoveMessage, Snapshot, changed, encode, missed, table_info, whole
from fathoms.tables.opening import returning
from fathoms.tables.ports import Conflict, News
from fathoms.tables.table import PORTION

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from fathoms.protocol.requests import TableInfo
    from fathoms.tables.context import TableContext
    from fathoms.tables.events import AnyEvent
    from fathoms.tables.table import Table
    from fathoms.tables.visitor import Visitor

_TRIES: Final = 6
RECENT: Final = 64
"""Events that are kept for visitors who come back."""
_PRESENCE_DELAY: Final = 0.05
"""Seconds to gather who comes and goes, so that a crowd is told about once."""


class Elsewhere(NamedTuple):
    """Who is connected to another process, as it said last."""

    seats: tuple[int, ...]
    watchers: int
    heard: float


class Presence:
    """Seats and watchers of one table."""

    def __init__(self, seats: int, now: float) -> None:
        self._seats: Final = seats
        self._here: list[int | None] = []
        self._elsewhere: Final = dict[str, Elsewhere]()
        self._seen: Final = [now] * seats
        """When each seat was last connected, as far as this process knows."""

    @property
    def seats(self) -> frozenset[int]:
        """The seats whose people are connected."""
        there = {seat for other in self._elsewhere.values() for seat in other.seats}
        return frozenset(there | set(self.seats_here))

    @property
    def seats_here(self) -> tuple[int, ...]:
        """The seats connected to this process."""
        return tuple(sorted({seat for seat in self._here if seat is not None}))

    @property
    def watchers(self) -> int:
        """How many watch."""
        return self.watchers_here + sum(other.watchers for other in self._elsewhere.values())

    @property
    def watchers_here(self) -> int:
        """How many watch through this process."""
        return self._here.count(None)

    @property
    def elsewhere(self) -> bool:
        """Whether anybody is connected to another process."""
        return bool(self._elsewhere)

    def now_here(self, seats: Iterable[int | None], now: float) -> bool:
        """Note who is connected here; tells whether that is news."""
        before = (self.seats_here, self.watchers_here)
        gone = self.seats
        self._here = list(seats)
        self._touch(gone, now)
        return before != (self.seats_here, self.watchers_here)

    def hear(self, news: News, now: float) -> bool:
        """Note what another process says; tells whether that is news."""
        before, watchers = self.seats, self.watchers
        self._touch(before, now)
        if news.present or news.watchers:
            self._elsewhere[news.process] = Elsewhere(news.present or (), news.watchers, now)
        else:
            self._elsewhere.pop(news.process, None)
        return (before, watchers) != (self.seats, self.watchers)

    def forget(self, since: float, now: float) -> bool:
        """Forget processes that have said nothing for long; tells whether that is news."""
        silent = [process for process, other in self._elsewhere.items() if other.heard < since]
        self._touch(self.seats, now)
        for process in silent:
            del self._elsewhere[process]
        return bool(silent)

    def gone_for(self, seat: int, now: float) -> float:
        """Tell for how long a seat's person has been away."""
        return 0.0 if seat in self.seats else now - self._seen[seat]

    def _touch(self, seats: Iterable[int], now: float) -> None:
        for seat in seats:
            if seat < self._seats:
                self._seen[seat] = now


class Room:
    """One table and its visitors in this process."""

    def __init__(self, context: TableContext, table: Table, tail: Sequence[AnyEvent] = ()) -> None:
        self.context: Final = context
        self.table: Final = table
        self.visitors: Final[dict[Visitor, None]] = {}
        self.stand_in: Final = context.stand_in(table.game.name)
        """The bot that plays here for people who are away."""
        self.presence: Final = Presence(len(table.seats), context.clock())
        # Its parts do not keep it: in a ring a forgotten room would be garbage that is never found.
        room = cast("Room", weakref.proxy(self))
        self.driver: Final = Driver(room)
        self.muted: Final = dict[int, set[int]]()
        """For each seat whose chat it does not want to hear; it lasts while the room does."""
        self.chat: Final = Chat(room)
        self._ahead = max(0.0, table.at - context.clock())
        """How far the table's time is ahead of this process's: it was written before a clock was set back."""
        self.heard = context.clock()
        """When this process last knew that it was up to date."""
        self.expected = 0
        """How many are coming in."""
        self.doubtful = False
        """Whether something may have been written that this process has not read."""
        self.recent: Final = list(tail[-RECENT:])
        """The latest events, for visitors who missed a few; the last is the table's version."""
        self.lock: Final = asyncio.Lock()
        """Held while something is written or read."""
        self._presence_due = False

    @property
    def now(self) -> float:
        """The table's time: it goes on from its last event, even if that lies in this process's future."""
        clock = self.context.clock()
        self._ahead = max(self._ahead, self.table.at - clock)
        return clock + self._ahead

    async def do(self, command: Callable[[Table, float], list[PendingEvent]]) -> list[PendingEvent]:
        """Run a command: write its events, then tell them. If another process was faster, look again."""
        async with self.lock:
            if self.context.closing:
                raise Unavailable("tables.goodbye")
            if self.doubtful:
                await self._read()
            for _ in range(_TRIES):
                pending = command(self.table, self.now)
                if not pending or await self._write(pending):
                    return pending
                await self._read()
        raise Unavailable("tables.not-saved")

    async def catch_up(self) -> None:
        """Read what other processes have written."""
        async with self.lock:
            await self._read()

    async def _write(self, pending: list[PendingEvent]) -> bool:
        table, status = self.table, self.table.status_with(pending)
        try:
            await self.context.store.append(
                table.table,
                table.version,
                [encode_event(each.event) for each in pending],
                None if status == table.status else status,
            )
        except Conflict:
            return False
        except BaseException:
            # It may have been written or not: the store will tell.
            self.doubtful = True
            if not self.context.closing:
                self.context.run(self.catch_up())
            raise
        self.driver.mine = True
        self.heard = self.context.clock()
        self.advance(pending)
        self.tell_version()
        return True

    async def _read(self) -> None:
        table = self.table
        # What is heard of while the store reads may be missing in what it read.
        self.doubtful = False
        try:
            found = await self.context.store.read(table.table, table.version)
            self.heard = self.context.clock()
            self.driver.mine = self.driver.mine and not found
            events = read_events(each.body for each in found)
            while portion := [PendingEvent(event) for event in islice(events, PORTION)]:
                self.advance(portion)
                await asyncio.sleep(0)
        except BaseException:
            self.doubtful = True
            raise

    def advance(self, pending: Sequence[PendingEvent]) -> None:
        """Apply events that are written already, and tell everybody here."""
        table, now = self.table, self.now
        was_over = table.outcome is not None
        last_move = next((each for each in reversed(pending) if isinstance(each.event, MOVES)), None)
        for each in pending:
            if isinstance(each.event, Forgotten):
                self.chat.forget(table.seats[each.event.seat])
            table.apply(each)
            self.recent.append(each.event)
            if isinstance(each.event, Swapped):
                self._reseat(each.event)
            if self.visitors:
                self._tell(each.event, now, last=each is last_move)
        del self.recent[:-RECENT]
        if self.visitors and not was_over and table.outcome is not None:
            self.tell_changed()
        self.driver.wake()

    def _tell(self, event: AnyEvent, now: float, *, last: bool) -> None:
        snapshot = Snapshot(self.table, max(now, event.at))
        if isinstance(event, MOVES):
            message = MoveMessage(snapshot, event, last=last)
            for visitor in list(self.visitors):
                visitor.tell(message.to(visitor.viewer))
        elif isinstance(event, Begun | Swapped | Undone):
            for visitor in list(self.visitors):
                visitor.tell(self.whole(visitor, snapshot))
        else:
            self.tell_changed(snapshot)
            if isinstance(event, Rematched):
                for visitor in list(self.visitors):
                    visitor.tell(self.again(visitor.seat, event.table))

    def _reseat(self, event: Swapped) -> None:
        """Let everybody here who changed places see and act from the new one."""
        places = {event.seat: event.other, event.other: event.seat}
        muted = {places.get(seat, seat): whom for seat, whom in self.muted.items()}
        self.muted.clear()
        self.muted.update(muted)
        for whom in muted.values():
            moved = {places.get(seat, seat) for seat in whom}
            whom.clear()
            whom.update(moved)
        for visitor in self.visitors:
            if visitor.seat is not None:
                visitor.move_to(places.get(visitor.seat, visitor.seat))
        self.count()

    def tell_changed(self, snapshot: Snapshot | None = None) -> None:
        """Tell everybody here what is not a move."""
        message = changed(snapshot or Snapshot(self.table, self.now), self.info())
        for visitor in list(self.visitors):
            visitor.tell(message)

    def info(self) -> TableInfo:
        """Tell what anyone may know of the table."""
        return table_info(self.table, self.presence.seats, self.presence.watchers)

    def whole(self, visitor: Visitor, snapshot: Snapshot | None = None) -> bytes:
        """Write the whole table for a visitor."""
        return whole(
            snapshot or Snapshot(self.table, self.now),
            visitor.viewer,
            self.info(),
            visitor.chat,
            visitor.muted,
            invites=self._invites(visitor.seat),
        )

    def _invites(self, seat: int | None) -> tuple[live.Invite, ...] | None:
        """Give the opener the invites that are left."""
        table = self.table
        if seat is None or not table.seats[seat].opener:
            return None
        return tuple(
            live.Invite(each.number, self.context.keys.invite(table.table, each.key))
            for each in table.seats
            if each.free and each.invite is not None and table.outcome is None
        )

    def again(self, seat: int | None, table: str) -> bytes:
        """Tell a person their seat at the rematch; nobody else hears their token."""
        if seat is None or seat not in returning(self.table):
            return encode(live.Again(table, None, None))
        return encode(live.Again(table, seat, self.context.keys.token(table, seat)))

    def hear(self, news: News) -> None:
        """Hear from another process."""
        if news.version > self.table.version:
            if self.visitors or self.expected or self.driver.busy:
                self.context.run(self.catch_up())
            else:
                self.doubtful = True
        if news.present is not None and self.presence.hear(news, self.context.clock()):
            self.tell_presence()
        if news.chat > self.chat.last and self.visitors:
            self.context.run(self.chat.read())

    @property
    def empty(self) -> bool:
        """Whether nobody is here, nobody comes, and nothing is to be done."""
        return not (self.visitors or self.expected or self.lock.locked()) and self.driver.idle

    def enter(self, visitor: Visitor) -> None:
        """Let a visitor in."""
        self.visitors[visitor] = None
        self.count()

    def resync(self, visitor: Visitor, version: int | None) -> None:
        """Tell a visitor where the game stands; one who comes back hears what was missed, if it is little."""
        missed_events = None if version is None else self._since(version)
        if version is None or missed_events is None:
            visitor.tell(self.whole(visitor))
        else:
            self._tell_missed(visitor, version, missed_events)
        if self.table.rematch is not None:
            visitor.tell(self.again(visitor.seat, self.table.rematch))

    def _since(self, version: int) -> list[AnyEvent] | None:
        """Give the events after a version; None if they are too many, or moves do not tell the position."""
        count = self.table.version - version
        if not 0 <= count <= len(self.recent):
            return None
        events = self.recent[len(self.recent) - count :]
        return None if any(isinstance(event, Begun | Swapped | Undone) for event in events) else events

    def _tell_missed(self, visitor: Visitor, version: int, events: list[AnyEvent]) -> None:
        table, snapshot, info = self.table, Snapshot(self.table, self.now), self.info()
        number = len(table.moves) - sum(isinstance(event, MOVES) for event in events)
        for at, event in enumerate(events, start=version + 1):
            if isinstance(event, MOVES):
                number += 1
                seat = event.seat if isinstance(event, Played) else CHANCE
                last = number == len(table.moves)
                visitor.tell(missed(snapshot, visitor.viewer, at, number, seat, last=last))
            else:
                visitor.tell(changed(snapshot, info, at))
        # Whatever else is new; also when nothing was missed, so that every hello has its answer.
        visitor.tell(changed(snapshot, info))
        for line in visitor.chat:
            visitor.tell(encode(live.Chat(line)))

    def leave(self, visitor: Visitor) -> None:
        """Let a visitor go."""
        if self.visitors.pop(visitor, visitor) is None:
            self.count()

    def count(self) -> None:
        """Count who is here, and tell if that is news."""
        seats = [visitor.seat for visitor in self.visitors]
        if self.presence.now_here(seats, self.context.clock()):
            self.tell_presence()
            self.beat()

    def tell_version(self) -> None:
        """Tell other processes how far the table is."""
        context = self.context
        if not context.bus.alone:
            context.tell(News(self.table.table, self.table.version, process=context.process), "version")

    def beat(self) -> None:
        """Tell other processes who is here."""
        if self.context.bus.alone:
            return
        here = self.presence
        present = News(
            self.table.table,
            process=self.context.process,
            present=here.seats_here,
            watchers=here.watchers_here,
        )
        self.context.tell(present, "presence")

    def tell_presence(self) -> None:
        """Tell everybody here who is here, in a moment."""
        if not self._presence_due:
            self._presence_due = True
            asyncio.get_running_loop().call_later(_PRESENCE_DELAY, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_due = False
        info = self.info()
        message = encode(live.Presence(info.seats, info.watchers))
        for visitor in list(self.visitors):
            visitor.tell(message)
