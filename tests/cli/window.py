"""A pseudo-terminal with the program in it: what it shows, the keys it gets, how it is left."""

from __future__ import annotations

import os
import select
import struct
import subprocess
import sys
import time
from typing import Any

import pytest

pty = pytest.importorskip("pty")
termios = pytest.importorskip("termios")
fcntl = pytest.importorskip("fcntl")

PATIENCE = 30


class Window:
    """80 columns by 24 lines."""

    def __init__(self, *words: str) -> None:
        self._file, theirs = pty.openpty()
        self.resize(24, 80)
        self.before = termios.tcgetattr(self._file)
        self.seen = ""
        # A size in the environment would hide the window's own.
        kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        self.process = subprocess.Popen(  # noqa: S603 - our own words
            [sys.executable, "-m", "fathoms", *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**kept, "TERM": "xterm-256color", "PYTHONUTF8": "1"},
            start_new_session=True,
        )
        os.close(theirs)

    def until(self, text: str) -> str:
        """Read on until a text comes, and give what came."""
        end = time.monotonic() + PATIENCE
        while text not in self.seen:
            assert time.monotonic() < end, f"{text!r} never came, but {self.seen[-2000:]!r}"
            if select.select([self._file], [], [], PATIENCE)[0]:
                try:
                    self.seen += os.read(self._file, 65536).decode(errors="replace")
                except OSError:  # the other end is closed
                    assert text in self.seen, f"{text!r} never came, but {self.seen[-2000:]!r}"
        head, found, self.seen = self.seen.partition(text)
        return head + found

    def press(self, keys: str) -> None:
        """Press keys."""
        os.write(self._file, keys.encode())

    def resize(self, rows: int, columns: int) -> None:
        """Change the size; the program hears of it by a signal."""
        fcntl.ioctl(self._file, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def modes(self) -> Any:
        """How the terminal is set."""
        return termios.tcgetattr(self._file)

    def close(self) -> None:
        """End whatever still runs."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._file)
