"""Telling why a rule set cannot be played to the end, each time with the field and the square to mend."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fathoms.core import BadRules
from fathoms.games.atlantis_treasure.grid import (
    CORAL,
    DIRECTIONS,
    FREE,
    OPPOSITE,
    PLACE_OF,
    TEMPLE,
    TREASURE,
    Direction,
    grid_of,
    pockets,
    ray,
    split_base,
    square_names,
)

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


def _bad(key: str, rule: str, field: str, place: str | None, **args: Any) -> BadRules:
    return BadRules(f"atlantis-treasure.rules-{key}", rule=rule, field=field, place=place, **args)


def _ragged(rules: Rules) -> Iterator[BadRules]:
    """Every row as long as the first (B6)."""
    width = len(rules.board[0])
    for at, row in enumerate(rules.board):
        if len(row) != width:
            yield _bad("ragged", "B6", "board", str(at), row=at + 1, found=len(row), width=width)


def _strange_marks(rules: Rules) -> Iterator[BadRules]:
    """Every mark a piece (B6)."""
    names = square_names(len(rules.board[0]), len(rules.board))
    for name, mark in zip(names, "".join(rules.board), strict=True):
        if mark not in _MARKS:
            yield _bad("mark", "B6", "board", name, square=name, mark=mark, marks=list(_MARKS))


def _misplaced_bases(rules: Rules) -> Iterator[BadRules]:
    """Every base on an edge of the board, each at another mouth, clockwise from north (B7)."""
    width, height = len(rules.board[0]), len(rules.board)
    squares = {name: square for square, name in enumerate(square_names(width, height))}
    before, mouths = (-1, -1), set[str]()
    for at, base in enumerate(rules.bases):
        side, _, mouth = base.partition(" ")
        if side not in PLACE_OF or mouth not in squares:
            yield _bad("base", "B7", "bases", str(at), base=base)
            continue
        if ray(width, height, squares[mouth], DIRECTIONS[PLACE_OF[side]]):
            yield _bad("base-inside", "B7", "bases", str(at), base=base, square=mouth)
            continue
        if mouth in mouths:
            yield _bad("base-twice", "B7", "bases", str(at), base=base, square=mouth)
            continue
        mouths.add(mouth)
        y, x = divmod(squares[mouth], width)
        along = {"N": x, "E": y, "S": -x, "W": -y}[side]
        position = (PLACE_OF[side], along + 15)
        if position < before:
            yield _bad("base-order", "B7", "bases", str(at), base=base)
        before = max(before, position)


def _blocked_mouths(rules: Rules) -> Iterator[BadRules]:
    """Nothing lies on a mouth, and a submarine can slide on from there (B7, F1)."""
    width, height, sea = len(rules.board[0]), len(rules.board), "".join(rules.board)
    for base in rules.bases:
        _, mouth = split_base(base)
        square = square_names(width, height).index(mouth)
        if sea[square] != FREE:
            yield _bad("mouth", "F1", "board", mouth, square=mouth)
            continue
        ways = [ahead[0] for direction in DIRECTIONS if (ahead := ray(width, height, square, direction))]
        if all(sea[way] in (TEMPLE, CORAL) for way in ways):
            yield _bad("walled-in", "F1", "board", mouth, square=mouth)


def _targets(rules: Rules) -> Iterator[BadRules]:
    """Somebody can always win: enough treasures, and a way to move them once all are taken (E1, E2)."""
    treasures = sum(row.count(TREASURE) for row in rules.board)
    stuck, shots = False, "torpedo" in rules.die and rules.torpedoes
    for seats in range(2, len(rules.bases) + 1):
        target = rules.target[seats - 2]
        if treasures < target:
            yield _bad(
                "target", "E1", "target", str(seats - 2), seats=seats, target=target, treasures=treasures
            )
        elif not stuck and treasures <= seats * (target - 1) and not shots:
            # Said once: torpedoes mend it for every number of players.
            stuck = True
            field = "torpedoes" if "torpedo" in rules.die else "die"
            yield _bad("no-torpedo", "E2", field, None, seats=seats, treasures=treasures, target=target)


def _pockets(rules: Rules) -> Iterator[BadRules]:
    """No part of the sea is shut off from the start where it must stay in one piece (F1)."""
    grid = grid_of(rules, len(rules.bases))
    for square in pockets(grid, "".join(rules.board), grid.mouth[0]):
        name = grid.names[square]
        yield _bad("cut-off", "F1", "board", name, square=name)


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
                yield _bad("unreachable", "V4", "board", square, square=square, base=base)


class Reach:
    """All the ways of a submarine over a drawn board, made as wide as the die allows.

    - A treasure stops it, or has been taken before and lets it pass.
    - Where the die can bring a compass (from the reserve, picked before the game, or by a swap), it may turn
      that way on any square that may hold one.
    - Where the die can move coral, every reef may be out of its way, and one may stop it before any square
      that may hold one. Where it can fire torpedoes, every reef may be shot.
    - Other submarines are not counted on: nobody has to help.
    """

    def __init__(self, rules: Rules) -> None:
        self.sea = "".join(rules.board)
        self.grid = grid_of(rules, len(rules.bases))
        self.placeable = frozenset(self.grid.placeable)
        self.turns = placed_directions(rules)
        self.moves_coral = "coral" in rules.die and CORAL in self.sea
        self.clears_coral = self.moves_coral or ("torpedo" in rules.die and rules.torpedoes > 0)

    def from_base(self, base: str) -> frozenset[str]:
        """Name the treasures that the submarine of a base can come to."""
        side, mouth = split_base(base)
        self.treasures: set[int] = set()
        # Under way: the square it is on, and where it heads for.
        self.seen: set[tuple[int, Direction]] = set()
        self.waiting: list[tuple[int, Direction]] = []
        self._enter(self.grid.squares[mouth], OPPOSITE[side])
        while self.waiting:
            self._go_on(*self.waiting.pop())
        return frozenset(self.grid.names[square] for square in self.treasures)

    def _go_on(self, square: int, heading: Direction) -> None:
        following = self.grid.step(square, heading)
        mark = TEMPLE if following is None else self.sea[following]
        blocked = mark == TEMPLE or (mark == CORAL and not self.clears_coral)
        if blocked or mark == CORAL or (self.moves_coral and following in self.placeable):
            self._head(square, DIRECTIONS)
        if following is not None and not blocked:
            self._enter(following, heading)

    def _enter(self, square: int, heading: Direction) -> None:
        self._head(square, (heading,))
        if self.sea[square] == TREASURE:
            self.treasures.add(square)
            self._head(square, DIRECTIONS)
        elif square in self.placeable:
            self._head(square, self.turns)

    def _head(self, square: int, headings: tuple[Direction, ...]) -> None:
        for heading in headings:
            if (square, heading) not in self.seen:
                self.seen.add((square, heading))
                self.waiting.append((square, heading))


def placed_directions(rules: Rules) -> tuple[Direction, ...]:
    """List the directions of the compasses that the die can bring onto the board (T3, V1, V2)."""
    had: list[Direction] = [direction for direction in DIRECTIONS if rules.compasses[PLACE_OF[direction]]]
    shown: list[Direction] = [direction for direction in had if direction in rules.die or "any" in rules.die]
    # V2: a picked one of any direction, on any compass roll. V1: a swap, once some compass lies there.
    picked = rules.foresight and any(direction in rules.die for direction in DIRECTIONS)
    swapped = rules.replacement and "coral" in rules.die and bool(shown)
    return tuple(had if picked or swapped else shown)
