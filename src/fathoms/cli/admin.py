"""`fathoms admin`: what a host does with the games: keep them, move them, count them, throw old ones away."""

from __future__ import annotations

import os
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from fathoms.cli import files
from fathoms.cli.files import LARGEST, STDIN, refusing, written_beside
from fathoms.cli.options import pick_database, whole
from fathoms.cli.streams import echo, echo_json
from fathoms.core.errors import FathomsError, Malformed
from fathoms.core.text import printable
from fathoms.storage import backup as backups
from fathoms.storage import gallery, records, upkeep
from fathoms.storage.engine import connect, snapshot
from fathoms.storage.errors import translated
from fathoms.storage.migrate import migrate
from fathoms.storage.upkeep import check_tables

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence
    from typing import BinaryIO

    from fathoms.storage.engine import Engines
    from fathoms.storage.upkeep import CheckedTable
    from fathoms.tables.ports import StoredExhibit
    from fathoms.texts import Texts

_MOST_DAYS: Final = 36_500
_WHOLE_GALLERY: Final = 1_000_000
INCOMPLETE: Final = 1
"""Something was refused, and the rest was done."""


def backup(say: Texts, file: str | None, database_url: str | None) -> None:
    """Write all there is into a file: as SQLite if the name says so, else as text for any database."""
    path = _named(file)
    with _opened(database_url, must_exist=True) as engines:
        local = engines.writing.dialect.name == "sqlite"
        if local and path.endswith(backups.ENDINGS):
            with snapshot(engines) as connection:
                tables = upkeep.count(connection).tables
            with _new_path(path) as beside:
                backups.copy_to(engines, beside)
            number = sum(tables.values())
        else:
            with _new_file(path) as kept, snapshot(engines) as connection:
                number = backups.write_backup(connection, kept)["tables"]
    echo(say("storage.backup-done", tables=number, path=path), err=True)


def restore(say: Texts, file: str | None, database_url: str | None) -> int:
    """Fill an empty database from a backup, and read every table of it once."""
    path = Path(_named(file))
    with _opened(database_url, must_exist=False) as engines:
        with refusing(str(path)):
            local = backups.is_sqlite(path)
            rows = _copied(say, path, engines) if local else _read(path, engines)
        with snapshot(engines) as connection:
            found = check_tables(connection)
    echo(say("storage.restore-done", tables=rows["tables"], events=rows["events"]), err=True)
    bad = [each for each in found if each.problem is not None]
    for each in bad:
        _tell_problem(say, each, err=True)
    echo(say("storage.restore-read", read=len(found) - len(bad), bad=len(bad)), err=True)
    return INCOMPLETE if bad else 0


def _copied(say: Texts, path: Path, engines: Engines) -> dict[str, int]:
    if not backups.is_sealed(path):
        echo(say("storage.restore-unsealed"), err=True)
    with backups.opened_copy(path) as source, snapshot(source) as reading, engines.writing.begin() as writing:
        return backups.copy_rows(reading, writing)


def _read(path: Path, engines: Engines) -> dict[str, int]:
    with path.open("rb") as kept:
        ending = backups.check_backup(kept)
        kept.seek(0)
        with engines.writing.begin() as writing:
            return backups.read_backup(writing, kept, ending)


def check(say: Texts, shelve: bool, bring_back: str | None, database_url: str | None, json: bool) -> int:
    """Find tables that cannot be read; put them on the shelf if told so, or bring one back."""
    with _opened(database_url, must_exist=True) as engines:
        if bring_back is not None:
            with engines.writing.begin() as connection:
                upkeep.bring_back(connection, bring_back)
            echo(say("storage.check-back", table=bring_back), err=True)
        with snapshot(engines) as connection:
            found = check_tables(connection)
        bad = [each for each in found if each.problem is not None and not each.shelved]
        if shelve:
            with engines.writing.begin() as connection:
                upkeep.shelve(connection, [each.table for each in bad])
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
        _opened(database_url, must_exist=True) as engines,
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

    with _opened(database_url, must_exist=False) as engines:
        done = records.read_records(engines.writing, _lines(path), problem, moved)
    echo(say("storage.import-done", games=done.games, known=done.known, refused=done.refused), err=True)
    return INCOMPLETE if done.refused else 0


def stats(say: Texts, database_url: str | None, json: bool) -> None:
    """Count what the database holds."""
    with _opened(database_url, must_exist=True) as engines:
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
    echo(say("storage.stats-reviews", number=found.reviews))
    echo(say("storage.stats-size", size=round(found.bytes / 1e6, 1)))


def prune(say: Texts, older_than: str | None, yes: bool, database_url: str | None) -> None:
    """Say which tables are old and, if told so, delete them."""
    if older_than is None:
        raise Malformed("storage.which-days")
    days = whole(older_than, "--older-than", 1, _MOST_DAYS)
    with _opened(database_url, must_exist=True) as engines:
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


def list_gallery(say: Texts, database_url: str | None, json: bool) -> None:
    """List all exhibits, the newest first."""
    with _opened(database_url, must_exist=True) as engines, snapshot(engines) as connection:
        found = gallery.newest(connection, None, _WHOLE_GALLERY)
    if json:
        echo_json([_exhibit_json(each) for each in found])
        return
    for each in found:
        day = time.strftime("%Y-%m-%d", time.localtime(each.at))
        about = {"id": each.id, "day": day, "game": each.game, "title": printable(each.title)}
        if each.signed:
            echo(say("storage.gallery-line", **about, by=printable(each.signed)))
        else:
            echo(say("storage.gallery-line-plain", **about))
    if not found:
        echo(say("storage.gallery-empty"))


def remove_exhibit(say: Texts, id: str | None, database_url: str | None) -> None:  # noqa: A002 - what a person calls it
    """Take one down."""
    if not id:
        raise Malformed("storage.gallery-which")
    with _opened(database_url, must_exist=True) as engines, engines.writing.begin() as connection:
        there = gallery.find(connection, id)
        if there is None or not gallery.take_down(connection, id):
            raise Malformed("measuring.gallery-gone", id=id[:40])
    echo(say("storage.gallery-removed", title=printable(there.title)))


def _exhibit_json(exhibit: StoredExhibit) -> dict[str, Any]:
    return {
        "id": exhibit.id,
        "game": exhibit.game,
        "title": exhibit.title,
        "by": exhibit.signed,
        "at": int(exhibit.at),
        "code": exhibit.code,
        "players": exhibit.players,
        "comparison": msgspec.json.decode(exhibit.comparison),
    }


@contextmanager
def _opened(url: str | None, *, must_exist: bool) -> Generator[Engines]:
    """Open a database, brought up to date; whatever it refuses is said in one sentence."""
    engines = connect(pick_database(url, os.environ), must_exist=must_exist)
    try:
        migrate(engines.writing)
        yield engines
    except SQLAlchemyError as error:
        raise translated(error, engines.place) from error
    finally:
        engines.dispose()


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
    """Make a file for its owner's eyes only, which gets its name once it is whole."""
    if Path(path).exists():
        raise Malformed("storage.file-exists", path=path)
    with written_beside(Path(path), path, 0o600) as beside:
        yield beside


def _lines(path: str) -> Iterator[bytes]:
    """Read a file line by line; empty ones count, so that a number is the one an editor shows."""
    with files.opened(path) as file:
        yield from iter(lambda: file.readline(LARGEST), b"")
