"""What is measured in a game: a number for each game and measure, whatever the game is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from fathoms.kernels import Plays

    Values = NDArray[np.float64]

SECONDS_A_DECISION: Final = 7.0
SECONDS_A_TURN: Final = 6.0
"""A family at a table: thinking and moving pieces, and handing the dice on. An estimate, said to be one."""
COMEBACK: Final = 1 / 3
"""A comeback: the winner was once behind by this part of what it won with."""
SHARES: Final = frozenset({"first-wins", "comebacks", "shared", "unfinished", "skill"})
"""Measures that are parts of all games, told in per cent."""


def measure(plays: Plays, deeds: Sequence[str], unfinished: str | None = None) -> dict[str, Values]:
    """Give every measure of these games, a number a game.

    Args:
        plays: the games.
        deeds: what was counted in them.
        unfinished: the deed that counts games which a limit ended; without one every game has a proper end.
    """
    seats = plays.wins.shape[1]
    rows = np.arange(len(plays.turns), dtype=np.int64)
    sharers = plays.wins.sum(axis=1)
    share: Values = plays.wins / sharers[:, None]
    ordered = np.sort(plays.scores, axis=1)
    found: dict[str, Values] = {
        "turns": plays.turns.astype(np.float64),
        "decisions": plays.decisions.astype(np.float64),
        "minutes": (SECONDS_A_DECISION * plays.decisions + SECONDS_A_TURN * plays.turns) / 60,
        "first-wins": share[rows, plays.first],
    }
    for place in range(1, seats):
        found[f"wins-{place + 1}"] = share[rows, (plays.first + place) % seats]
    found["margin"] = (ordered[:, -1] - ordered[:, -2]).astype(np.float64)
    found["shared"] = (sharers > 1).astype(np.float64)
    course = plays.course
    if course is not None:
        found["lead-changes"] = course.lead_changes.astype(np.float64)
        found["decided"] = course.decided / np.maximum(plays.turns, 1)
        found["comebacks"] = ((course.deficit > 0) & (course.deficit >= COMEBACK * ordered[:, -1])).astype(
            np.float64
        )
    ended = plays.deeds[:, deeds.index(unfinished)] if unfinished in deeds else np.zeros(len(rows), np.int32)
    found["unfinished"] = (ended > 0).astype(np.float64)
    for at, deed in enumerate(deeds):
        if deed == unfinished:
            continue
        found[f"deed-{deed}"] = plays.deeds[:, at].astype(np.float64)
    return found


def is_share(name: str) -> bool:
    """Tell whether a measure is a part of all games, or of a game."""
    return name in SHARES or name == "decided" or name.startswith("wins-")
