"""What each move of Into the Blue does, for a screen that shows it before or while it happens."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Literal, TypeAlias, assert_never

import msgspec

from fathoms.games.into_the_blue.lineup import Dive, line_up
from fathoms.games.into_the_blue.moves import Deal, Keep, Move, Place, Roll, Stop, TakeChest, sort_faces
from fathoms.games.into_the_blue.scene import standing_table
from fathoms.games.into_the_blue.scoring import rank, treasure_points
from fathoms.games.into_the_blue.standings import Standing, standings

if TYPE_CHECKING:
    from fathoms.games.into_the_blue.rules import Rules
    from fathoms.games.into_the_blue.scoring import Table
    from fathoms.games.into_the_blue.state import State

Ending: TypeAlias = Literal["none", "last-turns", "over"]
"""Whether the move begins the end, or is the end."""


class BlueEffect(msgspec.Struct, frozen=True, tag_field="kind"):
    """What a move does."""


class KeepEffect(BlueEffect, frozen=True, tag="keep"):
    """Dice are kept and the others thrown."""

    kept: str
    """The faces, sorted; empty if all dice are thrown."""
    thrown: int


class StopEffect(BlueEffect, frozen=True, tag="stop", cache_hash=True):
    """The dice are final."""

    dive: Dive
    """It marks no die as held: which ones were does not matter any more."""
    ends: Ending


class RollEffect(BlueEffect, frozen=True, tag="roll"):
    """Dice fall; those that lie held were kept."""

    faces: str
    """The faces that fell, sorted."""
    dive: Dive
    roll: int
    """Which roll of the turn this is."""
    final: bool
    """Whether it was the last one, so that the dice are final (T3)."""
    ends: Ending


class PlaceEffect(BlueEffect, frozen=True, tag="place"):
    """Shells go to a level."""

    level: int
    shells: int
    left: int
    """Shells in hand after it."""
    before: int | None
    """The rank there before; None without shells there."""
    after: int
    """The rank there after it."""
    leads: bool
    """Whether that is the first."""
    standings: tuple[Standing, ...]
    """Who would stand where on that level."""
    gain: int
    """Points from treasures won or lost by it, on all levels, if the game ended then."""
    ends: Ending


class ChestEffect(BlueEffect, frozen=True, tag="chest"):
    """A chest is taken; what it holds is its owner's secret."""

    slot: int
    again: bool
    """Whether another whole turn follows (T8)."""
    ends: Ending


Effect: TypeAlias = KeepEffect | StopEffect | RollEffect | PlaceEffect | ChestEffect


def effect_of(state: State, move: Move) -> Effect | None:
    """Tell what a legal move does; a shuffle is secret and shows nothing."""
    match move:
        case Keep(faces):
            return keep_effect(faces, state.rules.dice)
        case Stop():
            return _stop(line_up(state, state.dice, ""), _ends(state, state.play(move)))
        case Roll(faces):
            return _roll(state, move, sort_faces(faces))
        case Place():
            return _place(state, move)
        case TakeChest(slot):
            after = state.play(move)
            return ChestEffect(slot, again=after.turn == state.seat, ends=_ends(state, after))
        case Deal():
            return None
        case _:
            assert_never(move)


@lru_cache(maxsize=4_096)
def keep_effect(faces: str, dice: int) -> KeepEffect:
    """Keep these faces of so many dice."""
    return KeepEffect(faces, dice - len(faces))


@lru_cache(maxsize=4_096)
def _stop(dive: Dive, ends: Ending) -> StopEffect:
    return StopEffect(dive, ends)


def _roll(state: State, move: Roll, faces: str) -> RollEffect:
    rolled = state.rolls + 1
    dive = line_up(state, sort_faces(state.held + faces), state.held)
    return RollEffect(
        faces, dive, rolled, final=rolled == state.rules.rolls, ends=_ends(state, state.play(move))
    )


def _place(state: State, move: Place) -> PlaceEffect:
    after, seat, level = state.play(move), state.seat, move.level
    rules, was, now = state.rules, standing_table(state), standing_table(after)
    standing = standings(rules, now, level)
    place = next(each.rank for each in standing if each.seat == seat)
    return PlaceEffect(
        level=level,
        shells=state.placed_on(level),
        left=after.left[seat],
        before=_rank(was, level, seat),
        after=place,
        leads=place == 1,
        standings=standing,
        gain=treasure_points(rules, now)[seat] - _points(rules, was)[seat],
        ends=_ends(state, after),
    )


@lru_cache(maxsize=1_024)
def _points(rules: Rules, table: Table) -> list[int]:
    """Give the points from treasures before a choice, which is one table for all its moves."""
    return treasure_points(rules, table)


def _rank(table: Table, level: int, seat: int) -> int | None:
    ranking = rank(table, level)
    return ranking.index(seat) + 1 if seat in ranking else None


def _ends(before: State, after: State) -> Ending:
    if after.phase == "over":
        return "over"
    return "last-turns" if before.last_turns < 0 <= after.last_turns else "none"
