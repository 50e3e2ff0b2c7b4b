"""Estimates: a mean with its 95 % interval, and which of many differences are certain."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import msgspec
import numpy as np

from fathoms.lab.intervals import chance_beyond, share_ends, student

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fathoms.lab.compare.measures import Values

RISK: Final = 0.05


class Estimate(msgspec.Struct, frozen=True):
    """A mean, between two ends that hold the true one in 95 of 100 cases."""

    mean: float
    low: float
    high: float

    @property
    def width(self) -> float:
        """How far the ends are from the mean."""
        return (self.high - self.low) / 2

    def holds(self, value: float) -> bool:
        """Tell whether a value cannot be ruled out."""
        return self.low <= value <= self.high


def estimate(values: Values, *, share: bool = False) -> Estimate:
    """Estimate the mean of what these games are a sample of; a share ends at 0 and 1."""
    mean = float(values.mean())
    if share:
        return Estimate(mean, *share_ends(float(values.sum()), float(values @ values), len(values)))
    return _around(mean, standard_error(values), len(values))


def standard_error(values: Values) -> float:
    """Tell how far a mean of so many values strays."""
    return float(values.std(ddof=1) / math.sqrt(len(values))) if len(values) > 1 else math.inf


def chance_of(values: Values) -> float:
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


def difference(base: Values, changed: Values, *, paired: bool) -> tuple[Estimate, float]:
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


def as_array(values: list[float]) -> Values:
    """Make values of plain numbers."""
    return np.array(values, dtype=np.float64)
