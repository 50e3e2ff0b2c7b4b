"""What an ended game of two is worth to those who do not know the chests: wins plus half of shared ones."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING

from fathoms.games.into_the_blue.scoring import Table, treasure_points

if TYPE_CHECKING:
    from fathoms.games.into_the_blue.rules import Rules


@lru_cache(maxsize=256)
def chest_leads(chests: tuple[int, ...], mine: int, theirs: int) -> dict[int, float]:
    """Give the chance of each lead from chests, when so many of them went to either player at random."""
    leads: Counter[int] = Counter()
    slots = range(len(chests))
    for own in combinations(slots, mine):
        others = [slot for slot in slots if slot not in own]
        for rival in combinations(others, theirs):
            leads[sum(chests[slot] for slot in own) - sum(chests[slot] for slot in rival)] += 1
    return {lead: ways / leads.total() for lead, ways in leads.items()}


def win_share(leads: dict[int, float], treasures: int) -> float:
    """Give the chance to win, plus half of the chance to share (S6), with such a lead from treasures."""
    return sum(p * (0.5 if lead == -treasures else lead > -treasures) for lead, p in leads.items())


def treasure_lead(rules: Rules, later: tuple[int, ...], earlier: tuple[int, ...]) -> int:
    """Give the lead from treasures (S1 to S5) of the player who took the later last turn.

    When a game of two ends, the later last turn is that of the player who took a turn at the end: the order
    of last turns (S5) needs no more than this.
    """
    left = (rules.shells - sum(later), rules.shells - sum(earlier))
    points = treasure_points(rules, Table((later, earlier), left, (2, 1)))
    return points[0] - points[1]
