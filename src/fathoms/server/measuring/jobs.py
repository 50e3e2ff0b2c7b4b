"""What the server and a process that measures say to each other: a job, and reports, a line of JSON each."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from fathoms.core.text import Phrase  # noqa: TC001 - msgspec reads the field types
from fathoms.lab.compare.comparing import Comparison  # noqa: TC001 - likewise
from fathoms.lab.compare.suggest import Suggestion  # noqa: TC001 - likewise


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
    """Seconds of play after which nobody waits any longer."""
    memory: int
    """Bytes that the process may take."""


class CompareJob(Job, frozen=True, tag="compare"):
    """Set two rule sets side by side."""

    changed: dict[str, Any]


class SuggestJob(Job, frozen=True, tag="suggest"):
    """Look for changes that lead towards a goal."""

    goal: str


AnyJob: TypeAlias = CompareJob | SuggestJob


class Report(msgspec.Struct, frozen=True, tag_field="kind"):
    """A line from the process."""


class Begun(Report, frozen=True, tag="begun"):
    """Everything is compiled; from now on the clock runs."""


class Step(Report, frozen=True, tag="step"):
    """So much is done."""

    done: int
    total: int


class FoundComparison(Report, frozen=True, tag="comparison"):
    """What a change does."""

    comparison: Comparison


class FoundSuggestions(Report, frozen=True, tag="suggestions"):
    """Changes that lead towards a goal, the best first."""

    measure: str
    """What the goal is measured by."""
    tried: int
    games: int
    suggestions: tuple[Suggestion, ...]


class Refused(Report, frozen=True, tag="refused"):
    """Why it cannot be done."""

    phrase: Phrase
    rule: str | None


class Broken(Report, frozen=True, tag="broken"):
    """A fault of ours, for the log."""

    error: str


Finding: TypeAlias = FoundComparison | FoundSuggestions
AnyReport: TypeAlias = Begun | Step | Finding | Refused | Broken
