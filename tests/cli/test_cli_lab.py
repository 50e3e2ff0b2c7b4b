"""`fathoms lab`: verdicts for people, figures for programs, drawings on disk, a sentence for each mistake."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from fathoms.cli import main

if TYPE_CHECKING:
    from pathlib import Path

SMALL = ["--games", "200"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Games take half as long."),
        ("fr", "moitié moins longtemps"),
        ("es", "Las partidas duran la mitad."),
    ],
)
def test_a_verdict_in_plain_words(lang: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "compare", "into-the-blue", "--change", "shells=6", *SMALL, "--lang", lang]
    assert main(words) == 0
    told = capsys.readouterr().out
    assert said in told.splitlines()[0]
    assert "(shells)" in told


def test_the_built_in_warning_is_called_biased(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "compare", "into-the-blue", "--to", "first-come", "--games", "2000", "--lang", "en"]
    assert main(words) == 0
    told = capsys.readouterr().out
    assert "The first seat has an even bigger advantage: it wins 7" in told
    assert "Shells per player (shells): 12 → 3" in told


def test_json_has_every_measure_with_its_interval(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "compare", "into-the-blue", "--change", "shells=6", *SMALL, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    turns = next(each for each in found["measures"] if each["name"] == "turns")
    assert turns["certain"] is True
    assert turns["difference"]["low"] < turns["difference"]["mean"] < turns["difference"]["high"] < 0
    assert found["changes"] == [{"field": "shells", "before": 12, "after": 6}]
    assert found["verdict"][0] == "Games take half as long."
    names = {each["name"] for each in found["measures"]}
    assert {
        "minutes",
        "first-wins",
        "lead-changes",
        "decided",
        "margin",
        "comebacks",
        "shared",
        "skill",
        "unfinished",
    } <= names


def test_two_rule_sets_are_compared_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "compare", "into-the-blue", "--base", "quick", "--to", "sudden-end", *SMALL, "--json"]
    assert main(words) == 0
    found = json.loads(capsys.readouterr().out)
    assert {change["field"] for change in found["changes"]} == {"shells", "last_shell"}
    assert "differ in 2 things" in found["verdict"][-1]


def test_a_sweep_is_told_and_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["lab", "sweep", "into-the-blue", "--vary", "shells=6..8", *SMALL, "--out", str(tmp_path)]
    assert main([*words, "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert told.splitlines()[0].split() == ["shells", "6", "7", "8"]
    assert {path.name for path in tmp_path.iterdir()} == {"shells.json", "shells.png", "shells.svg"}
    assert [stop["value"] for stop in json.loads((tmp_path / "shells.json").read_text())["stops"]] == [
        6,
        7,
        8,
    ]


def test_suggestions_are_ranked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "suggest", "into-the-blue", "--goal", "shorter", "--games", "100", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    gaps = [each["difference"]["mean"] for each in found["suggestions"]]
    assert gaps == sorted(gaps)
    assert gaps[0] < 0


def test_a_handicap_is_said_in_words_and_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "equal.json"
    words = ["lab", "balance", "into-the-blue", "--players", "greedy, cautious", "--games", "2000"]
    assert main([*words, "--out", str(file), "--lang", "en"]) == 0
    told, found = capsys.readouterr().out, json.loads(file.read_text())
    assert found["steps"]
    for sentence in found["verdict"]:
        assert sentence in told
    assert "of 2,000 games" in found["verdict"][-1]
    assert "Seat 2 (cautious)" in told
    assert main([*words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["rules"] == found["rules"]


@pytest.mark.parametrize(
    "words",
    [
        ["lab", "compare"],
        ["lab", "compare", "chess"],
        ["lab", "compare", "into-the-blue", "--change", "shells"],
        ["lab", "compare", "into-the-blue", "--change", "shells=8", "--luck", "many"],
        ["lab", "compare", "into-the-blue", "--change", "shells=999"],
        ["lab", "compare", "into-the-blue", "--change", "clams=3"],
        ["lab", "compare", "into-the-blue", "--players", "9"],
        ["lab", "compare", "into-the-blue", "--games", "1"],
        ["lab", "compare", "into-the-blue", "--bots", "nobody"],
        ["lab", "sweep", "into-the-blue"],
        ["lab", "sweep", "into-the-blue", "--vary", "shells=0..3"],
        ["lab", "suggest", "into-the-blue", "--goal", "prettier"],
        ["lab", "balance", "into-the-blue"],
        ["lab", "balance", "into-the-blue", "--players", "greedy"],
        ["lab", "balance", "into-the-blue", "--players", "greedy,nobody"],
        ["lab", "balance", "into-the-blue", "--players", "greedy,cost:lots"],
        ["lab", "balance", "into-the-blue", "--players", "greedy,random", "--games", "10"],
    ],
)
def test_mistakes_get_one_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words, "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("fathoms: ")
    assert told.count("\n") == 1
