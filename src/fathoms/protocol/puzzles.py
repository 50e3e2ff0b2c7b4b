"""Puzzles on the wire: which there are, one of them with all that judging needs, and an answer to it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from fathoms.protocol.daily import Device  # noqa: TC001 - msgspec reads the field types
from fathoms.puzzles import Level  # noqa: TC001 - msgspec reads the field types

Move = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]


class PuzzleInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle in the list."""

    puzzle: str
    """Its name."""
    game: str
    kind: str
    question: str
    """What is asked, in words."""
    seats: int
    level: Level
    """How hard it is, by the people who fail, or by the bots while few have tried it."""
    proven: bool


class Puzzles(msgspec.Struct, frozen=True, kw_only=True):
    """All puzzles, in the order of their days, and the one of a day."""

    puzzles: tuple[PuzzleInfo, ...]
    daily: str


class ToldPuzzleChoice(msgspec.Struct, frozen=True):
    """A legal move, what it is worth, and whether it is right."""

    move: str
    text: str
    """What it does, in words."""
    value: int
    """The mover's share of the win with it, in billionths."""
    right: bool


class ToldPuzzle(msgspec.Struct, frozen=True, kw_only=True):
    """One puzzle in the language asked for: its position, and all that judging an answer needs."""

    puzzle: str
    game: str
    kind: str
    question: str
    proven: bool
    judge: str
    """Who says what the choices are worth, in words."""
    bounds: bool
    """Whether wrong choices are worth no more than what is said of them, and perhaps less."""
    level: Level
    bots: str
    """Which bots fail it, in words; empty if none was asked."""
    people: str
    """How many people fail it, in words; empty while few have tried it."""
    record: dict[str, Any]
    """The game up to the decision."""
    seat: int
    """Who decides."""
    names: tuple[str, ...]
    why: str | None
    """Why the best choice is better than the one that tempts."""
    tempting: str | None
    """What that one does, in words."""
    choices: tuple[ToldPuzzleChoice, ...]
    """Every legal move, the best first."""


class AnswerPuzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of `POST /api/puzzles/{puzzle}/answer`."""

    move: Move
    device: Device | None = None
    """The id that the device gave itself: its first answer says how hard the puzzle is."""


class PuzzleAnswered(msgspec.Struct, frozen=True):
    """What became of an answer."""

    move: str
    right: bool
    cost: int
    """What it gives away beside the best, in billionths; nothing if it is right."""
    told: str
    """The verdict in one sentence."""


class OwnPuzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of `POST /api/puzzles/own`: a decision from a review, to be asked again."""

    record: dict[str, Any]
    """The game; what comes after the decision is left out or not looked at."""
    move: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    """How many moves came before the decision."""
    choices: Annotated[tuple[tuple[Move, int], ...], msgspec.Meta(min_length=1, max_length=1_000)]
    """Moves and what they are worth, in billionths, as the review says; some legal moves may be missing."""
    error: int
    """How far a difference of two may be wrong, in billionths."""
    why: Annotated[str, msgspec.Meta(max_length=1_000)] | None = None
