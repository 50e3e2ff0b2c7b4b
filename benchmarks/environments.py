"""How fast the environments are: PettingZoo's beside its own connect_four, and the vector environment.

    .venv/bin/python benchmarks/environments.py [--json] [--moves N] [--steps N] [--tables N]

pettingzoo   random legal moves a second through agent_iter(), last() and step(); `env` checks every call on
both sides, `raw_env` none on either. Ours and theirs take turns, and the median of the rounds counts
vector       decisions a second at all tables together, through Gymnasium: observations, masks, rewards and
new games included; `drawing` counts the time to draw random actions too, where a learner would think

All by the time the processor spent, on one core. The figures are JSON lines; --json is what they always are.
"""

from __future__ import annotations

import argparse
import importlib
import random
import sys
import time
from statistics import median
from types import ModuleType
from typing import Any

import gymnasium
import numpy as np
from figures import tell

import fathoms.envs
from fathoms.envs import env_id
from fathoms.envs.action_masks import draw_actions

GAMES = ("into-the-blue", "atlantis-treasure")
LEAST_TIMES = 5
LEAST_DECISIONS = 6_000_000
ROUNDS = 3


def connect_four() -> Any:
    """Load PettingZoo's own game; it draws with pygame, which is not needed to play it."""
    try:
        importlib.import_module("pygame")
    except ImportError:
        sys.modules["pygame"] = ModuleType("pygame")
    return importlib.import_module("pettingzoo.classic.connect_four.connect_four")


def moves_a_second(env: Any, moves: int) -> float:
    """Play random legal moves, game after game."""
    draw = random.Random(1).random
    env.reset(seed=1)
    played = 0
    start = time.process_time()
    while played < moves:
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(legal[int(draw() * len(legal))])
            played += 1
        env.reset()
    return played / (time.process_time() - start)


def tell_pettingzoo(moves: int) -> None:
    """Set our environments beside connect_four, like beside like."""
    peer: Any = connect_four()
    for made in ("env", "raw_env"):
        ours = {
            game: getattr(getattr(fathoms.envs, f"{game.replace('-', '_')}_v0"), made)() for game in GAMES
        }
        for env in ours.values():
            moves_a_second(env, 100)
        rounds: dict[str, list[float]] = {name: [] for name in ("theirs", *GAMES)}
        for _ in range(ROUNDS):
            rounds["theirs"].append(moves_a_second(getattr(peer, made)(), moves // 10))
            for game, env in ours.items():
                rounds[game].append(moves_a_second(env, moves))
        theirs = median(rounds["theirs"])
        for game in GAMES:
            speed = median(rounds[game])
            tell(
                "pettingzoo",
                speed,
                "moves/s",
                about={"game": game, "made": made},
                times={"connect-four": speed / theirs},
                times_at_least={"connect-four": LEAST_TIMES},
            )


def decisions_a_second(env: Any, steps: int) -> tuple[float, float]:
    """Take random legal actions at all tables; decisions a second without and with the drawing."""
    tables = env.num_envs
    _, infos = env.reset(seed=1)
    seeds, actions = np.arange(tables, dtype=np.uint64), np.zeros(tables, np.int64)
    begun, drawing = 0, 0.0
    start = time.process_time()
    for _ in range(steps):
        before = time.process_time()
        draw_actions(infos["action_mask"], seeds, actions)
        drawing += time.process_time() - before
        _, _, over, _, infos = env.step(actions)
        begun += int(np.count_nonzero(over))
    spent = time.process_time() - start
    # The step that begins a new game is nobody's decision.
    decisions = steps * tables - begun
    return decisions / (spent - drawing), decisions / spent


def tell_vector(steps: int, tables: int) -> None:
    """Measure the vector environment, as it is made by default and with the arrays handed out as they are."""
    for game in GAMES:
        for opponents, copy in ((None, True), (None, False), ("random", True)):
            env: Any = gymnasium.make_vec(
                env_id(game),
                num_envs=tables,
                vectorization_mode="vector_entry_point",
                opponents=opponents,
                copy=copy,
            )
            decisions_a_second(env, 20)
            runs = [decisions_a_second(env, steps) for _ in range(ROUNDS)]
            promised = LEAST_DECISIONS if (game, opponents) == (GAMES[0], None) else None
            kind = f"{'self-play' if opponents is None else 'one seat'}{'' if copy else ', no copies'}"
            about = {"game": game, "tables": tables, "kind": kind}
            tell("vector", median(run[0] for run in runs), "decisions/s", about=about, at_least=promised)
            tell("vector-drawing", median(run[1] for run in runs), "decisions/s", about=about)


def main() -> None:
    """Print all figures."""
    layout = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=layout)
    parser.add_argument("--json", action="store_true", help="the figures are JSON lines anyway")
    parser.add_argument("--moves", type=int, default=50_000)
    parser.add_argument("--steps", type=int, default=500)
    parser.add_argument("--tables", type=int, default=1_024)
    given = parser.parse_args()
    tell_pettingzoo(given.moves)
    tell_vector(given.steps, given.tables)


if __name__ == "__main__":
    main()
