"""The legal moves of a row of numbers: how many there are, and each by its number, in the engine's order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.compilable import compilable, compilable_inline
from fathoms.games.atlantis_treasure.compiled.move_codes import (
    COMPASS,
    CORAL_MOVE,
    DIE,
    FACE_BITS,
    FIRE,
    HOLD,
    NO_SQUARE,
    NOTHING_PLACED,
    OWN_COMPASS,
    PICK,
    SHIFT,
    SLIDE,
    STORE,
    SWAP,
    TEMPLE_MOVE,
    TREASURE_MOVE,
    TURN,
    UNSTORE,
)
from fathoms.games.atlantis_treasure.compiled.rules import (
    CORNER,
    DICE,
    DIE_FACE,
    EDGE,
    FIRST_COMPASS,
    FIRST_LARGE,
    FIRST_SUBMARINE,
    HIT_SENT,
    IS_CORAL,
    IS_FREE,
    IS_TEMPLE,
    IS_TREASURE,
    LAST_OPEN,
    ONE_DIE,
    OPEN_SEA,
    PLACEABLE,
    REEF_MOVES,
    SEA,
    SEAT,
    SIDES,
    SQUARES,
    STOPS,
    TO_CORNER,
    TRACE,
    flight,
    follow,
    is_treasure,
    of_kind,
    options,
    stops_on,
    takes_reef,
)

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.compiled.rules import Row

# Behind the counts of the kinds of moves:
_PLACES: Final = 16
"""As many as four bits can name: rounder than what there is, so that they are counted side by side."""
FREE_SQUARES: Final = _PLACES
OPTIONS: Final = _PLACES + 1
_FOLLOWED: Final = _PLACES + 2
"""Room to follow slides."""
COUNTS: Final = _FOLLOWED + TRACE

# What a shot names beside its direction.
TO_CORNERS: Final = 1
TO_SQUARES: Final = 2

_PLACINGS: Final = (
    15 << 4 * COMPASS
    | 15 << 4 * SHIFT
    | 15 << 4 * OWN_COMPASS
    | 15 << 4 * UNSTORE
    | 15 << 4 * CORAL_MOVE
    | 15 << 4 * TREASURE_MOVE
    | 15 << 4 * TEMPLE_MOVE
)
"""The kinds of moves that name a free square."""

# To count the bits of all kinds at once: every second bit, and every second pair.
_PAIRS: Final = 0x5555555555555555
_FOURS: Final = 0x3333333333333333


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
def reef_moves(constants: Row, state: Row, free: int, piece: int) -> int:
    """Count the ways to move a reef (T5) or a temple (D4)."""
    if not constants[OPEN_SEA]:
        return count_marked(constants, state, piece, piece) * free
    count = 0
    for square in range(constants[SQUARES]):
        if state[SEA + square] == piece:
            count += reef_squares(constants, state, square)
    return count


@compilable
def count_treasures(constants: Row, state: Row) -> int:
    """Count the treasures in the sea."""
    large = count_marked(constants, state, FIRST_LARGE, FIRST_LARGE + 1)
    return count_marked(constants, state, IS_TREASURE, IS_TREASURE) + large


@compilable
def corners_free(constants: Row, state: Row) -> int:
    """Count the corners a submarine may be sent to (T7)."""
    count = 0
    for corner in constants[CORNER : CORNER + 4]:
        count += 1 if state[SEA + corner] == IS_FREE else 0
    return count


@compilable_inline
def named_by(constants: Row, state: Row, hit: int) -> int:
    """Tell what a shot names: TO_CORNERS, TO_SQUARES where its reef may go (H3), or nothing."""
    mark = IS_FREE if hit == EDGE else state[SEA + hit]
    if mark == IS_CORAL and constants[REEF_MOVES]:
        return TO_SQUARES
    return TO_CORNERS if mark >= FIRST_SUBMARINE and constants[HIT_SENT] == TO_CORNER else 0


@compilable_inline
def shots(constants: Row, state: Row, direction: int, free_corners: int) -> int:
    """Count the shots in a direction: one, or one a square that what it hits may go to (T7, H3)."""
    hit = flight(constants, state, state[SEAT], direction)
    named = named_by(constants, state, hit)
    if named == TO_SQUARES:
        return max(reef_squares(constants, state, hit), 1)
    return max(free_corners, 1) if named else 1


@compilable
def slides_in(constants: Row, state: Row, direction: int, counts: Row) -> int:
    """Count the slides in an open direction: one, and one a square on which one may stop (M7)."""
    if not constants[STOPS]:
        return 1
    return 1 + stops_on(follow(constants, state, state[SEAT], direction, counts[_FOLLOWED:], 0))


@compilable
def count_moves(constants: Row, state: Row, counts: Row) -> int:
    """Count the legal moves by kind, those of chance too (a face on two sides has two); give their sum."""
    found, free = options(constants, state), 0
    pairs = found - (found >> 1 & _PAIRS)
    fours = (pairs & _FOURS) + (pairs >> 2 & _FOURS)
    for kind in range(_PLACES):
        counts[kind] = of_kind(fours, kind)
    if found & _PLACINGS:
        free = free_count(constants, state)
        counts[COMPASS] *= free
        counts[OWN_COMPASS] *= free
        if of_kind(found, SHIFT):
            counts[SHIFT] = count_marked(constants, state, FIRST_COMPASS, LAST_OPEN) * free
        if of_kind(found, CORAL_MOVE):
            counts[CORAL_MOVE] = reef_moves(constants, state, free, IS_CORAL)
        if of_kind(found, TEMPLE_MOVE):
            counts[TEMPLE_MOVE] = reef_moves(constants, state, free, IS_TEMPLE)
        if of_kind(found, TREASURE_MOVE):
            counts[TREASURE_MOVE] = count_treasures(constants, state) * free
        if of_kind(found, UNSTORE):
            stored = counts[UNSTORE]
            counts[UNSTORE] = 0
            for chosen in range(1, 1 << stored):
                counts[UNSTORE] += ways(free, bits(chosen))
    if of_kind(found, SWAP):
        counts[SWAP] *= count_marked(constants, state, FIRST_COMPASS, LAST_OPEN)
    if of_kind(found, TURN):
        counts[TURN] = 3 * count_marked(constants, state, FIRST_COMPASS, LAST_OPEN)
    if of_kind(found, FIRE):
        corners = corners_free(constants, state)
        counts[FIRE] = 0
        for direction in range(4):
            if of_kind(found, FIRE) >> direction & 1:
                counts[FIRE] += shots(constants, state, direction, corners)
    if constants[STOPS] and of_kind(found, SLIDE):
        counts[SLIDE] = 0
        for direction in range(4):
            if of_kind(found, SLIDE) >> direction & 1:
                counts[SLIDE] += slides_in(constants, state, direction, counts)
    if of_kind(found, DIE):
        counts[DIE] = constants[SIDES]
        if constants[DICE] != ONE_DIE:
            counts[DIE] *= constants[SIDES]
    counts[FREE_SQUARES] = free
    counts[OPTIONS] = found
    total = 0
    for kind in range(_PLACES):
        total += counts[kind]
    return total


@compilable
def nth_free(constants: Row, state: Row, number: int) -> int:
    """Find a free square by its number (F1)."""
    square = -1
    while number >= 0:
        square += 1
        # Multiplied, as what is free is too uncertain for a branch.
        number -= constants[PLACEABLE + square] * (state[SEA + square] == IS_FREE)
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
def nth_treasure(state: Row, number: int) -> int:
    """Find a treasure in the sea by its number."""
    square = SEA - 1
    while number >= 0:
        square += 1
        number -= 1 if is_treasure(state[square]) else 0
    return square - SEA


@compilable
def nth_reef_square(constants: Row, state: Row, start: int, number: int) -> int:
    """Find a square to which a reef may go by its number."""
    square = -1
    while number >= 0:
        square += 1
        number -= 1 if takes_reef(constants, state, start, square) else 0
    return square


@compilable
def nth_reef(constants: Row, state: Row, number: int, kind: int) -> int:
    """Find a way to move a reef or a temple by its number, where not each may go everywhere (F1)."""
    start, here, piece = -1, 0, IS_CORAL if kind == CORAL_MOVE else IS_TEMPLE
    while number >= here:
        number -= here
        start += 1
        here = reef_squares(constants, state, start) if state[SEA + start] == piece else 0
    return kind | start << 4 | nth_reef_square(constants, state, start, number) << 12


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
    named = named_by(constants, state, hit)
    square = NO_SQUARE
    if named == TO_SQUARES and reef_squares(constants, state, hit):
        square = nth_reef_square(constants, state, hit, number)
    elif named == TO_CORNERS and corners:
        place = -1
        while number >= 0:
            place += 1
            number -= 1 if state[SEA + constants[CORNER + place]] == IS_FREE else 0
        square = constants[CORNER + place]
    return FIRE | direction << 4 | square << 12


@compilable_inline
def nth_slide(constants: Row, state: Row, counts: Row, number: int, mask: int) -> int:
    """Find a slide: its direction, then the whole one and those that stop after so many squares (M7)."""
    if not constants[STOPS]:
        return SLIDE | nth_bit(mask, number) << 4
    direction, here = -1, 0
    while number >= here:
        number -= here
        direction += 1
        here = slides_in(constants, state, direction, counts) if mask >> direction & 1 else 0
    return SLIDE | direction << 4 | number << 12


@compilable
def nth_turn(state: Row, number: int) -> int:
    """Find a way to turn a compass: its square, then one of the other directions (D5)."""
    square, other = nth_marked(state, number // 3, FIRST_COMPASS, LAST_OPEN), number % 3
    direction = other if other < state[SEA + square] - FIRST_COMPASS else other + 1
    return TURN | square << 4 | direction << 12


@compilable_inline
def nth_throw(constants: Row, number: int) -> int:
    """Find a throw by its number: the side of the die, or of both (D2)."""
    if constants[DICE] == ONE_DIE:
        return DIE | constants[DIE_FACE + number] << 4
    one, other = number // int(constants[SIDES]), number % int(constants[SIDES])
    return DIE | constants[DIE_FACE + one] << 4 | constants[DIE_FACE + other] + 1 << 4 + FACE_BITS


@compilable
def nth_move(constants: Row, state: Row, counts: Row, number: int) -> int:
    """Find a legal move by its number, from what `count_moves` counted."""
    kind = 0
    while number >= counts[kind]:
        number -= counts[kind]
        kind += 1
    free, mask = counts[FREE_SQUARES], of_kind(counts[OPTIONS], kind)
    if kind == SLIDE:
        return nth_slide(constants, state, counts, number, mask)
    if kind in (PICK, STORE):
        return kind | nth_bit(mask, number) << 4
    if kind == DIE:
        return nth_throw(constants, number)
    if kind == TURN:
        return nth_turn(state, number)
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
    if kind in (CORAL_MOVE, TEMPLE_MOVE) and constants[OPEN_SEA]:
        return nth_reef(constants, state, number, kind)
    # The others are pairs of a first word and a free square; the squares change fastest.
    square = nth_free(constants, state, number % free)
    number //= free
    if kind == SHIFT:
        first = nth_marked(state, number, FIRST_COMPASS, LAST_OPEN)
    elif kind == CORAL_MOVE:
        first = nth_marked(state, number, IS_CORAL, IS_CORAL)
    elif kind == TEMPLE_MOVE:
        first = nth_marked(state, number, IS_TEMPLE, IS_TEMPLE)
    elif kind == TREASURE_MOVE:
        first = nth_treasure(state, number)
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
    """List the shots (T6, T7, H3), as many as there is room for."""
    count = 0
    for direction in range(4):
        if not of_kind(found, FIRE) >> direction & 1:
            continue
        before, hit = count, flight(constants, state, state[SEAT], direction)
        named = named_by(constants, state, hit)
        if named == TO_CORNERS:
            for corner in constants[CORNER : CORNER + 4]:
                if state[SEA + corner] == IS_FREE:
                    count = add(moves, count, FIRE | direction << 4 | corner << 12)
        elif named == TO_SQUARES:
            for square in range(constants[SQUARES]):
                if takes_reef(constants, state, hit, square):
                    count = add(moves, count, FIRE | direction << 4 | square << 12)
        if count == before:
            count = add(moves, count, FIRE | direction << 4 | NO_SQUARE << 12)
    return count
