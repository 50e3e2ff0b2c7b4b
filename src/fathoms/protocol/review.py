"""HTTP of reviews: what luck did and what choices did in a game, line by line as it is worked out."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from fathoms.protocol.limits import Secret  # noqa: TC001 - msgspec reads the field types
from fathoms.protocol.workshop import Failed, News
from fathoms.review import Grade, Review  # noqa: TC001 - likewise


class AskReview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/review`: review a record or the game of a table, exactly one of them."""

    record: dict[str, Any] | None = None
    """A record as /api/tables/{id}/record gives it; its review stops when nobody reads the answer."""
    table: Annotated[str, msgspec.Meta(min_length=1, max_length=64)] | None = None
    """A table's id; its review goes on and is kept when nobody reads the answer."""
    token: Secret | None = None
    """A seat's token at that table: the words say "you" for it, and a game not over is seen from there."""
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] | None = None
    """The same for a record: whose eyes read it; None is a spectator."""


class ToldTurn(msgspec.Struct, frozen=True):
    """How the seats stand after a turn: a point of the picture."""

    turn: int
    """0 is the start, before anybody's turn."""
    seat: int | None
    """Whose turn it was."""
    move: int
    """The number of its last move; 0 before the first."""
    shares: tuple[int, ...]
    """Of every seat, in billionths of a win."""


class ToldChoice(msgspec.Struct, frozen=True):
    """A move that could be chosen."""

    move: str
    text: str
    """What it does, in words."""
    value: int
    """The mover's share of the win with it, in billionths."""


class ToldDecision(msgspec.Struct, frozen=True):
    """A decision that cost something."""

    line: int
    """Where it stands in `review.lines`."""
    move: int
    turn: int
    seat: int
    grade: Grade
    cost: int
    """In billionths."""
    played: str
    """What was done, in words."""
    better: str
    """What would have been best, in words."""
    why: str | None
    """Why that is better, where the game can say."""
    choices: tuple[ToldChoice, ...]
    """The eight best, the best first, and the one that was played."""


class ToldBot(msgspec.Struct, frozen=True):
    """How a bot does, to compare with."""

    bot: str
    title: str
    accuracy: int
    """What it gives away a decision in games of this size, in billionths."""


class ToldReview(msgspec.Struct, frozen=True):
    """A review in words, in the language asked for; the reader's own seat is "you"."""

    summary: str
    """One sentence: who had the luck and who chose best."""
    unfinished: str | None
    """Says that the game was not over; None if it was."""
    judge: str
    """Who judged, and how far that may be wrong."""
    names: tuple[str, ...]
    """Of the seats, as the words call them."""
    you: int | None
    """The reader's own seat."""
    turns: tuple[ToldTurn, ...]
    """The first is the start, one for each turn follows."""
    decisions: tuple[ToldDecision, ...]
    """Those that cost something, the dearest first, the 100 dearest at most."""
    others: tuple[ToldBot, ...]
    """How bots do in this game with as many seats, the best first; empty where nobody has measured it."""


class ReviewQueued(News, frozen=True, tag="queued"):
    """Others come first."""

    before: int


class ReviewProgress(News, frozen=True, tag="progress"):
    """It is being worked out."""

    done: float
    """From 0 to 1."""


class Reviewed(News, frozen=True, tag="reviewed"):
    """The review, for programs and in words."""

    review: Review
    told: ToldReview


ReviewNews = ReviewQueued | ReviewProgress | Reviewed | Failed
