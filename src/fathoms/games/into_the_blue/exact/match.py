"""Matches in bulk, compiled: one player against others of another kind, every game again from each seat.

A game and its rotations share their chance: each turn's dice come from the number of the game and of the
turn alone. So luck falls on all seats alike, and far fewer games tell two players apart.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from fathoms.games.into_the_blue.exact.compiled import compiled
from fathoms.games.into_the_blue.exact.dive import Dive, Plans, new_plans, take_turn, work_out
from fathoms.games.into_the_blue.exact.finish import (
    LEVELS,
    add_treasures,
    own_points,
    rank_seats,
    unseen_mean,
)
from fathoms.games.into_the_blue.exact.games import (
    Games,
    begin,
    end_turn_with,
    known_to,
    new_games,
    seat_at,
    share_wins,
)
from fathoms.games.into_the_blue.exact.lanes import LANES
from fathoms.games.into_the_blue.exact.mind import Mind, new_mind, think
from fathoms.games.into_the_blue.exact.outcomes import CHEST_TAKEN, DICE, FAIL, FIRST_PLACING
from fathoms.games.into_the_blue.exact.solution import NO_SOLUTION, Solution, fill_from_solution

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.exact.features import Room
    from fathoms.games.into_the_blue.exact.network import Network
    from fathoms.games.into_the_blue.exact.outcomes import Table

EXPERT: Final = 0
GREEDY: Final = 1
PERFECT: Final = 2
"""Kinds of players."""


class Match(NamedTuple):
    """All that a match works with."""

    dive: Dive
    plans: Plans
    games: Games
    mind: Mind
    room: Room
    """The mind's."""
    table: Table
    """Likewise: the table at hand."""
    solution: Solution
    numbers: NDArray[np.int64]
    """For each lane the number of its game and the seat of the one player."""
    shares: NDArray[np.float64]


class Standing(NamedTuple):
    """What one player won against the others."""

    games: int
    share: float
    """Mean share of wins."""
    margin: float
    """Half of the 95 % confidence interval."""

    def to_json(self) -> dict[str, Any]:
        """Give the figures for a program."""
        return self._asdict()


@compiled
def fill_greedy(room: Room, table: Table, own: int, after: NDArray[np.float64], lane: int) -> None:
    """Value every slot as the bot `greedy` does: the lead over the best rival if the game ended there."""
    mean, mine = unseen_mean(own), own_points(own)
    after[FAIL, lane] = _lead(room, table, mean, mine)
    after[CHEST_TAKEN, lane] = _lead(room, table, mean, mine + mean)
    left = table.left[0]
    for level in range(LEVELS):
        for count in range(1, DICE - level + 1):
            placed = min(count, left)
            table.shells[0, level] += placed
            table.left[0] -= placed
            after[FIRST_PLACING + level * DICE + count - 1, lane] = _lead(room, table, mean, mine)
            table.shells[0, level] -= placed
            table.left[0] += placed


@compiled
def _lead(room: Room, table: Table, mean: float, mine: float) -> float:
    rank_seats(table.shells, table.left, 0, room.ranks, room.ahead_of)
    add_treasures(room.ranks, room.points)
    best = 0.0
    for seat in range(1, table.left.size):
        best = max(best, room.points[seat] + table.chests[seat] * mean)
    return room.points[0] + mine - best


@compiled
def fill_slots(match: Match, kind: int, own: int, last_turns: int, lane: int) -> None:
    """Value every slot of a turn as a kind of player does, for the table at hand."""
    plans, table = match.plans, match.table
    if kind == EXPERT:
        think(match.mind, own, last_turns, plans.after, lane)
    elif kind == GREEDY:
        fill_greedy(match.room, table, own, plans.after, lane)
    else:
        fill_from_solution(match.solution, match.room, table, last_turns, plans.after, lane)


@compiled
def _begin(match: Match, lane: int, number: int, seat: int, blind: int) -> None:
    match.numbers[lane, 0], match.numbers[lane, 1] = number, seat
    begin(match.games, lane, 0, blind)


@compiled
def _chance_of(number: int, turn: int) -> np.uint64:
    """Begin the stream of one turn of one game."""
    return np.uint64(number) * np.uint64(0xD1342543DE82EF95) + np.uint64(turn) * np.uint64(0xAF251AF3B0F025B5)


@compiled
def _play(match: Match, kinds: tuple[int, int], blind: int, first: int, won: NDArray[np.float64]) -> None:
    games, plans, table = match.games, match.plans, match.table
    seats = games.left.shape[1]
    total, begun, done = won.size * seats, 0, 0
    for lane in range(LANES):
        if begun < total:
            _begin(match, lane, begun // seats, begun % seats, blind)
            begun += 1
        else:
            match.numbers[lane, 0] = -1
    while done < total:
        for lane in range(LANES):
            if match.numbers[lane, 0] < 0:
                continue
            mover = games.mover[lane]
            seat_at(games, lane, mover, table)
            own, last_turns = known_to(games, lane, mover), games.last_turns[lane]
            kind = kinds[0] if mover == match.numbers[lane, 1] else kinds[1]
            fill_slots(match, kind, own, last_turns, lane)
        work_out(match.dive, plans)
        for lane in range(LANES):
            number = match.numbers[lane, 0]
            if number < 0:
                continue
            games.streams[lane] = _chance_of(first + number, games.turns[lane])
            slot = take_turn(match.dive, plans, games.streams, lane)
            if end_turn_with(games, lane, slot):
                share_wins(games, lane, table, match.room, match.shares)
                won[number] += match.shares[match.numbers[lane, 1]] / seats
                done += 1
                if begun < total:
                    _begin(match, lane, begun // seats, begun % seats, blind)
                    begun += 1
                else:
                    match.numbers[lane, 0] = -1


def new_match(seats: int, network: Network, seed: int, solution: Solution | None = None) -> Match:
    """Set LANES tables for a match."""
    mind = new_mind(seats, network)
    return Match(
        mind.dive,
        new_plans(mind.dive),
        new_games(seats, np.random.default_rng(seed)),
        mind,
        mind.room,
        mind.table,
        solution or NO_SOLUTION,
        np.zeros((LANES, 2), np.int64),
        np.zeros(seats, np.float64),
    )


def play_match(  # noqa: PLR0913 - all but the first three by name
    seats: int,
    network: Network,
    kinds: tuple[int, int],
    *,
    games: int,
    seed: int = 1,
    solution: Solution | None = None,
    blind: bool = False,
) -> Standing:
    """Let one player of the first kind meet players of the second kind.

    Args:
        seats: how many play.
        network: what EXPERT values tables with.
        kinds: EXPERT, GREEDY or PERFECT.
        games: how many games, each played once from every seat.
        seed: which games.
        solution: what PERFECT plays from.
        blind: nobody looks into the own chests.
    """
    match = new_match(seats, network, seed, solution)
    won = np.zeros(games)
    _play(match, kinds, int(blind), seed * 1_000_000_007, won)
    margin = 1.96 * float(won.std(ddof=1)) / math.sqrt(games)
    return Standing(games * seats, float(won.mean()), margin)
