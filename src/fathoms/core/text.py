"""Texts, styled lines and pictures made of them: games speak in keys, and draw in spans."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias
from unicodedata import combining, east_asian_width

import msgspec

from fathoms.core.names import is_shown

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Sequence


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


def columns(rows: Sequence[Sequence[str]], left: Container[int]) -> Iterator[str]:
    """Set cells under each other, those of the columns `left` to the left and all others to the right."""
    widths = [max(map(text_columns, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells: list[str] = []
        for at, (cell, width) in enumerate(zip(row, widths, strict=True)):
            blanks = " " * (width - text_columns(cell))
            cells.append(cell + blanks if at in left else blanks + cell)
        yield "  ".join(cells).rstrip()


def printable(text: str) -> str:
    """Put a blank for every letter that would steer a terminal: what others wrote is only ever shown."""
    return "".join(letter if is_shown(letter) else " " for letter in text)


class Cell(NamedTuple):
    """One column of one row. Empty text is the second half of a wide letter."""

    text: str
    ink: str
    ground: str

    @property
    def style(self) -> str:
        """The style of a span made of such cells; a blank shows nothing but its ground."""
        return f"{self.ink} on {self.ground}".lstrip() if self.text != " " else f"on {self.ground}"


class Picture:
    """A grid of cells, each with a ground colour: paint anywhere, then read it off line by line."""

    def __init__(self, columns: int, rows: int, ground: str) -> None:
        self.columns = columns
        self.rows = [[Cell(" ", "", ground)] * columns for _ in range(rows)]

    def fill(self, row: int, ground: str, start: int = 0, stop: int | None = None) -> None:
        """Colour the ground of a row, keeping what is written on it."""
        cells = self.rows[row]
        for column in range(start, self.columns if stop is None else stop):
            cells[column] = cells[column]._replace(ground=ground)

    def write(self, row: int, column: int, text: str, style: str) -> int:
        """Write in a span's style, on the ground that is there if it names none; give the column after it."""
        ink, _, ground = style.partition(" on ")
        cells = self.rows[row]
        start = column
        for letter in text:
            columns = letter_columns(letter)
            if column + columns > self.columns:
                break
            if columns == 0 and column > start:
                cells[column - 1] = cells[column - 1]._replace(text=cells[column - 1].text + letter)
            for at in range(column, column + columns):
                cells[at] = Cell(letter if at == column else "", ink, ground or cells[at].ground)
            column += columns
        return column

    def lines(self) -> list[Line]:
        """Read the picture off, cells of one style joined."""
        return [
            [
                Span("".join(cell.text for cell in run), style)
                for style, run in groupby(row, lambda cell: cell.style)
            ]
            for row in self.rows
        ]


def blend(one: str, other: str, share: float) -> str:
    """Mix two colours: 0 is the one, 1 the other."""
    pairs = ((int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def fit(text: str, columns: int) -> str:
    """Shorten a text to fit, with an ellipsis for what is cut off."""
    if text_columns(text) <= columns:
        return text
    kept, room = "", columns - 1
    for letter in text:
        room -= letter_columns(letter)
        if room < 0:
            break
        kept += letter
    return kept.rstrip() + "…"
