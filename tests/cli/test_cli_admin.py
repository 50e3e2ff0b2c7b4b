"""`fathoms admin`: one sentence for each deed and each mistake, on files and between databases."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from fathoms.cli import main
from storage.played import bad_tables, game_events, keep
from storage.storing import opened, row
from storage.test_gallery_store import exhibit, hang

if TYPE_CHECKING:
    from pathlib import Path

    from cli.terminal import Shell


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database with a finished and an unfinished game, both long ago."""
    found = f"sqlite:///{tmp_path / 'games.sqlite'}"

    async def fill() -> None:
        async with opened(found) as store:
            await keep(store, "finished1", game_events("into-the-blue", 1), "over")
            await keep(store, "unfinished1", game_events("into-the-blue", 2, most=9), "playing")
            await store.chat("finished1", 1.0, 0, "Ana", "well dived")

    asyncio.run(fill())
    return found


def test_stats_are_told_to_people_and_programs(shell: Shell, url: str) -> None:
    for lang, words in (
        ("en", "Finished tables: 1"),
        ("fr", "Tables finies\u00a0: 1"),
        ("es", "terminadas: 1"),
    ):
        ran = shell("admin", "stats", "--database-url", url, "--lang", lang)
        assert (ran.status, ran.err) == (0, "")
        assert words in ran.out
    found = json.loads(shell("admin", "stats", "--json", "--database-url", url).out)
    assert found["tables"] == {"waiting": 0, "playing": 1, "over": 1}
    assert found["chat"] == 1


@pytest.mark.parametrize("name", ["games.backup", "games.db"])
def test_a_backup_is_restored_elsewhere(
    shell: Shell, url: str, tmp_path: Path, postgres_url: str, name: str
) -> None:
    kept = tmp_path / name
    ran = shell("admin", "backup", str(kept), "--database-url", url)
    assert (ran.status, ran.out) == (0, "")
    assert kept.stat().st_mode & 0o077 == 0
    before = kept.read_bytes()
    first = json.loads(shell("admin", "stats", "--json", "--database-url", url).out)
    for target in (postgres_url, f"sqlite:///{tmp_path / 'new' / 'games.sqlite'}"):
        ran = shell("admin", "restore", str(kept), "--database-url", target)
        assert ran.status == 0, ran.err
        found = json.loads(shell("admin", "stats", "--json", "--database-url", target).out)
        assert {**found, "bytes": 0, "database": ""} == {**first, "bytes": 0, "database": ""}
        ran = shell("admin", "restore", str(kept), "--database-url", target)
        assert ran.status == 2
        assert "empty" in ran.err
    assert kept.read_bytes() == before
    assert {path.name for path in tmp_path.iterdir()} <= {"games.sqlite", name, "new", "data"}


def test_a_sqlite_backup_is_a_database_of_its_own(shell: Shell, url: str, tmp_path: Path) -> None:
    assert shell("admin", "backup", str(tmp_path / "copy.sqlite"), "--database-url", url).status == 0
    with closing(sqlite3.connect(tmp_path / "copy.sqlite")) as copy:
        assert copy.execute("SELECT count(*) FROM tables").fetchone() == (2,)
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_changed_byte_is_not_restored(shell: Shell, url: str, tmp_path: Path) -> None:
    target = f"sqlite:///{tmp_path / 'new.sqlite'}"
    for name in ("games.backup", "games.db"):
        kept = tmp_path / name
        shell("admin", "backup", str(kept), "--database-url", url)
        content = bytearray(kept.read_bytes())
        content[len(content) // 2] ^= 1
        kept.write_bytes(content)
        ran = shell("admin", "restore", str(kept), "--database-url", target, "--lang", "en")
        assert (ran.status, ran.err) == (
            2,
            "fathoms: The backup is damaged, its checksum is wrong; use another one.\n",
        )
    found = json.loads(shell("admin", "stats", "--json", "--database-url", target).out)
    assert (found["events"], found["chat"]) == (0, 0)


def test_a_copy_without_a_checksum_is_restored_and_it_is_said(shell: Shell, url: str, tmp_path: Path) -> None:
    kept = tmp_path / "games.db"
    shell("admin", "backup", str(kept), "--database-url", url)
    # So versions before this one wrote it.
    kept.write_bytes(kept.read_bytes().partition(b"\nfathoms-backup sha256 ")[0])
    target = f"sqlite:///{tmp_path / 'new.sqlite'}"
    ran = shell("admin", "restore", str(kept), "--database-url", target, "--lang", "en")
    assert ran.status == 0
    assert ran.err.splitlines() == [
        (
            "This backup has no checksum, so only SQLite’s own check applies: "
            "a changed letter in a row can go unnoticed."
        ),
        f"Restored: 2 tables with {_events(url)} events.",
        "All tables were read without errors. Now start the server.",
    ]
    kept.write_bytes(kept.read_bytes()[:-4096])
    ran = shell("admin", "restore", str(kept), "--database-url", f"sqlite:///{tmp_path / 'newer.sqlite'}")
    assert ran.status == 2
    assert str(kept) in ran.err.splitlines()[-1]


def _events(url: str) -> int:
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as database:
        return database.execute("SELECT count(*) FROM events").fetchone()[0]


def _add_bad_tables(url: str) -> None:
    async def add() -> None:
        async with opened(url) as store:
            for table, bodies in bad_tables().items():
                await store.open(row(table, status="playing", listed=True), bodies)

    asyncio.run(add())


@pytest.mark.parametrize("name", ["games.backup", "games.db"])
def test_a_restore_names_the_tables_that_cannot_be_read(
    shell: Shell, url: str, tmp_path: Path, name: str
) -> None:
    _add_bad_tables(url)
    shell("admin", "backup", str(tmp_path / name), "--database-url", url)
    target = f"sqlite:///{tmp_path / 'new.sqlite'}"
    ran = shell("admin", "restore", str(tmp_path / name), "--database-url", target, "--lang", "en")
    assert ran.status == 1
    lines = ran.err.splitlines()
    assert {line.split()[1] for line in lines[1:-1]} == set(bad_tables())
    assert lines[-1].startswith("Tables read without errors: 2; unreadable: 5.")


def test_tables_that_cannot_be_read_are_shelved(
    shell: Shell, url: str, postgres_url: str, tmp_path: Path
) -> None:
    words = ("admin", "check", "--lang", "en", "--database-url")
    ran = shell(*words, url)
    assert (ran.status, ran.err, ran.out) == (0, "", "Tables: 2; unreadable: 0.\n")
    _add_bad_tables(url)
    shell("admin", "backup", str(tmp_path / "games.backup"), "--database-url", url)
    shell("admin", "restore", str(tmp_path / "games.backup"), "--database-url", postgres_url)
    for database in (url, postgres_url):
        ran = shell(*words, database)
        assert ran.status == 1
        for name in bad_tables():
            assert f"Table {name} cannot be read. " in ran.out
        found = json.loads(shell(*words, database, "--shelve", "--json").out)
        assert (found["read"], len(found["unreadable"]), len(found["shelved"])) == (2, 5, 5)
        ran = shell(*words, database)
        assert ran.status == 0
        assert ran.out.count("is set aside") == 5
        exported = shell("admin", "export", "-", "--database-url", database)
        assert (exported.status, exported.out.count("\n")) == (0, 2)
        ran = shell(*words, database, "--bring-back", "damaged")
        assert (ran.status, ran.err) == (1, "Table damaged is back.\n")
        ran = shell(*words, database, "--bring-back", "damaged")
        assert (ran.status, ran.out) == (2, "")
        assert ran.err.startswith("fathoms: Table damaged is not set aside")


def test_nothing_is_overwritten(shell: Shell, url: str, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("dear diary")
    for what in ("backup", "export"):
        ran = shell("admin", what, str(tmp_path / "mine"), "--database-url", url)
        assert ran.status == 2
    assert (tmp_path / "mine").read_text() == "dear diary"


def test_records_go_from_one_database_to_the_other(
    shell: Shell, url: str, tmp_path: Path, postgres_url: str
) -> None:
    file = tmp_path / "games.jsonl"
    assert shell("admin", "export", str(file), "--database-url", url).status == 0
    piped = shell("admin", "export", "-", "--database-url", url)
    assert piped.out.encode() == file.read_bytes()
    ran = shell("admin", "import", str(file), "--database-url", postgres_url, "--lang", "en")
    assert ran.status == 1
    assert ran.err.splitlines() == [
        "Line 2 is left out. This game is not over; only finished games can be imported.",
        "New: 1; already known: 0; refused: 1.",
    ]
    back = shell("admin", "export", "-", "--database-url", postgres_url)
    assert back.out == file.read_text().splitlines(keepends=True)[0]
    again = shell("admin", "import", "-", "--database-url", postgres_url, typed=back.out)
    assert (again.status, again.err) == (0, "New: 0; already known: 1; refused: 0.\n")


@pytest.mark.parametrize(
    ("what", "stream"), [("export", "stdout"), ("backup", "stdout"), ("import", "stdin")]
)
def test_a_closed_stream_is_told(
    url: str, what: str, stream: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, stream, None)
    assert main(["admin", what, "-", "--database-url", url, "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("fathoms: There is no ")
    assert told.count("\n") == 1


def test_an_exported_game_is_a_record_like_any_other(shell: Shell, url: str, tmp_path: Path) -> None:
    shell("admin", "export", str(tmp_path / "games.jsonl"), "--database-url", url)
    line = (tmp_path / "games.jsonl").read_text().splitlines()[0]
    assert shell("verify", "-", typed=line).status == 0
    assert shell("replay", "-", "--json", typed=line).status == 0


def test_pruning_tells_first_and_deletes_when_told(shell: Shell, url: str) -> None:
    words = ("admin", "prune", "--older-than", "30", "--database-url", url, "--lang", "en")
    ran = shell(*words)
    assert ran.status == 0
    assert "1 finished and 1 abandoned" in ran.out
    assert "--yes" in ran.out
    assert shell(*words).out == ran.out
    assert "2 tables are deleted" in shell(*words, "--yes").out
    assert "0 finished and 0 abandoned" in shell(*words, "--yes").out


def test_the_database_may_come_from_the_environment_or_the_data_folder(
    shell: Shell, url: str, data_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = shell("admin", "stats")
    assert ran.status == 2
    assert str(data_home) in ran.err
    monkeypatch.setenv("FATHOMS_DATABASE_URL", url)
    assert shell("admin", "stats", "--json").status == 0


@pytest.mark.parametrize(
    "words",
    [
        ["backup"],
        ["restore"],
        ["export"],
        ["import"],
        ["prune"],
        ["prune", "--older-than", "none"],
        ["restore", "/nowhere/at/all"],
        ["import", "/nowhere/at/all"],
        ["backup", "/proc/nowhere/file"],
        ["stats", "--database-url", "mysql://localhost"],
        ["stats", "--database-url", "sqlite:////nowhere/at/all.db"],
    ],
)
def test_mistakes_get_one_sentence(shell: Shell, url: str, words: list[str]) -> None:
    given = words if "--database-url" in words else [*words, "--database-url", url]
    ran = shell("admin", *given)
    assert ran.status == 2
    assert ran.err.startswith("fathoms: ")
    assert ran.err.count("\n") == 1
    assert ran.out == ""


@pytest.fixture
def gallery_url(tmp_path: Path) -> str:
    """A database with two exhibits, one with a name that would steer a terminal."""
    found = f"sqlite:///{tmp_path / 'games.sqlite'}"

    async def fill() -> None:
        async with opened(found) as store:
            await hang(store, exhibit("first", signed="Ana"), exhibit("second", at=2e9, title="\x1b[31mred"))

    asyncio.run(fill())
    return found


def test_what_hangs_is_listed_the_newest_first(shell: Shell, gallery_url: str) -> None:
    ran = shell("admin", "gallery", "list", "--database-url", gallery_url)
    assert (ran.status, ran.err) == (0, "")
    second, first = ran.out.splitlines()
    assert second.startswith("second  2033-05-")
    assert "\x1b" not in second
    assert "(Ana)" in first
    told = json.loads(shell("admin", "gallery", "list", "--json", "--database-url", gallery_url).out)
    assert [each["id"] for each in told] == ["second", "first"]
    assert told[1]["comparison"]["games"] == 400
    assert "address" not in told[0]


@pytest.mark.parametrize("lang", ["en", "fr", "es"])
def test_something_is_taken_down_once(shell: Shell, gallery_url: str, lang: str) -> None:
    words = ("--database-url", gallery_url, "--lang", lang)
    ran = shell("admin", "gallery", "remove", "first", *words)
    assert (ran.status, ran.err) == (0, "")
    assert "The first" in ran.out
    again = shell("admin", "gallery", "remove", "first", *words)
    assert (again.status, again.out) == (2, "")
    assert "first" in again.err
    which = shell("admin", "gallery", "remove", *words)
    assert (which.status, which.out) == (2, "")
    shell("admin", "gallery", "remove", "second", *words)
    assert "second" not in shell("admin", "gallery", "list", *words).out


def test_the_gallery_is_counted(shell: Shell, gallery_url: str) -> None:
    assert json.loads(shell("admin", "stats", "--json", "--database-url", gallery_url).out)["gallery"] == 2
    assert "2" in shell("admin", "stats", "--database-url", gallery_url).out
