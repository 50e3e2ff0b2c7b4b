"""What a learner sees: a row of the table as numbers from 0 to 1, the seat that looks first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.games.atlantis_treasure.exact.chart import (
    ABOARD,
    ACTED,
    ACTING,
    AT_BASE,
    CHANGED,
    FACE,
    FACES,
    FIRST_SUBMARINE,
    HELD,
    MOUTH,
    MOVED,
    NO_FACE,
    OVER,
    OWN,
    PHASE,
    PICKING,
    PICKS,
    PLACE,
    QUIET,
    RESERVE,
    SEA,
    SEAT,
    SEATS,
    SQUARES,
    STORED,
    TARGET,
    TORPEDOES,
    TURNS,
)
from fathoms.games.atlantis_treasure.grid import DIRECTIONS, square_names
from fathoms.games.atlantis_treasure.vocabulary import VERBS
from fathoms.numeric import lean_inlined

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from fathoms.games.atlantis_treasure.exact.chart import Row
    from fathoms.games.atlantis_treasure.rules import Rules

    Features = NDArray[np.float32]

_EACH: Final = 11
"""Numbers a seat has beside the planes."""
_PIECES: Final = ("free", "treasure", *(f"compass {d}" for d in DIRECTIONS), "coral", "temple")
"""The planes of what lies on a square, in the order of the marks."""


def feature_count(squares: int, seats: int) -> int:
    """Count the numbers of an observation."""
    return squares * (len(_PIECES) + 2 * seats + 1) + _EACH * seats + 4 + NO_FACE + 4 + 4 * len(VERBS) + 1


def names_of_features(rules: Rules, seats: int) -> list[str]:
    """Say what each number of an observation tells; seat +0 looks, the others follow in turn order."""
    squares = square_names(len(rules.board[0]), len(rules.board))
    planes = [
        *_PIECES,
        *(f"submarine of seat +{seat}" for seat in range(seats)),
        *(f"mouth of seat +{seat}" for seat in range(seats)),
        "said",
    ]
    names = [f"{plane} on {square}" for plane in planes for square in squares]
    for seat in range(seats):
        names += [f"{thing} of seat +{seat}" for thing in ("treasures", "torpedoes aboard", "being at base")]
        names += [f"own compasses {d} of seat +{seat}" for d in DIRECTIONS]
        names += [f"stored compass {d} of seat +{seat}" for d in DIRECTIONS]
    names += [f"reserve {d}" for d in DIRECTIONS]
    names += [f"die shows {face}" for face in FACES[:NO_FACE]]
    names += ["picking before the game", "action done", "slide done", "own decision"]
    names += [f"said {verb} {d}" for verb in VERBS for d in DIRECTIONS]
    return [*names, "quiet turns left"]


@lean_inlined
def see(  # noqa: C901, PLR0913, PLR0917 - all that is to be seen, one thing after the other
    chart: Row, start: Row, state: Row, said: Row, seat: int, out: Features
) -> None:
    """Write what a seat sees; `start` is the row of a game not begun."""
    squares, seats = chart[SQUARES], chart[SEATS]
    out[:] = 0
    for square in range(squares):
        mark = state[SEA + square]
        if mark >= FIRST_SUBMARINE:
            mark = FIRST_SUBMARINE + (mark - FIRST_SUBMARINE - seat + seats) % seats
        out[mark * squares + square] = 1
    at = (FIRST_SUBMARINE + seats) * squares
    for number in range(seats):
        out[at + chart[MOUTH + (seat + number) % seats]] = 1
        at += squares
    for place in range(1, said[0] + 1):
        if said[place] < squares:
            out[at + said[place]] = 1
    at += squares
    for number in range(seats):
        each = (seat + number) % seats
        out[at] = min(1.0, state[HELD + each] / chart[TARGET])
        out[at + 1] = state[ABOARD + each] / max(1, chart[TORPEDOES])
        out[at + 2] = 1 if state[PLACE + each] == AT_BASE else 0
        for direction in range(4):
            out[at + 3 + direction] = state[OWN + 4 * each + direction] / chart[PICKS]
            out[at + 7 + direction] = state[STORED + 4 * each + direction]
        at += _EACH
    for direction in range(4):
        out[at + direction] = state[RESERVE + direction] / max(1, start[RESERVE + direction])
    at += 4
    if state[PHASE] == ACTING:
        out[at + state[FACE]] = 1
    at += NO_FACE
    out[at] = 1 if state[PHASE] == PICKING else 0
    out[at + 1] = state[ACTED]
    out[at + 2] = state[MOVED]
    out[at + 3] = 1 if state[SEAT] == seat and state[PHASE] != OVER else 0
    at += 4
    for place in range(1, said[0] + 1):
        if said[place] >= squares:
            out[at + said[place] - squares] = 1
    out[at + 4 * len(VERBS)] = max(0.0, 1.0 - (state[TURNS] - state[CHANGED]) / chart[QUIET])
