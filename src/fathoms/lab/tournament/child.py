"""A child process that is spoken to in lines: never waited for longer than allowed, never left behind."""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import threading
from collections import deque
from typing import TYPE_CHECKING, Final

from fathoms.core.text import printable
from fathoms.lab.tournament.lines import LONGEST

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import IO

_KEPT_LINES: Final = 20
_KEPT_LETTERS: Final = 300
_MOST_WAITING: Final = 20
"""Lines that may wait to be heard."""
_PATIENCE: Final = 1.0
"""Seconds for the last words of a process that was ended."""


class Silence(Exception):  # noqa: N818 - what happened, not a mistake of ours
    """No line came in time."""


class Gone(Exception):  # noqa: N818 - likewise
    """The process ended."""


class Child:
    """One process. Threads read and write, so that neither a full pipe nor an endless line holds us up."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start the process, without a shell, in the folder and environment we are in.

        It leads a session of its own, so that all that it starts can be ended with it.
        """
        self._process = subprocess.Popen(  # noqa: S603 - whoever holds the tournament named the program
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        self._heard: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._unsaid: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._errors: deque[str] = deque(maxlen=_KEPT_LINES)
        self._threads = [
            threading.Thread(target=work, args=[pipe], daemon=True)
            for work, pipe in (
                (self._write, self._process.stdin),
                (self._read, self._process.stdout),
                (self._overhear, self._process.stderr),
            )
        ]
        self.spoke = False
        """Whether a line ever came."""
        for thread in self._threads:
            thread.start()

    def say(self, line: bytes) -> None:
        """Say a line, whether it is read or not."""
        self._unsaid.put(line + b"\n")

    def hear(self, seconds: float) -> bytes:
        """Wait for a line; raises Silence or Gone."""
        try:
            line = self._heard.get(timeout=max(seconds, 0))
        except queue.Empty:
            raise Silence from None
        if line is None:
            self._heard.put(None)
            raise Gone
        self.spoke = True
        return line

    def talks_out_of_turn(self) -> bytes | None:
        """Give a line that nobody asked for, if there is one."""
        try:
            line = self._heard.get_nowait()
        except queue.Empty:
            return None
        if line is None:
            self._heard.put(None)
        return line

    def last_words(self) -> list[str]:
        """Give the last lines of standard error."""
        return list(self._errors)

    def stop(self, grace: float = 0.0) -> int:
        """End the process and all that it started, and give its exit status.

        With some grace it may see the end of its input and leave by itself.
        """
        if self._process.returncode is not None:
            # Its number may be another's by now.
            return self._process.returncode
        self._unsaid.put(None)
        if grace:
            self._threads[1].join(grace)
        self._kill()
        status = self._process.wait()
        # A grandchild in a session of its own may hold a pipe open; it is not waited for.
        for thread, pipe in zip(
            self._threads, (self._process.stdin, self._process.stdout, self._process.stderr), strict=True
        ):
            thread.join(_PATIENCE)
            if pipe is not None and not thread.is_alive():
                with contextlib.suppress(OSError):
                    pipe.close()
        return status

    def settle(self) -> None:
        """Give a process whose output has ended a moment to end as well, so that its status is its own."""
        self._threads[2].join(_PATIENCE)

    def _kill(self) -> None:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def _write(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError):
            while (line := self._unsaid.get()) is not None:
                pipe.write(line)
                pipe.flush()
        with contextlib.suppress(OSError, ValueError):
            pipe.close()

    def _read(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError):
            # Who shouts is not listened to for ever: the first lines are enough to forfeit.
            while self._heard.qsize() < _MOST_WAITING and (line := pipe.readline(LONGEST)):
                self._heard.put(line)
        self._heard.put(None)

    def _overhear(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError):
            while line := pipe.readline(LONGEST):
                text = printable(line.decode(errors="replace").rstrip())
                if text.strip():
                    self._errors.append(text[:_KEPT_LETTERS])
