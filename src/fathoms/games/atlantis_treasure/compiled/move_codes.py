"""Moves as single numbers: four bits say the kind, then eight bits a word (a square, a direction, a face)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from fathoms.games.atlantis_treasure import moves
from fathoms.games.atlantis_treasure.grid import DIRECTIONS, PLACE_OF

if TYPE_CHECKING:
    from collections.abc import Callable

    from fathoms.games.atlantis_treasure.grid import Grid

FACES: Final = (*DIRECTIONS, "any", "coral", "torpedo", "nothing", "again", "")
"""The faces of the die in the order of their numbers; the last is a die that is not rolled yet."""

# The kinds of moves, in the order in which the engine lists them.
KINDS: Final = 12
PICK, COMPASS, SHIFT, OWN_COMPASS, STORE, UNSTORE, CORAL_MOVE, SWAP, FIRE, HOLD, SLIDE, DIE = range(KINDS)

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
    HOLD: (moves.Hold, ()),
    SLIDE: (moves.Slide, ("direction",)),
    DIE: (moves.Die, ("face",)),
}
"""The fields of each kind of move but UNSTORE, which has a square for each direction."""
_KIND_OF: Final = {make: kind for kind, (make, _) in _FIELDS.items()}


def encode(move: moves.Move, grid: Grid) -> int:
    """Write a move of the engine as a number."""
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
    if number & 15 == UNSTORE:
        placed = zip(DIRECTIONS, words, strict=True)
        return moves.Unstore(tuple((d, grid.names[square]) for d, square in placed if square != NO_SQUARE))
    make, fields = _FIELDS[number & 15]
    return make(*(_value(field, word, grid) for field, word in zip(fields, words, strict=False)))


def _number(field: str, value: str | None, grid: Grid) -> int:
    if value is None:
        return NO_SQUARE
    if field == "square":
        return grid.squares[value]
    return PLACE_OF[value] if field == "direction" else FACES.index(value)


def _value(field: str, word: int, grid: Grid) -> str | None:
    if field == "square":
        return None if word == NO_SQUARE else grid.names[word]
    return DIRECTIONS[word] if field == "direction" else FACES[word]
