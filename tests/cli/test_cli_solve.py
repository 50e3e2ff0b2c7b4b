"""`fathoms solve` as a person and a program use it."""

from __future__ import annotations

import builtins
import json
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from pathlib import Path

    from cli.terminal import Shell

GAME = "into-the-blue"


@pytest.fixture(autouse=True)
def _no_table_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FATHOMS_SOLVED", raising=False)


def test_a_small_game_is_solved_and_told(shell: Shell, tmp_path: Path) -> None:
    out = tmp_path / "three"
    words = ("solve", GAME, "--players", "2", "--shells", "3", "--out", str(out))
    ran = shell(*words, "--json")
    assert ran.status == 0
    found = json.loads(ran.out)
    assert found["value_first_player"] == pytest.approx(0.568624, abs=1e-6)
    assert found["states"] == 17_640
    assert found["shells"] == 3
    assert found["seconds"] >= 0
    assert "GB" in ran.err
    again = shell(*words, "--lang", "fr")
    assert (again.status, again.err) == (0, "")
    assert "56,86" in again.out
    report = shell(*words, "--report")
    assert report.status == 0
    assert "56.9 %" in report.out.splitlines()[0]
    told = json.loads(shell(*words, "--report", "--json").out)
    assert told["value_first_player"] == found["value_first_player"]
    assert len(told["first_rolls"]) == 462


def test_without_a_file_the_table_goes_where_the_bot_finds_it(shell: Shell, data_home: Path) -> None:
    rules = data_home / "rules.json"
    data_home.mkdir()
    rules.write_text('{"shells": 2}')
    assert shell("solve", GAME, "--rules", str(rules)).status == 0
    assert len(list((data_home / "fathoms" / "solved").iterdir())) == 1
    ran = shell("simulate", GAME, "--bots", "perfect,random", "--games", "4", "--rules", str(rules), "--json")
    assert ran.status == 0
    assert json.loads(ran.out)["games"] == 4


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ((GAME, "--players", "3"), "The game for 3"),
        ((GAME, "--players", "two"), "--players"),
        ((GAME, "--shells", "31"), "shells"),
        ((GAME, "--shells", "0"), "shells"),
        ((GAME, "--shells", "30"), "GB"),
        ((GAME, "--report"), "no solved game"),
        (("atlantis-treasure",), "atlantis-treasure"),
        ((), "game"),
    ],
)
def test_what_cannot_be_solved_gets_one_sentence(shell: Shell, words: tuple[str, ...], says: str) -> None:
    for lang in ("en", "fr", "es"):
        ran = shell("solve", *words, "--lang", lang)
        assert (ran.status, ran.out) == (2, "")
        assert ran.err.count("\n") == 1
        if lang == "en":
            assert says in ran.err


def test_another_table_is_not_overwritten(shell: Shell, tmp_path: Path) -> None:
    out = tmp_path / "table"
    assert shell("solve", GAME, "--shells", "2", "--out", str(out)).status == 0
    before = out.read_bytes()
    ran = shell("solve", GAME, "--shells", "3", "--out", str(out))
    assert ran.status == 2
    assert "other rules" in ran.err
    assert out.read_bytes() == before


def test_perfect_without_a_table_says_how_to_get_one(shell: Shell) -> None:
    ran = shell("simulate", GAME, "--bots", "perfect,random", "--games", "1")
    assert (ran.status, ran.out) == (2, "")
    assert "fathoms solve into-the-blue --players 2" in ran.err
    assert ran.err.count("\n") == 1


def test_without_numba_solving_says_what_to_install(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    real = builtins.__import__

    def without(name: str, *args: Any, **named: Any) -> Any:
        if name == "fathoms.games.into_the_blue.study" and "solve" in (args[2] if len(args) > 2 else ()):
            raise ImportError(name)
        return real(name, *args, **named)

    monkeypatch.setattr(builtins, "__import__", without)
    ran = shell("solve", GAME, "--shells", "2", "--out", str(tmp_path / "table"))
    assert ran.status == 2
    assert "fathoms[lab]" in ran.err
