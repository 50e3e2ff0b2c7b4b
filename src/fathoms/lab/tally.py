"""The tally: what many finished games have in common, in whole numbers.

Nothing is rounded before the end, so the figures do not hang on how the games were split up and added.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from fathoms.lab.intervals import mean_error, share_ends

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import State
    from fathoms.kernels import Plays


class Tally:
    """Counts finished games, given as states of the engine, as arrays, or as another tally."""

    def __init__(self, seats: int, deeds: Sequence[str] = ()) -> None:
        self.seats = seats
        self.deed_names = tuple(deeds)
        self.games = 0
        self.turns = 0
        self.decisions = 0
        self.deeds = [0] * len(deeds)
        self.scores = [0] * seats
        self.squares = [0] * seats
        self.lowest: list[int | None] = [None] * seats
        self.highest: list[int | None] = [None] * seats
        # For each seat, and for the seat that began: how often it won alone, with one other, with two …
        self.wins = [[0] * seats for _ in range(seats)]
        self.first_wins = [0] * seats

    def add(self, state: State, first: int = 0, decisions: int = 0) -> None:
        """Count a finished game."""
        result = state.result
        if result is None:
            raise ValueError(state)
        sharers = len(result.winners)
        self.games += 1
        self.turns += state.turns
        self.decisions += decisions
        self.first_wins[sharers - 1] += first in result.winners
        for seat in result.winners:
            self.wins[seat][sharers - 1] += 1
        scores = list(result.scores)
        self._add_scores(scores, [score * score for score in scores], scores, scores)

    def add_plays(self, plays: Plays) -> None:
        """Count many finished games."""
        if not len(plays.first):
            return
        self.games += len(plays.first)
        self.turns += int(plays.turns.sum())
        self.decisions += int(plays.decisions.sum())
        for at, count in enumerate(plays.deeds.sum(axis=0)):
            self.deeds[at] += int(count)
        self._add_wins(plays)
        scores = plays.scores
        sums = scores.sum(axis=0, dtype=np.int64)
        squares = np.einsum("ij,ij->j", scores, scores, dtype=np.int64)
        self._add_scores(sums, squares, scores.min(axis=0), scores.max(axis=0))

    def _add_wins(self, plays: Plays) -> None:
        """Count first how often each set of seats won after each seat had begun: there are few of these."""
        weights = self.seats << np.arange(self.seats)
        counts = np.bincount(plays.wins @ weights + plays.first)
        for kind in np.flatnonzero(counts).tolist():
            winners, first = divmod(kind, self.seats)
            sharers, count = winners.bit_count(), int(counts[kind])
            self.first_wins[sharers - 1] += count * (winners >> first & 1)
            for seat in range(self.seats):
                self.wins[seat][sharers - 1] += count * (winners >> seat & 1)

    def merge(self, other: Tally) -> None:
        """Count the games of another tally too."""
        self.games += other.games
        self.turns += other.turns
        self.decisions += other.decisions
        self.deeds = _sums(self.deeds, other.deeds)
        self.wins = [_sums(ours, theirs) for ours, theirs in zip(self.wins, other.wins, strict=True)]
        self.first_wins = _sums(self.first_wins, other.first_wins)
        if other.games:
            self._add_scores(other.scores, other.squares, other.lowest, other.highest)

    def _add_scores(self, sums: Any, squares: Any, lowest: Any, highest: Any) -> None:
        """Add what is known of some games' scores, a value a seat."""
        for seat in range(self.seats):
            self.scores[seat] += int(sums[seat])
            self.squares[seat] += int(squares[seat])
            low, high = self.lowest[seat], self.highest[seat]
            self.lowest[seat] = int(lowest[seat]) if low is None else min(low, int(lowest[seat]))
            self.highest[seat] = int(highest[seat]) if high is None else max(high, int(highest[seat]))

    @property
    def shared(self) -> int:
        """How many games several seats won together."""
        return sum(sum(won[many] for won in self.wins) // (many + 1) for many in range(1, self.seats))

    @property
    def win_share(self) -> list[float]:
        """For each seat the part of all games that it won; a shared win is split evenly."""
        return [self._mean(_parts(won)) for won in self.wins]

    @property
    def win_share_error(self) -> list[float]:
        """For each seat the standard error of its part: about two of them either way hold the true one."""
        return [self._error(won) for won in self.wins]

    @property
    def win_share_ends(self) -> list[tuple[float, float]]:
        """For each seat the ends between which its true part is, with 95 %."""
        return [self._ends(won) for won in self.wins]

    @property
    def win_share_near(self) -> list[float]:
        """For each seat how far from its part the true one is at most, with 95 %: the farther end counts."""
        return [self._near(won) for won in self.wins]

    @property
    def first_win_share(self) -> float:
        """The part of all games that whoever began won."""
        return self._mean(_parts(self.first_wins))

    @property
    def first_win_share_near(self) -> float:
        """How far from that the true part is at most, with 95 %."""
        return self._near(self.first_wins)

    @property
    def mean_score(self) -> list[float]:
        """For each seat the mean of its scores."""
        return [self._mean(scores) for scores in self.scores]

    @property
    def mean_score_near(self) -> list[float | None]:
        """For each seat how far from that the true mean is at most, with 95 %; None after a single game."""
        return [
            mean_error(score, square, self.games)
            for score, square in zip(self.scores, self.squares, strict=True)
        ]

    @property
    def score_spread(self) -> list[float]:
        """For each seat the standard deviation of its scores."""
        return [
            math.sqrt(max(0, self.games * square - score * score)) / self.games if self.games else 0.0
            for score, square in zip(self.scores, self.squares, strict=True)
        ]

    @property
    def turns_per_game(self) -> float:
        """How many turns a game takes in the mean."""
        return self._mean(self.turns)

    @property
    def decisions_per_game(self) -> float:
        """How many decisions all seats together make in a game, in the mean."""
        return self._mean(self.decisions)

    @property
    def deeds_per_game(self) -> dict[str, float]:
        """How often each thing that is counted happens in a game, in the mean."""
        return {name: self._mean(count) for name, count in zip(self.deed_names, self.deeds, strict=True)}

    def _mean(self, total: float) -> float:
        return total / self.games if self.games else 0.0

    def _error(self, won: Sequence[int]) -> float:
        if self.games < 2:
            return 0.0
        mean = self._mean(_parts(won))
        return math.sqrt(max(0.0, _squares(won) / self.games - mean * mean) / (self.games - 1))

    def _ends(self, won: Sequence[int]) -> tuple[float, float]:
        return share_ends(_parts(won), _squares(won), self.games)

    def _near(self, won: Sequence[int]) -> float:
        share, (low, high) = self._mean(_parts(won)), self._ends(won)
        return max(share - low, high - share) if self.games else 0.0


def _parts(won: Sequence[int]) -> float:
    """Add up wins that were shared by one, two, three … seats."""
    return sum(count / (many + 1) for many, count in enumerate(won))


def _squares(won: Sequence[int]) -> float:
    """Add up the squares of the parts."""
    return sum(count / (many + 1) ** 2 for many, count in enumerate(won))


def _sums(ours: Sequence[int], theirs: Sequence[int]) -> list[int]:
    return [one + other for one, other in zip(ours, theirs, strict=True)]
