"""The faces of the dice in words: one action, or two of them (D1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathoms.core import Phrase

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.rules import Rules


def split_face(face: str) -> tuple[str, ...]:
    """List the actions of a face; of `A/B` one is done, of `A+B` both."""
    return tuple(face.replace("/", "+").split("+"))


def all_actions(rules: Rules) -> frozenset[str]:
    """List all that the dice of a rule set may bring."""
    return frozenset(action for face in rules.die for action in split_face(face))


def face_name(face: str, prefix: str = "atlantis-treasure.face") -> Phrase:
    """Name a face, its two actions joined; `prefix` says in which words an action is named."""
    actions = split_face(face)
    if len(actions) == 1:
        return Phrase(f"{prefix}-{face}")
    one, other = (Phrase(f"{prefix}-{action}") for action in actions)
    key = "face-either" if "/" in face else "face-both"
    return Phrase(f"atlantis-treasure.{key}", {"one": one, "other": other})
