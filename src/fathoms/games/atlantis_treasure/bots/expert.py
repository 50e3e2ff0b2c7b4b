"""The bot `expert`: searches over whole turns, its own and the answers to them, while it may think."""

from __future__ import annotations

import time
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from fathoms.core import FathomsError, Phrase
from fathoms.games.atlantis_treasure.bots.greedy import GreedyBot
from fathoms.games.atlantis_treasure.game import GAME
from fathoms.games.atlantis_treasure.rules import STANDARD

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from fathoms.core import View
    from fathoms.games.atlantis_treasure.moves import Move
    from fathoms.games.atlantis_treasure.rules import Rules
    from fathoms.games.atlantis_treasure.state import State
    from fathoms.games.atlantis_treasure.study.search import Thinking

_FIRST_STEP: Final = 0.6
"""The part of a turn's time that the first of its two decisions takes."""
_STEADY: Final = 128
"""Ways valued by the answers to them in the usual time of a turn, at most."""


class ExpertBot:
    """Values every way to end its turn at a glance, the best of them by the answers to them.

    Without the extra `lab` it has no kernels to search with, and plays as `greedy` does; `note` says so.

    Args:
        budget_ms: milliseconds for a turn, its two decisions together.
        budget: instead of a time, how many ways are valued by the answers to them; so a game can be
            played the same again.
        clock: counts the seconds; `time.thread_time` counts those that the processor gave to this bot, so
            that it plays as well on a busy machine, and slower.
    """

    def __init__(
        self, budget_ms: float = 200, budget: int | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.note: Phrase | None = None
        """What a person should know about how it plays here."""
        self.budget_ms = budget_ms
        self.budget = budget
        self.clock = clock
        self._table: tuple[Rules, int] | None = None
        self._thinking: Thinking | None = None

    def check_fit(self, rules: Rules, seats: int) -> None:
        """Refuse where nothing can search, and nothing could ever be installed to: in a browser."""
        del rules, seats
        if find_spec("numpy") is None:
            raise FathomsError("train.needs-numpy")

    def wake(self, rules: Rules) -> None:
        """Compile, so that no turn waits for it: what is compiled for one rule set serves all."""
        del rules
        state = GAME.start(STANDARD, 2)
        state = state.play(state.chances().at(0))
        thinking = self.thinking_about(state)
        if thinking is not None:
            thinking.weigh(state, deadline=None, budget=0)

    def steady(self) -> ExpertBot:
        """Give one that counts what it looks at, about as much as the time allows here, and no clock."""
        return ExpertBot(budget=_STEADY)

    def choose(self, seen: View[State], rng: random.Random) -> Move:
        """Pick the move that begins the best way to end the turn; equally good ones are drawn."""
        began, state = self.clock(), seen.state
        if state.phase == "pick":
            # V2: compasses are picked before the die has said anything there is to search.
            return GreedyBot().choose(seen, rng)
        thinking = self.thinking_about(state)
        if thinking is None:
            return GreedyBot().choose(seen, rng)
        part = 1 - _FIRST_STEP if state.acted or state.moved else _FIRST_STEP
        deadline = None if self.budget is not None else began + self.budget_ms / 1000 * part
        return rng.choice(thinking.best(state, deadline=deadline, budget=self.budget))

    def thinking_about(self, state: State) -> Thinking | None:
        """Give what thinks about this rule set and number of seats; None where nothing can."""
        table = state.rules, state.seats
        if self._thinking is None or self._table != table:
            try:
                from fathoms.games.atlantis_treasure.study.search import Thinking  # noqa: PLC0415 - an extra
            except ImportError:
                self.note = Phrase("atlantis-treasure-play.expert-needs-lab")
                return None
            self._table, self._thinking = table, Thinking(*table, self.clock)
        return self._thinking
