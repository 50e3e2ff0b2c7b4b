"""Decisions of Into the Blue that may be puzzles: which dice, which level, stop or throw."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from fathoms.core import PuzzleDecision, PuzzleQuota
from fathoms.games.into_the_blue.moves import Stop
from fathoms.games.into_the_blue.rules import STANDARD

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence
    from pathlib import Path

    from fathoms.core import Judged
    from fathoms.games.into_the_blue.state import State
    from fathoms.games.into_the_blue.study.review import BlueEvaluator


class BluePuzzler:
    """Judges by the solved table with two players, which is a proof, and else by the network."""

    bots: Final[Sequence[str]] = ("cautious", "diver", "greedy", "expert")
    kinds: Final[Mapping[str, PuzzleQuota]] = {
        "dice": PuzzleQuota(100, 84),
        "level": PuzzleQuota(50, 20),
        "stop": PuzzleQuota(80, 58),
    }

    def judge(
        self, state: State, kinds: Collection[str], tables: Path | None = None
    ) -> PuzzleDecision | None:
        """Judge a decision about dice or a level in a standard game."""
        if state.phase not in ("decide", "place") or len(state.moves()) == 1 or state.rules != STANDARD:
            return None
        if state.phase == "decide" and state.play(Stop()).phase == "chest":
            # A perfect dive is kept: nobody needs to think about it.
            return None
        evaluator = _evaluator(len(state.left), tables)
        proven = evaluator.name == "solved"
        if proven and not _is_exact(state):
            return None
        choices = evaluator.choices(state)
        kind = "level" if state.phase == "place" else _about_dice(choices, state.seat)
        if kind not in kinds:
            return None
        return PuzzleDecision(kind, choices, evaluator.error, proven=proven)


def _about_dice(choices: Sequence[Judged], seat: int) -> str:
    """Say what the question is: whether to stop, if that is best or the best of what is clearly worse."""
    best = choices[0].shares[seat]
    worse = next((each for each in choices if best - each.shares[seat] >= 0.02), choices[-1])
    return "stop" if isinstance(choices[0].move, Stop) or isinstance(worse.move, Stop) else "dice"


def _is_exact(state: State) -> bool:
    """Tell whether the table knows all that the mover does: no chest of its own, or it is the last turn."""
    return state.last_turns == 0 or state.seat not in state.owners


@lru_cache(maxsize=8)
def _evaluator(seats: int, tables: Path | None) -> BlueEvaluator:
    from fathoms.games.into_the_blue.study.review import choose_evaluator  # noqa: PLC0415 - it needs numpy

    return choose_evaluator(STANDARD, seats, 0, tables)
