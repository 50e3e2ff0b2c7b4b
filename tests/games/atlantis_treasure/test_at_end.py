"""The end of the game: E1, E2 and E3."""

from __future__ import annotations

import random

import msgspec
import pytest
from atlantis_rulesets import rule_sets
from atlantis_tables import decisions, play, step, table, texts
from hypothesis import given
from hypothesis import strategies as st

from fathoms.core import IllegalMove, Result
from fathoms.games.atlantis_treasure import GAME, STANDARD, Rules, State
from rule_table import rule

AT = "atlantis-treasure"


@rule(AT, "E1")
@pytest.mark.parametrize(("seats", "target"), [(2, 4), (3, 3), (4, 3)])
def test_the_first_with_enough_treasures_wins_at_once(seats: int, target: int) -> None:
    assert GAME.start(STANDARD, seats).target == target
    held = (target - 2, *(0,) * (seats - 1))
    state = table("..... ..... 0.TT. ..... .....", "S", seats=seats, treasures=held)
    after = play(state, "move E")
    assert after.result is None
    last = msgspec.structs.replace(after, seat=0, moved=False)
    won = play(last, "move E")
    # At once: the compass of the die stays undone.
    assert (won.actor, won.turn, won.phase) == (None, None, "over")
    assert won.result == Result((target, *(0,) * (seats - 1)), (0,))
    assert texts(won) == set()
    with pytest.raises(IllegalMove) as refused:
        play(won, "compass S a1")
    assert refused.value.rule == "E1"


@rule(AT, "E1", "T7")
def test_the_last_treasure_may_be_a_stolen_one() -> None:
    state = table("..... ..... 0...1 ..... .....", "torpedo", treasures=(3, 3))
    won = play(state, "fire E a1")
    assert won.result == Result((4, 2), (0,))


@rule(AT, "E1")
@given(decisions(), st.integers(0, 2**32))
def test_the_game_ends_at_once_when_and_only_when_someone_has_the_target(state: State, number: int) -> None:
    after = state.play(state.moves()[number % len(state.moves())])
    reached = max(after.treasures) >= state.target
    if reached:
        assert after.result is not None
        assert after.result.winners == (state.seat,)
    elif after.result is not None:
        assert after.quiet >= state.rules.quiet_rounds * state.seats


@rule(AT, "E2")
def test_with_no_treasure_on_the_board_torpedoes_still_move_them() -> None:
    state = table("..... ..... 0...1 ..... .....", "torpedo", treasures=(2, 3))
    assert "T" not in state.sea
    after = play(state, "fire E a1")
    assert after.treasures == (3, 2)
    assert after.result is None
    assert texts(after) == {"move N", "move E", "move S"}


@rule(AT, "E3")
@given(rule_sets(most=7, quiet_rounds=3), st.integers(0, 2**32))
def test_quiet_rounds_end_the_game_and_most_treasures_win(rules: Rules, seed: int) -> None:
    seats, rng = len(rules.bases), random.Random(seed)
    state = GAME.start(rules, seats)
    quiet_since, held = 0, state.treasures
    while state.actor is not None:
        before, state = state, step(state, rng)
        if state.treasures != held:
            quiet_since, held = before.turns, state.treasures
        ended = state.turns - (state.phase != "over")
        assert state.phase == "over" or ended - quiet_since < 3 * seats
    assert state.result is not None
    if max(state.treasures) < state.target:
        assert state.turns - quiet_since == 3 * seats
        best = max(state.treasures)
        winners = tuple(seat for seat in range(seats) if state.treasures[seat] == best)
        assert state.result == Result(state.treasures, winners)
        with pytest.raises(IllegalMove) as refused:
            play(state, "hold")
        assert refused.value.rule == "E3"


@rule(AT, "E3")
def test_forty_full_rounds_without_a_treasure() -> None:
    rules = {"die": ("nothing", "torpedo"), "quiet_rounds": 40}
    state = table("..... ..... 0...1 ..... .....", rules=rules, treasures=(1, 1))
    for turn in range(80):
        assert state.result is None
        way = "NS"[turn // 2 % 2] if turn // 2 else "N"
        state = play(state, "die nothing", f"move {way}")
    assert state.result == Result((1, 1), (0, 1))
    assert state.turns == 80


@rule(AT, "E3")
def test_a_treasure_that_changes_place_starts_the_count_anew() -> None:
    state = table("..... ..... 0.T.. ..... .....", "N", turns=79, changed=0)
    assert state.quiet == 79
    assert play(state, "compass N b1", "move E").quiet == 1
    stolen = table("..... ..... 0...1 ..... .....", "torpedo", turns=80, treasures=(0, 1))
    assert play(stolen, "fire E a1", "move E").result is None
    assert play(stolen, "hold", "move E").result == Result((0, 1), (1,))
