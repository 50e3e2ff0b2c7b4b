"""The moves of Atlantis Treasure on offer to a seat, each with its rule, and what a move does to be shown.

A place is the name of a square, or a word: `base`, `reserve`, `own` and `stock` (the compasses picked and
stored at the base of the seat that moves), `out` (of the game).
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain, combinations, islice, permutations, zip_longest
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, assert_never, cast

import msgspec

from fathoms.core import Choice, Offer
from fathoms.core.screens import NOTHING, continues
from fathoms.games.atlantis_treasure import moves
from fathoms.games.atlantis_treasure.grid import (
    BASE,
    CORAL,
    DIRECTIONS,
    PLACE_OF,
    SUBMARINES,
    TEMPLE,
    Direction,
)
from fathoms.games.atlantis_treasure.rules import Face  # noqa: TC001 - msgspec reads the field types

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from fathoms.core import View
    from fathoms.games.atlantis_treasure.slides import Course
    from fathoms.games.atlantis_treasure.state import State

SlideStop: TypeAlias = Literal["edge", "coral", "temple", "submarine", "treasure", "base"]

Mark: TypeAlias = Literal["N", "E", "S", "W", "C"]

_MARKS: Final[dict[str, Mark]] = {CORAL: "C", **{direction: direction for direction in DIRECTIONS}}
_STOPS: Final[dict[str, SlideStop]] = {
    CORAL: "coral",
    TEMPLE: "temple",
    **dict.fromkeys(SUBMARINES, "submarine"),
}
_RULES: Final = {
    "move": "M1",
    "hold": "T10",
    "fire": "T6",
    "store": "V3",
    "pick": "V2",
    "swap": "V1",
    "compass": "T3",
    "own": "V2",
    "unstore": "V3",
    "coral": "T5",
    "shift": "T4",
}
"""The rule that allows each kind of move. Short lists come first, so that none is cut off by a long one."""
_STARTS: Final = {"compass": "reserve", "own": "own"}
"""Where a compass comes from whose move names its direction first."""


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
    stop: SlideStop
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


def effect_of(state: State, move: moves.Move) -> Effect:  # noqa: C901, PLR0911 - one case a kind of move
    """Tell what a legal move does."""
    match move:
        case moves.Slide():
            return _slide(state, move)
        case moves.Fire():
            return _fire(state, move)
        case moves.Die(face):
            after = state.play(move)
            again = after.rerolls > state.rerolls
            return DieEffect(face, again=again, passes=not again and after.phase != "act")
        case moves.Hold():
            return _HOLD
        case moves.Unstore(placed):
            return PiecesEffect(
                tuple(moved_piece(direction, "stock", square) for direction, square in placed)
            )
        case moves.Swap(square, direction):
            return swapped(square, state.sea[state.grid.squares[square]], direction)
        case moves.Shift(start, square) | moves.Coral(start, square):
            return carried(state.sea[state.grid.squares[start]], start, square)
        case moves.Compass(direction, square):
            return carried(direction, "reserve", square)
        case moves.Own(direction, square):
            return carried(direction, "own", square)
        case moves.Store(direction):
            return carried(direction, "reserve", "stock")
        case moves.Pick(direction):
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


def _slide(state: State, move: moves.Slide) -> SlideEffect:
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


def _stop(state: State, way: Course, heading: Direction) -> tuple[SlideStop, str]:
    """Tell what stopped a slide that ended with this heading, and by which rule."""
    if way.home:
        return "base", "M6"
    if way.treasure is not None:
        return "treasure", "M3"
    ahead = state.grid.step(way.end, heading)
    return ("edge" if ahead is None else _STOPS[state.sea[ahead]]), "M2"


def _fire(state: State, move: moves.Fire) -> FireEffect:
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
        end={"submarine": move.square or "base", "coral": "out", "compass": state.rules.hit_compass}[hit],
        steals=after.treasures[seat] > state.treasures[seat],
        wins=after.treasures[seat] >= state.target,
    )


def offer_to(seen: View[State], begun: str, most: int) -> Offer:
    """List the legal moves of the viewer's seat; those of several parts come last, the shorter ones first."""
    state = seen.state
    if seen.seat is None or state.actor != seen.seat:
        return NOTHING
    found = state.options()
    verb, *words = begun.split() or [""]
    verbs = [each for each in _RULES if each in found and verb in ("", each)]
    parts = [_listed(state, each, found[each], words, most) for each in verbs]
    stock = found.get("unstore")
    if isinstance(stock, moves.Unstores) and "unstore" in verbs and not words:
        parts.append(_unstores(stock, (), range(2, len(DIRECTIONS) + 1)))
    choices = tuple(islice(chain.from_iterable(parts), most + 1))
    return Offer(choices) if len(choices) <= most else Offer(choices[:most], more=True)


def _listed(
    state: State, verb: str, listed: Sequence[moves.Move], words: Sequence[str], most: int
) -> Iterable[Choice]:
    """List the moves of one kind that go on with these words; stored compasses one by one, unless begun."""
    if isinstance(listed, moves.Unstores):
        return _unstores(listed, words, range(len(DIRECTIONS)) if words else range(1, 2))
    if isinstance(listed, moves.Pairs):
        return _pairs(state, verb, cast("moves.Pairs[str]", listed), words, most)
    begun = " ".join((verb, *words))
    choices = (_choice(state, verb, move) for move in listed)
    return (choice for choice in choices if continues(choice.move, begun))


def _choice(state: State, verb: str, move: moves.Move) -> Choice:
    # T7 lets the shooter pick the corner for a submarine that is hit.
    rule = "T7" if isinstance(move, moves.Fire) and move.square else _RULES[verb]
    return Choice(moves.write_move(move, state.rules), rule, effect_of(state, move))


def _pairs(
    state: State, verb: str, listed: moves.Pairs[str], words: Sequence[str], most: int
) -> Iterator[Choice]:
    """List moves of a first word and a square; if not all have room, every first word is there at least."""
    sea, numbers = state.sea, state.grid.squares
    firsts = [first for first in listed.firsts if first in words[:1] or not words]
    if len(words) > 2:
        return
    squares = {
        first: [square for square in listed.squares_for(first) if square in words[1:2] or not words[1:]]
        for first in firsts
    }
    # A direction names a compass from a base or the reserve, a square the piece that lies there.
    pieces = [
        (first, _STARTS[verb], first) if verb in _STARTS else (sea[numbers[first]], first, first)
        for first in firsts
    ]
    if sum(map(len, squares.values())) <= most:
        for mark, start, first in pieces:
            for square in squares[first]:
                yield _pair(verb, first, square, mark, start)
    else:
        for row in zip_longest(*squares.values()):
            for (mark, start, first), square in zip(pieces, row, strict=True):
                if square is not None:
                    yield _pair(verb, first, square, mark, start)


@lru_cache(maxsize=100_000)
def _pair(verb: str, first: str, square: str, mark: str, start: str) -> Choice:
    return Choice(f"{verb} {first} {square}", _RULES[verb], carried(mark, start, square))


def _unstores(listed: moves.Unstores, words: Sequence[str], sizes: range) -> Iterator[Choice]:
    """List ways to place stored compasses (V3) on top of those begun, `sizes` more, fewer ones first.

    A last direction without a square is still to be placed. Words in any order mean the same, as in a record.
    """
    begun, last = dict(zip(words[::2], words[1::2], strict=False)), words[-1:] if len(words) % 2 else ()
    held, taken = listed.sets[-1], set(begun.values())
    named = [*begun, *last]
    if len(named) > len(set(named)) or len(taken) < len(begun) or len(begun) < len(words) // 2:
        return
    if not (taken.issubset(listed.squares) and set(named).issubset(held)):
        return
    squares = [square for square in listed.squares if square not in taken]
    others = [direction for direction in held if direction not in begun]
    for size in sizes:
        for added in combinations(others, size):
            if not set(last).issubset(added):
                continue
            for places in permutations(squares, size):
                placed = {**begun, **dict(zip(added, places, strict=True))}
                yield _unstored(tuple([(each, placed[each]) for each in held if each in placed]))


def _unstored(placed: tuple[tuple[Direction, str], ...]) -> Choice:
    moved = tuple(moved_piece(direction, "stock", square) for direction, square in placed)
    return Choice(" ".join(("unstore", *chain(*placed))), _RULES["unstore"], PiecesEffect(moved))
