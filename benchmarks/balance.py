"""Handicaps that make the chances of unequal bots equal: how even they get, and how long it takes.

python benchmarks/balance.py [--games 10000] [--seeds 1,2,3]
"""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING

from fathoms.core import find_game
from fathoms.lab.balance import BalanceQuestion, balance
from fathoms.lab.measures import prepare
from fathoms.lab.players import read_players
from fathoms.lab.worker_pool import Threads
from fathoms.texts import Texts
from fathoms.workshop.figures import told_handicap

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.lab.findings import Estimate

PAIRS = (
    ("into-the-blue", "greedy,random"),
    ("into-the-blue", "greedy,cautious"),
    ("into-the-blue", "greedy,diver"),
    ("into-the-blue", "greedy,cost:1.5"),
    ("into-the-blue", "greedy,diver,cautious"),
    ("into-the-blue", "greedy,cautious,random"),
    ("atlantis-treasure", "greedy,careless"),
    ("atlantis-treasure", "greedy,random"),
)


def shares(found: Sequence[Estimate]) -> str:
    """Write everybody's shares, with the widest of their intervals."""
    wide = max(each.high - each.low for each in found)
    return f"{', '.join(f'{100 * each.mean:.1f}' for each in found)} ± {50 * wide:.1f}"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seeds", default="1")
    asked, say, threads = parser.parse_args(), Texts("en"), Threads()
    print("| game | players | seed | wins before, % | after, % | handicap | tried | seconds |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for name, texts in PAIRS:
        game = find_game(name)
        players = read_players(game, game.standard, texts.split(","))
        prepare(name, game.standard, [player.bots[0][0] for player in players])
        for seed in map(int, asked.seeds.split(",")):
            began = time.perf_counter()
            found = balance(BalanceQuestion(game, game.standard, players, asked.games, seed), threads)
            took = time.perf_counter() - began
            handicap = " ".join(told_handicap(found, say)) or "none"
            print(
                f"| `{name}` | {texts} | {seed} | {shares(found.before)} | {shares(found.after)} "
                f"| {handicap} | {found.tried} | {took:.0f} |",
                flush=True,
            )
    threads.shut_down()


if __name__ == "__main__":
    main()
