"""The chat of a table: kept by the store, told in order, each listener without the voices it muted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.protocol import live
from fathoms.protocol.limits import LONGEST_CHAT
from fathoms.tables.errors import BadWish
from fathoms.tables.ports import News
from fathoms.tables.sight import encode

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from fathoms.tables.ports import StoredChat
    from fathoms.tables.room import Room

WATCHERS: Final = -1
"""Stands for all watchers where a seat is muted."""
_KEPT: Final = 100


class Chat:
    """What was said lately at one table."""

    def __init__(self, room: Room) -> None:
        self._room: Final = room
        self.lines: Final = list[live.ChatLine]()
        self.last = 0
        """The number of the latest line that was heard here."""

    async def say(self, seat: int | None, text: str) -> None:
        """Keep a line, then tell it."""
        room = self._room
        name = "" if seat is None else room.table.seats[seat].name
        line = await room.house.store.chat(room.table.table, room.house.clock(), seat, name, clean(text))
        if line.number == self.last + 1:
            self._hear([line])
        else:
            # Others have spoken meanwhile, in this process or another.
            await self.read()
        room.house.tell(News(room.table.table, chat=line.number, process=room.house.process), "chat")

    async def read(self) -> None:
        """Read what was said since."""
        store, table = self._room.house.store, self._room.table.table
        self._hear(await store.read_chat(table, self.last, _KEPT))

    def heard_by(self, muted: Collection[int]) -> list[live.ChatLine]:
        """Give the latest lines without those of muted voices."""
        return [line for line in self.lines if voice(line.seat) not in muted]

    def _hear(self, lines: Iterable[StoredChat]) -> None:
        for each in lines:
            # Two readings may overlap.
            if each.number <= self.last:
                continue
            line = live.ChatLine(each.number, each.at, each.seat, each.name, each.text)
            self.lines.append(line)
            self.last = each.number
            message = encode(live.Chat(line))
            for visitor in list(self._room.visitors):
                if voice(line.seat) not in visitor.muted:
                    visitor.tell(message)
        del self.lines[:-_KEPT]


def voice(seat: int | None) -> int:
    """Give the number by which a speaker is muted."""
    return WATCHERS if seat is None else seat


def clean(text: str) -> str:
    """Take out what is not to be seen; refuse a line that says nothing."""
    seen = "".join(letter if letter.isprintable() else " " for letter in text).strip()
    if not seen or len(seen) > LONGEST_CHAT:
        raise BadWish("tables.chat", most=LONGEST_CHAT)
    return seen
