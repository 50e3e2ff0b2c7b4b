"""The bot `greedy` compiled: the same moves as `GreedyBot` holds for the best, one of them drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathoms.games.atlantis_treasure.exact.bulk.actions import weigh_actions
from fathoms.games.atlantis_treasure.exact.bulk.looks import follow, treasure_of
from fathoms.games.atlantis_treasure.exact.bulk.slate import (
    FACTS,
    HERE,
    LAST_TURN,
    LISTED,
    MARKED,
    ME,
    NOTES,
    ORIGIN,
    SLID,
    STAKES_HERE,
    TOTAL,
    WATCH,
)
from fathoms.games.atlantis_treasure.exact.bulk.stakes import forget_journeys
from fathoms.games.atlantis_treasure.exact.bulk.standing import CLOSED, slide_on, stand
from fathoms.games.atlantis_treasure.exact.bulk.valuing import note
from fathoms.games.atlantis_treasure.exact.chart import (
    ACTED,
    CHANGED,
    FIRST_COMPASS,
    HELD,
    IS_FREE,
    MOVED,
    OWN,
    PHASE,
    PICKING,
    PLACEABLE,
    QUIET,
    RESERVE,
    SEA,
    SEAT,
    SIDE,
    SQUARES,
    TARGET,
    TURNS,
    ZERO,
)
from fathoms.games.atlantis_treasure.exact.ciphers import PICK, SLIDE
from fathoms.games.atlantis_treasure.exact.motion import copy
from fathoms.games.atlantis_treasure.greedy_stakes import EQUAL
from fathoms.numeric import lean, lean_inlined

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.exact.bulk.slate import Slate
    from fathoms.games.atlantis_treasure.exact.chart import Row


@lean_inlined
def mark_opened(chart: Row, slate: Slate, direction: int, sign: int) -> None:
    """Mark with a sign the treasures that a compass of a direction opens on the way out of the base (V2)."""
    row, seat = slate.book[HERE], slate.book[NOTES, ME]
    for square in range(chart[SQUARES]):
        row[WATCH + square] = 0
    out = int(chart[SIDE + seat]) ^ 2
    follow(chart, slate.book, HERE, seat, out, HERE, 1)
    for square in range(chart[SQUARES]):
        if row[WATCH + square] and row[SEA + square] == IS_FREE and chart[PLACEABLE + square]:
            row[SEA + square] = FIRST_COMPASS + direction
            taken = treasure_of(follow(chart, slate.book, HERE, seat, out, MARKED, 0))
            row[SEA + square] = IS_FREE
            if taken:
                slate.book[MARKED, taken - 1] = sign


@lean_inlined
def weigh_picks(chart: Row, slate: Slate) -> None:
    """Weigh the compasses to pick by the treasures that each opens and those picked before do not (V2)."""
    row, seat = slate.book[HERE], slate.book[NOTES, ME]
    for direction in range(4):
        if not row[RESERVE + direction]:
            continue
        slate.book[MARKED, : chart[SQUARES]] = 0
        mark_opened(chart, slate, direction, ZERO + 1)
        for had in range(4):
            if row[OWN + 4 * seat + had]:
                mark_opened(chart, slate, had, ZERO)
        opened = ZERO
        for square in range(chart[SQUARES]):
            # Not `sum`: numba would load all its algebra with the compiled code.
            opened += slate.book[MARKED, square]
        note(slate, HERE, PICK | direction << 4, opened * 1.0)


@lean
def weigh_moves(chart: Row, slate: Slate, state: Row) -> int:  # noqa: C901 - one case after the other
    """List the moves of the seat that decides with what each is worth; give their number."""
    facts = slate.book[NOTES]
    for fact in range(FACTS):
        facts[fact] = 0
    facts[ME] = state[SEAT]
    facts[LAST_TURN] = 1 if state[TURNS] - state[CHANGED] >= chart[QUIET] else 0
    copy(state, slate.book[HERE])
    copy(state, slate.book[ORIGIN])
    if state[PHASE] == PICKING:
        weigh_picks(chart, slate)
        return facts[LISTED]
    forget_journeys(chart, slate)
    stand(chart, slate, HERE, STAKES_HERE)
    opened, still = ZERO - 1, slate.points[HERE, TOTAL]
    if not state[MOVED]:
        opened, best = ZERO, CLOSED
        for direction in range(4):
            if slide_on(chart, slate, HERE, SLID + direction, direction):
                opened |= 1 << direction
                best = max(best, slate.points[SLID + direction, TOTAL])
        still = best if opened else still
    for at in range(SLID + 4):
        if at == HERE:
            if not state[ACTED]:
                weigh_actions(chart, slate, at, opened, still)
        elif opened > 0 and opened >> at - SLID & 1:
            # The turn after a slide, with the best action if it is still to come.
            worth = CLOSED
            if not state[ACTED] and slate.book[at, HELD + state[SEAT]] < chart[TARGET]:
                worth = weigh_actions(chart, slate, at, ZERO - 1, slate.points[at, TOTAL])
            worth = slate.points[at, TOTAL] if worth == CLOSED else worth
            note(slate, HERE, SLIDE | at - SLID << 4, worth)
    return facts[LISTED]


@lean_inlined
def best_moves(slate: Slate, count: int) -> int:
    """Gather the moves that are worth most at the front of the list; give their number."""
    most, equal = CLOSED, 0
    for at in range(count):
        most = max(most, slate.values[at])
    for at in range(count):
        if slate.values[at] >= most - EQUAL:
            slate.moves[equal] = slate.moves[at]
            equal += 1
    return equal
