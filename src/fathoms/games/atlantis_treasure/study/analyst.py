"""The analyst of Atlantis Treasure: its games can be reviewed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.core import FathomsError, view
from fathoms.games.atlantis_treasure.screens.reasons import explain

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from fathoms.core import Phrase
    from fathoms.games.atlantis_treasure.moves import Move
    from fathoms.games.atlantis_treasure.rules import Rules
    from fathoms.games.atlantis_treasure.state import State
    from fathoms.games.atlantis_treasure.study.review import SearchEvaluator


class AtlantisReviewer:
    """Has games valued by search."""

    def evaluator(
        self, rules: Rules, seats: int, *, seed: int = 0, tables: Path | None = None
    ) -> SearchEvaluator:
        """Give the evaluator of a rule set, or say what it needs: numpy and numba are an extra.

        Nothing is drawn and nothing is solved, so neither seed nor tables matter.
        """
        del seed, tables
        try:
            from fathoms.games.atlantis_treasure.study.review import SearchEvaluator  # noqa: PLC0415 - an extra
        except ImportError as error:
            raise FathomsError("analysis.review-needs-compiled") from error
        return SearchEvaluator(rules, seats)


class AtlantisExplainer:
    """Says what a better move does that another does not."""

    def explain(self, state: State, best: Move, played: Move, names: Sequence[str]) -> Phrase | None:
        """Say why one move beats another, from where the best way on from each of them ends."""
        search = AtlantisReviewer().evaluator(state.rules, state.seats)
        ends = search.turn_end(state, best), search.turn_end(state, played)
        return explain(view(state, state.seat), best, played, names, ends)


class AtlantisAnalyst:
    """All that can be worked out about Atlantis Treasure."""

    odds: Final = None
    solver: Final = None
    reviewer: Final = AtlantisReviewer()
    explainer: Final = AtlantisExplainer()


ANALYST: Final = AtlantisAnalyst()
