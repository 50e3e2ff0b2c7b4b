"""Handicaps that make the chances of unequal bots equal: how even they get, and how long it takes.

python benchmarks/balance.py [--games 10000]
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
    from fathoms.lab.findings import Estimate

PAIRS = (
    ("into-the-blue", "greedy,random"),
    ("into-the-blue", "greedy,cautious"),
    ("into-the-blue", "greedy,diver"),
    ("into-the-blue", "greedy,cost:1.5"),
    ("atlantis-treasure", "greedy,careless"),
)


def share(found: Estimate) -> str:
    """Write a share with its interval."""
    return f"{100 * found.mean:.1f} ({100 * found.low:.1f} to {100 * found.high:.1f})"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    games, say, threads = parser.parse_args().games, Texts("en"), Threads()
    print("| game | players | wins of the first before, % | after, % | handicap | tried | seconds |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for name, texts in PAIRS:
        game = find_game(name)
        players = read_players(game, game.standard, texts.split(","))
        prepare(name, game.standard, [player.bots[0][0] for player in players])
        began = time.perf_counter()
        found = balance(BalanceQuestion(game, game.standard, players, games, 1), threads)
        took = time.perf_counter() - began
        handicap = " ".join(told_handicap(found, say)) or "none"
        print(
            f"| `{name}` | {texts} | {share(found.before[0])} | {share(found.after[0])} "
            f"| {handicap} | {found.tried} | {took:.0f} |",
            flush=True,
        )
    threads.shut_down()


if __name__ == "__main__":
    main()
