"""Gymnasium: many tables in one vector environment, on the compiled game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from fathoms.core import IllegalMove, Malformed
from fathoms.envs.action_masks import add_rewards, answer, first_illegal
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
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from fathoms.envs.config import Opponents, RuleChoice, SeatChoice

RANDOM = "random"


class GameVectorEnv(VectorEnv[Any, Any, Any]):
    """Tables side by side; one whose game is over begins another at its next step, whatever the action there.

    Without opponents every decision is the learner's (self-play): `infos["mover"]` tells whose it is, rewards
    are those of the seat that just decided, and `infos["rewards"]` has those of all.
    """

    metadata: ClassVar[dict[str, Any]] = {  # pyright: ignore[reportIncompatibleVariableOverride] - as all do
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    @explaining_errors()
    def __init__(  # noqa: PLR0913 - all by name, as gymnasium.make_vec gives them
        self,
        game: str,
        num_envs: int = 1,
        *,
        opponents: Opponents | None = None,
        num_players: int | None = None,
        rules: RuleChoice = None,
        seat: SeatChoice = 0,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        if not isinstance(num_envs, int) or num_envs < 1:  # pyright: ignore[reportUnnecessaryIsInstance] - a program may give anything
            raise Malformed("envs.no-tables", given=str(num_envs)[:40])
        self.config = config = make_config(game, count_players(opponents, num_players), rules)
        self.num_envs = num_envs
        self.copy = copy
        self.render_mode = render_mode
        self.states = states = config.vector_state(num_envs)
        self.single_observation_space = Box(0.0, 1.0, (states.features,), np.float32)
        self.single_action_space = Discrete(states.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.opponents = opponents
        first_seat(seat, config.seats, np.random.default_rng(0))
        self._seat_choice: SeatChoice = seat
        # "random" is drawn in compiled code; every other bot sees the engine's state, table by table.
        self._bots = (
            None if opponents is None or opponents == RANDOM else OpponentBots(config, opponents, num_players)
        )
        self._waiting: dict[int, list[int]] = {}
        """For a table the actions of a bot's move that are still to be taken."""
        self._seats = np.zeros(num_envs, np.int64)
        self._actions = np.zeros(num_envs, np.int64)
        self._counters = np.zeros(num_envs, np.uint64)
        self._rewards = np.zeros(num_envs, np.float32)
        self._never = np.zeros(num_envs, np.bool_)
        self._begun = False

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a game at every table; a list of seeds has one for each."""
        if isinstance(seed, int) or seed is None:
            super().reset(seed=seed)
            seeds = self.np_random.integers(2**64, size=self.num_envs, dtype=np.uint64)
        else:
            if len(seed) != self.num_envs:
                raise ValueError(f"{len(seed)} seeds for {self.num_envs} tables")
            super().reset(seed=seed[0])
            seeds = np.array(seed, np.uint64)
        first = (options or {}).get("first")
        self.states.reset(seeds, None if first is None else np.full(self.num_envs, first, np.int64))
        self._begun = True
        self._counters[:] = seeds ^ np.uint64(0x5EA)
        if self._bots is not None:
            self._bots.seed(self.np_random)
            self._waiting.clear()
        if self.opponents is not None:
            self._sit(np.ones(self.num_envs, np.bool_), begin=True)
            self._let_others_play()
        return self._seen(), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Act at every table; one whose game was over begins the next instead."""
        states, chosen = self.states, self._actions
        if not self._begun:
            raise ResetNeeded("No game has begun; call reset() before the first step.")
        given = np.asarray(actions)
        if given.shape != chosen.shape or given.dtype.kind not in "iu":
            raise explained(Malformed("envs.words-at", tables=self.num_envs, given=str(actions)[:40]))
        chosen[:] = given
        wrong = first_illegal(states.masks, states.over, chosen)
        if wrong >= 0:
            illegal = IllegalMove("envs.illegal-word-at", word=int(chosen[wrong]), table=wrong)
            raise explained(illegal)
        rewards = self._rewards = np.zeros(self.num_envs, np.float32)
        if self.opponents is None:
            self._seats[:] = states.mover
            states.step(chosen)
            add_rewards(states.rewards, self._seats, rewards)
        else:
            begun = states.over.copy()
            states.step(chosen)
            add_rewards(states.rewards, self._seats, rewards)
            if begun.any():
                self._sit(begun)
            self._let_others_play()
        return self._seen(), rewards, states.over.copy(), self._never.copy(), self._infos()

    def action_masks(self) -> NDArray[np.bool_]:
        """Tell which actions are legal at every table."""
        return self.states.masks.astype(bool)

    def render(self) -> tuple[Any, ...] | None:
        """Show every table."""
        if self.render_mode is None:
            return None
        seen_from = None if self.opponents is None else self._seats
        return tuple(
            show(
                self.config,
                self.states.read(at),
                None if seen_from is None else int(seen_from[at]),
                self.render_mode,
            )
            for at in range(self.num_envs)
        )

    def _sit(self, where: NDArray[np.bool_], *, begin: bool = False) -> None:
        """Seat the learner where a game begins."""
        seats = self.config.seats
        if self._seat_choice == "rotate":
            self._seats[where] = 0 if begin else (self._seats[where] + 1) % seats
        elif self._seat_choice == "draw":
            self._seats[where] = self.np_random.integers(seats, size=int(where.sum()))
        else:
            self._seats[where] = self._seat_choice

    def _let_others_play(self) -> None:
        """Let the others decide until the learner is to, or the game is over, at every table."""
        states, chosen = self.states, self._actions
        while self._answer(chosen):
            states.step(chosen)
            add_rewards(states.rewards, self._seats, self._rewards)
        # The last observation is the learner's, also where another seat ended the game.
        for table in np.flatnonzero(states.over):
            states.observations[table] = states.observe(int(table), int(self._seats[table]))

    def _answer(self, chosen: NDArray[np.int64]) -> int:
        """Find an action wherever somebody else decides, -1 elsewhere; give how many."""
        states = self.states
        if self._bots is None:
            return answer(states.masks, states.over, states.mover, self._seats, self._counters, chosen)
        waiting = self._waiting
        chosen[:] = -1
        others = np.flatnonzero(~states.over & (states.mover != self._seats))
        for table in others.tolist():
            if not waiting.get(table):
                state, seat = states.read(table), int(self._seats[table])
                waiting[table] = list(self._bots.actions(state, int(states.mover[table]), seat))
            chosen[table] = waiting[table].pop(0)
        return len(others)

    def _seen(self) -> NDArray[np.float32]:
        return self.states.observations.copy() if self.copy else self.states.observations

    def _infos(self) -> dict[str, Any]:
        states = self.states
        if self.opponents is not None:
            masks, seats = (
                (states.masks.copy(), self._seats.copy()) if self.copy else (states.masks, self._seats)
            )
            return {"action_mask": masks, "seat": seats}
        if not self.copy:
            return {"action_mask": states.masks, "mover": states.mover, "rewards": states.rewards}
        return {
            "action_mask": states.masks.copy(),
            "mover": states.mover.copy(),
            "rewards": states.rewards.copy(),
        }
