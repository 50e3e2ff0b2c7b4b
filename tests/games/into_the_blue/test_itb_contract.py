"""Into the Blue against the contract: random rule sets, many games, golden playthroughs, the greedy bot."""

from __future__ import annotations

import random

import pytest
from blue_rulesets import CHESTS_ONLY, rule_sets
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from fathoms.core import view
from fathoms.games.into_the_blue import GAME, STANDARD, Rules, State
from fathoms.games.into_the_blue.state import NOBODY
from fathoms.testing import check_game
from goldens import check_golden, chooser
from playing import walk


@given(rule_sets(), st.integers(2, 5), st.integers(0, 2**32))
@examples(25)
def test_random_rule_sets_keep_the_contract(rules: Rules, seats: int, seed: int) -> None:
    check_game(GAME, rules, seats=[seats], seed=seed)


def test_a_game_that_only_chests_can_end_keeps_the_contract() -> None:
    check_game(GAME, CHESTS_ONLY)


def whole_game(seats: int, seed: object) -> None:
    """Play one game; shells and chests are conserved, and no view shows a rival's chest, not even as JSON."""
    last: State | None = None
    for _, _, after in walk(GAME, STANDARD, seats, seed):
        last = after
        for mine, left in zip(after.shells, after.left, strict=True):
            assert sum(mine) + left == STANDARD.shells
            assert left >= 0
        assert sorted(after.chests) == sorted(STANDARD.chests)
        if after.phase == "over":
            break
        for seat in (None, *range(seats)):
            seen = view(after, seat).state.chests
            for owner, value in zip(after.owners, seen, strict=True):
                assert value is None or (owner != NOBODY and owner == seat)
    assert last is not None
    assert last.result is not None
    assert last.left.count(0) or NOBODY not in last.owners


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_end_and_conserve(seats: int) -> None:
    for number in range(30):
        whole_game(seats, f"quick {number}")


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(4))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_twenty_thousand_random_games_at_each_player_count(seats: int, batch: int) -> None:
    for number in range(5_000):
        whole_game(seats, f"soak {batch} {number}")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_golden_playthroughs(seats: int) -> None:
    bots = ["greedy" if seat % 2 == 0 else "random" for seat in range(seats)]
    check_golden(f"into-the-blue-{seats}", GAME, STANDARD, seats, chooser(GAME, bots))


def test_greedy_beats_random(*, thorough: bool) -> None:
    """At least 90 of 100 two-player games, on fresh seeds each time under `make soak`."""
    fresh = random.SystemRandom().randrange(2**32) if thorough else 1
    choose = chooser(GAME, ["greedy", "random"])
    won = 0
    for number in range(100):
        *_, (_, _, last) = walk(GAME, STANDARD, 2, f"{fresh} {number}", choose)
        won += last.result.winners == (0,)
    assert won >= 90, f"won {won} of 100 with seed {fresh}"
