"""Moves as single numbers: four bits say the kind, then eight bits a word (a square, a direction, a face)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.games.atlantis_treasure.exact.chart import FACES
from fathoms.games.atlantis_treasure.grid import DIRECTIONS, PLACE_OF
from fathoms.games.atlantis_treasure.moves import (
    Compass,
    Coral,
    Die,
    Fire,
    Hold,
    Move,
    Own,
    Pick,
    Shift,
    Slide,
    Store,
    Swap,
    Unstore,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fathoms.games.atlantis_treasure.grid import Grid

# In the order in which the engine lists moves.
PICK: Final = 0
COMPASS: Final = 1
SHIFT: Final = 2
OWN_COMPASS: Final = 3
STORE: Final = 4
UNSTORE: Final = 5
CORAL_MOVE: Final = 6
SWAP: Final = 7
FIRE: Final = 8
HOLD: Final = 9
SLIDE: Final = 10
DIE: Final = 11
KINDS: Final = 12

FREE_SQUARES: Final = KINDS
"""Behind the counts of the kinds of moves: the number of free squares."""
COUNTS: Final = KINDS + 1

NO_SQUARE: Final = 255
"""The word of a square that is not named."""


def encode(move: Move, grid: Grid) -> int:  # noqa: C901, PLR0911 - one case a kind of move
    """Write a move of the engine as a number."""
    squares = grid.squares
    match move:
        case Die(face):
            return _word(DIE, FACES.index(face))
        case Pick(direction):
            return _word(PICK, PLACE_OF[direction])
        case Compass(direction, square):
            return _word(COMPASS, PLACE_OF[direction], squares[square])
        case Own(direction, square):
            return _word(OWN_COMPASS, PLACE_OF[direction], squares[square])
        case Shift(start, square):
            return _word(SHIFT, squares[start], squares[square])
        case Coral(start, square):
            return _word(CORAL_MOVE, squares[start], squares[square])
        case Swap(square, direction):
            return _word(SWAP, squares[square], PLACE_OF[direction])
        case Store(direction):
            return _word(STORE, PLACE_OF[direction])
        case Unstore(placed):
            put = dict(placed)
            return _word(UNSTORE, *(squares[put[d]] if d in put else NO_SQUARE for d in DIRECTIONS))
        case Fire(direction, corner):
            return _word(FIRE, PLACE_OF[direction], NO_SQUARE if corner is None else squares[corner])
        case Hold():
            return _word(HOLD)
        case Slide(direction):
            return _word(SLIDE, PLACE_OF[direction])


def decode(number: int, grid: Grid) -> Move:
    """Read a number as a move of the engine."""
    words = [number >> 4 + 8 * place & 255 for place in range(4)]
    return _READERS[number & 15](grid.names, words)


def _read_die(_: Sequence[str], words: Sequence[int]) -> Move:
    face = FACES[words[0]]
    if face == "":
        raise ValueError(words)
    return Die(face)


def _read_fire(names: Sequence[str], words: Sequence[int]) -> Move:
    return Fire(DIRECTIONS[words[0]], None if words[1] == NO_SQUARE else names[words[1]])


def _read_unstore(names: Sequence[str], words: Sequence[int]) -> Move:
    placed = zip(DIRECTIONS, words, strict=True)
    return Unstore(tuple((direction, names[square]) for direction, square in placed if square != NO_SQUARE))


_READERS: Final[dict[int, Callable[[Sequence[str], Sequence[int]], Move]]] = {
    PICK: lambda _, words: Pick(DIRECTIONS[words[0]]),
    COMPASS: lambda names, words: Compass(DIRECTIONS[words[0]], names[words[1]]),
    SHIFT: lambda names, words: Shift(names[words[0]], names[words[1]]),
    OWN_COMPASS: lambda names, words: Own(DIRECTIONS[words[0]], names[words[1]]),
    STORE: lambda _, words: Store(DIRECTIONS[words[0]]),
    UNSTORE: _read_unstore,
    CORAL_MOVE: lambda names, words: Coral(names[words[0]], names[words[1]]),
    SWAP: lambda names, words: Swap(names[words[0]], DIRECTIONS[words[1]]),
    FIRE: _read_fire,
    HOLD: lambda _, __: Hold(),
    SLIDE: lambda _, words: Slide(DIRECTIONS[words[0]]),
    DIE: _read_die,
}


def _word(kind: int, *words: int) -> int:
    number = kind
    for place, word in enumerate(words):
        number |= word << 4 + 8 * place
    return number
