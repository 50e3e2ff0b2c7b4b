"""A handicap that makes the chances of unequal players equal, found by playing.

Each player is a bot, or a mix of two: somebody who gives away so much a decision (`mixed_player`). From the
rule set as it is, single steps of the game's handicaps (`Workbench.handicaps`) are tried for the strongest
and the weakest seat, and the one that brings the shares closest is taken, until they are close enough. Then
steps that turn out not to be needed are taken back, and what is left is measured again on other dice.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from fathoms.analysis import find_reviewer
from fathoms.core import FathomsError, Malformed, find_bot
from fathoms.core.rules import BEGINS
from fathoms.lab.findings import Balance, HandicapStep
from fathoms.lab.measures import play
from fathoms.lab.statistics import estimate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from fathoms.core import AnyGame
    from fathoms.lab.measures import MeasureValues
    from fathoms.lab.worker_pool import WorkerPool

EVEN: Final = 0.02
"""Shares that are no farther from a fair one count as equal: 48 to 52 per cent for two."""
_AIM: Final = 0.01
"""The search wants them closer than that: what it sees is partly luck."""
_SMALL: Final = 0.003
"""What a step has to bring: of two handicaps that are nearly as good the smaller one is taken."""
_FAR: Final = 0.12
"""Shares farther from fair than this are brought closer by larger steps too."""
_STRIDES: Final = (1, 3)
_SEARCHED: Final = 4
"""The search plays this part of the games that the answer stands on."""
MOST_RUNS: Final = 160
"""Handicaps that are tried at most."""
COST: Final = "cost:"
"""Before what a person gives away a decision, in hundredths of a win, in the place of a bot's name."""


class Player(NamedTuple):
    """Who sits at a seat: bots, and in which part of the games each of them plays."""

    bots: tuple[tuple[str, float], ...]


class BalanceQuestion(NamedTuple):
    """Who is to have equal chances, and under which rules."""

    game: AnyGame
    base: Any
    players: Sequence[Player]
    """One for each seat."""
    games: int
    """That the answer stands on."""
    seed: int


def read_player(game: AnyGame, rules: Any, seats: int, text: str) -> Player:
    """Read a bot's name, or `cost:1.5`: what somebody gives away a decision, in hundredths of a win."""
    if not text.startswith(COST):
        find_bot(text, game.name)
        return Player(((text, 1.0),))
    try:
        cost = float(text.removeprefix(COST))
    except ValueError:
        cost = -1.0
    if not 0 <= cost <= 100:
        raise Malformed("compare.balance-cost", text=text[:40])
    return mixed_player(game, rules, seats, cost / 100)


def mixed_player(game: AnyGame, rules: Any, seats: int, cost: float) -> Player:
    """Mix two bots so that they give away on average what a person does: the next better and the next worse.

    In each game one of them plays, the better one the more often the less is given away. What bots give away
    is known where they were reviewed; a cost beyond the worst or below the best is that bot's.
    """
    try:
        known = find_reviewer(game.name).bot_costs(rules, seats)
        costs = known or find_reviewer(game.name).bot_costs(game.standard, seats)
    except FathomsError:
        costs = {}
    if not costs:
        raise Malformed("compare.balance-no-costs", seats=seats)
    ranked = sorted((each / 1e9, bot) for bot, each in costs.items())
    worse = next((at for at, (each, _) in enumerate(ranked) if each >= cost), len(ranked))
    if worse in (0, len(ranked)):
        return Player(((ranked[0 if worse == 0 else -1][1], 1.0),))
    (low, better), (high, bot) = ranked[worse - 1 : worse + 1]
    weight = (high - cost) / (high - low)
    return Player(((better, weight), (bot, 1 - weight))) if weight > 0 else Player(((bot, 1.0),))


class _Shares(NamedTuple):
    """What each seat has of the wins, game by game."""

    values: MeasureValues
    by_kernel: bool

    @property
    def means(self) -> MeasureValues:
        return self.values.mean(axis=0)

    @property
    def uneven(self) -> float:
        """How far the seat that is farthest from a fair share is from it."""
        means = self.means
        return float(np.abs(means - 1 / len(means)).max())


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

    def tried(self, rules: Any, games: int) -> float | None:
        """Tell how uneven a rule set is; None if no more may be tried."""
        if self.runs >= MOST_RUNS:
            return None
        self.runs += 1
        self._done(1)
        return self.shares(rules, games, self.question.seed).uneven

    def near(self, rules: Any, shares: MeasureValues, uneven: float) -> Iterator[Any]:
        """List the rule sets that a single step for the strongest or the weakest seat leads to."""
        strongest, weakest = int(np.argmax(shares)), int(np.argmin(shares))
        strides = _STRIDES if uneven > _FAR else _STRIDES[:1]
        for handicap in self.handicaps:
            if handicap.field == BEGINS:
                for seat in range(self.seats + 1):
                    yield from self._changed(rules, {BEGINS: seat})
                continue
            for seat, better in ((strongest, -1), (weakest, 1)):
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

    def descend(self, rules: Any, games: int) -> Any:
        """Take the best step until the shares are even or no step helps, then those back that may be."""
        met = set[Any]()
        while True:
            shares = self.shares(rules, games, self.question.seed)
            if shares.uneven <= _AIM:
                break
            met.add(rules)
            best, least = None, shares.uneven + _SMALL * self.size(rules)
            for other in self.near(rules, shares.means, shares.uneven):
                uneven = None if other in met else self.tried(other, games)
                if uneven is not None and uneven + _SMALL * self.size(other) < least:
                    best, least = other, uneven + _SMALL * self.size(other)
            if best is None:
                break
            rules = best
        return self.pruned(rules, games)

    def pruned(self, rules: Any, games: int) -> Any:
        """Take back the steps without which the shares are as even as is wanted."""
        for other in self.fewer(rules):
            uneven = self.tried(other, games)
            if uneven is not None and uneven <= _AIM:
                return self.pruned(other, games)
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
    before = after = search.shares(question.base, games, seed + 1_000_003)
    rules, few = question.base, max(2 * search.seats, games // _SEARCHED)
    for number, searched in enumerate((few, games), start=2):
        if after.uneven <= EVEN * 0.9:
            break
        rules = search.descend(rules, searched)
        after = search.shares(rules, games, seed + number * 1_000_003)
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
