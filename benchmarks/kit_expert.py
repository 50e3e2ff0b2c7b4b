"""How the bot `expert` does against `random` and `greedy` under each block of the kit of Atlantis Treasure.

    .venv/bin/python benchmarks/kit_expert.py [--games 20] [--budget 16] [--only currents] [--against greedy]

Each line is one rule set: the share of wins of `expert` (a shared win counts in parts) with its standard
error against either bot, from every seat in turn, and the milliseconds of processor time that a decision of
`expert` takes. With teams, `expert` plays two seats.
"""

from __future__ import annotations

import argparse
import random
import time
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any

from kit_blocks import BLOCKS

from fathoms.bots.random import RandomBot
from fathoms.core import CHANCE, Seeded, begins_with, view
from fathoms.games.atlantis_treasure import GAME, Rules
from fathoms.games.atlantis_treasure.bots.expert import ExpertBot
from fathoms.games.atlantis_treasure.bots.greedy import GreedyBot

if TYPE_CHECKING:
    from fathoms.core import Bot

RIVALS: dict[str, type[Any]] = {"random": RandomBot, "greedy": GreedyBot}


def play(rules: Rules, expert: Bot, rival: Bot, number: int, spent: list[float]) -> float:
    """Play a game, `expert` at every second seat; give its share of the win."""
    # Two games in a row have the same dice, with the seats changed.
    rng, dice = random.Random(f"bots {number}"), Seeded(random.Random(f"dice {number // 2}"))
    seats, mine = 4 if rules.teams else 2, number % 2
    first = begins_with(GAME, rules, seats, number // 2 % 2)
    state: Any = GAME.start(rules, seats, int(first))
    while (actor := state.actor) is not None:
        if actor == CHANCE:
            state = state.play(dice.draw(state.chances()))
        elif actor % 2 == mine:
            before = time.process_time()
            move = expert.choose(view(state, actor), rng)
            spent.append(time.process_time() - before)
            state = state.play(move)
        else:
            state = state.play(rival.choose(view(state, actor), rng))
    won = state.result.winners
    return sum(seat % 2 == mine for seat in won) / len(won)


def main() -> None:
    """Print a line a block."""
    parser = argparse.ArgumentParser(description="`expert` under each block of the kit.")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--budget", type=int, default=16, help="ways to end a turn looked at closely")
    parser.add_argument("--only", default="", help="names of blocks, with commas")
    parser.add_argument("--against", default="random,greedy")
    asked = parser.parse_args()
    chosen = [name for name in asked.only.split(",") if name] or list(BLOCKS)
    rivals = asked.against.split(",")
    print(f"| block | {' | '.join(f'against {rival}' for rival in rivals)} | ms a decision |")
    print(f"| --- | {'---: | ' * len(rivals)}---: |")
    shares: dict[str, list[float]] = {rival: [] for rival in rivals}
    for name in chosen:
        rules, spent, told = Rules(**BLOCKS[name]), list[float](), list[str]()
        for rival in rivals:
            bots = ExpertBot(budget=asked.budget), RIVALS[rival]()
            won = [play(rules, *bots, number, spent) for number in range(asked.games)]
            shares[rival].append(fmean(won))
            told.append(f"{fmean(won):.1%} ± {stdev(won) / len(won) ** 0.5:.1%}")
        print(f"| {name} | {' | '.join(told)} | {1000 * fmean(spent):.1f} |", flush=True)
    print(f"| mean | {' | '.join(f'{fmean(shares[rival]):.1%}' for rival in rivals)} | |")


if __name__ == "__main__":
    main()
