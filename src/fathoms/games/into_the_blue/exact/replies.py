"""With two players, one turn further: what an end of a turn is worth once the rival's reply is worked out.

The network is asked about the tables after the reply, and the rival chooses what is worst for the viewer.
Where the reply ends the game its worth is exact; so the end of a game, where a network is at its weakest, is
played as well as can be. All is seen by the viewer: as if the rival knew the viewer's chests, and no others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from fathoms.games.into_the_blue.exact.finish import CHESTS, LEVELS, STEPS, UNKNOWN
from fathoms.games.into_the_blue.exact.outcomes import (
    CHEST_TAKEN,
    DICE,
    ENTRIES,
    FAIL,
    FIRST_PLACING,
    SLOTS,
    Sheet,
    list_end,
    list_outcomes,
    list_table,
    spread_outcomes,
)
from fathoms.games.into_the_blue.exact.swift import swift

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.exact.features import Layout, Room
    from fathoms.games.into_the_blue.exact.outcomes import Table

NEAR: Final = 6
"""The end is near, and replies are worked out, when a player has no more shells left than this."""
_ME: Final = 0
_RIVAL: Final = 1
_REPLY: Final = 1
_AGAIN: Final = 2


class Replies(NamedTuple):
    """For each table that a turn may leave behind (the entries of a Sheet), the turn that follows."""

    sheet: Sheet
    """The tables after that turn, ENTRIES of them for each table before it."""
    follows: NDArray[np.int64]
    """Who takes that turn: the rival (1), the viewer again (2), nobody (0)."""
    after: NDArray[np.float64]
    """A row for each: what the slots of that turn are worth to whoever takes it."""


def new_replies(layout: Layout) -> Replies:
    """Make room for two turns."""
    tables = ENTRIES * ENTRIES
    sheet = Sheet(
        np.zeros((tables, layout.most), np.int32),
        np.zeros(tables, np.int64),
        np.zeros(tables, np.int64),
        np.zeros(tables, np.float64),
        np.zeros(ENTRIES * (ENTRIES - SLOTS), np.float64),
    )
    return Replies(sheet, np.zeros(ENTRIES, np.int64), np.zeros((ENTRIES, SLOTS), np.float64))


@swift
def end_is_near(table: Table) -> bool:
    """Tell whether replies are to be worked out: two players, and one may soon be out of shells."""
    return table.left.size == 2 and min(table.left[_ME], table.left[_RIVAL]) <= NEAR


@swift
def _part(sheet: Sheet, entry: int) -> Sheet:
    """Give the tables after the turn that follows an entry."""
    first, kinds = entry * ENTRIES, ENTRIES - SLOTS
    return Sheet(
        sheet.on[first : first + ENTRIES],
        sheet.counts[first : first + ENTRIES],
        sheet.banks[first : first + ENTRIES],
        sheet.worth[first : first + ENTRIES],
        sheet.likely[entry * kinds : (entry + 1) * kinds],
    )


@swift
def list_two_turns(  # noqa: PLR0913, PLR0917 - compiled: plain arrays
    layout: Layout, room: Room, table: Table, own: int, last_turns: int, sheet: Sheet, replies: Replies
) -> None:
    """List what may follow each entry of a sheet from `list_outcomes` with which the game is not over."""
    shells, left, chests = table.shells, table.left, table.chests
    replies.sheet.counts[:] = 0
    replies.follows[:] = 0
    mine = left[_ME]
    for slot in range(SLOTS):
        if sheet.counts[slot] == 0:
            continue
        level, placed = 0, 0
        if slot >= FIRST_PLACING:
            level, placed = (slot - FIRST_PLACING) // DICE, (slot - FIRST_PLACING) % DICE + 1
        ending = 1 if placed == mine and last_turns < 0 else last_turns
        shells[_ME, level] += placed
        left[_ME] -= placed
        following = ending - 1 if ending > 0 else ending
        list_replies(layout, room, table, own, following, _part(replies.sheet, slot))
        shells[_ME, level] -= placed
        left[_ME] += placed
        replies.follows[slot] = _REPLY
    chests[_ME] += 1
    for kind in range(ENTRIES - SLOTS):
        if sheet.counts[SLOTS + kind] > 0:
            known = own + 1 if own >= UNKNOWN else own + STEPS[kind]
            list_outcomes(layout, room, table, known, last_turns, _part(replies.sheet, SLOTS + kind))
            replies.follows[SLOTS + kind] = _AGAIN
    chests[_ME] -= 1


@swift
def spread_two_turns(table: Table, replies: Replies) -> None:
    """Write the worth of the slots of every turn that follows, to whoever takes it, into `replies.after`."""
    column = np.empty((SLOTS, 1))
    for entry in range(ENTRIES):
        if replies.follows[entry] == 0:
            continue
        part = _part(replies.sheet, entry)
        if replies.follows[entry] == _AGAIN:
            spread_outcomes(part, table.left[_ME], column, 0)
            replies.after[entry] = column[:, 0]
            continue
        replies.after[entry, FAIL] = 1.0 - part.worth[FAIL]
        replies.after[entry, CHEST_TAKEN] = 1.0 - part.worth[CHEST_TAKEN]
        for level in range(LEVELS):
            for placed in range(DICE):
                # T7: with fewer shells left than dice, all that are left.
                fewer = min(placed, table.left[_RIVAL] - 1, DICE - level - 1)
                slot = FIRST_PLACING + level * DICE
                replies.after[entry, slot + placed] = 1.0 - part.worth[slot + fewer]


@swift
def take_over(sheet: Sheet, replies: Replies, turns: NDArray[np.float64]) -> None:
    """Take over the values of the turns that follow as the worth of the tables before them."""
    for entry in range(ENTRIES):
        if replies.follows[entry] == _REPLY:
            sheet.worth[entry] = 1.0 - turns[entry]
        elif replies.follows[entry] == _AGAIN:
            sheet.worth[entry] = turns[entry]


@swift
def list_replies(  # noqa: PLR0913, PLR0917 - compiled: plain arrays
    layout: Layout, room: Room, table: Table, own: int, last_turns: int, sheet: Sheet
) -> None:
    """List the tables after the rival's turn, as the viewer sees them.

    `last_turns` counts those still to begin after the rival's turn (E1); -1 while nothing has ended the game.
    """
    shells, left, chests = table.shells, table.left, table.chests
    theirs, taken = left[_RIVAL], chests.sum()
    for slot in range(SLOTS):
        sheet.counts[slot] = 0
        level, placed, drawn = 0, 0, 0
        over, ending, again = last_turns == 0, last_turns, 1
        if slot >= FIRST_PLACING:
            level, placed = (slot - FIRST_PLACING) // DICE, (slot - FIRST_PLACING) % DICE + 1
            if placed > min(theirs, DICE - level):
                continue
            if placed == theirs and last_turns < 0:
                # E1: the rival's last shell leaves the viewer one more turn.
                ending = 1
        elif slot == CHEST_TAKEN:
            # T8, E2: the rival plays on, as after a turn of the viewer's, or has ended the game.
            drawn, again, over = 1, 0, taken + 1 == CHESTS
            ending = last_turns + 1 if last_turns >= 0 else last_turns
        shells[_RIVAL, level] += placed
        left[_RIVAL] -= placed
        chests[_RIVAL] += drawn
        if over:
            list_end(room, table, own, _RIVAL, sheet, slot)
        else:
            # With the viewer to move, one turn of those still to begin has begun.
            ending = ending - again if ending > 0 else ending
            list_table(layout, room, table, own, ending, again, sheet, slot)
        shells[_RIVAL, level] -= placed
        left[_RIVAL] += placed
        chests[_RIVAL] -= drawn
