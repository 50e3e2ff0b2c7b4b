"""What a person does, key by key: from a terminal as they press, from a pipe line by line."""

from __future__ import annotations

import codecs
import os
import re
import select
import time
from collections import deque
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import click

try:
    import termios
    import tty
except ImportError:  # Windows has its own way, which click knows
    termios = tty = None

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import TextIO

RESIZED: Final = "resized"
"""No key: the window changed, or the game was put aside and is back."""

NEWS: Final = "news"
"""No key either: something happened at a table elsewhere."""

_NAMED: Final = {
    "\r": "enter",
    "\n": "enter",
    "\t": "tab",
    "\x7f": "backspace",
    "\b": "backspace",
    "\x1b": "escape",
    "A": "up",
    "B": "down",
    "C": "right",
    "D": "left",
}
NAMES: Final = frozenset(_NAMED.values())
_ONE_KEY: Final = re.compile(r"\x1b[\[O][0-9;]*([A-Za-z~])|(.)", re.DOTALL)
_LONGEST_LINE: Final = 10_000
_POLL: Final = 0.25
_REST_OF_SEQUENCE: Final = 0.03


class Entry(NamedTuple):
    """A key, or from a pipe a whole move in the notation."""

    text: str
    is_move: bool = False


class KeySource:
    """Where a person's keys come from."""

    live = False
    """Whether a person presses keys now, rather than a file that was written before."""

    @property
    def ahead(self) -> bool:
        """Whether more of the same line waits: nobody needs to be asked between."""
        return False

    def open(self) -> None:
        """Take the keys."""

    def close(self) -> None:
        """Give them back."""

    def next(self, *, whole_lines: bool = False) -> Entry:
        """Wait for a key, or raise EOFError; a pipe gives a line unbroken if that is what is asked for."""
        raise NotImplementedError

    def put_back(self, entry: Entry) -> None:
        """Let an entry be the next one again."""
        raise NotImplementedError

    def forget_rest(self) -> None:
        """Drop what is left of the line that a meaningless key came from."""

    def forget_early(self) -> None:
        """Drop keys pressed while others played: they were not meant for what is asked now."""

    def pause(self, seconds: float) -> str | None:
        """Wait; a key ends it early and is given."""
        del seconds
        return None


def split_keys(text: str) -> Iterator[str]:
    """Tell the keys apart in what a terminal sent."""
    for sequence, plain in _ONE_KEY.findall(text):
        if plain:
            yield _NAMED[plain] if plain in "\r\n\t\x7f\b\x1b" else plain
        elif sequence in "ABCD":
            yield _NAMED[sequence]


class Keyboard(KeySource):
    """A terminal, each key as it is pressed. Ctrl-C stays an interrupt; Ctrl-D means the end."""

    live = True

    def __init__(self, stdin: TextIO) -> None:
        self._file: Final = stdin.fileno()
        self._decoder: Final = codecs.getincrementaldecoder("utf-8")("ignore")
        self._waiting: Final = deque[str]()
        self._before: Any = None
        self.redraw = False
        self.watched: int | None = None
        """A file that can be read when there is news."""

    def open(self) -> None:
        if termios and tty:
            self._before = termios.tcgetattr(self._file)
            tty.setcbreak(self._file, termios.TCSADRAIN)

    def close(self) -> None:
        if termios and self._before is not None:
            # Keys pressed too late are dropped, or the shell would take them.
            termios.tcsetattr(self._file, termios.TCSAFLUSH, self._before)
            self._before = None

    def next(self, *, whole_lines: bool = False) -> Entry:
        del whole_lines  # who asks for a line gathers it key by key
        while not self._waiting:
            if self.redraw:
                self.redraw = False
                return Entry(RESIZED)
            if self._listen(_POLL):
                return Entry(NEWS)
        key = self._waiting.popleft()
        if key == "\x04":
            raise EOFError
        return Entry(key)

    def put_back(self, entry: Entry) -> None:
        self._waiting.appendleft(entry.text)

    def forget_early(self) -> None:
        self._waiting.clear()
        if termios:
            termios.tcflush(self._file, termios.TCIFLUSH)

    def pause(self, seconds: float) -> str | None:
        end = time.monotonic() + seconds
        while not self._waiting and (left := end - time.monotonic()) > 0:
            self._listen(min(left, _POLL))
        return self.next().text if self._waiting else None

    def _listen(self, seconds: float) -> bool:
        """Wait for keys; True if there is news instead."""
        if not termios:
            self._waiting.extend(split_keys(click.getchar()))
            return False
        watched = [] if self.watched is None else [self.watched]
        ready = select.select([self._file, *watched], [], [], seconds)[0]
        if self._file not in ready:
            return bool(ready)
        text = self._read()
        if text.endswith("\x1b") and select.select([self._file], [], [], _REST_OF_SEQUENCE)[0]:
            text += self._read()
        self._waiting.extend(split_keys(text))
        return False

    def _read(self) -> str:
        received = os.read(self._file, 1024)
        if not received:
            raise EOFError
        return self._decoder.decode(received)


class Pipe(KeySource):
    """Lines written beforehand: each a move in the notation, or keys in a row; an empty one is Enter."""

    def __init__(self, lines: TextIO | None, is_move: Callable[[str], bool]) -> None:
        self._lines: Final = lines
        self._is_move: Final = is_move
        self._waiting: Final = deque[Entry]()

    @property
    def ahead(self) -> bool:
        return bool(self._waiting)

    def next(self, *, whole_lines: bool = False) -> Entry:
        if whole_lines:
            rest = "".join(entry.text for entry in self._waiting)
            self._waiting.clear()
            return Entry(rest or self._line())
        if not self._waiting:
            line = self._line()
            if self._is_move(line):
                return Entry(line, is_move=True)
            keys = [line] if line in NAMES else list(line.replace(" ", "")) or ["enter"]
            self._waiting.extend(Entry(key) for key in keys)
        return self._waiting.popleft()

    def put_back(self, entry: Entry) -> None:
        self._waiting.appendleft(entry)

    def forget_rest(self) -> None:
        self._waiting.clear()

    def _line(self) -> str:
        line = self._lines.readline(_LONGEST_LINE) if self._lines is not None else ""
        if not line:
            raise EOFError
        return line.strip()
