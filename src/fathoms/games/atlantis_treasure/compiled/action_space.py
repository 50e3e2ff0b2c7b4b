"""The action space of Atlantis Treasure: every move is a few actions of a hundred or so.

First come the squares; then each verb, with each direction; then `hold` and `end`:

    compass N, e5       own S, e5           store N         pick N          move N          hold
    d3, e5              the piece on d3 goes to e5: a reef, or a compass (shift)
    d3, swap N          the compass on d3 is swapped for one of the reserve
    fire N              followed by the corner when it hits a submarine and a corner is free
    unstore N, e5, unstore S, d4, end   in the order N, E, S, W; `end` only where more could follow

So each move is written in one way, and every beginning can be finished.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, cast

from fathoms.core import IllegalMove
from fathoms.games.atlantis_treasure import moves
from fathoms.games.atlantis_treasure.actions import reef_squares
from fathoms.games.atlantis_treasure.grid import CORAL, DIRECTIONS, PLACE_OF, free_squares, square_names
from fathoms.games.atlantis_treasure.slides import flight, free_corners

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from fathoms.core import Move as AnyMove
    from fathoms.games.atlantis_treasure.grid import Direction
    from fathoms.games.atlantis_treasure.rules import Rules
    from fathoms.games.atlantis_treasure.state import State

VERBS: Final = ("pick", "compass", "own", "store", "unstore", "swap", "fire", "move")
"""Those that take a direction, in the order of their actions."""
HOLD_AND_END: Final = 2

_WHOLE: Final[dict[str, Callable[[Direction], moves.Move]]] = {
    "pick": moves.Pick,
    "store": moves.Store,
    "move": moves.Slide,
}
"""Verbs that need no second action."""
_PLACED: Final[dict[str, Callable[[Direction, str], moves.Move]]] = {
    "compass": moves.Compass,
    "own": moves.Own,
}


def action_count(squares: int) -> int:
    """Count the actions for a board with this number of squares."""
    return squares + 4 * len(VERBS) + HOLD_AND_END


@lru_cache(maxsize=64)
def action_space_of(rules: Rules) -> AtlantisActionSpace:
    """Give the action space of a rule set."""
    return AtlantisActionSpace(len(rules.board[0]), len(rules.board))


class AtlantisActionSpace:
    """The actions for one size of board."""

    def __init__(self, width: int, height: int) -> None:
        self.names: Final = square_names(width, height)
        self.hold: Final = len(self.names) + 4 * len(VERBS)
        self.end: Final = self.hold + 1
        self.size: Final = action_count(len(self.names))
        self._first: Final = {verb: len(self.names) + 4 * at for at, verb in enumerate(VERBS)}

    def text(self, action: int) -> str:
        """Show an action."""
        if action < len(self.names):
            return self.names[action]
        if action >= self.hold:
            return ("hold", "end")[action - self.hold]
        verb, place = divmod(action - len(self.names), 4)
        return f"{VERBS[verb]} {DIRECTIONS[place]}"

    def next_actions(self, state: State, taken: Sequence[int] = ()) -> list[int]:
        """List, in rising order, the actions that can continue a legal move."""
        if not taken:
            return sorted(self._beginnings(state))
        verb, _ = self._verb(taken[0])
        if verb in _PLACED:
            return self._free(state, ())
        if verb == "fire":
            return sorted(free_corners(state.grid, state.sea))
        if verb == "unstore":
            return self._more_stored(state, taken)
        return self._after_piece(state, taken[0])

    def read(self, state: State, taken: Sequence[int]) -> moves.Move | None:
        """Give the move of these actions, or None if some are missing."""
        if not taken:
            return None
        verb, direction = self._verb(taken[0])
        if taken[0] == self.hold:
            return moves.Hold()
        if direction is not None and verb in _WHOLE:
            return _WHOLE[verb](direction)
        if verb == "fire" and direction is not None:
            return self._read_shot(state, taken, direction)
        if verb == "unstore":
            return self._read_unstore(state, taken)
        if len(taken) == 1:
            return None
        name = self.names[taken[1]] if taken[1] < len(self.names) else ""
        if direction is not None and verb in _PLACED:
            return _PLACED[verb](direction, name)
        if taken[0] >= len(self.names):
            # An action that begins nothing.
            raise IllegalMove("atlantis-treasure.expected-act", rule="T2")
        start = self.names[taken[0]]
        then, other = self._verb(taken[1])
        if then == "swap" and other is not None:
            return moves.Swap(start, other)
        return moves.Coral(start, name) if state.sea[taken[0]] == CORAL else moves.Shift(start, name)

    def write(self, state: State, move: AnyMove) -> tuple[int, ...]:
        """Give the actions of a legal move."""
        squares = state.grid.squares
        match cast("moves.Move", move):
            case moves.Pick(direction):
                return (self.action("pick", direction),)
            case moves.Store(direction):
                return (self.action("store", direction),)
            case moves.Slide(direction):
                return (self.action("move", direction),)
            case moves.Compass(direction, square):
                return (self.action("compass", direction), squares[square])
            case moves.Own(direction, square):
                return (self.action("own", direction), squares[square])
            case moves.Shift(start, square) | moves.Coral(start, square):
                return (squares[start], squares[square])
            case moves.Swap(square, direction):
                return (squares[square], self.action("swap", direction))
            case moves.Fire(direction, corner):
                to = () if corner is None else (squares[corner],)
                return (self.action("fire", direction), *to)
            case moves.Unstore(placed):
                actions = [
                    action for d, square in placed for action in (self.action("unstore", d), squares[square])
                ]
                return (*actions, self.end) if self._more_stored(state, actions) else tuple(actions)
            case moves.Hold():
                return (self.hold,)
            case moves.Die():
                raise IllegalMove("atlantis-treasure.expected-act", rule="T2")

    def action(self, verb: str, direction: str) -> int:
        """Give the action of a verb with its direction."""
        return self._first[verb] + PLACE_OF[direction]

    def _verb(self, action: int) -> tuple[str, Direction | None]:
        if not len(self.names) <= action < self.hold:
            return "", None
        verb, place = divmod(action - len(self.names), 4)
        return VERBS[verb], DIRECTIONS[place]

    def _beginnings(self, state: State) -> Iterator[int]:
        squares = state.grid.squares
        for verb, listed in state.options().items():
            if isinstance(listed, moves.Pairs):
                firsts = cast("moves.Pairs[str]", listed).firsts
                on_board = verb in ("shift", "coral")
                yield from (squares[first] if on_board else self.action(verb, first) for first in firsts)
            elif isinstance(listed, moves.Unstores):
                yield from (self.action(verb, d) for d in DIRECTIONS if d in state.stored[state.seat])
            else:
                yield from {self.write(state, move)[0] for move in listed}

    def _after_piece(self, state: State, piece: int) -> list[int]:
        """List where the piece on a square may go, or what a compass may be swapped for (T4, T5, V1)."""
        if state.face != "coral":
            return self._free(state, ())
        name, squares = self.names[piece], state.grid.squares
        if state.sea[piece] == CORAL:
            return [squares[square] for square in reef_squares(state, name)]
        swaps = (move for move in state.options()["swap"] if isinstance(move, moves.Swap))
        return [self.action("swap", move.direction) for move in swaps if move.square == name]

    def _free(self, state: State, named: Sequence[int]) -> list[int]:
        """List the squares free for coral and compasses (F1) but for those just named."""
        squares = state.grid.squares
        return [squares[name] for name in free_squares(state.grid, state.sea) if squares[name] not in named]

    def _more_stored(self, state: State, taken: Sequence[int]) -> list[int]:
        """List how the placing of stored compasses goes on; nothing if it must be over (V3)."""
        if taken[-1] == self.end:
            return []
        free = self._free(state, taken[1::2])
        if len(taken) % 2:
            return free
        last = taken[-2] - self._first["unstore"]
        further = [d for d in DIRECTIONS[last + 1 :] if d in state.stored[state.seat]] if free else []
        return [*(self.action("unstore", d) for d in further), self.end] if further else []

    def _read_unstore(self, state: State, taken: Sequence[int]) -> moves.Unstore | None:
        if len(taken) == 1 or self._more_stored(state, taken):
            return None
        first = self._first["unstore"]
        actions = taken[:-1] if taken[-1] == self.end else taken
        placed = zip(actions[::2], actions[1::2], strict=True)
        return moves.Unstore(tuple((DIRECTIONS[verb - first], self.names[square]) for verb, square in placed))

    def _read_shot(self, state: State, taken: Sequence[int], direction: Direction) -> moves.Fire | None:
        if len(taken) > 1:
            return moves.Fire(direction, self.names[taken[1]])
        shot = flight(state.grid, state.sea, state.seat, direction)
        sent = shot is not None and shot.victim is not None and free_corners(state.grid, state.sea)
        return None if sent else moves.Fire(direction)
