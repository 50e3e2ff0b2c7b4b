"""What an environment plays, and who sits at the other seats: game, rule set and bots, all checked here."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias, cast

from fathoms.core import (
    BadRules,
    FathomsError,
    Malformed,
    RuleSet,
    check_fit,
    find_bot,
    find_game,
    view,
    wake,
)
from fathoms.core.code import looks_like_code, unpack
from fathoms.kernels import find_kernel
from fathoms.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Generator

    import numpy as np

    from fathoms.core import AnyGame, Bot, State
    from fathoms.core.game import ActionSpace
    from fathoms.kernels import Kernel, VectorState

RuleChoice: TypeAlias = "Mapping[str, Any] | RuleSet | str | None"
"""The fields that differ from the standard rule set, a whole one, its name or its code; None is standard."""
Opponents: TypeAlias = "str | Bot | Sequence[str | Bot]"
"""One for every other seat, or one that sits at all of them."""
SeatChoice: TypeAlias = 'int | Literal["rotate", "draw"]'
"""Where the learner sits: always there, one further each game, or drawn for each game."""


class EnvConfig(NamedTuple):
    """A game that can be put on a table."""

    game: AnyGame
    rules: Any
    seats: int

    @property
    def kernel(self) -> Kernel:
        """The game compiled."""
        kernel = find_kernel(self.game.name)
        if kernel is None:
            raise Malformed("envs.no-kernel", game=self.game.name)
        return kernel

    @property
    def action_space(self) -> ActionSpace:
        """The actions in which decisions are told."""
        space = self.game.action_space(self.rules)
        if space is None:
            raise Malformed("envs.no-kernel", game=self.game.name)
        return space

    def vector_state(self, copies: int) -> VectorState:
        """Put tables side by side."""
        return self.kernel.vector_state(self.rules, self.seats, copies)


def make_config(game: str, num_players: int | None, rules: RuleChoice) -> EnvConfig:
    """Check what is to be played; by default with the fewest players."""
    found = find_game(game)
    chosen = choose_rules(found, rules)
    possible = found.seats_for(chosen)
    seats = possible.start if num_players is None else num_players
    if seats not in possible:
        raise Malformed("envs.players", players=seats, least=possible.start, most=possible.stop - 1)
    return EnvConfig(found, chosen, seats)


def choose_rules(game: AnyGame, rules: RuleChoice) -> Any:
    """Find the rule set that is meant."""
    if rules is None or rules == "":
        return game.standard
    if isinstance(rules, RuleSet):
        if not isinstance(rules, game.rules_type):
            raise BadRules("envs.other-game", game=game.name, other=rules.game)
        return rules
    if isinstance(rules, Mapping):
        return game.rules(dict(rules))
    if not isinstance(rules, str):  # pyright: ignore[reportUnnecessaryIsInstance] - a program may give anything
        raise Malformed("envs.no-rules", text=str(rules)[:80], known=list(game.rule_sets))
    if looks_like_code(rules):
        meant, chosen = unpack(rules)
        if meant is not game:
            raise BadRules("envs.other-game", game=game.name, other=meant.name)
        return chosen
    if rules not in game.rule_sets:
        raise Malformed("envs.no-rules", text=rules[:80], known=list(game.rule_sets))
    return game.rule_sets[rules]


def compiled_games() -> list[str]:
    """List the games that can be made into environments."""
    return sorted(point.name for point in entry_points(group="fathoms.kernels"))


def explained(error: FathomsError) -> FathomsError:
    """Add its sentence to a refusal, for who reads the traceback."""
    if not hasattr(error, "__notes__"):
        error.add_note(Texts("en").phrase(error.phrase))
    return error


@contextmanager
def explaining_errors() -> Generator[None]:
    """Do so with all that is refused here."""
    try:
        yield
    except FathomsError as error:
        explained(error)
        raise


def need(library: str) -> Any:
    """Import a library, or refuse in one sentence to go on without it."""
    top = library.partition(".")[0]
    if find_spec(top) is None:
        raise ImportError(Texts("en")("envs.needs-library", library=top), name=top)
    return import_module(library)


def count_players(opponents: Opponents | None, num_players: int | None) -> int | None:
    """Tell how many play; a list of opponents says so by itself."""
    if opponents is None or isinstance(opponents, str) or hasattr(opponents, "choose"):
        return num_players
    if not isinstance(opponents, Sequence):
        raise Malformed("envs.no-opponents", given=str(opponents)[:40])
    return len(cast("Sequence[Any]", opponents)) + 1


class OpponentBots:
    """The bots around a learner."""

    def __init__(self, config: EnvConfig, opponents: Opponents, num_players: int | None) -> None:
        others = config.seats - 1
        if isinstance(opponents, str) or hasattr(opponents, "choose"):
            given = [cast("str | Bot", opponents)] * others
        else:
            given = list(cast("Sequence[str | Bot]", opponents))
        if len(given) != others or (num_players is not None and num_players != config.seats):
            raise Malformed("envs.opponents", opponents=len(given), players=num_players or config.seats)
        made: dict[str, Bot] = {}
        self.config = config
        self.bots: list[Bot] = []
        for bot in given:
            if isinstance(bot, str):
                if bot not in made:
                    made[bot] = find_bot(bot, config.game.name)
                bot = made[bot]  # noqa: PLW2901 - from here on it is the bot itself
            self.bots.append(bot)
        for bot in self.bots:
            check_fit(bot, config.rules, config.seats)
            wake(bot, config.rules)
        self._action_space = config.action_space
        self._rng = random.Random()

    def seed(self, rng: np.random.Generator) -> None:
        """Seed the bots' own choices from the environment."""
        self._rng = random.Random(int(rng.integers(2**63)))

    def actions(self, state: State, actor: int, learner: int) -> tuple[int, ...]:
        """Let the bot at a seat decide, and give the actions of its move."""
        bot = self.bots[(actor - learner - 1) % self.config.seats]
        return self._action_space.write(state, bot.choose(view(state, actor), self._rng))


def first_seat(seat: SeatChoice, seats: int, rng: np.random.Generator) -> int:
    """Tell where the learner sits in the first game."""
    if isinstance(seat, int):
        if not 0 <= seat < seats:
            raise Malformed("envs.seat", seat=str(seat), last=seats - 1)
        return seat
    if seat not in ("rotate", "draw"):
        raise Malformed("envs.seat", seat=str(seat)[:40], last=seats - 1)
    return int(rng.integers(seats)) if seat == "draw" else 0
