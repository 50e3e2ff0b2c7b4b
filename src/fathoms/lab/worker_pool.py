"""Who plays the batches of a simulation: this process, its threads, other processes, or a Dask cluster.

All of them are a `concurrent.futures.Executor`.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import re
import signal
import time
from abc import ABC, abstractmethod
from concurrent import futures
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from fathoms.core import FathomsError, Malformed

if TYPE_CHECKING:
    from collections.abc import Callable


MOST_PROCESSES: Final = 1024
_WORTH_IT: Final = 4.0
"""Seconds of work left that are worth starting processes for."""
_ANSWERS_WITHIN: Final = 5.0
_WORKERS_WITHIN: Final = 5.0
_ASK_AGAIN: Final = 2.0
"""Seconds after which a cluster is asked anew how many it is."""
_TELLS_WITHIN: Final = 20.0
"""Seconds that a busy scheduler may take to tell."""
_COME_BACK_WITHIN: Final = 60.0
"""Seconds that a cluster may be without anybody to play."""


class WorkerPool(ABC):
    """Makes an executor for batches, and another one if its workers died."""

    lost: tuple[type[BaseException], ...] = (futures.BrokenExecutor, ConnectionError, EOFError)
    """What a batch fails with when its worker died; it is then given out again."""

    @property
    @abstractmethod
    def workers(self) -> int:
        """How many batches are played side by side."""

    @abstractmethod
    def open(self) -> futures.Executor:
        """Make an executor; the one before is given up."""

    def width(self) -> int:
        """How many batches are given out at a time: each worker plays one, and one waits for it."""
        return 2 * self.workers

    def upgrade(self, seconds_left: float) -> WorkerPool | None:  # noqa: ARG002 - most pools stay as they are
        """Offer a larger pool if this much work calls for one."""
        return None

    def close(self) -> None:  # noqa: B027 - not every pool has workers to end
        """End a run; batches that were not begun are not played."""


class InProcess(WorkerPool):
    """This process, batch after batch; if it may grow, a long run takes all processors."""

    def __init__(self, *, may_grow: bool = False) -> None:
        self.may_grow = may_grow

    @property
    def workers(self) -> int:
        return 1

    def open(self) -> futures.Executor:
        return _ImmediateExecutor()

    def width(self) -> int:
        return 1

    def upgrade(self, seconds_left: float) -> WorkerPool | None:
        """Offer all processors if they are worth starting."""
        many = processors()
        return Processes(many) if self.may_grow and many > 1 and seconds_left > _WORTH_IT else None


class _ImmediateExecutor(futures.Executor):
    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> futures.Future[Any]:
        done: futures.Future[Any] = futures.Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 - it is raised where the result is asked for
            done.set_exception(error)
        return done


class Threads(WorkerPool):
    """Threads of this process, for compiled games, which run side by side; started once for many runs."""

    def __init__(self, number: int | None = None) -> None:
        self._number: Final = number or processors()
        self._executor: Final = futures.ThreadPoolExecutor(self._number, thread_name_prefix="fathoms-games")

    @property
    def workers(self) -> int:
        return self._number

    def open(self) -> futures.Executor:
        return self._executor

    def shut_down(self) -> None:
        """End the threads; `close` only ends a run."""
        self._executor.shutdown(cancel_futures=True)


class Processes(WorkerPool):
    """Processes of this machine."""

    def __init__(self, number: int) -> None:
        self._number: Final = number
        self._executor: futures.ProcessPoolExecutor | None = None

    @property
    def workers(self) -> int:
        return self._number

    def open(self) -> futures.Executor:
        """Start them: fresh ones, because a copy of a process with threads may hang."""
        self.close()
        ways = multiprocessing.get_all_start_methods()
        context = multiprocessing.get_context("forkserver" if "forkserver" in ways else "spawn")
        if context.get_start_method() == "forkserver":
            context.set_forkserver_preload(["fathoms.lab.simulation"])
        self._executor = futures.ProcessPoolExecutor(
            self._number, mp_context=context, initializer=_leave_interrupts
        )
        return self._executor

    def close(self) -> None:
        """Wait for what is being played: a batch is short."""
        if self._executor is not None:
            self._executor.shutdown(wait=True, cancel_futures=True)
            self._executor = None


def _leave_interrupts() -> None:
    """A terminal interrupts all its processes; the one that gave the work out tells the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class DaskCluster(WorkerPool):
    """A Dask cluster: any number of machines that have this Fathoms."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._client: Any = None
        self._threads = 0
        self._asked = self._seen = 0.0

    def open(self) -> futures.Executor:
        """Connect to the scheduler; refuse one that does not answer or has nobody to play."""
        self.close()
        try:
            from distributed import Client  # noqa: PLC0415 - an extra
            from distributed.client import ClosedClientError  # noqa: PLC0415 - likewise
            from distributed.scheduler import KilledWorker  # noqa: PLC0415 - likewise
        except ImportError as error:
            raise FathomsError("simulate.needs-cluster") from error
        self.lost = (futures.BrokenExecutor, futures.CancelledError, ClosedClientError, KilledWorker, OSError)
        # It complains at length about what is told here in a sentence.
        logging.getLogger("distributed").setLevel(logging.CRITICAL)
        try:
            self._client = Client(self.address, timeout=_ANSWERS_WITHIN, set_as_default=False)
        except (OSError, ValueError, TypeError, ImportError) as error:
            raise FathomsError("simulate.cluster-silent", address=self.address[:80]) from error
        try:
            self._client.wait_for_workers(1, timeout=_WORKERS_WITHIN)
        except (OSError, TimeoutError) as error:
            self.close()
            raise FathomsError("simulate.cluster-empty", address=self.address[:80]) from error
        self._asked, self._seen = 0.0, time.monotonic()
        return self._client.get_executor(pure=False)

    @property
    def workers(self) -> int:
        """The threads of all machines, which may come and go."""
        now = time.monotonic()
        if self._client is not None and now - self._asked > _ASK_AGAIN:
            try:
                self._threads = sum(self._client.nthreads(callback_timeout=_TELLS_WITHIN).values())
            except (OSError, AttributeError) as error:  # Dask forgets a scheduler that is lost
                raise futures.BrokenExecutor from error
            self._asked = now
            self._seen = now if self._threads else self._seen
            if now - self._seen > _COME_BACK_WITHIN:
                raise FathomsError("simulate.cluster-empty", address=self.address[:80])
        return max(1, self._threads)

    def close(self) -> None:
        """Leave the cluster, which forgets our batches."""
        if self._client is not None:
            with suppress(OSError):  # a scheduler that is gone needs no goodbye
                self._client.close(timeout=_ANSWERS_WITHIN)
            self._client = None


def read_worker_pool(text: str | None) -> WorkerPool:
    """Read `local`, `local:4` or `dask:ADDRESS`; without a number a long run takes all processors."""
    asked = "local" if text is None else text.strip()
    if asked == "local":
        return InProcess(may_grow=True)
    if (found := re.fullmatch(r"local:([0-9]{1,6})", asked)) and 1 <= int(found[1]) <= MOST_PROCESSES:
        return InProcess() if int(found[1]) == 1 else Processes(int(found[1]))
    if found := re.fullmatch(r"dask: *(\S+)", asked):
        return DaskCluster(found[1] if "://" in found[1] else f"tcp://{found[1]}")
    raise Malformed("simulate.executor", value=asked[:80], most=MOST_PROCESSES)


def processors() -> int:
    """How many processors this process may use."""
    allowed: Callable[[int], set[int]] | None = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed is not None else os.cpu_count() or 1
