"""Styled lines as pixels: each cell of a text board is painted by a small rasteriser of our own."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from unicodedata import normalize

import numpy as np

from fathoms.core.text import text_columns
from fathoms.envs.letters import STROKES
from fathoms.envs.marks import TALL, WIDE, shapes_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from fathoms.core import Line
    from fathoms.envs.marks import Shape

CELL: Final = (24, 12)
"""Pixels of a cell: down, across."""
_FINE: Final = 4
"""Each pixel is looked at so many times in each direction, so that edges are soft."""
_GROUND: Final = "#0b1322"
_INK: Final = "#dfe7f2"
_UNKNOWN: Final[list[Shape]] = [("line", (0.6, 1, 2.4, 5, 2.4, 5, 9.2, 1, 9.2, 1, 2.4))]


class Look(NamedTuple):
    """How a span is painted."""

    ink: tuple[int, int, int]
    ground: tuple[int, int, int]
    bold: bool
    underline: bool


def paint(lines: Sequence[Line]) -> NDArray[np.uint8]:
    """Paint lines one under the other; gives (height, width, 3)."""
    tall, wide = CELL
    columns = max((sum(text_columns(span.text) for span in line) for line in lines), default=1)
    picture = np.empty((tall * len(lines), wide * columns, 3), np.uint8)
    picture[:] = _look("").ground
    for row, line in enumerate(lines):
        column = 0
        for text, style in line:
            look = _look(style)
            for letter in text:
                cell = picture[row * tall : (row + 1) * tall, column * wide : (column + 1) * wide]
                cell[:] = _cell(letter, look)[:, : cell.shape[1]]
                column += max(text_columns(letter), 0)
    return picture


@lru_cache(maxsize=4_096)
def _cell(letter: str, look: Look) -> NDArray[np.uint8]:
    ground, ink = np.array(look.ground, np.float32), np.array(look.ink, np.float32)
    cover = _cover(letter, bold=look.bold)[:, :, None].copy()
    if look.underline:
        cover[-3:-1] = 1
    return np.rint(ground + (ink - ground) * cover).astype(np.uint8)


@lru_cache(maxsize=1_024)
def _cover(letter: str, *, bold: bool) -> NDArray[np.float32]:
    """Tell for each pixel of a cell how much of it a letter covers."""
    tall, wide = CELL
    down = (np.arange(tall * _FINE, dtype=np.float32) + 0.5) * (TALL / (tall * _FINE))
    across = (np.arange(wide * _FINE, dtype=np.float32) + 0.5) * (WIDE / (wide * _FINE))
    x, y = np.meshgrid(across, down)
    inside = np.zeros(x.shape, bool)
    for kind, numbers in _shapes(letter, bold=bold):
        inside |= _KINDS[kind](x, y, numbers)
    return inside.reshape(tall, _FINE, wide, _FINE).mean(axis=(1, 3), dtype=np.float32)


def _shapes(letter: str, *, bold: bool) -> list[Shape]:
    if letter.isspace() or text_columns(letter) == 0:
        return []
    shapes = shapes_of(letter)
    if shapes is not None:
        return shapes
    strokes = STROKES.get(letter) or STROKES.get(normalize("NFD", letter)[0])
    if strokes is None:
        return _UNKNOWN
    return [("line", (1.15 if bold else 0.8, *_points(stroke))) for stroke in strokes.split()]


def _points(stroke: str) -> list[float]:
    figures = stroke.lstrip("~")
    points = [(1.0 + int(figures[at]), 2.1 + int(figures[at + 1]) * 0.98) for at in range(0, len(figures), 2)]
    if stroke.startswith("~"):
        for _ in range(3):
            points = _rounder(points)
    return [number for point in points for number in point]


def _rounder(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Cut the corners of a chain (Chaikin); its ends stay, unless it is closed."""
    closed = points[0] == points[-1]
    cut = [] if closed else [points[0]]
    for (x, y), (u, v) in pairwise(points):
        cut += [(0.75 * x + 0.25 * u, 0.75 * y + 0.25 * v), (0.25 * x + 0.75 * u, 0.25 * y + 0.75 * v)]
    return [*cut, cut[0] if closed else points[-1]]


def _rect(x: Any, y: Any, numbers: tuple[float, ...]) -> Any:
    left, top, right, bottom = numbers
    return (x >= left) & (x <= right) & (y >= top) & (y <= bottom)


def _disc(x: Any, y: Any, numbers: tuple[float, ...]) -> Any:
    u, v, radius = numbers
    return (x - u) ** 2 + (y - v) ** 2 <= radius**2


def _ring(x: Any, y: Any, numbers: tuple[float, ...]) -> Any:
    u, v, radius, width = numbers
    return np.abs(np.hypot(x - u, y - v) - radius) <= width / 2


def _line(x: Any, y: Any, numbers: tuple[float, ...]) -> Any:
    """Tell what is near enough to a chain of points."""
    width, *points = numbers
    inside = np.zeros(x.shape, bool)
    for at in range(0, len(points) - 2, 2):
        a, b, c, d = points[at : at + 4]
        length = max((c - a) ** 2 + (d - b) ** 2, 1e-9)
        along = np.clip(((x - a) * (c - a) + (y - b) * (d - b)) / length, 0, 1)
        inside |= np.hypot(x - a - along * (c - a), y - b - along * (d - b)) <= width / 2
    return inside


def _area(x: Any, y: Any, numbers: tuple[float, ...]) -> Any:
    """Tell what is inside a polygon: a ray to the left crosses its edges an odd number of times."""
    inside = np.zeros(x.shape, bool)
    points = list(zip(numbers[::2], numbers[1::2], strict=True))
    for (a, b), (c, d) in zip(points, [*points[1:], points[0]], strict=True):
        if b != d:
            inside ^= ((b > y) != (d > y)) & (x > a + (y - b) / (d - b) * (c - a))
    return inside


_KINDS: Final = {"rect": _rect, "disc": _disc, "ring": _ring, "line": _line, "area": _area}


@lru_cache(maxsize=512)
def _look(style: str) -> Look:
    """Read a span's style."""
    words = set(style.split())
    before, _, after = style.partition("on #")
    ink = next((word for word in before.split() if word.startswith("#")), _INK)
    colours = [_colour(ink), _colour(f"#{after}" if after else _GROUND)]
    if "reverse" in words:
        colours.reverse()
    if "dim" in words:
        colours[0] = tuple((a + b) // 2 for a, b in zip(*colours, strict=True))  # type: ignore[assignment]  # three of them
    return Look(colours[0], colours[1], "bold" in words, "underline" in words)


def _colour(text: str) -> tuple[int, int, int]:
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)
