"""The ladder: ratings that fit, intervals that hold, paired deals, and bots that cannot play left out."""

from __future__ import annotations

import math
from typing import Any

import msgspec
import numpy as np
import pytest

from fathoms.core import AnyGame, Bot, FathomsError, find_bot, find_game
from fathoms.lab import ladder
from fathoms.lab.ladder import climb
from fathoms.lab.statistics import ANCHOR, interval, rate

ALL = ["greedy", "random"]


@pytest.fixture
def game() -> AnyGame:
    return find_game("into-the-blue")


@pytest.fixture
def quick(game: AnyGame) -> Any:
    return game.rules({"shells": 2, "rolls": 1})


def test_ratings_fit_the_odds_they_were_made_from() -> None:
    """Ten to one is 400 points, anyone who is compared."""
    beats = np.array([[0, 1000, 10000], [100, 0, 1000], [100, 100, 0]], dtype=float)
    first, second, third = rate(beats)
    assert first - second == pytest.approx(400, abs=2)
    assert second - third == pytest.approx(400, abs=2)
    assert third == ANCHOR


def test_a_bot_that_never_lost_keeps_a_finite_rating() -> None:
    best, worst = rate(np.array([[0, 50], [0, 0]], dtype=float))
    assert math.isfinite(best)
    assert best > worst


def test_a_bot_that_met_nobody_stands_in_the_middle() -> None:
    first, second, alone = rate(np.array([[0, 9, 0], [1, 0, 0], [0, 0, 0]], dtype=float))
    assert second < alone < first


def test_every_seat_of_a_deal_is_played_and_the_seed_repeats(game: AnyGame, quick: Any) -> None:
    told: list[int] = []
    found = climb(game, quick, ALL, players=3, games=20, seed=4, done=told.append)
    assert found.games >= 20
    assert found.games % 3 == 0
    assert sum(told) == found.games
    assert found == climb(game, quick, ALL, players=3, games=20, seed=4)
    assert found != climb(game, quick, ALL, players=3, games=20, seed=5)
    assert sum(rung.win_share * rung.games for rung in found.rungs) == pytest.approx(found.games, abs=0.5)
    for rung in found.rungs:
        assert rung.low <= rung.rating <= rung.high


def test_the_better_bot_stands_higher(game: AnyGame) -> None:
    found = climb(game, game.rules({"shells": 4}), ALL, players=2, games=30, seed=1)
    assert [rung.bot for rung in found.rungs] == ["greedy", "random"]
    assert found.rungs[0].low > found.rungs[1].high


def test_a_bot_that_hardly_ever_wins_does_not_blur_the_others(game: AnyGame) -> None:
    rules = game.rules({"shells": 4})
    found = {
        rung.bot: rung.high - rung.low
        for rung in climb(game, rules, ["greedy", "diver", "random"], players=2, games=60, seed=1).rungs
    }
    assert found["random"] > found["greedy"]
    assert found["random"] > found["diver"]


def test_a_bot_against_itself_is_as_strong_as_itself(
    game: AnyGame, quick: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two names for one bot: the interval of their difference holds zero."""

    def always_random(name: str, game: str) -> Bot:
        del name
        return find_bot("random", game)

    monkeypatch.setattr(ladder, "find_bot", always_random)
    found = climb(game, quick, ["one", "other"], players=2, games=200, seed=2)
    assert found.rungs[0].low <= ANCHOR + 60


def test_a_bot_that_falls_back_is_named_with_its_note(game: AnyGame, quick: Any) -> None:
    found = climb(game, quick, [*ALL, "expert"], players=2, games=6, seed=1)
    assert found.notes == {"expert": "train.expert-other-rules"}
    assert climb(game, game.standard, ALL, players=2, games=2, seed=1).notes == {}


def test_a_bot_that_cannot_play_here_is_left_out(
    game: AnyGame, quick: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def find_or_fail(name: str, game: str) -> Bot:
        if name == "absent":
            raise FathomsError("core.no-game", name="chess", known=["pearls"])
        return find_bot(name, game)

    monkeypatch.setattr(ladder, "find_bot", find_or_fail)
    found = climb(game, quick, [*ALL, "absent"], players=2, games=4, seed=1)
    assert found.left_out == {"absent": "core.no-game"}
    told = msgspec.json.decode(msgspec.json.encode(found))
    assert told["left_out"] == found.left_out
    assert told["reasons"]["absent"]["args"] == {"name": "chess", "known": ["pearls"]}


@pytest.mark.parametrize("deals", [1, 2, 30])
def test_who_won_everything_is_not_known_to_a_point(deals: int) -> None:
    """Deals that all went alike leave nothing to draw from, and prove no more for that."""
    beats = np.tile(np.array([[0.0, 2.0], [0.0, 0.0]]), (deals, 1, 1))
    ratings = rate(beats.sum(axis=0))
    low, high = interval(beats, ratings, 1)
    assert (high - low > 100).all()
    assert (low[0] > high[1]) == (deals == 30)
