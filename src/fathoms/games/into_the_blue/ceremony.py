"""The scoring as a ceremony: level by level from the deep up, then the chests, then the winners."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

import msgspec

from fathoms.games.into_the_blue.scoring import winners
from fathoms.games.into_the_blue.standings import Standing, standings
from fathoms.games.into_the_blue.state import NOBODY

if TYPE_CHECKING:
    from fathoms.games.into_the_blue.state import State


class CeremonyLevel(msgspec.Struct, frozen=True):
    """One level is scored."""

    level: int
    standings: tuple[Standing, ...]
    gains: tuple[int, ...]
    """For each seat, the points it takes here."""
    totals: tuple[int, ...]
    """For each seat, its points so far."""


class OpenedChest(msgspec.Struct, frozen=True, gc=False):
    """A chest is opened."""

    slot: int
    owner: int
    value: int


class Ceremony(msgspec.Struct, frozen=True):
    """The whole scoring, in the order in which it is told."""

    levels: tuple[CeremonyLevel, ...]
    """From the deepest up (S1)."""
    chests: tuple[OpenedChest, ...]
    """Seat by seat (S6)."""
    treasures: tuple[int, ...]
    """For each seat, its points from treasures."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    key: str
    """The text for the winners: it takes `name`, or `names` if they share the victory, and `points`."""
    points: int


def ceremony_of(state: State) -> Ceremony:
    """Score a finished game step by step."""
    rules, table, seats = state.rules, state.table, len(state.left)
    steps: list[tuple[int, tuple[Standing, ...], tuple[int, ...]]] = []
    for level in range(rules.levels, 0, -1):
        standing = standings(rules, table, level)
        points = {each.seat: each.points for each in standing}
        steps.append((level, standing, tuple(points.get(seat, 0) for seat in range(seats))))
    totals = list(accumulate((gains for *_, gains in steps), _add))
    chests = sorted(
        (owner, slot, value)
        for slot, (owner, value) in enumerate(zip(state.owners, state.chests, strict=True), start=1)
        if owner != NOBODY and value is not None
    )
    opened = tuple(OpenedChest(slot, owner, value) for owner, slot, value in chests)
    scores = list(totals[-1])
    for chest in opened:
        scores[chest.owner] += chest.value
    best = winners(scores)
    return Ceremony(
        levels=tuple(CeremonyLevel(*step, total) for step, total in zip(steps, totals, strict=True)),
        chests=opened,
        treasures=totals[-1],
        scores=tuple(scores),
        winners=best,
        key=f"into-the-blue.{'wins' if len(best) == 1 else 'share'}",
        points=max(scores),
    )


def _add(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(one, other, strict=True))
