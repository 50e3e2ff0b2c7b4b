"""A backup as text: every row of every table of the database as a line of JSON, with a checksum at the end.

It goes from any database to any other. It holds the server's key and the secrets of unfinished games, so it
is written for its owner's eyes only.
"""

from __future__ import annotations

import hashlib
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import insert, select

from fathoms.core.errors import Malformed
from fathoms.storage import schema
from fathoms.storage.errors import StorageError
from fathoms.storage.file_guard import MARKS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import BinaryIO

    from sqlalchemy import Connection, Select, Table

FORMAT: Final = "fathoms-backup/1"
_AT_ONCE: Final = 500
_LONGEST_LINE: Final = 64 * 1024 * 1024
# Parents before children, so that each row finds what it points to.
_ORDER: Final = (schema.settings, schema.tables, schema.events, schema.chat, schema.gallery)
_JSON: Final = {schema.events.name: "body", schema.gallery.name: "comparison"}
"""Columns that hold JSON as bytes: they stay readable."""


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
        found = connection.execution_options(yield_per=_AT_ONCE).execute(_all_of(table))
        for row in found.mappings():
            write(msgspec.json.encode({table.name: _to_json(table, dict(row))}))
            rows[table.name] += 1
    file.write(msgspec.json.encode(Ending(rows, checksum.hexdigest())) + b"\n")
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
    if checksum.hexdigest() != ending.sha256:
        raise Malformed("storage.backup-changed")
    return ending


def read_backup(connection: Connection, file: BinaryIO, ending: Ending) -> dict[str, int]:
    """Put the rows of a checked backup into an empty database; give their number by table."""
    lines = _lines(file)
    _heading(next(lines, b""))
    return fill(connection, map(_row, islice(lines, sum(ending.rows.values()))))


def copy_rows(source: Connection, target: Connection) -> dict[str, int]:
    """Put the rows of another database into an empty one; give their number by table."""

    def rows() -> Iterator[tuple[Table, dict[str, Any]]]:
        for table in _ORDER:
            found = source.execution_options(yield_per=_AT_ONCE).execute(_all_of(table))
            for row in found.mappings():
                yield table, dict(row)

    return fill(target, rows())


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


def _all_of(table: Table) -> Select[*tuple[Any, ...]]:
    query = select(table).order_by(*table.primary_key.columns)
    return query.where(schema.settings.c.name != MARKS) if table is schema.settings else query


def _row(line: bytes) -> tuple[Table, dict[str, Any]]:
    [(name, row)] = msgspec.json.decode(line, type=dict[str, dict[str, msgspec.Raw]]).items()
    table = schema.metadata.tables[name]
    return table, _from_json(table, row)


def _to_json(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """What is JSON already stays readable; other bytes are written in hexadecimal."""
    if (column := _JSON.get(table.name)) is not None:
        return {**row, column: msgspec.Raw(row[column])}
    return {name: value.hex() if isinstance(value, bytes) else value for name, value in row.items()}


def _from_json(table: Table, row: dict[str, msgspec.Raw]) -> dict[str, Any]:
    made: dict[str, Any] = {}
    for name, raw in row.items():
        if name == _JSON.get(table.name):
            made[name] = bytes(raw)
        else:
            value = msgspec.json.decode(raw)
            made[name] = bytes.fromhex(value) if table is schema.settings and name == "value" else value
    return made


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
