"""Decisions of Atlantis Treasure that may be puzzles: the first move of a turn that wins.

That a turn wins is seen by playing every way to end it. That no other first move is as good is seen by
playing every way to end the turn after it, and every answer of the next player: whoever can win then does, so
a move is worth no more than the chance that the die does not let them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.core import Judged, PuzzleDecision, PuzzleQuota
from fathoms.games.atlantis_treasure.moves import Compass, Slide
from fathoms.games.atlantis_treasure.rules import STANDARD
from fathoms.games.atlantis_treasure.slides import course

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence
    from pathlib import Path

    from fathoms.games.atlantis_treasure.moves import Move
    from fathoms.games.atlantis_treasure.state import State

_MOST_WINNING: Final = 4
"""Of first moves that win: with more it is no puzzle."""
_LEAST_STEPS: Final = 2
"""Of a turn that wins: one compass laid before the submarine, and nothing more, is seen at once."""
_LEAST_GAP: Final = 0.02
_MOST_CHOICES: Final = 120
"""With more choices, such as where every reef may go, a puzzle is more search than thought."""


class AtlantisPuzzler:
    """Judges turns that win, by playing every way to end them and every answer."""

    bots: Final[Sequence[str]] = ("careless", "greedy", "expert")
    kinds: Final[Mapping[str, PuzzleQuota]] = {"treasure": PuzzleQuota(70, 0)}

    def judge(
        self, state: State, kinds: Collection[str], tables: Path | None = None
    ) -> PuzzleDecision | None:
        """Judge the first decision of a turn, or the slide after its action."""
        del tables
        if "treasure" not in kinds or state.phase != "act" or state.moved or state.rules != STANDARD:
            return None
        if not _is_one_short(state) or _is_plain(state):
            return None
        return _judge_win(state)


def _judge_win(state: State) -> PuzzleDecision | None:
    """Judge a turn that wins; None if it does not, if it is seen at once, or if another may be as good."""
    # A house in a browser knows what can be reviewed, and has no NumPy.
    from fathoms.games.atlantis_treasure.study.winning_turns import most_worth  # noqa: PLC0415 - it needs numba

    seat, moves = state.seat, state.moves()
    if not 1 < len(moves) <= _MOST_CHOICES:
        return None
    most = most_worth(state)
    winning = [move for move in moves if most[move] >= 1]
    others = [Judged(move, _shares(state, most[move]), 0.0) for move in moves if move not in winning]
    if not 0 < len(winning) <= min(_MOST_WINNING, len(moves) // 2):
        return None
    if any(each.shares[seat] > 1 - _LEAST_GAP for each in others):
        return None
    if min(_steps_to_see(state, move) for move in winning) < _LEAST_STEPS:
        return None
    others.sort(key=lambda each: -each.shares[seat])
    best = [Judged(move, _shares(state, 1.0), 0.0) for move in winning]
    return PuzzleDecision("treasure", [*best, *others], 0.0, proven=True, bounds=True)


def _is_one_short(state: State) -> bool:
    """Tell whether one treasure more wins (E1)."""
    return state.rules.ends == "target" and state.score_of(state.seat) + 1 == state.target_of(state.seat)


def _is_plain(state: State) -> bool:
    """Tell whether a treasure can be had at once, which everybody sees."""
    return any(state.play(slide).treasures != state.treasures for slide in state.options().get("move", ()))


def _steps_to_see(state: State, first: Move) -> int:
    """Count what must be seen for the easiest win after a first move: turns of the slide, and more.

    An action that lays no new piece counts as a turn: it is not what one looks for first. A shot after the
    slide counts as two, since it is fired from where nobody is yet.
    """
    if isinstance(first, Slide):
        return 2 + _turns(state, first)
    after, more = state.play(first), 0 if isinstance(first, Compass) else 1
    ways = [move for move in after.moves() if isinstance(move, Slide) and after.play(move).result is not None]
    return more + min((_turns(after, move) for move in ways), default=0)


def _turns(state: State, slide: Slide) -> int:
    """Count the compasses at which a slide turns (M4)."""
    way = course(state.grid, state.sea, state.seat, slide.direction)
    return 0 if way is None else len(way.lifted)


def _shares(state: State, mine: float) -> tuple[float, ...]:
    """Give one seat its share, and the others what is left."""
    rest = (1 - mine) / (state.seats - 1)
    return tuple(mine if seat == state.seat else rest for seat in range(state.seats))
