"""What processes and databases count of themselves; the difference of two readings is what a load took."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final, Protocol

import psycopg

from services import Postgres, new_database

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

STATEMENTS: Final = """
SELECT coalesce(sum(calls), 0),
       coalesce(sum(calls) FILTER (WHERE query LIKE 'SELECT events%%'), 0),
       coalesce(sum(calls) FILTER (WHERE query = 'COMMIT'), 0),
       coalesce(sum(rows) FILTER (WHERE query LIKE 'INSERT%%'), 0)
FROM pg_stat_statements WHERE dbid = (SELECT oid FROM pg_database WHERE datname = %(name)s)
"""
SIZES: Final = """
SELECT pg_database_size(%(name)s), pg_current_wal_insert_lsn() - '0/0',
       (SELECT count(*) FROM pg_stat_activity WHERE datname = %(name)s)
"""


class Database(Protocol):
    """A database of the benchmark's own, empty at first."""

    @property
    def url(self) -> str:
        """Where it is."""
        ...

    def read(self) -> dict[str, float]:
        """Read its counters."""
        ...


class SqliteFile:
    """A SQLite file."""

    def __init__(self, path: Path) -> None:
        self._path: Final = path
        self.url: Final = f"sqlite:///{path}"

    def read(self) -> dict[str, float]:
        """Count its pages, with those that are still in its log."""
        with closing(sqlite3.connect(self._path)) as connection:
            [pages] = connection.execute("PRAGMA page_count").fetchone()
            [size] = connection.execute("PRAGMA page_size").fetchone()
        return {"database_bytes": pages * size}


class CountingPostgres(Postgres):
    """A PostgreSQL that keeps what it is told, and counts every statement."""

    def __init__(self) -> None:
        super().__init__(durable=True)

    def command(self) -> Sequence[str]:
        """Say how to start it."""
        return [*super().command(), "-c", "shared_preload_libraries=pg_stat_statements"]

    def start(self) -> None:
        """Start it, and let it be asked for its counts."""
        super().start()
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute("CREATE EXTENSION IF NOT EXISTS pg_stat_statements")


class PostgresDatabase:
    """One database of a PostgreSQL server."""

    def __init__(self, server: CountingPostgres, url: str) -> None:
        self._server: Final = server
        self.url: Final = url

    def read(self) -> dict[str, float]:
        """Ask for its counts, from another database so that asking is not counted."""
        name = {"name": self.url.rpartition("/")[2]}
        with psycopg.connect(self._server.url(), autocommit=True) as connection:
            counts = connection.execute(STATEMENTS, name).fetchone() or ()
            sizes = connection.execute(SIZES, name).fetchone() or ()
        names = ("statements", "reads", "commits", "rows", "database_bytes", "log_bytes", "lines")
        found = {name: float(value) for name, value in zip(names, (*counts, *sizes), strict=True)}
        process = self._server.process
        return {**found, "database_cpu": family_cpu(process.pid) if process else 0.0}


@contextmanager
def new_place(server: CountingPostgres | None) -> Generator[Database]:
    """Make a database on a PostgreSQL server or, without one, in a SQLite file."""
    if server is None:
        with TemporaryDirectory() as folder:
            yield SqliteFile(Path(folder, "tables.db"))
    else:
        with new_database(server.url()) as url:
            yield PostgresDatabase(server, url)


def read_redis(line: Any) -> dict[str, float]:
    """Read how much news Redis was told, and its processor time."""
    told = line.info("all")
    published = told.get("cmdstat_publish", {"calls": 0})
    return {"news": published["calls"], "redis_cpu": told["used_cpu_user"] + told["used_cpu_sys"]}


def family_cpu(pid: int) -> float:
    """The processor time of a process and of those that it started, ended ones included."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        threads = list(Path(f"/proc/{pid}/task").iterdir())
        children = [child for thread in threads for child in (thread / "children").read_text().split()]
    except (FileNotFoundError, ProcessLookupError):
        # It ended meanwhile, and its time is its parent's.
        return 0.0
    own = sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
    return own + sum(family_cpu(int(child)) for child in children)


def memory(pid: int) -> int:
    """The bytes of memory that a process holds (VmRSS)."""
    status = Path(f"/proc/{pid}/status").read_text()
    return 1024 * int(status.partition("VmRSS:")[2].split()[0])
