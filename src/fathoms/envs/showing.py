"""A table shown: printed, as a text in terminal colours, or as an array of pixels."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Final

from fathoms.core import Malformed, view
from fathoms.envs.raster import paint
from fathoms.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import Line, State
    from fathoms.envs.setting import Setting

RENDER_MODES: Final = ("human", "ansi", "rgb_array")
_WORDS: Final = {"bold": "1", "dim": "2", "underline": "4", "reverse": "7"}
_END: Final = "\x1b[0m"


def check_render_mode(mode: str | None) -> None:
    """Refuse a way of showing that there is not, when the environment is made."""
    if mode is not None and mode not in RENDER_MODES:
        raise Malformed("envs.no-render-mode", mode=str(mode)[:40], known=list(RENDER_MODES))


def show(setting: Setting, state: State, seat: int | None, mode: str) -> Any:
    """Show a table as a seat sees it; None is somebody who watches."""
    lines = board(setting, state, seat)
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


def board(setting: Setting, state: State, seat: int | None) -> Sequence[Line]:
    """Draw the table as the terminal does, in English, players named after their colours."""
    names = setting.game.colours[: setting.seats]
    return setting.game.board(view(state, seat), names, Texts("en"))


def ansi(lines: Sequence[Line]) -> str:
    """Write lines with their styles as a terminal reads them."""
    return "".join(
        "".join(f"\x1b[{_codes(style)}m{text}{_END}" if style else text for text, style in line) + "\n"
        for line in lines
    )


def _codes(style: str) -> str:
    codes: list[str] = []
    plane = "38"
    for word in style.split():
        if word == "on":
            plane = "48"
        elif word.startswith("#"):
            red, green, blue = (int(word[at : at + 2], 16) for at in (1, 3, 5))
            codes.append(f"{plane};2;{red};{green};{blue}")
        else:
            codes.append(_WORDS[word])
    return ";".join(codes)
