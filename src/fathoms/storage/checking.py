"""Tables that cannot be read: found, put on a shelf where they harm nobody, and brought back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
from sqlalchemy import func, literal, select, update

from fathoms.core import FathomsError
from fathoms.storage import schema
from fathoms.tables.aggregate import read_table
from fathoms.tables.errors import NoTable, Unreadable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

SHELF: Final = "shelved-"
"""Stands before the status of a table on the shelf, so that no list of tables finds it."""
_TABLES: Final = schema.tables.c


class CheckedTable(NamedTuple):
    """A table that was tried to be read, and why it cannot be."""

    table: str
    shelved: bool
    problem: FathomsError | None


def check_tables(connection: Connection) -> list[CheckedTable]:
    """Read every table once, oldest first."""
    query = select(_TABLES.table, _TABLES.status).order_by(_TABLES.created, _TABLES.table)
    return [
        CheckedTable(table, status.startswith(SHELF), _problem(connection, table))
        for table, status in connection.execute(query).all()
    ]


def shelve(connection: Connection, tables: Sequence[str]) -> None:
    """Put tables on the shelf."""
    for table in tables:
        connection.execute(
            update(schema.tables)
            .where(_TABLES.table == table, _TABLES.status.not_like(f"{SHELF}%"))
            .values(status=literal(SHELF) + _TABLES.status)
        )


def bring_back(connection: Connection, table: str) -> None:
    """Take a table down from the shelf, as it was."""
    changed = connection.execute(
        update(schema.tables)
        .where(_TABLES.table == table, _TABLES.status.like(f"{SHELF}%"))
        .values(status=func.substr(_TABLES.status, len(SHELF) + 1))
    )
    if changed.rowcount == 0:
        raise NoTable("storage.not-shelved", table=table[:80])


def _problem(connection: Connection, table: str) -> FathomsError | None:
    events = schema.events.c
    query = select(events.body).where(events.table == table).order_by(events.version)
    bodies = connection.execute(query).scalars().all()
    if not bodies:
        return NoTable("storage.why-empty")
    try:
        read_table(table, bodies)
    except Unreadable as error:
        cause = error.__cause__
        if isinstance(cause, FathomsError):
            return cause
        told = str(cause) if isinstance(cause, msgspec.MsgspecError) else type(cause).__name__
        return Unreadable("storage.why-damaged", reason=told[:100])
    return None
