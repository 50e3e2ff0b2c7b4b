"""What the tests of the environments play: both games, standard and changed, at every size of table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from fathoms.core import find_game
from fathoms.envs.config import compiled_games

if TYPE_CHECKING:
    import random

    from numpy.typing import NDArray

CHANGED: dict[str, Any] = {
    "into-the-blue": {"dice": 7, "rolls": 2, "shells": 8, "chests": [3, 4, 9], "last_chest": "last-turns"},
    "atlantis-treasure": "all-variants",
}
"""A changed rule set for each game."""

TABLES = [
    (game, seats, rules)
    for game in compiled_games()
    for rules in (None, CHANGED[game])
    for seats in find_game(game).seats
]
"""A game, how many play it, and its rule set."""


def table_name(value: object) -> str:
    """Name a test by what it plays."""
    return "standard" if value is None else "changed" if isinstance(value, dict) else str(value)


def pick(mask: NDArray[np.int8], rng: random.Random) -> int:
    """Draw one of the actions that a mask allows; 0 if there is none, as any will do then."""
    actions = np.flatnonzero(mask)
    return int(rng.choice(actions)) if len(actions) else 0
