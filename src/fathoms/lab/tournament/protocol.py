"""The lines between a tournament and a player: one JSON object each, documented in docs/tournaments.md."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, Final

import msgspec

from fathoms.core import Phrase, Result, View, view
from fathoms.core.state_json import write_state

if TYPE_CHECKING:
    from fathoms.core import AnyGame, State

FORMAT: Final = "fathoms-player/1"
MOST_LISTED: Final = 1_000
"""How many legal moves are listed; there may be millions, and any legal one may be answered."""


class GameBegins(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """A game begins."""

    format: str
    game: str
    rules: dict[str, Any]
    """Every field of the rule set, also those that are as in the book."""
    seats: list[str]
    """The colours at the table; who plays them is not told."""
    seat: int
    """The player's own; the game begins with seat 0."""
    seed: int
    """For the player's own chance, so that a tournament can be played again."""
    time: float
    """Seconds for one decision."""


class Decide(msgspec.Struct, frozen=True, tag_field="type", tag="decide"):
    """A decision is asked for."""

    number: int
    """Which move of the game it will be, chance counted; 1 is the first."""
    state: msgspec.Raw
    """What the seat sees of the table."""
    moves: list[str]
    """The legal moves, at most a thousand."""
    count: int
    """How many legal moves there are."""


class End(msgspec.Struct, frozen=True, tag_field="type", tag="end"):
    """The game is over."""

    result: Result | None
    """None if a seat forfeited."""
    forfeit: int | None
    """The seat that forfeited."""


class Reply(msgspec.Struct, frozen=True):
    """All that a player may say. A program says `move` alone; the rest comes from our own worker."""

    move: str | None = None
    ready: bool = False
    """The bot sits at the table."""
    note: Phrase | None = None
    """How it plays here, if not as elsewhere."""
    phrase: Phrase | None = None
    """Why it cannot play here, in a sentence of the catalogues."""
    error: str = ""
    """Likewise, as the last line of its own error."""


Message = GameBegins | Decide | End
encode: Final = msgspec.json.Encoder().encode


def question(game: AnyGame, state: State, seat: int, number: int, *, listed: bool) -> bytes:
    """Write the question to a seat: what it sees, and nothing else."""
    seen: View[Any] = view(state, seat)
    moves = seen.moves()
    texts = [game.write_move(move, seen.state.rules) for move in islice(moves, MOST_LISTED)] if listed else []
    return encode(Decide(number, msgspec.Raw(write_state(seen.state)), texts, len(moves)))
