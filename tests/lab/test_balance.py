"""The balancer: handicaps that make the chances of unequal players equal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fathoms.core import FathomsError, find_game
from fathoms.core.rules import BEGINS
from fathoms.lab.balance import BalanceQuestion, balance, steps_between
from fathoms.lab.measures import Stopped
from fathoms.lab.players import read_player, read_players
from fathoms.lab.worker_pool import Threads

if TYPE_CHECKING:
    from collections.abc import Iterator

BLUE, ATLANTIS = "into-the-blue", "atlantis-treasure"


@pytest.fixture
def threads() -> Iterator[Threads]:
    pool = Threads(2)
    yield pool
    pool.shut_down()


def question(game: str, *players: str, games: int = 4_000, seed: int = 1) -> BalanceQuestion:
    found = find_game(game)
    return BalanceQuestion(found, found.standard, read_players(found, found.standard, players), games, seed)


def test_a_stronger_bot_gets_a_handicap_and_wins_half(threads: Threads) -> None:
    asked, tried = question(BLUE, "greedy", "cautious"), list[int]()
    found = balance(asked, threads, tried.append)
    assert found.before[0].low > 0.6
    assert found.even
    assert abs(found.after[0].mean - 0.5) <= 0.02
    assert found.after[0].mean + found.after[1].mean == pytest.approx(1)
    game = asked.game
    assert found.steps == steps_between(asked, game.rules(found.rules))
    assert {step.field for step in found.steps} <= {each.field for each in game.workbench().handicaps}
    assert sum(tried) == 160
    # The same question has the same answer.
    assert balance(asked, threads) == found


@pytest.mark.parametrize("rival", ["random", "diver"])
def test_chances_get_equal_on_other_dice_too(threads: Threads, rival: str) -> None:
    found = balance(question(BLUE, "greedy", rival, seed=2), threads)
    assert abs(found.before[0].mean - 0.5) > 0.02
    assert found.even


def test_equal_players_need_nothing(threads: Threads) -> None:
    found = balance(question(BLUE, "cautious", "cautious"), threads)
    assert found.even
    assert found.steps == ()
    assert found.rules == {}


def test_a_hopeless_difference_is_told_as_it_is(threads: Threads) -> None:
    found = balance(question(BLUE, "greedy", "random", "random", "random", "random", games=200), threads)
    assert found.even == all(abs(each.mean - 0.2) <= 0.02 for each in found.after)
    far = max(abs(each.mean - 0.2) for each in found.after)
    assert far < max(abs(each.mean - 0.2) for each in found.before)


def test_steps_are_told_seat_by_seat() -> None:
    asked = question(ATLANTIS, "greedy", "careless")
    rules = asked.game.rules({"target_by_seat": [2], "torpedoes_by_seat": [0, 1], BEGINS: 2})
    told = [(step.seat, step.field, step.difference) for step in steps_between(asked, rules)]
    assert told == [(0, "target_by_seat", 2), (1, "torpedoes_by_seat", 1), (1, BEGINS, 1)]


def test_a_cost_a_decision_is_a_mix_of_the_two_bots_beside_it() -> None:
    game = find_game(BLUE)
    costs = {bot: float(text) for bot, text in (("best", "0"), ("worst", "100"))}
    for cost in costs.values():
        (only,) = read_player(game, game.standard, 2, f"cost:{cost}").bots
        assert only[1] == 1
    mixed = read_player(game, game.standard, 2, "cost:1.5").bots
    assert len(mixed) == 2
    assert sum(part for _, part in mixed) == pytest.approx(1)


@pytest.mark.parametrize("text", ["nobody", "cost:", "cost:much", "cost:-1", "cost:101", "cost:nan", ""])
def test_who_is_no_player_is_refused(text: str) -> None:
    game = find_game(BLUE)
    with pytest.raises(FathomsError):
        read_player(game, game.standard, 2, text)


def test_a_search_can_be_stopped(threads: Threads) -> None:
    with pytest.raises(Stopped):
        balance(question(BLUE, "greedy", "random"), threads, stopped=lambda: True)
