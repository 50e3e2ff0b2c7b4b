"""PettingZoo's own tests, and that the environment is the game: actions, secrets, rewards."""

from __future__ import annotations

import copy
import importlib
import pickle
import random
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from env_games import TABLES, pick, table_name

import fathoms.envs
from fathoms.core import IllegalMove, Malformed, view
from fathoms.envs.openspiel import utilities

pettingzoo_test: Any = importlib.import_module("pettingzoo.test")

if TYPE_CHECKING:
    from fathoms.envs import GameModule
    from fathoms.envs.aec import RawEnv

TABLE = pytest.mark.parametrize(("game", "seats", "rules"), TABLES, ids=table_name)
GAME = pytest.mark.parametrize("game", ["into-the-blue", "atlantis-treasure"])

# PettingZoo's test knows by name which environments give dictionaries, and those are only its own; and who
# has left a finished game has nothing more to do, so that a mask is all zeros.
QUIET = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]


def module(game: str) -> GameModule:
    return getattr(fathoms.envs, f"{game.replace('-', '_')}_v0")


def play_on(env: RawEnv, rng: random.Random) -> Any:
    """Play a game to its end; yields before each action, with what is seen and the action."""
    for agent in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        assert seen is not None
        action = None if over or cut else pick(seen["action_mask"], rng)
        yield agent, seen, action
        env.step(action)


class TestTheirOwnTests:
    pytestmark = QUIET

    @TABLE
    def test_api(self, game: str, seats: int, rules: Any) -> None:
        pettingzoo_test.api_test(module(game).env(seats, rules), num_cycles=300)

    @TABLE
    def test_api_without_checks(self, game: str, seats: int, rules: Any) -> None:
        pettingzoo_test.api_test(module(game).raw_env(seats, rules), num_cycles=100)

    @TABLE
    def test_seed(self, game: str, seats: int, rules: Any) -> None:
        pettingzoo_test.seed_test(lambda: module(game).env(seats, rules), num_cycles=100)

    @TABLE
    def test_render(self, game: str, seats: int, rules: Any) -> None:
        pettingzoo_test.render_test(partial(module(game).env, seats, rules))

    @GAME
    def test_parallel(self, game: str) -> None:
        env = module(game).parallel_env(3)
        seen, _ = env.reset(seed=4)
        rng = random.Random(4)
        rewards: dict[str, float] = {}
        while env.agents:
            actions = {agent: pick(seen[agent]["action_mask"], rng) for agent in env.agents}
            assert sum(seen[agent]["action_mask"].any() for agent in env.agents) == 1, "one decides"
            seen, rewards, over, _, _ = env.step(actions)
            if not any(over.values()):
                assert not any(rewards.values())
        assert sum(rewards.values()) == pytest.approx(0, abs=1e-6)


@TABLE
def test_the_environment_is_the_game(game: str, seats: int, rules: Any) -> None:
    env = module(game).env(seats, rules)
    rng = random.Random(7)
    for number in range(2):
        env.reset(seed=number)
        taken: list[int] = []
        before: Any = None
        for agent, seen, action in play_on(env, rng):
            state: Any = env.states.read(0)
            if action is None:
                reward = env.last(observe=False)[1]
                assert reward == pytest.approx(utilities(state.result, seats)[int(agent[-1])])
                continue
            if state != before:
                taken, before = [], state
            assert agent == f"player_{state.actor}"
            allowed = env.config.action_space.next_actions(state, taken)
            assert np.flatnonzero(seen["action_mask"]).tolist() == allowed
            assert env.config.action_space.text(action)
            taken.append(action)


@TABLE
def test_nobody_sees_what_is_secret(game: str, seats: int, rules: Any) -> None:
    env = module(game).raw_env(seats, rules)
    other = env.config.vector_state(1)
    other.reset(np.zeros(1, np.uint64))
    env.reset(seed=3)
    rng = random.Random(3)
    for number, (agent, _, action) in enumerate(play_on(env, rng)):
        if action is None or number % 9:
            continue
        state = env.states.read(0)
        for seat, name in enumerate(env.possible_agents):
            imagined = state.imagine(seat, rng)
            assert view(imagined, seat) == view(state, seat)
            for part in (imagined, state):
                other.write(0, part)
                seen = other.observe(0, seat).copy()
                assert seen.min() >= 0
                assert seen.max() <= 1
            other.write(0, imagined)
            if np.array_equal(env.states.masks, other.masks):
                # The same actions are legal, so nobody is in the middle of a move.
                np.testing.assert_array_equal(env.observe(name)["observation"], other.observe(0, seat))
                assert env.observe(name)["action_mask"].any() == (name == agent)


@GAME
def test_a_seed_is_a_game(game: str) -> None:
    def record(seed: int | None, env: RawEnv) -> list[Any]:
        env.reset(seed=seed)
        return [
            (agent, seen["observation"].tobytes(), action)
            for agent, seen, action in play_on(env, random.Random(1))
        ]

    one, other = module(game).env(3), module(game).raw_env(3)
    first = record(11, one)
    assert first == record(11, other)
    second = record(None, one)
    assert second == record(None, other), "the games after it hang on it too"
    assert second != first
    assert record(12, other) != first


@GAME
def test_the_option_first_says_who_begins(game: str) -> None:
    env = module(game).env(3)
    for seat in (2, 0, 1):
        env.reset(seed=1, options={"first": seat})
        assert env.agent_selection == f"player_{seat}"
        env.reset(seed=1, options={"first": f"player_{seat}"})
        assert env.agent_selection == f"player_{seat}"


@GAME
def test_what_was_seen_does_not_change_later(game: str) -> None:
    env = module(game).raw_env(2)
    env.reset(seed=5)
    kept = [
        (seen, {name: array.copy() for name, array in seen.items()})
        for _, seen, _ in play_on(env, random.Random(5))
    ]
    assert len(kept) > 4
    for seen, then in kept:
        for name, array in then.items():
            np.testing.assert_array_equal(seen[name], array)


@GAME
def test_the_state_is_what_all_see(game: str) -> None:
    env = module(game).env(3)
    env.reset(seed=1)
    state = env.state()
    assert env.state_space.contains(state)
    parts = [env.observe(agent)["observation"] for agent in env.possible_agents]
    np.testing.assert_array_equal(state, np.concatenate(parts))


@GAME
def test_an_illegal_word_loses(game: str) -> None:
    env = module(game).env(2)
    env.reset(seed=1)
    seen, *_ = env.last()
    assert seen is not None
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    agent = env.agent_selection
    env.step(wrong)
    assert env.rewards == {name: -1.0 if name == agent else 0 for name in env.possible_agents}
    assert all(env.terminations.values())
    while env.agents:
        env.step(None)
    env.step(None)  # only warned of, as everybody has left
    raw = module(game).raw_env(2)
    raw.reset(seed=1)
    for action in (wrong, -1, 10_000, None, "stop"):
        with pytest.raises(IllegalMove, match="illegal-word"):
            raw.step(action)


@GAME
def test_calls_in_a_wrong_order_fail(game: str) -> None:
    env = module(game).env(2, render_mode="ansi")
    for call in (lambda: env.step(0), lambda: env.observe("player_0"), env.agent_iter, env.render, env.state):
        with pytest.raises(AssertionError, match="reset"):
            call()
    with pytest.raises(AttributeError):
        _ = env.agents
    env.reset()
    with pytest.raises(AssertionError, match="not in action space"):
        env.step(10_000)
    agents = iter(env.agent_iter())
    next(agents)
    with pytest.raises(AssertionError, match="step"):
        next(agents)


@GAME
def test_it_is_pickled_by_what_it_is_made_of(game: str) -> None:
    env = module(game).env(3, "standard", "ansi")
    again = pickle.loads(pickle.dumps(env))  # noqa: S301 - our own
    assert (again.config, again.render_mode, str(again)) == (env.config, "ansi", str(env))


def test_it_is_imported_as_a_module() -> None:
    by_name = importlib.import_module("fathoms.envs.into_the_blue_v0")
    assert by_name is fathoms.envs.into_the_blue_v0
    assert str(by_name.raw_env()) == "into_the_blue_v0"
    with pytest.raises(AttributeError):
        _ = fathoms.envs.chess_v0


@pytest.mark.parametrize(
    ("players", "rules", "key"),
    [
        (7, None, "envs.players"),
        (3, "lagoon", "envs.players"),
        (2, "no such", "envs.no-rules"),
        (2, {"board": 3}, "core.rules-field"),
        (2, "F1-ABC", "core.code-damaged"),
    ],
)
def test_what_cannot_be_played_is_refused(players: int, rules: Any, key: str) -> None:
    with pytest.raises(Malformed, match=key):
        module("atlantis-treasure").env(players, rules)


def test_render_without_a_mode_only_warns() -> None:
    env = module("into-the-blue").env(2)
    env.reset()
    with pytest.warns(UserWarning, match="render_mode"):
        assert env.render() is None


@GAME
def test_a_copy_plays_on_from_where_the_game_stands(game: str) -> None:
    """A search copies the table; a copy that begins anew, or that shares its arrays, is of no use."""
    env, rng = module(game).env(), random.Random(4)
    env.reset(seed=4)
    for _ in range(12):
        env.step(pick(env.observe(env.agent_selection)["action_mask"], rng))
    copied = copy.deepcopy(env)
    played = [[seen["observation"].tolist() for _, seen, _ in play_on(copied, random.Random(5))]]
    assert not copied.agents
    assert env.agents
    played.append([seen["observation"].tolist() for _, seen, _ in play_on(env, random.Random(5))])
    assert played[0] == played[1]


def test_a_wrapper_that_adds_a_way_of_showing_adds_it_nowhere_else() -> None:
    wrappers: Any = importlib.import_module("pettingzoo.utils.wrappers")
    wrappers.CaptureStdoutWrapper(module("into-the-blue").env(render_mode="human"))
    assert module("into-the-blue").env().metadata["render_modes"] == ["human", "ansi", "rgb_array"]


def test_what_cannot_be_is_refused_when_it_is_made_and_in_a_sentence() -> None:
    with pytest.raises(Malformed, match="no-render-mode") as refused:
        module("into-the-blue").env(render_mode="picture")
    assert "use one of" in refused.value.__notes__[0]
    with pytest.raises(Malformed, match="no-rules"):
        module("into-the-blue").env(rules=5)  # type: ignore[arg-type]  # on purpose


def test_the_module_lists_what_it_makes() -> None:
    assert {"env", "raw_env", "parallel_env"} <= set(dir(module("into-the-blue")))
    assert dir(fathoms.envs).count("into_the_blue_v0") == 1
