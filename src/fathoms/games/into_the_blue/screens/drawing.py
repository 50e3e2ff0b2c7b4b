"""What the drawing of Into the Blue has to know: rules behind refusals, the chest's letter, the lesson."""

from __future__ import annotations

from typing import Final

from fathoms.core.screens import Drawing, act, step
from fathoms.games.into_the_blue.rules import CHEST

DRAWING: Final = Drawing(
    reasons={"roll": "T1", "again": "T3", "place": "T6", "chest": "T8"},
    signs={"chest": CHEST},
    lesson=(
        act(
            {},
            "deal 67856, roll 1235CC",
            step("run", "T4"),
            step("keep", "T2", "keep 123", "roll 34C"),
            step("stop", "T3", "stop"),
            step(
                "place", "T6", r"place \d", "roll 2345CC, keep 2345, roll 25, keep 2345, roll 3C, roll 12345C"
            ),
            step("lost", "T5"),
            step("perfect", "T8", "stop"),
            step("chest", "T8", r"chest \d+", "roll 11122C"),
            step("secret", "T8 E3"),
        ),
        act(
            {"shells": 6},
            "deal 67856, roll 112233, stop, place 2, roll 123334, stop, place 3, roll 123335",
            step("majority", "S2", "stop"),
            step("tie", "S3", "place 3", "roll 111234, stop, place 1, roll 112344"),
            step("badge", "S3 S4 S5"),
            step("last", "E1", "stop"),
            step("short", "T7", r"place \d"),
            step("score", "S1 S6"),
        ),
    ),
)
