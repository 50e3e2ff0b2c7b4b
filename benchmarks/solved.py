"""What a solved table of Into the Blue says about play: early stops, the first player's luck, bots' regret.

    python benchmarks/solved.py TABLE [--games 500] [--states 2000] [--bots greedy,cautious,diver,expert]

Games are sampled from a seed, the value of every choice in them is exact. In the solved game nobody looks
into a chest, so `expert` and `perfect` are judged with their own chests closed to them.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from pathlib import Path
from statistics import fmean, stdev

import msgspec
from blue_regret import regret

from fathoms.core import CHANCE, Seeded, find_bot
from fathoms.games.into_the_blue import GAME, Keep, Place, State, Stop, TakeChest
from fathoms.games.into_the_blue.bots.expert import ExpertBot
from fathoms.games.into_the_blue.bots.perfect import PerfectBot
from fathoms.games.into_the_blue.study.judge import Judge
from fathoms.games.into_the_blue.study.solved import SolvedTable


def main() -> None:
    """Print the figures."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    words.add_argument("table", type=Path)
    words.add_argument("--games", type=int, default=500)
    words.add_argument("--states", type=int, default=2000)
    words.add_argument("--bots", default="greedy")
    words.add_argument("--seed", type=int, default=1)
    given = words.parse_args()
    with SolvedTable(given.table) as table:
        header = table.header
        print(f"{table.path}: {header.states:,} states, first player {header.value_first_player:.6f}")
        check_states(table, given.states, random.Random(given.seed))
        perfect_games(table, given.games, given.seed)
        closed = {
            "expert": ExpertBot(looks_into_chests=False),
            "perfect": PerfectBot(looks_into_chests=False),
        }
        for name in filter(None, given.bots.split(",")):
            bot = closed[name] if name in closed else find_bot(name, GAME.name)
            found = regret(bot, find_bot("greedy", GAME.name), table, games=given.games, seed=given.seed)
            print(
                f"{name}: gives away {found.per_turn:.5f} a turn, {found.per_game:.4f} a game;"
                f" {found.mistakes} of {found.choices} choices cost more than 0.001"
            )


def check_states(table: SolvedTable, count: int, rng: random.Random) -> None:
    """Work out states drawn from the whole table once more, and compare."""
    judge, differences = Judge(table), list[float]()
    start = GAME.start(table.rules, 2)
    start = start.play(start.chances().at(0))
    positions = [placed for placed in table.layout.positions if sum(placed) < table.rules.shells]
    pairs = [pair for pair in table.layout.pairs if not table.layout.all_taken_is_last(sum(pair))]
    for _ in range(count):
        mine, theirs, pair = rng.choice(positions), rng.choice(positions), rng.choice(pairs)
        owners = [0] * pair[0] + [1] * pair[1]
        state = msgspec.structs.replace(
            start,
            shells=(mine, theirs),
            left=(table.rules.shells - sum(mine), table.rules.shells - sum(theirs)),
            owners=tuple(owners + [-1] * (len(table.rules.chests) - len(owners))),
        )
        differences.append(abs(judge.turn(state).held[-1][0] - judge.start(state)))
    most, mean = max(differences), fmean(differences)
    print(f"{count} states worked out again: largest difference {most:.1e}, mean {mean:.1e}")


def perfect_games(table: SolvedTable, games: int, seed: int) -> None:
    """Let perfect play meet itself."""
    judge, counted = Judge(table), Counter[str]()
    shares, turns = list[float](), list[int]()
    for number in range(games):
        rng = random.Random(f"{seed}:{number}")
        state = GAME.start(table.rules, 2)
        while state.actor is not None:
            if state.actor == CHANCE:
                state = state.play(Seeded(rng).draw(state.chances()))
                continue
            value, move = max(judge.moves(state), key=lambda judged: judged[0])
            del value
            count(counted, state, move)
            state = state.play(move)
        assert state.result is not None  # noqa: S101 - the game is over
        shares.append((0 in state.result.winners) / len(state.result.winners))
        turns.append(state.turns)
        counted["by chest"] += -1 not in state.owners
    error = stdev(shares) / games**0.5
    first, length = fmean(shares), fmean(turns)
    print(f"{games} perfect games: first player {first:.3f} ± {error:.3f}, {length:.1f} turns a game")
    all_turns = sum(turns)
    for what in ("stop after roll 1", "stop after roll 2", "chest", "by chest"):
        whole = games if what == "by chest" else all_turns
        print(f"  {what:<18} {counted[what] / whole:7.2%} of {'games' if what == 'by chest' else 'turns'}")
    placed = sum(counted[f"level {level}"] for level in range(1, table.rules.levels + 1))
    for level in range(table.rules.levels, 0, -1):
        shells = counted[f"shells {level}"] / max(1, counted[f"level {level}"])
        share = counted[f"level {level}"] / placed
        print(f"  {f'level {level}':<18} {share:7.2%} of placings, {shells:.2f} shells each")


def count(counted: Counter[str], state: State, move: object) -> None:
    """Count what a move was."""
    match move:
        case Stop():
            counted[f"stop after roll {state.rolls}"] += 1
        case Place(level):
            counted[f"level {level}"] += 1
            counted[f"shells {level}"] += state.placed_on(level)
        case TakeChest():
            counted["chest"] += 1
        case Keep() | _:
            pass


if __name__ == "__main__":
    main()
