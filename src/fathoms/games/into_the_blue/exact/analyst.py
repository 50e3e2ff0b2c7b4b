"""The analyst of Into the Blue: what `fathoms odds` and `fathoms solve` ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fathoms.core import FathomsError, Span
from fathoms.games.into_the_blue.exact.odds import BlueOdds

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from types import ModuleType

    from fathoms.core import Line, Say
    from fathoms.games.into_the_blue.exact.report import Report
    from fathoms.games.into_the_blue.exact.solve import Need
    from fathoms.games.into_the_blue.rules import Rules


class Solved(NamedTuple):
    """The game is solved."""

    value_first_player: float
    states: int
    seconds: float
    shells: int
    path: Path

    def to_json(self) -> dict[str, Any]:
        """Give the answer for a program."""
        return {
            "value_first_player": self.value_first_player,
            "states": self.states,
            "seconds": round(self.seconds, 1),
            "shells": self.shells,
            "file": str(self.path),
        }

    def lines(self, say: Say) -> list[Line]:
        """Give the answer for a person."""
        first = say("analysis.solved-first", share=100 * self.value_first_player, shells=self.shells)
        work = say("analysis.solved-work", states=self.states, seconds=self.seconds)
        return [[Span(first, "bold")], [Span(work)], [Span(say("analysis.solved-file", path=str(self.path)))]]


class BlueSolver:
    """Solves the game of two."""

    def place_for(self, rules: Rules, players: int) -> Path:
        """Say where a table is kept if nobody says otherwise."""
        from fathoms.games.into_the_blue.exact import library  # noqa: PLC0415 - odds start without it

        _check_players(players)
        return library.place_for(rules)

    def need(self, rules: Rules, players: int, path: Path) -> Need:
        """Tell what solving takes; refuse what does not fit this machine."""
        _check_players(players)
        return _solve_module().check_room(rules, path)

    def solve(
        self, rules: Rules, players: int, path: Path, progress: Callable[[float, float], None]
    ) -> Solved:
        """Solve into a file."""
        _check_players(players)
        outcome = _solve_module().solve(rules, path, progress=progress)
        return Solved(outcome.value_first_player, outcome.states, outcome.seconds, rules.shells, outcome.path)

    def report(self, rules: Rules, players: int, path: Path) -> Report:
        """Tell what a solved table says about the game."""
        from fathoms.games.into_the_blue.exact import library  # noqa: PLC0415 - odds start without it
        from fathoms.games.into_the_blue.exact.report import report  # noqa: PLC0415 - likewise
        from fathoms.games.into_the_blue.exact.solved_file import SolvedTable  # noqa: PLC0415 - likewise

        _check_players(players)
        if not path.exists():
            raise FathomsError(
                "analysis.no-table", game=rules.game, path=str(path), variable=library.VARIABLE
            )
        with SolvedTable(path, rules) as table:
            return report(table)


class BlueAnalyst:
    """All that can be worked out about Into the Blue."""

    odds: Final = BlueOdds()
    solver: Final = BlueSolver()


def _check_players(players: int) -> None:
    if players != 2:
        raise FathomsError("analysis.solve-players", players=players)


def _solve_module() -> ModuleType:
    """Load the solver, or say what it needs: numpy and numba are an extra."""
    try:
        from fathoms.games.into_the_blue.exact import solve  # noqa: PLC0415 - odds must not wait for numba
    except ImportError as error:
        raise FathomsError("analysis.needs-lab") from error
    return solve


ANALYST: Final = BlueAnalyst()
