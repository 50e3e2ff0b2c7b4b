"""Two processes, one PostgreSQL, one Redis: players of a table sit at different ones, and either may die."""

from __future__ import annotations

import asyncio
import random
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from crashing import Server, Table, compare

if TYPE_CHECKING:
    from collections.abc import Generator

    from services import Redis

PATIENCE = 60
"""Seconds that a busy machine may take."""


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


async def go_on(games: list[Table], by: int) -> None:
    """Wait until so many more moves were heard at every table, not only at the quickest."""
    for game in games:
        await game.goes_on(by)


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
            await go_on(games, by=8)
            one.kill()
            await go_on(games, by=4)
            stop.set()
            await players
            return await compare(other.url, games)

    found = asyncio.run(run())
    assert found["lost"] == 0
    assert found["reloads"] == 0


@pytest.mark.parametrize("away", [1.0, pytest.param(10.0, marks=pytest.mark.soak)])
def test_play_goes_on_when_redis_is_back(postgres_url: str, own_redis: Redis, away: float) -> None:
    async def run() -> dict[str, Any]:
        with two_servers(postgres_url, own_redis.url) as (one, other):
            await asyncio.gather(one.ready(), other.ready())
            stop = asyncio.Event()
            games = [
                Table([one.url, other.url], random.Random(seed), pause=0.03, humans=True) for seed in range(4)
            ]
            players = asyncio.gather(*(game.play(stop) for game in games))
            await go_on(games, by=8)
            own_redis.stop()
            # real time: so long there is no Redis
            await asyncio.sleep(away)
            own_redis.start()
            await go_on(games, by=4)
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
            async with httpx.AsyncClient(timeout=PATIENCE) as client:
                wish = {"game": "into-the-blue", "seats": [{"kind": "human"}, {"kind": "human"}], "first": 0}
                opened = (await client.post(f"{one.url}/api/tables", json=wish)).json()
                table = opened["table"]
                sit = {"invite": opened["seats"][1]["invite"], "name": "Guest", "understood": True}
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
            for message in (play, {"type": "ping"}):
                await line.send(msgspec.json.encode(message).decode())
        outcomes = await asyncio.gather(*(refused_or_moved(line, version) for line in lines))
        assert sorted(outcomes) == ["moved"] + ["stale"] * (len(lines) - 1)
    finally:
        for line in lines:
            await line.close()


async def greet(line: Any, token: str) -> dict[str, Any]:
    await line.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
    while True:
        message = msgspec.json.decode(await asyncio.wait_for(line.recv(), PATIENCE))
        if message["type"] == "table":
            return message


async def refused_or_moved(line: Any, version: int) -> str:
    """What came of a play: refused as stale, or nothing of the kind by the time that a ping was answered."""
    while True:
        message = msgspec.json.decode(await asyncio.wait_for(line.recv(), PATIENCE))
        if message["type"] == "pong":
            return "moved"
        if message["type"] == "refused":
            assert message["version"] >= version
            return message["kind"]
