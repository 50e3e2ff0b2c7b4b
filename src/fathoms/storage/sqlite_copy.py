"""A SQLite database copied to a file of its own while games go on, with a checksum at its end.

SQLite ignores what stands behind its last page, and cuts it off with the first checkpoint: so a copy can be
used as it is, and once it was used nobody takes it for a damaged backup.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sqlite3
import tempfile
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from fathoms.core.errors import Malformed
from fathoms.storage.engine import connect
from fathoms.storage.errors import StoreUnusable, translated
from fathoms.storage.migrate import migrate

if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import BinaryIO

    from fathoms.storage.engine import Engines

ENDINGS: Final = (".db", ".sqlite", ".sqlite3")
_MAGIC: Final = b"SQLite format 3\0"
_HEADER: Final = 100
_SEAL: Final = b"\nfathoms-backup sha256 "
_SEAL_SIZE: Final = len(_SEAL) + 64 + 1
_PIECE: Final = 1 << 20
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
    with path.open("r+b") as file:
        size = file.seek(0, os.SEEK_END)
        file.write(_seal(file, size))


def is_sealed(path: Path) -> bool:
    """Tell whether a copy has its checksum, as those of older versions have not; refuse a wrong one."""
    with path.open("rb") as file:
        header = file.read(_HEADER)
        size = file.seek(0, os.SEEK_END)
        inside = max(0, size - _SEAL_SIZE)
        file.seek(inside)
        seal = file.read()
        if not seal.startswith(_SEAL) and size % _page_size(header) == 0:
            return False
        if seal != _seal(file, inside):
            raise Malformed("storage.backup-changed")
    return True


@contextmanager
def opened_copy(path: Path) -> Generator[Engines]:
    """Open a copy of a sound backup, brought up to date; the backup itself is never touched."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        shutil.copyfile(path, copy)
        engines = connect(f"sqlite:///{copy}")
        try:
            _prepare(engines, path)
            yield engines
        finally:
            engines.dispose()


def _prepare(engines: Engines, path: Path) -> None:
    try:
        with engines.reading.connect() as connection:
            [found, *_] = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalars()
        if found != "ok":
            raise StoreUnusable("storage.damaged", place=str(path), reason=found.splitlines()[-1])
        migrate(engines.writing)
    except SQLAlchemyError as error:
        raise translated(error, str(path)) from error


def _seal(file: BinaryIO, size: int) -> bytes:
    """Read so much of a file, and make the checksum that belongs behind it."""
    checksum, left = hashlib.sha256(), size
    file.seek(0)
    while piece := file.read(min(left, _PIECE)):
        checksum.update(piece)
        left -= len(piece)
    return _SEAL + checksum.hexdigest().encode() + b"\n"


def _page_size(header: bytes) -> int:
    """Read the size of a page as SQLite writes it: 1 stands for the largest."""
    written = int.from_bytes(header[16:18])
    return 1 << 16 if written == 1 else max(written, 1)
