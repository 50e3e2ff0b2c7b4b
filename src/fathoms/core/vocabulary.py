"""A vocabulary: every decision of a game told in words from one short, fixed list, for programs that learn.

A word is a number from 0 to `size - 1`. Most moves are one word; a move of several parts (which piece, then
which square) is said word by word, so that the list stays short however many moves there are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core.game import Move


class Vocabulary(Protocol):
    """The words of one rule set."""

    @property
    def size(self) -> int:
        """How many words there are."""
        ...

    def next_words(self, state: Any, said: Sequence[int] = ()) -> list[int]:
        """List, in rising order, the words with which a legal move can go on; only while a seat decides."""
        ...

    def read(self, state: Any, said: Sequence[int]) -> Move | None:
        """Give the legal move that the words tell, or None while words are missing."""
        ...

    def write(self, state: Any, move: Move) -> tuple[int, ...]:
        """Tell a legal move in words; reading them gives the same move back."""
        ...

    def text(self, word: int) -> str:
        """Show a word in the letters of the notation, for a person who looks at a mask."""
        ...
