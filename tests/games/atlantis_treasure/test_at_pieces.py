"""The pieces and the board: B1 to B7 and F1."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from atlantis_rulesets import FACES, rule_sets
from atlantis_tables import decisions, play, positions, table, texts
from hypothesis import given
from hypothesis import strategies as st

from fathoms.core import IllegalMove
from fathoms.games.atlantis_treasure import GAME, STANDARD, Coral, Die, Rules, State
from fathoms.games.atlantis_treasure.grid import BASE, DIRECTIONS, STEP, SUBMARINES, grid_of, put
from fathoms.games.atlantis_treasure.slides import Course
from fathoms.games.atlantis_treasure.state import DieChances
from rule_table import rule

AT = "atlantis-treasure"


@rule(AT, "B1")
@given(st.integers(-3, 9))
def test_two_to_four_play(seats: int) -> None:
    if seats in (2, 3, 4):
        assert GAME.start(STANDARD, seats).seats == seats
    else:
        with pytest.raises(IllegalMove) as refused:
            GAME.start(STANDARD, seats)
        assert refused.value.rule == "B1"


@rule(AT, "B1")
@given(positions())
def test_everyone_has_one_submarine(state: State) -> None:
    marks = Counter(mark for mark in state.sea if mark in SUBMARINES)
    assert set(marks) <= set(SUBMARINES[: state.seats])
    assert all(count == 1 for count in marks.values())
    assert len(GAME.colours) == 4


@rule(AT, "B2")
@given(rule_sets())
def test_bases_are_attached_to_the_edge_of_the_grid(rules: Rules) -> None:
    for seats in range(2, len(rules.bases) + 1):
        grid = grid_of(rules, seats)
        for seat in range(seats):
            x, y = grid.mouth[seat] % grid.width, grid.mouth[seat] // grid.width
            dx, dy = STEP[grid.side[seat]]
            assert not (0 <= x + dx < grid.width and 0 <= y + dy < grid.height)
            assert grid.exits[seat][0] == grid.mouth[seat]


@rule(AT, "B2", "B3", "B6")
def test_the_board_of_the_book() -> None:
    sea = "".join(STANDARD.board)
    assert Counter(sea) == {".": 64, "T": 8, "C": 8, "#": 1}
    assert STANDARD.board[4][4] == "#"
    assert (STANDARD.torpedoes, STANDARD.compasses) == (2, (4, 4, 4, 4))
    treasures = [name for name, mark in zip(grid_of(STANDARD, 2).names, sea, strict=True) if mark == "T"]
    assert treasures == ["g2", "b3", "c3", "g3", "c7", "g7", "h7", "c8"]
    coral = [name for name, mark in zip(grid_of(STANDARD, 2).names, sea, strict=True) if mark == "C"]
    assert coral == ["d2", "f3", "c4", "h4", "b6", "g6", "d7", "f8"]


@rule(AT, "B3")
@given(positions())
def test_no_treasure_and_no_compass_comes_from_nowhere(state: State) -> None:
    board = "".join(state.rules.board)
    assert state.sea.count("T") + sum(state.treasures) == board.count("T")
    assert state.sea.count("#") == board.count("#")
    assert state.sea.count("C") <= board.count("C")
    assert all(0 <= aboard <= state.rules.torpedoes for aboard in state.torpedoes)
    for place, compass in enumerate(DIRECTIONS):
        held = "".join((*state.own, *state.stored)).count(compass)
        there = state.sea.count(compass) + state.reserve[place] + held
        assert there <= state.rules.compasses[place]
        shot = "torpedo" in state.rules.die and state.rules.hit_compass == "out"
        if state.rules.used_compass == "reserve" and not shot:
            assert there == state.rules.compasses[place]


@rule(AT, "B4")
@given(rule_sets())
def test_directions_are_absolute(rules: Rules) -> None:
    grid = grid_of(rules, 2)
    for square, name in enumerate(grid.names):
        column, row = name[0], int(name[1:])
        for direction in DIRECTIONS:
            for ahead in grid.rays[direction][square]:
                there, down = grid.names[ahead][0], int(grid.names[ahead][1:])
                assert {
                    "N": there == column and down < row,
                    "E": there > column and down == row,
                    "S": there == column and down > row,
                    "W": there < column and down == row,
                }[direction]


@rule(AT, "B5")
@given(st.lists(st.sampled_from(FACES), min_size=2, max_size=12))
def test_the_die_shows_its_faces_as_often_as_they_stand_on_it(faces: list[Any]) -> None:
    chances = DieChances(tuple(faces))
    assert chances.total == len(faces)
    assert Counter(chances.at(ticket).face for ticket in range(chances.total)) == Counter(faces)
    assert {move.face: chances.weight(move) for move in chances} == Counter(faces)
    assert all(chances.weight(Die(face)) == 0 for face in FACES if face not in faces)


@rule(AT, "B5")
def test_a_face_that_is_not_on_the_die_cannot_fall() -> None:
    assert Counter(STANDARD.die) == Counter(("N", "E", "S", "W", "coral", "torpedo"))
    with pytest.raises(IllegalMove) as refused:
        play(GAME.start(STANDARD, 2), "die any")
    assert refused.value.rule == "B5"


@rule(AT, "B5")
def test_again_is_another_roll_twice_and_then_counts_as_nothing() -> None:
    state = table("..... ..... ..0.. ..... .....", rules={"die": ("again", "N")})
    once = play(state, "die again")
    assert (once.phase, once.turns) == ("die", state.turns)
    assert {text.split()[0] for text in texts(play(once, "die N"))} == {"compass", "move"}
    assert play(once, "die again").phase == "die"
    thrice = play(once, "die again", "die again")
    assert texts(thrice) == {"move N", "move E", "move S", "move W"}
    assert play(thrice, "move E", "die again").rerolls == 1


@rule(AT, "B5")
@given(decisions(face="any", stock=False, foresight=False))
def test_any_is_a_compass_of_any_direction_the_reserve_has(state: State) -> None:
    offered = {text.split()[1] for text in texts(state) if text.startswith("compass")}
    free = any(state.sea[square] == "." for square in state.grid.placeable)
    assert offered == {d for place, d in enumerate(DIRECTIONS) if state.reserve[place] and free}


@rule(AT, "B6")
@given(rule_sets())
def test_a1_is_the_north_west_corner(rules: Rules) -> None:
    names = grid_of(rules, 2).names
    assert names[0] == "a1"
    assert names[1] == "b1"
    assert names[len(rules.board[0])] == "a2"
    assert len(set(names)) == len("".join(rules.board))


@rule(AT, "B6")
def test_a_square_off_the_board_is_refused() -> None:
    with pytest.raises(IllegalMove) as refused:
        play(GAME.start(STANDARD, 2), "die N", "compass N j1")
    assert refused.value.rule == "B6"


@rule(AT, "B7")
@pytest.mark.parametrize(("seats", "sides"), [(2, "NS"), (3, "NES"), (4, "NESW")])
def test_seats_take_bases_clockwise_from_north(seats: int, sides: str) -> None:
    state = GAME.start(STANDARD, seats)
    assert "".join(state.grid.side) == sides
    mouths = {"N": "e1", "E": "i5", "S": "e9", "W": "a5"}
    assert [state.grid.names[square] for square in state.grid.mouth] == [mouths[side] for side in sides]


@rule(AT, "B7")
@given(rule_sets(), st.integers(2, 4), st.integers(0, 3))
def test_every_submarine_starts_on_its_base_if_there_are_bases_for_all(
    rules: Rules, seats: int, first: int
) -> None:
    if seats > len(rules.bases):
        with pytest.raises(IllegalMove) as refused:
            GAME.start(rules, seats)
        assert refused.value.rule == "B7"
    else:
        state = GAME.start(rules, seats, first % seats)
        assert [state.square_of(seat) for seat in range(seats)] == [BASE] * seats
        assert len(set(state.grid.mouth)) == seats
        assert state.torpedoes == (rules.torpedoes,) * seats


@rule(AT, "F1")
@given(decisions(face="any", compasses=(1, 1, 1, 1)))
def test_compasses_go_to_squares_that_hold_nothing_and_are_no_mouths(state: State) -> None:
    mouths = {base.split()[1] for base in state.rules.bases}
    free = {
        name
        for name, mark in zip(state.grid.names, state.sea, strict=True)
        if mark == "." and (state.rules.open_mouths or name not in mouths)
    }
    ready = [direction for place, direction in enumerate(DIRECTIONS) if state.reserve[place]]
    for name in state.grid.names:
        text = f"compass {ready[0] if ready else 'N'} {name}"
        if name in free and ready:
            assert play(state, text).acted or play(state, text).seat != state.seat
        else:
            with pytest.raises(IllegalMove) as refused:
                play(state, text)
            assert refused.value.rule == ("F1" if ready else "T3")


@rule(AT, "F1")
@pytest.mark.parametrize("mark", "#TCNESW1")
def test_coral_cannot_go_where_anything_lies(mark: str) -> None:
    state = table(f"..... ..... .{mark}... ...C. 0....", "coral")
    for start in ("d4", *(["b3"] if mark == "C" else [])):
        with pytest.raises(IllegalMove) as refused:
            play(state, f"coral {start} b3")
        assert refused.value.rule == "F1"


@rule(AT, "F1")
def test_mouths_are_never_free_unless_the_rule_set_opens_them() -> None:
    drawing = "..... ..... ..0.. ..... ....C"
    for mouth in ("c1", "e3", "c5", "a3"):
        with pytest.raises(IllegalMove) as refused:
            play(table(drawing, "coral"), f"coral e5 {mouth}")
        assert refused.value.rule == "F1"
        assert play(table(drawing, "coral", rules={"open_mouths": True}), f"coral e5 {mouth}").acted


ROUND_THE_MOUTH = ("coral f3 f1", "coral d2 d1", "coral c4 e2")


def on_green(state: State) -> State:
    """Give the first seat a new turn with the green face."""
    return msgspec.structs.replace(state, phase="act", seat=0, face="coral", acted=False, moved=False)


@rule(AT, "F1")
def test_three_reefs_shut_a_submarine_in_unless_the_sea_must_stay_in_one_piece() -> None:
    state = GAME.start(STANDARD, 2)
    for text in ROUND_THE_MOUTH:
        state = play(on_green(state), text)
    assert state.course("S") == Course(BASE, (4,), (), None, home=False)
    state = on_green(GAME.start(Rules(open_sea=True), 2))
    for text in ROUND_THE_MOUTH[:2]:
        state = on_green(play(state, text))
    with pytest.raises(IllegalMove) as refused:
        play(state, ROUND_THE_MOUTH[2])
    assert refused.value.rule == "F1"
    assert ROUND_THE_MOUTH[2] not in texts(state)
    assert play(state, "coral c4 e3").acted


@rule(AT, "F1")
def test_an_open_sea_keeps_coral_off_the_mouths_in_play() -> None:
    drawing = "..... ..... ..0.. ..... ....C"
    state = table(drawing, "coral", rules={"open_mouths": True, "open_sea": True})
    for mouth, taken in (("c1", True), ("e3", False), ("c5", True), ("a3", False)):
        assert (f"coral e5 {mouth}" in texts(state)) == (not taken)
        if taken:
            with pytest.raises(IllegalMove) as refused:
                play(state, f"coral e5 {mouth}")
            assert refused.value.rule == "F1"
    with_compass = table(drawing, "N", rules={"open_mouths": True, "open_sea": True})
    assert play(with_compass, "compass N c1").acted


def parts_of(state: State) -> int:
    """Count the parts of the sea, walking from square to square round coral and temples."""
    width, waiting, parts = state.grid.width, list[int](), 0
    left = {square for square, mark in enumerate(state.sea) if mark not in "C#"}
    while left:
        parts += 1
        waiting.append(left.pop())
        while waiting:
            y, x = divmod(waiting.pop(), width)
            near = {x + dx + (y + dy) * width for dx, dy in STEP.values() if 0 <= x + dx < width} & left
            left -= near
            waiting += near
    return parts


@rule(AT, "F1")
@given(decisions(face="coral", open_sea=True))
def test_in_an_open_sea_coral_goes_wherever_it_leaves_it_in_one_piece(state: State) -> None:
    assert parts_of(state) == 1
    offered = set(state.options().get("coral", ()))
    mouths = {state.grid.names[mouth] for mouth in state.grid.mouth}
    free = [state.grid.names[square] for square in state.grid.placeable if state.sea[square] == "."]
    for reef in (name for name, mark in zip(state.grid.names, state.sea, strict=True) if mark == "C"):
        for square in free:
            move = Coral(reef, square)
            sea = put(put(state.sea, state.grid.squares[reef], "."), state.grid.squares[square], "C")
            whole = parts_of(msgspec.structs.replace(state, sea=sea)) == 1 and square not in mouths
            assert (move in offered) == whole
            if whole:
                state.play(move)
            else:
                with pytest.raises(IllegalMove) as refused:
                    state.play(move)
                assert refused.value.rule == "F1"
