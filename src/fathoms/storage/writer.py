"""The one thread that writes. Whatever arrives while a commit is under way shares the next one."""

from __future__ import annotations

import threading
import time
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import DataError, IntegrityError

from fathoms.storage.errors import StorageError, StoreGone, lost, translated, undone
from fathoms.storage.jobs import Append, do_deed, write_appends, write_singly

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable, Sequence

    from sqlalchemy import Engine

    from fathoms.storage.jobs import Answer, AnyJob

_LARGEST_BATCH: Final = 2_000
LONGEST_PAUSE: Final = 0.2
"""Seconds between two looks whether the database is back: nobody waits longer than this once it is."""


class Writer:
    """Commits jobs in groups; an answer is given only after the commit that holds it."""

    def __init__(self, engine: Engine, place: str, ready: Callable[[], None]) -> None:
        self._engine: Final = engine
        self._place: Final = place
        self._ready: Final = ready
        """Raises if the database is not the one that was opened."""
        self._queue: Final[SimpleQueue[AnyJob | None]] = SimpleQueue()
        self._stopping: Final = threading.Event()
        self._lock: Final = threading.Lock()
        self._thread: threading.Thread | None = None
        self.commits = 0
        self.written = 0
        """Jobs that were committed; divided by `commits` it tells how well they group."""

    async def do(self, job: AnyJob) -> Any:
        """Wait until a job is durable, or refused."""
        # Nobody may stop it between a look and the queue: the job would wait for ever.
        with self._lock:
            if self._stopping.is_set():
                raise StoreGone("storage.closed", place=self._place)
            if self._thread is None:
                self._start()
            self._queue.put(job)
        return await job.future

    @property
    def stopping(self) -> bool:
        """Whether the store is being closed."""
        return self._stopping.is_set()

    def stop(self) -> None:
        """Write what is waiting, then end."""
        with self._lock:
            self._stopping.set()
            self._queue.put(None)
            thread = self._thread
        if thread is not None:
            thread.join()

    def _start(self) -> None:
        # Not before it is needed: a process that forks would lose it.
        self._thread = threading.Thread(target=self._run, name="fathoms-writer", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while True:
            first = self._queue.get()
            batch = self._more([] if first is None else [first])
            if batch:
                self._write(batch)
            if self._stopping.is_set() and self._queue.empty():
                return

    def _more(self, batch: list[AnyJob]) -> list[AnyJob]:
        """Take along whatever is waiting."""
        while len(batch) < _LARGEST_BATCH:
            try:
                job = self._queue.get_nowait()
            except Empty:
                break
            if job is not None:
                batch.append(job)
        return batch

    def _write(self, batch: list[AnyJob]) -> None:
        """Commit a batch, again and again if the database went away, until its jobs lose patience."""
        pause = 0.01
        while batch:
            try:
                self._ready()
                answers = self._commit(batch)
                # What was written into a file that somebody has just replaced must not be acknowledged.
                self._ready()
            except Exception as error:  # noqa: BLE001 - whoever waits must be answered, whatever happened
                answers = self._after(error, batch)
            else:
                self.commits += 1
                self.written += len(batch)
            _tell(answers)
            answered = {id(job) for job, _ in answers}
            batch = [job for job in batch if id(job) not in answered]
            if batch:
                time.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
                batch = self._more(batch)

    def _commit(self, batch: Sequence[AnyJob]) -> list[Answer]:
        appends = [job for job in batch if isinstance(job, Append)]
        deeds = [job for job in batch if not isinstance(job, Append)]
        try:
            with self._engine.begin() as connection:
                write_appends(connection, appends)
                answers: list[Answer] = [(job, None) for job in appends]
                answers += [do_deed(connection, job) for job in deeds]
        except (IntegrityError, DataError):
            # Somebody wrote a version of ours first, or one of us is at fault; everything was rolled back.
            with self._engine.begin() as connection:
                answers = write_singly(connection, appends)
                answers += [do_deed(connection, job) for job in deeds]
        return answers

    def _after(self, error: Exception, batch: Sequence[AnyJob]) -> list[Answer]:
        """Decide who is refused now, and who waits for the database to come back."""
        if undone(error):
            return self._late(error, batch)
        if not lost(error):
            refusal = error if isinstance(error, StorageError) else translated(error, self._place)
            return [(job, refusal) for job in batch]
        for job in batch:
            job.uncertain = True
        return self._late(error, batch)

    def _late(self, error: Exception, batch: Sequence[AnyJob]) -> list[Answer]:
        now = time.monotonic()
        return [(job, translated(error, self._place)) for job in batch if job.deadline <= now]


def _tell(answers: Sequence[Answer]) -> None:
    """Answer everybody who waits in a loop with one call into it."""
    loops: dict[asyncio.AbstractEventLoop, list[Answer]] = {}
    for answer in answers:
        loops.setdefault(answer[0].loop, []).append(answer)
    for loop, of_loop in loops.items():
        try:
            loop.call_soon_threadsafe(_resolve, of_loop)
        except RuntimeError:
            # The loop is gone, and with it everybody who waited; what was written stays written.
            continue


def _resolve(answers: Sequence[Answer]) -> None:
    for job, result in answers:
        if job.future.done():
            continue
        if isinstance(result, BaseException):
            job.future.set_exception(result)
        else:
            job.future.set_result(result)
