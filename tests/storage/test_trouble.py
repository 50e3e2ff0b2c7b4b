"""A full disk, a file that is read-only or gone, a server that goes away: told, and then it goes on."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from fathoms.core import Malformed
from fathoms.storage import StoreFull, StoreGone, StoreReadOnly, StoreUnusable, make_store
from fathoms.storage.engine import connect
from fathoms.storage.errors import Trouble, reason
from fathoms.storage.migrate import migrate
from fathoms.storage.writer import Append
from fathoms.tables.ports import Conflict
from fathoms.texts import LANGUAGES, Texts
from services import Postgres, new_database
from storage.storing import event, opened, row

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from pathlib import Path

    from fathoms.core import FathomsError
    from fathoms.storage import SqlStore

PATIENCE = 60
"""Seconds that a busy machine may take."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


async def bodies(store: SqlStore, table: str) -> list[bytes]:
    return [each.body for each in await store.read(table)]


def set_pragma(store: SqlStore, pragma: str) -> None:
    """Set something on the one connection that writes; it stays in the pool."""
    with closing(store.engines.writing.raw_connection()) as connection:
        connection.cursor().execute(f"PRAGMA {pragma}")


def assert_told(error: FathomsError, store: SqlStore, caplog: pytest.LogCaptureFixture) -> None:
    """The host reads in one line where the database is and what is wrong; visitors hear only that it is."""
    [line] = caplog.messages
    assert store.engines.place in line
    assert "\n" not in line
    for lang in LANGUAGES:
        assert store.engines.place not in Texts(lang).sentence(error)
    assert error.__suppress_context__


def assert_speaks(error: FathomsError, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each refusal is a sentence in every language, with all it needs to be said."""
    monkeypatch.setattr(Texts, "strict", True)
    for lang in LANGUAGES:
        assert Texts(lang).sentence(error)


def test_a_full_disk_is_told_and_play_goes_on_when_there_is_room(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with opened(f"sqlite:///{file}") as store:
            await store.open(row("reef"), [event(1)])
            set_pragma(store, "max_page_count = 1")
            with pytest.raises(StoreFull) as refused:
                await store.append("reef", 1, [event("x" * 100_000)])
            assert_speaks(refused.value, monkeypatch)
            assert await bodies(store, "reef") == [event(1)]
            set_pragma(store, "max_page_count = 1000000")
            await store.append("reef", 1, [event("x" * 100_000)])
            assert len(await bodies(store, "reef")) == 2

    asyncio.run(play())


def test_a_file_that_may_not_be_written_is_told(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with opened(f"sqlite:///{file}") as store:
            await store.open(row("reef"), [event(1)])
            set_pragma(store, "query_only = on")
            for write in (store.append("reef", 1, [event(2)]), store.check()):
                with pytest.raises(StoreReadOnly) as refused:
                    await write
                assert_speaks(refused.value, monkeypatch)
            assert await bodies(store, "reef") == [event(1)]
            set_pragma(store, "query_only = off")
            await store.check()
            await store.append("reef", 1, [event(2)])

    asyncio.run(play())


def test_a_file_that_is_gone_is_not_written_into_the_void(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with opened(f"sqlite:///{file}") as store:
            await store.open(row("reef"), [event(1)])
            with closing(sqlite3.connect(file)) as connection:
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            away = tmp_path / "away.sqlite"
            await asyncio.to_thread(file.rename, away)
            for asked in (store.append("reef", 1, [event(2)]), store.check(), store.read("reef")):
                with pytest.raises(StoreGone) as refused:
                    await asked
                assert_speaks(refused.value, monkeypatch)
            await asyncio.to_thread(away.rename, file)
            await store.append("reef", 1, [event(2)])
            assert await bodies(store, "reef") == [event(1), event(2)]

    asyncio.run(play())


def test_a_database_that_another_program_holds_is_told(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with opened(f"sqlite:///{file}") as store:
            await store.open(row("reef"), [event(1)])
            set_pragma(store, "busy_timeout = 20")
            with closing(sqlite3.connect(file, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                with pytest.raises(StoreGone) as refused:
                    await store.append("reef", 1, [event(2)])
                assert_speaks(refused.value, monkeypatch)
                assert_told(refused.value, store, caplog)
                assert "is locked by another program" in caplog.text
                # Readers never wait for a writer.
                assert await bodies(store, "reef") == [event(1)]
                other.execute("ROLLBACK")
            await store.append("reef", 1, [event(2)])
        assert caplog.messages[1:] == ["the database can be written again"]

    asyncio.run(play())


def test_whoever_writes_while_the_store_closes_is_answered(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with opened(f"sqlite:///{file}") as store:
            writer = store.writer
            start = writer._start  # pyright: ignore[reportPrivateUsage] - where others come in between
            stopping = threading.Thread(target=writer.stop)

            def be_stopped_meanwhile() -> None:
                stopping.start()
                stopping.join(0.2)
                start()

            monkeypatch.setattr(writer, "_start", be_stopped_meanwhile)
            async with asyncio.timeout(PATIENCE):
                await store.open(row("reef"), [event(1)])
            await asyncio.to_thread(stopping.join)
            assert await bodies(store, "reef") == [event(1)]

    asyncio.run(play())


def test_a_waiting_writer_gets_its_turn(file: Path) -> None:
    async def play() -> None:
        async with opened(f"sqlite:///{file}") as store:
            await store.open(row("reef"), [event(1)])
            with closing(sqlite3.connect(file, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                waiting = asyncio.create_task(store.append("reef", 1, [event(2)]))
                assert await bodies(store, "reef") == [event(1)]
                other.execute("ROLLBACK")
                await waiting

    asyncio.run(play())


@pytest.mark.parametrize(
    ("address", "kind"),
    [
        ("", Malformed),
        ("games.db", Malformed),
        ("mysql://localhost/games", Malformed),
        ("sqlite://", Malformed),
        ("sqlite:///:memory:", Malformed),
        ("sqlite:////proc/nowhere/games.db", StoreGone),
        ("postgresql://nobody@127.0.0.1:1/none", StoreGone),
    ],
)
def test_bad_addresses_get_a_sentence(
    address: str, kind: type[FathomsError], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(kind) as refused:
        make_store(address)
    assert_speaks(refused.value, monkeypatch)


def test_a_file_that_is_no_database_is_left_alone(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.write_bytes(b"my shopping list, " * 1000)
    with pytest.raises(StoreUnusable) as refused:
        make_store(f"sqlite:///{file}")
    assert_speaks(refused.value, monkeypatch)
    assert file.read_bytes() == b"my shopping list, " * 1000


def test_a_password_is_never_told(postgres_server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hidden = postgres_server.replace("fathoms@", "fathoms:pearl@").rpartition("/")[0] + "/no_such_database"
    with pytest.raises(StoreUnusable) as refused:
        make_store(hidden)
    assert_speaks(refused.value, monkeypatch)
    assert "pearl" not in Texts("en").sentence(refused.value)
    assert "pearl" not in str(refused.value)


def test_the_file_is_for_its_owner_alone(file: Path) -> None:
    asyncio.run(make_store(f"sqlite:///{file}").close())
    assert file.stat().st_mode & 0o077 == 0


def test_play_goes_on_by_itself_when_postgresql_comes_back(own_postgres: Postgres) -> None:
    async def play() -> None:
        with new_database(own_postgres.url()) as url:
            async with opened(url) as store:
                await store.open(row("reef"), [event(1)])
                await store.append("reef", 1, [event(2)])
                await asyncio.to_thread(own_postgres.stop)
                writing = asyncio.create_task(store.append("reef", 2, [event(3)]))
                reading = asyncio.create_task(store.read("reef", after=1))
                await asyncio.to_thread(own_postgres.start)
                await writing
                assert [each.version for each in await reading][:1] == [2]
                assert await bodies(store, "reef") == [event(1), event(2), event(3)]

    asyncio.run(play())


def test_a_write_is_refused_when_postgresql_stays_away(
    own_postgres: Postgres, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("fathoms.storage.store._CHECK_PATIENCE", 0.1)

    async def play() -> None:
        store = await asyncio.to_thread(make_store, own_postgres.url())
        await asyncio.to_thread(own_postgres.stop)
        with pytest.raises(StoreGone) as refused:
            await store.check()
        assert_speaks(refused.value, monkeypatch)
        assert_told(refused.value, store, caplog)
        assert "refused" in caplog.text
        await store.close()

    asyncio.run(play())


def test_a_postgresql_that_falls_silent_is_noticed_within_seconds(postgres_url: str) -> None:
    engines = connect(postgres_url)
    for engine in engines.writing, engines.reading:
        with engine.connect() as connection:
            line: Any = connection.connection.driver_connection
            told = {name: int(value) for name, value in line.info.get_parameters().items() if value.isdigit()}
        assert told["keepalives_idle"] + told["keepalives_interval"] * told["keepalives_count"] < 5
        assert told["tcp_user_timeout"] < 5000
        assert told["connect_timeout"] < 5
    engines.dispose()


@contextmanager
def broken_commit(store: SqlStore, breaks: Callable[[Any], None]) -> Generator[None]:
    """Let the connection die in the next commit, once."""
    psycopg = pytest.importorskip("psycopg")
    dialect: Any = store.engines.writing.dialect
    commit = dialect.do_commit

    def do_commit(connection: Any) -> None:
        dialect.do_commit = commit
        breaks(connection)
        connection.driver_connection.close()
        raise psycopg.OperationalError("the connection is lost")

    dialect.do_commit = do_commit
    try:
        yield
    finally:
        dialect.do_commit = commit


def test_a_commit_that_was_done_but_not_answered_counts_once(postgres_url: str) -> None:
    async def play() -> None:
        async with opened(postgres_url) as store:
            await store.open(row("reef"), [event(1)])
            with broken_commit(store, lambda connection: connection.commit()):
                await store.append("reef", 1, [event(2), event(3)], status="playing")
            with broken_commit(store, lambda connection: connection.commit()):
                assert (await store.chat("reef", 5.0, 0, "Ana", "hello")).number == 1
            with broken_commit(store, lambda connection: connection.commit()):
                await store.open(row("wreck"), [event(1)])
            assert await bodies(store, "reef") == [event(1), event(2), event(3)]
            assert len(await store.read_chat("reef")) == 1
            assert await bodies(store, "wreck") == [event(1)]

    asyncio.run(play())


def test_a_commit_that_was_lost_is_done_again(postgres_url: str) -> None:
    async def play() -> None:
        async with opened(postgres_url) as store:
            await store.open(row("reef"), [event(1)])
            with broken_commit(store, lambda connection: connection.rollback()):
                await store.append("reef", 1, [event(2)])
            with broken_commit(store, lambda connection: connection.rollback()):
                assert (await store.chat("reef", 5.0, 0, "Ana", "hello")).number == 1
            assert await bodies(store, "reef") == [event(1), event(2)]

    asyncio.run(play())


def test_a_lost_commit_that_another_overtook_is_a_conflict(postgres_url: str) -> None:
    async def play() -> None:
        async with opened(postgres_url) as store:
            await store.open(row("reef"), [event(1)])

            def overtaken(connection: Any) -> None:
                connection.rollback()
                values = {"body": event("theirs")}
                with store.engines.reading.connect() as other:
                    other.execute(text("INSERT INTO events VALUES ('reef', 2, :body)"), values)

            with broken_commit(store, overtaken), pytest.raises(Conflict):
                await store.append("reef", 1, [event("ours")])
            assert await bodies(store, "reef") == [event(1), event("theirs")]

    asyncio.run(play())


def test_a_trouble_that_lasts_is_told_now_and_then(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    trouble = Trouble("read", lambda: now)

    async def fail(key: str) -> None:
        raise StoreGone(key, place="reef.db", reason="")

    async def scene() -> None:
        nonlocal now
        for second in range(100):
            now = float(second)
            for key in ("storage.busy", "storage.gone"):
                with pytest.raises(StoreGone):
                    await trouble.watch(fail(key))
        assert len(caplog.messages) == 4
        await trouble.watch(asyncio.sleep(0))
        await trouble.watch(asyncio.sleep(0))
        assert caplog.messages[4:] == ["the database can be read again"]

    asyncio.run(scene())


def test_what_postgresql_says_of_a_row_is_not_repeated(postgres_url: str) -> None:
    engines = connect(postgres_url)
    migrate(engines.writing)
    insert = text("INSERT INTO settings VALUES (:name, :value)")
    with pytest.raises(IntegrityError) as refused, engines.writing.begin() as connection:
        connection.execute(insert, [{"name": "secret reef", "value": b"1"}] * 2)
    assert "secret reef" in str(refused.value.orig)
    assert "secret reef" not in reason(refused.value)
    assert "unique constraint" in reason(refused.value)
    engines.dispose()


def test_jobs_are_written_in_one_order_so_that_processes_do_not_block_each_other() -> None:
    async def make() -> None:
        jobs = [Append(table, after, [b"{}"], None) for table, after in (("b", 1), ("a", 2), ("a", 1))]
        assert [job.order for job in sorted(jobs, key=lambda job: job.order)] == [
            ("a", 1),
            ("a", 2),
            ("b", 1),
        ]

    asyncio.run(make())
