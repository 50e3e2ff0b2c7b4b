"""The faces of the dice: the actions on them (D1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.rules import Rules


def split_face(face: str) -> tuple[str, ...]:
    """List the actions of a face; of `A/B` one is done, of `A+B` both."""
    return tuple(face.replace("/", "+").split("+"))


def all_actions(rules: Rules) -> frozenset[str]:
    """List all that the dice of a rule set may bring."""
    return frozenset(action for face in rules.die for action in split_face(face))
