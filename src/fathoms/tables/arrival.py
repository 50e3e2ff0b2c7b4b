"""Coming to a table: the whole of it, or only what was missed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathoms.core import CHANCE
from fathoms.protocol import live
from fathoms.tables.events import MOVES, Begun, Played, Swapped, Undone
from fathoms.tables.sight import Sight, encode
from fathoms.tables.telling import changed, missed

if TYPE_CHECKING:
    from fathoms.tables.events import AnyEvent
    from fathoms.tables.room import Room
    from fathoms.tables.visitor import Visitor


def welcome(room: Room, visitor: Visitor, version: int | None) -> None:
    """Tell a visitor where the game stands; one who comes back hears what was missed if that is little."""
    events = None if version is None else _since(room, version)
    if version is None or events is None:
        visitor.tell(room.whole(visitor))
    else:
        _catch_up(room, visitor, version, events)
    if room.table.rematch is not None:
        visitor.tell(room.again(visitor.seat, room.table.rematch))


def _since(room: Room, version: int) -> list[AnyEvent] | None:
    """Give the events after a version; None if they are too many, or the position cannot be told by moves."""
    count = room.table.version - version
    if not 0 <= count <= len(room.recent):
        return None
    events = room.recent[len(room.recent) - count :]
    return None if any(isinstance(event, Begun | Swapped | Undone) for event in events) else events


def _catch_up(room: Room, visitor: Visitor, version: int, events: list[AnyEvent]) -> None:
    table, sight, info = room.table, Sight(room.table, room.now), room.info()
    moves = [event for event in events if isinstance(event, MOVES)]
    number = len(table.moves) - len(moves)
    for at, event in enumerate(events, start=version + 1):
        if isinstance(event, MOVES):
            number += 1
            seat = event.seat if isinstance(event, Played) else CHANCE
            last = number == len(table.moves)
            visitor.tell(missed(sight, visitor.viewer, at, number, seat, last=last))
        else:
            visitor.tell(changed(sight, info, at))
    # Whatever else is new; also when nothing was missed, so that every hello has its answer.
    visitor.tell(changed(sight, info))
    for line in visitor.chat:
        visitor.tell(encode(live.Chat(line)))
