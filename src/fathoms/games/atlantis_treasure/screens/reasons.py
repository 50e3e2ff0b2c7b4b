"""Why a move is good, and why it beats another one: what the rules show, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathoms.core import Phrase
from fathoms.games.atlantis_treasure.grid import DIRECTIONS, direction_name
from fathoms.games.atlantis_treasure.moves import Fire, Slide
from fathoms.games.atlantis_treasure.slides import course, flight

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
        way = state.course(move.direction)
        if way is not None and way.treasure is not None:
            return _phrase("hint-treasure", square=state.grid.names[way.treasure])
        return None
    if isinstance(move, Fire):
        shot = state.flight(move.direction)
        if shot is not None and shot.victim is not None:
            return _phrase("hint-steal" if state.treasures[shot.victim] else "hint-hit")
    return None if state.moved else _what_it_opens(state, move)


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
    if ours.treasures[seat] > theirs.treasures[seat] and not _may_still_gain(state, theirs):
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
        way = state.course(move.direction)
        if way is not None and way.treasure is not None:
            return _phrase("reason-treasure", square=state.grid.names[way.treasure])
        return None
    if isinstance(move, Fire):
        shot = state.flight(move.direction)
        if shot is not None and shot.victim is not None and state.treasures[shot.victim]:
            return _phrase("reason-steal", name=names[shot.victim])
    return _opening(state, move, None)


def _opening(state: State, move: Move, other: State | None) -> Phrase | None:
    """Say to what treasure a move makes way in this turn, if another table has no way to any."""
    after = state.play(move)
    if state.moved or not _turn_goes_on(state, after) or isinstance(move, Slide):
        return None
    if other is not None and (other.treasures > state.treasures or _may_still_gain(state, other)):
        return None
    for direction, square in _treasures_ahead(after, state.seat):
        return _phrase("reason-opens", direction=direction_name(direction), square=state.grid.names[square])
    return None


def _for_rivals(ours: State, theirs: State, seat: int, names: Sequence[str]) -> Phrase | None:
    """Say what a rival cannot do any more: win, hit this seat, or slide to a treasure."""
    rivals = [(seat + number) % ours.seats for number in range(1, ours.seats)]
    for rival in rivals:
        if theirs.treasures[rival] + 1 < theirs.target or not any(_treasures_ahead(theirs, rival)):
            continue
        if ours.treasures[rival] + 1 < ours.target or not any(_treasures_ahead(ours, rival)):
            return _phrase("reason-stops", name=names[rival])
    if ours.treasures[seat]:
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


def _turn_goes_on(state: State, after: State) -> bool:
    return after.phase == "act" and after.turns == state.turns


def _may_still_gain(state: State, after: State) -> bool:
    """Tell whether a slide takes a treasure in what is left of a turn, or a torpedo may still be fired."""
    if not _turn_goes_on(state, after):
        return False
    slides = not after.moved and any(_treasures_ahead(after, state.seat))
    return slides or (not after.acted and after.face == "torpedo")


def _treasures_ahead(state: State, seat: int) -> list[tuple[Direction, int]]:
    """List the directions in which a slide of a seat would take a treasure, and its square."""
    ahead: list[tuple[Direction, int]] = []
    for direction in DIRECTIONS:
        way = course(state.grid, state.sea, seat, direction)
        if way is not None and way.treasure is not None:
            ahead.append((direction, way.treasure))
    return ahead


def _in_line(state: State, rival: int, seat: int) -> bool:
    """Tell whether a torpedo of a rival would hit a seat."""
    if not state.torpedoes[rival] or "torpedo" not in state.rules.die:
        return False
    shots = [flight(state.grid, state.sea, rival, direction) for direction in DIRECTIONS]
    return any(shot is not None and shot.victim == seat for shot in shots)


def _phrase(key: str, **args: TextArg) -> Phrase:
    return Phrase(f"atlantis-treasure-play.{key}", args)
