"""How fast compiled Atlantis Treasure is, on one core.

    .venv/bin/python benchmarks/kernels_atlantis.py [--json] [--seconds 1] [--rounds 3] [--copies 1024]

kernel         whole games a second, all seats random
kernel-bots    likewise for other bots and rule sets
kernel-course  random games with how each went, turn by turn
tables         words a second at so many tables side by side (a move takes one word or two): observations,
               masks, rewards, new games included; `tables-drawing` counts the time to draw each word, too
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

from fathoms.games.atlantis_treasure import GAME, STANDARD
from fathoms.games.atlantis_treasure.exact.bulk import KERNEL
from fathoms.games.atlantis_treasure.rulesets import RULE_SETS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

LEAST_GAMES = 20_000
"""Random games of four a second."""
LEAST_GREEDY = 70
MOST_START = 1_000

START = """
import time
from fathoms import find_game
from fathoms.kernels import find_kernel
game = find_game("atlantis-treasure")
find_kernel(game.name).play(game.standard, ["random"] * 4, range(1000), 1)
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
    for seats in GAME.seats:
        tell(
            "kernel",
            rate(games(["random"] * seats), seconds, rounds),
            "games/s",
            about={"game": GAME.name, "players": seats},
            at_least=LEAST_GAMES if seats == GAME.seats[-1] else None,
        )
    course = rate(games(["random"] * 4, course=True), seconds, rounds)
    tell("kernel-course", course, "games/s", about={"game": GAME.name, "players": 4})
    for bots, name in (
        (["greedy"] * 2, "standard"),
        (["greedy"] * 4, "standard"),
        (["greedy", "random"], "standard"),
        (["greedy"] * 4, "bigger-sea"),
        (["greedy"] * 4, "all-variants"),
        (["random"] * 4, "all-variants"),
    ):
        tell(
            "kernel-bots",
            rate(games(bots, RULE_SETS[name]), seconds, rounds),
            "games/s",
            about={"game": GAME.name, "bots": ", ".join(bots), "rules": name},
            at_least=LEAST_GREEDY if name == "standard" else None,
        )


def measure_tables(copies: int, rounds: int) -> None:
    """Tell how many words a second are said at tables side by side."""
    tables = KERNEL.tables(STANDARD, 4, copies)
    tables.reset(np.arange(copies, dtype=np.uint64))
    rng, alone, both = np.random.default_rng(1), 0.0, 0.0
    for _ in range(rounds):
        said, spent, begin = 0, 0.0, time.process_time()
        for _ in range(200):
            words = (rng.random(tables.masks.shape, np.float32) * tables.masks).argmax(axis=1)
            start = time.process_time()
            tables.step(words)
            spent += time.process_time() - start
            said += copies
        alone = max(alone, said / spent)
        both = max(both, said / (time.process_time() - begin))
    about = {"game": GAME.name, "tables": copies}
    tell("tables", alone, "words/s", about=about)
    tell("tables-drawing", both, "words/s", about=about)


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
    measure_tables(args.copies, args.rounds)
    measure_start(args.rounds)


if __name__ == "__main__":
    main()
