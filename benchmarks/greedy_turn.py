"""How long the bot `greedy` of Atlantis Treasure thinks about one decision.

    .venv/bin/python benchmarks/greedy_turn.py [--positions N]

Positions come from random games, where pieces pile up, and from crowded seas: all compasses on the board and
every stock full. Times are of the processor, so that other programs count less; each position is decided
three times and the quickest counts. The worst of a line is also given as a multiple of a fixed piece of plain
Python work timed in the same run.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from itertools import islice
from typing import TYPE_CHECKING

import msgspec
from figures import tell as figure
from yardstick import yardstick

from fathoms.core import CHANCE, view
from fathoms.games.atlantis_treasure import GAME, STANDARD, Rules
from fathoms.games.atlantis_treasure.bots.greedy import GreedyBot
from fathoms.games.atlantis_treasure.grid import DIRECTIONS, FREE, SUBMARINES, put
from fathoms.games.atlantis_treasure.rules import RULE_SETS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from fathoms.games.atlantis_treasure import State

PROMISED_MS = 100
"""For the worst decision of the standard rules."""


def largest_sea() -> Rules:
    """Draw a sea of 15 by 15 with 40 reefs and 12 treasures."""
    rng = random.Random(4)
    inside = [(x, y) for x in range(1, 14) for y in range(1, 14)]
    rows = [["."] * 15 for _ in range(15)]
    for mark, (x, y) in zip("C" * 40 + "T" * 12 + "#", rng.sample(inside, 53), strict=True):
        rows[y][x] = mark
    return Rules(board=tuple("".join(row) for row in rows), bases=("N h1", "E o8", "S h15", "W a8"))


def with_all_variants(rules: Rules) -> Rules:
    """Switch every variant on."""
    return msgspec.structs.replace(rules, replacement=True, foresight=True, stock=True)


def from_random_games(rules: Rules, seats: int) -> Iterator[State]:
    """Play at random for ever; give every state in which a turn begins after its roll."""
    rng = random.Random(seats)
    while True:
        state = GAME.start(rules, seats)
        while state.actor is not None:
            if state.phase == "act" and not state.acted and not state.moved:
                yield state
            if state.actor == CHANCE:
                state = state.play(state.chances().at(rng.randrange(state.chances().total)))
            else:
                state = state.play(rng.choice(state.moves()))


def crowded(rules: Rules, seats: int) -> Iterator[State]:
    """Give seas with all compasses and submarines on the board, for a roll of coral or of a compass."""
    rng = random.Random(seats)
    start = GAME.start(rules, seats)
    pieces = SUBMARINES[:seats] + "".join(
        direction * count for direction, count in zip(DIRECTIONS, rules.compasses, strict=True)
    )
    while True:
        sea = start.sea
        free = [square for square in start.grid.placeable if sea[square] == FREE]
        for square, mark in zip(rng.sample(free, len(pieces)), pieces, strict=True):
            sea = put(sea, square, mark)
        yield msgspec.structs.replace(
            start,
            phase="act",
            seat=0,
            sea=sea,
            face=rng.choice(("coral", *DIRECTIONS)),
            treasures=tuple(rng.randrange(start.target) for _ in range(seats)),
            reserve=(0, 0, 0, 0),
            own=("NS" if rules.foresight else "",) * seats,
            stored=("NESW" if rules.stock else "",) * seats,
            turns=9,
            changed=8,
        )


def decide_ms(state: State) -> float:
    """Time one decision, the quickest of three."""
    best = float("inf")
    for _ in range(3):
        start = time.process_time()
        GreedyBot().choose(view(state, state.seat), random.Random(0))
        best = min(best, 1000 * (time.process_time() - start))
    return best


def report(name: str, seats: int, states: Iterable[State], promised: int | None) -> None:
    """Print one JSON line."""
    taken, most = list[float](), 0
    for state in states:
        taken.append(decide_ms(state))
        most = max(most, len(state.moves()))
    answer = {
        "positions": name,
        "seats": seats,
        "decisions": len(taken),
        "most_moves": most,
        "median_ms": round(statistics.median(taken), 1),
        "worst_ms": round(max(taken), 1),
        "promised_ms": promised,
        "worst_in_yardsticks": round(max(taken) / 1000 / yardstick(), 2),
    }
    print(json.dumps(answer), flush=True)
    figure(
        "greedy-turn",
        max(taken),
        "ms",
        about={"positions": name, "players": seats},
        at_most=promised,
        times={"plain-python": 1000 * yardstick() / max(taken)},
    )


def main() -> None:
    """Print one JSON line for each kind of position."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=60)
    count = parser.parse_args().positions
    largest = largest_sea()
    for name, rules, promised in (
        ("standard", STANDARD, PROMISED_MS),
        ("all-variants", RULE_SETS["all-variants"], PROMISED_MS),
        ("bigger-sea", RULE_SETS["bigger-sea"], None),
        ("15x15", largest, None),
        ("15x15, all variants", with_all_variants(largest), None),
    ):
        for seats in (2, 4):
            report(name, seats, islice(from_random_games(rules, seats), count), promised)
            report(f"{name}, crowded", seats, islice(crowded(rules, seats), count), promised)


if __name__ == "__main__":
    main()
