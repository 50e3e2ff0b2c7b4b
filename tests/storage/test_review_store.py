"""Reviews in a database: the latest of each table, gone with it, and left out of text backups."""

from __future__ import annotations

import asyncio
import io
from typing import TYPE_CHECKING

from fathoms.storage import upkeep
from fathoms.storage.backup import check_backup, read_backup, write_backup
from fathoms.storage.engine import connect, snapshot
from fathoms.storage.migrate import migrate, revision
from fathoms.storage.schema import REVISIONS
from fathoms.tables.ports import StoredReview
from storage.storing import event, go_back, opened, opened_any, row

if TYPE_CHECKING:
    from fathoms.tables.ports import Store

BODY = bytes(range(256))


async def finished(store: Store, *tables: str) -> None:
    for table in tables:
        await store.open(row(table, status="over"), [event(1)])


def test_the_latest_review_of_each_table_comes_back(any_url: str) -> None:
    async def visit() -> None:
        async with opened_any(any_url) as store:
            await finished(store, "reef", "cove")
            await store.reviews.keep(StoredReview("reef", "one", b"old"))
            await store.reviews.keep(StoredReview("cove", "one", b"another"))
            await store.reviews.keep(StoredReview("reef", "two", BODY))
        async with opened_any(any_url) as store:
            assert await store.reviews.find("reef") == StoredReview("reef", "two", BODY)
            assert await store.reviews.find("cove") == StoredReview("cove", "one", b"another")
            assert await store.reviews.find("deep") is None

    asyncio.run(visit())


def test_many_who_keep_the_same_review_at_once_keep_one(url: str) -> None:
    async def visit() -> None:
        async with opened(url) as one, opened(url) as other:
            await finished(one, "reef")
            tries = [StoredReview("reef", "one", f"{number}".encode()) for number in range(8)]
            await asyncio.gather(*((one, other)[at % 2].reviews.keep(each) for at, each in enumerate(tries)))
            assert await one.reviews.find("reef") in tries
            with snapshot(one.engines) as connection:
                assert upkeep.count(connection).reviews == 1

    asyncio.run(visit())


def test_of_a_table_that_is_gone_nothing_is_kept(any_url: str) -> None:
    async def visit() -> None:
        async with opened_any(any_url) as store:
            await store.reviews.keep(StoredReview("reef", "one", BODY))
            assert await store.reviews.find("reef") is None

    asyncio.run(visit())


def test_a_review_goes_with_its_table(url: str) -> None:
    async def visit() -> None:
        async with opened(url) as store:
            await finished(store, "reef", "cove")
            for table in ("reef", "cove"):
                await store.reviews.keep(StoredReview(table, "one", BODY))
            assert upkeep.prune(store.engines.writing, ["reef"]) == 1
            assert await store.reviews.find("reef") is None
            assert await store.reviews.find("cove") is not None

    asyncio.run(visit())


def test_a_text_backup_leaves_reviews_out(url: str, other_url: str) -> None:
    file = io.BytesIO()

    async def save() -> None:
        async with opened(url) as store:
            await finished(store, "reef")
            await store.reviews.keep(StoredReview("reef", "one", BODY))
            with snapshot(store.engines) as connection:
                assert "reviews" not in write_backup(connection, file)

    async def restore() -> None:
        async with opened(other_url) as store:
            file.seek(0)
            ending = check_backup(file)
            file.seek(0)
            with store.engines.writing.begin() as connection:
                assert read_backup(connection, file, ending)["tables"] == 1
            assert len(await store.read("reef")) == 1
            assert await store.reviews.find("reef") is None

    asyncio.run(save())
    asyncio.run(restore())


def test_a_database_from_before_reviews_gets_room_for_them(url: str) -> None:
    async def fill() -> None:
        async with opened(url) as store:
            await finished(store, "reef")

    asyncio.run(fill())
    engines = connect(url)
    with engines.writing.begin() as connection:
        go_back(connection, "0002")
    migrate(engines.writing)
    with engines.reading.connect() as connection:
        assert revision(connection) == REVISIONS[-1]
    engines.dispose()

    async def look() -> None:
        async with opened(url) as store:
            await store.reviews.keep(StoredReview("reef", "one", BODY))
            assert await store.reviews.find("reef") is not None

    asyncio.run(look())
