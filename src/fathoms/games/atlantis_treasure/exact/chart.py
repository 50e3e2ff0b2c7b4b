"""The chart: a rule set's board and numbers as arrays, and a table of it as one row of numbers.

A state is one array of whole numbers. Its first places are fixed (the names below); behind them, from SEA on,
lies the sea, a number a square. A move is one whole number: four bits for its kind, then eight bits a word.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias, cast

import numpy as np

from fathoms.games.atlantis_treasure.grid import DIRECTIONS, PLACE_OF, grid_of
from fathoms.games.atlantis_treasure.pieces import COMPASSES, CORAL, FREE, SUBMARINES, TEMPLE, TREASURE
from fathoms.games.atlantis_treasure.state import State

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.atlantis_treasure.rules import Rules

    Row: TypeAlias = NDArray[np.int64]

# The places of a state; those of seats and directions are the first of several.
PHASE: Final = 0
SEAT: Final = 1
FIRST: Final = 2
FACE: Final = 3
REROLLED: Final = 4
ACTED: Final = 5
MOVED: Final = 6
TURNS: Final = 7
CHANGED: Final = 8
HELD: Final = 9
"""For each seat, the treasures it holds."""
ABOARD: Final = 13
"""For each seat, the torpedoes aboard."""
PLACE: Final = 17
"""For each seat, the square of its submarine, or AT_BASE."""
RESERVE: Final = 21
OWN: Final = 25
"""For each seat, four numbers: the compasses it picked and still has (V2)."""
STORED: Final = 41
"""For each seat, four numbers: the compasses in its stock (V3)."""
SEA: Final = 57

PHASES: Final = ("pick", "die", "act", "over")
PICKING: Final = 0
ROLLING: Final = 1
ACTING: Final = 2
OVER: Final = 3

FACES: Final = (*DIRECTIONS, "any", "coral", "torpedo", "nothing", "again", "")
ANY: Final = 4
CORAL_FACE: Final = 5
TORPEDO_FACE: Final = 6
NOTHING: Final = 7
AGAIN: Final = 8
NO_FACE: Final = 9

# What lies on a square. A submarine passes all up to LAST_OPEN; a torpedo hits all from FIRST_COMPASS on but
# the temple.
MARKS: Final = FREE + TREASURE + COMPASSES + CORAL + TEMPLE + SUBMARINES
IS_FREE: Final = 0
IS_TREASURE: Final = 1
FIRST_COMPASS: Final = 2
LAST_OPEN: Final = 5
IS_CORAL: Final = 6
IS_TEMPLE: Final = 7
FIRST_SUBMARINE: Final = 8
AT_BASE: Final = -1
EDGE: Final = -1

ZERO: Final = cast("int", np.int64(0))
"""Where to begin counting: a compiled function is made anew for every plain number it is called with."""

_MARK_NUMBERS: Final = str.maketrans({mark: chr(number) for number, mark in enumerate(MARKS)})
_MARK_LETTERS: Final = str.maketrans(dict(enumerate(MARKS)))


# The places of a chart; those of faces, corners, seats and squares are the first of several.
SEATS: Final = 0
SQUARES: Final = 1
TARGET: Final = 2
TORPEDOES: Final = 3
QUIET: Final = 4
"""Turns without a treasure changing place that end the game (E3)."""
RETURNS: Final = 5
"""Whether a compass that turned a submarine goes back to the reserve (M4)."""
REPLACES: Final = 6
PICKS: Final = 7
STOCKS: Final = 8
OPEN_SEA: Final = 9
"""Whether coral must leave the sea in one piece (F1)."""
HIT_RETURNS: Final = 10
"""Whether a compass that a torpedo hit goes back to the reserve (T8)."""
CORNER: Final = 11
MOUTH: Final = 15
SIDE: Final = 19
"""For each seat, the direction that leads from its mouth into its base."""
SIDES: Final = 23
"""How many sides the die has; their faces follow."""
DIE_FACE: Final = 24
PLACEABLE: Final = 36
"""For each square, whether it may hold coral or a compass (F1)."""
AHEAD: Final = PLACEABLE + 15 * 15
"""For each square, the next one in each direction, or EDGE."""


@lru_cache(maxsize=64)
def chart_of(rules: Rules, seats: int) -> Row:
    """Lay out a rule set for so many seats."""
    grid = grid_of(rules, seats)
    squares = len(grid.names)
    chart = np.zeros(AHEAD + 4 * squares, np.int64)
    chart[: CORNER + 4] = (
        seats,
        squares,
        rules.target[seats - 2],
        rules.torpedoes,
        rules.quiet_rounds * seats,
        rules.used_compass == "reserve",
        rules.replacement,
        rules.picks,
        rules.stock,
        rules.open_sea,
        rules.hit_compass == "reserve",
        *grid.corners,
    )
    chart[MOUTH : MOUTH + seats] = grid.mouth
    chart[SIDE : SIDE + seats] = [PLACE_OF[side] for side in grid.side]
    chart[SIDES] = len(rules.die)
    chart[DIE_FACE : DIE_FACE + len(rules.die)] = [FACES.index(face) for face in rules.die]
    chart[PLACEABLE : PLACEABLE + squares] = [square in grid.placeable for square in range(squares)]
    for square in range(squares):
        ahead = [grid.rays[d][square][0] if grid.rays[d][square] else EDGE for d in DIRECTIONS]
        chart[AHEAD + 4 * square : AHEAD + 4 * square + 4] = ahead
    return chart


def pack(state: State) -> Row:
    """Write a state as a row of numbers."""
    row = np.zeros(SEA + len(state.sea), np.int64)
    row[: CHANGED + 1] = (
        PHASES.index(state.phase),
        state.seat,
        state.first,
        FACES.index(state.face),
        state.rerolls,
        state.acted,
        state.moved,
        state.turns,
        state.changed,
    )
    seats = state.seats
    row[HELD : HELD + seats] = state.treasures
    row[ABOARD : ABOARD + seats] = state.torpedoes
    row[PLACE : PLACE + seats] = [state.square_of(seat) for seat in range(seats)]
    row[RESERVE : RESERVE + 4] = state.reserve
    for seat in range(seats):
        row[OWN + 4 * seat : OWN + 4 * seat + 4] = [state.own[seat].count(d) for d in DIRECTIONS]
        row[STORED + 4 * seat : STORED + 4 * seat + 4] = [state.stored[seat].count(d) for d in DIRECTIONS]
    row[SEA:] = np.frombuffer(state.sea.translate(_MARK_NUMBERS).encode("latin-1"), np.uint8)
    return row


def unpack(row: Row, rules: Rules, seats: int) -> State:
    """Read a row of numbers as a state of the engine."""
    phase, seat, first, face, rerolls, acted, moved, turns, changed = (int(n) for n in row[: CHANGED + 1])
    return State(
        rules=rules,
        phase=PHASES[phase],
        seat=seat,
        first=first,
        sea=row[SEA:].astype(np.uint8).tobytes().decode("latin-1").translate(_MARK_LETTERS),
        treasures=_numbers(row, HELD, seats),
        torpedoes=_numbers(row, ABOARD, seats),
        reserve=_numbers(row, RESERVE, 4),
        own=tuple(_letters(row, OWN + 4 * at) for at in range(seats)),
        stored=tuple(_letters(row, STORED + 4 * at) for at in range(seats)),
        face=FACES[face],
        rerolls=rerolls,
        acted=bool(acted),
        moved=bool(moved),
        turns=turns,
        changed=changed,
    )


def _numbers(row: Row, first: int, count: int) -> tuple[int, ...]:
    return tuple(int(number) for number in row[first : first + count])


def _letters(row: Row, first: int) -> str:
    return "".join(d * int(row[first + place]) for place, d in enumerate(DIRECTIONS))
