"""What each viewer may see of a table at one instant, written once for all who see the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

import msgspec

from fathoms.core import view
from fathoms.core.log import log_line
from fathoms.core.text import plain
from fathoms.protocol.live import Clocks, Words
from fathoms.protocol.wire import write_state
from fathoms.texts import Texts, seat_names

if TYPE_CHECKING:
    from fathoms.core import State
    from fathoms.core.log import LogLine
    from fathoms.core.scene import Choice
    from fathoms.tables.aggregate import Table

encode: Final = msgspec.json.Encoder().encode
NULL: Final = msgspec.Raw(b"null")
NO_MOVES: Final = msgspec.Raw(b"[]")
_MOST_KEPT: Final = 4_000_000
"""Bytes of written choices that are kept."""


class Viewer(NamedTuple):
    """Who looks: a seat or a watcher (None), and the language in which it is told in words too, if any."""

    seat: int | None
    lang: str = ""


class Written(NamedTuple):
    """A position as one viewer sees it, ready to be sent."""

    view: msgspec.Raw
    scene: msgspec.Raw
    moves: msgspec.Raw
    more: bool


NOTHING: Final = Written(NULL, NULL, NO_MOVES, more=False)


class Sight:
    """A table at one instant."""

    def __init__(self, table: Table, now: float) -> None:
        self.table: Final = table
        self._seen: Final = dict[int | None, Written]()
        self._scene: msgspec.Raw | None = None
        self._can_undo: bool | None = None
        self.clocks: Final[Clocks | None] = None if table.times is None else table.times.told(now)

    @property
    def can_undo(self) -> bool:
        """Whether the last move can be taken back."""
        if self._can_undo is None:
            self._can_undo = self.table.can_undo
        return self._can_undo

    def written(self, seat: int | None) -> Written:
        """Write the position for a seat, or for watchers."""
        found = self._seen.get(seat)
        if found is None:
            state = self.table.state
            found = self._seen[seat] = NOTHING if state is None else self._write(state, seat)
        return found

    def _write(self, state: State, seat: int | None) -> Written:
        table = self.table
        seen = table.watched(state) if seat is None else view(state, seat)
        moves, more = NO_MOVES, False
        if seat is not None and table.actor == seat:
            offer = table.game.offer(seen)
            moves, more = CHOICES.write(offer.choices), offer.more
        if self._scene is None:
            # The same for every viewer, so it is made from what a watcher sees.
            self._scene = msgspec.Raw(encode(table.game.scene(table.watched(state))))
        return Written(msgspec.Raw(write_state(cast("Any", seen.state))), self._scene, moves, more)

    def words(self, viewer: Viewer, told: str) -> Words | None:
        """Say the same in words, to those who want it."""
        if not viewer.lang:
            return None
        table, say = self.table, Texts(viewer.lang)
        seen = table.seen(viewer.seat)
        if seen is None:
            return Words(told, (), "")
        names = names_to(table, viewer, say)
        board = tuple(plain(line).rstrip() for line in table.game.board(seen, names, say))
        asked = viewer.seat is not None and table.actor == viewer.seat
        return Words(told, board, table.game.draft(seen, names, say).prompt() if asked else "")


class ChoiceWriter:
    """Writes legal moves; a game may hand out the same tuple for the same choices, which is written once."""

    def __init__(self, most: int = _MOST_KEPT) -> None:
        self._most: Final = most
        self._kept: Final[dict[int, tuple[tuple[Choice, ...], msgspec.Raw]]] = {}
        self.size = 0
        """Bytes that are kept."""

    def write(self, choices: tuple[Choice, ...]) -> msgspec.Raw:
        """Write choices, or give what was written of this very tuple."""
        kept = self._kept.get(id(choices))
        if kept is not None:
            return kept[1]
        text = encode(choices)
        if self.size + len(text) > self._most:
            self._kept.clear()
            self.size = 0
        raw = msgspec.Raw(text)
        # The tuple is kept too: while it lives no other has its id.
        self._kept[id(choices)] = (choices, raw)
        self.size += len(text)
        return raw


CHOICES: Final = ChoiceWriter()


def told_by(table: Table, before: State, move: Any, viewer: Viewer) -> str:
    """Say what a move did; secrets are not told, as the words are made from what a watcher sees."""
    say = Texts(viewer.lang)
    return table.game.tell(table.watched(before).state, move, names_to(table, viewer, say), say)


def line_of(table: Table, viewer: Viewer) -> LogLine | None:
    """Write the log's line of the turn that the last move belongs to."""
    say = Texts(viewer.lang)
    return log_line(table.game, table.turn_so_far, names_to(table, viewer, say), say, viewer.seat)


def names_to(table: Table, viewer: Viewer, say: Texts) -> tuple[str, ...]:
    """Name the seats to a viewer, in their language."""
    return seat_names(table.names, [seat.colour for seat in table.seats], say, viewer.seat)
