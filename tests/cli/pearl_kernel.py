"""A kernel for Pearls that is none: it plays on the engine, with a seed of its own, and counts takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from fathoms.bots.arena import Match
from fathoms.core import find_bot, find_game
from fathoms.kernels import First, Kernel, Plays, VectorState

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import Move


class PearlKernel(Kernel):
    game = "pearls"
    policies = ("taker",)
    deeds = ("takes",)

    def fits(self, rules: Any, bots: Sequence[str]) -> bool:
        del rules
        return all(bot in self.policies for bot in bots)

    def play(  # noqa: PLR0913 - as the contract has it
        self,
        rules: Any,
        bots: Sequence[str],
        numbers: range,
        seed: int,
        first: First = "rotate",
        *,
        course: bool = False,
    ) -> Plays:
        del course
        games = [self._match(rules, bots, seed, first).play(number) for number in numbers]
        results = [played.state.result for played in games]
        winners = [result.winners if result else () for result in results]
        return Plays(
            first=np.array([played.first for played in games], dtype=np.int8),
            scores=np.array([result.scores if result else () for result in results], dtype=np.int32),
            wins=np.array([[seat in won for seat in range(len(bots))] for won in winners]),
            turns=np.array([played.state.turns for played in games], dtype=np.int32),
            decisions=np.array([played.decisions for played in games], dtype=np.int32),
            deeds=np.array([[played.decisions] for played in games], dtype=np.int32),
            course=None,
        )

    def moves(self, rules: Any, bots: Sequence[str], number: int, seed: int, first: First) -> list[Move]:
        return self._match(rules, bots, seed, first).play(number).moves

    def vector_state(self, rules: Any, seats: int, copies: int) -> VectorState:
        raise NotImplementedError

    def _match(self, rules: Any, bots: Sequence[str], seed: int, first: First) -> Match:
        found = [find_bot(bot, self.game) for bot in bots]
        return Match(find_game(self.game), rules, found, seed + 1_000_000, first)
