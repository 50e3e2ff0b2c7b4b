"""The board seen from above: bricks on plates, the bases at their mouths, a panel beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from fathoms.core.picture import Picture
from fathoms.core.text import plain
from fathoms.games.atlantis_treasure import panel, state
from fathoms.games.atlantis_treasure.grid import BASE, LETTERS, split_base
from fathoms.games.atlantis_treasure.layout import COLUMNS, layout_of
from fathoms.games.atlantis_treasure.lights import DARK, Lights
from fathoms.games.atlantis_treasure.palette import (
    BLAST,
    BRICKS,
    DEEP,
    FOAM,
    GOLD,
    INK,
    LIT,
    NIGHT,
    SEA,
    SHADE,
    SUBMARINE_BRICKS,
    TRAIL,
    blend,
)
from fathoms.games.atlantis_treasure.pieces import FREE, TREASURE
from fathoms.games.atlantis_treasure.plates import Plates
from fathoms.games.atlantis_treasure.ways import Ways, flight_ways, slide_ways

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import Line, Say, View
    from fathoms.games.atlantis_treasure.grid import Direction
    from fathoms.games.atlantis_treasure.layout import Layout
    from fathoms.games.atlantis_treasure.rules import Rules
    from fathoms.games.atlantis_treasure.state import State

_DOCKS: Final[dict[str, str]] = {"N": "┌{}┐", "E": "╶{}┤", "S": "└{}┘", "W": "├{}╴"}
"""An empty base, open towards its mouth."""
_SLIDE: Final = ("━", "┃", "╋")
_SHOT: Final = ("╍", "╏", "╋")
"""The lines of a slide and of a shot: across, along, and where it crosses itself."""


def draw(seen: View[State], names: Sequence[str], say: Say, lights: Lights = DARK) -> list[Line]:
    """Draw the table; `lights` marks what a person is about to do."""
    now = seen.state
    layout = layout_of(now.rules)
    beside = panel.draw(now, names, say, COLUMNS - layout.columns - 1, layout.rows)
    picture = Picture(COLUMNS, max(layout.rows, len(beside)), NIGHT)
    top = (len(picture.rows) - layout.rows) // 2
    _Board(now, lights, picture, msgspec.structs.replace(layout, top=top)).draw()
    for row, line in enumerate(beside):
        column = layout.columns + 1
        for text, style in line:
            column = picture.write(row, column, text, style)
    return picture.lines()


def sketch(rules: Rules) -> tuple[str, ...]:
    """Draw the board alone, in plain letters, set up for as many as it seats."""
    return _sketch(state.start(rules, len(rules.bases), 0), DARK)


def sketch_move(now: State, direction: Direction) -> tuple[str, ...]:
    """Draw a position alone, in plain letters, with the way of a shot or a slide."""
    shot = now.flight(direction) if now.face == "torpedo" else None
    return _sketch(now, Lights(shot=shot) if shot else Lights(course=now.course(direction)))


def _sketch(now: State, lights: Lights) -> tuple[str, ...]:
    layout = layout_of(now.rules, most=1)
    picture = Picture(layout.columns, layout.rows, NIGHT)
    _Board(now, lights, picture, layout).draw()
    return tuple(plain(line).rstrip() for line in picture.lines())


class _Board:
    """One drawing of the board: edges, squares, bases, and the way that a choice would take."""

    def __init__(self, now: State, lights: Lights, picture: Picture, layout: Layout) -> None:
        self.now = now
        self.lights = lights
        self.picture = picture
        self.layout = layout
        self.plates = Plates(picture, layout)
        self.ways: Ways = {}
        if lights.course:
            self.ways = slide_ways(now.grid, now.seat, lights.course)
        elif lights.shot:
            self.ways = flight_ways(now.grid, lights.shot)

    def draw(self) -> None:
        self._draw_edges()
        for square in range(len(self.now.sea)):
            plate = self._plate(square)
            self.plates.draw_plate(square, plate)
            self._draw_content(square, plate)
        if self.lights.cursor is not None:
            self._draw_cursor(self.lights.cursor)
        self._draw_bases()

    def _draw_edges(self) -> None:
        """Draw the water around the grid, and the letters and numbers that name its squares (B6)."""
        picture, layout = self.picture, self.layout
        for row in range(layout.top + 1, layout.top + layout.rows - 1):
            picture.fill(row, DEEP, 2, layout.columns - 2)
        for x in range(layout.width):
            column = layout.middle(x)[1]
            for row in (layout.top, layout.top + layout.rows - 1):
                picture.write(row, column, LETTERS[x], SHADE)
        for y in range(layout.height):
            row = layout.middle(y * layout.width)[0]
            picture.write(row, 0, f"{y + 1:<2}", SHADE)
            picture.write(row, layout.columns - 2, f"{y + 1:>2}", SHADE)

    def _plate(self, square: int) -> str:
        """Give the colour of a plate, light and dark in turn."""
        tones = TRAIL if square in self.ways else LIT if square in self.lights.lit else SEA
        y, x = divmod(square, self.layout.width)
        return tones[(x + y) % 2]

    def _draw_content(self, square: int, plate: str) -> None:
        """Draw what lies on a plate, or would lie there."""
        lights, plates = self.lights, self.plates
        mark = self._mark(square)
        if square in lights.numbers:
            plates.write(square, f" {lights.numbers[square]} ", INK, GOLD)
        elif lights.shot and square == lights.shot.hit:
            plates.draw_brick(square, mark, plate)
            plates.write_edges(square, "»«", FOAM, BLAST)
        elif lights.course and square == lights.course.end:
            self._draw_end(square, mark, plate)
        elif square in self.ways and mark in (FREE, TREASURE):
            self._draw_way(square, mark)
        elif square == lights.lifted:
            plates.write(square, BRICKS[mark].mark, blend(plate, FOAM, 0.45), plate)
        elif mark != FREE:
            plates.draw_brick(square, mark, plate)
        elif square in lights.lit:
            plates.write(square, "+", blend(plate, FOAM, 0.7), plate)

    def _mark(self, square: int) -> str:
        """Give the mark of what lies on a square, or would lie there."""
        lights = self.lights
        mark = lights.put.get(square, self.now.sea[square])
        return lights.carried if lights.carried and mark == FREE and square == lights.cursor else mark

    def _draw_way(self, square: int, mark: str) -> None:
        """Draw the line of a slide or a shot; a treasure that is flown over stays in sight."""
        across, along, both = _SHOT if self.lights.shot else _SLIDE
        axes = self.ways[square]
        (top, left), (row, column) = self.layout.square(square), self.layout.middle(square)
        if "across" in axes:
            self.picture.write(row, left, across * self.layout.wide, f"bold {FOAM}")
        if "along" in axes:
            for at in range(top, top + self.layout.tall):
                line = both if at == row and "across" in axes else along
                self.picture.write(at, column, line, f"bold {FOAM}")
        if mark == TREASURE:
            self.picture.write(row, column, BRICKS[mark].mark, f"bold {GOLD}")

    def _draw_end(self, square: int, mark: str, plate: str) -> None:
        """Draw the submarine where it would come to lie, or the treasure it would take there (M3)."""
        own, ground = SUBMARINE_BRICKS[self.now.seat], blend(plate, FOAM, 0.25)
        self.plates.fill(square, ground)
        self.plates.write(square, f"<{own.mark}>", own.ground, ground)
        if mark == TREASURE:
            self.plates.write(square, BRICKS[mark].mark, GOLD, ground)

    def _draw_cursor(self, square: int) -> None:
        """Draw the cursor, gold where Enter would take the square."""
        self.plates.write_edges(square, "[]", INK, GOLD if square in self.lights.lit else SHADE)

    def _draw_bases(self) -> None:
        """Draw every base of the board; those that nobody took keep their mouths free too (F1)."""
        grid = self.now.grid
        taken = {mouth: seat for seat, mouth in enumerate(grid.mouth)}
        for base in self.now.rules.bases:
            side, mouth = split_base(base)
            square = grid.squares[mouth]
            self._draw_base(side, square, taken.get(square))

    def _draw_base(self, side: Direction, mouth: int, seat: int | None) -> None:
        """Draw a base: its submarine, or the dock it has left."""
        row, column = self.layout.base(side, mouth)
        if seat is None:
            self.picture.write(row, column, _DOCKS[side].format(" "), blend(DEEP, FOAM, 0.35))
            return
        own, course = SUBMARINE_BRICKS[seat], self.lights.course
        text, ink, ground = f"({own.mark})", own.ink, own.ground
        if course and course.home and seat == self.now.seat:
            text, ink, ground = f"<{own.mark}>", own.ground, blend(TRAIL[0], FOAM, 0.25)
        elif self.now.square_of(seat) != BASE:
            text, ground = _DOCKS[side].format(own.mark), blend(DEEP, own.ground, 0.5)
            ink = blend(ground, FOAM, 0.7)
        self.picture.write(row, column, text, f"bold {ink} on {ground}")
