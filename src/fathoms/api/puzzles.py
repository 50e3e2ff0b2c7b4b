"""Puzzles over HTTP: all of them, one with what judging needs, an answer, and decisions of one's own."""

from __future__ import annotations

import datetime as dt
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from fathoms.api.games import read_record
from fathoms.api.responses import RequestError
from fathoms.core import Malformed
from fathoms.core.record import from_json
from fathoms.protocol.puzzles import PuzzleAnswered, Puzzles
from fathoms.puzzle_words import info_of, tell_puzzle, verdict_of
from fathoms.puzzles import (
    NEAR,
    NOBODY,
    OWN,
    WHOLE,
    Puzzle,
    PuzzleChoice,
    UnknownPuzzle,
    daily,
    find,
    shipped,
)
from fathoms.puzzles import answer as judge
from fathoms.review import WHOLE as BILLIONTHS

if TYPE_CHECKING:
    from fathoms.api.requests import ApiRequest
    from fathoms.api.state import Effort
    from fathoms.protocol.puzzles import AnswerPuzzle, OwnPuzzle, ToldPuzzle
    from fathoms.texts import Texts

_UNIT: Final = BILLIONTHS // WHOLE


async def listed(request: ApiRequest[Any]) -> Puzzles:
    """List the puzzles in the order of their days, and name the one of a day."""
    day = _day(request.query.get("day"))
    # The first time this reads the file.
    puzzles = await request.state.workers.do(shipped)
    tries = await request.state.puzzle_answers.tries()
    told = tuple(info_of(each, request.say, tries.get(name, NOBODY)) for name, each in puzzles.items())
    return Puzzles(puzzles=told, daily=daily(day).id)


def _day(text: str | None) -> dt.date:
    if not text:
        return dt.datetime.now(dt.UTC).date()
    try:
        return dt.date.fromisoformat(text)
    except ValueError as error:
        raise Malformed("puzzles.bad-day", text=text[:40]) from error


async def show(request: ApiRequest[Any]) -> ToldPuzzle:
    """Give a puzzle with its position, every choice and what it is worth."""
    puzzle = await request.state.workers.do(partial(_found, request.path["puzzle"]))
    tries = await request.state.puzzle_answers.tries(puzzle.id)
    people = tries.get(puzzle.id, NOBODY)
    return await request.state.workers.do(partial(tell_puzzle, puzzle, request.say, people=people))


async def answer(request: ApiRequest[AnswerPuzzle]) -> PuzzleAnswered:
    """Judge an answer; a move that the rules forbid is refused with the rule, and not counted."""
    puzzle = await request.state.workers.do(partial(_found, request.path["puzzle"]))
    given = await request.state.workers.do(partial(judge, puzzle, request.body.move))
    if request.body.device is not None:
        # What is right is judged here: nobody can send a result.
        device = request.state.daily.device(request.body.device)
        await request.state.puzzle_answers.note(puzzle.id, device, right=given.right)
    return PuzzleAnswered(given.move, given.right, given.cost * _UNIT, verdict_of(puzzle, given, request.say))


async def own(request: ApiRequest[OwnPuzzle]) -> ToldPuzzle:
    """Tell a decision of one's own, from a review, as a puzzle."""
    return await request.state.replays.do(request, partial(_own, request.body, request.say))


def _own(body: OwnPuzzle, say: Texts, effort: Effort) -> ToldPuzzle:
    whole = from_json(body.record)
    before = msgspec.structs.replace(whole, moves=whole.moves[: body.move], result=None, extra={})
    record = read_record(before.to_json(), None, effort)
    choices = sorted(body.choices, key=lambda each: -each[1])
    puzzle = Puzzle(
        kind=OWN,
        game=record.game,
        seats=len(record.seats),
        first=record.first,
        moves=record.moves,
        choices=tuple(PuzzleChoice(move, value // _UNIT) for move, value in choices),
        near=max(NEAR, body.error // _UNIT),
        rules=record.rules,
    )
    return tell_puzzle(puzzle, say, body.why)


def _found(name: str) -> Puzzle:
    try:
        return find(name)
    except UnknownPuzzle as error:
        raise RequestError("not_found", error.phrase.key, name=name[:40]) from error
