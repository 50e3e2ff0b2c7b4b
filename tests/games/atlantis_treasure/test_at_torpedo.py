"""Torpedoes: T6 to T9."""

from __future__ import annotations

import msgspec
import pytest
from atlantis_tables import crowded, decisions, drawn, play, table, texts
from hypothesis import given

from fathoms.core import IllegalMove, view
from fathoms.games.atlantis_treasure import GAME, Fire, State
from fathoms.games.atlantis_treasure.grid import BASE, DIRECTIONS, OPPOSITE, STEP, Direction
from fathoms.games.atlantis_treasure.screens.offers import FireEffect
from rule_table import rule

AT = "atlantis-treasure"

armed = crowded(face="torpedo", torpedoes=2) | decisions(face="torpedo", torpedoes=2, die=("any", "torpedo"))


def first_hit(state: State, direction: Direction) -> int | None:
    """Follow a torpedo step by step, as the book says it."""
    width, height = state.grid.width, state.grid.height
    start, (dx, dy) = state.square_of(state.seat), STEP[direction]
    if start == BASE:
        if direction != OPPOSITE[state.grid.side[state.seat]]:
            return None
        y, x = divmod(state.grid.mouth[state.seat], width)
        x, y = x - dx, y - dy
    else:
        y, x = divmod(start, width)
    while 0 <= (x := x + dx) < width and 0 <= (y := y + dy) < height:
        mark = state.sea[x + y * width]
        if mark in "0123NESWC":
            return x + y * width
        if mark == "#":
            return None
    return None


@rule(AT, "T6")
@given(armed)
def test_a_torpedo_may_be_fired_wherever_it_hits_something(state: State) -> None:
    offered = {move.direction for move in state.options().get("fire", ()) if isinstance(move, Fire)}
    hits = {direction: first_hit(state, direction) for direction in DIRECTIONS}
    ready = state.torpedoes[state.seat] > 0
    assert offered == {direction for direction, hit in hits.items() if ready and hit is not None}
    assert ("hold" in state.options()) == bool(offered)
    for direction in DIRECTIONS:
        flight = state.flight(direction)
        assert (flight.hit if flight else None) == hits[direction]
        if direction not in offered:
            with pytest.raises(IllegalMove) as refused:
                state.play(Fire(direction))
            assert refused.value.rule == ("T6" if ready else "T9")


@rule(AT, "T6")
@pytest.mark.parametrize("between", [".", "T"])
def test_it_flies_over_treasures_and_free_squares(between: str) -> None:
    state = table(f"..... ..... 0.{between}.C ..... .....", "torpedo")
    assert "fire E" in texts(state)
    assert drawn(play(state, "fire E")) == f"..... ..... 0.{between}.. ..... ....."


@rule(AT, "T6")
def test_the_temple_and_the_edge_stop_it() -> None:
    state = table("C.... ..... ..0#C ..... ....1", "torpedo")
    assert not any(text.startswith("fire") for text in texts(state))
    assert "hold" not in texts(state)


@rule(AT, "T6")
def test_from_a_base_it_flies_out_of_the_mouth_only() -> None:
    state = table("..... ..C.. ..... ..... .....", "torpedo")
    assert texts(state) == {"fire S", "hold", "move S"}
    for direction in "NEW":
        with pytest.raises(IllegalMove) as refused:
            play(state, f"fire {direction}")
        assert refused.value.rule == "T6"


@rule(AT, "T6")
def test_it_may_be_kept_for_a_later_roll() -> None:
    state = table("..... ..... 0...C ..... .....", "torpedo")
    held = play(state, "hold", "move E")
    assert held.torpedoes == (2, 2)
    assert held.seat == 1


@rule(AT, "T7")
@given(armed)
def test_a_hit_submarine_goes_to_the_corner_named_and_pays_a_treasure(state: State) -> None:
    grid, seat = state.grid, state.seat
    free = {grid.names[corner] for corner in grid.corners if state.sea[corner] == "."}
    fires = [move for move in state.options().get("fire", ()) if isinstance(move, Fire)]
    for direction in DIRECTIONS:
        shots = [move for move in fires if move.direction == direction]
        hit = first_hit(state, direction)
        if not shots or hit is None or state.sea[hit] not in "0123":
            assert all(move == Fire(direction) for move in shots)
            continue
        victim = int(state.sea[hit])
        assert {move.square for move in shots} == (free or {None})
        for move in shots:
            after = state.play(move)
            assert isinstance(move, Fire)
            assert after.square_of(victim) == (
                BASE if move.square is None else state.grid.squares[move.square]
            )
            paid = min(1, state.treasures[victim])
            assert after.treasures[victim] == state.treasures[victim] - paid
            assert after.treasures[seat] == state.treasures[seat] + paid


@rule(AT, "T7")
def test_the_corner_must_be_named_and_free() -> None:
    state = table("C.... ..... 0...1 ..... .....", "torpedo")
    assert {"fire E e1", "fire E e5", "fire E a5"} == {t for t in texts(state) if t.startswith("fire E")}
    for text in ("fire E", "fire E a1", "fire E c3"):
        with pytest.raises(IllegalMove) as refused:
            play(state, text)
        assert refused.value.rule == "T7"
    assert drawn(play(state, "fire E e1")) == "C...1 ..... 0.... ..... ....."


@rule(AT, "T7")
def test_a_corner_is_named_only_for_a_submarine() -> None:
    with pytest.raises(IllegalMove) as refused:
        play(table("..... ..... 0...C ..... .....", "torpedo"), "fire E a1")
    assert refused.value.rule == "T7"


@rule(AT, "T7", "T9")
def test_with_no_free_corner_the_victim_goes_home_and_reloads() -> None:
    state = table("C...T ..... 0...1 ..... #...N", "torpedo", torpedoes=(1, 0), treasures=(0, 2))
    assert {text for text in texts(state) if text.startswith("fire E")} == {"fire E"}
    after = play(state, "fire E")
    assert after.square_of(1) == BASE
    assert after.torpedoes == (0, 2)
    assert after.treasures == (1, 1)
    with pytest.raises(IllegalMove) as refused:
        play(state, "fire E a1")
    assert refused.value.rule == "T7"


@rule(AT, "T7")
def test_a_victim_in_a_corner_is_sent_to_another_one() -> None:
    state = table("0...1 ..... ..... ..... C...C", "torpedo")
    assert {text for text in texts(state) if text.startswith("fire E")} == {"fire E"}
    assert play(state, "fire E").square_of(1) == BASE


@rule(AT, "T7")
def test_with_a_submarine_on_every_corner_the_victim_goes_home() -> None:
    state = table("0...1 ..... ..... ..... 3...2", "torpedo", seats=4, treasures=(0, 1, 0, 0))
    assert {text for text in texts(state) if text.startswith("fire")} == {"fire E", "fire S"}
    after = play(state, "fire E")
    assert (after.square_of(1), after.treasures) == (BASE, (1, 0, 0, 0))


@rule(AT, "T7")
def test_a_victim_without_treasures_pays_nothing() -> None:
    state = table("..... ..... 0...1 ..... .....", "torpedo", treasures=(1, 0))
    assert play(state, "fire E a1").treasures == (1, 0)


@rule(AT, "T8")
@given(armed)
def test_a_hit_compass_or_reef_leaves_the_board_and_goes_where_the_rule_set_says(state: State) -> None:
    for direction in DIRECTIONS:
        hit = first_hit(state, direction)
        if hit is not None and state.sea[hit] in "NESWC" and state.torpedoes[state.seat]:
            after = state.play(Fire(direction))
            assert after.sea == state.sea[:hit] + "." + state.sea[hit + 1 :]
            mark, returns = state.sea[hit], state.rules.hit_compass == "reserve"
            assert after.reserve == tuple(
                had + (returns and mark == direction)
                for had, direction in zip(state.reserve, DIRECTIONS, strict=True)
            )
            assert after.treasures == state.treasures


@rule(AT, "T8")
@pytest.mark.parametrize(("goes", "reserve"), [("out", (4, 4, 4, 1)), ("reserve", (4, 4, 4, 2))])
def test_a_hit_compass_may_go_back_to_the_reserve(goes: str, reserve: tuple[int, ...]) -> None:
    drawing = "..... ..... 0...W ..... ....."
    state = table(drawing, "torpedo", rules={"hit_compass": goes}, reserve=(4, 4, 4, 1))
    after = play(state, "fire E")
    assert (drawn(after), after.reserve) == (drawing.replace("W", "."), reserve)
    effect = GAME.effect(view(state, None), Fire("E"))
    assert isinstance(effect, FireEffect)
    assert (effect.hit, effect.end) == ("compass", goes)


@rule(AT, "T9")
@given(armed)
def test_a_fired_torpedo_is_gone_until_the_submarine_is_back_on_its_base(state: State) -> None:
    for move in state.options().get("fire", ()):
        after = state.play(move)
        assert after.torpedoes[state.seat] == state.torpedoes[state.seat] - 1
    empty = msgspec.structs.replace(state, torpedoes=(0,) * state.seats)
    assert "fire" not in empty.options()
    for move in empty.options().get("move", ()):
        after = empty.play(move)
        home = after.square_of(state.seat) == BASE
        assert after.torpedoes[state.seat] == (state.rules.torpedoes if home else 0)


@rule(AT, "T9")
def test_firing_from_the_base_does_not_reload() -> None:
    state = table("..... ..C.. ..... ..... .....", "torpedo")
    assert play(state, "fire S").torpedoes == (1, 2)


@rule(AT, "M6", "T6")
def test_a_submarine_on_its_base_cannot_be_hit() -> None:
    # Seat 1 lies on its base south of c5; the torpedo flies to the edge and hits nothing.
    state = table("..0.. ..... ..... ..... .....", "torpedo")
    assert not any(text.startswith("fire") for text in texts(state))
