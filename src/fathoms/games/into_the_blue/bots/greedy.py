"""The bot `greedy`: makes the most of this turn, as if the game ended after it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from fathoms.core import draw_best
from fathoms.games.into_the_blue.compiled.rules import chests_left, constants_of, row_of
from fathoms.games.into_the_blue.moves import Stop
from fathoms.games.into_the_blue.study.turn import TurnValues, end_count, final_values, turn_of, turn_start
from fathoms.games.into_the_blue.study.values import GREEDY, value_ends

if TYPE_CHECKING:
    import random

    from fathoms.core import View
    from fathoms.games.into_the_blue.moves import Move
    from fathoms.games.into_the_blue.state import State

_EQUAL: Final = 1e-12


class GreedyBot:
    """Maximises the expected change of its own score minus the best rival's, scoring the table as it lies.

    Chests it cannot see count as the mean of those it cannot see. The three rolls are worked out exactly.
    """

    def choose(self, seen: View[State], rng: random.Random) -> Move:
        """Pick the best move; equally good ones are drawn."""
        state = seen.state
        if state.phase == "chest":
            return rng.choice(state.moves())  # face down, one chest is as good as another
        choices = turn_values(turn_start(state), GREEDY).choices(state)
        # Stopping comes last: a game from a seed stays the same.
        choices.sort(key=lambda choice: isinstance(choice[1], Stop))
        return draw_best(choices, rng, equal=_EQUAL)


@lru_cache(maxsize=8)
def turn_values(start: State, kind: int) -> TurnValues:
    """Work out a turn that is about to begin, for a kind of player (`study.values`)."""
    rules, seats = start.rules, len(start.left)
    constants, row, ends = constants_of(rules, seats), row_of(start), [0.0] * end_count(rules)
    value_ends(constants, row, kind, [0.0] * seats, [0.0] * seats, ends)
    ends = [float(value) for value in ends]  # plain sums of points are whole numbers
    finals = final_values(rules, ends, chests_left=chests_left(constants, row))
    return TurnValues(ends, finals, turn_of(rules.faces, rules.dice).plan(finals, start.rolls_left - 1))
