"""Intervals hold what they promise, also of few games: counted exactly, not tried out."""

from __future__ import annotations

import math
from statistics import mean

import numpy as np
import pytest

from fathoms.lab.statistics import SURE, chance_beyond, estimate, mean_error, share_ends, student

# From any table of Student's t: degrees of freedom, and what holds 95 %.
STUDENT = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 9: 2.262, 19: 2.093, 99: 1.984}


def held(share: float, games: int) -> float:
    """Tell how often the ends hold a true share: the sum over all numbers of games that may be won."""
    chances = [math.comb(games, won) * share**won * (1 - share) ** (games - won) for won in range(games + 1)]
    ends = [share_ends(won, won, games) for won in range(games + 1)]
    return sum(
        chance
        for chance, (low, high) in zip(chances, ends, strict=True)
        if low - 1e-12 <= share <= high + 1e-12
    )


@pytest.mark.parametrize("games", [3, 5, 20, 100])
def test_the_ends_of_a_share_hold_it_in_95_of_100_cases(games: int) -> None:
    found = [held(share / 100, games) for share in range(1, 100)]
    assert mean(found) >= 0.95
    assert min(found) >= 0.94


@pytest.mark.parametrize("games", [1, 3, 20, 300])
def test_a_share_of_all_games_proves_little_while_they_are_few(games: int) -> None:
    low, high = share_ends(games, games, games)
    assert high == 1.0
    assert low <= 1 - 1 / (games + 1)
    assert share_ends(0, 0, games) == pytest.approx((1 - high, 1 - low))


def test_no_games_rule_nothing_out() -> None:
    assert share_ends(0, 0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("freedom", "factor"), STUDENT.items())
def test_the_factor_is_that_of_the_tables(freedom: int, factor: float) -> None:
    assert student(freedom + 1) == pytest.approx(factor, rel=0.003)
    assert chance_beyond(factor, freedom + 1) == pytest.approx(0.05, abs=0.004)


def test_of_many_values_the_factor_is_the_normal_one() -> None:
    assert student(1_000_000) == pytest.approx(SURE, rel=1e-5)
    assert chance_beyond(SURE, 1_000_000) == pytest.approx(0.05, rel=1e-3)


def test_one_value_tells_nothing_of_its_error() -> None:
    assert mean_error(7, 49, 1) is None
    assert chance_beyond(99, 1) == 1.0
    assert estimate(np.array([7.0])).low == -math.inf


@pytest.mark.parametrize("games", [3, 5, 20])
def test_a_mean_is_held_in_95_of_100_cases(games: int) -> None:
    values = np.random.default_rng(1).normal(10, 3, (4_000, games))
    hit = 0
    for row in values:
        near = mean_error(row.sum(), row @ row, games)
        assert near is not None
        hit += abs(row.mean() - 10) <= near
    assert 0.94 <= hit / len(values) <= 0.96
    assert sum(estimate(row).holds(10) for row in values) == hit
