"""Atlantis Treasure in the workshop: what belongs together, and boards and bases in words."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, ClassVar, Final

from fathoms.core import Phrase
from fathoms.core.rules import BEGINS, Group, Handicap, Workbench
from fathoms.games.atlantis_treasure.faces import ACTIONS, face_name
from fathoms.games.atlantis_treasure.grid import (
    CORAL,
    CURRENTS,
    DEEP,
    DIRECTIONS,
    FREE,
    LETTERS,
    PLACE_OF,
    ROCK,
    SHALLOWS,
    SUBMARINES,
    TEMPLE,
    TREASURES,
    WHIRLPOOL,
    square_names,
)
from fathoms.games.atlantis_treasure.rules import SEATS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from fathoms.games.atlantis_treasure.rules import Rules

_MARKS: Final = {
    FREE: "free",
    TEMPLE: "temple",
    **dict(zip(TREASURES, ("treasure", "treasure2", "treasure3"), strict=True)),
    CORAL: "coral",
    ROCK: "rock",
    DEEP: "deep",
    **{current: f"current{direction}" for current, direction in CURRENTS.items()},
    SHALLOWS: "shallows",
    WHIRLPOOL: "whirlpool",
    **{direction: f"compass{direction}" for direction in DIRECTIONS},
    **{mark: f"submarine{seat}" for seat, mark in enumerate(SUBMARINES, start=1)},
}
_SEATS: Final = tuple(Phrase("core.seat-number", {"seat": seat}) for seat in range(1, SEATS.stop))
_USUAL_REACH: Final = 3
"""Squares that people try first as a limit (M8, H4)."""
_FEW: Final = 4
"""Up to this many squares that differ are named one by one."""


class AtlantisWorkbench(Workbench):
    """The board, the pieces, the die, the goal and the variants of the book."""

    groups: ClassVar[tuple[Group, ...]] = (
        Group("board", ("board", "bases")),
        Group("die", ("die", "dice")),
        Group("pieces", ("compasses", "used_compass", "open_mouths", "open_sea")),
        Group("moving", ("stops", "reach", "slides")),
        Group("cargo", ("cargo", "cargo_room", "cargo_lost")),
        Group(
            "torpedoes",
            (
                "torpedoes",
                "torpedo_reach",
                "shots_in_vain",
                "reload",
                "hit_submarine",
                "steals",
                "hit_compass",
                "hit_coral",
            ),
        ),
        Group("goal", ("ends", "target", "rounds", "teams", "quiet_rounds")),
        Group("handicaps", ("target_by_seat", "torpedoes_by_seat", "begins")),
        Group("variants", ("replacement", "foresight", "picks", "stock")),
    )
    letters: ClassVar[Mapping[str, Mapping[str, str]]] = {
        "board": _MARKS,
        "die": {action: action for action in ACTIONS},
    }
    places: ClassVar[Mapping[str, tuple[Phrase, ...]]] = {
        "bases": tuple(Phrase("atlantis-treasure.base-number", {"number": number}) for number in range(1, 5)),
        "compasses": tuple(Phrase(f"atlantis-treasure.place-{direction}") for direction in DIRECTIONS),
        "target": tuple(Phrase("core.with-players", {"players": seats}) for seats in SEATS),
        "target_by_seat": _SEATS,
        "torpedoes_by_seat": _SEATS,
    }
    handicaps: ClassVar[tuple[Handicap, ...]] = (
        Handicap("target_by_seat", helps=-1),
        Handicap("torpedoes_by_seat"),
        Handicap(BEGINS),
    )
    goals: ClassVar[tuple[str, ...]] = (
        "torpedoes-fired",
        "treasures-stolen",
        "compasses-used",
        "reefs-moved",
    )
    unfinished: ClassVar[str | None] = "quiet-ends"

    def ideas(self, rules: Rules) -> Iterator[tuple[str, Any]]:
        """Give blocks to try: terrain and larger treasures on the board, limits, faces of two actions."""
        for board in _painted(rules):
            yield "board", board
        yield "reach", _USUAL_REACH
        yield "torpedo_reach", _USUAL_REACH
        for face in ("any+slide", "torpedo/treasure"):
            yield "die", [*rules.die, face]

    def tell(self, field: str, before: Any, after: Any) -> tuple[Phrase, Phrase] | None:
        """Tell of a board or a die the little that differs, if it is little; others as `_TOLD` does."""
        if field == "board":
            return _few_squares(before, after) or (_board(before, None), _board(after, before))
        if field == "die" and (few := _few_faces(before, after)):
            return few
        told = _TOLD.get(field)
        return None if told is None else (told(before), told(after))


def _painted(rules: Rules) -> Iterator[list[str]]:
    """Paint the board with one block at a time, on two squares that lie opposite each other."""
    width, sea = len(rules.board[0]), "".join(rules.board)
    last = len(sea) - 1
    mouths = {base.partition(" ")[2] for base in rules.bases}
    names = square_names(width, len(rules.board))

    def from_middle(square: int) -> tuple[int, int]:
        y, x = divmod(square, width)
        return abs(2 * x - width + 1) + abs(2 * y - len(rules.board) + 1), square

    squares = sorted(range(len(sea) // 2), key=from_middle)
    free = [
        square
        for square in squares
        if sea[square] == sea[last - square] == FREE
        and mouths.isdisjoint((names[square], names[last - square]))
    ]
    paints = [WHIRLPOOL * 2, ">" + "<", SHALLOWS * 2, ROCK * 2, DEEP * 2, "^" + "v"]
    chosen = [(free[len(free) // 2], paint) for paint in paints if free]
    # W1: what lies in the middle is worth more.
    chests = sorted((square for square, mark in enumerate(sea) if mark == TREASURES[0]), key=from_middle)
    boards = [{square: paint[0], last - square: paint[1]} for square, paint in chosen]
    boards += [dict.fromkeys(chests[:number], mark) for number, mark in ((2, "D"), (1, "X")) if chests]
    for changed in boards:
        after = "".join(changed.get(square, mark) for square, mark in enumerate(sea))
        yield [after[start : start + width] for start in range(0, len(after), width)]


def _die(faces: Sequence[str]) -> Phrase:
    """Tell the faces of a die, with a number if one stands several times (B5)."""
    told: list[str | Phrase] = []
    for face in dict.fromkeys(faces):
        name = face_name(face, "atlantis-treasure.field-die-")
        times = faces.count(face)
        told.append(name if times == 1 else Phrase("core.times", {"name": name, "times": times}))
    return Phrase("atlantis-treasure.die-told", {"faces": told})


def _few_faces(before: Sequence[str], after: Sequence[str]) -> tuple[Phrase, Phrase] | None:
    """Tell how many faces there are, and the few that one die has besides the other's; None if it is more."""
    more, fewer = Counter(after) - Counter(before), Counter(before) - Counter(after)
    if bool(more) == bool(fewer) or (more + fewer).total() > _FEW:
        return None
    return _count_of_faces(before, fewer), _count_of_faces(after, more)


def _count_of_faces(faces: Sequence[str], besides: Counter[str]) -> Phrase:
    return Phrase(
        "atlantis-treasure.die-count",
        {"count": len(faces), "more": besides.total(), "faces": _die(list(besides.elements()))},
    )


def _reach(squares: int) -> Phrase:
    """Tell how far something goes at most; 0 is no limit (M8, H4)."""
    return Phrase("atlantis-treasure.reach-told", {"squares": squares})


def _by_seat(more: Sequence[int]) -> Phrase:
    """Tell the handicaps of the seats that have one (A1, A2)."""
    told: list[str | Phrase] = [
        Phrase(
            "atlantis-treasure-rules.seat-handicap",
            {"seat": seat, "number": f"{number:+d}".replace("-", "\u2212")},
        )
        for seat, number in enumerate(more, start=1)
        if number
    ]
    return Phrase("atlantis-treasure.by-seat-told", {"count": len(told), "each": told})


def _begins(seat: int) -> Phrase:
    return Phrase("core.begins-told", {"seat": seat})


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
    """Tell what lies on some squares, those that hold the same together."""
    told: list[str | Phrase] = []
    for mark in dict.fromkeys(mark for _, mark in found):
        names = ", ".join(name for name, each in found if each == mark)
        told.append(Phrase("atlantis-treasure.square-holds", {"square": names, "holds": _mark(mark)}))
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
            "treasures": sum(sea.count(treasure) for treasure in TREASURES),
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


_TOLD: Final[Mapping[str, Callable[[Any], Phrase]]] = {
    "bases": _bases,
    "die": _die,
    "reach": _reach,
    "torpedo_reach": _reach,
    "target_by_seat": _by_seat,
    "torpedoes_by_seat": _by_seat,
    "begins": _begins,
}
"""How values are told where numbers, choices and lists of them do not say it."""
WORKBENCH: Final = AtlantisWorkbench()
