"""What can happen to a table. A table is the list of its events; each has a version, 1 is the opening.

These types are the format of the store, and of nothing else: messages have types of their own in `protocol`,
so an edit of the API changes no database. A field may be added with a default and never taken away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from fathoms.core import Move, State

MOST_MOVES: Final = 2_000
"""What a game may have where nothing else was said: several times as many as people ever need."""


class LiveClock(msgspec.Struct, frozen=True, tag_field="kind", tag="live"):
    """A bank of seconds for each seat, and seconds that come back with each decision."""

    bank: int
    increment: int = 0


class SlowClock(msgspec.Struct, frozen=True, tag_field="kind", tag="slow"):
    """Hours for each decision."""

    hours: int


Clock: TypeAlias = LiveClock | SlowClock


class HumanSeat(msgspec.Struct, frozen=True, tag_field="kind", tag="human"):
    """A seat that was set for a person."""

    name: str | None = None


class BotSeat(msgspec.Struct, frozen=True, tag_field="kind", tag="bot"):
    """A seat that was set for a bot."""

    bot: str
    name: str | None = None


SeatSetting: TypeAlias = HumanSeat | BotSeat


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="is", tag=str.lower, omit_defaults=True):
    """Something that happened, at a time (seconds since 1970)."""

    at: float


class TakenOver(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a table took over from the game that it goes on from."""

    origin: dict[str, Any]
    """Where it came from, as its record will say it."""
    moves: tuple[str, ...]
    """What is to be dealt afresh is `?`."""
    stand_ins: tuple[int, ...] = ()
    """The numbers of those moves that a bot made for a person."""


class Opened(Event, frozen=True):
    """The table was set. Tokens and invites are kept as SHA-256 only."""

    game: str
    rules: dict[str, Any]
    names: tuple[str, ...]
    seats: tuple[SeatSetting, ...]
    first: int | Literal["draw"]
    secret: str
    """Of the dice, in hexadecimal."""
    tokens: tuple[str | None, ...]
    """For each seat the hash of the token that holds it."""
    invites: tuple[str | None, ...]
    """For each seat the hash of the invite that gives it."""
    clock: Clock | None = None
    listed: bool = False
    hints: bool = True
    pace: float | None = None
    entropy: str = ""
    """The opener's share of the dice."""
    address: str = ""
    """A keyed hash of the opener's address: to count tables, not to find people."""
    most_moves: int = MOST_MOVES
    """Moves after which the game ends, without a winner."""
    anyone: bool = False
    """Whether anyone with the table's link may take a free seat."""
    before: str = ""
    """The table of which this one is the rematch."""
    extra: dict[str, Any] = {}
    """What else stood in the record, if the table was imported from one; its secret may then be empty."""
    taken_over: TakenOver | None = None
    """The moves it begins with, if it goes on from a moment of another game."""
    occasion: str = ""
    """What everybody plays with the same dice, each at a table of their own (the daily dive)."""
    opens: float = 0.0
    """When its secret may be told: until then others may meet the same dice."""


class Sat(Event, frozen=True):
    """A person took a seat with its invite."""

    seat: int
    name: str
    token: str
    entropy: str = ""


class Settled(Event, frozen=True):
    """The opener changed who begins, or who may sit down; None is what stayed."""

    first: int | Literal["draw"] | None = None
    anyone: bool | None = None


class Swapped(Event, frozen=True):
    """Two seats changed places, with all that belongs to them: so people choose their colours."""

    seat: int
    other: int


class Mixed(Event, frozen=True):
    """A seat added its share to the dice."""

    seat: int
    entropy: str


class Begun(Event, frozen=True):
    """The game began; seats without their person yet are played by a bot."""

    first: int
    absent: tuple[int, ...] = ()
    bot: str = ""
    """Who stands in for the absent."""
    dealt: tuple[str, ...] = ()
    """What was dealt afresh of the moves that were taken over."""


class Played(Event, frozen=True):
    """A seat made a move."""

    seat: int
    move: str


class Fell(Event, frozen=True):
    """Chance made a move."""

    move: str


class UndoAsked(Event, frozen=True):
    """A seat would like to take the last move back."""

    seat: int


class UndoAgreed(Event, frozen=True):
    """Another seat agrees."""

    seat: int


class UndoDenied(Event, frozen=True):
    """Another seat does not, or the wish was given up."""

    seat: int


class Undone(Event, frozen=True):
    """The last move was taken back; `moves` of the record are left."""

    moves: int


class Left(Event, frozen=True):
    """A person stood up, or has been gone for long; a bot plays on."""

    seat: int
    bot: str


class Returned(Event, frozen=True):
    """The person took the seat back."""

    seat: int


class Resigned(Event, frozen=True):
    """A person gave the game up, or ran out of time; with others still playing a bot plays on."""

    seat: int
    by: Literal["resign", "time"]
    bot: str


class Ended(Event, frozen=True):
    """The game ended without a winner: it had all its moves, or nobody came."""

    by: Literal["moves", "absence"]


class RematchAsked(Event, frozen=True):
    """A person would like to play again."""

    seat: int


class RematchDeclined(Event, frozen=True):
    """A person would not like to play again; those who asked are told."""

    seat: int


class Rematched(Event, frozen=True):
    """The next table is set; sealed tokens let each person move over."""

    table: str


class Forgotten(Event, frozen=True):
    """A person wants to be forgotten: the seat goes by its colour, in all events before this one, too."""

    seat: int


MOVES: Final = (Played, Fell)
"""The events that are moves of the record."""

AnyEvent: TypeAlias = (
    Opened
    | Sat
    | Settled
    | Swapped
    | Mixed
    | Begun
    | Played
    | Fell
    | UndoAsked
    | UndoAgreed
    | UndoDenied
    | Undone
    | Left
    | Returned
    | Resigned
    | Ended
    | RematchAsked
    | RematchDeclined
    | Rematched
    | Forgotten
)


class PendingEvent(msgspec.Struct, frozen=True, gc=False):
    """An event that is to be applied, with the state it leads to where that is known already."""

    event: AnyEvent
    move: Move | None = None
    after: State | None = None


encode_event: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(AnyEvent).decode


def read_events(bodies: Iterable[bytes]) -> Iterator[AnyEvent]:
    """Read events as the store keeps them, one by one."""
    return map(_decode, bodies)
