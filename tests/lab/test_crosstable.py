"""The crosstable: compiled games and those of the engine count alike, and many deals share rows."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from fathoms.core import AnyGame, find_bot, find_game
from fathoms.kernels import find_kernel
from fathoms.lab import ladder
from fathoms.lab.ladder import Crosstable, LadderConfig, climb
from fathoms.lab.statistics import count_game

NAMES = ["random", "greedy", "cautious"]
TABLE = (1, (0, 2, 1))


@pytest.fixture
def game() -> AnyGame:
    return find_game("into-the-blue")


@pytest.fixture
def quick(game: AnyGame) -> Any:
    return game.rules({"shells": 2, "rolls": 1})


def met(game: AnyGame, rules: Any, rounds: int, *, compiled: bool = True) -> Crosstable:
    config = LadderConfig(game, rules, {name: find_bot(name, game.name) for name in NAMES}, 7, compiled)
    found = Crosstable(len(NAMES), 2, rounds)
    found.play(config, TABLE, range(rounds), lambda _: None)
    return found


def test_compiled_games_are_counted_one_by_one(game: AnyGame, quick: Any) -> None:
    found, kernel = met(game, quick, 9), find_kernel(game.name)
    assert kernel is not None
    beats, wins = np.zeros((18, 3, 3)), np.zeros(3)
    for seats in ((0, 2, 1), (2, 1, 0), (1, 0, 2)):
        plays = kernel.play(quick, [NAMES[who] for who in seats], range(9), 7, 0)
        for number in range(9):
            winners = np.flatnonzero(plays.wins[number]).tolist()
            count_game(beats[2 * number + 1], seats, winners)
            for seat in winners:
                wins[seats[seat]] += 1 / len(winners)
    assert found.compiled == 27
    assert found.beats == pytest.approx(beats)
    assert found.wins == pytest.approx(wins)
    assert found.played.tolist() == [27, 27, 27]


def test_the_engine_counts_in_the_same_rows(game: AnyGame, quick: Any) -> None:
    found = met(game, quick, 4, compiled=False)
    assert found.compiled == 0
    assert found.played.tolist() == [12, 12, 12]
    assert found.wins.sum() == pytest.approx(12)
    assert found.beats[::2].sum() == 0
    assert (found.beats[1::2].sum(axis=(1, 2)) > 0).all()


def test_many_deals_share_rows_and_nothing_is_lost(
    game: AnyGame, quick: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = met(game, quick, 40)
    monkeypatch.setattr(ladder, "MOST_ROWS", 7)
    monkeypatch.setattr(ladder, "_AT_A_TIME", 11)
    shared = met(game, quick, 40)
    assert len(shared.beats) == 7
    assert shared.beats.sum(axis=0) == pytest.approx(whole.beats.sum(axis=0))
    assert (shared.beats.sum(axis=(1, 2)) > 0).all()
    assert shared.wins == pytest.approx(whole.wins)


def test_bots_are_as_strong_compiled_as_on_the_engine(game: AnyGame, quick: Any) -> None:
    """Some hundred games each way, on other dice: four standard errors hold the difference."""
    shares = [
        {
            rung.bot: rung.win_share
            for rung in climb(
                game, quick, ["random", "greedy"], players=2, games=400, seed=3, compiled=compiled
            ).rungs
        }
        for compiled in (True, False)
    ]
    assert shares[0]["greedy"] == pytest.approx(shares[1]["greedy"], abs=0.14)
    assert shares[0] != shares[1]


def test_a_table_with_a_bot_that_is_not_compiled_is_played_on_the_engine(game: AnyGame, quick: Any) -> None:
    config = LadderConfig(
        game, quick, {"random": find_bot("random", game.name), "mine": _Mine()}, 1, compiled=True
    )
    assert config.kernel_for((0, 0)) is not None
    assert config.kernel_for((0, 1)) is None
    assert config._replace(compiled=False).kernel_for((0, 0)) is None


class _Mine:
    def choose(self, seen: Any, rng: Any) -> Any:
        return rng.choice(seen.moves())
