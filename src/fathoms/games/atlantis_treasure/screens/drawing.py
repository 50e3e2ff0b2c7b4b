"""What the drawing of Atlantis Treasure has to know: rules behind refusals, letters, the lesson."""

from __future__ import annotations

from typing import Any, Final

from fathoms.core.screens import Drawing, act, step

_RULES: Final[dict[str, Any]] = {
    "board": (".......", ".CT....", "T......", "...#.C.", "......T", "....T..", ".C...T."),
    "bases": ("N d1", "S d7"),
    "die": ("N", "E", "S", "W", "coral", "torpedo", "nothing"),
}
"""A small sea, and a die with an empty face, so that the first turns ask for a slide alone."""

DRAWING: Final = Drawing(
    reasons={
        "turn": "T2",
        "compass": "T3",
        "fire": "T6",
        "corner": "T7",
        "action": "T10",
        "way": "M1",
        "slide": "M5",
        "square": "F1",
        "swap": "V1",
        "own": "V2",
        "stock": "V3",
        "stop": "M7",
        "slides": "M9",
        "reef": "H3",
        "treasure": "D3",
        "temple": "D4",
        "turning": "D5",
        "extra": "D6",
        "cargo": "K1",
        "room": "K2",
    },
    signs={
        "free": ".",
        "temple": "#",
        "treasure": "T",
        "treasure2": "D",
        "treasure3": "X",
        "coral": "C",
        "rock": "R",
        "deep": "-",
        "shallows": "=",
        "whirlpool": "@",
        "currentN": "^",
        "currentE": ">",
        "currentS": "v",
        "currentW": "<",
        "submarines": "0123",
        "both": "+",
        "either": "/",
    },
    lesson=(
        act(
            _RULES,
            "die nothing",
            step("welcome", "T2"),
            step("slide", "M1 M2", "move S", "die nothing, move N, die nothing", marked=True),
            step("treasure", "M3", "move W", "die nothing, move E, die E", marked=True),
            step("compass", "T3 M4", "compass E a6", marked=True),
            step("turned", "M4", "move S", "die nothing, move N, die coral", marked=True),
            step("coral", "T5 F1", "coral .*"),
            step("either", "T2 M5", "move .*"),
        ),
        act(
            _RULES,
            "die nothing, move S, die nothing, move N, die nothing, move E, die nothing, move E, die torpedo",
            step("torpedo", "T6 T7", "fire S.*"),
            step("end", "T9 E1"),
        ),
    ),
)
