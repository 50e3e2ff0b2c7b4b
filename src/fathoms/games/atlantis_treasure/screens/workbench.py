"""Atlantis Treasure in the workshop: what belongs together, and boards and bases in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from fathoms.core import Phrase
from fathoms.core.rules import Group, Workbench
from fathoms.games.atlantis_treasure.grid import CORAL, DIRECTIONS, FREE, LETTERS, PLACE_OF, TEMPLE, TREASURE
from fathoms.games.atlantis_treasure.rules import SEATS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_MARKS: Final = {FREE: "free", TEMPLE: "temple", TREASURE: "treasure", CORAL: "coral"}
_FEW: Final = 4
"""Up to this many squares that differ are named one by one."""


class AtlantisWorkbench(Workbench):
    """The board, the pieces, the die, the goal and the variants of the book."""

    groups: ClassVar[tuple[Group, ...]] = (
        Group("board", ("board", "bases")),
        Group("die", ("die",)),
        Group("pieces", ("compasses", "torpedoes", "used_compass", "hit_compass", "open_mouths", "open_sea")),
        Group("goal", ("target", "quiet_rounds")),
        Group("variants", ("replacement", "foresight", "picks", "stock")),
    )
    letters: ClassVar[Mapping[str, Mapping[str, str]]] = {"board": _MARKS}
    places: ClassVar[Mapping[str, tuple[Phrase, ...]]] = {
        "bases": tuple(Phrase("atlantis-treasure.base-number", {"number": number}) for number in range(1, 5)),
        "compasses": tuple(Phrase(f"atlantis-treasure.place-{direction}") for direction in DIRECTIONS),
        "target": tuple(Phrase("core.with-players", {"players": seats}) for seats in SEATS),
    }
    goals: ClassVar[tuple[str, ...]] = (
        "torpedoes-fired",
        "treasures-stolen",
        "compasses-used",
        "reefs-moved",
    )
    unfinished: ClassVar[str | None] = "quiet-ends"

    def tell(self, field: str, before: Any, after: Any) -> tuple[Phrase, Phrase] | None:
        """Tell a board by its size and pieces, or by the few squares that differ; a base by its mouth."""
        if field == "board":
            return _few_squares(before, after) or (_board(before, None), _board(after, before))
        return (_bases(before), _bases(after)) if field == "bases" else None


def _few_squares(before: Sequence[str], after: Sequence[str]) -> tuple[Phrase, Phrase] | None:
    if list(map(len, before)) != list(map(len, after)):
        return None
    found = [
        (f"{LETTERS[x]}{y}", old, new)
        for y, (row, other) in enumerate(zip(before, after, strict=True), start=1)
        for x, (old, new) in enumerate(zip(row, other, strict=True))
        if old != new
    ]
    if len(found) > _FEW:
        return None
    return _squares([each[:2] for each in found]), _squares([(name, new) for name, _, new in found])


def _squares(found: Sequence[tuple[str, str]]) -> Phrase:
    told: list[str | Phrase] = [
        Phrase("atlantis-treasure.square-holds", {"square": name, "holds": _mark(mark)})
        for name, mark in found
    ]
    return Phrase("atlantis-treasure.squares", {"squares": told})


def _mark(mark: str) -> Phrase | str:
    return Phrase(f"atlantis-treasure.field-board-{_MARKS[mark]}") if mark in _MARKS else mark


def _board(board: Sequence[str], other: Sequence[str] | None) -> Phrase:
    """Tell a board; beside another one of the same size, also how many squares differ."""
    sea = "".join(board)
    differ = 0
    if other is not None and list(map(len, other)) == list(map(len, board)):
        differ = sum(old != new for old, new in zip("".join(other), sea, strict=True))
    return Phrase(
        "atlantis-treasure.board-told",
        {
            "width": max(map(len, board)),
            "height": len(board),
            "treasures": sea.count(TREASURE),
            "reefs": sea.count(CORAL),
            "temples": sea.count(TEMPLE),
            "differ": differ,
        },
    )


def _bases(bases: Sequence[str]) -> Phrase:
    told: list[str | Phrase] = []
    for base in bases:
        side, _, mouth = base.partition(" ")
        told.append(
            Phrase(f"atlantis-treasure-rules.base-{side}", {"mouth": mouth})
            if side in PLACE_OF and mouth
            else base
        )
    return Phrase("atlantis-treasure.bases-told", {"count": len(told), "places": told})


WORKBENCH: Final = AtlantisWorkbench()
