"""The scene of Atlantis Treasure: the board, the bases, the die and the end, as a screen would draw them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, cast

import msgspec

from fathoms.games.atlantis_treasure.actions import compulsory, left
from fathoms.games.atlantis_treasure.faces import (
    Action,
    split_face,
)
from fathoms.games.atlantis_treasure.grid import (
    BASE,
    COMPASSES,
    CORAL,
    CURRENTS,
    DEEP,
    DIRECTIONS,
    LETTERS,
    PLACE_OF,
    ROCK,
    SHALLOWS,
    SUBMARINES,
    TEMPLE,
    TERRAIN,
    TREASURES,
    WHIRLPOOL,
    WORTH,
    Direction,
    Grid,
)
from fathoms.games.atlantis_treasure.state import MOST_ROUNDS
from fathoms.games.atlantis_treasure.treasures import aboard, at_base

if TYPE_CHECKING:
    from collections.abc import Container

    from fathoms.games.atlantis_treasure.state import State

EndRule: TypeAlias = Literal["E1", "E3", "E4", "E5"]
PieceKind: TypeAlias = Literal["temple", "treasure", "coral", "compass", "submarine"]

_KINDS: Final[dict[str, PieceKind]] = {
    TEMPLE: "temple",
    **dict.fromkeys(TREASURES, "treasure"),
    CORAL: "coral",
    **dict.fromkeys(COMPASSES, "compass"),
    **dict.fromkeys(SUBMARINES, "submarine"),
}


class Spot(msgspec.Struct, frozen=True, gc=False):
    """A square: its name, and where it lies, counted from the north-west corner."""

    square: str
    x: int
    y: int


class Piece(msgspec.Struct, frozen=True, gc=False):
    """What lies on a square."""

    square: str
    x: int
    y: int
    kind: PieceKind
    direction: Direction | None
    """Of a compass."""
    seat: int | None
    """Of a submarine."""
    worth: int
    """Of a treasure (W1); 0 for everything else."""


TerrainKind: TypeAlias = Literal["rock", "deep", "current", "shallows", "whirlpool"]

_TERRAIN_KINDS: Final[dict[str, TerrainKind]] = {
    ROCK: "rock",
    DEEP: "deep",
    SHALLOWS: "shallows",
    WHIRLPOOL: "whirlpool",
    **dict.fromkeys(CURRENTS, "current"),
}


class Terrain(msgspec.Struct, frozen=True, gc=False):
    """What a square of the board itself is (G1 to G5); a submarine or a dropped treasure may be on it."""

    square: str
    x: int
    y: int
    kind: TerrainKind
    direction: Direction | None
    """Of a current (G3)."""
    exit: str | None
    """Of a whirlpool: the square of the next one, where a submarine comes out (G5)."""


class Base(msgspec.Struct, frozen=True, gc=False):
    """A player's base, off the board behind its mouth, and what lies on it (B7)."""

    seat: int
    side: Direction
    """The side of the board it lies on."""
    mouth: Spot
    submarine: Spot | None
    """Where its submarine is; None on the base."""
    treasures: int
    """What its treasures are worth together (W1)."""
    held: tuple[int, ...]
    """What each of them is worth, the worthiest first."""
    cargo: tuple[int, ...]
    """What each treasure aboard is worth, the worthiest first: it counts once it is home (K1)."""
    torpedoes: int
    """Aboard."""
    fired: int
    """Torpedoes that lie on the base until the submarine comes home (T9)."""
    misses: bool
    """Whether it misses its next turn (H1)."""
    target: int | None
    """What it needs to win at once (E1, A1), alone or with its partner; None if the game ends otherwise."""
    team: int | None
    """Its team (E6); None if everybody plays alone."""
    own: tuple[Direction, ...]
    """Compasses picked before the game (V2)."""
    stored: tuple[Direction, ...]
    """Compasses in the stock (V3)."""


class ReserveStack(msgspec.Struct, frozen=True, gc=False):
    """The compasses of one direction in the reserve."""

    direction: Direction
    count: int


class Tasks(msgspec.Struct, frozen=True, gc=False):
    """What this turn still asks for, in either order (T2)."""

    action: Literal["none", "must", "may", "impossible", "done"]
    """The die's action: `impossible` is not for now, it may become possible by the slide (T10)."""
    slide: Literal["none", "must", "may", "impossible", "done"]
    """The slide: `may` is one more, which the die allows (D6)."""
    picks: int
    """Compasses the seat has still to pick before the game (V2)."""
    slides: int
    """Slides of the turn that are not made yet (M9)."""
    extra: bool
    """Whether the slide on offer is the die's (D6)."""


class DieAction(msgspec.Struct, frozen=True, gc=False):
    """One action of a die that has been rolled (D1, D2)."""

    die: int
    """0, or 1 for the second die."""
    place: int
    """0, or 1 for the second action of a face."""
    action: Action
    state: Literal["must", "may", "impossible", "done", "gone"]
    """`impossible` is not for now, `gone` is what was not chosen."""


_COMPASS_VERBS: Final = ("compass", "shift", "own", "store", "unstore")
_VERBS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys((*DIRECTIONS, "any"), _COMPASS_VERBS),
    "coral": ("coral", "swap"),
    "torpedo": ("fire",),
    "treasure": ("treasure",),
    "temple": ("temple",),
    "turn": ("turn",),
    "slide": ("move",),
    "nothing": (),
    "again": (),
}
"""The moves that each action of a die asks for."""


class Rounds(msgspec.Struct, frozen=True, gc=False):
    """How far a game is that ends after some rounds (E4)."""

    left: int
    """The one that is played included."""
    of: int


class Team(msgspec.Struct, frozen=True, gc=False):
    """Two seats that win together (E6)."""

    seats: tuple[int, ...]
    treasures: int
    """What both hold."""


class Quiet(msgspec.Struct, frozen=True, gc=False):
    """How near the end is for want of treasures changing place (E3)."""

    turns: int
    """Turns in a row without one, this one included."""
    most: int
    """How many end the game."""
    rounds: int
    """Whole rounds left, the one that has begun included."""


class AtlantisEnd(msgspec.Struct, frozen=True):
    """How the game ended."""

    rule: EndRule
    """Enough treasures, too long without any changing place, all rounds played, or no treasure left."""
    winners: tuple[int, ...]
    key: str
    """The text. It takes `name` and `treasures` under E1 (a team: `names`), else `rounds` and `treasures`."""
    treasures: int
    """What each winner holds."""
    rounds: int


class AtlantisTreasureScene(msgspec.Struct, frozen=True):
    """The whole table."""

    turn: int | None
    """Whose turn it is; None before the first one and after the end."""
    width: int
    height: int
    pieces: tuple[Piece, ...]
    """What lies on the board; every other square is free, or terrain."""
    terrain: tuple[Terrain, ...]
    """What the squares themselves are, under pieces too."""
    mouths: tuple[Spot, ...]
    """The mouths of all bases, taken or not (B7)."""
    clear: bool
    """Whether mouths are kept clear of coral and compasses (F1)."""
    bases: tuple[Base, ...]
    """For each seat, its base."""
    reserve: tuple[ReserveStack, ...]
    target: int | None
    """What wins at once (E1), before any handicap; None if the game ends otherwise."""
    face: str | None
    """What the die shows; None before the roll."""
    other: str | None
    """What the second die shows (D2); None if there is none, or before the roll."""
    actions: tuple[DieAction, ...]
    """What the dice allow, action by action; none before the roll."""
    tasks: Tasks
    teams: tuple[Team, ...]
    """The two teams; none if everybody plays alone (E6)."""
    ends: Literal["target", "rounds", "empty"]
    """What ends the game (E1, E4, E5)."""
    rounds: Rounds | None
    """Of a game that ends after some rounds (E4)."""
    quiet: Quiet
    end: AtlantisEnd | None


def scene_of(state: State) -> AtlantisTreasureScene:
    """Give the scene of a state: nothing in this game is secret."""
    grid, rules = state.grid, state.rules
    return AtlantisTreasureScene(
        turn=state.turn,
        width=grid.width,
        height=grid.height,
        pieces=_pieces(grid.width, state.sea),
        terrain=_terrain(grid),
        mouths=_spots(grid.width, tuple(sorted(grid.mouths))),
        clear=not rules.open_mouths,
        bases=tuple([_base(state, grid, seat) for seat in range(state.seats)]),
        reserve=_reserve(state.reserve),
        target=state.target if rules.ends == "target" else None,
        face=state.face or None,
        other=state.other or None,
        actions=die_actions(state),
        tasks=_tasks(state),
        teams=_teams(state),
        ends=rules.ends,
        rounds=rounds_of(state),
        quiet=_quiet(state),
        end=_end(state) if state.phase == "over" else None,
    )


@lru_cache(maxsize=4_096)
def spot(width: int, square: int) -> Spot:
    """Give the place of a square on a board so wide."""
    y, x = divmod(square, width)
    return Spot(f"{LETTERS[x]}{y + 1}", x, y)


@lru_cache(maxsize=256)
def _spots(width: int, squares: tuple[int, ...]) -> tuple[Spot, ...]:
    return tuple(spot(width, square) for square in squares)


@lru_cache(maxsize=20_000)
def _piece(width: int, square: int, mark: str) -> Piece:
    at = spot(width, square)
    direction = DIRECTIONS[PLACE_OF[mark]] if mark in PLACE_OF else None
    seat = SUBMARINES.index(mark) if mark in SUBMARINES else None
    return Piece(at.square, at.x, at.y, _KINDS[mark], direction, seat, WORTH.get(mark, 0))


@lru_cache(maxsize=1_024)
def _pieces(width: int, sea: str) -> tuple[Piece, ...]:
    return tuple([_piece(width, square, mark) for square, mark in enumerate(sea) if mark in _KINDS])


@lru_cache(maxsize=64)
def _terrain(grid: Grid) -> tuple[Terrain, ...]:
    found: list[Terrain] = []
    for square, mark in enumerate(grid.ground):
        if mark in TERRAIN:
            at = spot(grid.width, square)
            out = grid.names[grid.whirls[square]] if square in grid.whirls else None
            found.append(Terrain(at.square, at.x, at.y, _TERRAIN_KINDS[mark], CURRENTS.get(mark), out))
    return tuple(found)


@lru_cache(maxsize=256)
def _compasses(held: str) -> tuple[Direction, ...]:
    return tuple(direction for direction in DIRECTIONS for _ in range(held.count(direction)))


@lru_cache(maxsize=1_024)
def _reserve(counts: tuple[int, ...]) -> tuple[ReserveStack, ...]:
    return tuple(ReserveStack(*stack) for stack in zip(DIRECTIONS, counts, strict=True))


def worths(marks: str) -> tuple[int, ...]:
    """Tell what treasures are worth, the worthiest first (W1)."""
    return tuple(sorted((WORTH[mark] for mark in marks), reverse=True))


def _base(state: State, grid: Grid, seat: int) -> Base:
    square, loaded = state.square_of(seat), state.torpedoes[seat]
    return Base(
        seat=seat,
        side=grid.side[seat],
        mouth=spot(grid.width, grid.mouth[seat]),
        submarine=None if square == BASE else spot(grid.width, square),
        treasures=state.treasures[seat],
        held=worths(at_base(state, seat)),
        cargo=worths(aboard(state, seat)),
        torpedoes=loaded,
        fired=state.rules.torpedoes_of(seat) - loaded,
        misses=bool(state.misses) and state.misses[seat],
        target=state.target_of(seat) if state.rules.ends == "target" else None,
        team=seat % 2 if state.rules.teams else None,
        own=_compasses(state.own[seat]),
        stored=_compasses(state.stored[seat]),
    )


def _teams(state: State) -> tuple[Team, ...]:
    if not state.rules.teams:
        return ()
    seats = ((0, 2), (1, 3))
    return tuple(Team(team, state.score_of(team[0])) for team in seats)


def rounds_of(state: State) -> Rounds | None:
    """Tell how many rounds a game has and how many are left (E4)."""
    if state.rules.ends != "rounds":
        return None
    played = max(state.turns - 1, 0) // state.seats
    return Rounds(0 if state.phase == "over" else max(state.rules.rounds - played, 0), state.rules.rounds)


def die_actions(state: State) -> tuple[DieAction, ...]:
    """Tell of each action of the dice whether it is done, or can be done now (D1, D2)."""
    if not state.face:
        return ()
    playing = state.phase == "act"
    found = frozenset(state.options()) if playing else frozenset[str]()
    open_bits = {bit for bit, _ in left(state).actions} if playing and not state.acted else set[int]()
    actions: list[DieAction] = []
    for die, face in enumerate((state.face, state.other) if state.other else (state.face,)):
        for place, action in enumerate(split_face(face)):
            bit = 1 << 2 * die + place
            if bit in open_bits:
                verbs = _verbs(state, action, found)
                must = compulsory(dict.fromkeys(verbs, ()))
                shown = "must" if must else "may" if verbs else "impossible"
            else:
                shown = "done" if state.acted or state.done & bit else "gone"
            actions.append(DieAction(die, place, cast("Action", action), shown))
    return tuple(actions)


def _verbs(state: State, action: str, found: Container[str]) -> list[str]:
    """List the kinds of moves that fulfil an action now."""
    if action == "slide" and not state.moved:
        # D6: only after the turn's own.
        return []
    # T3: two dice may show two directions, of which the reserve has one.
    lacking = action in PLACE_OF and not state.reserve[PLACE_OF[action]]
    return [verb for verb in _VERBS[action] if verb in found and not (verb == "compass" and lacking)]


def _tasks(state: State) -> Tasks:
    if state.phase != "act":
        return Tasks("none", "none", state.picks_left if state.phase == "pick" else 0, 0, extra=False)
    found = dict(state.options())
    slides = found.pop("move", ())
    asked = "may" if "hold" in found else "must" if found else "impossible"
    open_slide = "may" if state.moved else "must"
    return Tasks(
        action="done" if state.acted else asked,
        slide=open_slide if slides else "done" if state.moved else "impossible",
        picks=0,
        slides=0 if state.moved else state.rules.slides - state.slid,
        extra=state.moved and bool(slides),
    )


def _quiet(state: State) -> Quiet:
    return Quiet(state.quiet, state.rules.quiet_rounds * state.seats, state.quiet_rounds_left)


def end_key(state: State) -> str:
    """Name the text that says how a game ended: `tell-<key>` of the play catalogue, `<key>` of the log's."""
    match state.end_rule:
        case "E1":
            worth = any(WORTH.get(mark, 1) > 1 for row in state.rules.board for mark in row)
            return "won-team" if state.rules.teams else "won-worth" if worth else "won"
        case "E4":
            return "rounds"
        case "E5":
            return "empty"
        case "E3":
            return "quiet" if state.quiet_rounds_left <= 0 else "long"


def end_rounds(state: State) -> int:
    """Give the rounds that the text of an end speaks of."""
    return {"rounds": state.rules.rounds, "long": MOST_ROUNDS}.get(end_key(state), state.rules.quiet_rounds)


def _end(state: State) -> AtlantisEnd:
    result = state.result
    return AtlantisEnd(
        rule=state.end_rule,
        winners=result.winners if result else (),
        key=f"atlantis-treasure-play.tell-{end_key(state)}",
        treasures=max(result.scores) if result else 0,
        rounds=end_rounds(state),
    )
