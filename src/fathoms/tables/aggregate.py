"""A table as its events have left it. Pure: the same events give the same table in every process."""

from __future__ import annotations

from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, Literal, assert_never

from fathoms.core import CHANCE, find_game, view
from fathoms.core.code import pack
from fathoms.core.log import LogStep, turn_of
from fathoms.core.proof import Proven, commitment
from fathoms.protocol.live import UndoWish
from fathoms.protocol.requests import BotSeat, Outcome
from fathoms.tables.clocks import Times
from fathoms.tables.errors import Unreadable
from fathoms.tables.events import (
    AnyEvent,
    Begun,
    Ended,
    Fell,
    Left,
    Mixed,
    Opened,
    Played,
    RematchAsked,
    RematchDeclined,
    Rematched,
    Resigned,
    Returned,
    Sat,
    Settled,
    Swapped,
    UndoAgreed,
    UndoAsked,
    UndoDenied,
    Undone,
)
from fathoms.tables.happening import Happening, read_events
from fathoms.tables.opening import shown_names
from fathoms.tables.seats import Seat
from fathoms.tables.undoing import Step, revealed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from fathoms.core import AnyGame, Move, Result, State, View
    from fathoms.tables.ports import Status

PORTION: Final = 50
"""Events that happen at once when a table is read: more would keep everybody else waiting."""
HIDDEN: Final = "?"
"""Stands for a chance move that nobody may know yet."""


class Table:
    """Who sits where, what has been played, what is asked of whom, and how it ended."""

    def __init__(self, table: str, opened: Opened) -> None:
        """Set the table; the other events are applied one by one."""
        self.table: Final = table
        self.opened: Final = opened
        self.game: Final[AnyGame] = find_game(opened.game)
        self.rules: Final[Any] = self.game.rules(opened.rules)
        self.seats: Final = [
            Seat(
                number=number,
                kind="bot" if isinstance(seat, BotSeat) else "human",
                name=opened.names[number],
                colour=self.game.colours[number].lower(),
                bot=seat.bot if isinstance(seat, BotSeat) else None,
                token=opened.tokens[number],
                invite=opened.invites[number],
                awaited=opened.tokens[number] is not None and (not opened.entropy or bool(opened.before)),
                opener=opened.tokens[number] is not None,
                key=number,
            )
            for number, seat in enumerate(opened.seats)
        ]
        opener = next((seat for seat in self.seats if seat.token is not None), None)
        if opener is not None:
            opener.entropy = opened.entropy
        self.names: tuple[str, ...] = self._names()
        """The names by seat, as they are shown."""
        self.version = 1
        self.position = 1
        """The version of the last event that changed the position."""
        self.at: float = opened.at
        self.begins: int | Literal["draw"] = opened.first
        """Who is to begin."""
        self.anyone: bool = opened.anyone
        """Whether anyone with the table's link may take a free seat."""
        self.first: int | None = None
        self.state: State | None = None
        self.moves: Final = list[str]()
        """The record so far, nothing hidden."""
        self.hidden: Final = set[int]()
        """The numbers of the chance moves that stay secret until the end."""
        self.trail: Final = list[Step]()
        """What seats have done since chance last acted: as much as could ever be taken back."""
        self.lately: Final = list[LogStep]()
        """The moves of this turn and of the one before it: what the log may still say otherwise."""
        self._watched: tuple[State, View[Any]] | None = None
        self.undo: UndoWish | None = None
        self.outcome: Outcome | None = None
        self.again: Final = set[int]()
        """The seats that would like a rematch."""
        self.declined: Final = set[int]()
        """Those that would not."""
        self.rematch: str | None = None
        self.times: Final = None if opened.clock is None else Times(opened.clock, len(self.seats))
        self.commitment: Final = commitment(bytes.fromhex(opened.secret))
        self.dice = Proven(bytes.fromhex(opened.secret), ())
        """Real from the beginning of the game on, when everybody's share is known."""

    @property
    def status(self) -> Status:
        """Whether it waits for people, plays, or is over."""
        if self.outcome is not None:
            return "over"
        return "waiting" if self.state is None else "playing"

    @property
    def actor(self) -> int | None:
        """The seat to decide, CHANCE, or None before the start and after the end."""
        return None if self.state is None or self.outcome is not None else self.state.actor

    @property
    def persons(self) -> list[int]:
        """The seats that people play now."""
        return [seat.number for seat in self.seats if seat.person]

    @property
    def free(self) -> tuple[int, ...]:
        """The seats that anyone who asks may take now."""
        if not self.anyone or self.outcome is not None:
            return ()
        return tuple(seat.number for seat in self.seats if seat.free)

    @property
    def secret(self) -> str | None:
        """The secret of the dice, once the game is over."""
        return None if self.outcome is None else self.opened.secret or None

    @cached_property
    def code(self) -> str:
        """The rule set as a short code."""
        return pack(self.game, self.rules)

    @property
    def can_undo(self) -> bool:
        """Whether the latest move of a person can be taken back."""
        return self.undoable is not None

    @property
    def undoable(self) -> Step | None:
        """The latest move of a person, with which everything after it would be taken back.

        None if dice have fallen since, or if it or an answer of a bot showed anybody something new.
        """
        after = self.state
        if self.outcome is not None or after is None:
            return None
        for step in reversed(self.trail):
            if revealed(step, after, len(self.seats)):
                return None
            if self.seats[step.seat].person:
                return step
            after = step.before
        return None

    def seen(self, seat: int | None) -> View[Any] | None:
        """Look at the table from a seat; None before the start."""
        return None if self.state is None else view(self.state, seat)

    @property
    def turn_so_far(self) -> list[LogStep]:
        """The moves of the turn that the last move belongs to."""
        turn = turn_of(self.lately[-1])
        return [step for step in self.lately if turn_of(step) == turn]

    def watched(self, state: State) -> View[Any]:
        """Look at a state of this table as a watcher does; the latest one looked at is kept."""
        if self._watched is None or self._watched[0] is not state:
            self._watched = (state, view(state, None))
        return self._watched[1]

    def mixed_dice(self) -> Proven:
        """Give the dice with everybody's share so far."""
        return Proven(bytes.fromhex(self.opened.secret), [seat.entropy for seat in self.seats])

    def shown(self, number: int) -> str:
        """Give a move of the record as anyone may know it; 1 is the first."""
        if self.outcome is None and number in self.hidden:
            return HIDDEN
        return self.moves[number - 1]

    def apply(self, happening: Happening) -> None:
        """Let an event happen."""
        event = happening.event
        self.version += 1
        self.at = event.at
        if self.times is not None:
            self.times.spend(event.at)
        self._happen(event, happening)
        if self.times is not None:
            self._run()

    def _happen(self, event: AnyEvent, known: Happening) -> None:  # noqa: C901, PLR0912 - one case an event
        match event:
            case Played():
                self._played(event, known)
            case Fell():
                self._fell(event, known)
            case Sat():
                self._sat(event)
            case Settled():
                self.begins = self.begins if event.first is None else event.first
                self.anyone = self.anyone if event.anyone is None else event.anyone
            case Swapped():
                self._swapped(event)
            case Mixed():
                self._mixed(event)
            case Begun():
                self._begun(event)
            case UndoAsked():
                self.undo = UndoWish(event.seat, ())
            case UndoAgreed():
                if self.undo is not None:
                    agreed = {*self.undo.agreed, event.seat}
                    self.undo = UndoWish(self.undo.by, tuple(sorted(agreed)))
            case UndoDenied():
                self.undo = None
            case Undone():
                self._undone(event)
            case Left():
                self._left(event)
            case Returned():
                seat = self.seats[event.seat]
                seat.bot, seat.fate, seat.awaited = None, "playing", False
            case Resigned():
                self._resigned(event)
            case Ended():
                self.undo = None
                self.outcome = Outcome(event.by, (), None)
            case RematchAsked():
                self.again.add(event.seat)
                self.declined.discard(event.seat)
            case RematchDeclined():
                self.again.clear()
                self.declined.add(event.seat)
            case Rematched():
                self.rematch = event.table
            case Opened():
                raise TypeError(type(event))
            case _:
                assert_never(event)

    def _run(self) -> None:
        """Let the time of the person who has to decide run."""
        if self.times is not None:
            actor = self.actor
            decides = actor is not None and actor != CHANCE and self.seats[actor].person
            self.times.run(actor if decides else None, fresh=self.position == self.version)

    def _played(self, event: Played, known: Happening) -> None:
        state = self._playing()
        move, after = known.move, known.after
        if move is None or after is None:
            move = self.game.read_move(event.move, self.rules)
            after = state.play(move)
        self.trail.append(Step(event.seat, state, move))
        self._advance(event.move, state, move, after)
        if self.times is not None:
            self.times.decided(event.seat)

    def _fell(self, event: Fell, known: Happening) -> None:
        state = self._playing()
        if state.chances().secret:
            self.hidden.add(len(self.moves) + 1)
        move, after = known.move, known.after
        if move is None or after is None:
            move = self.game.read_move(event.move, self.rules)
            after = state.play(move)
        self.trail.clear()
        self._advance(event.move, state, move, after)

    def _playing(self) -> State:
        if self.state is None:
            raise ValueError(self.table)
        return self.state

    def _advance(self, text: str, before: State, move: Move, after: State) -> None:
        self.moves.append(text)
        self.lately.append(LogStep(len(self.moves), before, move))
        while self.lately[0].before.turns < before.turns - 1:
            del self.lately[0]
        self.state = after
        self.position = self.version
        self.undo = None
        if after.actor is None:
            result = after.result
            if result is not None:
                self.outcome = scored(result)

    def _sat(self, event: Sat) -> None:
        seat = self.seats[event.seat]
        seat.name, seat.token, seat.bot, seat.fate = event.name, event.token, None, "playing"
        self.names = self._names()
        if self.state is None:
            seat.entropy = event.entropy

    def _names(self) -> tuple[str, ...]:
        return shown_names([seat.name for seat in self.seats], [seat.colour for seat in self.seats])

    def _swapped(self, event: Swapped) -> None:
        self.seats[event.seat].swap(self.seats[event.other])
        self.names = self._names()
        places = {event.seat: event.other, event.other: event.seat}
        if self.begins != "draw":
            # Whoever was to begin still is.
            self.begins = places.get(self.begins, self.begins)

    def _mixed(self, event: Mixed) -> None:
        seat = self.seats[event.seat]
        seat.awaited, seat.mixed = False, True
        if event.entropy:
            seat.entropy = event.entropy

    def _begun(self, event: Begun) -> None:
        for number in event.absent:
            self.seats[number].bot = event.bot
        self.dice = self.mixed_dice()
        self.first = event.first
        self.state = self.game.start(self.rules, len(self.seats), event.first)
        self.position = self.version

    def _undone(self, event: Undone) -> None:
        while len(self.moves) > event.moves:
            self.moves.pop()
            self.lately.pop()
            self.state = self.trail.pop().before
        self.position = self.version
        self.undo = None

    def _left(self, event: Left) -> None:
        seat = self.seats[event.seat]
        seat.bot, seat.fate = event.bot, "left"
        if self.undo is not None and self.undo.by == event.seat:
            self.undo = None

    def _resigned(self, event: Resigned) -> None:
        seat = self.seats[event.seat]
        seat.fate = "resigned" if event.by == "resign" else "timed-out"
        self.undo = None
        others = tuple(other.number for other in self.seats if not other.out)
        if len(others) < 2:
            self.outcome = Outcome(event.by, others, None)
        else:
            seat.bot = event.bot


def scored(result: Result) -> Outcome:
    """Tell how a game ended that was scored, with each seat's place among all."""
    best = max((result.scores[seat] for seat in result.winners), default=max(result.scores))
    rivals = [score for seat, score in enumerate(result.scores) if seat not in result.winners]
    places = [
        1 if seat in result.winners else 1 + len(result.winners) + sum(other > score for other in rivals)
        for seat, score in enumerate(result.scores)
    ]
    behind = [max(0, best - score) for score in result.scores]
    return Outcome("rules", result.winners, result.scores, tuple(places), tuple(behind))


def table_of(table: str, events: Iterable[AnyEvent]) -> Table:
    """Let all events happen, from the opening on."""
    *_, made = _in_portions(table, events)
    return made


def read_table(table: str, bodies: Iterable[bytes]) -> Table:
    """Read a table as the store keeps it, or say that it cannot be read."""
    *_, made = read_in_portions(table, bodies)
    return made


def read_in_portions(table: str, bodies: Iterable[bytes]) -> Iterator[Table]:
    """Read a table as the store keeps it, given after each portion, or say that it cannot be read."""
    try:
        yield from _in_portions(table, read_events(bodies))
    except Exception as error:  # a row may hold anything, and stumble anywhere
        raise Unreadable("tables.unreadable") from error


def _in_portions(table: str, events: Iterable[AnyEvent]) -> Iterator[Table]:
    coming = iter(events)
    first = next(coming)
    if not isinstance(first, Opened):
        raise TypeError(type(first))
    made = Table(table, first)
    yield made
    while portion := list(islice(coming, PORTION)):
        for event in portion:
            made.apply(Happening(event))
        yield made
