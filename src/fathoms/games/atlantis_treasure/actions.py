"""The die's action: what may be done about each face, whether it must be, and doing it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from fathoms.core import IllegalMove, Phrase
from fathoms.games.atlantis_treasure.grid import (
    BASE,
    COMPASSES,
    CORAL,
    DIRECTIONS,
    FREE,
    PLACE_OF,
    SUBMARINES,
    TEMPLE,
    TREASURE,
    Direction,
    closed_to,
    compass_name,
    direction_name,
    free_squares,
    give_back,
    marked,
    put,
    replaced,
    take,
    with_compass,
)
from fathoms.games.atlantis_treasure.moves import (
    Compass,
    Coral,
    Fire,
    Hold,
    Move,
    Own,
    Pairs,
    Shift,
    Store,
    Swap,
    UnevenPairs,
    Unstore,
    Unstores,
)
from fathoms.games.atlantis_treasure.slides import flight, free_corners

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


_HOLDERS: Final = {
    TEMPLE: "temple",
    TREASURE: "treasure",
    CORAL: "coral",
    **dict.fromkeys(COMPASSES, "compass"),
    **dict.fromkeys(SUBMARINES, "submarine"),
}


def perform(state: State, move: Move) -> State:  # noqa: PLR0911 - one case a kind of move
    """Do the die's action, or raise IllegalMove with the rule that forbids it."""
    match move:
        case Compass():
            return _place(state, move)
        case Fire():
            return _fire(state, move)
        case Coral():
            return _move_coral(state, move)
        case Shift():
            return _shift(state, move)
        case Hold():
            return _hold(state)
        case Swap():
            return _swap(state, move)
        case Own():
            return _place_own(state, move)
        case Store():
            return _store(state, move)
        case Unstore():
            return _unstore(state, move)
        case _:
            raise IllegalMove("atlantis-treasure.expected-act", rule="T2")


def _place(state: State, move: Compass) -> State:
    """Put a compass of the rolled direction from the reserve on a free square (T3)."""
    _need_rolled(state, move.direction)
    reserve = take(state.reserve, move.direction, "T3")
    sea = put(state.sea, _landing(state, move.square), move.direction)
    return msgspec.structs.replace(state, sea=sea, reserve=reserve, acted=True)


def _shift(state: State, move: Shift) -> State:
    """Move a compass of the board, its direction kept, as the reserve has none of the rolled ones (T4)."""
    _need_compass_roll(state)
    if ready := in_reserve(state):
        raise IllegalMove("atlantis-treasure.shift-reserve", rule="T4", compass=compass_name(ready[0]))
    start = _square(state, move.start)
    if state.sea[start] not in COMPASSES:
        raise IllegalMove("atlantis-treasure.no-compass", rule="T4", square=move.start)
    sea = put(state.sea, _landing(state, move.square), state.sea[start])
    return msgspec.structs.replace(state, sea=put(sea, start, FREE), acted=True)


def _move_coral(state: State, move: Coral) -> State:
    """Move one reef to a free square (T5)."""
    _need_face(state, "coral")
    start = _square(state, move.start)
    if state.sea[start] != CORAL:
        raise IllegalMove("atlantis-treasure.no-coral", rule="T5", square=move.start)
    end = _landing(state, move.square)
    if state.rules.open_sea and end in closed_to(state.grid, state.sea, start):
        raise IllegalMove("atlantis-treasure.cuts-sea", rule="F1", square=move.square)
    sea = put(state.sea, end, CORAL)
    return msgspec.structs.replace(state, sea=put(sea, start, FREE), acted=True)


def _fire(state: State, move: Fire) -> State:
    """Fire a torpedo at the first thing in its way (T6)."""
    _need_face(state, "torpedo")
    seat, grid = state.seat, state.grid
    if not state.torpedoes[seat]:
        raise IllegalMove("atlantis-treasure.no-torpedo", rule="T9")
    shot = flight(grid, state.sea, seat, move.direction)
    if shot is None:
        raise IllegalMove(
            "atlantis-treasure.hits-nothing", rule="T6", direction=direction_name(move.direction)
        )
    # T8: a hit reef leaves the game, a compass too unless the rule set says otherwise.
    sea, reserve = put(state.sea, shot.hit, FREE), state.reserve
    if shot.mark in COMPASSES and state.rules.hit_compass == "reserve":
        reserve = give_back(reserve, shot.mark)
    # T9: the torpedo lies on the base from now on.
    torpedoes = replaced(state.torpedoes, seat, state.torpedoes[seat] - 1)
    treasures, changed = state.treasures, state.changed
    corner = _corner(state, move, sent=shot.victim is not None)
    if shot.victim is not None:
        if corner == BASE:
            # T7, T9: with no free corner the victim goes home, and reloads there.
            torpedoes = replaced(torpedoes, shot.victim, state.rules.torpedoes)
        else:
            sea = put(sea, corner, SUBMARINES[shot.victim])
        if treasures[shot.victim]:
            # T7: one treasure of the victim's base, if there is one.
            treasures = replaced(treasures, shot.victim, treasures[shot.victim] - 1)
            treasures = replaced(treasures, seat, treasures[seat] + 1)
            changed = state.turns
    return msgspec.structs.replace(
        state, sea=sea, reserve=reserve, torpedoes=torpedoes, treasures=treasures, changed=changed, acted=True
    )


def _corner(state: State, move: Fire, *, sent: bool) -> int:
    """Give the corner a hit submarine is sent to, or BASE if there is none to name (T7)."""
    free = free_corners(state.grid, state.sea) if sent else ()
    names = [state.grid.names[corner] for corner in free]
    if move.square is None:
        if free:
            raise IllegalMove("atlantis-treasure.corner-missing", rule="T7", corners=list(names))
        return BASE
    if not sent:
        raise IllegalMove("atlantis-treasure.corner-needless", rule="T7")
    if not free:
        raise IllegalMove("atlantis-treasure.corner-none", rule="T7")
    if move.square not in names:
        raise IllegalMove(
            "atlantis-treasure.corner-taken", rule="T7", square=move.square, corners=list(names)
        )
    return state.grid.squares[move.square]


def _hold(state: State) -> State:
    """Leave an optional action (T10)."""
    found = options(state)
    if not found:
        raise IllegalMove("atlantis-treasure.hold-nothing", rule="T10")
    if compulsory(found):
        raise IllegalMove(
            "atlantis-treasure.hold-compulsory",
            rule="T5" if state.face == "coral" else "T3",
            face=_face(state),
        )
    return msgspec.structs.replace(state, acted=True)


def _swap(state: State, move: Swap) -> State:
    """Swap a compass of the board for any one from the reserve (V1)."""
    if not state.rules.replacement:
        raise IllegalMove("atlantis-treasure.no-replacement", rule="V1")
    _need_face(state, "coral")
    square = _square(state, move.square)
    lifted = state.sea[square]
    if lifted not in COMPASSES:
        raise IllegalMove("atlantis-treasure.no-compass", rule="V1", square=move.square)
    reserve = give_back(take(state.reserve, move.direction, "V1"), lifted)
    return msgspec.structs.replace(
        state, sea=put(state.sea, square, move.direction), reserve=reserve, acted=True
    )


def _place_own(state: State, move: Own) -> State:
    """Put a compass picked before the game on a free square; it need not match the roll (V2)."""
    if not state.rules.foresight:
        raise IllegalMove("atlantis-treasure.no-foresight", rule="V2")
    _need_compass_roll(state)
    mine = state.own[state.seat]
    if move.direction not in mine:
        raise IllegalMove("atlantis-treasure.own-lacks", rule="V2", compass=compass_name(move.direction))
    own = replaced(state.own, state.seat, mine.replace(move.direction, "", 1))
    sea = put(state.sea, _landing(state, move.square), move.direction)
    return msgspec.structs.replace(state, sea=sea, own=own, acted=True)


def _store(state: State, move: Store) -> State:
    """Keep the rolled compass at the base, at most one of each direction (V3)."""
    if not state.rules.stock:
        raise IllegalMove("atlantis-treasure.no-stock", rule="V3")
    _need_rolled(state, move.direction)
    mine = state.stored[state.seat]
    if move.direction in mine:
        raise IllegalMove("atlantis-treasure.store-full", rule="V3", compass=compass_name(move.direction))
    reserve = take(state.reserve, move.direction, "V3")
    stored = replaced(state.stored, state.seat, with_compass(mine, move.direction))
    return msgspec.structs.replace(state, reserve=reserve, stored=stored, acted=True)


def _unstore(state: State, move: Unstore) -> State:
    """Put one or more stored compasses on free squares (V3); it is the whole action of the roll."""
    if not state.rules.stock:
        raise IllegalMove("atlantis-treasure.no-stock", rule="V3")
    _need_compass_roll(state)
    places = [PLACE_OF[direction] for direction, _ in move.placed]
    if not places or places != sorted(set(places)):
        raise IllegalMove("atlantis-treasure.unstore-order", rule="V3")
    sea, mine = state.sea, state.stored[state.seat]
    landings = [_landing(state, square) for _, square in move.placed]
    if len(set(landings)) < len(landings):
        raise IllegalMove("atlantis-treasure.unstore-same-square", rule="F1")
    for (direction, _), square in zip(move.placed, landings, strict=True):
        if direction not in mine:
            raise IllegalMove("atlantis-treasure.stock-lacks", rule="V3", compass=compass_name(direction))
        mine = mine.replace(direction, "", 1)
        sea = put(sea, square, direction)
    return msgspec.structs.replace(
        state, sea=sea, stored=replaced(state.stored, state.seat, mine), acted=True
    )


def _square(state: State, name: str) -> int:
    grid = state.grid
    square = grid.squares.get(name)
    if square is None:
        raise IllegalMove("atlantis-treasure.no-square", rule="B6", square=name[:4], last=grid.names[-1])
    return square


def _landing(state: State, name: str) -> int:
    """Give the square of a name if it is free for coral and compasses (F1)."""
    square = _square(state, name)
    mark = state.sea[square]
    if mark != FREE:
        raise IllegalMove(
            "atlantis-treasure.not-free",
            rule="F1",
            square=name,
            holds=Phrase(f"atlantis-treasure.holds-{_HOLDERS[mark]}"),
        )
    if square in state.grid.mouths and not state.rules.open_mouths:
        raise IllegalMove("atlantis-treasure.on-mouth", rule="F1", square=name)
    return square


def _need_face(state: State, face: str) -> None:
    if state.face != face:
        raise IllegalMove("atlantis-treasure.other-face", rule="T2", face=_face(state))


def _need_compass_roll(state: State) -> None:
    if not rolled(state.face):
        raise IllegalMove("atlantis-treasure.other-face", rule="T2", face=_face(state))


def _need_rolled(state: State, direction: Direction) -> None:
    _need_compass_roll(state)
    if direction not in rolled(state.face):
        raise IllegalMove("atlantis-treasure.other-direction", rule="T3", face=_face(state))


def _face(state: State) -> Phrase:
    return Phrase(f"atlantis-treasure.face-{state.face}")
