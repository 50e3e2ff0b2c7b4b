"""OpenSpiel's own test, and that its games are ours: chance, secrets, utilities."""

from __future__ import annotations

import copy
import json
import random
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from env_games import CHANGED, TABLES, table_name

from fathoms.core import CHANCE, find_game
from fathoms.core.code import pack
from fathoms.envs import openspiel
from fathoms.envs.config import make_config
from fathoms.envs.openspiel import MOST_OUTCOMES, begin, listed, utilities

spiel: Any = openspiel.spiel
GAME = pytest.mark.parametrize("game", ["into-the-blue", "atlantis-treasure"])
TABLE = pytest.mark.parametrize(("game", "seats", "rules"), TABLES, ids=table_name)


def load(game: str, seats: int = 2, rules: Any = None) -> Any:
    """Load a game by OpenSpiel's own syntax, its rules as a code."""
    found = find_game(game)
    code = ""
    if rules is not None:
        changed = found.rule_sets[rules] if isinstance(rules, str) else found.rules(rules)
        code = f",rules={pack(found, changed)}"
    return spiel.load_game(f"fathoms_{game.replace('-', '_')}(players={seats}{code})")


def walk(game: Any, seed: int) -> Any:
    """Play at random; yields every state on the way, the last one too."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            numbers, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(numbers, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    yield state


@TABLE
def test_their_own_test(game: str, seats: int, rules: Any, capfd: pytest.CaptureFixture[str]) -> None:
    spiel.random_sim_test(load(game, seats, rules), num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()


@TABLE
def test_it_is_the_game(game: str, seats: int, rules: Any) -> None:
    loaded = load(game, seats, rules)
    assert (loaded.num_players(), loaded.utility_sum()) == (seats, 0)
    for state in walk(loaded, 1):
        position = state.position
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(odds for _, odds in outcomes) == pytest.approx(1)
            assert len(outcomes) <= loaded.max_chance_outcomes()
        elif not state.is_terminal():
            assert state.current_player() == position.state.actor
            assert state.legal_actions() == position.actions()
            assert all(
                state.action_to_string(state.current_player(), action) for action in position.actions()
            )
        else:
            assert state.returns() == pytest.approx(utilities(position.state.result, seats))
            assert position.state.result is not None


@GAME
def test_a_copy_shares_what_never_changes(game: str) -> None:
    for number, state in enumerate(walk(load(game, 3), 2)):
        if number % 20 == 0:
            again = state.clone()
            assert again.position is state.position
            assert copy.copy(state.position) is state.position
            assert str(again) == str(state)


@TABLE
def test_observers_keep_secrets(game: str, seats: int, rules: Any) -> None:
    loaded = load(game, seats, rules)
    config = make_config(game, seats, rules)
    tables = config.vector_state(1)
    rng = random.Random(3)
    for number, state in enumerate(walk(loaded, 3)):
        position = state.position
        if number % 11 or position.state.actor in (CHANCE, None):
            continue
        tables.write(0, position.state)
        for action in position.taken:
            tables.step(np.array([action]))
        for seat in range(seats):
            np.testing.assert_array_equal(state.observation_tensor(seat), tables.observe(0, seat))
            seen = json.loads(state.observation_string(seat))
            assert seen["player"] == seat
            other = copy.copy(state.clone())
            other.position = type(position)(config, position.state.imagine(seat, rng), position.taken)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert state.observation_tensor(seat) == other.observation_tensor(seat)


def test_a_history_hides_the_shuffle_and_keeps_the_rest() -> None:
    loaded = load("into-the-blue")
    told = [json.loads(state.information_state_string(0))["told"] for state in walk(loaded, 4)]
    assert told[0] == []
    assert told[-1][0] == "deal ?"
    assert any(text.startswith("roll ") for text in told[-1])
    for shorter, longer in pairwise(told):
        assert longer[: len(shorter)] == shorter


def test_views_of_every_kind() -> None:
    kinds = spiel.PrivateInfoType
    loaded = load("into-the-blue")
    *_, last = (state.clone() for state in walk(loaded, 5) if state.current_player() == 0)
    everything = spiel.IIGObservationType(perfect_recall=False, private_info=kinds.ALL_PLAYERS)
    public = spiel.IIGObservationType(perfect_recall=False, private_info=kinds.NONE)
    private = spiel.IIGObservationType(
        public_info=False, perfect_recall=False, private_info=kinds.SINGLE_PLAYER
    )
    texts = [loaded.make_py_observer(kind).string_from(last, 0) for kind in (everything, public, private)]
    whole, shared, own = map(json.loads, texts)
    assert None not in whole["chests"]
    assert set(shared["chests"]) == {None}
    assert own.keys() <= {"player", "chests"}
    assert loaded.make_py_observer(public).tensor is None
    with pytest.raises(ValueError, match="parameters"):
        loaded.make_py_observer(public, {"odd": 1})


def test_dice_fall_with_exact_odds() -> None:
    state = load("into-the-blue").new_initial_state()
    deals = state.chance_outcomes()
    assert len(deals) == 60, "two of the five chests are alike"
    assert {odds for _, odds in deals} == {1 / 60}
    state.apply_action(7)
    rolls = {state.action_to_string(number): odds for number, odds in state.chance_outcomes()}
    assert len(rolls) == 462
    assert rolls["roll 111111"] == pytest.approx(1 / 6**6)
    assert rolls["roll 12345C"] == pytest.approx(720 / 6**6)


def test_a_deal_too_large_to_list_is_drawn_in_steps() -> None:
    rules = {"chests": list(range(1, 11))}
    position = begin(make_config("into-the-blue", 2, rules))
    chance, steps = 1.0, 0
    rng = random.Random(1)
    while position.state.actor == CHANCE and position.state.chances().secret:
        outcomes = position.outcomes()
        assert len(outcomes) <= MOST_OUTCOMES
        assert sum(odds for _, odds in outcomes) == pytest.approx(1)
        number, odds = rng.choice(outcomes)
        assert "tickets" in position.outcome_text(number)
        chance *= odds
        position, steps = position.draw(number), steps + 1
    assert (steps, round(1 / chance)) == (2, 3_628_800)


def test_their_own_test_with_chance_in_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathoms.envs.openspiel.MOST_OUTCOMES", 50)
    listed.cache_clear()
    spiel.random_sim_test(load("into-the-blue", 2, "quick"), num_sims=1, serialize=True, verbose=False)
    listed.cache_clear()


@GAME
def test_rules_may_be_named_or_coded(game: str) -> None:
    changed = CHANGED[game] if isinstance(CHANGED[game], str) else "quick"
    named = spiel.load_game(f"fathoms_{game.replace('-', '_')}", {"players": 3, "rules": changed})
    assert named.config.rules == load(game, 3, changed).config.rules
    secret = spiel.GameType.Information.IMPERFECT_INFORMATION
    assert (named.get_type().information == secret) == (game == "into-the-blue")
