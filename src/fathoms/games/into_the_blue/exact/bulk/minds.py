"""The bot `expert` at a compiled table: the mind of `exact.mind`, seated at a row."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from fathoms.games.into_the_blue.exact.bulk.sea import DEAL, ENDING, OWNERS, SEAT, SHELLS
from fathoms.games.into_the_blue.exact.compiled import compiled
from fathoms.games.into_the_blue.exact.finish import CHESTS, KINDS, LEVELS, STEPS
from fathoms.games.into_the_blue.exact.mind import think
from fathoms.games.into_the_blue.rules import STANDARD

if TYPE_CHECKING:
    from fathoms.games.into_the_blue.exact.bulk.sea import Rows as Tables
    from fathoms.games.into_the_blue.exact.lanes import Rows
    from fathoms.games.into_the_blue.exact.mind import Mind

_STEPS: Final = np.array([STEPS[KINDS.index(value)] for value in sorted(STANDARD.chests)], np.int64)
"""What each of the sorted chests adds to the number of the chests known (`finish`)."""


@compiled
def think_at(mind: Mind, rows: Tables, at: int, after: Rows) -> None:
    """Value the ends of the turn that begins at a table of the standard game, in its column of `after`."""
    table, seat = mind.table, rows[at, SEAT]
    seats = table.left.size
    for offset in range(seats):
        other = (seat + offset) % seats
        shells = rows[at, SHELLS + other]
        table.left[offset] = (shells >> 8) & 255
        table.chests[offset] = 0
        for level in range(LEVELS):
            table.shells[offset, level] = (shells >> (16 + 8 * level)) & 255
    own, owners, deal = 0, rows[at, OWNERS], rows[at, DEAL]
    for slot in range(CHESTS):
        owner = (owners >> (4 * slot)) & 15
        if owner > 0:
            table.chests[(owner - 1 - seat + seats) % seats] += 1
            if owner == seat + 1:
                own += int(_STEPS[(deal >> (4 * slot)) & 15])
    think(mind, own, rows[at, ENDING], after, at)
