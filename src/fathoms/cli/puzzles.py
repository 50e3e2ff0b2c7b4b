"""`fathoms puzzles`: the puzzle of the day or any other in a terminal, all of them, and how they are made."""

from __future__ import annotations

import datetime as dt
import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from fathoms.cli.app import BAD_INPUT
from fathoms.cli.options import LARGEST_SEED, pick_game, whole
from fathoms.cli.records import error_json
from fathoms.cli.streams import echo, echo_json, is_terminal, print_answer
from fathoms.cli.waiting import ProgressLine, ended_at_once
from fathoms.core import FathomsError, Malformed, Span, find_game, view
from fathoms.core.text import columns, printable
from fathoms.puzzle_words import info_of, tell_puzzle, verdict_of
from fathoms.puzzles import SHIPPED, answer, daily, encode, find, position, read, shipped
from fathoms.review import WHOLE as BILLIONTHS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import Line
    from fathoms.puzzles import Answer, Puzzle
    from fathoms.texts import Texts

_LISTED: Final = 12
"""Choices told after an answer; `?` lists all of them."""
_SECONDS_BETWEEN_DRAWINGS: Final = 0.5
_SHIPPED: Final = 300
_ASK_ALL: Final = "?"


def solve(say: Texts, **given: Any) -> int:
    """Show a puzzle, ask for an answer and judge it."""
    name, json = given["puzzle"], given["json"]
    day = given["day"]
    try:
        puzzle = daily(_date(day)) if name is None else find(name)
        judged = None if given["answer"] is None else answer(puzzle, given["answer"])
    except FathomsError as error:
        if not json:
            raise
        echo_json(error_json(error, say))
        return BAD_INPUT
    if json:
        told = msgspec.to_builtins(tell_puzzle(puzzle, say))
        echo_json(told if judged is None else {**told, "answer": judged._asdict()})
        return 0
    _Shown(puzzle, say, no_color=given["no_color"]).run(judged, today=name is None)
    return 0


def _date(text: str | None) -> dt.date:
    if text is None:
        return dt.datetime.now().astimezone().date()
    try:
        return dt.date.fromisoformat(text)
    except ValueError as error:
        raise Malformed("puzzles.bad-day", text=text[:40]) from error


class _Shown:
    """A puzzle on the terminal."""

    def __init__(self, puzzle: Puzzle, say: Texts, *, no_color: bool) -> None:
        self._puzzle: Final = puzzle
        self._say: Final = say
        self._no_color: Final = no_color
        self._told: Final = tell_puzzle(puzzle, say)

    def run(self, judged: Answer | None, *, today: bool) -> None:
        """Show the table, ask, and tell what every choice is worth."""
        puzzle, say, told = self._puzzle, self._say, self._told
        state, game = position(puzzle), find_game(puzzle.game)
        level = say(f"puzzles.level-{puzzle.level()}")
        lines: list[Line] = [*game.board(view(state, told.seat), told.names, say), []]
        if today:
            lines.append([Span(say("puzzles.today"), "bold")])
        lines += [[Span(say("puzzles.heading", name=puzzle.id, level=level))], [Span(told.question, "bold")]]
        self._print(lines)
        if judged is None:
            judged = self._asked()
        self._print(self._verdict(judged))

    def _print(self, lines: Sequence[Line]) -> None:
        print_answer(lines, no_color=self._no_color)

    def _asked(self) -> Answer | None:
        """Ask until a legal move was typed; Enter gives up."""
        say = self._say
        while True:
            example = min(each.move for each in self._told.choices)
            echo(say("puzzles.ask", example=example, list=_ASK_ALL), end=" ")
            text = sys.stdin.readline().strip()
            if not is_terminal(sys.stdin):
                echo()
            if not text:
                return None
            if text == _ASK_ALL:
                self._print([[Span(f"{each.move:<16} {each.text}")] for each in self._by_name()])
                continue
            try:
                return answer(self._puzzle, text)
            except FathomsError as error:
                echo(printable(say.sentence(error)))

    def _by_name(self) -> list[Any]:
        return sorted(self._told.choices, key=lambda each: each.move)

    def _verdict(self, judged: Answer | None) -> list[Line]:
        puzzle, say, told = self._puzzle, self._say, self._told
        lines: list[Line] = [[]]
        if judged is not None:
            lines.append([Span(verdict_of(puzzle, judged, say), "bold")])
        lines.append([Span(say("puzzles.best-is", text=told.choices[0].text))])
        if told.tempting:
            lines.append([Span(say("puzzles.beside", text=told.tempting))])
        lines += [[Span(text)] for text in (told.why, told.judge, told.bots) if text]
        lines += [[], [Span(say("puzzles.choices"), "bold")]]
        mine = None if judged is None else judged.move
        shown = [each for at, each in enumerate(told.choices) if at < _LISTED or each.move == mine]
        rows: list[list[str]] = []
        for each in shown:
            points = 100 * each.value / BILLIONTHS
            key = "value" if each.right or not puzzle.bounds else "value-at-most"
            marks = [say("puzzles.mark-right")] * each.right
            marks += [say("puzzles.mark-yours")] * (each.move == mine)
            rows.append([say(f"puzzles.{key}", points=points), each.text, ", ".join(marks)])
        return [*lines, *([Span(line)] for line in columns(rows, {1, 2}))]


def list_(say: Texts, game: str | None, json: bool) -> None:
    """List the puzzles."""
    wanted = None if game is None else pick_game(game).name
    told = [info_of(puzzle, say) for puzzle in shipped().values() if wanted in (None, puzzle.game)]
    if json:
        for each in told:
            echo_json(msgspec.to_builtins(each))
        return
    for each in told:
        level = say(f"puzzles.level-{each.level}")
        row = {"name": each.puzzle, "question": each.question, "level": level}
        echo(say("puzzles.row", **row, proven=str(each.proven).lower()))


def make(say: Texts, **given: Any) -> int:
    """Make puzzles, or judge those of some files again, and write those that hold."""
    from fathoms.lab import puzzles as maker  # it loads what values games

    path = Path(given["out"] or SHIPPED.name)
    if path.is_dir() or not path.absolute().parent.is_dir():
        raise Malformed("train.no-place", path=str(path))
    seed = whole(given["seed"] or "1", "--seed", 0, LARGEST_SEED)
    count = whole(given["count"] or str(_SHIPPED), "--count", 1, 100 * _SHIPPED)
    line = ProgressLine(_SECONDS_BETWEEN_DRAWINGS)
    made: list[Puzzle] = []
    with ended_at_once(say("analysis.review-stopped")):
        try:
            if given["judge"]:
                made = _judged_again([Path(each) for each in given["judge"]], line, say)
            else:
                names = maker.games() if given["game"] is None else [pick_game(given["game"]).name]
                for name in names:
                    title = say.get(f"{name}.title", default=name)

                    def tell(share: float, title: str = title) -> None:
                        line.tell(lambda: say("puzzles.making", game=title, share=100 * share))

                    made += maker.make(maker.Making(name, seed, count / _SHIPPED), tell)
        finally:
            line.end()
    random.Random(seed).shuffle(made)
    wrong = maker.greedy_wrong(made)
    if given["game"] is None and 2 * wrong < len(made):
        raise FathomsError("puzzles.greedy-too-good", wrong=wrong, count=len(made))
    packed = encode(made)
    path.write_bytes(packed)
    proven = sum(puzzle.proven for puzzle in made)
    told = {"count": len(made), "proven": proven, "greedy": wrong, "bytes": len(packed), "path": str(path)}
    if given["json"]:
        echo_json(told)
    else:
        echo(say("puzzles.made", **told))
    return 0


def _judged_again(paths: Sequence[Path], line: ProgressLine, say: Texts) -> list[Puzzle]:
    """Judge puzzles again; those that do not hold any more are told and left out."""
    from fathoms.lab.puzzles import judge_again

    puzzles = {puzzle.id: puzzle for path in paths for puzzle in read(path)}
    kept: list[Puzzle] = []
    dropped: list[str] = []
    for number, puzzle in enumerate(puzzles.values(), start=1):
        line.tell(lambda number=number: say("puzzles.judging", number=number, total=len(puzzles)))
        again = judge_again(puzzle)
        if again.holds and again.again is not None:
            kept.append(again.again)
        else:
            dropped.append(puzzle.id)
    line.end()
    echo(say("puzzles.dropped", count=len(dropped), names=[*dropped]), err=True)
    return kept
