from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from fathoms.cli import bench
from fathoms.core import Malformed
from fathoms.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Callable

FIGURES = Path(__file__).parents[2] / "benchmarks" / "figures.py"
ENGINE = "about={'game': 'a', 'players': 2}"
KEPT = f"tell('engine', 500, 'games/s', {ENGINE}, at_least=400, times={{'plain-python': 3}})"
MISSED = "tell('command', 90, 'ms', about={'name': 'b'}, at_most=60)"


@pytest.fixture
def benchmarks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    (tmp_path / "figures.py").write_text(FIGURES.read_text())
    monkeypatch.setattr(bench, "benchmarks_folder", lambda: tmp_path)

    def hold(script: str) -> None:
        (tmp_path / "one.py").write_text(f"import sys\nfrom figures import tell, leave_out\n{script}\n")
        (tmp_path / "sections.toml").write_text(
            '[engine]\ncommands = [["one.py"]]\nwithout_peers = ["--no-peers"]\n'
        )

    return hold


def said(
    capsys: pytest.CaptureFixture[str], *, only: str = "", json: bool = False, peers: bool = True
) -> str:
    bench.bench(Texts("en"), only=only, no_peers=not peers, json=json)
    return capsys.readouterr().out


def test_a_figure_stands_beside_what_is_promised(
    benchmarks: Callable[[str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    benchmarks(f"{KEPT}\n{MISSED}")
    text = said(capsys)
    assert "✓ a, 2 random players" in text
    assert "500 games/s  at least 400" in text
    assert "3 times a fixed piece of plain Python work" in text
    assert "✗ b" in text
    assert "2 figures; one target is not met here." in text


def test_a_ratio_below_its_promise_is_not_kept(
    benchmarks: Callable[[str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    benchmarks("tell('peer', 5, 'games/s', times={'pig': 9}, times_at_least={'pig': 10})")
    (figure,) = json.loads(said(capsys, json=True))["engine"]
    assert figure["times"] == {"pig": 9}
    assert figure["kept"] is False


def test_a_benchmark_that_fails_is_left_out_with_its_reason(
    benchmarks: Callable[[str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    benchmarks(f"{KEPT}\nsys.exit('This needs chromium.')")
    text = said(capsys)
    assert "one.py: left out (This needs chromium.)" in text


def test_without_peers_the_script_is_told(
    benchmarks: Callable[[str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    benchmarks("tell('engine', len(sys.argv), 'games/s', about={'game': 'a', 'players': 2})")
    assert json.loads(said(capsys, json=True))["engine"][0]["value"] == 1
    assert json.loads(said(capsys, json=True, peers=False))["engine"][0]["value"] == 2


def test_a_part_that_is_not_there_is_refused(benchmarks: Callable[[str], None]) -> None:
    benchmarks(KEPT)
    with pytest.raises(Malformed) as refused:
        bench.bench(Texts("en"), only="engine,nothing", no_peers=False, json=False)
    assert Texts("en").phrase(refused.value.phrase) == "There is no part nothing; there are engine."


def test_every_section_has_its_scripts_and_its_name() -> None:
    folder = bench.benchmarks_folder()
    for name, section in tomllib.loads((folder / "sections.toml").read_text()).items():
        assert Texts("en").has(f"bench.section-{name}")
        for command in section["commands"]:
            assert (folder / command[0]).is_file(), command[0]
