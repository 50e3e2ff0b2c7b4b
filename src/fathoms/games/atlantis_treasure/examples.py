"""The examples of the booklet as positions of our own: what happens in each, the engine says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from fathoms.core.book import Example, Passage, Rule
from fathoms.core.text import Phrase
from fathoms.games.atlantis_treasure.board import sketch_move
from fathoms.games.atlantis_treasure.effects import effect_of
from fathoms.games.atlantis_treasure.moves import Fire, Slide
from fathoms.games.atlantis_treasure.rules import Rules
from fathoms.games.atlantis_treasure.scene import scene_of
from fathoms.games.atlantis_treasure.state import start

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.state import State

_RULES: Final = Rules(
    board=(".......", "..T....", "...#...", "....T..", "......."), bases=("N d1", "E g3", "S d5")
)
_SEATS: Final = len(_RULES.bases)
_POSITIONS: Final = {
    # White fires at red, and the torpedo flies over a treasure (T6).
    "X1": (Fire("E", "g1"), (".......", "0.T..2.", "...#...", "....T..", ".......")),
    # A treasure stops the submarine on its square (M3).
    "X2": (Slide("E"), (".......", "0.T....", "...#...", "....T..", "....2..")),
    # A compass turns it (M4).
    "X3": (Slide("E"), (".......", "0....S.", "...#...", "....T..", "....2..")),
    # The temple and coral stop it on the square before (M2).
    "X4": (Slide("E"), (".......", "..T....", "0..#...", "....T..", "....2..")),
    "X5": (Slide("E"), (".......", "..T....", "...#...", "0...C..", "....2..")),
}


def examples(catalogue: str) -> tuple[Rule, ...]:
    """Give each example with its drawing."""
    return tuple(
        Rule(name, (Passage((Phrase(f"{catalogue}.{name}"),)),), example=_example(_state(rows, move), move))
        for name, (move, rows) in _POSITIONS.items()
    )


def _state(rows: tuple[str, ...], move: Fire | Slide) -> State:
    """Lay out a position in which white is to move; red holds a treasure that a hit takes."""
    return msgspec.structs.replace(
        start(_RULES, _SEATS, 0),
        phase="act",
        sea="".join(rows),
        treasures=(0, 0, 1),
        face="torpedo" if isinstance(move, Fire) else "coral",
        turns=1,
    )


def _example(state: State, move: Fire | Slide) -> Example:
    return Example(scene_of(state), effect_of(state, move), sketch_move(state, move.direction))
