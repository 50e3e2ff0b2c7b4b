"""How a person makes a move with single keys: a draft grows key by key until it is a move."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core.game import Move
    from fathoms.core.text import Line


class Key(NamedTuple):
    """A key that means something now, and what it does in two or three words.

    Keys are single characters, or `up` `down` `left` `right` `enter` `escape` `backspace` `tab`.
    The front keeps `?` `u` `p` `h` `q` for itself.
    """

    key: str
    label: str


class Draft(Protocol):
    """What a person has chosen so far on the way to one move. Frozen."""

    def board(self) -> list[Line]:
        """Draw the table with the choice so far marked on it: at most 80 columns and 19 lines."""
        ...

    def prompt(self) -> str:
        """Ask for the next key in a few words."""
        ...

    def keys(self) -> Sequence[Key]:
        """List the keys that mean something now, the likeliest first."""
        ...

    def press(self, key: str) -> Draft | Move | None:
        """Go on with a key: a longer draft, the finished move, or None if the key means nothing here."""
        ...
