"""Into the Blue in the workshop: what belongs together, what is printed on the boxed game's pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from fathoms.core import Phrase
from fathoms.core.book import yes
from fathoms.core.rules import BEGINS, Group, Handicap, Workbench
from fathoms.games.into_the_blue.rules import SEATS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_SEATS = tuple(Phrase("core.seat-number", {"seat": seat}) for seat in range(1, SEATS.stop))
_LEVELS = tuple(Phrase("into-the-blue.level", {"level": level}) for level in range(1, 7))


class BlueWorkbench(Workbench):
    """The sea and its treasures, the dice, the shells and the end."""

    groups: ClassVar[tuple[Group, ...]] = (
        Group("dice", ("dice", "faces", "rolls")),
        Group(
            "sea",
            (
                "levels",
                "main",
                "secondary",
                "other_secondary",
                "secondaries",
                "chests",
                "chest_sight",
                "chest_turn",
            ),
        ),
        Group("end", ("shells", "last_shell", "last_chest")),
        Group("handicaps", ("shells_by_seat", "rolls_by_seat", "begins")),
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
        "shells_by_seat": _SEATS,
        "rolls_by_seat": _SEATS,
        "chests": tuple(Phrase("into-the-blue.key-chest", {"slot": slot}) for slot in range(1, 11)),
    }
    handicaps: ClassVar[tuple[Handicap, ...]] = (
        Handicap("shells_by_seat"),
        Handicap("rolls_by_seat"),
        Handicap(BEGINS),
    )
    goals: ClassVar[tuple[str, ...]] = ("chests-taken", "levels-contested", "dives-stopped")

    def tell(self, field: str, before: Any, after: Any) -> tuple[Phrase, Phrase] | None:
        """Tell the other secondary treasures, which may be none of their own, and the handicaps of seats."""
        match field:
            case "other_secondary":
                return _told(before), _told(after)
            case "shells_by_seat" | "rolls_by_seat":
                return _by_seat(field, before), _by_seat(field, after)
            case "begins":
                return _begins(before), _begins(after)
            case _:
                return None


def _by_seat(field: str, differences: Sequence[int]) -> Phrase:
    told: list[str | Phrase] = [
        Phrase(f"into-the-blue.{field}-told", {"seat": seat, "count": abs(each), "more": yes(each > 0)})
        for seat, each in enumerate(differences, start=1)
        if each
    ]
    return Phrase(f"into-the-blue.{field}-all", {"count": len(told), "each": told})


def _begins(seat: int) -> Phrase:
    return Phrase("core.begins-told", {"seat": seat})


def _told(values: Sequence[int]) -> Phrase:
    if not values:
        return Phrase("into-the-blue.secondary-alike")
    return Phrase("into-the-blue.values-told", {"values": [str(value) for value in values]})


WORKBENCH: Final = BlueWorkbench()
