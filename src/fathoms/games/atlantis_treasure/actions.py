"""The die's action: what may be done about each face, whether it must be, and doing it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from fathoms.core import IllegalMove, Phrase
from fathoms.games.atlantis_treasure.faces import ROLLED, face_name, split_face
from fathoms.games.atlantis_treasure.grid import (
    BASE,
    COMPASSES,
    CORAL,
    CURRENTS,
    DEEP,
    DIRECTIONS,
    FREE,
    PLACE_OF,
    ROCK,
    SHALLOWS,
    SUBMARINES,
    TEMPLE,
    TREASURES,
    WHIRLPOOL,
    Direction,
    closed_to,
    compass_name,
    direction_name,
    free_squares,
    give_back,
    lift,
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
    Temple,
    Treasure,
    Turn,
    UnevenPairs,
    Unstore,
    Unstores,
)
from fathoms.games.atlantis_treasure.slides import flies_free, free_corners
from fathoms.games.atlantis_treasure.treasures import cargo_lost, stolen

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from fathoms.games.atlantis_treasure.slides import Flight
    from fathoms.games.atlantis_treasure.state import State

_STORES: Final = {direction: Store(direction) for direction in DIRECTIONS}


class Left(NamedTuple):
    """What the dice still let one do (D1, D2)."""

    actions: tuple[tuple[int, str], ...]
    """Each action with its bit of `State.done`, from the lowest."""
    kinds: frozenset[str]
    """The actions without their bits; a compass roll is `compass`."""
    rolls: tuple[tuple[Direction, ...], ...]
    """The directions of each compass roll."""
    shown: tuple[Direction, ...]
    """The directions of all of them."""


@lru_cache(maxsize=4_096)
def _left(face: str, other: str, done: int, dice: str) -> Left:
    found: list[tuple[int, str]] = []
    for die, shown in enumerate((face, other)):
        mine = done >> 2 * die & 0b11
        if (dice == "choose" and done and not mine) or ("/" in shown and mine):
            # D1, D2: one of the two is chosen, and this is the other.
            continue
        for place, action in enumerate(split_face(shown)):
            if action not in ("", "nothing", "again") and not mine >> place & 1:
                found.append((1 << 2 * die + place, action))
    rolls = tuple(ROLLED[action] for _, action in found if action in ROLLED)
    return Left(
        actions=tuple(found),
        kinds=frozenset("compass" if action in ROLLED else action for _, action in found),
        rolls=rolls,
        shown=tuple(d for d in DIRECTIONS if any(d in directions for directions in rolls)),
    )


def left(state: State) -> Left:
    """Tell which actions of the dice are still to be done (D1, D2)."""
    return _left(state.face, state.other, state.done, state.rules.dice)


def done_with(state: State, *actions: str) -> dict[str, int]:
    """Give the fields that say that the first of these actions that is left is done (D1, D2)."""
    waiting = left(state).actions
    bit = next(bit for action in actions for bit, each in waiting if each == action)
    done = state.done | bit
    if _left(state.face, state.other, done, state.rules.dice).actions:
        return {"done": done}
    return {"acted": True, "done": 0}


def may_slide_again(state: State) -> bool:
    """Tell whether the die lets the submarine slide once more, the turn's own slides being made (D6)."""
    return state.moved and not state.acted and "slide" in left(state).kinds


def in_reserve(state: State) -> list[Direction]:
    """List the rolled directions that the reserve still has (T3)."""
    return [direction for direction in left(state).shown if state.reserve[PLACE_OF[direction]]]


def _lacks(state: State, directions: tuple[Direction, ...]) -> bool:
    """Tell whether the reserve has none of the directions of a roll (T4)."""
    return not any(state.reserve[PLACE_OF[direction]] for direction in directions)


def options(state: State) -> dict[str, Sequence[Move]]:
    """Give all but slides that fulfils an action of the dice now, by verb; one without a move is left out."""
    found: dict[str, Sequence[Move]] = {}
    kinds = left(state).kinds
    for kind, offer in _OFFERS.items():
        if kind in kinds:
            found.update(offer(state))
    return {verb: moves for verb, moves in found.items() if moves}


def reef_squares(state: State, start: str) -> list[str]:
    """Name the squares to which a reef or a temple may be moved (T5, D4, F1)."""
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
    found: dict[str, Sequence[Move]] = {"compass": Pairs(Compass, ready, free)}
    if any(_lacks(state, directions) for directions in left(state).rolls):
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
    grid = state.grid
    found: dict[str, Sequence[Move]] = {"coral": _walls(state, Coral, CORAL)}
    if state.rules.replacement:
        # V1: for any one that the reserve has, of the same direction too.
        found["swap"] = [
            Swap(square, direction)
            for square in marked(grid, state.sea, COMPASSES)
            for direction in DIRECTIONS
            if state.reserve[PLACE_OF[direction]]
        ]
    return found


def _walls(state: State, make: Callable[[str, str], Move], mark: str) -> Sequence[Move]:
    """List the ways to move a reef or a temple (T5, D4)."""
    grid, walls = state.grid, marked(state.grid, state.sea, mark)
    if not state.rules.open_sea:
        return Pairs(make, walls, free_squares(grid, state.sea))
    return UnevenPairs(make, {wall: reef_squares(state, wall) for wall in walls})


def _shots(state: State) -> dict[str, Sequence[Move]]:
    if not state.torpedoes[state.seat]:
        return {}
    grid, shots = state.grid, list[Move]()
    for direction in DIRECTIONS:
        shot = state.flight(direction)
        if shot is not None:
            # T7: with no free corner the victim goes home, and there is nothing to name.
            shots += [Fire(direction, square) for square in landings(state, shot)] or [Fire(direction)]
        elif state.rules.shots_in_vain and flies_free(grid, state.sea, state.seat, direction):
            shots.append(Fire(direction))
    return {"fire": shots}


def landings(state: State, shot: Flight) -> list[str]:
    """Name the squares among which the shooter chooses where what is hit goes (T7, H3)."""
    grid = state.grid
    if shot.victim is not None and state.rules.hit_submarine == "corner":
        return [grid.names[corner] for corner in free_corners(grid, state.sea)]
    if shot.mark == CORAL and state.rules.hit_coral == "moved":
        return reef_squares(state, grid.names[shot.hit])
    return []


def _on_treasure(state: State) -> dict[str, Sequence[Move]]:
    grid = state.grid
    return {"treasure": Pairs(Treasure, marked(grid, state.sea, TREASURES), free_squares(grid, state.sea))}


def _on_temple(state: State) -> dict[str, Sequence[Move]]:
    return {"temple": _walls(state, Temple, TEMPLE)}


def _on_turn(state: State) -> dict[str, Sequence[Move]]:
    lying = marked(state.grid, state.sea, COMPASSES)
    return {
        "turn": [
            Turn(name, direction)
            for name in lying
            for direction in DIRECTIONS
            if direction != state.sea[state.grid.squares[name]]
        ]
    }


_OFFERS: Final[dict[str, Callable[[State], dict[str, Sequence[Move]]]]] = {
    "compass": _on_compass,
    "coral": _on_coral,
    "torpedo": _shots,
    "treasure": _on_treasure,
    "temple": _on_temple,
    "turn": _on_turn,
}


_HOLDERS: Final = {
    TEMPLE: "temple",
    CORAL: "coral",
    ROCK: "rock",
    DEEP: "deep",
    SHALLOWS: "shallows",
    WHIRLPOOL: "whirlpool",
    **dict.fromkeys(TREASURES, "treasure"),
    **dict.fromkeys(CURRENTS, "current"),
    **dict.fromkeys(COMPASSES, "compass"),
    **dict.fromkeys(SUBMARINES, "submarine"),
}


def perform(state: State, move: Move) -> State:  # noqa: C901, PLR0911, PLR0912 - one case a kind of move
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
        case Treasure():
            return _move_treasure(state, move)
        case Temple():
            return _move_temple(state, move)
        case Turn():
            return _turn(state, move)
        case _:
            raise IllegalMove("atlantis-treasure.expected-act", rule="T2")


def _place(state: State, move: Compass) -> State:
    """Put a compass of the rolled direction from the reserve on a free square (T3)."""
    _need_rolled(state, move.direction)
    reserve = take(state.reserve, move.direction, "T3")
    sea = put(state.sea, _landing(state, move.square), move.direction)
    return msgspec.structs.replace(state, sea=sea, reserve=reserve, **done_with(state, move.direction, "any"))


def _shift(state: State, move: Shift) -> State:
    """Move a compass of the board, its direction kept, as the reserve has none of the rolled ones (T4)."""
    _need_action(state, "compass")
    lacking = [action for action in _compass_rolls(state) if _lacks(state, ROLLED[action])]
    if not lacking:
        ready = in_reserve(state)
        raise IllegalMove("atlantis-treasure.shift-reserve", rule="T4", compass=compass_name(ready[0]))
    start = _square(state, move.start)
    if state.sea[start] not in COMPASSES:
        raise IllegalMove("atlantis-treasure.no-compass", rule="T4", square=move.start)
    sea = put(state.sea, _landing(state, move.square), state.sea[start])
    return msgspec.structs.replace(state, sea=put(sea, start, FREE), **done_with(state, lacking[0]))


def _move_coral(state: State, move: Coral) -> State:
    """Move one reef to a free square (T5)."""
    _need_action(state, "coral")
    sea = _wall_moved(state, move, CORAL, "T5")
    return msgspec.structs.replace(state, sea=sea, **done_with(state, "coral"))


def _move_temple(state: State, move: Temple) -> State:
    """Move a temple to a free square (D4)."""
    _need_action(state, "temple")
    sea = _wall_moved(state, move, TEMPLE, "D4")
    return msgspec.structs.replace(state, sea=sea, **done_with(state, "temple"))


def _wall_moved(state: State, move: Coral | Temple, mark: str, rule: str) -> str:
    """Give the sea with a reef or a temple moved; it may have to stay in one piece (F1)."""
    start = _square(state, move.start)
    if state.sea[start] != mark:
        raise IllegalMove(f"atlantis-treasure.no-{_HOLDERS[mark]}", rule=rule, square=move.start)
    end = _landing(state, move.square)
    if state.rules.open_sea and end in closed_to(state.grid, state.sea, start):
        raise IllegalMove("atlantis-treasure.cuts-sea", rule="F1", square=move.square)
    return put(put(state.sea, end, mark), start, FREE)


def _move_treasure(state: State, move: Treasure) -> State:
    """Move a treasure of the sea to a free square (D3)."""
    _need_action(state, "treasure")
    start = _square(state, move.start)
    mark = state.sea[start]
    if mark not in TREASURES:
        raise IllegalMove("atlantis-treasure.no-treasure", rule="D3", square=move.start)
    sea = put(state.sea, _landing(state, move.square), mark)
    return msgspec.structs.replace(state, sea=lift(state.grid, sea, start), **done_with(state, "treasure"))


def _turn(state: State, move: Turn) -> State:
    """Turn a compass of the board to another direction (D5)."""
    _need_action(state, "turn")
    square = _square(state, move.square)
    if state.sea[square] not in COMPASSES:
        raise IllegalMove("atlantis-treasure.no-compass", rule="D5", square=move.square)
    if state.sea[square] == move.direction:
        raise IllegalMove("atlantis-treasure.turn-same", rule="D5", direction=direction_name(move.direction))
    sea = put(state.sea, square, move.direction)
    return msgspec.structs.replace(state, sea=sea, **done_with(state, "turn"))


def _fire(state: State, move: Fire) -> State:
    """Fire a torpedo at the first thing in its way (T6)."""
    _need_action(state, "torpedo")
    seat, grid = state.seat, state.grid
    if not state.torpedoes[seat]:
        raise IllegalMove("atlantis-treasure.no-torpedo", rule="T9")
    shot = state.flight(move.direction)
    if shot is None and not (state.rules.shots_in_vain and flies_free(grid, state.sea, seat, move.direction)):
        raise IllegalMove(
            "atlantis-treasure.hits-nothing", rule="T6", direction=direction_name(move.direction)
        )
    square = _chosen_landing(state, move, shot)
    # T9: the torpedo lies on the base from now on.
    torpedoes = replaced(state.torpedoes, seat, state.torpedoes[seat] - 1)
    fired = msgspec.structs.replace(state, torpedoes=torpedoes, **done_with(state, "torpedo"))
    if shot is None:
        # H5: a shot in vain.
        return fired
    if shot.victim is not None:
        sent = _sent_away(fired, shot.victim, shot.hit, square)
        return cargo_lost(stolen(sent, shot.victim), shot.victim, shot.hit)
    # T8: a hit reef leaves the game, a compass too unless the rule set says otherwise.
    sea, reserve = put(state.sea, shot.hit, FREE), state.reserve
    if square != BASE:
        # H3: or the shooter puts the reef elsewhere.
        sea = put(sea, square, CORAL)
    if shot.mark in COMPASSES and state.rules.hit_compass == "reserve":
        reserve = give_back(reserve, shot.mark)
    return msgspec.structs.replace(fired, sea=sea, reserve=reserve)


def _sent_away(state: State, victim: int, hit: int, corner: int) -> State:
    """Send a submarine that was hit to a corner, or to its base; or let it miss a turn (T7, H1)."""
    if state.rules.hit_submarine == "stays":
        misses = replaced(state.misses or (False,) * state.seats, victim, value=True)
        return msgspec.structs.replace(state, misses=misses)
    sea = lift(state.grid, state.sea, hit)
    if corner != BASE:
        return msgspec.structs.replace(state, sea=put(sea, corner, SUBMARINES[victim]))
    torpedoes = state.torpedoes
    if state.rules.reload == "base":
        # T7, T9: with no free corner the victim goes home, and reloads there.
        torpedoes = replaced(torpedoes, victim, state.rules.torpedoes_of(victim))
    return msgspec.structs.replace(state, sea=sea, torpedoes=torpedoes)


def _chosen_landing(state: State, move: Fire, shot: Flight | None) -> int:
    """Give the square to which what is hit goes, or BASE if there is none to name (T7, H3)."""
    names = [] if shot is None else landings(state, shot)
    reef = shot is not None and shot.mark == CORAL and state.rules.hit_coral == "moved"
    rule = "H3" if reef else "T7"
    if move.square is None:
        if not names:
            return BASE
        if reef:
            raise IllegalMove("atlantis-treasure.reef-square-missing", rule=rule)
        raise IllegalMove("atlantis-treasure.corner-missing", rule=rule, corners=list(names))
    if move.square in names:
        return state.grid.squares[move.square]
    if reef and not names:
        raise IllegalMove("atlantis-treasure.reef-square-none", rule=rule)
    if reef:
        raise IllegalMove("atlantis-treasure.reef-square", rule=rule, square=move.square)
    if shot is None or shot.victim is None:
        raise IllegalMove("atlantis-treasure.corner-needless", rule=rule)
    if state.rules.hit_submarine != "corner":
        raise IllegalMove("atlantis-treasure.corner-never", rule="H1")
    if not names:
        raise IllegalMove("atlantis-treasure.corner-none", rule=rule)
    raise IllegalMove("atlantis-treasure.corner-taken", rule=rule, square=move.square, corners=list(names))


def _hold(state: State) -> State:
    """Leave all that the dice still let one do (T10)."""
    found = options(state)
    slides_again = may_slide_again(state) and state.can_slide
    if not found and not slides_again:
        raise IllegalMove("atlantis-treasure.hold-nothing", rule="T10")
    if compulsory(found):
        raise IllegalMove(
            "atlantis-treasure.hold-compulsory",
            rule="T3" if "compass" in found else "T5",
            face=_shown(state),
        )
    return msgspec.structs.replace(state, acted=True, done=0)


def _swap(state: State, move: Swap) -> State:
    """Swap a compass of the board for any one from the reserve (V1)."""
    if not state.rules.replacement:
        raise IllegalMove("atlantis-treasure.no-replacement", rule="V1")
    _need_action(state, "coral")
    square = _square(state, move.square)
    lifted = state.sea[square]
    if lifted not in COMPASSES:
        raise IllegalMove("atlantis-treasure.no-compass", rule="V1", square=move.square)
    reserve = give_back(take(state.reserve, move.direction, "V1"), lifted)
    return msgspec.structs.replace(
        state, sea=put(state.sea, square, move.direction), reserve=reserve, **done_with(state, "coral")
    )


def _place_own(state: State, move: Own) -> State:
    """Put a compass picked before the game on a free square; it need not match the roll (V2)."""
    if not state.rules.foresight:
        raise IllegalMove("atlantis-treasure.no-foresight", rule="V2")
    _need_action(state, "compass")
    mine = state.own[state.seat]
    if move.direction not in mine:
        raise IllegalMove("atlantis-treasure.own-lacks", rule="V2", compass=compass_name(move.direction))
    own = replaced(state.own, state.seat, mine.replace(move.direction, "", 1))
    sea = put(state.sea, _landing(state, move.square), move.direction)
    return msgspec.structs.replace(state, sea=sea, own=own, **done_with(state, _compass_rolls(state)[0]))


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
    return msgspec.structs.replace(
        state, reserve=reserve, stored=stored, **done_with(state, move.direction, "any")
    )


def _unstore(state: State, move: Unstore) -> State:
    """Put one or more stored compasses on free squares (V3); it is the whole action of the roll."""
    if not state.rules.stock:
        raise IllegalMove("atlantis-treasure.no-stock", rule="V3")
    _need_action(state, "compass")
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
        state,
        sea=sea,
        stored=replaced(state.stored, state.seat, mine),
        **done_with(state, _compass_rolls(state)[0]),
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


def _need_action(state: State, kind: str) -> None:
    """Refuse what the dice do not show, or what of them is done already (T2, D1)."""
    if kind in left(state).kinds:
        return
    if kind in _left(state.face, state.other, 0, state.rules.dice).kinds:
        raise IllegalMove("atlantis-treasure.part-done", rule="D1", face=_shown(state))
    raise IllegalMove("atlantis-treasure.other-face", rule="T2", face=_shown(state))


def _need_rolled(state: State, direction: Direction) -> None:
    _need_action(state, "compass")
    if direction not in left(state).shown:
        raise IllegalMove("atlantis-treasure.other-direction", rule="T3", face=_shown(state))


def _compass_rolls(state: State) -> list[str]:
    """List the compass rolls that are left; own and stored ones fulfil the first (V2, V3)."""
    return [action for _, action in left(state).actions if action in ROLLED]


def _shown(state: State) -> Phrase:
    """Name what the dice show (D2)."""
    if not state.other:
        return face_name(state.face)
    return Phrase(
        "atlantis-treasure.face-dice", {"one": face_name(state.face), "other": face_name(state.other)}
    )
