"""HTTP of the workshop: what may be changed, what is wrong with a draft, what a change does, the gallery."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from fathoms.protocol.library import (  # noqa: TC001 - msgspec reads the field types
    GameName,
    RulesChoice,
)
from fathoms.protocol.limits import LONGEST_NAME, LONGEST_TITLE
from fathoms.protocol.requests import Problem  # noqa: TC001 - likewise

Title = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TITLE)]
Signature = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
Players = Annotated[int, msgspec.Meta(ge=1, le=8)]


class FieldWords(msgspec.Struct, frozen=True):
    """One field of a rule set, as a person reads it."""

    field: str
    title: str
    about: str
    """One sentence; empty if the title says it all."""
    rule: str | None
    """The rule of the book that the field stands in."""
    choices: dict[str, str]
    """Words for each value it may take, or each item of its list, where those are names."""
    items: tuple[str, ...]
    """Words for each place of a list, where places have a meaning: a level, a number of players."""
    follows: str | None
    """The field whose values an empty list has; None for lists that mean what they hold."""


class FieldGroup(msgspec.Struct, frozen=True):
    """Fields that belong together."""

    title: str
    fields: tuple[str, ...]


class GoalInfo(msgspec.Struct, frozen=True):
    """Something that a change may be looked for."""

    goal: str
    title: str


class Workshop(msgspec.Struct, frozen=True):
    """`GET /api/workshop`: all that a screen needs to offer every field of a game's rule set."""

    game: str
    title: str
    schema: dict[str, Any]
    """The JSON Schema of the rule set, a definition for each field, with its bounds."""
    standard: dict[str, Any]
    fields: tuple[FieldWords, ...]
    groups: tuple[FieldGroup, ...]
    box: tuple[str, ...]
    """The fields whose values are printed on the pieces of the boxed game, for its owners to type."""
    goals: tuple[GoalInfo, ...]
    measures: bool
    """Whether this server measures."""
    gallery: bool
    """Whether this server has a gallery."""


class CheckDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/workshop/check`: look at rules that are being made; nothing is refused for being unsound."""

    rules: RulesChoice
    game: GameName | None = None
    base: RulesChoice = ""
    """What the changes are told against; the standard rule set if left out."""


class RuleProblem(msgspec.Struct, frozen=True):
    """Why a draft cannot be played, and where to mend it."""

    field: str | None
    """None if it is about the rule set as a whole."""
    place: str | None
    """Where in the field: a square like e5, or the number of an item of a list, from 0."""
    rule: str | None
    message: str


class ToldChange(msgspec.Struct, frozen=True):
    """One field that differs, in values and in words."""

    field: str
    title: str
    before: Any
    after: Any
    before_words: str
    after_words: str


class Draft(msgspec.Struct, frozen=True):
    """A draft as the server sees it."""

    game: str
    rules: dict[str, Any]
    """Every field, as given where it was given."""
    changes: tuple[ToldChange, ...]
    problems: tuple[RuleProblem, ...]
    """Empty if it can be played."""
    code: str | None
    """None while there are problems."""
    seats: tuple[int, ...]


class Measure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/workshop/measure`: play both rule sets, many times; leaving the answer unread stops it."""

    rules: RulesChoice
    game: GameName | None = None
    base: RulesChoice = ""
    players: Players | None = None
    """The fewest that can play, if left out."""
    luck: bool = False
    """Whether games are reviewed too, for what luck and choices do; this takes longer."""


class Suggest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/workshop/suggest`: look for single changes that lead towards a goal."""

    goal: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    rules: RulesChoice
    game: GameName | None = None
    players: Players | None = None


PlayerChoice = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class Balance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/workshop/balance`: look for a handicap that makes the chances of these players equal."""

    players: Annotated[tuple[PlayerChoice, ...], msgspec.Meta(min_length=1, max_length=8)]
    """For each seat a bot, or `cost:1.5`: what somebody gives away a decision, in hundredths of a win."""
    rules: RulesChoice
    game: GameName | None = None


class Range(msgspec.Struct, frozen=True):
    """A figure with its interval of 95 %."""

    mean: float
    low: float
    high: float
    words: str
    """The mean as people write it, with its unit; a difference has its sign."""


class ToldMeasure(msgspec.Struct, frozen=True):
    """One measure under both rule sets."""

    name: str
    title: str
    group: Literal["length", "fairness", "drama", "deeds", "skill", "luck"]
    share: bool
    """A part of all games, from 0 to 1."""
    base: Range
    changed: Range
    difference: Range
    certain: bool
    """Whether the difference is more than luck, all measures taken together."""


class SeatShare(msgspec.Struct, frozen=True):
    """What one seat has of the wins, before and with a handicap."""

    name: str
    before: Range
    after: Range


class Suggestion(msgspec.Struct, frozen=True):
    """One change worth trying."""

    change: ToldChange
    code: str
    before: Range
    after: Range
    difference: Range


class GalleryEntry(msgspec.Struct, frozen=True):
    """A rule set that somebody showed to everybody here."""

    id: str
    game: str
    title: str
    by: str
    at: int
    """Seconds since 1970."""
    code: str
    seats: tuple[int, ...]
    changes: tuple[ToldChange, ...]
    verdict: tuple[str, ...]
    players: int
    games: int


class Gallery(msgspec.Struct, frozen=True):
    """`GET /api/gallery`, the newest first."""

    entries: tuple[GalleryEntry, ...]


class Show(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/gallery`: measure a rule set and show it to everybody here."""

    title: Title
    rules: RulesChoice
    by: Signature = ""
    game: GameName | None = None
    players: Players | None = None


class News(msgspec.Struct, frozen=True, tag_field="kind"):
    """A line of an answer that comes little by little; the last line is a result or `failed`."""


class Waiting(News, frozen=True, tag="waiting"):
    """Others are measured first."""

    ahead: int


class Warming(News, frozen=True, tag="warming"):
    """The instruments are made ready; right after an installation that may take a minute."""


class Progress(News, frozen=True, tag="progress"):
    """So much is done."""

    done: int
    total: int


class Measured(News, frozen=True, tag="measured"):
    """What the change does."""

    game: str
    players: int
    games: int
    """Of each rule set."""
    bots: tuple[str, ...]
    verdict: tuple[str, ...]
    changes: tuple[ToldChange, ...]
    measures: tuple[ToldMeasure, ...]
    code: str


class Suggested(News, frozen=True, tag="suggested"):
    """The changes found, the best first."""

    goal: str
    measure: str
    """What the goal is measured by, in words."""
    tried: int
    games: int
    suggestions: tuple[Suggestion, ...]


class Balanced(News, frozen=True, tag="balanced"):
    """A handicap, and what it does to everybody's chances."""

    game: str
    games: int
    handicap: tuple[str, ...]
    """What each seat has more or less, a sentence each; empty if nothing is needed, or nothing helps."""
    verdict: str
    """Whether chances are equal with it."""
    changes: tuple[ToldChange, ...]
    shares: tuple[SeatShare, ...]
    even: bool
    code: str


class Shown(News, frozen=True, tag="shown"):
    """It hangs in the gallery."""

    entry: GalleryEntry


class Failed(News, frozen=True, tag="failed"):
    """It could not be done."""

    error: Problem


MeasureNews = Waiting | Warming | Progress | Measured | Suggested | Balanced | Shown | Failed
