"""Connections: one way to reach a SQLite file or a PostgreSQL server, set up for keeping what is written."""

from __future__ import annotations

import sqlite3
import time
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from fathoms.core.errors import Malformed
from fathoms.storage.errors import StoreGone, StoreUnusable

if TYPE_CHECKING:
    from collections.abc import Generator

    from sqlalchemy import Connection, Engine

READERS: Final = 4
"""Threads, and so connections, that read at the same time."""
_BUSY_SECONDS: Final = 10.0
_TIMEOUTS: Final = {
    "connect_timeout": 3,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 2,
    "tcp_user_timeout": 4_000,
}
"""For PostgreSQL: a machine that went away without a word, as in a power cut, is noticed within seconds."""
_QUIET: Final[dict[str, Any]] = {"hide_parameters": True}
"""Whatever an error says, it never says the values: they are tables' names and keys."""


class Engines(NamedTuple):
    """Two ways into one database: transactions that write, and single questions that read."""

    writing: Engine
    reading: Engine
    place: str
    """What to call it in a sentence: the file, or the server without its password."""

    def dispose(self) -> None:
        """Close every connection that nobody uses now."""
        self.writing.dispose()
        self.reading.dispose()


def connect(url: str, *, must_exist: bool = False) -> Engines:
    """Prepare the ways into a database; nothing is opened yet but a SQLite file's folder."""
    target = _read(url)
    if target.get_backend_name() == "sqlite":
        path = Path(str(target.database))
        if must_exist and not path.is_file():
            raise StoreGone("storage.no-file", place=str(path))
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            # It will hold keys and the secrets of dice: nobody else on the machine shall read it.
            if not path.exists():
                path.touch(mode=0o600)
        except OSError as error:
            reason = error.strerror or str(error)
            raise StoreGone("storage.cannot-open", place=str(path), reason=reason) from error
        return _sqlite(target, str(path))
    return _postgresql(target)


@contextmanager
def snapshot(engines: Engines) -> Generator[Connection]:
    """Read the whole database as it is at one moment, while others go on writing."""
    with engines.reading.connect() as connection:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")
            try:
                yield connection
            finally:
                connection.exec_driver_sql("ROLLBACK")
        else:
            with connection.execution_options(isolation_level="REPEATABLE READ").begin():
                yield connection


def _read(url: str) -> URL:
    try:
        target = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise Malformed("storage.bad-url") from error
    kind = target.get_backend_name()
    if kind == "sqlite":
        if not target.database or ":memory:" in target.database or target.database.startswith("file:"):
            raise Malformed("storage.needs-file")
        return target.set(drivername="sqlite")
    if kind in {"postgresql", "postgres"}:
        if find_spec("psycopg") is None:
            raise Malformed("storage.needs-cluster")
        return target.set(drivername="postgresql+psycopg")
    raise Malformed("storage.bad-url")


def _sqlite(target: URL, place: str) -> Engines:
    def settle(connection: sqlite3.Connection, record: object) -> None:
        del record
        # Python's own module would open transactions by itself; the engine does, and says IMMEDIATE.
        connection.isolation_level = None
        _set_wal(connection)
        for pragma in (
            "synchronous = FULL",
            "foreign_keys = ON",
            "wal_autocheckpoint = 4000",
            # What a statement of many rows would need to be taken back went to a file, page by page.
            "temp_store = MEMORY",
        ):
            connection.execute(f"PRAGMA {pragma}")

    def begin(connection: Connection) -> None:
        # A plain BEGIN takes the lock at the first write, and then fails where it could have waited.
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    settings = _QUIET | {"connect_args": {"timeout": _BUSY_SECONDS, "check_same_thread": False}}
    writing = create_engine(target, pool_size=1, max_overflow=1, **settings)
    reading = create_engine(
        target, pool_size=READERS, max_overflow=1, isolation_level="AUTOCOMMIT", **settings
    )
    for engine in (writing, reading):
        event.listen(engine, "connect", settle)
    event.listen(writing, "begin", begin)
    return Engines(writing, reading, place)


def _set_wal(connection: sqlite3.Connection) -> None:
    """Write ahead: readers never wait for the writer. The file remembers it, so this happens once."""
    deadline = time.monotonic() + _BUSY_SECONDS
    while True:
        try:
            [mode] = connection.execute("PRAGMA journal_mode").fetchone()
            if mode != "wal":
                [mode] = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        except sqlite3.OperationalError as error:
            # Two processes that meet here are told "locked" at once, whatever the timeout says.
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.01)
            continue
        if mode != "wal":
            raise StoreUnusable("storage.no-wal")
        return


def _postgresql(target: URL) -> Engines:
    def settle(connection: Any, record: object) -> None:
        del record
        # A server set to answer before its disk does would break our word; a stricter one stays as it is.
        with connection.cursor() as cursor:
            cursor.execute("SHOW synchronous_commit")
            if cursor.fetchone() == ("off",):
                cursor.execute("SET synchronous_commit = on")
        connection.commit()

    settings = _QUIET | {"connect_args": _TIMEOUTS}
    writing = create_engine(target, pool_size=1, max_overflow=1, **settings)
    reading = create_engine(
        target,
        pool_size=READERS,
        max_overflow=1,
        isolation_level="AUTOCOMMIT",
        pool_pre_ping=True,
        **settings,
    )
    event.listen(writing, "connect", settle)
    return Engines(writing, reading, target.render_as_string(hide_password=True).replace("+psycopg", ""))
