"""Backups: every row comes back, in either database; a damaged one is refused whole."""

from __future__ import annotations

import asyncio
import hashlib
import io
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from fathoms.core import Malformed
from fathoms.storage import make_store, schema
from fathoms.storage.backup import (
    NotEmpty,
    check_backup,
    copy_to,
    is_sealed,
    opened_copy,
    read_backup,
    write_backup,
)
from fathoms.storage.engine import connect, snapshot
from fathoms.storage.migrate import migrate
from storage.storing import event, opened, row

if TYPE_CHECKING:
    from pathlib import Path

    from fathoms.storage.engine import Engines

NO_PLAYERS = {
    "players": 0,
    "player_items": 0,
    "player_seats": 0,
    "daily_attempts": 0,
    "daily_groups": 0,
    "daily_members": 0,
    "puzzle_answers": 0,
}


async def fill(url: str) -> bytes:
    async with opened(url) as store:
        names = [f"table{number:04}" for number in range(700)]
        await asyncio.gather(
            *(
                store.open(row(name, listed=at % 2, created=at / 3), [event(1), event("ñ→")])
                for at, name in enumerate(names)
            )
        )
        for name in names[::100]:
            await store.chat(name, 5.25, None, "Bo", 'a "quoted" line\n⚓')
        return store.server_key()


async def keep_a_little(url: str) -> None:
    async with opened(url) as store:
        await store.open(row("reef"), [event(1)])
        await store.chat("reef", 5.25, None, "Bo", "hello")


def backed_up(url: str) -> bytes:
    engines, file = connect(url), io.BytesIO()
    with snapshot(engines) as connection:
        write_backup(connection, file)
    engines.dispose()
    return file.getvalue()


def restored(engines: Engines, content: bytes) -> dict[str, int]:
    file = io.BytesIO(content)
    ending = check_backup(file)
    file.seek(0)
    with engines.writing.begin() as connection:
        return read_backup(connection, file, ending)


def test_a_backup_fills_the_other_database_and_is_the_same_from_there(url: str, other_url: str) -> None:
    key = asyncio.run(fill(url))
    content = backed_up(url)
    store = make_store(other_url)
    assert store.server_key() != key
    rows = restored(store.engines, content)
    asyncio.run(store.close())
    assert rows == {"settings": 1, "tables": 700, "events": 1400, "chat": 7, "gallery": 0, **NO_PLAYERS}
    assert backed_up(other_url) == content
    again = make_store(other_url)
    # The links in people's hands still open their seats.
    assert again.server_key() == key
    with pytest.raises(NotEmpty):
        restored(again.engines, content)
    asyncio.run(again.close())


def test_a_backup_sees_one_moment_while_others_write(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await store.open(row("reef"), [event(1)])
            file = io.BytesIO()
            with snapshot(store.engines) as connection:
                connection.exec_driver_sql("SELECT count(*) FROM settings")
                await store.append("reef", 1, [event(2)])
                await store.open(row("wreck"), [event(1)])
                rows = write_backup(connection, file)
            assert rows == {"settings": 1, "tables": 1, "events": 1, "chat": 0, "gallery": 0, **NO_PLAYERS}
            assert len(await store.read("reef")) == 2

    asyncio.run(play())


def test_a_damaged_backup_is_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    url = f"sqlite:///{tmp_path_factory.mktemp('games') / 'games.sqlite'}"
    asyncio.run(fill(url))
    content = backed_up(url)
    lines = content.splitlines(keepends=True)
    for damaged, key in [
        (b"", "storage.backup-format"),
        (b"hello\n", "storage.backup-format"),
        (b"".join(lines[:-1]), "storage.backup-short"),
        (b"".join(lines[:5]) + lines[5][:20], "storage.backup-short"),
        (b"".join([*lines[:5], *lines[6:]]), "storage.backup-changed"),
        (content.replace(b'"seat":0', b'"seat":1', 1), "storage.backup-changed"),
        (content.replace(b"fathoms-backup/1", b"fathoms-backup/2", 1), "storage.backup-format"),
        (content.replace(b'"revision":"0006"', b'"revision":"0777"', 1), "storage.newer"),
    ]:
        with pytest.raises(Malformed) as refused:
            check_backup(io.BytesIO(damaged))
        assert refused.value.phrase.key == key


def test_any_changed_byte_of_a_backup_is_noticed(tmp_path: Path) -> None:
    asyncio.run(keep_a_little(f"sqlite:///{tmp_path / 'games.sqlite'}"))
    content = bytearray(backed_up(f"sqlite:///{tmp_path / 'games.sqlite'}"))
    engines = connect(f"sqlite:///{tmp_path / 'new.sqlite'}")
    migrate(engines.writing)
    for at in range(len(content)):
        content[at] ^= 1 << at % 8
        with pytest.raises(Malformed):
            restored(engines, bytes(content))
        content[at] ^= 1 << at % 8
    assert restored(engines, bytes(content))["tables"] == 1
    engines.dispose()


def test_fewer_rows_than_there_are_restore_nothing(tmp_path: Path) -> None:
    asyncio.run(keep_a_little(f"sqlite:///{tmp_path / 'games.sqlite'}"))
    content = backed_up(f"sqlite:///{tmp_path / 'games.sqlite'}")
    engines = connect(f"sqlite:///{tmp_path / 'new.sqlite'}")
    migrate(engines.writing)
    for told, changed in ((b'"chat":1', b'"chat":0'), (b'"tables":1', b'"tables":0')):
        with pytest.raises(Malformed):
            restored(engines, content.replace(told, changed))
    assert restored(engines, content)["chat"] == 1
    engines.dispose()


def test_any_changed_byte_of_a_copy_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "copy.db"

    async def copy() -> None:
        async with opened(f"sqlite:///{tmp_path / 'games.sqlite'}") as store:
            await keep_a_little(f"sqlite:///{tmp_path / 'games.sqlite'}")
            copy_to(store.engines, path)

    asyncio.run(copy())
    assert is_sealed(path)
    size = path.stat().st_size
    with path.open("r+b", buffering=0) as file:
        # Every byte of the header and of the checksum, and some of every page.
        for at in (*range(100), *range(100, size, 61), *range(size - 100, size)):
            file.seek(at)
            [byte] = file.read(1)
            file.seek(at)
            file.write(bytes([byte ^ 1 << at % 8]))
            with pytest.raises(Malformed):
                is_sealed(path)
            file.seek(at)
            file.write(bytes([byte]))
    assert is_sealed(path)


def test_a_copy_that_was_used_is_no_damaged_backup(tmp_path: Path) -> None:
    path = tmp_path / "copy.db"

    async def copy() -> None:
        async with opened(f"sqlite:///{tmp_path / 'games.sqlite'}") as store:
            copy_to(store.engines, path)
        await keep_a_little(f"sqlite:///{path}")

    asyncio.run(copy())
    assert not is_sealed(path)
    with opened_copy(path) as engines, snapshot(engines) as connection:
        assert connection.execute(select(schema.tables)).first() is not None


def test_damaged_rows_come_back_as_they_were(url: str, other_url: str) -> None:
    bodies = [b'{"is":"play', b'"a text"', b'{"a":\n1}', b"\xff\x00", b"", b' {"a":1}', b'{"a":"\xff"}']

    async def fill() -> None:
        async with opened(url) as store:
            await store.open(row("reef"), bodies)

    asyncio.run(fill())
    engines = connect(other_url)
    migrate(engines.writing)
    restored(engines, backed_up(url))
    engines.dispose()

    async def read() -> list[bytes]:
        async with opened(other_url) as store:
            return [each.body for each in await store.read("reef")]

    assert asyncio.run(read()) == bodies


def test_a_restore_that_fails_leaves_nothing(url: str) -> None:
    broken = _backup('{"tables":{"table":"reef","game":"g","status":"over","listed":false}}')
    whole = _backup(
        '{"tables":{"table":"reef","game":"g","status":"over","listed":false,"created":1.5,"address":""}}'
    )
    engines = connect(url)
    migrate(engines.writing)
    with pytest.raises(SQLAlchemyError):
        restored(engines, broken)
    assert restored(engines, whole)["tables"] == 1
    engines.dispose()


def _backup(row: str) -> bytes:
    """Write a backup of one table by hand."""
    lines = f'{{"format":"fathoms-backup/1","revision":"0001"}}\n{row}\n'.encode()
    checksum = hashlib.sha256(lines).hexdigest()
    return lines + f'{{"rows":{{"tables":1}},"sha256":"{checksum}"}}\n'.encode()
