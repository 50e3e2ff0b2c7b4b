"""The slate: what the compiled bot `greedy` writes on while it weighs one decision.

It looks at a handful of positions at once: the sea as it lies, the sea after each slide, and some with one
piece changed. Each has a row, what every submarine has before it (its looks), and what it is worth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from fathoms.games.atlantis_treasure.exact.chart import SEA, SQUARES

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.atlantis_treasure.exact.chart import Row

    Book = NDArray[np.int64]
    Floats = NDArray[np.float64]

# The positions.
HERE: Final = 0
"""The sea as the decision finds it."""
SLID: Final = 1
"""The first of four: the sea after the slide in each direction."""
CHANGED: Final = 5
"""With one piece changed."""
ON: Final = 6
"""Changed or slid from there."""
SHOT: Final = 7
TRIED: Final = 8
ORIGIN: Final = 9
"""The row as the decision finds it, never changed."""
CHAIN: Final = 10
"""With some stored compasses placed; behind it, the same after the slide in each direction."""
POSITIONS: Final = 15
MOST_SQUARES: Final = 225

# The stakes: slots of points. To each of the first two, 1 is added with a treasure taken, 2 at home.
STAKES_HERE: Final = 0
STAKES_SHOT: Final = 4
STAKES_LAST: Final = 8
SLOTS: Final = 9
GAIN: Final = 0
THREAT: Final = 4
PREY: Final = 8
RELOAD: Final = 12
NOW: Final = 13
STAKES: Final = 14

MOST_MOVES: Final = 40_000
MOST_PAIRS: Final = 20_000
"""Room behind the moves for pairs of compasses."""

# The facts of a decision.
ME: Final = 0
LAST_TURN: Final = 1
"""Whether the game ends with this turn unless a treasure changes place (E3)."""
KNOWN_STAKES: Final = 2
"""1 << slot for each slot of stakes that is worked out."""
LISTED: Final = 3
"""How many moves are listed."""
FACTS: Final = 4

# A row of the book: a state, as `chart` lays it out for the largest board; behind it
WATCH: Final = SEA + MOST_SQUARES
"""for each square, 1 << number of each look that depends on it; from 16 on, 1 << direction of each slide
of the bot's that does;"""
LOOKS: Final = WATCH + MOST_SQUARES
"""four looks a seat (see `looks`);"""
SLOT: Final = LOOKS + 16
"""which stakes are its own;"""
SETTLED: Final = SLOT + 1
"""and whether the turn that ends so ends the game."""
WIDTH: Final = SETTLED + 1

# Rows of the book behind the positions.
FRESH: Final = POSITIONS
"""Looks just made."""
NOTES: Final = POSITIONS + 1
"""The facts of the decision."""
LIFTED: Final = POSITIONS + 2
"""The compasses of a slide: their number, then square << 4 and mark of each."""
MARKED: Final = POSITIONS + 3
"""A number a square, for passing use."""
SHOTS: Final = POSITIONS + 4
PLACED: Final = POSITIONS + 5
"""The stored compasses of a way to place them: their number, then square and mark of each."""
ON_THE_WAY: Final = POSITIONS + 6
AHEAD_OF_IT: Final = POSITIONS + 7
PAGES: Final = POSITIONS + 8

# The rows of points: a position's total, and behind it what each seat has before it; the slots of stakes; the
# best of each square.
TOTAL: Final = 0
OUTLOOK: Final = 1
POINTS: Final = POSITIONS
BEST: Final = POINTS + SLOTS
SHEETS: Final = BEST + 1

# What is known of the slides from a place, for journeys: four ends, whether any takes a treasure, whether any
# leads home, and the journeys themselves.
TAKES: Final = 4
RETURNS_HOME: Final = 5
TO_TREASURE: Final = 6
TO_HOME: Final = 7
JOURNEY: Final = 8


class Slate(NamedTuple):
    """Arrays that the bot writes on; few, as each is handed from function to function."""

    book: Book
    journeys: NDArray[np.int64]
    """For each square, and the base behind them, what is known of journeys from there; -9 is nothing."""
    points: Floats
    moves: Row
    """The moves weighed, and beside them what each is worth."""
    values: Floats


def slate_for(chart: Row) -> Slate:
    """Make room for the decisions on a chart."""
    squares = int(chart[SQUARES])
    return Slate(
        book=np.zeros((PAGES, WIDTH), np.int64),
        journeys=np.zeros((squares + 1, JOURNEY), np.int64),
        points=np.zeros((SHEETS, max(STAKES, squares))),
        moves=np.zeros(MOST_MOVES + MOST_PAIRS, np.int64),
        values=np.zeros(MOST_MOVES),
    )
