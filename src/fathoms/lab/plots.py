"""Drawings of results as PNG and SVG, in the colours of the sea."""

from __future__ import annotations

import io
import math
import warnings
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fathoms.core.text import fit, text_columns
from fathoms.lab.findings import is_share
from fathoms.review import WHOLE

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from fathoms.core import Say
    from fathoms.lab.comparison import Sweep
    from fathoms.lab.ladder import Ladder
    from fathoms.review import Vector


_INK, _SAND, _TURQUOISE, _CORAL = "#0b2a4a", "#f6efe0", "#1f8a8c", "#e4572e"
_PAPER: Final = "#fdf8ea"
_TITLE: Final = 17.0
_SHOWN: Final = (
    "minutes",
    "turns",
    "first-wins",
    "skill",
    "margin",
    "lead-changes",
    "decided",
    "comebacks",
    "shared",
    "unfinished",
)
_COLUMNS: Final = 3


def draw_ladder(ladder: Ladder, files: list[Path], say: Say) -> None:
    """Draw each bot's rating with its interval; the ending of each file says which kind."""
    from matplotlib.figure import Figure  # noqa: PLC0415 - slow to load, needed only here

    rungs = ladder.rungs[::-1]
    figure: Any = Figure(figsize=(8, 1.4 + 0.55 * len(rungs)), facecolor=_SAND, layout="constrained")
    axes = figure.subplots()
    axes.set_facecolor(_SAND)
    for row, rung in enumerate(rungs):
        ends = [rung.low, rung.high]
        axes.plot(ends, [row, row], color=_TURQUOISE, linewidth=7, alpha=0.35, solid_capstyle="round")
        axes.plot([rung.rating], [row], "o", color=_CORAL, markersize=9)
        where = {"textcoords": "offset points", "ha": "center", "color": _INK}
        axes.annotate(f"{rung.rating:.0f}", (rung.rating, row), (0, 9), **where)
    axes.set_yticks(range(len(rungs)), [rung.bot for rung in rungs])
    axes.set_ylim(-0.6, len(rungs) - 0.2)
    axes.margins(x=0.08)
    axes.grid(axis="x", color=_INK, alpha=0.12)
    axes.tick_params(colors=_INK, length=0)
    for side in axes.spines.values():
        side.set_visible(False)
    game = say(f"{ladder.game}.title")
    title = say("lab.ladder-title", game=game, players=ladder.players, games=ladder.games)
    axes.set_title(title, color=_INK, loc="left")
    axes.set_xlabel(say("lab.ladder-axis"), color=_INK)
    for file in files:
        figure.savefig(file, dpi=160)


def draw_sweep(found: Sweep, files: list[Path], say: Say, field: str) -> None:
    """Draw how each measure moves with a field of this title; the ending of each file says which kind."""
    from matplotlib.figure import Figure  # noqa: PLC0415 - slow to load, needed only here

    shown = [
        name
        for name in _SHOWN
        if all(name in stop.measures for stop in found.stops)
        and any(stop.measures[name].mean for stop in found.stops)
    ]
    rows = math.ceil(len(shown) / _COLUMNS)
    figure: Any = Figure(figsize=(11, 0.9 + 2.5 * rows), facecolor=_SAND, layout="constrained")
    pads = figure.subplots(rows, _COLUMNS, squeeze=False).ravel()
    for axes, name in zip(pads, shown, strict=False):
        _draw_measure(axes, found, name, say)
    for axes in pads[len(shown) :]:
        axes.set_visible(False)
    title = say("compare.sweep-title", game=say(f"{found.game}.title"), field=field)
    bots = ", ".join(found.bots)
    games = say("compare.sweep-games", games=found.games, players=found.players, bots=bots)
    figure.suptitle(f"{title}\n{games}", color=_INK, x=0.01, ha="left", fontsize=12)
    for file in files:
        figure.savefig(file, dpi=150)


def _draw_measure(axes: Any, found: Sweep, name: str, say: Say) -> None:
    scale = 100 if is_share(name) else 1
    along = range(len(found.stops))
    points = [stop.measures[name] for stop in found.stops]
    axes.set_facecolor(_SAND)
    low, high = [scale * each.low for each in points], [scale * each.high for each in points]
    axes.fill_between(along, low, high, color=_TURQUOISE, alpha=0.25, linewidth=0)
    axes.plot(along, [scale * each.mean for each in points], color=_TURQUOISE, marker="o", markersize=4)
    if name == "first-wins":
        axes.axhline(100 / found.players, color=_CORAL, linewidth=1, linestyle=(0, (4, 3)))
    step = math.ceil(len(found.stops) / 11)
    axes.set_xticks(list(along)[::step], [str(stop.value) for stop in found.stops][::step])
    unit = " (%)" if is_share(name) else ""
    axes.set_title(say(f"compare.measure-{name}") + unit, color=_INK, loc="left", fontsize=10)
    axes.grid(axis="y", color=_INK, alpha=0.12)
    axes.tick_params(colors=_INK, length=0, labelsize=9)
    axes.margins(y=0.15)
    for side in axes.spines.values():
        side.set_visible(False)


# The picture of a review

_PLAYERS: Final = {
    "green": "#2e9a5e",
    "blue": "#2c78d0",
    "yellow": "#f0b429",
    "red": "#d8412f",
    "violet": "#8a55bd",
    "white": "#fffdf6",
    "black": "#2a2f3a",
}
"""As in the browser (`theme.css`), but for a white that shows on paper."""
_OTHERS: Final = (_TURQUOISE, "#c9a869", "#103b57", "#8d5a34", "#8fd0c1")
"""For the players of a game with other colours."""
_SOFT: Final = "#4d626c"
_LETTERS: Final = ("DejaVu Sans", "Noto Sans", "Noto Sans CJK JP", "Hiragino Sans", "Yu Gothic", "Segoe UI")
"""The first comes with matplotlib; others that a system has help out with names in other scripts."""
_DOTS: Final = 180
"""An inch: a picture is three times as wide as a phone, where 10 points are still read."""
_WIDTH: Final = 6.0
_MARGIN: Final = 0.36
_LEFT: Final = 0.86
_RIGHT: Final = 5.2
"""Where turns begin and end, in inches; beside them stand the marks and the scale."""
_BANDS: Final = 2.5
_STRIP: Final = 0.7
_ROW: Final = 0.48
_LUCK: Final = 3.1
_CHOICES: Final = 5.0
_BAR: Final = 0.8
"""Where the bars of players begin, and how long the longest is."""


class ReviewPicture(NamedTuple):
    """All that the picture of a review shows; points are billionths."""

    title: str
    sentence: str
    names: Sequence[str]
    colours: Sequence[str]
    """The English names of the players' colours."""
    marks: Sequence[str]
    chances: Sequence[Vector]
    """Everybody's at the start and after each turn."""
    luck: Sequence[Vector]
    """What luck did in each turn to those whose it was."""
    choices: Sequence[Vector]
    """What choices cost in each turn those who made them: below 0."""
    totals: Sequence[tuple[int, int]]
    """What luck and own choices did to each player in all."""


def draw_review(picture: ReviewPicture, kind: str, say: Say) -> bytes:
    """Draw chances over the turns, with luck and choices as bars, as `png` or `svg`."""
    import matplotlib as mpl  # noqa: PLC0415 - slow to load, needed only here
    from matplotlib.backends.backend_agg import FigureCanvasAgg  # noqa: PLC0415 - likewise
    from matplotlib.figure import Figure  # noqa: PLC0415 - likewise
    from matplotlib.font_manager import fontManager  # noqa: PLC0415 - likewise

    there = {font.name for font in fontManager.ttflist}
    # A `$` in a name begins no formula, and the same review gives the same bytes.
    style = {
        "font.family": [name for name in _LETTERS if name in there],
        "text.parse_math": False,
        "svg.hashsalt": "fathoms",
    }
    # Its own types are not whole.
    rc_context: Any = vars(mpl)["rc_context"]
    with rc_context(style), warnings.catch_warnings():
        # A letter that no font has is drawn as a box.
        warnings.filterwarnings("ignore", message="Glyph .* missing", category=UserWarning)
        figure: Any = Figure(facecolor=_SAND, dpi=_DOTS)
        _ReviewSheet(picture, figure, FigureCanvasAgg(figure).get_renderer(), say).draw()
        drawn = io.BytesIO()
        figure.savefig(drawn, format=kind, metadata={"Date": None} if kind == "svg" else None)
    return drawn.getvalue()


class _ReviewSheet:
    """A sheet that is drawn from top to bottom; all places are inches from its upper left corner."""

    def __init__(self, picture: ReviewPicture, figure: Any, renderer: Any, say: Say) -> None:
        self._picture, self._figure, self._renderer, self._say = picture, figure, renderer, say
        self._axes = figure.add_axes((0, 0, 1, 1))
        self._inks = [
            _PLAYERS.get(colour.lower(), _OTHERS[at % len(_OTHERS)])
            for at, colour in enumerate(picture.colours)
        ]
        self._turns = max(1, len(picture.chances) - 1)

    def draw(self) -> None:
        """Draw everything, and cut the sheet to what it took."""
        down = self._head(_MARGIN + 0.1)
        down = self._bands(down)
        strips = (("luck", self._picture.luck), ("choices", self._picture.choices))
        most = max((abs(part) for _, turns in strips for each in turns for part in each), default=0) or 1
        for name, turns in strips:
            down = self._strip(down + 0.12, self._say(f"review.picture-{name}"), turns, most)
        down = self._turn_numbers(down + 0.17)
        height = self._players(down + 0.48)
        self._figure.set_size_inches(_WIDTH, height)
        self._axes.set(xlim=(0, _WIDTH), ylim=(height, 0))
        self._axes.axis("off")

    def _head(self, down: float) -> float:
        self._write(_MARGIN, down, self._picture.title.upper(), 10, color=_CORAL, weight="bold")
        down += 0.36
        lines = [""]
        for word in self._picture.sentence.split(" "):
            longer = f"{lines[-1]} {word}".strip()
            if self._width(longer, _TITLE, bold=True) <= _WIDTH - 2 * _MARGIN:
                lines[-1] = longer
            else:
                lines.append(word)
        for line in lines:
            fitted = self._fitted(line, _WIDTH - 2 * _MARGIN, _TITLE, bold=True)
            self._write(_MARGIN, down, fitted, _TITLE, weight="bold")
            down += 0.31
        return down + 0.02

    def _bands(self, top: float) -> float:
        """Lay everybody's chances over each other: together they fill the sheet, the first player on top."""
        self._write(_LEFT, top + 0.1, self._say("review.picture-chance"), 11, weight="bold")
        top += 0.24
        chances = self._picture.chances
        points = chances if len(chances) > 1 else [*chances, *chances]
        along = [self._at(turn) for turn in range(len(points))]
        edge = [top] * len(points)
        for seat, ink in enumerate(self._inks):
            lower = [above + _BANDS * point[seat] / WHOLE for above, point in zip(edge, points, strict=True)]
            self._axes.fill_between(along, edge, lower, color=ink, linewidth=0)
            if seat:
                self._axes.plot(along, edge, color=_INK, linewidth=1.4, solid_joinstyle="round")
            self._badge(_MARGIN + 0.19, (edge[0] + lower[0]) / 2, seat)
            edge = lower
        self._axes.plot(
            [_LEFT, _RIGHT], [top + _BANDS / 2] * 2, color=_INK, linewidth=0.8, alpha=0.4, dashes=(2, 4)
        )
        self._frame(top, _BANDS)
        for share in (0, 50, 100):
            down = top + _BANDS * (1 - share / 100)
            self._write(_RIGHT + 0.08, down, self._say("review.percent", share=share), 10, color=_SOFT)
        return top + _BANDS

    def _strip(self, top: float, title: str, turns: Sequence[Vector], most: int) -> float:
        """Draw a bar for what each turn did, under the turn's part of the bands."""
        self._write(_LEFT, top + 0.1, title, 11, weight="bold")
        top += 0.24
        # What only ever costs needs no room above its line.
        above = _STRIP / 2 if any(part > 0 for each in turns for part in each) else 0.0
        middle, bottom, reach = top + above, top + above + _STRIP / 2, 0.46 * _STRIP
        self._axes.fill_between([_LEFT, _RIGHT], top, bottom, color=_PAPER, linewidth=0)
        for turn, parts in enumerate(turns):
            moved = [(seat, part) for seat, part in enumerate(parts) if part]
            for at, (seat, part) in enumerate(moved):
                left = self._at(turn + 0.12 + 0.76 * at / len(moved))
                wide = self._at(0.76 / len(moved)) - self._at(0)
                self._bar(left, middle, wide, -reach * part / most, seat)
        self._axes.plot([_LEFT, _RIGHT], [middle] * 2, color=_INK, linewidth=0.9)
        return bottom

    def _turn_numbers(self, down: float) -> float:
        """Number the turns as many as there is room for."""
        self._write(
            _MARGIN,
            down,
            self._fitted(self._say("review.picture-turn"), _LEFT - _MARGIN, 10),
            10,
            color=_SOFT,
        )
        step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 5_000) if self._turns <= 10 * step)
        for turn in range(step, self._turns + 1, step):
            self._write(self._at(turn - 0.5), down, str(turn), 10, color=_SOFT, ha="center")
        return down

    def _players(self, down: float) -> float:
        """List the players, with what luck and own choices did to each in all, on one scale."""
        say, picture = self._say, self._picture
        most = max((abs(part) for totals in picture.totals for part in totals), default=0) or 1
        for at, name in ((_LUCK, "luck"), (_CHOICES, "choices")):
            self._write(at, down, say(f"review.picture-{name}"), 11, weight="bold", ha="center")
        top = down + 0.2
        for seat, (name, totals) in enumerate(zip(picture.names, picture.totals, strict=True)):
            down = top + _ROW * (seat + 0.5)
            self._badge(_MARGIN + 0.19, down, seat)
            self._write(_LEFT, down, self._fitted(name, _LUCK - _BAR - _LEFT - 0.1, 12), 12)
            for zero, part in zip((_LUCK, _CHOICES), totals, strict=True):
                self._bar(zero, down - 0.13, _BAR * part / most, 0.26, seat)
                sign = "+" if part > 0 else "−" if part < 0 else ""
                figure = sign + say("review.figure", points=abs(part) * 100 / WHOLE)
                # On the side where no bar is.
                side = -1 if part > 0 else 1
                self._write(zero + 0.07 * side, down, figure, 11, ha="right" if part > 0 else "left")
        bottom = top + _ROW * len(picture.names)
        for zero in (_LUCK, _CHOICES):
            self._axes.plot([zero] * 2, [top, bottom], color=_INK, linewidth=0.9)
        self._write(_MARGIN, bottom + 0.24, say("review.points"), 9.5, color=_SOFT)
        return self._sea(bottom + 0.62)

    def _sea(self, top: float) -> float:
        """End the sheet with two waves."""
        along = [_WIDTH * at / 240 for at in range(241)]
        for depth, ink in enumerate((_TURQUOISE, _INK)):
            waves = [top + 0.13 * depth + 0.045 * math.sin(7 * across + 2 * depth) for across in along]
            self._axes.fill_between(along, waves, top + 0.34, color=ink, linewidth=0)
        return top + 0.34

    def _at(self, turn: float) -> float:
        return _LEFT + (_RIGHT - _LEFT) * turn / self._turns

    def _frame(self, top: float, tall: float) -> None:
        across, down = [_LEFT, _RIGHT, _RIGHT, _LEFT, _LEFT], [top, top, top + tall, top + tall, top]
        self._axes.plot(across, down, color=_INK, linewidth=1.4, solid_joinstyle="round")

    def _bar(self, left: float, top: float, wide: float, tall: float, seat: int) -> None:
        across, down = [left, left + wide, left + wide, left], [top, top, top + tall, top + tall]
        self._axes.fill(
            across, down, facecolor=self._inks[seat], edgecolor=_INK, linewidth=0.7, joinstyle="round"
        )

    def _badge(self, across: float, down: float, seat: int) -> None:
        """Draw a player's mark on a disc of the player's colour."""
        ink = self._inks[seat]
        self._axes.plot(
            [across], [down], "o", color=ink, markeredgecolor=_INK, markersize=20, markeredgewidth=1.3
        )
        light = sum(int(ink[at : at + 2], 16) for at in (1, 3, 5)) > 440
        self._write(
            across,
            down,
            self._picture.marks[seat],
            12,
            color=_INK if light else _PAPER,
            ha="center",
            va="center",
            weight="bold",
        )

    def _write(self, across: float, down: float, text: str, size: float, **how: Any) -> None:
        self._axes.text(
            across, down, text, **{"color": _INK, "fontsize": size, "va": "center_baseline", **how}
        )

    def _width(self, text: str, size: float, *, bold: bool = False) -> float:
        """Measure a text, in inches."""
        from matplotlib.font_manager import FontProperties  # noqa: PLC0415 - see above

        how = FontProperties(size=size, weight="bold" if bold else "normal")
        return self._renderer.get_text_width_height_descent(text, how, ismath=False)[0] / _DOTS

    def _fitted(self, text: str, room: float, size: float, *, bold: bool = False) -> str:
        """Shorten a text to what there is room for."""
        fitted, columns = text, text_columns(text)
        while columns > 1 and self._width(fitted, size, bold=bold) > room:
            columns -= 1
            fitted = fit(text, columns)
        return fitted
