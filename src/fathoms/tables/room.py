"""A table that this process serves now: what happens is written first, then told to everybody here."""

from __future__ import annotations

import asyncio
from itertools import islice
from typing import TYPE_CHECKING, Final

from fathoms.protocol import live
from fathoms.tables.aggregate import PORTION
from fathoms.tables.chat import Chat
from fathoms.tables.deeds import status_after
from fathoms.tables.driver import Driver
from fathoms.tables.errors import Unavailable
from fathoms.tables.events import MOVES, Begun, Rematched, Swapped, Undone
from fathoms.tables.happening import Happening, read_events
from fathoms.tables.opening import returning
from fathoms.tables.ports import Conflict, News
from fathoms.tables.presence import Presence
from fathoms.tables.sight import Sight, encode
from fathoms.tables.telling import MoveTold, changed, table_info, whole

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fathoms.core import State
    from fathoms.protocol.requests import TableInfo
    from fathoms.tables.aggregate import Table
    from fathoms.tables.events import AnyEvent
    from fathoms.tables.house import House
    from fathoms.tables.visitor import Visitor

_TRIES: Final = 6
RECENT: Final = 64
"""Events that are kept for whoever comes back."""
_PRESENCE_DELAY: Final = 0.05
"""Seconds to gather who comes and goes, so that a crowd is told about once."""


class Room:
    """One table and its visitors in this process."""

    def __init__(self, house: House, table: Table, tail: Sequence[AnyEvent] = ()) -> None:
        self.house: Final = house
        self.table: Final = table
        self.visitors: Final[dict[Visitor, None]] = {}
        self.stand_in: Final = house.stand_in(table.game.name)
        """The bot that plays here for people who are away."""
        self.presence: Final = Presence(len(table.seats), house.clock())
        self.driver: Final = Driver(self)
        self.muted: Final = dict[int, set[int]]()
        """For each seat whose chat it does not want to hear; it lasts while the room does."""
        self.chat: Final = Chat(self)
        self._ahead = max(0.0, table.at - house.clock())
        """How far the table's time is ahead of this process's: it was written before a clock was set back."""
        self.heard = house.clock()
        """When this process last knew that it was up to date."""
        self.expected = 0
        """How many are coming in."""
        self.doubtful = False
        """Whether something may have been written that this process has not read."""
        self.recent: Final = list(tail[-RECENT:])
        """The latest events, for whoever comes back and has missed a few; the last is the table's version."""
        self.quiet: Final = asyncio.Lock()
        """Held while something is written or read."""
        self._presence_due = False

    @property
    def now(self) -> float:
        """The table's time: it goes on from its last event, even if that lies in this process's future."""
        clock = self.house.clock()
        self._ahead = max(self._ahead, self.table.at - clock)
        return clock + self._ahead

    async def do(self, deed: Callable[[Table, float], list[Happening]]) -> list[Happening]:
        """Do a deed: write its events, then tell them. If another process was faster, look again."""
        async with self.quiet:
            if self.house.closing:
                raise Unavailable("tables.goodbye")
            if self.doubtful:
                await self._read()
            for _ in range(_TRIES):
                happenings = deed(self.table, self.now)
                if not happenings or await self._write(happenings):
                    return happenings
                await self._read()
        raise Unavailable("tables.not-saved")

    async def catch_up(self) -> None:
        """Read what other processes have written."""
        async with self.quiet:
            await self._read()

    async def _write(self, happenings: list[Happening]) -> bool:
        table = self.table
        status = status_after(table, happenings)
        try:
            await self.house.store.append(
                table.table, table.version, [encode(happening.event) for happening in happenings], status
            )
        except Conflict:
            return False
        except BaseException:
            # It may have been written or not: the store will tell.
            self.doubtful = True
            if not self.house.closing:
                self.house.run(self.catch_up())
            raise
        self.driver.mine = True
        self.heard = self.house.clock()
        self.advance(happenings)
        self.tell_version()
        return True

    async def _read(self) -> None:
        table = self.table
        # What is heard of while the store reads may be missing in what it read.
        self.doubtful = False
        try:
            found = await self.house.store.read(table.table, table.version)
            self.heard = self.house.clock()
            self.driver.mine = self.driver.mine and not found
            events = read_events(each.body for each in found)
            while portion := [Happening(event) for event in islice(events, PORTION)]:
                self.advance(portion)
                await asyncio.sleep(0)
        except BaseException:
            self.doubtful = True
            raise

    def advance(self, happenings: Sequence[Happening]) -> None:
        """Let events happen that are written already, and tell everybody here."""
        table = self.table
        before_outcome = table.outcome
        last_move, now = len(happenings) - 1, self.now
        while last_move >= 0 and not isinstance(happenings[last_move].event, MOVES):
            last_move -= 1
        for at, given in enumerate(happenings):
            happening, before = completed(table, given), table.state
            table.apply(happening)
            self.recent.append(happening.event)
            if isinstance(happening.event, Swapped):
                self._reseat(happening.event)
            if self.visitors:
                self._tell(happening, before, now, last=at == last_move)
        del self.recent[:-RECENT]
        if self.visitors and before_outcome is None and table.outcome is not None:
            self.tell_changed()
        self.driver.wake()

    def _tell(self, happening: Happening, before: State | None, now: float, *, last: bool) -> None:
        event = happening.event
        sight = Sight(self.table, max(now, event.at))
        if isinstance(event, MOVES):
            if before is None:
                raise ValueError(self.table.table)
            told = MoveTold(sight, happening, before, last=last)
            for visitor in list(self.visitors):
                visitor.tell(told.to(visitor.viewer))
        elif isinstance(event, Begun | Swapped | Undone):
            for visitor in list(self.visitors):
                visitor.tell(self.whole(visitor, sight))
        else:
            self.tell_changed(sight)
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

    def tell_changed(self, sight: Sight | None = None) -> None:
        """Tell everybody here what is not a move."""
        message = changed(sight or Sight(self.table, self.now), self.info())
        for visitor in list(self.visitors):
            visitor.tell(message)

    def info(self) -> TableInfo:
        """Tell what anyone may know of the table."""
        return table_info(self.table, self.presence.seats, self.presence.watchers)

    def whole(self, visitor: Visitor, sight: Sight | None = None) -> bytes:
        """Write the whole table for a visitor."""
        return whole(
            sight or Sight(self.table, self.now),
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
            live.Invite(each.number, self.house.keys.invite(table.table, each.key))
            for each in table.seats
            if each.free and each.invite is not None and table.outcome is None
        )

    def again(self, seat: int | None, table: str) -> bytes:
        """Tell a person their seat at the rematch; nobody else hears their token."""
        if seat is None or seat not in returning(self.table):
            return encode(live.Again(table, None, None))
        return encode(live.Again(table, seat, self.house.keys.token(table, seat)))

    def hear(self, news: News) -> None:
        """Hear from another process."""
        if news.version > self.table.version:
            if self.visitors or self.expected or self.driver.busy:
                self.house.run(self.catch_up())
            else:
                self.doubtful = True
        if news.present is not None and self.presence.hear(news, self.house.clock()):
            self.tell_presence()
        if news.chat > self.chat.last and self.visitors:
            self.house.run(self.chat.read())

    @property
    def empty(self) -> bool:
        """Whether nobody is here, nobody comes, and nothing is to be done."""
        return not (self.visitors or self.expected or self.quiet.locked()) and self.driver.idle

    def enter(self, visitor: Visitor) -> None:
        """Let a visitor in."""
        self.visitors[visitor] = None
        self.count()

    def leave(self, visitor: Visitor) -> None:
        """Let a visitor go."""
        if self.visitors.pop(visitor, visitor) is None:
            self.count()

    def count(self) -> None:
        """Count who is here, and tell if that is news."""
        seats = [visitor.seat for visitor in self.visitors]
        if self.presence.now_here(seats, self.house.clock()):
            self.tell_presence()
            self.beat()

    def tell_version(self) -> None:
        """Tell other processes how far the table is."""
        self.house.tell(News(self.table.table, self.table.version, process=self.house.process), "version")

    def beat(self) -> None:
        """Tell other processes who is here."""
        here = self.presence
        present = News(
            self.table.table,
            process=self.house.process,
            present=here.seats_here,
            watchers=here.watchers_here,
        )
        self.house.tell(present, "presence")

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


def completed(table: Table, happening: Happening) -> Happening:
    """Find the move and the state of an event that was read from the store."""
    event, state = happening.event, table.state
    if happening.after is not None or state is None or not isinstance(event, MOVES):
        return happening
    move = table.game.read_move(event.move, table.rules)
    return Happening(event, move, state.play(move))
