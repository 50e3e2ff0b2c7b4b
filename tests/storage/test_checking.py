"""Tables that cannot be read: found, put on a shelf, brought back; on both databases."""

from __future__ import annotations

import asyncio
import time

import pytest

from fathoms.storage import upkeep
from fathoms.storage.engine import snapshot
from fathoms.storage.upkeep import bring_back, check_tables, shelve
from fathoms.tables.errors import NoTable
from fathoms.texts import LANGUAGES, Texts
from storage.played import bad_tables, game_events, keep
from storage.storing import opened, row


def test_bad_tables_are_found_shelved_and_brought_back(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)
    bad = {**bad_tables(), "empty": []}

    async def scene() -> None:
        async with opened(url) as store:
            await keep(store, "good", game_events("into-the-blue", 2, most=9), "playing")
            for at, (table, bodies) in enumerate(bad.items()):
                await store.open(row(table, status="playing", listed=True, created=at), bodies)
            with snapshot(store.engines) as connection:
                found = {each.table: each for each in check_tables(connection)}
            assert {name for name, each in found.items() if each.problem is None} == {"good"}
            for each in found.values():
                for lang in LANGUAGES:
                    assert each.problem is None or Texts(lang).sentence(each.problem)
            with store.engines.writing.begin() as connection:
                shelve(connection, list(bad))
                shelve(connection, list(bad))
            assert [each.table for each in await store.listed()] == ["good"]
            assert list(await store.waiting_for_time()) == ["good"]
            with snapshot(store.engines) as connection:
                found = {each.table: each for each in check_tables(connection)}
                stats = upkeep.count(connection)
                assert upkeep.find_prunable(connection, time.time(), 1).abandoned == ("good",)
            assert {name for name, each in found.items() if each.shelved} == set(bad)
            assert stats.tables == {"waiting": 0, "playing": 1, "over": 0}
            assert stats.shelved == len(bad)
            with store.engines.writing.begin() as connection:
                bring_back(connection, "damaged")
                for name in ("damaged", "good", "nowhere"):
                    with pytest.raises(NoTable):
                        bring_back(connection, name)
            assert {each.table for each in await store.listed()} == {"good", "damaged"}

    asyncio.run(scene())


def test_a_damaged_row_keeps_nobody_from_pruning(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await keep(store, "good", game_events("into-the-blue", 2, most=9), "playing")
            for table, bodies in bad_tables().items():
                await store.open(row(table, status="playing"), [*bodies, b"{"])
            with snapshot(store.engines) as connection:
                assert upkeep.find_prunable(connection, time.time(), 1).abandoned == ("good",)

    asyncio.run(scene())
