"""Painting one square: the plate with its studs, the brick on it, small or large as the board allows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from fathoms.core.picture import Picture  # noqa: TC001 - msgspec reads the field types
from fathoms.games.atlantis_treasure.layout import Layout  # noqa: TC001 - msgspec reads the field types
from fathoms.games.atlantis_treasure.palette import BRICKS, FOAM, INK, STUD, blend
from fathoms.games.atlantis_treasure.pieces import SUBMARINES, TEMPLE, TREASURE

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.palette import Brick


class Plates(msgspec.Struct, frozen=True):
    """The squares of one board on one picture."""

    picture: Picture
    layout: Layout

    def draw_plate(self, square: int, plate: str) -> None:
        """Draw a plate with its studs: one on a small plate, four on a large one."""
        self.fill(square, plate)
        row, column = self.layout.square(square)
        for at in {row, row + self.layout.tall - 1}:
            for stud in self._studs():
                self.picture.write(at, column + stud, STUD, blend(plate, FOAM, 0.3))

    def draw_brick(self, square: int, mark: str, plate: str) -> None:
        """Draw a piece on its plate."""
        brick = BRICKS[mark]
        if mark == TREASURE:
            self.write(square, f" {brick.mark} ", brick.ink, plate)
        elif mark == TEMPLE:
            self._draw_temple(square, brick)
        elif mark in SUBMARINES:
            self.fill(square, brick.ground)
            self._draw_relief(square, brick.ground)
            self.write(square, f"({brick.mark})", brick.ink, brick.ground)
        else:
            self.fill(square, brick.ground, 1)
            self.write_edges(square, "▐▌", brick.ground, plate)
            self._draw_relief(square, brick.ground, plate)
            self.write(square, brick.mark, brick.ink, brick.ground)

    def fill(self, square: int, ground: str, margin: int = 0) -> None:
        """Colour a square, leaving a margin at its left and right."""
        row, column = self.layout.square(square)
        for at in range(row, row + self.layout.tall):
            self.picture.fill(at, ground, column + margin, column + self.layout.wide - margin)

    def write(self, square: int, text: str, ink: str, ground: str) -> None:
        """Write in the middle of a square."""
        row, column = self.layout.middle(square)
        self.picture.write(row, column - len(text) // 2, text, f"bold {ink} on {ground}")

    def write_edges(self, square: int, edges: str, ink: str, ground: str) -> None:
        """Write at the left and the right edge of a square, in each of its rows."""
        row, column = self.layout.square(square)
        style = f"bold {ink} on {ground}"
        for at in range(row, row + self.layout.tall):
            self.picture.write(at, column, edges[0], style)
            self.picture.write(at, column + self.layout.wide - 1, edges[1], style)

    def _studs(self) -> tuple[int, ...]:
        return (1,) if self.layout.tall == 1 else (1, self.layout.wide - 2)

    def _draw_relief(self, square: int, ground: str, plate: str = "") -> None:
        """Give a large brick its studs and a near side in the shade; over a plate, narrower than the top."""
        if self.layout.tall == 1:
            return
        row, column = self.layout.square(square)
        bottom, wide = row + self.layout.tall - 1, self.layout.wide
        for stud in self._studs():
            self.picture.write(row, column + stud, STUD, blend(ground, INK, 0.35))
        shade = blend(ground, INK, 0.3)
        self.picture.write(bottom, column, "▄" * wide, f"{shade} on {ground}")
        if plate:
            self.picture.write(bottom, column, "▝", f"{ground} on {plate}")
            self.picture.write(bottom, column + wide - 1, "▘", f"{ground} on {plate}")

    def _draw_temple(self, square: int, brick: Brick) -> None:
        """Draw the temple, a step wider in each row."""
        row = self.layout.square(square)[0]
        middle = self.layout.middle(square)[1]
        for step in range(self.layout.tall):
            colour = blend(brick.ink, brick.ground, step / 3)
            stones = "▟" + "█" * (2 * step + 1) + "▙"
            self.picture.write(row + step, middle - step - 1, stones, colour)
