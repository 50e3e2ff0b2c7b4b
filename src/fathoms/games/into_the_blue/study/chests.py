"""What a player knows about the chests of the standard game, and what that makes of an end.

A viewer knows the values of the own chests. `own` numbers what is known: 0 to 23 the chests themselves
(which of 5, 6, 6, 7, 8), 24 + n that there are n of them and their values are not known.
"""

from __future__ import annotations

from itertools import permutations
from math import factorial, prod
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fathoms.games.into_the_blue.compiled.rules import dealt, owner_of, share_of_win
from fathoms.games.into_the_blue.rules import STANDARD
from fathoms.optional_jit import HAS_NUMBA, constant_table, njit_or_plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.compiled.rules import Row

CHESTS: Final = len(STANDARD.chests)
KINDS: Final = tuple(sorted(set(STANDARD.chests)))
"""The different values of chests."""
_KINDS: Final = len(KINDS)
_VALUES: Final = constant_table(KINDS)
_COUNTS: Final = [STANDARD.chests.count(value) for value in KINDS]
_COPIES: Final = constant_table(_COUNTS)
STEPS: Final = constant_table([prod(count + 1 for count in _COUNTS[:kind]) for kind in range(_KINDS)])
"""What one chest more of each kind adds to the number of the chests known."""
UNKNOWN: Final = prod(count + 1 for count in _COUNTS)
OWN: Final = UNKNOWN + CHESTS + 1
"""How many different things a viewer may know about the own chests."""
MEAN: Final = sum(STANDARD.chests) / CHESTS
_STEPS_OF: Final = constant_table([STEPS[KINDS.index(value)] for value in sorted(STANDARD.chests)])
"""The same for each of the sorted chests."""
_FACTORIALS: Final = constant_table([factorial(n) for n in range(CHESTS + 1)])


def _orders(size: int) -> list[tuple[int, ...]]:
    """List the orders of some chests, each and all of them filled up: an array is as wide everywhere."""
    nothing = (0,) * CHESTS
    orders = [(*order, *nothing[size:]) for order in permutations(range(size))]
    return orders + [nothing] * (factorial(CHESTS) - len(orders))


_ORDERS: Final = constant_table([_orders(size) for size in range(CHESTS + 1)])


def known_chests(values: Sequence[int | None]) -> int:
    """Number what a viewer knows about the own chests."""
    if None in values:
        return UNKNOWN + len(values)
    return sum(int(STEPS[KINDS.index(value)]) for value in values if value is not None)


@njit_or_plain
def chests_of(row: Row, seat: int) -> int:
    """Count the chests of a seat."""
    count = 0
    for slot in range(CHESTS):
        count += owner_of(row, slot) == seat
    return count


@njit_or_plain
def known_to(row: Row, seat: int, looks: int) -> int:
    """Number what a seat knows about its own chests; nothing but how many if it does not look."""
    if not looks:
        return UNKNOWN + chests_of(row, seat)
    own = 0
    for slot in range(CHESTS):
        if owner_of(row, slot) == seat:
            own += int(_STEPS_OF[dealt(row, slot)])
    return own


@njit_or_plain
def with_chest(own: int, kind: int) -> int:
    """Number what is known with one chest more of a kind."""
    return own + 1 if own >= UNKNOWN else own + int(STEPS[kind])


@njit_or_plain
def copies_unseen(own: int, kind: int) -> int:
    """Count the chests of a kind that the viewer cannot place."""
    if own >= UNKNOWN:
        return _COPIES[kind]
    return _COPIES[kind] - own // STEPS[kind] % (_COPIES[kind] + 1)


@njit_or_plain
def own_points(own: int) -> float:
    """Give the points of the own chests; their mean if they are not known."""
    if own >= UNKNOWN:
        return (own - UNKNOWN) * MEAN
    points = 0
    for kind in range(_KINDS):
        points += own // STEPS[kind] % (_COPIES[kind] + 1) * _VALUES[kind]
    return float(points)


@njit_or_plain
def unseen_mean(own: int) -> float:
    """Give the mean value of the chests that the viewer cannot place; 0 if there are none."""
    points, count = 0, 0
    for kind in range(_KINDS):
        copies = copies_unseen(own, kind)
        points += copies * _VALUES[kind]
        count += copies
    return points / count if count > 0 else 0.0


class Deals(NamedTuple):
    """Room to deal chests in."""

    unseen: NDArray[np.int64]
    hidden: NDArray[np.int64]
    scores: NDArray[np.float64]


def deals_for(seats: int) -> Deals:
    """Make room for a number of seats."""
    if not HAS_NUMBA:
        room: Any = [0] * CHESTS, [0] * seats, [0.0] * seats
        return Deals(*room)
    import numpy as np  # noqa: PLC0415 - not everywhere

    return Deals(np.zeros(CHESTS, np.int64), np.zeros(seats, np.int64), np.zeros(seats))


@njit_or_plain
def win_share(row: Row, viewer: int, own: int, points: NDArray[np.float64], room: Deals) -> float:
    """Give the viewer's exact share of wins if the game ends now, over all that the chests may hold.

    Args:
        row: the table.
        viewer: who counts.
        own: what the viewer knows about the own chests.
        points: each seat's points from treasures.
        room: from `deals_for`.
    """
    seats, unseen, scores, hidden = len(points), room.unseen, room.scores, room.hidden
    count, dealt_out = 0, 0
    for kind in range(_KINDS):
        for _ in range(copies_unseen(own, kind)):
            unseen[count] = _VALUES[kind]
            count += 1
    for seat in range(seats):
        hidden[seat] = chests_of(row, seat) if seat != viewer or own >= UNKNOWN else 0
        dealt_out += hidden[seat]
    known = own_points(own) if own < UNKNOWN else 0.0
    # Orders that deal the same chests stand together: one of each is enough.
    step = _FACTORIALS[count - dealt_out]
    total = 0.0
    for order in range(0, _FACTORIALS[count], step):
        at, chests = 0, _ORDERS[count][order]
        for offset in range(seats):
            seat = (viewer + offset) % seats
            scores[seat] = points[seat]
            for _ in range(hidden[seat]):
                scores[seat] += unseen[chests[at]]
                at += 1
        scores[viewer] += known
        total += share_of_win(scores, viewer)
    return total * step / _FACTORIALS[count]
