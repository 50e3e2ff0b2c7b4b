"""Taking back: only what showed nobody anything."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from fathoms.core import FathomsError

if TYPE_CHECKING:
    from fathoms.core import Move, State


class Step(NamedTuple):
    """What a seat did, and the state it did it in."""

    seat: int
    before: State
    move: Move


def revealed(step: Step, after: State, seats: int) -> bool:
    """Tell whether a move showed any seat, or a watcher, more than it could have worked out from its view."""
    return any(_reveals(step, after, seat) for seat in (None, *range(seats)))


def _reveals(step: Step, after: State, seat: int | None) -> bool:
    try:
        return step.before.seen_by(seat).play(step.move) != after.seen_by(seat)
    except FathomsError:
        return True
