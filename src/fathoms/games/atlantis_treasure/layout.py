"""Where everything stands on the picture: the squares, the bases around them, the panel beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.grid import Direction
    from fathoms.games.atlantis_treasure.rules import Rules

COLUMNS: Final = 80
ROWS: Final = 19
_SCALES: Final = ((7, 3), (5, 2), (3, 1))
"""Columns and rows of a square, the largest first: a small board gets large bricks."""
_WIDEST: Final = 45
"""Columns for the grid; the rest is for the edges and the panel."""
_RIM: Final = 2
"""Rows above and below the grid: one of letters, one for bases."""
_SIDE: Final = 5
"""Columns beside the grid: two of numbers, three for bases."""


class Layout(msgspec.Struct, frozen=True):
    """The places of one board on the picture."""

    width: int
    height: int
    wide: int
    """Columns of a square."""
    tall: int
    """Rows of a square."""
    top: int = 0
    """The first row of the board, its letters."""

    @property
    def rows(self) -> int:
        """The rows of the board with its edges."""
        return self.height * self.tall + 2 * _RIM

    @property
    def columns(self) -> int:
        """The columns of the board with its edges."""
        return self.width * self.wide + 2 * _SIDE

    def square(self, square: int) -> tuple[int, int]:
        """Give the first row and column of a square."""
        y, x = divmod(square, self.width)
        return self.top + _RIM + y * self.tall, _SIDE + x * self.wide

    def middle(self, square: int) -> tuple[int, int]:
        """Give the row and the column of a square that its mark stands in."""
        row, column = self.square(square)
        return row + (self.tall - 1) // 2, column + self.wide // 2

    def base(self, side: Direction, mouth: int) -> tuple[int, int]:
        """Give the row and the first of the three columns of a base, off the grid behind its mouth (B7)."""
        (top, left), (row, column) = self.square(mouth), self.middle(mouth)
        match side:
            case "N":
                return top - 1, column - 1
            case "S":
                return top + self.tall, column - 1
            case "E":
                return row, left + self.wide
            case "W":
                return row, left - 3


def layout_of(rules: Rules, most: int = 3) -> Layout:
    """Lay out a board, its squares as large as the picture allows, at most so many rows each."""
    width, height = len(rules.board[0]), len(rules.board)
    wide, tall = next(
        (wide, tall)
        for wide, tall in _SCALES
        if tall <= most and width * wide <= _WIDEST and height * tall + 2 * _RIM <= ROWS
    )
    return Layout(width, height, wide, tall)
