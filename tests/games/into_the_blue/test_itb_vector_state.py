"""Compiled tables against the engine: the same words lead to the same states, for any rule set."""

from __future__ import annotations

import random
from collections import Counter
from math import factorial, prod
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

pytest.importorskip("numba")

from blue_chance import let_fall
from blue_rulesets import CHESTS_ONLY, rule_sets
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from fathoms.core import IllegalMove, begins_with
from fathoms.envs.action_masks import draw_actions
from fathoms.games.into_the_blue import GAME, STANDARD, Deal, Rules
from fathoms.games.into_the_blue.compiled.kernel import KERNEL
from fathoms.games.into_the_blue.compiled.rules import STREAM
from fathoms.games.into_the_blue.dice import roll_chances
from fathoms.games.into_the_blue.rules import RULE_SETS, shells_of
from fathoms.games.into_the_blue.state import NOBODY, State

if TYPE_CHECKING:
    from fathoms.games.into_the_blue.compiled.vector_state import BlueVectorState

MANY_STEPS = 600


def stream_at(tables: BlueVectorState, copy: int) -> int:
    return int(tables.rows[copy, STREAM]) & (1 << 64) - 1


def rewards_of(state: State) -> list[float]:
    result = state.result
    assert result is not None
    seats, winners = len(result.scores), result.winners
    share = (seats / len(winners) - 1) / (seats - 1)
    return [share if seat in winners else -1 / (seats - 1) for seat in range(seats)]


def compare(tables: BlueVectorState, copy: int, state: State) -> None:
    """Hold a table against the engine's state."""
    assert tables.read(copy) == state
    words = GAME.action_space(state.rules).next_actions(state)
    assert np.flatnonzero(tables.masks[copy]).tolist() == words
    assert tables.mover[copy] == state.seat
    assert bool(tables.over[copy]) == (state.phase == "over")
    expected = rewards_of(state) if state.phase == "over" else [0] * len(state.left)
    assert tables.rewards[copy].tolist() == pytest.approx(expected)
    assert (tables.observations[copy] == tables.observe(copy, state.seat)).all()
    assert tables.observations.min() >= 0
    assert tables.observations.max() <= 1


def play_beside(rules: Rules, seats: int, seed: int) -> None:
    """Play at several tables, each beside the engine, to the end of one and into the next game."""
    rng = random.Random(seed)
    copies = 3
    tables, other = KERNEL.vector_state(rules, seats, copies), KERNEL.vector_state(rules, seats, 1)
    first = [begins_with(GAME, rules, seats, rng.randrange(seats)) for _ in range(copies)]
    tables.reset(np.arange(seed, seed + copies, dtype=np.uint64), np.array(first))
    states = [
        let_fall(
            GAME.start(rules, seats, first[copy]).play(Deal(tables.read(copy).chests)),
            stream_at(tables, copy),
        )
        for copy in range(copies)
    ]
    action_space = GAME.action_space(rules)
    for step in range(MANY_STEPS):
        for copy, state in enumerate(states):
            compare(tables, copy, state)
        watched = step % copies
        state = states[watched]
        other.write(0, state)
        assert other.read(0) == state
        assert (other.observations[0] == tables.observations[watched]).all()
        assert (other.masks[0] == tables.masks[watched]).all()
        for seat in range(seats):
            other.write(0, state.imagine(seat, rng))
            assert (other.observe(0, seat) == tables.observe(watched, seat)).all()
        if state.phase == "over":
            tables.step(np.where(np.arange(copies) == watched, 0, -1))
            again = tables.read(watched)
            assert again.phase != "over"
            assert set(again.owners) == {NOBODY}
            assert sum(again.left) + sum(map(sum, again.shells)) == sum(
                shells_of(rules, seat) for seat in range(seats)
            )
            assert not tables.rewards.any()
            return
        said = [
            rng.choice(action_space.next_actions(state)) if state.actor is not None else -1
            for state in states
        ]
        tables.step(np.array(said))
        for copy, (state, word) in enumerate(zip(states, said, strict=True)):
            if word >= 0:
                move = action_space.read(state, [word])
                assert move is not None
                states[copy] = let_fall(state.play(move), stream_at(tables, copy))
            else:
                tables.rewards[copy] = rewards_of(state)  # they were told before; now they are 0


@examples(120)
@given(rules=rule_sets(), seats=st.integers(2, 5), seed=st.integers(0, 10**9))
def test_any_rule_set_plays_as_the_engine_does(rules: Rules, seats: int, seed: int) -> None:
    play_beside(rules, seats, seed)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("rules", [*RULE_SETS.values(), CHESTS_ONLY])
def test_built_in_rule_sets_play_as_the_engine_does(rules: Rules, seats: int) -> None:
    for seed in range(3):
        play_beside(rules, seats, 100 * seed)


def test_a_seed_gives_the_same_games_whatever_stands_beside() -> None:
    one, many = KERNEL.vector_state(STANDARD, 3, 1), KERNEL.vector_state(STANDARD, 3, 8)
    one.reset(np.array([5], np.uint64))
    many.reset(np.arange(8, dtype=np.uint64))
    seeds = np.arange(8, dtype=np.uint64)
    said = np.zeros(8, np.int64)
    for _ in range(500):
        assert one.read(0) == many.read(5)
        draw_actions(many.masks, seeds, said)
        one.step(said[5:6])
        many.step(said)


def test_a_word_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    tables = KERNEL.vector_state(STANDARD, 2, 2)
    tables.reset(np.arange(2, dtype=np.uint64))
    before = tables.read(1)
    assert before.phase == "decide"
    for word in (64, 74, 10**6):
        with pytest.raises(IllegalMove, match="expected-decide"):
            tables.step(np.array([-1, word]))
        assert tables.read(1) == before


def test_words_of_another_kind_are_understood() -> None:
    one, other = KERNEL.vector_state(STANDARD, 2, 4), KERNEL.vector_state(STANDARD, 2, 4)
    for tables in (one, other):
        tables.reset(np.arange(4, dtype=np.uint64))
    small: Any = np.zeros(8, np.int16)[::2]
    small.setflags(write=False)
    one.step(small)
    other.step(np.zeros(4, np.int64))
    assert [one.read(copy) for copy in range(4)] == [other.read(copy) for copy in range(4)]
    with pytest.raises(ValueError, match="broadcast"):
        one.step(np.zeros(3, np.int64))


def test_seats_that_are_not_there_are_refused() -> None:
    tables = KERNEL.vector_state(STANDARD, 3, 2)
    with pytest.raises(IllegalMove, match=r"core\.first"):
        tables.reset(np.zeros(2, np.uint64), np.array([0, 3]))
    with pytest.raises(IndexError):
        tables.observe(0, 3)
    with pytest.raises(IndexError):
        tables.observe(2, 0)
    with pytest.raises(IllegalMove, match=r"core\.seats"):
        KERNEL.vector_state(STANDARD, 6, 1)


def test_where_dice_are_to_fall_nothing_may_be_said() -> None:
    tables = KERNEL.vector_state(STANDARD, 2, 1)
    tables.reset(np.zeros(1, np.uint64))
    for state in (GAME.start(STANDARD, 2), GAME.start(STANDARD, 2).play(Deal((8, 7, 6, 6, 5)))):
        tables.write(0, state)
        assert not tables.masks.any()
        assert not tables.over[0]
        with pytest.raises(IllegalMove, match="expected-roll"):
            tables.step(np.zeros(1, np.int64))


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_hundreds_of_standard_games_play_as_the_engine_does(seats: int) -> None:
    for seed in range(300):
        play_beside(STANDARD, seats, 1_000 + 10 * seed)


def test_names_say_what_an_observation_tells() -> None:
    tables = KERNEL.vector_state(STANDARD, 3, 1)
    names = tables.feature_names()
    assert len(names) == len(set(names)) == tables.features
    state = State(
        rules=STANDARD,
        phase="place",
        seat=1,
        shells=((1, 0, 0, 0, 0), (0, 2, 0, 0, 0), (0, 0, 0, 0, 3)),
        left=(11, 10, 9),
        chests=(5, 6, 6, 7, 8),
        owners=(-1, 1, 2, -1, 1),
        dice="11223C",
        held="11",
        rolls=2,
        turns=9,
        last_turn=(8, 9, 7),
        last_turns=1,
        ended_by=0,
    )
    tables.write(0, state)
    told = {
        name: round(float(value), 4)
        for name, value in zip(names, tables.observations[0], strict=True)
        if value
    }
    assert told == {
        "dice showing 1, of all dice": 0.3333,
        "dice showing 2, of all dice": 0.3333,
        "dice showing 3, of all dice": 0.1667,
        "dice showing C, of all dice": 0.1667,
        "rolls left, of all rolls": 0.3333,
        "to place shells": 1,
        "the last turns have begun": 1,
        "last turns to come, of all rivals'": 0.5,
        "own: unplayed shells, of all": 0.8333,
        "rival 1: unplayed shells, of all": 0.75,
        "rival 2: unplayed shells, of all": 0.9167,
        "own: chests, of all": 0.4,
        "rival 1: chests, of all": 0.2,
        "own: shells on level 2, of all": 0.1667,
        "rival 1: shells on level 5, of all": 0.25,
        "rival 2: shells on level 1, of all": 0.0833,
        "chest 2 is taken": 1,
        "chest 3 is taken": 1,
        "chest 5 is taken": 1,
        "own chest 2: its value, of the highest": 0.75,
        "own chest 5: its value, of the highest": 1,
    }


def test_dice_and_shuffles_fall_evenly() -> None:
    copies = 50_000
    tables = KERNEL.vector_state(STANDARD, 2, copies)
    tables.reset(np.arange(copies, dtype=np.uint64))
    states = [tables.read(copy) for copy in range(0, copies, 5)]
    dice = Counter(state.dice for state in states)
    chi = 0.0
    for roll in roll_chances(STANDARD.faces, STANDARD.dice):
        shown = roll.faces
        ways = factorial(6) // prod(factorial(shown.count(face)) for face in set(shown))
        expected = len(states) * ways / 6**6
        chi += (dice[shown] - expected) ** 2 / expected
    assert chi < 461 + 5 * (2 * 461) ** 0.5
    orders = Counter(state.chests for state in states)
    assert len(orders) == 60
    assert sum((n - len(states) / 60) ** 2 / (len(states) / 60) for n in orders.values()) < 59 + 5 * 118**0.5
    begins = np.bincount(tables.mover, minlength=2)
    assert abs(begins[0] - copies / 2) < 4 * (copies / 4) ** 0.5
