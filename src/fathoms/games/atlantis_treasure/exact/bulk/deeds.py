"""What is counted in a game, and how it went turn by turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from fathoms.games.atlantis_treasure.exact.chart import (
    AT_BASE,
    FIRST_SUBMARINE,
    HELD,
    PLACE,
    SEA,
    SEAT,
    SEATS,
)
from fathoms.games.atlantis_treasure.exact.ciphers import (
    COMPASS,
    CORAL_MOVE,
    FIRE,
    HOLD,
    NO_SQUARE,
    OWN_COMPASS,
    SHIFT,
    SLIDE,
    STORE,
    SWAP,
    UNSTORE,
)
from fathoms.games.atlantis_treasure.exact.kernel import play
from fathoms.games.atlantis_treasure.exact.motion import flight
from fathoms.numeric import lean_inlined

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.exact.chart import Row

DEEDS: Final = (
    "torpedoes-fired",
    "submarines-hit",
    "treasures-stolen",
    "treasures-taken",
    "compasses-placed",
    "compasses-used",
    "compasses-shifted",
    "compasses-swapped",
    "compasses-stored",
    "reefs-moved",
    "pieces-sunk",
    "returns-home",
    "actions-left",
    "quiet-ends",
)
FIRED: Final = DEEDS.index("torpedoes-fired")
HITS: Final = DEEDS.index("submarines-hit")
STOLEN: Final = DEEDS.index("treasures-stolen")
TAKEN: Final = DEEDS.index("treasures-taken")
PLACED: Final = DEEDS.index("compasses-placed")
USED: Final = DEEDS.index("compasses-used")
SHIFTED: Final = DEEDS.index("compasses-shifted")
SWAPPED: Final = DEEDS.index("compasses-swapped")
KEPT: Final = DEEDS.index("compasses-stored")
REEFS: Final = DEEDS.index("reefs-moved")
SUNK: Final = DEEDS.index("pieces-sunk")
HOME: Final = DEEDS.index("returns-home")
LEFT: Final = DEEDS.index("actions-left")
QUIET_ENDS: Final = DEEDS.index("quiet-ends")


@lean_inlined
def play_and_count(chart: Row, state: Row, move: int, deeds: Row) -> None:  # noqa: C901 - one case a kind
    """Play a legal move of a seat, and count what it does."""
    kind, seat = move & 15, state[SEAT]
    held = state[HELD + seat]
    if kind == FIRE:
        hit = flight(chart, state, seat, move >> 4 & 255)
        deeds[HITS if state[SEA + hit] >= FIRST_SUBMARINE else SUNK] += 1
        deeds[FIRED] += 1
    elif kind in (COMPASS, OWN_COMPASS):
        deeds[PLACED] += 1
    elif kind == UNSTORE:
        for direction in range(4):
            deeds[PLACED] += 1 if move >> 4 + 8 * direction & 255 != NO_SQUARE else 0
    elif kind == SHIFT:
        deeds[SHIFTED] += 1
    elif kind == SWAP:
        deeds[SWAPPED] += 1
    elif kind == STORE:
        deeds[KEPT] += 1
    elif kind == CORAL_MOVE:
        deeds[REEFS] += 1
    elif kind == HOLD:
        deeds[LEFT] += 1
    turned = play(chart, state, move)
    gained = state[HELD + seat] - held
    if kind == SLIDE:
        deeds[TAKEN] += gained
        deeds[USED] += turned
        deeds[HOME] += 1 if state[PLACE + seat] == AT_BASE else 0
    else:
        deeds[STOLEN] += gained


# The places of a course under way; those of seats are the first of several.
LEADER: Final = 0
"""Who was last the only leader, plus one."""
CHANGES: Final = 1
NOT_AHEAD: Final = 2
"""For each seat, the last turn after which it was behind or level."""
BEHIND: Final = 6
"""For each seat, the most it was ever behind the leader."""
UNDER_WAY: Final = 10


class Courses(NamedTuple):
    """How games went, a row a game (see `fathoms.kernels.Course`); no rows if nobody asks."""

    lead_changes: Row
    decided: Row
    deficit: Row


@lean_inlined
def note_turn(chart: Row, state: Row, turn: int, way: Row) -> None:
    """Note how the seats stand after a turn."""
    most, leaders, leader = 0, 0, 0
    for seat in range(chart[SEATS]):
        held = state[HELD + seat]
        if held > most:
            most, leaders, leader = held, 1, seat
        elif held == most:
            leaders += 1
    for seat in range(chart[SEATS]):
        way[BEHIND + seat] = max(way[BEHIND + seat], most - state[HELD + seat])
        if leaders != 1 or seat != leader:
            way[NOT_AHEAD + seat] = turn
    if leaders == 1 and way[LEADER] != leader + 1:
        way[CHANGES] += 1 if way[LEADER] else 0
        way[LEADER] = leader + 1


@lean_inlined
def sum_up(chart: Row, state: Row, turns: int, way: Row, courses: Courses, game: int) -> None:  # noqa: PLR0913, PLR0917 - as many as there are
    """Write the course of a finished game."""
    most, decided, deficit = 0, turns, turns
    for seat in range(chart[SEATS]):
        most = max(most, state[HELD + seat])
    for seat in range(chart[SEATS]):
        if state[HELD + seat] == most:
            decided = min(decided, way[NOT_AHEAD + seat] + 1)
            deficit = min(deficit, way[BEHIND + seat])
    courses.lead_changes[game] = way[CHANGES]
    courses.decided[game] = decided
    courses.deficit[game] = deficit
