"""What is on offer in Atlantis Treasure: ways, flights, pieces on the move, beginnings of long moves."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest
from atlantis_tables import crowded, decisions, kit_positions, play, positions, table, texts
from hypothesis import given

from fathoms.core import Choice, view
from fathoms.games.atlantis_treasure import GAME, Die, State
from fathoms.games.atlantis_treasure.moves import Unstores
from fathoms.games.atlantis_treasure.screens.offers import (
    CompassTurn,
    DieEffect,
    FireEffect,
    HoldEffect,
    PieceMoved,
    PiecesEffect,
    SlideEffect,
)
from rule_table import rule

AT = "atlantis-treasure"

FULL = "..... ..... 0...C ..... ....."
"""A board with nearly every square free."""


def offered(state: State, begun: str = "", most: int = 1_000) -> dict[str, Choice]:
    """Give the choices of who decides, by their text."""
    return {choice.move: choice for choice in GAME.offer(view(state, state.actor), begun, most).choices}


def pieces(*moved: tuple[str, str, str]) -> PiecesEffect:
    """Move these: mark, start, end."""
    return PiecesEffect(tuple(PieceMoved(*each) for each in moved))  # type: ignore[arg-type]  # marks as text


@rule(AT, "M1", "M4")
def test_a_slide_tells_every_square_and_every_turn() -> None:
    state = table("..... .S... 0E..N ..... .....", "torpedo")
    effect = offered(state)["move E"].effect
    assert effect == SlideEffect(
        seat=0,
        direction="E",
        start="a3",
        path=("b3", "c3", "d3", "e3", "e2", "e1"),
        turns=(CompassTurn("b3", 0, "E", "reserve"), CompassTurn("e3", 3, "N", "reserve")),
        whirls=(),
        stops=(),
        end="e1",
        stop="edge",
        rule="M2",
        treasure=False,
        worth=0,
        aboard=False,
        landed=(),
        reloads=0,
        wins=False,
    )


@rule(AT, "M4")
def test_a_used_compass_may_leave_the_game() -> None:
    state = table("..... ..... 0E... ..... .....", "torpedo", rules={"used_compass": "out"})
    effect = offered(state)["move E"].effect
    assert isinstance(effect, SlideEffect)
    assert [turn.end for turn in effect.turns] == ["out"]


@rule(AT, "M2", "M3", "M6")
@pytest.mark.parametrize(
    ("board", "move", "end", "stop", "rule_id"),
    [
        ("..... ..... 0.C.. ..... .....", "move E", "b3", "coral", "M2"),
        ("..... ..... 0..#. ..... .....", "move E", "c3", "temple", "M2"),
        ("..... ..... 0..1. ..... .....", "move E", "c3", "submarine", "M2"),
        ("..... ..... 0.... ..... .....", "move E", "e3", "edge", "M2"),
        ("..... ..... 0.T.. ..... .....", "move E", "c3", "treasure", "M3"),
        ("..... ..... ..0.. ..... .....", "move N", "base", "base", "M6"),
        ("..... ..... 0.ECE ..... .....", "move E", "c3", "coral", "M2"),
    ],
)
def test_a_slide_tells_what_stops_it(board: str, move: str, end: str, stop: str, rule_id: str) -> None:
    effect = offered(table(board, "torpedo"))[move].effect
    assert isinstance(effect, SlideEffect)
    assert (effect.end, effect.stop, effect.rule) == (end, stop, rule_id)


@rule(AT, "T9", "E1")
def test_a_slide_tells_of_reloading_and_of_winning() -> None:
    home = offered(table("..... ..... ..0.. ..... .....", "coral", torpedoes=(0, 2)))["move N"].effect
    assert isinstance(home, SlideEffect)
    assert (home.reloads, home.wins) == (2, False)
    last = offered(table("..... ..... 0.T.. ..... .....", "coral", treasures=(3, 0)))["move E"].effect
    assert isinstance(last, SlideEffect)
    assert (last.treasure, last.wins) == (True, True)
    out = offered(table("..... ..... ..... ..... .....", "coral"))["move S"].effect
    assert isinstance(out, SlideEffect)
    assert (out.start, out.path[0]) == ("base", "c1")


@rule(AT, "T6", "T7", "T8")
def test_a_shot_tells_its_flight_and_what_becomes_of_what_it_hits() -> None:
    state = table("..... ..... 0.T1C ..... C....", "torpedo", treasures=(3, 1))
    choices = offered(state)
    assert {move for move in choices if move.startswith("fire")} == {
        "fire E a1",
        "fire E e1",
        "fire E e5",
        "fire S",
    }
    assert choices["fire E e1"] == Choice(
        "fire E e1",
        "T7",
        FireEffect(
            seat=0,
            direction="E",
            start="a3",
            path=("b3", "c3", "d3"),
            hit="submarine",
            victim=1,
            end="e1",
            stolen=(1,),
            taken=(),
            dropped=(),
            wins=True,
        ),
    )
    assert choices["fire S"].rule == "T6"
    coral = choices["fire S"].effect
    assert isinstance(coral, FireEffect)
    assert (coral.path, coral.hit, coral.victim, coral.end, coral.stolen) == (
        ("a4", "a5"),
        "coral",
        None,
        "out",
        (),
    )
    assert choices["hold"] == Choice("hold", "T10", HoldEffect())


@rule(AT, "T3", "T4", "T5", "V1", "V2", "V3")
def test_pieces_tell_where_they_come_from_and_go_to() -> None:
    everything = {"replacement": True, "foresight": True, "stock": True}
    rolled = table("..... .W... 0...C ..... .....", "N", rules=everything, own=("S", ""), stored=("EW", ""))
    choices = offered(rolled)
    assert choices["compass N e5"] == Choice("compass N e5", "T3", pieces(("N", "reserve", "e5")))
    assert choices["own S e5"] == Choice("own S e5", "V2", pieces(("S", "own", "e5")))
    assert choices["store N"] == Choice("store N", "V3", pieces(("N", "reserve", "stock")))
    assert choices["unstore E e5"] == Choice("unstore E e5", "V3", pieces(("E", "stock", "e5")))
    both = offered(rolled, "unstore E e5 W d4")["unstore E e5 W d4"]
    assert both.effect == pieces(("E", "stock", "e5"), ("W", "stock", "d4"))
    empty = table("..... .W... 0...C ..... .....", "N", reserve=(0, 4, 4, 3))
    assert offered(empty)["shift b2 d4"] == Choice("shift b2 d4", "T4", pieces(("W", "b2", "d4")))
    green = table("..... .W... 0...C ..... .....", "coral", rules=everything)
    assert offered(green)["coral e3 d4"] == Choice("coral e3 d4", "T5", pieces(("C", "e3", "d4")))
    assert offered(green)["swap b2 N"] == Choice(
        "swap b2 N", "V1", pieces(("W", "b2", "reserve"), ("N", "reserve", "b2"))
    )
    picking = GAME.start(GAME.rules({"foresight": True}), 2)
    assert offered(picking)["pick N"] == Choice("pick N", "V2", pieces(("N", "reserve", "own")))


@rule(AT, "B5", "T10")
def test_the_die_tells_whether_it_is_rolled_again_or_passes() -> None:
    rules = {"die": ("again", "nothing", "N")}
    state = table(FULL, rules=rules)
    assert GAME.effect(view(state, None), Die("again")) == DieEffect("again", None, again=True, passes=False)
    assert GAME.effect(view(state, None), Die("N")) == DieEffect("N", None, again=False, passes=False)
    walled = table("..... .C... C0C.. .C... .....", rules=rules)
    assert GAME.effect(view(walled, None), Die("nothing")) == DieEffect(
        "nothing", None, again=False, passes=True
    )


@given(positions(stock=False) | kit_positions(stops=True).filter(lambda state: not state.rules.stock))
def test_every_legal_move_is_on_offer(state: State) -> None:
    if state.actor is None or state.actor < 0:
        assert offered(state) == {}
        return
    offer = GAME.offer(view(state, state.actor), most=100_000)
    assert not offer.more
    assert {choice.move for choice in offer.choices} == texts(state)


@given(crowded() | decisions() | kit_positions())
def test_an_effect_is_what_then_happens(state: State) -> None:
    for choice in islice(offered(state).values(), 60):
        after, effect = play(state, choice.move), choice.effect
        match effect:
            case SlideEffect():
                check_slide(state, after, effect)
            case FireEffect():
                check_shot(state, after, effect)
            case PiecesEffect():
                for moved in effect.moved:
                    for place, held in ((moved.start, state), (moved.end, after)):
                        if place in state.grid.squares:
                            assert held.sea[state.grid.squares[place]] == moved.mark
            case _:
                assert isinstance(effect, HoldEffect)


def check_slide(state: State, after: State, effect: SlideEffect) -> None:
    seat, squares = state.seat, state.grid.squares
    square = after.square_of(seat)
    assert effect.end == ("base" if square < 0 else state.grid.names[square])
    at_base, on_board = (0, effect.worth) if effect.aboard else (effect.worth, 0)
    assert after.treasures[seat] == state.treasures[seat] + at_base + sum(effect.landed)
    assert aboard(after, seat) == aboard(state, seat) + on_board - sum(effect.landed)
    assert effect.wins <= (after.phase == "over")
    for turn in effect.turns:
        assert effect.path[turn.step] == turn.square
        assert turn.end == "stays" or state.sea[squares[turn.square]] == turn.direction
    assert all(state.grid.ground[squares[whirl.mouth]] == "@" for whirl in effect.whirls)


def check_shot(state: State, after: State, effect: FireEffect) -> None:
    seat, victim, squares = state.seat, effect.victim, state.grid.squares
    gained = sum(effect.stolen) + sum(effect.taken)
    assert after.treasures[seat] == state.treasures[seat] + gained
    for dropped in effect.dropped:
        assert after.sea[squares[dropped.square]] == "0TDX"[dropped.worth]
    if victim is not None:
        assert after.treasures[victim] == state.treasures[victim] - sum(effect.stolen)
        lost = sum(effect.taken) + sum(each.worth for each in effect.dropped)
        assert aboard(after, victim) == aboard(state, victim) - lost
    if effect.end in squares:
        assert after.sea[squares[effect.end]] in (str(victim), "C")


def aboard(state: State, seat: int) -> int:
    """Add up what is aboard a submarine."""
    return sum("0TDX".index(mark) for mark in (state.cargo[seat] if state.cargo else ""))


def slid(board: str, move: str = "move E", face: str = "torpedo", **given: Any) -> SlideEffect:
    """Give the effect of a slide over a drawn board."""
    effect = offered(table(board, face, **given))[move].effect
    assert isinstance(effect, SlideEffect)
    return effect


@rule(AT, "G1", "G2", "G3", "G4", "G5", "K2")
@pytest.mark.parametrize(
    ("board", "end", "stop", "rule_id"),
    [
        ("..... ..... 0.R.. ..... .....", "b3", "rock", "G1"),
        ("..... ..... 0.-.. ..... .....", "b3", "deep", "G2"),
        ("..... ..... 0.=.. ..... .....", "c3", "shallows", "G4"),
        ("..... ..... 0.v.. ..C.. .....", "c3", "coral", "M2"),
        ("..... >...v 0...^ ..... .....", "e3", "current", "G3"),
        ("..... ..... 0.@@. ..... .....", "e3", "edge", "M2"),
        ("..... ..... 0@..@ ..... .....", "e3", "edge", "M2"),
    ],
)
def test_a_slide_tells_which_terrain_stops_it(board: str, end: str, stop: str, rule_id: str) -> None:
    effect = slid(board)
    assert (effect.end, effect.stop, effect.rule) == (end, stop, rule_id)


@rule(AT, "G3", "G5")
def test_currents_and_whirlpools_are_told_step_by_step() -> None:
    effect = slid("....@ ..... 0.v.. ..... ..>.@")
    assert [(turn.square, turn.step, turn.direction, turn.end) for turn in effect.turns] == [
        ("c3", 1, "S", "stays"),
        ("c5", 3, "E", "stays"),
    ]
    assert effect.path == ("b3", "c3", "c4", "c5", "d5", "e1")
    assert [(whirl.step, whirl.mouth) for whirl in effect.whirls] == [(5, "e5")]


@rule(AT, "M7", "M8")
def test_a_slide_tells_where_it_may_stop_and_why_it_ends() -> None:
    choices = offered(table("..... ..... 0.N.. ..... .....", "torpedo", rules={"stops": True}))
    whole, short = choices["move E"].effect, choices["move E 2"].effect
    assert isinstance(whole, SlideEffect)
    assert isinstance(short, SlideEffect)
    assert (whole.stops, whole.end, choices["move E"].rule) == ((1, 2, 3, 4), "base", "M1")
    assert (short.stops, short.end, short.stop, short.rule, choices["move E 2"].rule) == (
        (),
        "c3",
        "chosen",
        "M7",
        "M7",
    )
    assert [turn.square for turn in short.turns] == ["c3"], "a compass on which it stops is lifted"
    limited = slid("..... ..... 0.... ..... .....", rules={"reach": 2})
    assert (limited.end, limited.stop, limited.rule) == ("c3", "reach", "M8")
    exact = slid("..... ..... 0.... ..... .....", rules={"reach": 4})
    assert (exact.end, exact.stop) == ("e3", "edge")


@rule(AT, "K1", "K2", "W1")
def test_cargo_is_told_when_it_is_taken_and_when_it_is_home() -> None:
    rules = {"cargo": "carried"}
    taken = slid("..... ..... 0.D.. ..... .....", rules=rules)
    assert (taken.treasure, taken.worth, taken.aboard, taken.landed, taken.wins) == (True, 2, True, (), False)
    home = slid("..... ..... ..0.. ..... .....", "move N", rules=rules, cargo=("TX", ""))
    assert (home.end, home.landed, home.wins) == ("base", (3, 1), True)
    full = slid("..... ..... 0.D.. ..... .....", rules={**rules, "cargo_room": "one"}, cargo=("T", ""))
    assert (full.end, full.stop, full.rule) == ("b3", "full", "K2")


def fired(board: str, move: str, rules: dict[str, Any], **given: Any) -> FireEffect:
    """Give the effect of a shot on a drawn board."""
    effect = offered(table(board, "torpedo", rules=rules, **given))[move].effect
    assert isinstance(effect, FireEffect)
    return effect


@rule(AT, "H1", "H2", "K3")
def test_a_hit_tells_what_is_stolen_taken_and_dropped() -> None:
    board, aboard_them = (
        "..... ..... 0..1. ..... .....",
        {"cargo": ("", "TD"), "treasures": (0, 4), "large": ("", "X")},
    )
    stays = fired(
        board, "fire E", {"cargo": "carried", "hit_submarine": "stays", "steals": "all"}, **aboard_them
    )
    assert (stays.end, stays.stolen, stays.taken) == ("stays", (3, 1), ())
    assert [(each.worth, each.square) for each in stays.dropped] == [(2, "d2"), (1, "c3")]
    home = fired(
        board, "fire E", {"cargo": "carried", "hit_submarine": "base", "steals": "none"}, **aboard_them
    )
    assert (home.end, home.stolen) == ("base", ())
    assert [(each.worth, each.square) for each in home.dropped] == [(2, "d3"), (1, "d2")]
    looted = fired(
        board, "fire E a1", {"cargo": "carried", "cargo_lost": "taken", "steals": "two"}, **aboard_them
    )
    assert (looted.stolen, looted.taken, looted.dropped, looted.wins) == ((3, 1), (2, 1), (), True)


@rule(AT, "H3", "H4", "H5")
def test_a_shot_may_move_a_reef_fly_short_or_hit_nothing() -> None:
    board, rules = "..... ..... 0..C. ..... .....", {"hit_coral": "moved", "shots_in_vain": True}
    choices = offered(table(board, "torpedo", rules=rules))
    assert (choices["fire E b5"].rule, choices["fire N"].rule) == ("H3", "H5")
    assert fired(board, "fire E b5", rules).end == "b5"
    vain = fired(board, "fire N", rules)
    assert (vain.path, vain.hit, vain.end) == (("a2", "a1"), "nothing", "")
    short = fired(board, "fire E", {**rules, "torpedo_reach": 2})
    assert (short.path, short.hit) == (("b3", "c3"), "nothing")


@rule(AT, "D3", "D4", "D5", "D6")
def test_the_dice_of_the_kit_move_and_turn_pieces() -> None:
    rules = {"die": ("treasure+temple", "turn/slide")}
    board = "#.... ..... 0.T.E ..... ....."
    state = play(table(board, rules=rules), "die treasure+temple")
    choices = offered(state)
    assert choices["treasure c3 b2"] == Choice("treasure c3 b2", "D3", pieces(("T", "c3", "b2")))
    assert choices["temple a1 b2"] == Choice("temple a1 b2", "D4", pieces(("#", "a1", "b2")))
    turning = play(table(board, rules=rules), "die turn/slide")
    assert offered(turning)["turn e3 S"] == Choice(
        "turn e3 S", "D5", pieces(("E", "e3", "turned"), ("S", "turned", "e3"))
    )
    assert offered(play(turning, "move N"))["move S"].rule == "D6"


@rule(AT, "D2")
def test_two_dice_fall_together() -> None:
    state = table(FULL, rules={"die": ("N", "coral"), "dice": "both"})
    assert GAME.effect(view(state, None), Die("N", "coral")) == DieEffect(
        "N", "coral", again=False, passes=False
    )


def stocked(stored: str = "NESW", board: str = ".........") -> State:
    """Set a table for anyone who has all four compasses in stock: some millions of moves."""
    rows = " ".join([board] * 9).replace(".", "0", 1)
    return table(rows, "N", rules={"stock": True, "compasses": (4, 4, 4, 4)}, stored=(stored, ""))


@rule(AT, "V3")
def test_millions_of_moves_are_listed_as_far_as_there_is_room_one_compass_first() -> None:
    state = stocked()
    assert len(state.moves()) > 10_000_000
    offer = GAME.offer(view(state, 0))
    assert offer.more
    assert len(offer.choices) == 1_000
    listed = [choice.move for choice in offer.choices]
    assert {"move E", "move S"} <= set(listed)
    words = [len(move.split(" ")) for move in listed if move.startswith("unstore")]
    assert words == sorted(words)
    free = len(offered(state, "compass N"))
    assert words.count(3) == 4 * free
    assert words[-1] == 5


@rule(AT, "V3")
def test_a_begun_stock_goes_on_compass_by_compass_in_any_order() -> None:
    state = stocked()
    free = len(offered(state, "compass N"))
    begun = offered(state, "unstore S d4")
    first, *rest = begun
    assert first == "unstore S d4"
    assert rest[: 3 * (free - 1)] == [move for move in rest if len(move.split(" ")) == 5]
    assert "unstore N e5 S d4" in begun
    assert all("S d4" in move for move in begun)
    assert next(iter(offered(state, "unstore S d4 N e5"))) == "unstore N e5 S d4"
    assert list(offered(state, "unstore N e5 E e6 S d4 W d5")) == ["unstore N e5 E e6 S d4 W d5"]


@rule(AT, "V3")
def test_a_direction_without_its_square_is_still_to_be_placed() -> None:
    state = stocked("NS")
    free = len(offered(state, "compass N"))
    only = offered(state, "unstore N e5 S", most=100_000)
    assert len(only) == free - 1
    assert all(move.startswith("unstore N e5 S ") for move in only)
    assert len(offered(state, "unstore S", most=100_000)) == free + free * (free - 1)


@pytest.mark.parametrize(
    "begun",
    [
        "unstore E e5",
        "unstore N e5 N e6",
        "unstore N e5 S e5",
        "unstore N z9",
        "unstore N e1",
        "unstore e5 N",
        "unstore N e5 N",
        "compass E",
        "compass N e5 e6",
        "compass e5",
        "coral",
        "hold",
        "compas",
        "N",
    ],
)
def test_what_leads_nowhere_lists_nothing(begun: str) -> None:
    assert GAME.offer(view(stocked("NS"), 0), begun) == ((), False)


@given(positions(stock=True))
def test_begun_stocks_list_exactly_what_goes_on_from_them(state: State) -> None:
    found = state.options().get("unstore") if state.phase == "act" else None
    if not isinstance(found, Unstores):
        return
    begun = found[len(found) // 3]
    legal = [move for move in islice(found, 5_000) if set(begun.placed[:1]) <= set(move.placed)]  # type: ignore[union-attr]  # stored ones alone
    direction, square = begun.placed[0]  # type: ignore[union-attr]  # likewise
    listed = GAME.offer(view(state, state.actor), f"unstore {direction} {square}", most=100_000)
    known = {choice.move for choice in listed.choices}
    assert {GAME.write_move(move, state.rules) for move in legal} <= known
    for move in islice(known, 50):
        assert GAME.read_move(move, state.rules) in found


def test_a_long_list_shows_every_piece_that_may_be_moved() -> None:
    """Even where not every pair has room: the rest is asked for with the piece."""
    state = table(" ".join(["0..C..C", *["...C..."] * 6]), "coral")
    reefs = {move.split(" ")[1] for move in texts(state) if move.startswith("coral")}
    offer = GAME.offer(view(state, 0), most=20)
    assert offer.more
    shown = {choice.move.split(" ")[1] for choice in offer.choices if choice.move.startswith("coral")}
    assert shown == reefs
    one = next(iter(reefs))
    assert set(offered(state, f"coral {one}")) == {m for m in texts(state) if m.startswith(f"coral {one} ")}
