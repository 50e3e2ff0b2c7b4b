"""Games, bots and advisers are found by entry point: a new one is a class and a line in its own pyproject."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from fathoms.core.errors import Malformed
from fathoms.core.game import Move  # noqa: TC001 - msgspec reads the field types when the class is made

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Sequence

    from fathoms.core.game import AnyGame, View
    from fathoms.core.text import Phrase


class Bot(Protocol):
    """A player. It gets a view and a generator, nothing else."""

    def choose(self, seen: View[Any], rng: random.Random) -> Move:
        """Pick one of `seen.moves()`."""
        ...


class Weighed(msgspec.Struct, frozen=True):
    """One legal choice and what it is worth to the seat that makes it."""

    move: Move
    chance: float | None
    """Of winning, a shared win counting in parts; None if this rule set's chances are not known."""
    points: float
    """The own score to be expected after this turn, as if the game ended then."""


class Adviser(Protocol):
    """Knows one game well enough to say what it would do. It gets a view and a generator, nothing else."""

    def weigh(self, seen: View[Any], rng: random.Random) -> Sequence[Weighed]:
        """Weigh the legal choices, the best first. Of very many it may leave out the worst."""
        ...

    def reason(self, seen: View[Any], choices: Sequence[Weighed]) -> Phrase:
        """Say in one sentence why the first choice is the best."""
        ...


@cache
def _points(group: str) -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=group)}


def game_names() -> list[str]:
    """List the installed games."""
    return sorted(_points("fathoms.games"))


@cache
def find_game(name: str) -> AnyGame:
    """Load a game by its name."""
    point = _points("fathoms.games").get(name)
    if point is None:
        raise Malformed("core.no-game", name=name[:40], known=list(game_names()))
    return point.load()


def bot_names(game: str) -> list[str]:
    """List the bots that can play a game: those for every game, and its own."""
    own = f"{game}."
    return sorted(
        {
            name.removeprefix(own)
            for name in _points("fathoms.bots")
            if "." not in name or name.startswith(own)
        }
    )


def find_bot(name: str, game: str) -> Bot:
    """Make a bot by its name; a game's own bot is found before one for every game."""
    points = _points("fathoms.bots")
    point = points.get(f"{game}.{name}") or points.get(name if "." not in name else "")
    if point is None:
        raise Malformed("core.no-bot", name=name[:40], known=list(bot_names(game)))
    return point.load()()


def wake(bot: Bot, rules: Any) -> None:
    """Let a bot get ready for a game: an expert compiles for a while when it first plays on a machine."""
    ready: Callable[[Any], None] | None = getattr(bot, "wake", None)
    if ready is not None:
        ready(rules)


def steady(bot: Bot) -> Bot:
    """Give a bot that plays the same again from the same seed; only one that thinks by the clock differs."""
    counting: Callable[[], Bot] | None = getattr(bot, "steady", None)
    return bot if counting is None else counting()


def check_fit(bot: Bot, rules: Any, seats: int) -> None:
    """Refuse a bot that cannot play here, before it sits down: it may need what is not on this disk."""
    fits: Callable[[Any, int], None] | None = getattr(bot, "check_fit", None)
    if fits is not None:
        fits(rules, seats)


def note_of(bot: Bot) -> Phrase | None:
    """Give what a person should know about how a bot that is awake plays here: that it falls back, say."""
    return getattr(bot, "note", None)


def has_adviser(game: str) -> bool:
    """Tell whether somebody can be asked about a game, without waking them."""
    return game in _points("fathoms.advisers")


@cache
def find_adviser(game: str) -> Adviser | None:
    """Make the adviser of a game; None if nobody knows it well enough."""
    point = _points("fathoms.advisers").get(game)
    return point.load()() if point else None
