"""Stopping: the first interrupt is noted, the second one interrupts, and others' handlers come back."""

from __future__ import annotations

import signal
import threading

import pytest

from fathoms.cli.stopping import Stopping


def test_the_first_interrupt_is_noted_and_the_second_one_insists() -> None:
    before = signal.getsignal(signal.SIGINT)
    with Stopping() as stopping:
        assert not stopping.asked()
        signal.raise_signal(signal.SIGINT)
        assert stopping.asked()
        assert stopping.status == 130
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is before


def test_an_end_that_the_system_asks_for_is_noted_too() -> None:
    with Stopping() as stopping:
        signal.raise_signal(signal.SIGTERM)
    assert stopping.status == 143
    assert Stopping().status == 0


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
