"""Words for learners: one for each legal move, both ways, in every rule set."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from blue_rulesets import CHESTS_ONLY, rule_sets
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from fathoms.core import IllegalMove
from fathoms.games.into_the_blue import GAME, STANDARD, Deal, Roll, Rules
from playing import walk

if TYPE_CHECKING:
    from fathoms.games.into_the_blue.state import State


def check_words(state: State) -> None:
    words = GAME.action_space(state.rules)
    heard = words.next_actions(state)
    assert heard == sorted(set(heard))
    assert all(0 <= word < words.size for word in heard)
    if state.actor is None or state.actor < 0:
        assert heard == []
        return
    moves = [words.read(state, [word]) for word in heard]
    assert len(moves) == len(state.moves())
    assert set(map(repr, moves)) == set(map(repr, state.moves()))
    assert [words.write(state, move) for move in moves if move] == [(word,) for word in heard]
    assert words.read(state, []) is None
    assert words.next_actions(state, [heard[0]]) == []
    for word in (-1, words.size, next((w for w in range(words.size) if w not in heard), -1)):
        with pytest.raises(IllegalMove):
            words.read(state, [word])


@examples(60)
@given(rules=rule_sets(), seats=st.integers(2, 5), seed=st.integers(0, 10**9))
def test_words_of_any_rule_set_are_its_moves(rules: Rules, seats: int, seed: int) -> None:
    for number, (state, _, _) in enumerate(walk(GAME, rules, seats, seed)):
        check_words(state)
        if number > 60:
            break


def test_a_game_decided_by_chests_has_words_to_its_end() -> None:
    after = GAME.start(CHESTS_ONLY, 2)
    for _, _, after in walk(GAME, CHESTS_ONLY, 2, random.Random(1).random()):
        check_words(after)
    assert after.phase == "over"


def test_words_of_the_standard_game() -> None:
    words = GAME.action_space(STANDARD)
    assert words.size == 64 + 5 + 5
    texts = [words.text(word) for word in range(words.size)]
    assert len(set(texts)) == words.size
    assert texts[0] == "keep none"
    assert texts[0b000101] == "keep 1-3---"
    assert texts[63:66] == ["stop", "place 1", "place 2"]
    assert texts[-1] == "chest 5"


def test_of_equal_dice_the_first_are_kept() -> None:
    state = GAME.start(STANDARD, 2).play(Deal((5, 6, 6, 7, 8))).play(Roll("11123C"))
    words = GAME.action_space(STANDARD)
    move = words.read(state, [0b001011])
    assert move is not None
    assert GAME.write_move(move, STANDARD) == "keep 112"
    with pytest.raises(IllegalMove, match="expected-decide"):
        words.read(state, [0b000010])
