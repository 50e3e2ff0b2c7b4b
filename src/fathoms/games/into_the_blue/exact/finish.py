"""The end of a game for any number of players, seen from one seat: ranks, treasures, exact share of wins.

Seats stand in turn order, the viewer first: 0 is the viewer, 1 plays next, and so on. Who took the latest
turn of all is enough to know the order of the last turns (S5), because turns go around.

A viewer knows the values of the own chests. `own` numbers what is known: 0 to 23 the chests themselves
(which of 5, 6, 6, 7, 8), 24 + n that there are n of them and their values are not known.
"""

from __future__ import annotations

from itertools import permutations
from math import factorial
from typing import TYPE_CHECKING, Final

import numpy as np

from fathoms.games.into_the_blue.exact.swift import swift
from fathoms.games.into_the_blue.rules import STANDARD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

LEVELS: Final = STANDARD.levels
CHESTS: Final = len(STANDARD.chests)
KINDS: Final = tuple(sorted(set(STANDARD.chests)))
"""The different values of chests."""
_KINDS: Final = len(KINDS)
_VALUES: Final = np.array(KINDS, dtype=np.int64)
_COPIES: Final = np.array([STANDARD.chests.count(value) for value in KINDS], dtype=np.int64)
STEPS: Final = np.array([int(np.prod(_COPIES[:kind] + 1)) for kind in range(_KINDS)], dtype=np.int64)
"""What one chest more of each kind adds to the number of the chests known."""
UNKNOWN: Final = int(np.prod(_COPIES + 1))
OWN: Final = UNKNOWN + CHESTS + 1
"""How many different things a viewer may know about the own chests."""
MEAN: Final = sum(STANDARD.chests) / CHESTS

_MAIN: Final = np.array(STANDARD.main, dtype=np.int64)
_SECOND: Final = np.array(STANDARD.secondary, dtype=np.int64)
_SECONDARIES: Final = np.array((0, 0, *STANDARD.secondaries), dtype=np.int64)
_FACTORIALS: Final = np.array([factorial(n) for n in range(CHESTS + 1)], dtype=np.int64)
_ORDERS: Final = np.zeros((CHESTS + 1, factorial(CHESTS), CHESTS), dtype=np.int64)
for _size in range(1, CHESTS + 1):
    _ORDERS[_size, : factorial(_size), :_size] = list(permutations(range(_size)))


def known_chests(values: Sequence[int | None]) -> int:
    """Number what a viewer knows about the own chests."""
    if None in values:
        return UNKNOWN + len(values)
    return sum(int(STEPS[KINDS.index(value)]) for value in values if value is not None)


@swift
def copies_unseen(own: int, kind: int) -> int:
    """Count the chests of a kind that the viewer cannot place."""
    if own >= UNKNOWN:
        return _COPIES[kind]
    return _COPIES[kind] - own // STEPS[kind] % (_COPIES[kind] + 1)


@swift
def own_points(own: int) -> float:
    """Give the points of the own chests; their mean if they are not known."""
    if own >= UNKNOWN:
        return (own - UNKNOWN) * MEAN
    points = 0
    for kind in range(_KINDS):
        points += own // STEPS[kind] % (_COPIES[kind] + 1) * _VALUES[kind]
    return float(points)


@swift
def unseen_mean(own: int) -> float:
    """Give the mean value of the chests that the viewer cannot place; 0 if there are none."""
    points, count = 0, 0
    for kind in range(_KINDS):
        copies = copies_unseen(own, kind)
        points += copies * _VALUES[kind]
        count += copies
    return points / count if count > 0 else 0.0


@swift
def rank_seats(
    shells: NDArray[np.int64],
    left: NDArray[np.int64],
    latest: int,
    ranks: NDArray[np.int64],
    ahead_of: NDArray[np.int64],
) -> None:
    """Rank the seats on every level (S1 to S5): 1 is the first, 0 takes no part.

    Args:
        shells: each seat's shells on each level.
        left: each seat's unplayed shells.
        latest: the seat that took the latest turn.
        ranks: where the ranks go.
        ahead_of: where it goes whether the viewer ranks before a seat on a level, present or not.
    """
    seats = left.size
    for seat in range(seats):
        for level in range(LEVELS):
            ranks[seat, level] = 1 if shells[seat, level] > 0 else 0
    for one in range(seats):
        for other in range(one + 1, seats):
            # S4, then S5: turns go around, so the seat after the latest took its last turn the earliest.
            earlier = not one <= latest < other
            ahead = left[one] > left[other] or (left[one] == left[other] and earlier)
            for level in range(LEVELS):
                # S3: a tie on this level goes as the level above went, and so on up.
                if shells[one, level] != shells[other, level]:
                    ahead = shells[one, level] > shells[other, level]
                if one == 0:
                    ahead_of[level, other] = 1 if ahead else 0
                if shells[one, level] > 0 and shells[other, level] > 0:
                    ranks[other if ahead else one, level] += 1


@swift
def add_treasures(ranks: NDArray[np.int64], points: NDArray[np.float64]) -> None:
    """Give each seat's points from treasures (S2, B4)."""
    seats = points.size
    for seat in range(seats):
        points[seat] = 0.0
        for level in range(LEVELS):
            if ranks[seat, level] == 1:
                points[seat] += _MAIN[level]
            elif 1 < ranks[seat, level] <= 1 + _SECONDARIES[seats]:
                points[seat] += _SECOND[level]


@swift
def win_share(  # noqa: C901 - compiled: one pass over plain arrays
    points: NDArray[np.float64], chests: NDArray[np.int64], own: int
) -> float:
    """Give the viewer's exact share of wins (S6) if the game ends now, over all that the chests may hold.

    Args:
        points: each seat's points from treasures.
        chests: how many chests each seat has.
        own: what the viewer knows about the own ones.
    """
    seats = points.size
    unseen = np.zeros(CHESTS, dtype=np.int64)
    count = 0
    for kind in range(_KINDS):
        for _ in range(copies_unseen(own, kind)):
            unseen[count] = _VALUES[kind]
            count += 1
    first = 0 if own >= UNKNOWN else 1
    dealt = 0
    for seat in range(first, seats):
        dealt += chests[seat]
    # Orders that deal the same chests stand together: one of each is enough.
    step = _FACTORIALS[count - dealt]
    known = points[0] + (own_points(own) if first == 1 else 0.0)
    total = 0.0
    for order in range(0, _FACTORIALS[count], step):
        at = 0
        mine, best, equal = known, -1.0, 0
        for seat in range(first, seats):
            score = points[seat] if seat > 0 else known
            for _ in range(chests[seat]):
                score += unseen[_ORDERS[count, order, at]]
                at += 1
            if seat == 0:
                mine = score
            elif score > best:
                best, equal = score, 1
            elif score == best:
                equal += 1
        if mine > best:
            total += 1.0
        elif mine == best:
            total += 1.0 / (1 + equal)
    return total * step / _FACTORIALS[count]
