"""Search over turns: what each way to end a turn is worth when the others answer it as best they can."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathoms.games.atlantis_treasure.exact.chart import (
    ACTING,
    AGAIN,
    DIE_FACE,
    FIRST_COMPASS,
    HELD,
    IS_FREE,
    NOTHING,
    OVER,
    PHASE,
    PLACEABLE,
    SEA,
    SEAT,
    SEATS,
    SIDES,
    SQUARES,
    STORED,
    TARGET,
    TURNS,
    ZERO,
)
from fathoms.games.atlantis_treasure.exact.ciphers import DIE, NO_SQUARE, UNSTORE
from fathoms.games.atlantis_treasure.exact.desk import ENDED, PLIES, ROLLED, STANDING, TRIED
from fathoms.games.atlantis_treasure.exact.kernel import play
from fathoms.games.atlantis_treasure.exact.motion import copy
from fathoms.games.atlantis_treasure.exact.turns import list_ends, play_end
from fathoms.games.atlantis_treasure.exact.worth import appraise
from fathoms.numeric import compiled, inlined

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.exact.chart import Row
    from fathoms.games.atlantis_treasure.exact.desk import Desk, Values


@compiled
def consider(chart: Row, desk: Desk, state: Row, end: int, plies: int) -> float:
    """Without plies, list all ways to end the turn with what they are worth at a glance; give their number.

    With plies, value one of the ways listed by the best answers to it, so many turns on. (One function for
    both: each that is compiled makes the first decision wait.)
    """
    if not plies:
        return glance(chart, desk, state)
    play_end(chart, state, desk.ends[0, end], desk.rows[1, ROLLED])
    answer(chart, desk, ZERO + 1, plies, desk.chances[0])
    return desk.chances[0, state[SEAT]]


@inlined
def glance(chart: Row, desk: Desk, state: Row) -> int:
    """List the ways to end a turn; write for each what it is worth at a glance to the seat that plays it.

    Where there are too many, all that gain most are looked at but only some of the others; the rest get -1.
    """
    ends, chances = desk.ends[0], desk.chances[PLIES]
    count = list_ends(chart, state, desk.rows[0, TRIED:], desk.actions, ends)
    most = most_gained(ends, count)
    stride = 1 + count // desk.breadth[0]
    for at in range(count):
        desk.values[at] = -1.0
        if at % stride == 0 or ends[at, 2] == most:
            desk.values[at] = look(chart, desk, state, ends[at], chances)
    return extend(chart, desk, state, count)


@inlined
def extend(chart: Row, desk: Desk, state: Row, count: int) -> int:  # noqa: C901 - loops within loops
    """Grow the best way that places a stored compass by one more, as long as that is better (V3).

    All ways to place several would be millions.
    """
    ends, values, before = desk.ends[0], desk.values, desk.rows[0, STANDING]
    stored, growing = STORED + 4 * state[SEAT], True
    while growing:
        growing, best = False, -1
        for at in range(count):
            if UNSTORE in (ends[at, 0] & 15, ends[at, 1] & 15) and (best < 0 or values[at] > values[best]):
                best = at
        if best < 0:
            break
        copy(state, before)
        which = 0 if ends[best, 0] & 15 == UNSTORE else 1
        if which:
            play(chart, before, ends[best, 0])
        move = ends[best, which]
        for direction in range(4):
            square = move >> 4 + 8 * direction & 255
            if square != NO_SQUARE:
                before[SEA + square] = FIRST_COMPASS
        for direction in range(4):
            if not state[stored + direction] or move >> 4 + 8 * direction & 255 != NO_SQUARE:
                continue
            for square in range(chart[SQUARES]):
                if before[SEA + square] == IS_FREE and chart[PLACEABLE + square] and count < ends.shape[0]:
                    for place in range(3):
                        ends[count, place] = ends[best, place]
                    ends[count, which] = move ^ (square ^ NO_SQUARE) << 4 + 8 * direction
                    values[count] = look(chart, desk, state, ends[count], desk.chances[PLIES])
                    growing = growing or values[count] > values[best]
                    count += 1
    return count


@inlined
def look(chart: Row, desk: Desk, state: Row, end: Row, chances: Values) -> float:
    """Play a turn to its end; write what that is worth to each seat, and give what it is to its own."""
    after = desk.rows[0, ENDED]
    play_end(chart, state, end, after)
    appraise(chart, after, desk.gains, chances)
    return float(chances[state[SEAT]])


@inlined
def most_gained(ends: Row, count: int) -> int:
    """Give the most that any way to end a turn gains."""
    most = 0
    for at in range(count):
        most = max(most, ends[at, 2])
    return most


@inlined
def best_end(chart: Row, desk: Desk, ply: int, best: Values) -> None:
    """Play the turn of a ply to the end that its seat likes best at a glance; write what that is worth."""
    state, after = desk.rows[ply, STANDING], desk.rows[ply, ENDED]
    ends, chances = desk.ends[ply], desk.chances[PLIES]
    seat = state[SEAT]
    count = list_ends(chart, state, desk.rows[ply, TRIED:], desk.actions, ends)
    most, gaining = most_gained(ends, count), 0
    for at in range(count):
        gaining += 1 if ends[at, 2] == most else 0
    wins = state[HELD + seat] + most >= chart[TARGET]
    # Of long lists only every so manieth is looked at.
    stride = 1 + gaining // desk.breadth[1]
    others = 1 + (count - gaining) // desk.breadth[2]
    chosen, seen, passed = 0, 0, 0
    best[seat] = -1.0
    for at in range(count):
        if ends[at, 2] == most:
            seen += 1
            skipped = seen % stride != 0
        else:
            passed += 1
            skipped = wins or passed % others != 0
        if skipped:
            continue
        play_end(chart, state, ends[at], after)
        appraise(chart, after, desk.gains, chances)
        if chances[seat] > best[seat]:
            chosen = at
            for each in range(chart[SEATS]):
                best[each] = chances[each]
            if wins:
                break
    play_end(chart, state, ends[chosen], after)


@inlined
def answer(chart: Row, desk: Desk, ply: int, plies: int, chances: Values) -> None:
    """Value a table on which the die is to fall by the best turn of the next seat for each face.

    With more plies, a turn that is best at a glance is valued by the answers to it.
    """
    start, state, after = desk.rows[ply, ROLLED], desk.rows[ply, STANDING], desk.rows[ply, ENDED]
    if start[PHASE] == OVER:
        appraise(chart, start, desk.gains, chances)
        return
    sides, best = chart[SIDES], desk.chances[ply]
    for seat in range(chart[SEATS]):
        chances[seat] = 0.0
    for side in range(sides):
        face = chart[DIE_FACE + side]
        weight = 0
        for other in range(sides):
            if chart[DIE_FACE + other] == face:
                # A face that stands twice is counted where it first stands.
                weight = weight + 1 if other >= side else -sides
        if weight <= 0:
            continue
        copy(start, state)
        # Another roll is taken for nothing: it may be any face, and they are counted already.
        play(chart, state, DIE | (NOTHING if face == AGAIN else face) << 4)
        if state[PHASE] == ACTING and state[TURNS] == start[TURNS]:
            best_end(chart, desk, ply, best)
            if plies > 1:
                copy(after, desk.rows[ply + 1, ROLLED])
                answer(chart, desk, ply + 1, plies - 1, best)
        else:
            appraise(chart, state, desk.gains, best)
        for seat in range(chart[SEATS]):
            chances[seat] += best[seat] * weight / sides
