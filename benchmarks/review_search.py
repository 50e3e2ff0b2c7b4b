"""Reviews of Atlantis Treasure: whether their ledgers close, how long they take, how far they may be wrong.

    python benchmarks/review_search.py ledgers [--random N] [--bots N] [--players N] [--rules NAME] [--narrow]
    python benchmarks/review_search.py longest [--random N] [--players N]
    python benchmarks/review_search.py error [--positions N] [--players N]

ledgers  reviews random games and games of `greedy`; fails if a ledger does not add up. Costs and corrections
are points of winning chance; seconds are those of the processor. `--narrow` values tables at a glance, judges
choices in the first 12 turns, and plays games on in the first turn of every eighth game: for many games, as
books must close however little is looked at
longest  reviews the longest of so many random games: what the slowest review takes (seconds of the processor)
error    for each level of the search, and for one that goes a turn further, the root of the mean square of
what differences of choices by search are off from what 2,500 games say that `greedy` plays on
(`Level.error`), in positions of games of `greedy`; `noise` is the standard error of those games
"""

from __future__ import annotations

import argparse
import json
import random
import time
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
import numpy as np

from fathoms.bots.arena import play_game
from fathoms.bots.random import RandomBot
from fathoms.core import Record
from fathoms.games.atlantis_treasure import GAME
from fathoms.games.atlantis_treasure.bots.greedy import GreedyBot
from fathoms.games.atlantis_treasure.compiled.kernel import KERNEL
from fathoms.games.atlantis_treasure.rules import RULE_SETS
from fathoms.games.atlantis_treasure.study.analyst import ANALYST
from fathoms.games.atlantis_treasure.study.review import LEVELS, Level, SearchEvaluator
from fathoms.review import WHOLE, review

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fathoms.analysis import Reviewer
    from fathoms.core import Bot
    from fathoms.games.atlantis_treasure import Move, Rules, State
    from fathoms.review import Review

POINT = WHOLE / 100
GAMES = 2_500
FURTHER = Level(turns=10**6, looked=24, firsts=3, kept=3, answers=3, plies=2, playouts=0, error=0.0)
"""Another turn is answered than at the first level, and more ways are tried."""


_GLANCE: Final = Level(turns=12, looked=0, firsts=2, kept=2, answers=0, plies=0, playouts=0, error=0.05)
_PLAYED_ON: Final = _GLANCE._replace(turns=1, playouts=72)


class NarrowReviewer:
    """Has as little as possible looked at, but by every way in which a review looks."""

    def evaluator(self, rules: Rules, seats: int, *, seed: int, tables: object = None) -> SearchEvaluator:
        """Give the evaluator."""
        del tables
        return SearchEvaluator(rules, seats, [_GLANCE] if seed % 8 else [_PLAYED_ON, _GLANCE])


def game_of(rules: Rules, bot: Bot, players: int, seed: str) -> Record:
    """Play a game."""
    moves = play_game(GAME, rules, [bot] * players, 0, random.Random(seed)).moves
    names, texts = GAME.colours[:players], tuple(GAME.write_move(move, rules) for move in moves)
    return Record(GAME.name, rules.differences(GAME.standard), names, 0, texts)


def check(told: Review) -> None:
    """Stop if a ledger does not add up to the billionth."""
    for seat, start in enumerate(told.start):
        end = start + sum(line.delta[seat] for line in told.lines)
        if end != told.end[seat]:
            raise SystemExit(f"seat {seat} ends with {told.end[seat]}, its lines with {end}")
    for line in told.lines:
        known = line.choices is None or line.played in {choice.move for choice in line.choices}
        if sum(line.delta) or (line.cost or 0) < 0 or not known or line.kind == "information":
            raise SystemExit(f"a line does not hold: {line}")


def ledgers(rules: Rules, players: int, bot: Bot, games: int, reviewer: Reviewer) -> dict[str, float]:
    """Review games; give what the reviews took and said."""
    seconds, moves = list[float](), list[int]()
    of_kind: dict[str, list[float]] = {"die": [], "choice": [], "correction": []}
    overlooked = lines = 0
    for number in range(games):
        record = game_of(rules, bot, players, f"{players} {number}")
        began = time.process_time()
        told = review(record, reviewer=reviewer)
        seconds.append(time.process_time() - began)
        moves.append(len(record.moves))
        check(told)
        lines += len(told.lines)
        for line in told.lines:
            of_kind[line.kind].append(line.delta[line.seat or 0] / POINT)
        # Within a turn only a first move that was better than all that were looked at is corrected.
        overlooked += sum(
            one.kind == "correction" and other.kind == "choice" for one, other in pairwise(told.lines)
        )
    figures = {f"{kind}_deviation": float(np.std(deltas)) for kind, deltas in of_kind.items()}
    return {
        "games": games,
        "lines": lines,
        "moves": float(np.mean(moves)),
        "seconds": float(np.mean(seconds)),
        "seconds_most": max(seconds),
        "moves_most": max(moves),
        "cost": -float(np.mean(of_kind["choice"])),
        "overlooked": overlooked / len(of_kind["choice"]),
        "correction": float(np.mean(np.abs(of_kind["correction"]))),
        **figures,
    }


def longest(players: int, games: int, seed: int) -> None:
    """Print what the review of the longest of many random games takes and says."""
    bots = ["random"] * players
    plays = KERNEL.play(GAME.standard, bots, range(games), seed)
    number = int(np.argmax(plays.turns + plays.decisions))
    moves = KERNEL.moves(GAME.standard, bots, number, seed, "rotate")
    texts = tuple(GAME.write_move(move, GAME.standard) for move in moves)
    record = Record(GAME.name, {}, GAME.colours[:players], number % players, texts)
    # What is compiled first does not count.
    review(msgspec.structs.replace(record, moves=texts[:30]), reviewer=ANALYST.reviewer)
    began = time.process_time()
    told = review(record, reviewer=ANALYST.reviewer)
    seconds = time.process_time() - began
    check(told)
    error = told.evaluator.error / WHOLE
    tell(measure="longest", players=players, games=games, moves=len(texts), seconds=seconds, error=error)


def positions(players: int, count: int) -> Iterator[tuple[State, Move]]:
    """Give decisions of games, two of each game, with what was played."""
    rng = random.Random(players)
    for number in range(count):
        bots = [GreedyBot()] * players
        moves = play_game(GAME, GAME.standard, bots, 0, random.Random(f"{players} {number}")).moves
        state, met = GAME.start(GAME.standard, players), list[Any]()
        for move in cast("list[Move]", moves):
            if state.phase == "act" and len(state.moves()) > 1:
                met.append((state, move))
            state = state.play(move)
        yield from rng.sample(met, 2)


def errors(players: int, count: int) -> None:
    """Print how far the differences of choices by search are off at each level."""
    searches = [
        SearchEvaluator(GAME.standard, players, [level._replace(turns=10**6, playouts=0)])
        for level in (*LEVELS, FURTHER)
    ]
    found: list[list[float]] = [[] for _ in searches]
    true, noise = list[float](), list[float]()
    for state, played in positions(players, (count + 1) // 2):
        seat, moves = state.seat, [each.move for each in searches[0].choices(state, played)]
        games = [searches[0].outcomes(searches[0].turn_end(state, move), GAMES) for move in moves]
        for other in games[1:]:
            apart = games[0][:, seat] - other[:, seat]
            true.append(float(apart.mean()))
            noise.append(float(apart.var()) / GAMES)
        for search, costs in zip(searches, found, strict=True):
            values = [search.after(state, move)[seat] for move in moves]
            costs += [values[0] - value for value in values[1:]]
    for number, costs in enumerate(found):
        squares = (np.array(costs) - np.array(true)) ** 2 - np.array(noise)
        tell(
            measure="error",
            players=players,
            level=number if number < len(LEVELS) else "further",
            choices=len(costs),
            error=float(np.sqrt(max(0.0, squares.mean()))),
            noise=float(np.sqrt(np.mean(noise))),
        )


def tell(**figures: Any) -> None:
    """Print one line."""
    rounded = {key: round(value, 4) if isinstance(value, float) else value for key, value in figures.items()}
    print(json.dumps(rounded), flush=True)


def main() -> None:
    """Print all figures."""
    layout = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=layout)
    parser.add_argument("what", choices=["ledgers", "longest", "error"])
    parser.add_argument("--random", type=int, default=2_000)
    parser.add_argument("--bots", type=int, default=500)
    parser.add_argument("--positions", type=int, default=70)
    parser.add_argument("--players", type=int, help="2, 3 or 4; all of them if left out")
    parser.add_argument("--rules", choices=list(RULE_SETS), default="standard")
    parser.add_argument("--narrow", action="store_true")
    given = parser.parse_args()
    rules, reviewer = RULE_SETS[given.rules], NarrowReviewer() if given.narrow else ANALYST.reviewer
    for players in GAME.seats_for(rules) if given.players is None else [given.players]:
        if given.what == "error":
            errors(players, given.positions)
            continue
        if given.what == "longest":
            longest(players, given.random, seed=7)
            continue
        for name, bot, games in (("random", RandomBot(), given.random), ("greedy", GreedyBot(), given.bots)):
            if games:
                figures = ledgers(rules, players, bot, games, reviewer)
                tell(measure="ledgers", rules=given.rules, players=players, bot=name, **figures)


if __name__ == "__main__":
    main()
