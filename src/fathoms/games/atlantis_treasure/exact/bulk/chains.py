"""Stored compasses for the compiled bot `greedy` (V3): alone, in pairs on the way to a treasure, and more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.games.atlantis_treasure.exact.bulk.looks import OPENS, follow, treasure_of
from fathoms.games.atlantis_treasure.exact.bulk.slate import (
    AHEAD_OF_IT,
    CHAIN,
    HERE,
    LIFTED,
    ME,
    MOST_MOVES,
    MOST_PAIRS,
    NOTES,
    ON_THE_WAY,
    PLACED,
    SLID,
    WATCH,
)
from fathoms.games.atlantis_treasure.exact.bulk.standing import CLOSED, change, slide_on
from fathoms.games.atlantis_treasure.exact.bulk.valuing import after_one, note
from fathoms.games.atlantis_treasure.exact.chart import (
    AHEAD,
    EDGE,
    FIRST_COMPASS,
    IS_FREE,
    PLACEABLE,
    SEA,
    SEAT,
    SQUARES,
    STORED,
    ZERO,
)
from fathoms.games.atlantis_treasure.exact.ciphers import NO_SQUARE
from fathoms.games.atlantis_treasure.exact.listing import NOTHING_PLACED
from fathoms.games.atlantis_treasure.greedy_stakes import EQUAL, KEPT_COMPASS
from fathoms.numeric import lean_inlined

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.exact.bulk.slate import Slate
    from fathoms.games.atlantis_treasure.exact.chart import Row

_BITS: Final = 10
"""Of a compass in a key: a square and a direction, and one more."""
_LOW: Final = (1 << _BITS) - 1


@lean_inlined
def key_of(square: int, direction: int) -> int:
    """Number a compass on a square in the order of squares, then of letters: E, N, S, W."""
    return 4 * square + (direction ^ 1 if direction <= 1 else direction) + 1


@lean_inlined
def square_in(key: int) -> int:
    """Give the square of a key."""
    return (key - 1) >> 2


@lean_inlined
def direction_in(key: int) -> int:
    """Give the direction of a key."""
    letter = (key - 1) & 3
    return letter ^ 1 if letter <= 1 else letter


@lean_inlined
def is_landing(chart: Row, slate: Slate, at: int, square: int) -> bool:
    """Tell whether a square is free for coral and compasses (F1)."""
    return slate.book[at, SEA + square] == IS_FREE and chart[PLACEABLE + square] > 0


@lean_inlined
def trace_slide(chart: Row, slate: Slate, direction: int, trace: int) -> int:
    """Note what the bot's slide depends on, and the square behind a treasure that stops it; give its look."""
    for square in range(chart[SQUARES]):
        slate.book[trace, WATCH + square] = 0
    look = follow(chart, slate.book, HERE, slate.book[NOTES, ME], direction, trace, 1)
    if look & OPENS and treasure_of(look):
        count, heading = slate.book[LIFTED, 0], direction
        if count:
            heading = (slate.book[LIFTED, count] & 15) - FIRST_COMPASS
        behind = chart[AHEAD + 4 * (treasure_of(look) - 1) + heading]
        if behind != EDGE:
            slate.book[trace, WATCH + behind] = 1
    return look


@lean_inlined
def list_pairs(chart: Row, slate: Slate) -> int:  # noqa: C901 - loops within loops
    """List the pairs that lead the bot to a treasure: the first turns it, the second turns it again."""
    row, pairs, count = slate.book[HERE], slate.moves[MOST_MOVES:], ZERO
    stored, me = STORED + 4 * row[SEAT], slate.book[NOTES, ME]
    for heading in range(4):
        trace_slide(chart, slate, heading, ON_THE_WAY)
        for first in range(chart[SQUARES]):
            if not slate.book[ON_THE_WAY, WATCH + first] or not is_landing(chart, slate, HERE, first):
                continue
            for one in range(4):
                if not row[stored + one]:
                    continue
                row[SEA + first] = FIRST_COMPASS + one
                trace_slide(chart, slate, heading, AHEAD_OF_IT)
                for second in range(chart[SQUARES]):
                    if not slate.book[AHEAD_OF_IT, WATCH + second] or not is_landing(
                        chart, slate, HERE, second
                    ):
                        continue
                    for other in range(4):
                        if not row[stored + other] or other == one:
                            continue
                        row[SEA + second] = FIRST_COMPASS + other
                        look = follow(chart, slate.book, HERE, me, heading, LIFTED, 0)
                        row[SEA + second] = IS_FREE
                        if treasure_of(look) and count < MOST_PAIRS:
                            mine, yours = key_of(first, one), key_of(second, other)
                            pairs[count] = min(mine, yours) << _BITS | max(mine, yours)
                            count += 1
                row[SEA + first] = IS_FREE
    sort(pairs, count)
    return count


@lean_inlined
def sort(numbers: Row, count: int) -> None:
    """Sort the first numbers of a row, in place."""
    gap = count // 2
    while gap:
        for at in range(gap, count):
            number, to = numbers[at], at
            while to >= gap and numbers[to - gap] > number:
                numbers[to] = numbers[to - gap]
                to -= gap
            numbers[to] = number
        gap //= 2


@lean_inlined
def begin_chain(chart: Row, slate: Slate, at: int, opened: int) -> int:
    """Make the position with the compasses of PLACED, and those after its slides; give which are open."""
    source, open_then = at, opened
    for number in range(slate.book[PLACED, 0]):
        square, mark = slate.book[PLACED, 1 + 2 * number], slate.book[PLACED, 2 + 2 * number]
        change(chart, slate, source, CHAIN, square, mark)
        source = CHAIN
    if opened >= 0:
        open_then = ZERO
        for direction in range(4):
            if slide_on(chart, slate, CHAIN, CHAIN + SLID + direction, direction):
                open_then |= 1 << direction
    return open_then


@lean_inlined
def place(slate: Slate, key: int) -> None:
    """Add a compass to PLACED."""
    count = slate.book[PLACED, 0]
    slate.book[PLACED, 1 + 2 * count] = square_in(key)
    slate.book[PLACED, 2 + 2 * count] = FIRST_COMPASS + direction_in(key)
    slate.book[PLACED, 0] = count + 1


@lean_inlined
def placing(slate: Slate, key: int) -> int:
    """Give the move that places the compasses of PLACED and one more."""
    move = NOTHING_PLACED ^ (square_in(key) ^ NO_SQUARE) << 4 + 8 * direction_in(key)
    for number in range(slate.book[PLACED, 0]):
        square, mark = slate.book[PLACED, 1 + 2 * number], slate.book[PLACED, 2 + 2 * number]
        move ^= (square ^ NO_SQUARE) << 4 + 8 * (mark - FIRST_COMPASS)
    return move


@lean_inlined
def weigh_one_more(chart: Row, slate: Slate, at: int, opened: int, key: int) -> float:
    """Weigh placing one compass more than those of PLACED, on a position that has these; list it."""
    mark = FIRST_COMPASS + direction_in(key)
    base = CHAIN if slate.book[PLACED, 0] else at
    worth = after_one(chart, slate, base, opened, square_in(key), mark)
    worth -= KEPT_COMPASS * (slate.book[PLACED, 0] + 1)
    return note(slate, at, placing(slate, key), worth)


@lean_inlined
def is_placed(slate: Slate, direction: int) -> bool:
    """Tell whether a compass of a direction is among those of PLACED."""
    for number in range(slate.book[PLACED, 0]):
        if slate.book[PLACED, 2 + 2 * number] == FIRST_COMPASS + direction:
            return True
    return False


@lean_inlined
def weigh_stored(chart: Row, slate: Slate, at: int, opened: int) -> float:  # noqa: C901 - loops within loops
    """Weigh the ways to place stored compasses that the bot tries; give the best, or CLOSED."""
    stored, best = STORED + 4 * slate.book[at, SEAT], CLOSED
    slate.book[PLACED, 0] = 0
    while True:
        most, last, begun = CLOSED, ZERO, slate.book[PLACED, 0]
        open_then = begin_chain(chart, slate, at, opened) if begun else opened
        for square in range(chart[SQUARES]):
            if not is_landing(chart, slate, CHAIN if begun else at, square):
                continue
            for direction in range(4):
                if slate.book[at, stored + direction] and not is_placed(slate, direction):
                    key = key_of(square, direction)
                    worth = weigh_one_more(chart, slate, at, open_then, key)
                    # A pair comes after its first compass alone, so the key of one goes on with nothing.
                    last = max(last, key << _BITS) if worth >= most - EQUAL else last
                    last = key << _BITS if worth > most + EQUAL else last
                    most = max(most, worth)
        if not begun and opened >= 0:
            before, open_then = ZERO, ZERO
            for number in range(list_pairs(chart, slate)):
                pair = slate.moves[MOST_MOVES + number]
                if number and pair == slate.moves[MOST_MOVES + number - 1]:
                    continue
                if pair >> _BITS != before:
                    before = pair >> _BITS
                    slate.book[PLACED, 0] = 0
                    place(slate, before)
                    open_then = begin_chain(chart, slate, at, opened)
                worth = weigh_one_more(chart, slate, at, open_then, pair & _LOW)
                last = max(last, pair) if worth >= most - EQUAL else last
                last = pair if worth > most + EQUAL else last
                most = max(most, worth)
            slate.book[PLACED, 0] = 0
        if most <= best + EQUAL:
            return best
        best = most
        place(slate, last >> _BITS)
        if last & _LOW:
            place(slate, last & _LOW)
