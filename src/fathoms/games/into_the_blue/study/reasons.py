"""Why a choice beats another one, in words: what the dive then reaches, or what the level gains at once."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from fathoms.core import Phrase
from fathoms.games.into_the_blue.bots.greedy import turn_values
from fathoms.games.into_the_blue.dice import is_perfect, run_depth
from fathoms.games.into_the_blue.moves import Keep, Place, Stop
from fathoms.games.into_the_blue.scoring import changes
from fathoms.games.into_the_blue.state import NOBODY
from fathoms.games.into_the_blue.study.turn import CHEST_TAKEN, FAIL, Plan, placing, turn_of, turn_start
from fathoms.games.into_the_blue.study.values import POINTS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from fathoms.games.into_the_blue.moves import Move
    from fathoms.games.into_the_blue.rules import Rules
    from fathoms.games.into_the_blue.state import State

_LEAST: Final = 0.03
"""A difference of chances that is worth a sentence."""
_CHEST: Final = 0


class Goal(NamedTuple):
    """What dice may show at the end of a dive: so many of a level that it reaches, or a perfect dive."""

    level: int
    dice: int


def explain(state: State, best: Move, played: Move) -> Phrase | None:
    """Say in one sentence why one choice beats another; None if the rules alone do not show it."""
    if isinstance(best, Place) and isinstance(played, Place):
        return _why_level(state, best, played)
    if isinstance(best, Keep | Stop) and isinstance(played, Keep | Stop):
        return _why_dice(state, best, played)
    return None


def _why_dice(state: State, best: Keep | Stop, played: Keep | Stop) -> Phrase | None:
    """Find what the better dice reach more often; of several things the one that brings most points."""
    points = turn_values(turn_start(state), POINTS).ends
    told: Phrase | None = None
    most = 0.0
    for goal in _goals(state):
        better, worse = (_chance(state, move, goal) for move in (best, played))
        end = CHEST_TAKEN if goal.level == _CHEST else placing(state.rules, *goal)
        gain = (better - worse) * (points[end] - points[FAIL])
        if better - worse >= _LEAST and gain > most:
            most = gain
            key = "chest" if goal.level == _CHEST else "reach" if goal.dice == 1 else "shells"
            told = Phrase(
                f"into-the-blue.reason-{key}",
                {
                    "level": goal.level,
                    "count": goal.dice,
                    "better": round(100 * better),
                    "worse": round(100 * worse),
                },
            )
    return told


def _goals(state: State) -> Iterator[Goal]:
    rules = state.rules
    if NOBODY in state.owners:
        yield Goal(_CHEST, 1)
    for level in range(1, rules.levels + 1):
        # The run down to a level takes a die for each level above it.
        yield from (Goal(level, count) for count in range(1, rules.dice - level + 2))


def _chance(state: State, move: Keep | Stop, goal: Goal) -> float:
    """Tell how often a goal is reached by a player who wants nothing else."""
    rules = state.rules
    if isinstance(move, Stop):
        return float(_is_met(rules, state.dice, goal))
    return _chances(rules, state.rolls_left, goal)[turn_of(rules.faces, rules.dice).number[move.faces]]


@lru_cache(maxsize=256)
def _chances(rules: Rules, rolls_left: int, goal: Goal) -> Sequence[float]:
    """Tell it for every set of kept dice."""
    results = turn_of(rules.faces, rules.dice).results
    return Plan(rules, [float(_is_met(rules, dice, goal)) for dice in results], rolls_left).held[-1]


def _is_met(rules: Rules, dice: str, goal: Goal) -> bool:
    if goal.level == _CHEST:
        return is_perfect(dice, rules.levels)
    return run_depth(dice, rules.levels) >= goal.level and dice.count(str(goal.level)) >= goal.dice


def _why_level(state: State, best: Place, played: Place) -> Phrase | None:
    """Compare what two levels gain at once, or take from somebody."""
    seat = state.seat
    (mine, theirs), (less, taken) = (_swing(state, move) for move in (best, played))
    levels = {"level": best.level, "other": played.level}
    if mine > less:
        return Phrase("into-the-blue.reason-place", {**levels, "gain": mine, "less": less})
    rival = max(theirs, key=lambda other: theirs[other] - taken.get(other, 0), default=None)
    if rival is not None and theirs[rival] > taken.get(rival, 0):
        lost = {"gain": theirs[rival], "less": taken.get(rival, 0)}
        return Phrase("into-the-blue.reason-take", {**levels, **lost})
    shells = [each[played.level - 1] for each in state.table.shells]
    if less == 0 and shells[seat] > max(shells[:seat] + shells[seat + 1 :]):
        return Phrase("into-the-blue.reason-held", {**levels})
    return None


def _swing(state: State, move: Place) -> tuple[int, dict[int, int]]:
    """Tell the points that a placing brings its player at once, and those that others lose by it."""
    found = changes(state.rules, state.table, state.play(move).table)
    mine = sum(each.points for each in found if each.seat == state.seat)
    lost: dict[int, int] = {}
    for each in found:
        if each.seat != state.seat and each.points < 0:
            lost[each.seat] = lost.get(each.seat, 0) - each.points
    return mine, lost
