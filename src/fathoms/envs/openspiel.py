"""OpenSpiel: importing this module registers every compiled game as a Python game, `fathoms_<game>`.

Games run on the engine: chance nodes are explicit, with exact probabilities, and actions are words.
"""

from __future__ import annotations

from typing import Any, Final

from fathoms.envs.setting import need

need("pyspiel")

import numpy as np  # noqa: E402 - a missing library is told first
import pyspiel  # noqa: E402 # pyright: ignore[reportMissingTypeStubs, reportMissingModuleSource] - it has no types

from fathoms.core import CHANCE, find_game  # noqa: E402 - likewise
from fathoms.envs.position import (  # noqa: E402 - likewise
    MOST_DECISIONS,
    MOST_OUTCOMES,
    Position,
    begin,
    utilities,
    write_json,
)
from fathoms.envs.setting import Setting, compiled_games, in_words, setting_of  # noqa: E402 - likewise

spiel: Final[Any] = pyspiel


def short_name(game: str) -> str:
    """Name a game as `pyspiel.load_game` knows it."""
    return f"fathoms_{game.replace('-', '_')}"


class SpielState(spiel.State):
    """One state; all it holds is a position, which never changes."""

    def __init__(self, game: Any, position: Position) -> None:
        super().__init__(game)  # pyright: ignore[reportUnknownMemberType] - the library has no types
        self.position = position

    def current_player(self) -> int:
        """Tell who decides."""
        actor = self.position.actor
        if actor is None:
            return spiel.PlayerId.TERMINAL
        return spiel.PlayerId.CHANCE if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.position.actor is None

    def returns(self) -> list[float]:
        """Give what each player has won or lost."""
        return utilities(self.position.state.result, self.position.setting.seats)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Number what may fall, with probabilities."""
        return self.position.outcomes()

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.words() if player == self.position.actor else []

    def _apply_action(self, action: int) -> None:
        position = self.position
        self.position = position.fall(action) if position.actor == CHANCE else position.say(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == spiel.PlayerId.CHANCE:
            return self.position.outcome_text(action)
        return self.position.setting.vocabulary.text(action)

    def __str__(self) -> str:
        return write_json(self.position.sight(None, whole=True))


class SpielObserver:
    """What a player sees, as a text and as numbers; with perfect recall, all that was ever told too."""

    def __init__(self, setting: Setting, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers take no parameters, and {params} is one")
        self.setting = setting
        self.kind = kind
        private: Final[Any] = spiel.PrivateInfoType
        self.public: bool = kind.public_info
        self.whole = kind.private_info == private.ALL_PLAYERS
        self.own = kind.private_info == private.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        # No list of numbers holds a whole history, nor does the kernel tell public things from private ones.
        if self.public and self.own and not kind.perfect_recall:
            self._tables = setting.tables(1)
            self.tensor = np.zeros(self._tables.features, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the numbers with what a player sees; before a secret shuffle there is nothing to be seen."""
        if self.tensor is None:
            return
        table = state.position.state
        if table.actor == CHANCE and table.chances().secret:
            self.tensor[:] = 0
            return
        self._tables.write(0, table)
        for word in state.position.said:
            self._tables.step(np.array([word], np.int64))
        self.tensor[:] = self._tables.observe(0, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Tell what a player sees, in one line."""
        position = state.position
        seen: dict[str, Any] = {}
        if self.own or self.whole:
            seen = {"player": player, **position.sight(player, whole=self.whole)}
        elif self.public:
            seen = position.sight(None)
        if not self.public:
            known = position.sight(None)
            seen = {name: value for name, value in seen.items() if known.get(name) != value}
        if self.kind.perfect_recall and self.public:
            seen["told"] = position.history()
        return write_json(seen)


def game_type(game: str) -> Any:
    """Describe a game; whether it has secrets shows in its first chance."""
    found = find_game(game)
    start = found.start(found.standard, found.seats.start, 0)
    secret = start.actor == CHANCE and start.chances().secret
    information = spiel.GameType.Information
    return spiel.GameType(
        short_name=short_name(game),
        long_name=f"Fathoms: {game.replace('-', ' ').title()}",
        dynamics=spiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=spiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if secret else information.PERFECT_INFORMATION,
        utility=spiel.GameType.Utility.ZERO_SUM,
        reward_model=spiel.GameType.RewardModel.TERMINAL,
        max_num_players=found.seats.stop - 1,
        min_num_players=found.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": found.seats.start, "rules": ""},
    )


def most_outcomes(setting: Setting) -> int:
    """Tell how many things may fall at most: seen along one game, in which every first choice is made."""
    position, most = begin(setting), 1
    for _ in range(200):
        actor = position.actor
        if actor is None:
            break
        if actor == CHANCE:
            moves = position.falling.moves
            most = max(most, MOST_OUTCOMES if moves is None else len(moves))
            position = position.fall(0)
        else:
            position = position.say(position.words()[0])
    return most


def register(game: str) -> None:
    """Register one game."""
    kind = game_type(game)

    class SpielGame(spiel.Game):
        """One game with its number of players and its rule set, given by name or by code."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = params or {}
            with in_words():
                self.setting = setting_of(game, given.get("players"), given.get("rules"))
            info = spiel.GameInfo(
                num_distinct_actions=self.setting.vocabulary.size,
                max_chance_outcomes=most_outcomes(self.setting),
                num_players=self.setting.seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=MOST_DECISIONS,
            )
            super().__init__(kind, info, given)  # pyright: ignore[reportUnknownMemberType] - likewise

        def new_initial_state(self, _: Any = None) -> SpielState:
            """Begin a game."""
            return SpielState(self, begin(self.setting))

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
            """Make somebody who looks."""
            usual = spiel.IIGObservationType(perfect_recall=False)
            return SpielObserver(self.setting, iig_obs_type or usual, params)

    spiel.register_game(kind, SpielGame)


for _game in compiled_games():
    if short_name(_game) not in spiel.registered_names():
        register(_game)
