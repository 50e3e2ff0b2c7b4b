"""Atlantis Treasure as a Game: the contract of `core`, each part in its own module."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from fathoms.core import IllegalMove, check_start
from fathoms.core.game import PackagedGame
from fathoms.games.atlantis_treasure import moves, state
from fathoms.games.atlantis_treasure.rule_sets import ALL, SHOWN
from fathoms.games.atlantis_treasure.rules import SEATS, STANDARD, Rules
from fathoms.games.atlantis_treasure.state import State

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fathoms.core import Move, RuleSet


class AtlantisTreasure(PackagedGame[Rules, State]):
    """Sliding submarines, compasses and torpedoes for two to four captains."""

    package: ClassVar[str] = "fathoms.games.atlantis_treasure"
    name: ClassVar[str] = STANDARD.game
    seats: ClassVar[range] = SEATS
    colours: ClassVar[tuple[str, ...]] = ("White", "Yellow", "Red", "Black")
    result_rule: ClassVar[str] = "E1"
    rules_type: ClassVar[type[RuleSet]] = Rules
    state_type: ClassVar[type[State]] = State
    daily: ClassVar[tuple[str, ...]] = ("greedy",)
    rule_sets: ClassVar[Mapping[str, RuleSet]] = ALL
    ideas = SHOWN

    @property
    def marks(self) -> tuple[str, ...]:
        """The marks of the terminal's board."""
        return self._part("screens.palette").MARKS

    def seats_for(self, rules: Rules) -> range:
        """A board seats as many as it has bases (B7); teams are of two, so all seats are taken (E6)."""
        if rules.teams:
            return range(self.seats.stop - 1, self.seats.stop)
        return range(self.seats.start, min(self.seats.stop, len(rules.bases) + 1))

    def sides(self, rules: Rules, seats: int) -> tuple[tuple[int, ...], ...]:
        """Group the seats: partners sit opposite (E6)."""
        return ((0, 2), (1, 3)) if rules.teams else super().sides(rules, seats)

    def first_seat(self, rules: Rules, seats: int) -> int | None:
        """Tell who begins, if the rule set says so (A3)."""
        return rules.begins - 1 if 0 < rules.begins <= seats else None

    def start(self, rules: Rules, seats: int, first: int | None = None) -> State:
        """Set up a table; a board seats as many as it has bases (B7)."""
        begins = check_start(self, rules, seats, first, rule="B1", begins="A3")
        if seats > len(rules.bases):
            raise IllegalMove(
                "atlantis-treasure.too-few-bases", rule="B7", seats=seats, bases=len(rules.bases)
            )
        if seats not in self.seats_for(rules):
            raise IllegalMove("atlantis-treasure.teams-of-four", rule="E6", seats=seats)
        return state.start(rules, seats, begins)

    def read_move(self, text: str, rules: Rules) -> moves.Move:
        """Read one move of the notation."""
        return moves.read_move(text, rules)

    def write_move(self, move: Move, rules: Rules) -> str:
        """Write one move of the notation."""
        return moves.write_move(cast("moves.Move", move), rules)


GAME = AtlantisTreasure()
