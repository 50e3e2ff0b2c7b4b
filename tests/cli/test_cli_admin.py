"""`fathoms admin`: one sentence for each deed and each mistake, on files and between databases."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from storage.played import game_events, keep
from storage.storing import opened

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
        "Line 2 is left out. This game is not over; only finished games can be taken in.",
        "New: 1; known already: 0; refused: 1.",
    ]
    back = shell("admin", "export", "-", "--database-url", postgres_url)
    assert back.out == file.read_text().splitlines(keepends=True)[0]
    again = shell("admin", "import", "-", "--database-url", postgres_url, typed=back.out)
    assert (again.status, again.err) == (0, "New: 0; known already: 1; refused: 0.\n")


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
