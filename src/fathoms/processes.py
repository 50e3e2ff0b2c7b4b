"""Child processes that are spoken to in lines, and ended together with all that they started."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
from collections import deque
from contextlib import suppress
from queue import SimpleQueue
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import IO, BinaryIO

LONGEST: Final = 1 << 20
"""Bytes of one line; a longer one is cut."""
_KEPT_LINES: Final = 20
_PATIENCE: Final = 1.0
"""Seconds for the last lines of a process that was killed."""


class Child:
    """One process. Threads read and write, so that neither a full pipe nor an endless line blocks us."""

    def __init__(self, command: Sequence[str], heard: Callable[[bytes | None], object]) -> None:
        """Start the process, without a shell, in our folder and environment.

        It leads a session of its own, so that all that it starts can be killed with it.

        Args:
            command: the program and its arguments.
            heard: gets each line of its output, then None, in a thread; returning False ends the reading.
        """
        self._process: Final = subprocess.Popen(  # noqa: S603 - the caller names the program
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        self._heard: Final = heard
        self._unsaid: Final[SimpleQueue[bytes | None]] = SimpleQueue()
        self._errors: Final[deque[bytes]] = deque(maxlen=_KEPT_LINES)
        self._pipes: Final = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._threads: Final = [
            threading.Thread(target=work, args=[pipe], daemon=True)
            for work, pipe in zip((self._write, self._read, self._read_errors), self._pipes, strict=True)
        ]
        for thread in self._threads:
            thread.start()

    @property
    def pid(self) -> int:
        """Its number."""
        return self._process.pid

    def say(self, line: bytes) -> None:
        """Send a line, whether it is read or not."""
        self._unsaid.put(line + b"\n")

    def last_errors(self) -> list[bytes]:
        """Give the last lines of standard error."""
        return list(self._errors)

    def settle(self) -> None:
        """Give a process whose output has ended a moment to end as well, so that its status is its own."""
        self._threads[2].join(_PATIENCE)

    def kill(self) -> None:
        """Kill the process and all that it started, without waiting."""
        # After it was waited for, its number may be another's.
        if self._process.returncode is None:
            with suppress(ProcessLookupError, PermissionError):
                if hasattr(os, "killpg"):
                    os.killpg(self._process.pid, signal.SIGKILL)
                else:
                    self._process.kill()

    def wait(self) -> int:
        """Wait for the end; gives the exit status."""
        status = self._process.wait()
        self._unsaid.put(None)
        return status

    def stop(self, grace: float = 0.0) -> int:
        """End the process and all that it started; gives the exit status.

        With some grace it may see the end of its input and leave by itself.
        """
        if self._process.returncode is not None:
            return self._process.returncode
        self._unsaid.put(None)
        if grace:
            self._threads[1].join(grace)
        self.kill()
        status = self._process.wait()
        # A grandchild in a session of its own may hold a pipe open; it is not waited for.
        for thread, pipe in zip(self._threads, self._pipes, strict=True):
            thread.join(_PATIENCE)
            if pipe is not None and not thread.is_alive():
                with suppress(OSError):
                    pipe.close()
        return status

    def _write(self, pipe: IO[bytes]) -> None:
        with suppress(OSError, ValueError):
            while (line := self._unsaid.get()) is not None:
                pipe.write(line)
                pipe.flush()
        with suppress(OSError, ValueError):
            pipe.close()

    def _read(self, pipe: IO[bytes]) -> None:
        line = b""
        with suppress(OSError, ValueError):
            while (line := pipe.readline(LONGEST)) and self._heard(line) is not False:
                pass
        if not line:
            pipe.close()
        self._heard(None)

    def _read_errors(self, pipe: IO[bytes]) -> None:
        with suppress(OSError, ValueError), pipe:
            while line := pipe.readline(LONGEST):
                if line.strip():
                    self._errors.append(line)


def take_streams() -> tuple[BinaryIO, BinaryIO]:
    """Take standard input and output for lines; what a library prints from now on goes to standard error."""
    lines, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    nowhere = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nowhere, 0)
    os.close(nowhere)
    os.dup2(2, 1)
    return lines, answers
