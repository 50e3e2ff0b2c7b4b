"""The gallery in a database: each rule set once, the newest first, kept by backups, on both databases."""

from __future__ import annotations

import asyncio
import io
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from fathoms.storage import gallery, make_store
from fathoms.storage.backup import NotEmpty, check_backup, read_backup, write_backup
from fathoms.storage.engine import connect, snapshot
from fathoms.storage.migrate import migrate, revision
from fathoms.storage.schema import REVISIONS
from fathoms.tables.ports import StoredExhibit
from storage.storing import event, go_back, opened, row

if TYPE_CHECKING:
    from fathoms.storage import SqlStore

MANY = 1_000


def exhibit(name: str, **other: Any) -> StoredExhibit:
    whole: dict[str, Any] = {
        "id": name,
        "game": "pearls",
        "title": f"The {name} ñ→",
        "signed": "",
        "at": 1000.5,
        "address": "hidden",
        "code": "F1-" + "A" * 3_900,
        "players": 2,
        "comparison": b'{"games":400,"words":"\xc3\xb1"}',
    }
    return StoredExhibit(**{**whole, **other})


async def hang(store: SqlStore, *exhibits: StoredExhibit) -> None:
    for each in exhibits:
        assert await store.gallery.hang(each, MANY) == each


def test_what_was_hung_comes_back_the_newest_first(url: str) -> None:
    async def visit() -> None:
        async with opened(url) as store:
            await hang(
                store, exhibit("old", at=1.0), exhibit("new", at=3.0), exhibit("mid", at=2.0, game="go")
            )
        async with opened(url) as store:
            found = await store.gallery.newest(None, 10)
            assert [each.id for each in found] == ["new", "mid", "old"]
            assert found[1] == exhibit("mid", at=2.0, game="go")
            assert [each.id for each in await store.gallery.newest("pearls", 10)] == ["new", "old"]
            assert [each.id for each in await store.gallery.newest(None, 1)] == ["new"]
            assert await store.gallery.newest("chess", 10) == []
            assert await store.gallery.count() == 3
            assert await store.gallery.find("mid") == found[1]
            assert await store.gallery.find("none") is None

    asyncio.run(visit())


def test_the_same_id_hangs_once_however_many_come_at_once(url: str) -> None:
    async def visit() -> None:
        async with opened(url) as one, opened(url) as other:
            tries = [exhibit("same", title=f"Try {number}") for number in range(8)]
            hung = await asyncio.gather(
                *((one, other)[at % 2].gallery.hang(each, MANY) for at, each in enumerate(tries))
            )
            assert len({each.title for each in hung if each is not None}) == 1
            assert hung.count(None) == 0
            assert await one.gallery.count() == 1

    asyncio.run(visit())


def test_a_full_gallery_takes_nothing_more(url: str) -> None:
    async def visit() -> None:
        async with opened(url) as store:
            await hang(store, exhibit("one"), exhibit("two"))
            assert await store.gallery.hang(exhibit("three"), 2) is None
            assert await store.gallery.count() == 2

    asyncio.run(visit())


def test_what_one_address_hung_is_counted(url: str) -> None:
    async def visit() -> None:
        async with opened(url) as store:
            await hang(
                store, exhibit("a", at=10.0), exhibit("b", at=20.0), exhibit("c", at=20.0, address="x")
            )
            assert await store.gallery.shown_by("hidden", 0.0) == 2
            assert await store.gallery.shown_by("hidden", 15.0) == 1
            assert await store.gallery.shown_by("nobody", 0.0) == 0

    asyncio.run(visit())


def test_something_can_be_taken_down(url: str) -> None:
    async def visit() -> None:
        async with opened(url) as store:
            await hang(store, exhibit("a"), exhibit("b"))
            with store.engines.writing.begin() as connection:
                assert gallery.take_down(connection, "a")
                assert not gallery.take_down(connection, "a")
            assert [each.id for each in await store.gallery.newest(None, 10)] == ["b"]

    asyncio.run(visit())


def test_a_backup_carries_the_gallery_to_the_other_database(url: str, other_url: str) -> None:
    async def fill() -> None:
        async with opened(url) as store:
            await hang(store, *(exhibit(f"e{number}", at=number / 3) for number in range(5)))

    asyncio.run(fill())
    file = io.BytesIO()
    engines = connect(url)
    with snapshot(engines) as connection:
        assert write_backup(connection, file)["gallery"] == 5
    engines.dispose()
    # What was measured stays readable in the backup.
    assert b'"comparison":{"games":400' in file.getvalue()
    file.seek(0)
    ending = check_backup(file)
    store = make_store(other_url)
    for empty in (True, False):
        file.seek(0)
        with store.engines.writing.begin() as connection:
            if empty:
                assert read_backup(connection, file, ending)["gallery"] == 5
            else:
                with pytest.raises(NotEmpty):
                    read_backup(connection, file, ending)
    found = asyncio.run(store.gallery.newest(None, 10))
    assert found[0] == msgspec.structs.replace(exhibit("e4"), at=4 / 3)
    asyncio.run(store.close())


def test_a_database_from_before_the_gallery_gets_one_and_keeps_its_games(url: str) -> None:
    async def fill() -> None:
        async with opened(url) as store:
            await store.open(row("reef"), [event(1)])

    asyncio.run(fill())
    engines = connect(url)
    with engines.writing.begin() as connection:
        go_back(connection, "0001")
    migrate(engines.writing)
    with engines.reading.connect() as connection:
        assert revision(connection) == REVISIONS[-1]
        assert gallery.count(connection) == 0
    engines.dispose()

    async def look() -> None:
        async with opened(url) as store:
            assert len(await store.read("reef")) == 1
            await hang(store, exhibit("first"))

    asyncio.run(look())
