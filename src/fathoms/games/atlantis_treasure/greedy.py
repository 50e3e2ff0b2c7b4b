"""The bot `greedy`: looks at all it can do in this turn, in both orders, and takes the best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathoms.core import draw_best
from fathoms.games.atlantis_treasure.greedy_reckoning import Reckoning
from fathoms.games.atlantis_treasure.greedy_stakes import EQUAL
from fathoms.games.atlantis_treasure.greedy_turn import Turn
from fathoms.games.atlantis_treasure.grid import DIRECTIONS, OPPOSITE, Direction
from fathoms.games.atlantis_treasure.moves import Pick
from fathoms.games.atlantis_treasure.pieces import FREE, put
from fathoms.games.atlantis_treasure.slides import course

if TYPE_CHECKING:
    import random

    from fathoms.core import View
    from fathoms.games.atlantis_treasure.moves import Move
    from fathoms.games.atlantis_treasure.state import State


class GreedyBot:
    """Plays the turn after which it stands best; equally good ones are drawn.

    What rivals may do later is not played out: it counts what they have before them when the turn is over.
    """

    def choose(self, seen: View[State], rng: random.Random) -> Move:
        """Pick the best move."""
        state = seen.state
        return draw_best(greedy_values(state), rng, equal=EQUAL)


def greedy_values(state: State) -> list[tuple[float, Move]]:
    """Value the moves of the seat that decides by where it stands after its turn."""
    if state.phase == "pick":
        return [(pick_value(state, move.direction), move) for move in state.moves() if isinstance(move, Pick)]
    return list(Turn(Reckoning(state), state).moves())


def pick_value(state: State, direction: Direction) -> int:
    """Count the treasures that a compass of this direction opens on the way out of the base (V2).

    Those that the compasses picked before open already do not count.
    """
    return len(_opened(state, direction).difference(*(_opened(state, had) for had in own_of(state))))


def own_of(state: State) -> list[Direction]:
    """List the compasses that the seat has picked."""
    return [direction for direction in DIRECTIONS if direction in state.own[state.seat]]


def _opened(state: State, direction: Direction) -> set[int]:
    grid, sea, seat = state.grid, state.sea, state.seat
    out = OPPOSITE[grid.side[seat]]
    way = course(grid, sea, seat, out)
    squares = (
        [square for square in way.path if sea[square] == FREE and square in grid.placeable] if way else []
    )
    turned = [course(grid, put(sea, square, direction), seat, out) for square in squares]
    return {way.treasure for way in turned if way is not None and way.treasure is not None}
