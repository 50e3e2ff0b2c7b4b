"""Whether a SQLite file is still the one that was opened: into another we could write for hours, in vain."""

from __future__ import annotations

import os
import secrets
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from fathoms.storage import schema
from fathoms.storage.errors import StorageError, StoreGone, StoreUnusable

if TYPE_CHECKING:
    from fathoms.storage.engine import Engines

MARKS: Final = "file-marks"
"""The setting that holds the marks; they are about a file, so backups leave them out."""
_MARK: Final = 8
_KEPT: Final = 64
_LOOKS: Final = 20
_PAUSE: Final = 0.01


class _Seen(NamedTuple):
    """What a look at the file shows."""

    files: tuple[int, ...]
    """Which files they are, the database and the log beside it."""
    changed: int
    size: int


class FileGuard:
    """Watches over the file of a database; a server's database needs no watching.

    SQLite itself would not notice that somebody copied another file over it: it goes on with what it
    remembers and with the log beside the file. But it writes the file only at checkpoints. So each of them
    leaves a mark in the file, and a file that has changed must hold the last mark that was seen in it: an
    older copy, or another database, does not.
    """

    def __init__(self, engines: Engines) -> None:
        self._engines: Final = engines
        local = engines.writing.dialect.name == "sqlite"
        self._path: Final = Path(str(engines.writing.url.database)).absolute() if local else None
        self._mark = b""
        self._known: _Seen | None = None
        """The file as it was when it was last found to be ours."""
        self._refused: _Seen | None = None
        """The file as it was when it was last found to be another."""
        if self._path is not None:
            self._leave_mark()
            self._accept()

    def look(self) -> None:
        """Raise if the file is gone, or is known to be another; any thread may look."""
        if self._path is None:
            return
        found = self._see()
        if found is None or found == self._refused or self._is_elsewhere(found):
            raise self._trouble(found)

    def check(self) -> None:
        """Raise unless the file is ours, or grew out of it; for the one thread that writes."""
        if self._path is None:
            return
        found = self._see()
        if found is not None and found == self._known:
            return
        if found is None or found == self._refused or not self._is_ours(found):
            self._refused = found
            raise self._trouble(found)
        before = self._mark
        self._accept()
        if self._mark == before:
            # The file was written without a mark; from now on no copy from before may pass for it.
            with suppress(SQLAlchemyError):
                self._leave_mark()
                self._accept()

    def _is_elsewhere(self, found: _Seen) -> bool:
        return self._known is not None and found.files != self._known.files

    def _is_ours(self, found: _Seen) -> bool:
        if self._is_elsewhere(found):
            return False
        for _ in range(_LOOKS):
            # No mark is known while none has reached the file yet.
            if not self._mark or self._mark in self._marks():
                return True
            # Another process may be in the middle of a checkpoint.
            time.sleep(_PAUSE)
        return False

    def _accept(self) -> None:
        """Remember the file as it is; what changes it during this look is seen by the next."""
        self._refused = None
        self._known = self._see()
        self._mark = self._marks()[-_MARK:] or self._mark

    def _leave_mark(self) -> None:
        settings = schema.settings
        of_marks = settings.c.name == MARKS
        with self._engines.writing.begin() as connection:
            marks = connection.execute(select(settings.c.value).where(of_marks)).scalar()
            made = (bytes(marks or b"") + secrets.token_bytes(_MARK))[-_MARK * _KEPT :]
            if marks is None:
                connection.execute(insert(settings), {"name": MARKS, "value": made})
            else:
                connection.execute(update(settings).where(of_marks), {"value": made})
        with self._engines.reading.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    def _marks(self) -> bytes:
        """Read the marks in the file alone, without the log beside it; nothing if there is no sense in it."""
        # Through SQLite: to open and close the file otherwise would take this process's locks off it.
        address = f"{Path(str(self._path)).as_uri()}?mode=ro&immutable=1"
        try:
            with closing(sqlite3.connect(address, uri=True)) as file:
                found = file.execute("SELECT value FROM settings WHERE name = ?", (MARKS,)).fetchone()
        except sqlite3.Error:
            return b""
        return b"" if found is None else bytes(found[0])

    def _see(self) -> _Seen | None:
        try:
            file = os.stat(str(self._path))  # noqa: PTH116 - hundreds of times a second
        except OSError:
            return None
        try:
            log = os.stat(f"{self._path}-wal")  # noqa: PTH116 - likewise
        except OSError:
            # It is there for as long as we are connected, and holds the newest moves.
            files = (file.st_dev, file.st_ino)
        else:
            files = (file.st_dev, file.st_ino, log.st_dev, log.st_ino)
        return _Seen(files, file.st_ctime_ns, file.st_size)

    def _trouble(self, found: _Seen | None) -> StorageError:
        if found is None:
            return StoreGone("storage.no-file", place=self._engines.place)
        return StoreUnusable("storage.replaced", place=self._engines.place)
