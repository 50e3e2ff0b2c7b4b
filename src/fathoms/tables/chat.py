"""The chat of a table: kept by the store, told in order, each listener without the speakers it muted."""

from __future__ import annotations

from collections import defaultdict, deque
from typing import TYPE_CHECKING, Final

import msgspec

from fathoms.protocol import live
from fathoms.protocol.limits import LONGEST_CHAT, WATCHERS
from fathoms.tables.errors import BadWish, TooMany
from fathoms.tables.forgetting import unnamed
from fathoms.tables.messages import encode
from fathoms.tables.ports import News

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from fathoms.tables.ports import StoredChat
    from fathoms.tables.room import Room
    from fathoms.tables.table import Seat

_SHOWN: Final = 100
"""Lines that somebody who comes is told."""
_MINUTE: Final = 60.0
_DAY: Final = 86_400.0


class Lately:
    """When things were said within a time, to say how many."""

    def __init__(self, seconds: float) -> None:
        self._seconds: Final = seconds
        self._said: Final = deque[float]()

    def note(self, at: float) -> None:
        """Note that something was said."""
        self._said.append(at)

    def count(self, now: float) -> int:
        """Count what was said lately."""
        while self._said and self._said[0] <= now - self._seconds:
            self._said.popleft()
        return len(self._said)


class Chat:
    """What was said lately at one table."""

    def __init__(self, room: Room) -> None:
        self._room: Final = room
        self.lines: Final = list[live.ChatLine]()
        self.last = 0
        """The number of the latest line that was heard here."""
        self.complete = False
        """Whether what was said before this process had the table is known."""
        self._minutes: Final = defaultdict[int | str, Lately](lambda: Lately(_MINUTE))
        """For each person, a watcher by address, what they said in this process."""
        self._days: Final = defaultdict[int, Lately](lambda: Lately(_DAY))
        """For each speaker what it said here, or in any process while somebody listened."""

    async def say(self, seat: int | None, text: str, address: str = "") -> None:
        """Keep a line, then tell it; refuse a person who talks too much."""
        room = self._room
        name, text = "" if seat is None else room.table.names[seat], clean(text)
        now, kept = room.now, room.context.settings.limits.chat_kept
        self._require_few(seat, address if seat is None else seat, now)
        line = await room.context.store.chat(room.table.table, now, seat, name, text, kept=kept)
        if line.number == self.last + 1:
            self._hear([line])
        else:
            # Others have spoken meanwhile, in this process or another.
            await self.read()
        room.context.tell(News(room.table.table, chat=line.number, process=room.context.process), "chat")

    async def read(self) -> None:
        """Read what was said since."""
        store, table = self._room.context.store, self._room.table.table
        self._hear(await store.read_chat(table, self.last, _SHOWN))
        self.complete = True

    def heard_by(self, muted: Collection[int]) -> list[live.ChatLine]:
        """Give the latest lines without those of muted speakers."""
        return [line for line in self.lines if speaker(line.seat) not in muted]

    def said_by(self, muted: int) -> list[live.ChatLine]:
        """Give the latest lines of one speaker."""
        return [line for line in self.lines if speaker(line.seat) == muted]

    def forget(self, seat: Seat) -> None:
        """Forget what somebody said, and their name where others said it."""
        names = [seat.name] if seat.name else []
        self.lines[:] = [
            msgspec.structs.replace(line, text=unnamed(line.text, names, seat.colour.capitalize()))
            for line in self.lines
            if line.name not in names
        ]

    def _require_few(self, seat: int | None, person: int | str, now: float) -> None:
        limits = self._room.context.settings.limits
        for other in [each for each, said in self._minutes.items() if not said.count(now)]:
            del self._minutes[other]
        if self._minutes[person].count(now) >= limits.chat_per_minute:
            raise TooMany("tables.chat-minute", most=limits.chat_per_minute)
        if self._days[speaker(seat)].count(now) >= limits.chat_per_day:
            key = "tables.chat-day-watchers" if seat is None else "tables.chat-day"
            raise TooMany(key, most=limits.chat_per_day)
        self._minutes[person].note(now)

    def _hear(self, lines: Iterable[StoredChat]) -> None:
        for each in lines:
            # Two readings may overlap.
            if each.number <= self.last:
                continue
            line = live.ChatLine(each.number, each.at, each.seat, each.name, each.text)
            self.lines.append(line)
            self.last = each.number
            self._days[speaker(each.seat)].note(each.at)
            message = encode(live.Chat(line))
            for visitor in list(self._room.visitors):
                if speaker(line.seat) not in visitor.muted:
                    visitor.tell(message)
        del self.lines[:-_SHOWN]


def speaker(seat: int | None) -> int:
    """Give the number by which a speaker is muted."""
    return WATCHERS if seat is None else seat


def clean(text: str) -> str:
    """Take out what is not to be seen; refuse a line that says nothing."""
    seen = "".join(letter if letter.isprintable() else " " for letter in text).strip()
    if not seen or len(seen) > LONGEST_CHAT:
        raise BadWish("tables.chat", most=LONGEST_CHAT)
    return seen
