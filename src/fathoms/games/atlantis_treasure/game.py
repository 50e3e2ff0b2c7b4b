"""Atlantis Treasure as a Game: the contract of `core`, each part in its own module."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from fathoms.core import Game, IllegalMove, check_seats
from fathoms.games.atlantis_treasure import moves, state
from fathoms.games.atlantis_treasure.rules import SEATS, STANDARD, Rules
from fathoms.games.atlantis_treasure.rulesets import RULE_SETS
from fathoms.games.atlantis_treasure.state import State

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from fathoms.core import Line, Move, Offer, RuleSet, Say, View
    from fathoms.core.book import Section
    from fathoms.core.console import Draft
    from fathoms.core.drawing import Drawing
    from fathoms.games.atlantis_treasure.effects import Effect
    from fathoms.games.atlantis_treasure.scene import AtlantisTreasureScene
    from fathoms.games.atlantis_treasure.vocabulary import AtlantisVocabulary
    from fathoms.games.atlantis_treasure.workbench import AtlantisWorkbench


class AtlantisTreasure(Game[Rules, State]):
    """Sliding submarines, compasses and torpedoes for two to four captains."""

    name: ClassVar[str] = STANDARD.game
    seats: ClassVar[range] = SEATS
    colours: ClassVar[tuple[str, ...]] = ("White", "Yellow", "Red", "Black")
    result_rule: ClassVar[str] = "E1"
    rules_type: ClassVar[type[RuleSet]] = Rules
    state_type: ClassVar[type[State]] = State
    rule_sets: ClassVar[Mapping[str, RuleSet]] = RULE_SETS

    def seats_for(self, rules: Rules) -> range:
        """A board seats as many as it has bases (B7)."""
        return range(self.seats.start, min(self.seats.stop, len(rules.bases) + 1))

    def start(self, rules: Rules, seats: int, first: int = 0) -> State:
        """Set up a table; a board seats as many as it has bases (B7)."""
        check_seats(self, seats, first, rule="B1")
        if seats > len(rules.bases):
            raise IllegalMove(
                "atlantis-treasure.too-few-bases", rule="B7", seats=seats, bases=len(rules.bases)
            )
        return state.start(rules, seats, first)

    def read_move(self, text: str, rules: Rules) -> moves.Move:
        """Read one move of the notation."""
        return moves.read_move(text, rules)

    def write_move(self, move: Move, rules: Rules) -> str:
        """Write one move of the notation."""
        return moves.write_move(cast("moves.Move", move), rules)

    # Playing in bulk needs neither drawings nor texts: each is loaded when first asked for.

    def book(self, rules: Rules) -> Sequence[Section]:
        """Give the rule book with this rule set's numbers."""
        from fathoms.games.atlantis_treasure.book import book  # noqa: PLC0415 - see above

        return book(rules)

    def board(self, seen: View[State], names: Sequence[str], say: Say) -> list[Line]:
        """Draw the board."""
        from fathoms.games.atlantis_treasure.board import draw  # noqa: PLC0415 - see above

        return draw(seen, names, say)

    def draft(self, seen: View[State], names: Sequence[str], say: Say) -> Draft:
        """Begin a person's decision."""
        from fathoms.games.atlantis_treasure.draft import begin  # noqa: PLC0415 - see above

        return begin(seen, names, say)

    def tell(self, before: State, move: Move, names: Sequence[str], say: Say) -> str:
        """Say what a move did."""
        from fathoms.games.atlantis_treasure.tell import tell  # noqa: PLC0415 - see above

        return tell(before, cast("moves.Move", move), names, say)

    def tell_turn(self, steps: Sequence[tuple[State, Any]], names: Sequence[str], say: Say) -> str:
        """Say what a turn did."""
        from fathoms.games.atlantis_treasure.tell import tell_turn  # noqa: PLC0415 - see above

        return tell_turn(steps, names, say)

    def tell_points(
        self, before: State, move: Any, names: Sequence[str], say: Say, you: int | None = None
    ) -> list[str]:
        """Say who took a treasure."""
        from fathoms.games.atlantis_treasure.tell import tell_points  # noqa: PLC0415 - see above

        return tell_points(before, move, names, say, you)

    def tell_end(self, state: State, names: Sequence[str], say: Say, you: int | None = None) -> str:
        """Say how the game ended."""
        from fathoms.games.atlantis_treasure.tell import tell_end  # noqa: PLC0415 - see above

        return tell_end(state, names, say, you)

    @property
    def scene_type(self) -> type[AtlantisTreasureScene]:
        """The board for a screen."""
        from fathoms.games.atlantis_treasure.scene import AtlantisTreasureScene  # noqa: PLC0415 - see above

        return AtlantisTreasureScene

    @property
    def effect_type(self) -> Any:
        """What a move does."""
        from fathoms.games.atlantis_treasure.effects import Effect  # noqa: PLC0415 - see above

        return Effect

    def scene(self, seen: View[State]) -> AtlantisTreasureScene:
        """Give the board for a screen."""
        from fathoms.games.atlantis_treasure.scene import scene_of  # noqa: PLC0415 - see above

        return scene_of(seen.state)

    def offer(self, seen: View[State], begun: str = "", most: int = 1_000) -> Offer:
        """List the legal moves with what they would do."""
        from fathoms.games.atlantis_treasure.offer import offer_to  # noqa: PLC0415 - see above

        return offer_to(seen, begun, most)

    def effect(self, seen: View[State], move: Move) -> Effect:
        """Tell what a move does."""
        from fathoms.games.atlantis_treasure.effects import effect_of  # noqa: PLC0415 - see above

        return effect_of(seen.state, cast("moves.Move", move))

    def vocabulary(self, rules: Rules) -> AtlantisVocabulary:
        """Tell moves in words."""
        from fathoms.games.atlantis_treasure.vocabulary import vocabulary_of  # noqa: PLC0415 - see above

        return vocabulary_of(rules)

    def drawing(self) -> Drawing:
        """Give what the drawing in the browser has to know."""
        from fathoms.games.atlantis_treasure.drawing import DRAWING  # noqa: PLC0415 - see above

        return DRAWING

    def workbench(self) -> AtlantisWorkbench:
        """Tell what belongs together in the workshop."""
        from fathoms.games.atlantis_treasure.workbench import AtlantisWorkbench  # noqa: PLC0415 - see above

        return AtlantisWorkbench()


GAME = AtlantisTreasure()
