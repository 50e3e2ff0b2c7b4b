"""What the server and a process that measures say to each other: a job, and reports, a line of JSON each."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from fathoms.core.text import Phrase  # noqa: TC001 - msgspec reads the field types
from fathoms.lab.comparison import (
    Comparison,  # noqa: TC001 - likewise
    SuggestedChange,  # noqa: TC001 - likewise
)
from fathoms.protocol.workshop import Progress


class Job(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """Something to measure."""

    game: str
    base: dict[str, Any]
    """What it changes of the standard rule set."""
    bots: tuple[str, ...]
    """One for each seat."""
    threads: int = 1
    budget: float
    """Seconds of play to aim at."""
    limit: float
    """Seconds of play after which it is given up."""
    memory: int
    """Bytes that the process may take."""


class CompareJob(Job, frozen=True, tag="compare"):
    """Set two rule sets side by side."""

    changed: dict[str, Any]
    luck: bool = False
    """Whether games are reviewed too, for what luck and choices do."""


class SuggestJob(Job, frozen=True, tag="suggest"):
    """Look for changes that lead towards a goal."""

    goal: str


AnyJob: TypeAlias = CompareJob | SuggestJob


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


class Refused(Report, frozen=True, tag="refused"):
    """Why it cannot be done."""

    phrase: Phrase
    rule: str | None


class Broken(Report, frozen=True, tag="broken"):
    """A fault of ours, for the log."""

    error: str


Finding: TypeAlias = FoundComparison | FoundSuggestions
AnyReport: TypeAlias = Begun | Progress | Finding | Refused | Broken
