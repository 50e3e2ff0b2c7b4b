"""How much winning chance a player gives away, compiled: each choice against the solved game.

`regret` judges any bot through the engine; this judges the network, and the bot `greedy`, in hundreds of
thousands of turns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from fathoms.games.into_the_blue.exact.compiled import compiled
from fathoms.games.into_the_blue.exact.dive import (
    best_slot,
    choose_dice,
    new_plans,
    throw_dice,
    thrown,
    work_out,
)
from fathoms.games.into_the_blue.exact.games import begin, end_turn_with, known_to, seat_at
from fathoms.games.into_the_blue.exact.lanes import LANES
from fathoms.games.into_the_blue.exact.match import Match, fill_slots, new_match
from fathoms.games.into_the_blue.exact.solution import fill_from_solution

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.exact.dive import Plans
    from fathoms.games.into_the_blue.exact.network import Network
    from fathoms.games.into_the_blue.exact.solution import Solution

_SEATS: Final = 2


class Losses(NamedTuple):
    """What was given away, by turn."""

    lost: NDArray[np.float64]
    shells: NDArray[np.int64]
    """Shells on the board when the turn began."""

    @property
    def per_turn(self) -> float:
        """Winning chance given away in a turn, on average."""
        return float(self.lost.mean())

    @property
    def margin(self) -> float:
        """Half of the 95 % confidence interval of that."""
        return 1.96 * float(self.lost.std()) / float(np.sqrt(self.lost.size))


@compiled
def _judged_turn(match: Match, truth: Plans, held: NDArray[np.float64], lane: int) -> tuple[int, float]:
    """Play a turn as planned; give the slot it ends in and what its choices gave away."""
    dive, plans, streams = match.dive, match.plans, match.games.streams
    lost = 0.0
    dice = throw_dice(dive, streams, lane, 0)
    for throw in range(2):
        best = truth.early if throw == 0 else truth.late
        kept = choose_dice(dive, plans, lane, throw, dice)
        if kept == dice:
            lost += best[dice, lane] - truth.finals[dice - dive.whole, lane]
            break
        # After the first throw the next dice are worth the best of them, after the second what they show.
        thrown(dive, truth.late[dive.whole :, lane] if throw == 0 else truth.finals[:, lane], held)
        lost += best[dice, lane] - held[kept]
        dice = throw_dice(dive, streams, lane, kept)
    slot = best_slot(dive, plans, lane, dice)
    return slot, lost + truth.finals[dice - dive.whole, lane] - truth.after[slot, lane]


@compiled
def _judge(  # noqa: PLR0913, PLR0917 - compiled: plain arrays
    match: Match, truth: Plans, kind: int, blind: int, lost: NDArray[np.float64], shells: NDArray[np.int64]
) -> None:
    games, table = match.games, match.table
    held = np.zeros(match.dive.whole + match.dive.turn.chances.size)
    for lane in range(LANES):
        begin(games, lane, lane % _SEATS, blind)
    turn = 0
    while turn < lost.size:
        for lane in range(LANES):
            mover, last_turns = games.mover[lane], games.last_turns[lane]
            seat_at(games, lane, mover, table)
            fill_slots(match, kind, known_to(games, lane, mover), last_turns, lane)
            fill_from_solution(match.solution, match.room, table, last_turns, truth.after, lane)
        work_out(match.dive, match.plans)
        work_out(match.dive, truth)
        for lane in range(LANES):
            slot, gone = _judged_turn(match, truth, held, lane)
            if turn < lost.size:
                lost[turn] = gone
                shells[turn] = games.shells[lane].sum()
                turn += 1
            if end_turn_with(games, lane, slot):
                begin(games, lane, lane % _SEATS, blind)


def judge_turns(  # noqa: PLR0913 - all but the first three by name
    network: Network, solution: Solution, kind: int, *, turns: int, seed: int = 1, blind: bool = True
) -> Losses:
    """Judge so many turns of a kind of player (`match`) against itself.

    Args:
        network: what EXPERT values tables with.
        solution: the solved game, in which nobody looks into a chest.
        kind: EXPERT, GREEDY or PERFECT.
        turns: how many turns.
        seed: which games.
        blind: the player does not look into own chests either; one who does may have good reason to differ.
    """
    match = new_match(_SEATS, network, seed, solution)
    losses = Losses(np.zeros(turns), np.zeros(turns, np.int64))
    _judge(match, new_plans(match.dive), kind, int(blind), losses.lost, losses.shells)
    return losses
