"""OpenSpiel: walk one game with its chance nodes, then let its own search play a few moves.

Run it as it is; it needs `pip install 'fathoms[envs]'`.
"""

from __future__ import annotations

import random

import pyspiel
from open_spiel.python.algorithms import mcts

import fathoms.envs.openspiel  # noqa: F401 - registers the games

rng = random.Random(3)
game = pyspiel.load_game("fathoms_into_the_blue(players=2,rules=quick)")
state = game.new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, odds)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))
print(state.returns())

sea = pyspiel.load_game("fathoms_atlantis_treasure(players=2,rules=lagoon)")
bot = mcts.MCTSBot(sea, uct_c=2, max_simulations=5, evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1))
state = sea.new_initial_state()
for _ in range(6):
    if state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    else:
        action = bot.step(state)
        print(state.action_to_string(action))
        state.apply_action(action)
