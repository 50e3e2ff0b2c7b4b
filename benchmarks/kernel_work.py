"""What is measured of every compiled game: games a second, and how soon the first ones come."""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any, NamedTuple

from figures import as_installed, tell

from fathoms.kernels import find_kernel

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from fathoms.core import AnyGame

MOST_START = 1_000
"""Milliseconds from starting Python to the first thousand games."""
_STARTS = 10

_START = """
import time
from fathoms import find_game
from fathoms.kernels import find_kernel
game = find_game("{game}")
find_kernel(game.name).play(game.standard, ["random"] * {seats}, range(1000), 1)
print(time.process_time())
"""
_NUMBA = """
import time
import numba
print(time.process_time())
"""


class Asked(NamedTuple):
    """How long to measure."""

    seconds: float
    rounds: int
    copies: int


class Line(NamedTuple):
    """Bots at a table of a rule set, and how many games a second are promised of them."""

    bots: Sequence[str]
    rules: str = "standard"
    at_least: float | None = None


def asked(told: str | None) -> Asked:
    """Read the words of the command line."""
    parser = argparse.ArgumentParser(description=told, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print JSON lines, as it always does")
    parser.add_argument("--seconds", type=float, default=1.0, help="about how long a round takes")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--copies", type=int, default=1_024, help="tables side by side")
    args = parser.parse_args()
    return Asked(args.seconds, args.rounds, args.copies)


def rate(work: Callable[[int], object], asked: Asked) -> float:
    """Give how many units of work a second of processor time does; the first call warms up."""
    count = 16
    work(count)
    while True:
        start = time.process_time()
        work(count)
        spent = time.process_time() - start
        if spent > asked.seconds / 4:
            break
        count *= 2
    best = count / spent
    for _ in range(asked.rounds):
        start = time.process_time()
        work(count)
        best = max(best, count / (time.process_time() - start))
    return best


def games(
    game: AnyGame, bots: Sequence[str], rules: Any = None, *, course: bool = False
) -> Callable[[int], object]:
    """Make the work of playing a number of games."""
    kernel, by = find_kernel(game.name), rules or game.standard
    if kernel is None:
        raise SystemExit(f"{game.name} is not compiled.")
    return lambda count: kernel.play(by, bots, range(count), 1, course=course)


def measure_games(
    game: AnyGame,
    promised: Mapping[int, float],
    lines: Sequence[Line],
    rule_sets: Mapping[str, Any],
    asked: Asked,
) -> None:
    """Tell how many games a second are played.

    Args:
        game: any compiled game.
        promised: for some numbers of seats, how many random games a second at least; the first of them
            is also played with its course.
        lines: other bots.
        rule_sets: the rule sets by their names.
        asked: how long to measure.
    """
    for seats in game.seats:
        random = rate(games(game, ["random"] * seats), asked)
        about = {"game": game.name, "players": seats}
        tell("kernel", random, "games/s", about=about, at_least=promised.get(seats))
    seats = next(iter(promised))
    course = rate(games(game, ["random"] * seats, course=True), asked)
    tell("kernel-course", course, "games/s", about={"game": game.name, "players": seats})
    for bots, name, at_least in lines:
        speed = rate(games(game, bots, rule_sets[name]), asked)
        about = {"game": game.name, "bots": ", ".join(bots), "rules": name}
        tell("kernel-bots", speed, "games/s", about=about, at_least=at_least)


def measure_start(game: AnyGame, seats: int) -> None:
    """Tell how long a first thousand games take from a cold start with a warm cache, beside numba alone."""
    clock, processor = _started(_START.format(game=game.name, seats=seats))
    _, numba = _started(_NUMBA)
    about = {"game": game.name}
    tell("kernel-start-processor", processor, "ms", about=about, at_most=MOST_START)
    tell(
        "kernel-start", clock, "ms", about=about, at_most=MOST_START, times={"numba-alone": numba / processor}
    )


def _started(code: str) -> tuple[float, float]:
    """Give the medians of what some starts take, in milliseconds: on the clock, and of the processor."""
    clock, processor = list[float](), list[float]()
    for _ in range(_STARTS):
        start = time.perf_counter()
        done = subprocess.run(  # noqa: S603 - our own words
            [sys.executable, "-c", code], env=as_installed(), check=True, capture_output=True, text=True
        )
        clock.append(time.perf_counter() - start)
        processor.append(float(done.stdout))
    return 1000 * statistics.median(clock), 1000 * statistics.median(processor)
