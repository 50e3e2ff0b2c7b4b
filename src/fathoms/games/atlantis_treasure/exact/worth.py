"""What a table is worth to each seat when a turn has just ended: its chance to win, seen at a glance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from fathoms.games.atlantis_treasure.exact.chart import (
    ABOARD,
    DIE_FACE,
    HELD,
    OVER,
    OWN,
    PHASE,
    SEAT,
    SEATS,
    SIDES,
    STORED,
    TARGET,
    TORPEDO_FACE,
)
from fathoms.games.atlantis_treasure.exact.playouts import share
from fathoms.games.atlantis_treasure.exact.prospects import look_ahead
from fathoms.numeric import inlined

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.exact.chart import Row
    from fathoms.games.atlantis_treasure.exact.desk import Values

# Fitted to the results of some thousand positions from games of the bot with itself.
LEAD: Final = 0.9
"""How much a treasure of lead decides."""
TEMPO: Final = 1.0
"""How much it decides to be next, with a whole round as one."""
SOON: Final = 1.2
"""What a treasure is worth that the next turn brings, in treasures held: it is also a way that lies open."""
TORPEDO: Final = 1.8
"""What a torpedo aboard is worth in treasures if every face were a torpedo; a third one is worth nothing."""
KEPT: Final = 0.05
"""What a compass at the base is worth, in treasures."""
UNSTOPPED: Final = 0.5
"""How likely a seat that could win in its next turn still can when those before it have played."""


@inlined
def appraise(chart: Row, state: Row, gains: Row, chances: Values) -> None:
    """Write for each seat its chance to win.

    The next turn of each seat is counted face by face, and whoever can win in it does, unless it is stopped
    before. What is left goes to the seats by the treasures they still need: the fewer, the more.

    Args:
        chart: the rules.
        state: the die is to fall, or the game is over.
        gains: room for the gains of each face.
        chances: for each seat its chance; from the fourth place on, room for their claims to the rest.
    """
    seats, sides = chart[SEATS], chart[SIDES]
    for place in range(8):
        chances[place] = 0.0
    if state[PHASE] == OVER:
        share(chart, state, chances)
        return
    left = 1.0
    for number in range(seats):
        seat = (state[SEAT] + number) % seats
        look_ahead(chart, state, seat, gains)
        missing = chart[TARGET] - state[HELD + seat]
        winning, gained, firing = 0, 0, 0
        for side in range(sides):
            face = chart[DIE_FACE + side]
            winning += 1 if gains[face] >= missing else 0
            gained += gains[face]
            firing += 1 if face == TORPEDO_FACE else 0
        wins = left * winning / sides * (UNSTOPPED if number else 1.0)
        chances[seat] += wins
        left -= wins
        needed = missing - SOON * gained / sides - TORPEDO * firing / sides * min(state[ABOARD + seat], 2)
        for direction in range(4):
            needed -= KEPT * (state[OWN + 4 * seat + direction] + state[STORED + 4 * seat + direction])
        chances[4 + seat] = np.exp(-LEAD * needed - TEMPO * number / seats)
    total = 0.0
    for seat in range(4, 4 + seats):
        total += chances[seat]
    for seat in range(seats):
        chances[seat] += left * chances[4 + seat] / total
