"""What can be worked out about a game: odds of the dice now, the whole game solved, a hint, a review.

Analysts are found by entry point (`fathoms.analysts`, named after their game), like games and bots.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

from fathoms.core import Malformed, find_adviser

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Collection, Mapping, Sequence
    from pathlib import Path

    from fathoms.core import (
        AnyGame,
        Judged,
        Line,
        Move,
        Opened,
        Phrase,
        PuzzleDecision,
        PuzzleQuota,
        Say,
        Shares,
        View,
        Weighed,
    )

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


class Evaluator(Protocol):
    """Values the states of one game for all seats at once.

    `value` and `after` tell what everybody may know, seen from inside the turn that a state is in: while
    chance acts, `value` is the mean of `after` over all that may fall; while a seat decides, it is `after` of
    a choice that is best by what everybody knows. So only from one turn to the next may `value` differ from
    the `after` before it. The same record always gives the same numbers.
    """

    @property
    def name(self) -> str:
        """How it values: `solved`, `network`, `rollouts` or `search`."""
        ...

    @property
    def error(self) -> float:
        """How far a difference of two choices may be wrong, a share of a win; asked when all is valued."""
        ...

    def value(self, state: Any) -> Shares:
        """Value a state before a move of chance or of a seat."""
        ...

    def after(self, state: Any, move: Any) -> Shares:
        """Value what a move leads to."""
        ...

    def choices(self, state: Any, played: Any) -> Sequence[Judged]:
        """Value the legal moves of the seat that decides by what that seat can know, the best first.

        Of moves without number those worth naming are enough, `played` among them. If the seat knows no more
        than everybody, the first is the one that `value` goes by.
        """
        ...

    def openings(self, state: Any) -> Sequence[Opened]:
        """Open the secrets of a game that is over, one by one; the last gives the result."""
        ...


class Reviewer(Protocol):
    """Chooses how games are valued."""

    def evaluator(self, rules: Any, seats: int, *, seed: int, tables: Path | None = None) -> Evaluator:
        """Give an evaluator by what is there; refuse what nothing can value.

        Args:
            rules: the rule set.
            seats: how many play.
            seed: from the record, where an evaluator samples.
            tables: where solved games are kept, if not where they usually are.
        """
        ...


class GameReviewer(Reviewer, Protocol):
    """A game's own reviewer, which also says what its reviews are made by and can be held against."""

    def version(self, rules: Any, seats: int) -> str:
        """Name the evaluator that there would be, in some letters: another name, other values."""
        ...

    def bot_costs(self, rules: Any, seats: int) -> Mapping[str, int]:
        """Give what bots give away a decision, in billionths of a win; empty where nobody measured it."""
        ...


class Explainer(Protocol):
    """Says why a choice is better than another."""

    def explain(self, state: Any, best: Any, played: Any, names: Sequence[str]) -> Phrase | None:
        """Say in one sentence why one choice beats another; None if there is nothing to show.

        Args:
            state: the table before the choice, as everybody may know it.
            best: the better move.
            played: the other one.
            names: the players' names.
        """
        ...


class Puzzler(Protocol):
    """Judges decisions that may be puzzles."""

    @property
    def bots(self) -> Sequence[str]:
        """Name the bots that are asked each puzzle, the strongest last; the others play the games."""
        ...

    @property
    def kinds(self) -> Mapping[str, PuzzleQuota]:
        """Name the kinds of puzzle, and how many there are of each."""
        ...

    def judge(self, state: Any, kinds: Collection[str], tables: Path | None = None) -> PuzzleDecision | None:
        """Judge a decision that may be a puzzle of one of these kinds; None if nothing can be asked."""
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

    @property
    def reviewer(self) -> GameReviewer | None:
        """Says how its games are valued for a review."""
        ...

    @property
    def explainer(self) -> Explainer | None:
        """Says in a review why a choice was better."""
        ...

    @property
    def puzzler(self) -> Puzzler | None:
        """Judges decisions that may be puzzles."""
        ...


def _find(part: str, game: str | None) -> tuple[str, Any]:
    """Give a game's name and a part of its analyst; without a game, of one that has it. Loads no others."""
    # Backwards: of the games that come with Fathoms the last one has odds, and loading the other takes longer
    # than working them out.
    points = sorted(entry_points(group="fathoms.analysts"), key=lambda point: point.name, reverse=True)
    for point in points:
        if game in (None, point.name) and (found := getattr(point.load(), part, None)) is not None:
            return point.name, found
    known = [point.name for point in reversed(points) if getattr(point.load(), part, None) is not None]
    raise Malformed(f"analysis.no-{part}", game=(game or "")[:40], known=[*known])


def find_odds(game: str | None) -> tuple[str, OddsMaker]:
    """Find who works out a game's odds; without a game, any that has some. Gives the game's name too."""
    return _find("odds", game)


def find_solver(game: str) -> Solver:
    """Find who solves a game."""
    return _find("solver", game)[1]


def find_reviewer(game: str) -> GameReviewer:
    """Find who says how a game is valued for a review."""
    return _find("reviewer", game)[1]


@cache
def reviewable_games() -> frozenset[str]:
    """Name the games that can be reviewed."""
    points = entry_points(group="fathoms.analysts")
    return frozenset(point.name for point in points if point.load().reviewer is not None)


def find_explainer(game: str) -> Explainer | None:
    """Find who says why a choice is better than another."""
    points = entry_points(group="fathoms.analysts")
    return next((point.load().explainer for point in points if point.name == game), None)


def find_puzzler(game: str) -> Puzzler:
    """Find who judges decisions of a game that may be puzzles."""
    return _find("puzzler", game)[1]


class Hint(NamedTuple):
    """Every choice weighed, the best first."""

    choices: Sequence[Weighed]
    why: Phrase

    @property
    def best(self) -> Move:
        """The move to make."""
        return self.choices[0].move


def hint(game: AnyGame, seen: View[Any], rng: random.Random) -> Hint:
    """Ask the game's adviser about the seat that has to decide."""
    adviser = find_adviser(game.name)
    if adviser is None:
        raise Malformed("analysis.no-adviser", game=game.name)
    choices = adviser.weigh(seen, rng)
    return Hint(choices, adviser.reason(seen, choices))
