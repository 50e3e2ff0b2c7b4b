"""The store: what was written is read, each version once, wherever it is kept."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import event as database_event

from fathoms.storage import StoreGone, StoreUnusable, make_store
from fathoms.tables.ports import Conflict
from storage.storing import event, opened, opened_any, row

if TYPE_CHECKING:
    from pathlib import Path

    from fathoms.tables.ports import Store


async def versions(store: Store, table: str) -> list[int]:
    return [found.version for found in await store.read(table)]


def test_events_come_back_in_order_and_after_any_version(any_url: str) -> None:
    async def play() -> None:
        async with opened_any(any_url) as store:
            await store.open(row("reef"), [event(1), event(2)])
            await store.append("reef", 2, [event(3), event("→ ñ"), event(5)], status="playing")
            found = await store.read("reef")
            assert [each.body for each in found] == [event(1), event(2), event(3), event("→ ñ"), event(5)]
            assert [each.version for each in found] == [1, 2, 3, 4, 5]
            assert [each.version for each in await store.read("reef", after=3)] == [4, 5]
            assert await store.read("reef", after=5) == []
            assert await store.read("wreck") == []
        async with opened_any(any_url) as store:
            assert await versions(store, "reef") == [1, 2, 3, 4, 5]

    asyncio.run(play())


def test_what_a_few_tables_write_together_is_one_statement(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            for table in "abc":
                await store.open(row(table), [event(1)])
            statements: list[str] = []

            def note(*given: object) -> None:
                statements.append(str(given[2]))

            database_event.listen(store.engines.writing, "before_cursor_execute", note)
            await asyncio.gather(*(store.append(table, 1, [event(2), event(3)]) for table in "abc"))
            assert sum(text.startswith("INSERT INTO events") for text in statements) == 1

    asyncio.run(play())


def test_sqlite_keeps_what_it_may_have_to_take_back_out_of_files(tmp_path: Path) -> None:
    async def look() -> None:
        async with opened(f"sqlite:///{tmp_path}/tables.db") as store:
            for engine in (store.engines.writing, store.engines.reading):
                with engine.connect() as connection:
                    assert connection.exec_driver_sql("PRAGMA temp_store").scalar() == 2

    asyncio.run(look())


def test_however_many_come_at_once_all_are_written(any_url: str) -> None:
    async def play() -> None:
        async with opened_any(any_url) as store:
            bodies = [event(number) for number in range(1, 800)]
            await store.open(row("reef"), bodies[:1])
            await store.append("reef", 1, bodies[1:])
            assert [each.body for each in await store.read("reef")] == bodies
            assert await versions(store, "reef") == list(range(1, 800))

    asyncio.run(play())


def test_a_version_is_written_once(any_url: str) -> None:
    async def play() -> None:
        async with opened_any(any_url) as store:
            await store.open(row("reef"), [event(1)])
            await store.append("reef", 1, [event("mine")])
            with pytest.raises(Conflict):
                await store.append("reef", 1, [event("yours"), event("and more")])
            with pytest.raises(Conflict):
                await store.append("wreck", 0, [event(1)])
            with pytest.raises(Conflict):
                await store.open(row("reef"), [event(1)])
            assert [each.body for each in await store.read("reef")] == [event(1), event("mine")]

    asyncio.run(play())


def test_of_many_at_one_version_one_wins_and_strangers_in_the_same_commit_do_not_suffer(any_url: str) -> None:
    async def play() -> None:
        async with opened_any(any_url) as store:
            for table in ("reef", "wreck", "cave"):
                await store.open(row(table), [event(1)])
            written = [
                *(store.append("reef", 1, [event(number), event("b")]) for number in range(20)),
                store.append("wreck", 1, [event("w")], status="over"),
                store.append("cave", 1, [event("c")]),
            ]
            done = await asyncio.gather(*written, return_exceptions=True)
            assert [type(each) for each in done[:20]].count(Conflict) == 19
            assert done[20:] == [None, None]
            assert await versions(store, "reef") == [1, 2, 3]
            assert await versions(store, "wreck") == [1, 2]
            assert await store.waiting_for_time() == ["cave", "reef"]

    asyncio.run(play())


def test_appends_that_wait_share_a_commit(url: str) -> None:
    tables = [f"table{number:03}" for number in range(200)]

    async def play() -> None:
        async with opened(url) as store:
            commits: list[object] = []
            database_event.listen(store.engines.writing, "commit", commits.append)
            await asyncio.gather(*(store.open(row(table), [event(1)]) for table in tables))
            for version in range(1, 6):
                await asyncio.gather(*(store.append(table, version, [event(version)]) for table in tables))
            assert store.writer.written == 1200
            # The first of a round may be alone, while the others gather.
            assert len(commits) == store.writer.commits <= 2 * 6
            assert all([await versions(store, table) == [1, 2, 3, 4, 5, 6] for table in tables])

    asyncio.run(play())


def test_an_answer_is_given_only_after_the_commit(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await store.open(row("reef"), [event(1)])
            order: list[str] = []

            def committed(connection: object) -> None:
                del connection
                order.append("committed")

            database_event.listen(store.engines.writing, "commit", committed)
            await store.append("reef", 1, [event(2)])
            order.append("answered")
            assert order == ["committed", "answered"]

    asyncio.run(play())


def test_chat_is_numbered_for_each_table(any_url: str) -> None:
    async def talk() -> None:
        async with opened_any(any_url) as store:
            for table in ("reef", "wreck"):
                await store.open(row(table), [event(1)])
            said = await asyncio.gather(
                *(store.chat("reef", 5.5, 0, "Ana", f"line {number}") for number in range(30))
            )
            assert sorted(line.number for line in said) == list(range(1, 31))
            other = await store.chat("wreck", 7.0, None, "Bo", "<b>ahoy\x01 ⚓")
            assert other.number == 1
            assert await store.read_chat("wreck") == [other]
            assert [line.number for line in await store.read_chat("reef", most=3)] == [28, 29, 30]
            assert [line.number for line in await store.read_chat("reef", after=28)] == [29, 30]
            with pytest.raises(Conflict):
                await store.chat("cave", 1.0, 0, "Ana", "is anybody there?")

    asyncio.run(talk())


def test_of_chat_the_latest_lines_stay_and_numbers_go_on(any_url: str) -> None:
    async def talk() -> None:
        async with opened_any(any_url) as store:
            for table in ("reef", "wreck"):
                await store.open(row(table), [event(1)])
            other = await store.chat("wreck", 1.0, 0, "Bo", "still here", kept=3)
            for number in range(1, 8):
                said = await store.chat("reef", float(number), 0, "Ana", f"line {number}", kept=3)
                assert said.number == number
            assert [line.number for line in await store.read_chat("reef")] == [5, 6, 7]
            assert await store.read_chat("wreck") == [other]

    asyncio.run(talk())


def test_odd_letters_hurt_nobody(any_url: str) -> None:
    async def talk() -> None:
        async with opened_any(any_url) as store:
            await store.open(row("reef"), [event(1)])
            said, written = await asyncio.gather(
                store.chat("reef", 1.0, 0, "A\0na", "nul \0 and half \ud800 a pair"),
                store.append("reef", 1, [event(2)]),
            )
            assert written is None
            assert (said.name, said.text) == ("Ana", "nul  and half ? a pair")
            assert await store.read_chat("reef") == [said]
            for name in ("re\0ef", "\ud800", "", "récif", "a" * 5000):
                assert await store.read(name) == []

    asyncio.run(talk())


def test_what_a_database_cannot_hold_is_refused_alone(postgres_url: str) -> None:
    async def play() -> None:
        async with opened(postgres_url) as store:
            await store.open(row("reef"), [event(1)])
            done = await asyncio.gather(
                store.open(row("x" * 100), [event(1)]),
                store.append("reef", 1, [event(2)]),
                return_exceptions=True,
            )
            assert isinstance(done[0], StoreUnusable)
            assert done[1] is None
            assert await versions(store, "reef") == [1, 2]

    asyncio.run(play())


def test_tables_are_found_by_what_the_store_knows_of_them(any_url: str) -> None:
    async def look() -> None:
        async with opened_any(any_url) as store:
            await store.open(row("old", listed=True, created=10.0, address="a"), [event(1)])
            await store.open(row("new", listed=True, created=20.0, address="a"), [event(1)])
            await store.open(row("mine", created=30.0, address="b"), [event(1)])
            await store.open(row("done", listed=True, created=40.0, address="a", status="over"), [event(1)])
            assert await store.listed() == [
                row("new", listed=True, created=20.0, address="a"),
                row("old", listed=True, created=10.0, address="a"),
            ]
            assert len(await store.listed(most=1)) == 1
            assert await store.opened_by("a", since=15.0) == 2
            assert await store.opened_by("c", since=0) == 0
            # Each look goes on where the last one ended, so no table is forgotten however many there are.
            assert [await store.waiting_for_time(most=2) for _ in range(4)] == [
                ["mine", "new"],
                ["old"],
                ["mine", "new"],
                ["old"],
            ]

    asyncio.run(look())


def test_the_server_key_is_made_once(url: str) -> None:
    first, second = make_store(url), make_store(url)
    assert len(first.server_key()) == 32
    assert first.server_key() == second.server_key()
    for store in (first, second):
        asyncio.run(store.close())
    again = make_store(url)
    assert again.server_key() == first.server_key()
    asyncio.run(again.close())


def test_closing_finishes_what_was_asked_and_refuses_what_comes_after(url: str) -> None:
    async def play() -> None:
        store = await asyncio.to_thread(make_store, url)
        await store.open(row("reef"), [event(1)])
        await store.check()
        last = [asyncio.create_task(store.append("reef", 1, [event(2)]))]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*last)
        with pytest.raises(StoreGone):
            await store.append("reef", 2, [event(3)])
        async with opened(url) as again:
            assert await versions(again, "reef") == [1, 2]

    asyncio.run(play())


def test_whoever_stops_waiting_does_not_stop_the_write(any_url: str) -> None:
    async def play() -> None:
        async with opened_any(any_url) as store:
            await store.open(row("reef"), [event(1)])
            impatient = asyncio.create_task(store.append("reef", 1, [event(2)]))
            await asyncio.sleep(0)
            impatient.cancel()
            await store.check()
            await store.append("reef", 2, [event(3)])
            assert await versions(store, "reef") == [1, 2, 3]

    asyncio.run(play())
