"""The variants of the book, alone and together: V1 to V4."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest
from atlantis_rulesets import rule_sets
from atlantis_tables import decisions, drawn, play, step, table, texts
from hypothesis import given
from hypothesis import strategies as st

from fathoms.core import BadRules, IllegalMove
from fathoms.core.code import pack, unpack
from fathoms.games.atlantis_treasure import GAME, STANDARD, Own, Rules, State, Store, Swap, Unstore
from fathoms.games.atlantis_treasure.grid import DIRECTIONS, PLACE_OF
from fathoms.games.atlantis_treasure.rules import RULE_SETS
from rule_table import rule

AT = "atlantis-treasure"

numbers = st.integers(0, 2**32)
ON: dict[str, Any] = {"compasses": (2, 2, 2, 2), "die": ("any", "any", "N", "coral")}


@rule(AT, "V1")
@given(decisions(face="coral", replacement=True, **ON), numbers)
def test_replacement_swaps_a_compass_for_another_from_the_reserve(state: State, number: int) -> None:
    swaps = state.options().get("swap", ())
    there = {state.grid.names[at]: mark for at, mark in enumerate(state.sea) if mark in DIRECTIONS}
    possible = {
        Swap(square, direction)
        for square in there
        for direction in DIRECTIONS
        if state.reserve[PLACE_OF[direction]]
    }
    assert set(swaps) == possible
    # T10: "you may" instead of a reef; with none to move, a swap may be left.
    assert ("hold" in state.options()) == (bool(swaps) and "coral" not in state.options())
    if swaps:
        move = swaps[number % len(swaps)]
        assert isinstance(move, Swap)
        after = state.play(move)
        lifted = there[move.square]
        assert after.sea[state.grid.squares[move.square]] == move.direction
        back = [had + (direction == lifted) for had, direction in zip(state.reserve, DIRECTIONS, strict=True)]
        taken = [had - (direction == move.direction) for had, direction in zip(back, DIRECTIONS, strict=True)]
        assert after.reserve == tuple(taken)


@rule(AT, "V1")
def test_a_swap_needs_the_variant_a_compass_and_one_of_any_direction_in_the_reserve() -> None:
    on: dict[str, Any] = {"replacement": True}
    drawing, reserve = "..... .E... 0.... ..... .....", (1, 1, 0, 1)
    assert {text for text in texts(table(drawing, "coral", rules=on, reserve=reserve)) if "swap" in text} == {
        "swap b2 N",
        "swap b2 E",
        "swap b2 W",
    }
    for text, state in (
        ("swap b2 N", table(drawing, "coral", reserve=reserve)),
        ("swap b2 S", table(drawing, "coral", rules=on, reserve=reserve)),
        ("swap b4 N", table(drawing, "coral", rules=on, reserve=reserve)),
    ):
        with pytest.raises(IllegalMove) as refused:
            play(state, text)
        assert refused.value.rule == "V1"
    with pytest.raises(IllegalMove) as refused:
        play(table(drawing, "N", rules=on, reserve=reserve), "swap b2 N")
    assert refused.value.rule == "T2"
    same = play(table(drawing, "coral", rules=on, reserve=reserve), "swap b2 E")
    assert (drawn(same), same.reserve, same.acted) == (drawing, reserve, True)


@rule(AT, "V1", "T10")
def test_with_no_reef_to_move_a_swap_is_not_forced() -> None:
    on: dict[str, Any] = {"replacement": True}
    bare = table("..... .E... 0.... ..... .....", "coral", rules=on)
    assert set(bare.options()) == {"swap", "hold", "move"}
    assert drawn(play(bare, "hold")) == drawn(bare)
    reef = table("..... .E... 0.... ..... ....C", "coral", rules=on)
    assert set(reef.options()) == {"coral", "swap", "move"}
    with pytest.raises(IllegalMove) as refused:
        play(reef, "hold")
    assert refused.value.rule == "T5"


@rule(AT, "V2")
@given(rule_sets(most=7, foresight=True), st.integers(2, 4), st.integers(0, 3), numbers)
def test_everyone_picks_all_in_a_row_before_the_first_die(
    rules: Rules, seats: int, first: int, seed: int
) -> None:
    seats = min(seats, len(rules.bases))
    first, rng, order = first % seats, random.Random(seed), list[int]()
    state = GAME.start(rules, seats, first)
    while state.phase == "pick":
        assert (state.turn, state.turns) == (None, 0)
        assert state.actor is not None
        order.append(state.actor)
        assert {text[-1] for text in texts(state)} == {d for d in DIRECTIONS if state.reserve[PLACE_OF[d]]}
        state = step(state, rng)
    every = [(first + turn) % seats for turn in range(seats) for _ in range(rules.picks)]
    assert order == every[: sum(rules.compasses)]
    assert (state.phase, state.seat, state.turns) == ("die", first, 1)
    assert sum(map(len, state.own)) + sum(state.reserve) == sum(rules.compasses)


@rule(AT, "V2")
def test_a_pick_comes_from_the_reserve_and_nothing_else_comes_first() -> None:
    state = GAME.start(GAME.rules({"foresight": True, "compasses": [0, 1, 4, 4]}), 2)
    for text in ("pick N", "die N", "move S"):
        with pytest.raises(IllegalMove) as refused:
            play(state, text)
        assert refused.value.rule == "V2"
    picked = play(state, "pick W", "pick E")
    assert (picked.own, picked.reserve, picked.actor) == (("EW", ""), (0, 0, 4, 3), 1)
    with pytest.raises(IllegalMove) as refused:
        play(play(picked, "pick S", "pick S"), "pick S")
    assert refused.value.rule == "T2"


@rule(AT, "V2")
@given(
    st.sampled_from([*DIRECTIONS, "any"]).flatmap(
        lambda face: decisions(face=face, foresight=True, compasses=(3, 3, 3, 3), picks=3)
    ),
    numbers,
)
def test_one_of_your_own_of_any_direction_may_be_placed_on_a_compass_roll(state: State, number: int) -> None:
    mine, own = state.own[state.seat], state.options().get("own", ())
    free = [square for square in state.grid.placeable if state.sea[square] == "."]
    assert len(own) == len(set(mine)) * len(free)
    if own:
        move = own[number % len(own)]
        assert isinstance(move, Own)
        after = state.play(move)
        assert sorted(after.own[state.seat] + move.direction) == sorted(mine)
        assert after.sea[state.grid.squares[move.square]] == move.direction
        assert after.reserve == state.reserve


@rule(AT, "V2")
def test_own_compasses_are_optional_when_the_reserve_has_no_matching_one() -> None:
    on: dict[str, Any] = {"foresight": True}
    state = table("..... ..... 0.... ..... .....", "N", rules=on, reserve=(0, 4, 4, 4), own=("S", "N"))
    assert set(state.options()) == {"own", "hold", "move"}
    assert drawn(play(state, "own S b2")) == "..... .S... 0.... ..... ....."
    for text, then in (
        ("own N b2", state),
        ("own S b2", table("..... ..... 0.... ..... .....", "N", own=("S", "N"))),
    ):
        with pytest.raises(IllegalMove) as refused:
            play(then, text)
        assert refused.value.rule == "V2"


@rule(AT, "V3")
@given(
    st.sampled_from([*DIRECTIONS, "any"]).flatmap(
        lambda face: decisions(face=face, stock=True, compasses=(3, 3, 3, 3), die=("any", "N", "E"))
    ),
    numbers,
)
def test_the_rolled_compass_may_be_stored_and_stored_ones_placed_together(state: State, number: int) -> None:
    seat, mine = state.seat, state.stored[state.seat]
    assert len(set(mine)) == len(mine)
    rolled = DIRECTIONS if state.face == "any" else (state.face,)
    ready = {d for d in rolled if state.reserve[PLACE_OF[d]] and d not in mine}
    assert {move.direction for move in state.options().get("store", ()) if isinstance(move, Store)} == ready
    for move in state.options().get("store", ()):
        after = state.play(move)
        assert isinstance(move, Store)
        assert after.stored[seat] == "".join(d for d in DIRECTIONS if d in mine + move.direction)
        assert sum(after.reserve) == sum(state.reserve) - 1
    placings = state.options().get("unstore", ())
    if placings:
        move = placings[number % len(placings)]
        assert isinstance(move, Unstore)
        after = state.play(move)
        placed = [direction for direction, _ in move.placed]
        assert sorted((*after.stored[seat], *placed)) == sorted(mine)
        for direction, square in move.placed:
            assert after.sea[state.grid.squares[square]] == direction
        assert after.acted or after.turns > state.turns


@rule(AT, "V3")
def test_what_a_stock_may_not_do() -> None:
    on: dict[str, Any] = {"stock": True}
    state = table("..... ..... 0.... ..... .....", "N", rules=on, stored=("NS", "E"), reserve=(1, 4, 4, 4))
    refusals = {
        "store N": "V3",
        "store E": "T3",
        "unstore E b2": "V3",
        "unstore N b2 N b4": "V3",
        "unstore N b2 S b2": "F1",
        "unstore N a3": "F1",
        "unstore N c1 S b2": "F1",
    }
    for text, rule_id in refusals.items():
        with pytest.raises(IllegalMove) as refused:
            play(state, text)
        assert refused.value.rule == rule_id, text
    for move in (Unstore(()), Unstore((("S", "b2"), ("N", "b4")))):
        with pytest.raises(IllegalMove) as refused:
            state.play(move)
        assert refused.value.rule == "V3"
    after = play(state, "unstore S b4 N b2")
    assert drawn(after) == "..... .N... 0.... .S... ....."
    assert after.stored == ("", "E")
    off = table("..... ..... 0.... ..... .....", "N")
    for text in ("store N", "unstore N b2"):
        with pytest.raises(IllegalMove) as refused:
            play(off, text)
        assert refused.value.rule == "V3"


@rule(AT, "V3")
def test_unstoring_alone_is_optional() -> None:
    on: dict[str, Any] = {"stock": True}
    state = table("..... ..... 0.... ..... .....", "E", rules=on, stored=("N", ""), reserve=(4, 0, 4, 4))
    assert set(state.options()) == {"unstore", "hold", "move"}
    must = table("..... ..... 0.... ..... .....", "W", rules=on, stored=("N", ""), reserve=(4, 0, 4, 4))
    assert set(must.options()) == {"compass", "store", "unstore", "move"}


@rule(AT, "V1", "V2", "V3")
@pytest.mark.parametrize("on", list(product([False, True], repeat=3)))
def test_variants_work_alone_and_together(on: tuple[bool, bool, bool]) -> None:
    rules = Rules(replacement=on[0], foresight=on[1], stock=on[2])
    seen = set[str]()
    for seed in range(12):
        state, rng = GAME.start(rules, 2 + seed % 3), random.Random(seed)
        while state.actor is not None:
            seen.update(state.options())
            state = step(state, rng)
        assert state.result is not None
    verbs = {"compass", "shift", "coral", "fire", "hold", "move"}
    extra = [{"swap"}, {"pick", "own"}, {"store", "unstore"}]
    for variant, words in zip(on, extra, strict=True):
        assert (words <= seen) if variant else not (words & seen)
    assert verbs <= seen | {"shift"}


@rule(AT, "V4")
@given(rule_sets())
def test_a_changed_rule_set_is_written_by_its_differences(rules: Rules) -> None:
    assert GAME.rules(rules.differences(STANDARD)) == rules


@rule(AT, "V4")
@pytest.mark.parametrize("name", RULE_SETS)
def test_the_built_in_rule_sets_pass_their_own_check(name: str) -> None:
    RULE_SETS[name].check()
    assert (RULE_SETS[name] == STANDARD) == (name == "standard")
    # One thing at a time: the board with its bases, the die with its board, the variants, or one field.
    changed = set(RULE_SETS[name].differences(STANDARD))
    together = [{"board", "bases", "die"}, {"replacement", "foresight", "stock"}]
    assert len(changed) <= 1 or any(changed <= things for things in together)


@rule(AT, "V4")
def test_an_unknown_field_is_refused() -> None:
    with pytest.raises(BadRules):
        GAME.rules({"temples": 2})


OLD_CODES = {
    "F1-RXQWH-1KT7Q-53P3P-26084-BMDX9-HPRMG-67AS8-693CW-0YRRG-FB67R-AP5VX-RG7QE-NT6YH-3YY1V-PN9TQ-602R5"
    "-MMVRA-REB8Q-D60CX-TJA25-68GSX-2WWVQ-N7Q43-15FD2-RASMN-X3DV9-S4X90-R0WBK-8X7Z9-NVN2P-3XXHZ-HHD9W"
    "-WXZFK-B2Z": Rules(
        used_compass="out", open_mouths=True, quiet_rounds=12, replacement=True, picks=3, foresight=True
    ),
    "F1-ESTRX-K3THD-B4MB6-99762-QJ9CT-RPJJJ-JD5GQ-2TJJN-TAMNC-JPA9W-P4MMD-JH9BD-50R14-MEH1P-TS9WQ-G9GGE"
    "-079CW-M1P90-C48G6-M501J-2H0W5-86123-R1X46-R3CH1-B8GEN-8F6RZ-BCC0G-0": RULE_SETS["two-temples"],
}
"""Codes that people have, from before the rules that they do not name could be changed."""


@rule(AT, "V4")
@pytest.mark.parametrize("code", OLD_CODES)
def test_old_codes_mean_what_they_meant(code: str) -> None:
    assert unpack(code) == (GAME, OLD_CODES[code])
    assert pack(GAME, OLD_CODES[code]) == code
