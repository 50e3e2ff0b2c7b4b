"""The adviser of Atlantis Treasure: what the expert thinks of each move, and what the best one does."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, cast

from fathoms.core import Phrase, Weighed
from fathoms.games.atlantis_treasure.bots.expert import ExpertBot
from fathoms.games.atlantis_treasure.bots.greedy import greedy_values
from fathoms.games.atlantis_treasure.screens.reasons import what_it_does

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from fathoms.core import View
    from fathoms.games.atlantis_treasure.moves import Move
    from fathoms.games.atlantis_treasure.state import State

_SECONDS: Final = 1.0
"""A person waits longer for advice than for a rival."""


class AtlantisAdviser:
    """Weighs the moves that the expert looks at closest, by their chances to win.

    Without the extra `lab` it ranks them as `greedy` does, and knows no chances.
    """

    def __init__(self, budget: int | None = None) -> None:
        """Make the adviser.

        Args:
            budget: instead of a second of thinking, how many ways to end a turn are looked at.
        """
        self.budget: Final = budget
        self._expert: Final = ExpertBot()

    def weigh(self, seen: View[State], rng: random.Random) -> Sequence[Weighed]:
        """Weigh the moves worth a look, the best first."""
        state = seen.state
        if state.phase == "pick":
            best = self._expert.choose(seen, rng)
            others = [move for move in state.moves() if move != best]
            return [Weighed(move, None, 0.0) for move in (best, *others)]
        thinking = self._expert.thinking_about(state)
        if thinking is None:
            # Sorted the worst first, a dictionary keeps the most that a move is worth.
            worth = {move: value for value, move in sorted(greedy_values(state), key=lambda each: each[0])}
            ranked = sorted(worth, key=worth.__getitem__, reverse=True)
            return [Weighed(move, None, _held_after(state, move)) for move in ranked]
        deadline = None if self.budget is not None else time.monotonic() + _SECONDS
        found = thinking.weigh(state, deadline=deadline, budget=self.budget)
        weighed = [Weighed(move, chance, _held_after(state, move)) for move, chance in found.items()]
        weighed.sort(key=lambda each: each.chance or 0.0, reverse=True)
        return weighed

    def reason(self, seen: View[State], choices: Sequence[Weighed]) -> Phrase:
        """Say what the first choice brings."""
        state, best = seen.state, choices[0]
        if state.phase == "pick":
            return Phrase("atlantis-treasure-play.hint-pick")
        told = what_it_does(state, cast("Move", best.move))
        if told is not None:
            return told
        if len(choices) < 2:
            return Phrase("atlantis-treasure-play.hint-only")
        if best.chance is None:
            return Phrase("atlantis-treasure-play.hint-greedy")
        gain = 100 * ((best.chance or 0.0) - (choices[1].chance or 0.0))
        return Phrase("atlantis-treasure-play.hint-better", {"gain": round(gain, 1)})


def _held_after(state: State, move: Move) -> int:
    """Count the treasures held after a move."""
    return state.play(move).treasures[state.seat]
