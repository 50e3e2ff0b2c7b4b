"""Gymnasium: one learner at a table, bots at the other seats."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Any, ClassVar, Literal, get_args

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Discrete

from fathoms.core import IllegalMove, Malformed
from fathoms.envs.config import (
    OpponentBots,
    count_players,
    explained,
    explaining_errors,
    first_seat,
    make_config,
)
from fathoms.envs.render import RENDER_MODES, check_render_mode, show

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.envs.config import Opponents, RuleChoice, SeatChoice

Illegal = Literal["lose", "raise"]

ILLEGAL_REWARD = -1.0


class GameEnv(gymnasium.Env[Any, Any]):
    """A game from one seat: the others have decided, and chance has fallen, before `step` returns."""

    metadata: ClassVar[dict[str, Any]] = {  # pyright: ignore[reportIncompatibleVariableOverride] - as all do
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
    }

    @explaining_errors()
    def __init__(  # noqa: PLR0913 - all by name, as gymnasium.make gives them
        self,
        game: str,
        *,
        opponents: Opponents = "random",
        num_players: int | None = None,
        rules: RuleChoice = None,
        seat: SeatChoice = 0,
        illegal: Illegal = "lose",
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        if illegal not in get_args(Illegal):
            raise Malformed("envs.no-illegal", given=str(illegal)[:40], known=list(get_args(Illegal)))
        self.config = config = make_config(game, count_players(opponents, num_players), rules)
        self.opponents = OpponentBots(config, opponents, num_players)
        self.render_mode = render_mode
        self.states = states = config.vector_state(1)
        self.observation_space = Box(0.0, 1.0, (states.features,), np.float32)
        self.action_space = Discrete(states.num_actions)
        self.illegal = illegal
        self.seat = first_seat(seat, config.seats, np.random.default_rng(0))
        self._seat_choice: SeatChoice = seat
        self._actions = np.zeros(1, np.int64)
        self._games = 0
        self._over = True
        self._disqualified = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin a game; the option `first` says which seat does, else it is drawn."""
        super().reset(seed=seed)
        if seed is not None:
            self._games = 0
        if seed is not None or not self._games:
            self.opponents.seed(self.np_random)
        self._sit()
        first = (options or {}).get("first")
        begins = None if first is None else np.array([first], np.int64)
        self._over = True
        # A game that ends before the learner decides anything is none to learn from.
        while self._over:
            self.states.reset(self.np_random.integers(2**64, size=1, dtype=np.uint64), begins)
            self._let_others_play()
        self._disqualified = False
        self._games += 1
        if self.render_mode == "human":
            self.render()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Act, and let the others play until the learner decides again or the game is over."""
        if self._over:
            raise ResetNeeded("The game is over; call reset() to begin another one.")
        action = index(action)  # 1.5 is none
        if not 0 <= action < self.states.num_actions or not self.states.masks[0, action]:
            return self._refuse(action)
        self._act(action)
        self._let_others_play()
        if self.render_mode == "human":
            self.render()
        reward = float(self.states.rewards[0, self.seat]) if self._over else 0.0
        return self._seen(), reward, self._over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Tell which actions are legal, as maskable learners ask for it."""
        return self._mask().astype(bool)

    def render(self) -> Any:
        """Show the table as the learner sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode, given when the environment is made.")
            return None
        return show(self.config, self.states.read(0), self.seat, self.render_mode)

    def _sit(self) -> None:
        if self._seat_choice == "rotate":
            self.seat = self._games % self.config.seats
        else:
            self.seat = first_seat(self._seat_choice, self.config.seats, self.np_random)

    def _act(self, action: int) -> None:
        self._actions[0] = action
        self.states.step(self._actions)
        self._over = bool(self.states.over[0])

    def _let_others_play(self) -> None:
        """Bots see the engine's state, and their moves are taken action by action."""
        states = self.states
        self._over = bool(states.over[0])
        while not self._over and (actor := int(states.mover[0])) != self.seat:
            for action in self.opponents.actions(states.read(0), actor, self.seat):
                self._act(action)

    def _refuse(self, action: int) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        if self.illegal == "raise":
            raise explained(IllegalMove("envs.illegal-word", word=str(action)))
        self._over = self._disqualified = True
        return self._seen(), ILLEGAL_REWARD, True, False, {**self._info(), "illegal": True}

    def _seen(self) -> NDArray[np.float32]:
        return self.states.observe(0, self.seat).copy()

    def _mask(self) -> NDArray[np.int8]:
        return np.zeros(self.states.num_actions, np.int8) if self._over else self.states.masks[0].copy()

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._mask(), "seat": self.seat}
        if self._over and not self._disqualified:
            result = self.states.read(0).result
            if result is not None:
                info["scores"] = list(result.scores)
                info["winners"] = list(result.winners)
        return info
