"""Many tables at once: which word is illegal, and words drawn from masks. Compiled, for every step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from fathoms.envs.setting import need

need("numba")

from fathoms.numeric import compiled, inlined  # noqa: E402 - a missing library is told first

if TYPE_CHECKING:
    from numpy.typing import NDArray

# The numbers of SplitMix64: a counter stepped by the golden ratio, and two rounds of mixing.
_STEP = np.uint64(0x9E3779B97F4A7C15)
_FIRST = np.uint64(0xBF58476D1CE4E5B9)
_SECOND = np.uint64(0x94D049BB133111EB)


@compiled
def first_illegal(masks: NDArray[np.int8], over: NDArray[np.bool_], said: NDArray[np.int64]) -> int:
    """Give the first table whose word may not be said, or -1; a table that is over takes any word."""
    words = masks.shape[1]
    for table in range(len(said)):
        word = said[table]
        if not over[table] and (word < 0 or word >= words or masks[table, word] == 0):
            return table
    return -1


@inlined
def draw_word(masks: NDArray[np.int8], seeds: NDArray[np.uint64], table: int) -> int:
    """Draw a legal word at one table, each as likely as the other; -1 if there is none."""
    row = masks[table]
    count = 0
    for word in range(len(row)):
        count += row[word]
    seeds[table] += _STEP
    mixed: Any = seeds[table]
    mixed = (mixed ^ (mixed >> np.uint64(30))) * _FIRST
    mixed = (mixed ^ (mixed >> np.uint64(27))) * _SECOND
    mixed = mixed ^ (mixed >> np.uint64(31))
    left = np.int64(((mixed >> np.uint64(32)) * np.uint64(count)) >> np.uint64(32))
    for word in range(len(row)):
        left -= row[word]
        if left < 0:
            return word
    return -1


@compiled
def draw_words(masks: NDArray[np.int8], seeds: NDArray[np.uint64], said: NDArray[np.int64]) -> None:
    """Draw a legal word at every table; 0 where a game is over, as any word will do there.

    `seeds` holds a counter for each table and is moved on.
    """
    for table in range(len(said)):
        said[table] = max(0, draw_word(masks, seeds, table))


@compiled
def answer(  # noqa: PLR0913, PLR0917 - the tables, who sits where, and what is said
    masks: NDArray[np.int8],
    over: NDArray[np.bool_],
    mover: NDArray[np.int64],
    seats: NDArray[np.int64],
    seeds: NDArray[np.uint64],
    said: NDArray[np.int64],
) -> int:
    """Draw words where others than the learner decide, -1 elsewhere; give how many."""
    others = 0
    for table in range(len(said)):
        said[table] = -1
        if not over[table] and mover[table] != seats[table]:
            said[table] = draw_word(masks, seeds, table)
            others += 1
    return others


@compiled
def add_rewards(rewards: NDArray[np.float32], seats: NDArray[np.int64], total: NDArray[np.float32]) -> None:
    """Add what one seat at each table got in the last step."""
    for table in range(len(total)):
        total[table] += rewards[table, seats[table]]
