"""What the network looks at: a table after a turn, seen from one seat, as a list of features that are on.

Seats stand in turn order, the viewer first. A feature is on or off; only the numbers of those that are on are
written down, so that the network adds up a few dozen rows and never looks at the rest. All numbers are
counted from where `FeatureLayout` says that their kind begins.
"""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, Final, NamedTuple

from fathoms.games.into_the_blue.compiled.rules import (
    ENDING,
    SEAT,
    add_treasures,
    order_turns_from,
    ranks_before,
    shells_on,
    unplayed,
)
from fathoms.games.into_the_blue.rules import SEATS, STANDARD
from fathoms.games.into_the_blue.study.chests import CHESTS, OWN, chests_of, own_points, unseen_mean
from fathoms.optional_jit import constant_table, njit_or_plain

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.compiled.rules import Constants, Row

LEVELS: Final = STANDARD.levels
MANY: Final = 8
"""As many shells of a player on one level count as all that are more."""
CROWD: Final = 5
"""Likewise where three players are compared."""
_TRIPLES: Final = (CROWD + 1) * (CROWD + 1) * (CROWD + 2) // 2
_PAIRS: Final = (MANY + 1) * (MANY + 1)
_SHELLS: Final = STANDARD.shells + 1
_MOST_SEATS: Final = SEATS.stop - 1
_RANKS: Final = (_MOST_SEATS + 1) * _MOST_SEATS
_LEADS: Final = 31
"""Leads from -15 to 15 points; larger ones count as these."""
_STAGE_BY_SHELLS: Final = constant_table([0, 0, 1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5])
"""While nobody has played the last shell: the stage of the game, by the fewest shells left to a player."""
STAGES: Final = int(_STAGE_BY_SHELLS[-1]) + 1


class FeatureLayout(NamedTuple):
    """Where each kind of feature begins, for one number of seats."""

    seats: int
    pairs: int
    """Own shells and a rival's, on each level."""
    ties: int
    """A tie with a rival on a level: won or lost by S3 to S5 as the table lies."""
    triples: int
    """Own shells and those of the two best rivals, on each level; from three players on."""
    ranks: int
    """Own rank on each level, by how many rivals take part."""
    left: int
    """Unplayed shells of each seat."""
    race: int
    """Own unplayed shells and the fewest that a rival has."""
    own: int
    """What is known about the own chests."""
    chests: int
    """Chests of each rival."""
    leads: int
    """Points ahead of each rival, and of the best."""
    last_turns: int
    again: int
    """The viewer is to move: a chest was taken (T8), or a reply has been worked out."""
    features: int
    most: int
    """How many features can be on at once."""
    banks: int
    """How many kinds of situation the network has separate later layers for."""


def layout_for(seats: int) -> FeatureLayout:
    """Lay out the features for a number of seats."""
    rivals = seats - 1
    triples = LEVELS * _TRIPLES if rivals > 1 else 0
    sizes = [
        LEVELS * rivals * _PAIRS,
        LEVELS * rivals * 2,
        triples,
        LEVELS * _RANKS,
        seats * _SHELLS,
        _SHELLS * _SHELLS,
        OWN,
        rivals * (CHESTS + 1),
        seats * _LEADS,
        seats + 1,
        1,
    ]
    starts = tuple(sum(sizes[:at]) for at in range(len(sizes) + 1))
    most = 2 * LEVELS * rivals + 2 * LEVELS + seats + 2 * rivals + 5
    return FeatureLayout._make((seats, *starts, most, 2 * (STAGES + seats)))


@njit_or_plain
def turns_to_come(row: Row, viewer: int) -> int:
    """Count the last turns still to begin, as the viewer has it; -1 while nothing has ended the game.

    A turn of somebody else that has begun was still to begin after the viewer's.
    """
    ending = row[ENDING]
    return ending + 1 if ending >= 0 and row[SEAT] != viewer else ending


@njit_or_plain
def bank_of(layout: FeatureLayout, row: Row, viewer: int) -> int:
    """Tell which later layers look at a table: by the stage of the game, or by the last turns left."""
    seats = layout.seats
    half = (STAGES + seats) if row[SEAT] == viewer else 0
    last_turns = turns_to_come(row, viewer)
    if last_turns >= 0:
        return half + STAGES + last_turns
    fewest = unplayed(row, 0)
    for seat in range(1, seats):
        fewest = min(fewest, unplayed(row, seat))
    return half + int(_STAGE_BY_SHELLS[fewest])


@njit_or_plain
def look(  # noqa: PLR0915 - compiled: one pass over plain arrays
    layout: FeatureLayout,
    constants: Constants,
    row: Row,
    viewer: int,
    own: int,
    points: NDArray[np.float64],
    on: NDArray[np.int32],
) -> int:
    """Write down the features that are on, and tell how many.

    Args:
        layout: from `layout_for`.
        constants: the standard rules.
        row: the table at the start of a turn.
        viewer: who looks.
        own: what the viewer knows about the own chests.
        points: room to score in.
        on: where the numbers go.
    """
    seats = layout.seats
    rivals = seats - 1
    # S5: a turn that has just begun does not count yet.
    order_turns_from(constants, row, viewer)
    add_treasures(constants, row, points)
    count = 0
    for level in range(LEVELS):
        placed = shells_on(row, viewer, level)
        mine, rank = min(placed, MANY), 1 if placed > 0 else 0
        first, second, present = 0, 0, 0
        for offset in range(1, seats):
            seat = (viewer + offset) % seats
            shells = shells_on(row, seat, level)
            at = level * rivals + offset - 1
            on[count] = layout.pairs + (at * (MANY + 1) + mine) * (MANY + 1) + min(shells, MANY)
            count += 1
            if shells > 0:
                present += 1
                ahead = 1 if ranks_before(row, level, viewer, seat) else 0
                if placed > 0:
                    rank += 1 - ahead
                if shells == placed:
                    on[count] = layout.ties + 2 * at + ahead
                    count += 1
            theirs = min(shells, CROWD)
            if theirs > first:
                first, second = theirs, first
            elif theirs > second:
                second = theirs
        if rivals > 1:
            crowd = first * (first + 1) // 2 + second
            on[count] = (
                layout.triples + level * _TRIPLES + min(mine, CROWD) * (_TRIPLES // (CROWD + 1)) + crowd
            )
            count += 1
        on[count] = layout.ranks + level * _RANKS + rank * _MOST_SEATS + present
        count += 1
    mean = unseen_mean(own)
    score = points[viewer] + own_points(own)
    best, fewest = -1.0, _SHELLS
    for offset in range(seats):
        seat = (viewer + offset) % seats
        left = unplayed(row, seat)
        on[count] = layout.left + offset * _SHELLS + left
        count += 1
        if offset > 0:
            fewest = min(fewest, left)
            chests = chests_of(row, seat)
            theirs_now = points[seat] + chests * mean
            best = max(best, theirs_now)
            on[count] = layout.chests + (offset - 1) * (CHESTS + 1) + chests
            on[count + 1] = layout.leads + offset * _LEADS + _lead(score - theirs_now)
            count += 2
    on[count] = layout.leads + _lead(score - best)
    on[count + 1] = layout.race + unplayed(row, viewer) * _SHELLS + fewest
    on[count + 2] = layout.own + own
    on[count + 3] = layout.last_turns + turns_to_come(row, viewer) + 1
    count += 4
    if row[SEAT] == viewer:
        on[count] = layout.again
        count += 1
    return count


@njit_or_plain
def _lead(points: float) -> int:
    return min(max(floor(points + 0.5) + _LEADS // 2, 0), _LEADS - 1)
