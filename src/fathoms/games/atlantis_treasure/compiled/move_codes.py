"""Moves as single numbers: four bits say the kind, then eight bits a word (a square or a direction).

A face of the die takes two words, the squares of a slide that stops early the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from fathoms.games.atlantis_treasure import moves
from fathoms.games.atlantis_treasure.grid import DIRECTIONS, PLACE_OF

if TYPE_CHECKING:
    from collections.abc import Callable

    from fathoms.games.atlantis_treasure.grid import Grid

ACTIONS: Final = (
    *DIRECTIONS,
    "any",
    "coral",
    "torpedo",
    "nothing",
    "again",
    "",
    "treasure",
    "temple",
    "turn",
    "slide",
)
"""What a face may say, in the order of their numbers; the empty one is a die that is not rolled yet."""

# A face that says two actions has one more than the number of the other from here on, and this bit if only
# one of them is done (D1).
SECOND_ACTION: Final = 8
EITHER: Final = 1 << 7 + SECOND_ACTION
FACE_BITS: Final = 16

# The kinds of moves, in the order in which the engine lists them.
KINDS: Final = 15
(
    PICK,
    COMPASS,
    SHIFT,
    OWN_COMPASS,
    STORE,
    UNSTORE,
    CORAL_MOVE,
    SWAP,
    FIRE,
    TREASURE_MOVE,
    TEMPLE_MOVE,
    TURN,
    HOLD,
    SLIDE,
    DIE,
) = range(KINDS)

NO_SQUARE: Final = 255
"""The word of a square that is not named."""
NOTHING_PLACED: Final = UNSTORE | NO_SQUARE << 4 | NO_SQUARE << 12 | NO_SQUARE << 20 | NO_SQUARE << 28
"""Unstore, with no square named yet."""


_FIELDS: Final[dict[int, tuple[Callable[..., moves.Move], tuple[str, ...]]]] = {
    PICK: (moves.Pick, ("direction",)),
    COMPASS: (moves.Compass, ("direction", "square")),
    SHIFT: (moves.Shift, ("square", "square")),
    OWN_COMPASS: (moves.Own, ("direction", "square")),
    STORE: (moves.Store, ("direction",)),
    CORAL_MOVE: (moves.Coral, ("square", "square")),
    SWAP: (moves.Swap, ("square", "direction")),
    FIRE: (moves.Fire, ("direction", "square")),
    TREASURE_MOVE: (moves.Treasure, ("square", "square")),
    TEMPLE_MOVE: (moves.Temple, ("square", "square")),
    TURN: (moves.Turn, ("square", "direction")),
    HOLD: (moves.Hold, ()),
}
"""The fields of each kind of move, a word each; UNSTORE has a square for each direction."""
_KIND_OF: Final = {make: kind for kind, (make, _) in _FIELDS.items()}


def face_number(face: str) -> int:
    """Write a face of the die as a number (D1)."""
    one, joint, other = face.partition("/" if "/" in face else "+")
    number = ACTIONS.index(one)
    if joint:
        number |= ACTIONS.index(other) + 1 << SECOND_ACTION | (EITHER if joint == "/" else 0)
    return number


def face_text(number: int) -> str:
    """Read a number as a face of the die."""
    one, other = number & 255, number >> SECOND_ACTION & 127
    joint = "/" if number & EITHER else "+"
    return f"{ACTIONS[one]}{joint}{ACTIONS[other - 1]}" if other else ACTIONS[one]


def encode(move: moves.Move, grid: Grid) -> int:
    """Write a move of the engine as a number."""
    if isinstance(move, moves.Die):
        other = 0 if move.other is None else face_number(move.other) + 1
        return DIE | face_number(move.face) << 4 | other << 4 + FACE_BITS
    if isinstance(move, moves.Slide):
        return SLIDE | PLACE_OF[move.direction] << 4 | (move.squares or 0) << 12
    if isinstance(move, moves.Unstore):
        placed, number = dict(move.placed), UNSTORE
        fields, values = ("square",) * 4, [placed.get(direction) for direction in DIRECTIONS]
    else:
        number = _KIND_OF[type(move)]
        fields, values = _FIELDS[number][1], msgspec.structs.astuple(move)
    for place, (field, value) in enumerate(zip(fields, values, strict=True)):
        number |= _number(field, value, grid) << 4 + 8 * place
    return number


def decode(number: int, grid: Grid) -> moves.Move:
    """Read a number as a move of the engine."""
    words = [number >> 4 + 8 * place & 255 for place in range(4)]
    if number & 15 == DIE:
        other = number >> 4 + FACE_BITS
        face = face_text(number >> 4 & (1 << FACE_BITS) - 1)
        return moves.Die(face, face_text(other - 1) if other else None)
    if number & 15 == SLIDE:
        return moves.Slide(DIRECTIONS[words[0]], number >> 12 or None)
    if number & 15 == UNSTORE:
        placed = zip(DIRECTIONS, words, strict=True)
        return moves.Unstore(tuple((d, grid.names[square]) for d, square in placed if square != NO_SQUARE))
    make, fields = _FIELDS[number & 15]
    return make(*(_value(field, word, grid) for field, word in zip(fields, words, strict=False)))


def _number(field: str, value: str | None, grid: Grid) -> int:
    if value is None:
        return NO_SQUARE
    return grid.squares[value] if field == "square" else PLACE_OF[value]


def _value(field: str, word: int, grid: Grid) -> str | None:
    if field == "square":
        return None if word == NO_SQUARE else grid.names[word]
    return DIRECTIONS[word]
