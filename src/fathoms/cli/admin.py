"""`fathoms admin`: what a host does with the games: keep them, move them, count them, throw old ones away."""

from __future__ import annotations

import os
import sys
import time
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from fathoms.cli.database import database_url as pick
from fathoms.cli.database import opened
from fathoms.cli.files import LARGEST, STDIN, refused
from fathoms.cli.numbers import whole
from fathoms.cli.streams import echo, echo_json
from fathoms.core.errors import FathomsError, Malformed
from fathoms.storage import dump, records, sqlite_copy, upkeep
from fathoms.storage.engine import snapshot

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator
    from typing import BinaryIO

    from fathoms.texts import Texts

_MOST_DAYS: Final = 36_500
INCOMPLETE: Final = 1
"""Something was refused, and the rest was done."""


def backup(say: Texts, file: str | None, database_url: str | None) -> None:
    """Write all there is into a file: as SQLite if the name says so, else as text for any database."""
    path = _named(file)
    with opened(pick(database_url, os.environ), must_exist=True) as engines:
        local = engines.writing.dialect.name == "sqlite"
        if local and path.endswith(sqlite_copy.ENDINGS):
            with snapshot(engines) as connection:
                tables = upkeep.count(connection).tables
            with _new_path(path) as beside:
                sqlite_copy.copy_to(engines, beside)
            number = sum(tables.values())
        else:
            with _new_file(path) as kept, snapshot(engines) as connection:
                number = dump.write_backup(connection, kept)["tables"]
    echo(say("storage.backup-done", tables=number, path=path), err=True)


def restore(say: Texts, file: str | None, database_url: str | None) -> None:
    """Fill an empty database from a backup."""
    path = Path(_named(file))
    try:
        local = sqlite_copy.is_sqlite(path)
        with opened(pick(database_url, os.environ), must_exist=False) as engines:
            if local:
                with (
                    sqlite_copy.opened_copy(path) as source,
                    snapshot(source) as reading,
                    engines.writing.begin() as writing,
                ):
                    rows = dump.copy_rows(reading, writing)
            else:
                with path.open("rb") as kept:
                    ending = dump.check_backup(kept)
                    kept.seek(0)
                    with engines.writing.begin() as writing:
                        rows = dump.read_backup(writing, kept, ending)
    except (OSError, ValueError) as error:
        raise refused(error, str(path)) from error
    echo(say("storage.restore-done", tables=rows["tables"], events=rows["events"]), err=True)


def export(say: Texts, file: str | None, database_url: str | None) -> int:
    """Write every game as a record, one line each."""
    path = _named(file)
    failed: list[str] = []

    def problem(table: str, error: FathomsError) -> None:
        failed.append(table)
        echo(say("storage.table-problem", table=table, reason=say.sentence(error)), err=True)

    with (
        opened(pick(database_url, os.environ), must_exist=True) as engines,
        _new_file(path) as kept,
        snapshot(engines) as connection,
    ):
        games = records.write_records(connection, kept, problem)
    echo(say("storage.export-done", games=games, path=path), err=True)
    return INCOMPLETE if failed else 0


def import_(say: Texts, file: str | None, database_url: str | None) -> int:
    """Keep the finished games of a file of records as tables."""
    path = _named(file)

    def problem(number: int, error: FathomsError) -> None:
        echo(say("storage.line-problem", number=number, reason=say.sentence(error)), err=True)

    def moved(number: int, table: str) -> None:
        echo(say("storage.line-moved", number=number, table=table), err=True)

    with opened(pick(database_url, os.environ), must_exist=False) as engines:
        done = records.read_records(engines.writing, _lines(path), problem, moved)
    echo(say("storage.import-done", games=done.games, known=done.known, refused=done.refused), err=True)
    return INCOMPLETE if done.refused else 0


def stats(say: Texts, database_url: str | None, json: bool) -> None:  # noqa: FBT001 - an option
    """Count what the database holds."""
    with opened(pick(database_url, os.environ), must_exist=True) as engines:
        with snapshot(engines) as connection:
            found = upkeep.count(connection)
        place = engines.place
    if json:
        echo_json({"database": place, **msgspec.to_builtins(found)})
        return
    echo(say("storage.stats-place", place=place))
    for status, number in found.tables.items():
        echo(say(f"storage.stats-{status}", number=number))
    for game, number in found.games.items():
        echo(say("storage.stats-game", game=game, number=number))
    echo(say("storage.stats-events", number=found.events))
    echo(say("storage.stats-chat", number=found.chat))
    echo(say("storage.stats-gallery", number=found.gallery))
    echo(say("storage.stats-size", size=round(found.bytes / 1e6, 1)))


def prune(say: Texts, older_than: str | None, yes: bool, database_url: str | None) -> None:  # noqa: FBT001 - an option
    """Say which tables are old and, if told so, delete them."""
    if older_than is None:
        raise Malformed("storage.which-days")
    days = whole(older_than, "--older-than", 1, _MOST_DAYS)
    with opened(pick(database_url, os.environ), must_exist=True) as engines:
        with snapshot(engines) as connection:
            found = upkeep.find_prunable(connection, time.time(), days)
        finished, abandoned = len(found.finished), len(found.abandoned)
        echo(say("storage.prune-found", days=days, finished=finished, abandoned=abandoned))
        if not finished + abandoned:
            return
        if not yes:
            echo(say("storage.prune-ask"))
            return
        gone = upkeep.prune(engines.writing, (*found.finished, *found.abandoned))
    echo(say("storage.prune-done", tables=gone))


def _named(file: str | None) -> str:
    if not file:
        raise Malformed("storage.which-file")
    return file


@contextmanager
def _new_file(path: str) -> Generator[BinaryIO]:
    """Write a new file whole or not at all; `-` is standard output."""
    if path == STDIN:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    with _new_path(path) as beside, beside.open("wb") as file:
        yield file


@contextmanager
def _new_path(path: str) -> Generator[Path]:
    """Make a file beside, for its owner's eyes only; once it is whole it gets its name."""
    if Path(path).exists():
        raise Malformed("storage.file-exists", path=path)
    beside = Path(path + ".part")
    try:
        beside.unlink(missing_ok=True)
        os.close(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        yield beside
        with beside.open("rb") as file:
            os.fsync(file.fileno())
        beside.rename(path)
    except (OSError, ValueError) as error:
        raise refused(error, path) from error
    finally:
        with suppress(OSError, ValueError):
            beside.unlink(missing_ok=True)


def _lines(path: str) -> Iterator[bytes]:
    """Read a file line by line; empty ones count, so that a number is the one an editor shows."""
    try:
        if path == STDIN:
            yield from iter(lambda: sys.stdin.buffer.readline(LARGEST), b"")
            return
        with Path(path).open("rb") as file:
            yield from iter(lambda: file.readline(LARGEST), b"")
    except OSError as error:
        raise refused(error, path) from error
