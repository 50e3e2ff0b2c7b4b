"""The bot `expert`: searches over whole turns, its own and the answers to them, while it may think."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from fathoms.core import FathomsError
from fathoms.games.atlantis_treasure.greedy import GreedyBot

if TYPE_CHECKING:
    import random

    from fathoms.core import View
    from fathoms.games.atlantis_treasure.exact.thinking import Thinking
    from fathoms.games.atlantis_treasure.moves import Move
    from fathoms.games.atlantis_treasure.rules import Rules
    from fathoms.games.atlantis_treasure.state import State

_FIRST_STEP: Final = 0.6
"""The part of a turn's time that the first of its two decisions takes."""


class ExpertBot:
    """Values every way to end its turn at a glance, the best of them by the answers to them.

    Args:
        budget_ms: milliseconds for a turn, its two decisions together.
        budget: instead of a time, how many ways are valued by the answers to them; so a game can be
            played the same again.
    """

    def __init__(self, budget_ms: float = 200, budget: int | None = None) -> None:
        self.budget_ms = budget_ms
        self.budget = budget
        self._table: tuple[Rules, int] | None = None
        self._thinking: Thinking | None = None

    def choose(self, seen: View[State], rng: random.Random) -> Move:
        """Pick the move that begins the best way to end the turn; equally good ones are drawn."""
        began, state = time.monotonic(), seen.state
        if state.phase == "pick":
            # V2: compasses are picked before the die has said anything there is to search.
            return GreedyBot().choose(seen, rng)
        thinking = self.thinking_about(state)
        part = 1 - _FIRST_STEP if state.acted or state.moved else _FIRST_STEP
        deadline = None if self.budget is not None else began + self.budget_ms / 1000 * part
        return rng.choice(thinking.best(state, deadline=deadline, budget=self.budget))

    def thinking_about(self, state: State) -> Thinking:
        """Give what thinks about this rule set and number of seats."""
        table = state.rules, state.seats
        if self._thinking is None or self._table != table:
            try:
                from fathoms.games.atlantis_treasure.exact.thinking import Thinking  # noqa: PLC0415 - an extra
            except ImportError as error:
                raise FathomsError("core.needs-lab") from error
            self._table, self._thinking = table, Thinking(*table)
        return self._thinking
