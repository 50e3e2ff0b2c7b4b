"""What moves over the sea: slides of submarines and flights of torpedoes, on rows of numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathoms.games.atlantis_treasure.exact.chart import (
    ABOARD,
    AHEAD,
    AT_BASE,
    CHANGED,
    EDGE,
    FIRST_COMPASS,
    FIRST_SUBMARINE,
    HELD,
    IS_FREE,
    IS_TEMPLE,
    IS_TREASURE,
    LAST_OPEN,
    MOUTH,
    PLACE,
    RESERVE,
    RETURNS,
    SEA,
    SIDE,
    TORPEDOES,
    TURNS,
)
from fathoms.numeric import lean_inlined

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.exact.chart import Row


@lean_inlined
def copy(state: Row, out: Row) -> None:
    """Copy a state."""
    for place in range(state.size):
        out[place] = state[place]


@lean_inlined
def first_ahead(chart: Row, state: Row, seat: int, direction: int) -> int:
    """Give the first square ahead of a submarine, or EDGE; out of a base only its mouth leads (M6, T6)."""
    place = state[PLACE + seat]
    if place != AT_BASE:
        return int(chart[AHEAD + 4 * place + direction])
    return chart[MOUTH + seat] if direction == chart[SIDE + seat] ^ 2 else EDGE


@lean_inlined
def opens(chart: Row, state: Row, seat: int, direction: int) -> bool:
    """Tell whether a slide moves at all (M5)."""
    square = first_ahead(chart, state, seat, direction)
    if square != EDGE:
        return state[SEA + square] <= LAST_OPEN
    return state[PLACE + seat] == chart[MOUTH + seat] and direction == chart[SIDE + seat]


@lean_inlined
def slide(chart: Row, state: Row, seat: int, direction: int) -> int:
    """Slide a submarine to its end (M1 to M6); give the number of compasses that turned it."""
    start, turned = state[PLACE + seat], 0
    following = first_ahead(chart, state, seat, direction)
    if start != AT_BASE:
        state[SEA + start] = IS_FREE
    at, heading = start, direction
    while following != EDGE:
        mark = state[SEA + following]
        if mark > LAST_OPEN:
            break  # M2
        at = following
        if mark == IS_TREASURE:
            # M3: it goes to the base at once, and stops the slide.
            state[HELD + seat] += 1
            state[CHANGED] = state[TURNS]
            break
        if mark >= FIRST_COMPASS:
            # M4: lifted on entering.
            heading = mark - FIRST_COMPASS
            state[SEA + at] = IS_FREE
            turned += 1
            if chart[RETURNS]:
                state[RESERVE + heading] += 1
        following = chart[AHEAD + 4 * at + heading]
    if following == EDGE and at != AT_BASE and at == chart[MOUTH + seat] and heading == chart[SIDE + seat]:
        # M6, T9: home, where all torpedoes are reloaded.
        state[PLACE + seat] = AT_BASE
        state[ABOARD + seat] = chart[TORPEDOES]
        return turned
    state[PLACE + seat] = at
    if at != AT_BASE:
        state[SEA + at] = FIRST_SUBMARINE + seat
    return turned


@lean_inlined
def flight(chart: Row, state: Row, seat: int, direction: int) -> int:
    """Give the square of what a torpedo hits, or EDGE if it hits nothing (T6)."""
    square = first_ahead(chart, state, seat, direction)
    heading = direction
    while square != EDGE:
        mark = state[SEA + square]
        if mark == IS_TEMPLE:
            return EDGE
        if mark >= FIRST_COMPASS:
            return square
        square = chart[AHEAD + 4 * square + heading]
    return EDGE
