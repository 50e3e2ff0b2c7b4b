"""HTTP: what a client asks for, and what it gets. Everything is JSON."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from fathoms.protocol.limits import LONGEST_CODE, Entropy, Name, Secret


class LiveClock(msgspec.Struct, frozen=True, tag_field="kind", tag="live"):
    """A bank of seconds for each seat, and seconds that come back with each decision."""

    bank: Annotated[int, msgspec.Meta(ge=5, le=7200)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=300)] = 0


class SlowClock(msgspec.Struct, frozen=True, tag_field="kind", tag="slow"):
    """Hours for each decision."""

    hours: Annotated[int, msgspec.Meta(ge=1, le=336)]


Clock: TypeAlias = LiveClock | SlowClock


class HumanSeat(msgspec.Struct, frozen=True, tag_field="kind", tag="human"):
    """A seat for a person; one is the opener's, each other gets an invite."""

    name: Name | None = None


class BotSeat(msgspec.Struct, frozen=True, tag_field="kind", tag="bot"):
    """A seat for a bot, by its name."""

    bot: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    name: Name | None = None


Seat: TypeAlias = HumanSeat | BotSeat


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of another game: of a table on this server, or of a record; one of the two."""

    move: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    """The new table begins after this move of it; 0 is the start."""
    table: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$")] | None = None
    record: dict[str, Any] | None = None
    token: Secret | None = None
    """Of a seat at that table; needed while its game is not over."""


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables`."""

    game: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    seats: Annotated[tuple[Seat, ...], msgspec.Meta(min_length=1, max_length=8)]
    rules: dict[str, Any] | Annotated[str, msgspec.Meta(max_length=LONGEST_CODE)] = {}
    """What differs from the standard rule set, or the name or code of a rule set."""
    first: Annotated[int, msgspec.Meta(ge=0, le=7)] | Literal["draw"] = "draw"
    clock: Clock | None = None
    listed: bool = False
    """Whether strangers find the table; a private one is found by its link only."""
    hints: bool = True
    """Whether players may ask what a bot would do."""
    pace: Annotated[float, msgspec.Meta(ge=0, le=10)] | None = None
    """Seconds a bot takes for a move; the server's own pace if left out."""
    entropy: Entropy | None = None
    """The opener's share of the dice."""
    anyone: bool = False
    """Whether anyone with the table's link may take a free seat; else only an invite gives one."""
    opener: Annotated[int, msgspec.Meta(ge=0, le=7)] | None = None
    """Which seat for a person is the opener's own; the first if left out."""
    origin: PlayOn | None = None
    """Where to play on from: game, rules, number of seats and who begins are then as they were there, so
    `rules` and `first` are left out. What was dealt face down is dealt afresh."""


class OpenedSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as its opener learns of it."""

    seat: int
    kind: Literal["human", "bot"]
    name: str
    token: str | None = None
    """Holds the opener's own seat. Tell it nobody."""
    invite: str | None = None
    """Seats one person, once."""


class Opened(msgspec.Struct, frozen=True):
    """The answer to `POST /api/tables`."""

    table: str
    seats: tuple[OpenedSeat, ...]
    watch: str
    """The path of the page on which anyone may watch."""
    commitment: str
    """SHA-256 of the dice's secret, in hexadecimal."""


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/sit`."""

    invite: Secret | None = None
    """Without one, a free seat is taken, if the opener lets anyone with the link sit down."""
    name: Name | None = None
    """Without one, the seat keeps the name it was given, or goes by its colour."""
    entropy: Entropy | None = None
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] | None = None
    """The seat whose colour this person would like; before the game any seat will do that no person holds."""
    understood: bool = False
    """Whether they have read what differs from the standard rules; at a table with house rules they must."""


class Seated(msgspec.Struct, frozen=True):
    """The answer to sitting down."""

    table: str
    seat: int
    token: str


class CheckInvite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/invite`: an invite is looked at before anyone is asked for a name."""

    invite: Secret


class Invited(msgspec.Struct, frozen=True):
    """The answer to an invite that still seats somebody."""

    table: str
    seat: int


class SeatInfo(msgspec.Struct, frozen=True):
    """What anyone may know of a seat."""

    seat: int
    kind: Literal["human", "bot"]
    name: str
    colour: str
    """Key of its colour: green, blue, …"""
    bot: str | None
    """Who plays it now if no person does: the seat's own bot, or one that stands in."""
    taken: bool
    """Whether a person has sat down here, or a bot plays it."""
    present: bool
    """Whether its person is connected now."""
    status: Literal["playing", "left", "resigned", "timed-out"]


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game at a table ended."""

    by: Literal["rules", "resign", "time", "moves", "absence"]
    """`moves`: it has had as many as a game may have; `absence`: nobody came. Then nobody wins."""
    winners: tuple[int, ...]
    scores: tuple[int, ...] | None
    """None if the game ended before its scoring."""
    places: tuple[int, ...] | None = None
    """The place of each seat by its score, 1 for all who won; None without a scoring."""
    behind: tuple[int, ...] | None = None
    """How many points each seat is behind the winners; None without a scoring."""


class Origin(msgspec.Struct, frozen=True):
    """Where a game came from that began in the middle of another one."""

    table: str | None
    """The table of that game; None if it was a record."""
    move: int
    """How many of its moves were taken over; all later ones are another game's."""


class TableInfo(msgspec.Struct, frozen=True):
    """`GET /api/tables/{id}`: what anyone may know of a table."""

    table: str
    game: str
    rules: dict[str, Any]
    """What differs from the standard rule set."""
    code: str
    """The rule set as a short code."""
    seats: tuple[SeatInfo, ...]
    first: int | None
    """Who began; None before the draw."""
    status: Literal["waiting", "playing", "over"]
    version: int
    moves: int
    actor: int | None
    """The seat to decide, -1 while dice fall, None before the start and after the end."""
    clock: Clock | None
    listed: bool
    hints: bool
    created: float
    """Seconds since 1970."""
    commitment: str
    watchers: int
    outcome: Outcome | None
    rematch: str | None
    """The table on which the same people play again."""
    begins: int | Literal["draw"] = "draw"
    """Who is to begin, as far as it was chosen."""
    anyone: bool = False
    """Whether anyone with the table's link may take a free seat."""
    free: tuple[int, ...] = ()
    """The seats that anyone who asks may take now; empty unless `anyone` holds."""
    again: tuple[int, ...] = ()
    """The seats whose people would like to play again, once the game is over."""
    declined: tuple[int, ...] = ()
    """Those who would not; if the others ask once more, bots play in their place."""
    origin: Origin | None = None
    """Where the game came from, if it was played on from a moment of another one."""
    occasion: str = ""
    """What everybody plays with the same dice, if it is the daily dive: the game and the day."""


class Tables(msgspec.Struct, frozen=True):
    """`GET /api/tables`: the listed tables that wait or play."""

    tables: tuple[TableInfo, ...]


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that can sit at a table."""

    game: str
    bot: str
    title: str
    about: str


class RuleSetInfo(msgspec.Struct, frozen=True):
    """A built-in rule set."""

    game: str
    name: str
    title: str
    about: str
    code: str
    changes: dict[str, Any]
    seats: tuple[int, ...]
    """How many people can play it."""
    idea: Literal["first", "more"] | None = None
    """Whether it is an idea to try, and shown among the first; None for standard rules and variants."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game this server knows."""

    game: str
    title: str
    about: str
    seats: tuple[int, ...]
    colours: tuple[str, ...]
    hints: bool
    sheet: bool
    """Whether it has a score sheet for a real table."""
    standard: dict[str, Any]
    """The whole standard rule set."""
    reviews: bool = False
    """Whether this server reviews its games."""


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """What went wrong, in one sentence, with the rule that spoke."""

    kind: Literal[
        "malformed",
        "illegal",
        "key",
        "not_found",
        "used",
        "full",
        "forbidden",
        "rate",
        "too_large",
        "method",
        "unavailable",
        "internal",
    ]
    message: str
    rule: str | None = None


class Failure(msgspec.Struct, frozen=True):
    """Every HTTP error."""

    error: Problem
