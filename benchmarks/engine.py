"""How fast the readable engines play random games, on one core.

    .venv/bin/python benchmarks/engine.py [--games N]

Each figure is printed with what it must at least reach, and as a multiple of a fixed piece of plain Python
work timed in the same run (machines are noisy; that multiple is what can be compared).
"""

from __future__ import annotations

import argparse
import random
import time

from figures import tell
from yardstick import yardstick

from fathoms.bots.arena import play_game
from fathoms.core import AnyGame, find_bot, find_game

# Game, seats, and the games a second that the project promises.
PROMISED = [("into-the-blue", 2, 400), ("atlantis-treasure", 4, 100)]


def games_a_second(game: AnyGame, seats: int, games: int) -> float:
    """Play random games and count them by the clock; the best of three runs."""
    bots = [find_bot("random", game.name)] * seats
    best = 0.0
    for run in range(3):
        rng = random.Random(run)
        start = time.perf_counter()
        for number in range(games):
            play_game(game, game.standard, bots, number % seats, rng)
        best = max(best, games / (time.perf_counter() - start))
    return best


def main() -> None:
    """Print one JSON line a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    games = parser.parse_args().games
    for name, seats, promised in PROMISED:
        speed = games_a_second(find_game(name), seats, games)
        tell(
            "engine",
            speed,
            "games/s",
            about={"game": name, "players": seats},
            at_least=promised,
            times={"plain-python": speed * yardstick()},
        )


if __name__ == "__main__":
    main()
