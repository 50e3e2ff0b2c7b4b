"""Backups of a database, taken while games go on: as text, or of SQLite as a file of its own.

Text is a line of JSON for each row, with a checksum at the end; it goes from any database to any other. A
SQLite file has its checksum behind its last page: SQLite ignores what stands there, and cuts it off with the
first checkpoint. So it can be used as it is, and once it was used nobody takes it for a damaged backup.
Both hold the server's key and the secrets of unfinished games: they are for their owner's eyes only.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sqlite3
import tempfile
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import LargeBinary, insert, select
from sqlalchemy.exc import SQLAlchemyError

from fathoms.core.errors import Malformed
from fathoms.storage import schema
from fathoms.storage.engine import connect
from fathoms.storage.errors import StorageError, StoreUnusable, translated
from fathoms.storage.file_guard import MARKS
from fathoms.storage.migrate import migrate

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Iterator
    from typing import BinaryIO

    from sqlalchemy import Connection, Table

    from fathoms.storage.engine import Engines

FORMAT: Final = "fathoms-backup/1"
_AT_ONCE: Final = 500
_LONGEST_LINE: Final = 64 * 1024 * 1024
# Parents before children, so that each row finds what it points to. Reviews are left out: they are large, and
# made again when somebody asks for one.
_ORDER: Final = (
    *(schema.settings, schema.tables, schema.events, schema.chat, schema.gallery),
    *(schema.players, schema.player_items, schema.player_seats),
    *(schema.daily_attempts, schema.daily_groups, schema.daily_members, schema.puzzle_answers),
)
_REVISION: Final = "0006"
"""The last step that changed what a text backup holds: versions since then can read it."""
_KEPT: Final = {table.name: table for table in _ORDER}
_OBJECT: Final = b"{"
ENDINGS: Final = (".db", ".sqlite", ".sqlite3")
_MAGIC: Final = b"SQLite format 3\0"
_HEADER: Final = 100
_SEAL: Final = b"\nfathoms-backup sha256 "
_SEAL_SIZE: Final = len(_SEAL) + 64 + 1
_PIECE: Final = 1 << 20
_PAGES: Final = 1_000
"""Copied at a time; between them others may write, and SQLite copies what they changed again."""


class Heading(msgspec.Struct, frozen=True):
    """The first line."""

    format: str
    revision: str


class Ending(msgspec.Struct, frozen=True):
    """The last line: how many rows there are, and the SHA-256 of all lines before."""

    rows: dict[str, int]
    sha256: str


class NotEmpty(StorageError):  # noqa: N818 - named after what was found
    """A backup is restored only where nothing can be overwritten."""


def write_backup(connection: Connection, file: BinaryIO) -> dict[str, int]:
    """Write every row as the connection's transaction sees it; give the number of rows by table."""
    checksum, rows = hashlib.sha256(), dict[str, int]()

    def write(line: bytes) -> None:
        checksum.update(line + b"\n")
        file.write(line + b"\n")

    write(msgspec.json.encode(Heading(FORMAT, _REVISION)))
    for table in _ORDER:
        rows[table.name] = 0
        for row in _rows_of(connection, table):
            write(msgspec.json.encode({table.name: _to_json(row)}))
            rows[table.name] += 1
    file.write(_last_line(Ending(rows, checksum.hexdigest())))
    return rows


def check_backup(file: BinaryIO) -> Ending:
    """Read a backup to its end and refuse one that is cut short or changed."""
    checksum, last, heading = hashlib.sha256(), b"", None
    for number, line in enumerate(_lines(file)):
        if number == 0:
            heading = _heading(line)
        else:
            checksum.update(last)
        last = line
    if heading is None:
        raise Malformed("storage.backup-format", format=FORMAT)
    try:
        ending = msgspec.json.decode(last, type=Ending)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Malformed("storage.backup-short") from error
    # The last line stands outside its own checksum: it must be what we would have written, to the letter.
    if checksum.hexdigest() != ending.sha256 or last != _last_line(ending):
        raise Malformed("storage.backup-changed")
    return ending


def read_backup(connection: Connection, file: BinaryIO, ending: Ending) -> dict[str, int]:
    """Put the rows of a checked backup into an empty database; give their number by table."""
    lines = _lines(file)
    _heading(next(lines, b""))
    rows = fill(connection, map(_row, _all_but_last(lines)))
    if not rows.keys() >= ending.rows.keys() or any(ending.rows.get(name, 0) != rows[name] for name in rows):
        raise Malformed("storage.backup-changed")
    return rows


def copy_rows(source: Connection, target: Connection) -> dict[str, int]:
    """Put the rows of another database into an empty one; give their number by table."""
    return fill(target, ((table, row) for table in _ORDER for row in _rows_of(source, table)))


def fill(connection: Connection, rows: Iterable[tuple[Table, dict[str, Any]]]) -> dict[str, int]:
    """Insert rows, those of one table together, into a database without games and exhibits of ours in it."""
    keys = (schema.tables.c.table, schema.gallery.c.id)
    if any(connection.execute(select(key).limit(1)).first() is not None for key in keys):
        raise NotEmpty("storage.not-empty")
    # A new database has made itself a key; the tokens in people's hands belong to the old one.
    connection.execute(schema.settings.delete())
    counts = {table.name: 0 for table in _ORDER}
    waiting: list[dict[str, Any]] = []
    current: Table | None = None
    for table, row in rows:
        if current is not None and (table is not current or len(waiting) == _AT_ONCE):
            connection.execute(insert(current), waiting)
            waiting = []
        current = table
        waiting.append(row)
        counts[table.name] += 1
    if current is not None and waiting:
        connection.execute(insert(current), waiting)
    return counts


def _rows_of(connection: Connection, table: Table) -> Iterator[dict[str, Any]]:
    """Read all rows of a table, always in the same order."""
    query = select(table).order_by(*table.primary_key.columns)
    if table is schema.settings:
        query = query.where(schema.settings.c.name != MARKS)
    for row in connection.execution_options(yield_per=_AT_ONCE).execute(query).mappings():
        yield dict(row)


def _row(line: bytes) -> tuple[Table, dict[str, Any]]:
    try:
        [(name, row)] = msgspec.json.decode(line, type=dict[str, dict[str, msgspec.Raw]]).items()
        table = _KEPT[name]
        return table, _from_json(table, row)
    except (msgspec.DecodeError, ValueError, KeyError) as error:
        raise Malformed("storage.backup-changed") from error


def _to_json(row: dict[str, Any]) -> dict[str, Any]:
    """What is JSON already stays readable; other bytes, and those of a damaged row, are hexadecimal."""

    def written(value: Any) -> Any:
        if isinstance(value, bytes):
            return msgspec.Raw(value) if _is_json(value) else value.hex()
        return value

    return {name: written(value) for name, value in row.items()}


def _is_json(body: bytes) -> bool:
    if not (body.startswith(_OBJECT) and body.endswith(b"}")) or b"\n" in body:
        return False
    try:
        msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeError):
        return False
    return True


def _from_json(table: Table, row: dict[str, msgspec.Raw]) -> dict[str, Any]:
    def read(name: str, raw: bytes) -> Any:
        if not isinstance(table.c[name].type, LargeBinary):
            return msgspec.json.decode(raw)
        return raw if raw.startswith(_OBJECT) else bytes.fromhex(msgspec.json.decode(raw, type=str))

    return {name: read(name, bytes(raw)) for name, raw in row.items()}


def _heading(line: bytes) -> Heading:
    try:
        heading = msgspec.json.decode(line, type=Heading)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Malformed("storage.backup-format", format=FORMAT) from error
    if heading.format != FORMAT:
        raise Malformed("storage.backup-format", format=FORMAT)
    if heading.revision not in schema.REVISIONS:
        raise Malformed("storage.newer", found=heading.revision, known=schema.REVISIONS[-1])
    return heading


def _lines(file: BinaryIO) -> Iterator[bytes]:
    while line := file.readline(_LONGEST_LINE):
        yield line


def _all_but_last(lines: Iterator[bytes]) -> Iterator[bytes]:
    before = next(lines, b"")
    for line in lines:
        yield before
        before = line


def _last_line(ending: Ending) -> bytes:
    return msgspec.json.encode(ending) + b"\n"


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
