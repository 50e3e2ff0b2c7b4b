"""What differs between two rule sets, said so that a family understands it."""

from __future__ import annotations

from typing import Any

import pytest

from fathoms.core import find_game, game_names
from fathoms.texts import LANGUAGES, Texts
from fathoms.workshop.rule_sets import tell_change, told_changes
from workshop.oysters import OYSTERS

BLUE, ATLANTIS = find_game("into-the-blue"), find_game("atlantis-treasure")
SAY = Texts("en")
BOARD = list(ATLANTIS.standard.board)


def told(game: Any, lang: str = "en", **changes: Any) -> list[tuple[str, str, str]]:
    found = told_changes(game, game.standard, game.rules(changes), Texts(lang))
    return [(each.title, each.before_words, each.after_words) for each in found]


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"shells": 6}, ("Shells per player", "12", "6")),
        ({"faces": "112345"}, ("Faces of the dice", "1, 2, 3, 4, 5, chest", "2 × 1, 2, 3, 4, 5")),
        ({"main": [2, 3, 4, 5, 9]}, ("Main treasures", "Level 5: 6", "Level 5: 9")),
        ({"main": [5, 5, 5, 5, 5]}, ("Main treasures", "2, 3, 4, 5, 6", "5 each")),
        ({"chests": [5, 6]}, ("Chests", "5, 6, 6, 7, 8", "5, 6")),
        (
            {"last_shell": "at-once"},
            (
                "When a player places their last shell",
                "all other players take one last turn",
                "the game ends at once",
            ),
        ),
        (
            {"secondaries": [1, 2, 2, 2]},
            ("Secondary treasures per level", "with 3 players: 1", "with 3 players: 2"),
        ),
    ],
)
def test_numbers_choices_and_lists_are_told_in_words(
    changes: dict[str, Any], words: tuple[str, str, str]
) -> None:
    assert told(BLUE, **changes) == [words]


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"stock": True}, ("Stock", "no", "yes")),
        ({"compasses": [3, 3, 3, 3]}, ("Compasses in the reserve", "4 each", "3 each")),
        ({"compasses": [4, 4, 4, 1]}, ("Compasses in the reserve", "West: 4", "West: 1")),
        (
            {"board": [*BOARD[:4], "...#.#...", *BOARD[5:]]},
            ("Board", "d5, f5 free and e5 temple", "d5, f5 temple and e5 free"),
        ),
        (
            {"die": [*ATLANTIS.standard.die, "any+slide"]},
            ("Die", "6 faces", "7 faces, with “compass of any direction and another slide”"),
        ),
        ({"die": ATLANTIS.standard.die[1:]}, ("Die", "6 faces, with “north compass”", "5 faces")),
        (
            {"board": [row.replace("C", ".") for row in BOARD], "die": ATLANTIS.standard.die},
            (
                "Board",
                "9 × 9, 8 treasures, 8 reefs, 1 temple",
                "9 × 9, 8 treasures, no coral, 1 temple; 8 squares differ",
            ),
        ),
        (
            {"bases": ["N e1", "S e9"]},
            (
                "Bases",
                "4 bases: north of e1, east of i5, south of e9 and west of a5",
                "2 bases: north of e1 and south of e9",
            ),
        ),
    ],
)
def test_boards_bases_and_variants_are_told_in_words(
    changes: dict[str, Any], words: tuple[str, str, str]
) -> None:
    assert told(ATLANTIS, **changes) == [words]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_every_built_in_rule_set_is_told_in_every_language(name: str, lang: str) -> None:
    game = find_game(name)
    for rules in game.rule_sets.values():
        found = told_changes(game, game.standard, rules, Texts(lang))
        assert [each.field for each in found] == list(rules.differences(game.standard))
        assert all(each.before_words != each.after_words for each in found)


BROKEN: tuple[Any, ...] = (
    *(None, 7, "", [], ["x"], ["....."] * 5, [".....", "......", ".....", "....", "....."], ["?????"] * 5),
    *([["deep"]] * 5, {"a": 1}, [*["." * 9] * 8, "T" * 9], "x" * 5_000, ["....."] * 5_000),
)


@pytest.mark.parametrize("after", BROKEN)
def test_a_broken_board_is_told_too_and_shortly(after: Any) -> None:
    change = tell_change(ATLANTIS, "board", BOARD, after, SAY)
    assert change.after == after
    assert 0 < len(change.after_words) < 80


@pytest.mark.parametrize("after", [["X z9", "S e9"], ["Ne1 ", "S e99"], ["    ", "N e1"]])
def test_a_base_that_is_none_is_told_as_it_stands(after: list[str]) -> None:
    assert after[0] in tell_change(ATLANTIS, "bases", ["N e1", "S e9"], after, SAY).after_words


def test_a_game_without_words_is_told_by_its_values() -> None:
    change = tell_change(OYSTERS, "oysters", ["pearl", "sand", "sand"], ["pearl"], SAY)
    assert (change.title, change.before_words, change.after_words) == (
        "What an oyster may hold",
        "pearl, 2 × sand",
        "pearl",
    )
    assert tell_change(OYSTERS, "goal", 4, 5, SAY).after_words == "5"
    assert tell_change(OYSTERS, "name", "bank", "reef", SAY).after_words == "reef"
