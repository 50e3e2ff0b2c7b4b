"""`fathoms score`: score a table of the real world, from a file or question by question."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, cast

from fathoms.cli import files
from fathoms.cli.app import BAD_INPUT
from fathoms.cli.kept_rules import BOX, find_kept
from fathoms.cli.replay import error_json
from fathoms.cli.rules_option import pick_rules
from fathoms.cli.screen import console, print_lines
from fathoms.cli.streams import echo, echo_json, is_terminal
from fathoms.core import FathomsError, Malformed, find_game, game_names
from fathoms.core.rules import shorten

if TYPE_CHECKING:
    from fathoms.core import AnyGame
    from fathoms.core.sheet import ScoreSheet
    from fathoms.texts import Texts


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
        rules = _rules(game, given["rules"], table)
        if rules is not None and given["rules"] is None and not as_json:
            echo(say("play.with-box"))
        if table is None:
            table = _asked(sheet, game, rules, say, to_stderr=as_json)
        scored = sheet.score(_with_rules(table, game, rules))
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


def _rules(game: AnyGame, asked: str | None, table: object) -> Any:
    """Find the rules to score by: those asked for, else the table's own (None), else those of one's box."""
    if asked is not None:
        return pick_rules(game, asked)
    named = isinstance(table, dict) and "rules" in cast("dict[str, object]", table)
    return None if named else find_kept(game, BOX)


def _with_rules(table: object, game: AnyGame, rules: Any) -> object:
    """Put the rules of the option in the table's own place for them."""
    if rules is None or not isinstance(table, dict):
        return table
    return {**cast("dict[str, object]", table), "rules": rules.differences(game.standard)}


def _asked(sheet: ScoreSheet, game: AnyGame, rules: Any, say: Texts, *, to_stderr: bool) -> dict[str, Any]:
    """Ask for the table; an answer that cannot be taken is asked for again."""
    questions = sheet.ask(game.standard if rules is None else rules)
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
