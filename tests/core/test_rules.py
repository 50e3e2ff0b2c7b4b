"""Rule sets are data: what differs is written, what is wrong is named."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from fathoms.core import BadRules, Malformed, Phrase, RuleSet, bot_names, find_bot, find_game, game_names
from fathoms.core.rules import read_problems, schema, shorten
from fathoms.games.into_the_blue import GAME, STANDARD, Rules


def test_only_what_differs_is_written() -> None:
    assert STANDARD.differences(STANDARD) == {}
    assert Rules(shells=6, chests=(1, 2)).differences(STANDARD) == {"shells": 6, "chests": [1, 2]}
    assert GAME.rules({"shells": 12}) == STANDARD


@pytest.mark.parametrize("changes", [None, [], 3, "shells", [["shells", 3]]])
def test_rules_that_are_no_object_are_refused(changes: object) -> None:
    with pytest.raises(BadRules):
        GAME.rules(changes)


def test_a_refusal_says_what_the_field_takes() -> None:
    with pytest.raises(BadRules) as error:
        GAME.rules({"shells": 31})
    args = error.value.phrase.args
    assert (args["field"], args["value"]) == ("shells", "31")
    assert args["takes"] == Phrase("core.takes-number-between", {"least": 1, "most": 30})


@pytest.mark.parametrize("game", game_names())
def test_every_field_has_bounds_in_the_schema_and_words_for_them(game: str) -> None:
    rules_type = find_game(game).rules_type
    fields = schema(rules_type)["$defs"][rules_type.__name__]["properties"]
    assert set(fields) == set(rules_type.__struct_fields__)
    for name, spec in fields.items():
        assert spec.get("description"), f"{name} does not say what it is"
        assert "default" in spec, f"{name} has no standard"


def test_long_values_are_shortened_in_messages() -> None:
    assert shorten([1] * 100).endswith("…")
    assert len(shorten("x" * 100)) == 40
    deep: Any = []
    for _ in range(10_000):
        deep = [deep]
    assert shorten(deep) == "list"


def test_games_and_bots_are_found_by_name_and_unknown_ones_refused() -> None:
    assert "into-the-blue" in game_names()
    assert {"greedy", "random"} <= set(bot_names("into-the-blue"))
    with pytest.raises(Malformed):
        find_game("chess")
    with pytest.raises(Malformed):
        find_bot("deep-blue", "into-the-blue")
    with pytest.raises(Malformed):
        find_bot("into-the-blue.greedy", "atlantis-treasure")


def test_a_bad_rule_set_names_the_field_and_the_place_also_after_a_journey() -> None:
    with pytest.raises(BadRules) as error:
        GAME.rules({"main": [1, 2, 3, 100, 5]})
    travelled = pickle.loads(pickle.dumps(error.value))  # noqa: S301 - our own bytes
    for bad in (error.value, travelled):
        assert (bad.field, bad.place) == ("main", "3")
        assert str(bad) == str(error.value)
    assert BadRules("core.rules-not-object").field is None


def test_all_problems_are_told_and_the_first_one_is_raised() -> None:
    changes = {"levels": 6, "main": [1]}
    read = GAME.read(changes)
    assert [problem.field for problem in read.problems] == ["faces", "main", "secondary"]
    assert read.rules is not None
    assert read.values["levels"] == 6
    with pytest.raises(BadRules) as error:
        GAME.rules(changes)
    assert str(error.value) == str(read.problems[0])
    with pytest.raises(BadRules):
        read.rules.check()


def test_a_rule_set_without_checks_of_its_own_has_no_problems() -> None:
    class Plain(RuleSet, frozen=True):
        number: int = 1

    assert read_problems(Plain(), {"number": 2}).problems == []
    Plain().check()


@pytest.mark.parametrize("value", ["1" * 1_000_000, [1] * 1_000_000, {str(key): key for key in range(2_000)}])
def test_what_is_far_too_long_is_refused_in_a_short_sentence(value: object) -> None:
    (problem,) = read_problems(STANDARD, {"faces": value}).problems
    assert problem.field == "faces"
    assert len(str(problem.phrase.args["value"])) == 40


def test_a_text_of_some_letters_says_which() -> None:
    (problem,) = read_problems(STANDARD, {"faces": "12345X"}).problems
    text = Phrase("core.takes-text-between", {"least": 2, "most": 12})
    expected = Phrase("core.takes-letters", {"text": text, "letters": list("123456C")})
    assert problem.phrase.args["takes"] == expected
