"""Rule sets kept under a name, and the values of a boxed game: typed once, played by from then on."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

    from cli.terminal import Shell

BLUE, ATLANTIS = "into-the-blue", "atlantis-treasure"
VALUES = ("--change", "main=2,3,4,6,8", "--change", "chests=4,5,6,7,9")


def test_a_kept_rule_set_is_found_by_its_name_wherever_rules_are_taken(shell: Shell, tmp_path: Path) -> None:
    ran = shell("rulesets", "keep", BLUE, "ours", "--change", "shells=8")
    assert ran.status == 0
    assert "Saved as “ours”." in ran.out
    assert "Shells per player (shells): 12 → 8" in ran.out
    assert "play into-the-blue --rules ours" in ran.out
    assert json.loads(shell("rulesets", "show", BLUE, "ours").out)["rules"] == {"shells": 8}
    assert "shells" in shell("rulesets", "check", BLUE, "ours").out
    assert "8 shells" in shell("rules", BLUE, "B1", "--rules", "ours").out
    seats = ("--seats", "random,random", "--save", str(tmp_path / "game.json"))
    assert shell("play", BLUE, "--rules", "ours", *seats).status == 0
    assert json.loads((tmp_path / "game.json").read_bytes())["rules"] == {"shells": 8}
    assert "Yours; changes shells." in shell("rulesets", "list", BLUE).out
    assert json.loads(shell("rulesets", "list", BLUE, "--json").out)[BLUE]["ours"] == {"shells": 8}
    # It is of one game only.
    assert "is not a rule set" in shell("rules", ATLANTIS, "--rules", "ours").err


def test_keeping_again_replaces_and_forgetting_removes(shell: Shell) -> None:
    shell("rulesets", "keep", BLUE, "ours", "--change", "shells=8")
    again = shell("rulesets", "keep", BLUE, "ours", "--base", "ours", "--change", "rolls=2")
    assert "replacing the previous one" in again.out
    assert json.loads(shell("rulesets", "show", BLUE, "ours").out)["rules"] == {"shells": 8, "rolls": 2}
    assert "known" not in shell("rulesets", "keep", BLUE, "theirs", "--base", "quick").err
    assert "“ours” is deleted." in shell("rulesets", "forget", BLUE, "ours").out
    refused = shell("rulesets", "forget", BLUE, "ours")
    assert refused.status == 2
    assert "the saved ones are: theirs" in refused.err
    assert "standard" in shell("rules", BLUE, "--rules", "ours").err


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("keep",), "Give a game"),
        (("keep", BLUE), "Give a name to save it under"),
        (("keep", BLUE, "../up"), "cannot be a name"),
        (("keep", BLUE, "UPPER"), "cannot be a name"),
        (("keep", BLUE, "a" * 41), "cannot be a name"),
        (("keep", BLUE, "quick"), "a built-in rule set"),
        (("keep", BLUE, "box"), "rulesets box into-the-blue"),
        (("keep", BLUE, "ours", "--change", "shells=99"), "a whole number from 1 to 30"),
        (("forget", BLUE), "No rule set is saved"),
        (("forget", BLUE, "../../etc/passwd"), "No rule set is saved"),
        (("box",), "Give a game"),
        (("box", ATLANTIS, "--change", "torpedoes=3"), "No values are printed"),
        (("box", BLUE, "--change", "shells=3"), "give main, secondary, other_secondary and chests"),
        (("box", BLUE, "--change", "main=1000"), "“main” cannot be"),
        (("box", BLUE, "--change", "main=1,2"), "“main” has 2 values for 5 levels"),
    ],
)
def test_what_cannot_be_kept_is_refused_in_one_sentence(
    shell: Shell, words: tuple[str, ...], part: str, data_home: Path
) -> None:
    ran = shell("rulesets", *words)
    assert ran.status == 2
    assert part in ran.err
    assert ran.err.count("\n") == 1
    assert not list(data_home.rglob("*.json"))


def test_the_values_of_a_box_are_typed_once(shell: Shell) -> None:
    shown = shell("rulesets", "box", BLUE)
    assert "No values of a box are saved" in shown.out
    assert "--change main=2,3,4,5,6 --change secondary=1,1,2,2,3 --change chests=5,6,6,7,8" in shown.out
    ran = shell("rulesets", "box", BLUE, *VALUES)
    assert ran.status == 0
    assert "is now played and scored" in ran.out
    # One value more, later: the others stay.
    shell("rulesets", "box", BLUE, "--change", "secondary=1,2,2,3,4")
    told = shell("rulesets", "box", BLUE).out
    assert "(main): Level 4: 5, Level 5: 6 → Level 4: 6, Level 5: 8" in told
    assert "(secondary)" in told
    assert "(chests)" in told
    assert "The values of your box: main, secondary and chests." in shell("rulesets", "list", BLUE).out


def test_play_score_and_rules_take_the_values_of_the_box(shell: Shell, tmp_path: Path) -> None:
    table = tmp_path / "table.json"
    players = [
        {"name": "Ana", "shells": [0, 0, 0, 0, 3], "chests": []},
        {"name": "Leo", "shells": [0, 0, 0, 0, 1], "chests": []},
    ]
    given = {"game": BLUE, "players": players, "last_turn_order": ["Ana", "Leo"]}
    table.write_text(json.dumps(given))
    assert json.loads(shell("score", str(table), "--json").out)["scores"] == {"Ana": 6, "Leo": 3}
    shell("rulesets", "box", BLUE, *VALUES)
    assert json.loads(shell("score", str(table), "--json").out)["scores"] == {"Ana": 8, "Leo": 3}
    assert "With the values of your box." in shell("score", str(table)).out
    book = shell("rules", BLUE).out
    assert "With the values of your box." in book
    assert "2, 3, 4, 6 and 8" in book
    save = tmp_path / "game.json"
    seats = ("--seats", "random,random", "--seed", "3")
    played = shell("play", BLUE, *seats, "--save", str(save))
    assert played.status == 0
    assert "With the values of your box." in played.out
    assert json.loads(save.read_bytes())["rules"] == {"main": [2, 3, 4, 6, 8], "chests": [4, 5, 6, 7, 9]}
    # --rules says otherwise, and so does a table that names its rules.
    assert json.loads(shell("score", str(table), "--json", "--rules", "standard").out)["scores"] == {
        "Ana": 6,
        "Leo": 3,
    }
    table.write_text(json.dumps({**given, "rules": {}}))
    assert json.loads(shell("score", str(table), "--json").out)["scores"] == {"Ana": 6, "Leo": 3}
    other = tmp_path / "other.json"
    standard = shell("play", BLUE, *seats, "--rules", "standard", "--save", str(other))
    assert "your box" not in standard.out
    assert json.loads(other.read_bytes())["rules"] == {}
    assert "are deleted" in shell("rulesets", "box", BLUE, "--forget").out
    assert "No values" in shell("rulesets", "box", BLUE, "--forget").out
    assert "your box" not in shell("rules", BLUE).out


@pytest.mark.parametrize(
    ("content", "part"),
    [
        (b"{", "JSON"),
        (b"[]", "cannot be read"),
        (b'{"rules": 5}', "cannot be played any more"),
        (b'{"rules": {"shells": 99}}', "a whole number from 1 to 30"),
    ],
)
def test_a_kept_file_that_was_damaged_is_named(
    shell: Shell, data_home: Path, content: bytes, part: str
) -> None:
    shell("rulesets", "box", BLUE, *VALUES)
    (path,) = data_home.rglob("box.json")
    path.write_bytes(content)
    ran = shell("rules", BLUE)
    assert ran.status == 2
    assert part in ran.err
    assert str(path) in ran.err
    assert shell("rulesets", "box", BLUE, "--forget").status == 0
    assert shell("rules", BLUE).status == 0


def test_a_folder_that_cannot_be_written_is_said(shell: Shell, data_home: Path) -> None:
    data_home.mkdir(parents=True)
    (data_home / "fathoms").write_text("a file where a folder should be")
    ran = shell("rulesets", "keep", BLUE, "ours", "--change", "shells=8")
    assert ran.status == 2
    assert ran.err.count("\n") == 1


def test_everything_wrong_with_a_file_is_said_line_by_line(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text('{"shells": 0, "tail": 1, "main": [1, 2, 300]}')
    ran = shell("rulesets", "check", BLUE, str(path))
    assert ran.status == 2
    assert [line.split("“")[1].split("”")[0] for line in ran.err.splitlines()] == ["shells", "tail", "main"]
    path.write_text('{"levels": 6}')
    ran = shell("rulesets", "check", BLUE, str(path), "--lang", "fr")
    assert len(ran.err.splitlines()) == 3
    path.write_text('{"shells": 5}')
    assert shell("rulesets", "check", BLUE, str(path)).status == 0


def test_faces_that_are_all_digits_are_a_text(shell: Shell) -> None:
    changes = ("--change", "faces=112345", "--change", "last_chest=never")
    assert json.loads(shell("rulesets", "new", BLUE, *changes).out)["rules"]["faces"] == "112345"
    quoted = shell("rulesets", "new", BLUE, "--change", 'faces="12345"')
    assert json.loads(quoted.out)["rules"]["faces"] == "12345"
