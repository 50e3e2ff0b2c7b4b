"""The faces of the dice: one action, or two of them (B5, D1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from fathoms.core import Phrase
from fathoms.games.atlantis_treasure.grid import DIRECTIONS, Direction

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.rules import Rules

Action: TypeAlias = Literal[
    "N", "E", "S", "W", "any", "coral", "torpedo", "nothing", "again", "treasure", "temple", "turn", "slide"
]
ACTIONS: Final[tuple[Action, ...]] = get_args(Action)
"""What a face of a die may say (B5, D1)."""
_ALONE: Final = ("nothing", "again")
_JOINED: Final = tuple(action for action in ACTIONS if action not in _ALONE)
ALL_FACES: Final[tuple[str, ...]] = (
    *ACTIONS,
    *(f"{one}+{two}" for one in _JOINED for two in _JOINED),
    *(f"{one}/{two}" for one in _JOINED for two in _JOINED if one != two),
)
"""Every face there can be (D1)."""

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
