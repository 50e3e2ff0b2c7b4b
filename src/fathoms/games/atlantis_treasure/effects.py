"""What each move of Atlantis Treasure does, for a screen that shows it before or while it happens.

A place is the name of a square, or a word: `base`, `reserve`, `own` and `stock` (the compasses picked and
stored at the base of whoever moves), `out` (of the game).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, assert_never

import msgspec

from fathoms.games.atlantis_treasure.grid import BASE, DIRECTIONS, PLACE_OF, Direction
from fathoms.games.atlantis_treasure.moves import (
    Compass,
    Coral,
    Die,
    Fire,
    Hold,
    Move,
    Own,
    Pick,
    Shift,
    Slide,
    Store,
    Swap,
    Unstore,
)
from fathoms.games.atlantis_treasure.pieces import CORAL, SUBMARINES, TEMPLE
from fathoms.games.atlantis_treasure.rules import Face  # noqa: TC001 - msgspec reads the field types

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.slides import Course
    from fathoms.games.atlantis_treasure.state import State

Stop: TypeAlias = Literal["edge", "coral", "temple", "submarine", "treasure", "base"]

Mark: TypeAlias = Literal["N", "E", "S", "W", "C"]

_MARKS: Final[dict[str, Mark]] = {CORAL: "C", **{direction: direction for direction in DIRECTIONS}}
_STOPS: Final[dict[str, Stop]] = {CORAL: "coral", TEMPLE: "temple", **dict.fromkeys(SUBMARINES, "submarine")}


class AtlantisEffect(msgspec.Struct, frozen=True, tag_field="kind"):
    """What a move does."""


class PieceMoved(msgspec.Struct, frozen=True, gc=False):
    """A compass or a reef goes from one place to another."""

    mark: Mark
    """The direction of a compass, or C for coral."""
    start: str
    end: str


class PiecesEffect(AtlantisEffect, frozen=True, tag="pieces"):
    """Pieces change place."""

    moved: tuple[PieceMoved, ...]


class CompassTurn(msgspec.Struct, frozen=True, gc=False):
    """A compass turns the submarine and is lifted (M4)."""

    square: str
    step: int
    """Which square of the path it is; 0 is the first."""
    direction: Direction
    end: Literal["reserve", "out"]
    """Where the compass goes."""


class SlideEffect(AtlantisEffect, frozen=True, tag="slide"):
    """A submarine slides (M1 to M6)."""

    seat: int
    direction: Direction
    start: str
    path: tuple[str, ...]
    """The squares it enters, in order; it may pass one twice."""
    turns: tuple[CompassTurn, ...]
    end: str
    """The square it comes to lie on, or `base`."""
    stop: Stop
    """What stops it there."""
    rule: str
    """The rule by which it stops."""
    treasure: bool
    """Whether it takes the treasure on its last square (M3)."""
    reloads: int
    """Torpedoes it takes aboard again on its base (T9)."""
    wins: bool


class FireEffect(AtlantisEffect, frozen=True, tag="fire"):
    """A torpedo flies (T6) and hits."""

    seat: int
    direction: Direction
    start: str
    path: tuple[str, ...]
    """The squares it flies over, the one it hits last."""
    hit: Literal["submarine", "compass", "coral"]
    victim: int | None
    """The seat of the submarine it hits."""
    end: str
    """Where what is hit goes: `out` or `reserve` (T8), a corner or `base` (T7)."""
    steals: bool
    """Whether a treasure goes from the victim's base to the shooter's (T7)."""
    wins: bool


class DieEffect(AtlantisEffect, frozen=True, tag="die"):
    """The die falls."""

    face: Face
    again: bool
    """Whether it is rolled again (B5)."""
    passes: bool
    """Whether nothing can be done about it, so that the turn passes by itself (T10)."""


class HoldEffect(AtlantisEffect, frozen=True, tag="hold"):
    """The die's action is left (T10)."""


Effect: TypeAlias = PiecesEffect | SlideEffect | FireEffect | DieEffect | HoldEffect

_HOLD: Final = HoldEffect()


def effect_of(state: State, move: Move) -> Effect:  # noqa: C901, PLR0911 - one case a kind of move
    """Tell what a legal move does."""
    match move:
        case Slide():
            return _slide(state, move)
        case Fire():
            return _fire(state, move)
        case Die(face):
            after = state.play(move)
            again = after.rerolls > state.rerolls
            return DieEffect(face, again=again, passes=not again and after.phase != "act")
        case Hold():
            return _HOLD
        case Unstore(placed):
            return PiecesEffect(
                tuple(moved_piece(direction, "stock", square) for direction, square in placed)
            )
        case Swap(square, direction):
            return swapped(square, state.sea[state.grid.squares[square]], direction)
        case Shift(start, square) | Coral(start, square):
            return carried(state.sea[state.grid.squares[start]], start, square)
        case Compass(direction, square):
            return carried(direction, "reserve", square)
        case Own(direction, square):
            return carried(direction, "own", square)
        case Store(direction):
            return carried(direction, "reserve", "stock")
        case Pick(direction):
            return carried(direction, "reserve", "own")
        case _:
            assert_never(move)


@lru_cache(maxsize=50_000)
def carried(mark: str, start: str, end: str) -> PiecesEffect:
    """Carry one piece."""
    return PiecesEffect((moved_piece(mark, start, end),))


@lru_cache(maxsize=4_096)
def swapped(square: str, lifted: str, direction: str) -> PiecesEffect:
    """Lift a compass and put another in its place (V1)."""
    return PiecesEffect((moved_piece(lifted, square, "reserve"), moved_piece(direction, "reserve", square)))


@lru_cache(maxsize=50_000)
def moved_piece(mark: str, start: str, end: str) -> PieceMoved:
    """Move one piece from place to place."""
    return PieceMoved(_MARKS[mark], start, end)


def _slide(state: State, move: Slide) -> SlideEffect:
    way, grid, seat = state.course(move.direction), state.grid, state.seat
    assert way is not None  # noqa: S101 - a legal slide moves (M5)
    names, after = grid.names, state.play(move)
    turns = [
        # A compass turns only who enters its square first: it is lifted then.
        CompassTurn(
            names[square],
            way.path.index(square),
            DIRECTIONS[PLACE_OF[state.sea[square]]],
            state.rules.used_compass,
        )
        for square in way.lifted
    ]
    stop, rule = _stop(state, way, turns[-1].direction if turns else move.direction)
    return SlideEffect(
        seat=seat,
        direction=move.direction,
        start="base" if way.start == BASE else names[way.start],
        path=tuple([names[square] for square in way.path]),
        turns=tuple(turns),
        end="base" if way.home else names[way.end],
        stop=stop,
        rule=rule,
        treasure=way.treasure is not None,
        reloads=after.torpedoes[seat] - state.torpedoes[seat],
        wins=after.treasures[seat] >= state.target,
    )


def _stop(state: State, way: Course, heading: Direction) -> tuple[Stop, str]:
    """Tell what stopped a slide that ended with this heading, and by which rule."""
    if way.home:
        return "base", "M6"
    if way.treasure is not None:
        return "treasure", "M3"
    ahead = state.grid.rays[heading][way.end]
    return (_STOPS[state.sea[ahead[0]]] if ahead else "edge"), "M2"


def _fire(state: State, move: Fire) -> FireEffect:
    shot, names, seat = state.flight(move.direction), state.grid.names, state.seat
    assert shot is not None  # noqa: S101 - a legal shot hits something (T6)
    start, after = state.square_of(seat), state.play(move)
    hit = "submarine" if shot.victim is not None else "coral" if shot.mark == CORAL else "compass"
    return FireEffect(
        seat=seat,
        direction=move.direction,
        start="base" if start == BASE else names[start],
        path=tuple([names[square] for square in shot.path]),
        hit=hit,
        victim=shot.victim,
        end={"submarine": move.corner or "base", "coral": "out", "compass": state.rules.hit_compass}[hit],
        steals=after.treasures[seat] > state.treasures[seat],
        wins=after.treasures[seat] >= state.target,
    )
