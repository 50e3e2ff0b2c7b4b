"""`fathoms train`: the network of a game's bot trained from a seed, into a file."""

from __future__ import annotations

import sys
import time
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from fathoms.cli.numbers import seconds, whole
from fathoms.cli.rules_option import pick_game
from fathoms.cli.streams import echo, echo_json, is_terminal
from fathoms.cli.table import LARGEST_SEED
from fathoms.core import FathomsError, Malformed

if TYPE_CHECKING:
    from collections.abc import Callable

    from fathoms.texts import Texts

_MOST_PLAYERS: Final = 99
_MOST_GAMES: Final = 10**12
_MOST_SECONDS: Final = 999_999
_SECONDS: Final = "600"
_BETWEEN_LINES: Final = 30.0
_BETWEEN_DRAWINGS: Final = 0.5


class Progress(Protocol):
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
        """Estimate how many games a training gets through in so many seconds of one processor."""
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
    _check_place(path)
    if given["games"] is not None:
        games = whole(given["games"], "--games", 1, _MOST_GAMES)
    else:
        games = trainer.games_in(players, seconds(given["seconds"] or _SECONDS, "--seconds", _MOST_SECONDS))
        echo(say("train.games", games=games, players=players, seed=seed), err=True)
    watcher = _Watcher(say)
    began = time.perf_counter()
    part = path.with_name(path.name + ".part")
    try:
        told = trainer.train(players, seed, games, part, watcher.tell)
        part.replace(path)
    finally:
        watcher.end()
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


def _check_place(path: Path) -> None:
    if path.is_dir() or not path.absolute().parent.is_dir():
        raise Malformed("train.no-place", path=str(path))


class _Watcher:
    """How far it is, on standard error: one line drawn again and again, or one now and then for a file."""

    def __init__(self, say: Texts) -> None:
        self.say = say
        self.watched = is_terminal(sys.stderr)
        self.told = time.monotonic()
        self.width = 0

    def tell(self, progress: Progress) -> None:
        """Say how far it is, unless that was said just now."""
        now = time.monotonic()
        if now - self.told < (_BETWEEN_DRAWINGS if self.watched else _BETWEEN_LINES):
            return
        self.told = now
        line = self.say(
            "train.progress", share=100 * progress.share, games=progress.games, error=100 * progress.error
        )
        if self.watched:
            echo("\r" + line.ljust(self.width), end="", err=True)
            self.width = len(line)
        else:
            echo(line, err=True)

    def end(self) -> None:
        """Leave the line clean."""
        if self.width:
            echo("\r" + " " * self.width + "\r", end="", err=True)
