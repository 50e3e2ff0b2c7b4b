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

from fathoms.games.into_the_blue.compiled.instructions import LANES, count_bits
from fathoms.games.into_the_blue.compiled.rules import (
    ALL_TAKEN,
    IN_ORDER,
    OVER,
    OWNERS,
    PHASE,
    SEAT,
    TURNS,
    begin,
    row_width,
    score,
    share_of_win,
    taken,
)
from fathoms.games.into_the_blue.study.chests import chests_of, known_to
from fathoms.games.into_the_blue.study.evaluation import (
    ENDS,
    Evaluation,
    list_ends,
    new_evaluation,
    play_end,
    spread_ends,
)
from fathoms.games.into_the_blue.study.features import LEVELS, bank_of, look
from fathoms.games.into_the_blue.study.network import Network, values
from fathoms.games.into_the_blue.study.training import Learner, take_step, teach
from fathoms.games.into_the_blue.study.turn import CHEST_TAKEN, FIRST_PLACING
from fathoms.games.into_the_blue.study.turns import (
    StandardPlans,
    StandardTurn,
    below,
    new_standard_plans,
    standard_turn,
    take_turn,
    unit,
    work_out,
)
from fathoms.jit import njit, njit_helper

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.compiled.rules import Constants, Row

_BLIND: Final = 0.4
_STYLED: Final = 0.6
_LIKES_SHELL: Final = 0.06
_LIKES_CHEST: Final = 0.3
"""How far likes differ."""
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

    dive: StandardTurn
    plans: StandardPlans
    evaluation: Evaluation
    rows: NDArray[np.int64]
    """LANES tables of the standard game; chests lie in order and are drawn when they are taken."""
    streams: NDArray[np.uint64]
    """Where the chance of each lane comes from."""
    looks: NDArray[np.int64]
    """0 where nobody looks into the own chests, as the solved table has it."""
    on: NDArray[np.int32]
    pending: Pending
    styles: Styles
    finished: NDArray[np.int64]
    """Games played to the end."""


def new_self_play(seats: int, network: Network, rng: np.random.Generator) -> SelfPlay:
    """Set LANES tables for a network to learn at."""
    dive, evaluation = standard_turn(), new_evaluation(seats, network)
    most = evaluation.layout.most
    play = SelfPlay(
        dive,
        new_standard_plans(dive),
        evaluation,
        np.zeros((LANES, row_width(seats)), np.int64),
        rng.integers(0, 2**64, LANES, dtype=np.uint64),
        np.zeros(LANES, np.int64),
        np.zeros(most, np.int32),
        Pending(
            np.zeros((LANES, seats, most), np.int32),
            np.zeros((LANES, seats), np.int64),
            np.zeros((LANES, seats), np.int64),
            np.zeros((LANES, seats), np.float64),
        ),
        Styles(np.zeros(LANES, np.int64), np.zeros((LANES, seats, LEVELS + 1), np.float64)),
        np.zeros(1, np.int64),
    )
    for lane in range(LANES):
        begin_lane(play, lane)
    return play


@njit
def begin_lane(play: SelfPlay, lane: int) -> None:
    """Begin a game: its first seat, whether chests are looked into, and odd turns at its start are drawn."""
    streams, seats = play.streams, play.evaluation.layout.seats
    play.looks[lane] = 0 if unit(streams, lane) < _BLIND else 1
    begin(play.evaluation.constants, play.rows[lane], IN_ORDER, below(streams, lane, seats))
    play.pending.counts[lane] = 0
    odd = unit(streams, lane) < _STYLED
    play.styles.turns[lane] = below(streams, lane, 8 * seats) if odd else 0
    draw_likes(streams, lane, play.styles.likes[lane], _LIKES_SHELL, _LIKES_CHEST)


@njit_helper
def draw_likes(
    streams: NDArray[np.uint64], lane: int, likes: NDArray[np.float64], shell: float, chest: float
) -> None:
    """Draw what each seat likes more or less than it is worth: a shell on each level, and a chest."""
    for seat in range(likes.shape[0]):
        for what in range(LEVELS + 1):
            # Roughly normal: four draws.
            drawn = (
                unit(streams, lane) + unit(streams, lane) + unit(streams, lane) + unit(streams, lane) - 2.0
            )
            likes[seat, what] = drawn * (shell if what < LEVELS else chest)


@njit
def _is_odd(play: SelfPlay, lane: int) -> bool:
    """Tell whether a turn is played in a style of its own."""
    return play.rows[lane, TURNS] <= play.styles.turns[lane]


@njit_helper
def add_likes(
    streams: NDArray[np.uint64],
    lane: int,
    likes: NDArray[np.float64],
    shell: float,
    after: NDArray[np.float64],
) -> None:
    """Add to what each end of a lane's turn is worth how much the mover likes it."""
    dice = (ENDS - FIRST_PLACING) // LEVELS
    after[CHEST_TAKEN, lane] += likes[LEVELS]
    for level in range(LEVELS):
        for count in range(1, dice + 1):
            end = FIRST_PLACING + level * dice + count - 1
            after[end, lane] += likes[level] * count + shell * (unit(streams, lane) - 0.5)


@njit
def _wait(play: SelfPlay, lane: int, seat: int) -> None:
    """Keep the table after a seat's turn until its target is known."""
    pending, evaluation, row = play.pending, play.evaluation, play.rows[lane]
    own = known_to(row, seat, play.looks[lane])
    pending.banks[lane, seat] = bank_of(evaluation.layout, row, seat)
    pending.counts[lane, seat] = look(
        evaluation.layout, evaluation.constants, row, seat, own, evaluation.points, pending.on[lane, seat]
    )
    pending.luck[lane, seat] = 0.0


@njit
def _teach_waiting(play: SelfPlay, learner: Learner, lane: int, seat: int, target: float) -> None:
    pending = play.pending
    count = pending.counts[lane, seat]
    if count > 0:
        target = min(max(target, 0.0), 1.0)
        teach(learner, pending.on[lane, seat], count, pending.banks[lane, seat], target)
        pending.counts[lane, seat] = 0


@njit
def _teach_turn(play: SelfPlay, learner: Learner, lane: int, worth: float) -> None:
    """Teach what the value of a turn that begins has to say."""
    evaluation, row = play.evaluation, play.rows[lane]
    mover, seats = row[SEAT], evaluation.layout.seats
    _teach_waiting(play, learner, lane, mover, worth + play.pending.luck[lane, mover] / (seats - 1))
    before = (mover + seats - 1) % seats
    if seats == 2 and (play.looks[lane] == 0 or chests_of(row, before) == 0):
        _teach_waiting(play, learner, lane, before, 1.0 - worth)
    own, bank = known_to(row, mover, play.looks[lane]), bank_of(evaluation.layout, row, mover)
    count = look(evaluation.layout, evaluation.constants, row, mover, own, evaluation.points, play.on)
    teach(learner, play.on, count, bank, worth)


@njit_helper
def end_turn(constants: Constants, row: Row, streams: NDArray[np.uint64], lane: int, end: int) -> None:
    """End a lane's turn; a chest is drawn among those that are left."""
    drawn = 0
    if end == CHEST_TAKEN:
        drawn = below(streams, lane, count_bits(constants[ALL_TAKEN] & ~taken(row[OWNERS])))
    play_end(constants, row, end, drawn)


@njit
def _end_lane(play: SelfPlay, learner: Learner, lane: int) -> None:
    evaluation, seats = play.evaluation, play.evaluation.layout.seats
    score(evaluation.constants, play.rows[lane], evaluation.points)
    for seat in range(seats):
        share = share_of_win(evaluation.points, seat)
        _teach_waiting(play, learner, lane, seat, share + play.pending.luck[lane, seat] / (seats - 1))
    play.finished[0] += 1
    begin_lane(play, lane)


@njit
def play_and_learn(play: SelfPlay, learner: Learner, rounds: int, rate: float) -> None:
    """Play some turns in every lane, learning from each."""
    evaluation, plans, pending, rows = play.evaluation, play.plans, play.pending, play.rows
    sheet = evaluation.sheet
    for turn in range(rounds):
        for lane in range(LANES):
            row = rows[lane]
            own = known_to(row, row[SEAT], play.looks[lane])
            list_ends(evaluation, row, row[SEAT], own, sheet, 0, evaluation.after)
            values(evaluation.network, evaluation.hidden, sheet.on, sheet.counts, sheet.banks, sheet.worth)
            spread_ends(evaluation, row, row[SEAT], sheet, 0, plans.after[:, lane])
            if _is_odd(play, lane):
                add_likes(play.streams, lane, play.styles.likes[lane, row[SEAT]], _LIKES_SHELL, plans.after)
        work_out(play.dive, plans)
        for lane in range(LANES):
            mover, odd = rows[lane, SEAT], _is_odd(play, lane)
            if odd:
                pending.counts[lane] = 0
            else:
                _teach_turn(play, learner, lane, plans.values[0, lane])
            end = take_turn(play.dive, plans, play.streams, lane)
            luck = plans.after[end, lane] - plans.values[0, lane]
            for seat in range(evaluation.layout.seats):
                if seat != mover:
                    pending.luck[lane, seat] += luck
            end_turn(evaluation.constants, rows[lane], play.streams, lane, end)
            if rows[lane, PHASE] == OVER:
                _end_lane(play, learner, lane)
            elif end != CHEST_TAKEN and not odd:
                _wait(play, lane, mover)
        if (turn + 1) * LANES % _TURNS_A_STEP == 0:
            take_step(learner, rate)
