"""What every step of a decision shares: the table it looks at, its words, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from fathoms.core import Say, View  # noqa: TC001 - msgspec reads the field types
from fathoms.core.console import Key
from fathoms.core.picture import fit
from fathoms.games.atlantis_treasure.board import draw
from fathoms.games.atlantis_treasure.grid import DIRECTIONS, Direction
from fathoms.games.atlantis_treasure.lights import DARK, Lights
from fathoms.games.atlantis_treasure.state import State  # noqa: TC001 - msgspec reads the field types

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from fathoms.core import Line
    from fathoms.core.console import Draft
    from fathoms.core.text import TextArg
    from fathoms.games.atlantis_treasure.moves import Move

ARROWS: Final[dict[Direction, str]] = {"N": "up", "E": "right", "S": "down", "W": "left"}
_NAME: Final = 24
"""Columns for a name in a question."""
_DIRECTION_OF: Final[dict[str, Direction]] = {
    **{arrow: direction for direction, arrow in ARROWS.items()},
    **{direction.lower(): direction for direction in DIRECTIONS},
}


def direction_of(key: str) -> Direction | None:
    """Read a key as a direction: an arrow, or the direction's letter."""
    return _DIRECTION_OF.get(key)


def direction_keys(directions: Iterable[Direction], label: str) -> list[Key]:
    """List the arrows and the letters of directions that do the same."""
    return [Key(key, label) for direction in directions for key in (ARROWS[direction], direction.lower())]


class Step(msgspec.Struct, frozen=True):
    """One step on the way to a move."""

    seen: View[State]
    names: tuple[str, ...]
    say: Say
    back: Any = None
    """The step before this one, to which `escape` returns."""

    @property
    def now(self) -> State:
        """The table."""
        return self.seen.state

    def options(self) -> Mapping[str, Sequence[Move]]:
        """Give the moves that the rules allow this person, by verb."""
        return self.now.options() if self.now.actor == self.seen.seat else {}

    def lights(self) -> Lights:
        """Give what this step lights up on the board."""
        return DARK

    def board(self) -> list[Line]:
        """Draw the table with the choice so far marked on it."""
        return draw(self.seen, self.names, self.say, self.lights())

    def prompt(self) -> str:
        """Ask for the next key."""
        raise NotImplementedError

    def keys(self) -> list[Key]:
        """List the keys that mean something now."""
        raise NotImplementedError

    def press(self, key: str) -> Draft | Move | None:
        """Go on with a key."""
        raise NotImplementedError

    def words(self, message: str, **args: TextArg) -> str:
        """Say a message of the play catalogue."""
        return self.say(f"atlantis-treasure-play.{message}", **args)

    def name(self, seat: int) -> str:
        """Name a player, shortened so that a question stays on one line."""
        return fit(self.names[seat], _NAME)

    def back_key(self) -> list[Key]:
        """Give the key that goes back, if there is a step before this one."""
        return [Key("escape", self.words("key-back"))] if self.back is not None else []
