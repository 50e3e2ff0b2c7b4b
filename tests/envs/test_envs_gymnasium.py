"""Gymnasium's own check, and that a learner plays the whole game against bots."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
import pytest
from env_games import CHANGED, TABLES, pick, table_name
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import fathoms.envs
from fathoms.core import IllegalMove, Malformed, find_game, view
from fathoms.envs import env_id, register_games
from fathoms.envs.openspiel import utilities

if TYPE_CHECKING:
    from fathoms.core import Move, View

assert fathoms.envs  # importing it is what registers the games

GAME = pytest.mark.parametrize("game", ["into-the-blue", "atlantis-treasure"])
TABLE = pytest.mark.parametrize(("game", "seats", "rules"), TABLES, ids=table_name)


def make(game: str, **kwargs: Any) -> Any:
    return gymnasium.make(env_id(game), **kwargs)


def play_out(env: Any, seed: int | None, rng: random.Random) -> tuple[float, dict[str, Any], list[Any]]:
    """Play one game by random actions; gives its reward, the last info and all that was seen."""
    seen, info = env.reset(seed=seed)
    story = [seen.tobytes()]
    over, reward = False, 0.0
    while not over:
        assert reward == 0
        np.testing.assert_array_equal(env.unwrapped.action_masks(), info["action_mask"].astype(bool))
        seen, reward, over, cut, info = env.step(pick(info["action_mask"], rng))
        assert not cut
        story.append(seen.tobytes())
    return reward, info, story


@TABLE
def test_their_own_check(game: str, seats: int, rules: Any) -> None:
    env = make(game, opponents=["random"] * (seats - 1), rules=rules)
    check_env(env.unwrapped)


@GAME
def test_the_game_is_found_by_its_id(game: str) -> None:
    assert make(game).unwrapped.config.game.name == game
    assert gymnasium.make(f"fathoms.envs:{env_id(game)}").unwrapped.spec is not None
    register_games()  # a second time changes nothing, and warns of nothing


@GAME
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_rewards_are_the_result(game: str, bot: str) -> None:
    env = make(game, opponents=[bot, "random"], rules=CHANGED[game], seat="rotate")
    rng = random.Random(2)
    seats: list[int] = []
    for number in range(3):
        reward, info, _ = play_out(env, 5 if not number else None, rng)
        result = env.unwrapped.states.read(0).result
        assert (info["scores"], info["winners"]) == (list(result.scores), list(result.winners))
        assert reward == pytest.approx(utilities(result, 3)[int(info["seat"])])
        assert not info["action_mask"].any()
        seats.append(info["seat"])
        with pytest.raises(ResetNeeded):
            env.unwrapped.step(0)
    assert seats == [0, 1, 2]


@GAME
def test_greedy_beats_a_learner_who_knows_nothing(game: str) -> None:
    env = make(game, opponents=["greedy"])
    rng = random.Random(1)
    rewards = [play_out(env, 1 if not number else None, rng)[0] for number in range(12)]
    assert sum(rewards) < -6


@GAME
def test_a_seed_is_a_game(game: str) -> None:
    one, other = make(game, opponents=["greedy", "random"]), make(game, opponents=["greedy", "random"])
    first = play_out(one, 3, random.Random(3))[2]
    assert first == play_out(other, 3, random.Random(3))[2]
    assert play_out(one, None, random.Random(3))[2] == play_out(other, None, random.Random(3))[2]
    assert first != play_out(other, 4, random.Random(3))[2]


@GAME
def test_bots_see_only_their_view(game: str) -> None:
    class Watchful:
        """Plays at random, and notes what it was shown."""

        def __init__(self) -> None:
            self.shown: list[View[Any]] = []

        def choose(self, seen: View[Any], rng: random.Random) -> Move:
            self.shown.append(seen)
            return rng.choice(seen.moves())

    bot = Watchful()
    play_out(make(game, opponents=[bot]), 6, random.Random(6))
    assert len(bot.shown) > 3
    for seen in bot.shown:
        assert seen.seat == seen.state.actor == 1
        assert view(seen.state, seen.seat) == seen


@GAME
def test_the_learner_sits_where_it_is_told(game: str) -> None:
    env = make(game, opponents="random", num_players=3, seat=2)
    for first in (0, 1, 2):
        _, info = env.reset(seed=1, options={"first": first})
        assert info["seat"] == env.unwrapped.states.mover[0] == 2
    drawn = make(game, opponents="random", num_players=3, seat="draw")
    drawn.reset(seed=1)
    assert {drawn.reset()[1]["seat"] for _ in range(40)} == {0, 1, 2}


@GAME
def test_an_illegal_word_loses_or_is_refused(game: str) -> None:
    env = make(game)
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info["illegal"], info["action_mask"].any()) == (-1.0, True, True, False)
    assert "scores" not in info
    env.reset()
    strict = make(game, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalMove, match="illegal-word"):
        strict.step(wrong)


@GAME
def test_the_table_is_shown_as_the_learner_sees_it(game: str) -> None:
    env = make(game, render_mode="rgb_array", opponents="random")
    env.reset(seed=1)
    picture = env.render()
    assert picture.dtype == np.uint8
    assert picture.shape[2] == 3
    plain = make(game)
    plain.reset()
    with pytest.warns(UserWarning, match="render"):
        assert plain.unwrapped.render() is None


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"opponents": ["nobody"]}, "core.no-bot"),
        ({"opponents": ["random"] * 9}, "envs.players"),
        ({"opponents": ["random"], "num_players": 3}, "envs.opponents"),
        ({"seat": 5}, "envs.seat"),
        ({"seat": "window"}, "envs.seat"),
        ({"rules": find_game("atlantis-treasure").standard}, "envs.other-game"),
    ],
)
def test_what_cannot_be_played_is_refused(given: dict[str, Any], key: str) -> None:
    with pytest.raises(Malformed, match=key):
        make("into-the-blue", **given)


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"illegal": "raises"}, "no-illegal"),
        ({"opponents": 5}, "no-opponents"),
        ({"rules": 5}, "no-rules"),
    ],
)
def test_a_wrong_setting_is_refused_when_it_is_made_and_in_a_sentence(wrong: Any, key: str) -> None:
    with pytest.raises(Malformed, match=key) as refused:
        make("into-the-blue", **wrong)
    assert refused.value.__notes__[0].endswith(".")


def test_a_number_that_is_not_whole_is_no_word() -> None:
    env = make("into-the-blue")
    env.reset(seed=1)
    with pytest.raises(TypeError):
        env.step(1.5)
    env.step(np.array(1))  # as a network may give it
