"""Plots as SVG of our own.

Places across are parts of the width, places down are pixels: so letters keep their size on every screen.
"""

from __future__ import annotations

import math
from html import escape
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

_EDGE: Final = 2.0
"""Parts of a hundred kept free at either side, so that nothing is cut."""
_ROW: Final = 58
_BARS: Final = 190
_RIDGE: Final = 64


class Range(NamedTuple):
    """The figures that a plot spans, and where each stands across it."""

    low: float
    high: float

    @classmethod
    def of(cls, low: float, high: float) -> Range:
        """Span two figures, which may be the same."""
        return cls(low, high if high > low else low + 1)

    def at(self, figure: float) -> str:
        """Give the place of a figure."""
        part = (figure - self.low) / (self.high - self.low)
        return f"{_EDGE + part * (100 - 2 * _EDGE):.2f}%"

    def ticks(self, most: int = 6) -> list[float]:
        """List round figures to mark."""
        rough = (self.high - self.low) / most
        size = 10.0 ** math.floor(math.log10(rough))
        step = next(size * times for times in (1, 2, 5, 10) if size * times >= rough)
        first = math.ceil(self.low / step)
        return [number * step for number in range(first, math.floor(self.high / step + 1e-9) + 1)]


class Rated(NamedTuple):
    """A row of the plot of ratings."""

    name: str
    rating: float
    low: float
    high: float


def svg(height: int, label: str, inside: Sequence[str]) -> str:
    """Make a drawing as wide as its place, with words for who cannot see it."""
    return (
        f'<svg class="plot" height="{height}" role="img" aria-label="{escape(label)}">'
        + "".join(inside)
        + "</svg>"
    )


def ratings(rows: Sequence[Rated], label: str, show: Callable[[float], str]) -> str:
    """Draw each rating as a dot on its interval, the best on top."""
    span = Range.of(min(row.low for row in rows), max(row.high for row in rows))
    height = _ROW * len(rows) + 24
    parts = [
        f'<line class="grid" x1="{span.at(tick)}" x2="{span.at(tick)}" y1="0" y2="{height - 22}"/>'
        f'<text class="soft" x="{span.at(tick)}" y="{height - 4}" text-anchor="middle">{show(tick)}</text>'
        for tick in span.ticks()
    ]
    for at, row in enumerate(rows):
        top, line = at * _ROW, at * _ROW + 40
        parts += [
            f'<text class="name" x="0" y="{top + 20}">{escape(row.name)}</text>',
            f'<text class="figure" x="100%" y="{top + 20}" text-anchor="end">{show(row.rating)}</text>',
            f'<line class="track" x1="0" x2="100%" y1="{line}" y2="{line}"/>',
            f'<line class="span" x1="{span.at(row.low)}" x2="{span.at(row.high)}" y1="{line}" y2="{line}"/>',
            f'<circle class="dot" cx="{span.at(row.rating)}" cy="{line}" r="8"/>',
        ]
    return svg(height, label, parts)


def histogram(counts: Mapping[int, int], label: str, axis: str, show: Callable[[float], str]) -> str:
    """Draw how often each whole figure came; many figures are drawn in groups."""
    low, high = min(counts), max(counts)
    width = max(1, math.ceil((high - low + 1) / 40))
    groups: dict[int, int] = {}
    for figure, count in counts.items():
        groups[(figure - low) // width] = groups.get((figure - low) // width, 0) + count
    span, most = Range(low, low + width * ((high - low) // width + 1)), max(groups.values())
    parts = [
        _bar(span, (low + at * width, low + (at + 1) * width), (8, _BARS + 7), count / most)
        for at, count in sorted(groups.items())
    ]
    parts.append(f'<line class="axis" x1="0" x2="100%" y1="{_BARS + 8}" y2="{_BARS + 8}"/>')
    for tick in span.ticks():
        if tick == int(tick) and tick < span.high:
            group = low + (int(tick) - low) // width * width
            middle = span.at(group + width / 2)
            parts.append(
                f'<text class="soft" x="{middle}" y="{_BARS + 26}" text-anchor="middle">{show(tick)}</text>'
            )
    parts.append(f'<text class="soft" x="50%" y="{_BARS + 48}" text-anchor="middle">{escape(axis)}</text>')
    return svg(_BARS + 54, label, parts)


def ridges(
    rows: Sequence[tuple[str, Mapping[int, int], float, str]], label: str, show: Callable[[float], str]
) -> str:
    """Draw a small histogram for each entrant over one axis: name, counts, mean, and the mean in words."""
    low = min(min(counts) for _, counts, _, _ in rows)
    high = max(max(counts) for _, counts, _, _ in rows)
    span = Range(low, high + 1)
    height = _RIDGE * len(rows) + 24
    parts: list[str] = []
    for at, (name, counts, mean, told) in enumerate(rows):
        top, foot = at * _RIDGE, at * _RIDGE + _RIDGE - 4
        most = max(counts.values())
        parts += [
            _bar(span, (figure, figure + 1), (top + 22, foot), count / most)
            for figure, count in counts.items()
        ]
        middle = span.at(mean + 0.5)
        parts += [
            f'<line class="track" x1="0" x2="100%" y1="{foot}" y2="{foot}"/>',
            f'<line class="mean" x1="{middle}" x2="{middle}" y1="{top + 24}" y2="{foot + 3}"/>',
            f'<text class="name" x="0" y="{top + 15}">{escape(name)}</text>',
            f'<text class="soft" x="100%" y="{top + 15}" text-anchor="end">{escape(told)}</text>',
        ]
    for tick in span.ticks():
        if tick == int(tick) and tick <= high:
            place = f'x="{span.at(tick + 0.5)}" y="{height - 6}"'
            parts.append(f'<text class="soft" {place} text-anchor="middle">{show(tick)}</text>')
    return svg(height, label, parts)


def shares(rows: Sequence[tuple[str, str, float, str]], even: float, label: str) -> str:
    """Draw parts of a whole as bars beside an even share: name, paint, part, and the part in words."""
    span = Range(0, max(*(part for _, _, part, _ in rows), even) * 1.05)
    height = _ROW * len(rows)
    parts: list[str] = []
    place = span.at(even)
    for at, (name, paint, part, told) in enumerate(rows):
        top, bar = at * _ROW, at * _ROW + 26
        width = 100 * part / span.high * (100 - 2 * _EDGE) / 100
        parts += [
            f'<text class="name" x="0" y="{top + 18}">{escape(name)}</text>',
            f'<text class="figure" x="100%" y="{top + 18}" text-anchor="end">{escape(told)}</text>',
            f'<rect class="part" x="{_EDGE}%" y="{bar}" width="{width:.2f}%" height="20" fill="{paint}"/>',
            f'<line class="even" x1="{place}" x2="{place}" y1="{bar - 3}" y2="{bar + 23}"/>',
        ]
    return svg(height, label, parts)


def _bar(span: Range, figures: tuple[float, float], heights: tuple[float, float], part: float) -> str:
    """Draw one bar; whatever happened at all can be seen."""
    left, right = (float(span.at(figure)[:-1]) for figure in figures)
    top, foot = heights
    tall = max(part * (foot - top), 1.5)
    gap = (right - left) * 0.12
    return (
        f'<rect class="bar" x="{left + gap / 2:.2f}%" y="{foot - tall:.1f}" '
        f'width="{right - left - gap:.2f}%" height="{tall:.1f}" rx="2"/>'
    )
