"""PettingZoo: three agents at one table, each drawing any action that its mask allows.

Run it as it is; it needs `pip install 'fathoms[envs]'`.
"""

from __future__ import annotations

from fathoms.envs import into_the_blue_v0

env = into_the_blue_v0.env(num_players=3)
env.reset(seed=7)
for agent in env.agent_iter():
    seen, reward, over, cut, info = env.last()
    if over or cut:
        print(f"{agent}: {reward:+.2f}")
        env.step(None)
    else:
        env.step(env.action_space(agent).sample(seen["action_mask"]))
