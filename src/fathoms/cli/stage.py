"""The terminal during a game: taken at the start, given back whatever happens, put aside by Ctrl-Z."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Self

from fathoms.cli.keys import Keyboard

if TYPE_CHECKING:
    from collections.abc import Callable

    from fathoms.cli.keys import Hands
    from fathoms.cli.screen import Screen


class Stage:
    """Holds screen and keys while a game is played; a polite end of the program becomes an interrupt."""

    def __init__(self, screen: Screen, hands: Hands) -> None:
        self._screen = screen
        self._hands = hands
        self._before: dict[int, Any] = {}

    def __enter__(self) -> Self:
        # Not every system has every signal.
        for name in ("SIGTERM", "SIGHUP"):
            self._handle(name, _interrupt)
        if isinstance(self._hands, Keyboard):
            self._handle("SIGWINCH", self._redraw)
            self._handle("SIGTSTP", self._put_aside)
        self._take()
        return self

    def __exit__(self, *_: object) -> None:
        self._give_back()
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def _handle(self, name: str, handler: Callable[[int, Any], None]) -> None:
        number = getattr(signal, name, None)
        # Somebody who asked to be left alone by a signal (nohup) is.
        if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
            self._before[number] = signal.signal(number, handler)

    def _take(self) -> None:
        self._hands.open()
        self._screen.open()

    def _give_back(self) -> None:
        # After a hang-up there is no terminal left to restore.
        with suppress(OSError):
            self._screen.close()
        with suppress(OSError):
            self._hands.close()

    def _redraw(self, number: int, frame: Any) -> None:
        del number, frame
        if isinstance(self._hands, Keyboard):
            self._hands.redraw = True

    def _put_aside(self, number: int, frame: Any) -> None:
        self._give_back()
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)
        # Here the game goes on after `fg`.
        signal.signal(number, self._put_aside)
        self._take()
        self._redraw(number, frame)


def _interrupt(number: int, frame: Any) -> None:
    del number, frame
    raise KeyboardInterrupt
