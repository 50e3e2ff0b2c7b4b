"""PettingZoo: a table at which agents decide in turn (agent environment cycle)."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeAlias

import numpy as np
from gymnasium import logger
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv  # pyright: ignore[reportMissingTypeStubs] - its types stand in its code
from pettingzoo.utils.env_logger import EnvLogger  # pyright: ignore[reportMissingTypeStubs] - likewise

from fathoms.core import IllegalMove
from fathoms.envs.config import explained, explaining_errors, make_config
from fathoms.envs.render import RENDER_MODES, check_render_mode, show

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gymnasium.spaces import Space
    from numpy.typing import NDArray

    from fathoms.envs.config import RuleChoice

Seen: TypeAlias = "dict[str, NDArray[Any]]"
"""`observation` and `action_mask`, as the classic environments of PettingZoo have them."""

ILLEGAL_REWARD = -1.0


class RawEnv(AECEnv[str, Any, Any]):
    """One game, agents `player_0`, `player_1`, … in the order of their seats.

    Nothing is checked but that an action is legal; `CheckedEnv` guards against every misuse.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": True,
        "render_fps": 2,
    }

    @explaining_errors()
    def __init__(
        self,
        game: str,
        num_players: int | None = None,
        rules: RuleChoice = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self._made_of = (game, num_players, rules, render_mode)
        self.config = config = make_config(game, num_players, rules)
        name = f"{game.replace('-', '_')}_v0"
        # Each has a list of its own: a wrapper of PettingZoo's adds to it.
        self.metadata = {**RawEnv.metadata, "name": name, "render_modes": list(RENDER_MODES)}  # type: ignore[misc]  # each game has a name of its own
        self.render_mode = render_mode
        self.states = states = config.vector_state(1)
        self.possible_agents = [f"player_{seat}" for seat in range(config.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        observation = Box(0.0, 1.0, (states.features,), np.float32)
        self.observation_spaces = {
            agent: Dict(
                {"observation": observation, "action_mask": Box(0, 1, (states.num_actions,), np.int8)}
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(states.num_actions) for agent in self.possible_agents}
        self.state_space = Box(0.0, 1.0, (config.seats * states.features,), np.float32)
        self._actions = np.zeros(1, np.int64)
        self._nothing = np.zeros(states.num_actions, np.int8)
        self._look()
        self._rng = np.random.default_rng()
        self._over = True

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what it was made of, as PettingZoo's own do; the game begins anew."""
        return type(self), self._made_of

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Copy the game as it stands, so that a search can play on from here."""
        memo[id(self.config)] = self.config
        made = memo[id(self)] = type(self).__new__(type(self))
        made.__dict__.update(deepcopy(self.__dict__, memo))
        made._look()  # noqa: SLF001 - it is one of us
        return made

    def observation_space(self, agent: str) -> Space[Any]:
        """Give the space of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """Give the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the option `first` says who does, else it is drawn."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        first = (options or {}).get("first")
        begins = None if first is None else np.array([self._seat_of.get(first, first)], np.int64)
        self.states.reset(self._rng.integers(2**64, size=1, dtype=np.uint64), begins)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._over = False
        self.agent_selection = self.possible_agents[self.states.mover.item(0)]

    def observe(self, agent: str) -> Seen:
        """Tell what an agent sees; only the agent that decides has legal actions."""
        if agent == self.agent_selection and not self._over:
            return {"observation": self._observation.copy(), "action_mask": self._mask.copy()}
        seen = self.states.observe(0, self._seat_of[agent])
        return {"observation": seen.copy(), "action_mask": self._nothing.copy()}

    def step(self, action: Any) -> None:
        """Act for the agent whose turn it is."""
        if self._over:
            self._was_dead_step(action)
            return
        if not self._is_legal(action):
            raise explained(IllegalMove("envs.illegal-word", word=str(action)[:40]))
        self._actions[0] = action
        self.states.step(self._actions)
        if self.states.over.item(0):
            self._finish()
        else:
            self.agent_selection = self.possible_agents[self.states.mover.item(0)]
        if self.render_mode == "human":
            self.render()

    def state(self) -> NDArray[Any]:
        """Give what all agents see, one after the other, for learners with a central critic."""
        return np.concatenate([self.states.observe(0, seat) for seat in range(self.config.seats)])

    def render(self) -> Any:
        """Show the table as somebody sees it who only watches."""
        if self.render_mode is None:
            logger.warn("render() needs a render_mode, given when the environment is made.")
            return None
        return show(self.config, self.states.read(0), None, self.render_mode)

    def close(self) -> None:
        """Leave the table; nothing is held open."""

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:  # type: ignore[override]  # any iterator will do, and a generator is the fastest
        """Give the agent whose turn it is, again and again, until all have left."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def _look(self) -> None:
        """Keep views of the one table: the kernel changes them in place."""
        self._observation, self._mask = self.states.observations[0], self.states.masks[0]

    def _is_legal(self, action: Any) -> bool:
        try:
            return bool(action >= 0 and self._mask[action])
        except (IndexError, TypeError):
            return False

    def _finish(self) -> None:
        self._over = True
        self.terminations = dict.fromkeys(self.agents, True)
        for agent, reward in zip(self.agents, self.states.rewards[0].tolist(), strict=True):
            self.rewards[agent] = self._cumulative_rewards[agent] = reward


class CheckedEnv(RawEnv):
    """The same, with the checks of PettingZoo's usual three wrappers built in, at a small part of their cost.

    An action out of range is refused, an illegal one ends the game and costs 1, calls in a wrong order fail.
    """

    _begun = False
    _moved = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game."""
        self._begun = self._moved = True
        super().reset(seed, options)

    def observe(self, agent: str) -> Seen:
        """Tell what an agent sees."""
        if not self._begun:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def step(self, action: Any) -> None:
        """Act; an illegal action ends the game for all, and its agent gets -1."""
        if not self._begun:
            EnvLogger.error_step_before_reset()
        self._moved = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        if not self._over and not self._is_legal(action):
            in_range = self.action_spaces[self.agent_selection].contains(action)
            assert in_range, "action is not in action space"  # noqa: S101 - as PettingZoo's wrapper does
            self._disqualify()
            return
        super().step(action)

    def state(self) -> NDArray[Any]:
        """Give what all agents see."""
        if not self._begun:
            EnvLogger.error_state_before_reset()
        return super().state()

    def render(self) -> Any:
        """Show the table."""
        if not self._begun:
            EnvLogger.error_render_before_reset()
        return super().render()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Give the agent whose turn it is; a step belongs between two of them."""
        if not self._begun:
            EnvLogger.error_agent_iter_before_reset()
        return self._agents(max_iter)

    def _agents(self, max_iter: int) -> Iterator[str]:
        for agent in super().agent_iter(max_iter):
            assert self._moved, "need to call step() or reset() in a loop over `agent_iter`"  # noqa: S101 - likewise
            self._moved = False
            yield agent

    def _disqualify(self) -> None:
        EnvLogger.warn_on_illegal_move()
        self._over = True
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        agent = self.agent_selection
        self.rewards[agent] = self._cumulative_rewards[agent] = ILLEGAL_REWARD
        self._deads_step_first()
