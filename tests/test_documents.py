"""What the documents show is true: examples run, commands work, links lead somewhere."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import fathoms

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
SHELL_LINE = re.compile(r"^    \$ (fathoms .*)$", re.MULTILINE)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_python_examples_run(path: Path) -> None:
    failed, _ = doctest.testfile(str(path), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert failed == 0


def test_the_package_docstring_runs() -> None:
    failed, tried = doctest.testmod(fathoms)
    assert (failed, tried > 0) == (0, True)


def commands() -> list[str]:
    """List every command that a document shows behind a `$`."""
    texts = [path.read_text(encoding="utf-8") for path in DOCUMENTS]
    return sorted({line for text in texts for line in SHELL_LINE.findall(text)})


@pytest.mark.parametrize("command", commands())
def test_shown_commands_work(command: str, tmp_path: Path) -> None:
    program = Path(sys.executable).parent / "fathoms"
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "FATHOMS_LANG": "en"}
    done = subprocess.run(  # noqa: S603 - our own documents
        [str(program), *shlex.split(command, comments=True)[1:]],
        cwd=ROOT,
        env=environment,
        input="",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8")):
        assert "://" in link or (path.parent / link).exists(), f"{path.name} links to {link}: not there"


@pytest.mark.parametrize("game", fathoms.game_names())
def test_every_field_of_a_rule_set_is_described(game: str) -> None:
    text = (ROOT / "docs/rule-sets.md").read_text(encoding="utf-8")
    fields = set(fathoms.find_game(game).rules_type.__struct_fields__)
    assert fields <= set(re.findall(r"`(\w+)`", text))
