"""`fathoms rulesets`: listed, shown, checked, made, shared."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from fathoms.core import find_game, game_names

if TYPE_CHECKING:
    from pathlib import Path

    from cli.terminal import Shell

BLUE = "into-the-blue"


def test_every_built_in_rule_set_is_listed(shell: Shell) -> None:
    out = shell("rulesets", "list").out
    for game in game_names():
        for name in find_game(game).rule_sets:
            assert f"\n  {name} " in out
    assert "standard" in shell("rulesets", "list", BLUE, "--lang", "fr").out
    listed = json.loads(shell("rulesets", "list", BLUE, "--json").out)
    assert listed[BLUE]["quick"] == {"shells": 6}


def test_a_rule_set_is_shown_with_its_code_and_the_code_shows_the_same(shell: Shell) -> None:
    shown = json.loads(shell("rulesets", "show", BLUE, "quick").out)
    assert shown["rules"] == {"shells": 6}
    assert json.loads(shell("rulesets", "show", shown["code"]).out) == shown
    assert json.loads(shell("rulesets", "show", BLUE, shown["code"].lower()).out) == shown
    full = json.loads(shell("rulesets", "show", BLUE, "quick", "--full").out)
    assert full["rules"]["rolls"] == 3
    assert json.loads(shell("rulesets", "show", BLUE).out)["rules"] == {}


def test_the_schema_is_shown(shell: Shell) -> None:
    schema = json.loads(shell("rulesets", "show", BLUE, "--schema").out)
    assert "shells" in json.dumps(schema)
    assert shell("rulesets", "show", "--schema").status == 2


def test_a_list_of_words_is_written_with_commas(shell: Shell) -> None:
    change = ("--change", "die=N,E,any,torpedo, coral")
    made = json.loads(shell("rulesets", "new", "atlantis-treasure", *change).out.rpartition("}")[0] + "}")
    assert made["rules"] == {"die": ["N", "E", "any", "torpedo", "coral"]}


def test_a_new_rule_set_is_written_checked_and_played_by(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    changes = ["--change", "main=3,4,5,6,7", "--change", "last_shell=at-once", "--change", "rolls=4"]
    ran = shell("rulesets", "new", BLUE, "--base", "quick", *changes, "--out", str(path))
    assert ran.status == 0
    assert "Share it as F1-" in ran.out
    written = json.loads(path.read_bytes())
    assert written == {
        "format": "fathoms-rules/1",
        "game": BLUE,
        "rules": {"shells": 6, "rolls": 4, "main": [3, 4, 5, 6, 7], "last_shell": "at-once"},
    }
    ran = shell("rulesets", "check", str(path))
    assert ran.status == 0
    assert "shells, rolls, main and last_shell" in ran.out
    assert json.loads(shell("rulesets", "show", str(path)).out)["rules"] == written["rules"]
    assert shell("rules", BLUE, "--rules", str(path)).status == 0
    assert "already exists" in shell("rulesets", "new", BLUE, "--out", str(path)).err
    assert json.loads(path.read_bytes()) == written


def test_without_a_file_the_rule_set_is_printed_alone(shell: Shell) -> None:
    ran = shell("rulesets", "new", BLUE, "--change", "shells=8")
    assert json.loads(ran.out)["rules"] == {"shells": 8}
    assert "Share it as F1-" in ran.err


def test_standard_values_are_no_difference(shell: Shell) -> None:
    assert json.loads(shell("rulesets", "new", BLUE, "--change", "shells=12").out)["rules"] == {}
    assert "the standard ones" in shell("rulesets", "check", BLUE, "standard").out


def test_bare_fields_do_when_the_game_is_named(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "bare.json"
    path.write_text('{"shells": 7}')
    assert shell("rulesets", "check", BLUE, str(path)).status == 0
    assert "format" in shell("rulesets", "check", str(path)).err


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["new", BLUE, "--change", "shells"], "write it as field=value"),
        (["new", BLUE, "--change", "sharks=1"], "There is no field “sharks”"),
        (["new", BLUE, "--change", "shells=lots"], "a whole number from 1 to 30"),
        (["new", BLUE, "--change", "shells=" + "[" * 5000], "“shells” cannot be"),
        (["new", BLUE, "--base", "nothing"], "is not a rule set"),
        (["new", BLUE, "--out", "."], "already exists"),
        (["new", BLUE, "--out", "no/such/folder/x"], "There is no file"),
        (["list", "chess"], "There is no game"),
        (["show"], "Give a game"),
        (["show", "nothing"], "neither a share code nor a file"),
        (["show", BLUE, "nothing"], "is not a rule set"),
        (["show", "chess", "quick"], "There is no game"),
        (["check", "F1-22222-22222"], "share code is damaged"),
        (["check", "."], "is a folder"),
        (["check", BLUE, "-"], "not valid JSON"),
    ],
)
def test_mistakes_get_one_sentence(shell: Shell, words: list[str], part: str) -> None:
    ran = shell("rulesets", *words)
    assert ran.status == 2
    assert ran.out == ""
    assert part in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("content", "part"),
    [
        ("[]", "JSON object"),
        ('{"format": "fathoms-rules/9"}', "fathoms-rules/1"),
        ('{"format": "fathoms-rules/1"}', "does not say its game"),
        ('{"format": "fathoms-rules/1", "game": "chess"}', "There is no game"),
        ('{"format": "fathoms-rules/1", "game": "into-the-blue", "rules": []}', "JSON object"),
        ('{"format": "fathoms-rules/1", "game": "into-the-blue", "rules": {"faces": "1234"}}', "(rule B2)"),
        ('{"format": "fathoms-rules/1", "game": "into-the-blue", "rule": {}}', "has no “rule”"),
        (
            '{"format": "fathoms-rules/1", "game": "atlantis-treasure", "rules": {}}',
            "These rules are for atlantis",
        ),
    ],
)
def test_bad_files_get_one_sentence(shell: Shell, tmp_path: Path, content: str, part: str) -> None:
    path = tmp_path / "rules.json"
    path.write_text(content)
    ran = shell("rulesets", "check", BLUE, str(path))
    assert ran.status == 2
    assert part in ran.err
    assert ran.err.count("\n") == 1
