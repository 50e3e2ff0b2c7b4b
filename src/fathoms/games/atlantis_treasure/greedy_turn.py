"""One turn of the bot `greedy`: every way to play what is left of it, with its value at the end."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

from fathoms.games.atlantis_treasure.greedy_position import Position
from fathoms.games.atlantis_treasure.greedy_stakes import EQUAL, KEPT_COMPASS
from fathoms.games.atlantis_treasure.grid import DIRECTIONS
from fathoms.games.atlantis_treasure.moves import (
    Compass,
    Coral,
    Own,
    Shift,
    Slide,
    Swap,
    Unstore,
)
from fathoms.games.atlantis_treasure.pieces import FREE, free_squares, put
from fathoms.games.atlantis_treasure.slides import course

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from fathoms.games.atlantis_treasure.greedy_position import Change
    from fathoms.games.atlantis_treasure.greedy_reckoning import Reckoning
    from fathoms.games.atlantis_treasure.moves import Move
    from fathoms.games.atlantis_treasure.state import State


_KEPT: Final = {"store": KEPT_COMPASS, "own": -KEPT_COMPASS}


class Turn:
    """What is left of the turn in a state of it."""

    def __init__(self, reckoning: Reckoning, state: State, here: Position | None = None) -> None:
        self.reckoning = reckoning
        self.state = state
        self.over = state.phase == "over" or state.turns != reckoning.state.turns
        self.here = here or Position.of(reckoning, state)
        """The sea as it lies, as if the turn ended so."""

    def best(self) -> float:
        """The value of this turn if the rest of it is played best."""
        return self.here.total if self.over else max(value for value, _ in self.moves())

    def moves(self) -> Iterator[tuple[float, Move]]:
        """List the moves, each with the value of the best turn that begins with it (T2: in either order)."""
        for verb, moves in self.state.options().items():
            match verb:
                case "move" | "fire":
                    yield from ((self._played(move), move) for move in moves)
                case "unstore":
                    yield from self._unstores()
                case _:
                    kept = _KEPT.get(verb, 0.0)
                    yield from ((kept + self._after(self.changes(move)), move) for move in moves)

    def changes(self, move: Move) -> tuple[Change, ...]:
        """List what an action changes on the board; shots are played by the engine instead."""
        squares = self.reckoning.grid.squares
        match move:
            case Coral(start, square) | Shift(start, square):
                return (squares[start], FREE), (squares[square], self.state.sea[squares[start]])
            case Compass(direction, square) | Own(direction, square) | Swap(square, direction):
                return ((squares[square], direction),)
            case _:
                return ()

    def _played(self, move: Move) -> float:
        """Value the turn after a slide or a shot, which the engine plays: these are few."""
        here = self.here.slide(move.direction) if isinstance(move, Slide) else None
        return Turn(self.reckoning, self.state.play(move), here).best()

    def _after(self, changes: tuple[Change, ...]) -> float:
        """Value the turn once some pieces have changed, with the best slide if it is still to come."""
        if self.state.moved:
            return self.here.value(changes)
        values = [self.here.value_slid(changes, direction) for direction in DIRECTIONS]
        # T10: with no direction open the turn ends where it is.
        return max([value for value in values if value is not None] or [self.here.value(changes)])

    def _unstores(self) -> Iterator[tuple[float, Move]]:
        """Place stored compasses (V3): each alone, pairs on the way to a treasure, then more while it helps.

        All ways at once would be millions.
        """
        grid, state = self.reckoning.grid, self.state
        stored = [direction for direction in DIRECTIONS if direction in state.stored[state.seat]]
        free = [grid.squares[name] for name in free_squares(grid, state.sea)]
        ways: list[tuple[Change, ...]] = [((square, mark),) for mark in stored for square in free]
        if not state.moved:
            ways += self._pairs_on_the_way(stored, free)
        best = float("-inf")
        while ways:
            valued = [(self._after(placed) - KEPT_COMPASS * len(placed), placed) for placed in ways]
            yield from ((value, self._unstore(placed)) for value, placed in valued)
            most = max(value for value, _ in valued)
            if most <= best + EQUAL:
                return
            best = most
            # The last of equally good ones in the order of squares, so that the same seed draws the same.
            placed = max(placed for value, placed in valued if value >= most - EQUAL)
            squares, marks = zip(*placed, strict=True)
            ways = [
                (*placed, (square, mark))
                for mark in stored
                if mark not in marks
                for square in free
                if square not in squares
            ]

    def _pairs_on_the_way(self, stored: Sequence[str], free: Sequence[int]) -> list[tuple[Change, ...]]:
        """List the pairs that lead the bot to a treasure: the first turns it, the second turns it again."""
        here, grid, me = self.here, self.reckoning.grid, self.reckoning.me
        pairs: set[tuple[Change, ...]] = set()
        for heading in DIRECTIONS:
            on_the_way = here.reads(heading).intersection(free)
            for first in product(on_the_way, stored):
                ahead = here.changed(first).reads(heading).intersection(free)
                for second in product(ahead, stored):
                    if second[0] == first[0] or second[1] == first[1]:
                        continue
                    way = course(grid, put(put(self.state.sea, *first), *second), me, heading)
                    if way is not None and way.treasure is not None:
                        pairs.add(tuple(sorted((first, second))))
        # In a fixed order, so that the same seed draws the same.
        return sorted(pairs)

    def _unstore(self, placed: tuple[Change, ...]) -> Unstore:
        names = self.reckoning.grid.names
        return Unstore(tuple((d, names[square]) for d in DIRECTIONS for square, mark in placed if mark == d))
