"""Stopping long work: the first Ctrl-C asks for an orderly end, the second one insists.

A program that ends others, such as `timeout`, often sends its signal twice at once, to the process and to its
group: that is one wish, not two.
"""

from __future__ import annotations

import signal
import threading
import time
from typing import TYPE_CHECKING, Any, Final, Self

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType, TracebackType

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
ECHO: Final = 0.5
"""Seconds in which the same wish may come twice."""
_STATUS: Final = 128
"""What a shell adds to the number of a signal."""


class Stopping:
    """While it is open, an interrupt raises nothing: it is noted, and whoever works looks for it.

    Where nobody looks (`at_once`), it is noted and raises KeyboardInterrupt.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic, *, at_once: bool = False) -> None:
        self.signal: int | None = None
        self._clock = clock
        self._at_once = at_once
        self._noted = 0.0
        self._before: dict[signal.Signals, Any] = {}

    def __enter__(self) -> Self:
        # Python tells only its main thread of signals.
        if threading.current_thread() is threading.main_thread():
            for number in _SIGNALS:
                # Whoever has a signal ignored (a shell does so in the background) is left alone by it.
                if signal.getsignal(number) is not signal.SIG_IGN:
                    self._before[number] = signal.signal(number, self._note)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._restore()

    def asked(self) -> bool:
        """Tell whether somebody asked for an end."""
        return self.signal is not None

    @property
    def status(self) -> int:
        """The exit status of a program that ended so."""
        return 0 if self.signal is None else _STATUS + self.signal

    def _note(self, number: int, frame: FrameType | None) -> None:
        del frame
        if self.signal is None:
            self.signal, self._noted = number, self._clock()
            if self._at_once:
                raise KeyboardInterrupt
        elif self._clock() - self._noted >= ECHO:
            self._restore()
            signal.raise_signal(number)

    def _restore(self) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._before = {}
