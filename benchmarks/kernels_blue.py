"""How fast compiled Into the Blue is, on one core.

    .venv/bin/python benchmarks/kernels_blue.py [--json] [--seconds 1] [--rounds 3] [--copies 1024]

kernel         whole games a second, all seats random
kernel-bots    likewise for other bots and rule sets
kernel-course  random games with how each went, turn by turn
tables         decisions a second at so many tables side by side: observations, masks, rewards, new games
               included; `tables-drawing` counts the time to draw a random word from each mask, too
kernel-start   from starting Python to a thousand games, with compiled code in the cache

By the time the processor spent, but kernel-start, which is by the clock too. Each figure is the best of the
rounds: what disturbs only ever makes it slower. The figures are JSON lines; --json is what they always are.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any

import numpy as np
from figures import tell

from fathoms.games.into_the_blue import GAME, STANDARD
from fathoms.games.into_the_blue.exact.bulk import KERNEL
from fathoms.games.into_the_blue.exact.bulk.stepping import sample
from fathoms.games.into_the_blue.rulesets import RULE_SETS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

LEAST_GAMES = 400_000
LEAST_DECISIONS = 6_000_000
MOST_START = 1_000

START = """
import time
from fathoms import find_game
from fathoms.kernels import find_kernel
game = find_game("into-the-blue")
find_kernel(game.name).play(game.standard, ["random", "random"], range(1000), 1)
print(time.process_time())
"""


def rate(work: Callable[[int], object], seconds: float, rounds: int) -> float:
    """Give how many units of work a second of processor time does; the first call warms up."""
    count = 16
    work(count)
    while True:
        start = time.process_time()
        work(count)
        spent = time.process_time() - start
        if spent > seconds / 4:
            break
        count *= 2
    best = count / spent
    for _ in range(rounds):
        start = time.process_time()
        work(count)
        best = max(best, count / (time.process_time() - start))
    return best


def games(bots: Sequence[str], rules: Any = STANDARD, *, course: bool = False) -> Callable[[int], object]:
    """Make the work of playing so many games."""
    return lambda count: KERNEL.play(rules, bots, range(count), 1, course=course)


def measure_games(seconds: float, rounds: int) -> None:
    """Tell how many games a second are played."""
    for seats in (2, 3, 4, 5):
        tell(
            "kernel",
            rate(games(["random"] * seats), seconds, rounds),
            "games/s",
            about={"game": GAME.name, "players": seats},
            at_least=LEAST_GAMES if seats == 2 else None,
        )
    course = rate(games(["random"] * 2, course=True), seconds, rounds)
    tell("kernel-course", course, "games/s", about={"game": GAME.name, "players": 2})
    trench = RULE_SETS["deep-trench"]
    for bots, rules, name in (
        (["greedy"] * 2, STANDARD, "standard"),
        (["greedy"] * 5, STANDARD, "standard"),
        (["cautious", "diver"], STANDARD, "standard"),
        (["greedy"] * 2, trench, "deep-trench"),
        (["expert", "greedy"], STANDARD, "standard"),
        (["expert"] * 2, STANDARD, "standard"),
        (["expert"] * 5, STANDARD, "standard"),
    ):
        tell(
            "kernel-bots",
            rate(games(bots, rules), seconds, rounds),
            "games/s",
            about={"game": GAME.name, "bots": ", ".join(bots), "rules": name},
        )


def measure_tables(copies: int, seconds: float, rounds: int) -> None:
    """Tell how many decisions a second are taken at tables side by side."""
    tables = KERNEL.tables(STANDARD, 2, copies)
    tables.reset(np.arange(copies, dtype=np.uint64))
    said, stream = np.zeros(copies, np.int64), np.array([1], np.uint64)

    def draw() -> None:
        sample(tables.masks, stream, said)
        np.maximum(said, 0, out=said)  # where a game is over any word begins the next

    def decide(count: int) -> None:
        for _ in range(count):
            draw()
            tables.step(said)

    both = rate(decide, seconds, rounds) * copies
    alone = 0.0
    for _ in range(rounds):
        spent = 0.0
        for _ in range(300):
            draw()
            start = time.process_time()
            tables.step(said)
            spent += time.process_time() - start
        alone = max(alone, 300 * copies / spent)
    about = {"game": GAME.name, "tables": copies}
    tell("tables", alone, "decisions/s", about=about, at_least=LEAST_DECISIONS)
    tell("tables-drawing", both, "decisions/s", about=about, at_least=LEAST_DECISIONS)


def measure_start(rounds: int) -> None:
    """Tell how long a first thousand games take from a cold start with a warm cache."""
    processor, clock = list[float](), list[float]()
    for _ in range(rounds + 1):
        start = time.perf_counter()
        done = subprocess.run([sys.executable, "-c", START], check=True, capture_output=True, text=True)  # noqa: S603 - our own words
        clock.append(time.perf_counter() - start)
        processor.append(float(done.stdout))
    about = {"game": GAME.name}
    tell("kernel-start-processor", 1000 * min(processor), "ms", about=about, at_most=MOST_START)
    tell("kernel-start", 1000 * min(clock), "ms", about=about, at_most=MOST_START)


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--json", action="store_true", help="print JSON lines, as it always does")
    parser.add_argument("--seconds", type=float, default=1.0, help="about how long a round takes")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--copies", type=int, default=1_024, help="tables side by side")
    args = parser.parse_args()
    measure_games(args.seconds, args.rounds)
    measure_tables(args.copies, args.seconds, args.rounds)
    measure_start(args.rounds)


if __name__ == "__main__":
    main()
