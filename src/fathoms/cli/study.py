"""`fathoms odds`, `solve` and `train`: what the dice may bring, a game solved, a network trained."""

from __future__ import annotations

import time
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from fathoms.analysis import find_odds, find_solver
from fathoms.cli.options import LARGEST_SEED, pick_game, pick_rules, seconds, whole
from fathoms.cli.streams import echo, echo_json, print_answer
from fathoms.cli.waiting import ProgressLine
from fathoms.core import FathomsError, Malformed, find_game

if TYPE_CHECKING:
    from collections.abc import Callable

    from fathoms.analysis import Finding, Solver
    from fathoms.texts import Texts

_MOST_ROLLS: Final = 99
_MOST_PLAYERS: Final = 99
_MOST_SHELLS: Final = 999
_GIGABYTE: Final = 1e9
_SECONDS_BETWEEN_DRAWINGS: Final = 0.2
_MOST_GAMES: Final = 10**12
_MOST_SECONDS: Final = 999_999
_SECONDS: Final = "600"
_BETWEEN_LINES: Final = 30.0
_BETWEEN_DRAWINGS: Final = 0.5


def odds(say: Texts, **given: Any) -> None:
    """Tell the odds of the dice as they lie."""
    name, maker = find_odds(given["game"])
    rules = pick_rules(find_game(name), given["rules"])
    left = given["rolls_left"]
    rolls_left = None if left is None else whole(left, "--rolls-left", 0, _MOST_ROLLS)
    found = maker.odds(rules, given["dice"], rolls_left, given["goal"])
    if given["json"]:
        echo_json(found.to_json())
    else:
        print_answer(found.lines(say), no_color=given["no_color"])


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
        echo(say("analysis.solve-need", **sizes), err=True)
    line = ProgressLine(_SECONDS_BETWEEN_DRAWINGS)
    try:
        return solver.solve(
            rules, players, path, lambda share, seconds: line.tell(lambda: _far(share, seconds, say))
        )
    finally:
        line.end()


def _gigabytes(size: int) -> float:
    return max(0.1, round(size / _GIGABYTE, 1))


def _far(share: float, seconds: float, say: Texts) -> str:
    if seconds < 0:
        return say("analysis.solve-share-only", share=100 * share)
    if seconds < 90:
        left = say("analysis.seconds-left", seconds=max(1, round(seconds)))
    elif seconds < 90 * 60:
        left = say("analysis.minutes-left", minutes=round(seconds / 60))
    else:
        left = say("analysis.hours-left", hours=round(seconds / 3600))
    return say("analysis.solve-share", share=100 * share, left=left)


class TrainingProgress(Protocol):
    """How far a training is."""

    @property
    def share(self) -> float:
        """The part that is done."""
        ...

    @property
    def games(self) -> int:
        """Games played."""
        ...

    @property
    def error(self) -> float:
        """How far the network lately was from what it was taught."""
        ...


class Trainer(Protocol):
    """Trains a game's networks; found by entry point (`fathoms.trainers`, named after the game)."""

    def check(self, players: int) -> None:
        """Refuse a number of players that nothing can be trained for."""
        ...

    def games_in(self, players: int, seconds: float) -> int:
        """Estimate how many games a training gets through in these seconds of one processor."""
        ...

    def train(
        self, players: int, seed: int, games: int, path: Path, watch: Callable[[Any], None]
    ) -> dict[str, Any]:
        """Train into a file, and give what is told about the network."""
        ...


def train(say: Texts, **given: Any) -> None:
    """Train a network and write it to a file."""
    game = pick_game(given["game"])
    trainer = find_trainer(game.name)
    players = whole(given["players"] or "2", "--players", 1, _MOST_PLAYERS)
    trainer.check(players)
    seed = whole(given["seed"] or "1", "--seed", 0, LARGEST_SEED)
    path = Path(given["out"] or f"{game.name}-{players}.npz")
    if given["games"] is not None and given["seconds"] is not None:
        raise Malformed("train.games-or-seconds")
    # What can be refused is refused before the work begins.
    if path.is_dir() or not path.absolute().parent.is_dir():
        raise Malformed("train.no-place", path=str(path))
    if given["games"] is not None:
        games = whole(given["games"], "--games", 1, _MOST_GAMES)
    else:
        games = trainer.games_in(players, seconds(given["seconds"] or _SECONDS, "--seconds", _MOST_SECONDS))
        echo(say("train.games", games=games, players=players, seed=seed), err=True)
    line = ProgressLine(_BETWEEN_DRAWINGS, _BETWEEN_LINES)

    def watch(progress: TrainingProgress) -> None:
        shares = {"share": 100 * progress.share, "games": progress.games, "error": 100 * progress.error}
        line.tell(lambda: say("train.progress", **shares))

    began = time.perf_counter()
    part = path.with_name(path.name + ".part")
    try:
        told = trainer.train(players, seed, games, part, watch)
        part.replace(path)
    finally:
        line.end()
        part.unlink(missing_ok=True)
    spent = time.perf_counter() - began
    if given["json"]:
        echo_json({**told, "out": str(path), "seconds": round(spent, 1)})
    else:
        echo(say("train.done", path=str(path), games=games, seconds=spent))


def find_trainer(game: str) -> Trainer:
    """Find who trains a game's networks."""
    points = {point.name: point for point in entry_points(group="fathoms.trainers")}
    if game not in points:
        raise Malformed("train.no-trainer", game=game[:40], known=[*sorted(points)])
    try:
        return points[game].load()
    except ImportError as error:
        raise FathomsError("train.needs-lab") from error
