"""Whole games: random play on random rule sets ends, records replay, and no illegal move slips through."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from atlantis_rulesets import FACES, rule_sets
from atlantis_tables import decisions, positions, step, table
from fluent.syntax import parse
from fluent.syntax.ast import Message
from hypothesis import given
from hypothesis import strategies as st

import fathoms
from examples import examples
from fathoms.core import CHANCE, FathomsError, IllegalMove, Phrase
from fathoms.core.record import Record, decode
from fathoms.games.atlantis_treasure import (
    GAME,
    Compass,
    Coral,
    Die,
    Fire,
    Hold,
    Move,
    Own,
    Pick,
    Rules,
    Shift,
    Slide,
    State,
    Store,
    Swap,
    Unstore,
)
from fathoms.games.atlantis_treasure.grid import DIRECTIONS, square_names
from fathoms.games.atlantis_treasure.rules import RULE_SETS
from playing import final_state

numbers = st.integers(0, 2**32)
directions = st.sampled_from(DIRECTIONS)
squares = st.sampled_from(square_names(7, 7))

any_move: st.SearchStrategy[Move] = st.one_of(
    st.builds(Die, st.sampled_from(FACES)),
    st.builds(Pick, directions),
    st.builds(Compass, directions, squares),
    st.builds(Shift, squares, squares),
    st.builds(Coral, squares, squares),
    st.builds(Fire, directions, st.none() | st.sampled_from(["a1", "e1", "a5", "e5", "c3"])),
    st.builds(Hold),
    st.builds(Slide, directions),
    st.builds(Own, directions, squares),
    st.builds(Swap, squares, directions),
    st.builds(Store, directions),
    st.builds(Unstore, st.lists(st.tuples(directions, squares), max_size=3).map(tuple)),
)


def known_keys(language: str) -> set[str]:
    """Read the keys of the game's texts in a language."""
    path = Path(fathoms.__file__).parent / "locales" / language / f"{GAME.name}.ftl"
    body = parse(path.read_text(encoding="utf-8")).body
    return {f"{GAME.name}.{entry.id.name}" for entry in body if isinstance(entry, Message)}


KEYS = {language: known_keys(language) for language in ("en", "fr", "es")}


def said(error: FathomsError) -> set[str]:
    """List the keys that an error needs to be said."""
    return {error.phrase.key} | {arg.key for arg in error.phrase.args.values() if isinstance(arg, Phrase)}


def refusal(state: State, move: Move) -> IllegalMove | None:
    """Give the error of a move, or None if it is taken."""
    try:
        state.play(move)
    except IllegalMove as error:
        return error
    return None


@examples(300)
@given(positions(), st.lists(any_move, min_size=5, max_size=20))
def test_a_move_is_taken_if_and_only_if_it_is_listed(state: State, moves: list[Move]) -> None:
    for move in moves:
        offered = list(state.chances()) if state.phase == "die" else state.moves()
        error = refusal(state, move)
        assert (error is None) == (move in offered), move
        if error is None:
            assert state.play(move) != state
        else:
            assert error.rule is not None
            assert all(said(error) <= keys for keys in KEYS.values())


@given(decisions(), numbers)
def test_every_listed_move_is_taken(state: State, number: int) -> None:
    for verb, moves in state.options().items():
        move = moves[number % len(moves)]
        assert GAME.write_move(move, state.rules).split()[0] == verb
        assert state.play(move) != state


@examples(60)
@given(rule_sets(), st.integers(2, 4), numbers)
def test_random_play_on_random_rule_sets_ends_and_its_record_replays(
    rules: Rules, seats: int, seed: int
) -> None:
    seats, rng = min(seats, len(rules.bases)), random.Random(seed)
    state = GAME.start(rules, seats, seed % seats)
    record = Record.of(GAME, rules, GAME.colours[:seats], seed % seats)
    while state.actor is not None:
        if state.actor == CHANCE:
            move = state.chances().at(rng.randrange(state.chances().total))
        else:
            moves = state.moves()
            move = moves[rng.randrange(len(moves))]
        state = state.play(move)
        record = record.with_move(GAME.write_move(move, rules), state.result)
    assert state.result is not None
    again = decode(record.encode())
    assert again == record
    assert final_state(again) == state


@pytest.mark.parametrize("name", RULE_SETS)
def test_every_built_in_rule_set_plays_to_an_end(name: str) -> None:
    for seats in range(2, len(RULE_SETS[name].bases) + 1):
        state, rng = GAME.start(RULE_SETS[name], seats), random.Random(name)
        while state.actor is not None:
            state = step(state, rng)
        assert state.result is not None
        assert sum(state.result.scores) <= sum(row.count("T") for row in RULE_SETS[name].board)


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_every_rule_set_has_a_title_and_a_sentence(language: str) -> None:
    for name in RULE_SETS:
        assert {f"{GAME.name}.ruleset-{name}", f"{GAME.name}.ruleset-{name}-about"} <= KEYS[language]


@given(positions())
def test_nothing_is_secret(state: State) -> None:
    for seat in (None, *range(state.seats)):
        assert state.seen_by(seat) is state
        assert state.imagine(seat, random.Random(1)) is state


def test_a_state_is_a_value() -> None:
    state = table("..... ..... 0.... ..... .....", "N")
    assert hash(state) == hash(table("..... ..... 0.... ..... .....", "N"))
    assert state == table("..... ..... 0.... ..... .....", "N")
