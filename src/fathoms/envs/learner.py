"""Gymnasium: one learner at a table, bots at the other seats."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Any, ClassVar, Literal, get_args

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Discrete

from fathoms.core import IllegalMove, Malformed
from fathoms.envs.rivals import Rivals, count_players, first_seat
from fathoms.envs.setting import in_words, setting_of, worded
from fathoms.envs.showing import RENDER_MODES, check_render_mode, show

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.envs.rivals import Opponents, SeatChoice
    from fathoms.envs.setting import RuleChoice

Illegal = Literal["lose", "raise"]

ILLEGAL_REWARD = -1.0


class LearnerEnv(gymnasium.Env[Any, Any]):
    """A game from one seat: the others have decided, and chance has fallen, before `step` returns."""

    metadata: ClassVar[dict[str, Any]] = {  # pyright: ignore[reportIncompatibleVariableOverride] - as all do
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
    }

    @in_words()
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
        self.setting = setting = setting_of(game, count_players(opponents, num_players), rules)
        self.rivals = Rivals(setting, opponents, num_players)
        self.render_mode = render_mode
        self.tables = tables = setting.tables(1)
        self.observation_space = Box(0.0, 1.0, (tables.features,), np.float32)
        self.action_space = Discrete(tables.words)
        self.illegal = illegal
        self.seat = first_seat(seat, setting.seats, np.random.default_rng(0))
        self._seat_choice: SeatChoice = seat
        self._said = np.zeros(1, np.int64)
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
            self.rivals.seed(self.np_random)
        self._sit()
        first = (options or {}).get("first")
        begins = None if first is None else np.array([first], np.int64)
        self._over = True
        # A game that ends before the learner decides anything is none to learn from.
        while self._over:
            self.tables.reset(self.np_random.integers(2**64, size=1, dtype=np.uint64), begins)
            self._let_others_play()
        self._disqualified = False
        self._games += 1
        if self.render_mode == "human":
            self.render()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Say a word, and let the others play until the learner decides again or the game is over."""
        if self._over:
            raise ResetNeeded("The game is over; call reset() to begin another one.")
        word = index(action)  # 1.5 is no word
        if not 0 <= word < self.tables.words or not self.tables.masks[0, word]:
            return self._refuse(word)
        self._say(word)
        self._let_others_play()
        if self.render_mode == "human":
            self.render()
        reward = float(self.tables.rewards[0, self.seat]) if self._over else 0.0
        return self._seen(), reward, self._over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Tell which words may be said now, as maskable learners ask for it."""
        return self._mask().astype(bool)

    def render(self) -> Any:
        """Show the table as the learner sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode, given when the environment is made.")
            return None
        return show(self.setting, self.tables.read(0), self.seat, self.render_mode)

    def _sit(self) -> None:
        if self._seat_choice == "rotate":
            self.seat = self._games % self.setting.seats
        else:
            self.seat = first_seat(self._seat_choice, self.setting.seats, self.np_random)

    def _say(self, word: int) -> None:
        self._said[0] = word
        self.tables.step(self._said)
        self._over = bool(self.tables.over[0])

    def _let_others_play(self) -> None:
        """Bots see the engine's state, and their moves are said word by word."""
        tables = self.tables
        self._over = bool(tables.over[0])
        while not self._over and (actor := int(tables.mover[0])) != self.seat:
            for word in self.rivals.words(tables.read(0), actor, self.seat):
                self._say(word)

    def _refuse(self, word: int) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        if self.illegal == "raise":
            raise worded(IllegalMove("envs.illegal-word", word=str(word)))
        self._over = self._disqualified = True
        return self._seen(), ILLEGAL_REWARD, True, False, {**self._info(), "illegal": True}

    def _seen(self) -> NDArray[np.float32]:
        return self.tables.observe(0, self.seat).copy()

    def _mask(self) -> NDArray[np.int8]:
        return np.zeros(self.tables.words, np.int8) if self._over else self.tables.masks[0].copy()

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._mask(), "seat": self.seat}
        if self._over and not self._disqualified:
            result = self.tables.read(0).result
            if result is not None:
                info["scores"] = list(result.scores)
                info["winners"] = list(result.winners)
        return info
