"""The careless bot: greedy in two decisions of three, in the engine and compiled."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, cast

import pytest

from fathoms.core import CHANCE, find_bot, view
from fathoms.games.atlantis_treasure import GAME
from fathoms.games.atlantis_treasure.bots.careless import ONE_IN, CarelessBot
from fathoms.games.atlantis_treasure.bots.greedy import greedy_values
from fathoms.games.atlantis_treasure.bots.greedy_positions import EQUAL
from fathoms.games.atlantis_treasure.moves import Die

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure import State
    from fathoms.games.atlantis_treasure.moves import Move


def best_moves(state: State) -> list[Move]:
    valued = greedy_values(state)
    most = max(value for value, _ in valued)
    return [move for value, move in valued if value >= most - EQUAL]


def test_it_is_found_by_name_and_thinks_most_of_the_time() -> None:
    bot = find_bot("careless", GAME.name)
    assert isinstance(bot, CarelessBot)
    state = GAME.start(GAME.standard, 2).play(Die("N"))
    rng, best = random.Random(1), best_moves(state)
    assert len(best) < len(state.moves()) / 10
    chosen = [bot.choose(view(state, 0), rng) for _ in range(300)]
    assert all(move in state.moves() for move in chosen)
    thought = sum(move in best for move in chosen) / len(chosen)
    assert abs(thought - (1 - 1 / ONE_IN)) < 0.1


def test_compiled_it_thinks_as_often() -> None:
    pytest.importorskip("numba")
    from fathoms.games.atlantis_treasure.compiled.kernel import KERNEL  # noqa: PLC0415 - an extra

    thought, decisions = 0.0, 0
    for number in range(12):
        state = GAME.start(GAME.standard, 2)
        for move in cast("list[Move]", KERNEL.moves(GAME.standard, ["careless"] * 2, number, 5, 0)):
            if state.actor != CHANCE and len(best := best_moves(state)) < len(state.moves()) / 10:
                decisions += 1
                thought += move in best
            state = state.play(move)
    assert decisions > 40
    assert abs(thought / decisions - (1 - 1 / ONE_IN)) < 0.15


def test_greedy_beats_it_more_often_than_not_and_it_beats_random() -> None:
    pytest.importorskip("numba")
    from fathoms.games.atlantis_treasure.compiled.kernel import KERNEL  # noqa: PLC0415 - an extra

    plays = KERNEL.play(GAME.standard, ["greedy", "careless"], range(400), 1)
    assert 0.7 < plays.wins[:, 0].mean() < 0.9
    plays = KERNEL.play(GAME.standard, ["careless", "random"], range(200), 1)
    assert plays.wins[:, 0].mean() > 0.95
