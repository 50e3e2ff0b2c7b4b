"""Turns worked out for LANES tables at once, compiled, with what every set of kept dice is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from fathoms.games.into_the_blue.exact.bulk.chart import ALL_TAKEN, DICE_COUNT, LEVELS
from fathoms.games.into_the_blue.exact.bulk.sea import OWNERS, taken
from fathoms.games.into_the_blue.exact.kernel import (
    FIRST_PLACING,
    Room,
    keep_the_best,
    look_up_finals,
    slot_count,
    throw_dice_of_lanes,
)
from fathoms.games.into_the_blue.exact.lanes import LANES, load, store
from fathoms.numeric import lean_within

if TYPE_CHECKING:
    from fathoms.games.into_the_blue.exact.bulk.lists import Lists
    from fathoms.games.into_the_blue.exact.bulk.sea import Chart
    from fathoms.games.into_the_blue.exact.bulk.sea import Rows as Tables
    from fathoms.games.into_the_blue.exact.lanes import Rows
    from fathoms.games.into_the_blue.rules import Rules


class Plans(NamedTuple):
    """LANES turns worked out."""

    after: Rows
    """What each end of the turn is worth, by slot (`kernel`): the way in."""
    room: Room
    """In it what each result of the dice is worth."""
    held: Rows
    """What each set of kept dice is worth with one throw to come, then all with two, and so on."""


def new_plans(rules: Rules, lists: Lists) -> Plans:
    """Make room for LANES turns."""
    whole, results = lists.turn.whole, lists.turn.chances.size
    return Plans(
        np.zeros((slot_count(rules), LANES)),
        Room(np.zeros((whole + results, LANES)), np.zeros((results, LANES))),
        np.zeros((max(1, rules.rolls - 1) * whole, LANES)),
    )


@lean_within
def work_out(chart: Chart, lists: Lists, plans: Plans, rows: Tables) -> None:
    """Work out the turns whose slots are in `plans.after`."""
    room, whole, row = plans.room, np.uint64(lists.turn.whole), np.uint64(0)
    look_up_finals(lists.turn, plans.after, room)
    for at in range(lists.perfect.size):
        _without_chest(chart, lists, plans, rows, at)
    for throws in range(lists.turn.rolls - 1):
        if throws > 0:
            keep_the_best(lists.turn, room)
        throw_dice_of_lanes(lists.turn, room.held)
        for kept in range(whole):
            store(plans.held, row, load(room.held, kept))
            row += np.uint64(1)


@lean_within
def _without_chest(chart: Chart, lists: Lists, plans: Plans, rows: Tables, at: int) -> None:
    """Where all chests are taken a perfect dive is a dive like any other (T8)."""
    result, dice = lists.perfect[at], lists.perfect_dice[at]
    for lane in range(LANES):
        if taken(rows[lane, OWNERS]) == chart[ALL_TAKEN]:
            best = plans.after[placing(chart, dice, 0), lane]
            for level in range(1, chart[LEVELS]):
                best = max(best, plans.after[placing(chart, dice, level), lane])
            plans.room.finals[result, lane] = best
            plans.room.held[lists.turn.whole + result, lane] = best


@lean_within
def placing(chart: Chart, dice: int, level: int) -> int:
    """Number the slot of placing shells on a level that the dice reach; level 0 is the first."""
    return FIRST_PLACING + level * chart[DICE_COUNT] + ((dice >> (4 * level)) & 15) - 1
