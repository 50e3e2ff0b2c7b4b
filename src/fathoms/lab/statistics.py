"""Estimates with 95 % intervals, ratings, and the sums of many finished games they stand on.

Few games are the hard case: who won all of three does not surely win them all, and the spread of five
scores is itself hardly known. What is said here is held to that by a simulation in the tests.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from fathoms.lab.findings import Estimate

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from fathoms.kernels import Plays
    from fathoms.lab.measures import MeasureValues

SURE: Final = 1.959964
"""Standard errors either side of a mean that hold 95 % of all, where the errors are known well."""
_THOUGHT: Final = 2
"""Games that are thought won, and as many lost, where few were played."""
_EXACT: Final = (math.inf, 12.7062, 4.3027, 3.1824)
"""Student's factor for one, two and three degrees of freedom; more are near enough to a series."""
ANCHOR: Final = 1000
"""The rating of the weakest."""
_ELO: Final = 400 / math.log(10)
_ROUNDS: Final = 200
_RESAMPLES: Final = 300


def student(count: int) -> float:
    """Give the standard errors that hold 95 % where the error comes from this many values (Student's t)."""
    freedom = count - 1
    if freedom < len(_EXACT):
        return _EXACT[max(freedom, 0)]
    z = SURE
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def chance_beyond(errors: float, count: int) -> float:
    """Tell how likely a mean is this many standard errors or more from the true one, by luck (Student's t).

    With two values or three this is exact; with more the distance is set on the normal scale first (Wallace),
    which is good to a few parts in a thousand.
    """
    freedom = count - 1
    if freedom < 1:
        return 1.0
    if math.isinf(errors):
        return 0.0
    if freedom == 1:
        return 1 - 2 / math.pi * math.atan(errors)
    if freedom == 2:
        return 1 - errors / math.sqrt(2 + errors**2)
    normal = (8 * freedom + 1) / (8 * freedom + 3) * math.sqrt(freedom * math.log1p(errors**2 / freedom))
    return math.erfc(normal / math.sqrt(2))


def share_ends(parts: float, squares: float, games: int) -> tuple[float, float]:
    """Bound a share of games.

    Two games won and two lost are thought besides (Agresti and Coull), and their spread is no better known
    than that of so few (Student): so a share of 0 or 1 among few games proves little. `parts` are the games
    won, a shared one in part, `squares` the sum of the squares of these parts.
    """
    if not games:
        return 0.0, 1.0
    thought = games + 2 * _THOUGHT
    middle = (parts + _THOUGHT) / thought
    error = math.sqrt(max(0.0, (squares + _THOUGHT) / thought - middle * middle) / thought)
    share, reach = parts / games, student(thought) * error
    return min(share, max(0.0, middle - reach)), max(share, min(1.0, middle + reach))


def mean_error(total: float, squares: float, count: int) -> float | None:
    """Tell how far the mean of these values may be from the true one; None for a single value."""
    if count < 2:
        return None
    spread = max(0.0, squares - total * total / count) / (count - 1)
    return student(count) * math.sqrt(spread / count)


RISK: Final = 0.05


def estimate(values: MeasureValues, *, share: bool = False) -> Estimate:
    """Estimate the mean of what these games are a sample of; a share ends at 0 and 1."""
    mean = float(values.mean())
    if share:
        return Estimate(mean, *share_ends(float(values.sum()), float(values @ values), len(values)))
    return _around(mean, standard_error(values), len(values))


def ratio_values(parts: MeasureValues, wholes: MeasureValues) -> MeasureValues:
    """Give a value for each game whose mean is the ratio of two sums, and whose spread tells its error.

    A game's value is how far the ratio moves without that game (the jackknife's pseudo-values).
    """
    count, part, whole = len(parts), parts.sum(), wholes.sum()
    ratio = part / whole if whole else 0.0
    left = whole - wholes
    without = np.where(left > 0, (part - parts) / np.where(left > 0, left, 1.0), ratio)
    return count * ratio - (count - 1) * without


def standard_error(values: MeasureValues) -> float:
    """Give the standard error of the mean."""
    return float(values.std(ddof=1) / math.sqrt(len(values))) if len(values) > 1 else math.inf


def chance_of(values: MeasureValues) -> float:
    """Tell how likely a mean at least as far from 0 is, if the true one is 0."""
    mean, error = abs(float(values.mean())), standard_error(values)
    if mean == 0:
        return 1.0
    return chance_beyond(mean / error, len(values)) if error else 0.0


def certain(chances: Mapping[str, float]) -> frozenset[str]:
    """Tell which of many differences are more than luck, all of them together at a risk of 5 %.

    Holm's way: of twenty measures one would seem to differ by luck alone, so each has to be surer.
    """
    found: set[str] = set()
    order = sorted(chances, key=chances.__getitem__)
    for at, name in enumerate(order):
        if chances[name] > RISK / (len(order) - at):
            break
        found.add(name)
    return frozenset(found)


def difference(base: MeasureValues, changed: MeasureValues, *, paired: bool) -> tuple[Estimate, float]:
    """Estimate changed minus base, and the chance that there is no difference.

    Paired, game by game on the same dice; else as two samples that know nothing of each other.
    """
    if paired:
        gap = changed - base
        return estimate(gap), chance_of(gap)
    mean = float(changed.mean() - base.mean())
    error, fewer = math.hypot(standard_error(base), standard_error(changed)), min(len(base), len(changed))
    chance = 1.0 if mean == 0 else chance_beyond(abs(mean) / error, fewer) if error else 0.0
    return _around(mean, error, fewer), chance


def _around(mean: float, error: float, count: int) -> Estimate:
    """Give the ends; where a single game tells nothing of its error, they are nowhere."""
    reach = student(count) * error if count > 1 else math.inf
    return Estimate(mean, mean - reach, mean + reach)


class Tally:
    """Counts finished games in whole numbers, so that its sums do not depend on how games were batched."""

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
        """Add what is known of some games' scores, by seat."""
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
        """The part of all games that the first seat won."""
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


def count_game(beats: NDArray[np.float64], seats: Sequence[int], winners: Sequence[int]) -> None:
    """Add one game to a table of who (row) beat whom (column); a shared win counts in parts."""
    losers = [who for seat, who in enumerate(seats) if seat not in winners]
    for seat in winners:
        for loser in losers:
            beats[seats[seat], loser] += 1 / len(winners)


def rate(beats: NDArray[np.float64]) -> NDArray[np.float64]:
    """Fit ratings on the scale of Elo to who beat whom how often (Bradley-Terry by minorisation).

    400 points are odds of ten to one. At tables of more than two the winner beats each of the others: where
    chances of winning are shared as strengths are (Luce's axiom), each such pair follows the same fit.
    Half a win is added either way between players that met, so that one that never lost keeps a finite
    rating; one that met nobody (a few deals drawn again may leave it out) stands in the middle. Several
    tables, along the axes before the last two, are fitted side by side.
    """
    met = (beats + np.swapaxes(beats, -1, -2)) > 0
    won = beats + 0.5 * met
    games, wins = won + np.swapaxes(won, -1, -2), won.sum(axis=-1)
    alone = ~met.any(axis=-1)
    strength: NDArray[np.float64] = np.ones(beats.shape[:-1])
    for _ in range(_ROUNDS):
        share = (games / (strength[..., :, None] + strength[..., None, :])).sum(axis=-1)
        strength = np.where(alone, 1.0, wins / np.maximum(share, 1e-12))
        strength /= np.exp(np.mean(np.log(strength), axis=-1, keepdims=True))
    ratings = _ELO * np.log(strength)
    return ratings - ratings.min(axis=-1, keepdims=True) + ANCHOR


def interval(
    beats: NDArray[np.float64], ratings: NDArray[np.float64], seed: int
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Bound each rating by how far it strays from the mean of the field when deals are drawn again.

    It is a bootstrap over deals, because the games of a deal are not independent.
    From the weakest it would stray far more: a player that hardly ever wins is known least of all. One win
    either way between players that met lies among the deals: who won the only two did not prove much.
    """
    rng = np.random.default_rng(seed)
    total = beats.sum(axis=0)
    thought = np.flatnonzero(total + total.T)
    flat = np.concatenate([beats.reshape(len(beats), -1), np.eye(total.size)[thought]])
    times = rng.multinomial(len(flat), [1 / len(flat)] * len(flat), size=_RESAMPLES)
    drawn = rate((times @ flat).reshape(_RESAMPLES, *beats.shape[1:]))
    strayed = drawn - drawn.mean(axis=-1, keepdims=True) + ratings.mean()
    low, high = np.percentile(strayed, [2.5, 97.5], axis=0)
    return np.minimum(low, ratings), np.maximum(high, ratings)
