"""Positions of the compiled bot `greedy`, made from others by a change or a slide (as `greedy_position`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from fathoms.games.atlantis_treasure.exact.bulk.looks import (
    LEADS_HOME,
    OPENS,
    end_of,
    follow,
    look_out,
    treasure_of,
)
from fathoms.games.atlantis_treasure.exact.bulk.slate import (
    FRESH,
    KNOWN_STAKES,
    LIFTED,
    LOOKS,
    MARKED,
    ME,
    NOTES,
    NOW,
    OUTLOOK,
    POINTS,
    SETTLED,
    SLOT,
    TOTAL,
    TRIED,
    WATCH,
)
from fathoms.games.atlantis_treasure.exact.bulk.stakes import outlook, settle_worth, work_out
from fathoms.games.atlantis_treasure.exact.chart import (
    ABOARD,
    AT_BASE,
    FIRST_COMPASS,
    FIRST_SUBMARINE,
    HELD,
    IS_FREE,
    PLACE,
    RESERVE,
    RETURNS,
    SEA,
    SEATS,
    SQUARES,
    TORPEDOES,
)
from fathoms.numeric import lean_inlined

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.exact.bulk.slate import Slate
    from fathoms.games.atlantis_treasure.exact.chart import Row

CLOSED: Final = -np.inf
"""The worth of a slide that is not open (M5)."""


@lean_inlined
def copy_row(chart: Row, slate: Slate, source: int, at: int) -> None:
    """Copy the state of a position."""
    for place in range(SEA + chart[SQUARES]):
        slate.book[at, place] = slate.book[source, place]


@lean_inlined
def stakes_at(chart: Row, slate: Slate, slot: int, row: Row) -> None:
    """Work out a slot of stakes from a row, unless it is known."""
    if not slate.book[NOTES, KNOWN_STAKES] >> slot & 1:
        work_out(chart, slate, row, slot)
        slate.book[NOTES, KNOWN_STAKES] |= 1 << slot


@lean_inlined
def stand(chart: Row, slate: Slate, at: int, slot: int) -> None:
    """Look at the row of a position from every submarine, and value it."""
    row, me = slate.book[at], slate.book[NOTES, ME]
    for square in range(chart[SQUARES]):
        slate.book[at, WATCH + square] = 0
    for number in range(4 * chart[SEATS]):
        slate.book[at, LOOKS + number] = look_out(chart, slate.book, at, number, at)
    stakes_at(chart, slate, slot, row)
    slate.book[at, SLOT] = slot
    total = slate.points[POINTS + slot, NOW]
    for seat in range(chart[SEATS]):
        worth = outlook(chart, slate, slot, seat, at, row[PLACE + me])
        slate.points[at, OUTLOOK + seat] = worth
        total += worth
    ended = settle_worth(chart, slate, row)
    slate.book[at, SETTLED] = 1 if ended else 0
    slate.points[at, TOTAL] = ended if ended else total  # noqa: FURB110 - numba has no `or` of numbers


@lean_inlined
def change(chart: Row, slate: Slate, source: int, at: int, square: int, mark: int) -> None:  # noqa: PLR0913, PLR0917 - all it hangs on
    """Make a position from another by changing one piece."""
    me = slate.book[NOTES, ME]
    copy_row(chart, slate, source, at)
    slate.book[at, SEA + square] = mark
    for each in range(chart[SQUARES]):
        slate.book[at, WATCH + each] = slate.book[source, WATCH + each]
    touched, total = slate.book[source, WATCH + square], slate.points[source, TOTAL]
    slot = slate.book[source, SLOT]
    slate.book[at, SLOT] = slot
    slate.book[at, SETTLED] = slate.book[source, SETTLED]
    for seat in range(chart[SEATS]):
        for number in range(4 * seat, 4 * seat + 4):
            if touched >> number & 1:
                # What a look depended on before is left in: to look once more than needed does no harm.
                look = look_out(chart, slate.book, at, number, at)
                slate.book[at, LOOKS + number] = look
            else:
                slate.book[at, LOOKS + number] = slate.book[source, LOOKS + number]
        worth = slate.points[source, OUTLOOK + seat]
        if touched >> 4 * seat & 15:
            place = slate.book[at, PLACE + me]
            worth = outlook(chart, slate, slot, seat, at, place)
            total += worth - slate.points[source, OUTLOOK + seat]
        slate.points[at, OUTLOOK + seat] = worth
    slate.points[at, TOTAL] = slate.points[source, TOTAL] if slate.book[source, SETTLED] else total


@lean_inlined
def glide(chart: Row, slate: Slate, at: int, direction: int) -> int:
    """Slide the bot on the row of a position; give its look, and leave the compasses in `lifted`."""
    row, me = slate.book[at], slate.book[NOTES, ME]
    look = follow(chart, slate.book, at, me, direction, MARKED, 0)
    if not look & OPENS:
        return look
    if row[PLACE + me] != AT_BASE:
        row[SEA + row[PLACE + me]] = IS_FREE
    for number in range(1, slate.book[LIFTED, 0] + 1):
        row[SEA + (slate.book[LIFTED, number] >> 4)] = IS_FREE
        if chart[RETURNS]:
            row[RESERVE + (slate.book[LIFTED, number] & 15) - FIRST_COMPASS] += 1
    row[PLACE + me] = end_of(look)
    if look & LEADS_HOME:
        row[ABOARD + me] = chart[TORPEDOES]
    else:
        row[SEA + end_of(look)] = FIRST_SUBMARINE + me
    if treasure_of(look):
        row[HELD + me] += 1
    return look


@lean_inlined
def touched_by(slate: Slate, source: int, look: int) -> int:
    """Tell which looks of a position a slide of the bot's calls for anew; its compasses are in `lifted`."""
    me, watch = slate.book[NOTES, ME], slate.book[source]
    start, end, touched = slate.book[source, PLACE + me], end_of(look), 15 << 4 * me
    if start != AT_BASE:
        touched |= watch[WATCH + start]
    if end != AT_BASE:
        touched |= watch[WATCH + end]
    for number in range(1, slate.book[LIFTED, 0] + 1):
        touched |= watch[WATCH + (slate.book[LIFTED, number] >> 4)]
    return touched


@lean_inlined
def slot_after(slate: Slate, source: int, look: int) -> int:
    """Give the stakes after a slide."""
    taken, home = treasure_of(look) > 0, look & LEADS_HOME > 0
    return slate.book[source, SLOT] + (1 if taken else 0) + (2 if home else 0)


@lean_inlined
def slide_on(chart: Row, slate: Slate, source: int, at: int, direction: int) -> bool:
    """Make a position from another by a slide of the bot's; tell whether it is open (M5)."""
    me = slate.book[NOTES, ME]
    copy_row(chart, slate, source, at)
    look = glide(chart, slate, at, direction)
    if not look & OPENS:
        return False
    row = slate.book[at]
    ended = settle_worth(chart, slate, row)
    slate.book[at, SETTLED] = 1 if ended else 0
    slate.points[at, TOTAL] = ended
    if ended:
        return True
    touched = touched_by(slate, source, look)
    mine = ~(15 << 4 * me | 15 << 16)
    for square in range(chart[SQUARES]):
        slate.book[at, WATCH + square] = slate.book[source, WATCH + square] & mine
    slot = slot_after(slate, source, look)
    stakes_at(chart, slate, slot, row)
    slate.book[at, SLOT] = slot
    total, same = slate.points[POINTS + slot, NOW], slot == slate.book[source, SLOT]
    for seat in range(chart[SEATS]):
        for number in range(4 * seat, 4 * seat + 4):
            if touched >> number & 1:
                slate.book[at, LOOKS + number] = look_out(chart, slate.book, at, number, at)
            else:
                slate.book[at, LOOKS + number] = slate.book[source, LOOKS + number]
        worth = slate.points[source, OUTLOOK + seat]
        if not same or touched >> 4 * seat & 15:
            worth = outlook(chart, slate, slot, seat, at, row[PLACE + me])
        slate.points[at, OUTLOOK + seat] = worth
        total += worth
    slate.points[at, TOTAL] = total
    return True


@lean_inlined
def worth_with(chart: Row, slate: Slate, at: int, square: int, mark: int) -> float:
    """Value a position with one piece changed."""
    touched = slate.book[at, WATCH + square] & 0xFFFF
    if slate.book[at, SETTLED] or not touched:
        return slate.points[at, TOTAL]
    row, me, total = slate.book[at], slate.book[NOTES, ME], slate.points[at, TOTAL]
    before = row[SEA + square]
    row[SEA + square] = mark
    for seat in range(chart[SEATS]):
        if touched >> 4 * seat & 15:
            for number in range(4 * seat, 4 * seat + 4):
                slate.book[FRESH, LOOKS + number] = slate.book[at, LOOKS + number]
                if touched >> number & 1:
                    slate.book[FRESH, LOOKS + number] = look_out(chart, slate.book, at, number, MARKED)
            total += outlook(chart, slate, slate.book[at, SLOT], seat, FRESH, row[PLACE + me])
            total -= slate.points[at, OUTLOOK + seat]
    row[SEA + square] = before
    return total


@lean_inlined
def worth_slid_with(chart: Row, slate: Slate, source: int, direction: int, square: int, mark: int) -> float:  # noqa: PLR0913, PLR0917 - all it hangs on
    """Value a position after one change and then a slide of the bot's; CLOSED if that is not open (M5)."""
    row, me = slate.book[TRIED], slate.book[NOTES, ME]
    copy_row(chart, slate, source, TRIED)
    row[SEA + square] = mark
    look = glide(chart, slate, TRIED, direction)
    if not look & OPENS:
        return CLOSED
    ended = settle_worth(chart, slate, row)
    if ended:
        return ended
    touched = touched_by(slate, source, look) | slate.book[source, WATCH + square]
    slot = slot_after(slate, source, look)
    stakes_at(chart, slate, slot, row)
    total, same = slate.points[POINTS + slot, NOW], slot == slate.book[source, SLOT]
    for seat in range(chart[SEATS]):
        if same and not touched >> 4 * seat & 15:
            total += slate.points[source, OUTLOOK + seat]
            continue
        for number in range(4 * seat, 4 * seat + 4):
            slate.book[FRESH, LOOKS + number] = slate.book[source, LOOKS + number]
            if touched >> number & 1:
                slate.book[FRESH, LOOKS + number] = look_out(chart, slate.book, TRIED, number, MARKED)
        total += outlook(chart, slate, slot, seat, FRESH, row[PLACE + me])
    return total
