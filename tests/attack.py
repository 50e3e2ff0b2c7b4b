"""Attack a server on the loopback while people play at it, and see what they notice.

    python tests/attack.py                    every attack, six seconds each
    python tests/attack.py pings half-sent    only these
    python tests/attack.py --seconds 20 --json
    python tests/attack.py --minutes 60       one after the other for an hour, and what is left of it

Each attack runs in a process of its own, from another address of the loopback and at a lower priority, as if
it came from another machine. Beside it four tables are played at ten moves a second each, and one player of
each leaves and comes back every five moves. Reported are moves and their 99th percentile before and
during the attack, how often somebody who holds a seat was kept out, and the server's memory before, at its
highest, and after.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import asynccontextmanager, suppress
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import httpx
import msgspec
import websockets
from websockets.asyncio.client import connect

from endless import DEEP, LUCKLESS, SUNK
from fathoms.core import CHANCE, find_game
from server.streaming import BIG

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Iterator, Sequence

    Attack = Callable[["Stranger"], None]

_TABLES: Final = 4
_PACE: Final = 0.1
"""Seconds between the moves at a table."""
_PATIENCE: Final = 60.0
_CHUNK: Final = 65_536
_GAME: Final = "into-the-blue"
_SEA: Final = "atlantis-treasure"


class Server:
    """A real `fathoms serve` with the limits that a host gets who changes nothing."""

    def __init__(self, folder: Path, *settings: str) -> None:
        self.log: Final = folder / "server.log"
        with self.log.open("wb") as log:
            self._process = subprocess.Popen(  # noqa: S603 - our own command
                [
                    *(sys.executable, "-m", "fathoms", "serve", "--host", "127.0.0.1", "--port", "0"),
                    *("--database-url", f"sqlite:///{folder / 'games.sqlite'}", *settings),
                ],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        if not said:
            raise RuntimeError(self.log.read_text(errors="replace")[-2000:])
        self.port: Final = int(said.split("http://", 1)[1].split("/", 1)[0].rsplit(":", 1)[1].split()[0])
        self.url: Final = f"http://127.0.0.1:{self.port}"

    @property
    def memory(self) -> float:
        """Megabytes of memory that it holds now."""
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii")
        return int(status.split("VmRSS:", 1)[1].split()[0]) / 1024

    def stop(self) -> None:
        """Stop it as a host does."""
        self._process.send_signal(signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_PATIENCE)
        self._process.kill()
        self._process.communicate()


class Bystander:
    """A table that is played on and on by two people, at home somewhere, who know nothing of an attack."""

    def __init__(
        self, server: Server, seed: int, pace: float = _PACE, rules: dict[str, Any] | None = None
    ) -> None:
        self._server: Final = server
        self._address: Final = f"127.0.1.{1 + seed}"
        self._rules: Final = rules or {}
        self._rng: Final = random.Random(seed)
        self._pace: Final = pace
        self._news: Final = asyncio.Event()
        self.seconds: list[float] = []
        """How long each move took from its sender's point of view."""
        self.returns = 0
        self.refused = 0
        """How often somebody who holds a seat was kept out."""

    async def goes_on(self, by: int) -> None:
        """Wait until so many more moves were made."""
        enough = len(self.seconds) + by
        async with asyncio.timeout(_PATIENCE):
            while len(self.seconds) < enough:
                self._news.clear()
                await self._news.wait()

    async def play(self) -> None:
        """Play game after game, until cancelled."""
        while True:
            way = httpx.AsyncHTTPTransport(local_address=self._address)
            async with httpx.AsyncClient(base_url=self._server.url, timeout=_PATIENCE, transport=way) as http:
                seats = [{"kind": "human", "name": "Ana"}, {"kind": "human"}]
                wish = {"game": _GAME, "seats": seats, "rules": self._rules, "listed": True}
                opened = (await http.post("/api/tables", json=wish)).raise_for_status().json()
                guest = {"invite": opened["seats"][1]["invite"], "name": "Leo", "understood": True}
                path = f"/api/tables/{opened['table']}"
                seated = (await http.post(f"{path}/sit", json=guest)).raise_for_status().json()
            await self._game(f"{path}/live", [opened["seats"][0]["token"], seated["token"]])

    async def _game(self, path: str, tokens: list[str]) -> None:
        lines, seen = map(list, zip(*[await self._come(path, token) for token in tokens], strict=True))
        turns = 0
        try:
            while (latest := max(seen, key=lambda each: each["version"]))["actor"] is not None:
                actor, version = int(latest["actor"]), latest["version"]
                if not seen[actor]["moves"]:
                    # The game began between the two positions.
                    seen[actor] = await _shown(lines[actor])
                    continue
                move = self._rng.choice(seen[actor]["moves"])["move"]
                begun = time.perf_counter()
                await lines[actor].send(_text(type="play", version=version, move=move))
                seen = [await _shown(line, after=version) for line in lines]
                self.seconds.append(time.perf_counter() - begun)
                self._news.set()
                turns += 1
                if turns % 5 == 0:
                    await lines[0].close()
                    lines[0], seen[0] = await self._come(path, tokens[0])
                    self.returns += 1
                # real time: people take a moment for each move
                await asyncio.sleep(self._pace)
        finally:
            for line in lines:
                await line.close()

    async def _come(self, path: str, token: str) -> tuple[websockets.ClientConnection, dict[str, Any]]:
        """Come in and see the table, however often it takes."""
        while True:
            try:
                line = await connect(
                    self._server.url.replace("http", "ws") + path,
                    local_addr=(self._address, 0),
                    open_timeout=_PATIENCE,
                    max_queue=None,
                )
                await line.send(_text(type="hello", token=token))
                return line, await _shown(line)
            except (OSError, TimeoutError, websockets.WebSocketException):
                self.refused += 1
                # real time: a browser waits before it tries again
                await asyncio.sleep(0.1)


async def _shown(line: websockets.ClientConnection, after: int = -1) -> dict[str, Any]:
    """Wait for the next position; after its last move a game is over without another one."""
    while True:
        message = msgspec.json.decode(await line.recv())
        if message["type"] == "changed" and message["info"]["status"] == "over":
            return {"version": message["version"], "actor": None, "moves": []}
        if message.get("view") is not None and message["version"] > after:
            return message


def _text(**message: Any) -> str:
    return msgspec.json.encode(message).decode()


def big_record(moves: int) -> dict[str, Any]:
    """Begin a game on the largest sea with everything."""
    game, rng = find_game(_SEA), random.Random(1)
    rules = game.rules(BIG)
    state, texts = game.start(rules, 2), list[str]()
    for _ in range(moves):
        choices: Any = state.chances() if state.actor == CHANCE else state.moves()
        many = choices.total if state.actor == CHANCE else len(choices)
        move = choices.at(rng.randrange(many)) if state.actor == CHANCE else choices[rng.randrange(many)]
        texts.append(game.write_move(move, rules))
        state = state.play(move)
    return {
        "format": "fathoms/1",
        "game": _SEA,
        "rules": BIG,
        "seats": ["Ana", "Leo"],
        "first": 0,
        "moves": texts,
    }


class Stranger:
    """Somebody at an address of their own who attacks until killed."""

    def __init__(self, port: int, number: int) -> None:
        self.port: Final = port
        self.address: Final = f"127.0.0.{number}"

    def connect(self) -> socket.socket:
        """Open a connection."""
        line = socket.create_connection(("127.0.0.1", self.port), timeout=5, source_address=(self.address, 0))
        line.settimeout(2)
        return line

    def again(self, attack: Callable[[], None]) -> None:
        """Attack, and when the server hangs up begin anew."""
        while True:
            try:
                attack()
            except OSError:
                # real time: a moment, or the attacker's own refusals are all it does
                time.sleep(0.001)

    def flood(self, line: socket.socket, piece: bytes) -> None:
        """Send the same for ever; answers are not read."""
        many = piece * max(1, _CHUNK // len(piece))
        while True:
            line.sendall(many)

    def open(self, *seats: dict[str, str], game: str = _GAME, **more: Any) -> dict[str, Any]:
        """Open a table, for two people unless told otherwise."""
        wish = {"game": game, "seats": list(seats) or [{"kind": "human"}] * 2, **more}
        transport = httpx.HTTPTransport(local_address=self.address)
        with httpx.Client(base_url=f"http://127.0.0.1:{self.port}", transport=transport, timeout=5) as http:
            while True:
                with suppress(httpx.HTTPError, OSError):
                    answer = http.post("/api/tables", json=wish)
                    if answer.is_success:
                        return answer.json()
                # real time: the server says when to come back, in seconds
                time.sleep(0.2)

    def shake_hands(self, table: str) -> socket.socket:
        """Open a table's socket by hand."""
        line = self.connect()
        line.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        line.recv(4096)
        return line

    async def talk(self, table: str, hello: dict[str, Any], messages: Sequence[dict[str, Any]]) -> None:
        """Say the same on a table's socket for ever, just below what a connection may send."""
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        while True:
            with suppress(OSError, websockets.WebSocketException, TimeoutError):
                async with connect(url, local_addr=(self.address, 0), max_queue=None) as line:
                    await line.send(_text(type="hello", **hello))
                    for message in cycle(messages):
                        await line.send(_text(**message))
                        # real time: a connection may send twenty a second
                        await asyncio.sleep(0.06)
            # real time: a moment before the next try
            await asyncio.sleep(0.1)

    async def watch(self, tables: Sequence[str]) -> None:
        """Watch the first of these tables, and come back for ever; the list may change meanwhile."""
        while True:
            if tables:
                url = f"ws://127.0.0.1:{self.port}/api/tables/{tables[0]}/live"
                with suppress(OSError, websockets.WebSocketException, TimeoutError):
                    async with connect(url, local_addr=(self.address, 0)) as line:
                        await line.send(_text(type="hello"))
                        async for _ in line:
                            pass
            # real time: a moment before the next try
            await asyncio.sleep(0.1)


def _frames(frame: bytes, first: bytes = b"") -> Attack:
    """Flood a table's socket with the smallest frames."""

    def attack(stranger: Stranger) -> None:
        table = stranger.open()["table"]

        def once() -> None:
            with stranger.shake_hands(table) as line:
                line.sendall(first)
                stranger.flood(line, frame)

        stranger.again(once)

    return attack


def _sending(first: bytes, endless: bytes) -> Attack:
    """Flood a plain connection: a beginning, then the same for ever."""

    def attack(stranger: Stranger) -> None:
        def once() -> None:
            with stranger.connect() as line:
                line.sendall(first)
                stranger.flood(line, endless)

        stranger.again(once)

    return attack


def half_sent(stranger: Stranger) -> None:
    """Begin requests and never end them."""
    lines: list[socket.socket] = []

    def once() -> None:
        lines.append(stranger.connect())
        lines[-1].sendall(b"GET / HTTP/1.1\r\nHost: x")
        del lines[:-1_100]

    stranger.again(once)


def handshakes(stranger: Stranger) -> None:
    """Shake hands at a table again and again."""
    table = stranger.open()["table"]

    def once() -> None:
        while True:
            stranger.shake_hands(table).close()

    stranger.again(once)


def bots(stranger: Stranger) -> None:
    """Let fifty tables of bots play that nobody watches."""
    for _ in range(50):
        stranger.open(*[{"kind": "bot", "bot": "random"}] * 2, game=_SEA, pace=0)


def chat(stranger: Stranger) -> None:
    """Let thirty watchers talk all the time."""
    table = stranger.open()["table"]

    async def all_of_them() -> None:
        say = [{"type": "say", "text": "x" * 400}]
        await asyncio.gather(*(stranger.talk(table, {}, say) for _ in range(30)))

    asyncio.run(all_of_them())


def watchers(stranger: Stranger) -> None:
    """Crowd somebody else's table with three hundred watchers of several addresses."""
    crowd = [Stranger(stranger.port, number) for number in range(100, 105)]
    tables: list[str] = []

    async def find() -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{stranger.port}") as http:
            while True:
                with suppress(httpx.HTTPError):
                    tables[:] = [each["table"] for each in (await http.get("/api/tables")).json()["tables"]]
                # real time: games end, and the crowd moves on
                await asyncio.sleep(1)

    async def all_of_them() -> None:
        await asyncio.gather(find(), *(each.watch(tables) for each in crowd for _ in range(60)))

    asyncio.run(all_of_them())


def _watched_bots(many: int, game: str, rules: dict[str, Any]) -> Attack:
    """Watch bots that hurry through games which hardly end."""

    def attack(stranger: Stranger) -> None:
        seats = [{"kind": "bot", "bot": "random"}] * 2
        opened = [stranger.open(*seats, game=game, rules=rules, pace=0)["table"] for _ in range(many)]

        async def all_of_them() -> None:
            await asyncio.gather(*(stranger.watch([table]) for table in opened))

        asyncio.run(all_of_them())

    return attack


def rematches(stranger: Stranger) -> None:
    """Give up and ask for another game, again and again, at ten tables."""

    async def one(opened: dict[str, Any]) -> None:
        table, token = opened["table"], opened["seats"][0]["token"]
        while True:
            url = f"ws://127.0.0.1:{stranger.port}/api/tables/{table}/live"
            with suppress(OSError, websockets.WebSocketException, TimeoutError):
                async with connect(url, local_addr=(stranger.address, 0)) as line:
                    await line.send(_text(type="hello", token=token))
                    await line.send(_text(type="resign"))
                    await line.send(_text(type="rematch"))
                    async for text in line:
                        message = msgspec.json.decode(text)
                        if message["type"] == "again":
                            table, token = message["table"], message["token"]
                            break
            # real time: a moment before the next try
            await asyncio.sleep(0.05)

    async def all_of_them(tables: Sequence[dict[str, Any]]) -> None:
        await asyncio.gather(*map(one, tables))

    seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
    asyncio.run(all_of_them([stranger.open(*seats) for _ in range(10)]))


def questions(stranger: Stranger) -> None:
    """Ask for moves that begin somehow, and mute and unmute, in fifteen windows."""
    opened = stranger.open({"kind": "human"}, {"kind": "bot", "bot": "random"}, game=_SEA)
    messages: list[dict[str, Any]] = []
    for number in range(100):
        messages.append({"type": "ask", "version": 1, "begun": f"slide {number}"})
        messages.append({"type": "mute", "seat": 1, "muted": bool(number % 2)})

    async def all_of_them() -> None:
        hello = {"token": opened["seats"][0]["token"]}
        await asyncio.gather(*(stranger.talk(opened["table"], hello, messages) for _ in range(15)))

    asyncio.run(all_of_them())


def replays(stranger: Stranger) -> None:
    """Send records that take long to draw, and do not wait for the answer."""
    body = msgspec.json.encode({"record": big_record(120), "seat": 0})
    head = (
        f"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    ).encode()

    def once() -> None:
        with stranger.connect() as line:
            line.sendall(head + body)
            # real time: long enough for the work to begin
            time.sleep(0.05)

    stranger.again(once)


_MASK: Final = b"\0\0\0\0"
_EMPTY: Final = b"\x80" + _MASK
_ONE: Final = b"\x81" + _MASK + b"x"
_GET: Final = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
_POST: Final = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
ATTACKS: Final[dict[str, Attack]] = {
    "continuations": _frames(b"\x00" + _EMPTY, first=b"\x01" + _ONE),
    "pings": _frames(b"\x89" + _EMPTY),
    "pongs": _frames(b"\x8a" + _EMPTY),
    "texts": _frames(b"\x81" + _ONE),
    "pipelined": _sending(b"", endless=_GET),
    "long-header": _sending(b"GET / HTTP/1.1\r\nX: ", endless=b"x"),
    "many-headers": _sending(b"GET / HTTP/1.1\r\n", endless=b"a:\r\n"),
    "crumbs": _sending(_POST, endless=b"1\r\nx\r\n"),
    "half-sent": half_sent,
    "handshakes": handshakes,
    "replays": replays,
    "bots": bots,
    "chat": chat,
    "questions": questions,
    "watchers": watchers,
    "rematches": rematches,
    "endless": _watched_bots(20, _SEA, SUNK),
    "falling": _watched_bots(30, _GAME, LUCKLESS),
}


def _attack(names: Sequence[str], port: int) -> None:
    os.nice(10)
    order = list(ATTACKS)
    strangers = [
        threading.Thread(target=ATTACKS[name], args=(Stranger(port, 2 + order.index(name)),))
        for name in names
    ]
    for each in strangers:
        each.start()


class Attacker:
    """A process that attacks in several ways at once until it is told to stop."""

    def __init__(self, names: Sequence[str], server: Server) -> None:
        started = multiprocessing.get_context("spawn").Process(target=_attack, args=(names, server.port))
        self._process: Final = started

    def __enter__(self) -> None:
        self._process.start()

    def __exit__(self, *error: object) -> None:
        self._process.kill()
        self._process.join()


@asynccontextmanager
async def played_on(rules: dict[str, Any] | None = None) -> AsyncGenerator[tuple[Server, list[Bystander]]]:
    """Run a server at which people play."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            tables = [Bystander(server, seed, rules=rules) for seed in range(_TABLES)]
            # In a group a table that cannot be played on ends everything at once.
            async with asyncio.TaskGroup() as group:
                playing = [group.create_task(table.play()) for table in tables]
                for table in tables:
                    await table.goes_on(by=5)
                yield server, tables
                for task in playing:
                    task.cancel()
        finally:
            server.stop()


async def measure(name: str, seconds: float, settle: float) -> dict[str, Any]:
    """Play in quiet, then beside an attack, and compare."""
    async with played_on() as (server, tables):
        before = server.memory
        quiet = await _watched(tables, server, seconds)
        with Attacker([name], server):
            # real time: another process starts
            await asyncio.sleep(1.0)
            beside = await _watched(tables, server, seconds)
        settled = server.memory
        until = time.monotonic() + settle
        while settled > before + 20 and time.monotonic() < until:
            # real time: memory comes back when it does, within the minute that it may take
            await asyncio.sleep(0.5)
            settled = server.memory
        log = server.log.read_text(errors="replace")
    return {
        "attack": name,
        "quiet": quiet,
        "beside": beside,
        "refused": sum(table.refused for table in tables),
        "returns": sum(table.returns for table in tables),
        "megabytes": [round(before), beside["megabytes"], round(settled)],
        "log": {"lines": log.count("\n"), "errors": _count_errors(log)},
    }


async def _watched(tables: Sequence[Bystander], server: Server, seconds: float) -> dict[str, Any]:
    begun = [len(table.seconds) for table in tables]
    highest = server.memory
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        # real time: what is measured is how much is played in it
        await asyncio.sleep(0.1)
        highest = max(highest, server.memory)
    took = sorted(second for at, table in zip(begun, tables, strict=True) for second in table.seconds[at:])
    p99 = took[min(len(took) - 1, len(took) * 99 // 100)] if took else None
    return {
        "moves": len(took),
        "p99": None if p99 is None else round(1000 * p99, 1),
        "megabytes": round(highest),
    }


async def mixed(minutes: float, *, attack: float = 20.0, rest: float = 40.0) -> dict[str, Any]:
    """Play for a long time, attacked now and then in every way; memory is read at the end of each rest.

    All attacks at once come first: what a server loads and keeps when it first meets each is no growth.
    """
    rests: list[dict[str, Any]] = []
    # Long games: an address may open only so many tables in an hour.
    async with played_on(DEEP) as (server, tables):
        with Attacker(list(ATTACKS), server):
            await _watched(tables, server, attack)
        await _watched(tables, server, rest)
        until = time.monotonic() + 60 * minutes
        for name in cycle(ATTACKS):
            if time.monotonic() > until:
                break
            with Attacker([name], server):
                await _watched(tables, server, attack)
            quiet = await _watched(tables, server, rest)
            rests.append({"after": name, **quiet, "megabytes": round(server.memory)})
        log = server.log.read_text(errors="replace")
    return {
        "moves": sum(len(table.seconds) for table in tables),
        "refused": sum(table.refused for table in tables),
        "returns": sum(table.returns for table in tables),
        "rests": rests,
        "log": {"bytes": len(log), "errors": _count_errors(log)},
    }


def _count_errors(log: str) -> int:
    return len(re.findall(r"^\S+ error ", log, re.MULTILINE))


def _rows(found: Iterator[dict[str, Any]]) -> Iterator[str]:
    yield "| attack | moves | beside | p99, ms | beside | seat refused | MB | highest | settled | log lines |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"
    for each in found:
        quiet, beside, megabytes = each["quiet"], each["beside"], each["megabytes"]
        cells = (
            *(each["attack"], quiet["moves"], beside["moves"], quiet["p99"], beside["p99"]),
            *(f"{each['refused']} of {each['returns']}", *megabytes, each["log"]["lines"]),
        )
        yield "| " + " | ".join(map(str, cells)) + " |"


def main() -> None:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--settle", type=float, default=60.0, help="seconds for memory to come back")
    parser.add_argument("--minutes", type=float, help="attack in every way in turn, for so long")
    parser.add_argument("--json", action="store_true")
    wishes = parser.parse_args()
    if unknown := set(wishes.attacks).difference(ATTACKS):
        parser.error(f"unknown: {', '.join(unknown)}; there are {', '.join(ATTACKS)}")
    if wishes.minutes is not None:
        print(msgspec.json.encode(asyncio.run(mixed(wishes.minutes))).decode())  # noqa: T201 - its answer
        return
    found = (asyncio.run(measure(name, wishes.seconds, wishes.settle)) for name in wishes.attacks or ATTACKS)
    for line in (msgspec.json.encode(each).decode() for each in found) if wishes.json else _rows(found):
        print(line, flush=True)  # noqa: T201 - its answer


if __name__ == "__main__":
    main()
