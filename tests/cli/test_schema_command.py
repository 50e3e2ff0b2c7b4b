"""`fathoms schema` prints or writes the types."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from cli.terminal import Shell


def test_json_schema_is_printed(shell: Shell) -> None:
    done = shell("schema")
    assert done.status == 0
    assert "OpenTable" in json.loads(done.out)["$defs"]
    assert shell("schema", "--json").out == done.out


def test_typescript_is_printed(shell: Shell) -> None:
    assert "export interface OpenTable {" in shell("schema", "--typescript").out


def test_both_are_written_into_a_folder(shell: Shell, tmp_path: Path) -> None:
    folder = tmp_path / "types" / "new"
    assert shell("schema", "--out", str(folder)).status == 0
    assert {path.name for path in folder.iterdir()} == {"protocol.ts", "protocol.schema.json"}


def test_a_folder_that_cannot_be_is_told(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = shell("schema", "--out", str(tmp_path / "file"))
    assert done.status == 2
    assert len(done.err.splitlines()) == 1
