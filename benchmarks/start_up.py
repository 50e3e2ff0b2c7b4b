"""How long a person waits before anything happens: `fathoms --help`, `import fathoms`, `fathoms odds`.

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

FATHOMS = str(Path(sys.executable).parent / "fathoms")
RUNS = 20
# What is started, and the milliseconds that the project promises.
COMMANDS: dict[str, tuple[list[str], int]] = {
    "fathoms --help": ([FATHOMS, "--help"], 150),
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


if __name__ == "__main__":
    main()
