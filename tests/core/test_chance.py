"""Chance: exact odds, seeds that repeat, and real dice that a person types in."""

from __future__ import annotations

import pickle
import random
import sys
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fathoms.core import Seeded, draw_best
from fathoms.games.into_the_blue import Deal, Roll
from fathoms.games.into_the_blue.dice import DealChances, RollChances


@given(st.text("123456C", min_size=2, max_size=7), st.integers(0, 4))
def test_each_ticket_is_one_throw_and_the_weights_count_them(faces: str, count: int) -> None:
    chances = RollChances(faces, count)
    counted = Counter(chances.at(ticket) for ticket in range(chances.total))
    assert counted == {roll: chances.weight(roll) for roll in chances if chances.weight(roll)}


@given(st.lists(st.integers(0, 9), min_size=1, max_size=6))
def test_each_ticket_is_one_shuffle(values: list[int]) -> None:
    chances = DealChances(tuple(values))
    counted = Counter(chances.at(ticket) for ticket in range(chances.total))
    assert counted == {deal: chances.weight(deal) for deal in chances}
    assert set(counted.values()) == {chances.weight(next(iter(chances)))}


def test_the_order_of_typed_dice_does_not_matter() -> None:
    chances = RollChances("12345C", 6)
    assert chances.weight(Roll("C11235")) == chances.weight(Roll("11235C")) == 360


@pytest.mark.parametrize("move", [Roll("11"), Roll("6"), Deal((5,)), "roll 1"])
def test_what_cannot_fall_has_no_weight(move: object) -> None:
    assert RollChances("12345C", 1).weight(move) == 0


def test_the_same_seed_gives_the_same_dice() -> None:
    chances = RollChances("12345C", 6)
    one, two = Seeded(random.Random(7)), Seeded(random.Random(7))
    assert [one.draw(chances) for _ in range(20)] == [two.draw(chances) for _ in range(20)]


def test_of_equally_good_ones_each_is_drawn_and_no_other() -> None:
    valued = [(1.0, "low"), (2.0, "best"), (2.0 - 1e-12, "as good"), (1.9, "nearly")]
    drawn = {draw_best(valued, random.Random(seed), equal=1e-9) for seed in range(40)}
    assert drawn == {"best", "as good"}
    assert draw_best(valued, random.Random(1), equal=0.0) == "best"


def test_dice_with_very_many_throws_keep_none_of_them_for_good() -> None:
    chances = RollChances("123456C12345", 8)
    before = sys.getsizeof(pickle.dumps(chances))
    rng = random.Random(7)
    tickets = [rng.randrange(chances.total) for _ in range(500)]
    drawn = [chances.at(ticket) for ticket in tickets]
    assert drawn == [RollChances("123456C12345", 8).at(ticket) for ticket in tickets]
    assert sys.getsizeof(pickle.dumps(chances)) == before
