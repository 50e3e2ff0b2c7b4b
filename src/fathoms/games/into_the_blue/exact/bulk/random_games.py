"""Whole games of random turns, compiled: two tables side by side.

Each decision waits for its dice and each throw for its decision, so that a processor playing one table is
idle half of the time. Two tables that know nothing of each other go in step, throw by throw; whoever has
stopped throws no dice, which needs no branch. The games are the same as one after the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.games.into_the_blue.exact.bulk.chart import ROLLS_COUNT
from fathoms.games.into_the_blue.exact.bulk.dives import end_at_random, random_turn
from fathoms.games.into_the_blue.exact.bulk.keeping import draw_kept
from fathoms.games.into_the_blue.exact.bulk.records import begin_number, finish, note_standing
from fathoms.games.into_the_blue.exact.bulk.sea import (
    DICE,
    HELD,
    OVER,
    PHASE,
    ROLLS,
    SEAT,
    TURNS,
    draw,
    throw,
)
from fathoms.numeric import lean, lean_within

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.exact.bulk.records import Records
    from fathoms.games.into_the_blue.exact.bulk.sea import Chart, Rows

SIDE_BY_SIDE: Final = 2
_NO_GAME: Final = -1


@lean_within
def _keep_and_throw(chart: Chart, rows: Rows, at: int, left: NDArray[np.uint64]) -> None:
    """Draw a decision and throw the other dice; a table that stops, now or before, throws none."""
    dice = rows[at, DICE]
    stopped = rows[at, HELD] == dice
    kept, bits = draw_kept(dice, left[at])
    kept = dice if stopped else kept
    stops = kept == dice
    rows[at, HELD] = kept
    fresh = throw(chart, rows, at, draw(rows, at))
    rows[at, ROLLS] -= stops
    bits = left[at] if stopped else bits
    left[at] = bits if stops else fresh


@lean
def play_at_random(  # noqa: C901, PLR0913, PLR0917 - compiled: plain arrays and numbers
    chart: Chart,
    rows: Rows,
    left: NDArray[np.uint64],
    on: NDArray[np.int64],
    records: Records,
    seed: np.uint64,
    start: int,
    step: int,
    first: int,
) -> None:
    """Play a game for each row of the records, numbered from `start` on.

    Args:
        chart: the rule set.
        rows: tables to play at.
        left: room for the chance that a throw leaves over.
        on: room for the game that is on at each table.
        records: where the games go.
        seed: with the numbers, which games.
        start: the number of the first game.
        step: from one number to the next.
        first: who begins.
    """
    games, begun, done = records.turns.size, 0, 0
    if records.log.size > 0:
        # The moves of one game, in their order.
        begin_number(chart, rows, 0, records, 0, seed, start, first)
        while rows[0, PHASE] != OVER:
            seat, turn = rows[0, SEAT], rows[0, TURNS]
            random_turn(chart, rows, 0, records, 0)
            note_standing(chart, rows, 0, records, 0, turn, seat)
        finish(chart, rows, 0, records, 0)
        return
    for at in range(SIDE_BY_SIDE):
        # A table without a game throws along, and nobody writes it down.
        on[at] = _NO_GAME
        if begun < games:
            on[at] = begun
            begin_number(chart, rows, at, records, begun, seed, start + begun * step, first)
            begun += 1
    while done < games:
        for at in range(SIDE_BY_SIDE):
            left[at] = throw(chart, rows, at, draw(rows, at))
        for _ in range(chart[ROLLS_COUNT] - 1):
            for at in range(SIDE_BY_SIDE):
                _keep_and_throw(chart, rows, at, left)
        for at in range(SIDE_BY_SIDE):
            game = on[at]
            if game == _NO_GAME:
                continue
            seat, turn = rows[at, SEAT], rows[at, TURNS]
            end_at_random(chart, rows, at, left[at], records, game)
            note_standing(chart, rows, at, records, game, turn, seat)
            if rows[at, PHASE] == OVER:
                finish(chart, rows, at, records, game)
                done += 1
                on[at] = _NO_GAME
                if begun < games:
                    on[at] = begun
                    begin_number(chart, rows, at, records, begun, seed, start + begun * step, first)
                    begun += 1
