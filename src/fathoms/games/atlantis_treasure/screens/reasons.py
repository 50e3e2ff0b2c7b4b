"""Why a move is good, and why it beats another one: what the rules show, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.core import Phrase
from fathoms.games.atlantis_treasure.actions import left
from fathoms.games.atlantis_treasure.faces import all_actions
from fathoms.games.atlantis_treasure.grid import DIRECTIONS, WORTH, direction_name
from fathoms.games.atlantis_treasure.moves import Fire, Slide
from fathoms.games.atlantis_treasure.screens.offers import FireEffect, fire_effect, slide_effect
from fathoms.games.atlantis_treasure.slides import course, flight
from fathoms.games.atlantis_treasure.treasures import aboard, worth_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import View
    from fathoms.core.text import TextArg
    from fathoms.games.atlantis_treasure.grid import Direction
    from fathoms.games.atlantis_treasure.moves import Move
    from fathoms.games.atlantis_treasure.state import State


def what_it_does(state: State, move: Move) -> Phrase | None:
    """Say what a move wins at once, or opens for the slide after it."""
    if isinstance(move, Slide):
        slide = slide_effect(state, move)
        if slide.treasure:
            return _phrase("hint-treasure", square=slide.end)
        return _phrase("hint-home") if slide.landed else None
    if isinstance(move, Fire):
        shot = fire_effect(state, move)
        if shot.victim is not None:
            return _phrase("hint-steal" if _loot(shot) else f"hint-hit{_SENT.get(shot.end, '')}")
    return None if state.moved else _what_it_opens(state, move)


_SENT: Final = {"base": "-base", "stays": "-stays"}
"""How a hint goes on that says what becomes of a submarine; by itself it goes to a corner (H1)."""


def _loot(shot: FireEffect) -> bool:
    """Tell whether a shot brings treasures: from a base (H2), or from aboard (K3)."""
    return bool(shot.stolen or shot.taken)


def _what_it_opens(state: State, move: Move) -> Phrase | None:
    after = state.play(move)
    if after.actor != state.seat or after.turns != state.turns:
        return None
    before = dict(_treasures_ahead(state, state.seat))
    for direction, square in _treasures_ahead(after, state.seat):
        if before.get(direction) != square:
            return _phrase("hint-opens", direction=direction_name(direction), square=state.grid.names[square])
    return None


def explain(
    seen: View[State],
    best: Move,
    played: Move,
    names: Sequence[str],
    ends: tuple[State, State] | None = None,
) -> Phrase | None:
    """Say in one sentence why one move beats another; None if the rules alone do not show it.

    Args:
        seen: the table before the move.
        best: the better move.
        played: the other one.
        names: the players' names.
        ends: the tables at the end of the turn after the one and after the other, if the turn goes on: what
            happens to rivals is told from there.
    """
    state = seen.state
    seat, ours, theirs = state.seat, state.play(best), state.play(played)
    if state.phase == "pick" or best == played:
        return None
    if _won_by(ours, seat) and not _won_by(theirs, seat):
        return _phrase("reason-wins")
    if ends is not None:
        ours, theirs = ends
    if _gained(ours, seat) > _gained(theirs, seat) and not _may_still_gain(state, theirs):
        told = _gain(state, best, names)
        if told is not None:
            return told
    if _turn_goes_on(state, ours) or _turn_goes_on(state, theirs):
        return _opening(state, best, theirs)
    if "over" in (ours.phase, theirs.phase):
        return None
    return _for_rivals(ours, theirs, seat, names) or _for_oneself(ours, theirs, seat)


def _gain(state: State, move: Move, names: Sequence[str]) -> Phrase | None:
    """Say what treasure a move takes, or makes way for."""
    if isinstance(move, Slide):
        slide = slide_effect(state, move)
        if slide.treasure:
            return _phrase("reason-treasure", square=slide.end)
        return _phrase("reason-home") if slide.landed else None
    if isinstance(move, Fire):
        shot = fire_effect(state, move)
        if shot.victim is not None and _loot(shot):
            return _phrase("reason-steal", name=names[shot.victim])
    return _opening(state, move, None)


def _gained(state: State, seat: int) -> tuple[int, int]:
    """Tell what a seat holds, at its base and with what is aboard (K1): the base goes before."""
    return state.treasures[seat], worth_of(aboard(state, seat))


def _opening(state: State, move: Move, other: State | None) -> Phrase | None:
    """Say to what treasure a move makes way in this turn, if another table has no way to any."""
    after = state.play(move)
    if state.moved or not _turn_goes_on(state, after) or isinstance(move, Slide):
        return None
    gained = other is not None and _gained(other, state.seat) > _gained(state, state.seat)
    if other is not None and (gained or _may_still_gain(state, other)):
        return None
    for direction, square in _treasures_ahead(after, state.seat):
        return _phrase("reason-opens", direction=direction_name(direction), square=state.grid.names[square])
    return None


def _for_rivals(ours: State, theirs: State, seat: int, names: Sequence[str]) -> Phrase | None:
    """Say what a rival cannot do any more: win, hit this seat, or slide to a treasure."""
    others = ((seat + number) % ours.seats for number in range(1, ours.seats))
    rivals = [other for other in others if not ours.are_partners(seat, other)]
    for rival in rivals:
        if _wins_ahead(theirs, rival) and not _wins_ahead(ours, rival):
            return _phrase("reason-stops", name=names[rival])
    if ours.treasures[seat] or aboard(ours, seat):
        for rival in rivals:
            if _in_line(theirs, rival, seat) and not _in_line(ours, rival, seat):
                return _phrase("reason-line", name=names[rival])
    for rival in rivals:
        squares = [square for _, square in _treasures_ahead(theirs, rival)]
        if squares and not any(_treasures_ahead(ours, rival)):
            return _phrase("reason-closes", name=names[rival], square=ours.grid.names[squares[0]])
    return None


def _for_oneself(ours: State, theirs: State, seat: int) -> Phrase | None:
    """Say what this seat can do in its next turn, if nobody is in the way by then."""
    if not any(_treasures_ahead(theirs, seat)):
        for direction, square in _treasures_ahead(ours, seat):
            return _phrase("reason-next", direction=direction_name(direction), square=ours.grid.names[square])
    if ours.torpedoes[seat] > theirs.torpedoes[seat]:
        return _phrase("reason-torpedoes")
    return None


def _won_by(state: State, seat: int) -> bool:
    return state.result is not None and state.result.winners == (seat,)


def _wins_ahead(state: State, seat: int) -> bool:
    """Tell whether a slide of a seat takes the treasure with which it wins (E1); cargo comes home first."""
    if state.rules.ends != "target" or state.rules.cargo != "base":
        return False
    missing = state.target_of(seat) - state.score_of(seat)
    return any(WORTH[state.sea[square]] >= missing for _, square in _treasures_ahead(state, seat))


def _turn_goes_on(state: State, after: State) -> bool:
    return after.phase == "act" and after.turns == state.turns


def _may_still_gain(state: State, after: State) -> bool:
    """Tell whether a slide takes a treasure in what is left of a turn, or a torpedo may still be fired."""
    if not _turn_goes_on(state, after):
        return False
    slides = not after.moved and any(_treasures_ahead(after, state.seat))
    return slides or (not after.acted and "torpedo" in left(after).kinds)


def _treasures_ahead(state: State, seat: int) -> list[tuple[Direction, int]]:
    """List the directions in which a slide of a seat would take a treasure, and its square."""
    ahead: list[tuple[Direction, int]] = []
    full = state.rules.cargo_room == "one" and bool(aboard(state, seat))
    for direction in DIRECTIONS:
        way = course(state.grid, state.sea, seat, direction, full=full)
        if way is not None and state.rules.reach:
            way = way.up_to(state.rules.reach)
        if way is not None and way.treasure is not None:
            ahead.append((direction, way.treasure))
    return ahead


def _in_line(state: State, rival: int, seat: int) -> bool:
    """Tell whether a torpedo of a rival would hit a seat."""
    if not state.torpedoes[rival] or "torpedo" not in all_actions(state.rules):
        return False
    reach = state.rules.torpedo_reach
    shots = [flight(state.grid, state.sea, rival, direction, reach) for direction in DIRECTIONS]
    return any(shot is not None and shot.victim == seat for shot in shots)


def _phrase(key: str, **args: TextArg) -> Phrase:
    return Phrase(f"atlantis-treasure-play.{key}", args)
