"""`fathoms score`: score a table of the real world, from a file or question by question."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, TypeVar, cast

from fathoms.cli import files
from fathoms.cli.app import BAD_INPUT
from fathoms.cli.kept_rules import BOX, find_kept, go_without_box, goes_without_box, keep_rules
from fathoms.cli.options import pick_rules
from fathoms.cli.printing import console, print_lines
from fathoms.cli.records import error_json
from fathoms.cli.streams import echo, echo_json, is_terminal
from fathoms.core import FathomsError, Malformed, find_game, game_names
from fathoms.core.rules import shorten

if TYPE_CHECKING:
    from collections.abc import Generator

    from fathoms.core import AnyGame
    from fathoms.core.screens import Question, ScoreSheet
    from fathoms.texts import Texts

T = TypeVar("T")


def score(say: Texts, **given: Any) -> int:
    """Score a finished table."""
    as_json: bool = given["json"]
    path: str | None = given["file"]
    content = b"" if path is None else files.read(path)
    try:
        table = None if path is None else files.parse_json(content, path)
        game = _game(given["game"], table)
        sheet = game.sheet()
        if sheet is None:
            if as_json:
                raise Malformed(f"{game.name}.no-score")
            echo(say(f"{game.name}.no-score"))
            return 0
        rules = None if given["rules"] is None else pick_rules(game, given["rules"])
        boxed = _boxed(sheet, game, table, say, to_stderr=as_json) if rules is None else None
        if boxed is not None and not as_json:
            echo(say("play.with-box"))
        if table is None:
            chosen = next((each for each in (rules, boxed) if each is not None), game.standard)
            table = _answers(sheet.ask(chosen), say, to_stderr=as_json)
        scored = sheet.score(_with_rules(table, game, rules, boxed))
    except FathomsError as error:
        if not as_json:
            raise
        echo_json(error_json(error, say))
        return BAD_INPUT
    if as_json:
        echo_json(scored.to_json())
    else:
        print_lines(console(no_color=given["no_color"]), scored.lines(say))
    return 0


def _game(asked: str | None, table: object) -> AnyGame:
    """Find the game of a table: the one asked for, the one it names, else the first with a score sheet."""
    named = cast("dict[str, object]", table).get("game") if isinstance(table, dict) else None
    if asked is not None:
        if named not in (None, asked):
            raise Malformed("cli.score-other-game", game=asked[:40], other=shorten(named))
        return find_game(asked)
    if named is not None:
        if not isinstance(named, str):
            raise Malformed("core.record-field", field="game", value=shorten(named))
        return find_game(named)
    games = [find_game(name) for name in game_names()]
    return next((game for game in games if game.sheet() is not None), games[0])


def _boxed(sheet: ScoreSheet, game: AnyGame, table: object, say: Texts, *, to_stderr: bool) -> Any:
    """Find the values of one's box for a table that names no rules; who types a table is asked once."""
    if isinstance(table, dict) and "rules" in cast("dict[str, object]", table):
        return None
    kept = find_kept(game, BOX)
    if kept is not None or table is not None or goes_without_box(game):
        return kept
    values = _answers(sheet.ask_values(game.standard), say, to_stderr=to_stderr)
    if values is None:
        go_without_box(game)
        return None
    rules = game.rules(values)
    keep_rules(game, BOX, rules)
    return rules


def _with_rules(table: object, game: AnyGame, rules: Any, boxed: Any) -> object:
    """Put the rules of the option, or the values of the box, in the table's own place for them."""
    if not isinstance(table, dict):
        return table
    given = cast("dict[str, object]", table)
    if boxed is not None:
        return {**given, "rules": boxed.differences(game.standard), "values": BOX}
    return given if rules is None else {**given, "rules": rules.differences(game.standard)}


def _answers(questions: Generator[Question, str, T], say: Texts, *, to_stderr: bool) -> T:
    """Ask question by question; an answer that cannot be taken is asked for again."""
    question = next(questions)
    while True:
        if question.problem is not None:
            echo(say.phrase(question.problem), err=to_stderr)
        echo(say.phrase(question.text), end=" " if is_terminal(sys.stdin) else "\n", err=to_stderr)
        answer = sys.stdin.readline(10_000) if sys.stdin is not None else ""  # pyright: ignore[reportUnnecessaryComparison] - so it is when closed
        if not answer:
            raise Malformed("cli.score-unfinished")
        try:
            question = questions.send(answer.strip())
        except StopIteration as done:
            return done.value
