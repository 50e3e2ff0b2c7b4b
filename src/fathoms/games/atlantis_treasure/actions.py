"""The die's action: what may be done about each face, and whether it must be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.games.atlantis_treasure.choices import Pairs, UnevenPairs, Unstores
from fathoms.games.atlantis_treasure.flights import flight, free_corners
from fathoms.games.atlantis_treasure.grid import DIRECTIONS, PLACE_OF, Direction
from fathoms.games.atlantis_treasure.moves import Compass, Coral, Fire, Move, Own, Shift, Store, Swap
from fathoms.games.atlantis_treasure.pieces import COMPASSES, CORAL, free_squares, marked
from fathoms.games.atlantis_treasure.reach import closed_to

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from fathoms.games.atlantis_treasure.state import State

_STORES: Final = {direction: Store(direction) for direction in DIRECTIONS}
_ROLLED: Final[dict[str, tuple[Direction, ...]]] = {
    **{direction: (direction,) for direction in DIRECTIONS},
    "any": DIRECTIONS,
}


def rolled(face: str) -> tuple[Direction, ...]:
    """List the directions of a compass roll; none for any other face (B5)."""
    return _ROLLED.get(face, ())


def in_reserve(state: State) -> list[Direction]:
    """List the rolled directions that the reserve still has (T3)."""
    return [direction for direction in rolled(state.face) if state.reserve[PLACE_OF[direction]]]


def options(state: State) -> dict[str, Sequence[Move]]:
    """Give all that fulfils the die's action now, by verb; a verb without a move is left out."""
    match state.face:
        case "torpedo":
            found = _shots(state)
        case "coral":
            found = _on_coral(state)
        case "" | "nothing" | "again":
            return {}
        case _:
            found = _on_compass(state)
    return {verb: moves for verb, moves in found.items() if moves}


def reef_squares(state: State, start: str) -> list[str]:
    """Name the squares to which a reef may be moved (T5, F1)."""
    grid, free = state.grid, free_squares(state.grid, state.sea)
    if not state.rules.open_sea:
        return free
    closed = closed_to(grid, state.sea, grid.squares[start])
    return [name for name in free if grid.squares[name] not in closed]


def compulsory(found: Mapping[str, Sequence[Move]]) -> bool:
    """Tell whether one of these must be played: a placing from the reserve (T3), or coral (T5).

    A swap alone may be left: the book says that you may swap instead of moving coral (V1, T10).
    """
    return "compass" in found or "coral" in found


def _on_compass(state: State) -> dict[str, Sequence[Move]]:
    grid, seat = state.grid, state.seat
    free, ready = free_squares(grid, state.sea), in_reserve(state)
    found: dict[str, Sequence[Move]] = {}
    if ready:
        found["compass"] = Pairs(Compass, ready, free)
    else:
        # T4: only when the reserve has none of the rolled ones.
        found["shift"] = Pairs(Shift, marked(grid, state.sea, COMPASSES), free)
    if state.own[seat]:
        found["own"] = Pairs(Own, [d for d in DIRECTIONS if d in state.own[seat]], free)
    if state.rules.stock:
        # V3: at most one of each direction.
        found["store"] = [_STORES[direction] for direction in ready if direction not in state.stored[seat]]
        found["unstore"] = Unstores(state.stored[seat], free)
    return found


def _on_coral(state: State) -> dict[str, Sequence[Move]]:
    grid, reefs = state.grid, marked(state.grid, state.sea, CORAL)
    found: dict[str, Sequence[Move]] = {
        "coral": UnevenPairs(Coral, {reef: reef_squares(state, reef) for reef in reefs})
        if state.rules.open_sea
        else Pairs(Coral, reefs, free_squares(grid, state.sea))
    }
    if state.rules.replacement:
        # V1: for any one that the reserve has, of the same direction too.
        found["swap"] = [
            Swap(square, direction)
            for square in marked(grid, state.sea, COMPASSES)
            for direction in DIRECTIONS
            if state.reserve[PLACE_OF[direction]]
        ]
    return found


def _shots(state: State) -> dict[str, Sequence[Move]]:
    if not state.torpedoes[state.seat]:
        return {}
    grid, shots = state.grid, list[Move]()
    for direction in DIRECTIONS:
        shot = flight(grid, state.sea, state.seat, direction)
        if shot is None:
            continue
        corners = free_corners(grid, state.sea) if shot.victim is not None else ()
        # T7: with no free corner the victim goes home, and there is nothing to name.
        shots += [Fire(direction, grid.names[corner]) for corner in corners] or [Fire(direction)]
    return {"fire": shots}
