"""What an environment plays: a game, its rule set and the number of players, checked in one place."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import contextmanager
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from fathoms.core import BadRules, FathomsError, Malformed, RuleSet, find_game
from fathoms.core.code import looks_like_code, unpack
from fathoms.kernels import find_kernel
from fathoms.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Generator

    from fathoms.core import AnyGame
    from fathoms.core.vocabulary import Vocabulary
    from fathoms.kernels import Kernel, Tables

RuleChoice: TypeAlias = "Mapping[str, Any] | RuleSet | str | None"
"""The fields that differ from the standard rule set, a whole one, its name or its code; None is standard."""


class Setting(NamedTuple):
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
    def vocabulary(self) -> Vocabulary:
        """The words in which decisions are told."""
        words = self.game.vocabulary(self.rules)
        if words is None:
            raise Malformed("envs.no-kernel", game=self.game.name)
        return words

    def tables(self, copies: int) -> Tables:
        """Put so many tables side by side."""
        return self.kernel.tables(self.rules, self.seats, copies)


def setting_of(game: str, num_players: int | None, rules: RuleChoice) -> Setting:
    """Check what is to be played; without a number as few play as can."""
    found = find_game(game)
    chosen = choose_rules(found, rules)
    possible = found.seats_for(chosen)
    seats = possible.start if num_players is None else num_players
    if seats not in possible:
        raise Malformed("envs.players", players=seats, least=possible.start, most=possible.stop - 1)
    return Setting(found, chosen, seats)


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


def worded(error: FathomsError) -> FathomsError:
    """Add its sentence to a refusal: a program has nobody else who would say it."""
    if not hasattr(error, "__notes__"):
        error.add_note(Texts("en").phrase(error.phrase))
    return error


@contextmanager
def in_words() -> Generator[None]:
    """Do so with whatever is refused here."""
    try:
        yield
    except FathomsError as error:
        worded(error)
        raise


def need(library: str) -> None:
    """Refuse in one sentence to go on without a library."""
    if find_spec(library) is None:
        raise ImportError(Texts("en")("envs.needs-library", library=library), name=library)
