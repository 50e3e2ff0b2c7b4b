"""What the network looks at: a table after a turn, seen from one seat, as a list of features that are on.

Seats stand as in `finish`: the viewer first, then in turn order. A feature is on or off; only the numbers
of those that are on are written down, so that the network adds up a few dozen rows and never looks at the
rest. All numbers are counted from where `Layout` says that their kind begins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from fathoms.games.into_the_blue.exact.finish import (
    CHESTS,
    LEVELS,
    OWN,
    add_treasures,
    own_points,
    rank_seats,
    unseen_mean,
)
from fathoms.games.into_the_blue.exact.swift import swift
from fathoms.games.into_the_blue.rules import SEATS, STANDARD

if TYPE_CHECKING:
    from numpy.typing import NDArray

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
_STAGE_BY_SHELLS: Final = np.array([0, 0, 1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5], dtype=np.int64)
"""While nobody has played the last shell: the stage of the game, by the fewest shells left to a player."""
STAGES: Final = int(_STAGE_BY_SHELLS[-1]) + 1


class Layout(NamedTuple):
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
    """The viewer has taken a chest and plays on (T8)."""
    features: int
    most: int
    """How many features can be on at once."""
    banks: int
    """How many kinds of situation the network has separate later layers for."""


def layout_for(seats: int) -> Layout:
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
    return Layout._make((seats, *starts, most, 2 * (STAGES + seats)))


class Room(NamedTuple):
    """Room to work in, so that looking at a table makes no new arrays."""

    ranks: NDArray[np.int64]
    ahead_of: NDArray[np.int64]
    points: NDArray[np.float64]


def room_for(seats: int) -> Room:
    """Make room for a number of seats."""
    return Room(
        np.zeros((seats, LEVELS), np.int64), np.zeros((LEVELS, seats), np.int64), np.zeros(seats, np.float64)
    )


@swift
def bank_of(left: NDArray[np.int64], last_turns: int, again: int) -> int:
    """Tell which later layers look at a table: by the stage of the game, or by the last turns left."""
    half = again * (STAGES + left.size)
    if last_turns >= 0:
        return half + STAGES + last_turns
    fewest = left[0]
    for seat in range(1, left.size):
        fewest = min(fewest, left[seat])
    return half + int(_STAGE_BY_SHELLS[fewest])


@swift
def look(  # noqa: C901, PLR0913, PLR0917 - compiled: one pass over plain arrays
    layout: Layout,
    room: Room,
    shells: NDArray[np.int64],
    left: NDArray[np.int64],
    chests: NDArray[np.int64],
    own: int,
    last_turns: int,
    again: int,
    on: NDArray[np.int32],
) -> int:
    """Write down the features that are on, and tell how many.

    Args:
        layout: from `layout_for`.
        room: from `room_for`.
        shells: each seat's shells on each level.
        left: each seat's unplayed shells.
        chests: how many chests each seat has.
        own: what the viewer knows about the own ones.
        last_turns: last turns still to begin (E1); -1 while nothing has ended the game.
        again: 1 if the viewer has taken a chest and plays on.
        on: where the numbers go.
    """
    seats = layout.seats
    rivals = seats - 1
    rank_seats(shells, left, 0, room.ranks, room.ahead_of)
    add_treasures(room.ranks, room.points)
    count = 0
    fewest = left[1]
    for level in range(LEVELS):
        mine = min(shells[0, level], MANY)
        first, second, present = 0, 0, 0
        for seat in range(1, seats):
            placed = shells[seat, level]
            theirs = min(placed, MANY)
            at = level * rivals + seat - 1
            on[count] = layout.pairs + (at * (MANY + 1) + mine) * (MANY + 1) + theirs
            count += 1
            if placed > 0:
                present += 1
                if placed == shells[0, level]:
                    on[count] = layout.ties + 2 * at + room.ahead_of[level, seat]
                    count += 1
            theirs = min(placed, CROWD)
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
        on[count] = layout.ranks + level * _RANKS + room.ranks[0, level] * _MOST_SEATS + present
        count += 1
    mean = unseen_mean(own)
    points = room.points[0] + own_points(own)
    best = -1.0
    for seat in range(seats):
        on[count] = layout.left + seat * _SHELLS + left[seat]
        count += 1
        if seat > 0:
            fewest = min(fewest, left[seat])
            theirs_now = room.points[seat] + chests[seat] * mean
            best = max(best, theirs_now)
            on[count] = layout.chests + (seat - 1) * (CHESTS + 1) + chests[seat]
            on[count + 1] = layout.leads + seat * _LEADS + _lead(points - theirs_now)
            count += 2
    on[count] = layout.leads + _lead(points - best)
    on[count + 1] = layout.race + left[0] * _SHELLS + fewest
    on[count + 2] = layout.own + own
    on[count + 3] = layout.last_turns + last_turns + 1
    count += 4
    if again:
        on[count] = layout.again
        count += 1
    return count


@swift
def _lead(points: float) -> int:
    return int(min(max(np.floor(points + 0.5) + _LEADS // 2, 0.0), _LEADS - 1.0))
