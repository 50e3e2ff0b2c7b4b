"""OpenSpiel: importing this module registers every compiled game as a Python game, `fathoms_<game>`.

Games run on the engine: chance nodes are explicit, with exact probabilities; a move may take several actions.
"""

from __future__ import annotations

import json
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

import msgspec
import numpy as np

from fathoms.core import CHANCE, IllegalMove, find_game, view
from fathoms.envs.config import EnvConfig, compiled_games, explaining_errors, make_config, need

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import Chances, Move, Result, State


spiel: Final[Any] = need("pyspiel")


MOST_DECISIONS: Final = 10_000
"""A game that is not over by then is nobody's: dice know no longest game, and OpenSpiel wants one."""
MOST_OUTCOMES: Final = 5_000
"""What may fall is listed if it is not more than this; else the ticket is drawn digit by digit."""


class ToldMoves(NamedTuple):
    """What everybody was told, newest first: a chain, so that positions share it."""

    text: str
    before: ToldMoves | None


class ChanceNode(NamedTuple):
    """What chance may do, and the list of it unless that is too long."""

    chances: Chances[Any]
    moves: Sequence[Move] | None


class SpielPosition:
    """One instant of a game. It never changes, so a copy is the thing itself."""

    __slots__ = ("_chance", "config", "decisions", "state", "taken", "tickets", "told")

    def __init__(  # noqa: PLR0913, PLR0917 - all that a position is
        self,
        config: EnvConfig,
        state: State,
        taken: tuple[int, ...] = (),
        tickets: tuple[int, int] | None = None,
        decisions: int = 0,
        told: ToldMoves | None = None,
    ) -> None:
        self.config: Final = config
        self.state: Final = state
        self.taken: Final = taken
        self.tickets: Final = tickets
        """The tickets among which chance has still to choose, where it draws in several steps."""
        self.decisions: Final = decisions
        self.told: Final = told
        self._chance: ChanceNode | None = None

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    @property
    def actor(self) -> int | None:
        """The seat to decide, CHANCE, or None when the game is over."""
        return None if self.decisions >= MOST_DECISIONS else self.state.actor

    @property
    def chance(self) -> ChanceNode:
        """What may fall now; listed once, as it is asked for again and again."""
        if self._chance is None:
            chances = self.state.chances()
            self._chance = ChanceNode(chances, listed(chances))
        return self._chance

    def actions(self) -> list[int]:
        """List the legal actions."""
        return self.config.action_space.next_actions(self.state, self.taken)

    def outcomes(self) -> list[tuple[int, float]]:
        """Number what may fall, each with its probability."""
        chances, moves = self.chance
        if moves is not None:
            return [(at, chances.weight(move) / chances.total) for at, move in enumerate(moves)]
        low, high = self.tickets or (0, chances.total)
        count = -(-(high - low) // _size(low, high))
        parts = (_part(low, high, at) for at in range(count))
        return [(at, (end - start) / (high - low)) for at, (start, end) in enumerate(parts)]

    def draw(self, outcome: int) -> SpielPosition:
        """Let chance do one of what may fall."""
        chances, moves = self.chance
        if moves is not None:
            return self._played(moves[outcome], secret=chances.secret)
        start, end = _part(*(self.tickets or (0, chances.total)), outcome)
        if end - start == 1:
            return self._played(chances.at(start), secret=chances.secret)
        return SpielPosition(self.config, self.state, (), (start, end), self.decisions, self.told)

    def act(self, action: int) -> SpielPosition:
        """Act for the seat to decide."""
        if action not in self.actions():
            raise IllegalMove("envs.illegal-word", word=str(action))
        taken = (*self.taken, action)
        move = self.config.action_space.read(self.state, taken)
        if move is not None:
            return self._played(move, secret=False)
        return SpielPosition(self.config, self.state, taken, None, self.decisions + 1, self.told)

    def outcome_text(self, outcome: int) -> str:
        """Tell what a number of chance means, in the notation of the record."""
        chances, moves = self.chance
        if moves is not None:
            return self.config.game.write_move(moves[outcome], self.config.rules)
        start, end = _part(*(self.tickets or (0, chances.total)), outcome)
        return f"tickets {start} to {end - 1}"

    def visible(self, seat: int | None, *, whole: bool = False) -> dict[str, Any]:
        """Give what a seat (None: somebody who watches) may know now, all of it if it is whole."""
        shown = self.state if whole else view(self.state, seat).state
        seen: dict[str, Any] = msgspec.to_builtins(shown)
        del seen["rules"]
        if self.taken:
            seen["said"] = [self.config.action_space.text(action) for action in self.taken]
        return seen

    def history(self) -> list[str]:
        """List what everybody was told since the game began; a secret shuffle is only named."""
        texts: list[str] = []
        told = self.told
        while told is not None:
            texts.append(told.text)
            told = told.before
        return texts[::-1]

    def _played(self, move: Move, *, secret: bool) -> SpielPosition:
        game, rules = self.config.game, self.config.rules
        text = game.write_move(move, rules)
        told = ToldMoves(text.partition(" ")[0] + " ?" if secret else text, self.told)
        spent = self.decisions + (self.state.actor != CHANCE)
        return SpielPosition(self.config, self.state.play(move), (), None, spent, told)


def begin(config: EnvConfig) -> SpielPosition:
    """Set up a table; seat 0 begins, if the rule set names no other."""
    return SpielPosition(config, config.game.start(config.rules, config.seats))


def utilities(result: Result | None, seats: int) -> list[float]:
    """Share out the game: 1 for the only winner, losers pay it; all 0 while nobody has won."""
    if result is None:
        return [0.0] * seats
    share = (seats / len(result.winners) - 1) / (seats - 1)
    return [share if seat in result.winners else -1 / (seats - 1) for seat in range(seats)]


def write_json(seen: Any) -> str:
    """Write what is seen in one line, always in the same way."""
    return json.dumps(seen, sort_keys=True, separators=(",", ":"))


@lru_cache(maxsize=256)
def listed(chances: Chances[Any]) -> Sequence[Move] | None:
    """List what may fall, or None if that is too much to list."""
    moves = list(islice(chances, MOST_OUTCOMES + 1))
    return moves if len(moves) <= MOST_OUTCOMES else None


def _size(low: int, high: int) -> int:
    """Tell how many tickets go into one part, so that all parts can be listed."""
    return -(-(high - low) // MOST_OUTCOMES)


def _part(low: int, high: int, number: int) -> tuple[int, int]:
    """Give one part of the tickets."""
    start = low + number * _size(low, high)
    return start, min(start + _size(low, high), high)


def short_name(game: str) -> str:
    """Name a game as `pyspiel.load_game` knows it."""
    return f"fathoms_{game.replace('-', '_')}"


class SpielState(spiel.State):
    """One state; all it holds is a position, which never changes."""

    def __init__(self, game: Any, position: SpielPosition) -> None:
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
        return utilities(self.position.state.result, self.position.config.seats)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Number what may fall, with probabilities."""
        return self.position.outcomes()

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.actions() if player == self.position.actor else []

    def _apply_action(self, action: int) -> None:
        position = self.position
        self.position = position.draw(action) if position.actor == CHANCE else position.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == spiel.PlayerId.CHANCE:
            return self.position.outcome_text(action)
        return self.position.config.action_space.text(action)

    def __str__(self) -> str:
        return write_json(self.position.visible(None, whole=True))


class SpielObserver:
    """What a player sees, as a text and as numbers; with perfect recall, all that was ever told too."""

    def __init__(self, config: EnvConfig, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers take no parameters, and {params} is one")
        self.config = config
        self.kind = kind
        private: Final[Any] = spiel.PrivateInfoType
        self.public: bool = kind.public_info
        self.whole = kind.private_info == private.ALL_PLAYERS
        self.own = kind.private_info == private.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        # No list of numbers holds a whole history, nor does the kernel tell public things from private ones.
        if self.public and self.own and not kind.perfect_recall:
            self._states = config.vector_state(1)
            self.tensor = np.zeros(self._states.features, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the numbers with what a player sees; before a secret shuffle there is nothing to be seen."""
        if self.tensor is None:
            return
        table = state.position.state
        if table.actor == CHANCE and table.chances().secret:
            self.tensor[:] = 0
            return
        self._states.write(0, table)
        for action in state.position.taken:
            self._states.step(np.array([action], np.int64))
        self.tensor[:] = self._states.observe(0, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Tell what a player sees, in one line."""
        position = state.position
        seen: dict[str, Any] = {}
        if self.own or self.whole:
            seen = {"player": player, **position.visible(player, whole=self.whole)}
        elif self.public:
            seen = position.visible(None)
        if not self.public:
            known = position.visible(None)
            seen = {name: value for name, value in seen.items() if known.get(name) != value}
        if self.kind.perfect_recall and self.public:
            seen["told"] = position.history()
        return write_json(seen)


def game_type(game: str) -> Any:
    """Describe a game; whether it has secrets shows in its first chance."""
    found = find_game(game)
    start = found.start(found.standard, found.seats.start)
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


def most_outcomes(config: EnvConfig) -> int:
    """Tell how many things may fall at most: seen along one game, in which every first choice is made."""
    position, most = begin(config), 1
    for _ in range(200):
        actor = position.actor
        if actor is None:
            break
        if actor == CHANCE:
            moves = position.chance.moves
            most = max(most, MOST_OUTCOMES if moves is None else len(moves))
            position = position.draw(0)
        else:
            position = position.act(position.actions()[0])
    return most


def register(game: str) -> None:
    """Register one game."""
    kind = game_type(game)

    class SpielGame(spiel.Game):
        """One game with its number of players and its rule set, given by name or by code."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = params or {}
            with explaining_errors():
                self.config = make_config(game, given.get("players"), given.get("rules"))
            info = spiel.GameInfo(
                num_distinct_actions=self.config.action_space.size,
                max_chance_outcomes=most_outcomes(self.config),
                num_players=self.config.seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=MOST_DECISIONS,
            )
            super().__init__(kind, info, given)  # pyright: ignore[reportUnknownMemberType] - likewise

        def new_initial_state(self, _: Any = None) -> SpielState:
            """Begin a game."""
            return SpielState(self, begin(self.config))

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
            """Make somebody who looks."""
            usual = spiel.IIGObservationType(perfect_recall=False)
            return SpielObserver(self.config, iig_obs_type or usual, params)

    spiel.register_game(kind, SpielGame)


for _game in compiled_games():
    if short_name(_game) not in spiel.registered_names():
        register(_game)
