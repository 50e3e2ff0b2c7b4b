"""The bot that plays any game by picking any legal move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import random

    from fathoms.core import Move, View


class RandomBot:
    """Every legal move is as good as another."""

    def choose(self, seen: View[Any], rng: random.Random) -> Move:
        """Pick any legal move."""
        return rng.choice(seen.moves())
