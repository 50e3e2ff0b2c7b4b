"""Training the network of all seats (`study.shares`), compiled, by games in which it plays every seat itself.

    python -m fathoms.games.into_the_blue.study.share_training 3 --games 10000 --seed 1 --out seats-3.npz

It begins with the weights of the network for one seat's view. LANES games go side by side; each turn is
worked out exactly on what the network says of its ends, so the table that it began from has a value with no
dice in it. What a table should be worth is that value and what the turns after it were corrected by, each
later one counting less: no luck is in that either. Some turns are played in a style drawn at random, so that
tables are met that good players do not reach; what comes after such a turn says nothing about the tables
before it.

The same number of players, seed and games give the same network on the same machine.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from fathoms.games.into_the_blue.compiled.instructions import LANES
from fathoms.games.into_the_blue.compiled.rules import (
    IN_ORDER,
    OVER,
    PHASE,
    SEAT,
    TURNS,
    begin,
    row_width,
)
from fathoms.games.into_the_blue.study import network as networks
from fathoms.games.into_the_blue.study.evaluation import ENDS
from fathoms.games.into_the_blue.study.features import LEVELS, STAGES
from fathoms.games.into_the_blue.study.network import Network, network_for, values
from fathoms.games.into_the_blue.study.selfplay import add_likes, draw_likes, end_turn
from fathoms.games.into_the_blue.study.shares import (
    ShareEvaluation,
    new_share_evaluation,
    value_shares,
    view_as,
)
from fathoms.games.into_the_blue.study.training import Learner, add_gradient, learner_for, take_step
from fathoms.games.into_the_blue.study.turns import (
    StandardPlans,
    StandardTurn,
    below,
    best_end,
    choose_dice,
    new_standard_plans,
    standard_turn,
    take_turn,
    unit,
    work_out,
)
from fathoms.jit import njit, njit_helper

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

PLAYERS: Final = range(3, 6)
_STYLED: Final = 0.5
"""The part of the games that begin with turns in a style."""
_LIKES_SHELL: Final = 0.05
_LIKES_CHEST: Final = 0.2
"""How far likes differ."""
_LATER: Final = 0.9
"""How much what a turn is corrected by counts for the table a turn before."""
_MOST_TURNS: Final = 400
_KEPT: Final = 16_384
"""Tables that are remembered to be learned from."""
_LESSONS: Final = 4
"""How often each is learned from."""
_FIRST_RATE: Final = 1e-3
_LAST_RATE: Final = 2e-5
_ROUNDS: Final = 64
_GAMMA: Final = 0x9E3779B97F4A7C15


class Lessons(NamedTuple):
    """The tables met last, each with what it should be worth to every seat."""

    rows: NDArray[np.int64]
    worth: NDArray[np.float64]
    noted: NDArray[np.int64]
    """Tables in all so far."""


class ShareGames(NamedTuple):
    """LANES games, and what they are played with."""

    dive: StandardTurn
    plans: StandardPlans
    evaluation: ShareEvaluation
    rows: NDArray[np.int64]
    streams: NDArray[np.uint64]
    """Where the chance of each lane comes from; the last one says what is learned."""
    ends: NDArray[np.float64]
    """For each lane, what each end of the turn is worth to each seat."""
    weights: NDArray[np.float64]
    stopped: NDArray[np.float64]
    odds: NDArray[np.float64]
    """Room: the chance of each set of dice, of each result, and of each end."""
    said: NDArray[np.float64]
    """For each lane, what the network said of the table that its turn begins from."""
    told: NDArray[np.float64]
    """For each lane, what the turn is worth when it is worked out."""
    past_rows: NDArray[np.int64]
    past: NDArray[np.float64]
    """For each turn of a lane's game the value worked out, and what it was corrected by."""
    past_odd: NDArray[np.int64]
    turns: NDArray[np.int64]
    """Turns so far, and how many of these are played in a style."""
    likes: NDArray[np.float64]
    finished: NDArray[np.int64]
    off: NDArray[np.float64]
    """Turns, and the largest correction of a seat in each, summed."""


def new_share_games(seats: int, network: Network, rng: np.random.Generator) -> ShareGames:
    """Make room for LANES games."""
    dive = standard_turn()
    results = dive.turn.chances.size
    return ShareGames(
        dive,
        new_standard_plans(dive),
        new_share_evaluation(seats, network),
        np.zeros((LANES, row_width(seats)), np.int64),
        rng.integers(0, 2**64, LANES + 1, dtype=np.uint64),
        np.zeros((LANES, ENDS, seats)),
        np.zeros(dive.whole + results),
        np.zeros(results),
        np.zeros(ENDS),
        np.zeros((LANES, seats)),
        np.zeros((LANES, seats)),
        np.zeros((LANES, _MOST_TURNS, row_width(seats)), np.int64),
        np.zeros((LANES, _MOST_TURNS, 2, seats)),
        np.zeros((LANES, _MOST_TURNS), np.int64),
        np.zeros((LANES, 2), np.int64),
        np.zeros((LANES, seats, LEVELS + 1)),
        np.zeros(1, np.int64),
        np.zeros(2),
    )


@njit_helper
def _throw(games: ShareGames) -> None:
    """Let the dice fall that are not kept."""
    weights, larger = games.weights, games.dive.larger
    for at in range(games.dive.whole):
        if weights[at] > 0:
            part = weights[at] / larger.shape[1]
            for face in range(larger.shape[1]):
                weights[larger[at, face]] += part
            weights[at] = 0.0


@njit_helper
def find_odds(games: ShareGames, lane: int) -> None:
    """Find the chance of each end of a turn that is played as planned."""
    dive, plans, weights, stopped = games.dive, games.plans, games.weights, games.stopped
    whole, results = dive.whole, games.stopped.size
    weights[:] = 0.0
    stopped[:] = 0.0
    games.odds[:] = 0.0
    weights[0] = 1.0
    for throw in range(3):
        _throw(games)
        for result in range(results):
            weight = weights[whole + result]
            if weight > 0:
                weights[whole + result] = 0.0
                kept = whole + result
                if throw < 2:
                    kept = choose_dice(dive, plans, lane, throw, kept)
                if kept == whole + result:
                    stopped[result] += weight
                else:
                    weights[kept] += weight
    for result in range(results):
        if stopped[result] > 0:
            games.odds[best_end(dive, plans, lane, whole + result)] += stopped[result]


@njit
def value_turns(games: ShareGames, active: int) -> None:
    """Work out the turns of the first lanes for all seats."""
    evaluation, plans = games.evaluation, games.plans
    seats = evaluation.layout.seats
    for lane in range(active):
        value_shares(evaluation, games.rows[lane], games.ends[lane])
        for end in range(ENDS):
            plans.after[end, lane] = games.ends[lane, end, games.rows[lane, SEAT]]
    work_out(games.dive, plans)
    for lane in range(active):
        find_odds(games, lane)
        for seat in range(seats):
            total = 0.0
            for end in range(ENDS):
                total += games.odds[end] * games.ends[lane, end, seat]
            games.told[lane, seat] = total


@njit_helper
def _end_turn(games: ShareGames, lane: int, end: int) -> None:
    """End a turn, and keep what the network said of how it ended."""
    end_turn(games.evaluation.constants, games.rows[lane], games.streams, lane, end)
    for seat in range(games.evaluation.layout.seats):
        games.said[lane, seat] = games.ends[lane, end, seat]


@njit
def begin_lane(games: ShareGames, lane: int) -> None:
    """Begin a game; who begins is drawn, and turns in a style."""
    streams, seats = games.streams, games.evaluation.layout.seats
    begin(games.evaluation.constants, games.rows[lane], IN_ORDER, below(streams, lane, seats))
    odd = unit(streams, lane) < _STYLED
    games.turns[lane, 0] = 0
    games.turns[lane, 1] = below(streams, lane, 10 * seats) if odd else 0
    draw_likes(streams, lane, games.likes[lane], _LIKES_SHELL, _LIKES_CHEST)


@njit_helper
def _keep_turn(games: ShareGames, lane: int, odd: int) -> None:
    """Remember a turn that begins."""
    turn = games.turns[lane, 0]
    games.past_odd[lane, turn] = odd
    for at in range(games.rows.shape[1]):
        games.past_rows[lane, turn, at] = games.rows[lane, at]
    most = 0.0
    for seat in range(games.said.shape[1]):
        change = games.told[lane, seat] - games.said[lane, seat]
        games.past[lane, turn, 0, seat] = games.told[lane, seat]
        games.past[lane, turn, 1, seat] = change
        most = max(most, abs(change))
    if turn > 0:
        games.off[0] += 1.0
        games.off[1] += most
    games.turns[lane, 0] = turn + 1


@njit_helper
def _note_lessons(games: ShareGames, lessons: Lessons, lane: int) -> None:
    """Note what the tables of a game that is over should have been worth."""
    seats = games.said.shape[1]
    later = games.evaluation.points
    later[:] = 0.0
    for turn in range(games.turns[lane, 0] - 1, -1, -1):
        at = lessons.noted[0] % lessons.rows.shape[0]
        lessons.noted[0] += 1
        lessons.rows[at] = games.past_rows[lane, turn]
        total = 0.0
        for seat in range(seats):
            worth = max(games.past[lane, turn, 0, seat] + later[seat], 0.0)
            lessons.worth[at, seat] = worth
            total += worth
        for seat in range(seats):
            lessons.worth[at, seat] /= total
            later[seat] = _LATER * (later[seat] + games.past[lane, turn, 1, seat])
        if turn > 0 and games.past_odd[lane, turn - 1]:
            later[:] = 0.0


@njit_helper
def _learn(games: ShareGames, learner: Learner, lessons: Lessons) -> None:
    """Learn from one of the tables that are remembered."""
    evaluation, seats = games.evaluation, games.evaluation.layout.seats
    most = min(lessons.noted[0], lessons.rows.shape[0])
    at = below(games.streams, LANES, most)
    evaluation.counts[:] = 0
    for seat in range(seats):
        view_as(evaluation, lessons.rows[at], seat, seat)
    on, counts, banks, worth = evaluation.on, evaluation.counts, evaluation.banks, evaluation.worth
    values(learner.network, learner.hidden, on, counts, banks, worth)
    total = 0.0
    for seat in range(seats):
        total += worth[seat]
    for seat in range(seats):
        one, share = learner.one, worth[seat] / total
        one.counts[0], one.banks[0] = counts[seat], banks[seat]
        values(learner.network, learner.hidden, on[seat : seat + 1], one.counts, one.banks, one.worth)
        error = (share - lessons.worth[at, seat]) * (1.0 - worth[seat])
        add_gradient(learner, on[seat], counts[seat], banks[seat], np.float32(error))


@njit
def play_and_learn(games: ShareGames, learner: Learner, lessons: Lessons, rounds: int, rate: float) -> None:
    """Play some turns in every lane, and learn from those that are remembered."""
    plans = games.plans
    for _ in range(rounds):
        value_turns(games, LANES)
        odd = 0
        for lane in range(LANES):
            styled = games.turns[lane, 0] < games.turns[lane, 1]
            _keep_turn(games, lane, 1 if styled else 0)
            if styled:
                likes = games.likes[lane, games.rows[lane, SEAT]]
                add_likes(games.streams, lane, likes, _LIKES_SHELL, plans.after)
                odd += 1
        if odd > 0:
            work_out(games.dive, plans)
        for lane in range(LANES):
            _end_turn(games, lane, take_turn(games.dive, plans, games.streams, lane))
            if games.rows[lane, PHASE] == OVER:
                _note_lessons(games, lessons, lane)
                games.finished[0] += 1
                begin_lane(games, lane)
            elif games.turns[lane, 0] == _MOST_TURNS:
                begin_lane(games, lane)
        if lessons.noted[0] >= LANES * _ROUNDS:
            for _ in range(LANES * _LESSONS):
                _learn(games, learner, lessons)
            take_step(learner, rate)


@njit
def play_on(games: ShareGames, tables: NDArray[np.int64], seed: int, found: NDArray[np.float64]) -> None:
    """Play games on from tables, each by the network's own choices, every table with the same dice.

    `found` has for each table and game what the first turn is worth and all that later ones are corrected by:
    its mean is what the table is worth when the network plays all seats, and hardly any luck is in it.
    """
    count, seats = found.shape[1], found.shape[2]
    total, begun, done = tables.shape[0] * count, 0, 0
    on = np.full(LANES, -1)
    while done < total:
        for lane in range(LANES):
            if on[lane] < 0 and begun < total:
                on[lane] = begun
                games.rows[lane] = tables[begun // count]
                games.streams[lane] = np.uint64(seed) + np.uint64(begun % count) * np.uint64(_GAMMA)
                games.said[lane] = 0.0
                begun += 1
        value_turns(games, LANES)
        for lane in range(LANES):
            if on[lane] < 0:
                continue
            table, game = on[lane] // count, on[lane] % count
            for seat in range(seats):
                found[table, game, seat] += games.told[lane, seat] - games.said[lane, seat]
            _end_turn(games, lane, take_turn(games.dive, games.plans, games.streams, lane))
            if games.rows[lane, PHASE] == OVER or games.rows[lane, TURNS] > _MOST_TURNS:
                on[lane] = -1
                done += 1


def first_network(seats: int) -> Network:
    """Make a network of all seats from that of one seat's view; who waits is taken for who has just moved."""
    known = network_for(seats)
    kinds = STAGES + seats
    banks = [kind + (kinds if waits == 0 else 0) for waits in range(seats) for kind in range(kinds)]
    return Network(
        known.rows.copy(),
        known.offset.copy(),
        known.second[banks].copy(),
        known.second_offset[banks].copy(),
        known.last[banks].copy(),
        known.last_offset[banks].copy(),
    )


def train(
    seats: int, seed: int, games: int, watch: Callable[[int, float], None] = lambda _games, _off: None
) -> Network:
    """Train a network of all seats.

    Args:
        seats: how many play.
        seed: where all chance comes from.
        games: how many games to play.
        watch: is told the games so far, and the mean of the largest share of corrections lately.
    """
    network = first_network(seats)
    playing = new_share_games(seats, network, np.random.default_rng([seed, seats]))
    lessons = Lessons(
        np.zeros((_KEPT, row_width(seats)), np.int64), np.zeros((_KEPT, seats)), np.zeros(1, np.int64)
    )
    learner = learner_for(network)
    for lane in range(LANES):
        begin_lane(playing, lane)
    while playing.finished[0] < games:
        left = 1 - float(playing.finished[0]) / games
        playing.off[:] = 0
        play_and_learn(playing, learner, lessons, _ROUNDS, _LAST_RATE + (_FIRST_RATE - _LAST_RATE) * left)
        watch(int(playing.finished[0]), float(playing.off[1] / max(playing.off[0], 1)))
    # Rows of features that no table ever showed need no room in the file.
    network.rows[~learner.squares.rows.any(axis=1)] = 0
    return network


def main() -> None:
    """Train a network into a file."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("players", type=int, choices=PLAYERS)
    words.add_argument("--games", type=int, required=True)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--out", type=Path, required=True)
    given = words.parse_args()

    def watch(games: int, off: float) -> None:
        sys.stderr.write(f"\r{games} games, corrections of {off:.4f} a turn ")
        sys.stderr.flush()

    network = train(given.players, given.seed, given.games, watch)
    networks.save(network, given.out, given.players, {"seed": given.seed, "games": given.games})


if __name__ == "__main__":
    main()
