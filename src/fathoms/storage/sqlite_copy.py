"""A SQLite database copied to a file of its own while games go on."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fathoms.storage.engine import connect
from fathoms.storage.migrate import migrate

if TYPE_CHECKING:
    from collections.abc import Generator

    from fathoms.storage.engine import Engines

ENDINGS: Final = (".db", ".sqlite", ".sqlite3")
_MAGIC: Final = b"SQLite format 3\0"
_PAGES: Final = 1_000
"""Copied at a time; between them others may write, and SQLite copies what they changed again."""


def is_sqlite(path: Path) -> bool:
    """Tell whether a file is a SQLite database."""
    with path.open("rb") as file:
        return file.read(len(_MAGIC)) == _MAGIC


def copy_to(engines: Engines, path: Path) -> None:
    """Copy a SQLite database with SQLite's own means; the copy is one consistent file."""
    with closing(sqlite3.connect(path)) as target, engines.reading.connect() as connection:
        source = connection.connection.driver_connection
        if not isinstance(source, sqlite3.Connection):
            raise TypeError(source)
        source.backup(target, pages=_PAGES)
        # The copy stands alone, without a log beside it.
        target.execute("PRAGMA journal_mode = DELETE")


@contextmanager
def opened_copy(path: Path) -> Generator[Engines]:
    """Open a copy of a backup, brought up to date; the backup itself is never touched."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        shutil.copyfile(path, copy)
        engines = connect(f"sqlite:///{copy}")
        try:
            migrate(engines.writing)
            yield engines
        finally:
            engines.dispose()
