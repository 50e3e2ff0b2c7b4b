"""What a change of one piece makes of a turn of the compiled bot `greedy`, and the list of its moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.games.atlantis_treasure.exact.bulk.slate import HERE, LISTED, MOST_MOVES, NOTES, SLID, WATCH
from fathoms.games.atlantis_treasure.exact.bulk.standing import CLOSED, worth_slid_with, worth_with
from fathoms.numeric import lean_inlined

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.exact.bulk.slate import Slate
    from fathoms.games.atlantis_treasure.exact.chart import Row

LATER_SLIDE: Final = 16
"""The bit of `Slate.watch` from which on the bot's own slides stand."""


@lean_inlined
def note(slate: Slate, at: int, move: int, worth: float) -> float:
    """List a move of the decision with what it is worth; ways to go on after a slide are not listed."""
    if at == HERE and slate.book[NOTES, LISTED] < MOST_MOVES:
        slate.moves[slate.book[NOTES, LISTED]] = move
        slate.values[slate.book[NOTES, LISTED]] = worth
        slate.book[NOTES, LISTED] += 1
    return worth


@lean_inlined
def after_one(chart: Row, slate: Slate, at: int, opened: int, square: int, mark: int) -> float:  # noqa: PLR0913, PLR0917 - all it hangs on
    """Value the turn once a piece has changed, with the best slide if it is still to come.

    Behind the position stand those after its slides.
    """
    if opened < 0:
        return worth_with(chart, slate, at, square, mark)
    best = CLOSED
    for direction in range(4):
        if slate.book[at, WATCH + square] >> LATER_SLIDE + direction & 1:
            best = max(best, worth_slid_with(chart, slate, at, direction, square, mark))
        elif opened >> direction & 1:
            # The slide does not meet the change, so it may as well come first.
            best = max(best, worth_with(chart, slate, at + SLID + direction, square, mark))
    # T10: with no direction open the turn ends where it is.
    return worth_with(chart, slate, at, square, mark) if best == CLOSED else best
