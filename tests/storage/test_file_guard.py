"""A SQLite file that somebody replaces while it is in use: nothing more is acknowledged, and it is said."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from fathoms.storage import StoreGone, StoreUnusable, make_store
from fathoms.storage.backup import copy_to
from storage.storing import event, opened, row

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from fathoms.storage import SqlStore


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


def checkpoint(file: Path) -> None:
    """Move what was written from the log into the file, as another program would."""
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()[0] == 0


async def play(store: SqlStore, version: int) -> None:
    await store.append("reef", version - 1, [event(version)])


async def assert_refuses(store: SqlStore, caplog: pytest.LogCaptureFixture) -> None:
    caplog.clear()
    for asked in (store.check(), store.append("reef", 1, [event(2)]), store.read("reef")):
        with pytest.raises(StoreUnusable) as refused:
            await asked
        assert refused.value.phrase.key == "storage.told-unusable"
    # One line for anyone who writes, one for anyone who reads.
    assert len(caplog.records) == 2
    assert all("replaced" in line for line in caplog.messages)
    assert "Traceback" not in caplog.text


def copied_over(new: Path, file: Path) -> None:
    shutil.copyfile(new, file)


def moved_over(new: Path, file: Path) -> None:
    new.rename(file)


def an_older_copy(file: Path) -> None:
    """Nothing to make: the test has copied the database."""
    assert file.is_file()


def another_database(file: Path) -> None:
    asyncio.run(make_store(f"sqlite:///{file}").close())


def an_empty_file(file: Path) -> None:
    file.write_bytes(b"")


def a_shopping_list(file: Path) -> None:
    file.write_bytes(b"bread, butter, " * 1000)


@pytest.mark.parametrize(
    ("put", "what"),
    [
        (copied_over, an_older_copy),
        (copied_over, another_database),
        (copied_over, an_empty_file),
        (copied_over, a_shopping_list),
        (moved_over, an_older_copy),
    ],
)
def test_nothing_is_acknowledged_into_another_file(
    file: Path,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    put: Callable[[Path, Path], None],
    what: Callable[[Path], None],
) -> None:
    async def scene() -> None:
        async with opened(f"sqlite:///{file}") as store:
            await store.open(row("reef"), [event(1)])
            other = tmp_path / "other.sqlite"
            if what is an_older_copy:
                copy_to(store.engines, other)
            await asyncio.to_thread(what, other)
            checkpoint(file)
            await play(store, 2)
            put(other, file)
            await assert_refuses(store, caplog)

    asyncio.run(scene())


def test_a_log_that_is_deleted_costs_nothing_that_was_acknowledged(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with opened(f"sqlite:///{file}") as store:
            await store.open(row("reef"), [event(1)])
            await play(store, 2)
            file.with_name("games.sqlite-wal").unlink()
            await assert_refuses(store, caplog)

    asyncio.run(scene())
    assert sound(file) == [event(1), event(2)]


def test_play_goes_on_when_the_right_file_is_back(file: Path, tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(f"sqlite:///{file}") as store:
            await store.open(row("reef"), [event(1)])
            right, wrong = tmp_path / "right", tmp_path / "wrong"
            shutil.copyfile(file, right)
            wrong.write_bytes(b"")
            await play(store, 2)
            copied_over(wrong, file)
            with pytest.raises(StoreUnusable):
                await play(store, 3)
            copied_over(right, file)
            await play(store, 3)
        assert sound(file) == [event(1), event(2), event(3)]

    asyncio.run(scene())


def test_a_copy_from_after_the_last_checkpoint_costs_nothing(file: Path, tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(f"sqlite:///{file}") as store:
            await store.open(row("reef"), [event(1)])
            await play(store, 2)
            copy_to(store.engines, tmp_path / "copy")
            await play(store, 3)
            copied_over(tmp_path / "copy", file)
            await play(store, 4)
        assert sound(file) == [event(number) for number in (1, 2, 3, 4)]

    asyncio.run(scene())


def test_a_file_that_is_deleted_in_the_middle_of_a_commit_acknowledges_nothing(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with opened(f"sqlite:///{file}") as store:
            await store.open(row("reef"), [event(1)])
            dialect = store.engines.writing.dialect
            commit = dialect.do_commit

            def do_commit(connection: object) -> None:
                commit(connection)  # pyright: ignore[reportArgumentType] - passed on as it comes
                file.unlink()

            monkeypatch.setattr(dialect, "do_commit", do_commit)
            with pytest.raises(StoreGone):
                await play(store, 2)

    asyncio.run(scene())


def test_checkpoints_of_several_are_no_alarm(file: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        caplog.set_level(logging.INFO, "fathoms")
        async with opened(f"sqlite:///{file}") as one, opened(f"sqlite:///{file}") as two:
            for store in (one, two):
                with closing(store.engines.writing.raw_connection()) as connection:
                    connection.cursor().execute("PRAGMA wal_autocheckpoint = 3")
            await one.open(row("reef"), [event(1)])
            await two.open(row("wreck"), [event(1)])
            for number in range(2, 40):
                await asyncio.gather(
                    one.append("reef", number - 1, [event(number)]),
                    two.append("wreck", number - 1, [event(number)]),
                )
                if number % 10 == 0:
                    checkpoint(file)
            await asyncio.gather(one.check(), two.check())
        assert caplog.text == ""

    asyncio.run(scene())


def sound(file: Path) -> list[bytes]:
    """Give what is kept of the table, in a database without fault."""
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return [body for (body,) in connection.execute("SELECT body FROM events ORDER BY version")]
