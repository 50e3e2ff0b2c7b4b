"""Whole games side by side, compiled: LANES tables of the standard game, each with its own stream of chance.

A second copy of the rules of a turn's end (T6 to T8, E1 to E3), for speed; a test plays it against the
engine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from fathoms.games.into_the_blue.exact.compiled import compiled
from fathoms.games.into_the_blue.exact.dive import below
from fathoms.games.into_the_blue.exact.finish import (
    CHESTS,
    KINDS,
    LEVELS,
    STEPS,
    UNKNOWN,
    add_treasures,
    copies_unseen,
    own_points,
    rank_seats,
)
from fathoms.games.into_the_blue.exact.lanes import LANES
from fathoms.games.into_the_blue.exact.outcomes import CHEST_TAKEN, DICE, FAIL, FIRST_PLACING
from fathoms.games.into_the_blue.rules import STANDARD

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.exact.features import Room
    from fathoms.games.into_the_blue.exact.outcomes import Table

_SHELLS: Final = STANDARD.shells
_KINDS: Final = len(KINDS)


class Games(NamedTuple):
    """LANES tables. Seats are absolute here."""

    shells: NDArray[np.int64]
    left: NDArray[np.int64]
    chests: NDArray[np.int64]
    held: NDArray[np.int64]
    """What each seat's chests are (`finish`), whether their owner knows or not."""
    blind: NDArray[np.int64]
    """1 where nobody looks into the own chests, as the solved table has it."""
    mover: NDArray[np.int64]
    last_turns: NDArray[np.int64]
    turns: NDArray[np.int64]
    streams: NDArray[np.uint64]


def new_games(seats: int, rng: np.random.Generator) -> Games:
    """Make the tables; each is set up by `begin`."""
    return Games(
        np.zeros((LANES, seats, LEVELS), np.int64),
        np.zeros((LANES, seats), np.int64),
        np.zeros((LANES, seats), np.int64),
        np.zeros((LANES, seats), np.int64),
        np.zeros(LANES, np.int64),
        np.zeros(LANES, np.int64),
        np.zeros(LANES, np.int64),
        np.zeros(LANES, np.int64),
        rng.integers(0, 2**64, LANES, dtype=np.uint64),
    )


@compiled
def begin(games: Games, lane: int, first: int, blind: int) -> None:
    """Set up a table (B1, B3)."""
    games.shells[lane] = 0
    games.left[lane] = _SHELLS
    games.chests[lane] = 0
    games.held[lane] = 0
    games.blind[lane] = blind
    games.mover[lane] = first
    games.last_turns[lane] = -1
    games.turns[lane] = 0


@compiled
def known_to(games: Games, lane: int, seat: int) -> int:
    """Number what a seat knows about its own chests."""
    if games.blind[lane]:
        return UNKNOWN + games.chests[lane, seat]
    return games.held[lane, seat]


@compiled
def seat_at(games: Games, lane: int, viewer: int, table: Table) -> None:
    """Show a table from a seat: that seat first, then in turn order."""
    seats = table.left.size
    for offset in range(seats):
        seat = (viewer + offset) % seats
        table.left[offset] = games.left[lane, seat]
        table.chests[offset] = games.chests[lane, seat]
        for level in range(LEVELS):
            table.shells[offset, level] = games.shells[lane, seat, level]


@compiled
def end_turn_with(games: Games, lane: int, slot: int) -> bool:
    """End the mover's turn in a slot; tells whether the game is over. The next mover is seated."""
    mover, seats = games.mover[lane], games.left.shape[1]
    games.turns[lane] += 1
    if slot == CHEST_TAKEN:
        taken = 0
        for seat in range(seats):
            taken += games.held[lane, seat]
        drawn = below(games.streams, lane, CHESTS - games.chests[lane].sum())
        for kind in range(_KINDS):
            copies = copies_unseen(taken, kind)
            if drawn < copies:
                games.held[lane, mover] += STEPS[kind]
                break
            drawn -= copies
        games.chests[lane, mover] += 1
        # T8, E2, E3: another turn at once, unless this was the last chest.
        return games.chests[lane].sum() == CHESTS
    if slot != FAIL:
        level, placed = (slot - FIRST_PLACING) // DICE, (slot - FIRST_PLACING) % DICE + 1
        placed = min(placed, games.left[lane, mover])
        games.shells[lane, mover, level] += placed
        games.left[lane, mover] -= placed
        if games.left[lane, mover] == 0 and games.last_turns[lane] < 0:
            games.last_turns[lane] = seats - 1
    if games.last_turns[lane] == 0:
        return True
    games.mover[lane] = (mover + 1) % seats
    if games.last_turns[lane] > 0:
        games.last_turns[lane] -= 1
    return False


@compiled
def share_wins(games: Games, lane: int, table: Table, room: Room, shares: NDArray[np.float64]) -> None:
    """Give each seat its share of the win (S6) when the mover's turn has ended the game."""
    mover, seats = games.mover[lane], games.left.shape[1]
    seat_at(games, lane, mover, table)
    rank_seats(table.shells, table.left, 0, room.ranks, room.ahead_of)
    add_treasures(room.ranks, room.points)
    best, equal = -1.0, 0
    for offset in range(seats):
        room.points[offset] += own_points(games.held[lane, (mover + offset) % seats])
        if room.points[offset] > best:
            best, equal = room.points[offset], 1
        elif room.points[offset] == best:
            equal += 1
    for offset in range(seats):
        shares[(mover + offset) % seats] = 1.0 / equal if room.points[offset] == best else 0.0
