"""Work that takes long is explained, shows how far it is, and ends in order at the first interrupt."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from threading import Event
from typing import TYPE_CHECKING, Any

import click
import pytest

from fathoms.cli import waiting
from fathoms.cli.waiting import ECHO, Stopping, preparing, warm_up
from fathoms.core import FathomsError, find_bot, find_game, note_of
from fathoms.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    import random
    from pathlib import Path

    from fathoms.core import Move, View

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


class Sleepy:
    """Wakes up when something has happened, or gives up."""

    def __init__(self, until: Event) -> None:
        self.until = until
        self.rules: list[object] = []

    def wake(self, rules: object) -> None:
        self.rules.append(rules)
        if not self.until.wait(20):
            raise FathomsError("core.needs-lab")

    def choose(self, seen: View[Any], rng: random.Random) -> Move:
        raise NotImplementedError


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_long_wait_is_explained_and_a_short_one_is_not(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told, happened = list[str](), Event()

    def hear(text: str, *, err: bool) -> None:
        assert err
        told.append(text)
        happened.set()

    monkeypatch.setattr(waiting, "echo", hear)
    monkeypatch.setattr(waiting, "_WAKING_PATIENCE", 0.01)
    bot = Sleepy(happened)
    warm_up([bot], "rules", Texts(lang))
    assert told == [Texts(lang)("play.waking")]
    assert bot.rules == ["rules"]
    monkeypatch.setattr(waiting, "_WAKING_PATIENCE", 600)
    warm_up([bot], "rules", Texts(lang))
    assert len(told) == 1


def test_a_bot_that_has_nothing_to_prepare_is_left_alone() -> None:
    game = find_game("into-the-blue")
    warm_up([find_bot("random", game.name)], game.standard, Texts("en"))


def test_a_bot_says_what_it_falls_back_to_before_the_game_begins() -> None:
    game = find_game("into-the-blue")
    bot = find_bot("expert", game.name)
    warm_up([bot], game.rules({"shells": 5}), Texts("en"))
    note = note_of(bot)
    assert note is not None
    assert note.key == "train.expert-other-rules"


def test_whatever_takes_long_can_be_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    happened = Event()

    def hear(text: str, *, err: bool) -> None:
        assert (text, err) == ("because", True)
        happened.set()

    monkeypatch.setattr(waiting, "echo", hear)
    with waiting.explained("because", 0.01):
        assert happened.wait(20)
    happened.clear()
    with waiting.explained("because", 600):
        pass
    assert not happened.is_set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_takes_long_is_told_once(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told, happened = list[str](), Event()

    def hear(text: str, *, err: bool) -> None:
        assert err
        told.append(text)
        happened.set()

    monkeypatch.setattr(waiting, "echo", hear)
    monkeypatch.setattr(waiting, "_COMPILING_PATIENCE", 0.01)
    with preparing(Texts(lang)):
        assert happened.wait(20)
    assert told == [Texts(lang)("simulate.compiling")]


def test_what_is_there_at_once_is_not_told(capsys: pytest.CaptureFixture[str]) -> None:
    with preparing(Texts("en")):
        pass
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_ends_it_with_one_line(
    number: signal.Signals, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(click.exceptions.Exit) as ended, preparing(Texts("en")):
        signal.raise_signal(number)
    assert ended.value.exit_code == 128 + number
    assert capsys.readouterr().err == Texts("en")("simulate.not-prepared") + "\n"


def test_an_interrupt_that_a_callback_swallowed_is_not_lost(capsys: pytest.CaptureFixture[str]) -> None:
    """Python cannot raise from a destructor, nor from a callback out of compiled code."""

    class Callback:
        def __del__(self) -> None:
            signal.raise_signal(signal.SIGINT)

    with pytest.raises(click.exceptions.Exit), preparing(Texts("en")):
        Callback()
    assert capsys.readouterr().err.count("\n") == 1


def test_an_interrupt_that_the_compiler_wraps_is_one_all_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    def compile_on() -> None:
        try:
            signal.raise_signal(signal.SIGINT)
        except KeyboardInterrupt as error:
            raise RuntimeError from error

    with pytest.raises(click.exceptions.Exit), preparing(Texts("en")):
        compile_on()
    assert capsys.readouterr().err.count("\n") == 1


def test_other_failures_and_handlers_are_left_as_they_are() -> None:
    before = signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM), sys.unraisablehook
    with pytest.raises(ZeroDivisionError), preparing(Texts("en")):
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


def test_the_first_interrupt_is_noted_and_the_second_one_insists() -> None:
    before = signal.getsignal(signal.SIGINT)
    now = 7.0
    with Stopping(lambda: now) as stopping:
        assert not stopping.asked()
        signal.raise_signal(signal.SIGINT)
        now += ECHO
        assert stopping.asked()
        assert stopping.status == 130
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is before


def test_a_signal_that_comes_twice_at_once_is_one_wish() -> None:
    """`timeout` sends its signal to the process and to the group that it is in."""
    now = 7.0
    with Stopping(lambda: now) as stopping:
        for number in (signal.SIGTERM, signal.SIGTERM, signal.SIGINT):
            signal.raise_signal(number)
            now += ECHO / 4
    assert stopping.status == 143


def test_an_end_that_the_system_asks_for_is_noted_too() -> None:
    with Stopping() as stopping:
        signal.raise_signal(signal.SIGTERM)
    assert stopping.status == 143
    assert Stopping().status == 0


def test_what_was_ignored_stays_ignored() -> None:
    """A shell starts what it puts into the background so: Ctrl-C is meant for somebody else."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with Stopping() as stopping:
            signal.raise_signal(signal.SIGINT)
        assert not stopping.asked()
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def test_beside_the_main_thread_signals_are_left_alone() -> None:
    before = signal.getsignal(signal.SIGINT)
    seen: list[object] = []

    def work() -> None:
        with Stopping():
            seen.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert seen == [before]
