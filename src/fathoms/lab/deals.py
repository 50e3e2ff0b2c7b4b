"""Paired deals: one stream of dice that a table plays once in every rotation of its seats.

So neither the dice nor the seat favours anyone. Ladders and tournaments draw their games from here.
"""

from __future__ import annotations

import math
import random
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple


class Deal(NamedTuple):
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
    """Say how many deals each table plays so that there are at least so many games in all."""
    return max(1, math.ceil(games / (tables * players)))
