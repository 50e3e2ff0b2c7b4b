"""The turn of Into the Blue worked out exactly, compiled, for many tables side by side.

What a turn is worth to the player who begins it depends on nothing but what the player has after it. So a
table enters as a column of `after` values, one for each end of the turn (`study.turn`), and leaves as one
number: the value of the turn when every choice of dice and of level makes the most of it. Any dice, faces,
levels and number of rolls will do: they are in the arrays. LANES tables go side by side.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from math import factorial, prod
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from fathoms.games.into_the_blue.compiled.instructions import (
    LANES,
    add_scaled,
    larger_of,
    load,
    scaled,
    store,
)
from fathoms.games.into_the_blue.rules import STANDARD, most_rolls
from fathoms.games.into_the_blue.study.turn import end_count, ends_of, turn_of
from fathoms.jit import njit, njit_helper

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.compiled.instructions import Lanes
    from fathoms.games.into_the_blue.rules import Rules

_FACES: Final = len(STANDARD.faces)
_DICE: Final = STANDARD.dice
NONE: Final = -1


class Bests(NamedTuple):
    """Lanes that become the largest of some rows, grouped by how many, so that no branch is guessed wrong."""

    groups: NDArray[np.uint64]
    """For each group: its first target, the one after its last, rows a target, its first entry in `rows`."""
    targets: NDArray[np.uint32]
    rows: NDArray[np.uint32]


class TurnArrays(NamedTuple):
    """One kind of turn. Sets of kept dice are numbered as in `turn.Turn`: small ones first, results last."""

    rolls: int
    whole: int
    """The number of the first whole result; also how many sets are not whole."""
    odds: NDArray[np.float64]
    """The chance of each face."""
    grown: NDArray[np.uint32]
    """From the largest set that is not whole to the empty one: the set with one die more, for each face."""
    kept: Bests
    """Each set with the sets one die smaller, in the order of their size."""
    chances: NDArray[np.float64]
    """The chance of each result when all dice are thrown."""
    finals: Bests
    """Each result with the ends it lets the player choose among."""


@lru_cache(maxsize=32)
def turn_arrays(rules: Rules, *, chests_left: bool = True, shells_left: bool = True) -> TurnArrays:
    """Lay out a turn of this rule set.

    Args:
        rules: dice, faces, levels and rolls are read.
        chests_left: without, a perfect dive is a dive like any other.
        shells_left: without, a dive that brings no chest is worth an unsuccessful one.
    """
    turn = turn_of(rules.faces, rules.dice)
    odds = [rules.faces.count(face) / len(rules.faces) for face in turn.faces]
    ends = ends_of(rules, chests_left=chests_left, shells_left=shells_left)
    sizes = [len(text) for text in turn.sets]
    return TurnArrays(
        rolls=most_rolls(rules),
        whole=turn.first_result,
        odds=np.array(odds),
        grown=np.array([at for row in reversed(turn.larger) for at, _ in row], dtype=np.uint32),
        kept=_bests((sizes[at], at, turn.smaller[at][::-1]) for at in range(1, len(turn.sets))),
        chances=np.array([_chance(dice, turn.faces, odds) for dice in turn.results]),
        finals=_bests((0, at, choices) for at, choices in enumerate(ends)),
    )


def _chance(dice: str, faces: str, odds: Sequence[float]) -> float:
    ways = factorial(len(dice)) // prod(factorial(dice.count(face)) for face in faces)
    return ways * prod(p ** dice.count(face) for face, p in zip(faces, odds, strict=True))


def _bests(entries: Iterable[tuple[int, int, list[int]]]) -> Bests:
    """Order (step, target, rows) by step, then by the number of rows."""
    ordered = sorted(entries, key=lambda entry: (entry[0], len(entry[2]), entry[1]))
    groups: list[tuple[int, int, int, int]] = []
    targets: list[int] = []
    rows: list[int] = []
    for (_, width), members in groupby(ordered, key=lambda entry: (entry[0], len(entry[2]))):
        first, start = len(targets), len(rows)
        for _, target, choices in members:
            targets.append(target)
            rows.extend(choices)
        groups.append((first, len(targets), width, start))
    return Bests(np.array(groups, np.uint64), np.array(targets, np.uint32), np.array(rows, np.uint32))


class Scratch(NamedTuple):
    """Room to work out turns in; what is in it before does not matter."""

    held: Lanes
    """For the sets of kept dice and the results, in the order of their numbers."""
    finals: Lanes
    """For the results."""


@njit_helper
def scratch_for(turn: TurnArrays) -> Scratch:
    """Make the room that a turn needs."""
    results = turn.chances.size
    return Scratch(np.zeros((turn.whole + results, LANES)), np.zeros((results, LANES)))


@njit_helper
def turn_of_lanes(turn: TurnArrays, after: Lanes, scratch: Scratch, out: Lanes, row: int) -> None:
    """Work out LANES turns at once.

    Args:
        turn: from `turn_arrays`.
        after: what the players have after the turn, shape (ends, LANES).
        scratch: from `scratch_for`.
        out: where the values of the turns go.
        row: which row of `out`.
    """
    whole, one = np.uint64(turn.whole), np.uint64(1)
    look_up_finals(turn, after, scratch)
    for _ in range(turn.rolls - 1):
        throw_dice_of_lanes(turn, scratch.held)
        keep_the_best(turn, scratch)
    total = scaled(load(scratch.held, whole), turn.chances[0])
    for at in range(one, np.uint64(turn.chances.size)):
        total = add_scaled(total, load(scratch.held, whole + at), turn.chances[at])
    store(out, np.uint64(row), total)


@njit_helper
def look_up_finals(turn: TurnArrays, after: Lanes, scratch: Scratch) -> None:
    """A result is worth the best end it lets the player choose (T6)."""
    bests, whole, one = turn.finals, np.uint64(turn.whole), np.uint64(1)
    for group in range(bests.groups.shape[0]):
        width, entry = bests.groups[group, 2], bests.groups[group, 3]
        for at in range(bests.groups[group, 0], bests.groups[group, 1]):
            most = load(after, bests.rows[entry])
            for more in range(entry + one, entry + width):
                most = larger_of(load(after, bests.rows[more]), most)
            entry += width
            store(scratch.finals, bests.targets[at], most)
            store(scratch.held, whole + bests.targets[at], most)


@njit_helper
def throw_dice_of_lanes(turn: TurnArrays, held: Lanes) -> None:
    """The dice that are not kept are thrown: a set is worth the mean of the sets with one die more."""
    whole, one, faces = np.uint64(turn.whole), np.uint64(1), np.uint64(turn.odds.size)
    entry = np.uint64(0)
    for at in range(whole):
        mean = scaled(load(held, turn.grown[entry]), turn.odds[0])
        for face in range(one, faces):
            mean = add_scaled(mean, load(held, turn.grown[entry + face]), turn.odds[face])
        entry += faces
        store(held, whole - one - at, mean)


@njit_helper
def keep_the_best(turn: TurnArrays, scratch: Scratch) -> None:
    """The best dice are kept, or all of them (T2, T3): a result is worth the best set within it or itself."""
    bests, whole, held = turn.kept, np.uint64(turn.whole), scratch.held
    for at in range(np.uint64(turn.chances.size)):
        store(held, whole + at, load(scratch.finals, at))
    for group in range(bests.groups.shape[0]):
        width, entry = bests.groups[group, 2], bests.groups[group, 3]
        for at in range(bests.groups[group, 0], bests.groups[group, 1]):
            target = bests.targets[at]
            most = load(held, target)
            for more in range(entry, entry + width):
                most = larger_of(load(held, bests.rows[more]), most)
            entry += width
            store(held, target, most)


@njit
def turns_of_rows(turn: TurnArrays, after: NDArray[np.floating[Any]]) -> NDArray[np.float64]:
    """Value the turns of many tables: `after` has a row of ends for each (float32 or float64, C order)."""
    tables = after.shape[0]
    values = np.empty(tables)
    lanes, out, scratch = np.zeros((after.shape[1], LANES)), np.empty((1, LANES)), scratch_for(turn)
    for first in range(0, tables, LANES):
        count = min(LANES, tables - first)
        for lane in range(count):
            for end in range(after.shape[1]):
                lanes[end, lane] = after[first + lane, end]
        turn_of_lanes(turn, lanes, scratch, out, 0)
        for lane in range(count):
            values[first + lane] = out[0, lane]
    return values


@njit
def _plan(turn: TurnArrays, after: NDArray[np.float64], held: NDArray[np.float64]) -> None:
    scratch, lanes = scratch_for(turn), np.empty((after.size, LANES))
    for end in range(after.size):
        lanes[end] = after[end]
    look_up_finals(turn, lanes, scratch)
    for throws in range(held.shape[0]):
        if throws > 0:
            keep_the_best(turn, scratch)
        throw_dice_of_lanes(turn, scratch.held)
        for at in range(held.shape[1]):
            held[throws, at] = scratch.held[at, 0]


def plan_turn(rules: Rules, ends: NDArray[np.float64]) -> list[list[float]]:
    """Do what `turn.Turn.plan` does, faster."""
    turn = turn_arrays(rules)
    held = np.zeros((turn.rolls, turn.whole + turn.chances.size))
    _plan(turn, ends, held)
    return held.tolist()


class StandardTurn(NamedTuple):
    """The standard turn: its arrays, and what leads from one set of dice to another."""

    turn: TurnArrays
    short: TurnArrays
    """The same turn with one roll less, for the decision after the second roll."""
    whole: int
    larger: NDArray[np.int64]
    """Each set that is not whole with one die more, by face."""
    smaller: NDArray[np.int64]
    """Each set with one die less; NONE where there are no more."""
    ends: NDArray[np.int64]
    """Each result with the ends that it lets the player choose among; NONE where there are no more."""


@lru_cache(maxsize=1)
def standard_turn() -> StandardTurn:
    """Lay out the standard turn."""
    rules = STANDARD
    turn, arrays = turn_of(rules.faces, rules.dice), turn_arrays(rules)
    smaller = np.full((len(turn.sets), _DICE), NONE, dtype=np.int64)
    for at, less in enumerate(turn.smaller):
        smaller[at, : len(less)] = less[::-1]
    ends = np.full((len(turn.results), rules.levels), NONE, dtype=np.int64)
    for at, each in enumerate(ends_of(rules)):
        ends[at, : len(each)] = each
    short = arrays._replace(rolls=rules.rolls - 1)
    return StandardTurn(arrays, short, turn.first_result, larger_sets(arrays), smaller, ends)


def larger_sets(turn: TurnArrays) -> NDArray[np.int64]:
    """Give each set that is not whole with one die more, by face."""
    return np.ascontiguousarray(turn.grown.reshape(-1, turn.odds.size)[::-1].astype(np.int64))


class StandardPlans(NamedTuple):
    """LANES standard turns worked out."""

    after: Lanes
    """What each end is worth: the way in."""
    late: Lanes
    """The best of each set of dice when one throw is to come."""
    early: Lanes
    """The best of each set of dice when two throws are to come."""
    finals: Lanes
    values: Lanes
    """One row: the value of each turn."""


def new_standard_plans(dive: StandardTurn) -> StandardPlans:
    """Make room for LANES turns."""
    results = dive.turn.chances.size
    return StandardPlans(
        np.zeros((end_count(STANDARD), LANES)),
        np.zeros((dive.whole + results, LANES)),
        np.zeros((dive.whole + results, LANES)),
        np.zeros((results, LANES)),
        np.zeros((1, LANES)),
    )


@njit
def work_out(dive: StandardTurn, plans: StandardPlans) -> None:
    """Work out the turns whose ends are in `plans.after`."""
    turn_of_lanes(dive.short, plans.after, Scratch(plans.late, plans.finals), plans.values, 0)
    turn_of_lanes(dive.turn, plans.after, Scratch(plans.early, plans.finals), plans.values, 0)


@njit_helper
def next_random(streams: NDArray[np.uint64], lane: int) -> np.uint64:
    """Draw 64 bits from the stream of a lane (splitmix64)."""
    streams[lane] += np.uint64(0x9E3779B97F4A7C15)
    bits = streams[lane]
    bits = (bits ^ (bits >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return bits ^ (bits >> np.uint64(31))


@njit_helper
def below(streams: NDArray[np.uint64], lane: int, most: int) -> int:
    """Draw a whole number below `most`."""
    return int(((next_random(streams, lane) >> np.uint64(32)) * np.uint64(most)) >> np.uint64(32))


@njit_helper
def unit(streams: NDArray[np.uint64], lane: int) -> float:
    """Draw a number between 0 and 1."""
    return np.float64(next_random(streams, lane) >> np.uint64(11)) * 2.0**-53


@njit_helper
def throw_dice(dive: StandardTurn, streams: NDArray[np.uint64], lane: int, kept: int) -> int:
    """Throw all dice but those kept, and give the result."""
    while kept < dive.whole:
        kept = dive.larger[kept, below(streams, lane, _FACES)]
    return kept


@njit_helper
def choose_dice(dive: StandardTurn, plans: StandardPlans, lane: int, throw: int, dice: int) -> int:
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


@njit_helper
def best_end(dive: StandardTurn, plans: StandardPlans, lane: int, dice: int) -> int:
    """Choose where to end a turn with these dice."""
    result = dice - dive.whole
    chosen = dive.ends[result, 0]
    for at in range(1, dive.ends.shape[1]):
        end = dive.ends[result, at]
        if end == NONE:
            break
        if plans.after[end, lane] > plans.after[chosen, lane]:
            chosen = end
    return chosen


@njit
def take_turn(dive: StandardTurn, plans: StandardPlans, streams: NDArray[np.uint64], lane: int) -> int:
    """Play the turn of a lane with dice from its stream, and give how it ends."""
    dice = throw_dice(dive, streams, lane, 0)
    for throw in range(2):
        kept = choose_dice(dive, plans, lane, throw, dice)
        if kept == dice:
            break
        dice = throw_dice(dive, streams, lane, kept)
    return best_end(dive, plans, lane, dice)
