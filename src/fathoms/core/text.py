"""Texts and styled lines, without any library: games speak in keys, and draw in spans."""

from __future__ import annotations

from typing import NamedTuple, Protocol, TypeAlias
from unicodedata import combining, east_asian_width

import msgspec

from fathoms.core.names import is_shown


class Phrase(msgspec.Struct, frozen=True):
    """A text to be said later: `file.message` of the catalogues, with its arguments."""

    key: str
    args: dict[str, TextArg] = {}


# A list is said with commas and a last "and"; a Phrase is said before it is put in its place.
TextArg: TypeAlias = "str | int | float | Phrase | list[str | Phrase]"


class Say(Protocol):
    """Turns a key of the catalogues into a sentence in one language."""

    def __call__(self, key: str, /, **args: TextArg) -> str:
        """Say it."""
        ...


class Span(NamedTuple):
    """A piece of a line in one style: any of `bold dim reverse underline #rrggbb`, then `on #rrggbb`."""

    text: str
    style: str = ""


Line: TypeAlias = list[Span]


def plain(line: Line) -> str:
    """Give the line's letters without their styles."""
    return "".join(span.text for span in line)


def width(line: Line) -> int:
    """Count the columns a line takes."""
    return sum(text_columns(span.text) for span in line)


def letter_columns(letter: str) -> int:
    """Count the columns of a letter: names may be written in any script."""
    if combining(letter) or letter in "\u200b\u200c\u200d\ufe0e\ufe0f":
        return 0
    return 2 if east_asian_width(letter) in "WF" else 1


def text_columns(text: str) -> int:
    """Count the columns of a text."""
    return sum(map(letter_columns, text))


def pad(line: Line, columns: int, style: str = "") -> Line:
    """Fill the line up with blanks to so many columns."""
    missing = columns - width(line)
    return [*line, Span(" " * missing, style)] if missing > 0 else line


def printable(text: str) -> str:
    """Put a blank for every letter that would steer a terminal: what others wrote is only ever shown."""
    return "".join(letter if is_shown(letter) else " " for letter in text)
