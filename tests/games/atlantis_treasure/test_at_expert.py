"""The bot `expert`: legal on every rule set, the same again from a seed, and it sees a turn ahead."""

from __future__ import annotations

import random
import sys
from typing import Any

import numpy as np
import pytest
from atlantis_tables import decisions, kit_positions, play, positions, table
from hypothesis import assume, given

from benchmark_modules import load_benchmark
from examples import examples
from fathoms.bots.arena import play_game
from fathoms.bots.random import RandomBot
from fathoms.core import begins_with, note_of, view
from fathoms.games.atlantis_treasure import GAME, Fire, Rules, State
from fathoms.games.atlantis_treasure.bots.adviser import AtlantisAdviser
from fathoms.games.atlantis_treasure.bots.expert import ExpertBot
from fathoms.games.atlantis_treasure.bots.greedy import GreedyBot
from fathoms.games.atlantis_treasure.compiled.move_codes import ACTIONS
from fathoms.games.atlantis_treasure.compiled.rules import NO_FACE, constants_of, pack
from fathoms.games.atlantis_treasure.grid import DIRECTIONS
from fathoms.games.atlantis_treasure.rules import RULE_SETS
from fathoms.games.atlantis_treasure.study.evaluation import find_gains
from fathoms.jit import njit
from fathoms.texts import Texts

pytest.importorskip("numba")

BRIEF = ExpertBot(budget=4)
BLOCKS: dict[str, Any] = load_benchmark("kit_blocks").BLOCKS
"""Each block of the kit alone."""


def turn_of(bot: ExpertBot, state: State, rng: random.Random) -> State:
    """Let the bot play its turn to the end."""
    seat, turns = state.seat, state.turns
    while state.actor == seat and state.turns == turns:
        state = state.play(bot.choose(view(state, seat), rng))
    return state


@examples(40)
@given(decisions())
def test_it_plays_a_legal_turn_on_any_rule_set(state: State) -> None:
    turn_of(BRIEF, state, random.Random(1))


@examples(20)
@given(positions(foresight=True, most=6))
def test_it_picks_compasses_before_the_game(state: State) -> None:
    assume(state.phase == "pick")
    assert BRIEF.choose(view(state, state.seat), random.Random(1)) in state.moves()


@pytest.mark.parametrize("name", RULE_SETS)
def test_it_plays_whole_games_of_every_built_in_rule_set(name: str) -> None:
    rules = RULE_SETS[name]
    seats = GAME.seats_for(rules).stop - 1
    final = play_game(GAME, rules, [ExpertBot(budget=0)] * seats, 0, random.Random(name)).state
    assert final.result is not None


@pytest.mark.parametrize("name", BLOCKS)
def test_it_beats_random_under_every_block(name: str) -> None:
    rules = Rules(**BLOCKS[name])
    bots = [ExpertBot(budget=0), RandomBot()] * (2 if rules.teams else 1)
    first, won = begins_with(GAME, rules, len(bots), 0), 0.0
    for number in range(2):
        final = play_game(GAME, rules, bots, first, random.Random(number)).state
        assert final.result is not None
        won += (0 in final.result.winners) / len(final.result.winners[:: 2 if rules.teams else 1])
    # One of two may be lost by bad luck.
    assert won >= 1


@examples(40)
@given(kit_positions())
def test_it_plays_a_legal_turn_with_any_blocks(state: State) -> None:
    assume(state.phase == "act")
    turn_of(BRIEF, state, random.Random(1))


def test_the_same_budget_and_seed_give_the_same_game() -> None:
    games = [
        play_game(GAME, GAME.standard, [ExpertBot(budget=3), GreedyBot()], 0, random.Random(3)).moves
        for _ in range(2)
    ]
    assert games[0] == games[1]


def test_it_wins_at_once_when_it_can() -> None:
    state = table(
        """
        .......
        .......
        ...T...
        .......
        0.....1
        .......
        .......
        """,
        face="E",
        treasures=(3, 0),
    )
    final = turn_of(BRIEF, state, random.Random(1))
    assert final.result is not None
    assert final.result.winners == (0,)


def test_it_stops_a_rival_who_would_win() -> None:
    # The rival slides to its last treasure whatever the die shows, unless a reef is put in between.
    state = table(
        """
        .......
        .C.....
        .......
        1....T.
        .......
        .....C.
        0......
        """,
        face="coral",
        treasures=(0, 3),
        torpedoes=(0, 0),
        reserve=(0, 0, 0, 0),
    )
    after = turn_of(ExpertBot(budget=40), state, random.Random(1))
    rolled = play(after, "die N")
    ways = [rolled.course(direction) for direction in DIRECTIONS]
    assert all(way is None or way.treasure is None for way in ways)


def test_it_fires_when_that_wins() -> None:
    state = table(
        """
        .......
        .......
        .......
        .......
        0.....1
        .......
        .......
        """,
        face="torpedo",
        treasures=(3, 2),
    )
    assert isinstance(BRIEF.choose(view(state, 0), random.Random(1)), Fire)


@njit
def note_gains(constants: Any, row: Any, seat: int, gains: Any) -> None:
    """Note what each face may bring, as the search does."""
    find_gains(constants, row, seat, gains)


@pytest.mark.parametrize(("reserve", "hopeful"), [((0, 0, 0, 0), [*"NESW", "any"]), ((1, 0, 0, 0), [*"ESW"])])
def test_it_hopes_for_a_shift_where_the_reserve_has_none_of_the_rolled(
    reserve: tuple[int, ...], hopeful: list[str]
) -> None:
    # The east compass, put on a3, turns the slide south to it (T4).
    state = table(
        """
        0......
        .......
        ...T...
        .......
        .......
        .......
        1.....E
        """,
        rules={"die": ("N", "E", "S", "W", "any", "torpedo"), "target": (1, 1, 1)},
        reserve=reserve,
    )
    gains = np.zeros(len(ACTIONS), np.int64)
    note_gains(constants_of(state.rules, 2), pack(state), 0, gains)
    assert [ACTIONS[face] for face in gains[:NO_FACE].nonzero()[0]] == hopeful


def test_without_any_time_it_plays_at_a_glance() -> None:
    state = play(GAME.start(GAME.standard, 2), "die coral")
    hasty = ExpertBot(budget_ms=0)
    assert hasty.choose(view(state, 0), random.Random(1)) in state.moves()


def test_without_numba_it_plays_like_greedy_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fathoms.games.atlantis_treasure.study.search", None)
    expert = ExpertBot()
    assert note_of(expert) is None
    games = [
        play_game(GAME, GAME.standard, [bot, GreedyBot()], 0, random.Random(5)).moves
        for bot in (expert, GreedyBot())
    ]
    assert games[0] == games[1]
    told = note_of(expert)
    assert told is not None
    assert "fathoms[lab]" in Texts("en").phrase(told)
    assert note_of(GreedyBot()) is None


def test_without_numba_advice_ranks_moves_as_greedy_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fathoms.games.atlantis_treasure.study.search", None)
    adviser, rng = AtlantisAdviser(), random.Random(1)
    for face in ("N", "coral", "torpedo"):
        state = play(GAME.start(GAME.standard, 2), f"die {face}")
        choices = adviser.weigh(view(state, 0), rng)
        moves = [choice.move for choice in choices]
        assert len(moves) == len(set(moves))
        assert set(moves) <= set(state.moves())
        assert GreedyBot().choose(view(state, 0), rng) in moves
        assert {choice.chance for choice in choices} == {None}
        assert Texts("fr").phrase(adviser.reason(view(state, 0), choices))


def test_time_is_counted_by_the_clock_it_is_given() -> None:
    state = play(GAME.start(GAME.standard, 2), "die coral")
    ticks = iter(range(10**9))
    # A clock that passes a second at every look ends the search at once; one that stands still never does.
    ExpertBot(budget_ms=1000, clock=lambda: float(next(ticks))).choose(view(state, 0), random.Random(1))
    assert next(ticks) < 20
