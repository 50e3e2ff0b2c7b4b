"""The bot `greedy`: it values turns as the engine plays them, plays them sensibly, and its games end soon."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from atlantis_rulesets import rule_sets
from atlantis_tables import decisions, table
from hypothesis import assume, given
from hypothesis import strategies as st

from examples import examples
from fathoms.bots.arena import play_game
from fathoms.bots.random import RandomBot
from fathoms.core import find_bot, view
from fathoms.games.atlantis_treasure import GAME, STANDARD, Own, Rules, Slide, State, Store, Unstore
from fathoms.games.atlantis_treasure.bots import greedy_positions as positions
from fathoms.games.atlantis_treasure.bots.greedy import KEPT_COMPASS, GreedyBot, greedy_values, weigh_moves
from fathoms.games.atlantis_treasure.bots.greedy_positions import CLOSED, FAR, HERE, ON, SHOT, TOTAL
from fathoms.games.atlantis_treasure.compiled.rules import FIRST_COMPASS, SEA, TURNS, constants_of, pack
from fathoms.games.atlantis_treasure.grid import BASE, COMPASSES, DIRECTIONS, PLACE_OF, SUBMARINES
from fathoms.games.atlantis_treasure.moves import Compass, Coral, Shift, Swap
from fathoms.games.atlantis_treasure.rules import RULE_SETS
from fathoms.games.atlantis_treasure.slides import course, flight

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import Bot
    from fathoms.games.atlantis_treasure import Move

GREEDY = GreedyBot()
UNARMED: dict[str, Any] = {"torpedoes": (0, 0)}


def chosen(state: State, seeds: int = 20) -> set[str]:
    """Write every move that the bot picks here, whichever way ties are drawn."""
    seen = view(state, state.seat)
    moves = [GREEDY.choose(seen, random.Random(seed)) for seed in range(seeds)]
    return {GAME.write_move(move, state.rules) for move in moves}


def played_out(state: State, seed: int = 0) -> State:
    """Let the bot play the rest of its turn."""
    turns, seat, rng = state.turns, state.seat, random.Random(seed)
    while state.turns == turns and state.phase == "act":
        state = state.play(GREEDY.choose(view(state, seat), rng))
    return state


def with_fields(state: State, **fields: Any) -> State:
    """Change fields of a table."""
    return msgspec.structs.replace(state, **fields)


def games(rules: Rules, bots: Sequence[Bot], count: int, seed: str) -> list[State]:
    """Play games between bots, each seat beginning as often as any other."""
    finals: list[Any] = [
        play_game(GAME, rules, bots, number % len(bots), random.Random(f"{seed}/{number}")).state
        for number in range(count)
    ]
    return finals


# --- The quick values are those of the positions that the engine plays to. ---


@st.composite
def crowded(draw: st.DrawFn, faces: str = "N coral torpedo") -> State:
    """Draw a small sea with more or fewer pieces, on which most changes matter to somebody."""
    rng = random.Random(draw(st.integers(0, 2**32)))
    seats = draw(st.integers(2, 4))
    marks = "." * rng.choice((6, 12, 30)) + "TTTCCNESW"
    sea = ["#" if square == 24 else rng.choice(marks) for square in range(49)]
    for seat in range(seats):
        # One in four lies on its base.
        if rng.randrange(4):
            sea[rng.choice([square for square, mark in enumerate(sea) if mark == "."])] = str(seat)
    for mouth in (3, 21, 27, 45):
        sea[mouth] = sea[mouth] if sea[mouth] in SUBMARINES else "."
    state = table(
        " ".join("".join(sea[start : start + 7]) for start in range(0, 49, 7)),
        draw(st.sampled_from(faces.split())),
        seats=seats,
        rules={"replacement": rng.random() < 0.5},
        treasures=tuple(rng.randrange(3) for _ in range(seats)),
        torpedoes=tuple(rng.randrange(3) for _ in range(seats)),
        reserve=(rng.randrange(2), 1, 1, 1),
    )
    # Where nothing can be done the turn passes by itself (T10), and there is no decision.
    assume(state.moves())
    return state


class Decision:
    """One decision of the bot, and the positions that it looks at."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.constants: Any = constants_of(state.rules, state.seats).tolist()
        self.scratch = positions.plain_scratch_for(self.constants)
        row: Any = pack(state).tolist()
        weigh_moves(self.constants, self.scratch, row)

    def ends(self, after: State) -> float:
        """Value a state in which the turn ends, looked at afresh."""
        row: Any = pack(after).tolist()
        row[TURNS] = self.state.turns
        self.scratch.rows[SHOT][: len(row)] = row
        self.scratch.rows[positions.NOTES][positions.KNOWN_STAKES] &= ~(1 << positions.STAKES_LAST)
        positions.stand(self.constants, self.scratch, SHOT, positions.STAKES_LAST)
        return self.scratch.points[SHOT][TOTAL]

    def slides(self, at: int, to: int, direction: str) -> float | None:
        """Give the value of a position after a slide, which is made there; None if it is not open."""
        made = positions.slide_on(self.constants, self.scratch, at, to, PLACE_OF[direction])
        return self.scratch.points[to][TOTAL] if made else None

    def changed(self, at: int, action: Move) -> tuple[int, int, int]:
        """Make the first of two changes; give the position, and square and mark of the last change."""
        squares, sea = self.state.grid.squares, self.scratch.rows[at]
        match action:
            case Coral(start, square) | Shift(start, square):
                mark = sea[SEA + squares[start]]
                positions.change(self.constants, self.scratch, at, positions.CHAIN, squares[start], 0)
                return positions.CHAIN, squares[square], mark
            case Compass(direction, square) | Own(direction, square) | Swap(square, direction):
                return at, squares[square], FIRST_COMPASS + COMPASSES.index(direction)
            case _:
                raise AssertionError(action)

    def value(self, at: int, action: Move) -> float:
        """Value a position after an action, the quick way."""
        return positions.value_with(self.constants, self.scratch, *self.changed(at, action))

    def value_slid(self, at: int, action: Move, direction: str) -> float:
        """Value a position after an action and then a slide, the quick way; CLOSED if that is not open."""
        source, square, mark = self.changed(at, action)
        heading = PLACE_OF[direction]
        slid: Any = positions.value_slid_with
        return slid(self.constants, self.scratch, source, heading, square, mark)


def some_actions(state: State, rng: random.Random) -> list[Move]:
    """Draw some of the actions of the die that change pieces."""
    moves = [
        move
        for verb, found in state.options().items()
        if verb not in ("move", "fire", "hold", "store", "unstore")
        for move in found
    ]
    return rng.sample(moves, min(len(moves), 40))


@given(crowded(), st.integers(0, 2**32))
def test_a_slide_and_then_an_action_are_worth_what_they_lead_to(state: State, seed: int) -> None:
    decision = Decision(state)
    for slide in state.options().get("move", ()):
        assert isinstance(slide, Slide)
        after = state.play(slide)
        assert decision.slides(HERE, ON, slide.direction) == pytest.approx(decision.ends(after), abs=1e-6)
        over = after.phase == "over" or after.turns != state.turns
        for action in some_actions(after, random.Random(seed)) if not over else ():
            wanted = decision.ends(after.play(action))
            assert decision.value(ON, action) == pytest.approx(wanted, abs=1e-6), (slide, action)


@given(crowded("N coral"), st.integers(0, 2**32))
def test_an_action_and_then_a_slide_are_worth_what_they_lead_to(state: State, seed: int) -> None:
    decision = Decision(state)
    for action in some_actions(state, random.Random(seed)):
        after = state.play(action)
        for direction in DIRECTIONS:
            value = decision.value_slid(HERE, action, direction)
            if after.turns == state.turns and after.course(direction) is not None:
                wanted = decision.ends(after.play(Slide(direction)))
                assert value == pytest.approx(wanted, abs=1e-6), (action, direction)
            else:
                assert value == CLOSED


def worth(decision: Decision, state: State, move: Move) -> float:
    """Value a move by playing out every turn that begins with it, each end looked at afresh."""
    kept = -KEPT_COMPASS * len(move.placed) if isinstance(move, Unstore) else 0.0
    if isinstance(move, Store | Own):
        kept = KEPT_COMPASS if isinstance(move, Store) else -KEPT_COMPASS
    after = state.play(move)
    if after.phase == "over" or after.turns != state.turns:
        return kept + decision.ends(after)
    return kept + max(worth(decision, after, following) for following in after.moves())


def check_values(state: State, seed: int, most: int = 6) -> None:
    """Compare the bot's value of some moves with what playing them out gives."""
    decision, valued = Decision(state), greedy_values(state)
    for value, move in random.Random(seed).sample(valued, min(len(valued), most)):
        assert value == pytest.approx(worth(decision, state, move), abs=1e-6), move


@examples(40)
@given(crowded() | decisions(stock=False), st.integers(0, 2**32))
def test_every_move_is_worth_the_best_turn_that_begins_with_it(state: State, seed: int) -> None:
    assert [move for _, move in greedy_values(state)] == list(state.moves())
    check_values(state, seed)


@examples(30)
@given(crowded() | decisions(stock=False), st.integers(0, 2**32), st.data())
def test_the_second_decision_of_a_turn_is_valued_likewise(
    state: State, seed: int, data: st.DataObject
) -> None:
    after = state.play(data.draw(st.sampled_from(state.moves())))
    if after.phase == "act":
        check_values(after, seed)


def test_an_action_that_walls_the_bot_in_ends_the_turn() -> None:
    state = table("0C..... ....... ..C.... ...#... ....... ....... ...T..1", "coral", treasures=(1, 1))
    assert state.play(GAME.read_move("coral c3 a2", state.rules)).seat == 1
    check_values(state, seed=0, most=1000)


@examples(20)
@given(decisions(face="any", stock=True, most=30), st.integers(0, 2**32))
def test_stored_compasses_are_worth_what_placing_them_gives(state: State, seed: int) -> None:
    decision = Decision(state)
    valued = [(value, move) for value, move in greedy_values(state) if isinstance(move, Unstore)]
    for value, move in random.Random(seed).sample(valued, min(len(valued), 10)):
        assert value == pytest.approx(worth(decision, state, move), abs=1e-6), move


# --- What it does. ---


def test_it_wins_at_once_when_it_can() -> None:
    state = table("0.....T ....... ....... ...#... ....... ....... ......1", "torpedo", treasures=(3, 0))
    assert chosen(state) == {"move E"}


def test_it_acts_first_when_only_that_order_wins() -> None:
    state = table("0...... ....... ....... ...#... ....... ....... ..T....", "S", treasures=(3, 0))
    assert chosen(state) == {"compass S c1"}
    assert chosen(state.play(GAME.read_move("compass S c1", state.rules))) == {"move E"}


def test_it_slides_first_when_only_that_order_wins() -> None:
    state = table("0...... ....... ....... ...#... ....... ....... ......1", "torpedo", treasures=(3, 1))
    assert chosen(state) == {"move E", "move S"}
    for seed in range(4):
        assert played_out(state, seed).result is not None


def test_it_stands_in_the_way_of_a_rival_about_to_win() -> None:
    """North would bring a treasure within reach just as well."""
    state = table(
        "......T .0..... ....... ...#... ....... ....... 1....T.", "torpedo", treasures=(0, 3), **UNARMED
    )
    assert chosen(state) == {"move S"}


def test_it_puts_coral_in_the_way_of_a_rival_about_to_win() -> None:
    state = table("0.....T ..C..C. ....... ...#... ....... .C..... 1....T.", "coral", **UNARMED)
    for seed in range(8):
        after = played_out(with_fields(state, treasures=(0, 3)), seed)
        assert after.treasures == (1, 3)
        assert not any(way is not None and way.treasure is not None for way in ways_of(after, 1))


def ways_of(state: State, seat: int) -> list[Any]:
    """Follow every slide of a seat."""
    return [course(state.grid, state.sea, seat, direction) for direction in DIRECTIONS]


def test_it_takes_its_own_treasure_before_it_troubles_a_rival_far_from_winning() -> None:
    state = table("0.....T ....... ....... ...#... ....... ....... 1....T.", "torpedo", treasures=(1, 0))
    assert played_out(state).treasures == (2, 0)


def test_it_fires_at_the_rival_nearest_to_winning() -> None:
    state = table(
        "0.....1 ....... ....... ...#... ....... ....... 2......",
        "torpedo",
        seats=3,
        treasures=(0, 1, 2),
        rules={"target": (4, 3, 3)},
    )
    for seed in range(8):
        assert played_out(state, seed).treasures == (1, 1, 1)


def test_it_keeps_its_torpedoes_when_there_is_nothing_to_win() -> None:
    """Coral lies in its line, and the rival is safe on its base (M6)."""
    state = table("0..C... ....... ....... ...#... ....... ....... .......", "torpedo", treasures=(1, 1))
    assert "fire" in state.options()
    for seed in range(8):
        assert played_out(state, seed).torpedoes == (2, 2)


def test_it_goes_home_to_reload_when_only_torpedoes_move_treasures() -> None:
    """At once, after one more slide (east, north), or after two (north, east, north)."""
    for drawing, best in (
        ("..C0... ....... ....... ...#... ....... ....... .......", "move N"),
        ("....... 0...C.. ....... ...#... ....... ....... .......", "move E"),
        ("....C.. ......C ....... ...#.C. ....... .0..... .......", "move N"),
    ):
        assert chosen(table(drawing, "torpedo", treasures=(3, 3), **UNARMED)) == {best}


def test_it_goes_where_a_treasure_is_fewer_slides_away() -> None:
    """North, then east to the corner, then south; every other way is longer."""
    state = table("....... ......T ....... .0.#.C. ....... .....C. ....C..", "torpedo", **UNARMED)
    assert chosen(state) == {"move N"}


def test_it_likes_to_have_a_rival_with_treasure_in_its_line() -> None:
    state = table("....... ..0.... ....... ...#... ....... ....... ......1", "coral", torpedoes=(1, 0))
    assert chosen(with_fields(state, treasures=(0, 1))) == {"move E", "move S"}
    assert chosen(with_fields(state, treasures=(0, 0))) == {"move N", "move E", "move S", "move W"}


def test_it_leaves_the_line_of_a_torpedo_when_it_has_something_to_lose() -> None:
    state = table("......0 ....... ....... ...#... ....... ....... ......1", "torpedo", torpedoes=(0, 2))
    for held in (1, 3):
        loaded = with_fields(state, treasures=(held, 3))
        after = played_out(loaded)
        shots = [flight(after.grid, after.sea, 1, direction) for direction in DIRECTIONS]
        assert all(shot is None or shot.victim != 0 for shot in shots)


def test_it_dares_more_the_longer_no_treasure_changes_place() -> None:
    """East and south bring the two into one line, where the rival may fire first."""
    state = table(
        "....... ..0.... ....... ...#... ....... ....... ......1", "coral", treasures=(3, 3), turns=20
    )
    assert chosen(with_fields(state, changed=19)) == {"move N", "move W"}
    assert chosen(with_fields(state, changed=10)) == {"move E", "move S"}


def test_the_leader_lets_the_quiet_end_come_and_the_others_do_not() -> None:
    drawing = "0.....T ....... ....... ...#... ....... ....... ......1"
    state = table(drawing, "coral", rules={"quiet_rounds": 1}, turns=9, changed=7)
    ahead = played_out(with_fields(state, treasures=(2, 1)))
    assert ahead.result is not None
    assert ahead.result.winners == (0,)
    behind = played_out(with_fields(state, treasures=(1, 2)))
    assert behind.result is None
    assert behind.treasures == (2, 2)


def test_it_places_two_stored_compasses_when_only_both_together_win() -> None:
    """South somewhere in the first row, and east again in the third."""
    state = table(
        "0...... C....C. .....T. ...#.C. ....... ....... .......",
        "N",
        rules={"stock": True},
        stored=("ES", ""),
        reserve=(0, 0, 0, 0),
        treasures=(3, 0),
    )
    assert chosen(state) == {"unstore E b3 S b1", "unstore E c3 S c1", "unstore E e3 S e1"}
    assert played_out(state).result is not None


def test_it_stores_a_compass_that_does_nothing_on_the_board() -> None:
    state = table("0.T.... ....... ....... ...#... ....... ....... ......1", "N", rules={"stock": True})
    for seed in range(8):
        after = played_out(state, seed)
        assert (after.treasures, after.stored) == ((1, 0), ("N", ""))


def test_it_picks_the_compasses_that_open_treasures_on_the_way_out() -> None:
    """From the north, on the standard board, east opens g2 and west c3; north and south open nothing."""
    state = GAME.start(Rules(foresight=True), 2)
    assert chosen(state) == {"pick E", "pick W"}
    for seed in range(4):
        rng, both = random.Random(seed), state
        while both.seat == 0:
            both = both.play(GREEDY.choose(view(both, 0), rng))
        assert both.own[0] == "EW"


def test_equal_moves_are_drawn_and_the_same_seed_draws_the_same() -> None:
    state = table("0...... ....... ....... ...#... ....... ....... ......1", "coral")
    assert chosen(state) == {"move E", "move S"}
    seen = view(state, 0)
    assert GREEDY.choose(seen, random.Random(5)) == GREEDY.choose(seen, random.Random(5))


def test_journeys_count_slides_to_the_nearest_treasure_and_home() -> None:
    state = table("0.....C ....... ....... ...#... ....... ....... T.....C", "torpedo", torpedoes=(0, 2))
    decision, squares = Decision(state), state.grid.squares

    def journey(place: int) -> tuple[int, int]:
        at = positions.journey_from(decision.constants, decision.scratch, place)
        known = decision.scratch.journeys[at]
        return known[positions.TO_TREASURE], known[positions.TO_HOME]

    assert journey(squares["a1"]) == (1, FAR)
    assert journey(squares["f1"])[0] == 2
    assert journey(squares["d3"]) == (2, 1)
    assert journey(BASE) == (3, 2)


# --- Whole games. ---


def test_it_is_registered() -> None:
    assert isinstance(find_bot("greedy", GAME.name), GreedyBot)


def test_it_beats_random_play_in_at_least_90_of_100_games() -> None:
    finals = games(STANDARD, [GREEDY, RandomBot()], 50, "north") + games(
        STANDARD, [RandomBot(), GREEDY], 50, "south"
    )
    won = [
        final.result is not None and final.result.winners == (number >= 50,)
        for number, final in enumerate(finals)
    ]
    assert sum(won) >= 90


def turns_of_four(count: int, seed: str) -> list[int]:
    """Count the turns of games of four greedy bots."""
    return [final.turns for final in games(STANDARD, [GREEDY] * 4, count, seed)]


def test_no_game_of_four_is_longer_than_100_turns() -> None:
    assert max(turns_of_four(12, "quick")) <= 100


@pytest.mark.soak
def test_none_of_200_games_of_four_is_longer_than_100_turns() -> None:
    assert max(turns_of_four(200, "soak")) <= 100


@pytest.mark.parametrize("name", RULE_SETS)
def test_it_plays_every_built_in_rule_set(name: str) -> None:
    rules = RULE_SETS[name]
    for seats in (2, len(rules.bases)):
        for final in games(rules, [GREEDY] * seats, 1, name):
            assert final.result is not None


@examples(30)
@given(rule_sets(), st.integers(0, 2**32))
def test_it_plays_random_rule_sets_to_their_end(rules: Rules, seed: int) -> None:
    for final in games(rules, [GREEDY] * len(rules.bases), 1, str(seed)):
        assert final.result is not None
