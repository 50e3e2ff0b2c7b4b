"""A handicap that makes the chances of unequal players equal, found by playing.

Each player is a bot, or a mix of two: somebody who gives away so much a decision (`players.py`). From the
rule set as it is, steps of the game's handicaps (`Workbench.handicaps`) are tried for the strongest and the
weakest seat. The search goes on from the closest and smallest handicap that it has met, until the shares are
close enough; steps that turn out not to be needed are taken back, and what is left is measured on other dice.
"""

from __future__ import annotations

import math
from heapq import heappop, heappush
from itertools import islice, product
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from fathoms.core import FathomsError, Malformed
from fathoms.core.rules import BEGINS
from fathoms.lab.findings import Balance, HandicapStep
from fathoms.lab.measures import play
from fathoms.lab.statistics import estimate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from fathoms.core import AnyGame
    from fathoms.lab.measures import MeasureValues
    from fathoms.lab.players import Player
    from fathoms.lab.worker_pool import WorkerPool

EVEN: Final = 0.02
"""Shares that are no farther from a fair one count as equal: 48 to 52 per cent for two."""
_AIM: Final = 0.011
"""The search wants them closer than that: what it sees is partly luck."""
_STEP: Final = 0.002
"""What a step has to bring: of two handicaps that are nearly as good the smaller one is taken."""
_STRIDES: Final = ((0.3, (1, 3, 9)), (0.12, (1, 3)), (0.0, (1,)))
"""How large a step may be while shares are farther from fair than this."""
_PARTS: Final = (16, 4, 1)
"""A handicap is played a part of the games that the answer stands on, and more of them if it is close."""
_CLOSE: Final = (0.05, 0.02)
_OTHER_DICE: Final = 1_000_003
_MOST_CHECKED: Final = 6
"""Handicaps that look even and are measured on dice of their own, until one is surely even."""
_LEAST: Final = 200
"""Games of the first part, at least."""
WHOLE_RUNS: Final = 17
"""How many times all games are played in a search, about."""
MOST_RUNS: Final = 160
"""Handicaps that are tried at most."""


class BalanceQuestion(NamedTuple):
    """Who is to have equal chances, and under which rules."""

    game: AnyGame
    base: Any
    players: Sequence[Player]
    """One for each seat."""
    games: int
    """That the answer stands on."""
    seed: int


class _Shares(NamedTuple):
    """What each seat has of the wins, game by game."""

    values: MeasureValues
    by_kernel: bool

    @property
    def means(self) -> MeasureValues:
        return self.values.mean(axis=0)

    @property
    def off(self) -> MeasureValues:
        """How far each seat is from a fair share."""
        means = self.means
        return np.abs(means - 1 / len(means))

    @property
    def uneven(self) -> float:
        """How far the seat that is farthest from a fair share is from it."""
        return float(self.off.max())

    @property
    def amount(self) -> float:
        """How far the seats are from fair shares together: of two players as far as either is."""
        return float(math.sqrt((self.off**2).sum() / 2))

    @property
    def margin(self) -> float:
        """How sure the shares are: half of the widest 95 % interval."""
        ranges = [estimate(column, share=True) for column in self.values.T]
        return max(found.high - found.low for found in ranges) / 2


class _Search:
    """The search for one question."""

    def __init__(
        self,
        question: BalanceQuestion,
        pool: WorkerPool,
        done: Callable[[int], None],
        stopped: Callable[[], bool],
    ) -> None:
        self.question: Final = question
        self.seats: Final = len(question.players)
        self.handicaps: Final = question.game.workbench().handicaps
        self._pool: Final = pool
        self._done: Final = done
        self._stopped: Final = stopped
        self.runs = 0

    def shares(self, rules: Any, games: int, seed: int) -> _Shares:
        """Play; each combination of the players' bots has its part of the games."""
        question = self.question
        parts: list[MeasureValues] = []
        by_kernel = True
        for number, seated in enumerate(product(*(player.bots for player in question.players))):
            part = round(games * float(np.prod([weight for _, weight in seated])))
            if part < self.seats:
                continue
            played = play(
                *(question.game.name, rules, [bot for bot, _ in seated], part // self.seats * self.seats),
                *(seed + number, self._pool),
                stopped=self._stopped,
            )
            parts.append(played.plays.wins / played.plays.wins.sum(axis=1)[:, None])
            by_kernel = by_kernel and played.by_kernel
        return _Shares(np.concatenate(parts), by_kernel)

    def near(self, rules: Any, shares: MeasureValues, uneven: float) -> Iterator[Any]:
        """List the rule sets one step away: against a seat that wins too often, or for another."""
        fair = 1 / self.seats
        seats = sorted(range(self.seats), key=lambda seat: -abs(shares[seat] - fair))
        strides = next(strides for far, strides in _STRIDES if uneven >= far)
        for handicap in self.handicaps:
            if handicap.field == BEGINS:
                for seat in range(self.seats + 1):
                    yield from self._changed(rules, {BEGINS: seat})
                continue
            for seat in seats:
                better = -1 if shares[seat] > fair else 1
                for stride in strides:
                    step = stride * better * handicap.helps
                    yield from self._changed(
                        rules, {handicap.field: self.moved(rules, handicap.field, seat, step)}
                    )

    def fewer(self, rules: Any) -> Iterator[Any]:
        """List the rule sets with one step less."""
        for step in steps_between(self.question, rules):
            if step.field == BEGINS:
                yield from self._changed(rules, {BEGINS: getattr(self.question.base, BEGINS)})
            else:
                back = -1 if step.difference > 0 else 1
                yield from self._changed(rules, {step.field: self.moved(rules, step.field, step.seat, back)})

    def moved(self, rules: Any, field: str, seat: int, step: int) -> list[int]:
        """Give the differences of a field with one seat's changed."""
        differences = list(getattr(rules, field))
        differences += [0] * (seat + 1 - len(differences))
        differences[seat] += step
        while differences and not differences[-1]:
            del differences[-1]
        return differences

    def _changed(self, rules: Any, change: dict[str, Any]) -> Iterator[Any]:
        """Make a rule set, if there is one with this change."""
        game = self.question.game
        try:
            found = game.rules({**rules.differences(game.standard), **change})
        except FathomsError:
            return  # the step leads out of what the rules allow
        if found != rules:
            yield found

    def size(self, rules: Any) -> int:
        """Count the steps of a handicap."""
        steps = steps_between(self.question, rules)
        return sum(1 if step.field == BEGINS else abs(step.difference) for step in steps)

    def tried(self, rules: Any) -> _Shares | None:
        """Play a rule set, the more often the closer it comes; None if no more may be tried."""
        if self.runs >= MOST_RUNS:
            return None
        self.runs += 1
        self._done(1)
        games = self.question.games
        few = min(games, max(_LEAST, games // _PARTS[0]))
        shares = self.shares(rules, few, self.question.seed)
        for part, close in zip(_PARTS[1:], _CLOSE, strict=True):
            if shares.uneven > close:
                break
            shares = self.shares(rules, max(few, games // part), self.question.seed)
        return shares

    def search(self) -> Iterator[Any]:
        """Go on from the closest and smallest handicap met so far; give those that look even.

        Last comes the closest of all, for when none is even.
        """
        base = self.question.base
        found = self.tried(base)
        met, ends = {base}, list[tuple[float, int, Any, _Shares]]()
        best, least = base, math.inf
        if found is not None:
            heappush(ends, (found.amount, 0, base, found))
        while ends:
            _, _, rules, shares = heappop(ends)
            for other in self.near(rules, shares.means, shares.uneven):
                if other in met:
                    continue
                met.add(other)
                found = self.tried(other)
                if found is None:
                    ends.clear()
                    break
                if found.uneven <= _AIM:
                    yield self.pruned(other)
                if found.uneven < least:
                    best, least = other, found.uneven
                if np.abs(found.means - shares.means).max() <= _STEP:
                    continue  # a step that does nothing; more of it does nothing either
                heappush(ends, (found.amount + _STEP * self.size(other), len(met), other, found))
        yield best

    def pruned(self, rules: Any) -> Any:
        """Take back the steps without which the shares are as even as is wanted."""
        for other in self.fewer(rules):
            found = self.tried(other)
            if found is not None and found.uneven <= _AIM:
                return self.pruned(other)
        return rules


def steps_between(question: BalanceQuestion, rules: Any) -> tuple[HandicapStep, ...]:
    """List what a rule set gives each seat more or less than the one that was asked about."""
    base, seats = question.base, len(question.players)
    steps: list[HandicapStep] = []
    for handicap in question.game.workbench().handicaps:
        before, after = getattr(base, handicap.field), getattr(rules, handicap.field)
        if handicap.field == BEGINS:
            if after != before and 0 < after <= seats:
                steps.append(HandicapStep(after - 1, BEGINS, 1))
            continue
        for seat in range(seats):
            change = (after[seat] if seat < len(after) else 0) - (before[seat] if seat < len(before) else 0)
            if change:
                steps.append(HandicapStep(seat, handicap.field, change))
    return tuple(steps)


def balance(
    question: BalanceQuestion,
    pool: WorkerPool,
    done: Callable[[int], None] = lambda _: None,
    stopped: Callable[[], bool] = lambda: False,
) -> Balance:
    """Find the handicap; `done` is told of handicaps that were tried, `MOST_RUNS` in all."""
    search = _Search(question, pool, done, stopped)
    if not search.handicaps:
        raise Malformed("compare.balance-none", game=question.game.name)
    games, seed = question.games, question.seed
    # Measured on dice that the search has not seen.
    before = after = search.shares(question.base, games, seed + _OTHER_DICE)
    rules = question.base
    if before.uneven > EVEN:
        for number, found in enumerate(islice(search.search(), _MOST_CHECKED), start=2):
            shares = search.shares(found, games, seed + number * _OTHER_DICE)
            if shares.uneven < after.uneven:
                rules, after = found, shares
            # Where more games cannot tell, as even as its interval is wide is enough.
            if after.uneven + after.margin <= max(EVEN, 2 * after.margin):
                break
    done(MOST_RUNS - search.runs)
    standard = question.game.standard
    return Balance(
        game=question.game.name,
        players=tuple(dict(player.bots) for player in question.players),
        games=games,
        seed=seed,
        tried=search.runs,
        base=question.base.differences(standard),
        rules=rules.differences(standard),
        steps=steps_between(question, rules),
        before=tuple(estimate(column, share=True) for column in before.values.T),
        after=tuple(estimate(column, share=True) for column in after.values.T),
        even=after.uneven <= EVEN,
        by_kernel=after.by_kernel,
    )
