"""Stopping: the first interrupt is noted, the second one interrupts, and others' handlers come back."""

from __future__ import annotations

import signal
import threading

import pytest

from fathoms.cli.stopping import ECHO, Stopping


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
