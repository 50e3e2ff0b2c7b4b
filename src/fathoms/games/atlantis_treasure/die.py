"""The die: what may fall."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from fathoms.games.atlantis_treasure.moves import Die

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fathoms.games.atlantis_treasure.rules import Face


class DieChances:
    """What one die may show (B5). A ticket is a face; a face that stands twice has two."""

    secret = False

    def __init__(self, faces: tuple[Face, ...]) -> None:
        self.faces = faces
        self.total: int = len(faces)
        self._rolls = tuple(Die(face) for face in faces)

    def at(self, ticket: int) -> Die:
        """Give the face of a ticket."""
        return self._rolls[ticket]

    def weight(self, move: object) -> int:
        """Count how often this face stands on the die."""
        return self.faces.count(move.face) if isinstance(move, Die) else 0

    def __iter__(self) -> Iterator[Die]:
        return iter(dict.fromkeys(self._rolls))


@lru_cache(maxsize=256)
def die_chances(faces: tuple[Face, ...]) -> DieChances:
    """What a die with these faces may show."""
    return DieChances(faces)
