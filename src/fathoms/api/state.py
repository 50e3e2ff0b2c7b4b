"""What endpoints need of the house they are in: a server's, or a browser's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    from fathoms.api.jobs import AnyJob, Finding, ReviewJob
    from fathoms.api.requests import ApiRequest
    from fathoms.api.reviews import TableReviews
    from fathoms.protocol.workshop import Progress, Waiting, Warming
    from fathoms.tables.daily import Daily
    from fathoms.tables.ports import Gallery, Players, PuzzleAnswers, Reviews, Workers
    from fathoms.tables.service import Tables

T = TypeVar("T")


class Abandoned(Exception):  # noqa: N818 - named after what became of it
    """Nobody waits for this work any more."""


class Effort:
    """What one piece of work has cost, in steps of about a tenth of a millisecond: counted, never timed."""

    def __init__(self) -> None:
        self.spent = 0
        self.abandoned = False
        """Set by the loop, read between two steps of the work."""

    def spend(self, steps: int = 1) -> None:
        """Count steps; stop here if nobody waits for the outcome."""
        if self.abandoned:
            raise Abandoned
        self.spent += steps


class LongWork(Protocol):
    """One kind of long work, a piece at a time."""

    async def do(self, request: ApiRequest[Any], work: Callable[[Effort], T]) -> T:
        """Do a request's work when its turn comes, while its client is there."""
        ...

    async def run(self, visitor: str, work: Callable[[Effort], T]) -> T:
        """Do some work for a visitor when its turn comes."""
        ...

    def close(self) -> None:
        """Refuse those who wait."""
        ...


class Measuring(Protocol):
    """Has something measured or reviewed, when its turn comes; closing a generator stops it."""

    @property
    def open(self) -> bool:
        """Whether anything is measured here."""
        ...

    @property
    def reviews(self) -> bool:
        """Whether anything is reviewed here."""
        ...

    @property
    def bounds(self) -> dict[str, Any]:
        """What every job is bound by."""
        ...

    @property
    def review_bounds(self) -> dict[str, Any]:
        """What every review is bound by."""
        ...

    def measure(self, visitor: str, job: AnyJob) -> AsyncGenerator[Waiting | Warming | Progress | Finding]:
        """Have a job done."""
        ...

    def review(self, visitor: str, job: ReviewJob) -> AsyncGenerator[Waiting | Warming | Progress | Finding]:
        """Have a game reviewed."""
        ...


class ApiState(Protocol):
    """What endpoints share. What is gone while the house opens or closes raises a RequestError."""

    @property
    def tables(self) -> Tables:
        """The tables."""
        ...

    @property
    def workers(self) -> Workers:
        """For what is too short to queue for and too long for the loop."""
        ...

    @property
    def replays(self) -> LongWork:
        """What plays records."""
        ...

    @property
    def listings(self) -> LongWork:
        """What tells of the gallery."""
        ...

    @property
    def measuring(self) -> Measuring:
        """Who measures and reviews."""
        ...

    @property
    def reviews(self) -> TableReviews:
        """The reviews of finished tables."""
        ...

    @property
    def kept_reviews(self) -> Reviews:
        """Where they are kept."""
        ...

    @property
    def reviews_games(self) -> bool:
        """Whether the host wants games to be reviewed here."""
        ...

    @property
    def players(self) -> Players:
        """Those who keep their games under a key."""
        ...

    @property
    def daily(self) -> Daily:
        """The daily dive."""
        ...

    @property
    def puzzle_answers(self) -> PuzzleAnswers:
        """How people do with puzzles."""
        ...

    @property
    def gallery(self) -> Gallery | None:
        """Where visitors show rule sets to everybody; None if they may not here."""
        ...

    def hidden(self, visitor: str) -> str:
        """Hide a visitor's address so that what they did can be counted and nobody found."""
        ...

    async def check(self) -> None:
        """Raise if the house cannot do its work."""
        ...

    @property
    def hears_others(self) -> bool:
        """Whether news from other processes arrives now."""
        ...
