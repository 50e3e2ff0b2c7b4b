"""Telling why a rule set cannot be played to the end, each time with the field and the square to mend."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.core import BadRules
from fathoms.games.atlantis_treasure.grid import DIRECTIONS, PLACE_OF, grid_of, ray, split_base, square_names
from fathoms.games.atlantis_treasure.pieces import CORAL, FREE, TEMPLE, TREASURE
from fathoms.games.atlantis_treasure.reach import Reach, pockets

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from fathoms.games.atlantis_treasure.rules import Rules

_MARKS: Final = (FREE, TEMPLE, TREASURE, CORAL)


def problems_of(rules: Rules) -> Iterator[BadRules]:
    """Tell why some player could not play to the end; what an earlier problem makes senseless is left out."""
    rows = list(_ragged(rules))
    yield from rows
    marks = [] if rows else list(_strange_marks(rules))
    yield from marks
    bases = [] if rows else list(_misplaced_bases(rules))
    yield from bases
    drawn = not (rows or marks or bases)
    blocked = list(_blocked_mouths(rules)) if drawn else []
    yield from blocked
    yield from _targets(rules)
    if drawn and rules.open_sea and not blocked:
        yield from _pockets(rules)
    if drawn:
        yield from _out_of_reach(rules, {problem.place for problem in blocked})


def _ragged(rules: Rules) -> Iterator[BadRules]:
    """Every row as long as the first (B6)."""
    width = len(rules.board[0])
    for at, row in enumerate(rules.board):
        if len(row) != width:
            yield BadRules(
                "atlantis-treasure.rules-ragged",
                rule="B6",
                field="board",
                place=str(at),
                row=at + 1,
                found=len(row),
                width=width,
            )


def _strange_marks(rules: Rules) -> Iterator[BadRules]:
    """Every mark a piece (B6)."""
    names = square_names(len(rules.board[0]), len(rules.board))
    for name, mark in zip(names, "".join(rules.board), strict=True):
        if mark not in _MARKS:
            yield BadRules(
                "atlantis-treasure.rules-mark",
                rule="B6",
                field="board",
                place=name,
                square=name,
                mark=mark,
                marks=list(_MARKS),
            )


def _misplaced_bases(rules: Rules) -> Iterator[BadRules]:
    """Every base on an edge of the board, each at another mouth, clockwise from north (B7)."""
    width, height = len(rules.board[0]), len(rules.board)
    squares = {name: square for square, name in enumerate(square_names(width, height))}
    before, mouths = (-1, -1), set[str]()
    for at, base in enumerate(rules.bases):
        side, _, mouth = base.partition(" ")
        if side not in PLACE_OF or mouth not in squares:
            yield _bad_base("rules-base", at, base)
            continue
        if ray(width, height, squares[mouth], DIRECTIONS[PLACE_OF[side]]):
            yield _bad_base_mouth("rules-base-inside", at, base, mouth)
            continue
        if mouth in mouths:
            yield _bad_base_mouth("rules-base-twice", at, base, mouth)
            continue
        mouths.add(mouth)
        y, x = divmod(squares[mouth], width)
        along = {"N": x, "E": y, "S": -x, "W": -y}[side]
        position = (PLACE_OF[side], along + 15)
        if position < before:
            yield _bad_base("rules-base-order", at, base)
        before = max(before, position)


def _bad_base(key: str, at: int, base: str) -> BadRules:
    return BadRules(f"atlantis-treasure.{key}", rule="B7", field="bases", place=str(at), base=base)


def _bad_base_mouth(key: str, at: int, base: str, mouth: str) -> BadRules:
    return BadRules(
        f"atlantis-treasure.{key}", rule="B7", field="bases", place=str(at), base=base, square=mouth
    )


def _blocked_mouths(rules: Rules) -> Iterator[BadRules]:
    """Nothing lies on a mouth, and a submarine can slide on from there (B7, F1)."""
    width, height, sea = len(rules.board[0]), len(rules.board), "".join(rules.board)
    for base in rules.bases:
        _, mouth = split_base(base)
        square = square_names(width, height).index(mouth)
        if sea[square] != FREE:
            yield _bad_mouth("rules-mouth", mouth)
            continue
        ways = [ahead[0] for direction in DIRECTIONS if (ahead := ray(width, height, square, direction))]
        if all(sea[way] in (TEMPLE, CORAL) for way in ways):
            yield _bad_mouth("rules-walled-in", mouth)


def _bad_mouth(key: str, mouth: str) -> BadRules:
    return BadRules(f"atlantis-treasure.{key}", rule="F1", field="board", place=mouth, square=mouth)


def _targets(rules: Rules) -> Iterator[BadRules]:
    """Somebody can always win: enough treasures, and a way to move them once all are taken (E1, E2)."""
    treasures = sum(row.count(TREASURE) for row in rules.board)
    stuck = False
    for seats in range(2, len(rules.bases) + 1):
        target = rules.target[seats - 2]
        if treasures < target:
            yield BadRules(
                "atlantis-treasure.rules-target",
                rule="E1",
                field="target",
                place=str(seats - 2),
                seats=seats,
                target=target,
                treasures=treasures,
            )
        elif (
            not stuck
            and treasures <= seats * (target - 1)
            and not ("torpedo" in rules.die and rules.torpedoes)
        ):
            # Said once: torpedoes mend it for every number of players.
            stuck = True
            yield BadRules(
                "atlantis-treasure.rules-no-torpedo",
                rule="E2",
                field="torpedoes" if "torpedo" in rules.die else "die",
                seats=seats,
                treasures=treasures,
                target=target,
            )


def _pockets(rules: Rules) -> Iterator[BadRules]:
    """No part of the sea is shut off from the start where it must stay in one piece (F1)."""
    grid = grid_of(rules, len(rules.bases))
    for square in pockets(grid, "".join(rules.board), grid.mouth[0]):
        name = grid.names[square]
        yield BadRules("atlantis-treasure.rules-cut-off", rule="F1", field="board", place=name, square=name)


def _out_of_reach(rules: Rules, blocked: Collection[str | None]) -> Iterator[BadRules]:
    """Every treasure within reach of every base; nothing can be told of a base whose mouth is blocked."""
    reach = Reach(rules)
    treasures = [name for name, mark in zip(reach.grid.names, reach.sea, strict=True) if mark == TREASURE]
    told: set[str] = set()
    for base in rules.bases:
        if split_base(base)[1] in blocked:
            continue
        reached = reach.from_base(base)
        for square in treasures:
            if square not in reached and square not in told:
                told.add(square)
                yield BadRules(
                    "atlantis-treasure.rules-unreachable",
                    rule="V4",
                    field="board",
                    place=square,
                    square=square,
                    base=base,
                )
