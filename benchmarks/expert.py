"""How well the bot `expert` of Into the Blue plays, and how fast. It prints one JSON line for each figure.

    .venv/bin/python benchmarks/expert.py [--games N] [--turns N] [--solved FILE]

Without a solved two-player table (`fathoms solve into-the-blue`) the figures that need one are left out.

    regret     winning chance given away in a turn of the game for two: each choice against the solved game.
               There nobody looks into a chest, so the promise is about an expert that does not look into its
               own either; the one that looks differs with good reason, and is shown beside it
    share      share of wins of one player among players of another kind; every game is played from each seat
               with the same dice, and `low` and `high` bound the share with 95 % confidence. What `perfect`
               itself reaches against `greedy` shows how much there is to win
    turn       milliseconds for a whole turn through the engine, by the clock and by the processor's time
               (they differ on a machine that is busy with other work)
"""

from __future__ import annotations

import argparse
import json
import random
import time
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from blue_matches import EXPERT, GREEDY, PERFECT, judge_turns, open_solution, play_match
from figures import leave_out
from figures import tell as figure

from fathoms.core import CHANCE, FathomsError, Seeded, view
from fathoms.games.into_the_blue import GAME, STANDARD
from fathoms.games.into_the_blue.bots.expert import ExpertBot
from fathoms.games.into_the_blue.study.network import network_for
from fathoms.games.into_the_blue.study.solved import SolvedTable, open_table

if TYPE_CHECKING:
    from blue_matches import Solution

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


def share(  # noqa: PLR0913 - all but the first three by name
    seats: int,
    kinds: tuple[int, int],
    games: int,
    *,
    promised: float | None = None,
    solution: Solution | None = None,
    blind: bool = False,
) -> None:
    """Play a match and print who won how much."""
    one, others = kinds
    standing = play_match(seats, network_for(seats), kinds, games=games, solution=solution, blind=blind)
    tell(
        measure="share",
        players=seats,
        bot=NAMES[one],
        among=NAMES[others],
        looks_into_chests=not blind,
        games=standing.games,
        share=standing.share,
        low=standing.share - standing.margin,
        high=standing.share + standing.margin,
        times_fair=standing.share * seats,
        **({} if promised is None else {"promised": round(promised, 4)}),
    )
    figure(
        "wins-closed" if blind else "wins",
        100 * standing.share,
        "%",
        about={"bot": NAMES[one], "among": NAMES[others], "players": seats},
        at_least=None if promised is None else round(100 * promised, 2),
        times={"fair-share": standing.share * seats},
    )


def regret(solution: Solution, turns: int) -> None:
    """Judge turns against the solved game: blind as the solution is, and with a look into the own chests."""
    for kind, blind in ((EXPERT, True), (EXPERT, False), (GREEDY, False)):
        losses = judge_turns(network_for(2), solution, kind, turns=turns, blind=blind)
        tell(
            measure="regret",
            bot=NAMES[kind],
            looks_into_chests=not blind,
            turns=turns,
            per_turn=losses.per_turn,
            margin=losses.margin,
            worst=float(losses.lost.max()),
            **({"promised": MOST_REGRET} if kind == EXPERT and blind else {}),
        )
        figure(
            "regret-closed" if blind else "regret",
            100 * losses.per_turn,
            "%",
            about={"bot": NAMES[kind]},
            at_most=100 * MOST_REGRET if kind == EXPERT and blind else None,
        )


def turn_time(seats: int, games: int) -> None:
    """Time whole turns of the bot through the engine."""
    bot, rng = ExpertBot(), random.Random(seats)
    clock, processor = list[float](), list[float]()
    for game in range(games + 1):
        state, latest = GAME.start(STANDARD, seats, game % seats), -1
        while state.actor is not None:
            if state.actor == CHANCE:
                state = state.play(Seeded(rng).draw(state.chances()))
                continue
            if game and state.turns != latest:  # the first game warms up
                clock.append(0.0)
                processor.append(0.0)
            start, worked = time.perf_counter(), time.thread_time()
            move = bot.choose(view(state, state.actor), rng)
            if game:
                clock[-1] += 1000 * (time.perf_counter() - start)
                processor[-1] += 1000 * (time.thread_time() - worked)
            latest = state.turns
            state = state.play(move)
    clock.sort()
    processor.sort()
    late = len(clock) * 99 // 100
    tell(
        measure="turn",
        players=seats,
        turns=len(clock),
        median_ms=median(clock),
        p99_ms=clock[late],
        p99_cpu_ms=processor[late],
        promised=5,
    )
    figure("expert-turn", median(clock), "ms", about={"players": seats}, at_most=5)


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
        share(seats, (EXPERT, GREEDY), args.games, promised=LEAST_AGAINST_GREEDY[seats])
    try:
        solved = SolvedTable(args.solved, STANDARD) if args.solved else open_table(STANDARD)
    except FathomsError as error:
        tell(measure="regret", left_out=str(error))
        leave_out("regret", str(error), {"bot": NAMES[EXPERT]})
        return
    with solved:
        solution = open_solution(solved)
    regret(solution, args.turns)
    share(2, (PERFECT, GREEDY), args.games, solution=solution)
    for blind in (False, True):
        share(
            2, (EXPERT, PERFECT), args.games, promised=LEAST_AGAINST_PERFECT, solution=solution, blind=blind
        )


if __name__ == "__main__":
    main()
