"""Other people's games at random, each as fast as its own library plays them; run by `benchmarks/peers.py`.

    python play.py SECONDS NAME…        prints one JSON line for each peer named

This file runs in an environment of its own (`requirements.txt`), so that no peer's needs are ours. Every
figure is of one core: one process, and one thread where the peer would take more.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    Play: TypeAlias = Callable[[], tuple[int, int]]

# Before any peer is imported: one thread, as ours has.
os.environ.update(
    XLA_FLAGS="--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
    OMP_NUM_THREADS="1",
    JAX_PLATFORMS="cpu",
)
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def repeat(seconds: float, play: Play) -> dict[str, float]:
    """Call `play` (it gives games and moves) for so long; tell games and moves a second."""
    play()  # what is made at the first call is not counted
    games = moves = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        more_games, more_moves = play()
        games += more_games
        moves += more_moves
    return {"games_per_second": round(games / spent, 1), "moves_per_second": round(moves / spent, 1)}


def openspiel_loop(name: str) -> Play:
    """OpenSpiel's C++ game driven from Python, a move at a time, as its own examples do."""
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(1)

    def play() -> tuple[int, int]:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                moves += 1
        return 1, moves

    return play


def openspiel_rollouts(name: str) -> Play:
    """OpenSpiel's C++ game played to its end in C++, by its own random rollouts.

    They are reached through its search: one simulation, whose one leaf is judged by all rollouts.
    """
    import pyspiel

    game, rollouts = pyspiel.load_game(name), 1000
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)  # noqa: FBT003 - its own order

    def play() -> tuple[int, int]:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        search.mcts_search(state)
        return rollouts, 0

    return play


def catanatron(players: str) -> Play:
    """A whole game of catanatron between random players."""
    from catanatron import Color, Game, RandomPlayer

    def play() -> tuple[int, int]:
        game = Game([RandomPlayer(colour) for colour in list(Color)[: int(players)]])
        game.play()
        return 1, len(getattr(game.state, "action_records", None) or game.state.actions)

    return play


def pettingzoo(name: str) -> Play:
    """A PettingZoo classic environment through its own loop, `env()` or `raw_env()`."""
    import importlib

    module, made = name.split(".")
    env = getattr(importlib.import_module(f"pettingzoo.classic.{module}"), made)()
    env.reset(seed=1)
    rng = random.Random(1)

    def play() -> tuple[int, int]:
        moves = 0
        env.reset()
        for _agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
            else:
                legal = observation["action_mask"].nonzero()[0]
                env.step(legal[int(rng.random() * len(legal))])
                moves += 1
        return 1, moves

    return play


def pgx(name: str) -> Play:
    """Pgx: 1,024 games side by side, stepped in one compiled call, with auto-reset."""
    import jax
    import jax.numpy as jnp
    import pgx as library
    from pgx.experimental import auto_reset

    env, copies, steps = library.make(name), 1024, 50
    step = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def many(state: Any, key: Any) -> Any:
        def one(carry: Any, _: Any) -> Any:
            state, key = carry
            key, pick, fall = jax.random.split(key, 3)
            logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
            actions = jax.random.categorical(pick, logits, axis=-1)
            # Every game may need a key (dice); a game without chance ignores it.
            keys = jax.random.split(fall, copies)
            state = step(state, actions, keys)
            return (state, key), state.terminated.sum()

        (state, key), ended = jax.lax.scan(one, (state, key), None, length=steps)
        return state, key, ended.sum()

    begin = jax.jit(jax.vmap(env.init))
    held = {"state": begin(jax.random.split(jax.random.PRNGKey(0), copies)), "key": jax.random.PRNGKey(1)}

    def play() -> tuple[int, int]:
        held["state"], held["key"], ended = many(held["state"], held["key"])
        return int(ended), copies * steps

    return play


PEERS = {
    "openspiel loop": openspiel_loop,
    "openspiel rollouts": openspiel_rollouts,
    "catanatron": catanatron,
    "pettingzoo": pettingzoo,
    "pgx": pgx,
}


def main() -> None:
    """Measure the peers named, each as `KIND:GAME`; one that cannot run here says why and is left out."""
    seconds = float(sys.argv[1])
    for peer in sys.argv[2:]:
        kind, _, name = peer.partition(":")
        try:
            answer = repeat(seconds, PEERS[kind](name))
        except Exception as error:  # noqa: BLE001 - a peer's trouble is told, and is not ours
            answer = {"failed": f"{type(error).__name__}: {error}"[:200]}
        print(json.dumps({"peer": peer, **answer}), flush=True)


if __name__ == "__main__":
    main()
