"""The bot `expert`: every turn worked out exactly over a value network, for any number of players."""

from __future__ import annotations

from collections import OrderedDict
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from fathoms.core import FathomsError, Phrase, draw_best
from fathoms.games.into_the_blue.greedy import GreedyBot
from fathoms.games.into_the_blue.moves import Keep, Move, Place, Stop
from fathoms.games.into_the_blue.rules import STANDARD
from fathoms.games.into_the_blue.turn import turn_of

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from fathoms.core import View
    from fathoms.games.into_the_blue.exact.thought import Thinker
    from fathoms.games.into_the_blue.rules import Rules
    from fathoms.games.into_the_blue.state import State

_REMEMBERED: Final = 8
_COMPILED_FOR: Final = 2
"""Players; what is compiled for them serves any number."""
_NEARLY: Final = 1e-9


class TurnWorth(NamedTuple):
    """A turn worked out for the player who takes it, in shares of wins."""

    slots: Sequence[float]
    """What each end of the turn is worth, by slot (`outcomes`)."""
    finals: Sequence[float]
    """What each result of the dice is worth."""
    held: Sequence[Sequence[float]]
    """What each set of kept dice is worth with 1, 2, … throws to come, numbered as in `turn.Turn`."""

    @property
    def start(self) -> float:
        """What the turn is worth before its first throw."""
        return self.held[-1][0]


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
        self._thinkers: dict[int, Thinker] = {}
        self._turns: OrderedDict[State, TurnWorth] = OrderedDict()

    def wake(self, rules: Rules) -> None:
        """Load a network and compile, so that no turn waits for it; or note that none knows these rules."""
        if self._knows(rules):
            self._thinker(_COMPILED_FOR)

    def choose(self, seen: View[State], rng: random.Random) -> Move:
        """Pick a best move; equally good ones are drawn."""
        state = seen.state
        if not self._knows(state.rules):
            return self._fallback.choose(seen, rng)
        if state.phase == "chest":
            return rng.choice(state.moves())  # face down, one chest is as good as another
        worth = self.work_out(state)
        choices: list[tuple[float, Move]] = []
        turn = turn_of(state.rules.faces, state.rules.dice)
        for move in state.moves():
            match move:
                case Place(level):
                    choices.append((worth.slots[_slot(level, state.dice.count(str(level)))], move))
                case Keep(faces):
                    left = state.rules.rolls - state.rolls
                    choices.append((worth.held[left - 1][turn.number[faces]], move))
                case Stop():
                    choices.append((worth.finals[turn.number[state.dice] - turn.first_result], move))
                case _:
                    pass
        return draw_best(choices, rng, equal=_NEARLY)

    def work_out(self, state: State) -> TurnWorth:
        """Work out the turn that a state of the standard game is in, for the seat whose turn it is."""
        start = msgspec.structs.replace(state, dice="", held="", rolls=0, phase="roll")
        known = self._turns.get(start)
        if known is None:
            known = self._turns[start] = self._thinker(len(state.left)).think(start)
            if len(self._turns) > _REMEMBERED:
                self._turns.popitem(last=False)
        return known

    def _knows(self, rules: Rules) -> bool:
        self.note = None if rules == STANDARD else Phrase("train.expert-other-rules")
        return self.note is None

    def _thinker(self, seats: int) -> Thinker:
        if seats not in self._thinkers:
            if find_spec("numpy") is None:
                raise FathomsError("train.needs-numpy")
            from fathoms.games.into_the_blue.exact.network import network_for  # noqa: PLC0415 - it needs NumPy
            from fathoms.games.into_the_blue.exact.thought import Thinker  # noqa: PLC0415 - likewise

            self._thinkers[seats] = Thinker(network_for(seats), seats, looks=self.looks)
        return self._thinkers[seats]


def _slot(level: int, count: int) -> int:
    return 2 + (level - 1) * STANDARD.dice + count - 1
