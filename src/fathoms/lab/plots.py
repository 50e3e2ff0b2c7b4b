"""Drawings of results as PNG and SVG, in the colours of the sea."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from fathoms.lab.measures import is_share

if TYPE_CHECKING:
    from pathlib import Path

    from fathoms.core import Say
    from fathoms.lab.comparison import Sweep
    from fathoms.lab.ladder import Ladder


_INK, _SAND, _TURQUOISE, _CORAL = "#0b2a4a", "#f6efe0", "#1f8a8c", "#e4572e"
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
