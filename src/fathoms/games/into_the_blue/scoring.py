"""Scoring, level by level from the deep up, each tie with the rule that broke it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.games.into_the_blue.rules import Rules


class Table(msgspec.Struct, frozen=True, gc=False):
    """All that scoring looks at."""

    shells: tuple[tuple[int, ...], ...]
    """For each seat, its shells on level 1, 2, …"""
    left: tuple[int, ...]
    """For each seat, its unplayed shells."""
    last_turn: tuple[int, ...]
    """For each seat, when its last turn was; a smaller number is earlier."""


class Tie(msgspec.Struct, frozen=True):
    """Two seats on a level, the better first, and what set them apart."""

    between: tuple[int, int]
    rule: str
    """S2: more shells there. Tied: S3 more on a level above, S4 more in hand, S5 the earlier last turn."""
    level: int | None
    """The level compared, under S2 and S3."""
    counts: tuple[int, int]
    """The two numbers compared; under S5 the places in the order of last turns, 1 is the earliest."""


def rank_key(table: Table, level: int, seat: int) -> tuple[int, ...]:
    """Give the numbers that rank a seat on a level, the first that differs decides, the larger wins.

    S2 the shells on the level; S3 those on each level above it, up to level 1; S4 the unplayed shells;
    S5 the earlier last turn.
    """
    mine = table.shells[seat]
    return (*mine[level - 1 :: -1], table.left[seat], -table.last_turn[seat])


def rank(table: Table, level: int) -> list[int]:
    """Rank the seats that take part on a level (S1: at least one shell there)."""
    present = [seat for seat, shells in enumerate(table.shells) if shells[level - 1]]
    if len(present) < 2:
        return present
    return sorted(present, key=lambda seat: rank_key(table, level, seat), reverse=True)


def secondaries_on(rules: Rules, level: int) -> tuple[int, int]:
    """Give the two secondary treasures of a level, the more valuable first (B6)."""
    one = rules.secondary[level - 1]
    other = rules.other_secondary[level - 1] if len(rules.other_secondary) > 0 else one
    return (max(one, other), min(one, other))


def treasures_on(rules: Rules, level: int, seats: int) -> list[int]:
    """List the treasures of a level as the ranks take them, the main one first (B4, B6, S2).

    Of two different secondaries the better rank takes the more valuable; where only one is on the board, the
    other is in the box. A rule set with more than two on a level has more of the lesser one.
    """
    better, lesser = secondaries_on(rules, level)
    return [rules.main[level - 1], better, lesser, lesser, lesser][: 1 + rules.secondaries[seats - 2]]


def treasure_points(rules: Rules, table: Table) -> list[int]:
    """Give each seat's points from treasures (S1 to S5)."""
    seats = len(table.shells)
    points = [0] * seats
    for level in range(1, rules.levels + 1):
        for seat, value in zip(rank(table, level), treasures_on(rules, level, seats), strict=False):
            points[seat] += value
    return points


def winners(scores: Sequence[int]) -> tuple[int, ...]:
    """Give the seats with the highest score; equal scores share the victory (S6)."""
    best = max(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == best)


def victory_key(best: Sequence[int]) -> str:
    """Give the text for the winners: it takes `name`, or `names` if they share the victory, and `points`."""
    return f"into-the-blue.{'wins' if len(best) == 1 else 'share'}"


def tie_between(table: Table, level: int, better: int, worse: int) -> Tie | None:
    """Tell what set two seats apart on a level; None if one simply has more shells there (S2)."""
    if table.shells[better][level - 1] != table.shells[worse][level - 1]:
        return None
    return compare(table, level, better, worse)


def compare(table: Table, level: int, better: int, worse: int) -> Tie:
    """Tell by which rule one seat ranks before another on a level, and the two numbers that decide it."""
    ours, theirs = rank_key(table, level, better), rank_key(table, level, worse)
    at = next((at for at, (a, b) in enumerate(zip(ours, theirs, strict=True)) if a != b), len(ours) - 1)
    pair = (better, worse)
    if at < level:
        return Tie(pair, "S3" if at else "S2", level - at, (ours[at], theirs[at]))
    if at == level:
        return Tie(pair, "S4", None, (ours[at], theirs[at]))
    places = sorted(table.last_turn)
    return Tie(
        pair,
        "S5",
        None,
        (places.index(table.last_turn[better]) + 1, places.index(table.last_turn[worse]) + 1),
    )


class TieBreak(msgspec.Struct, frozen=True, gc=False):
    """Why one of two seats with as many shells on a level ranks higher."""

    rule: str
    """S3 the shells on a level above, S4 the unplayed shells, S5 the earlier last turn."""
    key: str
    """The text that says it: give it these fields, with names for the seats."""
    better: int
    worse: int
    level: int
    """The level compared under S3; else 0."""
    ours: int
    """The number of the better seat; under S5 its place in the order of last turns."""
    theirs: int


class Standing(msgspec.Struct, frozen=True, gc=False):
    """A seat on a level."""

    seat: int
    rank: int
    """1 is the first."""
    shells: int
    points: int
    """The treasure it would take; 0 if none is left for it."""
    tie: TieBreak | None
    """What sets it before the next one, if they have as many shells here."""


def standings(rules: Rules, table: Table, level: int) -> tuple[Standing, ...]:
    """Rank the seats on a level with their treasures (S1 to S5)."""
    ranking = rank(table, level)
    if not ranking:
        return ()
    values = treasures_on(rules, level, len(table.left))
    found: list[Standing] = []
    for place, seat in enumerate(ranking):
        points = values[place] if place < len(values) else 0
        tie = _tie_break(table, level, seat, ranking[place + 1]) if place + 1 < len(ranking) else None
        found.append(Standing(seat, place + 1, table.shells[seat][level - 1], points, tie))
    return tuple(found)


def _tie_break(table: Table, level: int, better: int, worse: int) -> TieBreak | None:
    tie = tie_between(table, level, better, worse)
    if tie is None:
        return None
    key = f"into-the-blue.tie-{tie.rule}"
    compared = 0 if tie.level is None else tie.level
    return TieBreak(tie.rule, key, better, worse, compared, *tie.counts)


class LevelScore(msgspec.Struct, frozen=True):
    """Who takes what on one level."""

    level: int
    standings: tuple[Standing, ...]
    treasures: tuple[int, ...]
    """As the ranks take them; those that nobody takes stay on the board."""

    @property
    def ranking(self) -> tuple[int, ...]:
        """The seats that take part, the first before the others."""
        return tuple(each.seat for each in self.standings)

    @property
    def tokens(self) -> dict[int, int]:
        """For each seat that takes a treasure, its value."""
        return dict(zip(self.ranking, self.treasures, strict=False))

    @property
    def ties(self) -> tuple[TieBreak, ...]:
        """What broke the ties, the better ranks first."""
        return tuple(each.tie for each in self.standings if each.tie is not None)


def explain(rules: Rules, table: Table) -> tuple[LevelScore, ...]:
    """Score every level from the deepest up (S1), with the reasons."""
    seats = len(table.left)
    return tuple(
        LevelScore(level, standings(rules, table, level), tuple(treasures_on(rules, level, seats)))
        for level in range(rules.levels, 0, -1)
    )


class PointChange(msgspec.Struct, frozen=True):
    """Points that a seat wins or loses on a level, if the game ended now, and what decides it."""

    seat: int
    level: int
    points: int
    """Below 0 if they are lost."""
    rank: int
    """Its place on the level from now on; 1 is the first."""
    shells: int
    """How many it has there."""
    against: Tie | None
    """Won: whom it ranks before. Lost: who ranks before it now. None if nobody else is there."""


def changes(rules: Rules, was: Table, now: Table) -> list[PointChange]:
    """Tell whose points from treasures differ between two tables and why, level by level from the deep up."""
    found: list[PointChange] = []
    for before, after in zip(explain(rules, was), explain(rules, now), strict=True):
        level, ranking = after.level, after.ranking
        for place, seat in enumerate(ranking):
            points = after.tokens.get(seat, 0) - before.tokens.get(seat, 0)
            if points == 0:
                continue
            against: Tie | None = None
            if points > 0 and place + 1 < len(ranking):
                against = compare(now, level, seat, ranking[place + 1])
            elif points < 0:
                # Somebody came by: the first who did.
                behind = before.ranking[before.ranking.index(seat) + 1 :]
                passing = next(
                    other for other in ranking[:place] if other not in before.ranking or other in behind
                )
                against = compare(now, level, passing, seat)
            shells = now.shells[seat][level - 1]
            found.append(PointChange(seat, level, points, place + 1, shells, against))
    return found
