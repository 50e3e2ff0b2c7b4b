"""How fast compiled Atlantis Treasure is, on one core.

    .venv/bin/python benchmarks/kernels_atlantis.py [--json] [--seconds 1] [--rounds 3] [--copies 1024]

kernel         whole games a second, all seats random
kernel-bots    likewise for other bots and rule sets
kernel-course  random games with how each went, turn by turn
tables         actions a second at tables side by side (a move takes one action or two): observations,
               masks, rewards, new games included; `tables-drawing` counts the time to draw each action, too
kernel-start   from starting Python to a thousand games, with compiled code in the cache

By the time the processor spent, but kernel-start, which is by the clock too. Each figure is the best of the
rounds: what disturbs only ever makes it slower; kernel-start is the median of ten. The figures are JSON
lines; --json is what they always are.
"""

from __future__ import annotations

import time

import numpy as np
from figures import tell
from kernel_work import Line, asked, measure_games, measure_start

from fathoms.games.atlantis_treasure import GAME, STANDARD
from fathoms.games.atlantis_treasure.compiled.kernel import KERNEL
from fathoms.games.atlantis_treasure.rules import RULE_SETS

LEAST_GAMES = {4: 20_000.0}
"""Random games a second, by the number of seats."""
LEAST_GREEDY = 70.0
LINES = [
    Line(["greedy"] * 2, at_least=LEAST_GREEDY),
    Line(["greedy"] * 4, at_least=LEAST_GREEDY),
    Line(["greedy", "random"], at_least=LEAST_GREEDY),
    Line(["greedy"] * 4, "bigger-sea"),
    Line(["greedy"] * 4, "all-variants"),
    Line(["random"] * 4, "all-variants"),
]


def measure_tables(copies: int, rounds: int) -> None:
    """Tell how many words a second are said at tables side by side."""
    tables = KERNEL.vector_state(STANDARD, 4, copies)
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


def main() -> None:
    """Print the figures."""
    told = asked(__doc__)
    measure_games(GAME, LEAST_GAMES, LINES, RULE_SETS, told)
    measure_tables(told.copies, told.rounds)
    measure_start(GAME, 4)


if __name__ == "__main__":
    main()
