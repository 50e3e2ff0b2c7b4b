"""A picture made of characters: paint anywhere, then read it off line by line."""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from fathoms.core.text import Line, Span, letter_columns, text_columns


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
    """A grid of cells to paint on, every one with a ground colour."""

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


def fit(text: str, columns: int) -> str:
    """Shorten a text to so many columns, with an ellipsis for what is cut off."""
    if text_columns(text) <= columns:
        return text
    kept, room = "", columns - 1
    for letter in text:
        room -= letter_columns(letter)
        if room < 0:
            break
        kept += letter
    return kept.rstrip() + "…"
