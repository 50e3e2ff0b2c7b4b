"""Atlantis Treasure compiled, as `fathoms.kernels` asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from fathoms.core import Malformed
from fathoms.games.atlantis_treasure.exact.bulk.deeds import DEEDS
from fathoms.games.atlantis_treasure.exact.bulk.games import (
    DRAW,
    POLICIES,
    RANDOM,
    ROTATE,
    ledger_for,
    play_games,
)
from fathoms.games.atlantis_treasure.exact.bulk.slate import slate_for
from fathoms.games.atlantis_treasure.exact.bulk.tables import AtlantisTables
from fathoms.games.atlantis_treasure.exact.chart import chart_of, pack
from fathoms.games.atlantis_treasure.exact.ciphers import decode
from fathoms.games.atlantis_treasure.game import GAME
from fathoms.games.atlantis_treasure.grid import grid_of
from fathoms.kernels import Course, Kernel, Plays, whole_log

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import Move
    from fathoms.games.atlantis_treasure.exact.bulk.games import Ledger
    from fathoms.games.atlantis_treasure.rules import Rules
    from fathoms.kernels import First

_WORD: Final = (1 << 64) - 1


class AtlantisKernel(Kernel):
    """Atlantis Treasure compiled."""

    game: str = GAME.name
    policies: tuple[str, ...] = POLICIES
    deeds: tuple[str, ...] = DEEDS

    def fits(self, rules: Rules, bots: Sequence[str]) -> bool:
        """Tell whether these bots play this rule set here as they do on the engine."""
        return len(bots) in GAME.seats_for(rules) and all(bot in self.policies for bot in bots)

    def play(  # noqa: PLR0913 - see `Kernel`
        self,
        rules: Rules,
        bots: Sequence[str],
        numbers: range,
        seed: int,
        first: First = "rotate",
        *,
        course: bool = False,
    ) -> Plays:
        """Play the games with these numbers."""
        ledger = self._play(rules, bots, numbers, seed, first, course=course, log=0)
        return Plays(
            first=ledger.first,
            scores=ledger.scores,
            wins=ledger.scores == ledger.scores.max(axis=1, keepdims=True),
            turns=ledger.turns,
            decisions=ledger.decisions,
            deeds=ledger.deeds,
            course=Course(*(each.astype(np.int32) for each in ledger.courses)) if course else None,
        )

    def moves(self, rules: Rules, bots: Sequence[str], number: int, seed: int, first: First) -> list[Move]:
        """Play one of these games again and give all its moves."""
        one, grid = range(number, number + 1), grid_of(rules, len(bots))
        log = whole_log(lambda room: self._play(rules, bots, one, seed, first, course=False, log=room).log)
        return [decode(move, grid) for move in log.tolist()]

    def tables(self, rules: Any, seats: int, copies: int) -> AtlantisTables:
        """Make tables; `reset` sets them up."""
        return AtlantisTables(rules, seats, copies)

    def _play(  # noqa: PLR0913 - as `play`
        self,
        rules: Rules,
        bots: Sequence[str],
        numbers: range,
        seed: int,
        first: First,
        *,
        course: bool,
        log: int,
    ) -> Ledger:
        if not self.fits(rules, bots):
            raise Malformed("atlantis-treasure.kernel-lacks", bots=list(bots))
        seats, games = len(bots), len(numbers)
        chart = chart_of(rules, seats)
        start = pack(GAME.start(rules, seats))
        ledger = ledger_for(start, seats, games, course=course, log=log)
        play_games(
            chart,
            start,
            np.array([POLICIES.index(bot) for bot in bots], np.int64),
            np.uint64(seed & _WORD),
            np.arange(numbers.start, numbers.stop, numbers.step, dtype=np.int64),
            ROTATE if first == "rotate" else DRAW if first == "draw" else first,
            ledger,
            slate_for(chart) if set(bots) != {POLICIES[RANDOM]} else None,
        )
        return ledger


KERNEL: Final = AtlantisKernel()
