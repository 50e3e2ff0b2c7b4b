"""The bot `greedy`: makes the most of this turn, as if the game ended after it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from fathoms.core import draw_best
from fathoms.games.into_the_blue.dice import is_perfect, run_depth
from fathoms.games.into_the_blue.moves import Keep, Move, Place, Stop
from fathoms.games.into_the_blue.scoring import Table, treasure_points
from fathoms.games.into_the_blue.state import NOBODY, State
from fathoms.games.into_the_blue.turn import turn_of

if TYPE_CHECKING:
    import random

    from fathoms.core import View

_EQUAL: Final = 1e-12


class GreedyBot:
    """Maximises the expected change of its own score minus the best rival's, scoring the table as it lies.

    Chests it cannot see count as the mean of those it cannot see. The three rolls are worked out exactly.
    """

    def choose(self, seen: View[State], rng: random.Random) -> Move:
        """Pick the best move; equally good ones are drawn."""
        state = seen.state
        match state.phase:
            case "place":
                return draw_best(
                    [
                        (lead_after(state, move.level), move)
                        for move in state.moves()
                        if isinstance(move, Place)
                    ],
                    rng,
                    equal=_EQUAL,
                )
            case "decide":
                return self._keep(state, rng)
            case _:
                return rng.choice(state.moves())  # face down, one chest is as good as another

    def _keep(self, state: State, rng: random.Random) -> Move:
        turn = turn_of(state.rules.faces, state.rules.dice)
        finals, plans = _plans(msgspec.structs.replace(state, dice="", held="", rolls=0, phase="roll"))
        held = plans[state.rules.rolls - state.rolls - 1]
        choices: list[tuple[float, Move]] = [
            (held[turn.number[move.faces]], move) for move in state.moves() if isinstance(move, Keep)
        ]
        choices.append((finals[turn.number[state.dice] - turn.first_result], Stop()))
        return draw_best(choices, rng, equal=_EQUAL)


@lru_cache(maxsize=8)
def _plans(start: State) -> tuple[list[float], list[list[float]]]:
    """The value of each result and of each set of kept dice, for the table at the start of a turn."""
    rules = start.rules
    turn = turn_of(rules.faces, rules.dice)
    leads: dict[tuple[int, int], float] = {}

    def lead(level: int, count: int) -> float:
        if (level, count) not in leads:
            leads[level, count] = _lead(start, level, count, 0)
        return leads[level, count]

    now = lead(1, 0)
    chest = _lead(start, 1, 0, 1)
    left = start.left[start.seat]
    finals: list[float] = []
    for dice in turn.results:
        if is_perfect(dice, rules.levels) and NOBODY in start.owners:
            finals.append(chest)
        else:
            levels = range(1, run_depth(dice, rules.levels) + 1)
            finals.append(
                max((lead(level, min(dice.count(str(level)), left)) for level in levels), default=now)
            )
    return finals, turn.plan(finals, rules.rolls - 1)


def lead_after(state: State, level: int) -> float:
    """Own score minus the best rival's if the shells go to this level and the game ends."""
    return _lead(state, level, state.placed_on(level), 0)


def _lead(state: State, level: int, count: int, chests: int) -> float:
    scores = scores_after(state, level, count, chests)
    return scores[state.seat] - max(score for seat, score in enumerate(scores) if seat != state.seat)


def scores_after(state: State, level: int, count: int, chests: int = 0) -> list[float]:
    """Score the table as if the game ended with so many shells and chests more for the seat whose turn it is.

    Chests that cannot be seen count as the mean of those.
    """
    seat, mine = state.seat, state.shells[state.seat]
    mine = (*mine[: level - 1], mine[level - 1] + count, *mine[level:])
    shells = (*state.shells[:seat], mine, *state.shells[seat + 1 :])
    left = (*state.left[:seat], state.left[seat] - count, *state.left[seat + 1 :])
    scores: list[float] = list(treasure_points(state.rules, Table(shells, left, state.last_turn)))
    unseen = sum(state.rules.chests) - sum(value for value in state.chests if value is not None)
    hidden = sum(value is None for value in state.chests)
    mean = unseen / hidden if hidden else 0.0
    for owner, value in zip(state.owners, state.chests, strict=True):
        if owner != NOBODY:
            scores[owner] += mean if value is None else value
    scores[seat] += chests * mean
    return scores
