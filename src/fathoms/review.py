"""The review of a game: what luck did and what choices did, as a ledger that adds up to the last digit.

Shares of the win become whole billionths once; every line is the difference of two such vectors. So each line
sums to nothing over the seats, and the start and all lines give the end, exactly. Nothing here knows a game:
what states and choices are worth comes from the game's evaluator (`fathoms.analysis`).
"""

from __future__ import annotations

import hashlib
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

import msgspec

from fathoms.analysis import find_explainer, find_reviewer
from fathoms.core import CHANCE, FathomsError, Malformed, Phrase, find_game
from fathoms.core.reading import converter
from fathoms.core.record import replay, rules_of, stand_ins_of
from fathoms.core.rules import shorten

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    from fathoms.analysis import Evaluator, Reviewer
    from fathoms.core import AnyGame, Judged, Move, Record, State

FORMAT: Final = "fathoms-review/1"
WHOLE: Final = 1_000_000_000
"""A whole win."""
MOST_MOVES: Final = 5_000
"""Longer games are not reviewed: a review must not take longer than people wait."""

Grade: TypeAlias = Literal["best", "good", "slip", "mistake", "blunder"]
_GRADES: Final[tuple[tuple[int, Grade], ...]] = (
    (2_500_000, "good"),
    (10_000_000, "slip"),
    (40_000_000, "mistake"),
)
"""The most that a choice of each grade costs: a quarter, one and four points of winning chance."""

Kind: TypeAlias = Literal[
    "deal",
    "roll",
    "die",
    "choice",
    "stand-in",
    "information",
    "chest",
    "correction",
    "resign",
    "time",
    "moves",
    "absence",
]
Luck: TypeAlias = Literal["deal", "roll", "die"]
LUCK: Final[tuple[Kind, ...]] = ("deal", "roll", "die", "chest")
"""The lines that are luck."""
Vector: TypeAlias = tuple[int, ...]
"""Billionths for each seat."""


def grade_of(cost: int) -> Grade:
    """Grade a choice by what it costs, in billionths."""
    if cost == 0:
        return "best"
    for most, grade in _GRADES:
        if cost <= most:
            return grade
    return "blunder"


class ReviewChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice and the mover's share of the win with it, as the mover can know."""

    move: str
    value: int
    error: int | None = None
    """How far its difference from the best may be wrong, where the evaluator knows it of each."""


class ReviewLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a move, or an opened secret, did to the shares of all seats."""

    move: int
    """The number of the move, 1 is the first; the last one's for what comes after it."""
    kind: Kind
    seat: int | None
    """Who decided, whose turn or whose secret it was; None if it is nobody's."""
    delta: Vector
    played: str | None = None
    best: str | None = None
    cost: int | None = None
    """What the choice cost the mover; 0 if that may be the evaluator's error."""
    within: int | None = None
    """What it cost within that error: in the books, and nobody's fault."""
    grade: Grade | None = None
    choices: tuple[ReviewChoice, ...] | None = None
    """All choices, the best first."""


class ReviewTotals(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's books: `luck` to `ending` sum to its end less its start."""

    seat: int
    luck: int
    choices: int
    """What everybody's choices did to this seat."""
    information: int
    correction: int
    ending: int
    """What an end other than by the rules did."""
    own: int
    """Of `choices`, what the person's own did."""
    decisions: int
    """Own choices with something at stake: between the best and the worst lies more than the error."""
    cost: int
    """What all own choices cost."""
    accuracy: int
    """Cost a decision."""


class ReviewEvaluator(msgspec.Struct, frozen=True):
    """Who valued, and how far costs may be wrong, in billionths: some more, some less."""

    name: str
    error: int


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A game's ledger."""

    format: str = FORMAT
    game: str
    seats: tuple[str, ...]
    evaluator: ReviewEvaluator
    over: bool
    """Whether the game was over; else `end` is how it stood."""
    start: Vector
    end: Vector
    lines: tuple[ReviewLine, ...]
    totals: tuple[ReviewTotals, ...]

    def encode(self) -> bytes:
        """Write the review as one line of JSON."""
        return msgspec.json.encode(self)


class Reason(msgspec.Struct, frozen=True):
    """Why the best choice of a line is better than the one that was played."""

    line: int
    """The number of the line, 0 is the first."""
    phrase: Phrase
    """Seats stand in it by their number (`seat_mark`), so that any reader can be told."""


class ReviewStopped(FathomsError):  # noqa: N818 - nothing went wrong
    """Anyone who asked wants it no more."""


class Ending(msgspec.Struct, frozen=True):
    """How a game ended that its rules did not end, as records keep it under `outcome`."""

    by: Literal["resign", "time", "moves", "absence"]
    winners: tuple[int, ...]


_read_ending: Final = converter(Ending)


class _Valued(NamedTuple):
    """A choice as it was valued."""

    text: str
    shares: Vector
    error: float | None
    """How far its difference from the best may be wrong, if the evaluator says so."""


class _Step(NamedTuple):
    """A move with all that was asked about it."""

    number: int
    before: Any
    text: str
    value: Vector
    after: Vector
    choices: Sequence[_Valued]
    """Of a seat that decides, the evaluator's best first."""


def whole_shares(shares: Iterable[float]) -> Vector:
    """Make billionths of shares: they sum to WHOLE, what is left over goes to the largest remainders."""
    parts = [max(0.0, share) for share in shares]
    total = sum(parts)
    exact = [part / total * WHOLE for part in parts] if total > 0 else [WHOLE / len(parts)] * len(parts)
    floors = [int(part) for part in exact]
    left = WHOLE - sum(floors)
    for seat in sorted(range(len(parts)), key=lambda seat: (floors[seat] - exact[seat], seat))[:left]:
        floors[seat] += 1
    return tuple(floors)


def shared_win(winners: Sequence[int], seats: int) -> Vector:
    """Share a win among the winners; a game that nobody won is everybody's."""
    return whole_shares([float(not winners or seat in winners) for seat in range(seats)])


def less(one: Vector, other: Vector) -> Vector:
    """Take one vector from another."""
    return tuple(a - b for a, b in zip(one, other, strict=True))


def review(  # noqa: PLR0913 - a game, who asks, and how it is to be done
    record: Record,
    *,
    viewer: int | None = None,
    reviewer: Reviewer | None = None,
    tables: Path | None = None,
    progress: Callable[[float], None] | None = None,
    stopped: Callable[[], bool] | None = None,
) -> Review:
    """Review a game.

    Args:
        record: the game; one that is not over is reviewed as far as it went.
        viewer: who asks about a game that is not over: no secret of others is told. None is a watcher.
        reviewer: who chooses the evaluator; None finds the game's own.
        tables: where solved games are kept, if not where they usually are.
        progress: is told the share that is done.
        stopped: is asked after each move whether to give up, which raises ReviewStopped.
    """
    game, seats = find_game(record.game), len(record.seats)
    if len(record.moves) > MOST_MOVES:
        raise Malformed("analysis.review-too-long", moves=len(record.moves), most=MOST_MOVES)
    played = list(replay(record))
    last = played[-1][0]
    ending = _ending(record, last)
    over = ending is not None or last.result is not None
    if viewer is not None and not 0 <= viewer < seats:
        raise Malformed("core.first", first=viewer, last=seats - 1)
    seed = _seed(record, played)
    evaluator = (reviewer or find_reviewer(record.game)).evaluator(
        rules_of(record), seats, seed=seed, tables=tables
    )
    steps: list[_Step] = []
    for number, ((before, _), (_, move)) in enumerate(pairwise(played), start=1):
        if stopped is not None and stopped():
            raise ReviewStopped("analysis.review-stopped")
        # Who may not know a secret yet is not told by what the evaluator makes of it either.
        seen = before if over else before.seen_by(viewer)
        steps.append(_step(game, evaluator, number, seen, move))
        if progress is not None:
            progress(number / len(record.moves))
    ledger = _Ledger(record, evaluator, _first_value(evaluator, played, steps, viewer))
    for step in steps:
        ledger.move(step)
    ledger.finish(last, ending)
    return ledger.review(over=over)


def version_of(record: Record) -> str:
    """Name what a review would be made by now: one of the same version would be the same."""
    version = find_reviewer(record.game).version(rules_of(record), len(record.seats))
    return f"{FORMAT}:{version}"


def dearest(found: Review, most: int) -> list[int]:
    """Number the lines of the choices that cost something, the dearest first."""
    lines = [at for at, line in enumerate(found.lines) if line.kind == "choice" and line.cost]
    return sorted(lines, key=lambda at: -(found.lines[at].cost or 0))[:most]


def seat_mark(seat: int) -> str:
    """Stand for a seat's name until it is known who reads it."""
    return f"\0{seat}"


def reasons(
    record: Record, found: Review, most: int, progress: Callable[[float], None] | None = None
) -> tuple[Reason, ...]:
    """Find why other moves were better than the dearest ones, where the game can say."""
    game, explainer = find_game(record.game), find_explainer(record.game)
    if explainer is None:
        return ()
    states: list[State] = [state for state, _ in replay(record)]
    marks = [seat_mark(seat) for seat in range(len(record.seats))]
    given: list[Reason] = []
    lines = dearest(found, most)
    for number, at in enumerate(lines, start=1):
        line = found.lines[at]
        before: Any = states[line.move - 1]
        played, best = (game.read_move(text or "", before.rules) for text in (line.played, line.best))
        # As a spectator sees it: no secret of a game that is still on is told.
        phrase = explainer.explain(before.seen_by(None), best, played, marks)
        if phrase is not None:
            given.append(Reason(at, phrase))
        if progress is not None:
            progress(number / len(lines))
    return tuple(given)


def _step(game: AnyGame, evaluator: Evaluator, number: int, before: Any, move: Any) -> _Step:
    value, after = whole_shares(evaluator.value(before)), whole_shares(evaluator.after(before, move))

    def write(each: Any) -> str:
        return game.write_move(each, before.rules)

    judged: Sequence[Judged] = () if before.actor == CHANCE else evaluator.choices(before, move)
    choices = [_Valued(write(each.move), whole_shares(each.shares), each.error) for each in judged]
    return _Step(number, before, write(move), value, after, choices)


def _first_value(
    evaluator: Evaluator,
    played: Sequence[tuple[State, Move | None]],
    steps: Sequence[_Step],
    viewer: int | None,
) -> Vector:
    return steps[0].value if steps else whole_shares(evaluator.value(played[0][0].seen_by(viewer)))


def _seed(record: Record, played: Sequence[tuple[State, Move | None]]) -> int:
    """Make a seed of all that everybody may know: another seed must not tell what a secret is."""
    digest = hashlib.blake2s(digest_size=8)
    digest.update(
        msgspec.json.encode([record.game, record.rules, len(record.seats), record.first], order="sorted")
    )
    for (before, _), text in zip(played, record.moves, strict=False):
        secret = before.actor == CHANCE and before.chances().secret
        digest.update(b"\n" + (b"" if secret else text.encode()))
    return int.from_bytes(digest.digest(), "big")


def _ending(record: Record, last: State) -> Ending | None:
    """Read how a game ended that its rules did not end."""
    if "outcome" not in record.extra:
        return None
    try:
        ending = _read_ending(record.extra["outcome"])
    except msgspec.ValidationError as error:
        raise Malformed(
            "core.record-field", field="outcome", value=shorten(record.extra["outcome"])
        ) from error
    if last.result is not None or not set(ending.winners) <= set(range(len(record.seats))):
        raise Malformed("core.record-field", field="outcome", value=shorten(record.extra["outcome"]))
    return ending


class _Ledger:
    """Lines in the making."""

    def __init__(self, record: Record, evaluator: Evaluator, start: Vector) -> None:
        self.record: Final = record
        self.evaluator: Final = evaluator
        self.error: Final = round(evaluator.error * WHOLE)
        self.stand_ins: Final = stand_ins_of(record)
        self.start: Final = start
        self.now = start
        """How the seats stand after the lines so far."""
        self.lines: Final[list[ReviewLine]] = []
        self.at_stake: Final = [0] * len(record.seats)

    def add(self, move: int, kind: Kind, seat: int | None, after: Vector, **more: Any) -> None:
        """Add a line that leads from how the seats stand to another vector."""
        self.lines.append(ReviewLine(move=move, kind=kind, seat=seat, delta=less(after, self.now), **more))
        self.now = after

    def move(self, step: _Step) -> None:
        """Book a move."""
        if step.value != self.now:
            self.add(step.number, "correction", None, step.value)
        if step.before.actor == CHANCE:
            self.add(step.number, _luck(step), step.before.turn, step.after)
        else:
            self._choice(step)
            if step.after != self.now:
                self.add(step.number, "information", step.before.actor, step.after)

    def _choice(self, step: _Step) -> None:
        seat: int = step.before.actor
        most = max(choice.shares[seat] for choice in step.choices)
        first = step.choices[0]
        # The evaluator's best is the one that its values go by; rounding must not put another before it.
        best = _raised(first.shares, seat, most)
        played = next(choice for choice in step.choices if choice.text == step.text)
        mine = best if played is first else played.shares
        raw = most - mine[seat]
        cost = raw if raw > self._error_of(played) else 0
        stand_in = step.number in self.stand_ins
        if not stand_in and any(most - each.shares[seat] > self._error_of(each) for each in step.choices):
            self.at_stake[seat] += 1
        values = [ReviewChoice(first.text, most)]
        values += [
            ReviewChoice(
                choice.text,
                choice.shares[seat],
                None if choice.error is None else self._error_of(choice),
            )
            for choice in step.choices[1:]
        ]
        self.add(
            step.number,
            "stand-in" if stand_in else "choice",
            seat,
            tuple(now + change for now, change in zip(self.now, less(mine, best), strict=True)),
            played=step.text,
            best=step.text if raw == 0 else first.text,
            cost=cost,
            within=raw - cost or None,
            grade=grade_of(cost),
            choices=tuple(sorted(values, key=lambda choice: -choice.value)),
        )

    def _error_of(self, choice: _Valued) -> int:
        """Give how far a choice's difference from the best may be wrong."""
        return self.error if choice.error is None else round(choice.error * WHOLE)

    def finish(self, last: Any, ending: Ending | None) -> None:
        """Book how the game ended, if it has."""
        number, seats = len(self.record.moves), len(self.record.seats)
        if ending is not None:
            out = [seat for seat in range(seats) if seat not in ending.winners]
            who = out[0] if ending.by in ("resign", "time") and len(out) == 1 else None
            self.add(number, ending.by, who, shared_win(ending.winners, seats))
        elif last.result is not None:
            for opened in self.evaluator.openings(last):
                self.add(number, "chest", opened.seat, whole_shares(opened.shares), played=opened.what)
            end = shared_win(last.result.winners, seats)
            if end != self.now:
                self.add(number, "correction", None, end)

    def review(self, *, over: bool) -> Review:
        """Close the books."""
        return Review(
            game=self.record.game,
            seats=self.record.seats,
            evaluator=ReviewEvaluator(self.evaluator.name, self.error),
            over=over,
            start=self.start,
            end=self.now,
            lines=tuple(self.lines),
            totals=tuple(self._totals(seat) for seat in range(len(self.record.seats))),
        )

    def _totals(self, seat: int) -> ReviewTotals:
        def sum_of(*kinds: Kind) -> int:
            return sum(line.delta[seat] for line in self.lines if line.kind in kinds)

        own = [line for line in self.lines if line.kind == "choice" and line.seat == seat]
        cost, decisions = sum(line.cost or 0 for line in own), self.at_stake[seat]
        return ReviewTotals(
            seat=seat,
            luck=sum_of(*LUCK),
            choices=sum_of("choice", "stand-in"),
            information=sum_of("information"),
            correction=sum_of("correction"),
            ending=sum_of("resign", "time", "moves", "absence"),
            own=sum(line.delta[seat] for line in own),
            decisions=decisions,
            cost=cost,
            accuracy=round(cost / decisions) if decisions else 0,
        )


def _raised(shares: Vector, seat: int, to: int) -> Vector:
    """Give a seat some billionths more, from the seat that has most."""
    giver = max((other for other in range(len(shares)) if other != seat), key=lambda other: shares[other])
    change = {seat: to, giver: shares[giver] - to + shares[seat]}
    return tuple(change.get(each, share) for each, share in enumerate(shares))


def _luck(step: _Step) -> Luck:
    """Name a move of chance by what its game calls it."""
    if step.before.chances().secret:
        return "deal"
    return "die" if step.text.partition(" ")[0] == "die" else "roll"
