"""Draw the pictures of the documents: whole tables in the terminal, as SVG (`make pictures`)."""

from __future__ import annotations

import io
import random
import sys
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from rich.style import Style

from fathoms.core import CHANCE, Seeded, find_bot, find_game, view
from fathoms.texts import Texts

if TYPE_CHECKING:
    from rich.color import Color

    from fathoms.core import Line

FOLDER: Final = Path(__file__).parents[1] / "docs/pictures"
GROUND, INK = "#0a0f1a", "#d7dde6"
WIDE, HIGH, MARGIN = 8.43, 18, 14


class Picture(NamedTuple):
    """One table to draw: bots play until so many moves are played, then it is a person's turn to choose."""

    name: str
    game: str
    bots: list[str]
    seed: int
    moves: int
    lang: str = "en"


PICTURES: Final = [
    Picture("into-the-blue", "into-the-blue", ["greedy"] * 5, 7, 150),
    Picture("into-the-blue-fr", "into-the-blue", ["greedy"] * 3, 11, 10_000, "fr"),
    Picture("atlantis-treasure", "atlantis-treasure", ["greedy"] * 4, 4, 40),
    Picture("atlantis-treasure-es", "atlantis-treasure", ["greedy"] * 4, 9, 55, "es"),
]


def table(picture: Picture) -> list[Line]:
    """Play the table and draw it as the person to decide sees it."""
    game, rng = find_game(picture.game), random.Random(picture.seed)
    say = Texts(picture.lang)
    bots = [find_bot(name, game.name) for name in picture.bots]
    state: Any = game.start(game.standard, len(bots))
    names = [say(f"core.colour-{colour.lower()}") for colour in game.colours[: len(bots)]]
    played = 0
    while state.actor is not None and (played < picture.moves or state.actor == CHANCE):
        if state.actor == CHANCE:
            move = Seeded(rng).draw(state.chances())
        else:
            move = bots[int(state.actor)].choose(view(state, state.actor), rng)
        state = state.play(move)
        played += 1
    if state.actor is None:
        return game.board(view(state, None), names, say)
    return game.draft(view(state, state.actor), names, say).board()


def svg(lines: list[Line], title: str) -> str:
    """Draw lines as an SVG of letters on coloured ground, in whatever monospace face the reader has."""
    out = io.StringIO()
    columns = max(sum(len(span.text) for span in line) for line in lines)
    width, height = columns * WIDE + 2 * MARGIN, len(lines) * HIGH + 2 * MARGIN
    out.write(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" role="img">'
        f"<title>{escape(title)}</title>"
        f'<rect width="100%" height="100%" rx="10" fill="{GROUND}"/>'
        '<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, DejaVu Sans Mono, monospace" '
        'font-size="14" xml:space="preserve">'
    )
    for row, line in enumerate(lines):
        column, y = 0, MARGIN + row * HIGH
        for span in line:
            style = Style.parse(span.style) if span.style else Style()
            x, length = MARGIN + column * WIDE, len(span.text) * WIDE
            colour, ground = _hex(style.color) or INK, _hex(style.bgcolor)
            if style.reverse:
                colour, ground = ground or GROUND, colour
            if ground:
                size = f'width="{length + 0.4:.2f}" height="{HIGH + 0.4}"'
                out.write(f'<rect x="{x:.2f}" y="{y}" {size} fill="{ground}"/>')
            if span.text.strip():
                weight = ' font-weight="bold"' if style.bold else ""
                faint = ' opacity="0.6"' if style.dim else ""
                out.write(
                    f'<text x="{x:.2f}" y="{y + 13.5}" textLength="{length:.2f}" '
                    'lengthAdjust="spacingAndGlyphs" '
                    f'fill="{colour}"{weight}{faint}>{escape(span.text)}</text>'
                )
            column += len(span.text)
    out.write("</g></svg>\n")
    return out.getvalue()


def _hex(colour: Color | None) -> str | None:
    return colour.get_truecolor().hex if colour else None


def main() -> None:
    """Draw all of them, or those named."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for picture in PICTURES:
        if len(sys.argv) < 2 or picture.name in sys.argv[1:]:
            title = Texts(picture.lang)(f"{picture.game}.title")
            (FOLDER / f"{picture.name}.svg").write_text(svg(table(picture), title), encoding="utf-8")


if __name__ == "__main__":
    main()
