"""Kill a server with -9 again and again while people play, and count what was lost.

    python tests/crashing.py --kills 100 --tables 50 --database-url sqlite:///crash.db

A move counts as acknowledged when any client heard of it. In the end every acknowledged move must stand in
the record of its table, every record must replay, and no client may ever have needed more than its token.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from typing import IO, TYPE_CHECKING, Any, Final

import httpx
import msgspec
import websockets
from websockets.asyncio.client import connect

from fathoms.core.proof import verify
from fathoms.core.record import from_json, replay
from fathoms.protocol.live import Closing
from services import Postgres, new_database, running

if TYPE_CHECKING:
    from collections.abc import Sequence

    from websockets.asyncio.client import ClientConnection

_GAMES: Final[tuple[tuple[str, dict[str, int]], ...]] = (
    ("into-the-blue", {"shells": 4}),
    ("atlantis-treasure", {}),
)
_PATIENCE: Final = 120
"""Seconds that a busy machine may take."""
_AWAY: Final = 3.0
_SOON: Final = 5.0
"""Seconds after which every table has gone on, once the database is back."""
_BETWEEN: Final = 4
"""Moves at a table between one kill and the next."""
LIMITS: Final = (
    "FATHOMS_TABLES_PER_HOUR",
    "FATHOMS_CONNECTIONS_PER_ADDRESS",
    "FATHOMS_MESSAGES_PER_SECOND",
    "FATHOMS_ADDRESS_MESSAGES_PER_SECOND",
    "FATHOMS_REQUESTS_PER_SECOND",
)


class Server:
    """A real `fathoms serve` process, always on the same port."""

    def __init__(self, database_url: str, *, more: Sequence[str] = (), port: int | None = None) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._arguments = [
            *(sys.executable, "-m", "fathoms", "serve", "--host", "127.0.0.1", "--port", str(self.port)),
            *("--database-url", database_url, *more),
        ]
        self._log: IO[bytes] | None = None
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, without waiting until it is ready."""
        # The load is a test's own; the limits that protect a host from strangers would only slow it down.
        quick = dict.fromkeys(("FATHOMS_PACE", "FATHOMS_LEAST_PACE", *LIMITS), "0")
        self._log = tempfile.TemporaryFile()  # noqa: SIM115 - it lives as long as the process
        self._process = subprocess.Popen(  # noqa: S603 - our own command
            self._arguments,
            stdout=subprocess.PIPE,
            stderr=self._log,
            env={**os.environ, **quick},
            start_new_session=True,
        )

    def kill(self) -> None:
        """End it at once, as a power cut would, and everything it started."""
        if self._process is not None and self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.communicate()
        if self._log is not None:
            self._log.close()

    async def ready(self) -> None:
        """Wait until it says where it is."""
        assert self._process is not None
        assert self._process.stdout is not None
        if not await asyncio.to_thread(self._process.stdout.readline):
            raise RuntimeError(self.log[-2000:])

    @property
    def log(self) -> str:
        """What it has said to its host."""
        assert self._log is not None
        file = self._log.fileno()
        # Nobody moves in the file: the server writes where it is.
        return os.pread(file, os.fstat(file).st_size, 0).decode(errors="replace")


class Table:
    """One table that is played on and on: what its clients heard, and where to ask for its record."""

    def __init__(
        self, urls: Sequence[str], rng: random.Random, pause: float, *, humans: bool = False
    ) -> None:
        """Two people play, or (unless only humans are wanted) one and a bot."""
        self.humans = humans
        self.urls = urls
        self.rng = rng
        self.pause = pause
        self.heard: dict[str, dict[int, str]] = {}
        self._news = asyncio.Event()
        self.reloads = 0
        self._shown: dict[tuple[str, int], dict[str, Any]] = {}
        """For each seat the last position it was shown, as a screen would still show it after a crash."""

    async def goes_on(self, by: int) -> None:
        """Wait until so many more moves were heard."""
        enough = self._count() + by
        async with asyncio.timeout(_PATIENCE):
            while self._count() < enough:
                self._news.clear()
                await self._news.wait()

    def _count(self) -> int:
        return sum(map(len, self.heard.values()))

    async def play(self, stop: asyncio.Event) -> None:
        """Play game after game."""
        while not stop.is_set():
            opened, tokens = await self._open()
            table = opened["table"]
            self.heard[table] = {}
            await asyncio.gather(*(self._sit(table, seat, token, stop) for seat, token in tokens))

    async def _open(self) -> tuple[dict[str, Any], list[tuple[int, str]]]:
        game, rules = self.rng.choice(_GAMES)
        rivals = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
        rival = rivals[0] if self.humans else self.rng.choice(rivals)
        wish = {"game": game, "rules": rules, "seats": [{"kind": "human"}, rival], "pace": 0}
        opened = await self._post("/api/tables", wish)
        tokens = [(0, opened["seats"][0]["token"])]
        if invite := opened["seats"][1].get("invite"):
            # An answer that a crash swallowed leaves an invite that is used: then this game is left alone.
            try:
                seated = await self._post(
                    f"/api/tables/{opened['table']}/sit",
                    {"invite": invite, "name": "Guest", "understood": True},
                )
            except httpx.HTTPStatusError:
                return await self._open()
            tokens.append((1, seated["token"]))
        return opened, tokens

    async def _post(self, path: str, body: object) -> dict[str, Any]:
        while True:
            try:
                async with httpx.AsyncClient() as client:
                    answer = await client.post(self.urls[0] + path, json=body, timeout=10)
            except httpx.HTTPError:
                await _a_moment()
                continue
            if answer.status_code >= 500:
                await _a_moment()
                continue
            answer.raise_for_status()
            return answer.json()

    async def _sit(self, table: str, seat: int, token: str, stop: asyncio.Event) -> None:
        """Hold a seat through every crash, with nothing but its token and the last version it saw."""
        version: int | None = None
        self._shown.pop((table, seat), None)
        # Players of one table sit at different processes if there are several.
        at = seat
        while not stop.is_set():
            address = f"{self.urls[at % len(self.urls)].replace('http', 'ws')}/api/tables/{table}/live"
            try:
                async with connect(address, open_timeout=5, max_queue=None) as line:
                    await line.send(
                        msgspec.json.encode(
                            {"type": "hello", "token": token}
                            | ({} if version is None else {"version": version})
                        ).decode()
                    )
                    over, version = await self._converse(line, table, seat, version, stop)
                    if over:
                        return
            except (OSError, TimeoutError, websockets.WebSocketException):
                await _a_moment()
                at += 1

    async def _converse(
        self, line: ClientConnection, table: str, seat: int, version: int | None, stop: asyncio.Event
    ) -> tuple[bool, int | None]:
        """Play until the game is over (True) or the line breaks; gives the last version seen."""
        answered = False
        try:
            while not stop.is_set():
                try:
                    message = msgspec.json.decode(await asyncio.wait_for(line.recv(), 1.0))
                except TimeoutError:
                    continue
                version = message.get("version", version)
                self._note(table, message)
                if message["type"] == "refused" and message["kind"] in ("denied", "gone"):
                    if not message["version"]:
                        return await self._turned_away(line), version
                    # The table could not be kept just now, and asks to try again.
                    answered = False
                    await _a_moment()
                if message.get("view") is not None:
                    self._shown[table, seat] = message
                    answered = False
                position = self._shown.get((table, seat))
                # Between a move and the dice that follow it nothing is shown.
                if position is None or (message["type"] in ("moved", "table") and message["view"] is None):
                    continue
                if position["actor"] is None:
                    return True, version
                if position["actor"] == seat and not answered:
                    answered = True
                    # real time: people think for a while, so that a kill finds each at something else
                    await asyncio.sleep(self.pause * self.rng.random())
                    move = self.rng.choice(position["moves"])["move"]
                    play = {"type": "play", "version": version, "move": move}
                    await line.send(msgspec.json.encode(play).decode())
        except websockets.ConnectionClosed:
            pass
        return False, version

    async def _turned_away(self, line: ClientConnection) -> bool:
        """See how a refused line ends: for good (True), or until the client comes back by itself."""
        await line.wait_closed()
        forever = line.close_code in (Closing.DENIED, Closing.GONE)
        self.reloads += forever
        return forever

    def _note(self, table: str, message: dict[str, Any]) -> None:
        """Keep every move this client was told of."""
        if message["type"] == "moved":
            self._hear(table, message["number"], message["move"])
        elif message["type"] == "table":
            for number, move in enumerate(message["played"], start=1):
                self._hear(table, number, move)

    def _hear(self, table: str, number: int, move: str) -> None:
        self._news.set()
        known = self.heard[table].get(number)
        if known is None or known == "?":
            self.heard[table][number] = move
        elif move not in (known, "?"):
            raise AssertionError(table, number, known, move)


async def _a_moment() -> None:
    # real time: a server that was killed comes back when it does, and tells no client
    await asyncio.sleep(0.05)


async def crash(database_url: str, *, kills: int, tables: int, seed: int = 1) -> dict[str, Any]:
    """Play, kill, restart, so many times; then compare what was heard with what was kept."""
    rng = random.Random(seed)
    server = Server(database_url)
    server.start()
    await server.ready()
    stop = asyncio.Event()
    games = [Table([server.url], random.Random(f"{seed}/{at}"), pause=0.05) for at in range(tables)]
    players = asyncio.gather(*(each.play(stop) for each in games))
    for _ in range(kills):
        # There is something to lose; more of it at some tables than at others.
        await rng.choice(games).goes_on(by=_BETWEEN)
        # real time: a kill comes at any instant
        await asyncio.sleep(rng.uniform(0.05, 0.9))
        server.kill()
        server.start()
        await server.ready()
    # Anyone who was cut off comes back and plays on.
    for game in games:
        await game.goes_on(by=_BETWEEN)
    stop.set()
    await players
    try:
        return {"kills": kills, **await compare(server.url, games)}
    finally:
        server.kill()


async def outages(database: Postgres, database_url: str, *, times: int, tables: int) -> dict[str, Any]:
    """Play while the database crashes and is started again; count the seconds until every table goes on."""
    server = Server(database_url)
    server.start()
    await server.ready()
    stop = asyncio.Event()
    games = [Table([server.url], random.Random(at), pause=0.05) for at in range(tables)]
    players = asyncio.gather(*(each.play(stop) for each in games))
    waits: list[float] = []
    for _ in range(times):
        for game in games:
            await game.goes_on(by=_BETWEEN)
        await asyncio.to_thread(database.stop, database.AT_ONCE)
        # real time: so long it is away
        await asyncio.sleep(_AWAY)
        await asyncio.to_thread(database.start)
        back = time.monotonic()
        await asyncio.gather(*(game.goes_on(by=1) for game in games))
        waits.append(round(time.monotonic() - back, 2))
    stop.set()
    await players
    try:
        return {"outages": waits, **await compare(server.url, games), "traces": server.log.count("Traceback")}
    finally:
        server.kill()


async def compare(url: str, games: Sequence[Table]) -> dict[str, Any]:
    """Read every record and find what was heard and is not there."""
    acknowledged = lost = finished = 0
    async with httpx.AsyncClient() as client:
        for table, heard in ((name, moves) for each in games for name, moves in each.heard.items()):
            answer = await client.get(f"{url}/api/tables/{table}/record", timeout=30)
            answer.raise_for_status()
            data = answer.json()
            acknowledged += len(heard)
            lost += sum(
                1
                for number, move in heard.items()
                if number > len(data["moves"]) or (move != data["moves"][number - 1] and move != "?")
            )
            if "result" in data:
                finished += 1
                record = from_json(data)
                for _ in replay(record):
                    pass
                if not verify(record).sound:
                    raise AssertionError(table, "its dice do not check")
    return {
        "acknowledged": acknowledged,
        "lost": lost,
        "tables": sum(len(each.heard) for each in games),
        "finished": finished,
        "reloads": sum(each.reloads for each in games),
    }


def free_port() -> int:
    """Find a port of the loopback that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def main() -> None:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--database-url", default="")
    parser.add_argument("--postgres", action="store_true", help="start a PostgreSQL for it")
    parser.add_argument("--outages", type=int, default=0, help="crash that PostgreSQL instead of the server")
    wishes = parser.parse_args()
    with ExitStack() as stack:
        url: str = wishes.database_url
        server = Postgres(durable=True) if wishes.postgres or wishes.outages else None
        if server is not None:
            stack.enter_context(running(server))
            url = stack.enter_context(new_database(server.url()))
        elif not url:
            url = f"sqlite:///{stack.enter_context(tempfile.TemporaryDirectory())}/crash.db"
        if server is not None and wishes.outages:
            play = outages(server, url, times=wishes.outages, tables=wishes.tables)
        else:
            play = crash(url, kills=wishes.kills, tables=wishes.tables)
        found = asyncio.run(play)
    print(msgspec.json.encode(found).decode())  # noqa: T201 - its answer
    slow = max(found.get("outages", ()), default=0) > _SOON
    sys.exit(bool(found["lost"] or found["reloads"] or found.get("traces") or slow))


if __name__ == "__main__":
    main()
