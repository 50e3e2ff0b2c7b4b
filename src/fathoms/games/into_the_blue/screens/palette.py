"""The marks and colours of Into the Blue: five shells by colour and shape, one blue for each depth."""

from __future__ import annotations

from typing import Final, NamedTuple

from fathoms.core.text import blend


class Shell(NamedTuple):
    """What tells one player's pieces from another's: a shape one column wide, and a colour."""

    mark: str
    colour: str


SHELLS: Final = (
    Shell("●", "#7ee081"),  # green clam
    Shell("@", "#8fc7ff"),  # blue spiral
    Shell("♣", "#ffd84d"),  # yellow scallop
    Shell("▲", "#ff8272"),  # red cone
    Shell("☼", "#d3a4ff"),  # violet urchin
)
"""One for each seat. The shapes are in the character sets that nearly every terminal font carries."""
MARKS: Final = tuple(shell.mark for shell in SHELLS)

MAIN: Final = "♦"
SECONDARY: Final = "◊"
CHEST_FACE: Final = "▣"

INK: Final = "#0a1b2e"
NIGHT: Final = "#0b1322"
SKY: Final = "#fbe9c6"
SKY_INK: Final = "#3a3226"
SAND: Final = "#8a6f4d"
GOLD: Final = "#f4c34f"
PEARL: Final = "#f6efdd"
FOAM: Final = "#d9f4ee"
CORAL: Final = "#ff8f6b"
SHADE: Final = "#7f8ea6"

_DEPTHS: Final = ("#1fa79f", "#14869a", "#10648a", "#0f4674", "#0d2d59", "#0b1d42")


def blues(levels: int) -> list[str]:
    """Give a blue for each level, from turquoise at the surface to ink on the floor."""
    if levels == 1:
        return [_DEPTHS[0]]
    last = len(_DEPTHS) - 1
    tones: list[str] = []
    for level in range(levels):
        at, rest = divmod(level * last, levels - 1)
        tones.append(blend(_DEPTHS[at], _DEPTHS[min(at + 1, last)], rest / (levels - 1)))
    return tones
