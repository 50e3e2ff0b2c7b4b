"""How long a person waits before anything happens: `fathoms --help` and `import fathoms`.

    .venv/bin/python benchmarks/start_up.py

Times are medians of twenty runs; each is also given as a multiple of starting Python alone, in the same run.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import time
from pathlib import Path

FATHOMS = str(Path(sys.executable).parent / "fathoms")
# What is started, and the milliseconds that the project promises.
COMMANDS: dict[str, tuple[list[str], int]] = {
    "fathoms --help": ([FATHOMS, "--help"], 150),
    "import fathoms": ([sys.executable, "-c", "import fathoms"], 60),
}


def median_ms(command: list[str]) -> float:
    """Time a command from start to end."""
    times: list[float] = []
    for _ in range(20):
        start = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)  # noqa: S603 - our own commands
        times.append(1000 * (time.perf_counter() - start))
    return statistics.median(times)


def main() -> None:
    """Print one JSON line a command."""
    bare = median_ms([sys.executable, "-c", "pass"])
    for name, (command, promised) in COMMANDS.items():
        spent = median_ms(command)
        answer = {
            "command": name,
            "ms": round(spent, 1),
            "promised_ms": promised,
            "times_python_alone": round(spent / bare, 2),
        }
        print(json.dumps(answer))


if __name__ == "__main__":
    main()
