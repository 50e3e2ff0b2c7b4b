"""Sliding, rule by rule: M1 to M6, against a second slide that goes step by step, and on drawn tables."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec
import pytest
from atlantis_tables import crowded, decisions, drawn, play, table, texts
from hypothesis import given
from hypothesis import strategies as st

from fathoms.core import IllegalMove
from fathoms.games.atlantis_treasure import Slide, State
from fathoms.games.atlantis_treasure.grid import BASE, DIRECTIONS, STEP, SUBMARINES, Direction, put
from rule_table import rule

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.slides import Course

AT = "atlantis-treasure"

ways = st.sampled_from(DIRECTIONS)


class Walker:
    """A slide made of single steps on coordinates, for comparison: slow, and as the book says it."""

    def __init__(self, state: State, direction: Direction) -> None:
        grid, seat = state.grid, state.seat
        self.width, self.height = grid.width, grid.height
        self.pieces = {self.point(square): mark for square, mark in enumerate(state.sea) if mark != "."}
        self.lifted: list[str] = []
        self.took = self.home = False
        x, y = self.point(grid.mouth[seat])
        dx, dy = STEP[grid.side[seat]]
        # The base lies one step out of the mouth.
        self.mouth, self.base = (x, y), (x + dx, y + dy)
        start = state.square_of(seat)
        self.start = self.base if start == BASE else self.point(start)
        self.at: tuple[int, int] = self.start
        self.pieces.pop(self.start, None)
        self.steps = 0
        self.walk(direction)

    def point(self, square: int) -> tuple[int, int]:
        return square % self.width, square // self.width

    def walk(self, direction: Direction) -> None:
        while True:
            dx, dy = STEP[direction]
            ahead = self.at[0] + dx, self.at[1] + dy
            if ahead == self.base and self.at == self.mouth:
                self.at, self.home = ahead, True
                self.steps += 1
                return
            if self.at == self.base and ahead != self.mouth:
                return
            inside = 0 <= ahead[0] < self.width and 0 <= ahead[1] < self.height
            if not inside or self.pieces.get(ahead, ".") in "#C0123":
                return
            self.at = ahead
            self.steps += 1
            mark = self.pieces.pop(ahead, ".")
            if mark == "T":
                self.took = True
                return
            if mark in DIRECTIONS:
                self.lifted.append(mark)
                direction = DIRECTIONS[DIRECTIONS.index(mark)]


def courses(state: State) -> list[tuple[Direction, Course]]:
    return [(way, course) for way in DIRECTIONS if (course := state.course(way)) is not None]


def slid(state: State, direction: Direction) -> State:
    return state.play(Slide(direction))


@rule(AT, "M1", "M2", "M3", "M4", "M6")
@given(crowded() | decisions(), ways)
def test_a_slide_ends_where_single_steps_end(state: State, direction: Direction) -> None:
    walker, course = Walker(state, direction), state.course(direction)
    assert (course is None) == (walker.steps == 0)
    if course is not None:
        x, y = walker.at
        assert course.end == (BASE if walker.home else x + y * walker.width)
        assert course.home == walker.home
        assert len(course.path) == walker.steps - walker.home
        assert [state.sea[square] for square in course.lifted] == walker.lifted
        assert (course.treasure is not None) == walker.took
        if walker.took:
            assert course.treasure == course.end


@rule(AT, "M5")
@given(decisions())
def test_the_open_directions_are_those_in_which_one_step_can_be_made(state: State) -> None:
    offered = {move.direction for move in state.options().get("move", ()) if isinstance(move, Slide)}
    assert offered == {direction for direction in DIRECTIONS if Walker(state, direction).steps}
    for direction in set(DIRECTIONS) - offered:
        with pytest.raises(IllegalMove) as refused:
            slid(state, direction)
        assert refused.value.rule == "M5"


@rule(AT, "M5")
@given(decisions(face="nothing"))
def test_sliding_is_compulsory(state: State) -> None:
    assert texts(state) <= {"move N", "move E", "move S", "move W"}
    with pytest.raises(IllegalMove) as refused:
        play(state, "hold")
    assert refused.value.rule == "T2"


@rule(AT, "M1")
@given(crowded() | decisions())
def test_a_slide_goes_all_the_way(state: State) -> None:
    for direction, course in courses(state):
        if course.treasure is None and not course.home:
            # Whatever stopped it there stops it again in its last heading.
            heading = state.sea[course.lifted[-1]] if course.lifted else direction
            here = msgspec.structs.replace(slid(state, direction), seat=state.seat)
            assert here.course(DIRECTIONS[DIRECTIONS.index(heading)]) is None


@rule(AT, "M2")
@pytest.mark.parametrize("stop", ["C", "#", "1"])
def test_coral_temple_and_submarines_stop_on_the_square_before(stop: str) -> None:
    state = table(f"..... ..... 0..{stop}. ..... .....", "nothing")
    assert drawn(slid(state, "E")) == f"..... ..... ..0{stop}. ..... ....."


@rule(AT, "M2")
def test_the_edge_stops() -> None:
    assert (
        drawn(slid(table("..... ..... ..0.. ..... .....", "nothing"), "E")) == "..... ..... ....0 ..... ....."
    )


@rule(AT, "M3")
@given(decisions())
def test_a_treasure_goes_to_the_base_at_once(state: State) -> None:
    for direction, course in courses(state):
        after = slid(state, direction)
        taken = course.treasure is not None
        assert after.treasures[state.seat] == state.treasures[state.seat] + taken
        assert after.sea.count("T") == state.sea.count("T") - taken
        assert after.square_of(state.seat) == course.end


@rule(AT, "M4")
def test_a_compass_turns_and_goes_back_to_the_reserve() -> None:
    state = table("..... ..... 0.S.. ..... .....", "nothing", reserve=(0, 0, 0, 0))
    after = slid(state, "E")
    assert drawn(after) == "..... ..... ..... ..... ..0.."
    assert after.reserve == (0, 0, 1, 0)


@rule(AT, "M4")
def test_a_used_compass_may_leave_the_game_instead() -> None:
    state = table(
        "..... ..... 0.S.. ..... .....", "nothing", reserve=(0, 0, 0, 0), rules={"used_compass": "out"}
    )
    assert slid(state, "E").reserve == (0, 0, 0, 0)


@rule(AT, "M4")
def test_a_ring_of_compasses_ends() -> None:
    # East, south, west, north, and east again over a square whose compass is lifted by now.
    state = table("....... .0.S... ....... .N.W... ....... ....... .......", "nothing")
    after = slid(state, "E")
    assert drawn(after) == ".0..... ....... ....... ....... ....... ....... ......."
    course = state.course("E")
    assert course is not None
    assert [state.grid.names[square] for square in course.lifted] == ["d2", "d4", "b4"]
    assert [state.grid.names[square] for square in course.path] == [
        *("c2", "d2", "d3", "d4"),
        *("c4", "b4", "b3", "b2", "b1"),
    ]


@rule(AT, "M4")
def test_a_closed_ring_of_compasses_lets_the_submarine_out() -> None:
    # The first compass of the ring is gone when the last one leads back over its square.
    state = table("....... 0E.S... ....... .N.W... ....... ....... .......", "nothing", reserve=(0, 0, 0, 0))
    after = slid(state, "E")
    assert drawn(after) == ".0..... ....... ....... ....... ....... ....... ......."
    assert after.reserve == (1, 1, 1, 1)


@rule(AT, "M4")
@given(crowded())
def test_every_chain_ends_and_lifts_each_compass_once(state: State) -> None:
    for direction, course in courses(state):
        assert len(set(course.lifted)) == len(course.lifted)
        after = slid(state, direction)
        lifted = Counter(state.sea[square] for square in course.lifted)
        for place, compass in enumerate(DIRECTIONS):
            assert after.sea.count(compass) == state.sea.count(compass) - lifted[compass]
            back = lifted[compass] if state.rules.used_compass == "reserve" else 0
            assert after.reserve[place] == state.reserve[place] + back


@rule(AT, "M4")
@pytest.mark.parametrize("stop", ["C", "#", "1"])
def test_with_its_direction_blocked_the_submarine_stays_on_the_compass(stop: str) -> None:
    state = table(f"..... ..... 0.S.. ..{stop}.. .....", "nothing")
    assert drawn(slid(state, "E")) == f"..... ..... ..0.. ..{stop}.. ....."


@rule(AT, "M4")
def test_a_compass_may_lead_back_over_the_square_left() -> None:
    state = table("..... ..... ..0W. ..... .....", "nothing")
    assert drawn(slid(state, "E")) == "..... ..... 0.... ..... ....."


@rule(AT, "M5", "T10")
def test_a_submarine_with_no_way_open_skips_its_move() -> None:
    # It sits in a corner between reefs, and the die shows nothing: the turn passes unwritten.
    state = table("0C... C.... ..... ..... .....", rules={"die": ("nothing", "N")})
    after = play(state, "die nothing")
    assert (after.phase, after.seat, after.turns) == ("die", 1, 2)
    # With an action to do, that is all there is to do.
    acting = play(state, "die N")
    assert {text.split()[0] for text in texts(acting)} == {"compass"}
    assert play(acting, "compass N c3").seat == 1


@rule(AT, "M6")
def test_the_own_mouth_leads_home_and_home_leads_out() -> None:
    state = table("..0.. ..... ..... ..... .....", "nothing")
    home = slid(state, "N")
    assert drawn(home) == "..... ..... ..... ..... ....."
    assert home.square_of(0) == BASE
    again = msgspec.structs.replace(home, seat=0, phase="act", face="nothing", acted=True)
    assert texts(again) == {"move S"}
    assert drawn(slid(again, "S")) == "..... ..... ..... ..... ..0.."


@rule(AT, "M6")
def test_only_the_owner_enters_a_base() -> None:
    # Seat 0 lives in the north: the southern mouth is an edge like any other.
    assert drawn(slid(table("..... ..0.. ..... ..... .....", "nothing"), "S")) == (
        "..... ..... ..... ..... ..0.."
    )


@rule(AT, "M6")
def test_a_compass_may_lead_home() -> None:
    after = slid(table("..... ..... 0.N.. ..... .....", "nothing"), "E")
    assert after.square_of(0) == BASE


@rule(AT, "M6", "T9")
@given(decisions())
def test_a_submarine_goes_home_only_through_its_own_mouth_and_reloads(state: State) -> None:
    mouth, side = state.grid.mouth[state.seat], state.grid.side[state.seat]
    there = put(state.sea.replace(SUBMARINES[state.seat], "."), mouth, SUBMARINES[state.seat])
    for here in (state, msgspec.structs.replace(state, sea=there)):
        for direction, course in courses(here):
            if course.home:
                assert (course.path or (course.start,))[-1] == mouth
                assert (here.sea[course.lifted[-1]] if course.lifted else direction) == side
                assert slid(here, direction).torpedoes[here.seat] == here.rules.torpedoes
    assert "move " + side in texts(msgspec.structs.replace(state, sea=there))


@rule(AT, "M6", "M2")
def test_a_submarine_on_the_mouth_keeps_another_in_its_base() -> None:
    state = table("..1.. ..... ..... ..... .....", rules={"die": ("nothing", "N")})
    assert play(state, "die nothing").seat == 1
    assert {text.split()[0] for text in texts(play(state, "die N"))} == {"compass"}
