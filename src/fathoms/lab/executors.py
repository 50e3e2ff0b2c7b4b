"""Who plays the batches: this process, some processes beside it, or a cluster, each behind one interface.

The interface is `concurrent.futures.Executor`. A crew makes one, and another one if its workers died.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import re
import signal
import time
from abc import ABC, abstractmethod
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor
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


class Crew(ABC):
    """Makes an executor and knows how to keep it busy."""

    lost: tuple[type[BaseException], ...] = (BrokenExecutor, ConnectionError, EOFError)
    """What a batch fails with when its worker died; it is given to somebody else."""

    @abstractmethod
    def open(self) -> Executor:
        """Make an executor; the one before is given up."""

    @abstractmethod
    def width(self) -> int:
        """How many batches are given out at a time."""

    @property
    @abstractmethod
    def workers(self) -> int:
        """How many play side by side."""

    def better(self, seconds_left: float) -> Crew | None:  # noqa: ARG002 - most crews stay as they are
        """Offer another crew, if so much work calls for one."""
        return None

    def close(self) -> None:  # noqa: B027 - not every crew has somebody to send home
        """Send everybody home; what was not begun is not played."""


class Here(Crew):
    """This process, batch after batch; all processors join in where much is left to do, if they may."""

    def __init__(self, *, may_grow: bool = False) -> None:
        self.may_grow = may_grow

    def open(self) -> Executor:
        """Make an executor that plays at once."""
        return _AtOnce()

    def width(self) -> int:
        """One: whoever gives it out waits for it."""
        return 1

    @property
    def workers(self) -> int:
        """One."""
        return 1

    def better(self, seconds_left: float) -> Crew | None:
        """Offer all processors, if they are worth starting."""
        many = processors()
        return Processes(many) if self.may_grow and many > 1 and seconds_left > _WORTH_IT else None


class _AtOnce(Executor):
    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 - it is raised where the result is asked for
            done.set_exception(error)
        return done


class Many(Crew):
    """So many who play side by side on this machine."""

    def __init__(self, number: int) -> None:
        self.number = number

    def width(self) -> int:
        """Each has one batch to play and one waiting."""
        return 2 * self.number

    @property
    def workers(self) -> int:
        """All of them."""
        return self.number


class Processes(Many):
    """Processes of this machine."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self._pool: ProcessPoolExecutor | None = None

    def open(self) -> Executor:
        """Start them: fresh ones, because a copy of a process with threads may hang."""
        self.close()
        ways = multiprocessing.get_all_start_methods()
        context = multiprocessing.get_context("forkserver" if "forkserver" in ways else "spawn")
        if context.get_start_method() == "forkserver":
            context.set_forkserver_preload(["fathoms.lab.batches"])
        self._pool = ProcessPoolExecutor(self.number, mp_context=context, initializer=_leave_interrupts)
        return self._pool

    def close(self) -> None:
        """Wait for what is being played: a batch is short."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


def _leave_interrupts() -> None:
    """A terminal interrupts all its processes; the one that gave the work out tells the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Cluster(Crew):
    """A Dask cluster: any number of machines that have this Fathoms."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._client: Any = None
        self._threads = 0
        self._asked = self._seen = 0.0

    def open(self) -> Executor:
        """Connect to the scheduler; refuse one that does not answer or has nobody to play."""
        self.close()
        try:
            from distributed import Client  # noqa: PLC0415 - an extra
            from distributed.client import ClosedClientError  # noqa: PLC0415 - likewise
            from distributed.scheduler import KilledWorker  # noqa: PLC0415 - likewise
        except ImportError as error:
            raise FathomsError("simulate.needs-cluster") from error
        self.lost = (BrokenExecutor, CancelledError, ClosedClientError, KilledWorker, OSError)
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

    def width(self) -> int:
        """Each thread has one batch to play and one waiting."""
        return 2 * self.workers

    @property
    def workers(self) -> int:
        """The threads of all machines, which may come and go."""
        now = time.monotonic()
        if self._client is not None and now - self._asked > _ASK_AGAIN:
            try:
                self._threads = sum(self._client.nthreads(callback_timeout=_TELLS_WITHIN).values())
            except (OSError, AttributeError) as error:  # Dask forgets a scheduler that is lost
                raise BrokenExecutor from error
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


def read_crew(text: str | None) -> Crew:
    """Read `local`, `local:4` or `dask:ADDRESS`; without a number a long run takes all processors."""
    asked = "local" if text is None else text.strip()
    if asked == "local":
        return Here(may_grow=True)
    if (found := re.fullmatch(r"local:([0-9]{1,6})", asked)) and 1 <= int(found[1]) <= MOST_PROCESSES:
        return Here() if int(found[1]) == 1 else Processes(int(found[1]))
    if found := re.fullmatch(r"dask: *(\S+)", asked):
        return Cluster(found[1] if "://" in found[1] else f"tcp://{found[1]}")
    raise Malformed("simulate.executor", value=asked[:80], most=MOST_PROCESSES)


def processors() -> int:
    """How many processors this process may use."""
    allowed: Callable[[int], set[int]] | None = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed is not None else os.cpu_count() or 1
