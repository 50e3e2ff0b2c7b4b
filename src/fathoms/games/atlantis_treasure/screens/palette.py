"""The marks and colours of Atlantis Treasure: toy bricks in bright primaries on deep blue plates."""

from __future__ import annotations

from typing import Final, NamedTuple

from fathoms.games.atlantis_treasure.grid import (
    COMPASSES,
    CORAL,
    CURRENTS,
    FREE,
    ROCK,
    SHALLOWS,
    SUBMARINES,
    TEMPLE,
    TREASURES,
    WHIRLPOOL,
)
from fathoms.games.atlantis_treasure.grid import DEEP as HOLE

NIGHT: Final = "#0a1730"
DEEP: Final = "#0d2a56"
"""The water around the grid, where the bases lie."""
SEA: Final = ("#164a8f", "#1a53a0")
"""The plates of the grid, light and dark in turn."""
LIT: Final = ("#1f83b8", "#248fc6")
"""The plates that may be chosen."""
TRAIL: Final = ("#3f6fb4", "#4779c0")
"""The plates on the way of a slide or a shot."""
FOAM: Final = "#eaf7ff"
INK: Final = "#10151d"
SHADE: Final = "#8aa3c8"
GOLD: Final = "#ffc52e"
BLAST: Final = "#ff5a1f"


STONE: Final = "#76808f"
SAND: Final = "#d8c48c"
FLOW: Final = "#9fdcff"

STUD: Final = "·"


class Brick(NamedTuple):
    """A piece seen from above: a mark one column wide, the colour of the mark, the colour of the brick."""

    mark: str
    ink: str
    ground: str

    @property
    def style(self) -> str:
        """The style of its mark."""
        return f"bold {self.ink} on {self.ground}"


SUBMARINE_BRICKS: Final = (
    Brick("●", "#3c4a5e", "#f4f6f2"),  # white
    Brick("▲", "#5a4300", "#ffd21f"),  # yellow
    Brick("■", "#fff0ea", "#dd2f22"),  # red
    Brick("×", "#f4f6f2", "#14171c"),  # black
)
"""One for each seat, by colour and by shape."""
MARKS: Final = tuple(brick.mark for brick in SUBMARINE_BRICKS)

BRICKS: Final[dict[str, Brick]] = {
    FREE: Brick("·", "", ""),
    TEMPLE: Brick("█", "#efe6cd", "#a89c7d"),
    **dict.fromkeys(TREASURES, Brick("◆", GOLD, "")),
    CORAL: Brick("♣", "#d9ffe6", "#17924f"),
    "N": Brick("↑", "#ffffff", "#2f7df6"),
    "E": Brick("→", "#1f3300", "#b4e61e"),
    "S": Brick("↓", "#ffffff", "#e8372c"),
    "W": Brick("←", "#3a2a10", "#dcbc86"),
    ROCK: Brick("▓", STONE, ""),
    HOLE: Brick(" ", "", NIGHT),
    SHALLOWS: Brick("░", SAND, ""),
    WHIRLPOOL: Brick("@", FLOW, ""),
    **{current: Brick(current, FLOW, "") for current in CURRENTS},
    **dict(zip(SUBMARINES, SUBMARINE_BRICKS, strict=True)),
}
"""For each mark of the sea its brick; the compasses have the colours of the book (B4).

Treasures worth more than 1 have a figure beside their mark (W1); a current is its mark three times (G3).
"""

FACES: Final[dict[str, Brick]] = {
    **{direction: BRICKS[direction] for direction in COMPASSES},
    "any": Brick("╋", INK, "#f4f6f2"),
    "coral": BRICKS[CORAL],
    "torpedo": Brick("»", "#ffffff", "#5b6675"),
    "nothing": Brick("–", SHADE, "#2a3c5c"),
    "again": Brick("&", INK, "#f4f6f2"),
    "treasure": Brick("◆", "#5a4300", GOLD),
    "temple": Brick("█", "#efe6cd", "#5b6675"),
    "turn": Brick("*", INK, "#b4e61e"),
    "slide": Brick("=", INK, "#9fdcff"),
    "": Brick("?", SHADE, "#2a3c5c"),
}
"""For each face of the die its brick (B5); a die that is not rolled yet has none."""
