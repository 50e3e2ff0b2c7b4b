"""A table of the boxed game, reckoned for a screen.

A browser runs this and all it stands on by itself: it keeps to what tools/lowering can lower.
"""

from __future__ import annotations

import msgspec

from fathoms.games.into_the_blue.ceremony import CeremonyLevel, ceremony_levels
from fathoms.games.into_the_blue.scoring import victory_key, winners
from fathoms.games.into_the_blue.sheet_reading import end_of, read_table, read_values


class Reckoning(msgspec.Struct, frozen=True):
    """What everyone scored, step by step."""

    names: tuple[str, ...]
    levels: tuple[CeremonyLevel, ...]
    """From the deepest up (S1)."""
    treasures: tuple[int, ...]
    """For each player the points from treasures."""
    chests: tuple[int, ...]
    """For each player the sum of the chests."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    key: str
    """The text for the winners: it takes `name`, or `names` if they share the victory, and `points`."""
    points: int
    values: str
    """Whose treasure values these are: `box` if somebody typed them in, `reconstruction` if they are ours."""


def reckon(table: object) -> Reckoning:
    """Score a table given as JSON data, or refuse one that cannot be."""
    rules, players, order = read_table(table)
    levels = ceremony_levels(rules, end_of(rules, players, order))
    treasures = levels[-1].totals
    chests = tuple(sum(player.chests) for player in players)
    scores = tuple(found + opened for found, opened in zip(treasures, chests, strict=True))
    best = winners(scores)
    return Reckoning(
        names=tuple(player.name for player in players),
        levels=levels,
        treasures=treasures,
        chests=chests,
        scores=scores,
        winners=best,
        key=victory_key(best),
        points=max(scores),
        values=read_values(table, rules),
    )
