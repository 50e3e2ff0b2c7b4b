"""Treasures at bases and aboard: what they are worth; taking, unloading, stealing and losing them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from fathoms.games.atlantis_treasure.grid import FREE, TREASURES, WORTH, put, replaced

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.state import State

_STOLEN: Final = {"none": 0, "one": 1, "two": 2}


def worth_of(letters: str) -> int:
    """Add up what treasures are worth (W1)."""
    return sum(WORTH[letter] for letter in letters)


def at_base(state: State, seat: int) -> str:
    """List the treasures at a base, a letter each, the worthiest last (W1)."""
    large = held(state.large, seat)
    return TREASURES[0] * (state.treasures[seat] - worth_of(large)) + large


def aboard(state: State, seat: int) -> str:
    """List the treasures aboard a submarine, a letter each, the worthiest last (K1)."""
    return held(state.cargo, seat)


def is_full(state: State) -> bool:
    """Tell whether the submarine whose turn it is has no room for another treasure (K2)."""
    return state.rules.cargo_room == "one" and bool(aboard(state, state.seat))


def picked_up(state: State, letter: str) -> State:
    """Take a treasure of the sea: it goes to the base at once (M3), or stays aboard (K1)."""
    if state.rules.cargo == "base":
        return _added(state, state.seat, letter)
    mine = "".join(sorted(aboard(state, state.seat) + letter, key=TREASURES.index))
    return _with_cargo(state, state.seat, mine)


def unloaded(state: State) -> State:
    """Bring all that is aboard to the base, back home by a slide (K1)."""
    mine = aboard(state, state.seat)
    return _added(_with_cargo(state, state.seat, ""), state.seat, mine) if mine else state


def stolen(state: State, victim: int) -> State:
    """Take from the base of a submarine that was hit, the worthiest treasures first (T7, H2)."""
    theirs = at_base(state, victim)
    count = _STOLEN.get(state.rules.steals, len(theirs))
    if not theirs or not count or state.are_partners(state.seat, victim):
        return state
    loot = theirs[-count:]
    left = theirs[: len(theirs) - len(loot)]
    without = msgspec.structs.replace(
        state,
        treasures=replaced(state.treasures, victim, worth_of(left)),
        large=_hold(state.large, state.seats, victim, left.lstrip(TREASURES[0])),
    )
    return _added(without, state.seat, loot)


def cargo_lost(state: State, victim: int, hit: int) -> State:
    """Drop what a submarine carries where it was hit, or take it to the shooter's base (K3)."""
    theirs = aboard(state, victim)
    if not theirs:
        return state
    if state.rules.cargo_lost == "taken" and not state.are_partners(state.seat, victim):
        return _added(_with_cargo(state, victim, ""), state.seat, theirs)
    grid, sea = state.grid, state.sea
    # The square of the hit first, whatever its ground, unless the submarine is still there (H1).
    landings = [hit] if sea[hit] == grid.ground[hit] else []
    free = [square for square in grid.placeable if sea[square] == FREE and square != hit]
    y, x = divmod(hit, grid.width)
    landings += sorted(free, key=lambda at: abs(at % grid.width - x) + abs(at // grid.width - y))
    falling = theirs[::-1][: len(landings)]
    for letter, square in zip(falling, landings, strict=False):
        sea = put(sea, square, letter)
    if not falling:
        return state
    left = theirs[: len(theirs) - len(falling)]
    return _with_cargo(msgspec.structs.replace(state, sea=sea), victim, left)


def held(each: tuple[str, ...], seat: int) -> str:
    """Read what a seat has of something that is an empty tuple while nobody has any."""
    return each[seat] if each else ""


def _hold(each: tuple[str, ...], seats: int, seat: int, letters: str) -> tuple[str, ...]:
    changed = replaced(each or ("",) * seats, seat, letters)
    return changed if any(changed) else ()


def _with_cargo(state: State, seat: int, letters: str) -> State:
    cargo = _hold(state.cargo, state.seats, seat, letters)
    return msgspec.structs.replace(state, cargo=cargo, changed=state.turns)


def _added(state: State, seat: int, letters: str) -> State:
    """Add treasures to a base; treasures have changed place (E3)."""
    large = held(state.large, seat) + letters.replace(TREASURES[0], "")
    return msgspec.structs.replace(
        state,
        treasures=replaced(state.treasures, seat, state.treasures[seat] + worth_of(letters)),
        large=_hold(state.large, state.seats, seat, "".join(sorted(large))),
        changed=state.turns,
    )
