"""`fathoms admin`: what a host does with the games: keep them, move them, count them, throw old ones away."""

from __future__ import annotations

import os
import time
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from fathoms.cli import files
from fathoms.cli.database import database_url as pick
from fathoms.cli.database import opened
from fathoms.cli.files import LARGEST, STDIN, refused
from fathoms.cli.numbers import whole
from fathoms.cli.streams import echo, echo_json
from fathoms.core.errors import FathomsError, Malformed
from fathoms.core.text import printable
from fathoms.storage import checking, dump, records, sqlite_copy, upkeep
from fathoms.storage.checking import check_tables
from fathoms.storage.engine import snapshot

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence
    from typing import BinaryIO

    from fathoms.storage.checking import CheckedTable
    from fathoms.storage.engine import Engines
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


def restore(say: Texts, file: str | None, database_url: str | None) -> int:
    """Fill an empty database from a backup, and read every table of it once."""
    path = Path(_named(file))
    with opened(pick(database_url, os.environ), must_exist=False) as engines:
        try:
            local = sqlite_copy.is_sqlite(path)
            rows = _copied(say, path, engines) if local else _read(path, engines)
        except (OSError, ValueError) as error:
            raise refused(error, str(path)) from error
        with snapshot(engines) as connection:
            found = check_tables(connection)
    echo(say("storage.restore-done", tables=rows["tables"], events=rows["events"]), err=True)
    bad = [each for each in found if each.problem is not None]
    for each in bad:
        _tell_problem(say, each, err=True)
    echo(say("storage.restore-read", read=len(found) - len(bad), bad=len(bad)), err=True)
    return INCOMPLETE if bad else 0


def _copied(say: Texts, path: Path, engines: Engines) -> dict[str, int]:
    if not sqlite_copy.is_sealed(path):
        echo(say("storage.restore-unsealed"), err=True)
    with (
        sqlite_copy.opened_copy(path) as source,
        snapshot(source) as reading,
        engines.writing.begin() as writing,
    ):
        return dump.copy_rows(reading, writing)


def _read(path: Path, engines: Engines) -> dict[str, int]:
    with path.open("rb") as kept:
        ending = dump.check_backup(kept)
        kept.seek(0)
        with engines.writing.begin() as writing:
            return dump.read_backup(writing, kept, ending)


def check(
    say: Texts,
    shelve: bool,  # noqa: FBT001 - an option
    bring_back: str | None,
    database_url: str | None,
    json: bool,  # noqa: FBT001 - an option
) -> int:
    """Find tables that cannot be read; put them on the shelf if told so, or bring one back."""
    with opened(pick(database_url, os.environ), must_exist=True) as engines:
        if bring_back is not None:
            with engines.writing.begin() as connection:
                checking.bring_back(connection, bring_back)
            echo(say("storage.check-back", table=bring_back), err=True)
        with snapshot(engines) as connection:
            found = check_tables(connection)
        bad = [each for each in found if each.problem is not None and not each.shelved]
        if shelve:
            with engines.writing.begin() as connection:
                checking.shelve(connection, [each.table for each in bad])
        place = engines.place
    if json:
        echo_json(
            {
                "database": place,
                "read": sum(each.problem is None for each in found),
                "unreadable": [_as_json(say, each) for each in bad],
                "shelved": [
                    _as_json(say, each) for each in found if each.shelved or (shelve and each in bad)
                ],
            }
        )
    else:
        _tell_check(say, found, bad)
        if bad:
            echo(say("storage.check-now-shelved" if shelve else "storage.check-ask"))
    return INCOMPLETE if bad else 0


def _tell_check(say: Texts, found: Sequence[CheckedTable], bad: Sequence[CheckedTable]) -> None:
    for each in bad:
        _tell_problem(say, each)
    for each in found:
        if each.shelved:
            readable = "false" if each.problem else "true"
            echo(say("storage.check-shelved", table=each.table, readable=readable))
    echo(say("storage.check-done", tables=len(found), bad=len(bad)))


def _tell_problem(say: Texts, found: CheckedTable, *, err: bool = False) -> None:
    if found.problem is not None:
        reason = printable(say.sentence(found.problem))
        echo(say("storage.check-problem", table=found.table, reason=reason), err=err)


def _as_json(say: Texts, found: CheckedTable) -> dict[str, str | None]:
    return {"table": found.table, "why": None if found.problem is None else say.sentence(found.problem)}


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
    echo(say("storage.stats-shelved", number=found.shelved))
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
        output = files.standard_output()
        yield output
        output.flush()
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
    with files.opened(path) as file:
        yield from iter(lambda: file.readline(LARGEST), b"")
