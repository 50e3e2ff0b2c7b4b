"""The compiled turn, positions and treasures against the engine's own."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import numpy as np
import pytest
from blue_rulesets import rule_sets
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from fathoms.games.into_the_blue import STANDARD, Rules
from fathoms.games.into_the_blue.dice import is_perfect, run_depth
from fathoms.games.into_the_blue.rules import most_rolls
from fathoms.games.into_the_blue.scoring import Table, treasure_points
from fathoms.games.into_the_blue.study.judge import chest_leads, win_share
from fathoms.games.into_the_blue.study.solved import positions_of
from fathoms.games.into_the_blue.study.solver import grow, most_lead, treasure_leads, win_shares
from fathoms.games.into_the_blue.study.turn import CHEST_TAKEN, FAIL, end_count, placing, turn_of
from fathoms.games.into_the_blue.study.turns import turn_arrays, turns_of_rows


def plain_value(rules: Rules, after: np.ndarray, *, chests_left: bool, shells_left: bool) -> float:
    turn = turn_of(rules.faces, rules.dice)
    finals: list[float] = []
    for dice in turn.results:
        depth = run_depth(dice, rules.levels) if shells_left else 0
        placed = [after[placing(rules, level, dice.count(str(level)))] for level in range(1, depth + 1)]
        if chests_left and is_perfect(dice, rules.levels):
            finals.append(after[CHEST_TAKEN])
        else:
            finals.append(max(placed, default=after[FAIL]))
    return turn.plan(finals, most_rolls(rules))[-1][0]


@examples(15)
@given(
    rules=rule_sets().filter(lambda rules: rules.dice <= 6),
    chests_left=st.booleans(),
    shells_left=st.booleans(),
    seed=st.integers(0, 2**32),
)
def test_compiled_turns_are_worth_what_plain_ones_are(
    *, rules: Rules, chests_left: bool, shells_left: bool, seed: int
) -> None:
    after = np.random.default_rng(seed).random((18, end_count(rules)))
    values = turns_of_rows(turn_arrays(rules, chests_left=chests_left, shells_left=shells_left), after)
    for state in (0, 15, 16, 17):
        plain = plain_value(rules, after[state], chests_left=chests_left, shells_left=shells_left)
        assert values[state] == pytest.approx(plain, abs=1e-12)


def test_turns_take_either_precision_and_no_states_at_all() -> None:
    turn = turn_arrays(STANDARD)
    after = np.random.default_rng(1).random((3, end_count(STANDARD)))
    assert turns_of_rows(turn, after.astype(np.float32)) == pytest.approx(
        turns_of_rows(turn, after), abs=1e-6
    )
    assert turns_of_rows(turn, after[:0]).shape == (0,)


def test_a_chest_alone_is_worth_the_chance_of_a_perfect_dive() -> None:
    after = np.zeros((1, end_count(STANDARD)))
    after[0, CHEST_TAKEN] = 1
    assert turns_of_rows(turn_arrays(STANDARD), after)[0] == pytest.approx(0.1968290797)


@pytest.mark.parametrize(("levels", "shells"), [(1, 4), (2, 3), (5, 4), (6, 2)])
def test_positions_are_numbered_by_their_shells(levels: int, shells: int) -> None:
    positions = positions_of(levels, shells)
    every = list(positions)
    assert [positions.number(placed) for placed in every] == list(range(len(positions)))
    assert [sum(placed) for placed in every] == sorted(sum(placed) for placed in every)
    assert all(sum(every[at]) == shells for at in positions.with_total(shells))
    assert positions.not_full == len(every) - len(positions.with_total(shells))


def test_growth_places_all_that_is_left_and_no_more() -> None:
    rules = Rules(levels=2, shells=3, faces="12C", dice=2, main=(1, 2), secondary=(1, 1))
    positions = positions_of(2, 3)
    every, (_, grown) = list(positions), grow(rules, positions)
    at = positions.number((1, 1))
    assert [every[number] for number in grown[at]] == [(2, 1), (2, 1), (1, 2), (1, 2)]
    full = positions.number((1, 2))
    assert set(grown[full]) == {full}


@examples(20)
@given(rule_sets(), st.integers(0, 2**32))
def test_compiled_treasures_are_the_engines(rules: Rules, seed: int) -> None:
    rules = Rules(
        shells=3,
        levels=rules.levels,
        faces="123456C",
        main=rules.main,
        secondary=rules.secondary,
        other_secondary=rules.other_secondary,
        secondaries=rules.secondaries,
    )
    positions = positions_of(rules.levels, rules.shells)
    every = list(positions)
    leads = treasure_leads(rules, grow(rules, positions)[0])
    rng = random.Random(seed)
    for _ in range(100):
        later, earlier = rng.randrange(len(every)), rng.randrange(len(every))
        left = (rules.shells - sum(every[later]), rules.shells - sum(every[earlier]))
        points = treasure_points(rules, Table((every[later], every[earlier]), left, (9, 4)))
        assert leads[later, earlier] - most_lead(rules) == points[0] - points[1]


@pytest.mark.parametrize(("mine", "theirs"), [(0, 0), (1, 0), (2, 1), (1, 3)])
def test_chests_are_worth_their_mean_over_every_deal(mine: int, theirs: int) -> None:
    values = STANDARD.chests
    counted = Counter(sum(deal[:mine]) - sum(deal[mine : mine + theirs]) for deal in permutations(values))
    leads = chest_leads(values, mine, theirs)
    assert leads == pytest.approx({lead: ways / counted.total() for lead, ways in counted.items()})
    shares = win_shares(STANDARD, mine, theirs)
    for lead in (-7, -1, 0, 3):
        won = sum(ways for chests, ways in counted.items() if chests + lead > 0)
        shared = counted[-lead]
        expected = (won + shared / 2) / counted.total()
        assert win_share(leads, lead) == pytest.approx(expected)
        assert shares[lead + most_lead(STANDARD)] == pytest.approx(expected)
