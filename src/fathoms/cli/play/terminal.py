"""The terminal during a game: the screen, whole or line by line, and its signals."""

from __future__ import annotations

import os
import signal
import sys
import textwrap
from abc import ABC, abstractmethod
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Self

from fathoms.cli.play.keys import Keyboard, Pipe
from fathoms.cli.printing import print_lines, styled
from fathoms.cli.streams import is_terminal
from fathoms.core.text import Line, Span, plain, width

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from fathoms.cli.play.keys import KeySource
    from fathoms.cli.printing import Console
    from fathoms.core.screens import Key
    from fathoms.core.text import Say

COLUMNS, ROWS = 80, 24
_NOTE: Final = "#e5a50a"
_MOST_LOG: Final = 8
_TALLEST: Final = 30
_AIRY: Final = 4
_ENTER: Final = "\x1b[?1049h\x1b[?25l"
_LEAVE: Final = "\x1b[?25h\x1b[?1049l"


class Screen(ABC):
    """Where a game is shown."""

    def __init__(self, paper: Console, say: Say) -> None:
        self._paper: Final = paper
        self._say: Final = say

    def open(self) -> None:  # noqa: B027 - lines written one after the other need nothing
        """Begin to show."""

    def close(self) -> None:  # noqa: B027 - likewise
        """Leave the terminal as it was."""

    @abstractmethod
    def tell(self, sentence: str, turn: int) -> None:
        """Add what just happened, and in which turn."""

    @abstractmethod
    def take_back(self, told: str, sentence: str) -> None:
        """Say that what was told last did not happen after all."""

    @abstractmethod
    def note(self, sentence: str) -> None:
        """Say something once, beside the next question."""

    @abstractmethod
    def ask(self, board: list[Line], prompt: str, keys: Sequence[Key]) -> None:
        """Show the table and ask a person for a key."""

    @abstractmethod
    def pages(self, text: str) -> list[list[Line]]:
        """Lay a long text out, page by page."""

    @abstractmethod
    def show_page(self, page: list[Line], prompt: str) -> bool:
        """Show a page; False if nobody has to turn it."""


def print_end(paper: Console, board: list[Line], sentences: Iterable[str]) -> None:
    """Print the final table and how the game ended."""
    while board and not plain(board[-1]).strip():
        board = board[:-1]
    print_lines(paper, board)
    print_lines(paper, [[Span("")], *([Span(sentence, "bold")] for sentence in sentences), [Span("")]])


class FullScreen(Screen):
    """A whole terminal, drawn anew at every step, given back as it was."""

    def __init__(self, paper: Console, say: Say) -> None:
        super().__init__(paper, say)
        self._log: Final[list[tuple[int, str]]] = []
        self._note = ""
        self._told_size: tuple[int, int] | None = None

    def open(self) -> None:
        # The terminal's second page is taken, so that the first stays as it was.
        self._write(_ENTER)

    def close(self) -> None:
        self._write(_LEAVE)

    def tell(self, sentence: str, turn: int) -> None:
        # A turn is one paragraph, so that few lines hold a lot.
        if self._log and self._log[-1][0] == turn:
            sentence = f"{self._log.pop()[1]} {sentence}"
        self._log.append((turn, sentence))

    def take_back(self, told: str, sentence: str) -> None:
        if told and self._log:
            turn, paragraph = self._log.pop()
            rest = paragraph.removesuffix(told).rstrip()
            self._log.extend([(turn, rest)] if rest else [])
        self._note = sentence

    def note(self, sentence: str) -> None:
        self._note = sentence

    def ask(self, board: list[Line], prompt: str, keys: Sequence[Key]) -> None:
        columns, rows = self._paper.size
        self._mind_size(columns, rows)
        answers = key_lines(keys, columns, self._say)
        # The question stays at the same height, so that eyes find it; with room to spare, words get air.
        room = max(1, min(rows, _TALLEST) - len(board) - 1 - len(answers))
        air = 1 if room >= _AIRY else 0
        log = self._log_lines(columns, room - 2 * air)
        self._note = ""
        blank: Line = [Span("")]
        below = [blank] * (room - air - len(log))
        self._draw([*board, *[blank] * air, *log, *below, [Span(prompt, "bold")], *answers])

    def pages(self, text: str) -> list[list[Line]]:
        columns, rows = self._paper.size
        lines = wrapped(text, min(columns, COLUMNS))
        most = max(5, rows - 2)
        return [lines[at : at + most] for at in range(0, len(lines), most)]

    def show_page(self, page: list[Line], prompt: str) -> bool:
        self._draw([*page, [Span("")], [Span(prompt, "dim")]])
        return True

    def _log_lines(self, columns: int, most: int) -> list[Line]:
        broad = max(20, columns - 1)
        lines: list[Line] = []
        for age, (_, paragraph) in enumerate(reversed(self._log[-_MOST_LOG:])):
            style = "" if age == 0 and not self._note else "dim"
            lines = [*([Span(part, style)] for part in textwrap.wrap(paragraph, broad)), *lines]
        if self._note:
            lines += [[Span(part, _NOTE)] for part in textwrap.wrap(self._note, broad)]
        return lines[-most:]

    def _mind_size(self, columns: int, rows: int) -> None:
        """Say once that a window is small; the game goes on, drawn as far as it fits."""
        if (columns < COLUMNS or rows < ROWS) and self._told_size != (columns, rows):
            self._told_size = (columns, rows)
            self._note = self._note or self._say(
                "play.small-window", columns=columns, rows=rows, wide=COLUMNS, high=ROWS
            )

    def _draw(self, lines: list[Line]) -> None:
        columns = self._paper.size.width
        with self._paper.capture() as captured:
            for line in lines:
                text = styled(line)
                text.truncate(columns)
                self._paper.print(text, soft_wrap=True)
        # Each line is wiped behind its end, never before it: so nothing flickers.
        drawing = captured.get().removesuffix("\n").replace("\n", "\x1b[K\n")
        self._write(f"\x1b[H{drawing}\x1b[K\x1b[J")

    def _write(self, codes: str) -> None:
        self._paper.file.write(codes)
        self._paper.file.flush()


class PlainScreen(Screen):
    """Text one line after the other: for a pipe, a file, a simple terminal."""

    def __init__(self, paper: Console, say: Say) -> None:
        super().__init__(paper, say)
        self._shown: list[str] = []

    def tell(self, sentence: str, turn: int) -> None:
        del turn
        print_lines(self._paper, [[Span(sentence)]])

    def take_back(self, told: str, sentence: str) -> None:
        del told  # what is written stays
        self.note(sentence)

    def note(self, sentence: str) -> None:
        print_lines(self._paper, [[Span(sentence, _NOTE)]])

    def ask(self, board: list[Line], prompt: str, keys: Sequence[Key]) -> None:
        shown = [plain(line) for line in board]
        if shown != self._shown:
            self._shown = shown
            print_lines(self._paper, [[Span("")], *board, [Span("")]])
        print_lines(self._paper, [[Span(prompt, "bold")], *key_lines(keys, COLUMNS, self._say)])

    def pages(self, text: str) -> list[list[Line]]:
        return [wrapped(text, COLUMNS)]

    def show_page(self, page: list[Line], prompt: str) -> bool:
        del prompt
        print_lines(self._paper, page)
        return False


def wrapped(text: str, columns: int) -> list[Line]:
    """Break a text at its columns; its own line breaks stay."""
    return [[Span(part)] for line in text.splitlines() for part in textwrap.wrap(line, columns - 1) or [""]]


def key_lines(keys: Sequence[Key], columns: int, say: Say) -> list[Line]:
    """Set keys and what they do side by side; keys that do the same share their words."""
    groups: list[tuple[str, str]] = []
    for key, label in keys:
        name = say(f"play.key-{key}") if len(key) > 1 else say("play.key-space") if key == " " else key
        if groups and groups[-1][1] == label:
            groups[-1] = (f"{groups[-1][0]} {name}", label)
        else:
            groups.append((name, label))
    lines: list[Line] = [[]]
    for names, label in groups:
        gap = [Span("  ")] if lines[-1] else []
        entry = [Span("[", "dim"), Span(names, "bold"), Span("] " + label, "dim")]
        if gap and width([*lines[-1], *gap, *entry]) > columns - 1:
            lines.append(entry)
        else:
            lines[-1] = [*lines[-1], *gap, *entry]
    return lines


class Terminal:
    """Holds screen and keys while a game is played; a polite end of the program becomes an interrupt."""

    def __init__(self, screen: Screen, keys: KeySource) -> None:
        self._screen = screen
        self._keys = keys
        self._before: dict[int, Any] = {}

    def __enter__(self) -> Self:
        # Not every system has every signal.
        for name in ("SIGTERM", "SIGHUP"):
            self._handle(name, _interrupt)
        if isinstance(self._keys, Keyboard):
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
        self._keys.open()
        self._screen.open()

    def _give_back(self) -> None:
        # After a hang-up there is no terminal left to restore.
        with suppress(OSError):
            self._screen.close()
        with suppress(OSError):
            self._keys.close()

    def _redraw(self, number: int, frame: Any) -> None:
        del number, frame
        if isinstance(self._keys, Keyboard):
            self._keys.redraw = True

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


def screen_and_keys(paper: Console, say: Say, is_move: Callable[[str], bool]) -> tuple[Screen, KeySource]:
    """Find out whether a person sits at a whole terminal, at a simple one, or wrote lines beforehand."""
    live = is_terminal(sys.stdin)
    full = live and paper.is_terminal and not paper.is_dumb_terminal
    screen = FullScreen(paper, say) if full else PlainScreen(paper, say)
    return screen, Keyboard(sys.stdin) if live else Pipe(sys.stdin, is_move)
