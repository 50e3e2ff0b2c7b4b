"""How a turn goes: T1, T2 and T10."""

from __future__ import annotations

import random

import pytest
from atlantis_rulesets import rule_sets
from atlantis_tables import decisions, drawn, play, step, table, texts
from hypothesis import given
from hypothesis import strategies as st

from fathoms.core import CHANCE, IllegalMove
from fathoms.games.atlantis_treasure import GAME, STANDARD, Fire, Rules, Slide, State
from rule_table import rule

AT = "atlantis-treasure"

SLIDES = {"move N", "move E", "move S", "move W"}


@rule(AT, "T1")
@given(rule_sets(most=8), st.integers(2, 4), st.integers(0, 3), st.integers(0, 2**32))
def test_turns_go_clockwise_from_the_first_seat(rules: Rules, seats: int, first: int, seed: int) -> None:
    seats = min(seats, len(rules.bases))
    state, rng = GAME.start(rules, seats, first % seats), random.Random(seed)
    for _ in range(60):
        if state.turns:
            assert state.seat == (first + state.turns - 1) % seats
        if state.actor is None:
            break
        state = step(state, rng)


@rule(AT, "T1")
@pytest.mark.parametrize("first", [-1, 3])
def test_the_first_seat_must_be_at_the_table(first: int) -> None:
    with pytest.raises(IllegalMove):
        GAME.start(STANDARD, 3, first)


@rule(AT, "T2")
@given(decisions(), st.integers(0, 2**32))
def test_a_turn_has_one_die_at_most_one_action_and_at_most_one_slide(state: State, seed: int) -> None:
    rng, turn, done = random.Random(seed), state.turns, list[str]()
    while state.phase == "act" and state.turns == turn:
        move = rng.choice(state.moves())
        done.append("slide" if isinstance(move, Slide) else "action")
        state = state.play(move)
    assert len(done) == len(set(done))
    assert state.phase == "over" or (state.actor == CHANCE and state.turns == turn + 1)


@rule(AT, "T2")
def test_action_and_slide_come_in_either_order() -> None:
    state = table("..... ..... 0.... ..... .....", "S")
    action_first = play(state, "compass S d3", "move E")
    assert drawn(action_first) == "..... ..... ..... ..... ...0."
    slide_first = play(state, "move E", "compass S d3")
    assert drawn(slide_first) == "..... ..... ...S0 ..... ....."
    assert action_first.seat == slide_first.seat == 1


@rule(AT, "T2")
def test_nothing_is_done_twice_or_before_the_die() -> None:
    state = GAME.start(STANDARD, 2)
    for text in ("move S", "hold", "compass N a1"):
        with pytest.raises(IllegalMove) as refused:
            play(state, text)
        assert refused.value.rule == "T2"
    slid = play(state, "die N", "move S")
    acted = play(state, "die N", "compass N a1")
    for state_then, text in ((slid, "move N"), (slid, "die N"), (acted, "compass N a2"), (acted, "hold")):
        with pytest.raises(IllegalMove) as refused:
            play(state_then, text)
        assert refused.value.rule == "T2"


@rule(AT, "T2")
@pytest.mark.parametrize(
    ("face", "text"),
    [("N", "coral c4 a1"), ("N", "fire S"), ("coral", "compass N a1"), ("torpedo", "shift a1 a2")],
)
def test_only_what_the_die_shows_can_be_done(face: str, text: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        play(GAME.start(STANDARD, 2), f"die {face}", text)
    assert refused.value.rule == "T2"


@rule(AT, "T10")
@given(decisions())
def test_hold_is_offered_only_while_an_optional_action_is(state: State) -> None:
    verbs = set(state.options())
    must = verbs & {"compass", "coral"}
    may = verbs & {"shift", "own", "store", "unstore", "fire", "swap"}
    assert ("hold" in verbs) == (bool(may) and not must)
    if "hold" not in verbs:
        with pytest.raises(IllegalMove) as refused:
            play(state, "hold")
        assert refused.value.rule in ({"T3", "T5"} if must else {"T10", "T2"})


@rule(AT, "T10")
@given(decisions())
def test_the_turn_cannot_end_before_a_compulsory_action_that_is_possible(state: State) -> None:
    for slide in state.options().get("move", ()):
        after = state.play(slide)
        if after.phase != "over" and after.turns == state.turns:
            # Something is left to do: an action, never another slide, and it is there to be done.
            assert "move" not in after.options()
            assert set(after.options()) != {"hold"}
            assert after.options()


@rule(AT, "T10")
def test_an_impossible_action_is_offered_after_the_slide_if_it_has_become_possible() -> None:
    # No torpedo aboard, and coral in line with the base: home reloads, and then there is a shot.
    state = table("..0.. ..... ..C.. ..... .....", "torpedo", torpedoes=(0, 2))
    assert texts(state) == {"move N", "move E", "move W", "move S"}
    after = play(state, "move N")
    assert texts(after) == {"fire S", "hold"}
    assert play(after, "fire S").seat == 1
    assert drawn(play(after, "hold")) == "..... ..... ..C.. ..... ....."


@rule(AT, "T10")
def test_an_impossible_action_that_stays_impossible_passes_the_turn_with_the_slide() -> None:
    state = table("..... ..... 0.... ..... .....", "coral")
    assert texts(state) == {"move N", "move E", "move S"}
    assert play(state, "move E").seat == 1
    with pytest.raises(IllegalMove) as refused:
        play(state, "hold")
    assert refused.value.rule == "T10"


@rule(AT, "T10", "M5")
def test_an_action_may_open_the_way_and_then_sliding_is_compulsory() -> None:
    state = table("0C... C.... ..... ..... .....", "torpedo")
    assert texts(state) == {"fire E", "fire S", "hold"}
    after = state.play(Fire("E"))
    assert texts(after) == {"move E"}
    # Left undone, the turn passes by itself: there is no way to slide.
    assert play(state, "hold").seat == 1


@rule(AT, "T10")
@given(decisions())
def test_moves_are_never_empty_while_someone_decides(state: State) -> None:
    assert len(state.moves())
    assert state.actor == state.turn == state.seat
