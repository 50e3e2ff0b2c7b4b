"""Refusing a rule set that cannot be played to the end, with the field and the square to mend."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.core import BadRules
from fathoms.games.atlantis_treasure.grid import DIRECTIONS, PLACE_OF, ray, split_base, square_names
from fathoms.games.atlantis_treasure.pieces import CORAL, FREE, TEMPLE, TREASURE
from fathoms.games.atlantis_treasure.reach import Reach

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.rules import Rules

_MARKS: Final = (FREE, TEMPLE, TREASURE, CORAL)


def check_rules(rules: Rules) -> None:
    """Refuse a rule set on which some player could not play to the end."""
    _check_drawing(rules)
    _check_bases(rules)
    _check_mouths(rules)
    _check_targets(rules)
    _check_reach(rules)


def _check_drawing(rules: Rules) -> None:
    """Every row as long as the first, every mark a piece (B6)."""
    width = len(rules.board[0])
    names = square_names(width, len(rules.board))
    for number, row in enumerate(rules.board, start=1):
        if len(row) != width:
            raise BadRules(
                "atlantis-treasure.rules-ragged",
                rule="B6",
                field="board",
                row=number,
                found=len(row),
                width=width,
            )
    for name, mark in zip(names, "".join(rules.board), strict=True):
        if mark not in _MARKS:
            raise BadRules(
                "atlantis-treasure.rules-mark",
                rule="B6",
                field="board",
                square=name,
                mark=mark,
                marks=list(_MARKS),
            )


def _check_bases(rules: Rules) -> None:
    """Every base on an edge of the board, each at another mouth, clockwise from north (B7)."""
    width, height = len(rules.board[0]), len(rules.board)
    squares = {name: square for square, name in enumerate(square_names(width, height))}
    before, mouths = (-1, -1), set[str]()
    for base in rules.bases:
        side, _, mouth = base.partition(" ")
        if side not in PLACE_OF or mouth not in squares:
            raise BadRules("atlantis-treasure.rules-base", rule="B7", field="bases", base=base)
        if ray(width, height, squares[mouth], DIRECTIONS[PLACE_OF[side]]):
            raise BadRules(
                "atlantis-treasure.rules-base-inside", rule="B7", field="bases", base=base, square=mouth
            )
        if mouth in mouths:
            raise BadRules("atlantis-treasure.rules-base-twice", rule="B7", field="bases", square=mouth)
        mouths.add(mouth)
        y, x = divmod(squares[mouth], width)
        along = {"N": x, "E": y, "S": -x, "W": -y}[side]
        place = (PLACE_OF[side], along + 15)
        if place < before:
            raise BadRules("atlantis-treasure.rules-base-order", rule="B7", field="bases", base=base)
        before = place


def _check_mouths(rules: Rules) -> None:
    """Nothing lies on a mouth, and a submarine can slide on from there (B7, F1)."""
    width, height, sea = len(rules.board[0]), len(rules.board), "".join(rules.board)
    for base in rules.bases:
        _, mouth = split_base(base)
        square = square_names(width, height).index(mouth)
        if sea[square] != FREE:
            raise BadRules("atlantis-treasure.rules-mouth", rule="F1", field="board", square=mouth)
        ways = [ahead[0] for direction in DIRECTIONS if (ahead := ray(width, height, square, direction))]
        if all(sea[way] in (TEMPLE, CORAL) for way in ways):
            raise BadRules("atlantis-treasure.rules-walled-in", rule="F1", field="board", square=mouth)


def _check_targets(rules: Rules) -> None:
    """Somebody can always win: enough treasures, and a way to move them once all are taken (E1, E2)."""
    treasures = sum(row.count(TREASURE) for row in rules.board)
    for seats in range(2, len(rules.bases) + 1):
        target = rules.target[seats - 2]
        if treasures < target:
            raise BadRules(
                "atlantis-treasure.rules-target",
                rule="E1",
                field="target",
                seats=seats,
                target=target,
                treasures=treasures,
            )
        if treasures <= seats * (target - 1) and not ("torpedo" in rules.die and rules.torpedoes):
            raise BadRules(
                "atlantis-treasure.rules-no-torpedo",
                rule="E2",
                field="torpedoes" if "torpedo" in rules.die else "die",
                seats=seats,
                treasures=treasures,
                target=target,
            )


def _check_reach(rules: Rules) -> None:
    """Every treasure within reach of every base."""
    reach = Reach(rules)
    treasures = [name for name, mark in zip(reach.grid.names, reach.sea, strict=True) if mark == TREASURE]
    for base in rules.bases:
        reached = reach.from_base(base)
        for square in treasures:
            if square not in reached:
                raise BadRules(
                    "atlantis-treasure.rules-unreachable", rule="V4", field="board", square=square, base=base
                )
