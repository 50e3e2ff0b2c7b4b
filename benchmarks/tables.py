"""Live tables under load, and boardgame.io's own server under the same load in the same run.

    python benchmarks/tables.py [--seconds 10] [--rounds 2] [--json]

One server process on one core, the load (Node) on another. Ours writes every move to SQLite, durable before
it is told, and plays real games; the peer keeps a counter in memory. Each pair of runs alternates, so a noisy
machine is noisy for both; the ratios are of the medians. On a busy machine, compare the moves for a second of
the server's own processor time.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import IO, TYPE_CHECKING, Any

from figures import tell
from live_load import BUILT, LIMITS, Load, free_port, install, wait_for

if TYPE_CHECKING:
    from collections.abc import Sequence

LOADS = (
    Load("50 tables, as fast as answers come", 50, 0),
    Load("250 tables, as fast as answers come", 250, 0),
    Load("500 tables, 1,000 sockets, 2,200 moves a second asked", 500, 2200),
)


FIGURES = ("moves_a_second", "moves_a_cpu_second", "p50_ms", "p99_ms")


def pinned(
    command: Sequence[str], core: int, log: int | IO[bytes], environment: dict[str, str] | None = None
) -> subprocess.Popen[bytes]:
    """Start a process on one core of the machine."""
    cores = sorted(os.sched_getaffinity(0))
    on = cores[core % len(cores)]
    process = subprocess.Popen(  # noqa: S603 - our own
        command,
        start_new_session=True,
        stdout=log,
        stderr=None if log == subprocess.PIPE else log,
        env=environment,
    )
    os.sched_setaffinity(process.pid, {on})
    return process


def serve(peer: str, folder: str, port: int) -> subprocess.Popen[bytes]:
    """Start one of the two servers and wait until it answers."""
    if peer == "fathoms":
        command = [
            *(sys.executable, "-m", "fathoms", "serve", "--host", "127.0.0.1", "--port", str(port)),
            *("--database-url", f"sqlite:///{folder}/tables.db"),
        ]
    else:
        command = ["node", str(BUILT / "peer_server.cjs"), str(port)]
    free = dict.fromkeys(LIMITS, "0")
    with Path(folder, f"{peer}.log").open("wb") as log:
        process = pinned(command, 0, log, {**os.environ, **free})
    path = "/api/health" if peer == "fathoms" else "/games"
    wait_for(f"http://127.0.0.1:{port}{path}", Path(folder, f"{peer}.log"))
    return process


def measure(peer: str, load: Load, seconds: int) -> dict[str, Any]:
    """Run one load against one server."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        server = serve(peer, folder, port)
        try:
            run = pinned(
                [
                    *("node", str(BUILT / "load.cjs"), peer, f"http://127.0.0.1:{port}"),
                    *(str(load.tables), str(seconds), str(load.rate)),
                ],
                1,
                subprocess.PIPE,
            )
            assert run.stdout is not None  # noqa: S101 - it is a pipe
            run.stdout.readline()  # tables are set and counting begins
            before = cpu_seconds(server.pid)
            answer, _ = run.communicate(timeout=seconds + 120)
            found: dict[str, Any] = json.loads(answer.splitlines()[-1])
            found["moves_a_cpu_second"] = round(found["moves"] / (cpu_seconds(server.pid) - before))
            return found
        finally:
            os.killpg(server.pid, signal.SIGTERM)
            server.wait()


def cpu_seconds(pid: int) -> float:
    """The processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def tell_all(report: list[dict[str, Any]]) -> None:
    """Tell the figures of every load, beside the peer's where it was measured."""
    for line in report:
        ours, about = line["fathoms"], {"load": line["load"]}
        rate = {"boardgame.io": line["rate_ratio"]} if "rate_ratio" in line else None
        wait = {"boardgame.io": 1 / line["p99_ratio"]} if "p99_ratio" in line else None
        tell("live-moves", ours["moves_a_second"], "moves/s", about=about, times=rate)
        tell("live-wait", ours["p99_ms"], "ms", about=about, times=wait)


def main() -> None:
    """Measure every load on both servers, in turns, and print the ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--no-peers", action="store_true")
    parser.add_argument("--json", action="store_true")
    wishes = parser.parse_args()
    install()
    peers = ["fathoms"] if wishes.no_peers else ["fathoms", "boardgame.io"]
    report: list[dict[str, Any]] = []
    for load in LOADS:
        runs: dict[str, list[dict[str, Any]]] = {peer: list[dict[str, Any]]() for peer in peers}
        for _ in range(wishes.rounds):
            for peer in peers:
                runs[peer].append(measure(peer, load, wishes.seconds))
        line: dict[str, Any] = {"load": load.name, "runs": runs}
        for peer in peers:
            line[peer] = {what: median(run[what] for run in runs[peer]) for what in FIGURES}
        if len(peers) == 2:
            ours, theirs = line["fathoms"], line["boardgame.io"]
            line["rate_ratio"] = round(ours["moves_a_second"] / theirs["moves_a_second"], 2)
            line["cpu_ratio"] = round(ours["moves_a_cpu_second"] / theirs["moves_a_cpu_second"], 2)
            line["p99_ratio"] = round(ours["p99_ms"] / theirs["p99_ms"], 2)
        report.append(line)
        if not wishes.json:
            print(load.name)
            for peer in peers:
                print(f"  {peer:13}", "  ".join(f"{what} {value:g}" for what, value in line[peer].items()))
            if len(peers) == 2:
                ratios = {what: line[f"{what}_ratio"] for what in ("rate", "cpu", "p99")}
                print("  ours / theirs:", ", ".join(f"{what} {ratio}" for what, ratio in ratios.items()))
    if wishes.json:
        print(json.dumps(report))
    tell_all(report)


if __name__ == "__main__":
    main()
