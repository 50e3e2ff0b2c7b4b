"""A table shown: printed, as a text in terminal colours, or as an array of pixels."""

from __future__ import annotations

import sys
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from fathoms.core import Malformed, view
from fathoms.core.text import text_columns
from fathoms.envs.config import need
from fathoms.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from fathoms.core import Line, State
    from fathoms.envs.config import EnvConfig

    Colour = tuple[int, int, int]

RENDER_MODES: Final = ("human", "ansi", "rgb_array")
CELL: Final = (24, 12)
"""Pixels of a character: down, across."""
_SGR: Final = {"bold": "1", "dim": "2", "underline": "4", "reverse": "7"}
"""What a terminal calls our styles."""
_END: Final = "\x1b[0m"
_GROUND: Final = "#0b1322"
_INK: Final = "#dfe7f2"


def check_render_mode(mode: str | None) -> None:
    """Refuse an unknown mode, or one whose libraries are missing, when the environment is made."""
    if mode is not None and mode not in RENDER_MODES:
        raise Malformed("envs.no-render-mode", mode=str(mode)[:40], known=list(RENDER_MODES))
    if mode == "rgb_array":
        _font(bold=False)


def show(config: EnvConfig, state: State, seat: int | None, mode: str) -> Any:
    """Show a table as a seat sees it; None is somebody who watches."""
    lines = board(config, state, seat)
    match mode:
        case "human":
            sys.stdout.write(ansi(lines))
            sys.stdout.flush()
            return None
        case "ansi":
            return ansi(lines)
        case "rgb_array":
            return paint(lines)
        case _:
            raise Malformed("envs.no-render-mode", mode=mode[:40], known=list(RENDER_MODES))


def board(config: EnvConfig, state: State, seat: int | None) -> Sequence[Line]:
    """Draw the table as the terminal does, in English, players named after their colours."""
    names = config.game.colours[: config.seats]
    return config.game.board(view(state, seat), names, Texts("en"))


def ansi(lines: Sequence[Line]) -> str:
    """Write lines with their styles as a terminal reads them."""
    return "".join(
        "".join(f"\x1b[{_codes(style)}m{text}{_END}" if style else text for text, style in line) + "\n"
        for line in lines
    )


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


def _codes(style: str) -> str:
    codes: list[str] = []
    plane = "38"
    for word in style.split():
        if word == "on":
            plane = "48"
        elif word.startswith("#"):
            red, green, blue = _colour(word)
            codes.append(f"{plane};2;{red};{green};{blue}")
        else:
            codes.append(_SGR[word])
    return ";".join(codes)


class _Look(NamedTuple):
    """How a span is painted."""

    ink: Colour
    ground: Colour
    bold: bool
    underline: bool


@lru_cache(maxsize=512)
def _look(style: str) -> _Look:
    words = set(style.split())
    before, _, after = style.partition("on #")
    ink = _colour(next((word for word in before.split() if word.startswith("#")), _INK))
    ground = _colour(f"#{after}" if after else _GROUND)
    if "reverse" in words:
        ink, ground = ground, ink
    if "dim" in words:
        ink = ((ink[0] + ground[0]) // 2, (ink[1] + ground[1]) // 2, (ink[2] + ground[2]) // 2)
    return _Look(ink, ground, "bold" in words, "underline" in words)


def _colour(text: str) -> Colour:
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


@lru_cache(maxsize=4_096)
def _cell(letter: str, look: _Look) -> NDArray[np.uint8]:
    ground, ink = np.array(look.ground, np.float32), np.array(look.ink, np.float32)
    cover = _cover(letter, bold=look.bold)[:, :, None].copy()
    if look.underline:
        cover[-3:-1] = 1
    return np.rint(ground + (ink - ground) * cover).astype(np.uint8)


@lru_cache(maxsize=1_024)
def _cover(letter: str, *, bold: bool) -> NDArray[np.float32]:
    """Tell for each pixel of a cell how much of it a letter covers.

    The letter is drawn large and made smaller, so that a full block fills its cell and lines of boxes meet.
    """
    tall, wide = CELL
    image, drawing = need("PIL.Image"), need("PIL.ImageDraw")
    font = _font(bold=bold)
    left, top, right, bottom = font.getbbox("█", anchor="ls")
    large = image.new("L", (right - left, bottom - top))
    if text_columns(letter):
        drawing.Draw(large).text((-left, -top), letter, 255, font, anchor="ls")
    box = (1, 1, right - left - 1, bottom - top - 1)  # the edge of the block is soft
    return np.asarray(large.resize((wide, tall), image.Resampling.BOX, box), np.float32) / np.float32(255)


@cache
def _font(*, bold: bool) -> Any:
    """Load DejaVu Sans Mono, which has every mark of a board; matplotlib brings it along."""
    folder = Path(need("matplotlib").get_data_path()) / "fonts" / "ttf"
    return need("PIL.ImageFont").truetype(folder / f"DejaVuSansMono{'-Bold' if bold else ''}.ttf", 80)
