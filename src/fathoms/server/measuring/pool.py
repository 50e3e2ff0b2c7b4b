"""Long work for visitors: who may have something measured or reviewed, who waits, and who does it."""

from __future__ import annotations

import asyncio
import logging
import math
import sys
from collections import OrderedDict
from contextlib import aclosing, asynccontextmanager, contextmanager, suppress
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from fathoms.api.jobs import (
    AnyReport,
    Begun,
    Broken,
    FoundBalance,
    FoundComparison,
    FoundReview,
    FoundSuggestions,
    Refused,
    ReviewJob,
)
from fathoms.api.responses import RequestError
from fathoms.core import FathomsError
from fathoms.lab.worker_pool import processors
from fathoms.processes import Child
from fathoms.protocol.workshop import Progress, Waiting, Warming
from fathoms.server.limits import Bucket
from fathoms.server.queues import FairQueue

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Generator, Iterable

    from fathoms.api.jobs import AnyJob, Finding
    from fathoms.server.metrics import Metrics
    from fathoms.server.queues import Place
    from fathoms.server.settings import Settings

log: Final = logging.getLogger("fathoms.measuring")
MEMORY: Final = 2 << 30
"""Bytes of data that a process may take."""
MOST_WAITING: Final = 4
MOST_REVIEWS_WAITING: Final = 16
WARM_WITHIN: Final = 300.0
"""Seconds that loading and compiling may take on the slowest machine, before something must be wrong."""
_BUDGET: Final = 8.0
"""Seconds of play to aim at: long enough for a good verdict, short enough to wait for."""
_PATIENCE: Final = 4
"""How many times as long it may take before the limit ends it."""
_STAYS_WARM: Final = 300.0
"""Seconds that a process waits for the next job."""
_PACE: Final = 0.2
"""Seconds between two lines of progress."""
_BREATH: Final = 5.0
"""Seconds of silence after which the visitor is told that it goes on."""
_GOING: Final = 1.5
"""Seconds for the last measurement of a visitor to end: a page that is loaded anew asks at once."""
_HOUR: Final = 3600
_MOST_VISITORS: Final = 20_000
_COMMAND: Final = (sys.executable, "-m", "fathoms.server.measuring.worker")
_DECODER: Final = msgspec.json.Decoder(AnyReport)


class MeasuringPool:
    """All that is measured by one process of the server, and all that waits for it."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._at_once: Final = settings.measures
        self._queue: Final = MeasuringQueue(
            settings.measures,
            settings.measures_per_hour,
            settings.measure_seconds,
            reviews_an_hour=settings.reviews_per_hour,
        )
        self._metrics: Final = metrics
        self.limit: Final = float(settings.measure_seconds)
        self.budget: Final = min(_BUDGET, self.limit / _PATIENCE)
        self.threads: Final = max(1, processors() // max(1, settings.measures))
        self._warm: Final[dict[MeasuringProcess, asyncio.TimerHandle]] = {}
        """Processes that wait, each with the timer that ends it."""
        self.busy: Final[set[MeasuringProcess]] = set()
        """Processes that have a job."""
        self._starting: Final[set[asyncio.Task[None]]] = set()
        self._closed = False

    @property
    def open(self) -> bool:
        """Whether anything is measured here."""
        return self._at_once > 0 and has_instruments()

    @property
    def bounds(self) -> dict[str, Any]:
        """What every job is bound by."""
        return {"threads": self.threads, "budget": self.budget, "limit": self.limit, "memory": MEMORY}

    @property
    def review_bounds(self) -> dict[str, Any]:
        """What every review is bound by."""
        return {"limit": self.limit, "memory": MEMORY}

    @property
    def reviews(self) -> bool:
        """Whether there is a process that could review."""
        return self._at_once > 0

    def pids(self) -> set[int]:
        """Give the numbers of all processes."""
        return {process.pid for process in (*self._warm, *self.busy) if process.alive}

    async def measure(
        self, visitor: str, job: AnyJob
    ) -> AsyncGenerator[Waiting | Warming | Progress | Finding]:
        """Have a job done when its turn comes; closing the generator stops it."""
        if not self._at_once:
            raise RequestError("unavailable", "measuring.off")
        if not has_instruments():
            raise RequestError("unavailable", "measuring.needs-lab")
        async with self._queue.place(visitor) as place, aclosing(self._done_by(place, job)) as news:
            async for told in news:
                yield told

    async def review(
        self, visitor: str, job: ReviewJob
    ) -> AsyncGenerator[Waiting | Warming | Progress | Finding]:
        """Have a game reviewed when its turn comes; closing the generator stops it."""
        if not self.reviews:
            raise RequestError("unavailable", "review.no-processes")
        with self._queue.review_place(visitor) as place:
            async with aclosing(self._done_by(place, job)) as news:
                async for told in news:
                    yield told

    async def _done_by(
        self, place: Place, job: AnyJob
    ) -> AsyncGenerator[Waiting | Warming | Progress | Finding]:
        """Wait for a turn, then have a job done."""
        async with aclosing(place.turns()) as turns:
            async for ahead in turns:
                yield Waiting(ahead)
        yield Warming()
        counts = self._metrics.reviews if isinstance(job, ReviewJob) else self._metrics.measurements
        outcome = "stopped"
        try:
            async with aclosing(self._played(job)) as news:
                async for told in news:
                    yield told
            outcome = "done"
        except Exception:
            outcome = "failed"
            raise
        finally:
            counts.labels(outcome).inc()

    async def close(self) -> None:
        """End all processes; those who listen are told that the server stops."""
        self._closed = True
        self._queue.close()
        # One that is being started sees that it is not wanted, and ends.
        await asyncio.gather(*self._starting, return_exceptions=True)
        for process in (*self._warm, *self.busy):
            process.end()

    async def _played(self, job: AnyJob) -> AsyncGenerator[Warming | Progress | Finding]:
        process = await self._take()
        self.busy.add(process)
        whole = False
        try:
            async with aclosing(process.work(job)) as reports:
                last: Warming | Progress = Warming()
                due = 0.0
                async for report in reports:
                    now = asyncio.get_running_loop().time()
                    if report is None:
                        yield last
                    elif isinstance(report, Progress):
                        last = report
                        if now >= due:
                            due = now + _PACE
                            yield last
                    elif not isinstance(report, Begun):
                        whole = True
                        yield report
        except RequestError as error:
            if self._closed:
                raise RequestError("unavailable", "server.closing") from error
            raise
        finally:
            self.busy.discard(process)
            if whole and process.alive and not self._closed:
                self._keep(process)
            else:
                process.end()
                self._replace()

    def _replace(self) -> None:
        """Start a process for the next one: who stops a measurement mostly begins another."""
        if not self._closed and len(self._warm) + len(self._starting) + len(self.busy) < self._at_once:
            self._start()

    async def _take(self) -> MeasuringProcess:
        """Take a warm process, or start one; a visitor who leaves meanwhile leaves it to the next."""
        while not self._closed:
            while self._warm:
                process, timer = self._warm.popitem()
                timer.cancel()
                if process.alive:
                    return process
            await asyncio.shield(self._start())
        raise RequestError("unavailable", "server.closing")

    def _keep(self, process: MeasuringProcess) -> None:
        """Let a process wait some minutes for the next job."""
        loop = asyncio.get_running_loop()
        self._warm[process] = loop.call_later(_STAYS_WARM, self._retire, process)

    def _retire(self, process: MeasuringProcess) -> None:
        self._warm.pop(process, None)
        process.end()

    def _start(self) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(self._begin())
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)
        return task

    async def _begin(self) -> None:
        process = await MeasuringProcess.start()
        if self._closed:
            process.end()
        else:
            self._keep(process)


class MeasuringQueue:
    """Who is measured now and who waits: one at a time for each visitor, and a limit for each hour."""

    def __init__(self, at_once: int, an_hour: int, seconds: float, *, reviews_an_hour: int = 0) -> None:
        self._seconds: Final = seconds
        """The most that one of them takes."""
        self._wait: Final = math.ceil(seconds / max(1, at_once))
        self._queue: Final = FairQueue(
            at_once,
            MOST_WAITING + MOST_REVIEWS_WAITING,
            lambda: RequestError("rate", "server.busy", retry_after=self._wait),
        )
        self._visitors: Final[dict[str, asyncio.Event]] = {}
        """Who is measured or waits for it, and what is set when they leave."""
        self._measured: Final[set[Place]] = set()
        self._reviewed: Final[set[Place]] = set()
        self._measures_left: Final = HourlyLimit(an_hour, "measuring.often")
        self._reviews_left: Final = HourlyLimit(reviews_an_hour, "review.often")

    @asynccontextmanager
    async def place(self, visitor: str) -> AsyncGenerator[Place]:
        """Take a place, or refuse with what is allowed and when to try again."""
        await self._wait_for_last(visitor)
        if _waiting(self._measured) >= MOST_WAITING:
            told = {"waiting": MOST_WAITING, "seconds": self._wait}
            raise RequestError("unavailable", "measuring.full", retry_after=self._wait, **told)
        with self._queue.place(visitor) as place:
            self._measures_left.take(visitor)
            left = self._visitors[visitor] = asyncio.Event()
            self._measured.add(place)
            try:
                yield place
            finally:
                self._measured.discard(place)
                del self._visitors[visitor]
                left.set()

    @contextmanager
    def review_place(self, visitor: str) -> Generator[Place]:
        """Take a place for a review among those that measure: they are short, so a visitor may have some."""
        if _waiting(self._reviewed) >= MOST_REVIEWS_WAITING:
            raise RequestError(
                "unavailable", "review.full", retry_after=self._wait, waiting=MOST_REVIEWS_WAITING
            )
        with self._queue.place(visitor) as place:
            self._reviews_left.take(visitor)
            self._reviewed.add(place)
            try:
                yield place
            finally:
                self._reviewed.discard(place)

    def close(self) -> None:
        """Refuse those who wait, and everybody from now on."""
        self._queue.close()

    async def _wait_for_last(self, visitor: str) -> None:
        try:
            async with asyncio.timeout(_GOING):
                while (left := self._visitors.get(visitor)) is not None:
                    await left.wait()
        except TimeoutError:
            raise RequestError("rate", "measuring.one", retry_after=math.ceil(self._seconds)) from None


class HourlyLimit:
    """How many a visitor may have in an hour; 0 sets no limit."""

    def __init__(self, an_hour: int, refusal: str) -> None:
        self._an_hour: Final = an_hour
        self._refusal: Final = refusal
        self._buckets: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def take(self, visitor: str) -> None:
        """Take one, or refuse with when the next may be."""
        bucket = self._buckets.pop(visitor, None) or Bucket(self._an_hour / _HOUR, self._an_hour)
        self._buckets[visitor] = bucket
        if len(self._buckets) > _MOST_VISITORS:
            self._buckets.popitem(last=False)
        if not bucket.take():
            minutes = math.ceil(bucket.wait / 60)
            raise RequestError(
                "rate", self._refusal, retry_after=60 * minutes, most=self._an_hour, minutes=minutes
            )


def _waiting(places: Iterable[Place]) -> int:
    return sum(place.ahead > 0 for place in places)


class MeasuringProcess(Child):
    """One process (`worker.py`), of use until it is ended."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop: Final = loop
        self._reports: Final[asyncio.Queue[AnyReport | None]] = asyncio.Queue()
        self._late = False
        self.alive = True
        super().__init__(_COMMAND, self._hear)

    @classmethod
    async def start(cls) -> MeasuringProcess:
        """Start one; making a process takes too long for the loop."""
        return await asyncio.to_thread(cls, asyncio.get_running_loop())

    async def work(self, job: AnyJob) -> AsyncGenerator[Begun | Progress | Finding | None]:
        """Do a job; its finding comes last. None says that it goes on; what prevents it is raised."""
        clock = self._loop.call_later(WARM_WITHIN, self._too_late)
        try:
            self.say(msgspec.json.encode(job))
            while True:
                report = await self._next(job)
                if isinstance(report, Begun):
                    clock.cancel()
                    clock = self._loop.call_later(job.limit, self._too_late)
                yield report
                if isinstance(report, FoundComparison | FoundSuggestions | FoundBalance | FoundReview):
                    return
        finally:
            clock.cancel()

    def end(self) -> None:
        """End it at once, whatever it does."""
        self.alive = False
        self.kill()

    async def _next(self, job: AnyJob) -> Begun | Progress | Finding | None:
        try:
            async with asyncio.timeout(_BREATH):
                report = await self._reports.get()
        except TimeoutError:
            return None
        if isinstance(report, Refused):
            args = cast("dict[str, Any]", report.phrase.args)
            raise FathomsError(report.phrase.key, rule=report.rule, **args)
        if isinstance(report, Broken):
            log.error("measuring failed", extra={"error": report.error})
            raise RequestError("internal", "server.broken")
        if report is not None:
            return report
        if self._late:
            key = "review.too-slow" if isinstance(job, ReviewJob) else "measuring.too-slow"
            raise RequestError("malformed", key, seconds=round(job.limit))
        raise RequestError("unavailable", "review.died" if isinstance(job, ReviewJob) else "measuring.died")

    def _too_late(self) -> None:
        self._late = True
        self.end()

    def _hear(self, line: bytes | None) -> None:
        """Pass a report on, in the thread that reads; at the end let the system forget the process."""
        report = None
        if line is not None:
            try:
                report = _DECODER.decode(line)
            except msgspec.MsgspecError:
                return
        else:
            status = self.wait()
            if self.alive:
                log.warning("a measuring process ended by itself", extra={"pid": self.pid, "code": status})
            self.alive = False
        with suppress(RuntimeError):  # the loop is closed, and nobody waits
            self._loop.call_soon_threadsafe(self._reports.put_nowait, report)


def has_instruments() -> bool:
    """Tell whether the compiled games can run (the extra `compiled`)."""
    return find_spec("numba") is not None
