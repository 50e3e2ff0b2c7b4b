"""A draft is never refused: everything that is wrong with it is told, with the place to mend."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fathoms.core import BadRules, find_game
from fathoms.core.code import unpack
from fathoms.core.rules import MOST_PROBLEMS
from fathoms.texts import LANGUAGES, Texts
from fathoms.workshop.rule_sets import check_draft
from workshop.oysters import OYSTERS

BLUE, ATLANTIS = find_game("into-the-blue"), find_game("atlantis-treasure")
SAY = Texts("en")


def checked(game: Any, changes: object, lang: str = "en") -> Any:
    return check_draft(game, changes, game.standard, Texts(lang))


def test_a_sound_draft_has_a_code_its_seats_and_what_it_changes() -> None:
    draft = checked(ATLANTIS, {"bases": ["N e1", "S e9"], "torpedoes": 3})
    assert draft.problems == ()
    assert draft.seats == (2,)
    assert unpack(draft.code)[1] == ATLANTIS.rules({"bases": ["N e1", "S e9"], "torpedoes": 3})
    assert [each.field for each in draft.changes] == ["bases", "torpedoes"]
    assert draft.rules["torpedoes"] == 3
    assert set(draft.rules) == set(ATLANTIS.rules_type.__struct_fields__)


def test_changes_are_told_against_the_base() -> None:
    draft = check_draft(BLUE, {"shells": 6, "rolls": 2}, BLUE.rules({"shells": 6}), SAY)
    assert [(each.field, each.before_words) for each in draft.changes] == [("rolls", "3")]


def test_every_bad_field_is_told_and_the_words_name_it_as_the_workshop_does() -> None:
    draft = checked(BLUE, {"shells": 0, "main": [1, 2, 300], "colour": 1, "dice": "six", "rolls": 2})
    assert [(each.field, each.place) for each in draft.problems] == [
        ("shells", None),
        ("main", "2"),
        ("colour", None),
        ("dice", None),
    ]
    assert (
        draft.problems[0].message == "“Shells per player” cannot be 0; it takes a whole number from 1 to 30."
    )
    assert (draft.code, draft.seats) == (None, ())
    assert draft.rules["main"] == [1, 2, 300]
    assert {each.field for each in draft.changes} == {"shells", "main", "dice", "rolls"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_problem_of_fields_together_is_told(lang: str) -> None:
    changes = {"levels": 6, "faces": "123", "main": [1], "last_shell": "never", "last_chest": "never"}
    draft = checked(BLUE, changes, lang)
    assert [(each.field, each.rule) for each in draft.problems] == [
        ("faces", "B2"),
        ("faces", "B2"),
        ("faces", "B2"),
        ("main", "B6"),
        ("secondary", "B6"),
        ("last_shell", "E1"),
    ]
    assert all(each.field not in each.message or lang == "en" for each in draft.problems)


def test_problems_of_a_board_name_their_squares() -> None:
    board = ["....."] * 5
    board[1] = ".#.#."
    board[2] = "#T#T#"
    board[3] = ".#.#."
    board[0] = "..C.."
    draft = checked(ATLANTIS, {"board": board, "bases": ["N c1", "S c5", "W a1"], "target": [3, 1, 9]})
    assert [(each.field, each.place, each.rule) for each in draft.problems] == [
        ("board", "c1", "F1"),
        ("target", "0", "E1"),
        ("board", "b3", "V4"),
        ("board", "d3", "V4"),
    ]


@pytest.mark.parametrize(
    ("changes", "places"),
    [
        ({"board": [".....", "....", "......", ".....", "....."]}, [("board", "1")]),
        ({"board": [".....", ".....", "......", ".......", "....."]}, [("board", "2"), ("board", "3")]),
        (
            {"board": [*["........."] * 8, "x.......y"], "target": [1, 1, 1]},
            [("board", "a9"), ("board", "i9")],
        ),
        ({"bases": ["N e2", "E i5", "S e9", "S e9"]}, [("bases", "0"), ("bases", "3")]),
        ({"bases": ["W a5", "N e1"]}, [("bases", "1")]),
        ({"compasses": [1, 2, 13, 14]}, [("compasses", "2")]),
        ({"compasses": [1, 2]}, [("compasses", None)]),
        ({"die": ["N", "nord"]}, [("die", "1")]),
        ({"board": ["." * 5, 7, *["....."] * 3]}, [("board", "1")]),
    ],
)
def test_a_problem_says_where_it_is(changes: dict[str, Any], places: list[tuple[str, str | None]]) -> None:
    draft = checked(ATLANTIS, changes)
    assert [(each.field, each.place) for each in draft.problems if each.field != "target"] == places


@pytest.mark.parametrize("changes", [None, [], "shells", 5, [["shells", 5]]])
def test_what_is_no_rule_set_is_told_once(changes: object) -> None:
    draft = checked(BLUE, changes)
    (problem,) = draft.problems
    assert (problem.field, problem.place) == (None, None)
    assert draft.changes == ()


HOSTILE = (
    {"board": ["." * 15] * 100_000},
    {"board": ["." * 1_000_000] * 5},
    {"die": ["N"] * 10_000},
    {"bases": [["N"] * 10_000] * 4},
    {"torpedoes": 10**400},
    {"foresight": {"a": {"b": [1] * 100_000}}},
    {f"field-{number}" * 20: number for number in range(10_000)},
    {"board": ["x" * 15] * 15, "bases": ["N a1", "N b1", "N c1", "N d1"]},
)


@pytest.mark.parametrize("changes", HOSTILE)
def test_a_hostile_draft_is_told_in_a_few_short_sentences(changes: dict[str, Any]) -> None:
    draft = checked(ATLANTIS, changes)
    assert 0 < len(draft.problems) <= MOST_PROBLEMS
    assert draft.code is None
    assert all(len(problem.message) < 400 for problem in draft.problems)
    assert all(len(change.after_words) < 80 for change in draft.changes)


@given(
    st.dictionaries(
        st.sampled_from([*ATLANTIS.rules_type.__struct_fields__, "colour"]),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.text(max_size=15),
            lambda inner: (
                st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=3), inner, max_size=2)
            ),
        ),
    )
)
def test_whatever_is_given_the_first_problem_is_the_one_that_a_table_would_refuse_it_for(
    changes: dict[str, Any],
) -> None:
    draft, read = checked(ATLANTIS, changes), ATLANTIS.read(changes)
    assert (draft.code is None) == bool(draft.problems)
    if not read.problems:
        assert read.rules == ATLANTIS.rules(changes)
        return
    with pytest.raises(BadRules) as error:
        ATLANTIS.rules(changes)
    assert str(error.value) == str(read.problems[0])


@given(st.lists(st.text(".#TC", min_size=5, max_size=7), min_size=5, max_size=7))
def test_any_drawing_is_told_without_a_stumble(rows: list[str]) -> None:
    for problem in checked(ATLANTIS, {"board": rows, "bases": ["N a1", "N c1", "E e3"]}).problems:
        assert problem.field in ("board", "bases", "target")
        assert problem.message


def test_a_game_from_elsewhere_is_checked_likewise() -> None:
    draft = checked(OYSTERS, {"oysters": ["sand"], "goal": 5})
    assert [each.field for each in draft.problems] == ["oysters"]
