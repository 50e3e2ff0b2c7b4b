"""Taking a turn by its worked-out values, compiled: throw, keep the best dice, choose where the turn ends.

Compiled games go side by side in LANES, as the kernel does. `Plans` holds what the kernel leaves behind for
the two moments at which a player decides which dice to keep.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from fathoms.games.into_the_blue.dice import is_perfect, run_depth
from fathoms.games.into_the_blue.exact.compiled import compiled, inlined
from fathoms.games.into_the_blue.exact.kernel import (
    CHEST_TAKEN,
    FAIL,
    Room,
    TurnArrays,
    placing_slot,
    room_for,
    slot_count,
    turn_arrays,
    turn_of_lanes,
)
from fathoms.games.into_the_blue.exact.lanes import LANES
from fathoms.games.into_the_blue.rules import STANDARD
from fathoms.games.into_the_blue.turn import turn_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.exact.lanes import Rows

_FACES: Final = len(STANDARD.faces)
_DICE: Final = STANDARD.dice
NONE: Final = -1


class Dive(NamedTuple):
    """The standard turn: its arrays for the kernel, and what leads from one set of dice to another."""

    turn: TurnArrays
    short: TurnArrays
    """The same turn with one roll less, for the decision after the second roll."""
    whole: int
    larger: NDArray[np.int64]
    """Each set that is not whole with one die more, by face."""
    smaller: NDArray[np.int64]
    """Each set with one die less; NONE where there are no more."""
    slots: NDArray[np.int64]
    """Each result with the slots that it lets the player choose among; NONE where there are no more."""


@lru_cache(maxsize=1)
def standard_dive() -> Dive:
    """Lay out the standard turn."""
    rules = STANDARD
    turn, arrays = turn_of(rules.faces, rules.dice), turn_arrays(rules)
    larger = arrays.grown.reshape(-1, _FACES)[::-1].astype(np.int64)
    smaller = np.full((len(turn.sets), _DICE), NONE, dtype=np.int64)
    for at, text in enumerate(turn.sets):
        less = sorted({turn.number[text[:die] + text[die + 1 :]] for die in range(len(text))})
        smaller[at, : len(less)] = less
    slots = np.full((len(turn.results), rules.levels), NONE, dtype=np.int64)
    for at, dice in enumerate(turn.results):
        if is_perfect(dice, rules.levels):
            slots[at, 0] = CHEST_TAKEN
            continue
        depth = run_depth(dice, rules.levels)
        for level in range(1, depth + 1):
            slots[at, level - 1] = placing_slot(rules, level, dice.count(str(level)))
        if depth == 0:
            slots[at, 0] = FAIL
    short = arrays._replace(rolls=rules.rolls - 1)
    return Dive(arrays, short, turn.first_result, np.ascontiguousarray(larger), smaller, slots)


class Plans(NamedTuple):
    """LANES turns worked out."""

    after: Rows
    """What each slot is worth: the kernel's way in."""
    late: Rows
    """The best of each set of dice when one throw is to come."""
    early: Rows
    """The best of each set of dice when two throws are to come."""
    finals: Rows
    values: Rows
    """One row: the value of each turn."""


def new_plans(dive: Dive) -> Plans:
    """Make room for LANES turns."""
    results = dive.turn.chances.size
    return Plans(
        np.zeros((slot_count(STANDARD), LANES)),
        np.zeros((dive.whole + results, LANES)),
        np.zeros((dive.whole + results, LANES)),
        np.zeros((results, LANES)),
        np.zeros((1, LANES)),
    )


@compiled
def work_out(dive: Dive, plans: Plans) -> None:
    """Work out the turns whose slots are in `plans.after`."""
    turn_of_lanes(dive.short, plans.after, Room(plans.late, plans.finals), plans.values, 0)
    turn_of_lanes(dive.turn, plans.after, Room(plans.early, plans.finals), plans.values, 0)


@compiled
def turns_of_rows(dive: Dive, after: NDArray[np.float64]) -> NDArray[np.float64]:
    """Work out a turn for each row of slots, and give its value."""
    turns = np.empty(after.shape[0])
    lanes, out, room = np.zeros((after.shape[1], LANES)), np.zeros((1, LANES)), room_for(dive.turn)
    for first in range(0, turns.size, LANES):
        count = min(LANES, turns.size - first)
        for lane in range(count):
            lanes[:, lane] = after[first + lane]
        turn_of_lanes(dive.turn, lanes, room, out, 0)
        turns[first : first + count] = out[0, :count]
    return turns


@inlined
def next_random(streams: NDArray[np.uint64], lane: int) -> np.uint64:
    """Draw 64 bits from the stream of a lane (splitmix64)."""
    streams[lane] += np.uint64(0x9E3779B97F4A7C15)
    bits = streams[lane]
    bits = (bits ^ (bits >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return bits ^ (bits >> np.uint64(31))


@inlined
def below(streams: NDArray[np.uint64], lane: int, most: int) -> int:
    """Draw a whole number below `most`."""
    return int(((next_random(streams, lane) >> np.uint64(32)) * np.uint64(most)) >> np.uint64(32))


@inlined
def unit(streams: NDArray[np.uint64], lane: int) -> float:
    """Draw a number between 0 and 1."""
    return np.float64(next_random(streams, lane) >> np.uint64(11)) * 2.0**-53


@inlined
def throw_dice(dive: Dive, streams: NDArray[np.uint64], lane: int, kept: int) -> int:
    """Throw all dice but those kept, and give the result."""
    while kept < dive.whole:
        kept = dive.larger[kept, below(streams, lane, _FACES)]
    return kept


@inlined
def choose_dice(dive: Dive, plans: Plans, lane: int, throw: int, dice: int) -> int:
    """Choose the best dice to keep after the first throw (0) or the second (1); to keep all is to stop."""
    best = plans.early if throw == 0 else plans.late
    worth = best[dice, lane]
    if plans.finals[dice - dive.whole, lane] >= worth:
        return dice
    # The best worth within a set is its own or that of a smaller one: go down to where it comes from.
    while True:
        lower = NONE
        for at in range(_DICE):
            less = dive.smaller[dice, at]
            if less == NONE:
                break
            if best[less, lane] >= worth:
                lower = less
                break
        if lower == NONE:
            return dice
        dice = lower


@inlined
def best_slot(dive: Dive, plans: Plans, lane: int, dice: int) -> int:
    """Choose where to end a turn with these dice."""
    result = dice - dive.whole
    chosen = dive.slots[result, 0]
    for at in range(1, dive.slots.shape[1]):
        slot = dive.slots[result, at]
        if slot == NONE:
            break
        if plans.after[slot, lane] > plans.after[chosen, lane]:
            chosen = slot
    return chosen


@compiled
def take_turn(dive: Dive, plans: Plans, streams: NDArray[np.uint64], lane: int) -> int:
    """Play the turn of a lane with dice from its stream, and give the slot where it ends."""
    dice = throw_dice(dive, streams, lane, 0)
    for throw in range(2):
        kept = choose_dice(dive, plans, lane, throw, dice)
        if kept == dice:
            break
        dice = throw_dice(dive, streams, lane, kept)
    return best_slot(dive, plans, lane, dice)


@compiled
def thrown(dive: Dive, results: NDArray[np.float64], held: NDArray[np.float64]) -> None:
    """Value each set of kept dice if the others are thrown now, and the results are worth so much."""
    for result in range(results.size):
        held[dive.whole + result] = results[result]
    for at in range(dive.whole - 1, -1, -1):
        total = 0.0
        for face in range(_FACES):
            total += held[dive.larger[at, face]]
        held[at] = total / _FACES


@compiled
def _plan(dive: Dive, finals: NDArray[np.float64], plans: NDArray[np.float64]) -> None:
    best, results = np.empty(plans.shape[1]), finals.copy()
    for throws in range(plans.shape[0]):
        thrown(dive, results, plans[throws])
        for at in range(best.size):
            most = plans[throws, at] if at < dive.whole else finals[at - dive.whole]
            for less in dive.smaller[at]:
                if less == NONE:
                    break
                most = max(most, best[less])
            best[at] = most
        results[:] = best[dive.whole :]


def plan_turn(finals: list[float]) -> list[list[float]]:
    """Do what `turn.Turn.plan` does for the standard turn, faster."""
    dive = standard_dive()
    plans = np.zeros((STANDARD.rolls, dive.whole + len(finals)))
    _plan(dive, np.array(finals), plans)
    return plans.tolist()
