"""Games out of a database and into another one, as records: one line of JSON each."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
from sqlalchemy import insert, select

from fathoms.core import FathomsError
from fathoms.core.record import decode
from fathoms.storage import schema
from fathoms.storage.upkeep import SHELF
from fathoms.tables.keys import new_table
from fathoms.tables.records import events_of, record_of, table_in
from fathoms.tables.table import read_table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import BinaryIO

    from sqlalchemy import Connection, Engine

    from fathoms.core import Record

_AT_ONCE: Final = 100


class Imported(NamedTuple):
    """What became of the lines of a file."""

    games: int
    renamed: int
    """Games whose table had a name that was taken."""
    known: int
    """Games that were there already."""
    refused: int


def write_records(
    connection: Connection, file: BinaryIO, problem: Callable[[str, FathomsError], None]
) -> int:
    """Write a line for each game, oldest first; unfinished ones without what nobody may know yet.

    Tables on the shelf are left out.
    """
    tables, written = schema.tables.c, 0
    query = (
        select(tables.table).where(tables.status.not_like(f"{SHELF}%")).order_by(tables.created, tables.table)
    )
    for table in connection.execute(query).scalars().all():
        try:
            record = _record(connection, table)
        except FathomsError as error:
            problem(table, error)
            continue
        file.write(record.encode() + b"\n")
        written += 1
    return written


def read_records(
    engine: Engine,
    lines: Iterable[bytes],
    problem: Callable[[int, FathomsError], None],
    moved: Callable[[int, str], None],
) -> Imported:
    """Keep the finished games of a file as tables; a bad line is told with its number, the rest goes on."""
    games = renamed = known = refused = 0

    def sound() -> Iterator[tuple[int, Record, list[bytes]]]:
        nonlocal refused
        for number, line in enumerate(lines, start=1):
            if not line.strip():
                continue
            try:
                record = decode(line)
                yield number, record, _bodies(record)
            except FathomsError as error:
                refused += 1
                problem(number, error)

    for chunk in _chunks(sound()):
        with engine.begin() as connection:
            for number, record, bodies in chunk:
                wanted = table_in(record)
                taken = wanted is not None and _exists(connection, wanted)
                if taken and wanted is not None and _same(connection, wanted, record):
                    known += 1
                    continue
                table = new_table() if taken or wanted is None else wanted
                _insert(connection, table, record.game, bodies)
                games += 1
                if table != wanted:
                    renamed += taken
                    moved(number, table)
    return Imported(games, renamed, known, refused)


def _record(connection: Connection, table: str) -> Record:
    events = schema.events.c
    query = select(events.body).where(events.table == table).order_by(events.version)
    return record_of(read_table(table, connection.execute(query).scalars()), time.time())


def _bodies(record: Record) -> list[bytes]:
    return [msgspec.json.encode(event) for event in events_of(record, time.time())]


def _chunks(
    games: Iterator[tuple[int, Record, list[bytes]]],
) -> Iterator[list[tuple[int, Record, list[bytes]]]]:
    """Checking takes time; it is done before the database is held."""
    chunk: list[tuple[int, Record, list[bytes]]] = []
    for game in games:
        chunk.append(game)
        if len(chunk) == _AT_ONCE:
            yield chunk
            chunk = []
    if chunk:
        yield chunk


def _exists(connection: Connection, table: str) -> bool:
    query = select(schema.tables.c.table).where(schema.tables.c.table == table)
    return connection.execute(query).first() is not None


def _same(connection: Connection, table: str, record: Record) -> bool:
    """Tell whether a table holds the very game of a record."""
    try:
        kept = _record(connection, table)
    except FathomsError:
        return False
    return (kept.game, kept.rules, kept.seats, kept.first, kept.moves) == (
        record.game,
        record.rules,
        record.seats,
        record.first,
        record.moves,
    )


def _insert(connection: Connection, table: str, game: str, bodies: list[bytes]) -> None:
    created = msgspec.json.decode(bodies[0])["at"]
    row = {"table": table, "game": game, "status": "over", "listed": False, "created": created, "address": ""}
    connection.execute(insert(schema.tables), row)
    connection.execute(
        insert(schema.events),
        [{"table": table, "version": version, "body": body} for version, body in enumerate(bodies, 1)],
    )
