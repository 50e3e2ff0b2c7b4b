"""The daily dive on the wire."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from fathoms.protocol.limits import LONGEST_NAME

Device = Annotated[str, msgspec.Meta(min_length=8, max_length=80)]
Day = Annotated[str, msgspec.Meta(max_length=40)]
"""Like 2026-11-19; another one is refused in a sentence."""
Group = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class DailyPromise(msgspec.Struct, frozen=True):
    """A day, the SHA-256 of its secret, and the secret itself once the day is over."""

    day: str
    commitment: str
    secret: str | None = None


class Daily(msgspec.Struct, frozen=True):
    """What day it is, and what is promised; the same for everybody."""

    day: str
    seconds_left: float
    """Until midnight UTC."""
    boards: bool
    """Whether attempts are compared here; a site without a server has no boards."""
    games: tuple[str, ...]
    promises: tuple[DailyPromise, ...]
    """Of tomorrow, of today, and of the days before."""


class AskDaily(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who asks: a device; a key, if there is one, comes with the request."""

    device: Device


class DailyDot(msgspec.Struct, frozen=True):
    """One day of one game, as somebody played it."""

    day: str
    state: Literal["none", "begun", "practice", "played", "won"]
    points: int | None = None


class DailyGame(msgspec.Struct, frozen=True):
    """A game of today, and what somebody has made of it."""

    game: str
    title: str
    bots: tuple[str, ...]
    """Whom one meets, by their titles."""
    state: Literal["new", "begun", "done"]
    points: int | None
    dots: tuple[DailyDot, ...]
    """The last weeks, the oldest first, today last."""


class DailyGroup(msgspec.Struct, frozen=True):
    """People who share a board."""

    group: str
    name: str
    members: int


class MyDaily(msgspec.Struct, frozen=True):
    """Today's games for one person."""

    day: str
    seconds_left: float
    boards: bool
    keyed: bool
    """Whether a key came along: groups need one."""
    games: tuple[DailyGame, ...]
    groups: tuple[DailyGroup, ...]
    note: str = ""
    """What is wrong with the clock; empty if nothing is."""


class BeginDaily(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Begin a day's game, or go on with it."""

    game: str
    device: Device
    day: Day | None = None
    """Today if left out; a day that is over is practice."""
    practice: bool = False
    """Play today's once more, after the attempt that counts."""


class DailyBegun(msgspec.Struct, frozen=True):
    """The table of an attempt, and the token that holds its seat."""

    table: str
    seat: int
    token: str
    day: str
    counts: bool
    note: str
    """Why it does not count; empty if it does."""


class AskBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Look at a day's board."""

    game: str
    device: Device
    day: Day | None = None
    group: Group | None = None


class BoardEntry(msgspec.Struct, frozen=True):
    """A line of a board."""

    place: int
    name: str
    """Empty if the player has none."""
    points: int
    lead: int
    """Points before the best bot, or behind it."""
    won: bool
    cost: float | None
    """What all choices cost, in points of winning chance; null until the game is reviewed."""
    you: bool


class DailyBot(msgspec.Struct, frozen=True):
    """How a bot does with the same dice in the same seat."""

    bot: str
    title: str
    points: int
    won: bool


class DailyOtherwise(msgspec.Struct, frozen=True):
    """A decision in which the best did otherwise."""

    turn: int
    """Of the own turns."""
    before: str
    """What lay there, in words; empty if it needs none."""
    yours: str
    """What was done, a sentence each."""
    theirs: str


class DailyResult(msgspec.Struct, frozen=True):
    """What came of an attempt."""

    table: str
    counts: bool
    note: str
    """Why it does not count; empty if it does."""
    points: int
    lead: int
    won: bool
    cost: float | None
    place: int | None
    of: int
    better: int | None
    """Percent of the others whose choices cost more."""
    others: int
    """Others whose choices are valued."""
    bots: tuple[DailyBot, ...]
    otherwise: tuple[DailyOtherwise, ...]
    best: str
    """The name of the best; empty if they have none, or if that is you."""
    line: str
    """To share; it tells nothing of the dice."""
    dots: tuple[DailyDot, ...]
    """The last weeks of this game, the oldest first, today last."""
    seat: int
    token: str


class DailyBoard(msgspec.Struct, frozen=True):
    """A day's board, and one's own result."""

    game: str
    title: str
    day: str
    over: bool
    """Whether the day is over."""
    group: DailyGroup | None
    total: int
    entries: tuple[BoardEntry, ...]
    spread: tuple[tuple[int, int], ...]
    """How many have which points, the fewest first."""
    result: DailyResult | None


class FoundGroup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Found a group."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
