"""Puzzles: a decision of a game, what every choice is worth, and which of them are right.

The package ships a file of them, made by `fathoms puzzles make` (`fathoms.lab.puzzles`). All that judging
needs stands in the puzzle itself, so that it works where nothing can be valued, as in a browser. A decision
of one's own, taken from a review, is a puzzle like any other.
"""

from __future__ import annotations

import gzip
import zlib
from functools import cache
from hashlib import blake2s
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

import msgspec

from fathoms.core import CHANCE, FathomsError, Malformed, Phrase, Record, find_game
from fathoms.core.record import replay

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterable, Sequence

FORMAT: Final = "fathoms-puzzles/1"
SHIPPED: Final = Path(__file__).with_name("puzzles.json.gz")
POINT: Final = 100
"""A point of winning chance in the numbers of a puzzle: hundredths of a point."""
WHOLE: Final = 100 * POINT
LEAST_GAP: Final = 2 * POINT
"""How much better than the next choice the right ones are, at least."""
NEAR: Final = POINT // 4
"""Choices that are not further apart are equally right, even if the evaluator can tell them apart."""
LARGEST: Final = 2_000_000
"""Bytes of a file, unpacked; the one that is shipped has a tenth of it."""
MANY_PEOPLE: Final = 20
"""When so many have tried a puzzle, they say how hard it is."""
OWN: Final = "own"
"""The kind of a decision of one's own, from a review."""

Level: TypeAlias = Literal["easy", "medium", "hard"]
Value = int
"""The mover's share of the win in hundredths of a point."""


class PuzzleChoice(msgspec.Struct, frozen=True, array_like=True):
    """A legal move and what it is worth."""

    move: str
    value: Value


class PuzzleTries(NamedTuple):
    """How people did with a puzzle."""

    tried: int = 0
    failed: int = 0


NOBODY: Final = PuzzleTries()


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One decision, and all that is needed to judge an answer to it."""

    kind: str
    """What is asked: the games' catalogues have the question, `<game>.puzzle-<kind>`."""
    game: str
    seats: int
    first: int
    moves: tuple[str, ...]
    """The game up to the decision."""
    choices: tuple[PuzzleChoice, ...]
    """Every legal move, the best first."""
    near: Value
    """Choices that are worth no less than the best by this are right as well."""
    why: Phrase | None = None
    """Why the best choice beats the one that tempts; it has seats by their marks (`review.seat_mark`)."""
    tempting: str | None = None
    """The wrong choice that this is said of."""
    proven: bool = False
    """Whether the values are exact, or bounds that were searched to the end; else they are an opinion."""
    bounds: bool = False
    """Whether the values of wrong choices are the most that they can be worth."""
    failed: tuple[str, ...] = ()
    """The bots that choose wrongly."""
    asked: int = 0
    """How many bots were asked."""
    rules: dict[str, Any] = {}

    @property
    def id(self) -> str:
        """Name the puzzle by its position: another one has another name."""
        told = msgspec.json.encode(
            [self.game, self.rules, self.seats, self.first, self.moves], order="sorted"
        )
        return blake2s(told, digest_size=5).hexdigest()

    @property
    def record(self) -> Record:
        """The game up to the decision; players are called by their colours."""
        colours = find_game(self.game).colours
        return Record(self.game, self.rules, tuple(colours[: self.seats]), self.first, self.moves)

    @property
    def right(self) -> tuple[str, ...]:
        """The moves that count as right, the best first."""
        best = self.choices[0].value
        return tuple(choice.move for choice in self.choices if best - choice.value <= self.near)

    def level(self, people: PuzzleTries = NOBODY) -> Level:
        """Say how hard it is: by the people who fail, or by the bots while few people have tried it."""
        failed, asked = len(self.failed), self.asked
        if people.tried >= MANY_PEOPLE:
            failed, asked = people.failed, people.tried
        if 3 * failed <= asked:
            return "easy"
        return "medium" if 3 * failed <= 2 * asked else "hard"


class PuzzleFile(msgspec.Struct, frozen=True, kw_only=True):
    """Many puzzles, and a check sum, so that a change by hand is seen."""

    format: str = FORMAT
    digest: str
    puzzles: tuple[Puzzle, ...]


class UnknownPuzzle(FathomsError):  # noqa: N818 - named after what it is about
    """There is no puzzle of this name."""


class Answer(NamedTuple):
    """What became of an answer."""

    move: str
    """As a record writes it."""
    right: bool
    cost: Value
    """What it gives away beside the best; nothing if it is right."""


def _digest(puzzles: Sequence[Puzzle]) -> str:
    return blake2s(msgspec.json.encode(puzzles), digest_size=16).hexdigest()


def encode(puzzles: Sequence[Puzzle]) -> bytes:
    """Write puzzles as a packed file; the same ones always give the same bytes."""
    whole = PuzzleFile(digest=_digest(puzzles), puzzles=tuple(puzzles))
    return gzip.compress(msgspec.json.encode(whole), mtime=0)


_decode: Final = msgspec.json.Decoder(PuzzleFile).decode


def read(path: Path) -> tuple[Puzzle, ...]:
    """Read a file of puzzles; one that is damaged or was changed by hand is refused."""
    try:
        packed = path.read_bytes()
    except OSError as error:
        raise Malformed("puzzles.unreadable", path=str(path)) from error
    try:
        unpacking = zlib.decompressobj(wbits=31)
        text = unpacking.decompress(packed, LARGEST)
        whole = _decode(text)
    except (zlib.error, msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed("puzzles.damaged", path=str(path)) from error
    if whole.format != FORMAT or whole.digest != _digest(whole.puzzles):
        raise Malformed("puzzles.damaged", path=str(path))
    return whole.puzzles


@cache
def shipped() -> dict[str, Puzzle]:
    """Give the puzzles of the package by their names, in the order of their days."""
    return {puzzle.id: puzzle for puzzle in read(SHIPPED)}


def find(name: str) -> Puzzle:
    """Find a puzzle of the package."""
    found = shipped().get(name)
    if found is None:
        raise UnknownPuzzle("puzzles.unknown", name=name[:40])
    return found


def daily(day: dt.date) -> Puzzle:
    """Give the puzzle of a day: the same one everywhere."""
    puzzles = tuple(shipped().values())
    return puzzles[day.toordinal() % len(puzzles)]


def position(puzzle: Puzzle) -> Any:
    """Play the game up to the decision; refuse a puzzle that does not hold together.

    One of one's own may name fewer moves than there are: a review weighs those worth a look.
    """
    state: Any = None
    for reached, _ in replay(puzzle.record):
        state = reached
    if state.actor is None or state.actor == CHANCE:
        raise Malformed("puzzles.no-decision")
    game, moves = find_game(puzzle.game), state.moves()
    named = {choice.move for choice in puzzle.choices}
    values = [choice.value for choice in puzzle.choices]
    if (
        len(named) < len(values)
        or values != sorted(values, reverse=True)
        or not 0 <= values[-1] <= values[0] <= WHOLE
    ):
        raise Malformed("puzzles.other-choices")
    if puzzle.kind == OWN:
        for choice in puzzle.choices:
            state.play(game.read_move(choice.move, state.rules))
    elif len(moves) != len(named) or any(game.write_move(move, state.rules) not in named for move in moves):
        raise Malformed("puzzles.other-choices")
    return state


def answer(puzzle: Puzzle, text: str) -> Answer:
    """Judge an answer; a move that the rules forbid is refused with the rule."""
    state, game = position(puzzle), find_game(puzzle.game)
    move = game.read_move(text, state.rules)
    # Chance decides nothing here, so a move of it is refused by the engine like any other.
    state.play(move)
    written = game.write_move(move, state.rules)
    value = next((choice.value for choice in puzzle.choices if choice.move == written), None)
    if value is None:
        # Only a puzzle of one's own names fewer moves than there are.
        raise FathomsError("puzzles.not-weighed", text=text[:40])
    cost = puzzle.choices[0].value - value
    right = cost <= puzzle.near
    return Answer(written, right, 0 if right else cost)


def are_clear(values: Iterable[tuple[float, float]], least: float = LEAST_GAP / WHOLE) -> bool:
    """Tell whether choices fall into right ones and wrong ones, with nothing in between.

    Args:
        values: what each choice is worth, the best first, and how far its difference from the best may be
            wrong.
        least: how much better than the wrong ones the right ones are.
    """
    (best, _), *others = values
    wrong = [(best - value, error) for value, error in others if best - value > near_of(error)]
    return bool(wrong) and all(gap >= least and gap > 2 * error for gap, error in wrong)


def near_of(error: float) -> float:
    """Say how far a choice may be from the best and still count as right."""
    return max(NEAR / WHOLE, error)
