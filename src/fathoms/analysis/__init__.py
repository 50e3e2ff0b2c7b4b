"""What can be worked out exactly about a game: odds of the dice now, and the whole game solved."""

from fathoms.analysis.analyst import (
    Analyst,
    Finding,
    Need,
    OddsMaker,
    Progress,
    Solver,
    find_odds,
    find_solver,
)

__all__ = ["Analyst", "Finding", "Need", "OddsMaker", "Progress", "Solver", "find_odds", "find_solver"]
