"""How well the bot `expert` of Atlantis Treasure plays, and how fast the kernels are. One JSON line a figure.

    .venv/bin/python benchmarks/atlantis_expert.py [--deals N] [--players N] [--budget-ms N] [--rules NAME]

share    share of wins of one expert among `greedy` bots; every deal is played with the same dice once from
each seat, and `low` and `high` bound the share with 95 % confidence
turn     milliseconds of a whole turn in those games, by the clock
random   random games a second of four players in the kernel, on one core, by the clock and by the time the
processor spent on them (they differ on a machine that is busy with other work)
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from typing import TYPE_CHECKING, Any

import numpy as np
from figures import tell as figure

from fathoms.core import CHANCE, Bot, Seeded, view
from fathoms.games.atlantis_treasure import GAME
from fathoms.games.atlantis_treasure.bots.expert import ExpertBot
from fathoms.games.atlantis_treasure.bots.greedy import GreedyBot
from fathoms.games.atlantis_treasure.compiled.luck import drawn
from fathoms.games.atlantis_treasure.compiled.moves import COUNTS, count_moves, nth_move
from fathoms.games.atlantis_treasure.compiled.rules import OVER, PHASE, constants_of, copy, pack
from fathoms.games.atlantis_treasure.compiled.rules import play as play_move
from fathoms.games.atlantis_treasure.rules import RULE_SETS
from fathoms.jit import njit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.games.atlantis_treasure import Rules
    from fathoms.games.atlantis_treasure.compiled.rules import Row

LEAST_SHARE = 0.70
LEAST_RANDOM = 20_000


def play(rules: Rules, bots: Sequence[Bot], timed: int, seed: str, turns: list[float]) -> float:
    """Play a game; note how long each turn of the timed seat took, and give its part of the win."""
    dice, rng = Seeded(random.Random(seed)), random.Random(f"{seed} bots")
    state: Any = GAME.start(rules, len(bots))
    spent = 0.0
    while (actor := state.actor) is not None:
        if actor == CHANCE:
            if spent:
                turns.append(spent)
            spent = 0.0
            state = state.play(dice.draw(state.chances()))
            continue
        before = time.perf_counter()
        move = bots[int(actor)].choose(view(state, actor), rng)
        if actor == timed:
            spent += (time.perf_counter() - before) * 1000
        state = state.play(move)
    result = state.result
    return 1 / len(result.winners) if result and timed in result.winners else 0.0


def share_against_greedy(rules: Rules, players: int, deals: int, expert: ExpertBot) -> None:
    """Print the share of wins and the time of a turn."""
    greedy = GreedyBot()
    turns: list[float] = []

    def deal(number: str) -> float:
        tables = [[expert if seat == at else greedy for seat in range(players)] for at in range(players)]
        return statistics.mean(play(rules, table, at, number, turns) for at, table in enumerate(tables))

    deal("first call")
    turns.clear()
    shares = [deal(str(number)) for number in range(deals)]
    mean, error = statistics.mean(shares), statistics.stdev(shares) / deals**0.5
    tell(
        measure="share",
        players=players,
        games=players * deals,
        share=mean,
        low=mean - 1.96 * error,
        high=mean + 1.96 * error,
        times_fair=mean * players,
        **({"promised": LEAST_SHARE} if players == 2 else {}),
    )
    figure(
        "wins",
        100 * mean,
        "%",
        about={"bot": "expert", "among": "greedy", "players": players},
        at_least=100 * LEAST_SHARE if players == 2 else None,
        times={"fair-share": mean * players},
    )
    counted = "processor" if expert.clock is time.thread_time else "clock"
    median, worst = statistics.median(turns), max(turns)
    tell(measure="turn", budget_ms=expert.budget_ms, counted_by=counted, median=median, worst=worst)


@njit
def random_games(constants: Row, start: Row, games: int, key: np.uint64) -> None:
    """Play games from a state, every legal move equally likely."""
    counts, state, drawn_moves = np.empty(COUNTS, np.int64), start.copy(), 0
    for _ in range(games):
        copy(start, state)
        while state[PHASE] != OVER:
            total = count_moves(constants, state, counts)
            drawn_moves += 1
            play_move(constants, state, nth_move(constants, state, counts, drawn(key, drawn_moves, total)))


def random_speed(games: int) -> None:
    """Print how many random games a second the kernel plays; the best of three runs."""
    constants, start = constants_of(GAME.standard, 4), pack(GAME.start(GAME.standard, 4))
    random_games(constants, start, 10, np.uint64(1))
    clock = processor = 0.0
    for run in range(3):
        began, worked = time.perf_counter(), time.process_time()
        random_games(constants, start, games, np.uint64(run))
        clock = max(clock, games / (time.perf_counter() - began))
        processor = max(processor, games / (time.process_time() - worked))
    tell(measure="random", by_clock=clock, by_processor=processor, promised=LEAST_RANDOM)
    figure("playouts", processor, "games/s", at_least=LEAST_RANDOM)


def tell(**figures: Any) -> None:
    """Print one line."""
    rounded = {key: round(value, 3) if isinstance(value, float) else value for key, value in figures.items()}
    print(json.dumps(rounded), flush=True)


def main() -> None:
    """Print all figures."""
    layout = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=layout)
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--budget-ms", type=float, default=200)
    parser.add_argument("--processor", action="store_true", help="the budget counts the processor's time")
    parser.add_argument("--rules", choices=list(RULE_SETS), default="standard")
    given = parser.parse_args()
    random_speed(20_000)
    clock = time.thread_time if given.processor else time.monotonic
    expert = ExpertBot(given.budget_ms, clock=clock)
    share_against_greedy(RULE_SETS[given.rules], given.players, given.deals, expert)


if __name__ == "__main__":
    main()
