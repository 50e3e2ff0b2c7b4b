"""`fathoms ladder`: answers for people and programs, pictures on disk, one sentence for each mistake."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from fathoms.cli import main
from fathoms.games.into_the_blue.study.solved import VARIABLE
from fathoms.texts import Texts

if TYPE_CHECKING:
    from pathlib import Path

PLAY = ["ladder", "into-the-blue", "--bots", "random,greedy", "--games", "4", "--rules", "quick"]


def test_the_ladder_is_told_and_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main([*PLAY, "--out", str(tmp_path), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "greedy" in told
    assert "games at tables of 2" in told
    assert {path.suffix for path in tmp_path.iterdir()} == {".json", ".png", ".svg"}
    assert all(path.stat().st_size > 100 for path in tmp_path.iterdir())


def test_why_a_bot_is_left_out_is_said_whole(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    monkeypatch.setattr(Texts, "strict", True)
    assert main([*PLAY[:2], "--bots", "random,greedy,perfect", "--games", "4", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert f"Left out: perfect. There is no solved game in {tmp_path}/" in told
    assert "fathoms solve into-the-blue --players 2" in told


def test_json_has_every_rung(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*PLAY, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {rung["bot"] for rung in found["rungs"]} == {"random", "greedy"}
    assert found["players"] == 2


@pytest.mark.parametrize(
    "words",
    [
        ["ladder"],
        ["ladder", "chess"],
        ["ladder", "into-the-blue", "--players", "9"],
        ["ladder", "into-the-blue", "--bots", "random"],
        ["ladder", "into-the-blue", "--bots", "random,deep-blue"],
        ["ladder", "into-the-blue", "--games", "none"],
    ],
)
def test_mistakes_get_one_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    told = capsys.readouterr().err
    assert told.startswith("fathoms: ")
    assert told.count("\n") == 1
