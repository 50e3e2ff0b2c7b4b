"""What the writer is asked to do: append events, or any other deed that belongs in a transaction."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import DataError, IntegrityError

from fathoms.storage import schema
from fathoms.storage.errors import StorageError, StoreUnusable, reason
from fathoms.tables.ports import Conflict

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Connection

    from fathoms.tables.ports import Status, TableRow

PATIENCE: Final = 10.0
"""Seconds a write waits for a database that went away, before it is refused."""
_TRIES: Final = 8
"""How often a deed may lose the race for its number; each loss is another's success."""


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


class Deed(Job):
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


AnyJob: TypeAlias = Append | Deed
Answer: TypeAlias = tuple[AnyJob, Any]
"""A job with its result, or with the exception that refuses it."""

_INSERT_TABLE: Final = insert(schema.tables)
_INSERT_EVENT: Final = insert(schema.events)
_SET_STATUS: Final = (
    update(schema.tables)
    .where(schema.tables.c.table == bindparam("of_table"))
    .values(status=bindparam("new_status"))
)


def write_appends(connection: Connection, appends: Sequence[Append]) -> None:
    """Write all of them with one statement a table of the database."""
    ordered = sorted(appends, key=lambda job: job.order)
    opened = [msgspec.structs.asdict(job.row) for job in ordered if job.row is not None]
    if opened:
        connection.execute(_INSERT_TABLE, opened)
    rows = [
        {"table": job.table, "version": version, "body": body}
        for job in ordered
        for version, body in enumerate(job.events, job.after + 1)
    ]
    if rows:
        connection.execute(_INSERT_EVENT, rows)
    changed = [{"of_table": job.table, "new_status": job.status} for job in ordered if job.status is not None]
    if changed:
        connection.execute(_SET_STATUS, changed)


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


def do_deed(connection: Connection, deed: Deed) -> Answer:
    """Do one deed; what it gets wrong is its own affair."""
    if deed.uncertain and deed.found is not None:
        found = deed.found(connection)
        if found is not None:
            return deed, found
    for left in reversed(range(_TRIES)):
        try:
            with connection.begin_nested():
                return deed, deed.run(connection)
        except IntegrityError:
            if not left:
                break
        except DataError as error:
            return deed, StoreUnusable("storage.bad-value", reason=reason(error))
        except (Conflict, StorageError) as refused:
            return deed, refused
    return deed, Conflict()


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
