"""The one thread that writes, and its jobs. Whatever arrives during a commit shares the next one."""

from __future__ import annotations

import asyncio
import threading
import time
from functools import cache
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import DataError, IntegrityError

from fathoms.storage import schema
from fathoms.storage.errors import StorageError, StoreGone, StoreUnusable, lost, reason, translated, undone
from fathoms.tables.ports import Conflict

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Connection, Engine

    from fathoms.tables.ports import Status, TableRow

PATIENCE: Final = 10.0
"""Seconds a write waits for a database that went away, before it is refused."""
_TRIES: Final = 8
"""How often a transaction may lose the race for its number; each loss is another's success."""
_LARGEST_BATCH: Final = 2_000
LONGEST_PAUSE: Final = 0.2
"""Seconds between two looks whether the database is back: nobody waits longer than this once it is."""


class Job:
    """Something to write, and who waits for it."""

    __slots__ = ("deadline", "future", "loop", "uncertain")

    def __init__(self, patience: float = PATIENCE) -> None:
        self.loop: Final = asyncio.get_running_loop()
        self.future: Final[asyncio.Future[Any]] = self.loop.create_future()
        self.deadline: Final = time.monotonic() + patience
        self.uncertain = False
        """Whether an earlier try broke off so that it may have been written all the same."""


class Append(Job):
    """Events for one table, as consecutive versions; with a row, the table is new."""

    __slots__ = ("after", "events", "row", "status", "table")

    def __init__(
        self,
        table: str,
        after: int,
        events: Sequence[bytes],
        status: Status | None,
        row: TableRow | None = None,
    ) -> None:
        super().__init__()
        self.table: Final = table
        self.after: Final = after
        self.events: Final = tuple(events)
        self.status: Final = status
        self.row: Final = row

    @property
    def order(self) -> tuple[str, int]:
        """Everybody writes in this order, so that two processes never wait for each other."""
        return self.table, self.after


class Transaction(Job):
    """Anything else: runs inside the transaction and gives an answer.

    `found` looks whether it was done already; it is asked when an earlier try broke off.
    """

    __slots__ = ("found", "run")

    def __init__(
        self,
        run: Callable[[Connection], Any],
        *,
        found: Callable[[Connection], Any] | None = None,
        patience: float = PATIENCE,
    ) -> None:
        super().__init__(patience)
        self.run: Final = run
        self.found: Final = found


AnyJob: TypeAlias = Append | Transaction
Answer: TypeAlias = tuple[AnyJob, Any]
"""A job with its result, or with the exception that refuses it."""

_INSERT_TABLE: Final = insert(schema.tables)
_MOST_ROWS: Final = 64
"""Events that one statement writes: as many different statements are kept prepared."""
_COLUMNS: Final = len(schema.events.columns)
_SET_STATUS: Final = (
    update(schema.tables)
    .where(schema.tables.c.table == bindparam("of_table"))
    .values(status=bindparam("new_status"))
)


def write_appends(connection: Connection, appends: Sequence[Append]) -> None:
    """Write all of them with few statements.

    SQLite's module lets go of the interpreter at each one, and then waits for everything else to let go, too.
    """
    ordered = sorted(appends, key=lambda job: job.order)
    opened = [msgspec.structs.asdict(job.row) for job in ordered if job.row is not None]
    if opened:
        connection.execute(_INSERT_TABLE, opened)
    values: list[object] = []
    for job in ordered:
        for version, body in enumerate(job.events, job.after + 1):
            values += (job.table, version, body)
    style, most = connection.dialect.paramstyle, _MOST_ROWS * _COLUMNS
    for begun in range(0, len(values), most):
        portion = tuple(values[begun : begun + most])
        connection.exec_driver_sql(_insert_events(style, len(portion) // _COLUMNS), portion)
    changed = [{"of_table": job.table, "new_status": job.status} for job in ordered if job.status is not None]
    if changed:
        connection.execute(_SET_STATUS, changed)


@cache
def _insert_events(style: str, rows: int) -> str:
    row = "(" + ", ".join(["?" if style == "qmark" else "%s"] * _COLUMNS) + ")"
    columns = ", ".join(f'"{column.name}"' for column in schema.events.columns)
    return f"INSERT INTO events ({columns}) VALUES {', '.join([row] * rows)}"  # noqa: S608 - only our names


def write_singly(connection: Connection, jobs: Sequence[Append]) -> list[Answer]:
    """Write each for itself, so that only those who came second are refused; still one commit for all."""
    answers: list[Answer] = []
    for job in sorted(jobs, key=lambda job: job.order):
        try:
            with connection.begin_nested():
                write_appends(connection, [job])
        except IntegrityError:
            ours = job.uncertain and _stands(connection, job)
            answers.append((job, None if ours else Conflict()))
        except DataError as error:
            answers.append((job, StoreUnusable("storage.bad-value", reason=reason(error))))
        else:
            answers.append((job, None))
    return answers


def run_transaction(connection: Connection, job: Transaction) -> Answer:
    """Run one transaction; what it gets wrong is its own affair."""
    if job.uncertain and job.found is not None:
        found = job.found(connection)
        if found is not None:
            return job, found
    for left in reversed(range(_TRIES)):
        try:
            with connection.begin_nested():
                return job, job.run(connection)
        except IntegrityError:
            if not left:
                break
        except DataError as error:
            return job, StoreUnusable("storage.bad-value", reason=reason(error))
        except (Conflict, StorageError) as refused:
            return job, refused
    return job, Conflict()


def _stands(connection: Connection, job: Append) -> bool:
    """Tell whether what stands at these versions is what the job wanted to write."""
    events = schema.events.c
    query = (
        select(events.body)
        .where(events.table == job.table, events.version > job.after)
        .order_by(events.version)
        .limit(len(job.events))
    )
    return tuple(bytes(body) for body in connection.execute(query).scalars()) == job.events


class Writer:
    """Commits jobs in groups; an answer is given only after the commit that holds it."""

    def __init__(self, engine: Engine, place: str, ready: Callable[[], None]) -> None:
        self._engine: Final = engine
        self._place: Final = place
        self._ready: Final = ready
        """Raises if the database is not the one that was opened."""
        self._waiting: list[AnyJob] = []
        """What this turn of the loop has brought; handed over at its end: the thread is woken once."""
        self._queue: Final[SimpleQueue[list[AnyJob]]] = SimpleQueue()
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
            if not self._waiting:
                job.loop.call_soon(self._hand_over)
            self._waiting.append(job)
        return await job.future

    @property
    def stopping(self) -> bool:
        """Whether the store is being closed."""
        return self._stopping.is_set()

    def stop(self) -> None:
        """Write what is waiting, then end."""
        with self._lock:
            self._stopping.set()
            thread = self._thread
        self._hand_over()
        if thread is not None:
            thread.join()

    def _hand_over(self) -> None:
        with self._lock:
            waiting, self._waiting = self._waiting, []
            self._queue.put(waiting)

    def _start(self) -> None:
        # Not before it is needed: a process that forks would lose it.
        self._thread = threading.Thread(target=self._run, name="fathoms-writer", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while True:
            batch = self._more(self._queue.get())
            if batch:
                self._write(batch)
            if self._stopping.is_set() and self._queue.empty():
                return

    def _more(self, batch: list[AnyJob]) -> list[AnyJob]:
        """Take along whatever is waiting."""
        while len(batch) < _LARGEST_BATCH:
            try:
                batch += self._queue.get_nowait()
            except Empty:
                break
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
            except Exception as error:  # noqa: BLE001 - those who wait must be answered, whatever happened
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
        transactions = [job for job in batch if not isinstance(job, Append)]
        try:
            with self._engine.begin() as connection:
                write_appends(connection, appends)
                answers: list[Answer] = [(job, None) for job in appends]
                answers += [run_transaction(connection, job) for job in transactions]
        except (IntegrityError, DataError):
            # Somebody wrote a version of ours first, or one of us is at fault; everything was rolled back.
            with self._engine.begin() as connection:
                answers = write_singly(connection, appends)
                answers += [run_transaction(connection, job) for job in transactions]
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
