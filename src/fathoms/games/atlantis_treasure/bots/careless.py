"""The bot `careless`: plays like `greedy`, but in its thoughts it is elsewhere now and then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.games.atlantis_treasure.bots.greedy import GreedyBot

if TYPE_CHECKING:
    import random

    from fathoms.core import View
    from fathoms.games.atlantis_treasure.moves import Move
    from fathoms.games.atlantis_treasure.state import State

ONE_IN: Final = 3
"""One decision in this many is any legal move."""


class CarelessBot(GreedyBot):
    """A rival for beginners; and beside `greedy` a measure of how much good play counts."""

    def choose(self, seen: View[State], rng: random.Random) -> Move:
        """Pick the best move, or once in a while any."""
        return rng.choice(seen.state.moves()) if rng.randrange(ONE_IN) == 0 else super().choose(seen, rng)
