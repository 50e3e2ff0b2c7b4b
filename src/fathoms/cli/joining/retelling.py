"""What happened at a table elsewhere, in words: its moves are played along, with secrets imagined."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fathoms.core import CHANCE, FathomsError
from fathoms.core.text import printable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import AnyGame, State
    from fathoms.texts import Texts

HIDDEN: Final = "?"
"""Stands for a chance move that nobody may know yet."""


class Told(NamedTuple):
    """A move in words, the turn it belongs to, and who made it."""

    sentence: str
    turn: int
    seat: int | None


class Retelling:
    """Plays along. A hidden fall may be any: words tell no secrets, so they are the same whatever fell."""

    def __init__(self, game: AnyGame, rules: Any, seats: int, first: int) -> None:
        self._game: Final = game
        self._rules: Final = rules
        self._state: State | None = game.start(rules, seats, first)

    def follow(self, text: str, names: Sequence[str], say: Texts) -> Told:
        """Play a move and say what it did; nothing if it cannot be followed."""
        before = self._state
        if before is None:
            return Told("", 0, None)
        try:
            if text == HIDDEN and before.actor == CHANCE:
                move = before.chances().at(0)
            else:
                move = self._game.read_move(text, self._rules)
            told = self._game.tell(before, move, names, say)
            self._state = before.play(move)
        except FathomsError:
            self._state = None
            return Told("", 0, None)
        return Told(printable(told), before.turns, before.actor)
