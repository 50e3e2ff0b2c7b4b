"""Who plays like somebody: a bot, or two in turn who give away as much a decision as a person does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fathoms.analysis import find_reviewer
from fathoms.core import FathomsError, Malformed, check_fit, find_bot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import AnyGame

COST: Final = "cost:"
"""Before what a person gives away a decision, in hundredths of a win, in the place of a bot's name."""


class Player(NamedTuple):
    """Who sits at a seat: bots, and in which part of the games each of them plays."""

    bots: tuple[tuple[str, float], ...]


def read_player(game: AnyGame, rules: Any, seats: int, text: str) -> Player:
    """Read a bot's name, or `cost:1.5`: what somebody gives away a decision, in hundredths of a win."""
    if not text.startswith(COST):
        check_fit(find_bot(text, game.name), rules, seats)
        return Player(((text, 1.0),))
    try:
        cost = float(text.removeprefix(COST))
    except ValueError:
        cost = -1.0
    if not 0 <= cost <= 100:
        raise Malformed("compare.balance-cost", text=text[:40])
    return mixed_player(game, rules, seats, cost / 100)


def mixed_player(game: AnyGame, rules: Any, seats: int, cost: float) -> Player:
    """Mix two bots so that they give away on average what a person does: the next better and the next worse.

    In each game one of them plays, the better one the more often the less is given away. What bots give away
    is known where they were reviewed; a cost beyond the worst or below the best is that bot's.
    """
    try:
        reviewer = find_reviewer(game.name)
        costs = reviewer.bot_costs(rules, seats) or reviewer.bot_costs(game.standard, seats)
    except FathomsError:
        costs = dict[str, int]()
    if not costs:
        raise Malformed("compare.balance-no-costs", seats=seats)
    ranked: list[tuple[float, str]] = sorted((each / 1e9, bot) for bot, each in costs.items())
    worse = next((at for at, (each, _) in enumerate(ranked) if each >= cost), len(ranked))
    if worse in (0, len(ranked)):
        return Player(((ranked[0 if worse == 0 else -1][1], 1.0),))
    (low, better), (high, bot) = ranked[worse - 1 : worse + 1]
    weight = (high - cost) / (high - low)
    return Player(((better, weight), (bot, 1 - weight))) if weight > 0 else Player(((bot, 1.0),))


def read_players(game: AnyGame, rules: Any, texts: Sequence[str]) -> list[Player]:
    """Read who sits at a table, and refuse a table that the rules are not for."""
    game.start(rules, len(texts))
    return [read_player(game, rules, len(texts), text) for text in texts]
