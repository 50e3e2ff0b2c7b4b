"""HTTP besides tables: the rule book, house rules, the score sheet, replays, and how the server is."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from fathoms.core import Choice  # noqa: TC001 - msgspec reads the field types
from fathoms.core.book import PassageSource  # noqa: TC001 - likewise
from fathoms.protocol.limits import LONGEST_CODE
from fathoms.protocol.requests import (  # noqa: TC001 - msgspec reads the field types
    BotInfo,
    GameInfo,
    Origin,
    Problem,
    RuleSetInfo,
)

GameName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
RulesChoice = dict[str, Any] | Annotated[str, msgspec.Meta(max_length=LONGEST_CODE)]
"""What differs from the standard rule set, or the name or code of a rule set."""


class Games(msgspec.Struct, frozen=True):
    """`GET /api/games`."""

    games: tuple[GameInfo, ...]


class Bots(msgspec.Struct, frozen=True):
    """`GET /api/bots`."""

    bots: tuple[BotInfo, ...]


class RuleSets(msgspec.Struct, frozen=True):
    """`GET /api/rulesets`."""

    rulesets: tuple[RuleSetInfo, ...]


class CheckRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/rules/check`; a code names its game, so that may be left out."""

    rules: RulesChoice
    game: GameName | None = None


class CheckedRules(msgspec.Struct, frozen=True):
    """A sound rule set."""

    game: str
    rules: dict[str, Any]
    """Every field."""
    changes: dict[str, Any]
    """What differs from the standard rule set."""
    code: str
    seats: tuple[int, ...]
    """How many people can play it."""


class BookPassage(msgspec.Struct, frozen=True):
    """Some sentences of a rule."""

    text: str
    source: PassageSource
    """Where they come from: the printed rules, another public source, our reading of the printed rules, our
    reconstruction of what their texts do not carry, or this rule set itself."""


class BookExample(msgspec.Struct, frozen=True):
    """A position and what a move does in it, to be drawn beside a rule."""

    scene: Any
    effect: Any
    drawing: tuple[str, ...]
    """The same as a picture in text, for a game without a drawing of its own."""


class BookRule(msgspec.Struct, frozen=True):
    """One rule in words."""

    id: str
    passages: tuple[BookPassage, ...]
    changed: bool
    """This rule set differs from the standard one here."""
    off: bool
    """It has no place in this game: a variant that is not played, or what its dice and pieces cannot do."""
    name: str
    """What people call it, where it may be left out of a game; else empty."""
    example: BookExample | None


class BookSection(msgspec.Struct, frozen=True):
    """A titled group of rules."""

    title: str
    text: tuple[str, ...]
    """Paragraphs that are no rule: the aim of the game, who made it."""
    rules: tuple[BookRule, ...]
    drawing: tuple[str, ...]
    """A picture in text, if the section needs one."""
    legend: str
    """What the signs of that picture mean; empty without a picture."""


class Book(msgspec.Struct, frozen=True):
    """`GET /api/book`: the rule book with a rule set's numbers, in one language."""

    game: str
    title: str
    lang: str
    code: str
    changes: dict[str, Any]
    sections: tuple[BookSection, ...]


class ScoreTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/score`: a finished table of the real world, as the game's score sheet wants it."""

    game: GameName
    table: dict[str, Any]
    rules: RulesChoice | None = None
    """Taken in place of the table's own rules."""


class ScoredTable(msgspec.Struct, frozen=True):
    """A scored table, for a screen and in words."""

    game: str
    scored: dict[str, Any]
    """The game's own account of levels, ties and totals."""
    lines: tuple[str, ...]
    """The same in words, every tie explained."""
    scene: Any
    """The same as a screen draws it, in a type of the game's own (`GameScores`)."""


class ReplayRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/replay`: check a record and show its positions, at most `most` from `start` on."""

    record: dict[str, Any]
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] | None = None
    """Through whose eyes; None is a spectator."""
    start: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0
    most: Annotated[int, msgspec.Meta(ge=1, le=500)] = 500
    """An answer holds fewer where they are much work, never none; its `more` says whether to ask on."""


class Position(msgspec.Struct, frozen=True):
    """The game after one move of a record; number 0 is the start."""

    number: int
    move: str | None
    """The move that led here; None at the start."""
    seat: int | None
    """Who made it; -1 is chance."""
    actor: int | None
    """Who decides next; -1 while dice fall, None at the end."""
    turn: int | None
    turns: int
    view: Any
    scene: Any
    told: str
    """What the move did, in words."""
    board: tuple[str, ...]
    """The table, line by line, as a terminal shows it without colours."""
    effect: Any
    """The game's own account of what the move did, to show it happen; null at the start."""
    moves: tuple[Choice, ...]
    """What the seat whose eyes these are may do here; empty for a spectator, or if others decide."""
    more: bool
    """Whether there are more moves than are listed."""


class Replayed(msgspec.Struct, frozen=True):
    """A record that keeps the rules, with its positions."""

    game: str
    rules: dict[str, Any]
    code: str
    seats: tuple[str, ...]
    first: int
    moves: tuple[str, ...]
    turns: tuple[int, ...]
    """For every position, how many turns have begun: to jump from turn to turn."""
    over: bool
    scores: tuple[int, ...] | None
    winners: tuple[int, ...] | None
    positions: tuple[Position, ...]
    more: bool
    """Whether there are positions after these."""
    origins: tuple[Origin, ...] = ()
    """Where one game became another, the first such moment first; empty for a game played in one piece."""


class Health(msgspec.Struct, frozen=True, omit_defaults=True):
    """`GET /api/health`: whether this server can do its work."""

    version: str
    store: Literal["ok", "down"]
    bus: Literal["ok", "down"]
    """Down is no disaster: play goes on, and players on other processes hear of it a little later."""
    error: Problem | None = None
