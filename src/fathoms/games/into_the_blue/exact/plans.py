"""Following a plan: which dice it keeps, and what they end as."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.games.into_the_blue.dice import keeps
from fathoms.games.into_the_blue.turn import turn_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.games.into_the_blue.rules import Rules

NEARLY: Final = 1e-12
"""Values closer than this differ by rounding alone."""


class Plan:
    """The best way to throw the dice for one purpose: the value of each result at the end is given.

    Among equally good choices it stops rather than throws, and keeps more dice rather than fewer.
    """

    def __init__(self, rules: Rules, finals: Sequence[float], rolls_left: int) -> None:
        self.turn: Final = turn_of(rules.faces, rules.dice)
        self.finals: Final = finals
        self.held: Final = self.turn.plan(finals, rolls_left)
        """For 1, 2, … throws to come, the value of each set of kept dice."""

    def final(self, dice: str) -> float:
        """Give the value of dice that are left as they are."""
        return self.finals[self.turn.number[dice] - self.turn.first_result]

    def choices(self, dice: str, rolls_left: int) -> list[tuple[str | None, float]]:
        """Rank what may be kept (None keeps everything now) with its value, the best first."""
        ranked: list[tuple[str | None, float]] = [(None, self.final(dice))]
        if rolls_left:
            held = self.held[rolls_left - 1]
            ranked += [(text, held[self.turn.number[text]]) for text in keeps(dice)]
        best = max(value for _, value in ranked)
        # Rounding must not hide that two choices are alike: the best ones are ranked by their dice alone.
        ranked.sort(key=lambda each: (-best if each[1] >= best - NEARLY else -each[1], *_by_dice(each[0])))
        return ranked

    def value(self, dice: str | None, rolls_left: int) -> float:
        """Give the value of the dice now; None are dice not thrown yet."""
        if dice is None:
            return self.held[rolls_left - 1][0]
        return self.choices(dice, rolls_left)[0][1]

    def endings(self, dice: str | None, rolls_left: int) -> list[float]:
        """Give the chance of each result at the end, when the plan is followed from here."""
        return self._follow(dice, rolls_left)[0]

    def stops_early(self, dice: str | None, rolls_left: int) -> float:
        """Give the chance that the plan stops with a throw left (T3)."""
        return self._follow(dice, rolls_left)[1]

    def _follow(self, dice: str | None, rolls_left: int) -> tuple[list[float], float]:
        first = self.turn.first_result
        stopped = [0.0] * len(self.finals)
        weights = [0.0] * len(self.turn.sets)
        weights[0 if dice is None else self.turn.number[dice]] = 1.0
        if dice is None:
            weights, rolls_left = self._thrown(weights), rolls_left - 1
        for left in range(rolls_left, 0, -1):
            kept = self.kept(left)
            held = [0.0] * len(weights)
            for at, weight in enumerate(weights[first:]):
                if kept[at] == first + at:
                    stopped[at] += weight
                else:
                    held[kept[at]] += weight
            weights = self._thrown(held)
        return [p + q for p, q in zip(weights[first:], stopped, strict=True)], sum(stopped)

    def _thrown(self, weights: list[float]) -> list[float]:
        """Throw the dice that are not kept."""
        for at, larger in enumerate(self.turn.larger):
            if weights[at]:
                for number, p in larger:
                    weights[number] += weights[at] * p
                weights[at] = 0.0
        return weights

    def kept(self, rolls_left: int) -> list[int]:
        """For each result, the set of dice that is kept; the result itself if nothing is thrown."""
        first = self.turn.first_result
        values = [*self.held[rolls_left - 1][:first], *self.finals]
        best = list(range(len(values)))
        for at, smaller in enumerate(self.turn.smaller):
            for less in smaller:
                other = best[less]
                gain = values[other] - values[best[at]]
                if gain > NEARLY or (gain > -NEARLY and best[at] != at and other > best[at]):
                    best[at] = other
        return best[first:]


def _by_dice(kept: str | None) -> tuple[int, str]:
    return (-99, "") if kept is None else (-len(kept), kept)
