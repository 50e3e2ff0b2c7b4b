"""The log of a game: one line for each turn, the same words in a terminal and in a browser."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from fathoms.core.game import AnyGame, Move
    from fathoms.core.text import Say


class LogLine(msgspec.Struct, frozen=True):
    """What was done in one turn so far."""

    turn: int
    """Which turn of the game; 0 before the first one."""
    seat: int | None
    """Whose turn; None before the first one."""
    first: int
    """The number of the turn's first move; 1 is the first of the record."""
    last: int
    """The number of its last move so far."""
    text: str
    """What was done, without a name: whose line it is stands beside it."""
    why: tuple[str, ...]
    """Why points changed, a sentence for each seat whose did."""


class LogStep(msgspec.Struct, frozen=True, gc=False):
    """A move of the record, with its number and the state it was made in."""

    number: int
    before: Any
    move: Move


def log_lines(
    game: AnyGame, steps: Iterable[LogStep], names: Sequence[str], say: Say, you: int | None = None
) -> Iterator[LogLine]:
    """Tell moves turn by turn, as `you` may know them; turns that need no words are left out."""
    for _, moves in groupby(steps, key=turn_of):
        line = log_line(game, list(moves), names, say, you)
        if line is not None:
            yield line


def turn_of(step: LogStep) -> tuple[int, int | None]:
    """Tell to which turn a move belongs; before the first one, seats may decide by turns too."""
    return step.before.turns, step.before.turn


def log_line(
    game: AnyGame, steps: Sequence[LogStep], names: Sequence[str], say: Say, you: int | None
) -> LogLine | None:
    """Tell the moves of one turn in one line; None if they need no words."""
    # What a watcher sees tells no secret, and it is the same for everybody.
    told = [(step.before.seen_by(None), step.move) for step in steps]
    text = game.tell_turn(told, names, say)
    why = [said for before, move in told for said in game.tell_points(before, move, names, say, you)]
    if not text and not why:
        return None
    turn, seat = turn_of(steps[0])
    return LogLine(turn, seat, steps[0].number, steps[-1].number, text, tuple(why))
