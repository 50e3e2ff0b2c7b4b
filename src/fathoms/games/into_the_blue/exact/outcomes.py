"""What each end of a turn is worth to the player who takes it: the network's word, or the exact share.

The slots are those of `kernel`: an unsuccessful dive, a chest, and so many shells on a level.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from fathoms.games.into_the_blue.exact.features import bank_of, look
from fathoms.games.into_the_blue.exact.finish import (
    CHESTS,
    KINDS,
    LEVELS,
    STEPS,
    UNKNOWN,
    add_treasures,
    copies_unseen,
    rank_seats,
    win_share,
)
from fathoms.games.into_the_blue.exact.swift import swift
from fathoms.games.into_the_blue.rules import STANDARD

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.exact.features import Layout, Room

DICE: Final = STANDARD.dice
FAIL: Final = 0
CHEST_TAKEN: Final = 1
FIRST_PLACING: Final = 2
SLOTS: Final = FIRST_PLACING + LEVELS * DICE
_KINDS: Final = len(KINDS)
ENTRIES: Final = SLOTS + _KINDS
"""The tables that a turn may leave behind: one for each slot, and one for each kind of chest drawn."""


class Sheet(NamedTuple):
    """The tables that a turn may leave behind, for the network to value all at once.

    One for each slot, and after those one for each kind of chest that the mover may have drawn.
    """

    on: NDArray[np.int32]
    counts: NDArray[np.int64]
    """Features on; 0 where the worth is known already, or where there is no such table."""
    banks: NDArray[np.int64]
    worth: NDArray[np.float64]
    likely: NDArray[np.float64]
    """The chance of each kind of chest."""


class Table(NamedTuple):
    """A table from the seat of the player to move: that seat first, then in turn order."""

    shells: NDArray[np.int64]
    left: NDArray[np.int64]
    chests: NDArray[np.int64]
    """How many chests each seat has."""


def new_sheet(layout: Layout) -> Sheet:
    """Make room for the tables that a turn may leave behind."""
    return Sheet(
        np.zeros((ENTRIES, layout.most), np.int32),
        np.zeros(ENTRIES, np.int64),
        np.zeros(ENTRIES, np.int64),
        np.zeros(ENTRIES, np.float64),
        np.zeros(_KINDS, np.float64),
    )


def new_table(seats: int) -> Table:
    """Make an empty table."""
    return Table(np.zeros((seats, LEVELS), np.int64), np.zeros(seats, np.int64), np.zeros(seats, np.int64))


@swift
def list_outcomes(  # noqa: C901, PLR0913, PLR0917 - compiled: one pass over plain arrays
    layout: Layout, room: Room, table: Table, own: int, last_turns: int, sheet: Sheet
) -> None:
    """List the tables after a turn of the first seat; those with which the game is over are valued at once.

    `last_turns` counts those still to begin after this turn (E1), and is -1 while nothing has ended the game.
    """
    shells, left, chests = table.shells, table.left, table.chests
    mine, taken, unseen = left[0], chests.sum(), 0
    for kind in range(_KINDS):
        unseen += copies_unseen(own, kind)
    for entry in range(ENTRIES):
        sheet.counts[entry] = 0
        level, placed, drawn = 0, 0, 0
        ending, again, known = last_turns, 0, own
        if entry >= SLOTS:
            kind = entry - SLOTS
            sheet.likely[kind] = copies_unseen(own, kind) / unseen
            if own >= UNKNOWN:
                # A chest that stays closed is the same whatever it holds.
                sheet.likely[kind] = 1.0 if kind == 0 else 0.0
            if sheet.likely[kind] == 0:
                continue
            known = own + 1 if own >= UNKNOWN else own + STEPS[kind]
            drawn, again = 1, 1
            if taken + 1 == CHESTS:
                # E2: with the last chest the game is over; otherwise the mover plays on (T8).
                ending, again = 0, 0
        elif entry >= FIRST_PLACING:
            level, placed = (entry - FIRST_PLACING) // DICE, (entry - FIRST_PLACING) % DICE + 1
            # A run needs a die for every level above (T4), so that fewer are left for a deep one.
            if placed > min(mine, DICE - level):
                continue
            if placed == mine and last_turns < 0:
                # E1: the last shell gives every other seat one more turn.
                ending = left.size - 1
        elif entry == CHEST_TAKEN:
            continue
        shells[0, level] += placed
        left[0] -= placed
        chests[0] += drawn
        if ending == 0 and again == 0:
            list_end(room, table, known, 0, sheet, entry)
        else:
            list_table(layout, room, table, known, ending, again, sheet, entry)
        shells[0, level] -= placed
        left[0] += placed
        chests[0] -= drawn


@swift
def list_table(  # noqa: PLR0913, PLR0917 - likewise
    layout: Layout, room: Room, table: Table, own: int, last_turns: int, again: int, sheet: Sheet, at: int
) -> None:
    """Put down a table for the network to value."""
    sheet.banks[at] = bank_of(table.left, last_turns, again)
    sheet.counts[at] = look(
        layout, room, table.shells, table.left, table.chests, own, last_turns, again, sheet.on[at]
    )


@swift
def list_end(  # noqa: PLR0913, PLR0917 - likewise
    room: Room, table: Table, own: int, latest: int, sheet: Sheet, at: int
) -> None:
    """Value a table with which the game is over, after a turn of the seat `latest`."""
    rank_seats(table.shells, table.left, latest, room.ranks, room.ahead_of)
    add_treasures(room.ranks, room.points)
    sheet.worth[at] = win_share(room.points, table.chests, own)
    sheet.counts[at] = 0


@swift
def spread_outcomes(sheet: Sheet, left: int, after: NDArray[np.float64], lane: int) -> None:
    """Write the worth of every slot into a column of `after`."""
    after[FAIL, lane] = sheet.worth[FAIL]
    chest = 0.0
    for kind in range(_KINDS):
        if sheet.likely[kind] > 0:
            chest += sheet.likely[kind] * sheet.worth[SLOTS + kind]
    after[CHEST_TAKEN, lane] = chest
    for level in range(LEVELS):
        for placed in range(DICE):
            # T7: with fewer shells left than dice, all that are left.
            slot = FIRST_PLACING + level * DICE + min(placed, left - 1, DICE - level - 1)
            after[FIRST_PLACING + level * DICE + placed, lane] = sheet.worth[slot]
