"""What is written in two places says the same: versions, Pythons, commands."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import check_release

ROOT = Path(__file__).parents[2]


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def test_the_workflow_tests_every_python_that_is_promised() -> None:
    promised = re.findall(r"Python :: (3\.\d+)", "\n".join(project()["classifiers"]))
    line = re.search(r"^ +python: \[(.+)\]$", (ROOT / ".github/workflows/ci.yml").read_text(), re.MULTILINE)
    assert line
    assert re.findall(r'"(.+?)"', line[1]) == promised
    assert project()["requires-python"] == f">={promised[0]}"


def test_the_changes_tell_of_this_version() -> None:
    assert f"\n## {project()['version']} - " in (ROOT / "CHANGELOG.md").read_text()


def test_a_version_without_its_changes_is_not_released(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "1.2.3"\n')
    (tmp_path / "CHANGELOG.md").write_text("# Changes\n\n## Unreleased\n\n## 1.2.3 - 2026-01-01\n")
    assert len(check_release.problems("v1.2.3", tmp_path)) == 1
    assert len(check_release.problems("v1.2", tmp_path)) == 2
    (tmp_path / "CHANGELOG.md").write_text("# Changes\n\n## 1.2.3 - 2026-01-01\n")
    assert not check_release.problems("v1.2.3", tmp_path)


def test_the_client_has_the_packages_version() -> None:
    assert json.loads((ROOT / "web/package.json").read_text())["version"] == project()["version"]


def test_every_command_that_contributors_are_told_exists() -> None:
    told = re.findall(r"(?:^    |`)make ([a-z-]+)", (ROOT / "CONTRIBUTING.md").read_text(), re.MULTILINE)
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert {"play", "test", "test-fast", "check", "soak"} <= set(told) <= set(targets)
