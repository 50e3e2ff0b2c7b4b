"""`fathoms play` in a real terminal: single keys, leaving, interrupts, the terminal given back."""

from __future__ import annotations

import json
import os
import select
import signal
import struct
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pty = pytest.importorskip("pty")
termios = pytest.importorskip("termios")
fcntl = pytest.importorskip("fcntl")

PATIENCE = 30


def _hear_signals() -> None:
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


class Terminal:
    """A pseudo-terminal of 80 by 24 with a game in it."""

    def __init__(self, path: Path, *words: str) -> None:
        self.path = path
        self._file, theirs = pty.openpty()
        self.resize(24, 80)
        self.before = termios.tcgetattr(self._file)
        self.seen = ""
        # A size in the environment would hide the window's own.
        kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        self.process = subprocess.Popen(  # noqa: S603 - our own words
            [sys.executable, "-m", "fathoms", "play", *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**kept, "TERM": "xterm-256color", "PYTHONUTF8": "1"},
            start_new_session=True,
            # A runner in the background may have these ignored, and what is ignored is inherited.
            preexec_fn=_hear_signals,  # noqa: PLW1509 - it only sets signals
        )
        os.close(theirs)

    def until(self, text: str) -> str:
        """Read on until a text comes, and give what came."""
        end = time.monotonic() + PATIENCE
        while text not in self.seen:
            assert time.monotonic() < end, f"{text!r} never came, but {self.seen[-2000:]!r}"
            if select.select([self._file], [], [], 0.1)[0]:
                try:
                    self.seen += os.read(self._file, 65536).decode(errors="replace")
                except OSError:  # the other end is closed
                    assert text in self.seen, f"{text!r} never came, but {self.seen[-2000:]!r}"
        head, found, self.seen = self.seen.partition(text)
        return head + found

    def press(self, keys: str) -> None:
        os.write(self._file, keys.encode())

    def resize(self, rows: int, columns: int) -> None:
        fcntl.ioctl(self._file, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def moves(self) -> list[str]:
        return json.loads(self.path.read_bytes())["moves"]

    def modes(self) -> Any:
        return termios.tcgetattr(self._file)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._file)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    path = tmp_path / "game.json"
    words = ["into-the-blue", "--seats", "me,random", "--first", "1", "--seed", "4", "--pause", "0.01"]
    table = Terminal(path, *words, "--save", str(path))
    yield table
    table.close()


def test_single_keys_play_and_the_terminal_is_given_back(terminal: Terminal) -> None:
    assert "\x1b[?1049h" in terminal.until("Your turn.")
    assert terminal.modes()[3] & termios.ECHO == 0
    terminal.press("r")
    terminal.until("Which dice")
    terminal.press("s")
    terminal.until("Where do")
    assert terminal.moves()[-1] == "stop"
    terminal.press("u")
    terminal.until("taken back")
    terminal.press("q")
    assert "\x1b[?1049l" in terminal.until("The game is saved in ")
    terminal.until("fathoms play --resume ")
    assert terminal.process.wait(PATIENCE) == 0
    assert terminal.modes() == terminal.before
    assert len(terminal.moves()) == 2


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interrupt_saves_and_says_where(terminal: Terminal, number: signal.Signals) -> None:
    terminal.until("Your turn.")
    terminal.process.send_signal(number)
    terminal.until("Interrupted; the game is saved in ")
    assert terminal.process.wait(PATIENCE) == 130
    assert terminal.modes() == terminal.before
    assert terminal.moves()[0].startswith("deal")


def test_a_window_that_changes_is_drawn_anew(terminal: Terminal) -> None:
    terminal.until("Your turn.")
    terminal.resize(20, 70)
    terminal.process.send_signal(signal.SIGWINCH)
    terminal.until("70 columns and 20 lines")


def test_the_end_of_input_saves_too(terminal: Terminal) -> None:
    terminal.until("Your turn.")
    terminal.press("\x04")
    terminal.until("The input ended")
    assert terminal.process.wait(PATIENCE) == 0


def test_bots_are_watched_and_hurried(terminal: Terminal) -> None:
    terminal.until("Your turn.")
    terminal.press("r")
    terminal.until("Which dice")
    terminal.press("s")
    terminal.until("[1]")
    terminal.press("1")
    terminal.until("Your turn is over.")
    terminal.press("\r")
    terminal.until("It is Blue’s turn.")
    terminal.press("x")
    terminal.until("Your turn.")
    assert sum(move.startswith("roll") for move in terminal.moves()) > 1
