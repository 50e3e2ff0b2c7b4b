"""The words of Atlantis Treasure: every move said in a few words from a list of a hundred or so.

First come the squares, a word each; then the verbs, a word for each direction; then `hold` and `end`:

    compass N, e5       own S, e5           store N         pick N          move N          hold
    d3, e5              the piece on d3 goes to e5: a reef, or a compass (shift)
    d3, swap N          the compass on d3 is swapped for one of the reserve
    fire N              followed by the corner when it hits a submarine and a corner is free
    unstore N, e5, unstore S, d4, end   in the order N, E, S, W; `end` is said only where more could follow

So each move has one saying, and whatever has been said so far can be finished.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, cast

from fathoms.core import IllegalMove
from fathoms.games.atlantis_treasure.actions import reef_squares
from fathoms.games.atlantis_treasure.choices import Pairs, Unstores
from fathoms.games.atlantis_treasure.flights import flight, free_corners
from fathoms.games.atlantis_treasure.grid import DIRECTIONS, PLACE_OF, square_names
from fathoms.games.atlantis_treasure.moves import (
    Compass,
    Coral,
    Die,
    Fire,
    Hold,
    Own,
    Pick,
    Shift,
    Slide,
    Store,
    Swap,
    Unstore,
)
from fathoms.games.atlantis_treasure.pieces import CORAL, free_squares

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from fathoms.core import Move as AnyMove
    from fathoms.games.atlantis_treasure.grid import Direction
    from fathoms.games.atlantis_treasure.moves import Move
    from fathoms.games.atlantis_treasure.rules import Rules
    from fathoms.games.atlantis_treasure.state import State

VERBS: Final = ("pick", "compass", "own", "store", "unstore", "swap", "fire", "move")
"""Those that are said with a direction, in the order of their words."""
HOLD_AND_END: Final = 2

_WHOLE: Final[dict[str, Callable[[Direction], Move]]] = {"pick": Pick, "store": Store, "move": Slide}
"""Verbs that need no second word."""
_PLACED: Final[dict[str, Callable[[Direction, str], Move]]] = {"compass": Compass, "own": Own}


def word_count(squares: int) -> int:
    """Count the words for a board of so many squares."""
    return squares + 4 * len(VERBS) + HOLD_AND_END


@lru_cache(maxsize=64)
def vocabulary_of(rules: Rules) -> AtlantisVocabulary:
    """Give the words of a rule set; those of one size of board are the same."""
    return AtlantisVocabulary(len(rules.board[0]), len(rules.board))


class AtlantisVocabulary:
    """The words for one size of board."""

    def __init__(self, width: int, height: int) -> None:
        self.names: Final = square_names(width, height)
        self.hold: Final = len(self.names) + 4 * len(VERBS)
        self.end: Final = self.hold + 1
        self.size: Final = word_count(len(self.names))
        self._first: Final = {verb: len(self.names) + 4 * at for at, verb in enumerate(VERBS)}

    def text(self, word: int) -> str:
        """Show a word."""
        if word < len(self.names):
            return self.names[word]
        if word >= self.hold:
            return ("hold", "end")[word - self.hold]
        verb, place = divmod(word - len(self.names), 4)
        return f"{VERBS[verb]} {DIRECTIONS[place]}"

    def next_words(self, state: State, said: Sequence[int] = ()) -> list[int]:
        """List the words with which a legal move can go on, in rising order."""
        if not said:
            return sorted(self._beginnings(state))
        verb, _ = self._verb(said[0])
        if verb in _PLACED:
            return self._free(state, ())
        if verb == "fire":
            return sorted(free_corners(state.grid, state.sea))
        if verb == "unstore":
            return self._more_stored(state, said)
        return self._after_piece(state, said[0])

    def read(self, state: State, said: Sequence[int]) -> Move | None:  # noqa: PLR0911 - one case a kind of saying
        """Give the move that the words tell, or None while words are missing."""
        if not said:
            return None
        verb, direction = self._verb(said[0])
        if said[0] == self.hold:
            return Hold()
        if direction is not None and verb in _WHOLE:
            return _WHOLE[verb](direction)
        if verb == "fire" and direction is not None:
            return self._read_shot(state, said, direction)
        if verb == "unstore":
            return self._read_unstore(state, said)
        if len(said) == 1:
            return None
        name = self.names[said[1]] if said[1] < len(self.names) else ""
        if direction is not None and verb in _PLACED:
            return _PLACED[verb](direction, name)
        if said[0] >= len(self.names):
            # A word that begins nothing.
            raise IllegalMove("atlantis-treasure.expected-act", rule="T2")
        start = self.names[said[0]]
        then, other = self._verb(said[1])
        if then == "swap" and other is not None:
            return Swap(start, other)
        return Coral(start, name) if state.sea[said[0]] == CORAL else Shift(start, name)

    def write(self, state: State, move: AnyMove) -> tuple[int, ...]:  # noqa: C901, PLR0911 - one case a kind of move
        """Tell a legal move in words."""
        squares = state.grid.squares
        match cast("Move", move):
            case Pick(direction):
                return (self.word("pick", direction),)
            case Store(direction):
                return (self.word("store", direction),)
            case Slide(direction):
                return (self.word("move", direction),)
            case Compass(direction, square):
                return (self.word("compass", direction), squares[square])
            case Own(direction, square):
                return (self.word("own", direction), squares[square])
            case Shift(start, square) | Coral(start, square):
                return (squares[start], squares[square])
            case Swap(square, direction):
                return (squares[square], self.word("swap", direction))
            case Fire(direction, corner):
                to = () if corner is None else (squares[corner],)
                return (self.word("fire", direction), *to)
            case Unstore(placed):
                words = [word for d, square in placed for word in (self.word("unstore", d), squares[square])]
                return (*words, self.end) if self._more_stored(state, words) else tuple(words)
            case Hold():
                return (self.hold,)
            case Die():
                raise IllegalMove("atlantis-treasure.expected-act", rule="T2")

    def word(self, verb: str, direction: str) -> int:
        """Give the word of a verb with its direction."""
        return self._first[verb] + PLACE_OF[direction]

    def _verb(self, word: int) -> tuple[str, Direction | None]:
        if not len(self.names) <= word < self.hold:
            return "", None
        verb, place = divmod(word - len(self.names), 4)
        return VERBS[verb], DIRECTIONS[place]

    def _beginnings(self, state: State) -> Iterator[int]:
        squares = state.grid.squares
        for verb, moves in state.options().items():
            if isinstance(moves, Pairs):
                firsts = cast("Pairs[str]", moves).firsts
                on_board = verb in ("shift", "coral")
                yield from (squares[first] if on_board else self.word(verb, first) for first in firsts)
            elif isinstance(moves, Unstores):
                yield from (self.word(verb, d) for d in DIRECTIONS if d in state.stored[state.seat])
            else:
                yield from {self.write(state, move)[0] for move in moves}

    def _after_piece(self, state: State, piece: int) -> list[int]:
        """List where the piece on a square may go, or what a compass may be swapped for (T4, T5, V1)."""
        if state.face != "coral":
            return self._free(state, ())
        name, squares = self.names[piece], state.grid.squares
        if state.sea[piece] == CORAL:
            return [squares[square] for square in reef_squares(state, name)]
        swaps = (move for move in state.options()["swap"] if isinstance(move, Swap))
        return [self.word("swap", move.direction) for move in swaps if move.square == name]

    def _free(self, state: State, taken: Sequence[int]) -> list[int]:
        """List the squares free for coral and compasses (F1) but for those just named."""
        squares = state.grid.squares
        return [squares[name] for name in free_squares(state.grid, state.sea) if squares[name] not in taken]

    def _more_stored(self, state: State, said: Sequence[int]) -> list[int]:
        """List how the placing of stored compasses goes on; nothing if it must be over (V3)."""
        if said[-1] == self.end:
            return []
        free = self._free(state, said[1::2])
        if len(said) % 2:
            return free
        last = said[-2] - self._first["unstore"]
        further = [d for d in DIRECTIONS[last + 1 :] if d in state.stored[state.seat]] if free else []
        return [*(self.word("unstore", d) for d in further), self.end] if further else []

    def _read_unstore(self, state: State, said: Sequence[int]) -> Unstore | None:
        if len(said) == 1 or self._more_stored(state, said):
            return None
        first = self._first["unstore"]
        words = said[:-1] if said[-1] == self.end else said
        placed = zip(words[::2], words[1::2], strict=True)
        return Unstore(tuple((DIRECTIONS[verb - first], self.names[square]) for verb, square in placed))

    def _read_shot(self, state: State, said: Sequence[int], direction: Direction) -> Fire | None:
        if len(said) > 1:
            return Fire(direction, self.names[said[1]])
        shot = flight(state.grid, state.sea, state.seat, direction)
        sent = shot is not None and shot.victim is not None and free_corners(state.grid, state.sea)
        return None if sent else Fire(direction)
