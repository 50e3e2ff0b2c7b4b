"""The arbiter's book: every deal is entered in the order of the schedule, and all figures come from it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

import numpy as np

from fathoms.lab.rating import count_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from fathoms.lab.deals import Deal
    from fathoms.lab.tournament.game import Outcome

MOST_IN_A_ROW: Final = 10
"""Forfeits in a row after which an entrant is withdrawn."""


class Ledger:
    """What was played, entrant by entrant."""

    def __init__(self, entrants: int, players: int) -> None:
        self.players = players
        self.games = 0
        self.beats: list[NDArray[np.float64]] = []
        """For each deal who beat whom."""
        self.met: NDArray[np.int64] = np.zeros((entrants, entrants), dtype=np.int64)
        """How many games two sat in together."""
        self.wins = [0.0] * entrants
        self.played = [0] * entrants
        self.faults: list[list[tuple[int, Outcome]]] = [[] for _ in range(entrants)]
        """The first forfeit of each kind, with the number of its game."""
        self.forfeits: list[Counter[str]] = [Counter() for _ in range(entrants)]
        self.scores: list[Counter[int]] = [Counter() for _ in range(entrants)]
        self.margins: Counter[int] = Counter()
        """By how many points the winner was ahead of the best loser; shared wins count 0."""
        self.turns: Counter[int] = Counter()
        self.seat_wins = [0.0] * players
        self.shared = 0
        self.endless = 0
        self.finished = 0
        self.notable: dict[str, tuple[int, int, Outcome]] = {}
        """The most remarkable game of each kind: how remarkable, its number, and how it went."""
        self.withdrawn: set[int] = set()
        self._row = [0] * entrants

    def enter(self, deal: Deal, outcomes: Sequence[Outcome]) -> dict[int, float]:
        """Enter a whole deal; gives how many games each at the table won in it."""
        beats = np.zeros(self.met.shape)
        won: dict[int, float] = dict.fromkeys(deal.table, 0.0)
        for outcome in outcomes:
            self.games += 1
            count_game(beats, outcome.seats, outcome.winners)
            for seat, who in enumerate(outcome.seats):
                share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
                self.played[who] += 1
                self.wins[who] += share
                won[who] += share
            for who in set(outcome.seats):
                for other in set(outcome.seats) - {who}:
                    self.met[who, other] += 1
            self._enter_fault(outcome)
            self._enter_finish(outcome)
        self.beats.append(beats)
        self.withdrawn |= {who for who in deal.table if self._row[who] >= MOST_IN_A_ROW}
        return won

    def _enter_fault(self, outcome: Outcome) -> None:
        fault = outcome.fault
        for seat, who in enumerate(outcome.seats):
            if fault is None or seat != fault.seat:
                self._row[who] = 0
                continue
            self._row[who] += 1
            if fault.kind not in self.forfeits[who]:
                self.faults[who].append((self.games, outcome))
            self.forfeits[who][fault.kind] += 1

    def _enter_finish(self, outcome: Outcome) -> None:
        scores = outcome.scores
        if scores is None:
            self.endless += outcome.fault is None
            return
        self.finished += 1
        for who, score in zip(outcome.seats, scores, strict=True):
            self.scores[who][score] += 1
        for seat in outcome.winners:
            self.seat_wins[seat] += 1 / len(outcome.winners)
        best = max(scores[seat] for seat in outcome.winners)
        lost = [score for seat, score in enumerate(scores) if seat not in outcome.winners]
        shared = len(outcome.winners) > 1
        self.shared += shared
        # A tie broken by another rule than the score leaves the winner level.
        margin = 0 if shared or not lost else max(best - max(lost), 0)
        self.margins[margin] += 1
        self.turns[outcome.turns] += 1
        self._remark("closest", -margin, outcome)
        self._remark("longest", outcome.turns, outcome)
        self._remark("clearest", margin, outcome)
        self._remark("richest", best, outcome)

    def _remark(self, kind: str, how_much: int, outcome: Outcome) -> None:
        """Keep the first of the most remarkable games."""
        known = self.notable.get(kind)
        if known is None or how_much > known[0]:
            self.notable[kind] = (how_much, self.games, outcome)
