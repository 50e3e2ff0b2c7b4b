"""The tally: the same from states, from arrays, and from tallies of parts."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fathoms.kernels import Plays
from fathoms.lab.statistics import Tally


def made_up(games: int, seats: int, seed: int) -> Plays:
    rng = np.random.default_rng(seed)
    scores = rng.integers(-3, 4, (games, seats), dtype=np.int32)
    return Plays(
        first=rng.integers(0, seats, games, dtype=np.int8),
        scores=scores,
        wins=scores == scores.max(axis=1, keepdims=True, initial=-9),
        turns=rng.integers(1, 90, games, dtype=np.int32),
        decisions=rng.integers(1, 90, games, dtype=np.int32),
        deeds=rng.integers(0, 5, (games, 2), dtype=np.int32),
        course=None,
    )


def part(plays: Plays, rows: slice) -> Plays:
    return Plays(*(None if column is None else column[rows] for column in plays))  # type: ignore[arg-type, index]  # no course


@given(games=st.integers(0, 60), seats=st.integers(2, 5), seed=st.integers(0, 99), cut=st.integers(0, 60))
def test_parts_add_up_to_the_whole(games: int, seats: int, seed: int, cut: int) -> None:
    plays = made_up(games, seats, seed)
    whole, sums = Tally(seats, ("dives", "chests")), Tally(seats, ("dives", "chests"))
    whole.add_plays(plays)
    for rows in (slice(0, cut), slice(cut, None)):
        some = Tally(seats, ("dives", "chests"))
        some.add_plays(part(plays, rows))
        sums.merge(some)
    assert vars(whole) == vars(sums)
    assert whole.win_share == sums.win_share


def test_figures_are_those_of_statistics() -> None:
    plays = made_up(500, 3, 1)
    tally = Tally(3, ("dives", "chests"))
    tally.add_plays(plays)
    shares = plays.wins / plays.wins.sum(axis=1, keepdims=True)
    assert tally.games == 500
    assert tally.win_share == pytest.approx(list(shares.mean(axis=0)))
    assert tally.win_share_error == pytest.approx(list(shares.std(axis=0, ddof=1) / math.sqrt(500)))
    assert tally.shared == int((plays.wins.sum(axis=1) > 1).sum())
    assert tally.mean_score == pytest.approx(list(plays.scores.mean(axis=0)))
    assert tally.score_spread == pytest.approx(list(plays.scores.std(axis=0)))
    assert (tally.lowest, tally.highest) == ([-3] * 3, [3] * 3)
    assert tally.first_win_share == pytest.approx(shares[np.arange(500), plays.first].mean())
    assert tally.turns_per_game == pytest.approx(plays.turns.mean())
    assert tally.decisions_per_game == pytest.approx(plays.decisions.mean())
    assert list(tally.deeds_per_game.values()) == pytest.approx(list(plays.deeds.mean(axis=0)))


def test_a_shared_win_is_split_evenly() -> None:
    tally, one = Tally(2), np.array([5], np.int32)
    both, deeds = np.array([[True, True]]), np.zeros((1, 0), np.int32)
    tally.add_plays(Plays(np.zeros(1, np.int8), np.array([[4, 4]], np.int32), both, one, one, deeds, None))
    assert tally.win_share == [0.5, 0.5]
    assert tally.shared == 1
    assert tally.mean_score == [4, 4]
    assert tally.turns_per_game == 5


def test_no_games_are_no_division_by_nothing() -> None:
    tally = Tally(2)
    assert tally.win_share == tally.win_share_error == tally.mean_score == tally.score_spread == [0, 0]
    assert tally.turns_per_game == tally.first_win_share == 0
    assert tally.win_share_near == [0, 0]


@pytest.mark.parametrize("games", [1, 3, 20, 300])
def test_who_won_every_game_is_not_sure_to_win_the_next(games: int) -> None:
    """The rule of three: after so many wins and no loss, one loss in games / 3 is still possible."""
    tally = Tally(2)
    tally.games, tally.wins = games, [[games, 0], [0, 0]]
    assert tally.win_share_error == [0, 0]
    assert all(min(1.0, 3 / games) * 0.5 < near < 8 / games for near in tally.win_share_near)


def test_with_many_games_it_is_two_standard_errors() -> None:
    tally = Tally(2)
    tally.games, tally.wins = 100_000, [[60_000, 4_000], [36_000, 4_000]]
    wanted = [1.96 * error for error in tally.win_share_error]
    assert tally.win_share_near == pytest.approx(wanted, rel=0.01)
