"""The legal moves of a row of numbers: how many there are, and each by its number, in the engine's order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.compilable import compilable, compilable_inline
from fathoms.games.atlantis_treasure.compiled.move_codes import (
    COMPASS,
    CORAL_MOVE,
    DIE,
    FIRE,
    HOLD,
    KINDS,
    NO_SQUARE,
    NOTHING_PLACED,
    OWN_COMPASS,
    PICK,
    SHIFT,
    SLIDE,
    STORE,
    SWAP,
    UNSTORE,
)
from fathoms.games.atlantis_treasure.compiled.rules import (
    CORNER,
    DIE_FACE,
    FIRST_COMPASS,
    FIRST_SUBMARINE,
    IS_CORAL,
    IS_FREE,
    LAST_OPEN,
    OPEN_SEA,
    PLACEABLE,
    SEA,
    SEAT,
    SIDES,
    SQUARES,
    flight,
    of_kind,
    options,
    takes_reef,
)

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.compiled.rules import Row

# Behind the counts of the kinds of moves:
FREE_SQUARES: Final = KINDS
OPTIONS: Final = KINDS + 1
COUNTS: Final = KINDS + 2

_PLACINGS: Final = (
    15 << 4 * COMPASS | 15 << 4 * SHIFT | 15 << 4 * OWN_COMPASS | 15 << 4 * UNSTORE | 15 << 4 * CORAL_MOVE
)
"""The kinds of moves that name a free square."""


@compilable_inline
def bits(mask: int) -> int:
    """Count the bits of four."""
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3)


@compilable_inline
def nth_bit(mask: int, number: int) -> int:
    """Find a set bit by its number."""
    bit = -1
    while number >= 0:
        bit += 1
        number -= mask >> bit & 1
    return bit


@compilable
def ways(squares: int, compasses: int) -> int:
    """Count the ways to put compasses on different squares."""
    product = 1
    for taken in range(compasses):
        product *= squares - taken
    return max(product, 0)


@compilable
def free_count(constants: Row, state: Row) -> int:
    """Count the squares free for coral and compasses (F1)."""
    count = 0
    for square in range(constants[SQUARES]):
        count += constants[PLACEABLE + square] if state[SEA + square] == IS_FREE else 0
    return count


@compilable
def count_marked(constants: Row, state: Row, least: int, most: int) -> int:
    """Count the squares that hold one of these marks."""
    count = 0
    for square in range(SEA, SEA + constants[SQUARES]):
        count += 1 if least <= state[square] <= most else 0
    return count


@compilable
def reef_squares(constants: Row, state: Row, start: int) -> int:
    """Count the squares to which a reef may go."""
    count = 0
    for square in range(constants[SQUARES]):
        count += 1 if takes_reef(constants, state, start, square) else 0
    return count


@compilable
def reef_moves(constants: Row, state: Row, free: int) -> int:
    """Count the ways to move a reef (T5)."""
    if not constants[OPEN_SEA]:
        return count_marked(constants, state, IS_CORAL, IS_CORAL) * free
    count = 0
    for square in range(constants[SQUARES]):
        if state[SEA + square] == IS_CORAL:
            count += reef_squares(constants, state, square)
    return count


@compilable
def corners_free(constants: Row, state: Row) -> int:
    """Count the corners a submarine may be sent to (T7)."""
    count = 0
    for corner in constants[CORNER : CORNER + 4]:
        count += 1 if state[SEA + corner] == IS_FREE else 0
    return count


@compilable
def shots(constants: Row, state: Row, direction: int, free_corners: int) -> int:
    """Count the shots in a direction that hits: one, or one a free corner if it hits a submarine (T7)."""
    hit = flight(constants, state, state[SEAT], direction)
    return max(free_corners, 1) if state[SEA + hit] >= FIRST_SUBMARINE else 1


@compilable
def count_moves(constants: Row, state: Row, counts: Row) -> int:
    """Count the legal moves by kind, those of chance too (a face on two sides has two); give their sum."""
    found, free = options(constants, state), 0
    for kind in range(KINDS):
        counts[kind] = bits(of_kind(found, kind))
    if found & _PLACINGS:
        free = free_count(constants, state)
        counts[COMPASS] *= free
        counts[OWN_COMPASS] *= free
        if of_kind(found, SHIFT):
            counts[SHIFT] = count_marked(constants, state, FIRST_COMPASS, LAST_OPEN) * free
        if of_kind(found, CORAL_MOVE):
            counts[CORAL_MOVE] = reef_moves(constants, state, free)
        if of_kind(found, UNSTORE):
            stored = counts[UNSTORE]
            counts[UNSTORE] = 0
            for chosen in range(1, 1 << stored):
                counts[UNSTORE] += ways(free, bits(chosen))
    if of_kind(found, SWAP):
        counts[SWAP] *= count_marked(constants, state, FIRST_COMPASS, LAST_OPEN)
    if of_kind(found, FIRE):
        corners = corners_free(constants, state)
        counts[FIRE] = 0
        for direction in range(4):
            if of_kind(found, FIRE) >> direction & 1:
                counts[FIRE] += shots(constants, state, direction, corners)
    if of_kind(found, DIE):
        counts[DIE] = constants[SIDES]
    counts[FREE_SQUARES] = free
    counts[OPTIONS] = found
    total = 0
    for kind in range(KINDS):
        total += counts[kind]
    return total


@compilable
def nth_free(constants: Row, state: Row, number: int) -> int:
    """Find a free square by its number (F1)."""
    square = -1
    while number >= 0:
        square += 1
        number -= constants[PLACEABLE + square] if state[SEA + square] == IS_FREE else 0
    return square


@compilable
def nth_marked(state: Row, number: int, least: int, most: int) -> int:
    """Find a square that holds one of these marks by its number."""
    square = SEA - 1
    while number >= 0:
        square += 1
        number -= 1 if least <= state[square] <= most else 0
    return square - SEA


@compilable
def nth_reef(constants: Row, state: Row, number: int) -> int:
    """Find a way to move a reef by its number, where not every reef may go everywhere (F1)."""
    start = -1
    here = 0
    while number >= here:
        number -= here
        start += 1
        here = reef_squares(constants, state, start) if state[SEA + start] == IS_CORAL else 0
    square = -1
    while number >= 0:
        square += 1
        number -= 1 if takes_reef(constants, state, start, square) else 0
    return CORAL_MOVE | start << 4 | square << 12


@compilable
def nth_unstore(constants: Row, state: Row, number: int, stored: int, free: int) -> int:
    """Find a way to place stored compasses by its number: which ones, then the square of each (V3)."""
    chosen, count = 0, 0
    here = 0
    while number >= here:
        number -= here
        chosen += 1
        count = bits(chosen)
        here = ways(free, count)
    move = NOTHING_PLACED
    place = 0
    for direction in range(4):
        if not stored >> direction & 1:
            continue
        if chosen >> place & 1:
            count -= 1
            free -= 1
            rest = ways(free, count)
            square = nth_free(constants, state, number // rest)
            number %= rest
            # Taken while the others look for theirs.
            state[SEA + square] = FIRST_COMPASS + direction
            move ^= (square ^ NO_SQUARE) << 4 + 8 * direction
        place += 1
    for direction in range(4):
        square = move >> 4 + 8 * direction & 255
        if square != NO_SQUARE:
            state[SEA + square] = IS_FREE
    return move


@compilable
def nth_shot(constants: Row, state: Row, number: int, mask: int) -> int:
    """Find a shot: its direction, then the corner if it hits a submarine (T7)."""
    corners = corners_free(constants, state)
    direction, here = -1, 0
    while number >= here:
        number -= here
        direction += 1
        here = shots(constants, state, direction, corners) if mask >> direction & 1 else 0
    hit = flight(constants, state, state[SEAT], direction)
    if state[SEA + hit] < FIRST_SUBMARINE or not corners:
        return FIRE | direction << 4 | NO_SQUARE << 12
    place = -1
    while number >= 0:
        place += 1
        number -= 1 if state[SEA + constants[CORNER + place]] == IS_FREE else 0
    return FIRE | direction << 4 | constants[CORNER + place] << 12


@compilable
def nth_move(constants: Row, state: Row, counts: Row, number: int) -> int:
    """Find a legal move by its number, from what `count_moves` counted."""
    kind = 0
    while number >= counts[kind]:
        number -= counts[kind]
        kind += 1
    free, mask = counts[FREE_SQUARES], of_kind(counts[OPTIONS], kind)
    if kind in (SLIDE, PICK, STORE):
        return kind | nth_bit(mask, number) << 4
    if kind == DIE:
        return DIE | constants[DIE_FACE + number] << 4
    if kind == FIRE:
        return nth_shot(constants, state, number, mask)
    if kind == SWAP:
        kinds = bits(mask)
        square = nth_marked(state, number // kinds, FIRST_COMPASS, LAST_OPEN)
        return SWAP | square << 4 | nth_bit(mask, number % kinds) << 12
    if kind == UNSTORE:
        return nth_unstore(constants, state, number, mask, free)
    if kind == HOLD:
        return HOLD
    if kind == CORAL_MOVE and constants[OPEN_SEA]:
        return nth_reef(constants, state, number)
    # The others are pairs of a first word and a free square; the squares change fastest.
    square = nth_free(constants, state, number % free)
    number //= free
    if kind == SHIFT:
        first = nth_marked(state, number, FIRST_COMPASS, LAST_OPEN)
    elif kind == CORAL_MOVE:
        first = nth_marked(state, number, IS_CORAL, IS_CORAL)
    else:
        first = nth_bit(mask, number)
    return kind | first << 4 | square << 12


@compilable
def add(moves: Row, count: int, move: int) -> int:
    """Add a move if there is room; give how many there are."""
    if count == len(moves):
        return count
    moves[count] = move
    return count + 1


@compilable
def list_shots(constants: Row, state: Row, found: int, moves: Row) -> int:
    """List the shots (T6, T7)."""
    count = 0
    for direction in range(4):
        if not of_kind(found, FIRE) >> direction & 1:
            continue
        before = count
        if state[SEA + flight(constants, state, state[SEAT], direction)] >= FIRST_SUBMARINE:
            for corner in constants[CORNER : CORNER + 4]:
                if state[SEA + corner] == IS_FREE:
                    count = add(moves, count, FIRE | direction << 4 | corner << 12)
        if count == before:
            count = add(moves, count, FIRE | direction << 4 | NO_SQUARE << 12)
    return count
