"""The faces of the dice: one action, or two of them (B5, D1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.core import Phrase
from fathoms.games.atlantis_treasure.grid import DIRECTIONS, Direction

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.rules import Rules

ROLLED: Final[dict[str, tuple[Direction, ...]]] = {
    **{direction: (direction,) for direction in DIRECTIONS},
    "any": DIRECTIONS,
}
"""The directions of each action that brings a compass."""


def split_face(face: str) -> tuple[str, ...]:
    """List the actions of a face; of `A/B` one is done, of `A+B` both."""
    return tuple(face.replace("/", "+").split("+"))


def all_actions(rules: Rules) -> frozenset[str]:
    """List all that the dice of a rule set may bring."""
    return frozenset(action for face in rules.die for action in split_face(face))


def rolled(face: str) -> tuple[Direction, ...]:
    """List the directions of the compasses that a face brings; none if it brings none (B5)."""
    shown = {direction for action in split_face(face) for direction in ROLLED.get(action, ())}
    return tuple(direction for direction in DIRECTIONS if direction in shown)


def face_name(face: str, prefix: str = "atlantis-treasure.face-") -> Phrase:
    """Name a face, its two actions joined; `prefix` says in which words an action is named."""
    actions = split_face(face)
    if len(actions) == 1:
        return Phrase(f"{prefix}{face}")
    one, other = (Phrase(f"{prefix}{action}") for action in actions)
    key = "face-either" if "/" in face else "face-both"
    return Phrase(f"atlantis-treasure.{key}", {"one": one, "other": other})
