"""Into the Blue as a Game: the contract of `core`, each part in its own module."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from fathoms.core import Game, check_seats
from fathoms.games.into_the_blue import moves, state
from fathoms.games.into_the_blue.rules import SEATS, STANDARD, Rules
from fathoms.games.into_the_blue.rulesets import RULE_SETS
from fathoms.games.into_the_blue.state import State

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from fathoms.core import Line, Move, Offer, RuleSet, Say, View
    from fathoms.core.book import Section
    from fathoms.core.console import Draft
    from fathoms.core.drawing import Drawing
    from fathoms.core.sheet import ScoreSheet
    from fathoms.games.into_the_blue.effects import Effect
    from fathoms.games.into_the_blue.scene import IntoTheBlueScene
    from fathoms.games.into_the_blue.vocabulary import BlueVocabulary
    from fathoms.games.into_the_blue.workbench import BlueWorkbench


class IntoTheBlue(Game[Rules, State]):
    """Dice and majorities for two to five divers."""

    name: ClassVar[str] = STANDARD.game
    seats: ClassVar[range] = SEATS
    colours: ClassVar[tuple[str, ...]] = ("Green", "Blue", "Yellow", "Red", "Violet")
    result_rule: ClassVar[str] = "S6"
    rules_type: ClassVar[type[RuleSet]] = Rules
    state_type: ClassVar[type[State]] = State
    rule_sets: ClassVar[Mapping[str, RuleSet]] = RULE_SETS

    def start(self, rules: Rules, seats: int, first: int = 0) -> State:
        """Set up a table."""
        check_seats(self, seats, first, rule="B1")
        return state.start(rules, seats, first)

    def read_move(self, text: str, rules: Rules) -> Move:
        """Read one move of the notation."""
        return moves.read_move(text, rules)

    def write_move(self, move: Move, rules: Rules) -> str:
        """Write one move of the notation."""
        return moves.write_move(cast("moves.Move", move), rules)

    # Playing in bulk needs neither drawings nor texts: each is loaded when first asked for.

    def book(self, rules: Rules) -> Sequence[Section]:
        """Give the rule book with this rule set's numbers."""
        from fathoms.games.into_the_blue.book import book  # noqa: PLC0415 - see above

        return book(rules)

    def board(self, seen: View[State], names: Sequence[str], say: Say) -> list[Line]:
        """Draw the sea."""
        from fathoms.games.into_the_blue.board import draw  # noqa: PLC0415 - see above

        return draw(seen, names, say)

    def draft(self, seen: View[State], names: Sequence[str], say: Say) -> Draft:
        """Begin a person's decision."""
        from fathoms.games.into_the_blue.draft import begin  # noqa: PLC0415 - see above

        return begin(seen, names, say)

    def tell(self, before: State, move: Move, names: Sequence[str], say: Say) -> str:
        """Say what a move did."""
        from fathoms.games.into_the_blue.tell import tell  # noqa: PLC0415 - see above

        return tell(before, cast("moves.Move", move), names, say)

    def tell_turn(self, steps: Sequence[tuple[State, Any]], names: Sequence[str], say: Say) -> str:
        """Say what a turn did."""
        from fathoms.games.into_the_blue.tell import tell_turn  # noqa: PLC0415 - see above

        del names
        return tell_turn(steps, say)

    def tell_points(
        self, before: State, move: Any, names: Sequence[str], say: Say, you: int | None = None
    ) -> list[str]:
        """Say why points changed."""
        from fathoms.games.into_the_blue.tell import tell_points  # noqa: PLC0415 - see above

        return tell_points(before, move, names, say, you)

    def tell_end(self, state: State, names: Sequence[str], say: Say, you: int | None = None) -> str:
        """Say who brought the end about."""
        from fathoms.games.into_the_blue.tell import tell_end  # noqa: PLC0415 - see above

        return tell_end(state, names, say, you)

    @property
    def scene_type(self) -> type[IntoTheBlueScene]:
        """The sea for a screen."""
        from fathoms.games.into_the_blue.scene import IntoTheBlueScene  # noqa: PLC0415 - see above

        return IntoTheBlueScene

    @property
    def effect_type(self) -> Any:
        """What a move does."""
        from fathoms.games.into_the_blue.effects import Effect  # noqa: PLC0415 - see above

        return Effect

    def scene(self, seen: View[State]) -> IntoTheBlueScene:
        """Give the sea for a screen."""
        from fathoms.games.into_the_blue.scene import scene_of  # noqa: PLC0415 - see above

        return scene_of(seen.state)

    def offer(self, seen: View[State], begun: str = "", most: int = 1_000) -> Offer:
        """List the legal moves with what they would do."""
        from fathoms.games.into_the_blue.offer import offer_to  # noqa: PLC0415 - see above

        return offer_to(seen, begun, most)

    def effect(self, seen: View[State], move: Move) -> Effect | None:
        """Tell what a move does."""
        from fathoms.games.into_the_blue.effects import effect_of  # noqa: PLC0415 - see above

        return effect_of(seen.state, cast("moves.Move", move))

    def vocabulary(self, rules: Rules) -> BlueVocabulary:
        """Tell decisions in words."""
        from fathoms.games.into_the_blue.vocabulary import vocabulary_of  # noqa: PLC0415 - see above

        return vocabulary_of(rules)

    def sheet(self) -> ScoreSheet:
        """Give the score sheet for a real table."""
        from fathoms.games.into_the_blue.sheet import Sheet  # noqa: PLC0415 - see above

        return Sheet()

    def drawing(self) -> Drawing:
        """Give what the drawing in the browser has to know."""
        from fathoms.games.into_the_blue.drawing import DRAWING  # noqa: PLC0415 - see above

        return DRAWING

    def workbench(self) -> BlueWorkbench:
        """Tell what belongs together in the workshop."""
        from fathoms.games.into_the_blue.workbench import BlueWorkbench  # noqa: PLC0415 - see above

        return BlueWorkbench()


GAME = IntoTheBlue()
