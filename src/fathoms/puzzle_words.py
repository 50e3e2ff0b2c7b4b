"""Puzzles in words, for any screen: the question, who judged, what every choice does, the verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fathoms.core import find_game
from fathoms.protocol.puzzles import PuzzleInfo, ToldPuzzle, ToldPuzzleChoice
from fathoms.puzzles import MANY_PEOPLE, NOBODY, OWN, POINT, WHOLE, position
from fathoms.review import WHOLE as BILLIONTHS
from fathoms.review_words import figure, named_seats
from fathoms.texts import seat_names

if TYPE_CHECKING:
    from fathoms.puzzles import Answer, Puzzle, PuzzleTries
    from fathoms.texts import Texts

_UNIT: Final = BILLIONTHS // WHOLE
"""What one of a puzzle's numbers is in those of a review."""


def question_of(puzzle: Puzzle, say: Texts) -> str:
    """Ask what the puzzle asks."""
    return say.get(f"{puzzle.game}.puzzle-{puzzle.kind}", default=say("puzzles.question"))


def info_of(puzzle: Puzzle, say: Texts, people: PuzzleTries = NOBODY) -> PuzzleInfo:
    """Tell of a puzzle in a list."""
    return PuzzleInfo(
        puzzle=puzzle.id,
        game=puzzle.game,
        kind=puzzle.kind,
        question=question_of(puzzle, say),
        seats=puzzle.seats,
        level=puzzle.level(people),
        proven=puzzle.proven,
    )


def tell_puzzle(
    puzzle: Puzzle, say: Texts, why: str | None = None, people: PuzzleTries = NOBODY
) -> ToldPuzzle:
    """Tell a puzzle to a reader who sits where the decision is made."""
    state, game, record = position(puzzle), find_game(puzzle.game), puzzle.record
    seat: int = state.actor
    names = seat_names(record.seats, game.colours, say, seat)
    right = set(puzzle.right)

    def told(text: str) -> str:
        move: Any = game.read_move(text, state.rules)
        return game.tell(state.seen_by(seat), move, names, say)

    if puzzle.why is not None:
        why = say.phrase(named_seats(puzzle.why, names))
    return ToldPuzzle(
        puzzle="" if puzzle.kind == OWN else puzzle.id,
        game=puzzle.game,
        kind=puzzle.kind,
        question=question_of(puzzle, say),
        proven=puzzle.proven,
        judge=judge_of(puzzle, say),
        bounds=puzzle.bounds,
        level=puzzle.level(people),
        bots=bots_of(puzzle, say),
        people=people_of(people, say),
        record=record.to_json(),
        seat=seat,
        names=names,
        why=why,
        tempting=None if puzzle.tempting is None else told(puzzle.tempting),
        choices=tuple(
            ToldPuzzleChoice(choice.move, told(choice.move), choice.value * _UNIT, choice.move in right)
            for choice in puzzle.choices
        ),
    )


def judge_of(puzzle: Puzzle, say: Texts) -> str:
    """Say how sure the values are."""
    if puzzle.kind == OWN:
        return say("puzzles.by-review")
    if not puzzle.proven:
        return say("puzzles.by-expert")
    return say("puzzles.by-search" if puzzle.bounds else "puzzles.by-solved")


def bots_of(puzzle: Puzzle, say: Texts) -> str:
    """Say which bots choose wrongly."""
    if not puzzle.asked:
        return ""
    names = [say.get(f"{puzzle.game}.bot-{bot}", f"core.bot-{bot}", default=bot) for bot in puzzle.failed]
    if not names:
        return say("puzzles.no-bot-fails")
    return say("puzzles.bots-fail", bots=[*names], count=len(names))


def people_of(people: PuzzleTries, say: Texts) -> str:
    """Say how many people choose wrongly, once they are many."""
    if people.tried < MANY_PEOPLE:
        return ""
    return say("puzzles.people-fail", failed=people.failed, tried=people.tried)


def verdict_of(puzzle: Puzzle, answer: Answer, say: Texts) -> str:
    """Say in one sentence what became of an answer."""
    if answer.right:
        return say("puzzles.right")
    # Rounded, a cost is never nothing: wrong choices are far from the best.
    cost = figure(round(10 * answer.cost / POINT), say)
    return say("puzzles.wrong-at-least" if puzzle.bounds else "puzzles.wrong", cost=cost)
