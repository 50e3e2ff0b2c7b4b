"""The moves of Into the Blue on offer to a seat, each with its rule and what it does."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, assert_never

import msgspec

from fathoms.core import Choice, Offer
from fathoms.core.screens import NOTHING, continues
from fathoms.games.into_the_blue import moves
from fathoms.games.into_the_blue.dice import keeps
from fathoms.games.into_the_blue.scoring import Standing  # noqa: TC001 - msgspec reads the field types
from fathoms.games.into_the_blue.screens.scene import Dive, line_up, sea_of

if TYPE_CHECKING:
    from fathoms.core import View
    from fathoms.games.into_the_blue.rules import Rules
    from fathoms.games.into_the_blue.state import State

GameEnd: TypeAlias = Literal["none", "last-turns", "over"]
"""Whether the move begins the end, or is the end."""


class BlueEffect(msgspec.Struct, frozen=True, gc=False, tag_field="kind"):
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
    ends: GameEnd


class RollEffect(BlueEffect, frozen=True, tag="roll"):
    """Dice fall; those that lie held were kept."""

    faces: str
    """The faces that fell, sorted."""
    dive: Dive
    roll: int
    """Which roll of the turn this is."""
    final: bool
    """Whether it was the last one, so that the dice are final (T3)."""
    ends: GameEnd


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
    ends: GameEnd


class ChestEffect(BlueEffect, frozen=True, tag="chest"):
    """A chest is taken; what it holds is its owner's secret."""

    slot: int
    again: bool
    """Whether another whole turn follows (T8)."""
    ends: GameEnd


Effect: TypeAlias = KeepEffect | StopEffect | RollEffect | PlaceEffect | ChestEffect


def effect_of(state: State, move: moves.Move) -> Effect | None:
    """Tell what a legal move does; a shuffle is secret and shows nothing."""
    match move:
        case moves.Keep(faces):
            return keep_effect(faces, state.rules.dice)
        case moves.Stop():
            return _stop(line_up(state, state.dice, ""), _dice_end(state, move))
        case moves.Roll(faces):
            return _roll(state, move, moves.sort_faces(faces))
        case moves.Place():
            return _place(state, move)
        case moves.TakeChest(slot):
            after = state.play(move)
            return ChestEffect(slot, again=after.turn == state.seat, ends=_ends(state, after))
        case moves.Deal():
            return None
        case _:
            assert_never(move)


@lru_cache(maxsize=4_096)
def keep_effect(faces: str, dice: int) -> KeepEffect:
    """Keep these faces of this number of dice."""
    return KeepEffect(faces, dice - len(faces))


@lru_cache(maxsize=4_096)
def _stop(dive: Dive, ends: GameEnd) -> StopEffect:
    return StopEffect(dive, ends)


def _roll(state: State, move: moves.Roll, faces: str) -> RollEffect:
    rolled = state.rolls + 1
    dive = line_up(state, moves.sort_faces(state.held + faces), state.held)
    final = state.rolls_left == 1
    # Dice that are not final end nothing.
    return RollEffect(faces, dive, rolled, final=final, ends=_dice_end(state, move) if final else "none")


def _dice_end(state: State, move: moves.Stop | moves.Roll) -> GameEnd:
    """Tell whether final dice end the game: they may in its last turn alone (E1)."""
    return "none" if state.last_turns else _ends(state, state.play(move))


def _place(state: State, move: moves.Place) -> PlaceEffect:
    after, seat, level = state.play(move), state.seat, move.level
    (were, divers), (are, divers_after) = sea_of(state), sea_of(after)
    standing = are[level - 1].standings
    place = next(each.rank for each in standing if each.seat == seat)
    return PlaceEffect(
        level=level,
        shells=state.placed_on(level),
        left=after.left[seat],
        before=next((each.rank for each in were[level - 1].standings if each.seat == seat), None),
        after=place,
        leads=place == 1,
        standings=standing,
        gain=divers_after[seat].points - divers[seat].points,
        ends=_ends(state, after),
    )


def _ends(before: State, after: State) -> GameEnd:
    if after.phase == "over":
        return "over"
    return "last-turns" if before.last_turns < 0 <= after.last_turns else "none"


_STOP: Final = moves.Stop()


def offer_to(seen: View[State], begun: str, most: int) -> Offer:
    """List the legal moves of the viewer's seat."""
    state = seen.state
    if seen.seat is None or state.actor != seen.seat:
        return NOTHING
    if state.phase == "decide":
        stop = effect_of(state, _STOP)
        assert isinstance(stop, StopEffect)  # noqa: S101 - for the type checker
        choices = _on_dice(state.dice, stop, state.rules)
    else:
        choices = tuple([_choice(state, move) for move in state.moves()])
    if begun:
        choices = tuple(choice for choice in choices if continues(choice.move, begun))
    return Offer(choices) if len(choices) <= most else Offer(choices[:most], more=True)


@lru_cache(maxsize=2_048)
def _on_dice(dice: str, stop: StopEffect, rules: Rules) -> tuple[Choice, ...]:
    """Offer to stop (T3) or to keep some dice (T2): the same tuple whenever the same dice lie there.

    A chest in hand is not to be rolled away, nor is a run that every die is part of. Otherwise it costs
    nothing to roll what is of no use, as long as the run stays on the table.
    """
    dive = stop.dive
    run, chest = {str(number) for number in range(1, dive.depth + 1)}, dive.gives == "chest"
    return (
        Choice("stop", "T3", stop, usual=chest or (dive.gives == "shells" and not dive.lost)),
        *[
            _keep(move, len(dice), rules, not chest and run.issubset(faces))
            for faces, move in keeps(dice).items()
        ],
    )


@lru_cache(maxsize=4_096)
def _keep(move: moves.Keep, dice: int, rules: Rules, usual: bool) -> Choice:  # noqa: FBT001 - a cache key
    return Choice(moves.write_move(move, rules), "T2", keep_effect(move.faces, dice), usual=usual)


def _choice(state: State, move: moves.Move) -> Choice:
    rule = "T8"
    if isinstance(move, moves.Place):
        # T7: with too few shells all that are left are placed.
        rule = "T7" if state.dice.count(str(move.level)) > state.left[state.seat] else "T6"
    return Choice(moves.write_move(move, state.rules), rule, effect_of(state, move))
