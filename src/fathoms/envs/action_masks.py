"""Masks of many tables at once: which action is illegal, and actions drawn from masks, compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from fathoms.envs.config import need

need("numba")

from fathoms.jit import njit, njit_helper  # noqa: E402 - a missing library is told first

if TYPE_CHECKING:
    from numpy.typing import NDArray

# The numbers of SplitMix64: a counter stepped by the golden ratio, and two rounds of mixing.
_STEP = np.uint64(0x9E3779B97F4A7C15)
_FIRST = np.uint64(0xBF58476D1CE4E5B9)
_SECOND = np.uint64(0x94D049BB133111EB)


@njit
def first_illegal(masks: NDArray[np.int8], over: NDArray[np.bool_], actions: NDArray[np.int64]) -> int:
    """Give the first table whose action is illegal, or -1; a finished table takes any action."""
    count = masks.shape[1]
    for table in range(len(actions)):
        action = actions[table]
        if not over[table] and (action < 0 or action >= count or masks[table, action] == 0):
            return table
    return -1


@njit_helper
def draw_action(masks: NDArray[np.int8], seeds: NDArray[np.uint64], table: int) -> int:
    """Draw a legal action at one table, all equally likely; -1 if there is none."""
    row = masks[table]
    count = 0
    for action in range(len(row)):
        count += row[action]
    seeds[table] += _STEP
    mixed: Any = seeds[table]
    mixed = (mixed ^ (mixed >> np.uint64(30))) * _FIRST
    mixed = (mixed ^ (mixed >> np.uint64(27))) * _SECOND
    mixed = mixed ^ (mixed >> np.uint64(31))
    left = np.int64(((mixed >> np.uint64(32)) * np.uint64(count)) >> np.uint64(32))
    for action in range(len(row)):
        left -= row[action]
        if left < 0:
            return action
    return -1


@njit
def draw_actions(masks: NDArray[np.int8], seeds: NDArray[np.uint64], actions: NDArray[np.int64]) -> None:
    """Draw a legal action at every table; 0 where a game is over.

    `seeds` holds a counter for each table and is moved on.
    """
    for table in range(len(actions)):
        actions[table] = max(0, draw_action(masks, seeds, table))


@njit
def answer(  # noqa: PLR0913, PLR0917 - the tables, who sits where, and what they do
    masks: NDArray[np.int8],
    over: NDArray[np.bool_],
    mover: NDArray[np.int64],
    seats: NDArray[np.int64],
    seeds: NDArray[np.uint64],
    actions: NDArray[np.int64],
) -> int:
    """Draw actions where others than the learner decide, -1 elsewhere; give how many."""
    others = 0
    for table in range(len(actions)):
        actions[table] = -1
        if not over[table] and mover[table] != seats[table]:
            actions[table] = draw_action(masks, seeds, table)
            others += 1
    return others


@njit
def add_rewards(rewards: NDArray[np.float32], seats: NDArray[np.int64], total: NDArray[np.float32]) -> None:
    """Add what one seat at each table got in the last step."""
    for table in range(len(total)):
        total[table] += rewards[table, seats[table]]
