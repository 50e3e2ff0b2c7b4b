"""The bot `expert`: every turn worked out exactly over a value network, for any number of players."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from fathoms.core import Phrase, draw_best
from fathoms.games.into_the_blue.bots.greedy import GreedyBot
from fathoms.games.into_the_blue.game import GAME
from fathoms.games.into_the_blue.rules import plays_standard
from fathoms.games.into_the_blue.study.turn import TurnValues, turn_start

if TYPE_CHECKING:
    import random

    from fathoms.core import View
    from fathoms.games.into_the_blue.moves import Move
    from fathoms.games.into_the_blue.rules import Rules
    from fathoms.games.into_the_blue.state import State
    from fathoms.games.into_the_blue.study.evaluation import Evaluation

_REMEMBERED: Final = 8
_COMPILED_FOR: Final = 2
"""Players; what is compiled for them serves any number."""
_NEARLY: Final = 1e-9


class ExpertBot:
    """Makes the most of its share of wins, as a network trained by self-play judges the table after a turn.

    It knows its own chests and expects of the others' what they may hold. With other rules than the standard
    ones it plays as `greedy` does; `note` says so.
    """

    def __init__(self, *, looks_into_chests: bool = True) -> None:
        """Make the bot.

        Args:
            looks_into_chests: without, it plays as if its own chests were closed to it too.
        """
        self.note: Phrase | None = None
        """What a person should know about how it plays here."""
        self.looks: Final = looks_into_chests
        self._fallback = GreedyBot()
        self._evaluations: dict[int, Evaluation] = {}
        self._turns: OrderedDict[State, TurnValues] = OrderedDict()

    def wake(self, rules: Rules) -> None:
        """Load a network and compile, so that no turn waits for it; or note that none knows these rules."""
        if self._knows(rules):
            self._value(GAME.start(rules, _COMPILED_FOR))

    def choose(self, seen: View[State], rng: random.Random) -> Move:
        """Pick a best move; equally good ones are drawn."""
        state = seen.state
        if not self._knows(state.rules):
            return self._fallback.choose(seen, rng)
        if state.phase == "chest":
            return rng.choice(state.moves())  # face down, one chest is as good as another
        choices = self.work_out(state).choices(state)
        return draw_best(choices, rng, equal=_NEARLY)

    def work_out(self, state: State) -> TurnValues:
        """Work out the turn that a state of the standard game is in, for the seat whose turn it is."""
        start = turn_start(state)
        known = self._turns.get(start)
        if known is None:
            known = self._turns[start] = self._value(start)
            if len(self._turns) > _REMEMBERED:
                self._turns.popitem(last=False)
        return known

    def _knows(self, rules: Rules) -> bool:
        self.note = None if plays_standard(rules) else Phrase("train.expert-other-rules")
        return self.note is None

    def _value(self, start: State) -> TurnValues:
        from fathoms.games.into_the_blue.study.evaluation import new_evaluation, work_out  # noqa: PLC0415 - it may have to load a compiler

        seats = len(start.left)
        if seats not in self._evaluations:
            self._evaluations[seats] = new_evaluation(seats)
        return work_out(self._evaluations[seats], start, looks=self.looks)
