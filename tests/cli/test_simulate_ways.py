"""`fathoms simulate`: compiled or on the engine, into files, on a terminal, stopped half-way."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from cli.pearl_kernel import PearlKernel
from fathoms import kernels
from fathoms.core import FathomsError, Malformed, find_game
from fathoms.core.record import decode
from fathoms.lab.simulation import Run, Simulation, play_batch
from playing import final_state

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

    from cli.terminal import Shell
    from fathoms.lab.simulation import Batch

TAKERS = ["simulate", "pearls", "--bots", "taker,taker", "--games", "30"]


@pytest.fixture
def kernel(monkeypatch: pytest.MonkeyPatch, pearls: None) -> PearlKernel:
    del pearls
    found = PearlKernel()

    def find(game: str) -> PearlKernel | None:
        return found if game == "pearls" else None

    monkeypatch.setattr(kernels, "find_kernel", find)
    return found


def answer(shell: Shell, *words: str) -> dict[str, Any]:
    ran = shell(*words, "--json")
    assert ran.status == 0
    return json.loads(ran.out)


@pytest.mark.usefixtures("kernel")
def test_the_kernel_plays_where_it_fits_and_it_is_said(shell: Shell) -> None:
    compiled = answer(shell, *TAKERS)
    assert compiled["played_by"] == "kernel"
    assert compiled["deeds_per_game"] == {"takes": compiled["decisions_per_game"]}
    by_engine = answer(shell, *TAKERS, "--engine")
    assert (by_engine["played_by"], by_engine["deeds_per_game"]) == ("engine", {})
    assert answer(shell, "simulate", "pearls", "--bots", "taker,random")["played_by"] == "engine"
    assert "Played compiled, in one process." in shell(*TAKERS).out
    assert "takes" in shell(*TAKERS).out
    assert "Played on the engine, as you asked." in shell(*TAKERS, "--engine").out
    assert "does not know these bots" in shell("simulate", "pearls", "--bots", "taker,random").out


@pytest.mark.usefixtures("pearls")
def test_without_numba_the_engine_plays_and_says_how_to_be_quicker(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(game: str) -> None:
        raise Malformed("core.needs-lab", game=game)

    assert "this game is not compiled" in shell(*TAKERS).out
    monkeypatch.setattr(kernels, "find_kernel", missing)
    ran = shell(*TAKERS)
    assert "pip install 'fathoms[lab]'" in ran.out.splitlines()[-1]
    ran = shell(*TAKERS, "--json")
    assert json.loads(ran.out)["played_by"] == "engine"
    assert "pip install 'fathoms[lab]'" in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.usefixtures("kernel")
@pytest.mark.parametrize("way", [[], ["--engine"]])
def test_games_and_figures_are_written(shell: Shell, tmp_path: Path, way: list[str]) -> None:
    names = ["games.csv", "games.parquet", "games.jsonl"]
    outs = [word for name in names for word in ("--out", str(tmp_path / name))]
    ran = shell(*TAKERS, *way, *outs, "--summary", str(tmp_path / "figures.json"), "--json")
    assert ran.status == 0
    assert [line.endswith(".") for line in ran.err.splitlines()] == [True] * 4
    assert "30 games are written to" in ran.err
    told, kept = json.loads(ran.out), json.loads((tmp_path / "figures.json").read_bytes())
    assert kept["games"] == told["games"] == 30
    assert [seat["win_share"] for seat in kept["seats"]] == pytest.approx(told["win_share"], abs=1e-4)
    assert (tmp_path / "games.csv").read_text().count("\n") == 31
    replayed = shell("replay", str(tmp_path / "games.jsonl"), "--json")
    assert replayed.status == 0
    assert replayed.out.count('"over":true') == 30
    again = shell(*TAKERS, *outs)
    assert again.status == 2
    assert again.err.count("\n") == 1
    assert "already exists" in again.err
    assert len(list(tmp_path.glob("*.*"))) == 4


@pytest.mark.usefixtures("pearls")
def test_an_address_that_does_not_answer_is_one_sentence(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fathoms.lab.worker_pool._ANSWERS_WITHIN", 1)
    ran = shell(*TAKERS, "--executor", "dask:127.0.0.1:1")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("fathoms: No Dask scheduler answers at tcp://127.0.0.1:1;")
    assert ran.err.count("\n") == 1


@pytest.mark.usefixtures("pearls")
def test_trouble_after_some_games_keeps_what_is_done(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Run.batches

    def breaks(run: Run) -> Generator[Batch]:
        for batch in whole(run):
            yield batch
            if run.done > 3:
                raise FathomsError("simulate.workers-died", done=run.done)

    monkeypatch.setattr(Run, "batches", breaks)
    ran = shell(*TAKERS, "--out", str(tmp_path / "games.csv"), "--json")
    assert ran.status == 2
    played = json.loads(ran.out)
    assert played["stopped"] is True
    assert 3 < played["games"] < 30
    assert (tmp_path / "games.csv").read_text().count("\n") == played["games"] + 1
    assert f"Stopped after {played['games']} of 30 games" in ran.err
    assert "keep crashing" in ran.err


@pytest.mark.usefixtures("pearls")
def test_a_full_disk_is_one_sentence(shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("fathoms.lab.output.CsvGames._write", full)
    ran = shell(*TAKERS, "--out", str(tmp_path / "games.csv"))
    assert ran.status == 2
    assert (
        ran.err
        == f"fathoms: There is no space left to write {tmp_path / 'games.csv'}; free some and try again.\n"
    )
    assert not (tmp_path / "games.csv").exists()
    assert not list(tmp_path.glob(".games*"))


class OnTerminal:
    """The command as its own program, its standard error a terminal."""

    def __init__(self, *words: str) -> None:
        self.screen, theirs = pty.openpty()
        self.process = subprocess.Popen(  # noqa: S603 - our own words
            [sys.executable, "-m", "fathoms", "simulate", *words],
            stdout=subprocess.PIPE,
            stderr=theirs,
            start_new_session=True,
        )
        os.close(theirs)
        self.shown = b""

    def see(self, wanted: bytes) -> None:
        """Read on until something is on the screen."""
        while not re.search(wanted, self.shown):
            more = self._read()
            assert more, self.shown
            self.shown += more

    def end(self) -> tuple[int, str]:
        """Read to the end; gives the status and the standard output."""
        assert self.process.stdout is not None
        while more := self._read():
            self.shown += more
        out = self.process.stdout.read().decode()
        self.process.stdout.close()
        status = self.process.wait()
        os.close(self.screen)
        return status, out

    def _read(self) -> bytes:
        try:
            return os.read(self.screen, 4096)
        except OSError:  # Linux says so when nobody writes any more
            return b""


GAME = "into-the-blue"
QUICK = ["--bots", "random,random", "--rules", "quick", "--engine"]


def test_progress_is_shown_on_a_terminal_only() -> None:
    shown = OnTerminal(GAME, *QUICK, "--games", "50")
    status, out = shown.end()
    assert status == 0
    assert b"100%" in shown.shown
    assert "50 games" in out
    command = [sys.executable, "-m", "fathoms", "simulate", GAME, *QUICK, "--games", "50"]
    assert subprocess.run(command, capture_output=True, check=True).stderr == b""  # noqa: S603 - our own words


@pytest.mark.parametrize("executor", ["local:1", "local:2"])
def test_an_interrupt_keeps_what_is_finished(executor: str, tmp_path: Path) -> None:
    csv, lines = tmp_path / "games.csv", tmp_path / "games.jsonl"
    files = ["--out", str(csv), "--out", str(lines), "--executor", executor]
    running = OnTerminal(GAME, *QUICK, "--games", "4000", "--json", *files)
    running.see(rb"[1-9]\d*%")
    # As a terminal does it: everybody in the foreground is interrupted.
    os.killpg(running.process.pid, signal.SIGINT)
    status, out = running.end()
    assert status == 130
    assert b"Traceback" not in running.shown
    assert b"Stopped after" in running.shown
    played = json.loads(out)
    assert played["stopped"] is True
    games = played["games"]
    assert 0 < games < 4000
    rules = find_game(GAME).rule_sets["quick"]
    simulation = Simulation(GAME, rules, ("random", "random"), 1, "rotate", "engine", outputs=("csv",))
    assert csv.read_bytes().partition(b"\n")[2] == play_batch(simulation, 0, games).csv
    records = lines.read_bytes().splitlines()
    assert len(records) == games
    assert final_state(decode(records[-1])).result is not None
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.csv", "games.jsonl"]
