"""Who stands where on a level, as if the game ended now, and which numbers broke each tie."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from fathoms.games.into_the_blue.scoring import rank, tie_between, treasures_on

if TYPE_CHECKING:
    from fathoms.games.into_the_blue.rules import Rules
    from fathoms.games.into_the_blue.scoring import Table


class TieBreak(msgspec.Struct, frozen=True, gc=False):
    """Why one of two seats with as many shells on a level ranks higher."""

    rule: str
    """S3 the shells on a level above, S4 the unplayed shells, S5 the earlier last turn."""
    key: str
    """The text that says it: give it these fields, with names for the seats."""
    better: int
    worse: int
    level: int
    """The level compared under S3; else 0."""
    ours: int
    """The number of the better seat; under S5 its place in the order of last turns."""
    theirs: int


class Standing(msgspec.Struct, frozen=True, gc=False):
    """A seat on a level."""

    seat: int
    rank: int
    """1 is the first."""
    shells: int
    points: int
    """The treasure it would take; 0 if none is left for it."""
    tie: TieBreak | None
    """What sets it before the next one, if they have as many shells here."""


def standings(rules: Rules, table: Table, level: int) -> tuple[Standing, ...]:
    """Rank the seats on a level with their treasures (S1 to S5)."""
    ranking = rank(table, level)
    if not ranking:
        return ()
    values = treasures_on(rules, level, len(table.left))
    found: list[Standing] = []
    for place, seat in enumerate(ranking):
        points = values[place] if place < len(values) else 0
        tie = _tie_break(table, level, seat, ranking[place + 1]) if place + 1 < len(ranking) else None
        found.append(Standing(seat, place + 1, table.shells[seat][level - 1], points, tie))
    return tuple(found)


def _tie_break(table: Table, level: int, better: int, worse: int) -> TieBreak | None:
    tie = tie_between(table, level, better, worse)
    if tie is None:
        return None
    key = f"into-the-blue.tie-{tie.rule}"
    compared = 0 if tie.level is None else tie.level
    return TieBreak(tie.rule, key, better, worse, compared, *tie.counts)
