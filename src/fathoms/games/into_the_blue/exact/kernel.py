"""The turn of Into the Blue worked out exactly, compiled, for many states side by side.

What a turn is worth to the player who begins it depends on nothing but what the player has after it. So a
state enters as one row of `after` values, by slot:

    slot 0                                the dive was unsuccessful (T5)
    slot 1                                a chest was taken (T8)
    slot 2 + (level - 1) * dice + n - 1   n shells were placed on the level (T6, T7)

and leaves as one number: the value of the turn when every choice of dice and of level makes the most of it.
`turn_values` takes any number of states, one a row. `turn_of_lanes` takes LANES states, one a column, and
is what compiled callers use. Any dice, faces, levels and number of rolls will do: they are in the arrays.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from math import factorial, prod
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from fathoms.games.into_the_blue.dice import is_perfect, run_depth
from fathoms.games.into_the_blue.exact.compiled import compiled, inlined
from fathoms.games.into_the_blue.exact.lanes import LANES, add_scaled, larger_of, load, scaled, store
from fathoms.games.into_the_blue.turn import turn_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.exact.lanes import Rows
    from fathoms.games.into_the_blue.rules import Rules

FAIL: Final = 0
CHEST_TAKEN: Final = 1
FIRST_PLACING: Final = 2


class Bests(NamedTuple):
    """Rows that become the largest of some rows, grouped by how many, so that no branch is guessed wrong."""

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
    """Each result with the slots it lets the player choose among."""


def slot_count(rules: Rules) -> int:
    """Count the slots of a state."""
    return FIRST_PLACING + rules.levels * rules.dice


def placing_slot(rules: Rules, level: int, count: int) -> int:
    """Number the slot of placing so many shells on a level."""
    return FIRST_PLACING + (level - 1) * rules.dice + count - 1


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
    smaller = [
        sorted({turn.number[text[:at] + text[at + 1 :]] for at in range(len(text))}) for text in turn.sets
    ]
    slots = [_slots(rules, dice, chests_left=chests_left, shells_left=shells_left) for dice in turn.results]
    sizes = [len(text) for text in turn.sets]
    return TurnArrays(
        rolls=rules.rolls,
        whole=turn.first_result,
        odds=np.array(odds),
        grown=np.array(
            [
                turn.number[_with(turn.faces, text, face)]
                for text in turn.sets[turn.first_result - 1 :: -1]
                for face in turn.faces
            ],
            dtype=np.uint32,
        ),
        kept=_bests((sizes[at], at, smaller[at]) for at in range(1, len(turn.sets))),
        chances=np.array([_chance(dice, turn.faces, odds) for dice in turn.results]),
        finals=_bests((0, at, choices) for at, choices in enumerate(slots)),
    )


def _with(faces: str, text: str, face: str) -> str:
    return "".join(f * ((text + face).count(f)) for f in faces)


def _chance(dice: str, faces: str, odds: Sequence[float]) -> float:
    ways = factorial(len(dice)) // prod(factorial(dice.count(face)) for face in faces)
    return ways * prod(p ** dice.count(face) for face, p in zip(faces, odds, strict=True))


def _slots(rules: Rules, dice: str, *, chests_left: bool, shells_left: bool) -> list[int]:
    if chests_left and is_perfect(dice, rules.levels):
        return [CHEST_TAKEN]
    if not shells_left:
        return [FAIL]
    depth = run_depth(dice, rules.levels)
    return [placing_slot(rules, level, dice.count(str(level))) for level in range(1, depth + 1)] or [FAIL]


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


class Room(NamedTuple):
    """Room to work out turns in; what is in it before does not matter."""

    held: Rows
    """For the sets of kept dice and the results, in the order of their numbers."""
    finals: Rows
    """For the results."""


@inlined
def room_for(turn: TurnArrays) -> Room:
    """Make the room that a turn needs."""
    results = turn.chances.size
    return Room(np.zeros((turn.whole + results, LANES)), np.zeros((results, LANES)))


@inlined
def turn_of_lanes(turn: TurnArrays, after: Rows, room: Room, out: Rows, row: int) -> None:
    """Work out LANES turns at once.

    Args:
        turn: from `turn_arrays`.
        after: what the players have after the turn, shape (slots, LANES).
        room: from `room_for`.
        out: where the values of the turns go.
        row: which row of `out`.
    """
    whole, one = np.uint64(turn.whole), np.uint64(1)
    look_up_finals(turn, after, room)
    for _ in range(turn.rolls - 1):
        throw_dice_of_lanes(turn, room.held)
        keep_the_best(turn, room)
    total = scaled(load(room.held, whole), turn.chances[0])
    for at in range(one, np.uint64(turn.chances.size)):
        total = add_scaled(total, load(room.held, whole + at), turn.chances[at])
    store(out, np.uint64(row), total)


@inlined
def look_up_finals(turn: TurnArrays, after: Rows, room: Room) -> None:
    """A result is worth the best slot it lets the player choose (T6)."""
    bests, whole, one = turn.finals, np.uint64(turn.whole), np.uint64(1)
    for group in range(bests.groups.shape[0]):
        width, entry = bests.groups[group, 2], bests.groups[group, 3]
        for at in range(bests.groups[group, 0], bests.groups[group, 1]):
            most = load(after, bests.rows[entry])
            for more in range(entry + one, entry + width):
                most = larger_of(load(after, bests.rows[more]), most)
            entry += width
            store(room.finals, bests.targets[at], most)
            store(room.held, whole + bests.targets[at], most)


@inlined
def throw_dice_of_lanes(turn: TurnArrays, held: Rows) -> None:
    """The dice that are not kept are thrown: a set is worth the mean of the sets with one die more."""
    whole, one, faces = np.uint64(turn.whole), np.uint64(1), np.uint64(turn.odds.size)
    entry = np.uint64(0)
    for at in range(whole):
        mean = scaled(load(held, turn.grown[entry]), turn.odds[0])
        for face in range(one, faces):
            mean = add_scaled(mean, load(held, turn.grown[entry + face]), turn.odds[face])
        entry += faces
        store(held, whole - one - at, mean)


@inlined
def keep_the_best(turn: TurnArrays, room: Room) -> None:
    """The best dice are kept, or all of them (T2, T3): a result is worth the best set within it or itself."""
    bests, whole, held = turn.kept, np.uint64(turn.whole), room.held
    for at in range(np.uint64(turn.chances.size)):
        store(held, whole + at, load(room.finals, at))
    for group in range(bests.groups.shape[0]):
        width, entry = bests.groups[group, 2], bests.groups[group, 3]
        for at in range(bests.groups[group, 0], bests.groups[group, 1]):
            target = bests.targets[at]
            most = load(held, target)
            for more in range(entry, entry + width):
                most = larger_of(load(held, bests.rows[more]), most)
            entry += width
            store(held, target, most)


@compiled
def _turn_values(turn: TurnArrays, after: NDArray[np.floating[Any]], values: NDArray[np.float64]) -> None:
    room = room_for(turn)
    lanes = np.empty((after.shape[1], LANES))
    out = np.empty((1, LANES))
    states = after.shape[0]
    for first in range(0, states, LANES):
        for lane in range(LANES):
            state = min(first + lane, states - 1)
            for slot in range(after.shape[1]):
                lanes[slot, lane] = after[state, slot]
        turn_of_lanes(turn, lanes, room, out, 0)
        for lane in range(min(LANES, states - first)):
            values[first + lane] = out[0, lane]


def turn_values(turn: TurnArrays, after: NDArray[np.floating[Any]]) -> NDArray[np.float64]:
    """Value the turns of many states: `after` has a row of slots for each (float32 or float64, C order)."""
    values = np.empty(after.shape[0])
    _turn_values(turn, np.ascontiguousarray(after), values)
    return values
