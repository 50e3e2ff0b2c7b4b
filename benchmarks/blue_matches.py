"""Matches of Into the Blue against the solved game of two, in bulk, and what choices give away there.

A game and its rotations share their chance: each turn's dice come from the number of the game and of the
turn alone. So luck falls on all seats alike, and far fewer games tell two players apart.
"""

from __future__ import annotations

import math
from itertools import product
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from fathoms.games.into_the_blue.compiled.instructions import LANES
from fathoms.games.into_the_blue.compiled.rules import (
    IN_ORDER,
    OVER,
    PHASE,
    SEAT,
    TURNS,
    add_treasures,
    begin,
    order_turns,
    row_width,
    score,
    share_of_win,
    shells_on,
)
from fathoms.games.into_the_blue.rules import STANDARD
from fathoms.games.into_the_blue.study import values
from fathoms.games.into_the_blue.study.chests import CHESTS, UNKNOWN, chests_of, win_share
from fathoms.games.into_the_blue.study.evaluation import (
    ENDS,
    Evaluation,
    new_evaluation,
    play_end,
    value_turn,
)
from fathoms.games.into_the_blue.study.features import LEVELS
from fathoms.games.into_the_blue.study.selfplay import end_turn
from fathoms.games.into_the_blue.study.solved import HEADER_BYTES, layout_of
from fathoms.games.into_the_blue.study.turns import (
    StandardPlans,
    StandardTurn,
    best_end,
    choose_dice,
    new_standard_plans,
    standard_turn,
    take_turn,
    throw_dice,
    work_out,
)
from fathoms.games.into_the_blue.study.values import value_ends
from fathoms.jit import njit

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.compiled.rules import Row
    from fathoms.games.into_the_blue.study.network import Network
    from fathoms.games.into_the_blue.study.solved import SolvedTable

EXPERT: Final = 0
GREEDY: Final = 1
PERFECT: Final = 2
"""Kinds of players."""
_SIDE: Final = STANDARD.shells + 1
_TWO: Final = 2
_FACES: Final = len(STANDARD.faces)


class Solution(NamedTuple):
    """The solved table of the standard game, whole and in memory."""

    table: NDArray[np.float32]
    """Shape (pairs of chest counts, other player's position, position of the player to move)."""
    positions: NDArray[np.int32]
    """The number of a position by its shells on each level."""
    pairs: NDArray[np.int64]
    """The block by the chests of the player to move and of the other."""


NO_SOLUTION: Final = Solution(
    np.zeros((1, 1, 1), np.float32), np.zeros((1,) * LEVELS, np.int32), np.zeros((1, 1), np.int64)
)
"""For players who need none."""


def open_solution(solved: SolvedTable) -> Solution:
    """Map a solved table of the standard rules."""
    layout = layout_of(STANDARD)
    shape = (len(layout.pairs), layout.rows, layout.columns)
    table = np.memmap(solved.path, np.dtype("<f4"), "r", HEADER_BYTES, shape)
    positions = np.zeros((_SIDE,) * LEVELS, np.int32)
    for number, placed in enumerate(layout.positions):
        positions[placed] = number
    pairs = np.zeros((CHESTS, CHESTS), np.int64)
    for mine, theirs in product(range(CHESTS), repeat=2):
        pairs[mine, theirs] = layout.pair_number.get((mine, theirs), -1)
    return Solution(np.array(table), positions, pairs)


class Match(NamedTuple):
    """All that a match works with."""

    dive: StandardTurn
    plans: StandardPlans
    evaluation: Evaluation
    solution: Solution
    rows: NDArray[np.int64]
    """LANES tables; chests lie in order and are drawn when they are taken."""
    streams: NDArray[np.uint64]
    numbers: NDArray[np.int64]
    """For each lane the number of its game and the seat of the one player."""
    points: NDArray[np.float64]
    """Room to score in."""


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


@njit
def _position(solution: Solution, row: Row, seat: int) -> int:
    one, two, three = shells_on(row, seat, 0), shells_on(row, seat, 1), shells_on(row, seat, 2)
    return int(solution.positions[one, two, three, shells_on(row, seat, 3), shells_on(row, seat, 4)])


@njit
def fill_from_solution(match: Match, row: Row, ends: NDArray[np.float64]) -> None:
    """Value every end of the turn that begins at a row of two seats; nobody looks into a chest."""
    evaluation, solution, after = match.evaluation, match.solution, match.evaluation.after
    constants, viewer = evaluation.constants, row[SEAT]
    for end in range(ENDS):
        for at in range(len(row)):
            after[at] = row[at]
        play_end(constants, after, end, 0)
        if after[PHASE] == OVER:
            order_turns(constants, after)
            add_treasures(constants, after, evaluation.points)
            own = UNKNOWN + chests_of(after, viewer)
            ends[end] = win_share(after, viewer, own, evaluation.points, evaluation.deals)
        else:
            mover, other = after[SEAT], 1 - after[SEAT]
            block = solution.pairs[chests_of(after, mover), chests_of(after, other)]
            value = float(
                solution.table[block, _position(solution, after, other), _position(solution, after, mover)]
            )
            ends[end] = value if mover == viewer else 1.0 - value


@njit
def _fill(match: Match, kind: int, looks: int, lane: int) -> None:
    """Value every end of a turn as a kind of player does."""
    row, ends = match.rows[lane], match.plans.after[:, lane]
    if kind == EXPERT:
        value_turn(match.evaluation, row, looks, ends)
    elif kind == GREEDY:
        constants = match.evaluation.constants
        value_ends(constants, row, values.GREEDY, match.points[0], match.points[1], ends)
    else:
        fill_from_solution(match, row, ends)


@njit
def _begin(match: Match, lane: int, number: int, seat: int, first: int) -> None:
    match.numbers[lane, 0], match.numbers[lane, 1] = number, seat
    begin(match.evaluation.constants, match.rows[lane], IN_ORDER, first)


@njit
def _chance_of(number: int, turn: int) -> np.uint64:
    """Begin the stream of one turn of one game."""
    return np.uint64(number) * np.uint64(0xD1342543DE82EF95) + np.uint64(turn) * np.uint64(0xAF251AF3B0F025B5)


@njit
def _play(match: Match, kinds: tuple[int, int], looks: int, first: int, won: NDArray[np.float64]) -> None:
    rows, seats = match.rows, match.evaluation.layout.seats
    total, begun, done = won.size * seats, 0, 0
    for lane in range(LANES):
        match.numbers[lane, 0] = -1
        if begun < total:
            _begin(match, lane, begun // seats, begun % seats, 0)
            begun += 1
    while done < total:
        for lane in range(LANES):
            if match.numbers[lane, 0] >= 0:
                _fill(match, kinds[int(rows[lane, SEAT] != match.numbers[lane, 1])], looks, lane)
        work_out(match.dive, match.plans)
        for lane in range(LANES):
            number = match.numbers[lane, 0]
            if number < 0:
                continue
            match.streams[lane] = _chance_of(first + number, rows[lane, TURNS])
            end = take_turn(match.dive, match.plans, match.streams, lane)
            end_turn(match.evaluation.constants, match.rows[lane], match.streams, lane, end)
            if rows[lane, PHASE] == OVER:
                score(match.evaluation.constants, rows[lane], match.evaluation.points)
                won[number] += share_of_win(match.evaluation.points, match.numbers[lane, 1]) / seats
                done += 1
                match.numbers[lane, 0] = -1
                if begun < total:
                    _begin(match, lane, begun // seats, begun % seats, 0)
                    begun += 1


def new_match(seats: int, network: Network, seed: int, solution: Solution | None = None) -> Match:
    """Set LANES tables for a match."""
    dive = standard_turn()
    return Match(
        dive,
        new_standard_plans(dive),
        new_evaluation(seats, network),
        solution or NO_SOLUTION,
        np.zeros((LANES, row_width(seats)), np.int64),
        np.random.default_rng(seed).integers(0, 2**64, LANES, dtype=np.uint64),
        np.zeros((LANES, 2), np.int64),
        np.zeros((2, seats)),
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
        blind: EXPERT does not look into its own chests.
    """
    match = new_match(seats, network, seed, solution)
    won = np.zeros(games)
    _play(match, kinds, int(not blind), seed * 1_000_000_007, won)
    margin = 1.96 * float(won.std(ddof=1)) / math.sqrt(games)
    return Standing(games * seats, float(won.mean()), margin)


class Losses(NamedTuple):
    """What was given away, by turn."""

    lost: NDArray[np.float64]

    @property
    def per_turn(self) -> float:
        """Winning chance given away in a turn, on average."""
        return float(self.lost.mean())

    @property
    def margin(self) -> float:
        """Half of the 95 % confidence interval of that."""
        return 1.96 * float(self.lost.std()) / float(np.sqrt(self.lost.size))


@njit
def _thrown(dive: StandardTurn, results: NDArray[np.float64], held: NDArray[np.float64]) -> None:
    """Value each set of kept dice if the others are thrown now."""
    for result in range(results.size):
        held[dive.whole + result] = results[result]
    for at in range(dive.whole - 1, -1, -1):
        total = 0.0
        for face in range(_FACES):
            total += held[dive.larger[at, face]]
        held[at] = total / _FACES


@njit
def _judged_turn(
    match: Match, truth: StandardPlans, held: NDArray[np.float64], lane: int
) -> tuple[int, float]:
    """Play a turn as planned; give its end and what its choices gave away."""
    dive, plans, streams = match.dive, match.plans, match.streams
    lost = 0.0
    dice = throw_dice(dive, streams, lane, 0)
    for throw in range(2):
        best = truth.early if throw == 0 else truth.late
        kept = choose_dice(dive, plans, lane, throw, dice)
        if kept == dice:
            lost += best[dice, lane] - truth.finals[dice - dive.whole, lane]
            break
        # After the first throw the next dice are worth the best of them, after the second what they show.
        _thrown(dive, truth.late[dive.whole :, lane] if throw == 0 else truth.finals[:, lane], held)
        lost += best[dice, lane] - held[kept]
        dice = throw_dice(dive, streams, lane, kept)
    end = best_end(dive, plans, lane, dice)
    return end, lost + truth.finals[dice - dive.whole, lane] - truth.after[end, lane]


@njit
def _judge(match: Match, truth: StandardPlans, kind: int, looks: int, lost: NDArray[np.float64]) -> None:
    held = np.zeros(match.dive.whole + match.dive.turn.chances.size)
    for lane in range(LANES):
        _begin(match, lane, 0, 0, lane % _TWO)
    turn = 0
    while turn < lost.size:
        for lane in range(LANES):
            _fill(match, kind, looks, lane)
            fill_from_solution(match, match.rows[lane], truth.after[:, lane])
        work_out(match.dive, match.plans)
        work_out(match.dive, truth)
        for lane in range(LANES):
            end, gone = _judged_turn(match, truth, held, lane)
            if turn < lost.size:
                lost[turn] = gone
                turn += 1
            end_turn(match.evaluation.constants, match.rows[lane], match.streams, lane, end)
            if match.rows[lane, PHASE] == OVER:
                _begin(match, lane, 0, 0, lane % _TWO)


def judge_turns(  # noqa: PLR0913 - all but the first three by name
    network: Network, solution: Solution, kind: int, *, turns: int, seed: int = 1, blind: bool = True
) -> Losses:
    """Judge so many turns of a kind of player against itself.

    Args:
        network: what EXPERT values tables with.
        solution: the solved game, in which nobody looks into a chest.
        kind: EXPERT, GREEDY or PERFECT.
        turns: how many turns.
        seed: which games.
        blind: EXPERT does not look into own chests either; one who does may have good reason to differ.
    """
    match = new_match(_TWO, network, seed, solution)
    losses = Losses(np.zeros(turns))
    _judge(match, new_standard_plans(match.dive), kind, int(not blind), losses.lost)
    return losses
