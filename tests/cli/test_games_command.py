"""`fathoms games`: the games of this machine and what came of them; a false file counts nowhere."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING

import msgspec
import pytest

from fair_games import fair_record
from fathoms.cli.app import main
from fathoms.review import WHOLE

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from fathoms.core import Record

BLUE, ATLANTIS = "into-the-blue", "atlantis-treasure"
LANGUAGES = ("en", "fr", "es")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = tmp_path / "fathoms" / "games"
    folder.mkdir(parents=True)
    return folder


def keep(folder: Path, name: str, record: Record, players: Sequence[str]) -> None:
    """Keep a game as `fathoms play` does; each is a minute later than the one before."""
    path = folder / f"{name}.json"
    path.write_bytes(
        msgspec.structs.replace(record, extra={**record.extra, "players": list(players)}).encode()
    )
    at = 1_790_000_000 + 60 * len(list(folder.iterdir()))
    os.utime(path, (at, at))


def won(record: Record, seat: int) -> bool:
    assert record.result is not None
    return seat in record.result.winners


def test_without_games_it_says_how_to_have_some(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder.rmdir()
    assert main(["games", "--lang", "en"]) == 0
    assert "play” keeps every game here." in capsys.readouterr().out


def test_results_stand_beside_what_equal_players_would_win(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    records = [fair_record(BLUE, 3, f"game {number}") for number in range(5)]
    for number, record in enumerate(records):
        keep(folder, f"game-{number}", record, ("greedy", "me", "diver"))
    keep(folder, "around", fair_record(BLUE, 2, "around"), ("me", "me"))
    keep(folder, "atlantis", fair_record(ATLANTIS, 2, "a sea"), ("me", "greedy"))
    begun = fair_record(ATLANTIS, 2, "begun")
    keep(
        folder, "begun", msgspec.structs.replace(begun, moves=begun.moves[:3], result=None), ("me", "greedy")
    )
    # No dice lead to this result.
    first = records[0].result
    assert first is not None
    lied = msgspec.structs.replace(first, scores=(0, 99, 0), winners=(1,))
    keep(folder, "lied", msgspec.structs.replace(records[0], result=lied), ("greedy", "me", "diver"))
    (folder / "broken.json").write_text("{", encoding="utf-8")

    assert main(["games", "--json", "--lang", "en"]) == 0
    said = capsys.readouterr()
    told = json.loads(said.out)
    wins = [won(record, 1) for record in records]
    figures = {each["game"]: each for each in told["figures"]}
    blue = figures[BLUE]
    assert (blue["games"], blue["wins"], blue["even"]) == (5, WHOLE * sum(wins), 5 * (WHOLE // 3))
    assert figures[ATLANTIS]["games"] == 1
    assert len(told["games"]) == 8
    assert [each["you"] for each in told["games"]][:3] == [0, 0, None]
    for name in ("lied.json", "broken.json"):
        assert name in said.err
        assert all(not each["file"].endswith(name) for each in told["games"])
    assert said.err.count("\n") == 2

    heard = set[str]()
    for lang in LANGUAGES:
        assert main(["games", BLUE, "--lang", lang]) == 0
        text = capsys.readouterr().out
        assert f"{round(100 * sum(wins) / 5)}" in text
        assert "atlantis" not in text
        assert text.count("game-") == 5 + 1 * (f"review {folder / 'game-4.json'}" in text)
        heard.add(text)
    assert len(heard) == len(LANGUAGES)
