"""Compiled tables beside the engine: the same words, the same masks, states and rewards, word for word."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from atlantis_rulesets import kit_rule_sets, rule_sets
from atlantis_tables import kit_positions, positions
from hypothesis import given
from hypothesis import strategies as st

from benchmark_modules import load_benchmark
from examples import examples
from fathoms.core import CHANCE, IllegalMove
from fathoms.games.atlantis_treasure import GAME, Rules, State
from fathoms.games.atlantis_treasure.compiled.action_space import action_space_of
from fathoms.games.atlantis_treasure.rules import RULE_SETS

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from fathoms.games.atlantis_treasure.compiled.kernel import KERNEL  # noqa: E402 - an extra
from fathoms.kernels import find_kernel  # noqa: E402 - likewise

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.compiled.vector_state import AtlantisVectorState

COPIES = 2
BLOCKS: dict[str, Any] = load_benchmark("kit_blocks").BLOCKS
"""Each block of the kit alone."""


def rolled(before: State, after: State) -> State:
    """Let the die fall on the engine in every way, until it lies as it fell at the compiled table."""
    reached = {before}
    while after not in reached:
        # Turns in which nothing can be done, and other rolls, go by themselves.
        reached = {
            then
            for state in reached
            if state.actor == CHANCE
            for move in state.chances()
            if (then := state.play(move)).turns <= after.turns
        }
        assert reached
    return after


def rewards_of(state: State) -> list[float]:
    """Work out the rewards of a finished game anew."""
    assert state.result is not None
    seats, winners = state.seats, state.result.winners
    return [
        (seats / len(winners) - 1) / (seats - 1) if seat in winners else -1 / (seats - 1)
        for seat in range(seats)
    ]


def compare(tables: AtlantisVectorState, at: int, state: State, said: tuple[int, ...]) -> None:
    """Compare all that a table shows with what the engine says."""
    words = action_space_of(tables.rules)
    assert tables.num_actions == words.size
    assert tables.over[at] == (state.actor is None)
    assert tables.mover[at] == state.seat
    allowed = np.flatnonzero(tables.masks[at]).tolist()
    assert allowed == ([] if state.actor is None else words.next_actions(state, said))
    seen = tables.observations[at]
    assert 0 <= seen.min() <= seen.max() <= 1
    assert (seen == tables.observe(at, state.seat)).all()


def play_beside(rules: Rules, seats: int, seed: int, most: int) -> int:
    """Play random words at some tables and on the engine; give the number of games that ended."""
    rng, words = random.Random(seed), action_space_of(rules)
    tables = KERNEL.vector_state(rules, seats, COPIES)
    tables.reset(np.arange(COPIES, dtype=np.uint64) + seed)
    states = [
        rolled(GAME.start(rules, seats, tables.read(at).first), tables.read(at)) for at in range(COPIES)
    ]
    said: list[tuple[int, ...]] = [()] * COPIES
    ended = 0
    for _ in range(most):
        for at in range(COPIES):
            compare(tables, at, states[at], said[at])
        chosen = [rng.choice(np.flatnonzero(mask).tolist() or [0]) for mask in tables.masks]
        over = tables.over.copy()
        tables.step(np.array(chosen))
        for at, word in enumerate(chosen):
            after = tables.read(at)
            if over[at]:
                states[at], said[at] = rolled(GAME.start(rules, seats, after.first), after), ()
                continue
            said[at] = (*said[at], word)
            move = words.read(states[at], said[at])
            if move is None:
                assert after == states[at]
            else:
                states[at], said[at] = rolled(states[at].play(move), after), ()
            finished = move is not None and after.actor is None
            ended += finished
            assert tables.rewards[at].tolist() == pytest.approx(
                rewards_of(after) if finished else [0.0] * seats
            )
    return ended


@examples(40)
@given(rule_sets(), st.data(), st.integers(0, 2**32))
def test_tables_and_engine_play_alike_on_any_rule_set(rules: Rules, data: st.DataObject, seed: int) -> None:
    seats = data.draw(st.integers(2, len(rules.bases)))
    play_beside(rules, seats, seed, most=60)


@examples(40)
@given(kit_rule_sets(), st.data(), st.integers(0, 2**32))
def test_tables_and_engine_play_alike_with_any_blocks(rules: Rules, data: st.DataObject, seed: int) -> None:
    seats = 4 if rules.teams else data.draw(st.integers(2, len(rules.bases)))
    play_beside(rules, seats, seed, most=60)


@pytest.mark.parametrize("name", RULE_SETS)
def test_tables_and_engine_play_whole_games_of_every_built_in_rule_set_alike(name: str) -> None:
    rules = RULE_SETS[name]
    choices = GAME.seats_for(rules)
    assert play_beside(rules, choices[sum(map(ord, name)) % len(choices)], 1, most=400)


@pytest.mark.parametrize("name", BLOCKS)
def test_tables_and_engine_play_whole_games_under_every_block_alike(name: str) -> None:
    rules = Rules(**BLOCKS[name])
    assert play_beside(rules, 4 if rules.teams else 2, 1, most=600)


@examples(60)
@given(positions() | kit_positions())
def test_a_table_written_is_read_again_and_shows_its_words(state: State) -> None:
    if state.actor == CHANCE:
        return
    tables = KERNEL.vector_state(state.rules, state.seats, 2)
    tables.reset(np.array([1, 2], np.uint64))
    before = tables.read(0)
    tables.write(1, state)
    assert tables.read(1) == state
    compare(tables, 1, state, ())
    assert tables.read(0) == before


def test_the_kernel_is_found_by_the_name_of_the_game() -> None:
    assert find_kernel(GAME.name) is KERNEL


def test_the_same_seeds_give_the_same_tables_and_first_seats_may_be_given() -> None:
    tables = KERNEL.vector_state(GAME.standard, 4, 64)
    tables.reset(np.arange(64, dtype=np.uint64))
    states = [tables.read(at) for at in range(64)]
    tables.reset(np.arange(64, dtype=np.uint64))
    assert states == [tables.read(at) for at in range(64)]
    assert {state.first for state in states} == {0, 1, 2, 3}
    assert len({state.face for state in states}) == 6
    first = np.arange(64) % 4
    tables.reset(np.arange(64, dtype=np.uint64), first)
    assert [tables.read(at).first for at in range(64)] == first.tolist()
    assert tables.mover.tolist() == first.tolist()


@pytest.mark.parametrize("word", [10_000, 0])
def test_a_word_that_may_not_be_said_changes_no_table(word: int) -> None:
    tables = KERNEL.vector_state(GAME.standard, 2, 2)
    tables.reset(np.array([1, 2], np.uint64))
    assert not tables.masks[1, 0]
    before = [tables.read(at) for at in range(2)]
    legal = int(np.flatnonzero(tables.masks[0])[0])
    with pytest.raises(IllegalMove):
        tables.step(np.array([legal, word]))
    assert before == [tables.read(at) for at in range(2)]


@pytest.mark.parametrize("word", [-1, -5, -9])
def test_a_word_below_nothing_leaves_its_table_as_it_is(word: int) -> None:
    tables = KERNEL.vector_state(GAME.standard, 2, 2)
    tables.reset(np.array([1, 2], np.uint64))
    before, seen = tables.read(1), tables.observations[1].copy()
    tables.step(np.array([int(np.flatnonzero(tables.masks[0])[-1]), word]))
    assert tables.read(1) == before
    assert (tables.observations[1] == seen).all()
    assert tables.read(0).moved


def test_every_feature_has_a_name_and_tells_it() -> None:
    tables = KERNEL.vector_state(RULE_SETS["all-variants"], 3, 1)
    names = tables.feature_names()
    assert len(names) == len(set(names)) == tables.features == tables.observations.shape[1]
    tables.reset(np.array([5], np.uint64), np.array([1]))
    seen = dict(zip(names, tables.observations[0].tolist(), strict=True))
    assert seen["picking before the game"] == seen["own decision"] == 1
    assert seen["being at base of seat +0"] == seen["torpedoes aboard of seat +2"] == 1
    # Seat 1 of three lies in the east, seat 2 in the south.
    assert seen["mouth of seat +0 on i5"] == seen["mouth of seat +1 on e9"] == 1
    assert seen["temple on e5"] == seen["treasure on b3"] == seen["coral on d2"] == 1
    assert seen["reserve N"] == 1
    assert seen["quiet turns left"] == 1
    state = tables.read(0)
    words = action_space_of(state.rules)
    tables.step(np.array([words.action("pick", "N")]))
    seen = dict(zip(names, tables.observations[0].tolist(), strict=True))
    assert seen["own compasses N of seat +0"] == 0.5
    assert seen["reserve N"] == 0.75
    other = dict(zip(names, tables.observe(0, 2).tolist(), strict=True))
    assert other["own compasses N of seat +2"] == 0.5
    assert other["own decision"] == 0


def test_words_half_said_are_seen() -> None:
    tables = KERNEL.vector_state(GAME.standard, 2, 1)
    state = GAME.start(GAME.standard, 2)
    state = state.play(GAME.read_move("die coral", state.rules))
    tables.reset(np.array([1], np.uint64))
    tables.write(0, state)
    words = action_space_of(state.rules)
    tables.step(np.array([state.grid.squares["d2"]]))
    assert tables.read(0) == state
    seen = dict(zip(tables.feature_names(), tables.observations[0].tolist(), strict=True))
    assert seen["said on d2"] == seen["die shows coral"] == 1
    assert np.flatnonzero(tables.masks[0]).tolist() == words.next_actions(state, [state.grid.squares["d2"]])
    tables.write(
        0,
        state.play(GAME.read_move("coral d2 d3", state.rules))
        .play(GAME.read_move("move S", state.rules))
        .play(GAME.read_move("die N", state.rules)),
    )
    tables.step(np.array([words.action("compass", "N")]))
    seen = dict(zip(tables.feature_names(), tables.observations[0].tolist(), strict=True))
    assert seen["said compass N"] == seen["die shows N"] == 1
    assert seen["said on d2"] == 0


def test_blocks_are_seen_behind_what_the_book_shows() -> None:
    board = list(GAME.standard.board)
    board[4] = "^=.R@.-@D"
    rules = Rules(
        board=tuple(board), cargo="carried", dice="choose", die=("N/turn", "coral", "torpedo+slide")
    )
    tables, standard = (KERNEL.vector_state(each, 2, 1) for each in (rules, GAME.standard))
    names = tables.feature_names()
    assert names[: standard.features] == standard.feature_names()
    assert len(names) == len(set(names)) == tables.features == tables.observations.shape[1]
    state = GAME.start(rules, 2).play(GAME.read_move("die N/turn torpedo+slide", rules))
    tables.reset(np.array([1], np.uint64))
    tables.write(0, state)
    seen = dict(zip(names, tables.observations[0].tolist(), strict=True))
    shown = {name for name, value in seen.items() if value == 1}
    assert {f"{what} on {square}5" for what, square in (("current N", "a"), ("shallows", "b"))} <= shown
    assert {
        "rock on d5",
        "deep on g5",
        "whirlpool on e5",
        "whirlpool on h5",
        "treasure worth 2 on i5",
    } <= shown
    assert {"first action of die 1: N", "second action of die 1: turn", "die 1 lets choose"} <= shown
    assert {"first action of die 2: torpedo", "second action of die 2: slide"} <= shown
    assert "die 2 lets choose" not in shown
    # One die is chosen by doing something of it (D2).
    tables.write(0, state.play(GAME.read_move("compass N c5", rules)))
    seen = dict(zip(names, tables.observations[0].tolist(), strict=True))
    assert not any(value for name, value in seen.items() if " action of die " in name)
    laden = msgspec.structs.replace(
        state, cargo=("TD", ""), misses=(False, True), treasures=(2, 0), large=("D", "")
    )
    tables.write(0, laden)
    seen = dict(zip(names, tables.observations[0].tolist(), strict=True))
    count, worth = (
        sum(row.count("T") + row.count("D") for row in board),
        sum(row.count("T") for row in board) + 2,
    )
    assert seen["cargo worth 1 of seat +0"] == seen["cargo worth 2 of seat +0"] == pytest.approx(1 / count)
    assert seen["worth at the base of seat +0"] == pytest.approx(2 / worth)
    assert seen["treasures worth 2 of seat +0"] == pytest.approx(1 / count)
    assert seen["missing a turn of seat +1"] == 1
