"""The bot `perfect`: two players, from the solved table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.core import draw_best
from fathoms.games.into_the_blue.study.judge import Judge, check_two
from fathoms.games.into_the_blue.study.solved import open_table
from fathoms.games.into_the_blue.study.turn import NEARLY

if TYPE_CHECKING:
    import random

    from fathoms.core import Move, View
    from fathoms.games.into_the_blue.rules import Rules
    from fathoms.games.into_the_blue.state import State


class PerfectBot:
    """Makes the most of its winning chance, shared wins counting half, against a rival who does the same.

    The solved game is the one in which nobody looks into a chest. In its last turn, when nothing but its own
    dice is left to come, the bot also counts what it knows to be in its own chests.
    """

    def __init__(self, *, looks_into_chests: bool = True) -> None:
        self._looks: Final = looks_into_chests
        self._judges: Final[dict[Rules, Judge]] = {}

    def check_fit(self, rules: Rules, seats: int) -> None:
        """Refuse more than two players, and a rule set whose solved table is not here."""
        check_two(seats, "perfect")
        open_table(rules)

    def choose(self, seen: View[State], rng: random.Random) -> Move:
        """Pick a best move; equally good ones are drawn."""
        state = seen.state
        check_two(len(state.shells), "perfect")
        judge = self._judges.get(state.rules)
        if judge is None:
            judge = self._judges[state.rules] = Judge(open_table(state.rules), looks_into_chests=self._looks)
        if state.phase == "chest":
            return rng.choice(state.moves())  # face down, one chest is as good as another
        return draw_best(judge.moves(state), rng, equal=NEARLY)
