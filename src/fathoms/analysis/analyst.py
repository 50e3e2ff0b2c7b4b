"""Analysts are found by entry point (`fathoms.analysts`, named after their game), like games and bots."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from fathoms.core import Malformed

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from fathoms.core import Line, Say

Progress: TypeAlias = "Callable[[float, float], None]"
"""Is told the share that is done and the seconds to go; these are -1 while nobody can know."""


class Finding(Protocol):
    """An answer, for a program and for a person."""

    def to_json(self) -> dict[str, Any]:
        """Give the answer for a program."""
        ...

    def lines(self, say: Say) -> list[Line]:
        """Give the answer for a person."""
        ...


class OddsMaker(Protocol):
    """Works out what the dice may still bring."""

    def odds(self, rules: Any, dice: str | None, rolls_left: int | None, goal: str | None) -> Finding:
        """Give the odds of every goal, or of one with every choice ranked.

        Args:
            rules: the rule set.
            dice: the dice as they lie, as a person types them; "none" or None before the first roll.
            rolls_left: throws still to come; None is as many as there can be.
            goal: one goal as a person types it; None is all of them.
        """
        ...


class Need(Protocol):
    """What solving takes, in bytes."""

    @property
    def memory(self) -> int:
        """Memory while it runs."""
        ...

    @property
    def disk(self) -> int:
        """Disk, from then on."""
        ...


class Solver(Protocol):
    """Solves a game from its end back to its start."""

    def place_for(self, rules: Any, players: int) -> Path:
        """Say where a table is kept if nobody says otherwise."""
        ...

    def need(self, rules: Any, players: int, path: Path) -> Need:
        """Tell what solving takes; refuse what cannot be solved, or not on this machine."""
        ...

    def solve(self, rules: Any, players: int, path: Path, progress: Progress) -> Finding:
        """Solve into a file; an interrupted run goes on where it was."""
        ...

    def report(self, rules: Any, players: int, path: Path) -> Finding:
        """Tell what a solved table says about the game."""
        ...


class Analyst(Protocol):
    """All that can be worked out about one game; None is what cannot."""

    @property
    def odds(self) -> OddsMaker | None:
        """Works out odds."""
        ...

    @property
    def solver(self) -> Solver | None:
        """Solves the game."""
        ...


def _analysts() -> dict[str, Analyst]:
    points = sorted(entry_points(group="fathoms.analysts"), key=lambda point: point.name)
    return {point.name: point.load() for point in points}


def find_odds(game: str | None) -> tuple[str, OddsMaker]:
    """Find who works out a game's odds; without a game, the first that has any. Gives the game's name too."""
    known = {name: analyst.odds for name, analyst in _analysts().items() if analyst.odds is not None}
    name = next(iter(known), "") if game is None else game
    if name not in known:
        raise Malformed("analysis.no-odds", game=name[:40], known=list(known))
    return name, known[name]


def find_solver(game: str) -> Solver:
    """Find who solves a game."""
    known = {name: analyst.solver for name, analyst in _analysts().items() if analyst.solver is not None}
    if game not in known:
        raise Malformed("analysis.no-solver", game=game[:40], known=list(known))
    return known[game]
