"""A word at every table, compiled: what it does, what falls then, what the next seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from fathoms.games.into_the_blue.exact.bulk.bits import mixed, pick
from fathoms.games.into_the_blue.exact.bulk.chart import FIRST_LEVEL, FIRST_SLOT, SEATS
from fathoms.games.into_the_blue.exact.bulk.keeping import kept_by
from fathoms.games.into_the_blue.exact.bulk.points import best_of, score
from fathoms.games.into_the_blue.exact.bulk.sea import (
    DECIDE,
    DICE,
    ENDED_BY,
    GAME,
    HELD,
    OVER,
    PHASE,
    PLACE,
    ROLL,
    SEAT,
    SEED,
    TURNS,
    begin,
    draw_first,
    let_fall,
    place,
    settle,
    stream_of,
    take,
)
from fathoms.games.into_the_blue.exact.bulk.sight import mark_words, see_sea, see_turn
from fathoms.numeric import lean, lean_within

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.exact.bulk.sea import Chart, Rows

GIVEN: Final = -2
"""In the place of ENDED_BY when a game is over: who begins the next one stands in SEAT."""
UNKNOWN: Final = -1
"""As the phase before: any word may be marked."""

_GAMMA: Final = np.uint64(0x9E3779B97F4A7C15)


@lean_within
def _begin_next(chart: Chart, rows: Rows, at: int) -> None:
    stream = stream_of(np.uint64(rows[at, SEED]), rows[at, GAME])
    rows[at, GAME] += 1
    first = draw_first(stream, chart[SEATS])
    begin(chart, rows, at, stream, rows[at, SEAT] if rows[at, ENDED_BY] == GIVEN else first)


@lean_within
def _say(chart: Chart, rows: Rows, at: int, word: int) -> None:
    phase = rows[at, PHASE]
    if phase == DECIDE:
        kept = kept_by(rows[at, DICE], word)
        if kept == rows[at, DICE]:
            settle(chart, rows, at)
        else:
            rows[at, HELD] = kept
            rows[at, PHASE] = ROLL
    elif phase == PLACE:
        place(chart, rows, at, word - chart[FIRST_LEVEL])
    else:
        take(chart, rows, at, word - chart[FIRST_SLOT])


@lean_within
def _reward(chart: Chart, rows: Rows, at: int, rewards: NDArray[np.float32]) -> None:
    """Share the win: what winners get is what the others lose."""
    score(chart, rows, at, rewards, at)
    best, seats, winners = best_of(rewards, at), chart[SEATS], 0
    for seat in range(seats):
        winners += rewards[at, seat] == best
    each = (np.float32(seats) / np.float32(winners) - np.float32(1)) / np.float32(seats - 1)
    loss = np.float32(-1) / np.float32(seats - 1)
    for seat in range(seats):
        rewards[at, seat] = each if rewards[at, seat] == best else loss


@lean
def say_all(  # noqa: PLR0913, PLR0917 - compiled: plain arrays
    chart: Chart,
    rows: Rows,
    said: NDArray[np.int64],
    masks: NDArray[np.int8],
    rewards: NDArray[np.float32],
    seen: NDArray[np.float32],
    mover: NDArray[np.int64],
    over: NDArray[np.bool_],
) -> int:
    """Say a word at every table; gives the last table where it was not a legal one, or -1.

    A game that was over gives way to a new one; a word below 0 leaves the table as it is, and so does one
    that is not legal.
    """
    wrong = -1
    for at in range(rows.shape[0]):
        word, before, turns = said[at], rows[at, PHASE], rows[at, TURNS]
        for seat in range(chart[SEATS]):
            rewards[at, seat] = 0
        if word < 0:
            continue
        if before == OVER:
            _begin_next(chart, rows, at)
            turns = -1
        elif word < masks.shape[1] and masks[at, word]:
            _say(chart, rows, at, word)
        else:
            wrong = at
            continue
        let_fall(chart, rows, at)
        mark_words(chart, rows, at, masks, before)
        start = see_turn(chart, rows, at, seen, at)
        # Until the turn has passed nothing but the dice has changed.
        if rows[at, TURNS] != turns or before != DECIDE:
            see_sea(chart, rows, at, rows[at, SEAT], seen, at, start)
        mover[at] = rows[at, SEAT]
        over[at] = rows[at, PHASE] == OVER
        if over[at]:
            _reward(chart, rows, at, rewards)
    return wrong


@lean
def look(chart: Chart, rows: Rows, at: int, seat: int, seen: NDArray[np.float32]) -> None:
    """Write down what a seat sees at a table, in the only row of `seen`."""
    see_sea(chart, rows, at, seat, seen, 0, see_turn(chart, rows, at, seen, 0))


@lean
def show(chart: Chart, rows: Rows, at: int, masks: NDArray[np.int8], seen: NDArray[np.float32]) -> None:
    """Write down anew what may be said at a table and what its mover sees."""
    for word in range(masks.shape[1]):
        masks[at, word] = 0
    mark_words(chart, rows, at, masks, UNKNOWN)
    see_sea(chart, rows, at, rows[at, SEAT], seen, at, see_turn(chart, rows, at, seen, at))


@lean_within
def _eight(masks: NDArray[np.int8], at: int, start: int) -> int:
    """Count the words that are allowed among eight."""
    total = 0
    for word in range(8):
        total += masks[at, start + word]
    return total


@lean
def sample(masks: NDArray[np.int8], stream: NDArray[np.uint64], said: NDArray[np.int64]) -> None:
    """Draw for each row of masks one of the words that it allows; -1 where there is none."""
    words = masks.shape[1]
    eights = words & ~7
    for at in range(masks.shape[0]):
        count = 0
        for start in range(0, eights, 8):
            count += _eight(masks, at, start)
        for word in range(eights, words):
            count += masks[at, word]
        stream[0] += _GAMMA
        left = pick(mixed(stream[0]), np.uint64(count))
        word = 0
        while word < eights:
            here = _eight(masks, at, word)
            if here > left:
                break
            left -= here
            word += 8
        said[at] = -1
        while word < words:
            left -= masks[at, word]
            if left < 0:
                said[at] = word
                break
            word += 1
