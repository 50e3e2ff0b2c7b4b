"""Two processes, one PostgreSQL, one Redis: players of a table sit at different ones, and either may die."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from crashing import Server, Table, compare

if TYPE_CHECKING:
    from collections.abc import Generator

    from services import Redis


@contextmanager
def two_servers(database_url: str, redis_url: str) -> Generator[tuple[Server, Server]]:
    pair = tuple(Server(database_url, more=("--redis-url", redis_url)) for _ in range(2))
    try:
        for server in pair:
            server.start()
        yield pair[0], pair[1]
    finally:
        for server in pair:
            server.kill()


def heard(games: list[Table]) -> int:
    return sum(len(moves) for game in games for moves in game.heard.values())


async def grows(games: list[Table], by: int, within: float) -> float:
    """Wait until so many more moves were heard; gives the seconds it took."""
    begun, before = time.monotonic(), heard(games)
    while heard(games) < before + by:
        waited = time.monotonic() - begun
        assert waited < within, f"only {heard(games) - before} moves in {waited:.1f} s"
        await asyncio.sleep(0.02)
    return time.monotonic() - begun


def test_players_of_a_killed_process_carry_on_through_the_other(postgres_url: str, redis_url: str) -> None:
    async def run() -> dict[str, Any]:
        with two_servers(postgres_url, redis_url) as (one, other):
            await asyncio.gather(one.ready(), other.ready())
            stop = asyncio.Event()
            # The opener goes to the process that lives, so the games stay reachable by HTTP throughout.
            games = [
                Table([other.url, one.url], random.Random(seed), pause=0.03, humans=True) for seed in range(6)
            ]
            players = asyncio.gather(*(game.play(stop) for game in games))
            await grows(games, by=60, within=30)
            one.kill()
            for game in games:
                # Every table goes on, not only the quickest: within five seconds on a quiet machine.
                await grows([game], by=4, within=20)
            stop.set()
            await players
            return await compare(other.url, games)

    found = asyncio.run(run())
    assert found["lost"] == 0
    assert found["reloads"] == 0


def test_play_goes_on_when_redis_is_back(postgres_url: str, own_redis: Redis) -> None:
    async def run() -> dict[str, Any]:
        with two_servers(postgres_url, own_redis.url) as (one, other):
            await asyncio.gather(one.ready(), other.ready())
            stop = asyncio.Event()
            games = [
                Table([one.url, other.url], random.Random(seed), pause=0.03, humans=True) for seed in range(4)
            ]
            players = asyncio.gather(*(game.play(stop) for game in games))
            await grows(games, by=40, within=30)
            own_redis.stop()
            await asyncio.sleep(10)
            own_redis.start()
            for game in games:
                await grows([game], by=4, within=30)
            stop.set()
            await players
            return await compare(one.url, games)

    found = asyncio.run(run())
    assert found["lost"] == 0
    assert found["reloads"] == 0


def test_of_moves_at_one_version_exactly_one_wins(postgres_url: str, redis_url: str) -> None:
    async def run() -> None:
        with two_servers(postgres_url, redis_url) as (one, other):
            await asyncio.gather(one.ready(), other.ready())
            async with httpx.AsyncClient() as client:
                wish = {"game": "into-the-blue", "seats": [{"kind": "human"}, {"kind": "human"}], "first": 0}
                opened = (await client.post(f"{one.url}/api/tables", json=wish)).json()
                table = opened["table"]
                sit = {"invite": opened["seats"][1]["invite"], "name": "Guest"}
                seated = (await client.post(f"{other.url}/api/tables/{table}/sit", json=sit)).json()
                tokens = [opened["seats"][0]["token"], seated["token"]]
                # The game begins when the opener comes, who may bring a share of the dice.
                async with connect(f"{one.url.replace('http', 'ws')}/api/tables/{table}/live") as line:
                    await greet(line, tokens[0])
                for _ in range(10):
                    actor = (await client.get(f"{one.url}/api/tables/{table}")).json()["actor"]
                    await race(table, tokens[actor], [one.url, other.url] * 3)

    asyncio.run(run())


async def race(table: str, token: str, urls: list[str]) -> None:
    """The same person sits at several lines, and all of them play at once."""
    addresses = [f"{url.replace('http', 'ws')}/api/tables/{table}/live" for url in urls]
    lines = [await connect(address) for address in addresses]
    try:
        tables = [await greet(line, token) for line in lines]
        version = tables[0]["version"]
        assert {each["version"] for each in tables} == {version}
        moves = [each["move"] for each in tables[0]["moves"]]
        for at, line in enumerate(lines):
            play = {"type": "play", "version": version, "move": moves[at % len(moves)]}
            await line.send(msgspec.json.encode(play).decode())
        outcomes = await asyncio.gather(*(refused_or_moved(line, version) for line in lines))
        assert sorted(outcomes) == ["moved"] + ["stale"] * (len(lines) - 1)
    finally:
        for line in lines:
            await line.close()


async def greet(line: Any, token: str) -> dict[str, Any]:
    await line.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
    while True:
        message = msgspec.json.decode(await asyncio.wait_for(line.recv(), 10))
        if message["type"] == "table":
            return message


async def refused_or_moved(line: Any, version: int) -> str:
    """What came of a play: refused as stale, or nothing of the kind by the time two moves were heard."""
    while True:
        try:
            message = msgspec.json.decode(await asyncio.wait_for(line.recv(), 2))
        except TimeoutError:
            return "moved"
        if message["type"] == "refused":
            assert message["version"] >= version
            return message["kind"]
