"""The scene of Into the Blue, as a screen draws it: sea, divers, dice, the end and its scoring."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from fathoms.games.into_the_blue.dice import dive_gives, kept_dice, placed_with, run_depth
from fathoms.games.into_the_blue.moves import FACE_ORDER
from fathoms.games.into_the_blue.rules import CHEST
from fathoms.games.into_the_blue.scoring import Standing, Table, standings, treasures_on, victory_key, winners
from fathoms.games.into_the_blue.state import NOBODY

if TYPE_CHECKING:
    from fathoms.games.into_the_blue.rules import Rules
    from fathoms.games.into_the_blue.state import State


class DieInRun(msgspec.Struct, frozen=True, gc=False):
    """One die as it lies, the dice being sorted."""

    face: str
    role: Literal["run", "chest", "lost"]
    """Part of the run (T4), the chest of a perfect dive (T8), or good for nothing as the dice lie now."""
    held: bool
    """Kept before the last roll, or to be kept in the roll to come."""


class Placing(msgspec.Struct, frozen=True, gc=False):
    """Shells that the dice would put on a level (T6, T7)."""

    level: int
    shells: int


_die: Final = cache(DieInRun)
_placing: Final = cache(Placing)
"""There are few different ones, and many dice."""


class Dive(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """What the dice show, and what they would give if they were final."""

    dice: tuple[DieInRun, ...]
    """Sorted; empty before the first roll of a turn."""
    depth: int
    """The level the run reaches; 0 is none."""
    missing: int | None
    """The number that the run breaks at; None if it goes all the way down."""
    lost: int
    """How many dice are good for nothing as they lie."""
    gives: Literal["nothing", "shells", "chest"]
    """Nothing (T5, or no shell is left), shells on a level of the run (T6), a chest (T8)."""
    places: tuple[Placing, ...]
    """Each level of the run and the shells it would take; empty unless the dice give shells."""


def dive_of(state: State) -> Dive:
    """Line up the dice of the turn."""
    return line_up(state, state.dice, state.held)


def line_up(state: State, dice: str, held: str) -> Dive:
    """Line up sorted dice as they would lie in this turn."""
    return _dive(
        dice, held, state.rules.levels, min(state.left[state.seat], len(dice)), NOBODY in state.owners
    )


@lru_cache(maxsize=8_192)
def _dive(dice: str, held: str, levels: int, shells: int, chests: bool) -> Dive:  # noqa: FBT001 - a cache key
    """Line dice up for a player with these shells, while there are chests or not."""
    depth = run_depth(dice, levels)
    gives = dive_gives(dice, levels, shells, chests=chests)
    run, lost = FACE_ORDER[:depth], 0
    lined: list[DieInRun] = []
    for face, kept in zip(dice, kept_dice(dice, held), strict=True):
        if face in run:
            role = "run"
        elif face == CHEST and gives == "chest":
            role = "chest"
        else:
            role, lost = "lost", lost + 1
        lined.append(_die(face, role, kept))
    reached = range(1, depth + 1 if gives == "shells" else 1)
    return Dive(
        dice=tuple(lined),
        depth=depth,
        missing=None if depth == levels else depth + 1,
        lost=lost,
        gives=gives,
        places=tuple([_placing(level, placed_with(dice, level, shells)) for level in reached]),
    )


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


class SeaLevel(msgspec.Struct, frozen=True, gc=False):
    """A level: its treasures, its shells, and who would take what if the game ended now."""

    level: int
    main: int
    """Points of the main treasure."""
    secondaries: tuple[int, ...]
    """Points of each secondary treasure."""
    shells: tuple[int, ...]
    """For each seat, its shells here."""
    standings: tuple[Standing, ...]
    """Those who have shells here, the first before the others."""


class Diver(msgspec.Struct, frozen=True, gc=False):
    """A player: what is left in hand, what lies in the sea."""

    seat: int
    left: int
    """Shells still to place."""
    placed: int
    chests: int
    """How many were taken; what they hold is in `chests`, where everybody may know it."""
    points: int
    """From the treasures alone, if the game ended now."""


class Chest(msgspec.Struct, frozen=True, gc=False):
    """A chest on the floor, or the hole it left."""

    slot: int
    owner: int | None
    value: int | None
    """Known to all when the game is over, or from the moment it is taken (C1)."""


class LastTurns(msgspec.Struct, frozen=True):
    """The end that has begun, or has come."""

    by: int
    """Who brought it about."""
    cause: Literal["last-shell", "last-chest"]
    rule: str
    left: int
    """Turns still to begin after this one."""
    seats: tuple[int, ...]
    """Whose turns those are, in order."""
    last: int
    """Who has the very last turn, be it this one (but perfect dives give more)."""


class Rolls(msgspec.Struct, frozen=True, gc=False):
    """The rolls of this turn."""

    made: int
    left: int
    thrown: int
    """Dice that fall now; 0 while a seat decides."""
    faces: str
    """All faces of such a die."""


class IntoTheBlueScene(msgspec.Struct, frozen=True, gc=False):
    """The whole table."""

    turn: int | None
    """Whose turn it is; None before the first one and after the end."""
    dive: Dive
    rolls: Rolls
    levels: tuple[SeaLevel, ...]
    """From the surface down."""
    divers: tuple[Diver, ...]
    chests: tuple[Chest, ...]
    last_turns: LastTurns | None
    """None while nothing has begun the end."""
    ceremony: Ceremony | None
    """The scoring, when the game is over."""


def scene_of(state: State) -> IntoTheBlueScene:
    """Give the scene of a state; what one viewer alone knows is left out."""
    rules, owners = state.rules, state.owners
    levels, divers = sea_of(state)
    over = state.phase == "over"
    return IntoTheBlueScene(
        turn=state.turn,
        dive=dive_of(state),
        rolls=Rolls(
            state.rolls,
            state.rolls_left,
            rules.dice - len(state.held) if state.phase == "roll" else 0,
            rules.faces,
        ),
        levels=levels,
        divers=divers,
        chests=_chests(owners, state.seen_by(None).chests),
        last_turns=_last_turns(state, state.end_rule) if state.end_rule else None,
        ceremony=ceremony_of(state) if over else None,
    )


def sea_of(state: State) -> tuple[tuple[SeaLevel, ...], tuple[Diver, ...]]:
    """Give the levels and the divers with all they would take, as if the game ended now."""
    turns = state.last_turn
    order = sorted(turns)
    # Last turns decide by their order alone (S5), so the sea stays the same while nobody places a shell.
    table = Table(state.shells, state.left, tuple([order.index(turn) for turn in turns]))
    return _sea(state.rules, table, state.owners)


@lru_cache(maxsize=4_096)
def _sea(
    rules: Rules, table: Table, owners: tuple[int, ...]
) -> tuple[tuple[SeaLevel, ...], tuple[Diver, ...]]:
    levels: list[SeaLevel] = []
    points = [0] * len(table.left)
    for level, (main, others) in enumerate(_treasures(rules, len(table.left)), start=1):
        standing = standings(rules, table, level)
        for each in standing:
            points[each.seat] += each.points
        levels.append(
            SeaLevel(level, main, others, tuple([mine[level - 1] for mine in table.shells]), standing)
        )
    divers = [
        Diver(seat, table.left[seat], sum(mine), owners.count(seat), points[seat])
        for seat, mine in enumerate(table.shells)
    ]
    return tuple(levels), tuple(divers)


@lru_cache(maxsize=256)
def _treasures(rules: Rules, seats: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Give the main treasure and the secondary ones of each level."""
    levels = (treasures_on(rules, level, seats) for level in range(1, rules.levels + 1))
    return tuple((main, tuple(others)) for main, *others in levels)


@lru_cache(maxsize=4_096)
def _chests(owners: tuple[int, ...], values: tuple[int | None, ...]) -> tuple[Chest, ...]:
    return tuple(
        Chest(slot, None if owner == NOBODY else owner, value)
        for slot, (owner, value) in enumerate(zip(owners, values, strict=True), start=1)
    )


def _last_turns(state: State, rule: Literal["E1", "E2"]) -> LastTurns:
    """Tell what began the end, and who still has a turn."""
    seats = len(state.left)
    left = 0 if state.phase == "over" else max(state.last_turns, 0)
    following = tuple((state.seat + step) % seats for step in range(1, left + 1))
    return LastTurns(
        by=state.ended_by,
        cause="last-chest" if rule == "E2" else "last-shell",
        rule=rule,
        left=left,
        seats=following,
        last=following[-1] if following else state.seat,
    )
