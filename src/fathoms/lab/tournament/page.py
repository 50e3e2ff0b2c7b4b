"""The results as one page that needs no other file and no other host (`page.html.jinja`)."""

from __future__ import annotations

import json
import math
from base64 import b64encode
from functools import partial
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import jinja2

import fathoms
from fathoms.lab.tournament.results import forfeit_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from fathoms.core import Say
    from fathoms.lab.tournament.results import Results

_TEMPLATE: Final = "page.html.jinja"
_EDGE: Final = 2.0
"""Per cent of a plot's width kept free at either side, so that nothing is cut."""
_MOST_BARS: Final = 40
_FACES: Final = (
    ("Caprasimo", "caprasimo-latin-400-normal-*.woff2", "400"),
    ("Atkinson", "atkinson-hyperlegible-next-latin-wght-normal-*.woff2", "200 800"),
)


class PlotAxis(NamedTuple):
    """The figures that a plot shows, and where each stands across it, in per cent of the width."""

    low: float
    high: float

    def at(self, figure: float) -> float:
        """Give the place of a figure."""
        part = (figure - self.low) / (self.high - self.low)
        return round(_EDGE + part * (100 - 2 * _EDGE), 2)

    def ticks(self, most: int = 6) -> list[float]:
        """List round figures to mark."""
        rough = (self.high - self.low) / most
        size = 10.0 ** math.floor(math.log10(rough))
        step = next(size * times for times in (1, 2, 5, 10) if size * times >= rough)
        first = math.ceil(self.low / step)
        return [number * step for number in range(first, math.floor(self.high / step + 1e-9) + 1)]

    def whole_ticks(self) -> list[float]:
        """List the whole ones of them, below the end."""
        return [tick for tick in self.ticks() if tick == int(tick) and tick < self.high]


class Histogram(NamedTuple):
    """How often each figure came, as bars."""

    axis: PlotAxis
    bars: list[tuple[int, int, float]]
    """From which figure to which, and how tall as a part of the tallest."""
    ticks: list[tuple[float, float]]
    """Where to mark a figure, and the figure."""


def histogram(counts: Mapping[int, int]) -> Histogram:
    """Count figures in at most forty bars."""
    low, high = min(counts), max(counts)
    width = max(1, math.ceil((high - low + 1) / _MOST_BARS))
    groups: dict[int, int] = {}
    for figure, count in counts.items():
        start = low + (figure - low) // width * width
        groups[start] = groups.get(start, 0) + count
    axis = PlotAxis(low, low + width * ((high - low) // width + 1))
    most = max(groups.values())
    bars = [(start, start + width, count / most) for start, count in sorted(groups.items())]
    ticks = [(low + (int(tick) - low) // width * width + width / 2, tick) for tick in axis.whole_ticks()]
    return Histogram(axis, bars, ticks)


def draw_page(results: Results, say: Say, lang: str) -> str:
    """Write the page in one language."""
    entrants = results.entrants
    scored = [each for each in entrants if each.mean_score is not None]
    game = say(f"{results.game}.title")

    def count(figure: float) -> str:
        return say("tournament.count", count=figure)

    def share(part: float) -> str:
        return say("tournament.share", share=100 * part)

    low, high = min(each.low for each in entrants), max(each.high for each in entrants)
    shown: dict[str, Any] = {
        "rating_axis": PlotAxis(low, high if high > low else low + 1),
        "ratings_told": _listed(
            f"{each.name} {say('tournament.rating', rating=each.rating)} "
            f"({say('tournament.interval', low=each.low, high=each.high)})"
            for each in entrants
        ),
    }
    if results.finished:
        even = 1 / results.players
        shown |= {
            "score_axis": PlotAxis(
                min(min(each.scores) for each in scored), max(max(each.scores) for each in scored) + 1
            ),
            "scores_told": _listed(
                f"{each.name} {say('tournament.score-mean', mean=each.mean_score or 0)}" for each in scored
            ),
            "seat_axis": PlotAxis(0, 1.05 * max(even, *(seat.win_share for seat in results.seats))),
            "seats_told": _listed(
                f"{say('tournament.seat', number=at)} {share(seat.win_share)}"
                for at, seat in enumerate(results.seats, start=1)
            ),
            "margins": histogram(results.margins),
            "turns": histogram(results.turns),
        }
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(Path(__file__).parent),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return environment.get_template(_TEMPLATE).render(
        shown,
        results=results,
        say=say,
        lang=lang,
        title=say("tournament.page-title", game=game),
        count=count,
        share=share,
        data_url=_data_url,
        forfeit_words=partial(forfeit_words, say=say),
        fonts=_fonts(),
        command=_command(results),
        footer=say("tournament.footer", command="\0").partition("\0"),
    )


def _listed(parts: Iterable[str]) -> str:
    return "; ".join(parts)


def _fonts() -> list[tuple[str, str, str]]:
    """Bring the faces of the browser client along, if it is installed; without it the page has others."""
    folder = Path(fathoms.__file__).parent / "web" / "assets"
    return [
        (family, weight, b64encode(found.read_bytes()).decode())
        for family, file, weight in _FACES
        for found in sorted(folder.glob(file))[:1]
    ]


def _data_url(record: dict[str, Any]) -> str:
    text = json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode()
    return f"data:application/json;base64,{b64encode(text).decode()}"


def _command(results: Results) -> str:
    """Write the command that plays this tournament again."""
    asked = results.asked
    options = {
        "entrants": asked.entrants,
        "format": results.system,
        "players": str(results.players),
        "games": str(asked.games),
        "rounds": str(asked.rounds) if asked.rounds else "",
        "rules": asked.rules if results.rules else "",
        "seed": str(results.seed),
        "time": f"{results.seconds:g}",
    }
    words = [f"--{name} {quote(value)}" for name, value in options.items() if value]
    return " ".join(["fathoms tournament", results.game, *words])
