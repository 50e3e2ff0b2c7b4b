"""A table on a server, as far as this viewer may know it: built from what the server tells."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from fathoms.core import CHANCE, FathomsError, Malformed, View, find_game, game_names
from fathoms.core.record import HIDDEN
from fathoms.core.state_json import read_state
from fathoms.core.text import printable
from fathoms.protocol.live import Changed, Chat, Moved, Presence, Table
from fathoms.texts import seat_names

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fathoms.core import AnyGame, State
    from fathoms.protocol.live import Clocks, FromServer, UndoWish
    from fathoms.protocol.requests import SeatInfo, TableInfo
    from fathoms.texts import Texts

_RECALLED: Final = 6
_MOST_CHAT: Final = 3


class ToldMove(NamedTuple):
    """A move in words, the turn it belongs to, and who made it."""

    sentence: str
    turn: int
    seat: int | None


class Retelling:
    """Plays along. A hidden fall may be any: words tell no secrets, so they are the same whatever fell."""

    def __init__(self, game: AnyGame, rules: Any, seats: int, first: int) -> None:
        self._game: Final = game
        self._rules: Final = rules
        self._state: State | None = game.start(rules, seats, first)

    def follow(self, text: str, names: Sequence[str], say: Texts) -> ToldMove:
        """Play a move and say what it did; nothing if it cannot be followed."""
        before = self._state
        if before is None:
            return ToldMove("", 0, None)
        try:
            if text == HIDDEN and before.actor == CHANCE:
                move = before.chances().at(0)
            else:
                move = self._game.read_move(text, self._rules)
            told = self._game.tell(before, move, names, say)
            self._state = before.play(move)
        except FathomsError:
            self._state = None
            return ToldMove("", 0, None)
        return ToldMove(printable(told), before.turns, before.actor)


class Said(NamedTuple):
    """A line of chat."""

    name: str
    text: str
    number: int


class TableNews(NamedTuple):
    """What a message changed: whether the position is another one, and what there is to tell."""

    moved: bool = False
    taken_back: bool = False
    told: tuple[ToldMove | Said, ...] = ()


class FarTable:
    """What the server has told of a table so far."""

    def __init__(self, info: TableInfo, say: Texts, clock: Callable[[], float] = time.monotonic) -> None:
        if info.game not in game_names():
            raise Malformed("join.unknown-game", game=printable(info.game)[:40])
        self.game: Final[AnyGame] = find_game(info.game)
        self.rules: Final[Any] = self.game.rules(info.rules)
        self.info = info
        self.you: int | None = None
        self.version = 0
        self.actor: int | None = None
        self.undo: UndoWish | None = None
        self._say: Final = say
        self._clock: Final = clock
        self._state: Any = None
        self._can_undo = False
        self._played: list[str] = []
        self._movers: list[int | None] = []
        self._retelling: Retelling | None = None
        self._clocks: Clocks | None = None
        self._clocks_at = 0.0
        self._chat = 0

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        seats = self.info.seats
        return seat_names(
            [printable(seat.name) for seat in seats], [seat.colour for seat in seats], self._say, self.you
        )

    @property
    def mine(self) -> SeatInfo | None:
        """This person's seat."""
        return None if self.you is None else self.info.seats[self.you]

    @property
    def persons(self) -> tuple[int, ...]:
        """This person's seat, unless a bot plays it or they watch."""
        return () if self.mine is None or self.mine.bot is not None else (self.mine.seat,)

    @property
    def others(self) -> list[SeatInfo]:
        """The seats that other people play."""
        return [
            seat
            for seat in self.info.seats
            if seat.kind == "human" and seat.bot is None and seat.taken and seat.seat != self.you
        ]

    @property
    def begun(self) -> bool:
        """Whether there is a table to be shown."""
        return self._state is not None

    @property
    def state(self) -> Any:
        """The table now, without what this viewer may not know."""
        return self._state

    @property
    def asked(self) -> bool:
        """Whether somebody would like to take a move back and waits for this person."""
        wish = self.undo
        return wish is not None and bool(self.persons) and self.you not in (wish.by, *wish.agreed)

    def seen(self, seat: int | None = None) -> View[Any]:
        """Look at the table."""
        del seat
        return View(self.you, self._state)

    def can_undo(self) -> bool:
        """Tell whether the last move was this person's and can be taken back if everybody agrees."""
        return self._can_undo and self.undo is None and bool(self.persons) and self._movers[-1:] == [self.you]

    def time_left(self, seat: int) -> float | None:
        """Count the seconds a seat still has; None without a clock."""
        clocks = self._clocks
        if clocks is None or seat >= len(clocks.left):
            return None
        spent = self._clock() - self._clocks_at if clocks.running == seat else 0.0
        return max(0.0, clocks.left[seat] - spent)

    @property
    def ticks(self) -> bool:
        """Whether somebody's time runs now."""
        return self._clocks is not None and self._clocks.running is not None

    def take(self, message: FromServer) -> TableNews | None:
        """Take in what the server tells; None if something before it was missed."""
        match message:
            case Table():
                return self._whole(message)
            case Moved():
                return self._moved(message)
            case Changed():
                return self._changed(message)
            case Presence():
                self.info = msgspec.structs.replace(self.info, seats=message.seats, watchers=message.watchers)
                return TableNews()
            case Chat():
                line = message.line
                self._chat = max(self._chat, line.number)
                return TableNews(told=(Said(printable(line.name), printable(line.text), line.number),))
            case _:
                return TableNews()

    def _whole(self, message: Table) -> TableNews:
        before, first = self._played, self.version == 0
        self.you, self.info = message.you, message.info
        self._position(message)
        self.undo = message.undo
        played = list(message.played)
        self._played, self._movers, self._retelling = played, [], None
        told: list[ToldMove | Said] = []
        for number, text in enumerate(played):
            each = self._follow(text)
            # Somebody new hears the last few moves, somebody who comes back those they missed.
            if number >= (len(played) - _RECALLED if first else len(before)):
                told.append(each)
        for line in message.chat[-_MOST_CHAT:]:
            if line.number > self._chat:
                self._chat = line.number
                told.append(Said(printable(line.name), printable(line.text), line.number))
        return TableNews(moved=True, taken_back=not first and len(played) < len(before), told=tuple(told))

    def _moved(self, message: Moved) -> TableNews | None:
        if message.number <= len(self._played):
            return TableNews()
        if message.number != len(self._played) + 1 or self.info.first is None:
            return None
        told = self._follow(message.move)
        self._played.append(message.move)
        self._position(message)
        self.undo = None
        return TableNews(moved=True, told=(told,))

    def _changed(self, message: Changed) -> TableNews:
        before, self.info = self.info, message.info
        self.version, self.undo = message.version, message.undo
        self._can_undo = message.can_undo
        self._take_clocks(message.clocks)
        if self.info.status == "over":
            self.actor = None
        # A person whose seat has another player now, or who sees the end, is asked something else.
        players = [(seat.bot, seat.status) for seat in before.seats]
        changed = players != [(seat.bot, seat.status) for seat in self.info.seats]
        return TableNews(moved=changed or before.status != self.info.status)

    def _position(self, message: Table | Moved) -> None:
        self.version, self.actor = message.version, message.actor
        self._can_undo = message.can_undo
        self._take_clocks(message.clocks)
        if message.view is not None:
            self._state = read_state(self.game, self.rules, msgspec.json.encode(message.view))

    def _take_clocks(self, clocks: Clocks | None) -> None:
        self._clocks, self._clocks_at = clocks, self._clock()

    def _follow(self, text: str) -> ToldMove:
        if self._retelling is None:
            self._retelling = Retelling(self.game, self.rules, len(self.info.seats), self.info.first or 0)
        told = self._retelling.follow(text, self.names, self._say)
        self._movers.append(told.seat)
        return told
