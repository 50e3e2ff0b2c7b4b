from __future__ import annotations

import asyncio
import gc
import random
import weakref

import pytest
from guests import BLUE, HUMAN, Guest, Hall, hall, play_out, run
from memory_store import MemoryStore

from fathoms.protocol import live
from fathoms.tables.errors import Unavailable


@run
async def test_whoever_comes_back_hears_only_what_was_missed() -> None:
    async with hall() as here:
        first, second = await here.two()
        await second.visitor.leave()
        rng = random.Random(1)
        while first.position["actor"] == 0:
            await first.play_any(rng)
        token = here.tables.context.keys.token(here.opened.table, 1)
        missed = first.version - second.version
        again = await here.come_back(second, token)
        moved = again.all("moved")
        assert not again.all("table")
        assert len(moved) == missed > 1
        assert [move["move"] for move in moved] == [move["move"] for move in first.all("moved")[-missed:]]
        assert all(move["view"] is None for move in moved[:-1])
        assert moved[-1]["moves"]
        assert moved[-1]["view"] == first.position["view"]
        await again.play_any(rng)


@run
async def test_whoever_missed_nothing_is_answered_too() -> None:
    async with hall() as here:
        first, _ = await here.two()
        await here.come_back(first, here.token)
        again = await here.come_back(first, here.token)
        assert [message["type"] for message in again.heard] == ["changed"]


@run
async def test_whoever_missed_much_gets_the_whole_table() -> None:
    async with hall() as here:
        guests = await here.two()
        early = Guest()
        early.version = 3
        await play_out(guests, random.Random(2))
        again = await here.come_back(early, here.token)
        assert again.heard[0]["type"] == "table"
        ahead = Guest()
        ahead.version = 100_000
        assert (await here.come_back(ahead, here.token)).heard[0]["type"] == "table"


@run
async def test_seats_that_changed_meanwhile_are_told_in_their_order() -> None:
    async with hall(pace=30.0) as here:
        await here.open(BLUE, HUMAN, HUMAN, HUMAN)
        first = await here.opener()
        second, token = await here.seated(1, "Bo")
        third, _ = await here.seated(2, "Eva")
        await second.visitor.leave()
        await first.play("keep none")
        await third.say(live.Leave())
        await first.say(live.Say("hello"))
        again = await here.come_back(second, token)
        kinds = [message["type"] for message in again.heard]
        assert kinds == ["moved", "moved", "changed", "changed", "chat"]
        assert again.version == first.version


@run
async def test_what_cannot_be_saved_did_not_happen() -> None:
    async with hall() as here:
        first, second = await here.two()
        heard, version = len(second.said), first.version
        for trouble in (OSError("disk full"), Unavailable("tables.not-saved")):
            here.store.broken = trouble
            assert await first.refused(live.Play(version, "keep none"), "gone")
            assert await first.refused(live.Say("hello"), "gone")
        assert len(second.said) == heard
        here.store.broken = None
        assert (await first.play("keep none", version))["type"] == "moved"


@run
async def test_a_write_whose_answer_was_lost_is_found_again() -> None:
    class Forgetful(MemoryStore):
        forget = False

        async def append(self, *args: object, **more: object) -> None:
            await super().append(*args, **more)  # type: ignore[arg-type]  # passed on as it came
            if self.forget:
                self.forget = False
                raise OSError

    store = Forgetful()
    async with hall(store=store) as here:
        first, second = await here.two()
        version = first.version
        store.forget = True
        await first.play("keep none")
        # Written after all: both hear of it, and a second try is stale.
        await second.until(lambda: second.version == version + 2)
        await first.until(lambda: first.version == version + 2)
        assert await first.refused(live.Play(version, "keep none"), "stale")


@run
async def test_a_connection_that_is_cut_while_writing_loses_nothing() -> None:
    async with hall() as here:
        first, second = await here.two()
        version = first.version
        here.store.gate = asyncio.Event()
        playing = asyncio.create_task(first.visitor.hear(live.Play(version, "keep none")))
        await here.store.at_gate.wait()
        playing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await playing
        here.store.gate.set()
        here.store.gate = None
        assert (await first.play("keep none", version))["type"] == "moved"
        assert second.version == version + 2


@run
async def test_a_stop_finishes_what_is_being_written() -> None:
    here = Hall()
    await here.tables.start()
    first, second = await here.two()
    gate = here.store.gate = asyncio.Event()
    playing = asyncio.create_task(first.visitor.hear(live.Play(first.version, "keep none")))
    await here.store.at_gate.wait()
    stopping = asyncio.create_task(here.tables.stop())
    await asyncio.sleep(0)
    assert not stopping.done()
    gate.set()
    await playing
    await stopping
    assert [message["type"] for message in second.heard[-3:]] == ["moved", "moved", "goodbye"]


@run
async def test_several_who_ask_at_once_find_the_same_table() -> None:
    async with hall() as here:
        await here.open()
        here.tables.rooms.forget(0)
        found = await asyncio.gather(*(here.tables.rooms.find(here.opened.table) for _ in range(5)))
        assert len({id(room) for room in found}) == 1


@run
async def test_tables_that_nobody_visits_are_forgotten_and_found_again() -> None:
    async with hall() as here:
        opened = [await here.open() for _ in range(5)]
        for each in opened:
            await here.tables.look(each.table)
        rooms = here.tables.rooms
        rooms.forget(2)
        assert len(rooms.all()) == 2
        here.clock.now += 10
        assert (await here.tables.look(opened[0].table)).table == opened[0].table
        rooms.forget(5, since=here.clock())
        assert [room.table.table for room in rooms.all()] == [opened[0].table]


@run
async def test_a_forgotten_table_is_no_garbage_to_be_found() -> None:
    async with hall() as here:
        await here.open()
        room = weakref.ref(await here.tables.rooms.find(here.opened.table))
        await asyncio.sleep(0)
        gc.disable()
        try:
            here.tables.rooms.forget(0)
            assert room() is None
        finally:
            gc.enable()
