"""The die's action for compasses and coral: T3, T4 and T5."""

from __future__ import annotations

import pytest
from atlantis_tables import decisions, drawn, play, table, texts
from hypothesis import given
from hypothesis import strategies as st

from fathoms.core import IllegalMove
from fathoms.games.atlantis_treasure import Compass, Coral, Shift, State
from fathoms.games.atlantis_treasure.grid import DIRECTIONS, Direction
from rule_table import rule

AT = "atlantis-treasure"

numbers = st.integers(0, 2**32)


def compass_rolls(each: int) -> st.SearchStrategy[State]:
    """Draw a table at which a direction was rolled, with so many compasses of each in the game."""
    return st.sampled_from(DIRECTIONS).flatmap(lambda face: decisions(face=face, compasses=(each,) * 4))


@rule(AT, "T3")
@given(
    st.sampled_from(DIRECTIONS).flatmap(lambda face: decisions(face=face, compasses=(3, 3, 3, 3))), numbers
)
def test_a_rolled_compass_goes_from_the_reserve_to_any_free_square(state: State, number: int) -> None:
    place = ("N", "E", "S", "W").index(state.face)
    placings = state.options().get("compass", ())
    assert bool(placings) == bool(state.reserve[place] and free(state))
    if placings:
        assert len(placings) == len(free(state))
        move = placings[number % len(placings)]
        assert isinstance(move, Compass)
        after = state.play(move)
        square = state.grid.squares[move.square]
        assert after.sea == state.sea[:square] + state.face + state.sea[square + 1 :]
        assert after.reserve[place] == state.reserve[place] - 1


@rule(AT, "T3")
@given(compass_rolls(3))
def test_placing_is_compulsory_while_it_is_possible(state: State) -> None:
    assert not {"compass", "hold"} <= set(state.options())
    for slide in state.options().get("move", ()):
        after = state.play(slide)
        if after.turns == state.turns and "compass" in after.options():
            assert set(after.options()) <= {"compass", "own", "store", "unstore"}
            with pytest.raises(IllegalMove) as refused:
                play(after, "hold")
            assert refused.value.rule == "T3"


@rule(AT, "T3")
def test_another_direction_than_the_rolled_one_is_refused() -> None:
    with pytest.raises(IllegalMove) as refused:
        play(table("..... ..... 0.... ..... .....", "S"), "compass N b2")
    assert refused.value.rule == "T3"


@rule(AT, "T3")
def test_with_no_free_square_only_sliding_is_left() -> None:
    full = "C0.CC CCCCC .CCC. CCCCC CC.CC"
    # The squares still free are mouths and the one the submarine leaves.
    state = table(full, "N")
    assert texts(state) == {"move E"}
    assert texts(play(state, "move E")) == {"compass N b1"}


@rule(AT, "T4")
@given(
    st.sampled_from(DIRECTIONS).flatmap(lambda face: decisions(face=face, compasses=(2, 2, 2, 2))), numbers
)
def test_with_none_in_the_reserve_any_compass_of_the_board_may_move(state: State, number: int) -> None:
    place = ("N", "E", "S", "W").index(state.face)
    shifts = state.options().get("shift", ())
    there = [square for square, mark in enumerate(state.sea) if mark in DIRECTIONS]
    assert len(shifts) == (0 if state.reserve[place] else len(there) * len(free(state)))
    if shifts:
        assert "hold" in state.options()
        move = shifts[number % len(shifts)]
        assert isinstance(move, Shift)
        after = state.play(move)
        start, end = state.grid.squares[move.start], state.grid.squares[move.square]
        assert after.sea[end] == state.sea[start]
        assert after.sea[start] == "."
        assert after.reserve == state.reserve
        assert sorted(after.sea) == sorted(state.sea)


@rule(AT, "T4")
def test_compasses_of_the_board_stay_while_the_reserve_has_the_rolled_one() -> None:
    state = table("..... ..... 0.... ...E. .....", "N", reserve=(1, 0, 0, 0))
    with pytest.raises(IllegalMove) as refused:
        play(state, "shift d4 b2")
    assert refused.value.rule == "T4"


@rule(AT, "T4")
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_a_shifted_compass_keeps_its_direction_and_need_not_be_the_rolled_one(direction: Direction) -> None:
    state = table(f"..... ..... 0.... ...{direction}. .....", "N", reserve=(0, 1, 1, 1))
    assert {text.split()[0] for text in texts(state)} == {"shift", "hold", "move"}
    assert drawn(play(state, "shift d4 b2")) == f"..... .{direction}... 0.... ..... ....."
    assert drawn(play(state, "hold")) == drawn(state)
    with pytest.raises(IllegalMove) as refused:
        play(state, "shift a1 b2")
    assert refused.value.rule == "T4"


@rule(AT, "T4", "M4")
def test_a_slide_may_bring_the_rolled_compass_back_and_then_it_must_be_placed() -> None:
    state = table("..... ..... 0.S.. ..... .....", "S", reserve=(4, 4, 0, 4))
    after = play(state, "move E")
    assert set(after.options()) == {"compass"}
    assert play(after, "compass S b2").reserve == (4, 4, 0, 4)


@rule(AT, "T5")
@given(decisions(face="coral", replacement=False, open_sea=False), numbers)
def test_green_moves_one_reef_to_any_free_square(state: State, number: int) -> None:
    reefs = [square for square, mark in enumerate(state.sea) if mark == "C"]
    moves = state.options().get("coral", ())
    assert len(moves) == len(reefs) * len(free(state))
    assert "hold" not in state.options()
    if moves:
        move = moves[number % len(moves)]
        assert isinstance(move, Coral)
        after = state.play(move)
        start, end = state.grid.squares[move.start], state.grid.squares[move.square]
        assert (after.sea[start], after.sea[end]) == (".", "C")
        assert sorted(after.sea) == sorted(state.sea)


@rule(AT, "T5")
def test_only_coral_is_moved_by_green_and_it_must_be() -> None:
    state = table("..... ..C.. 0..T. ..N.. .....", "coral")
    for start in ("d3", "c4", "a1"):
        with pytest.raises(IllegalMove) as refused:
            play(state, f"coral {start} b2")
        assert refused.value.rule == "T5"
    after = play(state, "move E")
    assert {text.split()[1] for text in texts(after)} == {"c2"}
    with pytest.raises(IllegalMove) as refused:
        play(after, "hold")
    assert refused.value.rule == "T5"


def free(state: State) -> list[int]:
    """List the free squares by looking at each."""
    mouths = () if state.rules.open_mouths else {base.split()[1] for base in state.rules.bases}
    names = state.grid.names
    return [square for square, mark in enumerate(state.sea) if mark == "." and names[square] not in mouths]
