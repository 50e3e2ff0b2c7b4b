"""Drawings of results as PNG and SVG, in the colours of the sea."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

    from fathoms.core import Say
    from fathoms.lab.ladder import Ladder

_INK, _SAND, _TURQUOISE, _CORAL = "#0b2a4a", "#f6efe0", "#1f8a8c", "#e4572e"


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
