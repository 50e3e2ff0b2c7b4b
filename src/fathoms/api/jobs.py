"""What the server and a process that measures say to each other: a job, and reports, a line of JSON each."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from fathoms.core.text import Phrase  # noqa: TC001 - msgspec reads the field types
from fathoms.lab.findings import (
    Balance,  # noqa: TC001 - likewise
    Comparison,  # noqa: TC001 - likewise
    SuggestedChange,  # noqa: TC001 - likewise
)
from fathoms.protocol.workshop import Progress
from fathoms.review import Reason, Review  # noqa: TC001 - likewise


class Job(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """Something to work out."""

    threads: int = 1
    limit: float
    """Seconds after which it is given up; compiling is not counted."""
    memory: int
    """Bytes that the process may take."""


class MeasureJob(Job, frozen=True):
    """Something to measure by playing."""

    game: str
    base: dict[str, Any]
    """What it changes of the standard rule set."""
    bots: tuple[str, ...]
    """One for each seat."""
    budget: float
    """Seconds of play to aim at."""


class CompareJob(MeasureJob, frozen=True, tag="compare"):
    """Set two rule sets side by side."""

    changed: dict[str, Any]
    luck: bool = False
    """Whether games are reviewed too, for what luck and choices do."""


class SuggestJob(MeasureJob, frozen=True, tag="suggest"):
    """Look for changes that lead towards a goal."""

    goal: str


class BalanceJob(MeasureJob, frozen=True, tag="balance"):
    """Look for a handicap that makes chances equal; `bots` are texts that `read_players` reads."""


class ReviewJob(Job, frozen=True, tag="review"):
    """Review a game."""

    record: dict[str, Any]
    """With all secrets."""
    viewer: int | None
    """Who asks about a game that is not over."""
    most_reasons: int


AnyJob: TypeAlias = CompareJob | SuggestJob | BalanceJob | ReviewJob


class Report(msgspec.Struct, frozen=True, tag_field="kind"):
    """A line from the process; besides these it tells its `Progress`."""


class Begun(Report, frozen=True, tag="begun"):
    """Everything is compiled; from now on the clock runs."""


class FoundComparison(Report, frozen=True, tag="comparison"):
    """What a change does."""

    comparison: Comparison


class FoundSuggestions(Report, frozen=True, tag="suggestions"):
    """Changes that lead towards a goal, the best first."""

    measure: str
    """What the goal is measured by."""
    tried: int
    games: int
    suggestions: tuple[SuggestedChange, ...]


class FoundBalance(Report, frozen=True, tag="balance"):
    """A handicap, and what it does."""

    balance: Balance


class FoundReview(Report, frozen=True, tag="review"):
    """What luck did and what choices did, and why other moves were better."""

    review: Review
    reasons: tuple[Reason, ...]


class Refused(Report, frozen=True, tag="refused"):
    """Why it cannot be done."""

    phrase: Phrase
    rule: str | None


class Broken(Report, frozen=True, tag="broken"):
    """A fault of ours, for the log."""

    error: str


Finding: TypeAlias = FoundComparison | FoundSuggestions | FoundBalance | FoundReview
AnyReport: TypeAlias = Begun | Progress | Finding | Refused | Broken
