"""Marks drawn from plain shapes: blocks, lines of boxes, and the signs that stand for pieces.

A cell is 6 wide and 12 tall. A shape is a kind and its numbers: `rect left top right bottom`,
`disc x y radius`, `line width x y x y …`, `area x y x y …`.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final, TypeAlias

Shape: TypeAlias = "tuple[str, tuple[float, ...]]"

WIDE: Final = 6.0
TALL: Final = 12.0
_LIGHT: Final = 0.7
_HEAVY: Final = 1.4

_ARMS: Final = {
    "─": "0101", "│": "1010", "┌": "0110", "┐": "0011", "└": "1100", "┘": "1001", "├": "1110", "┤": "1011",
    "┬": "0111", "┴": "1101", "┼": "1111", "╴": "0001", "╵": "1000", "╶": "0100", "╷": "0010",
    "╭": "0110", "╮": "0011", "╰": "1100", "╯": "1001", "━": "0202", "┃": "2020", "╋": "2222",
    "┏": "0220", "┓": "0022", "┗": "2200", "┛": "2002", "┳": "0222", "┻": "2202", "┣": "2220", "┫": "2022",
}  # fmt: skip
"""The arms of a line: up, right, down, left; 1 is light, 2 heavy."""
_ENDS: Final = ((3.0, 0.0), (6.0, 6.0), (3.0, 12.0), (0.0, 6.0))
_QUARTERS: Final = {
    "▘": "1000", "▝": "0100", "▖": "0010", "▗": "0001", "▀": "1100", "▚": "1001", "▞": "0110", "▛": "1110",
    "▜": "1101", "▙": "1011", "▟": "0111", "▐": "0101", "▌": "1010",
}  # fmt: skip
"""The quarters of a block: above left, above right, below left, below right."""


def _star(x: float, y: float, far: float, near: float) -> tuple[float, ...]:
    points: list[float] = []
    for at in range(10):
        reach, turn = (near if at % 2 else far), pi * at / 5
        points += [x + reach * sin(turn), y - reach * cos(turn)]
    return tuple(points)


def _rays(x: float, y: float, start: float, end: float) -> list[Shape]:
    turns = [pi * at / 4 for at in range(8)]
    return [
        ("line", (0.7, x + start * sin(t), y + start * cos(t), x + end * sin(t), y + end * cos(t)))
        for t in turns
    ]


_SIGNS: Final[dict[str, list[Shape]]] = {
    "●": [("disc", (3, 6, 2.5))],
    "•": [("disc", (3, 6, 1.4))],
    "○": [("ring", (3, 6, 2.2, 0.8))],
    "■": [("rect", (0.7, 3.7, 5.3, 8.3))],
    "□": [("line", (0.8, 0.9, 3.9, 5.1, 3.9, 5.1, 8.1, 0.9, 8.1, 0.9, 3.9))],
    "▣": [("line", (0.8, 0.7, 3.7, 5.3, 3.7, 5.3, 8.3, 0.7, 8.3, 0.7, 3.7)), ("rect", (1.9, 4.9, 4.1, 7.1))],
    "◆": [("area", (3, 2.9, 5.6, 6, 3, 9.1, 0.4, 6))],
    "♦": [("area", (3, 2.9, 5.4, 6, 3, 9.1, 0.6, 6))],
    "◊": [("line", (0.8, 3, 3.1, 5.2, 6, 3, 8.9, 0.8, 6, 3, 3.1))],
    "◇": [("line", (0.8, 3, 3.1, 5.2, 6, 3, 8.9, 0.8, 6, 3, 3.1))],
    "▲": [("area", (3, 3.2, 5.8, 8.6, 0.2, 8.6))],
    "▼": [("area", (3, 8.8, 5.8, 3.4, 0.2, 3.4))],
    "►": [("area", (0.6, 3.2, 5.6, 6, 0.6, 8.8))],
    "▶": [("area", (0.6, 3.2, 5.6, 6, 0.6, 8.8))],
    "◄": [("area", (5.4, 3.2, 0.4, 6, 5.4, 8.8))],
    "◀": [("area", (5.4, 3.2, 0.4, 6, 5.4, 8.8))],
    "★": [("area", _star(3, 6.2, 3.0, 1.25))],
    "☆": [("line", (0.5, *_star(3, 6.2, 2.8, 1.2), 3, 3.4))],
    "♣": [
        ("disc", (3, 4.1, 1.45)),
        ("disc", (1.6, 6.3, 1.45)),
        ("disc", (4.4, 6.3, 1.45)),
        ("area", (2.6, 5, 3.4, 5, 4, 9, 2, 9)),
    ],
    "☼": [("ring", (3, 6, 1.3, 0.8)), *_rays(3, 6, 2.0, 2.9)],
    "╍": [("rect", (0.4, 5.3, 2.6, 6.7)), ("rect", (3.4, 5.3, 5.6, 6.7))],
    "╏": [("rect", (2.3, 0.8, 3.7, 5.2)), ("rect", (2.3, 6.8, 3.7, 11.2))],
    "╌": [("rect", (0.4, 5.65, 2.6, 6.35)), ("rect", (3.4, 5.65, 5.6, 6.35))],
    "╎": [("rect", (2.65, 0.8, 3.35, 5.2)), ("rect", (2.65, 6.8, 3.35, 11.2))],
    "✓": [("line", (1.0, 0.8, 6.2, 2.4, 8.4, 5.4, 3.6))],
}


def shapes_of(letter: str) -> list[Shape] | None:
    """Give the shapes of a mark, or None for a letter."""
    if letter in _SIGNS:
        return _SIGNS[letter]
    if letter in _ARMS:
        return [
            _arm(end, int(weight)) for end, weight in zip(_ENDS, _ARMS[letter], strict=True) if weight != "0"
        ]
    if letter in _QUARTERS:
        corners = ((0, 0), (3, 0), (0, 6), (3, 6))
        filled = zip(corners, _QUARTERS[letter], strict=True)
        return [("rect", (x, y, x + 3, y + 6)) for (x, y), here in filled if here == "1"]
    code = ord(letter)
    if 0x2581 <= code <= 0x2588:
        return [("rect", (0, TALL * (1 - (code - 0x2580) / 8), WIDE, TALL))]
    if 0x2589 <= code <= 0x258F:
        return [("rect", (0, 0, WIDE * (0x2590 - code) / 8, TALL))]
    return None


def _arm(end: tuple[float, float], weight: int) -> Shape:
    half = (_LIGHT if weight == 1 else _HEAVY) / 2
    x, y = end
    return ("rect", (min(3, x) - (half if x == 3 else 0), min(6, y) - (half if y == 6 else 0),
                     max(3, x) + (half if x == 3 else 0), max(6, y) + (half if y == 6 else 0)))  # fmt: skip
