"""A table as its events have left it. Pure: the same events give the same table in every process."""

from __future__ import annotations

from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias, assert_never

import msgspec

from fathoms.core import CHANCE, find_game, view
from fathoms.core.code import pack
from fathoms.core.game import reveals
from fathoms.core.log import LogStep, turn_of
from fathoms.core.names import looks
from fathoms.core.play_on import with_dealt
from fathoms.core.proof import AnyDice, Proven, ProvenByTurn, commitment
from fathoms.core.record import HIDDEN
from fathoms.core.turns import Turns
from fathoms.tables.errors import Unreadable
from fathoms.tables.events import (
    MOVES,
    AnyEvent,
    Begun,
    BotSeat,
    Ended,
    Fell,
    Forgotten,
    Left,
    LiveClock,
    Mixed,
    Opened,
    PendingEvent,
    Played,
    RematchAsked,
    RematchDeclined,
    Rematched,
    Resigned,
    Returned,
    Sat,
    Settled,
    SlowClock,
    Swapped,
    UndoAgreed,
    UndoAsked,
    UndoDenied,
    Undone,
    read_events,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from fathoms.core import AnyGame, Choice, Move, Result, State, View
    from fathoms.tables.ports import Status

PORTION: Final = 50
"""Events that are applied at once when a table is read: more would keep everybody else waiting."""
HOUR: Final = 3600.0
_MOST_NAMES: Final = 100

Fate: TypeAlias = Literal["playing", "left", "resigned", "timed-out"]


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game at a table ended, as records keep it."""

    by: Literal["rules", "resign", "time", "moves", "absence"]
    winners: tuple[int, ...]
    scores: tuple[int, ...] | None
    places: tuple[int, ...] | None = None
    behind: tuple[int, ...] | None = None


class UndoWish(NamedTuple):
    """A person would like to take a move back, and these seats agree."""

    by: int
    agreed: tuple[int, ...]


class Decision(msgspec.Struct, frozen=True, gc=False):
    """What a seat did, and the state it did it in."""

    seat: int
    before: State
    move: Move


class Seat(msgspec.Struct):
    """One seat as the events so far have left it."""

    number: int
    kind: Literal["human", "bot"]
    name: str
    """The name that was asked for; empty if it goes by its colour."""
    colour: str
    bot: str | None = None
    """Who plays it if no person does: the seat's own bot, or one that stands in."""
    token: str | None = None
    """The hash of the token that holds it; None while nobody does."""
    invite: str | None = None
    """The hash of the invite that gives it; a used one stays, so that it can be told from a wrong one."""
    fate: Fate = "playing"
    entropy: str = ""
    awaited: bool = False
    """Whether its person holds it and has not come to the table yet."""
    mixed: bool = False
    """Whether its person has had their say about the dice since the secret was fixed."""
    opener: bool = False
    """Whether its person may begin without the others, and settle what holds for the game."""
    key: int = -1
    """The number that its token and its invite are derived from: they go with people who change seats."""

    @property
    def free(self) -> bool:
        """Whether a person is wanted here, perhaps in place of a bot that stands in."""
        return self.kind == "human" and self.token is None

    @property
    def held(self) -> bool:
        """Whether a person has sat down here, now played by a bot or not."""
        return self.kind == "human" and self.token is not None

    @property
    def person(self) -> bool:
        """Whether a person plays it now."""
        return self.token is not None and self.bot is None

    @property
    def stood_in(self) -> bool:
        """Whether a bot plays it for a person."""
        return self.kind == "human" and self.bot is not None

    @property
    def taken(self) -> bool:
        """Whether it needs nobody else."""
        return self.token is not None or self.bot is not None

    @property
    def out(self) -> bool:
        """Whether its person can no longer take it back."""
        return self.fate in ("resigned", "timed-out")

    def swap(self, other: Seat) -> None:
        """Change everything with another seat but its place at the table."""
        for field in self.__struct_fields__:
            if field not in ("number", "colour"):
                mine, theirs = getattr(self, field), getattr(other, field)
                setattr(self, field, theirs)
                setattr(other, field, mine)


class Times:
    """How much time each seat has, and whose runs."""

    def __init__(self, clock: LiveClock | SlowClock, seats: int) -> None:
        self.clock: Final = clock
        self.left: Final = [self._whole()] * seats
        self.running: int | None = None
        self.since = 0.0
        """When the running time was last counted."""

    def spend(self, at: float) -> None:
        """Count what has run until now."""
        if self.running is not None:
            self.left[self.running] -= max(0.0, at - self.since)
        self.since = at

    def decided(self, seat: int) -> None:
        """Give back what a decision earns."""
        if isinstance(self.clock, LiveClock):
            self.left[seat] += self.clock.increment

    def run(self, seat: int | None, *, fresh: bool) -> None:
        """Let a seat's time run from now on; a slow clock gives each new decision its hours."""
        if fresh and seat is not None and isinstance(self.clock, SlowClock):
            self.left[seat] = self._whole()
        self.running = seat

    def deadline(self) -> float | None:
        """Tell when the running time is over."""
        return None if self.running is None else self.since + self.left[self.running]

    def left_at(self, now: float) -> tuple[float, ...]:
        """Tell the seconds that each seat has at a time; less than nothing is nothing."""
        left = list(self.left)
        if self.running is not None:
            left[self.running] -= max(0.0, now - self.since)
        return tuple(max(0.0, round(seconds, 3)) for seconds in left)

    def _whole(self) -> float:
        if isinstance(self.clock, SlowClock):
            return self.clock.hours * HOUR
        return float(self.clock.bank)


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
                awaited=opened.tokens[number] is not None
                and not opened.occasion
                and (not opened.entropy or bool(opened.before)),
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
        self.stand_ins: Final = list[int]()
        """The numbers of the moves that a bot made for a person."""
        self.trail: Final = list[Decision]()
        """What seats have done since chance last acted: as much as could ever be taken back."""
        self.lately: Final = list[LogStep]()
        """The moves of this turn and of the one before it: what the log may still say otherwise."""
        self._watched: tuple[State, View[Any]] | None = None
        self.offered: tuple[State, tuple[Choice, ...]] | None = None
        """What the seat that decides was last offered, and where."""
        self.undo: UndoWish | None = None
        self.outcome: Outcome | None = None
        self.again: Final = set[int]()
        """The seats that would like a rematch."""
        self.declined: Final = set[int]()
        """Those that would not."""
        self.rematch: str | None = None
        self.times: Final = None if opened.clock is None else Times(opened.clock, len(self.seats))
        self.commitment: Final = commitment(bytes.fromhex(opened.secret))
        self.dice: AnyDice = self.dice_with(())
        """Real from the beginning of the game on, when everybody's share is known."""
        self.turns = Turns((0,) * len(self.seats))
        """Counted for dice that belong to turns; at such a table nothing is taken back."""

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
        """The secret of the dice, once the game is over; None if others may still meet them then."""
        return None if self.opened.opens else self.secret_at(0.0)

    def secret_at(self, now: float) -> str | None:
        """Give the secret of the dice if it may be told at a time."""
        known = self.outcome is not None and now >= self.opened.opens
        return self.opened.secret or None if known else None

    @cached_property
    def code(self) -> str:
        """The rule set as a short code."""
        return pack(self.game, self.rules)

    @property
    def can_undo(self) -> bool:
        """Whether the latest move of a person can be taken back."""
        return self.undoable is not None

    @property
    def undoable(self) -> Decision | None:
        """The latest move of a person, with which everything after it would be taken back.

        None if dice have fallen since, or if it or an answer of a bot showed anybody something new.
        """
        after = self.state
        if self.outcome is not None or after is None or self.opened.occasion:
            return None
        viewers = (None, *range(len(self.seats)))
        for step in reversed(self.trail):
            if any(reveals(step.before, step.move, after, viewer) for viewer in viewers):
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

    def effect(self, step: LogStep) -> Any:
        """Give the game's own account of what a move did; what was offered has it already."""
        if self.offered is not None and self.offered[0] is step.before:
            text = self.moves[step.number - 1]
            for choice in self.offered[1]:
                if choice.move == text:
                    return choice.effect
        return self.game.effect(self.watched(step.before), step.move)

    def mixed_dice(self) -> AnyDice:
        """Give the dice with everybody's share so far."""
        return self.dice_with([seat.entropy for seat in self.seats])

    def dice_with(self, shares: Sequence[str]) -> AnyDice:
        """Give the dice with these shares; those of an occasion are the same for everybody."""
        secret, occasion = bytes.fromhex(self.opened.secret), self.opened.occasion
        return ProvenByTurn(secret, occasion) if occasion else Proven(secret, shares)

    def shown(self, number: int) -> str:
        """Give a move of the record as anyone may know it; 1 is the first."""
        if self.outcome is None and number in self.hidden:
            return HIDDEN
        return self.moves[number - 1]

    def ending(self, event: AnyEvent, after: State | None) -> Outcome | None:
        """Tell how an event ends the game; None if it does not. `after` is the state a move leads to."""
        if isinstance(event, MOVES):
            result = None if after is None or after.actor is not None else after.result
            return None if result is None else scored(result, self.game.sides(self.rules, len(self.seats)))
        if isinstance(event, Resigned):
            others = tuple(seat.number for seat in self.seats if not seat.out and seat.number != event.seat)
            return Outcome(event.by, others, None) if len(others) < 2 else None
        return Outcome(event.by, (), None) if isinstance(event, Ended) else None

    def status_with(self, pending: Iterable[PendingEvent]) -> Status:
        """Tell the status that the table will have once these events are applied."""
        status = self.status
        for each in pending:
            if isinstance(each.event, Begun):
                status = "playing"
            if self.ending(each.event, each.after) is not None:
                return "over"
        return status

    def apply(self, pending: PendingEvent) -> None:
        """Apply one event."""
        event = pending.event
        self.version += 1
        self.at = event.at
        if self.times is not None:
            self.times.spend(event.at)
        if isinstance(event, MOVES):
            self._move(event, pending.move, pending.after)
        else:
            self._change(event)
        if self.times is not None:
            self._run_clock()

    def _change(self, event: AnyEvent) -> None:  # noqa: C901, PLR0912 - one case an event
        match event:
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
                self.outcome = self.ending(event, None)
            case RematchAsked():
                self.again.add(event.seat)
                self.declined.discard(event.seat)
            case RematchDeclined():
                self.again.clear()
                self.declined.add(event.seat)
            case Rematched():
                self.rematch = event.table
            case Forgotten():
                self.seats[event.seat].name = ""
                self.names = self._names()
            case Opened() | Played() | Fell():
                raise TypeError(type(event))
            case _:
                assert_never(event)

    def _run_clock(self) -> None:
        """Let the time of the person who has to decide run."""
        if self.times is not None:
            actor = self.actor
            decides = actor is not None and actor != CHANCE and self.seats[actor].person
            self.times.run(actor if decides else None, fresh=self.position == self.version)

    def _move(self, event: Played | Fell, move: Move | None, after: State | None) -> None:
        before = self.state
        if before is None:
            raise ValueError(self.table)
        if move is None or after is None:
            move = self.game.read_move(event.move, self.rules)
            after = before.play(move)
        self._record(before, event.move, move, after)
        if isinstance(event, Played):
            self.trail.append(Decision(event.seat, before, move))
            if self.seats[event.seat].stood_in:
                self.stand_ins.append(len(self.moves))
            if self.times is not None:
                self.times.decided(event.seat)
        else:
            self.trail.clear()
        self.position = self.version
        self.undo = None
        self.outcome = self.ending(event, after) or self.outcome

    def _record(self, before: State, text: str, move: Move, after: State) -> None:
        if before.actor == CHANCE and before.chances().secret:
            self.hidden.add(len(self.moves) + 1)
        self.turns = self.turns.after(before)
        self.moves.append(text)
        self.lately.append(LogStep(len(self.moves), before, move))
        while self.lately[0].before.turns < before.turns - 1:
            del self.lately[0]
        self.state = after

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
        ruled = self.game.first_seat(self.rules, len(self.seats)) is not None
        if self.begins != "draw" and self.opened.taken_over is None and not ruled:
            # The person who was to begin still is; in the middle of a game, or by the rules, it is the seat.
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
        self.state = state = self.game.start(self.rules, len(self.seats), event.first)
        taken_over = self.opened.taken_over
        if taken_over is not None:
            for text in with_dealt(taken_over.moves, event.dealt):
                move = self.game.read_move(text, self.rules)
                before, state = state, state.play(move)
                self._record(before, text, move, state)
            self.stand_ins.extend(taken_over.stand_ins)
        self.position = self.version

    def _undone(self, event: Undone) -> None:
        while len(self.moves) > event.moves:
            self.moves.pop()
            self.lately.pop()
            self.state = self.trail.pop().before
        while self.stand_ins and self.stand_ins[-1] > event.moves:
            self.stand_ins.pop()
        self.position = self.version
        self.undo = None

    def _left(self, event: Left) -> None:
        seat = self.seats[event.seat]
        seat.bot, seat.fate = event.bot, "left"
        if self.undo is not None and self.undo.by == event.seat:
            self.undo = None

    def _resigned(self, event: Resigned) -> None:
        seat = self.seats[event.seat]
        self.undo = None
        self.outcome = self.ending(event, None)
        seat.fate = "resigned" if event.by == "resign" else "timed-out"
        if self.outcome is None:
            seat.bot = event.bot


def scored(result: Result, sides: Sequence[Sequence[int]]) -> Outcome:
    """Tell how a game ended that was scored, with each seat's place: partners share one."""
    best = max((result.scores[seat] for seat in result.winners), default=max(result.scores))
    # A side's first seat stands for it.
    won = sum(side[0] in result.winners for side in sides)
    rivals = [result.scores[side[0]] for side in sides if side[0] not in result.winners]
    places = [
        1 if seat in result.winners else 1 + won + sum(other > score for other in rivals)
        for seat, score in enumerate(result.scores)
    ]
    behind = [max(0, best - score) for score in result.scores]
    return Outcome("rules", result.winners, result.scores, tuple(places), tuple(behind))


def shown_names(names: Sequence[str], colours: Sequence[str]) -> tuple[str, ...]:
    """Name every seat as it is shown: one without a name of its own is its colour."""
    shown: list[str] = []
    for number, (name, colour) in enumerate(zip(names, colours, strict=True)):
        taken = {*shown, *(other for other in names[number + 1 :] if other)}
        colour_name = colour.capitalize()
        others = (colour_name, *(f"{colour_name} {count}" for count in range(2, _MOST_NAMES)))
        shown.append(name or next(free for free in others if alike(free, taken) is None))
    return tuple(shown)


def alike(name: str, taken: Iterable[str]) -> str | None:
    """Find a name that eyes could take for this one."""
    return next((other for other in sorted(taken) if looks(other) & looks(name)), None)


def table_of(table: str, events: Iterable[AnyEvent]) -> Table:
    """Apply all events, from the opening on."""
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
            made.apply(PendingEvent(event))
        yield made
