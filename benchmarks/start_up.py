"""How long a person waits before anything happens: `fathoms --help`, `odds`, `serve` until it is ready.

    .venv/bin/python benchmarks/start_up.py

Times are medians of twenty runs from start to end; each is also set beside starting Python alone, in the same
run. What the processor spent on it is less than a person waits on a busy machine.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from figures import as_installed, tell
from own_server import served

FATHOMS = str(Path(sys.executable).parent / "fathoms")
# Every message said by Fluent: what `fathoms.texts.quick` saves.
BY_FLUENT = (
    "import fathoms.texts; fathoms.texts.fill_in = lambda *_: None;"
    "from fathoms.cli import main; main(['--help'])"
)
RUNS = 20
SERVERS = 5
# What is started, and the milliseconds that the project promises.
COMMANDS: dict[str, tuple[list[str], int | None]] = {
    "fathoms --help": ([FATHOMS, "--help"], 150),
    "fathoms --help (Fluent)": ([sys.executable, "-c", BY_FLUENT], None),
    "import fathoms": ([sys.executable, "-c", "import fathoms"], 60),
    "fathoms odds": ([FATHOMS, "odds", "--dice", "112355", "--rolls-left", "2"], 300),
    "fathoms odds --goal": (
        [FATHOMS, "odds", "--dice", "none", "--rolls-left", "3", "--goal", "chest", "--json"],
        300,
    ),
}


class Spent(NamedTuple):
    """Milliseconds of a command: on the clock, and on the processor."""

    ms: float
    cpu_ms: float


def median_ms(command: list[str]) -> Spent:
    """Time a command from start to end."""
    clock: list[float] = []
    processor: list[float] = []
    for _ in range(RUNS):
        before, start = os.times(), time.perf_counter()
        subprocess.run(command, env=as_installed(), check=True, stdout=subprocess.DEVNULL)  # noqa: S603 - our own commands
        clock.append(1000 * (time.perf_counter() - start))
        after = os.times()
        user = after.children_user - before.children_user
        processor.append(1000 * (user + after.children_system - before.children_system))
    return Spent(statistics.median(clock), statistics.median(processor))


def ready_ms() -> float:
    """Time a server from its start until it says its address."""
    clock: list[float] = []
    for _ in range(SERVERS):
        start = time.perf_counter()
        with served():
            clock.append(1000 * (time.perf_counter() - start))
    return statistics.median(clock)


def main() -> None:
    """Print one JSON line a command."""
    bare = median_ms([sys.executable, "-c", "pass"])
    for name, (command, promised) in COMMANDS.items():
        spent = median_ms(command)
        tell(
            "command",
            spent.ms,
            "ms",
            about={"name": name},
            at_most=promised,
            times={"python-alone": bare.ms / spent.ms},
        )
        tell("command-processor", spent.cpu_ms, "ms", about={"name": name})
    tell("command", ready_ms(), "ms", about={"name": "fathoms serve"})


if __name__ == "__main__":
    main()
