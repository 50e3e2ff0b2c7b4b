"""Games being compiled: told after a while, ended by an interrupt with one line and no traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from threading import Event
from typing import TYPE_CHECKING

import click
import pytest

from fathoms.cli import preparing, waking
from fathoms.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from pathlib import Path

SIMULATE = """
import os, sys
from numba.core import event

class Begun(event.Listener):
    def on_start(self, told):
        event.unregister("numba:compile", self)
        os.kill(os.getpid(), int(sys.argv[1]))

    def on_end(self, told):
        pass

event.register("numba:compile", Begun())
from fathoms.cli.app import main
sys.exit(main(["simulate", "into-the-blue", "--bots", "random,random", "--games", "5", "--lang", "en"]))
"""
"""A first simulation that is sent a signal when its compiling has begun."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_takes_long_is_told_once(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told, happened = list[str](), Event()

    def hear(text: str, *, err: bool) -> None:
        assert err
        told.append(text)
        happened.set()

    monkeypatch.setattr(waking, "echo", hear)
    monkeypatch.setattr(preparing, "_PATIENCE", 0.01)
    with preparing.preparing(Texts(lang)):
        assert happened.wait(20)
    assert told == [Texts(lang)("simulate.compiling")]


def test_what_is_there_at_once_is_not_told(capsys: pytest.CaptureFixture[str]) -> None:
    with preparing.preparing(Texts("en")):
        pass
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_ends_it_with_one_line(
    number: signal.Signals, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(click.exceptions.Exit) as ended, preparing.preparing(Texts("en")):
        signal.raise_signal(number)
    assert ended.value.exit_code == 128 + number
    assert capsys.readouterr().err == Texts("en")("simulate.not-prepared") + "\n"


def test_an_interrupt_that_a_callback_swallowed_is_not_lost(capsys: pytest.CaptureFixture[str]) -> None:
    """Python cannot raise from a destructor, nor from a callback out of compiled code."""

    class Callback:
        def __del__(self) -> None:
            signal.raise_signal(signal.SIGINT)

    with pytest.raises(click.exceptions.Exit), preparing.preparing(Texts("en")):
        Callback()
    assert capsys.readouterr().err.count("\n") == 1


def test_an_interrupt_that_the_compiler_wraps_is_one_all_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    def compile_on() -> None:
        try:
            signal.raise_signal(signal.SIGINT)
        except KeyboardInterrupt as error:
            raise RuntimeError from error

    with pytest.raises(click.exceptions.Exit), preparing.preparing(Texts("en")):
        compile_on()
    assert capsys.readouterr().err.count("\n") == 1


def test_other_failures_and_handlers_are_left_as_they_are() -> None:
    before = signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM), sys.unraisablehook
    with pytest.raises(ZeroDivisionError), preparing.preparing(Texts("en")):
        raise ZeroDivisionError
    assert (signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM), sys.unraisablehook) == before


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_first_simulation_is_ended_in_the_midst_of_compiling(
    number: signal.Signals, tmp_path: Path
) -> None:
    """With nothing compiled before; the signal comes as soon as numba has begun."""
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path), "LANG": "C.UTF-8"}
    done = subprocess.run(  # noqa: S603 - our own words
        [sys.executable, "-c", SIMULATE, str(int(number))],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 128 + number
    assert done.stdout == ""
    lines = done.stderr.splitlines()
    assert lines[-1] == Texts("en")("simulate.not-prepared")
    assert lines[:-1] in ([], [Texts("en")("simulate.compiling")])
