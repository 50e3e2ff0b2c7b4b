"""The moves of Atlantis Treasure on offer to a seat, each with its rule, and what a move does to be shown.

A place is the name of a square, or a word: `base`, `reserve`, `own` and `stock` (the compasses picked and
stored at the base of the seat that moves), `turned` (a compass that is turned where it lies, D5), `out` (of
the game).
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain, combinations, islice, permutations, takewhile, zip_longest
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, assert_never, cast

import msgspec

from fathoms.core import Choice, Offer
from fathoms.core.screens import NOTHING, continues
from fathoms.games.atlantis_treasure import moves
from fathoms.games.atlantis_treasure.grid import (
    BASE,
    COMPASSES,
    CORAL,
    CURRENTS,
    DIRECTIONS,
    PLACE_OF,
    ROCK,
    SHALLOWS,
    STEP,
    SUBMARINES,
    TEMPLE,
    TREASURES,
    WORTH,
    Direction,
)
from fathoms.games.atlantis_treasure.screens.scene import worths
from fathoms.games.atlantis_treasure.slides import course
from fathoms.games.atlantis_treasure.treasures import aboard, at_base, is_full

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from fathoms.core import View
    from fathoms.games.atlantis_treasure.slides import Course
    from fathoms.games.atlantis_treasure.state import State

SlideStop: TypeAlias = Literal[
    "edge",
    "coral",
    "temple",
    "submarine",
    "rock",
    "deep",
    "full",
    "treasure",
    "base",
    "current",
    "shallows",
    "whirlpool",
    "reach",
    "chosen",
]
"""What stops a slide: before it, on it, by a rule (no room aboard, its reach), or as chosen."""

Mark: TypeAlias = Literal["N", "E", "S", "W", "C", "T", "D", "X", "#"]

_STOPS: Final[dict[str, tuple[SlideStop, str]]] = {
    CORAL: ("coral", "M2"),
    TEMPLE: ("temple", "M2"),
    **dict.fromkeys(SUBMARINES, ("submarine", "M2")),
    **dict.fromkeys(TREASURES, ("full", "K2")),
}
"""What stops a slide on the square before, and by which rule; treasures stop a full submarine."""
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
    "turn": "D5",
    "coral": "T5",
    "shift": "T4",
    "treasure": "D3",
    "temple": "D4",
}
"""The rule that allows each kind of move. Short lists come first, so that none is cut off by a long one."""
_STARTS: Final = {"compass": "reserve", "own": "own"}
"""Where a compass comes from whose move names its direction first."""


class AtlantisEffect(msgspec.Struct, frozen=True, tag_field="kind"):
    """What a move does."""


class PieceMoved(msgspec.Struct, frozen=True, gc=False):
    """A compass, a reef, a treasure or a temple goes from one place to another."""

    mark: Mark
    """The direction of a compass, or the letter of the piece on a board."""
    start: str
    end: str


class PiecesEffect(AtlantisEffect, frozen=True, tag="pieces"):
    """Pieces change place."""

    moved: tuple[PieceMoved, ...]


class CompassTurn(msgspec.Struct, frozen=True, gc=False):
    """A compass turns the submarine and is lifted (M4), or a current turns it and stays (G3)."""

    square: str
    step: int
    """Which square of the path it is; 0 is the first."""
    direction: Direction
    end: Literal["reserve", "out", "stays"]
    """Where the compass goes."""


class Whirl(msgspec.Struct, frozen=True, gc=False):
    """A whirlpool takes the submarine along (G5)."""

    step: int
    """Which square of the path it comes out on."""
    mouth: str
    """The square on which it went in; it is not in the path."""


class SlideEffect(AtlantisEffect, frozen=True, tag="slide"):
    """A submarine slides (M1 to M6)."""

    seat: int
    direction: Direction
    start: str
    path: tuple[str, ...]
    """The squares it enters, in order; it may pass one twice."""
    turns: tuple[CompassTurn, ...]
    whirls: tuple[Whirl, ...]
    stops: tuple[int, ...]
    """Of a whole slide, after how many squares it may be stopped: 3 is `move N 3` (M7)."""
    end: str
    """The square it comes to lie on, or `base`."""
    stop: SlideStop
    """What stops it there."""
    rule: str
    """The rule by which it stops."""
    treasure: bool
    """Whether it takes the treasure on its last square (M3)."""
    worth: int
    """What that treasure is worth (W1); 0 if there is none."""
    aboard: bool
    """Whether that treasure stays aboard until the submarine is home (K1)."""
    landed: tuple[int, ...]
    """What each treasure is worth that it brings home (K1), the worthiest first."""
    reloads: int
    """Torpedoes it takes aboard again on its base (T9)."""
    wins: bool


class Dropped(msgspec.Struct, frozen=True, gc=False):
    """A treasure from aboard falls on a square (K3)."""

    worth: int
    square: str


class FireEffect(AtlantisEffect, frozen=True, tag="fire"):
    """A torpedo flies (T6) and hits, or not (H5)."""

    seat: int
    direction: Direction
    start: str
    path: tuple[str, ...]
    """The squares it flies over, the one it hits last."""
    hit: Literal["submarine", "compass", "coral", "nothing"]
    victim: int | None
    """The seat of the submarine it hits."""
    end: str
    """Where what is hit goes: `out` or `reserve` (T8), a square (T7, H3), `base` (T7, H1), or `stays` (H1);
    empty if nothing is hit."""
    stolen: tuple[int, ...]
    """What each treasure is worth that goes from the victim's base to the shooter's (T7, H2)."""
    taken: tuple[int, ...]
    """What each treasure is worth that goes from aboard the victim to the shooter's base (K3)."""
    dropped: tuple[Dropped, ...]
    """The treasures that fall from aboard the victim into the sea (K3)."""
    wins: bool


class DieEffect(AtlantisEffect, frozen=True, tag="die"):
    """The die falls."""

    face: str
    other: str | None
    """What the second die shows (D2)."""
    again: bool
    """Whether it is rolled again (B5)."""
    passes: bool
    """Whether nothing can be done about it, so that the turn passes by itself (T10)."""


class HoldEffect(AtlantisEffect, frozen=True, tag="hold"):
    """The die's action is left (T10)."""


Effect: TypeAlias = PiecesEffect | SlideEffect | FireEffect | DieEffect | HoldEffect

_HOLD: Final = HoldEffect()


def effect_of(state: State, move: moves.Move) -> Effect:  # noqa: C901, PLR0911, PLR0912 - one case a kind of move
    """Tell what a legal move does."""
    match move:
        case moves.Slide():
            return slide_effect(state, move)
        case moves.Fire():
            return fire_effect(state, move)
        case moves.Die(face, other):
            after = state.play(move)
            again = after.rerolls > state.rerolls
            return DieEffect(face, other, again=again, passes=not again and after.phase != "act")
        case moves.Hold():
            return _HOLD
        case moves.Unstore(placed):
            return PiecesEffect(
                tuple(moved_piece(direction, "stock", square) for direction, square in placed)
            )
        case moves.Swap(square, direction):
            return swapped(square, state.sea[state.grid.squares[square]], direction)
        case moves.Turn(square, direction):
            return turned(square, state.sea[state.grid.squares[square]], direction)
        case (
            moves.Shift(start, square)
            | moves.Coral(start, square)
            | moves.Treasure(start, square)
            | moves.Temple(start, square)
        ):
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


@lru_cache(maxsize=4_096)
def turned(square: str, before: str, direction: str) -> PiecesEffect:
    """Turn a compass where it lies (D5)."""
    return PiecesEffect((moved_piece(before, square, "turned"), moved_piece(direction, "turned", square)))


@lru_cache(maxsize=50_000)
def moved_piece(mark: str, start: str, end: str) -> PieceMoved:
    """Move one piece from place to place."""
    return PieceMoved(cast("Mark", mark), start, end)


def way_of(state: State, move: moves.Slide) -> Course:
    """Follow a legal slide to where it ends."""
    way = state.course(move.direction)
    assert way is not None  # noqa: S101 - a legal slide moves (M5)
    return way if move.squares is None else way.up_to(move.squares)


def slide_effect(state: State, move: moves.Slide) -> SlideEffect:
    """Tell where a legal slide goes, what it takes and what stops it."""
    way, grid, seat = way_of(state, move), state.grid, state.seat
    names, after = grid.names, state.play(move)
    stops = range(1, way.squares) if state.rules.stops and move.squares is None else ()
    cut = _cut(state, move, way)
    turns = _turns(state, way, cut=cut is not None)
    heading = turns[-1].direction if turns else move.direction
    stop, rule = cut or _stop(state, way, heading)
    letter = "" if way.treasure is None else state.sea[way.treasure]
    return SlideEffect(
        seat=seat,
        direction=move.direction,
        start="base" if way.start == BASE else names[way.start],
        path=tuple([names[square] for square in way.path]),
        turns=turns,
        whirls=tuple([Whirl(step, names[mouth]) for step, mouth in way.whirls]),
        stops=tuple(stops),
        end="base" if way.home else names[way.end],
        stop=stop,
        rule=rule,
        treasure=way.treasure is not None,
        worth=WORTH.get(letter, 0),
        aboard=way.treasure is not None and state.rules.cargo == "carried",
        landed=worths(aboard(state, seat)) if way.home else (),
        reloads=max(after.torpedoes[seat] - state.torpedoes[seat], 0) if way.home else 0,
        wins=_wins(state, after),
    )


def _wins(state: State, after: State) -> bool:
    """Tell whether a move ends the game at once, and who moves wins it (E1, E5)."""
    return after.result is not None and after.end_rule in ("E1", "E5") and state.seat in after.result.winners


def _turns(state: State, way: Course, *, cut: bool) -> tuple[CompassTurn, ...]:
    """List what turns a slide, in order; a current on which it was stopped short does not (M7, M8)."""
    names, me, turns, met = state.grid.names, SUBMARINES[state.seat], list[CompassTurn](), set[int]()
    for step, square in enumerate(way.path):
        # What lies below a submarine is open once it has left.
        mark = state.grid.ground[square] if state.sea[square] == me else state.sea[square]
        if square in met:
            continue
        met.add(square)
        if mark in COMPASSES:
            direction = DIRECTIONS[PLACE_OF[mark]]
            turns.append(CompassTurn(names[square], step, direction, state.rules.used_compass))
        elif mark in CURRENTS and not (cut and step == len(way.path) - 1):
            turns.append(CompassTurn(names[square], step, CURRENTS[mark], "stays"))
    return tuple(turns)


def _cut(state: State, move: moves.Slide, way: Course) -> tuple[SlideStop, str] | None:
    """Tell whether a slide ended as chosen (M7) or at its reach (M8), before anything stopped it."""
    if move.squares is not None:
        return "chosen", "M7"
    if not state.rules.reach:
        return None
    whole = course(state.grid, state.sea, state.seat, move.direction, full=is_full(state))
    return None if whole == way else ("reach", "M8")


def _stop(state: State, way: Course, heading: Direction) -> tuple[SlideStop, str]:
    """Tell what stopped a slide that ended with this heading, and by which rule."""
    if way.home:
        return "base", "M6"
    if way.treasure is not None:
        return "treasure", "M3"
    grid, ground = state.grid, state.grid.ground[way.end]
    if ground == SHALLOWS:
        return "shallows", "G4"
    if ground in CURRENTS and way.path.count(way.end) > 1:
        return "current", "G3"
    if way.end in dict(way.whirls).values() and len(way.path) - 1 not in dict(way.whirls):
        return "whirlpool", "G5"
    ahead = grid.step(way.end, heading)
    return _wall(state, way.end, heading) if ahead is None else _STOPS[state.sea[ahead]]


def _wall(state: State, square: int, heading: Direction) -> tuple[SlideStop, str]:
    """Tell which edge a slide came to: the board's, or one inside it (G1, G2)."""
    grid, (dx, dy) = state.grid, STEP[heading]
    x, y = square % grid.width + dx, square // grid.width + dy
    if not (0 <= x < grid.width and 0 <= y < grid.height):
        return "edge", "M2"
    return ("rock", "G1") if grid.ground[x + y * grid.width] == ROCK else ("deep", "G2")


def fire_effect(state: State, move: moves.Fire) -> FireEffect:
    """Tell what a legal shot hits, and what comes of it."""
    shot, names, seat = state.flight(move.direction), state.grid.names, state.seat
    start, after = state.square_of(seat), state.play(move)
    fired = FireEffect(
        seat=seat,
        direction=move.direction,
        start="base" if start == BASE else names[start],
        path=tuple([names[square] for square in (shot.path if shot else _flown(state, move.direction))]),
        hit="nothing",
        victim=None,
        end="",
        stolen=(),
        taken=(),
        dropped=(),
        wins=_wins(state, after),
    )
    if shot is None:
        return fired
    if shot.victim is None:
        hit = "coral" if shot.mark == CORAL else "compass"
        end = state.rules.hit_compass if hit == "compass" else move.square or "out"
        return msgspec.structs.replace(fired, hit=hit, end=end)
    theirs, cargo = at_base(state, shot.victim), aboard(state, shot.victim)
    kept = len(aboard(after, shot.victim))
    dropped = _dropped(state, after)
    return msgspec.structs.replace(
        fired,
        hit="submarine",
        victim=shot.victim,
        end=move.square or ("stays" if state.rules.hit_submarine == "stays" else "base"),
        stolen=worths(theirs[len(at_base(after, shot.victim)) :]),
        taken=worths(cargo[kept:]) if not dropped else (),
        dropped=dropped,
    )


def _flown(state: State, direction: Direction) -> tuple[int, ...]:
    """List the squares that a torpedo flies over that hits nothing (H5)."""
    grid, start = state.grid, state.square_of(state.seat)
    ahead = grid.rays[direction][start] if start != BASE else grid.exits[state.seat]
    reach = state.rules.torpedo_reach or len(ahead)
    return tuple(takewhile(lambda square: state.sea[square] != TEMPLE, ahead[:reach]))


def _dropped(state: State, after: State) -> tuple[Dropped, ...]:
    """List the treasures that fell into the sea, the worthiest first (K3)."""
    fallen = [
        Dropped(WORTH[now], name)
        for name, was, now in zip(state.grid.names, state.sea, after.sea, strict=True)
        if now in TREASURES and was != now
    ]
    return tuple(sorted(fallen, key=lambda each: -each.worth))


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
    return Choice(moves.write_move(move, state.rules), _rule(state, verb, move), effect_of(state, move))


def _rule(state: State, verb: str, move: moves.Move) -> str:
    """Tell which rule allows a move: often its verb says it."""
    match move:
        case moves.Slide(squares=None) if state.moved:
            return "D6"
        case moves.Slide(squares=int()):
            return "M7"
        case moves.Fire(direction, square):
            shot = state.flight(direction)
            if shot is None:
                return "H5"
            # T7, H3: who fires says where a submarine or a reef goes.
            return _RULES[verb] if square is None else "H3" if shot.mark == CORAL else "T7"
        case _:
            return _RULES[verb]


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
