"""Several services on one store and one bus: as processes are, without the processes."""

from __future__ import annotations

import asyncio
import random
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from guests import BLUE, HUMAN, Clock, Guest, Hall, acting, run
from memory_store import MemoryStore

from fathoms.bus.memory import MemoryBus
from fathoms.core.proof import verify
from fathoms.protocol import live, requests

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Sequence

    from fathoms.tables.ports import News, StoredChat, StoredEvent


class CutBus(MemoryBus):
    """A bus whose line can be cut."""

    cut = False
    mended = 0

    async def publish(self, news: News) -> None:
        if not self.cut:
            await super().publish(news)

    def mend(self) -> None:
        self.cut = False
        self.mended += 1

    @property
    def connected(self) -> bool:
        return not self.cut

    @property
    def connections(self) -> int:
        return self.mended


class SlowStore(MemoryStore):
    """A store whose answers, once read, may be long under way."""

    def __init__(self) -> None:
        super().__init__()
        self.slow = False
        self.under_way, self.arrive = asyncio.Event(), asyncio.Event()

    async def read(self, table: str, after: int = 0) -> Sequence[StoredEvent]:
        found = await super().read(table, after)
        if self.slow:
            self.under_way.set()
            await self.arrive.wait()
        return found


@asynccontextmanager
async def two_halls(store: MemoryStore | None = None, **settings: Any) -> AsyncGenerator[tuple[Hall, Hall]]:
    """Run two services that share everything but their memory."""
    store, bus, clock = store or MemoryStore(), CutBus(), Clock()
    halls = [Hall(store=store, bus=bus, clock=clock, **settings) for _ in range(2)]
    for each in halls:
        await each.tables.start()
    try:
        yield halls[0], halls[1]
    finally:
        for each in halls:
            await each.tables.stop()


async def apart(here: Hall, there: Hall, **wish: Any) -> tuple[Guest, Guest, str]:
    """Seat two people of one table at different processes."""
    await here.open(**wish)
    there.opened = here.opened
    first = await here.opener()
    invite = here.opened.seats[1].invite or ""
    sat = await there.tables.sit(here.opened.table, requests.Sit(invite, "Bo"))
    second = await there.enter(sat.token)
    await first.until(lambda: first.position["view"] is not None)
    return first, second, sat.token


def in_step(guest: Guest, other: Guest) -> bool:
    """Tell whether two guests have heard the same."""
    return guest.version == other.version


@run
async def test_players_of_one_table_on_two_processes_play_a_whole_game() -> None:
    async with two_halls() as (here, there):
        first, second, _ = await apart(here, there)
        guests, rng = [first, second], random.Random(7)
        while (player := acting(guests)) is not None:
            await player.play_any(rng)
            for guest in guests:
                await guest.until(partial(in_step, guest, player))
        await second.until(lambda: second.info["status"] == "over")
        record = await there.tables.record(here.opened.table)
        assert record == await here.tables.record(here.opened.table)
        assert verify(record).sound


@pytest.mark.parametrize("known", [False, True])
@run
async def test_a_move_that_is_made_while_the_table_is_read_is_heard(*, known: bool) -> None:
    store = SlowStore()
    async with two_halls(store) as (here, there):
        first, *_ = await here.two()
        if known:
            await there.tables.look(here.opened.table)
        store.slow = True
        coming = asyncio.create_task(there.enter(table=here.opened.table))
        await store.under_way.wait()
        await first.play("keep none")
        await here.tables.context.flush()
        store.arrive.set()
        watcher = await coming
        await watcher.until(lambda: watcher.version == first.version)


@run
async def test_of_two_moves_at_one_version_exactly_one_wins() -> None:
    async with two_halls() as (here, there):
        first, _, _ = await apart(here, there)
        other = await there.enter(here.token)
        rng = random.Random(3)
        while first.position["actor"] == 0:
            version = first.version
            moves = [choice["move"] for choice in first.position["moves"]]
            before = len(first.all("moved")), len(other.all("moved"))
            refused = len(first.all("refused")) + len(other.all("refused"))
            await asyncio.gather(
                first.visitor.hear(live.Play(version, rng.choice(moves))),
                other.visitor.hear(live.Play(version, rng.choice(moves))),
            )
            await first.until(lambda: first.version == other.version)
            await other.until(lambda: first.version == other.version)
            assert len(first.all("refused")) + len(other.all("refused")) == refused + 1
            told = [
                [move["move"] for move in guest.all("moved")[count:]]
                for guest, count in zip((first, other), before, strict=True)
            ]
            assert told[0] == told[1] != []


@run
async def test_presence_and_chat_reach_the_other_process() -> None:
    async with two_halls() as (here, there):
        first, second, _ = await apart(here, there)
        await here.enter()
        for guest in (first, second):
            await guest.until(
                lambda guest=guest: (
                    bool(guest.all("presence"))
                    and [seat["present"] for seat in guest.last("presence")["seats"]] == [True, True]
                    and guest.last("presence")["watchers"] == 1
                )
            )
        await asyncio.gather(*(guest.say(live.Say("hello")) for guest in (first, second)))
        for guest in (first, second):
            await guest.until_told("chat", 2)
            assert [message["line"]["number"] for message in guest.all("chat")] == [1, 2]
        await first.visitor.leave()
        await second.until(lambda: not second.last("presence")["seats"][0]["present"])


@run
async def test_bots_of_a_dead_process_are_taken_over() -> None:
    async with two_halls(takeover=0.0) as (here, there):
        await here.open(BLUE, HUMAN, requests.BotSeat("random"), first=1, pace=0.0)
        here.tables.context.closing = True  # as if killed: it drives nothing any more
        there.opened = here.opened
        person = await there.opener()
        await person.until(lambda: person.position["actor"] == 0)


@run
async def test_a_process_that_is_late_is_waited_for_and_then_helped() -> None:
    async with two_halls(takeover=3.0, pace=1.0) as (here, there):
        await here.open(BLUE, HUMAN, requests.BotSeat("random"), first=1)
        there.opened = here.opened
        person = await there.opener()
        watcher = await here.enter()
        driver = watcher.visitor.room.driver
        assert not driver.mine
        assert person.visitor.room.driver.mine
        assert driver.due() == here.clock.now + 4.0


@run
async def test_bots_among_themselves_play_at_once_where_somebody_watches() -> None:
    async with two_halls(takeover=3.0) as (here, there):
        await here.open(BLUE, requests.BotSeat("random"), requests.BotSeat("random"))
        there.opened = here.opened
        watcher = await there.enter()
        await watcher.until(lambda: len(watcher.all("moved")) > 5)
        [unwatched] = here.tables.rooms.all()
        assert unwatched.driver.idle


@run
async def test_of_two_processes_where_somebody_watches_bots_one_waits_for_the_other() -> None:
    async with two_halls(takeover=3.0, pace=30.0) as (here, there):
        await here.open(BLUE, requests.BotSeat("random"), requests.BotSeat("random"))
        there.opened = here.opened
        first = await there.enter()
        room = first.visitor.room
        assert room.driver.due() == room.table.at + 30.0
        await here.enter()
        await first.until(lambda: first.heard[-1].get("watchers") == 2)
        assert room.driver.due() == room.table.at + 33.0


@run
async def test_without_a_bus_tables_heal_by_looking_again() -> None:
    async with two_halls(poll_alone=0.01) as (here, there):
        first, second, _ = await apart(here, there)
        bus: Any = here.bus
        bus.cut = True
        await first.play("keep none")
        here.clock.now += 1
        await second.until(lambda: second.version == first.version)
        await first.say(live.Say("anybody?"))


@run
async def test_what_was_played_while_the_line_was_down_is_heard_when_it_is_mended() -> None:
    async with two_halls() as (here, there):
        first, second, _ = await apart(here, there)
        bus: Any = here.bus
        bus.cut = True
        await first.play("keep none")
        bus.mend()
        await second.until(lambda: second.version == first.version)


@run
async def test_a_move_at_a_version_this_process_has_not_read_is_not_refused() -> None:
    async with two_halls() as (here, there):
        first, _, _ = await apart(here, there)
        bus: Any = here.bus
        bus.cut = True
        other = await there.enter(here.token)
        await first.play("keep none")
        if first.position["actor"] == 0:
            move = first.position["moves"][0]["move"]
            assert (await other.say(live.Play(first.version, move)))["type"] == "moved"


@run
async def test_a_rematch_asked_for_on_two_processes_is_set_once() -> None:
    async with two_halls() as (here, there):
        first, second, _ = await apart(here, there)
        await first.say(live.Resign())
        await second.until(lambda: second.info["status"] == "over")
        await asyncio.gather(first.say(live.Rematch()), second.say(live.Rematch()))
        one, two = await first.until_told("again"), await second.until_told("again")
        assert one["table"] == two["table"]
        assert (one["seat"], two["seat"]) == (0, 1)
        assert len(here.store.rows) == 2
        mine = await there.enter(one["token"], one["table"])
        await here.enter(two["token"], two["table"])
        await mine.until(lambda: mine.position["actor"] is not None)


@run
async def test_a_person_who_is_seen_elsewhere_is_not_gone() -> None:
    async with two_halls(gone_after=10.0, heartbeat=0.01) as (here, there):
        first, second, _ = await apart(here, there)
        await first.until(
            lambda: bool(first.all("presence")) and first.last("presence")["seats"][1]["present"]
        )
        here.clock.now += 5
        assert await first.refused(live.Fill(1), "denied")
        await second.visitor.leave()
        await first.until(lambda: not first.last("presence")["seats"][1]["present"])
        here.clock.now += 11
        await first.say(live.Fill(1))
        assert first.last("changed")["info"]["seats"][1]["status"] == "left"


class CountingStore(MemoryStore):
    """A store that counts what is read."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = 0

    async def read(self, table: str, after: int = 0) -> Sequence[StoredEvent]:
        self.reads += 1
        return await super().read(table, after)

    async def read_chat(self, table: str, after: int = 0, most: int = 100) -> Sequence[StoredChat]:
        self.reads += 1
        return await super().read_chat(table, after, most)


class ListeningBus(MemoryBus):
    """A bus that keeps what it was given."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[News] = []

    async def publish(self, news: News) -> None:
        self.told.append(news)
        await super().publish(news)


@run
async def test_one_process_alone_reads_nothing_of_its_own_and_tells_nobody() -> None:
    store, bus = CountingStore(), ListeningBus()
    hall = Hall(store=store, bus=bus)
    await hall.tables.start()
    guests = await hall.two()
    for _ in range(5):
        guest = acting(guests)
        assert guest is not None
        await guest.play_any(random.Random(1))
    for guest in guests:
        assert guest.visitor is not None
        await guest.visitor.leave()
    assert (await hall.opener()).version == guests[0].version
    await hall.tables.stop()
    assert store.reads == 0
    assert bus.told == []


@run
async def test_a_process_that_is_not_alone_reads_a_table_again_when_somebody_comes() -> None:
    store = CountingStore()
    async with two_halls(store) as (here, there):
        await here.open()
        before = store.reads
        await here.opener()
        assert store.reads > before
        assert there.tables.rooms.all() == []
