"""`fathoms solve`: a game solved from its end back to its start, into a file."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from fathoms.analysis import find_solver
from fathoms.cli.numbers import whole
from fathoms.cli.printing import print_answer
from fathoms.cli.rules_option import pick_game, pick_rules
from fathoms.cli.streams import echo_json, is_terminal

if TYPE_CHECKING:
    from fathoms.analysis import Finding, Solver
    from fathoms.texts import Texts

_MOST_PLAYERS: Final = 99
_MOST_SHELLS: Final = 999
_GIGABYTE: Final = 1e9
_SECONDS_BETWEEN_LINES: Final = 30.0
_SECONDS_BETWEEN_DRAWINGS: Final = 0.2


def solve(say: Texts, **given: Any) -> None:
    """Solve a game, or report what a solved one says."""
    game = pick_game(given["game"])
    solver = find_solver(game.name)
    rules = pick_rules(game, given["rules"])
    if given["shells"] is not None:
        shells = whole(given["shells"], "--shells", 0, _MOST_SHELLS)
        rules = game.rules({**rules.differences(game.standard), "shells": shells})
    players = whole(given["players"] or "2", "--players", 1, _MOST_PLAYERS)
    path = solver.place_for(rules, players) if given["out"] is None else Path(given["out"])
    if given["report"]:
        found = solver.report(rules, players, path)
    else:
        found = _solve(solver, rules, players, path, say)
    if given["json"]:
        echo_json(found.to_json())
    else:
        print_answer(found.lines(say), no_color=given["no_color"])


def _solve(solver: Solver, rules: Any, players: int, path: Path, say: Texts) -> Finding:
    if not path.exists():
        need = solver.need(rules, players, path)
        sizes = {"memory": _gigabytes(need.memory), "disk": _gigabytes(need.disk)}
        click.echo(say("analysis.solve-need", **sizes), err=True)
    progress = _Progress(say)
    try:
        return solver.solve(rules, players, path, progress.tell)
    finally:
        progress.end()


def _gigabytes(size: int) -> float:
    return max(0.1, round(size / _GIGABYTE, 1))


class _Progress:
    """How far it is, on standard error: a line drawn over and over, or one now and then for a file."""

    def __init__(self, say: Texts) -> None:
        self.say = say
        self.watched = is_terminal(sys.stderr)
        self.told = time.monotonic()
        self.width = 0

    def tell(self, share: float, seconds: float) -> None:
        """Say how far it is, unless that was said just now."""
        now = time.monotonic()
        if now - self.told < (_SECONDS_BETWEEN_DRAWINGS if self.watched else _SECONDS_BETWEEN_LINES):
            return
        self.told = now
        line = self._far(share, seconds)
        if self.watched:
            click.echo("\r" + line.ljust(self.width), nl=False, err=True)
            self.width = len(line)
        else:
            click.echo(line, err=True)

    def _far(self, share: float, seconds: float) -> str:
        if seconds < 0:
            return self.say("analysis.solve-share-only", share=100 * share)
        if seconds < 90:
            left = self.say("analysis.seconds-left", seconds=max(1, round(seconds)))
        elif seconds < 90 * 60:
            left = self.say("analysis.minutes-left", minutes=round(seconds / 60))
        else:
            left = self.say("analysis.hours-left", hours=round(seconds / 3600))
        return self.say("analysis.solve-share", share=100 * share, left=left)

    def end(self) -> None:
        """Leave the line clean."""
        if self.width:
            click.echo("\r" + " " * self.width + "\r", nl=False, err=True)
