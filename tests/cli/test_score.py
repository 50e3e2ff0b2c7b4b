"""`fathoms score`: a real table scored from a file or question by question."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

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
    ran = shell("score", typed=ANSWERS)
    assert ran.status == 0
    assert "Ana wins with 16 points." in ran.out
    ran = shell("score", "--json", typed=ANSWERS)
    assert json.loads(ran.out)["scores"] == {"Ana": 16, "Bo": 5}
    assert "How many players?" in ran.err, "a program's answer stays clean"


def test_a_bad_answer_is_asked_for_again(shell: Shell) -> None:
    ran = shell("score", typed="many\n" + ANSWERS)
    assert ran.status == 0
    assert ran.out.count("How many players?") == 2


def test_answers_that_stop_short_get_one_sentence(shell: Shell) -> None:
    ran = shell("score", typed="2\nAna\n")
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
