"""Into the Blue as a Game: the contract of `core`, each part in its own module."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from fathoms.core import check_start
from fathoms.core.game import PackagedGame
from fathoms.games.into_the_blue import moves, state
from fathoms.games.into_the_blue.rules import RULE_SETS, SEATS, STANDARD, Rules
from fathoms.games.into_the_blue.state import State

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fathoms.core import Move, RuleSet
    from fathoms.core.screens import ScoreSheet


class IntoTheBlue(PackagedGame[Rules, State]):
    """Dice and majorities for two to five divers."""

    package: ClassVar[str] = "fathoms.games.into_the_blue"
    name: ClassVar[str] = STANDARD.game
    seats: ClassVar[range] = SEATS
    colours: ClassVar[tuple[str, ...]] = ("Green", "Blue", "Yellow", "Red", "Violet")
    result_rule: ClassVar[str] = "S6"
    rules_type: ClassVar[type[RuleSet]] = Rules
    state_type: ClassVar[type[State]] = State
    daily: ClassVar[tuple[str, ...]] = ("greedy", "diver")
    rule_sets: ClassVar[Mapping[str, RuleSet]] = RULE_SETS

    @property
    def marks(self) -> tuple[str, ...]:
        """The marks of the terminal's board."""
        return self._part("screens.board").MARKS

    def first_seat(self, rules: Rules, seats: int) -> int | None:
        """Tell who begins, if the rule set says so (A3)."""
        return rules.begins - 1 if 0 < rules.begins <= seats else None

    def start(self, rules: Rules, seats: int, first: int | None = None) -> State:
        """Set up a table."""
        return state.start(rules, seats, check_start(self, rules, seats, first, rule="B1", begins="A3"))

    def read_move(self, text: str, rules: Rules) -> Move:
        """Read one move of the notation."""
        return moves.read_move(text, rules)

    def write_move(self, move: Move, rules: Rules) -> str:
        """Write one move of the notation."""
        return moves.write_move(cast("moves.Move", move), rules)

    def sheet(self) -> ScoreSheet:
        """Give the score sheet for a real table."""
        from fathoms.games.into_the_blue.screens.sheet import BlueScoreSheet  # noqa: PLC0415 - playing needs none

        return BlueScoreSheet()


GAME = IntoTheBlue()
