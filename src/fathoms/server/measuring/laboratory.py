"""The laboratory: warm processes, one for each that is measured at once, and what they tell on the way."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from fathoms.lab.executors import processors
from fathoms.protocol.workshop import Progress, Waiting, Warming
from fathoms.server.answers import RequestError
from fathoms.server.measuring.jobs import Begun, Step
from fathoms.server.measuring.line import Line
from fathoms.server.measuring.process import Process

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from fathoms.server.measures import Measures
    from fathoms.server.measuring.jobs import AnyJob, Finding
    from fathoms.server.settings import Settings

MEMORY: Final = 2 << 30
"""Bytes of data that a process may take."""
_BUDGET: Final = 8.0
"""Seconds of play to aim at: long enough for a good verdict, short enough to wait for."""
_PATIENCE: Final = 4
"""So many times as long it may take, before the limit ends it."""
_STAYS_WARM: Final = 300.0
"""Seconds that a process waits for the next job."""
_PACE: Final = 0.2
"""Seconds between two lines of progress."""


class Laboratory:
    """All that is measured in one process of the server, and all that waits for it."""

    def __init__(self, settings: Settings, measures: Measures) -> None:
        self._at_once: Final = settings.measures
        self._line: Final = Line(settings.measures, settings.measures_per_hour, settings.measure_seconds)
        self._counts: Final = measures.measurements
        self.limit: Final = float(settings.measure_seconds)
        self.budget: Final = min(_BUDGET, self.limit / _PATIENCE)
        self.threads: Final = max(1, processors() // max(1, settings.measures))
        self._warm: Final[dict[Process, asyncio.TimerHandle]] = {}
        """Processes that wait, each with the hour at which it is sent home."""
        self.busy: Final[set[Process]] = set()
        """Processes that have a job."""
        self._starting: Final[set[asyncio.Task[None]]] = set()
        self._closed = False

    @property
    def open(self) -> bool:
        """Whether anything is measured here."""
        return self._at_once > 0 and has_instruments()

    def pids(self) -> set[int]:
        """Give the numbers of all processes."""
        return {process.pid for process in (*self._warm, *self.busy) if process.alive}

    async def measure(
        self, visitor: str, job: AnyJob
    ) -> AsyncGenerator[Waiting | Warming | Progress | Finding]:
        """Have a job done when its turn comes; whoever stops listening stops it."""
        self._check()
        async with self._line.place(visitor) as place:
            async with aclosing(place.turns()) as turns:
                async for ahead in turns:
                    yield Waiting(ahead)
            yield Warming()
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
                self._counts.labels(outcome).inc()

    async def close(self) -> None:
        """End all processes; those who listen are told that the server stops."""
        self._closed = True
        self._line.close()
        # One that is being started sees that it is not wanted, and ends.
        await asyncio.gather(*self._starting, return_exceptions=True)
        for process in (*self._warm, *self.busy):
            process.end()

    def _check(self) -> None:
        if not self._at_once:
            raise RequestError("unavailable", "measuring.off")
        if not has_instruments():
            raise RequestError("unavailable", "measuring.needs-lab")

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
                    elif isinstance(report, Step):
                        last = Progress(report.done, report.total)
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

    async def _take(self) -> Process:
        """Take a warm process, or start one; whoever leaves meanwhile leaves it to the next."""
        while not self._closed:
            while self._warm:
                process, timer = self._warm.popitem()
                timer.cancel()
                if process.alive:
                    return process
            await asyncio.shield(self._start())
        raise RequestError("unavailable", "server.closing")

    def _keep(self, process: Process) -> None:
        """Let a process wait for the next job; after some minutes it is sent home."""
        loop = asyncio.get_running_loop()
        self._warm[process] = loop.call_later(_STAYS_WARM, self._send_home, process)

    def _send_home(self, process: Process) -> None:
        self._warm.pop(process, None)
        process.end()

    def _replace(self) -> None:
        """Whoever stops a measurement mostly begins another one; let it find a process that is ready."""
        if not self._closed and len(self._warm) + len(self._starting) + len(self.busy) < self._at_once:
            self._start()

    def _start(self) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(self._begin())
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)
        return task

    async def _begin(self) -> None:
        process = await Process.start()
        if self._closed:
            process.end()
        else:
            self._keep(process)


def has_instruments() -> bool:
    """Tell whether the quick games are installed (the extra `lab`)."""
    return find_spec("numba") is not None
