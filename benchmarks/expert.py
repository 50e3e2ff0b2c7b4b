"""How well the bot `expert` of Into the Blue plays, and how fast. It prints one JSON line for each figure.

    .venv/bin/python benchmarks/expert.py [--games N] [--turns N] [--solved FILE]

Without a solved two-player table (`fathoms solve into-the-blue`) the figures that need one are left out.

    regret     winning chance given away in a turn of the game for two, by each choice against the solved game
    share      share of wins of one player among players of another kind; every game is played from each seat
               with the same dice, and `low` and `high` bound the share with 95 % confidence
    turn       milliseconds for a whole turn through the engine
"""

from __future__ import annotations

import argparse
import json
import random
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fathoms.core import CHANCE, FathomsError, Seeded, view
from fathoms.games.into_the_blue import GAME, STANDARD
from fathoms.games.into_the_blue.exact.expert import ExpertBot
from fathoms.games.into_the_blue.exact.library import open_table
from fathoms.games.into_the_blue.exact.losses import judge_turns
from fathoms.games.into_the_blue.exact.match import EXPERT, GREEDY, PERFECT, play_match
from fathoms.games.into_the_blue.exact.network import network_for
from fathoms.games.into_the_blue.exact.solution import open_solution
from fathoms.games.into_the_blue.exact.solved_file import SolvedTable

if TYPE_CHECKING:
    from fathoms.games.into_the_blue.exact.solution import Solution

NAMES = {EXPERT: "expert", GREEDY: "greedy", PERFECT: "perfect"}
SEATS = (2, 3, 4, 5)
# The most that a turn may give away, and the least share of wins.
MOST_REGRET = 0.0005
LEAST_AGAINST_GREEDY = {2: 0.80, 3: 1.5 / 3, 4: 1.5 / 4, 5: 1.5 / 5}
LEAST_AGAINST_PERFECT = 0.495


def tell(**figures: Any) -> None:
    """Print one line."""
    rounded = {
        name: round(value, 6) if isinstance(value, float) else value for name, value in figures.items()
    }
    print(json.dumps(rounded), flush=True)


def share(
    seats: int, kinds: tuple[int, int], games: int, promised: float, solution: Solution | None = None
) -> None:
    """Play a match and print who won how much."""
    one, others = kinds
    standing = play_match(seats, network_for(seats), kinds, games=games, solution=solution)
    tell(
        measure="share",
        players=seats,
        bot=NAMES[one],
        among=NAMES[others],
        games=standing.games,
        share=standing.share,
        low=standing.share - standing.margin,
        high=standing.share + standing.margin,
        times_fair=standing.share * seats,
        promised=round(promised, 4),
    )


def regret(solution: Solution, turns: int) -> None:
    """Judge turns against the solved game: blind as the solution is, and with a look into the own chests."""
    for kind, blind in ((EXPERT, True), (EXPERT, False), (GREEDY, True)):
        losses = judge_turns(network_for(2), solution, kind, turns=turns, blind=blind)
        tell(
            measure="regret",
            bot=NAMES[kind],
            looks_into_chests=not blind,
            turns=turns,
            per_turn=losses.per_turn,
            margin=losses.margin,
            worst=float(losses.lost.max()),
            **({"promised": MOST_REGRET} if kind == EXPERT else {}),
        )


def turn_time(seats: int, games: int) -> None:
    """Time whole turns of the bot through the engine."""
    bot, rng, spent, turns = ExpertBot(), random.Random(seats), list[float](), 0
    for game in range(games + 1):
        state, latest = GAME.start(STANDARD, seats, game % seats), -1
        while state.actor is not None:
            if state.actor == CHANCE:
                state = state.play(Seeded(rng).draw(state.chances()))
                continue
            start = time.perf_counter()
            move = bot.choose(view(state, state.actor), rng)
            passed = 1000 * (time.perf_counter() - start)
            if game and state.turns == latest:
                spent[-1] += passed
            elif game:  # the first game warms up
                turns += 1
                spent.append(passed)
            latest = state.turns
            state = state.play(move)
    spent.sort()
    tell(
        measure="turn",
        players=seats,
        turns=turns,
        median_ms=spent[turns // 2],
        p99_ms=spent[turns * 99 // 100],
        promised=5,
    )


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=10_000, help="games of each match, each from every seat")
    parser.add_argument("--turns", type=int, default=200_000, help="turns judged against the solved game")
    parser.add_argument("--solved", type=Path, help="a solved two-player table")
    args = parser.parse_args()
    for seats in SEATS:
        turn_time(seats, 20)
    for seats in SEATS:
        share(seats, (EXPERT, GREEDY), args.games, LEAST_AGAINST_GREEDY[seats])
    try:
        solved = SolvedTable(args.solved, STANDARD) if args.solved else open_table(STANDARD)
    except FathomsError as error:
        tell(measure="regret", left_out=str(error))
        return
    with solved:
        solution = open_solution(solved)
    regret(solution, args.turns)
    share(2, (EXPERT, PERFECT), args.games, LEAST_AGAINST_PERFECT, solution)
    share(2, (PERFECT, GREEDY), args.games, 0.5, solution)


if __name__ == "__main__":
    main()
