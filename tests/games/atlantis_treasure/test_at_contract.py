"""Atlantis Treasure against the contract, on random legal rule sets of every size."""

from __future__ import annotations

from atlantis_rulesets import rule_sets
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from fathoms.games.atlantis_treasure import GAME, Rules
from fathoms.testing import check_game


@given(rule_sets(), st.data(), st.integers(0, 2**32))
@examples(25)
def test_random_rule_sets_keep_the_contract(rules: Rules, data: st.DataObject, seed: int) -> None:
    seats = data.draw(st.sampled_from(GAME.seats_for(rules)))
    check_game(GAME, rules, seats=[seats], seed=seed)
