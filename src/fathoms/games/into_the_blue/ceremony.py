"""The scoring as a ceremony: level by level from the deep up, then the chests, then the winners."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from fathoms.games.into_the_blue.scoring import victory_key, winners
from fathoms.games.into_the_blue.standings import Standing, standings
from fathoms.games.into_the_blue.state import NOBODY

if TYPE_CHECKING:
    from fathoms.games.into_the_blue.rules import Rules
    from fathoms.games.into_the_blue.scoring import Table
    from fathoms.games.into_the_blue.state import State


class CeremonyLevel(msgspec.Struct, frozen=True):
    """One level is scored."""

    level: int
    standings: tuple[Standing, ...]
    gains: tuple[int, ...]
    """For each seat, the points it takes here."""
    totals: tuple[int, ...]
    """For each seat, its points so far."""


class OpenedChest(msgspec.Struct, frozen=True):
    """A chest is opened."""

    slot: int
    owner: int
    value: int
    totals: tuple[int, ...]
    """For each seat, its points so far."""


class Ceremony(msgspec.Struct, frozen=True):
    """The whole scoring, in the order in which it is told."""

    levels: tuple[CeremonyLevel, ...]
    """From the deepest up (S1)."""
    chests: tuple[OpenedChest, ...]
    """Seat by seat (S6)."""
    treasures: tuple[int, ...]
    """For each seat, its points from treasures."""
    hoards: tuple[int, ...]
    """For each seat, its points from chests."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    key: str
    """The text for the winners: it takes `name`, or `names` if they share the victory, and `points`."""
    points: int


def ceremony_levels(rules: Rules, table: Table) -> tuple[CeremonyLevel, ...]:
    """Score level after level from the deepest up (S1), with everybody's points so far."""
    seats = len(table.left)
    totals = [0] * seats
    levels: list[CeremonyLevel] = []
    for level in range(rules.levels, 0, -1):
        standing = standings(rules, table, level)
        gains = [0] * seats
        for each in standing:
            gains[each.seat] = each.points
            totals[each.seat] += each.points
        levels.append(CeremonyLevel(level, standing, tuple(gains), tuple(totals)))
    return tuple(levels)


def ceremony_of(state: State) -> Ceremony:
    """Score a finished game step by step."""
    levels = ceremony_levels(state.rules, state.table)
    treasures = levels[-1].totals
    chests = sorted(
        (owner, slot, value)
        for slot, (owner, value) in enumerate(zip(state.owners, state.chests, strict=True), start=1)
        if owner != NOBODY and value is not None
    )
    scores = list(treasures)
    opened: list[OpenedChest] = []
    for owner, slot, value in chests:
        scores[owner] += value
        opened.append(OpenedChest(slot, owner, value, tuple(scores)))
    best = winners(scores)
    return Ceremony(
        levels=levels,
        chests=tuple(opened),
        treasures=treasures,
        hoards=tuple(all_in - found for all_in, found in zip(scores, treasures, strict=True)),
        scores=tuple(scores),
        winners=best,
        key=victory_key(best),
        points=max(scores),
    )
