"""A move word by word, as the notation writes it: which kind of word comes next, and which words are open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from fathoms.games.atlantis_treasure.choices import Pairs, Unstores
from fathoms.games.atlantis_treasure.moves import write_move
from fathoms.games.atlantis_treasure.rules import STANDARD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.games.atlantis_treasure.moves import Move

Kind: TypeAlias = Literal["direction", "piece", "free"]

_KINDS: Final[dict[str, tuple[Kind, ...]]] = {
    "pick": ("direction",),
    "store": ("direction",),
    "compass": ("direction", "free"),
    "own": ("direction", "free"),
    "shift": ("piece", "free"),
    "coral": ("piece", "free"),
    "swap": ("piece", "direction"),
}
"""For each verb the words that follow it; `unstore` goes on with pairs of a direction and a free square."""


def next_kind(verb: str, chosen: Sequence[str]) -> Kind | None:
    """Tell which kind of word comes next; None if the move is complete."""
    if verb == "unstore":
        return "free" if len(chosen) % 2 else "direction"
    kinds = _KINDS[verb]
    return kinds[len(chosen)] if len(chosen) < len(kinds) else None


def open_words(moves: Sequence[Move], chosen: Sequence[str]) -> list[str]:
    """List the words that may come next, out of the moves of one verb that the rules allow."""
    match moves:
        case Pairs():
            return list(moves.squares_for(chosen[0]) if chosen else moves.firsts)
        case Unstores():
            left = [square for square in moves.squares if square not in chosen]
            if len(chosen) % 2 or not left:
                return left
            return [direction for direction in _stored(moves) if direction not in chosen]
        case _:
            texts = (write_move(move, STANDARD).split()[1:] for move in moves)
            begun = list(chosen)
            return list(dict.fromkeys(text[len(begun)] for text in texts if text[: len(begun)] == begun))


def _stored(moves: Unstores) -> Sequence[str]:
    """List the directions that can be placed at once: those of the largest set (V3)."""
    return moves.sets[-1] if moves.sets else ()
