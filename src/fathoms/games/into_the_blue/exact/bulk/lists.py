"""The dice of a rule set by number, for the players that work their turns out.

Sets of kept dice are numbered as in `turn.Turn`; whole sets, the results of a turn, come last.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from fathoms.games.into_the_blue.dice import is_perfect, keeps
from fathoms.games.into_the_blue.exact.bulk.chart import FACES, KINDS
from fathoms.games.into_the_blue.exact.bulk.writing import pack_dice
from fathoms.games.into_the_blue.exact.kernel import TurnArrays, turn_arrays
from fathoms.games.into_the_blue.turn import turn_of
from fathoms.numeric import lean_within

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.exact.bulk.sea import Chart
    from fathoms.games.into_the_blue.rules import Rules


class Lists(NamedTuple):
    """What leads from one set of dice to another."""

    turn: TurnArrays
    larger: NDArray[np.int64]
    """Each set that is not whole with one die more, by face."""
    starts: NDArray[np.int64]
    """For each result where its sets that may be kept begin, and after the last where they end."""
    kept: NDArray[np.int64]
    """The sets that may be kept of each result, all dice left out."""
    packed: NDArray[np.int64]
    """Each of these as packed dice."""
    perfect: NDArray[np.int64]
    """The results that are perfect dives (T8)."""
    perfect_dice: NDArray[np.int64]
    """These as packed dice."""


@lru_cache(maxsize=8)
def lists_of(rules: Rules) -> Lists:
    """List the dice of a rule set."""
    turn, arrays = turn_of(rules.faces, rules.dice), turn_arrays(rules)
    starts, kept = [0], list[int]()
    codes = np.array([pack_dice(dice) for dice in turn.sets], np.int64)
    for dice in turn.results:
        kept += [turn.number[faces] for faces in keeps(dice)]
        starts.append(len(kept))
    perfect = [at for at, dice in enumerate(turn.results) if is_perfect(dice, rules.levels)]
    return Lists(
        arrays,
        np.ascontiguousarray(arrays.grown.reshape(-1, len(turn.faces))[::-1].astype(np.int64)),
        np.array(starts, np.int64),
        np.array(kept, np.int64),
        codes[kept],
        np.array(perfect, np.int64),
        codes[turn.first_result :][perfect],
    )


@lean_within
def number_of(chart: Chart, lists: Lists, dice: int) -> int:
    """Give the number of a set of packed dice."""
    at = 0
    for kind in range(chart[KINDS]):
        for _ in range((dice >> (4 * chart[FACES + kind])) & 15):
            at = lists.larger[at, kind]
    return at
