"""What the compiled bot `greedy` makes of the die's action: each way to do it, valued (as `greedy_turn`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathoms.games.atlantis_treasure.exact.bulk.chains import weigh_stored
from fathoms.games.atlantis_treasure.exact.bulk.slate import (
    BEST,
    CHANGED,
    HERE,
    KNOWN_STAKES,
    NOTES,
    ON,
    SETTLED,
    SHOT,
    SHOTS,
    SLID,
    STAKES_LAST,
    STAKES_SHOT,
    TOTAL,
    WATCH,
)
from fathoms.games.atlantis_treasure.exact.bulk.standing import (
    CLOSED,
    change,
    copy_row,
    slide_on,
    stand,
    worth_slid_with,
    worth_with,
)
from fathoms.games.atlantis_treasure.exact.bulk.valuing import LATER_SLIDE, after_one, note
from fathoms.games.atlantis_treasure.exact.chart import (
    ANY,
    CORAL_FACE,
    FACE,
    FIRST_COMPASS,
    HELD,
    IS_CORAL,
    IS_FREE,
    LAST_OPEN,
    OWN,
    PLACEABLE,
    REPLACES,
    RESERVE,
    SEA,
    SEAT,
    SQUARES,
    STOCKS,
    STORED,
    TARGET,
    TORPEDO_FACE,
)
from fathoms.games.atlantis_treasure.exact.ciphers import (
    COMPASS,
    CORAL_MOVE,
    FIRE,
    HOLD,
    OWN_COMPASS,
    SHIFT,
    STORE,
    SWAP,
)
from fathoms.games.atlantis_treasure.exact.counts import any_free, shows, takes_reef
from fathoms.games.atlantis_treasure.exact.kernel import fire
from fathoms.games.atlantis_treasure.exact.turns import list_shots
from fathoms.games.atlantis_treasure.greedy_stakes import KEPT_COMPASS
from fathoms.numeric import lean_inlined

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.exact.bulk.slate import Slate
    from fathoms.games.atlantis_treasure.exact.chart import Row


@lean_inlined
def lift_then_slide(chart: Row, slate: Slate, opened: int, start: int, mark: int) -> None:
    """Write for each square the worth of moving a piece there and then sliding as best."""
    row, best = slate.book[HERE], slate.points[BEST]
    for direction in range(4):
        bit = LATER_SLIDE + direction
        source, opens = SLID + direction, opened >> direction & 1 > 0
        if slate.book[HERE, WATCH + start] >> bit & 1:
            source, opens = ON, slide_on(chart, slate, CHANGED, ON, direction)
        elif opens:
            source = lifted_from(chart, slate, source, start, ON)
        for square in range(chart[SQUARES]):
            if row[SEA + square] != IS_FREE or not chart[PLACEABLE + square]:
                continue
            if slate.book[CHANGED, WATCH + square] >> bit & 1:
                worth = worth_slid_with(chart, slate, CHANGED, direction, square, mark)
            elif opens:
                worth = worth_with(chart, slate, source, square, mark)
            else:
                continue
            best[square] = max(best[square], worth)
        if source != ON:
            slate.book[source, SEA + start] = mark


@lean_inlined
def lifted_from(chart: Row, slate: Slate, at: int, start: int, on: int) -> int:
    """Lift a piece in a position: as another position if a look depends on it, in place if none does."""
    if slate.book[at, WATCH + start] & 0xFFFF and not slate.book[at, SETTLED]:
        change(chart, slate, at, on, start, IS_FREE)
        return on
    slate.book[at, SEA + start] = IS_FREE
    return at


@lean_inlined
def weigh_lift(chart: Row, slate: Slate, at: int, opened: int, kind: int, start: int) -> float:  # noqa: PLR0913, PLR0917 - all it hangs on
    """Weigh the ways to move a piece of the board; give the best (T4, T5)."""
    row, most, lifted = slate.book[at], CLOSED, CHANGED
    mark = row[SEA + start]
    for square in range(chart[SQUARES]):
        slate.points[BEST, square] = CLOSED
    if opened >= 0:
        change(chart, slate, at, CHANGED, start, IS_FREE)
        lift_then_slide(chart, slate, opened, start, mark)
    else:
        lifted = lifted_from(chart, slate, at, start, CHANGED)
    for square in range(chart[SQUARES]):
        if row[SEA + square] == IS_FREE and chart[PLACEABLE + square] and square != start:
            if kind == CORAL_MOVE and not takes_reef(chart, row, start, square):
                continue
            worth = slate.points[BEST, square]
            if worth == CLOSED:
                worth = worth_with(chart, slate, lifted, square, mark)
            most = max(most, note(slate, at, kind | start << 4 | square << 12, worth))
    row[SEA + start] = mark
    return most


@lean_inlined
def weigh_placing(chart: Row, slate: Slate, at: int, opened: int, begun: int) -> float:
    """Weigh the squares for a compass of a direction; give the best (T3, V2)."""
    row, most = slate.book[at], CLOSED
    mark = FIRST_COMPASS + (begun >> 4)
    for square in range(chart[SQUARES]):
        if row[SEA + square] == IS_FREE and chart[PLACEABLE + square]:
            worth = after_one(chart, slate, at, opened, square, mark)
            if begun & 15 == OWN_COMPASS:
                worth -= KEPT_COMPASS
            most = max(most, note(slate, at, begun | square << 12, worth))
    return most


@lean_inlined
def weigh_compass(chart: Row, slate: Slate, at: int, opened: int, still: float) -> float:  # noqa: C901 - one test a verb
    """Weigh what a compass roll allows (T3, T4, V2, V3); give the best."""
    row, most, ready, free = slate.book[at], CLOSED, False, any_free(chart, slate.book[at])
    for direction in range(4):
        if shows(row[FACE], direction) and row[RESERVE + direction]:
            ready = True
            if free:
                most = max(most, weigh_placing(chart, slate, at, opened, COMPASS | direction << 4))
            if chart[STOCKS] and not row[STORED + 4 * row[SEAT] + direction]:
                most = max(most, note(slate, at, STORE | direction << 4, still + KEPT_COMPASS))
    if free and not ready:
        for square in range(chart[SQUARES]):
            if FIRST_COMPASS <= row[SEA + square] <= LAST_OPEN:
                most = max(most, weigh_lift(chart, slate, at, opened, SHIFT, square))
    for direction in range(4):
        if free and row[OWN + 4 * row[SEAT] + direction]:
            most = max(most, weigh_placing(chart, slate, at, opened, OWN_COMPASS | direction << 4))
    if free and chart[STOCKS]:
        most = max(most, weigh_stored(chart, slate, at, opened))
    if most > CLOSED and not (ready and free):
        most = max(most, note(slate, at, HOLD, still))
    return most


@lean_inlined
def weigh_coral(chart: Row, slate: Slate, at: int, opened: int, still: float) -> float:
    """Weigh the reefs to move and the compasses to swap, or to do without if no reef can be (T5, V1, T10)."""
    row, most, must = slate.book[at], CLOSED, CLOSED
    free = any_free(chart, row)
    for square in range(chart[SQUARES]):
        mark = row[SEA + square]
        if mark == IS_CORAL and free:
            must = max(must, weigh_lift(chart, slate, at, opened, CORAL_MOVE, square))
        elif chart[REPLACES] and FIRST_COMPASS <= mark <= LAST_OPEN:
            for direction in range(4):
                if row[RESERVE + direction]:
                    worth = after_one(chart, slate, at, opened, square, FIRST_COMPASS + direction)
                    most = max(most, note(slate, at, SWAP | square << 4 | direction << 12, worth))
    if must == CLOSED and most > CLOSED:
        most = max(most, note(slate, at, HOLD, still))
    return max(most, must)


@lean_inlined
def weigh_shots(chart: Row, slate: Slate, at: int, opened: int, still: float) -> float:
    """Weigh the shots, and to hold the fire (T6, T10); give the best."""
    most, seat = CLOSED, slate.book[at, SEAT]
    for number in range(list_shots(chart, slate.book[at], slate.book[SHOTS])):
        move = slate.book[SHOTS, number]
        if move & 15 != FIRE:
            most = max(most, note(slate, at, HOLD, still))
            continue
        row = slate.book[SHOT]
        copy_row(chart, slate, at, SHOT)
        fire(chart, row, seat, move >> 4 & 255, move >> 12 & 255)
        # The stakes of another shot are none of this one's.
        slate.book[NOTES, KNOWN_STAKES] &= (1 << STAKES_SHOT) - 1
        stand(chart, slate, SHOT, STAKES_SHOT if opened >= 0 else STAKES_LAST)
        worth = CLOSED
        if opened >= 0 and row[HELD + seat] < chart[TARGET]:
            worth = best_slide(chart, slate)
        if worth == CLOSED:
            worth = slate.points[SHOT, TOTAL]
        most = max(most, note(slate, at, move, worth))
    return most


@lean_inlined
def best_slide(chart: Row, slate: Slate) -> float:
    """Give the worth of the best slide after a shot, or CLOSED."""
    worth = CLOSED
    for direction in range(4):
        if slide_on(chart, slate, SHOT, ON, direction):
            worth = max(worth, slate.points[ON, TOTAL])
    return worth


@lean_inlined
def weigh_actions(chart: Row, slate: Slate, at: int, opened: int, still: float) -> float:
    """Weigh what fulfils the die's action in a position; give the best, or CLOSED if there is nothing to do.

    `opened` has 1 << direction of each slide still to come, or is below 0 if the slide is done; `still` is
    what the turn is worth if nothing is changed.
    """
    face = slate.book[at, FACE]
    if face == TORPEDO_FACE:
        return weigh_shots(chart, slate, at, opened, still)
    if face == CORAL_FACE:
        return weigh_coral(chart, slate, at, opened, still)
    return weigh_compass(chart, slate, at, opened, still) if face <= ANY else CLOSED
