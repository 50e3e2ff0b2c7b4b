"""Buses: everybody hears the news; a line that breaks is mended, and nobody who speaks is ever hurt."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from fathoms.bus import MemoryBus, make_bus
from fathoms.bus.redis import RedisBus
from fathoms.core import Malformed
from fathoms.tables.ports import News

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    from fathoms.tables.ports import Bus
    from services import Redis

SECONDS = 30


class Ear:
    """Keeps what it hears, and wakes anyone who waits for it."""

    def __init__(self) -> None:
        self.heard: list[News] = []
        self._news = asyncio.Event()

    def __call__(self, news: News) -> None:
        self.heard.append(news)
        self._news.set()

    async def until(self, enough: Callable[[list[News]], bool]) -> None:
        async with asyncio.timeout(SECONDS):
            while not enough(self.heard):
                self._news.clear()
                await self._news.wait()


@asynccontextmanager
async def started(bus: Bus) -> AsyncGenerator[Ear]:
    ear = Ear()
    bus.subscribe(ear)
    await bus.start()
    try:
        yield ear
    finally:
        await bus.close()


class Watched(RedisBus):
    """Wakes anyone who waits for its line to be cut or mended."""

    def __init__(self, url: str) -> None:
        self._turned = asyncio.Event()
        super().__init__(url)

    def __setattr__(self, name: str, value: object) -> None:
        super().__setattr__(name, value)
        self._turned.set()

    async def until(self, *, connected: bool) -> None:
        async with asyncio.timeout(SECONDS):
            while self.connected is not connected:
                self._turned.clear()
                await self._turned.wait()


def test_news_in_memory_reaches_everybody_in_order() -> None:
    async def talk() -> None:
        bus = make_bus(None)
        assert isinstance(bus, MemoryBus)
        assert not bus.connected
        other = Ear()
        async with started(bus) as ear:
            assert bus.connected
            bus.subscribe(other)
            told = [News("reef", version) for version in range(1, 50)]
            for news in told:
                await bus.publish(news)
            await ear.until(lambda heard: heard == told)
            await other.until(lambda heard: heard == told)
        await bus.publish(News("reef", 99))
        await asyncio.sleep(0)
        assert len(ear.heard) == 49

    asyncio.run(talk())


def test_whoever_hears_is_not_called_before_the_teller_is_done() -> None:
    async def talk() -> None:
        bus = MemoryBus()
        async with started(bus) as ear:
            await bus.publish(News("reef", 1))
            assert ear.heard == []
            await ear.until(lambda heard: len(heard) == 1)

    asyncio.run(talk())


def test_news_over_redis_reaches_every_process_the_teller_included(redis_url: str) -> None:
    async def talk() -> None:
        here, there = make_bus(redis_url), make_bus(redis_url)
        async with started(here) as near, started(there) as far:
            assert here.connected
            assert there.connected
            told = [
                *(News("reef", version) for version in range(1, 300)),
                News("wreck", chat=3),
                News("wreck", 4, process="one", present=(0, 2), watchers=5),
                News("wreck", 4, process="one", present=()),
            ]
            for news in told:
                await here.publish(news)
            await near.until(lambda heard: heard == told)
            await far.until(lambda heard: heard == told)

    asyncio.run(talk())


def test_what_is_no_news_is_passed_over(redis_url: str) -> None:
    async def talk() -> None:
        from redis.asyncio import Redis as Line  # noqa: PLC0415 - redis may be missing

        bus = RedisBus(redis_url, channel="fathoms/test-noise")
        async with started(bus) as ear:
            line = Line.from_url(redis_url)  # pyright: ignore[reportUnknownMemberType] - its types are partly open
            for noise in (b"", b"hello", b"[1]", b'{"table":5}', b"\xff", b"[" * 10_000):
                await line.publish("fathoms/test-noise", noise)  # pyright: ignore[reportUnknownMemberType]
            await bus.publish(News("reef", 1))
            await ear.until(lambda heard: heard == [News("reef", 1)])
            await line.aclose()

    asyncio.run(talk())


def test_one_hearer_that_stumbles_does_not_silence_the_others(
    redis_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    def stumble(news: News) -> None:
        raise ValueError(news)

    async def talk() -> None:
        bus = make_bus(redis_url)
        bus.subscribe(stumble)
        async with started(bus) as ear:
            for version in (1, 2):
                await bus.publish(News("reef", version))
            await ear.until(lambda heard: heard == [News("reef", 1), News("reef", 2)])

    asyncio.run(talk())
    assert len(caplog.records) == 2


def test_redis_may_stop_and_come_back(own_redis: Redis) -> None:
    async def talk() -> None:
        here, there = Watched(own_redis.url), Watched(own_redis.url)
        async with started(here), started(there) as far:
            await here.publish(News("reef", 1))
            await far.until(lambda heard: News("reef", 1) in heard)
            await asyncio.to_thread(own_redis.stop)
            await here.until(connected=False)
            await there.until(connected=False)
            for _ in range(100):
                await here.publish(News("lost", 2))
            await asyncio.to_thread(own_redis.start)
            await here.until(connected=True)
            await there.until(connected=True)
            await here.publish(News("reef", 3))
            await far.until(lambda heard: News("reef", 3) in heard)
            # What was told while the line was down is lost, not late: readers heal by version.
            assert News("lost", 2) not in far.heard

    asyncio.run(talk())


def test_a_bus_starts_without_its_redis_and_finds_it_later(own_redis: Redis) -> None:
    async def talk() -> None:
        await asyncio.to_thread(own_redis.stop)
        bus = Watched(own_redis.url)
        async with started(bus) as ear:
            assert not bus.connected
            await bus.publish(News("reef", 1))
            await asyncio.to_thread(own_redis.start)
            await bus.until(connected=True)
            await bus.publish(News("reef", 2))
            await ear.until(lambda heard: heard == [News("reef", 2)])

    asyncio.run(talk())


@pytest.mark.parametrize("url", ["", "localhost", "http://localhost", "redis://localhost:no"])
def test_a_bad_address_gets_a_sentence(url: str) -> None:
    with pytest.raises(Malformed, match=r"storage\.bad-bus-url"):
        make_bus(url)
