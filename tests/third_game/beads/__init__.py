"""Beads, a toy game from outside: installed by a `dist-info` beside it, with its own words and its own bot.

A die names a colour; a seat threads up to five beads, no two alike side by side, and gets a point for each
bead of that colour. There are thousands of strings, so screens ask for a move by its beginning.
"""

from __future__ import annotations

from itertools import pairwise, product
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, NamedTuple

import msgspec

from fathoms.core import (
    CHANCE,
    Choice,
    Game,
    IllegalMove,
    Malformed,
    Move,
    Offer,
    Phrase,
    Result,
    RuleSet,
    Span,
    View,
    check_seats,
)
from fathoms.core.book import Passage, Rule, Section
from fathoms.core.screens import NOTHING, Key, continues

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Mapping, Sequence

    from fathoms.core import Line, Say

COLOURS: Final = ("red", "green", "blue", "gold", "white", "black")
LONGEST: Final = 5


class Die(Move, frozen=True, gc=False):
    colour: str


class Thread(Move, frozen=True, gc=False):
    """A string of beads; an empty one is a pass."""

    beads: tuple[str, ...]


STRINGS: Final = tuple(
    Thread(beads)
    for length in range(LONGEST + 1)
    for beads in product(COLOURS, repeat=length)
    if all(one != other for one, other in pairwise(beads))
)
"""Every string, the short ones first: each is listed before those that begin with it."""
KNOWN: Final = frozenset(STRINGS)


class Rules(RuleSet, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: ClassVar[str] = "beads"
    goal: Annotated[int, msgspec.Meta(ge=1, le=60)] = 6


class Falls:
    """The faces of the die."""

    secret = False
    total = len(COLOURS)

    def at(self, ticket: int) -> Die:
        return Die(COLOURS[ticket])

    def weight(self, move: Any) -> int:
        return int(move in map(Die, COLOURS))

    def __iter__(self) -> Iterator[Die]:
        return map(Die, COLOURS)


class State(msgspec.Struct, frozen=True):
    rules: Rules
    seat: int
    scores: tuple[int, ...]
    wanted: str | None = None
    turns: int = 1

    @property
    def over(self) -> bool:
        return max(self.scores) >= self.rules.goal

    @property
    def actor(self) -> int | None:
        return None if self.over else CHANCE if self.wanted is None else self.seat

    @property
    def turn(self) -> int | None:
        return None if self.over else self.seat

    @property
    def result(self) -> Result | None:
        if not self.over:
            return None
        best = max(self.scores)
        return Result(self.scores, tuple(seat for seat, score in enumerate(self.scores) if score == best))

    def moves(self) -> Sequence[Thread]:
        return () if self.actor in (None, CHANCE) else STRINGS

    def chances(self) -> Falls:
        return Falls()

    def play(self, move: Die | Thread) -> State:
        if isinstance(move, Die):
            if self.actor != CHANCE:
                raise IllegalMove("core.cannot-fall", rule="B1")
            return msgspec.structs.replace(self, wanted=move.colour)
        if self.actor in (None, CHANCE) or move not in KNOWN:
            raise IllegalMove("beads.not-now", rule="B2")
        scores = list(self.scores)
        scores[self.seat] += self.points(move)
        seat = (self.seat + 1) % len(scores)
        return State(self.rules, seat, tuple(scores), None, self.turns + (max(scores) < self.rules.goal))

    def points(self, move: Thread) -> int:
        return sum(bead == self.wanted for bead in move.beads)

    def seen_by(self, seat: int | None) -> State:
        del seat
        return self

    def imagine(self, seat: int | None, rng: random.Random) -> State:
        del seat, rng
        return self


class BeadsScene(msgspec.Struct, frozen=True):
    scores: tuple[int, ...]
    wanted: str | None


class BeadsEffect(msgspec.Struct, frozen=True, tag_field="kind", tag="points"):
    points: int


class Draft(NamedTuple):
    """A string that is being threaded with the keys 1 to 6."""

    table: list[Line]
    say: Say
    beads: tuple[str, ...] = ()

    def board(self) -> list[Line]:
        return [*self.table, [Span(" ".join(self.beads))]]

    def prompt(self) -> str:
        return self.say("beads.prompt")

    def keys(self) -> list[Key]:
        last = self.beads[-1:]
        free = [] if len(self.beads) == LONGEST else [each for each in COLOURS if (each,) != last]
        keys = [Key(str(COLOURS.index(each) + 1), self.say(f"beads.{each}")) for each in free]
        return [Key("enter", self.say("beads.done" if self.beads else "beads.pass")), *keys]

    def press(self, key: str) -> Draft | Thread | None:
        if key == "enter":
            return Thread(self.beads)
        if key not in {each.key for each in self.keys()}:
            return None
        return self._replace(beads=(*self.beads, COLOURS[int(key) - 1]))


class Beads(Game[Rules, State]):
    name: ClassVar[str] = "beads"
    seats: ClassVar[range] = range(2, 4)
    colours: ClassVar[tuple[str, ...]] = ("Green", "Blue", "Red")
    result_rule: ClassVar[str] = "B3"
    rules_type: ClassVar[type[RuleSet]] = Rules
    state_type: ClassVar[type[State]] = State
    rule_sets: ClassVar[Mapping[str, RuleSet]] = {"standard": Rules()}

    def start(self, rules: Rules, seats: int, first: int | None = None) -> State:
        first = first or 0
        check_seats(self, seats, first, rule="B1")
        return State(rules, first, (0,) * seats)

    def read_move(self, text: str, rules: Rules) -> Move:
        del rules
        match text.split(" "):
            case ["die", colour] if colour in COLOURS:
                return Die(colour)
            case ["pass"]:
                return Thread(())
            case ["thread", *beads] if beads and set(beads) <= set(COLOURS):
                return Thread(tuple(beads))
            case _:
                raise Malformed("core.not-json")

    def write_move(self, move: Die | Thread, rules: Rules) -> str:
        del rules
        if isinstance(move, Die):
            return f"die {move.colour}"
        return " ".join(("thread", *move.beads)) if move.beads else "pass"

    def book(self, rules: Rules) -> Sequence[Section]:
        def rule(number: int) -> Rule:
            words = Phrase(f"beads.rule-{number}", {"goal": rules.goal, "longest": LONGEST})
            return Rule(f"B{number}", (Passage((words,)),))

        return [Section(Phrase("beads.title"), tuple(map(rule, (1, 2, 3))))]

    def board(self, seen: View[State], names: Sequence[str], say: Say) -> list[Line]:
        state = seen.state
        scores = [
            [Span(say("beads.score", name=name, points=points))]
            for name, points in zip(names, state.scores, strict=True)
        ]
        wanted = [] if state.wanted is None else [[Span(say("beads.wanted", colour=state.wanted))]]
        return [*scores, *wanted]

    def draft(self, seen: View[State], names: Sequence[str], say: Say) -> Draft:
        return Draft(self.board(seen, names, say), say)

    def tell(self, before: State, move: Die | Thread, names: Sequence[str], say: Say) -> str:
        name = names[before.seat]
        if isinstance(move, Die):
            return say("beads.tell-die", colour=move.colour)
        return say("beads.tell-thread", name=name, beads=len(move.beads), points=before.points(move))

    @property
    def scene_type(self) -> type[BeadsScene]:
        return BeadsScene

    @property
    def effect_type(self) -> type[BeadsEffect]:
        return BeadsEffect

    def scene(self, seen: View[State]) -> BeadsScene:
        return BeadsScene(seen.state.scores, seen.state.wanted)

    def offer(self, seen: View[State], begun: str = "", most: int = 1_000) -> Offer:
        if seen.seat is None or seen.state.actor != seen.seat:
            return NOTHING
        found: list[Choice] = []
        for move in STRINGS:
            text = self.write_move(move, seen.state.rules)
            if not continues(text, begun):
                continue
            if len(found) == most:
                return Offer(tuple(found), more=True)
            found.append(Choice(text, "B2", self.effect(seen, move)))
        return Offer(tuple(found))

    def effect(self, seen: View[State], move: Die | Thread) -> BeadsEffect | None:
        return None if isinstance(move, Die) else BeadsEffect(seen.state.points(move))


GAME: Final = Beads()


class MatchingBot:
    """Threads as many beads of the wanted colour as fit."""

    def choose(self, seen: View[Any], rng: random.Random) -> Move:
        best: int = max(seen.state.points(move) for move in STRINGS)
        return rng.choice([move for move in STRINGS if seen.state.points(move) == best])
