"""Who meets whom on which dice: paired deals for ladders and tournaments, and the pairing of Swiss rounds.

A deal is one stream of dice that a table plays once in every rotation of its seats, so that neither the dice
nor the seat favours anyone.

In a Swiss round those who stand alike meet, and nobody meets twice while that can be avoided. The field is
ordered by its standing. From the top, each is seated with those of its own score as in the Dutch system (the
upper half of a score meets the lower half), else with the nearest below. Those who are left over, from the
bottom of those with the fewest byes, have a bye.
"""

from __future__ import annotations

import math
import random
from itertools import combinations, combinations_with_replacement, islice
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

_STEPS: Final = 20_000
"""How many beginnings of a round are looked at before one more old acquaintance is let pass."""
_CHOICES: Final = 2_000
"""How many tables are tried for one player."""


class PairedDeal(NamedTuple):
    """One stream of dice and the table that plays it, in every rotation; players are told by number."""

    number: int
    table: tuple[int, ...]

    def rotations(self) -> list[tuple[int, ...]]:
        """List who sits where, the seat that begins first, in each game of the deal."""
        return [self.table[at:] + self.table[:at] for at in range(len(self.table))]

    def dice(self, seed: int) -> random.Random:
        """Make the generator of the dice; it is the same for every table that plays this number."""
        return random.Random(f"{seed}/dice/{self.number}")


def tables_of(entrants: int, players: int) -> list[tuple[int, ...]]:
    """List the tables: all different players where there are enough of them, else every mixed table."""
    if entrants >= players:
        return list(combinations(range(entrants), players))
    mixed = combinations_with_replacement(range(entrants), players)
    return [table for table in mixed if len(set(table)) > 1]


def deals_for(games: int, tables: int, players: int) -> int:
    """Say how many deals each table plays to reach a number of games in all."""
    return max(1, math.ceil(games / (tables * players)))


class _TooLong(Exception):  # noqa: N818 - the search ends, nothing is wrong
    """The search has looked long enough."""


def pair(
    order: Sequence[int],
    points: Mapping[int, float],
    met: Mapping[frozenset[int], int],
    byes: Mapping[int, int],
    players: int,
) -> tuple[list[tuple[int, ...]], list[int]]:
    """Seat the field, the best first, for a round; gives the tables, the best first, and who has a bye."""
    pairs = len(order) * (players - 1) // 2
    for allowed in range(pairs * (1 + max(met.values(), default=0)) + 1):
        for resting in _resting(order, byes, len(order) % players):
            field = tuple(who for who in order if who not in resting)
            try:
                tables = _Search(points, met, players).seat(field, allowed)
            except _TooLong:
                continue
            if tables is not None:
                return tables, sorted(resting, key=order.index)
    raise ValueError(order)


def _resting(order: Sequence[int], byes: Mapping[int, int], spare: int) -> Iterator[tuple[int, ...]]:
    """List who may have a bye: nobody again before all others had one, from the bottom up."""
    fewest_first = sorted(order, key=lambda who: (byes.get(who, 0), -order.index(who)))
    if not spare:
        yield ()
        return
    level = byes.get(fewest_first[spare - 1], 0)
    surely = [who for who in fewest_first if byes.get(who, 0) < level]
    drawn = [who for who in fewest_first if byes.get(who, 0) == level]
    for more in islice(combinations(drawn, spare - len(surely)), _CHOICES):
        yield (*surely, *more)


class _Search:
    """Looks for a round in which no more than the allowed number of pairs have met before."""

    def __init__(self, points: Mapping[int, float], met: Mapping[frozenset[int], int], players: int) -> None:
        self.points = points
        self.met = met
        self.players = players
        self.steps = 0
        self.hopeless: set[tuple[tuple[int, ...], int]] = set()

    def seat(self, field: tuple[int, ...], allowed: int) -> list[tuple[int, ...]] | None:
        """Seat the first of the field, then the rest; None if it cannot be done."""
        if not field:
            return []
        if (field, allowed) in self.hopeless:
            return None
        for table, old in self._tables(field, allowed):
            self.steps += 1
            if self.steps > _STEPS:
                raise _TooLong
            rest = self.seat(tuple(who for who in field if who not in table), allowed - old)
            if rest is not None:
                return [table, *rest]
        self.hopeless.add((field, allowed))
        return None

    def _tables(self, field: tuple[int, ...], allowed: int) -> Iterator[tuple[tuple[int, ...], int]]:
        """List tables for the first of the field, the wanted ones first, with how many have met there."""
        first, others = field[0], self._wanted(field)
        for rivals in islice(combinations(others, self.players - 1), _CHOICES):
            table = (first, *rivals)
            old = sum(self.met.get(frozenset(two), 0) for two in combinations(table, 2))
            if old <= allowed:
                yield table, old

    def _wanted(self, field: tuple[int, ...]) -> list[int]:
        """Order the others by how well they suit: the lower half of the same score first, then downwards."""
        first = field[0]
        alike = [who for who in field if self.points.get(who, 0) == self.points.get(first, 0)]
        half = len(alike) // self.players or 1
        lower = alike[half:]
        upper = [who for who in alike[:half] if who != first]
        chosen = {first, *alike}
        below = [who for who in field if who not in chosen]
        # With more than two at a table the first of each part of the score sit together.
        steps = [lower[at::half] for at in range(half)]
        return [*(who for step in steps for who in step), *reversed(upper), *below]
