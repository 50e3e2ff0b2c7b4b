"""Swiss pairing: by standing, nobody twice while that can be avoided, a bye for who is left over."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fathoms.lab.schedule import pair


def test_the_upper_half_of_a_score_meets_the_lower_half() -> None:
    tables, byes = pair(range(8), dict.fromkeys(range(8), 0.0), {}, {}, 2)
    assert tables == [(0, 4), (1, 5), (2, 6), (3, 7)]
    assert byes == []


def test_those_who_stand_alike_meet() -> None:
    points = {0: 2.0, 1: 2.0, 2: 1.0, 3: 1.0, 4: 0.0, 5: 0.0}
    tables, _ = pair(range(6), points, {}, {}, 2)
    assert tables == [(0, 1), (2, 3), (4, 5)]


def test_a_pair_that_met_is_parted_even_if_others_must_move() -> None:
    points = {0: 2.0, 1: 2.0, 2: 1.0, 3: 1.0}
    met: dict[frozenset[int], int] = {frozenset((0, 1)): 1, frozenset((2, 3)): 1}
    tables, _ = pair(range(4), points, met, {}, 2)
    assert tables == [(0, 2), (1, 3)]


def test_a_rematch_comes_when_all_have_met() -> None:
    met = {frozenset(two): 1 for two in combinations(range(4), 2)}
    met[frozenset((0, 3))] = 2
    tables, _ = pair(range(4), dict.fromkeys(range(4), 0.0), met, {}, 2)
    assert sorted(map(sorted, tables)) != [[0, 3], [1, 2]]
    assert len(tables) == 2


def test_the_last_without_a_bye_has_it() -> None:
    points = {0: 1.0, 1: 1.0, 2: 0.0, 3: 0.0, 4: 0.0}
    _, byes = pair(range(5), points, {}, {4: 1}, 2)
    assert byes == [3]


def test_nobody_has_a_second_bye_before_all_had_one() -> None:
    _, byes = pair(range(3), dict.fromkeys(range(3), 0.0), {}, {0: 1, 2: 1}, 2)
    assert byes == [1]


def test_another_has_the_bye_if_that_avoids_a_rematch() -> None:
    met: dict[frozenset[int], int] = {frozenset((0, 1)): 1}
    tables, byes = pair(range(3), {0: 1.0, 1: 0.0, 2: 0.0}, met, {}, 2)
    assert frozenset(tables[0]) != frozenset((0, 1))
    assert byes == [1]


@pytest.mark.parametrize(("entrants", "rounds"), [(6, 5), (8, 7), (16, 8), (5, 5), (31, 9)])
def test_whole_tournaments_of_two_need_no_rematch(entrants: int, rounds: int) -> None:
    met: dict[frozenset[int], int] = {}
    byes: dict[int, int] = {}
    points = dict.fromkeys(range(entrants), 0.0)
    for _ in range(rounds):
        order = sorted(points, key=lambda who: (-points[who], who))
        tables, resting = pair(order, points, met, byes, 2)
        assert sorted([*(who for table in tables for who in table), *resting]) == list(range(entrants))
        for table in tables:
            assert frozenset(table) not in met
            met[frozenset(table)] = 1
            points[min(table)] += 1
        for who in resting:
            points[who] += 1
            byes[who] = byes.get(who, 0) + 1
    assert max(byes.values(), default=0) <= 1


@given(st.integers(3, 5).flatmap(lambda players: st.tuples(st.just(players), st.integers(players, 14))))
def test_groups_seat_everybody_once(sizes: tuple[int, int]) -> None:
    players, entrants = sizes
    met: dict[frozenset[int], int] = {}
    byes: dict[int, int] = {}
    points = dict.fromkeys(range(entrants), 0.0)
    for _ in range(3):
        order = sorted(points, key=lambda who: (-points[who], who))
        tables, resting = pair(order, points, met, byes, players)
        assert all(len(set(table)) == players for table in tables)
        assert sorted([*(who for table in tables for who in table), *resting]) == list(range(entrants))
        assert len(resting) == entrants % players
        for table in tables:
            points[table[0]] += 1
            for two in combinations(table, 2):
                met[frozenset(two)] = met.get(frozenset(two), 0) + 1
        for who in resting:
            byes[who] = byes.get(who, 0) + 1


def test_groups_that_can_avoid_it_do_not_meet_again() -> None:
    """Nine at three tables: in the second round nobody sits with anybody of the first."""
    points = dict.fromkeys(range(9), 0.0)
    first, _ = pair(range(9), points, {}, {}, 3)
    met = {frozenset(two): 1 for table in first for two in combinations(table, 2)}
    second, _ = pair(range(9), points, met, {}, 3)
    assert not any(frozenset(two) in met for table in second for two in combinations(table, 2))
