"""The blocks of the kit, rule by rule, on drawn tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from atlantis_tables import drawn, play, table, texts
from test_at_games import KEYS, said

from fathoms.core import IllegalMove
from fathoms.games.atlantis_treasure import GAME, Rules
from fathoms.games.atlantis_treasure.grid import BASE
from rule_table import rule

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure import State

AT = "atlantis-treasure"

HIGH = {"target": (20, 20, 20)}
TWICE = {"slides": 2}
CARRIED = {"cargo": "carried", **HIGH}
STAYS = {"hit_submarine": "stays", **HIGH}


def on(board: str, **rules: Any) -> dict[str, Any]:
    """Give rules with this board, for tables on which a piece lies on terrain."""
    return {"board": tuple(board.split()), **rules}


def refusal(state: State, text: str) -> str | None:
    """Give the rule that forbids a move; every language can say it."""
    with pytest.raises(IllegalMove) as refused:
        play(state, text)
    assert all(said(refused.value) <= keys for keys in KEYS.values())
    return refused.value.rule


def fires(state: State) -> set[str]:
    return {text for text in texts(state) if text.startswith("fire")}


# The board: G1 to G6


@rule(AT, "G1", "G2")
@pytest.mark.parametrize("wall", ["R", "-"])
def test_rock_and_deep_stop_slides_before_them_and_end_torpedoes(wall: str) -> None:
    state = table(f"..... ..... 0.{wall}C1 ..... .....", "torpedo")
    assert refusal(state, "fire E") == "T6"
    assert drawn(play(state, "move E")) == f"..... ..... .0{wall}C1 ..... ....."
    beside = table(f"..... ..... .0{wall}.. ..... .....", "nothing")
    assert refusal(beside, "move E") == "M5"


@rule(AT, "G1", "G2", "G3", "G4", "G5")
@pytest.mark.parametrize("mark", ["R", "-", "^", "=", "@"])
def test_nothing_is_put_on_terrain(mark: str) -> None:
    state = table(f"..... ..... 0.{mark}.. ..... .....", "N")
    assert "compass N c3" not in texts(state)
    assert refusal(state, "compass N c3") == "F1"


@rule(AT, "G3")
def test_a_current_turns_a_slide_and_stays() -> None:
    state = table("..... ..... 0.v.. ..... .....", "nothing")
    assert drawn(play(state, "move E")) == "..... ..... ..v.. ..... ..0.."


@rule(AT, "G3")
def test_a_current_whose_direction_is_blocked_holds_the_submarine_and_is_there_again_later() -> None:
    state = table("..... ..... 0.v.. ..C.. .....", "nothing", rules=TWICE)
    stopped = play(state, "move E")
    assert drawn(stopped) == "..... ..... ..0.. ..C.. ....."
    assert drawn(play(stopped, "move E")) == "..... ..... ..v.0 ..C.. ....."


@rule(AT, "G3")
def test_a_ring_of_currents_ends_where_it_began() -> None:
    state = table("..... 0>.v. ..... .^.<. .....", "nothing")
    course = state.course("E")
    assert course is not None
    path = " ".join(state.grid.names[square] for square in course.path)
    assert path == "b2 c2 d2 d3 d4 c4 b4 b3 b2"
    assert drawn(play(state, "move E")) == "..... .0.v. ..... .^.<. ....."


@rule(AT, "G3", "G4", "G5")
def test_torpedoes_fly_over_currents_shallows_and_whirlpools() -> None:
    state = table("..... ..... 0>=@C .@... .....", "torpedo")
    assert drawn(play(state, "fire E")) == "..... ..... 0>=@. .@... ....."


@rule(AT, "G4")
def test_shallows_stop_a_slide_and_the_next_goes_on() -> None:
    state = table("..... ..... 0.=.. ..... .....", "nothing", rules=TWICE)
    stopped = play(state, "move E")
    assert drawn(stopped) == "..... ..... ..0.. ..... ....."
    assert drawn(play(stopped, "move E")) == "..... ..... ..=.0 ..... ....."


@rule(AT, "G5")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("..... ..... 0.@.. .@... .....", "..... ..... ..@.. .@..0 ....."),
        # After the last comes the first.
        (".@... ..... ..... 0.@.. .....", ".@..0 ..... ..... ..@.. ....."),
        (".@... ..... 0.@.. .@... .....", ".@... ..... ..@.. .@..0 ....."),
    ],
)
def test_a_whirlpool_leads_to_the_next_one(before: str, after: str) -> None:
    assert drawn(play(table(before, "nothing"), "move E")) == after


@rule(AT, "G5")
def test_a_whirlpool_is_one_step_and_its_mouth_is_told() -> None:
    state = table("..... ..... 0.@.. .@... .....", "nothing")
    course = state.course("E")
    assert course is not None
    assert [state.grid.names[square] for square in course.path] == ["b3", "b4", "c4", "d4", "e4"]
    assert course.whirls == ((1, state.grid.squares["c3"]),)


@rule(AT, "G5")
def test_a_whirlpool_whose_exit_is_taken_is_still() -> None:
    rules = on("..... ..... ..@.. .@... .....")
    state = table("..... ..... 0.@.. .1... .....", "nothing", rules=rules)
    assert drawn(play(state, "move E")) == "..... ..... ..@.0 .1... ....."


@rule(AT, "G5", "K2")
def test_a_treasure_on_the_exit_is_taken_unless_the_submarine_is_full() -> None:
    rules = on("..... ..... ..@.. .@... .....", cargo_room="one", **CARRIED)
    state = table("..... ..... 0.@.. .T... .....", "nothing", rules=rules)
    after = play(state, "move E")
    assert drawn(after) == "..... ..... ..@.. .0... ....."
    assert after.cargo == ("T", "")
    full = msgspec.structs.replace(state, cargo=("T", ""))
    assert drawn(play(full, "move E")) == "..... ..... ..@.0 .T... ....."


@rule(AT, "G5")
def test_a_whirlpool_come_to_again_stops_the_slide() -> None:
    state = table("..... ..... 0.@.. .@^.. .....", "nothing")
    assert drawn(play(state, "move E")) == "..... ..... ..0.. .@^.. ....."


@rule(AT, "G6")
def test_compasses_and_submarines_may_lie_on_the_board_at_the_start() -> None:
    rules = Rules(
        board=(".....", ".0.S.", "..T..", ".T.2.", "....."), bases=("N c1", "E e3", "S c5"), target=(1, 1, 1)
    )
    state = GAME.start(rules, 2)
    assert drawn(state) == "..... .0.S. ..T.. .T... ....."
    assert state.reserve == rules.compasses
    assert state.square_of(1) == BASE
    assert drawn(play(state, "die coral", "move E")) == "..... ..... ..T.. .T... ...0."
    assert GAME.start(rules, 3).square_of(2) == state.grid.squares["d4"]


# What treasures are worth (W1)


@rule(AT, "W1")
def test_treasures_count_by_their_worth() -> None:
    state = table("..... ..... 0..D. ..... .....", "nothing", treasures=(2, 0), large=("D", ""))
    after = play(state, "move E")
    assert (after.treasures, after.large) == ((4, 0), ("DD", ""))
    assert after.end_rule == "E1"
    assert after.result is not None
    assert after.result.scores == (4, 0)


@rule(AT, "W1", "H2")
def test_the_worthiest_treasure_is_stolen_first() -> None:
    state = table("..... ..... 0...1 ..... .....", "torpedo", rules=HIGH, treasures=(0, 6), large=("", "DX"))
    after = play(state, "fire E a1")
    assert (after.treasures, after.large) == ((3, 3), ("X", "D"))
    plain = play(msgspec.structs.replace(state, treasures=(0, 1), large=()), "fire E a1")
    assert (plain.treasures, plain.large) == ((1, 0), ())


# Slides: M7 to M9


@rule(AT, "M7")
def test_a_submarine_may_stop_on_any_square_of_its_slide() -> None:
    state = table("..... 0.S.. ..... ..... .....", "nothing", rules={"stops": True})
    written = [GAME.write_move(move, state.rules) for move in state.moves()]
    east = [text for text in written if " E" in text]
    assert east == ["move E", "move E 1", "move E 2", "move E 3", "move E 4"]
    assert drawn(play(state, "move E 1")) == "..... .0S.. ..... ..... ....."
    # A compass on which it stops is lifted too.
    lifted = play(state, "move E 2")
    assert drawn(lifted) == "..... ..0.. ..... ..... ....."
    assert sum(lifted.reserve) == sum(state.reserve) + 1
    for text in ("move E 5", "move E 9"):
        assert refusal(state, text) == "M7"


@rule(AT, "M7")
def test_it_may_stop_on_the_mouth_of_its_base_and_nowhere_without_the_block() -> None:
    state = table("..... ..... ..0.. ..... .....", "nothing", rules={"stops": True})
    assert drawn(play(state, "move N 2")) == "..0.. ..... ..... ..... ....."
    assert play(state, "move N").square_of(0) == BASE
    plain = table("..... ..... ..0.. ..... .....", "nothing")
    assert refusal(plain, "move N 1") == "M7"


@rule(AT, "M8")
@pytest.mark.parametrize(
    ("before", "move", "after"),
    [
        ("..... ..... 0..T. ..... .....", "move E", "..... ..... ..0T. ..... ....."),
        ("..... ..... 0.T.. ..... .....", "move E", "..... ..... ..0.. ..... ....."),
        ("..... ..... 0v... ..... .....", "move E", "..... ..... .v... .0... ....."),
        # Going into the base is a square.
        ("..... ..... ..0.. ..... .....", "move N", "..0.. ..... ..... ..... ....."),
        ("..... ..0.. ..... ..... .....", "move N", "..... ..... ..... ..... ....."),
    ],
)
def test_a_slide_goes_no_farther_than_its_reach(before: str, move: str, after: str) -> None:
    assert drawn(play(table(before, "nothing", rules={"reach": 2}), move)) == after


@rule(AT, "M9")
def test_two_slides_a_turn_with_the_action_between() -> None:
    state = table("..... ..... 0.... ..... .....", "N", rules=TWICE)
    once = play(state, "move E")
    assert (once.seat, once.slid, once.moved) == (0, 1, False)
    between = play(once, "compass N b2")
    assert texts(between) == {"move N", "move S", "move W"}
    twice = play(between, "move W")
    assert (twice.seat, twice.slid, twice.phase) == (1, 0, "die")


@rule(AT, "M9")
def test_a_second_slide_that_is_impossible_is_left_out() -> None:
    state = table("..... 0.@.. ..#.. .#@#. ..#..", "nothing", rules=TWICE)
    after = play(state, "move E")
    assert drawn(after) == "..... ..@.. ..#.. .#0#. ..#.."
    assert after.seat == 1


# Cargo: K1 to K3


@rule(AT, "K1")
def test_a_carried_treasure_counts_when_it_is_brought_home() -> None:
    state = table("..... ..... ..0.X ..... .....", "nothing", rules={"cargo": "carried"}, cargo=("T", ""))
    aboard = play(state, "move E")
    assert (aboard.treasures, aboard.cargo, aboard.phase) == ((0, 0), ("TX", ""), "die")
    home = play(msgspec.structs.replace(state, cargo=("TX", "")), "move N")
    assert (home.treasures, home.large, home.cargo) == ((4, 0), ("X", ""), ())
    assert home.end_rule == "E1"


@rule(AT, "K1", "K3", "H1")
def test_being_sent_home_brings_nothing_home() -> None:
    rules = {**CARRIED, "hit_submarine": "base"}
    state = table("..... ..... 0..1. ..... .....", "torpedo", rules=rules, cargo=("", "D"))
    after = play(state, "fire E")
    assert (after.treasures, after.cargo, after.square_of(1)) == ((0, 0), (), BASE)
    assert drawn(after) == "..... ..... 0..D. ..... ....."


@rule(AT, "K2")
def test_a_treasure_stops_a_full_submarine_on_the_square_before() -> None:
    rules = {**CARRIED, "cargo_room": "one"}
    state = table("..... ..... 0..T. ..... .....", "nothing", rules=rules, cargo=("T", ""))
    assert drawn(play(state, "move E")) == "..... ..... ..0T. ..... ....."
    beside = table("..... ..... ..0T. ..... .....", "nothing", rules=rules, cargo=("T", ""))
    assert refusal(beside, "move E") == "M5"
    assert "move E" in texts(msgspec.structs.replace(beside, cargo=()))


@rule(AT, "K3")
@pytest.mark.parametrize(
    ("changes", "move", "after"),
    [
        ({}, "fire E a1", "1.... ...T. 0..X. ..... ....."),
        # The submarine is still there, so all falls beside it.
        ({"hit_submarine": "stays"}, "fire E", "..... ...X. 0.T1. ..... ....."),
    ],
)
def test_dropped_cargo_falls_where_the_submarine_was_and_around(
    changes: dict[str, Any], move: str, after: str
) -> None:
    rules = {**CARRIED, **changes}
    state = play(table("..... ..... 0..1. ..... .....", "torpedo", rules=rules, cargo=("", "TX")), move)
    assert (drawn(state), state.cargo, state.treasures) == (after, (), (0, 0))


@rule(AT, "K3")
@pytest.mark.parametrize(
    ("hit", "sea", "cargo"), [("stays", "CCCCC CCCCC 01CCC", "TX"), ("corner", "CCCCC CCCCC 0XCCC", "T")]
)
def test_cargo_that_finds_no_free_square_stays_aboard(hit: str, sea: str, cargo: str) -> None:
    full = "CCCCC CCCCC 01CCC CCCCC CCCCC"
    rules = {**CARRIED, "hit_submarine": hit}
    state = play(table(full, "torpedo", rules=rules, cargo=("", "TX")), "fire E")
    assert drawn(state) == f"{sea} CCCCC CCCCC"
    assert state.cargo == ("", cargo)


@rule(AT, "K3")
def test_cargo_dropped_on_shallows_leaves_them_there() -> None:
    rules = on("..... ..... ...=. ..... .....", **CARRIED)
    state = table("..... ..... 0..1. ..... .....", "torpedo", rules=rules, cargo=("", "T"))
    dropped = play(state, "fire E a1", "move E")
    assert drawn(dropped) == "1.... ..... ...0. ..... ....."
    left = msgspec.structs.replace(dropped, seat=0, phase="act", face="nothing", acted=False, moved=False)
    assert drawn(play(left, "move E")) == "1.... ..... ...=0 ..... ....."


@rule(AT, "K3")
def test_taken_cargo_goes_to_the_base_of_the_shooter() -> None:
    rules = {**CARRIED, "cargo_lost": "taken"}
    state = table("..... ..... 0..1. ..... .....", "torpedo", rules=rules, cargo=("", "TX"), treasures=(0, 1))
    after = play(state, "fire E a1")
    # Besides what is stolen from the base (H2).
    assert (after.treasures, after.large, after.cargo) == ((5, 0), ("X", ""), ())
    assert drawn(after) == "1.... ..... 0.... ..... ....."


# Hits and torpedoes: H1 to H6


@rule(AT, "H1")
def test_a_hit_submarine_may_go_to_its_base_and_reloads_there() -> None:
    rules = {"hit_submarine": "base"}
    state = table("..... ..... 0...1 ..... .....", "torpedo", rules=rules, torpedoes=(2, 0))
    assert fires(state) == {"fire E"}
    assert refusal(state, "fire E a1") == "H1"
    after = play(state, "fire E")
    assert (after.square_of(1), after.torpedoes) == (BASE, (1, 2))


@rule(AT, "H1")
def test_a_hit_submarine_that_stays_misses_its_next_turn() -> None:
    state = table("..... ..... 0...1 ..... .....", "torpedo", rules=STAYS)
    assert refusal(state, "fire E a1") == "H1"
    hit = play(state, "fire E")
    assert drawn(hit) == drawn(state)
    assert hit.misses == (False, True)
    after = play(hit, "move S")
    assert (after.seat, after.turns, after.misses, after.phase) == (0, 3, (), "die")


@rule(AT, "H1", "D1")
def test_two_hits_before_a_missed_turn_are_one_missed_turn() -> None:
    rules = {**STAYS, "die": ("torpedo+torpedo", "N")}
    state = table("..... ..... 0...1 ..... .....", "torpedo+torpedo", rules=rules)
    after = play(state, "fire E", "fire E", "move S", "die N")
    assert (after.seat, after.turns) == (0, 3)
    following = play(after, "compass N b2", "move N")
    assert (following.seat, following.turns) == (1, 4)


@rule(AT, "H1", "G1")
def test_a_corner_of_terrain_is_not_free() -> None:
    state = table("=...R ..... 0...1 ..... -...^", "torpedo")
    assert fires(state) == {"fire E"}
    assert play(state, "fire E").square_of(1) == BASE


@rule(AT, "H2")
@pytest.mark.parametrize(("steals", "count"), [("none", 0), ("one", 1), ("two", 2), ("all", 5)])
def test_a_hit_steals_as_many_treasures_as_the_rule_set_says(steals: str, count: int) -> None:
    rules = {**HIGH, "steals": steals}
    state = table("..... ..... 0...1 ..... .....", "torpedo", rules=rules, treasures=(0, 5))
    assert play(state, "fire E a1").treasures == (count, 5 - count)


@rule(AT, "H2", "E6", "K3")
def test_between_partners_nothing_is_stolen_or_taken() -> None:
    rules = {**CARRIED, "teams": True, "cargo_lost": "taken"}
    given: dict[str, Any] = {"treasures": (0, 1, 1, 0), "cargo": ("", "T", "T", "")}
    partner = table("..... ..... 0..2. ..... .....", "torpedo", seats=4, rules=rules, **given)
    after = play(partner, "fire E a1")
    assert (after.treasures, after.cargo) == ((0, 1, 1, 0), ("", "T", "", ""))
    assert drawn(after) == "2.... ..... 0..T. ..... ....."
    rival = table("..... ..... 0..1. ..... .....", "torpedo", seats=4, rules=rules, **given)
    assert play(rival, "fire E a1").treasures == (2, 0, 1, 0)


@rule(AT, "H3")
def test_a_hit_reef_is_moved_by_the_shooter() -> None:
    state = table("..... .T... 0..C. ..... .....", "torpedo", rules={"hit_coral": "moved"})
    assert "fire E b4" in fires(state)
    assert not {"fire E", "fire E b2", "fire E c1", "fire E d3"} & fires(state)
    assert drawn(play(state, "fire E b4")) == "..... .T... 0.... .C... ....."
    for text in ("fire E", "fire E b2", "fire E c1"):
        assert refusal(state, text) == "H3"


@rule(AT, "H3")
def test_a_moved_reef_leaves_the_game_when_no_square_is_free_and_keeps_the_sea_whole() -> None:
    rules = {"hit_coral": "moved"}
    full = table("CCCCC CCCCC 0CCCC CCCCC CCCCC", "torpedo", rules=rules)
    assert fires(full) == {"fire N", "fire E", "fire S"}
    assert refusal(full, "fire E b3") == "H3"
    assert drawn(play(full, "fire E")) == "CCCCC CCCCC 0.CCC CCCCC CCCCC"
    whole = table("..... C.... 0..C. ..... .....", "torpedo", rules={**rules, "open_sea": True})
    assert "fire E d1" in fires(whole)
    assert refusal(whole, "fire E b1") == "H3"


@rule(AT, "H4")
def test_a_torpedo_flies_no_farther_than_its_reach() -> None:
    rules = {"torpedo_reach": 2}
    assert refusal(table("..... ..... 0..C. ..... .....", "torpedo", rules=rules), "fire E") == "T6"
    assert "fire E" in texts(table("..... ..... 0.C.. ..... .....", "torpedo", rules=rules))
    # Out of a base the mouth is the first square.
    assert "fire S" in texts(table("..... ..C.. ..... ..... .....", "torpedo", rules=rules))
    assert refusal(table("..... ..... ..C.. ..... .....", "torpedo", rules=rules), "fire S") == "T6"


@rule(AT, "H5")
def test_a_torpedo_may_be_fired_at_nothing_out_of_a_base_by_the_mouth_only() -> None:
    rules = {"shots_in_vain": True}
    state = table("..... ..... 0.... ..... .....", "torpedo", rules=rules)
    assert fires(state) == {"fire N", "fire E", "fire S", "fire W"}
    after = play(state, "fire W")
    assert (after.torpedoes, after.sea) == ((1, 2), state.sea)
    assert refusal(state, "fire W a1") == "T7"
    base = table("..... ..... ..... ..... .....", "torpedo", rules=rules)
    assert fires(base) == {"fire S"}
    assert refusal(base, "fire N") == "T6"


@rule(AT, "H6")
@pytest.mark.parametrize(("reload", "torpedoes"), [("base", (2, 0)), ("never", (0, 0)), ("turn", (0, 1))])
def test_torpedoes_are_reloaded_as_the_rule_set_says(reload: str, torpedoes: tuple[int, int]) -> None:
    state = table("..... ..0.. ..... ..... .....", "nothing", rules={"reload": reload}, torpedoes=(0, 0))
    home = play(state, "move N")
    assert (home.square_of(0), home.torpedoes) == (BASE, torpedoes)


@rule(AT, "H6", "H1")
def test_no_torpedo_is_reloaded_above_all_or_in_a_missed_turn() -> None:
    rules = {**STAYS, "reload": "turn"}
    state = table("..... ..... 0...1 ..... .....", "torpedo", rules=rules, torpedoes=(1, 0))
    after = play(state, "fire E", "move S")
    assert (after.seat, after.torpedoes) == (0, (1, 0))
    full = table("..... ..... 0...1 ..... .....", "nothing", rules=rules)
    assert play(full, "move S").torpedoes == (2, 2)


# Dice: D1 to D6


@rule(AT, "D1")
def test_of_two_joined_actions_both_are_done_in_any_order() -> None:
    state = table("..... ..... 0..C. ..... .....", "N+coral")
    for one, other in (("compass N b2", "coral d3 d4"), ("coral d3 d4", "compass N b2")):
        half = play(state, one)
        assert not half.acted
        assert half.done
        assert refusal(half, one) == "D1"
        assert refusal(half, "hold") in ("T3", "T5")
        whole = play(half, other)
        assert (whole.acted, whole.done) == (True, 0)
        assert drawn(whole) == "..... .N... 0.... ...C. ....."


@rule(AT, "D1")
def test_of_two_actions_to_choose_from_one_is_done() -> None:
    state = table("..... ..... 0..C. ..... .....", "N/coral")
    assert {"compass N b2", "coral d3 d4"} <= texts(state)
    for text in ("compass N b2", "coral d3 d4"):
        after = play(state, text)
        assert after.acted
        assert refusal(after, text) == "T2"


@rule(AT, "D1")
def test_a_compass_fulfils_the_action_that_names_it_first() -> None:
    state = play(table("..... ..... 0.... ..... .....", "any+N"), "compass N b2")
    assert {"compass E b4", "compass N b4"} <= texts(state)
    other = play(table("..... ..... 0.... ..... .....", "any+N"), "compass E b2")
    assert "compass N b4" in texts(other)
    assert refusal(other, "compass E b4") == "T3"


@rule(AT, "D1")
def test_what_is_left_of_a_face_may_be_held_once_nothing_of_it_is_compulsory() -> None:
    state = table("..... ..... 0...C ..... .....", "N+torpedo")
    assert refusal(state, "hold") == "T3"
    half = play(state, "compass N b2")
    assert {"fire E", "hold"} <= texts(half)
    assert play(half, "hold").acted


@rule(AT, "D2")
def test_both_of_two_dice_are_done() -> None:
    rules = {"dice": "both"}
    state = table("..... ..... 0..C. ..... .....", rules=rules)
    assert state.chances().total == 36
    assert refusal(state, "die N") == "D2"
    assert refusal(state, "die N any") == "B5"
    rolled = play(state, "die N coral")
    assert (rolled.face, rolled.other) == ("N", "coral")
    half = play(rolled, "coral d3 d4")
    assert not half.acted
    assert refusal(half, "coral d4 d3") == "D1"
    assert play(half, "compass N b2").acted
    assert refusal(table("..... ..... 0.... ..... ....."), "die N E") == "D2"


@rule(AT, "D2")
def test_one_of_two_dice_is_chosen_with_all_of_its_face() -> None:
    rules = {"dice": "choose", "die": ("N+E", "coral")}
    state = play(table("..... ..... 0..C. ..... .....", rules=rules), "die N+E coral")
    assert play(state, "coral d3 d4").acted
    half = play(state, "compass N b2")
    assert not half.acted
    assert refusal(half, "coral d3 d4") == "D1"
    assert play(half, "compass E b4").acted


@rule(AT, "D3")
def test_a_treasure_of_the_sea_may_be_moved() -> None:
    rules = on("..... ..... ...=. ..... .....")
    state = table("..... ..... 0..D. ..... .....", "treasure", rules=rules, turns=3, changed=1)
    after = play(state, "treasure d3 b2")
    assert drawn(after) == "..... .D... 0..=. ..... ....."
    assert (after.changed, after.acted) == (1, True)
    assert refusal(state, "treasure d3 a3") == "F1"
    assert refusal(state, "treasure b2 b4") == "D3"
    assert play(state, "hold").acted


@rule(AT, "D4")
def test_a_temple_may_be_moved() -> None:
    state = table("..... ..... 0.#.. ..... .....", "temple")
    assert drawn(play(state, "temple c3 b2")) == "..... .#... 0.... ..... ....."
    assert refusal(state, "temple b2 b4") == "D4"
    assert refusal(state, "temple c3 c1") == "F1"
    assert play(state, "hold").acted
    whole = table("..... C.... 0.#.. ..... .....", "temple", rules={"open_sea": True})
    assert refusal(whole, "temple c3 b1") == "F1"


@rule(AT, "D5")
def test_a_compass_of_the_board_may_be_turned() -> None:
    state = table("..... ..... 0.N.. ..... .....", "turn")
    assert {text for text in texts(state) if "turn" in text} == {"turn c3 E", "turn c3 S", "turn c3 W"}
    after = play(state, "turn c3 S")
    assert drawn(after) == "..... ..... 0.S.. ..... ....."
    assert after.reserve == state.reserve
    assert refusal(state, "turn c3 N") == "D5"
    assert refusal(state, "turn b2 N") == "D5"
    assert play(state, "hold").acted


@rule(AT, "D6")
def test_the_die_may_bring_one_more_slide() -> None:
    state = table("..... ..... 0.... ..... .....", "slide")
    assert texts(state) == {"move N", "move E", "move S"}
    once = play(state, "move E")
    assert (once.seat, once.moved, once.acted) == (0, True, False)
    assert texts(once) == {"move N", "move S", "move W", "hold"}
    assert play(once, "hold").seat == 1
    again = play(once, "move W")
    assert (again.seat, drawn(again)) == (1, drawn(state))


# The end: E4 to E6, E3


@rule(AT, "E4")
def test_the_game_ends_after_its_rounds_and_most_wins() -> None:
    rules = {"ends": "rounds", "rounds": 1, "cargo": "carried"}
    given: dict[str, Any] = {"treasures": (5, 6), "cargo": ("X", "")}
    first = table("..... ..... 0...1 ..... .....", "nothing", rules=rules, **given)
    # E1 is off, and the round is not over.
    second = play(first, "move S")
    assert (second.phase, second.turns) == ("die", 2)
    last = play(second, "die coral", "move N")
    assert (last.phase, last.end_rule) == ("over", "E4")
    assert last.result is not None
    # Cargo aboard does not count.
    assert (last.result.scores, last.result.winners) == ((5, 6), (1,))
    assert refusal(last, "move N") == "E4"


@rule(AT, "E4", "H1")
def test_a_missed_turn_may_be_the_last() -> None:
    rules = {"ends": "rounds", "rounds": 1, "hit_submarine": "stays"}
    state = table("..... ..... 0...1 ..... .....", "torpedo", rules=rules)
    after = play(state, "fire E", "move S")
    assert (after.phase, after.turns, after.end_rule) == ("over", 2, "E4")


@rule(AT, "E5")
def test_the_game_ends_with_the_last_treasure() -> None:
    state = table("..... ..... 0..T. ..... .....", "nothing", rules={"ends": "empty"}, treasures=(4, 7))
    after = play(state, "move E")
    assert (after.phase, after.end_rule) == ("over", "E5")
    assert after.result is not None
    assert (after.result.scores, after.result.winners) == ((5, 7), (1,))


@rule(AT, "E5", "K1")
def test_a_treasure_aboard_keeps_the_game_going_until_it_is_brought_home() -> None:
    rules = {"ends": "empty", "cargo": "carried"}
    state = table("..... ..... ..0T. ..... .....", "nothing", rules=rules)
    aboard = play(state, "move E")
    assert aboard.phase == "die"
    at_home = msgspec.structs.replace(state, sea=state.sea.replace("T", "."), cargo=("T", ""))
    assert play(at_home, "move N").phase == "over"
    taken = {**rules, "cargo_lost": "taken"}
    shot = table("..... ..... 0..1. ..... .....", "torpedo", rules=taken, cargo=("", "T"))
    assert play(shot, "fire E a1").phase == "over"


@rule(AT, "E3")
def test_a_game_of_a_thousand_rounds_ends_in_any_case() -> None:
    state = table("..... ..... 0...1 ..... .....", "nothing", turns=1_999, changed=1_999)
    going_on = play(state, "move S")
    assert going_on.phase == "die"
    last = play(going_on, "die coral", "move N")
    assert (last.phase, last.end_rule) == ("over", "E3")


@rule(AT, "E6")
def test_partners_count_together_and_win_together() -> None:
    state = table(
        "..... ..... 0..T. ..... .....", "nothing", seats=4, rules={"teams": True}, treasures=(1, 2, 1, 0)
    )
    after = play(state, "move E")
    assert (after.phase, after.end_rule) == ("over", "E1")
    assert after.result is not None
    assert (after.result.scores, after.result.winners) == ((3, 2, 3, 2), (0, 2))


@rule(AT, "E6")
def test_teams_are_played_by_four_only() -> None:
    rules = Rules(teams=True)
    assert list(GAME.seats_for(rules)) == [4]
    for seats in (2, 3):
        with pytest.raises(IllegalMove) as refused:
            GAME.start(rules, seats)
        assert refused.value.rule == "E6"
        assert all(said(refused.value) <= keys for keys in KEYS.values())


# Handicaps: A1 to A3


@rule(AT, "A1")
def test_a_seat_may_need_less_than_the_others() -> None:
    rules = {"target_by_seat": (-2, 1)}
    state = table("..... ..... 0..T. ..... .....", "nothing", rules=rules, treasures=(1, 4))
    assert [state.target_of(seat) for seat in (0, 1)] == [2, 5]
    after = play(state, "move E")
    assert after.result is not None
    # Whoever reaches its own target wins, though another has more.
    assert (after.result.scores, after.result.winners) == ((2, 4), (0,))


@rule(AT, "A1", "E6")
def test_the_handicap_of_a_team_is_that_of_its_first_seat() -> None:
    rules = {"teams": True, "target_by_seat": (1, 0, 5, 5)}
    state = table("..... ..... 0.... ..... .....", "nothing", seats=4, rules=rules)
    assert [state.target_of(seat) for seat in range(4)] == [4, 3, 4, 3]


@rule(AT, "A2")
def test_a_seat_may_have_more_torpedoes_and_reloads_them_all() -> None:
    rules = {"torpedoes_by_seat": (1, -2)}
    state = table("..... ..0.. ..... ..... .....", "nothing", rules=rules)
    assert state.torpedoes == (3, 0)
    spent = msgspec.structs.replace(state, torpedoes=(0, 0))
    assert play(spent, "move N").torpedoes == (3, 0)


@rule(AT, "A3")
def test_the_rule_set_may_say_who_begins() -> None:
    rules = Rules(begins=2)
    assert GAME.start(rules, 2).seat == 1
    with pytest.raises(IllegalMove) as refused:
        GAME.start(rules, 2, 0)
    assert refused.value.rule == "A3"
    # A seat that does not play cannot begin.
    assert GAME.start(Rules(begins=4), 2, 1).seat == 1
