"""The words of Atlantis Treasure: each move has one saying, and whatever is said can be finished."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from atlantis_rulesets import rule_sets
from atlantis_tables import kit_positions, positions, step, table
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from fathoms.core import CHANCE, IllegalMove
from fathoms.games.atlantis_treasure import GAME, Rules, State
from fathoms.games.atlantis_treasure.compiled.action_space import action_space_of
from fathoms.games.atlantis_treasure.moves import Die

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fathoms.games.atlantis_treasure import Move
    from fathoms.games.atlantis_treasure.compiled.action_space import AtlantisActionSpace

MOST = 2_000
"""Tables with more moves are not told move by move."""


def sayings(words: AtlantisActionSpace, state: State, said: tuple[int, ...] = ()) -> Iterator[Move]:
    """Say everything there is to say; each saying must end in a move."""
    following = words.next_actions(state, said)
    assert following == sorted(set(following))
    assert following
    for word in following:
        move = words.read(state, (*said, word))
        if move is None:
            yield from sayings(words, state, (*said, word))
        else:
            assert words.write(state, move) == (*said, word)
            yield move


@examples(150)
@given(positions() | kit_positions())
def test_the_sayings_are_the_legal_moves_each_once(state: State) -> None:
    if state.actor == CHANCE or not 0 < len(state.moves()) <= MOST:
        return
    told = list(sayings(action_space_of(state.rules), state))
    assert len(told) == len(state.moves())
    assert set(told) == set(state.moves())


@examples(50)
@given(rule_sets(stock=True, foresight=True, replacement=True), st.integers(0, 2**32))
def test_a_word_at_a_time_leads_to_a_legal_move_however_many_there_are(rules: Rules, seed: int) -> None:
    rng, state, words = random.Random(seed), GAME.start(rules, 2), action_space_of(rules)
    for _ in range(60):
        if state.actor is None:
            break
        if state.actor != CHANCE:
            said: tuple[int, ...] = ()
            move = None
            while move is None:
                following = words.next_actions(state, said)
                assert 0 <= min(following) <= max(following) < words.size
                said = (*said, rng.choice(following))
                move = words.read(state, said)
            assert move in state.moves()
            assert words.write(state, move) == said
        state = step(state, rng)


def test_the_standard_board_needs_little_more_than_a_hundred_words() -> None:
    words = GAME.action_space(GAME.standard)
    assert words.size == 81 + 34
    assert len({words.text(word) for word in range(words.size)}) == words.size
    assert [words.text(word) for word in (0, 80, 81, 88, 112, 113, 114)] == [
        "a1",
        "i9",
        "pick N",
        "compass W",
        "move W",
        "hold",
        "end",
    ]


STOCKED = """
    .....
    .....
    ..0..
    .....
    .....
"""


def test_the_end_of_a_placing_is_said_only_where_more_could_follow() -> None:
    state = table(STOCKED, "N", rules={"stock": True, "compasses": (0, 0, 0, 0)}, stored=("NW", ""))
    words = action_space_of(state.rules)

    def say(*texts: str) -> list[int]:
        by_text = {words.text(word): word for word in range(words.size)}
        return [by_text[text] for text in texts]

    assert words.read(state, say("unstore N", "b2")) is None
    assert words.next_actions(state, say("unstore N", "b2")) == say("unstore W", "end")
    assert words.read(state, say("unstore N", "b2", "end")) == GAME.read_move("unstore N b2", state.rules)
    both = say("unstore N", "b2", "unstore W", "c4")
    assert say("b2")[0] not in words.next_actions(state, both[:3])
    assert words.read(state, both) == GAME.read_move("unstore N b2 W c4", state.rules)
    assert words.read(state, say("unstore W", "b2")) == GAME.read_move("unstore W b2", state.rules)


def test_chance_and_nonsense_are_not_told_in_words() -> None:
    state = table(STOCKED, "N")
    words = action_space_of(state.rules)
    with pytest.raises(IllegalMove):
        words.write(state, Die("N"))
    with pytest.raises(IllegalMove):
        words.read(state, (words.end, 0))


def test_a_slide_that_may_stop_anywhere_is_told_by_the_square_it_stops_on() -> None:
    state = table(
        """
        ......
        .E.S..
        ......
        .N.W..
        ......
        0....1
        """,
        "nothing",
        acted=True,
        rules={"stops": True, "die": ("N", "nothing")},
    )
    words = action_space_of(state.rules)
    squares, north = state.grid.squares, words.action("move", "N")
    assert words.next_actions(state, (north,)) == [
        *sorted(squares[f"a{row}"] for row in (2, 3, 4, 5)),
        words.end,
    ]
    assert words.read(state, (north,)) is None
    assert words.read(state, (north, squares["a4"])) == GAME.read_move("move N 2", state.rules)
    assert words.read(state, (north, words.end)) == GAME.read_move("move N", state.rules)


def test_a_square_that_a_slide_comes_over_twice_is_named_once_more() -> None:
    # East, north, west and south round a loop, back over c4.
    state = table(
        """
        ......
        ..S.W.
        ......
        0...N.
        ......
        .....1
        """,
        "nothing",
        acted=True,
        rules={"stops": True, "die": ("N", "nothing")},
    )
    words = action_space_of(state.rules)
    east, c4 = words.action("move", "E"), state.grid.squares["c4"]
    assert words.next_actions(state, (east, c4)) == [c4, words.end]
    assert words.read(state, (east, c4)) is None
    once, twice = words.read(state, (east, c4, words.end)), words.read(state, (east, c4, c4))
    assert [GAME.write_move(move, state.rules) for move in (once, twice) if move] == ["move E 2", "move E 10"]
    assert words.write(state, GAME.read_move("move E 10", state.rules)) == (east, c4, c4)


def test_a_compass_is_turned_by_its_square_and_a_direction() -> None:
    state = table(STOCKED.replace(".0.", "N0."), "turn", rules={"die": ("N", "turn")})
    words = action_space_of(state.rules)
    lying = state.grid.squares["b3"]
    assert words.size == 25 + 34 + 4
    assert [words.text(word) for word in words.next_actions(state, (lying,))] == [
        "turn E",
        "turn S",
        "turn W",
    ]
    assert words.read(state, (lying, words.size - 1)) == GAME.read_move("turn b3 W", state.rules)
