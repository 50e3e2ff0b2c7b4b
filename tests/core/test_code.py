"""Codes: they unpack to the very same rules, and a damaged one is never taken for another."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fathoms.core import Malformed, find_game, game_names
from fathoms.core.code import LONGEST_CODE, looks_like_code, pack, unpack

BUILT_IN = [(game, name) for game in game_names() for name in find_game(game).rule_sets]
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


@pytest.mark.parametrize(("game", "name"), BUILT_IN)
def test_every_built_in_rule_set_survives_its_code(game: str, name: str) -> None:
    rules = find_game(game).rule_sets[name]
    code = pack(find_game(game), rules)
    assert looks_like_code(code)
    assert unpack(code) == (find_game(game), rules)
    assert len(code) < 500, "too long for a message"


@pytest.mark.parametrize(("game", "name"), BUILT_IN)
def test_codes_forgive_how_people_type(game: str, name: str) -> None:
    rules = find_game(game).rule_sets[name]
    code = pack(find_game(game), rules)
    sloppy = "  f1-" + code[3:].lower().replace("-", " ").replace("0", "o").replace("1", "l") + "\n"
    assert unpack(sloppy)[1] == rules


@given(st.sampled_from(BUILT_IN), st.data())
def test_one_changed_letter_is_always_noticed(built_in: tuple[str, str], data: st.DataObject) -> None:
    game = find_game(built_in[0])
    code = pack(game, game.rule_sets[built_in[1]])
    places = [at for at in range(3, len(code)) if code[at] != "-"]
    at = data.draw(st.sampled_from(places))
    letter = data.draw(st.sampled_from([letter for letter in LETTERS if letter != code[at]]))
    with pytest.raises(Malformed) as error:
        unpack(code[:at] + letter + code[at + 1 :])
    assert error.value.phrase.key == "core.code-damaged"


@given(st.sampled_from(BUILT_IN), st.data())
def test_swapped_and_lost_letters_are_noticed(built_in: tuple[str, str], data: st.DataObject) -> None:
    game = find_game(built_in[0])
    code = "F1-" + pack(game, game.rule_sets[built_in[1]])[3:].replace("-", "")
    at = data.draw(st.integers(3, len(code) - 2))
    swapped = code[:at] + code[at + 1] + code[at] + code[at + 2 :]
    for damaged in (swapped, code[:at] + code[at + 1 :]):
        if damaged != code:
            with pytest.raises(Malformed):
                unpack(damaged)


@given(st.text(max_size=60))
def test_any_text_is_refused_kindly(text: str) -> None:
    for code in (text, "F1-" + text):
        with pytest.raises(Malformed):
            unpack(code)


def test_a_code_that_would_unpack_to_something_huge_is_refused() -> None:
    with pytest.raises(Malformed) as error:
        unpack("F1-" + "0" * (LONGEST_CODE + 1))
    assert error.value.phrase.key == "core.code-too-long"
