"""Pearls, a tiny game for tests of the fronts: throw a die, take it or leave it, open your oyster once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, ClassVar, NamedTuple

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
    Weighed,
    check_seats,
)
from fathoms.core.book import Passage, Rule, Section
from fathoms.core.screens import NOTHING, Key, continues

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Mapping, Sequence

    from fathoms.core import Line, Say


class Text(Move, frozen=True, gc=False):
    """Every move of Pearls is its own notation."""

    text: str


class PearlRules(RuleSet, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: ClassVar[str] = "pearls"
    goal: Annotated[int, msgspec.Meta(ge=1, le=20)] = 4


class Falls:
    """What may fall, each as likely."""

    def __init__(self, texts: Sequence[str], *, secret: bool) -> None:
        self.texts = texts
        self.secret = secret
        self.total = len(texts)

    def at(self, ticket: int) -> Text:
        return Text(self.texts[ticket])

    def weight(self, move: Any) -> int:
        return int(move.text in self.texts)

    def __iter__(self) -> Iterator[Text]:
        return map(Text, self.texts)


class PearlState(msgspec.Struct, frozen=True):
    rules: PearlRules
    seat: int
    scores: tuple[int, ...]
    oysters: tuple[int | None, ...]
    opened: tuple[bool, ...]
    phase: str = "deal"
    die: int = 0
    turns: int = 0

    @property
    def actor(self) -> int | None:
        return {"deal": CHANCE, "die": CHANCE, "over": None}.get(self.phase, self.seat)

    @property
    def turn(self) -> int | None:
        return None if self.phase in ("deal", "over") else self.seat

    @property
    def result(self) -> Result | None:
        if self.phase != "over":
            return None
        best = max(self.scores)
        return Result(self.scores, tuple(seat for seat, score in enumerate(self.scores) if score == best))

    def moves(self) -> list[Text]:
        if self.phase != "choose":
            return []
        return [Text("take"), Text("leave"), *([] if self.opened[self.seat] else [Text("open")])]

    def chances(self) -> Falls:
        if self.phase == "deal":
            count = len(self.scores)
            return Falls([f"deal {'7' * (count - at)}{'9' * at}" for at in range(count + 1)], secret=True)
        return Falls(["die 1", "die 2", "die 3"], secret=False)

    def play(self, move: Text) -> PearlState:
        legal = self.chances().texts if self.actor == CHANCE else [each.text for each in self.moves()]
        if move.text not in legal:
            raise IllegalMove("core.cannot-fall", rule="P1")
        verb, _, rest = move.text.partition(" ")
        match verb:
            case "deal":
                oysters = tuple(int(value) for value in rest)
                return msgspec.structs.replace(self, oysters=oysters, phase="die", turns=1)
            case "die":
                return msgspec.structs.replace(self, die=int(rest), phase="choose")
            case "open":
                opened = tuple(each or seat == self.seat for seat, each in enumerate(self.opened))
                return msgspec.structs.replace(self, opened=opened)
            case _:
                gain = self.die if verb == "take" else 0
                scores = tuple(
                    score + gain if seat == self.seat else score for seat, score in enumerate(self.scores)
                )
                if max(scores) >= self.rules.goal:
                    return msgspec.structs.replace(self, scores=scores, phase="over")
                following = (self.seat + 1) % len(scores)
                return msgspec.structs.replace(
                    self, scores=scores, seat=following, phase="die", die=0, turns=self.turns + 1
                )

    def seen_by(self, seat: int | None) -> PearlState:
        oysters = tuple(
            value if owner == seat and self.opened[owner] else None
            for owner, value in enumerate(self.oysters)
        )
        return msgspec.structs.replace(self, oysters=oysters)

    def imagine(self, seat: int | None, rng: random.Random) -> PearlState:
        del seat, rng
        return self


class PearlsScene(msgspec.Struct, frozen=True):
    """The pearls of each seat, and the die."""

    scores: tuple[int, ...]
    die: int


class PearlsEffect(msgspec.Struct, frozen=True, tag_field="kind", tag="gain"):
    """A gain of pearls."""

    gain: int


class PearlDraft(NamedTuple):
    table: list[Line]
    taking: bool = False

    def board(self) -> list[Line]:
        return self.table

    def prompt(self) -> str:
        return "Sure?" if self.taking else "Take it?"

    def keys(self) -> list[Key]:
        return (
            [Key("enter", "yes")] if self.taking else [Key("t", "take"), Key("l", "leave"), Key("o", "open")]
        )

    def press(self, key: str) -> PearlDraft | Text | None:
        if self.taking:
            return Text("take") if key == "enter" else None
        match key:
            case "t":
                return self._replace(taking=True)
            case "l":
                return Text("leave")
            case "o":
                return Text("open")
            case _:
                return None


class Pearls(Game[PearlRules, PearlState]):
    name: ClassVar[str] = "pearls"
    seats: ClassVar[range] = range(2, 4)
    colours: ClassVar[tuple[str, ...]] = ("Green", "Teal", "Red")
    result_rule: ClassVar[str] = "P9"
    rules_type: ClassVar[type[RuleSet]] = PearlRules
    state_type: ClassVar[type[PearlState]] = PearlState
    rule_sets: ClassVar[Mapping[str, RuleSet]] = {"standard": PearlRules(), "long": PearlRules(goal=20)}

    def start(self, rules: PearlRules, seats: int, first: int | None = None) -> PearlState:
        first = first or 0
        check_seats(self, seats, first, rule="P0")
        return PearlState(rules, first, (0,) * seats, (None,) * seats, (False,) * seats)

    def read_move(self, text: str, rules: PearlRules) -> Text:
        del rules
        if text.partition(" ")[0] not in ("deal", "die", "take", "leave", "open") or text == "die":
            raise Malformed("core.not-json")
        return Text(text)

    def write_move(self, move: Text, rules: PearlRules) -> str:
        del rules
        return move.text

    def book(self, rules: PearlRules) -> Sequence[Section]:
        del rules
        ids = ("P0", "P1", "P9")
        words = (Passage((Phrase("play.score"),)),)
        return [Section(Phrase("play.score"), tuple(Rule(each, words) for each in ids))]

    def board(self, seen: View[PearlState], names: Sequence[str], say: Say) -> list[Line]:
        del say
        oysters = ["?" if value is None else str(value) for value in seen.state.oysters]
        line = " ".join(f"{name}={score}" for name, score in zip(names, seen.state.scores, strict=True))
        return [[Span(line, "bold #ff0000")], [Span("oysters " + "".join(oysters))]]

    def draft(self, seen: View[PearlState], names: Sequence[str], say: Say) -> PearlDraft:
        return PearlDraft(self.board(seen, names, say))

    def tell(self, before: PearlState, move: Text, names: Sequence[str], say: Say) -> str:
        del say
        return "" if before.turn is None else f"{names[before.seat]}: {move.text}."

    @property
    def scene_type(self) -> type[PearlsScene]:
        return PearlsScene

    @property
    def effect_type(self) -> type[PearlsEffect]:
        return PearlsEffect

    def scene(self, seen: View[PearlState]) -> PearlsScene:
        return PearlsScene(seen.state.scores, seen.state.die)

    def offer(self, seen: View[PearlState], begun: str = "", most: int = 1_000) -> Offer:
        if seen.seat is None or seen.state.actor != seen.seat:
            return NOTHING
        moves = [move for move in seen.state.moves() if continues(move.text, begun)]
        choices = [Choice(move.text, "P1", self.effect(seen, move)) for move in moves[:most]]
        return Offer(tuple(choices), more=len(moves) > most)

    def effect(self, seen: View[PearlState], move: Text) -> PearlsEffect | None:
        return PearlsEffect(seen.state.die) if move.text == "take" else None


PEARLS = Pearls()


class TakingBot:
    """Takes whatever falls."""

    def choose(self, seen: View[Any], rng: random.Random) -> Move:
        del rng
        return seen.moves()[0]


class TakingAdviser:
    """Advises to take whatever falls."""

    def weigh(self, seen: View[Any], rng: random.Random) -> list[Weighed]:
        del rng
        return [Weighed(move, 0.5 - at / 10, at) for at, move in enumerate(seen.moves())]

    def reason(self, seen: View[Any], choices: Sequence[Weighed]) -> Phrase:
        del seen
        return Phrase("play.score", {"name": "Pearls", "score": len(choices)})
