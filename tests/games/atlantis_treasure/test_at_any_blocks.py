"""Random rule sets of all blocks, whole games: engine beside kernel, records, views, codes and both fronts.

100 rule sets in `make test`, 2,000 in `make soak`.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, cast

import msgspec
import pytest
from atlantis_rulesets import ALL_BLOCKS, blocks_of, kit_rule_sets
from atlantis_voices import SAYS
from hypothesis import given, settings
from hypothesis import strategies as st

from fathoms.core import CHANCE, begins_with, code, find_bot, view
from fathoms.core.record import Record, check_result, decode
from fathoms.core.state_json import read_state, write_state
from fathoms.core.text import plain
from fathoms.games.atlantis_treasure import GAME, Rules, State
from fathoms.testing import check_game
from playing import final_state

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from atlantis_rows import legal_count, legal_move, played  # noqa: E402 - an extra

from fathoms.games.atlantis_treasure.compiled.move_codes import (  # noqa: E402 - likewise
    decode as decode_move,
)
from fathoms.games.atlantis_treasure.compiled.move_codes import encode as encode_move  # noqa: E402 - likewise
from fathoms.games.atlantis_treasure.compiled.rules import constants_of, pack, unpack  # noqa: E402 - likewise

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fathoms.games.atlantis_treasure import Move

RULE_SETS = 100 if settings().max_examples < 100 else 2_000
DRAWS = 300
MOVES_COMPARED = 6
FRONTS = 8
"""States of a game that are drawn in full, spread over it; the first and the last are among them."""
GREEDY = 0.2
"""The share of games that greedy plays, the others being played at random."""
NAMES = ("Ann", "Bo", "Cy", "Di")


def at_random(state: State, rng: random.Random) -> Move:
    """Choose any move: every kind as likely as another, so that long lists do not drown the rest."""
    moves = rng.choice(list(state.options().values()))
    return moves[rng.randrange(len(moves))]


def by_greedy(state: State, rng: random.Random) -> Any:
    """Choose as the bot does."""
    return cast("Move", find_bot("greedy", GAME.name).choose(view(state, state.actor), rng))


def moves_of(state: State) -> Sequence[Move]:
    """List the moves of anyone who acts; of the die, one a side."""
    if state.actor == CHANCE:
        chances = state.chances()
        return [chances.at(ticket) for ticket in range(chances.total)]
    return state.moves()


def play_out(
    rules: Rules, seats: int, rng: random.Random, choose: Callable[[State, random.Random], Move]
) -> tuple[list[State], list[Move]]:
    """Play a game to its end on the engine, the compiled rules beside it: the same moves, the same states."""
    state = GAME.start(rules, seats, begins_with(GAME, rules, seats, rng.randrange(seats)))
    constants, row = constants_of(rules, seats), pack(state)
    states, chosen = [state], list[Any]()
    while True:
        assert unpack(row, rules, seats) == state
        if state.actor is None:
            assert legal_count(constants, row) == 0
            return states, chosen
        moves = moves_of(state)
        assert legal_count(constants, row) == len(moves)
        for number in (*(rng.randrange(len(moves)) for _ in range(MOVES_COMPARED)), len(moves) - 1):
            assert decode_move(legal_move(constants, row, number), state.grid) == moves[number]
        move = rng.choice(moves) if state.actor == CHANCE else choose(state, rng)
        state, row = state.play(move), played(constants, row, encode_move(move, state.grid))
        states.append(state)
        chosen.append(move)


def check_record(rules: Rules, states: list[State], moves: list[Move]) -> None:
    """A game is written, read and replayed to the same end."""
    record = Record.of(GAME, rules, GAME.colours[: states[0].seats], states[0].first)
    for move, after in zip(moves, states[1:], strict=True):
        text = GAME.write_move(move, rules)
        assert GAME.read_move(text, rules) == move
        record = record.with_move(text, after.result)
    again = decode(record.encode())
    assert again == record
    final = final_state(again)
    assert final == states[-1]
    check_result(again, final)


def check_codes(rules: Rules) -> None:
    """The short code and the JSON of a rule set lead back to it."""
    assert code.unpack(code.pack(GAME, rules)) == (GAME, rules)
    changes = msgspec.json.decode(msgspec.json.encode(rules.differences(GAME.standard)))
    assert GAME.rules(changes) == rules


def check_views(state: State) -> None:
    """Nothing is secret here: every seat sees the table, and it survives the wire."""
    for seat in (None, *range(state.seats)):
        seen = view(state, seat).state
        assert seen == state
        assert read_state(GAME, state.rules, write_state(seen)) == state


def check_fronts(before: State, move: Move | None, names: Sequence[str]) -> None:
    """Scene, offer and effect for the browser; board, words and draft for the terminal, in each language."""
    for seat in {0, max(before.actor or 0, 0)}:
        seen = view(before, seat)
        scene, offer = GAME.scene(seen), GAME.offer(seen)
        assert msgspec.json.decode(msgspec.json.encode(scene), type=GAME.scene_type) == scene
        assert msgspec.json.encode(offer)
    if move is not None:
        assert msgspec.json.encode(GAME.effect(view(before, None), move))
    # What is drawn on a board hardly depends on the language: each state has its own, in turn.
    drawn = list(SAYS.values())[before.turns % len(SAYS)]
    assert all(plain(line) for line in GAME.board(view(before, before.seat), names, drawn))
    for say in SAYS.values():
        if move is None:
            assert GAME.tell_end(before, names, say)
        else:
            assert GAME.tell(before, move, names, say)
            GAME.tell_points(before, move, names, say, 0)
        if before.actor not in (None, CHANCE):
            assert GAME.draft(view(before, before.actor), names, say)


def check_rule_set(rules: Rules, seed: int) -> list[State]:
    """Check all that a rule set promises, by a game of random moves or of greedy's; give its states."""
    rules.check()
    check_codes(rules)
    rng = random.Random(seed)
    seats = rng.choice(GAME.seats_for(rules))
    states, moves = play_out(rules, seats, rng, by_greedy if rng.random() < GREEDY else at_random)
    check_record(rules, states, moves)
    steps = list(zip(states, [*moves, None], strict=True))
    for state, move in [*steps[:: max(1, len(steps) // FRONTS)], steps[-1]]:
        check_views(state)
        check_fronts(state, move, NAMES[:seats])
    return states


@settings(max_examples=RULE_SETS)
@given(kit_rule_sets(), st.integers(0, 2**32))
def test_random_rule_sets_of_all_blocks_are_played_to_an_end(rules: Rules, seed: int) -> None:
    final = check_rule_set(rules, seed)[-1]
    assert final.result is not None
    assert final.end_rule in ("E1", "E3", "E4", "E5")


@settings(max_examples=RULE_SETS // 10)
@given(kit_rule_sets(), st.integers(0, 2**32))
def test_random_rule_sets_of_all_blocks_keep_the_contract(rules: Rules, seed: int) -> None:
    check_game(GAME, rules, seats=[random.Random(seed).choice(GAME.seats_for(rules))], seed=seed)


def test_every_block_is_drawn() -> None:
    found: set[str] = set()

    @settings(max_examples=DRAWS, derandomize=True, database=None)
    @given(kit_rule_sets())
    def draw(rules: Rules) -> None:
        found.update(blocks_of(rules))

    draw()
    assert found >= ALL_BLOCKS, ALL_BLOCKS - found
