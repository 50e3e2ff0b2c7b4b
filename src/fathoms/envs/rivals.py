"""Who sits at the other seats: bots, by name or as they are, in turn order after the learner."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, cast

from fathoms.core import Malformed, check_fit, find_bot, view, wake

if TYPE_CHECKING:
    from numpy.random import Generator

    from fathoms.core import Bot, State
    from fathoms.envs.setting import Setting

Opponents: TypeAlias = "str | Bot | Sequence[str | Bot]"
"""One for every other seat, or one that sits at all of them."""
SeatChoice: TypeAlias = 'int | Literal["rotate", "draw"]'
"""Where the learner sits: always there, one further each game, or drawn for each game."""


def count_players(opponents: Opponents | None, num_players: int | None) -> int | None:
    """Tell how many play; a list of opponents says so by itself."""
    if opponents is None or isinstance(opponents, str) or hasattr(opponents, "choose"):
        return num_players
    if not isinstance(opponents, Sequence):
        raise Malformed("envs.no-opponents", given=str(opponents)[:40])
    return len(cast("Sequence[Any]", opponents)) + 1


class Rivals:
    """The bots around a learner."""

    def __init__(self, setting: Setting, opponents: Opponents, num_players: int | None) -> None:
        others = setting.seats - 1
        if isinstance(opponents, str) or hasattr(opponents, "choose"):
            given = [cast("str | Bot", opponents)] * others
        else:
            given = list(cast("Sequence[str | Bot]", opponents))
        if len(given) != others or (num_players is not None and num_players != setting.seats):
            raise Malformed("envs.opponents", opponents=len(given), players=num_players or setting.seats)
        made: dict[str, Bot] = {}
        self.setting = setting
        self.bots: list[Bot] = []
        for bot in given:
            if isinstance(bot, str):
                if bot not in made:
                    made[bot] = find_bot(bot, setting.game.name)
                bot = made[bot]  # noqa: PLW2901 - from here on it is the bot itself
            self.bots.append(bot)
        for bot in self.bots:
            check_fit(bot, setting.rules, setting.seats)
            wake(bot, setting.rules)
        self._vocabulary = setting.vocabulary
        self._rng = random.Random()

    def seed(self, rng: Generator) -> None:
        """Let the bots' own choices hang on the environment's seed."""
        self._rng = random.Random(int(rng.integers(2**63)))

    def words(self, state: State, actor: int, learner: int) -> tuple[int, ...]:
        """Let the bot at a seat decide, and tell its move in words."""
        bot = self.bots[(actor - learner - 1) % self.setting.seats]
        return self._vocabulary.write(state, bot.choose(view(state, actor), self._rng))


def first_seat(seat: SeatChoice, seats: int, rng: Generator) -> int:
    """Tell where the learner sits in the first game."""
    if isinstance(seat, int):
        if not 0 <= seat < seats:
            raise Malformed("envs.seat", seat=str(seat), last=seats - 1)
        return seat
    if seat not in ("rotate", "draw"):
        raise Malformed("envs.seat", seat=str(seat)[:40], last=seats - 1)
    return int(rng.integers(seats)) if seat == "draw" else 0
