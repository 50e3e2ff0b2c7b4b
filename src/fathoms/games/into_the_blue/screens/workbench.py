"""Into the Blue in the workshop: what belongs together, what is printed on the boxed game's pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from fathoms.core import Phrase
from fathoms.core.rules import Group, Workbench
from fathoms.games.into_the_blue.rules import SEATS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_LEVELS = tuple(Phrase("into-the-blue.level", {"level": level}) for level in range(1, 7))


class BlueWorkbench(Workbench):
    """The sea and its treasures, the dice, the shells and the end."""

    groups: ClassVar[tuple[Group, ...]] = (
        Group("dice", ("dice", "faces", "rolls")),
        Group("sea", ("levels", "main", "secondary", "other_secondary", "secondaries", "chests")),
        Group("end", ("shells", "last_shell", "last_chest")),
    )
    box: ClassVar[tuple[str, ...]] = ("main", "secondary", "other_secondary", "chests")
    follows: ClassVar[Mapping[str, str]] = {"other_secondary": "secondary"}
    letters: ClassVar[Mapping[str, Mapping[str, str]]] = {
        "faces": {**{str(number): str(number) for number in range(1, 7)}, "C": "chest"}
    }
    places: ClassVar[Mapping[str, tuple[Phrase, ...]]] = {
        "main": _LEVELS,
        "secondary": _LEVELS,
        "other_secondary": _LEVELS,
        "secondaries": tuple(Phrase("core.with-players", {"players": seats}) for seats in SEATS),
        "chests": tuple(Phrase("into-the-blue.key-chest", {"slot": slot}) for slot in range(1, 11)),
    }
    goals: ClassVar[tuple[str, ...]] = ("chests-taken", "levels-contested", "dives-stopped")

    def tell(self, field: str, before: Any, after: Any) -> tuple[Phrase, Phrase] | None:
        """Tell the other secondary treasures, which may be none of their own."""
        if field != "other_secondary":
            return None
        return _told(before), _told(after)


def _told(values: Sequence[int]) -> Phrase:
    if not values:
        return Phrase("into-the-blue.secondary-alike")
    return Phrase("into-the-blue.values-told", {"values": [str(value) for value in values]})


WORKBENCH: Final = BlueWorkbench()
