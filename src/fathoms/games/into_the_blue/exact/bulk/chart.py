"""A rule set laid out as one array of whole numbers, all that compiled games look at.

One array, because every array that is handed to compiled code costs time at each call.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, Final

import numpy as np

from fathoms.games.into_the_blue.moves import FACE_ORDER
from fathoms.games.into_the_blue.scoring import secondaries_on
from fathoms.games.into_the_blue.vocabulary import vocabulary_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.rules import Rules

SEATS: Final = 0
DICE_COUNT: Final = 1
ROLLS_COUNT: Final = 2
LEVELS: Final = 3
SHELLS_COUNT: Final = 4
SLOTS: Final = 5
LAST_SHELL: Final = 6
"""What the last shell does: one of the endings below."""
LAST_CHEST: Final = 7
SECONDARIES: Final = 8
"""Secondary treasures on each level."""
KINDS: Final = 9
"""How many different faces a die has."""
FIRST_LEVEL: Final = 10
"""The word for level 1."""
FIRST_SLOT: Final = 11
"""The word for slot 1."""
ALL_TAKEN: Final = 12
"""The highest bit of each slot's four, as `owners` has them when all chests are taken."""
MAIN: Final = 16
SECONDARY: Final = 22
"""Of two different secondary treasures the more valuable one."""
VALUES: Final = 28
"""The values of the chests, sorted."""
FACES: Final = 38
"""Each different face, by its place in FACE_ORDER."""
STARTS: Final = 45
"""Where the throws of 0, 1, … dice begin, up to half of all dice."""
SIZES: Final = 50
"""How many there are."""
OTHER_SECONDARY: Final = 55
"""Of two different secondary treasures the lesser one; else the same as the other."""
THROWS: Final = 61

NEVER: Final = 0
LAST_TURNS: Final = 1
AT_ONCE: Final = 2
_ENDINGS: Final = {"never": NEVER, "last-turns": LAST_TURNS, "at-once": AT_ONCE}


@lru_cache(maxsize=64)
def chart_of(rules: Rules, seats: int) -> NDArray[np.int64]:
    """Lay out a rule set for a number of players."""
    words = vocabulary_of(rules)
    kinds = sorted({FACE_ORDER.index(face) for face in rules.faces})
    half = (rules.dice + 1) // 2
    throws = [_throws(rules.faces, count) for count in range(half + 1)]
    chart = np.zeros(THROWS + sum(map(len, throws)), dtype=np.int64)
    chart[SEATS] = seats
    chart[DICE_COUNT] = rules.dice
    chart[ROLLS_COUNT] = rules.rolls
    chart[LEVELS] = rules.levels
    chart[SHELLS_COUNT] = rules.shells
    chart[SLOTS] = len(rules.chests)
    chart[LAST_SHELL] = _ENDINGS[rules.last_shell]
    chart[LAST_CHEST] = _ENDINGS[rules.last_chest]
    chart[SECONDARIES] = rules.secondaries[seats - 2]
    chart[KINDS] = len(kinds)
    chart[FIRST_LEVEL] = words.first_level
    chart[FIRST_SLOT] = words.first_slot
    chart[ALL_TAKEN] = sum(8 << (4 * slot) for slot in range(len(rules.chests)))
    chart[MAIN : MAIN + rules.levels] = rules.main[: rules.levels]
    for level in range(rules.levels):
        chart[SECONDARY + level], chart[OTHER_SECONDARY + level] = secondaries_on(rules, level + 1)
    chart[VALUES : VALUES + len(rules.chests)] = sorted(rules.chests)
    chart[FACES : FACES + len(kinds)] = kinds
    at = THROWS
    for count, shown in enumerate(throws):
        chart[STARTS + count], chart[SIZES + count] = at, len(shown)
        chart[at : at + len(shown)] = shown
        at += len(shown)
    chart.setflags(write=False)
    return chart


def _throws(faces: str, count: int) -> list[int]:
    """List what so many dice may show, die by die, packed as `bits` says."""
    ones = [1 << (4 * FACE_ORDER.index(face)) for face in faces]
    return [sum(shown) for shown in product(ones, repeat=count)]
