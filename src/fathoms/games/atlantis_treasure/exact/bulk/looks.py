"""What a submarine has before it in each direction, on rows of numbers: where a slide ends, whom a shot hits.

A look is one number: bit 0 that the slide moves at all, bit 1 that it leads home; then, from bits 2, 10 and
18 on, one more than the square of the treasure it takes, the square it ends on, the seat a torpedo hits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.games.atlantis_treasure.exact.bulk.slate import LIFTED, ME, NOTES, WATCH
from fathoms.games.atlantis_treasure.exact.chart import (
    AHEAD,
    AT_BASE,
    EDGE,
    FIRST_COMPASS,
    FIRST_SUBMARINE,
    IS_FREE,
    IS_TREASURE,
    LAST_OPEN,
    MOUTH,
    PLACE,
    SEA,
    SIDE,
)
from fathoms.games.atlantis_treasure.exact.motion import first_ahead
from fathoms.numeric import lean_inlined

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.exact.bulk.slate import Book
    from fathoms.games.atlantis_treasure.exact.chart import Row

OPENS: Final = 1
LEADS_HOME: Final = 2


@lean_inlined
def treasure_of(look: int) -> int:
    """Give one more than the square of the treasure that a slide takes."""
    return look >> 2 & 255


@lean_inlined
def end_of(look: int) -> int:
    """Give the square on which a slide ends, or AT_BASE."""
    return (look >> 10 & 255) - 1


@lean_inlined
def victim_of(look: int) -> int:
    """Give one more than the seat that a torpedo hits."""
    return look >> 18


@lean_inlined
def follow(  # noqa: PLR0913, PLR0917 - what is followed, and where its traces go
    chart: Row, book: Book, at: int, seat: int, direction: int, trace: int, bit: int
) -> int:
    """Follow a slide on a row of the book without making it (M1 to M6).

    The squares it depends on are noted in the row `trace`, the compasses it meets in the row LIFTED.
    """
    row = book[at]
    start = row[PLACE + seat]
    square = first_ahead(chart, row, seat, direction)
    if start != AT_BASE:
        row[SEA + start] = IS_FREE
    end, heading, count, look = start, direction, 0, 0
    while square != EDGE:
        book[trace, WATCH + square] |= bit
        mark = row[SEA + square]
        if mark > LAST_OPEN:
            break
        end = square
        look |= OPENS
        if mark == IS_TREASURE:
            look |= square + 1 << 2
            break
        if mark >= FIRST_COMPASS:
            heading = mark - FIRST_COMPASS
            count += 1
            book[LIFTED, count] = square << 4 | mark
            row[SEA + square] = IS_FREE
        square = chart[AHEAD + 4 * end + heading]
    if square == EDGE and end != AT_BASE and end == chart[MOUTH + seat] and heading == chart[SIDE + seat]:
        end = AT_BASE
        look |= OPENS | LEADS_HOME
    book[LIFTED, 0] = count
    for number in range(1, count + 1):
        row[SEA + (book[LIFTED, number] >> 4)] = book[LIFTED, number] & 15
    if start != AT_BASE:
        row[SEA + start] = FIRST_SUBMARINE + seat
    return look | end + 1 << 10


@lean_inlined
def aim(  # noqa: PLR0913, PLR0917 - as `follow`
    chart: Row, book: Book, at: int, seat: int, direction: int, trace: int, bit: int
) -> int:
    """Follow a torpedo (T6); give one more than the seat it hits, or 0."""
    row = book[at]
    square = first_ahead(chart, row, seat, direction)
    while square != EDGE:
        book[trace, WATCH + square] |= bit
        mark = row[SEA + square]
        if mark >= FIRST_COMPASS:
            return mark - FIRST_SUBMARINE + 1 if mark >= FIRST_SUBMARINE else 0
        square = chart[AHEAD + 4 * square + direction]
    return 0


@lean_inlined
def look_out(chart: Row, book: Book, at: int, number: int, trace: int) -> int:
    """Make a look on a row of the book: four a seat."""
    seat, direction = number >> 2, number & 3
    bit = 1 << number
    slide = bit | (1 << 16 + direction if seat == book[NOTES, ME] else 0)
    look = follow(chart, book, at, seat, direction, trace, slide)
    return look | aim(chart, book, at, seat, direction, trace, bit) << 18
