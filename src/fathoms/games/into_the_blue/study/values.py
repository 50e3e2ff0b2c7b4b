"""What each end of a turn is worth to the bots that look no further: `greedy`, `cautious` and `diver`.

Plain Python, as `compiled.rules` is: the bots call it with one table, bulk play compiles it. Ends of a turn
are numbered as in `study.turn`.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from fathoms.compilable import compilable_inline
from fathoms.games.into_the_blue.compiled.rules import (
    DICE_COUNT,
    LEVELS,
    SEAT,
    SEATS,
    SLOTS,
    VALUES,
    add_treasures,
    dealt,
    most_showing,
    order_turns,
    owner_of,
    placed_with,
    put,
    sees_chest,
)
from fathoms.games.into_the_blue.study.turn import CHEST_TAKEN, FAIL, FIRST_PLACING

if TYPE_CHECKING:
    from fathoms.games.into_the_blue.compiled.rules import Constants, Points, Row

    Ends: TypeAlias = Any
    """A value for each end of a turn."""

RANDOM, GREEDY, CAUTIOUS, DIVER, EXPERT = range(5)
"""Kinds of players."""
POINTS: Final = 5
"""In the place of a kind: ends are worth the mover's own score."""

PATIENCE: Final = 0.8
"""`cautious` stops with dice worth at least this part of what another throw lets it hope for."""


@compilable_inline
def value_ends(constants: Constants, row: Row, kind: int, points: Points, chests: Points, ends: Ends) -> None:
    """Value the ends of the turn that begins at a table; `points` and `chests` have a place for each seat.

    To `greedy` an end is worth its lead over the best rival, scoring the table as it lies then; to `cautious`
    and `diver` how much they like what it brings, nothing being 0.
    """
    seat, dice = row[SEAT], constants[DICE_COUNT]
    order_turns(constants, row)
    add_treasures(constants, row, points)
    before = points[seat]
    plain = kind in (GREEDY, POINTS)
    if plain:
        chest = count_chests(constants, row, chests)
        ends[FAIL] = lead(constants, row, kind, points, chests)
        ends[CHEST_TAKEN] = ends[FAIL] + chest
    else:
        ends[FAIL] = 0.0
        ends[CHEST_TAKEN] = _taste_for_chests(constants, kind)
    for level in range(constants[LEVELS]):
        end, worth = FIRST_PLACING + level * dice, ends[FAIL]
        for count in range(1, most_showing(constants, level) + 1):
            if placed_with(row, count) == count:
                put(row, seat, level, count)
                add_treasures(constants, row, points)
                put(row, seat, level, -count)
                if plain:
                    worth = lead(constants, row, kind, points, chests)
                else:
                    worth = _taste(kind, level + 1, count, max(points[seat] - before, 0.0))
            ends[end + count - 1] = worth


@compilable_inline
def count_chests(constants: Constants, row: Row, chests: Points) -> float:
    """Count each seat's chests for what the mover knows or expects; gives what a hidden one counts for."""
    seat = row[SEAT]
    unseen, hidden = 0, 0
    for other in range(constants[SEATS]):
        chests[other] = 0.0
    for slot in range(constants[SLOTS]):
        value = constants[VALUES + dealt(row, slot)]
        if sees_chest(constants, row, seat, slot):
            chests[owner_of(row, slot)] += value
        else:
            unseen += value
            hidden += 1
    mean = unseen / hidden if hidden > 0 else 0.0
    for slot in range(constants[SLOTS]):
        if owner_of(row, slot) >= 0 and not sees_chest(constants, row, seat, slot):
            chests[owner_of(row, slot)] += mean
    return mean


@compilable_inline
def lead(constants: Constants, row: Row, kind: int, points: Points, chests: Points) -> float:
    """Give the points that the mover is ahead of the best rival, with these treasures and chests, or has."""
    seat, best = row[SEAT], -1.0
    if kind == POINTS:
        return points[seat] + chests[seat]
    for other in range(constants[SEATS]):
        if other != seat:
            best = max(best, points[other] + chests[other])
    return points[seat] + chests[seat] - best


@compilable_inline
def _taste(kind: int, level: int, count: int, gain: float) -> float:
    """Tell how much a style likes to place shells: any gain at once, or the deep first."""
    if kind == CAUTIOUS:
        return math.sqrt(1.0 + gain + 0.5 * count)
    return level * level * math.sqrt(count) + gain


@compilable_inline
def _taste_for_chests(constants: Constants, kind: int) -> float:
    """`cautious` takes a chest for what it holds on average, `diver` likes it more than any level."""
    if kind == DIVER:
        return 3.0 * (constants[LEVELS] + 1) ** 2
    total = 0
    for slot in range(constants[SLOTS]):
        total += constants[VALUES + slot]
    return math.sqrt(1.0 + total / constants[SLOTS])
