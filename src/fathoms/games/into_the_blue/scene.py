"""The scene of Into the Blue: the sea, the divers, the chests and the end, as a screen would draw them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Literal

import msgspec

from fathoms.games.into_the_blue.ceremony import Ceremony, ceremony_of
from fathoms.games.into_the_blue.lineup import Dive, dive_of
from fathoms.games.into_the_blue.scoring import Table, treasures_on
from fathoms.games.into_the_blue.standings import Standing, standings
from fathoms.games.into_the_blue.state import NOBODY

if TYPE_CHECKING:
    from fathoms.games.into_the_blue.rules import Rules
    from fathoms.games.into_the_blue.state import State


class SeaLevel(msgspec.Struct, frozen=True):
    """A level: its treasures, its shells, and who would take what if the game ended now."""

    level: int
    main: int
    """Points of the main treasure."""
    secondaries: tuple[int, ...]
    """Points of each secondary treasure."""
    shells: tuple[int, ...]
    """For each seat, its shells here."""
    standings: tuple[Standing, ...]
    """Whoever has shells here, the first before the others."""


class Diver(msgspec.Struct, frozen=True, gc=False):
    """A player: what is left in hand, what lies in the sea."""

    seat: int
    left: int
    """Shells still to place."""
    placed: int
    chests: int
    """How many were taken; what they hold is in the owner's view alone, until the end."""
    points: int
    """From the treasures alone, if the game ended now."""


class Chest(msgspec.Struct, frozen=True, gc=False):
    """A chest on the floor, or the hole it left."""

    slot: int
    owner: int | None
    value: int | None
    """Known to all when the game is over."""


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


class IntoTheBlueScene(msgspec.Struct, frozen=True):
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
    rules, left, owners = state.rules, state.left, state.owners
    levels = _levels(rules, standing_table(state))
    over = state.phase == "over"
    points = [0] * len(left)
    for level in levels:
        for standing in level.standings:
            points[standing.seat] += standing.points
    return IntoTheBlueScene(
        turn=state.turn,
        dive=dive_of(state),
        rolls=Rolls(
            state.rolls,
            rules.rolls - state.rolls,
            rules.dice - len(state.held) if state.phase == "roll" else 0,
            rules.faces,
        ),
        levels=levels,
        divers=tuple(
            [
                Diver(seat, left[seat], sum(mine), owners.count(seat), points[seat])
                for seat, mine in enumerate(state.shells)
            ]
        ),
        chests=_chests(owners, state.chests if over else (None,) * len(owners)),
        last_turns=_last_turns(state) if state.ended_by != NOBODY else None,
        ceremony=ceremony_of(state) if over else None,
    )


def standing_table(state: State) -> Table:
    """Give what decides the standings: last turns count by their order alone (S5)."""
    turns = state.last_turn
    order = sorted(turns)
    return Table(state.shells, state.left, tuple([order.index(turn) for turn in turns]))


@lru_cache(maxsize=4_096)
def _levels(rules: Rules, table: Table) -> tuple[SeaLevel, ...]:
    found: list[SeaLevel] = []
    for level in range(1, rules.levels + 1):
        main, *others = treasures_on(rules, level, len(table.left))
        shells = tuple([mine[level - 1] for mine in table.shells])
        found.append(SeaLevel(level, main, tuple(others), shells, standings(rules, table, level)))
    return tuple(found)


@lru_cache(maxsize=4_096)
def _chests(owners: tuple[int, ...], values: tuple[int | None, ...]) -> tuple[Chest, ...]:
    return tuple(
        Chest(slot, None if owner == NOBODY else owner, value)
        for slot, (owner, value) in enumerate(zip(owners, values, strict=True), start=1)
    )


def end_cause(state: State) -> Literal["last-shell", "last-chest"]:
    """Tell what began the end (E1, E2)."""
    rules, by = state.rules, state.ended_by
    all_taken = NOBODY not in state.owners
    # E2 ends a game at once whoever may have run out before; else nobody out of shells can begin the end
    # by a chest, as the last shell has begun it already.
    chest = (all_taken and rules.last_chest == "at-once") or rules.last_shell == "never" or state.left[by] > 0
    return "last-chest" if chest else "last-shell"


def _last_turns(state: State) -> LastTurns:
    """Tell what began the end, and who still has a turn."""
    seats, cause = len(state.left), end_cause(state)
    left = 0 if state.phase == "over" else max(state.last_turns, 0)
    following = tuple((state.seat + step) % seats for step in range(1, left + 1))
    return LastTurns(
        by=state.ended_by,
        cause=cause,
        rule="E2" if cause == "last-chest" else "E1",
        left=left,
        seats=following,
        last=following[-1] if following else state.seat,
    )
