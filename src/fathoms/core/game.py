"""What any turn game is: a Game makes a State, a State lists Moves, a Move makes the next State."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cache
from importlib import import_module
from itertools import cycle, islice
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Literal, Protocol, Self, TypeAlias, TypeVar

import msgspec

from fathoms.core.errors import FathomsError, IllegalMove
from fathoms.core.rules import RuleSet, Workbench, read_problems, read_rules
from fathoms.core.state_json import type_name

if TYPE_CHECKING:
    import random
    from collections.abc import Mapping, Sequence

    from fathoms.core.book import Section
    from fathoms.core.chance import Chances
    from fathoms.core.rules import Reading
    from fathoms.core.screens import Drawing, MoveDraft, Offer, ScoreSheet
    from fathoms.core.text import Line, Say

CHANCE: Final = -1
"""The actor while dice fall or tokens are shuffled."""


class Move(msgspec.Struct, frozen=True, gc=False):
    """One decision, of a seat or of chance. Each game has one subclass for each kind of move."""


class Result(msgspec.Struct, frozen=True):
    """How a finished game ended: a score for each seat, and the seats that won or share the win."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class State(Protocol):
    """A game at one instant. Frozen: `play` returns another one."""

    @property
    def actor(self) -> int | None:
        """The seat to decide, CHANCE, or None when the game is over."""
        ...

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is, also while chance acts; None before the first turn and at the end."""
        ...

    @property
    def turns(self) -> int:
        """How many turns have begun."""
        ...

    @property
    def result(self) -> Result | None:
        """Scores and winners once the game is over."""
        ...

    def moves(self) -> Sequence[Move]:
        """List the legal moves of the seat to decide; empty while chance acts and after the end."""
        ...

    def chances(self) -> Chances[Any]:
        """Tell what may fall; only while the actor is CHANCE."""
        ...

    def play(self, move: Any) -> Self:
        """Return the next state, or raise IllegalMove with the rule that forbids it."""
        ...

    def seen_by(self, seat: int | None) -> Self:
        """Return this state with everything removed that the seat (None: a spectator) may not know."""
        ...

    def imagine(self, seat: int | None, rng: random.Random) -> Self:
        """Return a whole state that the seat cannot tell from this one, its secrets drawn anew."""
        ...


S = TypeVar("S", bound=State)
R = TypeVar("R", bound=RuleSet)


class View(msgspec.Struct, Generic[S], frozen=True, gc=False):
    """The only thing a player, a bot or a spectator ever gets."""

    seat: int | None
    state: S

    def moves(self) -> Sequence[Move]:
        """List the legal moves if it is this seat that decides."""
        return self.state.moves() if self.state.actor == self.seat else ()


def view(state: S, seat: int | None) -> View[S]:
    """Look at the table from a seat; None is a spectator."""
    return View(seat, state.seen_by(seat))


def reveals(before: State, move: Move, after: State, seat: int | None) -> bool:
    """Tell whether a move showed a seat (None: a spectator) what it could not work out from its own view."""
    try:
        return before.seen_by(seat).play(move) != after.seen_by(seat)
    except FathomsError:
        return True


class ActionSpace(Protocol):
    """Every decision of a rule set as numbers from 0 to `size - 1`, for learning programs.

    Most moves are one action; a move of several parts (which piece, then which square) takes one for each
    part, so that the list stays short however many moves there are.
    """

    @property
    def size(self) -> int:
        """How many actions there are."""
        ...

    def next_actions(self, state: Any, taken: Sequence[int] = ()) -> list[int]:
        """List, in rising order, the actions that can continue a legal move; only while a seat decides."""
        ...

    def read(self, state: Any, taken: Sequence[int]) -> Move | None:
        """Give the legal move that these actions make, or None if some are missing."""
        ...

    def write(self, state: Any, move: Move) -> tuple[int, ...]:
        """Give the actions of a legal move; reading them gives the same move back."""
        ...

    def text(self, action: int) -> str:
        """Show an action in the letters of the notation, for a person who looks at a mask."""
        ...


class Game(ABC, Generic[R, S]):
    """One game: its rule sets, its start, its notation, its texts. One instance, found by entry point."""

    name: ClassVar[str]
    """As typed by a person and written in records; also the name of its text catalogue."""
    seats: ClassVar[range]
    """How many people can play."""
    colours: ClassVar[tuple[str, ...]]
    """English colour of each seat's pieces, the default names in a record; texts: `core.colour-<name>`."""
    result_rule: ClassVar[str]
    """The rule that says who wins, named when a record's result is wrong."""
    rules_type: ClassVar[type[RuleSet]]
    state_type: ClassVar[type[Any]]
    """The type of its states: a Struct whose field `rules` is the rule set."""
    rule_sets: ClassVar[Mapping[str, RuleSet]]
    """Built-in rule sets by name; `standard` is one like any other. Texts: `<game>.ruleset-<name>`."""
    ideas: ClassVar[Mapping[str, Literal["first", "more"]]] = {}
    """Which of the built-in rule sets are ideas to try, and whether each is among those shown first."""
    daily: ClassVar[tuple[str, ...]] = ()
    """The bots that one meets in the daily dive; a game without any has none."""

    @property
    def marks(self) -> tuple[str, ...]:
        """A shape for each of the colours, one column wide, so that nobody needs to see colours."""
        return tuple(islice(cycle("●■▲◆★"), len(self.colours)))

    @property
    def standard(self) -> R:
        """The rule set of the book."""
        return self.rule_sets["standard"]  # type: ignore[return-value]  # every rule set here is of rules_type

    def rules(self, changes: object) -> R:
        """Make a checked rule set from what differs from the standard one."""
        return read_rules(self.standard, changes)

    def read(self, changes: object) -> Reading[R]:
        """Read a rule set that is being made, with all that is wrong with it."""
        return read_problems(self.standard, changes)

    def seats_for(self, rules: R) -> range:  # noqa: ARG002 - a game whose board limits the players says so
        """How many people can play with this rule set."""
        return self.seats

    def sides(self, rules: R, seats: int) -> tuple[tuple[int, ...], ...]:  # noqa: ARG002 - not every game needs it
        """Group the seats that win together; where there are no teams, each seat alone."""
        return tuple((seat,) for seat in range(seats))

    def first_seat(self, rules: R, seats: int) -> int | None:  # noqa: ARG002 - a rule set that decides it says so
        """Tell which seat begins under this rule set; None if each table decides."""
        return None

    @abstractmethod
    def start(self, rules: R, seats: int, first: int | None = None) -> S:
        """Set up a table; without a first seat the rule set's begins, or seat 0 if that says nothing.

        Refuse a wrong number of seats, a first seat that is not there or not the one that has to begin.
        """

    @abstractmethod
    def read_move(self, text: str, rules: R) -> Move:
        """Read one move of the notation, or raise Malformed."""

    @abstractmethod
    def write_move(self, move: Any, rules: R) -> str:
        """Write one move; reading it gives the same move back."""

    @abstractmethod
    def book(self, rules: R) -> Sequence[Section]:
        """The rule book for this rule set, every rule with its id."""

    @abstractmethod
    def board(self, seen: View[S], names: Sequence[str], say: Say) -> list[Line]:
        """Draw the table as text: at most 80 columns and 19 lines."""

    @abstractmethod
    def draft(self, seen: View[S], names: Sequence[str], say: Say) -> MoveDraft:
        """Begin a person's decision: the keys that lead to a move, and the table as it would look."""

    @abstractmethod
    def tell(self, before: S, move: Any, names: Sequence[str], say: Say) -> str:
        """Say in one short sentence what a move did, telling no secrets; empty if it needs no words."""

    def tell_turn(self, steps: Sequence[tuple[S, Any]], names: Sequence[str], say: Say) -> str:
        """Say in one line what the moves of a turn did, without the name of whose turn it is.

        Each move comes with the state it was made in; a turn may still go on.
        """
        return " ".join(said for before, move in steps if (said := self.tell(before, move, names, say)))

    def tell_points(
        self,
        before: S,  # noqa: ARG002 - a game without points has nothing to say
        move: Any,  # noqa: ARG002
        names: Sequence[str],  # noqa: ARG002
        say: Say,  # noqa: ARG002
        you: int | None = None,  # noqa: ARG002
    ) -> list[str]:
        """Say whose points a move changed and why, a sentence for each seat; `you` is the reader's own."""
        return []

    def tell_end(self, state: S, names: Sequence[str], say: Say, you: int | None = None) -> str:  # noqa: ARG002 - a game whose end explains itself
        """Say what ended a finished game; `you` is the reader's own seat."""
        return ""

    @property
    @abstractmethod
    def scene_type(self) -> type[msgspec.Struct]:
        """What a screen draws, named after the game (`SomeGameScene`): every type on a wire needs a name."""

    @property
    def effect_type(self) -> Any:
        """What a move does: a tagged Struct, or a union of them; None if moves need no showing."""
        return None

    @abstractmethod
    def scene(self, seen: View[S]) -> msgspec.Struct:
        """Give all that follows from the state and a screen would draw; it is the same for every viewer.

        So it holds nothing that is secret from anybody, and what one viewer alone may know stays in the view.
        """

    @abstractmethod
    def offer(self, seen: View[S], begun: str = "", most: int = 1_000) -> Offer:
        """List the legal moves of the viewer's seat with their rules and effects, `most` at most.

        With a beginning only the moves that go on from it are listed, itself first if it is a move.
        """

    def effect(self, seen: View[S], move: Any) -> msgspec.Struct | None:  # noqa: ARG002 - not every game needs it
        """Tell what a legal move of a seat or of chance does, for a screen that shows it happen.

        It is the same for every viewer, as it is told to all; so a secret shuffle has none.
        """
        return None

    def action_space(self, rules: R) -> ActionSpace | None:  # noqa: ARG002 - a game that learners can play has one
        """Give the actions that learning programs decide with; None if the game has none."""
        return None

    def workbench(self) -> Workbench:
        """What a workshop has to know of the rule set besides its schema."""
        return Workbench()

    def drawing(self) -> Drawing | None:
        """Give what the game's own drawing in the browser has to know, if it has one."""
        return None

    def sheet(self) -> ScoreSheet | None:
        """The score sheet for a real table; None without end scoring (`<game>.no-score` says why)."""
        return None


_loaded: Final = cache(import_module)
"""Every move at a table asks: an import each time would take longer than the answer."""


class PackagedGame(Game[R, S]):
    """A game whose package has a module for each part, loaded when first asked for: bulk play needs none."""

    package: ClassVar[str]

    def _part(self, module: str) -> Any:
        return _loaded(f"{self.package}.{module}")

    def book(self, rules: R) -> Sequence[Section]:
        """Ask `book`."""
        return self._part("book").book(rules)

    def board(self, seen: View[S], names: Sequence[str], say: Say) -> list[Line]:
        """Ask `screens.board`."""
        return self._part("screens.board").draw(seen, names, say)

    def draft(self, seen: View[S], names: Sequence[str], say: Say) -> MoveDraft:
        """Ask `screens.draft`."""
        return self._part("screens.draft").begin(seen, names, say)

    def tell(self, before: S, move: Any, names: Sequence[str], say: Say) -> str:
        """Ask `screens.words`."""
        return self._part("screens.words").tell(before, move, names, say)

    def tell_turn(self, steps: Sequence[tuple[S, Any]], names: Sequence[str], say: Say) -> str:
        """Ask `screens.words`."""
        return self._part("screens.words").tell_turn(steps, names, say)

    def tell_points(
        self, before: S, move: Any, names: Sequence[str], say: Say, you: int | None = None
    ) -> list[str]:
        """Ask `screens.words`."""
        return self._part("screens.words").tell_points(before, move, names, say, you)

    def tell_end(self, state: S, names: Sequence[str], say: Say, you: int | None = None) -> str:
        """Ask `screens.words`."""
        return self._part("screens.words").tell_end(state, names, say, you)

    @property
    def scene_type(self) -> Any:
        """The type of `screens.scene` that is named after the game."""
        return getattr(self._part("screens.scene"), type_name(self.name, "Scene"))

    @property
    def effect_type(self) -> Any:
        """The `Effect` of `screens.offers`."""
        return self._part("screens.offers").Effect

    def scene(self, seen: View[S]) -> Any:
        """Ask `screens.scene`."""
        return self._part("screens.scene").scene_of(seen.state)

    def offer(self, seen: View[S], begun: str = "", most: int = 1_000) -> Offer:
        """Ask `screens.offers`."""
        return self._part("screens.offers").offer_to(seen, begun, most)

    def effect(self, seen: View[S], move: Any) -> Any:
        """Ask `screens.offers`."""
        return self._part("screens.offers").effect_of(seen.state, move)

    def action_space(self, rules: R) -> Any:
        """Ask `compiled.action_space`."""
        return self._part("compiled.action_space").action_space_of(rules)

    def workbench(self) -> Any:
        """The `WORKBENCH` of `screens.workbench`."""
        return self._part("screens.workbench").WORKBENCH

    def drawing(self) -> Drawing:
        """The `DRAWING` of `screens.drawing`."""
        return self._part("screens.drawing").DRAWING


AnyGame: TypeAlias = "Game[Any, Any]"


def check_seats(game: AnyGame, seats: int, first: int, rule: str) -> None:
    """Refuse a table of the wrong size, naming the game's own rule about it."""
    if seats not in game.seats:
        raise IllegalMove(
            "core.seats", rule=rule, seats=seats, least=game.seats.start, most=game.seats.stop - 1
        )
    if not 0 <= first < seats:
        raise IllegalMove("core.first", first=first, last=seats - 1)


def check_start(  # noqa: PLR0913 - a table, and the game's rules about it
    game: AnyGame, rules: Any, seats: int, first: int | None, *, rule: str, begins: str
) -> int:
    """Give who begins at a table; refuse what `check_seats` does, and another seat than the rule set's."""
    ruled = begins_with(game, rules, seats, None)
    chosen = (ruled or 0) if first is None else first
    check_seats(game, seats, chosen, rule)
    if ruled is not None and chosen != ruled:
        raise IllegalMove("core.first-ruled", rule=begins, seat=ruled + 1)
    return chosen


F = TypeVar("F", bound=int | Literal["draw", "rotate"] | None)


def begins_with(game: AnyGame, rules: Any, seats: int, otherwise: F) -> int | F:
    """Tell who begins: the seat that the rule set names, else whoever a table decides for."""
    ruled = game.first_seat(rules, seats)
    return otherwise if ruled is None else ruled
