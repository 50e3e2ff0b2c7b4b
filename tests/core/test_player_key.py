"""A player's key: one wrong word out of ten is found, named and mended; more are never taken for a key."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fathoms.core import Malformed
from fathoms.core.player_key import LENGTH, hashed_key, new_key, read_key, words, write_key

PLACE = st.integers(0, len(words()) - 1)
DRAWN = st.lists(PLACE, min_size=8, max_size=8)


def refused(text: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(Malformed) as caught:
        read_key(text)
    return caught.value.phrase.key, dict(caught.value.phrase.args)


def test_the_list_is_as_long_as_a_prime_and_no_word_is_easily_taken_for_another() -> None:
    listed = words()
    assert len(listed) == 1021
    assert all(1021 % number for number in range(2, 32))
    assert list(listed) == sorted(listed)
    assert all(
        word.isascii() and word.isalpha() and word.islower() and 4 <= len(word) <= 7 for word in listed
    )
    assert len({word[:4] for word in listed}) == len(listed)
    # A letter more, less or other makes no other word of the list.
    blanked: dict[tuple[str, int], str] = {}
    for word in listed:
        for at in range(len(word)):
            assert blanked.setdefault((word[:at] + "?" + word[at + 1 :], at), word) == word
            assert word[:at] + word[at + 1 :] not in listed


def test_keys_are_sound_and_all_different() -> None:
    keys = {new_key() for _ in range(1_000)}
    assert len(keys) == 1_000
    assert all(read_key(key) == key and len(key.split("-")) == LENGTH for key in keys)
    assert len({hashed_key(key) for key in keys}) == 1_000


@given(DRAWN)
def test_a_key_is_read_however_it_is_typed(drawn: list[int]) -> None:
    key = write_key(drawn)
    typed = key.split("-")
    assert read_key(" ".join(typed)) == key
    assert read_key("  ".join(f"{at}. {word.upper()}," for at, word in enumerate(typed, 1))) == key
    assert read_key("\n".join(word[:4] for word in typed)) == key


@given(DRAWN, st.integers(0, LENGTH - 1), PLACE)
def test_one_wrong_word_is_named_with_the_right_one(drawn: list[int], at: int, other: int) -> None:
    right = write_key(drawn).split("-")
    for wrong in (words()[other], "nonsense"):
        if wrong == right[at]:
            continue
        typed = [*right[:at], wrong, *right[at + 1 :]]
        expected = {"number": at + 1, "word": wrong, "meant": right[at]}
        assert refused(" ".join(typed)) == ("core.key-wrong-word", expected)


@given(DRAWN)
def test_two_words_in_each_others_place_are_noticed(drawn: list[int]) -> None:
    right = write_key(drawn).split("-")
    for one, other in combinations(range(LENGTH), 2):
        typed = list(right)
        typed[one], typed[other] = typed[other], typed[one]
        if typed != right:
            assert refused(" ".join(typed))[0] == "core.key-wrong-words"


@given(DRAWN, st.lists(st.tuples(st.integers(0, LENGTH - 1), PLACE), min_size=2, max_size=2))
def test_two_wrong_words_never_make_a_key(drawn: list[int], changes: list[tuple[int, int]]) -> None:
    right = write_key(drawn).split("-")
    typed = list(right)
    for at, place in changes:
        typed[at] = words()[place]
    if typed != right:
        assert refused(" ".join(typed))[0] in ("core.key-wrong-word", "core.key-wrong-words")


@pytest.mark.parametrize("text", ["", "anchor", "anchor " * 11, "\0" * 5_000, "clé " * 10, "ＡＮＣＨＯＲ"])
def test_what_is_no_key_is_refused_in_a_sentence(text: str) -> None:
    assert refused(text)[0] in ("core.key-length", "core.key-unknown-words")
