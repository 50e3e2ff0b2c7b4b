"""What bots give away a decision, as reviews tell it: the figures that a person's own stand beside.

    python benchmarks/review_bots.py GAME [--games 100] [--players 2 3 …] [--bots greedy …] [--write]

Each bot plays the standard game against itself, and the games are reviewed; a figure is the cost of all its
decisions over their number. Prints points of winning chance with their standard error over games; `--write`
puts billionths into `bot_costs.json` beside the game's analyst, where reviews read them. Games come from a
seed: every run on the same code gives the same.
"""

from __future__ import annotations

import argparse
import inspect
import json
import random
from pathlib import Path
from statistics import stdev
from typing import Any, NamedTuple

from fathoms.analysis import find_reviewer
from fathoms.core import (
    CHANCE,
    FathomsError,
    Record,
    Seeded,
    bot_names,
    check_fit,
    find_bot,
    find_game,
    view,
)
from fathoms.review import WHOLE, review

_POINT = WHOLE / 100


class Measured(NamedTuple):
    """What a bot gave away."""

    cost: int
    decisions: int
    error: float
    """Of the cost a decision, one standard error."""

    @property
    def accuracy(self) -> int:
        """Billionths a decision."""
        return round(self.cost / self.decisions) if self.decisions else 0


def main() -> None:
    """Print the figures, and write them if asked to."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    words.add_argument("game")
    words.add_argument("--games", type=int, default=100)
    words.add_argument("--players", type=int, nargs="+")
    words.add_argument("--bots", nargs="+")
    words.add_argument("--write", action="store_true")
    given = words.parse_args()
    game = find_game(given.game)
    file = Path(inspect.getfile(type(find_reviewer(game.name)))).with_name("bot_costs.json")
    for players in given.players or game.seats:
        for bot in given.bots or bot_names(game.name):
            try:
                check_fit(find_bot(bot, game.name), game.standard, players)
            except FathomsError:
                continue
            found = measure(game.name, bot, players, given.games)
            told = f"{found.accuracy / _POINT:6.3f} ± {found.error / _POINT:.3f} points a decision"
            print(f"{players} players, {bot:<10} {told} ({found.decisions} decisions)", flush=True)
            if given.write:
                keep(file, players, bot, found.accuracy)


def keep(file: Path, players: int, bot: str, accuracy: int) -> None:
    """Put a figure beside those that are there."""
    known: dict[str, dict[str, int]] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    known.setdefault(str(players), {})[bot] = accuracy
    file.write_text(json.dumps(known, indent=2, sort_keys=True) + "\n", encoding="utf-8")


def measure(game: str, bot: str, players: int, games: int) -> Measured:
    """Let a bot play against itself and add up what it gave away."""
    costs: list[int] = []
    decisions: list[int] = []
    for number in range(games):
        totals = review(play(game, bot, players, f"{bot} {players} {number}")).totals
        costs.append(sum(each.cost for each in totals))
        decisions.append(sum(each.decisions for each in totals))
    cost, count = sum(costs), sum(decisions)
    mean = cost / count if count else 0.0
    apart = [spent - mean * made for spent, made in zip(costs, decisions, strict=True)]
    error = stdev(apart) * games**0.5 / count if games > 1 and count else 0.0
    return Measured(cost, count, error)


def play(game: str, bot: str, players: int, seed: str) -> Record:
    """Play a game of a bot against itself."""
    found, rng = find_game(game), random.Random(seed)
    chooser, first = find_bot(bot, game), rng.randrange(players)
    state: Any = found.start(found.standard, players, first)
    moves: list[str] = []
    while state.actor is not None:
        move: Any
        if state.actor == CHANCE:
            move = Seeded(rng).draw(state.chances())
        else:
            move = chooser.choose(view(state, state.actor), rng)
        state = state.play(move)
        moves.append(found.write_move(move, found.standard))
    return Record(game, {}, found.colours[:players], first, tuple(moves), state.result)


if __name__ == "__main__":
    main()
