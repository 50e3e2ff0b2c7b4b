"""Counting and pruning: only what is finished and old, or long abandoned, is thrown away."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from fathoms.storage import upkeep
from storage.storing import opened, row

if TYPE_CHECKING:
    from fathoms.storage import SqlStore

NOW: Final = 1_000 * upkeep.DAY


def at(days_ago: float) -> bytes:
    return b'{"is":"played","at":%f,"seat":0,"move":"stop"}' % (NOW - days_ago * upkeep.DAY)


async def fill(store: SqlStore) -> None:
    """Each table: opened and last touched so many days ago."""
    for name, status, opened_, touched in [
        ("done-old", "over", 90, 80),
        ("done-late", "over", 90, 3),
        ("done-new", "over", 2, 1),
        ("left-long", "playing", 200, 120),
        ("left-short", "playing", 90, 20),
        ("slow", "playing", 200, 13),
        ("waits", "waiting", 40, 40),
    ]:
        created = NOW - opened_ * upkeep.DAY
        await store.open(row(name, status=status, created=created), [at(opened_), at(touched)])
    await store.chat("done-old", 1.0, 0, "Ana", "good game")


def test_old_finished_and_long_abandoned_tables_go_and_nothing_else(url: str) -> None:
    async def tidy() -> None:
        async with opened(url) as store:
            await fill(store)
            with store.engines.reading.connect() as connection:
                found = upkeep.find_prunable(connection, NOW, 10)
                assert (found.finished, found.abandoned) == (("done-old",), ("left-long", "waits"))
                much = upkeep.find_prunable(connection, NOW, 100)
                assert (much.finished, much.abandoned) == ((), ("left-long",))
            assert upkeep.prune(store.engines.writing, (*found.finished, *found.abandoned)) == 3
            assert await store.read("done-old") == []
            assert await store.read_chat("done-old") == []
            assert await store.waiting_for_time() == ["left-short", "slow"]
            with store.engines.reading.connect() as connection:
                left = upkeep.count(connection)
            assert left.tables == {"waiting": 0, "playing": 2, "over": 2}
            assert (left.games, left.events, left.chat) == ({"pearls": 4}, 8, 0)

    asyncio.run(tidy())


def test_an_empty_database_is_counted_too(url: str) -> None:
    async def look() -> None:
        async with opened(url) as store:
            with store.engines.reading.connect() as connection:
                found = upkeep.count(connection)
            assert found.tables == {"waiting": 0, "playing": 0, "over": 0}
            assert (found.oldest, found.newest, found.events) == (None, None, 0)
            assert found.bytes > 0

    asyncio.run(look())
