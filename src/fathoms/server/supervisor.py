"""Several processes on one port: started, watched, started again when one dies, stopped together."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import tempfile
import time
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, Final

from fathoms.core.errors import FathomsError, Malformed
from fathoms.server import logs
from fathoms.server.metrics import MANY

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess
    from types import FrameType

    from fathoms.server.settings import Settings

log: Final = logging.getLogger("fathoms.crew")
_SOON: Final = 2.0
"""Seconds; a process that dies sooner than this after its start is given a moment before the next try."""


class Supervisor:
    """The process that watches those that serve."""

    def __init__(self, settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
        self._settings: Final = settings
        self._listener: Final = listener
        self._ready: Final = ready
        self._workers: list[_Worker] = []
        self._signals = 0

    def run(self) -> None:
        """Serve until told to stop."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._signalled)
        with tempfile.TemporaryDirectory(prefix="fathoms-figures-") as folder:
            # Counters of all processes are added up from files in here.
            os.environ[MANY] = folder
            try:
                self._workers = [
                    _Worker(self._settings, self._listener) for _ in range(self._settings.workers)
                ]
                for worker in self._workers:
                    worker.wait()
                if not self._signals:
                    self._ready()
                self._watch()
            finally:
                self._stop()
                del os.environ[MANY]

    def _watch(self) -> None:
        while not self._signals:
            wait([worker.process.sentinel for worker in self._workers], timeout=0.5)
            for at, worker in enumerate(self._workers):
                if self._signals or worker.process.is_alive():
                    continue
                log.error(
                    "a process died", extra={"pid": worker.process.pid, "code": worker.process.exitcode}
                )
                if time.monotonic() - worker.begun < _SOON:
                    time.sleep(_SOON)
                self._workers[at] = _Worker(self._settings, self._listener)

    def _stop(self) -> None:
        for worker in self._workers:
            worker.tell(signal.SIGTERM)
        deadline = time.monotonic() + self._settings.stop_seconds + 5
        for worker in self._workers:
            while worker.process.is_alive() and time.monotonic() < deadline and self._signals < 2:
                worker.process.join(0.1)
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join()

    def _signalled(self, number: int, frame: FrameType | None) -> None:
        del number, frame
        self._signals += 1


class _Worker:
    """One process that serves."""

    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        context = multiprocessing.get_context("spawn")
        self._hears, speaks = context.Pipe(duplex=False)
        self.begun: Final = time.monotonic()
        self.process: Final[SpawnProcess] = context.Process(
            target=_serve, args=(settings, listener, speaks), name="fathoms-serve"
        )
        self.process.start()
        speaks.close()

    def wait(self) -> None:
        """Wait until it serves; raise what it could not begin with."""
        try:
            told: Any = self._hears.recv()
        except EOFError:
            # It died without a word, or was told to stop; the watch will see.
            return
        if told is not None:
            key, rule, args = told
            raise Malformed(key, rule=rule, **args)

    def tell(self, number: int) -> None:
        """Send it a signal, if it is still there."""
        if self.process.is_alive() and self.process.pid is not None:
            os.kill(self.process.pid, number)


def _serve(settings: Settings, listener: socket.socket, speaks: Connection) -> None:
    """Be one of the processes."""
    from fathoms.server.run import serve  # noqa: PLC0415 - loaded in the new process alone

    # Ctrl+C goes to every process of a terminal; the watching one passes it on once.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    logs.set_up(settings.log, settings.log_level)
    try:
        serve(settings, listener, lambda: speaks.send(None))
    except FathomsError as error:
        # An error of ours does not travel whole: its class takes words by name alone.
        speaks.send((error.phrase.key, error.rule, error.phrase.args))
