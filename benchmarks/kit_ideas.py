"""The built-in ideas of Atlantis Treasure, measured by games of bots.

    python benchmarks/kit_ideas.py [--games 1000]

For each: turns of a game of `greedy` against `greedy` (two players, or four in teams), how often the seat
that begins wins, how often the sides end at most one apart, how many games end for want of change (E3), the
torpedoes that are fired; and how often `greedy` beats `random`. Best first: games that end by their own
rules, in which it does not matter who begins, that are close and not long.
"""

from __future__ import annotations

import argparse
from typing import NamedTuple

import numpy as np
from kit_blocks import measure as measure_against_random

from fathoms.games.atlantis_treasure.compiled.kernel import KERNEL
from fathoms.games.atlantis_treasure.rule_sets import IDEAS

_LONG = 40
"""Turns from which a game is long."""


class Figures(NamedTuple):
    """What was measured of an idea."""

    name: str
    turns: float
    begins: float
    close: float
    quiet: float
    torpedoes: float
    beats_random: float

    @property
    def rank(self) -> float:
        """Lower is better."""
        unfair, long = abs(self.begins - 0.5), max(0.0, self.turns / _LONG - 1)
        return 2 * unfair + 3 * self.quiet + 0.5 * (1 - self.close) + 0.3 * long


def measure(name: str, games: int) -> Figures:
    """Let bots play an idea."""
    rules = IDEAS[name]
    seats = 4 if rules.teams else 2
    plays = KERNEL.play(rules, ["greedy"] * seats, range(games), 7, "rotate")
    won = plays.wins[np.arange(games), plays.first] / plays.wins.sum(axis=1)
    apart = np.abs(plays.scores[:, 0] - plays.scores[:, 1])
    return Figures(
        name,
        float(plays.turns.mean()),
        # Of a team both win.
        float(won.mean()) * (2 if rules.teams else 1),
        float((apart <= 1).mean()),
        float(plays.deeds[:, KERNEL.deeds.index("quiet-ends")].mean()),
        float(plays.deeds[:, KERNEL.deeds.index("torpedoes-fired")].mean()),
        measure_against_random(rules, games)[0],
    )


def main() -> None:
    """Print a line for each idea, the best first."""
    parser = argparse.ArgumentParser(description="The built-in ideas of Atlantis Treasure, measured.")
    parser.add_argument("--games", type=int, default=1000)
    games = parser.parse_args().games
    print(
        "| idea | turns | who begins wins | at most 1 apart | quiet ends | torpedoes | greedy beats random |"
    )
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for found in sorted((measure(name, games) for name in IDEAS), key=lambda each: each.rank):
        print(
            f"| `{found.name}` | {found.turns:.0f} | {found.begins:.0%} | {found.close:.0%} | "
            f"{found.quiet:.1%} | {found.torpedoes:.1f} | {found.beats_random:.1%} |"
        )


if __name__ == "__main__":
    main()
