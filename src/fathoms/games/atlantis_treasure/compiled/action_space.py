"""The action space of Atlantis Treasure: every move is a few actions of a hundred or so.

First come the squares; then each verb, with each direction; then `hold` and `end`; last, where the die says
so, `turn` with each direction:

    compass N, e5       own S, e5           store N         pick N          move N          hold
    d3, e5              the piece on d3 goes to e5: a reef, a compass (shift), a treasure, a temple
    d3, swap N          the compass on d3 is swapped for one of the reserve
    d3, turn N          the compass on d3 is turned
    fire N              followed by the square when what it hits may go to one of several
    unstore N, e5, unstore S, d4, end   in the order N, E, S, W; `end` only where more could follow
    move N, c3          where a slide may stop anywhere: on c3; `move N, end` is the whole slide
    move N, c3, c3, end it comes over c3 more than twice, and stops there the second time

So each move is written in one way, and every beginning can be finished.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, cast

from fathoms.core import IllegalMove
from fathoms.games.atlantis_treasure import moves
from fathoms.games.atlantis_treasure.actions import landings, reef_squares
from fathoms.games.atlantis_treasure.faces import all_actions
from fathoms.games.atlantis_treasure.grid import (
    COMPASSES,
    CORAL,
    DIRECTIONS,
    PLACE_OF,
    TEMPLE,
    TREASURES,
    free_squares,
    square_names,
)

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
_MOVED: Final[dict[str, Callable[[str, str], moves.Move]]] = {
    CORAL: moves.Coral,
    TEMPLE: moves.Temple,
    **dict.fromkeys(TREASURES, moves.Treasure),
    **dict.fromkeys(COMPASSES, moves.Shift),
}
"""What is done with a piece of the board that goes to another square."""
_ON_BOARD: Final = ("shift", "coral", "treasure", "temple")
_PLACED: Final[dict[str, Callable[[Direction, str], moves.Move]]] = {
    "compass": moves.Compass,
    "own": moves.Own,
}


def action_count(rules: Rules) -> int:
    """Count the actions of a rule set."""
    squares = len(rules.board) * len(rules.board[0])
    turns = 4 if "turn" in all_actions(rules) else 0
    return squares + 4 * len(VERBS) + HOLD_AND_END + turns


@lru_cache(maxsize=64)
def action_space_of(rules: Rules) -> AtlantisActionSpace:
    """Give the action space of a rule set."""
    return AtlantisActionSpace(rules)


class AtlantisActionSpace:
    """The actions of a rule set: those of its board's size, and more where its die asks for them."""

    def __init__(self, rules: Rules) -> None:
        self.names: Final = square_names(len(rules.board[0]), len(rules.board))
        self.hold: Final = len(self.names) + 4 * len(VERBS)
        self.end: Final = self.hold + 1
        self.size: Final = action_count(rules)
        self._first: Final = {verb: len(self.names) + 4 * at for at, verb in enumerate(VERBS)}
        self._first["turn"] = self.end + 1

    def text(self, action: int) -> str:
        """Show an action."""
        if action < len(self.names):
            return self.names[action]
        if self.hold <= action <= self.end:
            return ("hold", "end")[action - self.hold]
        verb, direction = self._verb(action)
        return f"{verb} {direction}"

    def next_actions(self, state: State, taken: Sequence[int] = ()) -> list[int]:
        """List, in rising order, the actions that can continue a legal move."""
        if not taken:
            return self._beginnings(state)
        verb, _ = self._verb(taken[0])
        if verb in _PLACED:
            return self._free(state, ())
        if verb == "fire":
            return sorted(self._landings(state, taken[0]))
        if verb == "unstore":
            return self._more_stored(state, taken)
        if verb == "move":
            return self._more_of_slide(state, taken)
        return self._after_piece(state, taken[0])

    def read(self, state: State, taken: Sequence[int]) -> moves.Move | None:
        """Give the move of these actions, or None if some are missing."""
        if not taken:
            return None
        verb, direction = self._verb(taken[0])
        if taken[0] == self.hold:
            return moves.Hold()
        if verb == "move" and direction is not None and state.rules.stops:
            return self._read_stop(state, taken, direction)
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
        if other is not None:
            return moves.Swap(start, other) if then == "swap" else moves.Turn(start, other)
        make = _MOVED.get(state.sea[taken[0]])
        if make is None:
            raise IllegalMove("atlantis-treasure.expected-act", rule="T2")
        return make(start, name)

    def write(self, state: State, move: AnyMove) -> tuple[int, ...]:
        """Give the actions of a legal move."""
        squares = state.grid.squares
        match cast("moves.Move", move):
            case moves.Pick(direction):
                return (self.action("pick", direction),)
            case moves.Store(direction):
                return (self.action("store", direction),)
            case moves.Slide(direction, number):
                return self._write_slide(state, direction, number)
            case moves.Compass(direction, square):
                return (self.action("compass", direction), squares[square])
            case moves.Own(direction, square):
                return (self.action("own", direction), squares[square])
            case (
                moves.Shift(start, square)
                | moves.Coral(start, square)
                | moves.Treasure(start, square)
                | moves.Temple(start, square)
            ):
                return (squares[start], squares[square])
            case moves.Swap(square, direction):
                return (squares[square], self.action("swap", direction))
            case moves.Turn(square, direction):
                return (squares[square], self.action("turn", direction))
            case moves.Fire(direction, square):
                to = () if square is None else (squares[square],)
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
        if self.end < action < self.size:
            return "turn", DIRECTIONS[action - self.end - 1]
        if not len(self.names) <= action < self.hold:
            return "", None
        verb, place = divmod(action - len(self.names), 4)
        return VERBS[verb], DIRECTIONS[place]

    def _beginnings(self, state: State) -> list[int]:
        """List the actions that begin a move, each once: a compass may be moved and turned (D1)."""
        return sorted(set(self._each_beginning(state)))

    def _each_beginning(self, state: State) -> Iterator[int]:
        squares = state.grid.squares
        for verb, listed in state.options().items():
            if isinstance(listed, moves.Pairs):
                firsts = cast("moves.Pairs[str]", listed).firsts
                on_board = verb in _ON_BOARD
                yield from (squares[first] if on_board else self.action(verb, first) for first in firsts)
            elif isinstance(listed, moves.Unstores):
                yield from (self.action(verb, d) for d in DIRECTIONS if d in state.stored[state.seat])
            else:
                yield from {self.write(state, move)[0] for move in listed}

    def _after_piece(self, state: State, piece: int) -> list[int]:
        """List where the piece on a square may go (T4, T5, D3, D4), or how a compass may turn (V1, D5)."""
        name, squares, options = self.names[piece], state.grid.squares, state.options()
        if state.sea[piece] in (CORAL, TEMPLE):
            return [squares[square] for square in reef_squares(state, name)]
        found = self._free(state, ()) if state.sea[piece] in TREASURES or "shift" in options else []
        for verb in ("swap", "turn"):
            for move in options.get(verb, ()):
                if isinstance(move, (moves.Swap, moves.Turn)) and move.square == name:
                    found.append(self.action(verb, move.direction))
        return found

    def _landings(self, state: State, fired: int) -> list[int]:
        """List the squares among which the shooter chooses where what is hit goes (T7, H3)."""
        shot = state.flight(DIRECTIONS[fired - self._first["fire"]])
        return [] if shot is None else [state.grid.squares[name] for name in landings(state, shot)]

    def _stops(self, state: State, slid: int) -> tuple[int, ...]:
        """List the squares on which a slide may stop before its end, in its order (M7)."""
        way = state.course(DIRECTIONS[slid - self._first["move"]]) if state.rules.stops else None
        return () if way is None else way.path[: way.squares - 1]

    def _more_of_slide(self, state: State, taken: Sequence[int]) -> list[int]:
        """List how a slide goes on: where it stops, how often it comes there before, and `end` (M7)."""
        stops = self._stops(state, taken[0])
        if taken[-1] == self.end or not stops:
            return []
        if len(taken) == 1:
            return [*sorted(set(stops)), self.end]
        return [taken[1], self.end] if stops.count(taken[1]) >= len(taken) else []

    def _read_stop(self, state: State, taken: Sequence[int], direction: Direction) -> moves.Slide | None:
        if self._more_of_slide(state, taken):
            return None
        named = [action for action in taken[1:] if action != self.end]
        if not named:
            return moves.Slide(direction)
        stops = self._stops(state, taken[0])
        passed = [number for number, square in enumerate(stops, 1) if square == named[0]]
        return moves.Slide(direction, passed[len(named) - 1])

    def _write_slide(self, state: State, direction: Direction, number: int | None) -> tuple[int, ...]:
        begun = self.action("move", direction)
        stops = self._stops(state, begun)
        actions = [begun]
        if number is not None:
            actions += [stops[number - 1]] * stops[:number].count(stops[number - 1])
        return (*actions, self.end) if self._more_of_slide(state, actions) else tuple(actions)

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
        return None if self._landings(state, taken[0]) else moves.Fire(direction)
