"""The analyst of Atlantis Treasure: its games can be reviewed."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from fathoms.core import FathomsError, view
from fathoms.games.atlantis_treasure.rules import STANDARD
from fathoms.games.atlantis_treasure.screens.reasons import explain
from fathoms.games.atlantis_treasure.study.puzzles import AtlantisPuzzler

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from fathoms.core import Phrase
    from fathoms.games.atlantis_treasure.moves import Move
    from fathoms.games.atlantis_treasure.rules import Rules
    from fathoms.games.atlantis_treasure.state import State
    from fathoms.games.atlantis_treasure.study.review import SearchEvaluator

VERSION: Final = 6
"""Raise it where the same game gets other values in a review: those that are kept are made anew."""


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

    def version(self, rules: Rules, seats: int) -> str:
        """Name the evaluator that there would be."""
        del rules, seats
        return f"search-{VERSION}"

    def bot_costs(self, rules: Rules, seats: int) -> Mapping[str, int]:
        """Give what bots give away a decision, as measured with the standard rules."""
        return _bot_costs().get(seats, {}) if rules == STANDARD else {}


@cache
def _bot_costs() -> dict[int, dict[str, int]]:
    """Read what `benchmarks/review_bots.py` measured, by the number of players."""
    written = Path(__file__).with_name("bot_costs.json").read_bytes()
    return msgspec.json.decode(written, type=dict[int, dict[str, int]])


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
    puzzler: Final = AtlantisPuzzler()


ANALYST: Final = AtlantisAnalyst()
