"""Learning by self-play, compiled: LANES games at once, every turn worked out over the network's values.

A turn's exact value is what the network should have said of the table it began from. So each turn teaches:

  again     the mover's own view of the table, as if a chest had just been taken: the value of the turn;
  mirror    with two players, the view of the player before: one minus that value, with no chance in it. Only
            where this player knows nothing about own chests, or the two would not add up to one;
  round     otherwise, the mover's own view after the turn before: the value of this turn, plus what the
            rivals' turns in between brought them beyond what they had to expect, in equal parts. The mean of
            that is zero, and it takes most of the rivals' luck out.

Many games begin with some turns in a style drawn at random, so that the network also learns about tables that
good players do not reach. Turns played like that teach nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from fathoms.games.into_the_blue.exact.compiled import compiled
from fathoms.games.into_the_blue.exact.dive import (
    Dive,
    Plans,
    below,
    new_plans,
    standard_dive,
    take_turn,
    unit,
    work_out,
)
from fathoms.games.into_the_blue.exact.features import Layout, Room, bank_of, layout_for, look, room_for
from fathoms.games.into_the_blue.exact.finish import LEVELS
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
from fathoms.games.into_the_blue.exact.learning import Learner, take_step, teach
from fathoms.games.into_the_blue.exact.network import Hidden, Network, hidden_of, values
from fathoms.games.into_the_blue.exact.outcomes import (
    CHEST_TAKEN,
    DICE,
    FIRST_PLACING,
    Sheet,
    Table,
    list_outcomes,
    new_sheet,
    new_table,
    spread_outcomes,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

_BLIND: Final = 0.4
_STYLED: Final = 0.6
_TURNS_A_STEP: Final = 64


class Pending(NamedTuple):
    """For each lane and seat, the table after its latest turn, waiting to be taught."""

    on: NDArray[np.int32]
    counts: NDArray[np.int64]
    """Features on; 0 where nothing waits."""
    banks: NDArray[np.int64]
    luck: NDArray[np.float64]
    """What rivals' turns since then brought them beyond what they had to expect."""


class Styles(NamedTuple):
    """Odd ways to play the first turns of a game."""

    turns: NDArray[np.int64]
    """How many turns of a lane's game are played so."""
    likes: NDArray[np.float64]
    """By lane and seat: what is added to a shell on each level, and to a chest."""


class SelfPlay(NamedTuple):
    """All that self-play works with."""

    dive: Dive
    plans: Plans
    games: Games
    layout: Layout
    room: Room
    network: Network
    hidden: Hidden
    sheet: Sheet
    on: NDArray[np.int32]
    table: Table
    pending: Pending
    styles: Styles
    shares: NDArray[np.float64]
    finished: NDArray[np.int64]
    """Games played to the end."""


def new_self_play(seats: int, network: Network, rng: np.random.Generator) -> SelfPlay:
    """Set LANES tables for a network to learn at."""
    layout, dive = layout_for(seats), standard_dive()
    play = SelfPlay(
        dive,
        new_plans(dive),
        new_games(seats, rng),
        layout,
        room_for(seats),
        network,
        hidden_of(network),
        new_sheet(layout),
        np.zeros(layout.most, np.int32),
        new_table(seats),
        Pending(
            np.zeros((LANES, seats, layout.most), np.int32),
            np.zeros((LANES, seats), np.int64),
            np.zeros((LANES, seats), np.int64),
            np.zeros((LANES, seats), np.float64),
        ),
        Styles(np.zeros(LANES, np.int64), np.zeros((LANES, seats, LEVELS + 1), np.float64)),
        np.zeros(seats, np.float64),
        np.zeros(1, np.int64),
    )
    for lane in range(LANES):
        begin_lane(play, lane)
    return play


@compiled
def begin_lane(play: SelfPlay, lane: int) -> None:
    """Begin a game: its first seat, whether chests are looked into, and odd turns at its start are drawn."""
    streams, seats = play.games.streams, play.games.left.shape[1]
    blind = 1 if unit(streams, lane) < _BLIND else 0
    begin(play.games, lane, below(streams, lane, seats), blind)
    play.pending.counts[lane] = 0
    odd = unit(streams, lane) < _STYLED
    play.styles.turns[lane] = below(streams, lane, 8 * seats) if odd else 0
    for seat in range(seats):
        for what in range(LEVELS + 1):
            # Roughly normal: four draws.
            drawn = (
                unit(streams, lane) + unit(streams, lane) + unit(streams, lane) + unit(streams, lane) - 2.0
            )
            play.styles.likes[lane, seat, what] = drawn * (0.06 if what < LEVELS else 0.3)


@compiled
def _apply_style(play: SelfPlay, lane: int) -> None:
    mover, after = play.games.mover[lane], play.plans.after
    likes = play.styles.likes[lane, mover]
    after[CHEST_TAKEN, lane] += likes[LEVELS]
    for level in range(LEVELS):
        for placed in range(1, DICE + 1):
            slot = FIRST_PLACING + level * DICE + placed - 1
            after[slot, lane] += likes[level] * placed + 0.06 * (unit(play.games.streams, lane) - 0.5)


@compiled
def _wait(play: SelfPlay, lane: int, seat: int) -> None:
    """Keep the table after a seat's turn until its target is known."""
    pending, table = play.pending, play.table
    seat_at(play.games, lane, seat, table)
    last_turns = play.games.last_turns[lane]
    # The mover is seated already: the turn that is on was still to begin.
    last_turns = last_turns + 1 if last_turns >= 0 else last_turns
    pending.banks[lane, seat] = bank_of(table.left, last_turns, 0)
    own = known_to(play.games, lane, seat)
    pending.counts[lane, seat] = look(
        play.layout,
        play.room,
        table.shells,
        table.left,
        table.chests,
        own,
        last_turns,
        0,
        pending.on[lane, seat],
    )
    pending.luck[lane, seat] = 0.0


@compiled
def _teach_waiting(play: SelfPlay, learner: Learner, lane: int, seat: int, target: float) -> None:
    pending = play.pending
    count = pending.counts[lane, seat]
    if count > 0:
        target = min(max(target, 0.0), 1.0)
        teach(learner, pending.on[lane, seat], count, pending.banks[lane, seat], target)
        pending.counts[lane, seat] = 0


@compiled
def _teach_turn(play: SelfPlay, learner: Learner, lane: int, worth: float) -> None:
    """Teach what the value of a turn that begins has to say."""
    games, table = play.games, play.table
    mover, seats = games.mover[lane], games.left.shape[1]
    _teach_waiting(play, learner, lane, mover, worth + play.pending.luck[lane, mover] / (seats - 1))
    before = (mover + seats - 1) % seats
    if seats == 2 and (games.blind[lane] or games.chests[lane, before] == 0):
        _teach_waiting(play, learner, lane, before, 1.0 - worth)
    seat_at(games, lane, mover, table)
    own, last_turns = known_to(games, lane, mover), games.last_turns[lane]
    bank = bank_of(table.left, last_turns, 1)
    count = look(play.layout, play.room, table.shells, table.left, table.chests, own, last_turns, 1, play.on)
    teach(learner, play.on, count, bank, worth)


@compiled
def _end_lane(play: SelfPlay, learner: Learner, lane: int) -> None:
    seats = play.games.left.shape[1]
    share_wins(play.games, lane, play.table, play.room, play.shares)
    for seat in range(seats):
        target = play.shares[seat] + play.pending.luck[lane, seat] / (seats - 1)
        _teach_waiting(play, learner, lane, seat, target)
    play.finished[0] += 1
    begin_lane(play, lane)


@compiled
def play_and_learn(  # noqa: C901 - compiled: one loop
    play: SelfPlay, learner: Learner, rounds: int, rate: float
) -> None:
    """Play so many turns in every lane, learning from each."""
    games, plans, pending, sheet = play.games, play.plans, play.pending, play.sheet
    seats = games.left.shape[1]
    for turn in range(rounds):
        for lane in range(LANES):
            mover = games.mover[lane]
            seat_at(games, lane, mover, play.table)
            own, last_turns = known_to(games, lane, mover), games.last_turns[lane]
            list_outcomes(play.layout, play.room, play.table, own, last_turns, sheet)
            values(play.network, play.hidden, sheet.on, sheet.counts, sheet.banks, sheet.worth)
            spread_outcomes(sheet, games.left[lane, mover], plans.after, lane)
            if games.turns[lane] < play.styles.turns[lane]:
                _apply_style(play, lane)
        work_out(play.dive, plans)
        for lane in range(LANES):
            mover = games.mover[lane]
            odd = games.turns[lane] < play.styles.turns[lane]
            if odd:
                pending.counts[lane] = 0
            else:
                _teach_turn(play, learner, lane, plans.values[0, lane])
            slot = take_turn(play.dive, plans, games.streams, lane)
            luck = plans.after[slot, lane] - plans.values[0, lane]
            for seat in range(seats):
                if seat != mover:
                    pending.luck[lane, seat] += luck
            if end_turn_with(games, lane, slot):
                _end_lane(play, learner, lane)
            elif slot != CHEST_TAKEN and not odd:
                _wait(play, lane, mover)
        if (turn + 1) * LANES % _TURNS_A_STEP == 0:
            take_step(learner, rate)
