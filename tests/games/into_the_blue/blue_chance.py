"""The chance of compiled games, written out again in plain Python, so that the engine can follow them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathoms.core import CHANCE
from fathoms.games.into_the_blue import Roll
from fathoms.games.into_the_blue.moves import sort_faces

if TYPE_CHECKING:
    from fathoms.games.into_the_blue.state import State

_WORD = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


def mix(bits: int) -> int:
    """Scatter a counter over 64 bits (splitmix64)."""
    bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9 & _WORD
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EB & _WORD
    return bits ^ bits >> 31


def roll_of(stream: int, state: State) -> Roll:
    """Throw the dice that chance throws at this table: half of them at a time, the larger half first."""
    bits = mix(stream + (state.turns * 8 + state.rolls) * _GAMMA & _WORD)
    faces, thrown = state.rules.faces, state.rules.dice - len(state.held)
    shown = ""
    for count in ((thrown + 1) // 2, thrown // 2):
        number, bits = divmod(bits * len(faces) ** count, 1 << 64)
        for _ in range(count):
            number, face = divmod(number, len(faces))
            shown += faces[face]
    return Roll(sort_faces(shown))


def let_fall(state: State, stream: int) -> State:
    """Let the dice fall until a seat decides or the game is over."""
    while state.actor == CHANCE:
        state = state.play(roll_of(stream, state))
    return state
