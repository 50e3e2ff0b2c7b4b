"""A process that measures, as the server holds it: given a job, listened to, ended in one call."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
import threading
from contextlib import nullcontext, suppress
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from fathoms.core import FathomsError
from fathoms.server.answers import RequestError
from fathoms.server.measuring.jobs import (
    AnyReport,
    Begun,
    Broken,
    FoundComparison,
    FoundSuggestions,
    Refused,
)

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from fathoms.server.measuring.jobs import AnyJob, Finding, Step

log: Final = logging.getLogger("fathoms.measuring")
WARM_WITHIN: Final = 300.0
"""Seconds that loading and compiling may take on the slowest machine, before something must be wrong."""
_BREATH: Final = 5.0
"""Seconds of silence after which whoever listens is told that it goes on."""
_COMMAND: Final = (sys.executable, "-m", "fathoms.server.measuring.worker")
_DECODER: Final = msgspec.json.Decoder(AnyReport)


class Process:
    """One process; made by `start`, and of use until it is ended."""

    def __init__(self, popen: subprocess.Popen[bytes], loop: asyncio.AbstractEventLoop) -> None:
        self._popen: Final = popen
        self._loop: Final = loop
        self._reports: Final[asyncio.Queue[AnyReport | None]] = asyncio.Queue()
        self._late = False
        self.alive = True
        threading.Thread(target=self._listen, name="fathoms-measuring", daemon=True).start()

    @classmethod
    async def start(cls) -> Process:
        """Start one, in a session of its own, so that it ends together with all it may have started."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(None, _begin, cls, loop)

    @property
    def pid(self) -> int:
        """Its number."""
        return self._popen.pid

    async def work(self, job: AnyJob) -> AsyncGenerator[Begun | Step | Finding | None]:
        """Do a job; its finding comes last. None says that it goes on; whatever prevents it is raised."""
        clock = self._loop.call_later(WARM_WITHIN, self._too_late)
        try:
            self._send(job)
            while True:
                report = await self._next(job)
                if isinstance(report, Begun):
                    clock.cancel()
                    clock = self._loop.call_later(job.limit, self._too_late)
                yield report
                if isinstance(report, FoundComparison | FoundSuggestions):
                    return
        finally:
            clock.cancel()

    def end(self) -> None:
        """End it at once, whatever it does."""
        self.alive = False
        if self._popen.poll() is None:
            with suppress(ProcessLookupError):
                if sys.platform == "win32":
                    self._popen.kill()
                else:
                    os.killpg(self._popen.pid, signal.SIGKILL)

    async def _next(self, job: AnyJob) -> Begun | Step | Finding | None:
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
            raise RequestError("malformed", "measuring.too-slow", seconds=round(job.limit))
        raise RequestError("unavailable", "measuring.died")

    def _send(self, job: AnyJob) -> None:
        # A job is far smaller than what a pipe holds, so this never waits.
        with suppress(OSError):
            if self._popen.stdin is not None:
                self._popen.stdin.write(msgspec.json.encode(job) + b"\n")

    def _too_late(self) -> None:
        self._late = True
        self.end()

    def _listen(self) -> None:
        """Hear reports, in a thread of its own, until the process ends; then let the system forget it."""
        with self._popen.stdout or nullcontext(()) as lines:
            for line in lines:
                with suppress(msgspec.MsgspecError):
                    self._pass_on(_DECODER.decode(line))
        status = self._popen.wait()
        if self._popen.stdin is not None:
            self._popen.stdin.close()
        if self.alive:
            log.warning("a measuring process ended by itself", extra={"pid": self.pid, "code": status})
        self.alive = False
        self._pass_on(None)

    def _pass_on(self, report: AnyReport | None) -> None:
        with suppress(RuntimeError):  # the loop is closed, and nobody waits
            self._loop.call_soon_threadsafe(self._reports.put_nowait, report)


def _begin(kind: type[Process], loop: asyncio.AbstractEventLoop) -> Process:
    popen = subprocess.Popen(  # noqa: S603 - our own program
        _COMMAND,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        bufsize=0,
    )
    return kind(popen, loop)
