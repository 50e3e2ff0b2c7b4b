"""A backup as text: every row of every table of the database as a line of JSON, with a checksum at the end.

It goes from any database to any other. It holds the server's key and the secrets of unfinished games, so it
is written for its owner's eyes only.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import LargeBinary, insert, select

from fathoms.core.errors import Malformed
from fathoms.storage import schema
from fathoms.storage.errors import StorageError
from fathoms.storage.file_guard import MARKS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import BinaryIO

    from sqlalchemy import Connection, Table

FORMAT: Final = "fathoms-backup/1"
_AT_ONCE: Final = 500
_LONGEST_LINE: Final = 64 * 1024 * 1024
# Parents before children, so that each row finds what it points to.
_ORDER: Final = (schema.settings, schema.tables, schema.events, schema.chat, schema.gallery)
_OBJECT: Final = b"{"


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

    write(msgspec.json.encode(Heading(FORMAT, schema.REVISIONS[-1])))
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
        table = schema.metadata.tables[name]
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
