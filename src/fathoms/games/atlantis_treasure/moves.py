"""The moves of Atlantis Treasure and their notation; lists of moves that are counted, not made."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate, chain, permutations
from math import perm
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar, overload

import msgspec

from fathoms.core import Malformed
from fathoms.core import Move as AnyMove
from fathoms.games.atlantis_treasure.faces import ALL_FACES
from fathoms.games.atlantis_treasure.grid import DIRECTIONS, LETTERS, PLACE_OF, Direction, square_names
from fathoms.games.atlantis_treasure.rules import Face  # noqa: TC001 - msgspec reads the field types

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fathoms.games.atlantis_treasure.rules import Rules


class Die(AnyMove, frozen=True, gc=False, tag="die", omit_defaults=True):
    """Chance: the face of the die; with two dice, of both as they fell (D2)."""

    face: Face
    other: Face | None = None


class Pick(AnyMove, frozen=True, gc=False, tag="pick"):
    """Foresight (V2): keep a compass from the reserve at your base, before the game."""

    direction: Direction


class Compass(AnyMove, frozen=True, gc=False, tag="compass"):
    """Put a compass from the reserve on a free square (T3)."""

    direction: Direction
    square: str


class Shift(AnyMove, frozen=True, gc=False, tag="shift"):
    """Move a compass of the board to a free square, the reserve being empty (T4)."""

    start: str
    square: str


class Coral(AnyMove, frozen=True, gc=False, tag="coral"):
    """Move a coral reef to a free square (T5)."""

    start: str
    square: str


class Fire(AnyMove, frozen=True, gc=False, tag="fire"):
    """Fire a torpedo (T6); what it hits goes to this square: a submarine to a corner (T7), a reef (H3)."""

    direction: Direction
    square: str | None = None


class Hold(AnyMove, frozen=True, gc=False, tag="hold"):
    """Leave an optional action (T10)."""


class Slide(AnyMove, frozen=True, gc=False, tag="move", omit_defaults=True):
    """Slide the submarine (M1), or only over so many squares (M7)."""

    direction: Direction
    squares: int | None = None


class Own(AnyMove, frozen=True, gc=False, tag="own"):
    """Foresight (V2): put one of the compasses picked before the game on a free square."""

    direction: Direction
    square: str


class Swap(AnyMove, frozen=True, gc=False, tag="swap"):
    """Replacement (V1): lift a compass, put one of this direction from the reserve in its place."""

    square: str
    direction: Direction


class Store(AnyMove, frozen=True, gc=False, tag="store"):
    """Stock (V3): keep the rolled compass at your base."""

    direction: Direction


class Unstore(AnyMove, frozen=True, gc=False, tag="unstore"):
    """Stock (V3): put stored compasses on free squares, in the order N, E, S, W."""

    placed: tuple[tuple[Direction, str], ...]


class Treasure(AnyMove, frozen=True, gc=False, tag="treasure"):
    """Move a treasure of the sea to a free square (D3)."""

    start: str
    square: str


class Temple(AnyMove, frozen=True, gc=False, tag="temple"):
    """Move a temple to a free square (D4)."""

    start: str
    square: str


class Turn(AnyMove, frozen=True, gc=False, tag="turn"):
    """Turn a compass of the board to another direction (D5)."""

    square: str
    direction: Direction


Move: TypeAlias = (
    Die
    | Pick
    | Compass
    | Shift
    | Coral
    | Fire
    | Hold
    | Slide
    | Own
    | Swap
    | Store
    | Unstore
    | Treasure
    | Temple
    | Turn
)

_LONGEST: Final = 8
"""Words after the verb of the longest move, four compasses of a stock."""
_FACES: Final[dict[str, Face]] = {face: face for face in ALL_FACES}
_DIRECTIONS: Final[dict[str, Direction]] = {direction: direction for direction in DIRECTIONS}
_SQUARES: Final = {name: name for name in square_names(len(LETTERS), len(LETTERS))}
_NUMBERS: Final = {str(number): number for number in range(1, 1_000)}
_LAST_OPTIONAL: Final = frozenset(("die", "fire", "move"))
"""The verbs whose last word may be left out."""

# The notation of every move but `unstore`: its verb, then a word for each field, in this order.
_WORDS: Final[dict[str, tuple[Callable[..., Move], tuple[Mapping[str, Any], ...]]]] = {
    "die": (Die, (_FACES, _FACES)),
    "pick": (Pick, (_DIRECTIONS,)),
    "compass": (Compass, (_DIRECTIONS, _SQUARES)),
    "shift": (Shift, (_SQUARES, _SQUARES)),
    "coral": (Coral, (_SQUARES, _SQUARES)),
    "fire": (Fire, (_DIRECTIONS, _SQUARES)),
    "hold": (Hold, ()),
    "move": (Slide, (_DIRECTIONS, _NUMBERS)),
    "own": (Own, (_DIRECTIONS, _SQUARES)),
    "swap": (Swap, (_SQUARES, _DIRECTIONS)),
    "store": (Store, (_DIRECTIONS,)),
    "treasure": (Treasure, (_SQUARES, _SQUARES)),
    "temple": (Temple, (_SQUARES, _SQUARES)),
    "turn": (Turn, (_SQUARES, _DIRECTIONS)),
}


def write_move(move: Move, rules: Rules) -> str:  # noqa: ARG001 - one signature for all games
    """Write a move: its verb, which is its tag, then its fields."""
    verb = str(move.__struct_config__.tag)
    fields = chain(*move.placed) if isinstance(move, Unstore) else msgspec.structs.astuple(move)
    return " ".join((verb, *(str(word) for word in fields if word is not None)))


def read_move(text: str, rules: Rules) -> Move:  # noqa: ARG001 - one signature for all games
    """Read a move, or raise Malformed."""
    verb, *words = text.split(" ", maxsplit=_LONGEST)
    try:
        return _read_unstore(words) if verb == "unstore" else _read(verb, words)
    except KeyError:
        raise Malformed("atlantis-treasure.not-a-move", text=text[:40]) from None


def _read(verb: str, words: Sequence[str]) -> Move:
    make, fields = _WORDS[verb]
    if len(words) != len(fields) and not (verb in _LAST_OPTIONAL and len(words) == len(fields) - 1):
        raise KeyError(verb)
    return make(*(field[word] for field, word in zip(fields, words, strict=False)))


def _read_unstore(words: Sequence[str]) -> Unstore:
    """Read pairs of a direction and a square, named in any order; the record has one."""
    if not words or len(words) % 2:
        raise KeyError(words)
    directions: list[Direction] = [_DIRECTIONS[word] for word in words[::2]]
    squares = [_SQUARES[word] for word in words[1::2]]
    pairs = sorted(zip(directions, squares, strict=True), key=lambda pair: PLACE_OF[pair[0]])
    return Unstore(tuple(pairs))


F = TypeVar("F", bound=str)


class MoveList(Sequence[Move]):
    """A list of moves by their number; the subclasses say how many there are, and which has which number."""

    __slots__ = ()

    def at(self, number: int) -> Move:
        """Make the move of a number from 0 to len - 1."""
        raise NotImplementedError

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        if isinstance(index, slice):
            return tuple(self.at(number) for number in range(*index.indices(len(self))))
        number = index + len(self) if index < 0 else index
        if not 0 <= number < len(self):
            raise IndexError(index)
        return self.at(number)

    def __iter__(self) -> Iterator[Move]:
        return map(self.at, range(len(self)))

    def __repr__(self) -> str:
        return f"<{len(self)} moves>"


class Pairs(MoveList, Generic[F]):
    """One move for each pair of a first word (a direction or a square) and a square."""

    __slots__ = ("firsts", "make", "squares")

    def __init__(self, make: Callable[[F, str], Move], firsts: Sequence[F], squares: Sequence[str]) -> None:
        self.make = make
        self.firsts = firsts
        self.squares = squares

    def __len__(self) -> int:
        return len(self.firsts) * len(self.squares)

    def at(self, number: int) -> Move:
        """Make a move: the squares change fastest."""
        first, square = divmod(number, len(self.squares))
        return self.make(self.firsts[first], self.squares[square])

    def squares_for(self, first: F) -> Sequence[str]:  # noqa: ARG002 - here all have the same
        """List the squares that go with a first word."""
        return self.squares

    def __contains__(self, move: object) -> bool:
        # Every kind of move listed here has two fields: the first word, then the square.
        if not isinstance(move, AnyMove) or len(move.__struct_fields__) != 2:
            return False
        first, square = msgspec.structs.astuple(move)
        return first in self.firsts and square in self.squares_for(first) and self.make(first, square) == move


class UnevenPairs(Pairs[F]):
    """Pairs of which each first word has squares of its own."""

    __slots__ = ("each", "ends")

    def __init__(self, make: Callable[[F, str], Move], each: Mapping[F, Sequence[str]]) -> None:
        self.each = {first: squares for first, squares in each.items() if squares}
        self.ends = list(accumulate(map(len, self.each.values())))
        super().__init__(make, list(self.each), list(dict.fromkeys(chain.from_iterable(self.each.values()))))

    def __len__(self) -> int:
        return self.ends[-1] if self.ends else 0

    def at(self, number: int) -> Move:
        """Find the first word that holds a number; the squares change fastest."""
        which = bisect_right(self.ends, number)
        first = self.firsts[which]
        return self.make(first, self.each[first][number - (self.ends[which - 1] if which else 0)])

    def squares_for(self, first: F) -> Sequence[str]:
        """List the squares that go with a first word."""
        return self.each[first]


class Unstores(MoveList):
    """Every way to put at least one of the stored compasses on free squares, no two on the same (V3).

    Four compasses on sixty squares are some twelve million ways, so they are counted: first by which
    compasses are placed, then by their squares.
    """

    __slots__ = ("ends", "sets", "squares")

    def __init__(self, stored: str, squares: Sequence[str]) -> None:
        self.squares = squares
        held: list[Direction] = [direction for direction in DIRECTIONS if direction in stored]
        self.sets: list[tuple[Direction, ...]] = [
            tuple(direction for place, direction in enumerate(held) if number >> place & 1)
            for number in range(1, 2 ** len(held))
        ]
        self.ends = list(accumulate(perm(len(squares), len(placed)) for placed in self.sets))

    def __len__(self) -> int:
        return self.ends[-1] if self.ends else 0

    def at(self, number: int) -> Unstore:
        """Read a number as a set of compasses, then a square among all, one among those left, and so on."""
        which = bisect_right(self.ends, number)
        placed = self.sets[which]
        rest = number - (self.ends[which - 1] if which else 0)
        left = list(self.squares)
        squares: list[str] = []
        for still in range(len(placed) - 1, -1, -1):
            at, rest = divmod(rest, perm(len(left) - 1, still))
            squares.append(left.pop(at))
        return Unstore(tuple(zip(placed, squares, strict=True)))

    def __iter__(self) -> Iterator[Unstore]:
        for placed in self.sets:
            for squares in permutations(self.squares, len(placed)):
                yield Unstore(tuple(zip(placed, squares, strict=True)))

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Unstore):
            return False
        placed = tuple(direction for direction, _ in move.placed)
        squares = {square for _, square in move.placed}
        return placed in self.sets and len(squares) == len(placed) and squares.issubset(self.squares)


class Joined(MoveList):
    """Several lists of moves as one."""

    __slots__ = ("ends", "parts")

    def __init__(self, parts: Sequence[Sequence[Move]]) -> None:
        self.parts = parts
        self.ends = list(accumulate(map(len, parts)))

    def __len__(self) -> int:
        return self.ends[-1] if self.ends else 0

    def at(self, number: int) -> Move:
        """Find the part that holds a number."""
        which = bisect_right(self.ends, number)
        return self.parts[which][number - (self.ends[which - 1] if which else 0)]

    def __iter__(self) -> Iterator[Move]:
        for part in self.parts:
            yield from part

    def __contains__(self, move: object) -> bool:
        return any(move in part for part in self.parts)
