"""Gymnasium: a thousand tables and more in one vector environment, on the compiled game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from fathoms.core import IllegalMove, Malformed
from fathoms.envs.rivals import Rivals, count_players, first_seat
from fathoms.envs.setting import in_words, setting_of, worded
from fathoms.envs.showing import RENDER_MODES, check_render_mode, show
from fathoms.envs.words import add_rewards, answer, first_illegal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from fathoms.envs.rivals import Opponents, SeatChoice
    from fathoms.envs.setting import RuleChoice

RANDOM = "random"


class FleetEnv(VectorEnv[Any, Any, Any]):
    """Tables side by side; one whose game is over begins another at its next step, whatever is said there.

    Without opponents every decision is the learner's (self-play): `infos["mover"]` tells whose it is, rewards
    are those of the seat that just decided, and `infos["rewards"]` has those of all.
    """

    metadata: ClassVar[dict[str, Any]] = {  # pyright: ignore[reportIncompatibleVariableOverride] - as all do
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    @in_words()
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
        self.setting = setting = setting_of(game, count_players(opponents, num_players), rules)
        self.num_envs = num_envs
        self.copy = copy
        self.render_mode = render_mode
        self.tables = tables = setting.tables(num_envs)
        self.single_observation_space = Box(0.0, 1.0, (tables.features,), np.float32)
        self.single_action_space = Discrete(tables.words)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.opponents = opponents
        first_seat(seat, setting.seats, np.random.default_rng(0))
        self._seat_choice: SeatChoice = seat
        # "random" is drawn in compiled code; every other bot sees the engine's state, table by table.
        self._rivals = (
            None if opponents is None or opponents == RANDOM else Rivals(setting, opponents, num_players)
        )
        self._waiting: dict[int, list[int]] = {}
        """For a table the words of a bot's move that are still to be said."""
        self._seats = np.zeros(num_envs, np.int64)
        self._said = np.zeros(num_envs, np.int64)
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
        self.tables.reset(seeds, None if first is None else np.full(self.num_envs, first, np.int64))
        self._begun = True
        self._counters[:] = seeds ^ np.uint64(0x5EA)
        if self._rivals is not None:
            self._rivals.seed(self.np_random)
            self._waiting.clear()
        if self.opponents is not None:
            self._sit(np.ones(self.num_envs, np.bool_), begin=True)
            self._let_others_play()
        return self._seen(), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Say a word at every table; one whose game was over begins the next instead."""
        tables, said = self.tables, self._said
        if not self._begun:
            raise ResetNeeded("No game has begun; call reset() before the first step.")
        given = np.asarray(actions)
        if given.shape != said.shape or given.dtype.kind not in "iu":
            raise worded(Malformed("envs.words-at", tables=self.num_envs, given=str(actions)[:40]))
        said[:] = given
        wrong = first_illegal(tables.masks, tables.over, said)
        if wrong >= 0:
            illegal = IllegalMove("envs.illegal-word-at", word=int(said[wrong]), table=wrong)
            raise worded(illegal)
        rewards = self._rewards = np.zeros(self.num_envs, np.float32)
        if self.opponents is None:
            self._seats[:] = tables.mover
            tables.step(said)
            add_rewards(tables.rewards, self._seats, rewards)
        else:
            begun = tables.over.copy()
            tables.step(said)
            add_rewards(tables.rewards, self._seats, rewards)
            if begun.any():
                self._sit(begun)
            self._let_others_play()
        return self._seen(), rewards, tables.over.copy(), self._never.copy(), self._infos()

    def action_masks(self) -> NDArray[np.bool_]:
        """Tell which words may be said now at every table."""
        return self.tables.masks.astype(bool)

    def render(self) -> tuple[Any, ...] | None:
        """Show every table."""
        if self.render_mode is None:
            return None
        seen_from = None if self.opponents is None else self._seats
        return tuple(
            show(
                self.setting,
                self.tables.read(at),
                None if seen_from is None else int(seen_from[at]),
                self.render_mode,
            )
            for at in range(self.num_envs)
        )

    def _sit(self, where: NDArray[np.bool_], *, begin: bool = False) -> None:
        """Seat the learner where a game begins."""
        seats = self.setting.seats
        if self._seat_choice == "rotate":
            self._seats[where] = 0 if begin else (self._seats[where] + 1) % seats
        elif self._seat_choice == "draw":
            self._seats[where] = self.np_random.integers(seats, size=int(where.sum()))
        else:
            self._seats[where] = self._seat_choice

    def _let_others_play(self) -> None:
        """Let the others decide until the learner is to, or the game is over, at every table."""
        tables, said = self.tables, self._said
        while self._answer(said):
            tables.step(said)
            add_rewards(tables.rewards, self._seats, self._rewards)
        # The last look belongs to the learner, whoever ended the game.
        for table in np.flatnonzero(tables.over):
            tables.observations[table] = tables.observe(int(table), int(self._seats[table]))

    def _answer(self, said: NDArray[np.int64]) -> int:
        """Find a word wherever somebody else decides, -1 elsewhere; give how many."""
        tables = self.tables
        if self._rivals is None:
            return answer(tables.masks, tables.over, tables.mover, self._seats, self._counters, said)
        waiting = self._waiting
        said[:] = -1
        others = np.flatnonzero(~tables.over & (tables.mover != self._seats))
        for table in others.tolist():
            if not waiting.get(table):
                state, seat = tables.read(table), int(self._seats[table])
                waiting[table] = list(self._rivals.words(state, int(tables.mover[table]), seat))
            said[table] = waiting[table].pop(0)
        return len(others)

    def _seen(self) -> NDArray[np.float32]:
        return self.tables.observations.copy() if self.copy else self.tables.observations

    def _infos(self) -> dict[str, Any]:
        tables = self.tables
        if self.opponents is not None:
            masks, seats = (
                (tables.masks.copy(), self._seats.copy()) if self.copy else (tables.masks, self._seats)
            )
            return {"action_mask": masks, "seat": seats}
        if not self.copy:
            return {"action_mask": tables.masks, "mover": tables.mover, "rewards": tables.rewards}
        return {
            "action_mask": tables.masks.copy(),
            "mover": tables.mover.copy(),
            "rewards": tables.rewards.copy(),
        }
