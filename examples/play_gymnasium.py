"""Gymnasium: one learner against `greedy`, then a thousand tables at once against themselves.

Run it as it is; it needs `pip install 'fathoms[envs]'`.
"""

from __future__ import annotations

import gymnasium
import numpy as np

import fathoms.envs  # noqa: F401 - registers the games
from fathoms.envs.action_masks import draw_actions

env = gymnasium.make("fathoms/AtlantisTreasure-v0", opponents=["greedy"], seat="rotate")
env.action_space.seed(1)
for game in range(3):
    _, info = env.reset(seed=1 if game == 0 else None)
    over = False
    while not over:
        _, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
    print(f"seat {info['seat']}: {reward:+.0f} with {info['scores']}")

many = gymnasium.make_vec("fathoms/IntoTheBlue-v0", num_envs=1_024, vectorization_mode="vector_entry_point")
_, infos = many.reset(seed=1)
seeds, actions = np.arange(1_024, dtype=np.uint64), np.zeros(1_024, np.int64)
games = 0
for _ in range(200):
    draw_actions(infos["action_mask"], seeds, actions)  # a learner would choose
    _, rewards, over, _, infos = many.step(actions)
    games += int(over.sum())
print(f"{games} games finished")
