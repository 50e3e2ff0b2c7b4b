"""Two fixed styles of play, as people have them: `cautious` takes what is sure, `diver` wants the deep.

Neither looks ahead beyond its turn nor at what rivals may do. A style is how much it likes each end of a
turn (`study.values`); the dice are then thrown for the greatest liking on average. Both play any rule set.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fathoms.core import draw_best
from fathoms.games.into_the_blue.bots.greedy import turn_values
from fathoms.games.into_the_blue.moves import Stop
from fathoms.games.into_the_blue.study.turn import turn_start
from fathoms.games.into_the_blue.study.values import CAUTIOUS, DIVER, PATIENCE

if TYPE_CHECKING:
    import random

    from fathoms.core import View
    from fathoms.games.into_the_blue.moves import Move
    from fathoms.games.into_the_blue.state import State

_NEARLY: Final = 1e-9


class StyledBot:
    """A player with a taste."""

    kind: ClassVar[int]
    patience: ClassVar[float] = 1.0
    """It stops with dice that it likes at least so much, as a part of what another throw lets it hope for."""

    def choose(self, seen: View[State], rng: random.Random) -> Move:
        """Pick the move it likes best; equally liked ones are drawn."""
        state = seen.state
        if state.phase == "chest":
            return rng.choice(state.moves())  # face down, one chest is as good as another
        choices = turn_values(turn_start(state), self.kind).choices(state)
        if state.phase == "decide":
            (now, stop), *choices = choices
            assert isinstance(stop, Stop)  # noqa: S101 - the engine lists it first
            hope = max(worth for worth, _ in choices)
            if now >= self.patience * hope - _NEARLY and now > 0:
                return stop
        return draw_best(choices, rng, equal=_NEARLY)


class CautiousBot(StyledBot):
    """A bird in the hand: it stops with a decent dive, and a small gain is nearly as good as a large one."""

    kind = CAUTIOUS
    patience = PATIENCE


class DiverBot(StyledBot):
    """Down and down: the deeper the better, and a chest best of all."""

    kind = DIVER
