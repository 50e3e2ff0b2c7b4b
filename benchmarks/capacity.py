"""What a move, a table, a socket and a piece of news cost, and what a million people would need, on paper.

    python benchmarks/capacity.py [--seconds 8] [--rounds 1] [--json]

Prints the tables of docs/performance.md, "Capacity". PostgreSQL and Redis are started from the machine's own
packages; they, the server and the load share its cores.
"""

from __future__ import annotations

import argparse
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from statistics import median
from threading import Thread
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
import redis
from counters import CountingPostgres, family_cpu, memory, new_place, read_redis
from live_load import BUILT, HERE, LIMITS, Load, free_port, install, wait_for
from million import HEARTBEAT, Costs, breaking, needs

from fathoms.bus.redis import CHANNEL
from fathoms.tables.ports import News
from services import Redis, running

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Sequence

    from counters import Database

CLIENT: Final = Path(__file__).parents[1] / "web" / "node_modules"
FAST: Final = Load("as fast as answers come", 250, 0)
WATCHED: Final = Load("as fast as answers come, with watchers", 250, 0, watchers=6)
PACED: Final = Load("paced", 400, 400)
"""Of each process."""
CROWDED: Final = Load("more sockets", 400, 400, watchers=6)
WIDE: Final = Load("more tables and sockets", 1000, 1000)
BATCH: Final = 100
BATCHES: Final = 200
BATCH_SECONDS: Final = 0.02
LISTENERS: Final = 16
"""What tells the cost of hearing: news in batches, and as many more who hear it."""


class Setup(NamedTuple):
    """A way to run the server, and the loads it is measured with."""

    name: str
    postgres: bool = False
    redis: bool = False
    workers: int = 1
    loads: tuple[Load, ...] = (FAST, PACED)


SQLITE: Final = Setup("SQLite", loads=(FAST, WATCHED, PACED, CROWDED, WIDE))
POSTGRES: Final = Setup("PostgreSQL", postgres=True)
ONE: Final = Setup("PostgreSQL, Redis", postgres=True, redis=True)
TWO: Final = Setup("the same, two processes", postgres=True, redis=True, workers=2)
SETUPS: Final = (SQLITE, POSTGRES, ONE, TWO)


class Services(NamedTuple):
    """What servers of the benchmark stand on."""

    postgres: CountingPostgres
    redis: Redis
    line: Any
    """To Redis, whose library leaves parts of its types open."""


class Served(NamedTuple):
    """A server that runs, and its counters."""

    url: str
    pid: int
    read: Callable[[], dict[str, float]]


@contextmanager
def services() -> Generator[Services]:
    """Start PostgreSQL and Redis."""
    with ExitStack() as stack:
        postgres, bus = CountingPostgres(), Redis()
        stack.enter_context(running(postgres))
        stack.enter_context(running(bus))
        yield Services(postgres, bus, redis.Redis.from_url(bus.url))  # pyright: ignore[reportUnknownMemberType] - untyped there


@contextmanager
def served(setup: Setup, on: Services) -> Generator[Served]:
    """Run a server on an empty database."""
    with new_place(on.postgres if setup.postgres else None) as place, tempfile.TemporaryDirectory() as folder:
        port, log = free_port(), Path(folder, "log")
        command = [
            *(sys.executable, "-m", "fathoms", "serve", "--host", "127.0.0.1", "--port", str(port)),
            *("--database-url", place.url, "--workers", str(setup.workers)),
            *(("--redis-url", on.redis.url) if setup.redis else ()),
        ]
        environment = {**os.environ, **dict.fromkeys(LIMITS, "0")}
        with log.open("wb") as told:
            server = subprocess.Popen(  # noqa: S603 - our own
                command, stdout=told, stderr=told, env=environment, start_new_session=True
            )
        try:
            url = f"http://127.0.0.1:{port}"
            wait_for(f"{url}/api/health", log)
            yield Served(url, server.pid, lambda: read(server.pid, place, on.line if setup.redis else None))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()


def read(server: int, place: Database, line: Any) -> dict[str, float]:
    """Read every counter."""
    return {"server_cpu": family_cpu(server), **place.read(), **(read_redis(line) if line else {})}


def run(load: Load, seconds: int, server: Served) -> dict[str, float]:
    """Let a load run and tell what it took a move."""
    first = memory(server.pid)
    asked = (load.tables, seconds, load.rate, "into-the-blue", load.watchers)
    command = ["node", str(HERE / "load.cjs"), "fathoms", server.url, *map(str, asked)]
    environment = {**os.environ, "NODE_PATH": str(libraries())}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as node:  # noqa: S603 - our own
        lines = iter(node.stdout or ())
        next(lines, None)
        before = server.read()
        found: dict[str, Any] = json.loads(next(lines, "null")) or sys.exit("The load ended early.")
        after, last = server.read(), memory(server.pid)
    if found["problems"]:
        print(load.name, found["problems"], file=sys.stderr)
    spent = {name: after[name] - before[name] for name in after}
    spent |= {"down": found["bytes_down"] / (2 + load.watchers), "up": found["bytes_up"]}
    return {
        **{name: value / found["moves"] for name, value in spent.items()},
        "a_core": found["moves"] / spent["server_cpu"],
        "lines": after.get("lines", 0.0),
        "grown": last - first,
        **{name: found[name] for name in ("moves_a_second", "p50_ms", "p99_ms")},
    }


def scaled(load: Load, workers: int) -> Load:
    """Ask as much of each process; as fast as answers come needs no more."""
    return load._replace(tables=load.tables * workers, rate=load.rate * workers) if load.rate else load


def libraries() -> Path:
    """Find what the load needs: beside the peer or the client, else it is installed."""
    for folder in (BUILT / "node_modules", CLIENT):
        if (folder / "ws").is_dir():
            return folder
    return install() / "node_modules"


def medians(found: Iterable[dict[str, float]]) -> dict[str, float]:
    """Put several runs together."""
    runs = list(found)
    return {name: median(each[name] for each in runs) for name in runs[0]}


def memory_of(runs: dict[str, dict[str, float]]) -> tuple[float, float]:
    """Tell a table and a socket apart: one run has more sockets, another more of both."""
    paced, crowded, wide = (runs[load.name]["grown"] for load in (PACED, CROWDED, WIDE))
    each = (crowded - paced) / (CROWDED.tables * CROWDED.watchers)
    return (wide - paced) / (WIDE.tables - PACED.tables) - 2 * each, each


def measure_news(on: Services) -> dict[str, float]:
    """Measure what news of a table costs a process that does not have that table, and Redis."""
    with served(Setup("news", redis=True), on) as server:
        heard, few = _spread(on, server)
        with listeners(on, LISTENERS):
            _, many = _spread(on, server)
    delivered = (many - few) / LISTENERS
    return {"hear": heard, "publish": few - delivered, "deliver": delivered}


def _spread(on: Services, server: Served) -> tuple[float, float]:
    """Tell news of tables that nobody has; gives the seconds of the process and of Redis, a piece of news."""
    before = server.read()
    for _ in range(BATCHES):
        with on.line.pipeline(transaction=False) as pipeline:
            for _ in range(BATCH):
                news = News(secrets.token_urlsafe(12), 20, process=secrets.token_hex(8))
                pipeline.publish(CHANNEL, msgspec.json.encode(news))
            pipeline.execute()
        time.sleep(BATCH_SECONDS)
    time.sleep(1)
    after = server.read()
    count = BATCH * BATCHES
    spent = {name: (after[name] - before[name]) / count for name in after}
    return spent["server_cpu"], spent["redis_cpu"]


@contextmanager
def listeners(on: Services, count: int) -> Generator[None]:
    """Hear the same news as a process does, and do nothing with it."""
    lines = [socket.create_connection(("127.0.0.1", on.redis.port)) for _ in range(count)]
    for line in lines:
        line.sendall(f"SUBSCRIBE {CHANNEL}\r\n".encode())
        Thread(target=_drain, args=(line,), daemon=True).start()
    try:
        yield
    finally:
        for line in lines:
            line.shutdown(socket.SHUT_RDWR)
            line.close()


def _drain(line: socket.socket) -> None:
    with suppress(OSError):
        while line.recv(65_536):
            pass


def costs(found: dict[str, dict[str, dict[str, float]]], news: dict[str, float]) -> Costs:
    """Put together what one thing costs: work as it is when there is much of it, all else at a pace."""
    alone, one, two = (found[setup.name][FAST.name] for setup in (SQLITE, ONE, TWO))
    watched, paced = found[SQLITE.name][WATCHED.name], found[ONE.name][PACED.name]
    table, each = memory_of(found[SQLITE.name])
    same = ("commits", "rows", "database_bytes", "log_bytes", "down", "up", "lines")
    return Costs(
        move=one["server_cpu"],
        viewer=max(0.0, watched["server_cpu"] - alone["server_cpu"]) / WATCHED.watchers,
        follow=max(0.0, two["server_cpu"] - one["server_cpu"]) / two["reads"],
        database=one["database_cpu"],
        database_follow=max(0.0, two["database_cpu"] - one["database_cpu"]) / two["reads"],
        database_alone=paced["database_cpu"],
        **{name: paced[name] for name in same},
        table=table,
        socket=each,
        # What is told of who is here comes with time, not with moves.
        news=paced["news"] - PACED.tables / HEARTBEAT / paced["moves_a_second"],
        **news,
    )


ROWS: Final[tuple[tuple[str, Load, str, float, str], ...]] = (
    ("as fast as answers come: moves a second", FAST, "moves_a_second", 1, "{:,.0f}"),
    ("times SQLite's", FAST, "times", 1, "{:.2f}"),
    ("moves for a second of the server's processor", FAST, "a_core", 1, "{:,.0f}"),
    ("p50, p99", FAST, "p50_ms", 1, "{:,.0f} ms"),
    ("", FAST, "p99_ms", 1, "{:,.0f} ms"),
    ("a move: processor of PostgreSQL; of Redis", FAST, "database_cpu", 1e3, "{:.2f} ms"),
    ("", FAST, "redis_cpu", 1e6, "{:.0f} µs"),
    ("commits; reads of what another process wrote", FAST, "commits", 1, "{:.3f}"),
    ("", FAST, "reads", 1, "{:.2f}"),
    ("400 moves a second of each process: p50, p99", PACED, "p50_ms", 1, "{:,.1f} ms"),
    ("", PACED, "p99_ms", 1, "{:,.0f} ms"),
    ("a move: processor of the server", PACED, "server_cpu", 1e3, "{:.2f} ms"),
    ("of PostgreSQL; of Redis", PACED, "database_cpu", 1e3, "{:.2f} ms"),
    ("", PACED, "redis_cpu", 1e6, "{:.0f} µs"),
    ("statements", PACED, "statements", 1, "{:.2f}"),
    ("commits; reads of what another process wrote", PACED, "commits", 1, "{:.2f}"),
    ("", PACED, "reads", 1, "{:.2f}"),
    ("rows", PACED, "rows", 1, "{:.2f}"),
    ("growth of the database; of its log", PACED, "database_bytes", 1, "{:,.0f} B"),
    ("", PACED, "log_bytes", 1, "{:,.0f} B"),
    ("network to each socket at the table; from the player", PACED, "down", 1, "{:,.0f} B"),
    ("", PACED, "up", 1, "{:,.0f} B"),
    ("news told", PACED, "news", 1, "{:.2f}"),
)


def show(found: dict[str, dict[str, dict[str, float]]], each: Costs) -> None:
    """Print all tables in Markdown."""
    print_table(("", *found), measured(found))
    print(
        f"\nMemory: {each.table / 1e3:.0f} kB a table, {each.socket / 1e3:.0f} kB a socket. News of a table "
        f"that a process does not have takes it {1e6 * each.hear:.0f} µs; Redis takes "
        f"{1e6 * each.publish:.1f} µs for each, and {1e6 * each.deliver:.2f} µs for each who hears it.\n"
    )
    print_table(("a million people", "arithmetic", "needed"), needs(each))
    print()
    print_table(("people", "what breaks", "next step"), breaking(each))


def measured(found: dict[str, dict[str, dict[str, float]]]) -> list[list[str]]:
    """Lay out what was measured; a row without a name belongs into the one above."""
    rows: list[list[str]] = []
    for name, load, what, times, form in ROWS:
        values = [each[load.name].get(what) for each in found.values()]
        cells = ["" if value is None else form.format(value * times) for value in values]
        if name:
            rows.append([name, *cells])
        else:
            pairs = zip(rows[-1][1:], cells, strict=True)
            rows[-1] = [rows[-1][0], *("; ".join(filter(None, pair)) for pair in pairs)]
    return rows


def print_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a table in Markdown."""
    for row in (head, ["---"] * len(head), *rows):
        print(f"| {' | '.join(row)} |")


def main() -> None:
    """Measure every way to run the server, in turns."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    wishes = parser.parse_args()
    # Ended early, it leaves no server running.
    signal.signal(signal.SIGTERM, lambda _number, _frame: sys.exit(1))
    runs: dict[Setup, dict[str, list[dict[str, float]]]] = {setup: {} for setup in SETUPS}
    with services() as on:
        for _ in range(wishes.rounds):
            for setup in SETUPS:
                for load in setup.loads:
                    with served(setup, on) as server:
                        took = run(scaled(load, setup.workers), wishes.seconds, server)
                    runs[setup].setdefault(load.name, []).append(took)
        news = measure_news(on)
    found = {setup.name: {load: medians(each) for load, each in runs[setup].items()} for setup in SETUPS}
    for each in found.values():
        each[FAST.name]["times"] = (
            each[FAST.name]["moves_a_second"] / found[SQLITE.name][FAST.name]["moves_a_second"]
        )
    if wishes.json:
        print(json.dumps({"measured": found, "costs": costs(found, news)._asdict()}))
    else:
        show(found, costs(found, news))


if __name__ == "__main__":
    main()
