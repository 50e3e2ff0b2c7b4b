"""The compiled rules beside the engine: the same moves, the same states, the same results, move for move."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from atlantis_rulesets import kit_rule_sets, rule_sets
from atlantis_tables import decisions, drawn, positions, table
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from fathoms.core import CHANCE, begins_with
from fathoms.games.atlantis_treasure import GAME, Rules, State, Unstore
from fathoms.games.atlantis_treasure.rules import RULE_SETS

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from atlantis_rows import legal_count, legal_move, played  # noqa: E402 - an extra

from fathoms.games.atlantis_treasure.compiled.move_codes import decode, encode  # noqa: E402 - likewise
from fathoms.games.atlantis_treasure.compiled.rules import constants_of, pack, unpack  # noqa: E402 - likewise
from fathoms.games.atlantis_treasure.study.search import consider, scratch_for  # noqa: E402 - likewise
from fathoms.games.atlantis_treasure.study.turns import NO_MOVE  # noqa: E402 - likewise

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.games.atlantis_treasure import Move

FEW = 24
"""Lists of moves up to this length are compared whole, of longer ones some moves."""


def moves_of(state: State) -> Sequence[Move]:
    """List the moves of anyone who acts; of the die, one a side."""
    if state.actor == CHANCE:
        chances = state.chances()
        return [chances.at(ticket) for ticket in range(chances.total)]
    return state.moves()


def play_beside(rules: Rules, seats: int, first: int, rng: random.Random, most: int) -> State:
    """Play a random game on engine and kernel at once, and compare all there is to compare at every move."""
    constants, state = constants_of(rules, seats), GAME.start(rules, seats, first)
    row = pack(state)
    for _ in range(most):
        assert unpack(row, rules, seats) == state
        moves = moves_of(state)
        assert legal_count(constants, row) == len(moves)
        if state.actor is None:
            break
        some = range(len(moves)) if len(moves) <= FEW else [rng.randrange(len(moves)) for _ in range(FEW)]
        for number in (*some, len(moves) - 1):
            assert decode(legal_move(constants, row, number), state.grid) == moves[number]
        # Every kind as likely as another, so that long lists do not drown the rest.
        lists = [moves] if state.actor == CHANCE else list(state.options().values())
        move = rng.choice(rng.choice(lists))
        state, row = state.play(move), played(constants, row, encode(move, state.grid))
    return state


@examples(60)
@given(rule_sets(), st.data(), st.randoms(use_true_random=False))
def test_kernel_and_engine_play_alike_on_any_rule_set(
    rules: Rules, data: st.DataObject, rng: random.Random
) -> None:
    seats = data.draw(st.integers(2, len(rules.bases)))
    play_beside(rules, seats, data.draw(st.integers(0, seats - 1)), random.Random(rng.random()), most=150)


@examples(2_000)
@given(kit_rule_sets(), st.data(), st.randoms(use_true_random=False))
def test_kernel_and_engine_play_alike_with_any_blocks_of_the_kit(
    rules: Rules, data: st.DataObject, rng: random.Random
) -> None:
    seats = data.draw(st.sampled_from(GAME.seats_for(rules)))
    first = begins_with(GAME, rules, seats, data.draw(st.integers(0, seats - 1)))
    play_beside(rules, seats, first, random.Random(rng.random()), most=60)


@pytest.mark.parametrize("name", RULE_SETS)
def test_kernel_and_engine_play_whole_games_of_every_built_in_rule_set_alike(name: str) -> None:
    rules = RULE_SETS[name]
    for seats in GAME.seats_for(rules):
        final = play_beside(rules, seats, seats - 1, random.Random(name), most=20_000)
        assert final.result is not None


EMPTY = "..... ..... ..... ....."
SWAPS = {"replacement": True}


@pytest.mark.parametrize(
    ("state", "text", "drawing"),
    [
        # M4: a closed ring of compasses. Each is lifted as it turns the submarine, so the way out is open.
        (
            table("....... 0E.S... ....... .N.W... ....... ....... .......", "nothing"),
            "move E",
            ".0..... ....... ....... ....... ....... ....... .......",
        ),
        # M2, M6: a rival on the mouth keeps the owner out of the base, and in it.
        (table("..1.. ..... ..... ..... ..0..", "nothing"), "move N", "..1.. ..0.. ..... ..... ....."),
        (
            table("..1.. ..... ..... ..... .....", "nothing", seat=1),
            "move W",
            "1.... ..... ..... ..... .....",
        ),
        # T7: a submarine on every corner; the one that is hit goes home.
        (
            table("0...1 ..... ..... ..... 3...2", "torpedo", seats=4),
            "fire E",
            "0.... ..... ..... ..... 3...2",
        ),
        # T8: where a compass goes that was hit.
        (
            table("..... ..... 0...W ..... .....", "torpedo", rules={"hit_compass": "reserve"}),
            "fire E",
            "..... ..... 0.... ..... .....",
        ),
        # V1, T10: a swap for the same direction; with no reef to move none at all.
        (table("..... .E... 0.... ..... .....", "coral", rules=SWAPS), "swap b2 E", None),
        (table("..... .E... 0.... ..... .....", "coral", rules=SWAPS), "hold", None),
        # V2: one of your own where the reserve has none of the rolled direction.
        (
            table(
                "..... ..... 0.... ..... .....",
                "N",
                rules={"foresight": True},
                reserve=(0, 4, 4, 4),
                own=("S", ""),
            ),
            "own S b2",
            "..... .S... 0.... ..... .....",
        ),
    ],
)
def test_rare_positions_are_played_alike(state: State, text: str, drawing: str | None) -> None:
    constants, row, move = (
        constants_of(state.rules, state.seats),
        pack(state),
        GAME.read_move(text, state.rules),
    )
    moves = list(state.moves())
    assert [decode(legal_move(constants, row, number), state.grid) for number in range(len(moves))] == moves
    assert legal_count(constants, row) == len(moves)
    assert move in moves
    after = state.play(move)
    assert drawn(after) == (drawing or drawn(state))
    assert unpack(played(constants, row, encode(move, state.grid)), state.rules, state.seats) == after


@examples(60)
@given(positions())
def test_a_row_holds_a_whole_state(state: State) -> None:
    assert unpack(pack(state), state.rules, state.seats) == state


@examples(60)
@given(positions(), st.integers(0, 2**32))
def test_a_number_holds_a_whole_move(state: State, number: int) -> None:
    moves = moves_of(state)
    move = moves[number % len(moves)]
    assert decode(encode(move, state.grid), state.grid) == move


def ways_of(state: State) -> list[tuple[list[Move], int]]:
    """List the ways to end a turn that the search finds, each with what it gains."""
    constants = constants_of(state.rules, state.seats)
    scratch = scratch_for(constants)
    count = int(consider(constants, scratch, None, pack(state), 0, 0))
    return [
        ([decode(move, state.grid) for move in (first, second) if move != NO_MOVE], gain)
        for first, second, gain in scratch.ends[0, :count].tolist()
    ]


def end_of(state: State, ways: Sequence[Move]) -> State:
    """Play a turn to its end, which must come with the last move."""
    after = state
    for move in ways:
        assert after.phase == "act"
        assert after.turns == state.turns
        after = after.play(move)
    assert after.phase == "over" or after.turns > state.turns
    return after


@examples(40)
@given(decisions(stock=False))
def test_every_end_of_a_turn_is_found_and_its_gain_told(state: State) -> None:
    found: set[State] = set()
    for ways, gain in ways_of(state):
        after = end_of(state, ways)
        assert after.treasures[state.seat] - state.treasures[state.seat] == gain
        found.add(after)
    ends: set[State] = set()
    for move in state.moves():
        halfway = state.play(move)
        goes_on = halfway.phase == "act" and halfway.turns == state.turns
        ends |= {halfway.play(then) for then in halfway.moves()} if goes_on else {halfway}
    assert found <= ends
    # A slide that wins at once leaves no time for an action before it.
    assert {end for end in ends - found if end.phase != "over"} == set()
    assert any(end.phase == "over" for end in found) == any(end.phase == "over" for end in ends)


@examples(40)
@given(decisions(face="any", stock=True))
def test_stored_compasses_are_placed_together_only_as_the_rules_allow(state: State) -> None:
    for ways, _ in ways_of(state):
        if any(isinstance(move, Unstore) for move in ways):
            end_of(state, ways)
