"""Reviews of Into the Blue: whether their books close, how long they take, how far evaluators are apart.

    python benchmarks/review.py books [--random 2000] [--bots 500] [--rollouts 5] [--processes 2]
    python benchmarks/review.py seconds [--games 10]
    python benchmarks/review.py corrections [--games 10]
    python benchmarks/review.py error [--games 40]
    python benchmarks/review.py solved TABLE [--games 200]

`books` reviews games of each number of players with the standard rules, and a few with other rules. `solved`
compares the network's reviews with those of the solved table of the standard game, and lets the table say
what `greedy` gives away in a turn, and what `perfect` does in a quarter as many games. `error` compares the
network of three to five seats with games that it plays on itself: in each of some turns any two ends, 100
games each with the same dice; then two close ones.
Games come from a seed: every run gives the same but for the seconds.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations, product
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

import numpy as np

from fathoms.core import CHANCE, Record, Seeded, find_bot, view
from fathoms.core.record import replay
from fathoms.games.into_the_blue import GAME, Rules
from fathoms.games.into_the_blue.compiled.rules import row_of
from fathoms.games.into_the_blue.rules import RULE_SETS, STANDARD
from fathoms.games.into_the_blue.study.review import BlueEvaluator, NetworkEvaluator, SolvedEvaluator
from fathoms.games.into_the_blue.study.share_training import PLAYERS, new_share_games, play_on
from fathoms.games.into_the_blue.study.shares import share_network
from fathoms.games.into_the_blue.study.solved import SolvedTable
from fathoms.games.into_the_blue.study.turn import ends_at, play_end
from fathoms.review import WHOLE, Review, review

_BOTS = ("greedy", "expert", "cautious", "diver")


def main() -> None:
    """Print the figures."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    words.add_argument("what", choices=("books", "seconds", "corrections", "error", "solved"))
    words.add_argument("table", type=Path, nargs="?")
    words.add_argument("--random", type=int, default=2000)
    words.add_argument("--bots", type=int, default=500)
    words.add_argument("--rollouts", type=int, default=5)
    words.add_argument("--games", type=int, default=0)
    words.add_argument("--processes", type=int, default=2)
    given = words.parse_args()
    if given.what == "books":
        check_books(given.random, given.bots, given.rollouts, given.processes)
    elif given.what == "seconds":
        measure_seconds(given.games or 10)
    elif given.what == "corrections":
        measure_corrections(given.games or 10)
    elif given.what == "error":
        measure_error(given.games or 40)
    elif given.table is None:
        words.error("name the solved table of the standard game")
    else:
        compare(given.table, given.games or 200)
        measure_perfect(given.table, (given.games or 200) // 4)


def play(rules: Rules, bots: tuple[str, ...], seed: str) -> Record:
    """Play a game of bots."""
    rng, seats = random.Random(seed), len(bots)
    players = [find_bot(bot, GAME.name) for bot in bots]
    first = rng.randrange(seats)
    state, moves = GAME.start(rules, seats, first), list[str]()
    while state.actor is not None:
        move: Any
        if state.actor == CHANCE:
            move = Seeded(rng).draw(state.chances())
        else:
            move = players[state.actor].choose(view(state, state.actor), rng)
        state = state.play(move)
        moves.append(GAME.write_move(move, rules))
    return Record(
        GAME.name, rules.differences(STANDARD), GAME.colours[:seats], first, tuple(moves), state.result
    )


class Task(NamedTuple):
    """Games to play and to review."""

    rules: str
    bots: tuple[str, ...]
    numbers: range


def off_by(found: Review) -> int:
    """Count the billionths that a ledger is off by; 0 is what it must be."""
    wrong = sum(abs(sum(line.delta)) for line in found.lines)
    for totals in found.totals:
        seat = totals.seat
        change = found.end[seat] - found.start[seat]
        wrong += abs(sum(line.delta[seat] for line in found.lines) - change)
        parts = (totals.luck, totals.choices, totals.information, totals.correction, totals.ending)
        wrong += abs(sum(parts) - change)
    return wrong


def review_games(task: Task) -> tuple[int, int, int]:
    """Review games; gives how many, their lines, and the billionths they are off by."""
    lines = wrong = 0
    for number in task.numbers:
        found = review(play(RULE_SETS[task.rules], task.bots, f"{task.rules} {task.bots} {number}"))
        lines += len(found.lines)
        wrong += off_by(found)
    return len(task.numbers), lines, wrong


def check_books(at_random: int, by_bots: int, others: int, processes: int) -> None:
    """Review many games and see whether every ledger closes."""
    with ProcessPoolExecutor(processes) as pool:
        for name in RULE_SETS:
            for seats in GAME.seats:
                counts = (at_random, by_bots) if name == "standard" else (others, others)
                bots = tuple(_BOTS[seat % len(_BOTS)] for seat in range(seats))
                for who, count in ((("random",) * seats, counts[0]), (bots, counts[1])):
                    step = max(1, count // 20)
                    tasks = [
                        Task(name, who, range(at, min(at + step, count))) for at in range(0, count, step)
                    ]
                    done = list(pool.map(review_games, tasks))
                    games, lines, wrong = (sum(each) for each in zip(*done, strict=True))
                    told = "random" if who[0] == "random" else "bots"
                    closed = f"{games:5} games, {lines} lines, off by {wrong}"
                    print(f"{name:<12} {seats} players, {told:<6} {closed}", flush=True)


def measure_seconds(games: int) -> None:
    """Time reviews of `greedy` games, after one that warms up."""
    for name in ("standard", "quick", "two-rolls", "deep-trench"):
        for seats in GAME.seats:
            took, about = list[float](), ""
            for number in range(games + 1):
                record = play(RULE_SETS[name], ("greedy",) * seats, f"seconds {number}")
                begun = time.process_time()
                found = review(record)
                took.append(time.process_time() - begun)
                about = f"{found.evaluator.name}, error {found.evaluator.error / WHOLE:.4f}"
            mean, most = fmean(took[1:]), max(took[1:])
            print(f"{name:<12} {seats} players: {mean:6.3f} s a review, at most {most:6.3f} s ({about})")


def measure_corrections(games: int) -> None:
    """Print what the network takes back at the start of a turn: the largest share of a seat."""
    for seats in GAME.seats:
        most = list[float]()
        for number in range(games):
            found = review(play(STANDARD, ("greedy",) * seats, f"corrections {number}"))
            most += [max(map(abs, line.delta)) / WHOLE for line in found.lines if line.kind == "correction"]
        print_spread(f"{seats} players, correction of a turn", most)


_CLOSE = 0.1
"""Shares of a win that close choices are apart."""


def measure_error(turns: int) -> None:
    """Print how far differences of two ends of a turn, any two or close ones, are from what games say."""
    for seats, most in product(PLAYERS, (1.0, _CLOSE)):
        rng = random.Random(f"error {seats}")
        playing = new_share_games(seats, share_network(seats), np.random.default_rng(1))
        evaluator, off, noise = NetworkEvaluator(seats), list[float](), list[float]()
        for number in range(turns):
            record = play(STANDARD, ("greedy",) * seats, f"error {number}")
            states: list[Any] = [state for state, _ in replay(record)]
            begun = [state for state in states if state.phase == "roll" and state.rolls == 0]
            start = rng.choice(begun).seen_by(None)
            shares = evaluator.turn(start, None).ends
            ends = sorted({end for ends in ends_at(start) for end in ends})
            mine = shares[:, start.seat]
            pairs = [each for each in combinations(ends, 2) if abs(mine[each[0]] - mine[each[1]]) <= most]
            if not pairs:
                continue
            ends = rng.choice(pairs)
            after = [play_end(start, end) for end in ends]
            if any(state.phase == "over" for state in after):
                continue
            found = np.zeros((2, 100, seats))
            play_on(playing, np.array([row_of(state) for state in after], np.int64), number + 1, found)
            apart = found[0, :, start.seat] - found[1, :, start.seat]
            off.append(float(shares[ends[0], start.seat] - shares[ends[1], start.seat] - apart.mean()))
            noise.append(float(apart.var(ddof=1)) / len(apart))
        squares = np.array(off) ** 2 - np.array(noise)
        error, spread = float(squares.mean()), 2 * float(squares.std(ddof=1)) / len(off) ** 0.5
        low, high = max(0.0, error - spread) ** 0.5, (error + spread) ** 0.5
        print(
            f"{seats} players, at most {most} apart: off by {max(0.0, error) ** 0.5:.4f} "
            f"({low:.4f} to {high:.4f}), "
            f"half of {len(off)} pairs by less than {np.quantile(np.abs(off), 0.5):.4f}, 95 % by less than "
            f"{np.quantile(np.abs(off), 0.95):.4f}, standard error of a pair {fmean(noise) ** 0.5:.4f}",
            flush=True,
        )


class Given:
    """A reviewer that always gives the same evaluator."""

    def __init__(self, evaluator: BlueEvaluator) -> None:
        self.given = evaluator

    def evaluator(self, rules: Any, seats: int, *, seed: int, tables: Path | None = None) -> BlueEvaluator:
        """Give it."""
        del rules, seats, seed, tables
        return self.given


def compare(path: Path, games: int) -> None:
    """Compare the network's ledgers with those of the solved table."""
    table = SolvedTable(path, STANDARD)
    luck, costs, corrections, exact_corrections = (list[float]() for _ in range(4))
    blamed, differences = list[float](), list[float]()
    lost, turns = 0, 0
    for number in range(games):
        bots = ("greedy", "greedy") if number % 2 else ("expert", "greedy")
        record = play(STANDARD, bots, f"compare {number}")
        exact = review(record, reviewer=Given(SolvedEvaluator(table)))
        network = review(record, reviewer=Given(NetworkEvaluator(2)))
        for one, other in zip(exact.totals, network.totals, strict=True):
            luck.append(abs(one.luck - other.luck) / WHOLE)
            costs.append(abs(one.own - other.own) / WHOLE)
        corrections.append(abs_sum(network, "correction"))
        exact_corrections.append(abs_sum(exact, "correction"))
        for one, other in zip(choices(exact), choices(network), strict=True):
            true, said = -one.delta[one.seat or 0], -other.delta[other.seat or 0]
            differences.append(abs(true - said) / WHOLE)
            if true <= exact.evaluator.error:
                blamed.append(said / WHOLE)
        if bots[0] == "greedy":
            # Against a stronger player it has less to lose, so those games are not docs/solved.md's.
            lost -= sum(totals.own for totals in exact.totals)
            turns += len(first_rolls(exact, record))
    print(f"{games} games of two, network against solved, in shares of a win:")
    print_spread("luck of a player in a game", luck)
    print_spread("cost of a player in a game", costs)
    print_spread("cost of a choice", differences)
    print_spread("cost that a best choice is said to have", blamed)
    print_spread("corrections of the network in a game, summed without sign", corrections)
    print_spread("corrections of the solved table in a game", exact_corrections)
    print(f"greedy gives away {lost / WHOLE / turns:.4f} a turn by the solved table ({turns} turns)")


def measure_perfect(path: Path, games: int) -> None:
    """Print what `perfect` gives away by the solved table, against `greedy`."""
    os.environ["FATHOMS_SOLVED"] = str(path)
    evaluator = SolvedEvaluator(SolvedTable(path, STANDARD))
    costs, decisions = list[int](), 0
    for number in range(games):
        found = review(play(STANDARD, ("perfect", "greedy"), f"perfect {number}"), reviewer=Given(evaluator))
        costs.append(found.totals[0].cost)
        decisions += found.totals[0].decisions
    print(f"perfect gives away {sum(costs) / WHOLE:.6f} in {games} games ({decisions} decisions)")


def choices(found: Review) -> list[Any]:
    """Give the lines of choices."""
    return [line for line in found.lines if line.kind == "choice"]


def first_rolls(found: Review, record: Record) -> list[Any]:
    """Give the lines of rolls that begin a turn."""
    return [
        line
        for line in found.lines
        if line.kind == "roll" and not record.moves[line.move - 2].startswith("keep")
    ]


def abs_sum(found: Review, kind: str) -> float:
    """Add up what lines of a kind did to the first seat, without sign."""
    return sum(abs(line.delta[0]) for line in found.lines if line.kind == kind) / WHOLE


def print_spread(what: str, values: list[float]) -> None:
    """Print the mean and the 95th percentile."""
    high = sorted(values)[int(0.95 * (len(values) - 1))]
    print(f"  {what}: mean {fmean(values):.6f}, 95 % below {high:.6f}, most {max(values):.6f}")


if __name__ == "__main__":
    main()
