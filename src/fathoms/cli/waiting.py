"""Work that takes long: why, how far it is, and its end when somebody has waited enough."""

from __future__ import annotations

import signal
import sys
import threading
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, Self

import click

from fathoms.cli.streams import echo, is_terminal
from fathoms.core import wake

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable
    from types import FrameType, TracebackType

    from fathoms.core import Bot
    from fathoms.texts import Texts

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
ECHO: Final = 0.5
"""Seconds in which the same wish may come twice."""
_STATUS: Final = 128
"""What a shell adds to the number of a signal."""
_WAKING_PATIENCE: Final = 1.5
_COMPILING_PATIENCE: Final = 2.0
"""Seconds that a person waits without being told why: for bots; for code that was compiled before."""


class Stopping:
    """While it is open, the first interrupt raises nothing: it is noted, and the work looks for it.

    Where nobody looks (`at_once`), it is noted and raises KeyboardInterrupt. The second one insists. Programs
    that end others, such as `timeout`, often send their signal twice at once, to the process and to its
    group: that is one wish, not two.
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
                # A signal that is ignored (a shell does so in the background) stays ignored.
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
            if self._at_once:  # a compiler may swallow what is raised in it
                signal.raise_signal(number)
            raise KeyboardInterrupt

    def _restore(self) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._before = {}


def warm_up(bots: Iterable[Bot], rules: Any, say: Texts) -> None:
    """Let bots get ready; where that takes long, say what for."""
    with explained(say("play.waking"), _WAKING_PATIENCE):
        for bot in bots:
            wake(bot, rules)


@contextmanager
def explained(why: str, patience: float = 3.0) -> Generator[None]:
    """Say on standard error why it takes so long, once `patience` seconds have passed."""
    word = threading.Timer(patience, echo, [why], {"err": True})
    word.daemon = True
    word.start()
    try:
        yield
    finally:
        word.cancel()


@contextmanager
def preparing(say: Texts) -> Generator[None]:
    """Let games be compiled; say so where it takes long. An interrupt ends the command with one line."""
    why = explained(say("simulate.compiling"), _COMPILING_PATIENCE)
    with ended_at_once(say("simulate.not-prepared")), why:
        yield


@contextmanager
def ended_at_once(sentence: str) -> Generator[None]:
    """Let an interrupt end the command with one line.

    A compiler asks nobody whether to go on, so the interrupt is raised in the midst of it.
    """
    unraisable = sys.unraisablehook
    # Where it hits a callback of the compiler Python can only tell of it, and goes on: it was noted anyway.
    sys.unraisablehook = lambda told: None if told.exc_type is KeyboardInterrupt else unraisable(told)
    try:
        with Stopping(at_once=True) as stopping:
            try:
                yield
            except BaseException:
                # What the compiler makes of an interrupt is none of a person's business.
                if not stopping.asked():
                    raise
    finally:
        sys.unraisablehook = unraisable
    if stopping.asked():
        echo(sentence, err=True)
        raise click.exceptions.Exit(stopping.status)


@contextmanager
def progress_bar(say: Texts, game: str, length: int) -> Generator[Callable[[int], None]]:
    """Give what is called with how many games more are played; a bar shows it if somebody watches."""
    if not is_terminal(sys.stderr):
        yield nobody_watches
        return
    label = say("cli.simulate-progress", game=game)
    with click.progressbar(length=length, label=label, file=sys.stderr) as bar:
        yield bar.update


def nobody_watches(games: int) -> None:
    """Show nothing."""


class ProgressLine:
    """How far it is, on standard error: a line drawn over and over, or one now and then for a file."""

    def __init__(self, between_drawings: float, between_lines: float = 30.0) -> None:
        self._watched: Final = is_terminal(sys.stderr)
        self._between: Final = between_drawings if self._watched else between_lines
        self._told = time.monotonic()
        self._width = 0

    def tell(self, line: Callable[[], str]) -> None:
        """Say how far it is, unless that was said just now."""
        now = time.monotonic()
        if now - self._told < self._between:
            return
        self._told, text = now, line()
        if self._watched:
            echo("\r" + text.ljust(self._width), end="", err=True)
            self._width = len(text)
        else:
            echo(text, err=True)

    def end(self) -> None:
        """Leave the line clean."""
        if self._width:
            echo("\r" + " " * self._width + "\r", end="", err=True)
            self._width = 0
