"""Saved games: written in one step, never half."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from fathoms.cli.play.table import SaveFile
from fathoms.core import Malformed, Record
from fathoms.folders import data_folder

if TYPE_CHECKING:
    from typing import NoReturn

RECORD = Record("into-the-blue", {}, ("A", "B"), 0)


def test_a_write_that_fails_leaves_the_old_file_and_no_litter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = SaveFile(tmp_path / "game.json")
    file.write(RECORD)
    before = file.path.read_bytes()

    def full(*_: object) -> NoReturn:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Malformed, match="file-no-space"):
        file.write(RECORD.with_move("deal 56678"))
    assert file.path.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_the_folder_is_the_platforms(monkeypatch: pytest.MonkeyPatch) -> None:
    assert data_folder({"XDG_DATA_HOME": "/data"}) == Path("/data/fathoms")
    for platform, part in (
        ("linux", ".local/share"),
        ("darwin", "Application Support"),
        ("win32", "AppData"),
    ):
        monkeypatch.setattr("sys.platform", platform)
        assert part in data_folder({}).as_posix()
