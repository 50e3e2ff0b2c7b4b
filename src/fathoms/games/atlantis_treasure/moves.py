"""The moves of Atlantis Treasure and their notation, one text a decision."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final, TypeAlias, get_args

import msgspec

from fathoms.core import Malformed
from fathoms.core import Move as AnyMove
from fathoms.games.atlantis_treasure.grid import DIRECTIONS, LETTERS, PLACE_OF, Direction, square_names
from fathoms.games.atlantis_treasure.rules import Face, Rules

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence


class Die(AnyMove, frozen=True, gc=False, tag="die"):
    """Chance: the face of the die."""

    face: Face


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
    """Fire a torpedo (T6); a submarine that is hit goes to this corner (T7)."""

    direction: Direction
    corner: str | None = None


class Hold(AnyMove, frozen=True, gc=False, tag="hold"):
    """Leave an optional action (T10)."""


class Slide(AnyMove, frozen=True, gc=False, tag="move"):
    """Slide the submarine (M1)."""

    direction: Direction


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


Move: TypeAlias = Die | Pick | Compass | Shift | Coral | Fire | Hold | Slide | Own | Swap | Store | Unstore

_LONGEST: Final = 8
"""Words after the verb of the longest move, four compasses of a stock."""
_FACES: Final[dict[str, Face]] = {face: face for face in get_args(Face)}
_DIRECTIONS: Final[dict[str, Direction]] = {direction: direction for direction in DIRECTIONS}
_SQUARES: Final = {name: name for name in square_names(len(LETTERS), len(LETTERS))}

# The notation of every move but `unstore`: its verb, then a word for each field, in this order.
_WORDS: Final[dict[str, tuple[Callable[..., Move], tuple[Mapping[str, str], ...]]]] = {
    "die": (Die, (_FACES,)),
    "pick": (Pick, (_DIRECTIONS,)),
    "compass": (Compass, (_DIRECTIONS, _SQUARES)),
    "shift": (Shift, (_SQUARES, _SQUARES)),
    "coral": (Coral, (_SQUARES, _SQUARES)),
    "fire": (Fire, (_DIRECTIONS, _SQUARES)),
    "hold": (Hold, ()),
    "move": (Slide, (_DIRECTIONS,)),
    "own": (Own, (_DIRECTIONS, _SQUARES)),
    "swap": (Swap, (_SQUARES, _DIRECTIONS)),
    "store": (Store, (_DIRECTIONS,)),
}


def write_move(move: Move, rules: Rules) -> str:  # noqa: ARG001 - one signature for all games
    """Write a move: its verb, which is its tag, then its fields."""
    verb = str(move.__struct_config__.tag)
    fields = chain(*move.placed) if isinstance(move, Unstore) else msgspec.structs.astuple(move)
    return " ".join((verb, *(word for word in fields if word is not None)))


def read_move(text: str, rules: Rules) -> Move:  # noqa: ARG001 - one signature for all games
    """Read a move, or raise Malformed."""
    verb, *words = text.split(" ", maxsplit=_LONGEST)
    try:
        return _read_unstore(words) if verb == "unstore" else _read(verb, words)
    except KeyError:
        raise Malformed("atlantis-treasure.not-a-move", text=text[:40]) from None


def _read(verb: str, words: Sequence[str]) -> Move:
    make, fields = _WORDS[verb]
    if len(words) != len(fields) and (verb, len(words)) != ("fire", 1):
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
