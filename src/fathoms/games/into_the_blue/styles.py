"""Two fixed styles of play, as people have them: `cautious` takes what is sure, `diver` wants the deep.

Neither looks ahead beyond its turn nor at what rivals may do. A style is how much it likes each end of a
turn; the dice are then thrown for the greatest liking on average. Both play any rule set.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

from fathoms.core import draw_best
from fathoms.games.into_the_blue.dice import is_perfect, run_depth
from fathoms.games.into_the_blue.moves import Keep, Move, Place, Stop
from fathoms.games.into_the_blue.scoring import Table, treasure_points
from fathoms.games.into_the_blue.state import NOBODY, State
from fathoms.games.into_the_blue.turn import turn_of

if TYPE_CHECKING:
    import random

    from fathoms.core import View

_NEARLY: Final = 1e-9


class StyledBot(ABC):
    """A player with a taste; each style says what it likes and how much it has to hope for to throw again."""

    patience: ClassVar[float] = 1.0
    """It stops with dice that it likes at least so much, as a part of what another throw lets it hope for."""

    @abstractmethod
    def likes(self, state: State, level: int, count: int) -> float:
        """Tell how much it likes to place so many shells on a level; nothing placed is 0."""

    @abstractmethod
    def likes_chest(self, state: State) -> float:
        """Tell how much it likes a chest."""

    def choose(self, seen: View[State], rng: random.Random) -> Move:
        """Pick the move it likes best; equally liked ones are drawn."""
        state = seen.state
        match state.phase:
            case "place":
                return draw_best(
                    [
                        (self.likes(state, move.level, state.placed_on(move.level)), move)
                        for move in state.moves()
                        if isinstance(move, Place)
                    ],
                    rng,
                    equal=_NEARLY,
                )
            case "decide":
                return self._stop_or_keep(state, rng)
            case _:
                return rng.choice(state.moves())  # face down, one chest is as good as another

    def _stop_or_keep(self, state: State, rng: random.Random) -> Move:
        turn = turn_of(state.rules.faces, state.rules.dice)
        finals = self._finals(state)
        now = finals[turn.number[state.dice] - turn.first_result]
        throws = state.rules.rolls - state.rolls
        held = turn.plan(finals, throws)[throws - 1]
        keeps = [(held[turn.number[move.faces]], move) for move in state.moves() if isinstance(move, Keep)]
        hope = max(worth for worth, _ in keeps)
        if now >= self.patience * hope - _NEARLY and now > 0:
            return Stop()
        return draw_best(keeps, rng, equal=_NEARLY)

    def _finals(self, state: State) -> list[float]:
        rules, left = state.rules, state.left[state.seat]
        chests = NOBODY in state.owners
        liked: dict[tuple[int, int], float] = {}
        finals: list[float] = []
        for dice in turn_of(rules.faces, rules.dice).results:
            if chests and is_perfect(dice, rules.levels):
                finals.append(self.likes_chest(state))
                continue
            most = 0.0
            for level in range(1, run_depth(dice, rules.levels) + 1):
                end = level, min(dice.count(str(level)), left)
                if end not in liked:
                    liked[end] = self.likes(state, *end)
                most = max(most, liked[end])
            finals.append(most)
        return finals


class CautiousBot(StyledBot):
    """A bird in the hand: it stops with a decent dive, and a small gain is nearly as good as a large one."""

    patience: ClassVar[float] = 0.8

    def likes(self, state: State, level: int, count: int) -> float:
        """Like points at once, and any shell on the board."""
        return (1.0 + gain(state, level, count) + 0.5 * count) ** 0.5 if count else 0.0

    def likes_chest(self, state: State) -> float:
        """Take a chest for what it holds on average; it is not worth a risk."""
        values = state.rules.chests
        return (1.0 + sum(values) / len(values)) ** 0.5


class DiverBot(StyledBot):
    """Down and down: the deeper the better, and a chest best of all."""

    def likes(self, state: State, level: int, count: int) -> float:
        """Like depth first, then what it brings."""
        return level**2 * count**0.5 + gain(state, level, count) if count else 0.0

    def likes_chest(self, state: State) -> float:
        """Like a chest three times as much as the deepest level."""
        return 3.0 * (state.rules.levels + 1) ** 2


def gain(state: State, level: int, count: int) -> float:
    """Give the points from treasures that placing shells brings the seat to move, if the game ends then."""
    seat, mine = state.seat, state.shells[state.seat]
    before = treasure_points(state.rules, state.table)[seat]
    shells = (
        *state.shells[:seat],
        (*mine[: level - 1], mine[level - 1] + count, *mine[level:]),
        *state.shells[seat + 1 :],
    )
    left = (*state.left[:seat], state.left[seat] - count, *state.left[seat + 1 :])
    after = treasure_points(state.rules, Table(shells, left, state.last_turn))[seat]
    return float(max(after - before, 0))
