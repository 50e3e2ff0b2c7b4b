"""What bots give away a decision: figures for every game that is reviewed, of bots that are there."""

from __future__ import annotations

import pytest

from fathoms.analysis import find_reviewer, reviewable_games
from fathoms.core import bot_names, find_game
from fathoms.review import WHOLE

EVERY = [(game, seats) for game in sorted(reviewable_games()) for seats in find_game(game).seats]


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_the_standard_game_has_figures_of_its_bots(game: str, seats: int) -> None:
    costs = find_reviewer(game).bot_costs(find_game(game).standard, seats)
    assert {"greedy", "random"} <= set(costs) <= set(bot_names(game))
    assert all(0 <= cost < WHOLE for cost in costs.values())
    assert max(costs, key=lambda bot: costs[bot]) == "random"


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_other_rules_have_none(game: str, seats: int) -> None:
    found = find_game(game)
    others = [rules for rules in found.rule_sets.values() if rules != found.standard]
    assert others
    assert not any(find_reviewer(game).bot_costs(rules, seats) for rules in others)
