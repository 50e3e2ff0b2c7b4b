"""`fathoms play` in a real terminal: single keys, leaving, interrupts, the terminal given back."""

from __future__ import annotations

import json
import signal
from typing import TYPE_CHECKING

import pytest

from cli.window import PATIENCE, Window, termios

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


class Terminal(Window):
    """A window with a game in it, and the file it is saved to."""

    def __init__(self, path: Path, *words: str) -> None:
        super().__init__("play", *words)
        self.path = path

    def moves(self) -> list[str]:
        return json.loads(self.path.read_bytes())["moves"]


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
    terminal.until("undone")
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
