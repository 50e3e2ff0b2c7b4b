"""The play screen: the table, what happened last, what is asked and which keys answer."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Final, Protocol

from rich import console as rich_console
from rich.text import Text

from fathoms.core.text import Line, Span, plain, width

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from fathoms.core.console import Key
    from fathoms.core.text import Say

COLUMNS, ROWS = 80, 24
_NOTE: Final = "#e5a50a"
_MOST_LOG: Final = 8
_TALLEST: Final = 30
_AIRY: Final = 4
_ENTER: Final = "\x1b[?1049h\x1b[?25l"
_LEAVE: Final = "\x1b[?25h\x1b[?1049l"


class Screen(Protocol):
    """Where a game is shown."""

    def open(self) -> None:
        """Begin to show."""
        ...

    def close(self) -> None:
        """Leave the terminal as it was."""
        ...

    def tell(self, sentence: str, turn: int) -> None:
        """Add what just happened, and in which turn."""
        ...

    def take_back(self, told: str, sentence: str) -> None:
        """Say that what was told last did not happen after all."""
        ...

    def note(self, sentence: str) -> None:
        """Say something once, beside the next question."""
        ...

    def ask(self, board: list[Line], prompt: str, keys: Sequence[Key]) -> None:
        """Show the table and ask a person for a key."""
        ...

    def pages(self, text: str) -> list[list[Line]]:
        """Lay a long text out, page by page."""
        ...

    def show_page(self, page: list[Line], prompt: str) -> bool:
        """Show a page; False if nobody has to turn it."""
        ...


class Console(rich_console.Console):
    """A console that leaves it to the program what to do when nobody listens any more."""

    def on_broken_pipe(self) -> None:
        """Let the error go its way."""
        raise BrokenPipeError


def console(*, no_color: bool = False) -> Console:
    """Make the console that turns spans into what this terminal can show."""
    # None leaves it to rich, which honours NO_COLOR.
    return Console(highlight=False, markup=False, emoji=False, no_color=no_color or None)


def styled(line: Line) -> Text:
    """Turn a line into rich's own."""
    text = Text(no_wrap=True, end="")
    for span in line:
        text.append(span.text, span.style or None)
    return text


def print_lines(paper: Console, lines: Iterable[Line]) -> None:
    """Print lines one under the other, never broken."""
    for line in lines:
        text = styled(line)
        if not paper.is_terminal:
            text.rstrip()
        paper.print(text, soft_wrap=True)


def print_end(paper: Console, board: list[Line], sentences: Iterable[str]) -> None:
    """Print the final table and how the game ended."""
    while board and not plain(board[-1]).strip():
        board = board[:-1]
    print_lines(paper, board)
    print_lines(paper, [[Span("")], *([Span(sentence, "bold")] for sentence in sentences), [Span("")]])


class FullScreen:
    """A whole terminal, drawn anew at every step, given back as it was."""

    def __init__(self, paper: Console, say: Say) -> None:
        self._paper: Final = paper
        self._say: Final = say
        self._log: Final[list[tuple[int, str]]] = []
        self._note = ""
        self._told_size: tuple[int, int] | None = None

    def open(self) -> None:
        """Take the terminal's second page, so that the first stays as it was."""
        self._write(_ENTER)

    def close(self) -> None:
        """Give the terminal back."""
        self._write(_LEAVE)

    def tell(self, sentence: str, turn: int) -> None:
        """Add what just happened; a turn is one paragraph, so that few lines hold a lot."""
        if self._log and self._log[-1][0] == turn:
            sentence = f"{self._log.pop()[1]} {sentence}"
        self._log.append((turn, sentence))

    def take_back(self, told: str, sentence: str) -> None:
        """Strike what was told last."""
        if told and self._log:
            turn, paragraph = self._log.pop()
            rest = paragraph.removesuffix(told).rstrip()
            self._log.extend([(turn, rest)] if rest else [])
        self._note = sentence

    def note(self, sentence: str) -> None:
        """Say something once."""
        self._note = sentence

    def ask(self, board: list[Line], prompt: str, keys: Sequence[Key]) -> None:
        """Show the table, what happened, the question and its keys."""
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
        """Break a text into pages of this window's size."""
        columns, rows = self._paper.size
        lines = wrapped(text, min(columns, COLUMNS))
        most = max(5, rows - 2)
        return [lines[at : at + most] for at in range(0, len(lines), most)]

    def show_page(self, page: list[Line], prompt: str) -> bool:
        """Show a page until a key."""
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


class PlainScreen:
    """Text one line after the other: for a pipe, a file, a simple terminal."""

    def __init__(self, paper: Console, say: Say) -> None:
        self._paper: Final = paper
        self._say: Final = say
        self._shown: list[str] = []

    def open(self) -> None:
        """Nothing to prepare."""

    def close(self) -> None:
        """Nothing to restore."""

    def take_back(self, told: str, sentence: str) -> None:
        """What is written stays; say that it no longer holds."""
        del told
        self.note(sentence)

    def tell(self, sentence: str, turn: int) -> None:
        """Write what just happened."""
        del turn
        print_lines(self._paper, [[Span(sentence)]])

    def note(self, sentence: str) -> None:
        """Write it at once."""
        print_lines(self._paper, [[Span(sentence, _NOTE)]])

    def ask(self, board: list[Line], prompt: str, keys: Sequence[Key]) -> None:
        """Write the table if it changed, then the question."""
        shown = [plain(line) for line in board]
        if shown != self._shown:
            self._shown = shown
            print_lines(self._paper, [[Span("")], *board, [Span("")]])
        print_lines(self._paper, [[Span(prompt, "bold")], *key_lines(keys, COLUMNS, self._say)])

    def pages(self, text: str) -> list[list[Line]]:
        """All on one page."""
        return [wrapped(text, COLUMNS)]

    def show_page(self, page: list[Line], prompt: str) -> bool:
        """Write the page."""
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
