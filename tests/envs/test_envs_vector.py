"""The vector environment: each table is a game of its own, as the single one plays it."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from env_games import CHANGED, TABLES, pick, table_name
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode

import fathoms.envs
from fathoms.core import IllegalMove, Malformed
from fathoms.envs import env_id
from fathoms.envs.action_masks import draw_actions, first_illegal
from fathoms.envs.openspiel import utilities

assert fathoms.envs  # importing it is what registers the games

GAME = pytest.mark.parametrize("game", ["into-the-blue", "atlantis-treasure"])
TABLE = pytest.mark.parametrize(("game", "seats", "rules"), TABLES, ids=table_name)
COPIES = 5


def make(game: str, **kwargs: Any) -> Any:
    made: dict[str, Any] = {"num_envs": COPIES, "vectorization_mode": "vector_entry_point", **kwargs}
    return gymnasium.make_vec(env_id(game), **made)


def actions_for(masks: Any, rng: random.Random) -> Any:
    return np.array([pick(mask, rng) for mask in masks])


@TABLE
def test_it_keeps_what_a_vector_environment_promises(game: str, seats: int, rules: Any) -> None:
    env = make(game, num_players=seats, rules=rules)
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    seen, infos = env.reset(seed=1)
    rng = random.Random(1)
    ends = 0
    was_over = np.zeros(COPIES, bool)
    for _ in range(400):
        mover = infos["mover"]
        taken = actions_for(infos["action_mask"], rng)
        assert env.observation_space.contains(seen)
        assert env.action_space.contains(taken)
        seen, rewards, over, cut, infos = env.step(taken)
        assert (rewards.shape, rewards.dtype, over.dtype) == ((COPIES,), np.float32, np.bool_)
        assert not cut.any()
        for table in range(COPIES):
            state: Any = env.states.read(table)
            if was_over[table]:
                assert state.turns <= 2 or not over[table], "a new game has begun"
                assert rewards[table] == 0
            shared = utilities(state.result, seats) if over[table] else [0.0] * seats
            assert infos["rewards"][table].tolist() == pytest.approx(shared)
            if not was_over[table]:
                assert rewards[table] == pytest.approx(shared[int(mover[table])])
            if not over[table]:
                assert infos["mover"][table] == state.actor
            assert infos["action_mask"][table].any() != over[table]
        ends += int(over.sum())
        was_over = over
    assert ends > 3 or seats > 2


@GAME
def test_a_learner_against_others_decides_at_every_step(game: str) -> None:
    for opponents in ("random", ["greedy", "random"]):
        env = make(game, opponents=opponents, num_players=3, seat="rotate", rules=CHANGED[game])
        seen, infos = env.reset(seed=2)
        rng = random.Random(2)
        begun = [0] * COPIES
        was_over = np.zeros(COPIES, bool)
        for _ in range(150):
            for table in np.flatnonzero(~was_over):
                assert env.states.mover[table] == infos["seat"][table] == begun[table] % 3
                np.testing.assert_array_equal(seen[table], env.states.observe(table, infos["seat"][table]))
            seen, rewards, over, _, infos = env.step(actions_for(infos["action_mask"], rng))
            for table in range(COPIES):
                begun[table] += int(was_over[table])
                result = env.states.read(table).result
                reward = utilities(result, 3)[begun[table] % 3] if over[table] else 0
                assert rewards[table] == pytest.approx(reward)
            was_over = over
        assert sum(begun) > 0


@GAME
def test_tables_do_not_depend_on_each_other(game: str) -> None:
    many, two = make(game), make(game, num_envs=2)
    seen, infos = many.reset(seed=[5, 6, 7, 8, 9])
    less, other = two.reset(seed=[5, 9])
    rng = random.Random(5)
    for _ in range(120):
        np.testing.assert_array_equal(seen[[0, 4]], less)
        np.testing.assert_array_equal(infos["action_mask"][[0, 4]], other["action_mask"])
        taken = actions_for(infos["action_mask"], rng)
        seen, _, _, _, infos = many.step(taken)
        less, _, _, _, other = two.step(taken[[0, 4]])
    with pytest.raises(ValueError, match="seeds"):
        two.reset(seed=[1])


@GAME
def test_a_seed_is_a_run(game: str) -> None:
    for opponents in (None, "random", ["greedy"]):
        runs: list[bytes] = []
        for seed in (1, 1, 2):
            env = make(game, opponents=opponents)
            rng, story = random.Random(1), b""
            seen, infos = env.reset(seed=seed)
            for _ in range(40):
                story += seen.tobytes()
                seen, _, _, _, infos = env.step(actions_for(infos["action_mask"], rng))
            runs.append(story)
        assert runs[0] == runs[1] != runs[2]


@GAME
def test_without_copies_the_same_arrays_come_again(game: str) -> None:
    env, kept = make(game, copy=False), make(game)
    seen, infos = env.reset(seed=1)
    first, others = kept.reset(seed=1)
    before = first.copy()
    again, *_ = env.step(actions_for(infos["action_mask"], random.Random(1)))
    assert again is seen
    later, *_ = kept.step(actions_for(others["action_mask"], random.Random(1)))
    np.testing.assert_array_equal(again, later)
    np.testing.assert_array_equal(first, before)
    assert (later != before).any()


@GAME
def test_an_illegal_word_is_refused_and_nothing_happens(game: str) -> None:
    env = make(game)
    seen, infos = env.reset(seed=1)
    taken = actions_for(infos["action_mask"], random.Random(1))
    for action in (int(np.flatnonzero(infos["action_mask"][3] == 0)[0]), -1, 10_000):
        taken[3] = action
        with pytest.raises(IllegalMove, match="illegal-word-at"):
            env.step(taken)
        np.testing.assert_array_equal(env.states.observations, seen)
    np.testing.assert_array_equal(env.action_masks(), infos["action_mask"].astype(bool))


@GAME
def test_every_table_is_shown(game: str) -> None:
    env = make(game, num_envs=2, render_mode="ansi", opponents="random")
    env.reset(seed=1)
    assert [type(text) for text in env.render()] == [str, str]
    plain = make(game, num_envs=2)
    plain.reset(seed=1)
    assert plain.render() is None


@GAME
def test_gymnasiums_own_vectors_take_the_single_one(game: str) -> None:
    env = gymnasium.make_vec(env_id(game), num_envs=2, vectorization_mode="sync", opponents=["random"])
    _, infos = env.reset(seed=1)
    env.step(actions_for(infos["action_mask"], random.Random(1)))
    env.close()


def test_words_are_drawn_evenly() -> None:
    masks = np.zeros((3, 10), np.int8)
    masks[0, [2, 5, 9]] = 1
    masks[1, 7] = 1
    seeds, taken = np.array([1, 2, 3], np.uint64), np.zeros(3, np.int64)
    counts = np.zeros(10, int)
    for _ in range(3_000):
        draw_actions(masks, seeds, taken)
        assert taken[1:].tolist() == [7, 0]
        counts[taken[0]] += 1
    assert counts.sum() == counts[[2, 5, 9]].sum()
    assert counts[[2, 5, 9]].min() > 900
    assert first_illegal(masks, np.array([False, False, True]), np.array([2, 7, 0])) == -1
    assert first_illegal(masks, np.array([False, False, False]), np.array([2, 7, 0])) == 2


def test_a_step_before_the_first_game_is_refused() -> None:
    with pytest.raises(ResetNeeded):
        make("into-the-blue").step(np.zeros(COPIES, np.int64))


@pytest.mark.parametrize("actions", [np.zeros(COPIES), np.zeros(COPIES + 1, np.int64), 0, None, "keep none"])
def test_one_whole_number_a_table_is_wanted(actions: Any) -> None:
    env = make("into-the-blue")
    env.reset(seed=1)
    before = env.unwrapped.states.masks.copy()
    with pytest.raises(Malformed, match="words-at") as refused:
        env.step(actions)
    assert "each of the 5 tables" in refused.value.__notes__[0]
    assert (env.unwrapped.states.masks == before).all()


@pytest.mark.parametrize("tables", [0, -1, "2"])
def test_there_is_a_table_at_least(tables: Any) -> None:
    with pytest.raises(Malformed, match="no-tables"):
        make("into-the-blue", num_envs=tables)
