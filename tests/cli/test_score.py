"""`fathoms score`: a real table scored from a file or question by question."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from fathoms.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from pathlib import Path

    from cli.terminal import Shell

TABLE: dict[str, Any] = {
    "game": "into-the-blue",
    "players": [
        {"name": "Ana", "shells": [1, 2, 0, 0, 1], "chests": [5]},
        {"name": "Bo", "shells": [1, 2, 0, 0, 1], "chests": []},
    ],
    "last_turn_order": ["Ana", "Bo"],
}
OURS = "\n"
"""No values of a box."""
ANSWERS = "2\nAna\nBo\n1 2 0 0 1\n5\n1 2 0 0 1\n\n\n"


def test_a_file_is_scored_for_persons_and_for_programs(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    path.write_text(json.dumps(TABLE))
    ran = shell("score", str(path))
    assert ran.status == 0
    assert "Ana wins with 16 points." in ran.out
    ran = shell("score", str(path), "--json")
    assert json.loads(ran.out)["scores"] == {"Ana": 16, "Bo": 5}
    assert shell("score", "-", "--json", typed=json.dumps(TABLE)).out == ran.out


def test_the_questions_lead_to_the_same_score(shell: Shell) -> None:
    ran = shell("score", typed=OURS + ANSWERS)
    assert ran.status == 0
    assert "Ana wins with 16 points." in ran.out
    ran = shell("score", "--json", typed=ANSWERS)
    assert json.loads(ran.out)["scores"] == {"Ana": 16, "Bo": 5}
    assert "How many players?" in ran.err, "a program's answer stays clean"


def test_a_bad_answer_is_asked_for_again(shell: Shell) -> None:
    ran = shell("score", typed=OURS + "many\n" + ANSWERS)
    assert ran.status == 0
    assert ran.out.count("How many players?") == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_result_from_our_values_says_so(shell: Shell, lang: str) -> None:
    line = Texts(lang)("into-the-blue.sheet-our-values")
    ran = shell("score", "-", "--lang", lang, typed=json.dumps(TABLE))
    assert ran.out.splitlines().count(line) == 1
    found = shell("score", "-", "--json", typed=json.dumps(TABLE))
    assert json.loads(found.out)["values"] == "reconstruction"
    # Where only some values are typed in, the others are still ours.
    main = {**TABLE, "rules": {"main": [9, 9, 9, 9, 9]}}
    assert json.loads(shell("score", "-", "--json", typed=json.dumps(main)).out)["values"] == "reconstruction"
    both = {**TABLE, "rules": {"main": [9, 9, 9, 9, 9], "secondary": [4, 4, 4, 4, 4]}}
    assert json.loads(shell("score", "-", "--json", typed=json.dumps(both)).out)["values"] == "box"
    assert line not in shell("score", "-", "--lang", lang, typed=json.dumps(both)).out


def test_values_like_ours_are_a_boxs_if_the_table_says_so(shell: Shell) -> None:
    said = {**TABLE, "values": "box"}
    assert json.loads(shell("score", "-", "--json", typed=json.dumps(said)).out)["values"] == "box"
    wrong = shell("score", "-", typed=json.dumps({**TABLE, "values": "attic"}))
    assert wrong.status == 2
    assert "“values” is" in wrong.err


def test_whoever_scores_is_asked_once_for_the_values_of_the_box(shell: Shell) -> None:
    asked = Texts("en")("into-the-blue.ask-main", levels=5, example="2 3 4 5 6")
    first = shell("score", typed=OURS + ANSWERS)
    assert asked in first.out
    again = shell("score", typed=ANSWERS)
    assert asked not in again.out
    assert Texts("en")("into-the-blue.sheet-our-values") in again.out
    # Who forgets is asked again, and may type what is printed: two different ones on level 1.
    shell("rulesets", "box", "into-the-blue", "--forget")
    typed = shell("score", "--json", typed="9 9 9\n9 9 9 9 9\n1/100 2 3 4 5\n1/3 2 3 4 5\n" + ANSWERS)
    assert asked in typed.err
    assert json.loads(typed.out)["values"] == "box"
    assert "“9 9 9” does not give one value" in typed.err
    assert "“100” is no value" in typed.err
    kept = json.loads(shell("rulesets", "list", "into-the-blue", "--json").out)["into-the-blue"]["box"]
    assert kept == {"main": [9] * 5, "secondary": [1, 2, 3, 4, 5], "other_secondary": [3, 2, 3, 4, 5]}
    later = shell("score", typed=ANSWERS)
    assert asked not in later.out
    assert "With the values of your box." in later.out
    assert Texts("en")("into-the-blue.sheet-our-values") not in later.out


def test_answers_that_stop_short_get_one_sentence(shell: Shell) -> None:
    ran = shell("score", typed=OURS + "2\nAna\n")
    assert ran.status == 2
    assert "The answers ended" in ran.err


def test_rules_can_be_given_beside_the_table(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "rules.json"
    path.write_text('{"main": [9, 9, 9, 9, 9]}')
    ran = shell("score", "-", "--json", "--rules", str(path), typed=json.dumps(TABLE))
    assert json.loads(ran.out)["scores"]["Ana"] == 9 * 3 + 5


def test_a_game_without_an_end_scoring_says_what_decides_it(shell: Shell) -> None:
    ran = shell("score", "--game", "atlantis-treasure")
    assert ran.status == 0
    assert "wins" in ran.out
    ran = shell("score", "--game", "atlantis-treasure", "--json")
    assert ran.status == 2
    assert json.loads(ran.out)["error"]["message"]


def test_bad_tables_get_one_sentence(shell: Shell) -> None:
    for typed, part in (
        ("[]", "JSON object"),
        ("{", "not valid JSON"),
        ('{"game": 3}', "“game”"),
        ('{"game": "chess"}', "There is no game"),
        (json.dumps({**TABLE, "players": []}), ""),
    ):
        ran = shell("score", "-", typed=typed)
        assert ran.status == 2
        assert ran.out == ""
        assert part in ran.err
        assert ran.err.count("\n") == 1
        ran = shell("score", "-", "--json", typed=typed)
        assert ran.status == 2
        assert json.loads(ran.out)["error"]["kind"] in ("malformed", "illegal")
    ran = shell("score", "-", "--game", "atlantis-treasure", typed=json.dumps(TABLE))
    assert "remove --game" in ran.err
    assert "is a folder" in shell("score", ".").err
