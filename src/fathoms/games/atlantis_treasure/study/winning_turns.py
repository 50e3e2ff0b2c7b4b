"""Turns that win, worked out by playing every way to end them and every answer of the next player."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import numpy as np

from fathoms.games.atlantis_treasure.compiled.move_codes import SLIDE, decode
from fathoms.games.atlantis_treasure.compiled.moves import nth_throw
from fathoms.games.atlantis_treasure.compiled.rules import (
    ACTING,
    FACE,
    OVER,
    PHASE,
    SEA,
    SEAT,
    SIDES,
    SQUARES,
    TORPEDO_FACE,
    TRACE,
    TURNS,
    Row,
    constants_of,
    copy,
    pack,
    play,
    says,
    winners,
)
from fathoms.games.atlantis_treasure.rules import STANDARD
from fathoms.games.atlantis_treasure.study.turns import list_steps, met, note_ways
from fathoms.jit import ZERO, njit, njit_no_alloc_helper

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.atlantis_treasure.moves import Move
    from fathoms.games.atlantis_treasure.state import State

_ROOM: Final = 4000
"""For the moves of a list, and the squares of a slide behind them."""
_MINE, _THEIRS, _LATER = 0, 1, 2
"""Rows to try moves on: of the turn itself, of the answers to it."""


@cache
def _room(seats: int) -> tuple[Row, NDArray[np.int64], NDArray[np.int64]]:
    """Give the constants of a standard game, and room for positions and moves."""
    constants = constants_of(STANDARD, seats)
    width = max(SEA + int(constants[SQUARES]), TRACE)
    return constants, np.zeros((3, 3, width), np.int64), np.zeros((2, 2, _ROOM), np.int64)


def most_worth(state: State) -> dict[Move, float]:
    """Give the most that each first move can be worth; 1 if the turn can still be won after it."""
    constants, rows, moves = _room(state.seats)
    worth = np.zeros(_ROOM)
    count = weigh_first_moves(constants, pack(state), rows, moves, worth)
    return {decode(int(moves[_MINE, 0, at]), state.grid): float(worth[at]) for at in range(count)}


@njit
def weigh_first_moves(
    constants: Row, state: Row, rows: NDArray[np.int64], moves: NDArray[np.int64], worth: NDArray[np.float64]
) -> int:
    """List the first moves of a turn, and the most that each can be worth; give their number.

    Args:
        constants: the rules.
        state: a seat is to act.
        rows: room for positions, three for each of three purposes.
        moves: room for the moves of this turn and, apart from them, of the answers: first ones and next ones.
        worth: gets what the first moves are worth.
    """
    seat, first, second = state[SEAT], rows[_MINE, 0], rows[_MINE, 1]
    count = list_steps(constants, state, moves[_MINE, 0])
    for at in range(count):
        copy(state, first)
        play(constants, first, moves[_MINE, 0, at])
        worth[at] = 0.0
        if first[PHASE] != ACTING or first[TURNS] != state[TURNS]:
            worth[at] = end_worth(constants, first, seat, rows, moves[_THEIRS])
            continue
        for further in range(list_steps(constants, first, moves[_MINE, 1])):
            copy(first, second)
            play(constants, second, moves[_MINE, 1, further])
            worth[at] = max(worth[at], end_worth(constants, second, seat, rows, moves[_THEIRS]))
            if worth[at] >= 1:
                break
    return count


@njit_no_alloc_helper
def end_worth(
    constants: Row, end: Row, seat: int, rows: NDArray[np.int64], moves: NDArray[np.int64]
) -> float:
    """Give the most that the end of a turn can be worth: the next player wins where the die lets them."""
    if end[PHASE] == OVER:
        found, sharing = winners(constants, end), 0
        for other in range(4):
            sharing += found >> other & 1
        return 1 / sharing if found >> seat & 1 else 0.0
    state, lost = rows[_THEIRS, 0], 0
    for side in range(constants[SIDES]):
        copy(end, state)
        play(constants, state, nth_throw(constants, ZERO + side))
        # The die may say `again`; what it says then is not followed, which only raises the bound.
        if can_win(constants, state, rows[_LATER], moves):
            lost += 1
    # A turn that goes on to the next player is not won, so it is never worth all.
    return min(1 - lost / constants[SIDES], 1 - 1e-9)


@njit_no_alloc_helper
def can_win(constants: Row, state: Row, rows: NDArray[np.int64], moves: NDArray[np.int64]) -> bool:
    """Tell whether the seat that is to act can win before its turn ends."""
    if state[PHASE] != ACTING:
        return False
    first, second, ways = rows[0], rows[1], rows[2]
    seat, turns = state[SEAT], state[TURNS]
    steps = list_steps(constants, state, moves[0])
    note_ways(constants, state, seat, ways)
    # Slides stand last in the list, and most turns that win end with one.
    for at in range(steps - 1, -1, -1):
        move = moves[0, at]
        copy(state, first)
        play(constants, first, move)
        if first[PHASE] == OVER:
            if winners(constants, first) == 1 << seat:
                return True
            continue
        slid = move & 15 == SLIDE
        # After a slide only a torpedo gains more.
        if first[TURNS] != turns or (slid and not says(state[FACE], TORPEDO_FACE)):
            continue
        # An action that the slide does not meet may as well come after it.
        meeting = 15 if slid else met(move, ways)
        for further in range(list_steps(constants, first, moves[1])):
            then = moves[1, further]
            if slid or then & 15 != SLIDE or meeting >> (then >> 4 & 255) & 1:
                copy(first, second)
                play(constants, second, then)
                if second[PHASE] == OVER and winners(constants, second) == 1 << seat:
                    return True
    return False
