"""How fast compiled Into the Blue is, on one core.

    .venv/bin/python benchmarks/kernels_blue.py [--json] [--seconds 1] [--rounds 3] [--copies 1024]

kernel         whole games a second, all seats random
kernel-bots    likewise for other bots and rule sets
kernel-course  random games with how each went, turn by turn
tables         decisions a second at tables side by side: observations, masks, rewards, new games
               included; `tables-drawing` counts the time to draw a random action from each mask, too
kernel-start   from starting Python to a thousand games, with compiled code in the cache

By the time the processor spent, but kernel-start, which is by the clock too. Each figure is the best of the
rounds: what disturbs only ever makes it slower; kernel-start is the median of ten. The figures are JSON
lines; --json is what they always are.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import numpy as np
from figures import tell
from kernel_work import Line, asked, measure_games, measure_start, rate

from fathoms.games.into_the_blue import GAME, STANDARD
from fathoms.games.into_the_blue.compiled.chance import mixed
from fathoms.games.into_the_blue.compiled.instructions import pick
from fathoms.games.into_the_blue.compiled.kernel import KERNEL
from fathoms.games.into_the_blue.rules import RULE_SETS
from fathoms.jit import njit, njit_helper

if TYPE_CHECKING:
    from kernel_work import Asked
    from numpy.typing import NDArray

LEAST_GAMES = {2: 400_000.0}
"""Random games a second, by the number of seats."""
LEAST_DECISIONS = 6_000_000
LINES = [
    Line(["greedy"] * 2),
    Line(["greedy"] * 5),
    Line(["cautious", "diver"]),
    Line(["greedy"] * 2, "deep-trench"),
    Line(["expert", "greedy"]),
    Line(["expert"] * 2),
    Line(["expert"] * 5),
]


@njit_helper
def _eight(masks: NDArray[np.int8], at: int, start: int) -> int:
    """Count the actions that are allowed among eight."""
    total = 0
    for action in range(8):
        total += masks[at, start + action]
    return total


@njit
def draw_legal(masks: NDArray[np.int8], stream: NDArray[np.uint64], drawn: NDArray[np.int64]) -> None:
    """Draw for each row of masks one of the actions that it allows; -1 where there is none."""
    actions = masks.shape[1]
    eights = actions & ~7
    for at in range(masks.shape[0]):
        count = 0
        for start in range(0, eights, 8):
            count += _eight(masks, at, start)
        for action in range(eights, actions):
            count += masks[at, action]
        stream[0] += np.uint64(0x9E3779B97F4A7C15)
        left = pick(mixed(stream[0]), np.uint64(count))
        action = 0
        while action < eights:
            here = _eight(masks, at, action)
            if here > left:
                break
            left -= here
            action += 8
        drawn[at] = -1
        while action < actions:
            left -= masks[at, action]
            if left < 0:
                drawn[at] = action
                break
            action += 1


def measure_tables(told: Asked) -> None:
    """Tell how many decisions a second are taken at tables side by side."""
    copies = told.copies
    tables = KERNEL.vector_state(STANDARD, 2, copies)
    tables.reset(np.arange(copies, dtype=np.uint64))
    said, stream = np.zeros(copies, np.int64), np.array([1], np.uint64)

    def draw() -> None:
        draw_legal(tables.masks, stream, said)
        np.maximum(said, 0, out=said)  # where a game is over any action begins the next

    def decide(count: int) -> None:
        for _ in range(count):
            draw()
            tables.step(said)

    both = rate(decide, told) * copies
    alone = 0.0
    for _ in range(told.rounds):
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


def main() -> None:
    """Print the figures."""
    told = asked(__doc__)
    measure_games(GAME, LEAST_GAMES, LINES, RULE_SETS, told)
    measure_tables(told)
    measure_start(GAME, 2)


if __name__ == "__main__":
    main()
