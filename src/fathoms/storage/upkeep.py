"""What a host asks of a database: what it holds, which tables cannot be read, what may be thrown away.

A table that cannot be read is put on a shelf, where it harms nobody, and can be brought back.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple, get_args

import msgspec
from sqlalchemy import and_, delete, func, literal, select, text, update

from fathoms.core import FathomsError
from fathoms.storage import schema
from fathoms.tables.errors import NoTable, Unreadable
from fathoms.tables.ports import Status
from fathoms.tables.table import read_table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlalchemy import Connection, Engine, Select

DAY: Final = 86_400
ABANDONED: Final = 30 * DAY
"""Seconds after which an untouched game will not go on: the slowest clock gives fourteen days a move."""
_AT_ONCE: Final = 200
_STATUSES: Final = get_args(Status)
SHELF: Final = "shelved-"
"""Stands before the status of a table on the shelf, so that no list of tables finds it."""
_TABLES: Final = schema.tables.c


class Stats(msgspec.Struct, frozen=True):
    """What a database holds."""

    tables: dict[str, int]
    """By status."""
    games: dict[str, int]
    """Tables by game."""
    shelved: int
    events: int
    chat: int
    gallery: int
    reviews: int
    players: int
    bytes: int
    oldest: float | None
    newest: float | None


class _Dated(msgspec.Struct, frozen=True):
    """What every event has."""

    at: float


class Prunable(msgspec.Struct, frozen=True):
    """Tables that may go."""

    finished: tuple[str, ...]
    abandoned: tuple[str, ...]


def count(connection: Connection) -> Stats:
    """Count what there is."""
    tables = schema.tables.c

    def by(column: Any) -> dict[str, int]:
        query = select(column, func.count()).group_by(column).order_by(column)
        return {str(name): number for name, number in connection.execute(query)}

    def number_of(table: Any) -> int:
        return connection.execute(select(func.count()).select_from(table)).scalar_one()

    size = (
        "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
        if connection.dialect.name == "sqlite"
        else "SELECT pg_database_size(current_database())"
    )
    statuses = by(tables.status)
    oldest, newest = connection.execute(select(func.min(tables.created), func.max(tables.created))).one()
    return Stats(
        tables={status: statuses.get(status, 0) for status in _STATUSES},
        games=by(tables.game),
        shelved=sum(number for status, number in statuses.items() if status.startswith(SHELF)),
        events=number_of(schema.events),
        chat=number_of(schema.chat),
        gallery=number_of(schema.gallery),
        reviews=number_of(schema.reviews),
        players=number_of(schema.players),
        bytes=connection.execute(text(size)).scalar_one(),
        oldest=oldest,
        newest=newest,
    )


def find_prunable(connection: Connection, now: float, days: int) -> Prunable:
    """Find finished tables on which nothing happened for some days, and those long abandoned."""
    finished: list[str] = []
    abandoned: list[str] = []
    for table, status, last in _last_words(connection, now - days * DAY):
        if status == "over":
            if last <= now - days * DAY:
                finished.append(table)
        elif last <= now - max(days * DAY, ABANDONED):
            abandoned.append(table)
    return Prunable(tuple(finished), tuple(abandoned))


def prune(engine: Engine, tables: Sequence[str]) -> int:
    """Delete tables with all that belongs to them, a few at a time so that games go on; give their number."""
    gone = 0
    for start in range(0, len(tables), _AT_ONCE):
        some = tables[start : start + _AT_ONCE]
        with engine.begin() as connection:
            connection.execute(delete(schema.events).where(schema.events.c.table.in_(some)))
            connection.execute(delete(schema.chat).where(schema.chat.c.table.in_(some)))
            connection.execute(delete(schema.reviews).where(schema.reviews.c.table.in_(some)))
            for each in (schema.player_seats, schema.daily_attempts):
                connection.execute(delete(each).where(each.c.table.in_(some)))
            gone += connection.execute(delete(schema.tables).where(schema.tables.c.table.in_(some))).rowcount
    return gone


def _last_words(connection: Connection, opened_before: float) -> Iterator[tuple[str, str, float]]:
    """Give tables that were opened before a time, with their status and when something last happened."""
    for table, status, body in connection.execute(_last_events(opened_before)):
        # Nobody knows how old a damaged one is, so it stays.
        with suppress(msgspec.DecodeError, UnicodeError):
            yield table, status, msgspec.json.decode(body, type=_Dated).at


def _last_events(opened_before: float) -> Select[str, str, bytes]:
    tables, events = schema.tables, schema.events
    last = (
        select(events.c.table, func.max(events.c.version).label("version"))
        .group_by(events.c.table)
        .subquery("last")
    )
    return (
        select(tables.c.table, tables.c.status, events.c.body)
        .join(last, last.c.table == tables.c.table)
        .join(events, and_(events.c.table == last.c.table, events.c.version == last.c.version))
        .where(tables.c.created <= opened_before, tables.c.status.in_(_STATUSES))
        .order_by(tables.c.created)
    )


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
