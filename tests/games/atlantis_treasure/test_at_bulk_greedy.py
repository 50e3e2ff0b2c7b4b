"""The bot `greedy` compiled beside the same in plain Python: every move is valued alike."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest
from atlantis_rulesets import kit_rule_sets, rule_sets
from atlantis_tables import crowded, positions, step, table
from hypothesis import assume, given
from hypothesis import strategies as st

from examples import examples
from fathoms.core import CHANCE
from fathoms.games.atlantis_treasure import GAME, Rules, State
from fathoms.games.atlantis_treasure.bots.greedy import greedy_values
from fathoms.games.atlantis_treasure.bots.greedy_positions import EQUAL
from fathoms.games.atlantis_treasure.grid import DIRECTIONS
from fathoms.games.atlantis_treasure.rules import RULE_SETS

pytest.importorskip("numba")

from atlantis_rows import weighed

from fathoms.games.atlantis_treasure.bots.greedy_positions import scratch_for
from fathoms.games.atlantis_treasure.compiled.move_codes import decode
from fathoms.games.atlantis_treasure.compiled.rules import constants_of, pack

MOST_SIDES = 12


def compare(state: State) -> None:
    """Weigh the moves of a decision both ways."""
    constants = constants_of(state.rules, state.seats)
    scratch, row = scratch_for(constants), pack(state)
    count = weighed(constants, scratch, row)
    found = {
        decode(int(move), state.grid): float(value)
        for move, value in zip(scratch.moves[:count], scratch.values[:count], strict=True)
    }
    valued = greedy_values(state)
    wanted = {move: value for value, move in valued}
    # Some chains are tried twice, and so drawn twice as often.
    moves = [decode(int(move), state.grid) for move in scratch.moves[:count]]
    assert Counter(moves) == Counter(move for _, move in valued)
    assert found == pytest.approx(wanted, rel=0, abs=EQUAL)
    assert (row == pack(state)).all()
    most, best = max(wanted.values()), max(found.values())
    assert {move for move, value in wanted.items() if value >= most - EQUAL} == {
        move for move, value in found.items() if value >= best - EQUAL
    }


@examples(120)
@given(positions())
def test_every_move_is_valued_alike_on_any_rule_set(state: State) -> None:
    assume(state.actor != CHANCE)
    compare(state)


@examples(200)
@given(kit_rule_sets(), st.integers(0, 2**32))
def test_every_move_is_valued_alike_with_any_blocks_of_the_kit(rules: Rules, seed: int) -> None:
    rng, state = random.Random(seed), GAME.start(rules, GAME.seats_for(rules)[-1])
    for _ in range(rng.randrange(60)):
        after = step(state, rng)
        if after.actor is None:
            break
        state = after
    if state.actor == CHANCE:
        state = step(state, rng)
    if state.actor not in (None, CHANCE):
        compare(state)


@examples(60)
@given(crowded())
def test_long_chains_and_crowds_are_valued_alike(state: State) -> None:
    # The face that the table is drawn for may be one too many for a die.
    assume(len(state.rules.die) <= MOST_SIDES)
    compare(state)


@examples(60)
@given(crowded(face="any", stock=True), st.integers(0, 15))
def test_stored_compasses_are_placed_alike(state: State, held: int) -> None:
    assume(len(state.rules.die) <= MOST_SIDES)
    stock = "".join(direction for place, direction in enumerate(DIRECTIONS) if held >> place & 1)
    stored = (stock, *state.stored[1:]) if state.seat == 0 else (*state.stored[:-1], stock)
    compare(msgspec.structs.replace(state, stored=stored))


@examples(30)
@given(rule_sets(), st.integers(0, 2**32))
def test_large_boards_are_valued_alike(rules: Rules, seed: int) -> None:
    rng, state = random.Random(seed), GAME.start(rules, len(rules.bases))
    for _ in range(12):
        if state.actor is None:
            break
        if state.actor == CHANCE:
            state = state.play(state.chances().at(rng.randrange(state.chances().total)))
            continue
        compare(state)
        moves = state.moves()
        state = state.play(moves[rng.randrange(len(moves))])


@pytest.mark.parametrize("name", RULE_SETS)
def test_games_of_the_bot_with_itself_go_alike(name: str) -> None:
    rules, rng = RULE_SETS[name], random.Random(name)
    state = GAME.start(rules, GAME.seats_for(rules)[-1])
    for _ in range(45):
        if state.actor is None:
            break
        if state.actor == CHANCE:
            state = state.play(state.chances().at(rng.randrange(state.chances().total)))
            continue
        compare(state)
        valued = greedy_values(state)
        most = max(value for value, _ in valued)
        state = state.play(rng.choice([move for value, move in valued if value >= most - EQUAL]))


@pytest.mark.parametrize("turns", [79, 80, 81])
@pytest.mark.parametrize("treasures", [(1, 1), (2, 1), (1, 3), (3, 3)])
def test_the_last_quiet_turn_is_valued_alike(turns: int, treasures: tuple[int, int]) -> None:
    state = table("..1.. ..C.. .N0T. ..... .....", "torpedo", turns=turns, changed=0, treasures=treasures)
    compare(state)
    for move in state.moves():
        after = state.play(move)
        if after.actor == state.seat and after.turns == state.turns:
            compare(after)
