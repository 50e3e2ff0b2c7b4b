"""Learn Into the Blue from nothing: PPO on 512 tables at once, in minutes on two cores.

    pip install 'fathoms[learn]'
    python examples/train_ppo.py [--minutes 3] [--seed 1] [--rules quick] [--least 0.9]

The tables are one Gymnasium vector environment on the compiled game; the network is a few matrices in JAX,
its steps come from Optax. Illegal actions are masked out. At the end the learner plays greedily
against `random`, and, to see how far there is still to go, against `greedy`.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any, NamedTuple

import gymnasium
import jax
import jax.numpy as jnp
import numpy as np
import optax

import fathoms.envs  # noqa: F401 - registers the environments

TABLES, STEPS, EPOCHS, BATCHES = 512, 64, 3, 8
DISCOUNT, TRACE, CLIP, ENTROPY, PACE = 1.0, 0.95, 0.2, 0.01, 1e-3
WIDTHS = (256, 128)


class Seen(NamedTuple):
    """What a learner saw and did, a row a decision."""

    observation: Any
    mask: Any
    action: Any
    chance: Any
    """The logarithm of the chance with which the action was drawn."""
    gain: Any
    """How much better it went than the network had thought."""
    worth: Any
    """What the network should have said of the table."""
    counts: Any
    """0 where the environment began a new game, whatever the action."""


def new_network(key: Any, inputs: int, actions: int) -> list[tuple[Any, Any]]:
    """Make the matrices; the last one gives a number for each action, and the table's worth."""
    sizes = (inputs, *WIDTHS, actions + 1)
    keys = jax.random.split(key, len(sizes) - 1)
    scales = [np.sqrt(2 / size) for size in sizes[:-2]] + [0.01]
    return [
        (scale * jax.random.normal(each, (wide, narrow)), jnp.zeros(narrow))
        for each, scale, wide, narrow in zip(keys, scales, sizes[:-1], sizes[1:], strict=True)
    ]


def think(network: Any, observation: Any, mask: Any) -> tuple[Any, Any]:
    """Give the logarithm of each action's chance, and what the table is worth."""
    signal = observation
    for weights, bias in network[:-1]:
        signal = jax.nn.relu(signal @ weights + bias)
    weights, bias = network[-1]
    answer = signal @ weights + bias
    return jax.nn.log_softmax(jnp.where(mask, answer[:, :-1], -1e9)), answer[:, -1]


@jax.jit
def decide(network: Any, key: Any, observation: Any, mask: Any) -> tuple[Any, Any, Any]:
    """Draw an action at every table; give it with the logarithm of its chance and the table's worth."""
    chances, worth = think(network, observation, mask)
    action = jax.random.categorical(key, chances)
    return action, jnp.take_along_axis(chances, action[:, None], 1)[:, 0], worth


def loss(network: Any, seen: Seen) -> Any:
    """Score a network on what was seen: better actions likelier, though not by much; worth as it went."""
    chances, worth = think(network, seen.observation, seen.mask)
    chance = jnp.take_along_axis(chances, seen.action[:, None], 1)[:, 0]
    ratio = jnp.exp(chance - seen.chance)
    gain = jnp.minimum(ratio * seen.gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * seen.gain)
    spread = -jnp.sum(jnp.where(seen.mask, jnp.exp(chances) * chances, 0.0), axis=1)
    each = -gain + 0.5 * (worth - seen.worth) ** 2 - ENTROPY * spread
    return jnp.sum(each * seen.counts) / jnp.sum(seen.counts)


def trainer(steps: optax.GradientTransformation) -> Any:
    """Make the function that learns from one batch."""

    @jax.jit
    def learn(network: Any, memory: Any, seen: Seen) -> tuple[Any, Any]:
        slope = jax.grad(loss)(network, seen)
        change, memory = steps.update(slope, memory, network)
        return optax.apply_updates(network, change), memory

    return learn


class Collector:
    """Plays the tables, and remembers where they stand."""

    def __init__(self, rules: str | None, seed: int) -> None:
        self.env: Any = gymnasium.make_vec(
            "fathoms/IntoTheBlue-v0",
            num_envs=TABLES,
            vectorization_mode="vector_entry_point",
            opponents="random",
            seat="draw",
            rules=rules,
        )
        self.observation, infos = self.env.reset(seed=seed)
        self.mask = infos["action_mask"].astype(bool)
        self.over = np.zeros(TABLES, bool)
        self.decisions = 0

    def collect(self, network: Any, key: Any) -> Seen:
        """Play so many steps at every table, and work out how well each decision went."""
        rows: list[tuple[Any, ...]] = []
        for at in range(STEPS):
            mask = self.mask | self.over[:, None]
            action, chance, worth = map(
                np.asarray, decide(network, jax.random.fold_in(key, at), self.observation, mask)
            )
            begun = self.over
            observation, reward, self.over, _, infos = self.env.step(action)
            rows.append((self.observation, mask, action, chance, worth, reward, self.over, ~begun))
            self.observation, self.mask = observation, infos["action_mask"].astype(bool)
            self.decisions += int((~begun).sum())
        *_, last = decide(network, key, self.observation, self.mask | self.over[:, None])
        observations, masks, actions, chances, worths, rewards, overs, counts = map(
            np.stack, zip(*rows, strict=True)
        )
        gains, trace, after = np.zeros_like(rewards), np.zeros(TABLES, np.float32), np.asarray(last)
        for at in reversed(range(STEPS)):
            goes_on = ~overs[at]
            surprise = rewards[at] + DISCOUNT * after * goes_on - worths[at]
            trace = surprise + DISCOUNT * TRACE * trace * goes_on
            # A step that only began a new game is no decision: what follows belongs to the next one.
            trace = np.where(counts[at], trace, 0.0)
            gains[at], after = trace, worths[at]
        flat = (-1,)
        return Seen(
            observations.reshape(-1, observations.shape[-1]),
            masks.reshape(-1, masks.shape[-1]),
            actions.reshape(flat),
            chances.reshape(flat),
            gains.reshape(flat),
            (gains + worths).reshape(flat),
            counts.reshape(flat).astype(np.float32),
        )


def share_of_wins(network: Any, opponent: str, games: int, rules: str | None, seed: int) -> float:
    """Let the network play its best action against a bot, from either seat."""
    env: Any = gymnasium.make_vec(
        "fathoms/IntoTheBlue-v0",
        num_envs=min(games, TABLES),
        vectorization_mode="vector_entry_point",
        opponents=opponent if opponent == "random" else [opponent],
        seat="draw",
        rules=rules,
    )
    best = jax.jit(
        lambda network, observation, mask: jnp.argmax(think(network, observation, mask)[0], axis=1)
    )
    observation, infos = env.reset(seed=seed)
    mask, over, won, played = infos["action_mask"].astype(bool), np.zeros(env.num_envs, bool), 0.0, 0
    while played < games:
        action = np.asarray(best(network, observation, mask | over[:, None]))
        observation, reward, over, _, infos = env.step(action)
        mask = infos["action_mask"].astype(bool)
        played += int(over.sum())
        won += float(((reward[over] + 1) / 2).sum())
    env.close()
    return won / played


def main() -> int:
    """Learn for some minutes, then tell how well it plays."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rules", help="a built-in rule set or a share code; the standard one if left out")
    parser.add_argument(
        "--least", type=float, default=0.9, help="the share against random that must be reached"
    )
    wishes = parser.parse_args()
    key = jax.random.PRNGKey(wishes.seed)
    collector = Collector(wishes.rules, wishes.seed)
    network = new_network(key, collector.observation.shape[1], collector.mask.shape[1])
    steps = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(PACE))
    memory, learn, order = steps.init(network), trainer(steps), np.random.default_rng(wishes.seed)
    began, rounds = time.monotonic(), 0
    print("minutes  decisions  wins against random", flush=True)
    while (spent := time.monotonic() - began) < 60 * wishes.minutes:
        key, draw = jax.random.split(key)
        seen = collector.collect(network, draw)
        gain = seen.gain[seen.counts > 0]
        seen = seen._replace(gain=(seen.gain - gain.mean()) / (gain.std() + 1e-8))
        for _ in range(EPOCHS):
            for part in np.array_split(order.permutation(len(seen.action)), BATCHES):
                network, memory = learn(network, memory, Seen(*(column[part] for column in seen)))
        rounds += 1
        if rounds % 10 == 0:
            share = share_of_wins(network, "random", 500, wishes.rules, wishes.seed)
            print(f"{spent / 60:7.1f}  {collector.decisions:9,}  {100 * share:.1f} %", flush=True)
    share = share_of_wins(network, "random", 4_000, wishes.rules, wishes.seed + 1)
    print(f"against random: {100 * share:.1f} % of 4,000 games")
    greedy = share_of_wins(network, "greedy", 400, wishes.rules, wishes.seed + 1)
    print(f"against greedy: {100 * greedy:.1f} % of 400 games")
    return share < wishes.least


if __name__ == "__main__":
    sys.exit(main())
