"""The bot `greedy`: looks at all it can do in this turn, in both orders, and takes the best.

It is written once, on rows of numbers: at a table it runs as plain Python, in bulk games compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fathoms.compilable import compilable
from fathoms.games.atlantis_treasure.bots.greedy_positions import (
    AHEAD_OF_IT,
    BEST,
    CHAIN,
    CHANGED_ONE,
    CLOSED,
    EQUAL,
    FACTS,
    FREE,
    HERE,
    KNOWN_STAKES,
    LATER_SLIDE,
    LISTED,
    ME,
    MOST_MOVES,
    MOST_PAIRS,
    NOTES,
    ON,
    ON_THE_WAY,
    OPENED,
    ORIGIN,
    PASSING,
    PLACED,
    RAYS_OF_ALL,
    ROUND,
    SETTLED,
    SHOT,
    SHOTS,
    SLID,
    STAKES_HERE,
    STAKES_LAST,
    STAKES_SHOT,
    TOTAL,
    TRACES,
    UNKNOWN,
    WITH_CORAL,
    change,
    copy_state,
    forget_journeys,
    plain_scratch_for,
    slide_on,
    stand,
    value_slid_with,
    value_with,
)
from fathoms.games.atlantis_treasure.compiled.move_codes import (
    COMPASS,
    CORAL_MOVE,
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
    decode,
)
from fathoms.games.atlantis_treasure.compiled.moves import list_shots
from fathoms.games.atlantis_treasure.compiled.rules import (
    ACTED,
    AHEAD,
    EDGE,
    FIRST_COMPASS,
    GROUND,
    IS_CORAL,
    IS_FREE,
    IS_TEMPLE,
    LIFTED,
    MOVED,
    OPENS,
    OWN,
    PHASE,
    PICKING,
    RESERVE,
    SEA,
    SEAT,
    SIDE,
    SQUARES,
    STOPS,
    STORED,
    actions,
    copy,
    fire,
    follow,
    has_slide_left,
    is_compass,
    is_treasure,
    is_won,
    list_constants,
    list_row,
    of_kind,
    slides_left,
    stops_on,
    takes_piece,
    takes_reef,
    treasure_of,
)

if TYPE_CHECKING:
    import random
    from collections.abc import Iterable

    from fathoms.core import View
    from fathoms.games.atlantis_treasure.bots.greedy_positions import Scratch
    from fathoms.games.atlantis_treasure.compiled.rules import Row
    from fathoms.games.atlantis_treasure.moves import Move
    from fathoms.games.atlantis_treasure.state import State

KEPT_COMPASS: Final = 0.4
"""A compass at the base (V2, V3)."""
_BITS: Final = 10
"""Of a compass in a key: a square and a direction, and one more."""
_LOW: Final = (1 << _BITS) - 1


class GreedyBot:
    """Plays the turn after which it stands best; equally good ones are drawn.

    What rivals may do later is not played out: it counts what they have before them when the turn is over.
    """

    def choose(self, seen: View[State], rng: random.Random) -> Move:
        """Pick the best move."""
        scratch = _weigh(seen.state)
        values = scratch.values[: scratch.rows[NOTES][LISTED]]
        least = max(values) - EQUAL
        best = _in_order(scratch, [at for at, value in enumerate(values) if value >= least])
        return decode(scratch.moves[rng.choice(best)], seen.state.grid)


def greedy_values(state: State) -> list[tuple[float, Move]]:
    """Value the moves of the seat that decides by where it stands after its turn, in the engine's order."""
    scratch, grid = _weigh(state), state.grid
    order = _in_order(scratch, range(scratch.rows[NOTES][LISTED]))
    return [(scratch.values[at], decode(scratch.moves[at], grid)) for at in order]


def _weigh(state: State) -> Scratch:
    """Weigh the moves of a decision in plain Python."""
    constants: Any = list_constants(state.rules, state.seats)
    row: Any = list_row(state)
    scratch = plain_scratch_for(constants)
    weigh_moves(constants, scratch, row)
    return scratch


def _in_order(scratch: Scratch, listed: Iterable[int]) -> list[int]:
    """Sort moves of the list as the engine lists them, so that the same seed draws the same."""
    rounds = [start for start in scratch.rows[NOTES][ROUND:FACTS] if start]

    def order(at: int) -> tuple[int, ...]:
        move = scratch.moves[at]
        kind, words = move & 15, [move >> 4 + 8 * place & 255 for place in range(4)]
        if kind == FIRE:
            return kind, words[0]
        begun = sum(start <= at for start in rounds) if kind == UNSTORE else 0
        # Pairs of stored compasses are tried in the engine's order already.
        return (kind, begun) if begun == 1 else (kind, begun, *words)

    return sorted(listed, key=order)


# --- Changing one piece. ---


@compilable
def note(scratch: Scratch, at: int, move: int, value: float) -> float:
    """List a move of the decision with what it is worth; ways to go on after a slide are not listed."""
    listed = scratch.rows[NOTES][LISTED]
    if at == HERE and listed < MOST_MOVES:
        scratch.moves[listed] = move
        scratch.values[listed] = value
        scratch.rows[NOTES][LISTED] = listed + 1
    return value


@compilable
def after_one(constants: Row, scratch: Scratch, at: int, opened: int, square: int, mark: int) -> float:
    """Value the turn once a piece has changed, with the best slide if it is still to come.

    Behind the position stand those after its slides.
    """
    if opened < 0:
        return value_with(constants, scratch, at, square, mark)
    best = CLOSED
    for direction in range(4):
        if scratch.rows[TRACES + at][square] >> LATER_SLIDE + direction & 1:
            best = max(best, value_slid_with(constants, scratch, at, direction, square, mark))
        elif opened >> direction & 1:
            # The slide does not meet the change, so it may as well come first.
            best = max(best, value_with(constants, scratch, at + SLID + direction, square, mark))
    # T10: with no direction open the turn ends where it is.
    return value_with(constants, scratch, at, square, mark) if best == CLOSED else best


@compilable
def list_free(constants: Row, scratch: Scratch, at: int) -> None:
    """List the squares of a position that take a piece."""
    row, free, count = scratch.rows[at], scratch.rows[FREE], 0
    for square in range(constants[SQUARES]):
        if takes_piece(constants, row, square):
            count += 1
            free[count] = square
    free[0] = count


@compilable
def weigh_placing(constants: Row, scratch: Scratch, at: int, opened: int, begun: int) -> float:
    """Weigh the squares for a compass of a direction; give the best (T3, V2)."""
    most, mark = CLOSED, FIRST_COMPASS + (begun >> 4)
    free = scratch.rows[FREE]
    for number in range(1, free[0] + 1):
        square = free[number]
        value = after_one(constants, scratch, at, opened, square, mark)
        if begun & 15 == OWN_COMPASS:
            value -= KEPT_COMPASS
        most = max(most, note(scratch, at, begun | square << 12, value))
    return most


# --- Moving a piece of the board. ---


@compilable
def lifted_from(constants: Row, scratch: Scratch, at: int, start: int, on: int) -> int:
    """Lift a piece in a position: as another position if a ray depends on it, in place if none does."""
    trace = scratch.rows[TRACES + at]
    if trace[start] & RAYS_OF_ALL and not trace[SETTLED]:
        change(constants, scratch, at, on, start, constants[GROUND + start])
        return on
    scratch.rows[at][SEA + start] = constants[GROUND + start]
    return at


@compilable
def value_lifted(constants: Row, scratch: Scratch, at: int, square: int, mark: int) -> float:
    """Value a position from which a piece was lifted, with the piece on a square.

    Coral makes rays shorter. So with a reef that no ray depended on where it lay, it is worth as much as with
    any other such reef: these are lifted in place, and valued once.
    """
    if mark != IS_CORAL or at >= SLID + 4:
        return value_with(constants, scratch, at, square, mark)
    known = scratch.points[WITH_CORAL + at]
    if known[square] == UNKNOWN:
        known[square] = value_with(constants, scratch, at, square, mark)
    return known[square]


@compilable
def lift_then_slide(constants: Row, scratch: Scratch, opened: int, start: int, mark: int) -> None:
    """Write for each square the value of moving a piece there and then sliding as best."""
    best, free, lifted = scratch.points[BEST], scratch.rows[FREE], scratch.rows[TRACES + CHANGED_ONE]
    for direction in range(4):
        bit = LATER_SLIDE + direction
        source, opens = SLID + direction, opened >> direction & 1 > 0
        if scratch.rows[TRACES + HERE][start] >> bit & 1:
            source, opens = ON, slide_on(constants, scratch, CHANGED_ONE, ON, direction)
        elif opens:
            source = lifted_from(constants, scratch, source, start, ON)
        ways, unchanged = scratch.rows[TRACES + source], scratch.points[source][TOTAL]
        for number in range(1, free[0] + 1):
            square = free[number]
            if lifted[square] >> bit & 1:
                value = value_slid_with(constants, scratch, CHANGED_ONE, direction, square, mark)
            elif not opens:
                continue
            elif ways[square] & RAYS_OF_ALL:
                value = value_lifted(constants, scratch, source, square, mark)
            else:
                value = unchanged
            if value > best[square]:  # noqa: PLR1730 - in plain Python a call of max takes far longer
                best[square] = value
        if source != ON:
            scratch.rows[source][SEA + start] = mark


@compilable
def weigh_lift(constants: Row, scratch: Scratch, at: int, opened: int, kind: int, start: int) -> float:
    """Weigh the ways to move a piece of the board; give the best (T4, T5, D3, D4)."""
    row, best, most, lifted = scratch.rows[at], scratch.points[BEST], CLOSED, CHANGED_ONE
    mark, free = row[SEA + start], scratch.rows[FREE]
    for square in range(constants[SQUARES]):
        best[square] = CLOSED
    if opened >= 0:
        change(constants, scratch, at, CHANGED_ONE, start, constants[GROUND + start])
        lift_then_slide(constants, scratch, opened, start, mark)
    else:
        lifted = lifted_from(constants, scratch, at, start, CHANGED_ONE)
    ways, unchanged = scratch.rows[TRACES + lifted], scratch.points[lifted][TOTAL]
    for number in range(1, free[0] + 1):
        square = free[number]
        if kind in (CORAL_MOVE, TEMPLE_MOVE) and not takes_reef(constants, row, start, square):
            continue
        value = best[square]
        if value == CLOSED:
            value = unchanged
            if ways[square] & RAYS_OF_ALL:
                value = value_lifted(constants, scratch, lifted, square, mark)
        most = max(most, note(scratch, at, kind | start << 4 | square << 12, value))
    row[SEA + start] = mark
    return most


# --- Stored compasses (V3): alone, in pairs on the way to a treasure, and more. All ways are millions. ---


@compilable
def key_of(square: int, direction: int) -> int:
    """Number a compass on a square in the order of squares, then of letters: E, N, S, W."""
    return 4 * square + (direction ^ 1 if direction <= 1 else direction) + 1


@compilable
def square_in(key: int) -> int:
    """Give the square of a key."""
    return (key - 1) >> 2


@compilable
def direction_in(key: int) -> int:
    """Give the direction of a key."""
    letter = (key - 1) & 3
    return letter ^ 1 if letter <= 1 else letter


@compilable
def trace_slide(constants: Row, scratch: Scratch, direction: int, at: int) -> None:
    """Note what the bot's slide depends on, and the square behind a treasure that stops it."""
    trace = scratch.rows[TRACES + at]
    for square in range(constants[SQUARES]):
        trace[square] = 0
    way = follow(constants, scratch.rows[HERE], scratch.rows[NOTES][ME], direction, trace, 1)
    if way & OPENS and treasure_of(way):
        count, heading = trace[LIFTED], direction
        if count:
            heading = (trace[LIFTED + count] & 15) - FIRST_COMPASS
        behind = constants[AHEAD + 4 * (treasure_of(way) - 1) + heading]
        if behind != EDGE:
            trace[behind] = 1


@compilable
def list_pairs(constants: Row, scratch: Scratch) -> int:
    """List the pairs that lead the bot to a treasure: the first turns it, the second turns it again."""
    row, passing, count = scratch.rows[HERE], scratch.rows[TRACES + PASSING], 0
    stored, me = STORED + 4 * row[SEAT], scratch.rows[NOTES][ME]
    for heading in range(4):
        trace_slide(constants, scratch, heading, ON_THE_WAY)
        for first in range(constants[SQUARES]):
            if not scratch.rows[TRACES + ON_THE_WAY][first] or not takes_piece(constants, row, first):
                continue
            for one in range(4):
                if not row[stored + one]:
                    continue
                row[SEA + first] = FIRST_COMPASS + one
                trace_slide(constants, scratch, heading, AHEAD_OF_IT)
                for second in range(constants[SQUARES]):
                    if not scratch.rows[TRACES + AHEAD_OF_IT][second] or not takes_piece(
                        constants, row, second
                    ):
                        continue
                    for other in range(4):
                        if not row[stored + other] or other == one:
                            continue
                        row[SEA + second] = FIRST_COMPASS + other
                        way = follow(constants, row, me, heading, passing, 0)
                        row[SEA + second] = IS_FREE
                        if treasure_of(way) and count < MOST_PAIRS:
                            mine, yours = key_of(first, one), key_of(second, other)
                            scratch.moves[MOST_MOVES + count] = min(mine, yours) << _BITS | max(mine, yours)
                            count += 1
                row[SEA + first] = IS_FREE
    sort(scratch.moves, MOST_MOVES, count)
    return count


@compilable
def sort(numbers: Row, first: int, count: int) -> None:
    """Sort some numbers of a row, in place."""
    gap = count // 2
    while gap:
        for at in range(first + gap, first + count):
            number, to = numbers[at], at
            while to >= first + gap and numbers[to - gap] > number:
                numbers[to] = numbers[to - gap]
                to -= gap
            numbers[to] = number
        gap //= 2


@compilable
def begin_chain(constants: Row, scratch: Scratch, at: int, opened: int) -> int:
    """Make the position with the compasses of PLACED, and those after its slides; give which are open."""
    source, open_then, placed = at, opened, scratch.rows[PLACED]
    for number in range(placed[0]):
        change(constants, scratch, source, CHAIN, placed[1 + 2 * number], placed[2 + 2 * number])
        source = CHAIN
    if opened >= 0:
        open_then = 0
        for direction in range(4):
            if slide_on(constants, scratch, CHAIN, CHAIN + SLID + direction, direction):
                open_then |= 1 << direction
    return open_then


@compilable
def place(scratch: Scratch, key: int) -> None:
    """Add a compass to PLACED."""
    placed = scratch.rows[PLACED]
    count = placed[0]
    placed[1 + 2 * count] = square_in(key)
    placed[2 + 2 * count] = FIRST_COMPASS + direction_in(key)
    placed[0] = count + 1


@compilable
def is_placed(scratch: Scratch, direction: int) -> bool:
    """Tell whether a compass of a direction is among those of PLACED."""
    placed = scratch.rows[PLACED]
    for number in range(placed[0]):
        if placed[2 + 2 * number] == FIRST_COMPASS + direction:
            return True
    return False


@compilable
def begin_round(scratch: Scratch, at: int) -> None:
    """Note where a round of placing stored compasses begins in the list."""
    facts = scratch.rows[NOTES]
    if at == HERE:
        place = ROUND
        while facts[place]:
            place += 1
        facts[place] = facts[LISTED]


@compilable
def weigh_one_more(constants: Row, scratch: Scratch, at: int, opened: int, key: int) -> float:
    """Weigh placing one compass more than those of PLACED, on a position that has these; list it."""
    square, direction, placed = square_in(key), direction_in(key), scratch.rows[PLACED]
    base, move = CHAIN if placed[0] else at, NOTHING_PLACED ^ (square ^ NO_SQUARE) << 4 + 8 * direction
    for number in range(placed[0]):
        move ^= (placed[1 + 2 * number] ^ NO_SQUARE) << 4 + 8 * (placed[2 + 2 * number] - FIRST_COMPASS)
    value = after_one(constants, scratch, base, opened, square, FIRST_COMPASS + direction)
    return note(scratch, at, move, value - KEPT_COMPASS * (placed[0] + 1))


@compilable
def weigh_stored(constants: Row, scratch: Scratch, at: int, opened: int) -> float:
    """Weigh the ways to place stored compasses that the bot tries; give the best, or CLOSED."""
    row, placed, best = scratch.rows[at], scratch.rows[PLACED], CLOSED
    stored, free = STORED + 4 * row[SEAT], scratch.rows[FREE]
    placed[0] = 0
    while True:
        most, last, begun = CLOSED, 0, placed[0]
        open_then = opened
        if begun:
            open_then = begin_chain(constants, scratch, at, opened)
            begin_round(scratch, at)
        list_free(constants, scratch, CHAIN if begun else at)
        for number in range(1, free[0] + 1):
            square = free[number]
            for direction in range(4):
                if row[stored + direction] and not is_placed(scratch, direction):
                    key = key_of(square, direction)
                    value = weigh_one_more(constants, scratch, at, open_then, key)
                    # A pair comes after its first compass alone, so the key of one goes on with nothing.
                    last = max(last, key << _BITS) if value >= most - EQUAL else last
                    last = key << _BITS if value > most + EQUAL else last
                    most = max(most, value)
        if not begun:
            begin_round(scratch, at)
        if not begun and opened >= 0:
            before, open_then = 0, 0
            for number in range(list_pairs(constants, scratch)):
                pair = scratch.moves[MOST_MOVES + number]
                if number and pair == scratch.moves[MOST_MOVES + number - 1]:
                    continue
                if pair >> _BITS != before:
                    before = pair >> _BITS
                    placed[0] = 0
                    place(scratch, before)
                    open_then = begin_chain(constants, scratch, at, opened)
                value = weigh_one_more(constants, scratch, at, open_then, pair & _LOW)
                last = max(last, pair) if value >= most - EQUAL else last
                last = pair if value > most + EQUAL else last
                most = max(most, value)
            placed[0] = 0
        if most <= best + EQUAL:
            return best
        best = most
        place(scratch, last >> _BITS)
        if last & _LOW:
            place(scratch, last & _LOW)


# --- The die's action. ---


@compilable
def weigh_compass(constants: Row, scratch: Scratch, at: int, opened: int, found: int, still: float) -> float:
    """Weigh what a compass roll allows (T3, T4, V2, V3); give the best."""
    most = CLOSED
    for direction in range(4):
        if of_kind(found, COMPASS) >> direction & 1:
            most = max(most, weigh_placing(constants, scratch, at, opened, COMPASS | direction << 4))
        if of_kind(found, STORE) >> direction & 1:
            most = max(most, note(scratch, at, STORE | direction << 4, still + KEPT_COMPASS))
    if of_kind(found, SHIFT):
        for square in range(constants[SQUARES]):
            if is_compass(scratch.rows[at][SEA + square]):
                most = max(most, weigh_lift(constants, scratch, at, opened, SHIFT, square))
    for direction in range(4):
        if of_kind(found, OWN_COMPASS) >> direction & 1:
            most = max(most, weigh_placing(constants, scratch, at, opened, OWN_COMPASS | direction << 4))
    if of_kind(found, UNSTORE):
        most = max(most, weigh_stored(constants, scratch, at, opened))
    return most


@compilable
def weigh_coral(constants: Row, scratch: Scratch, at: int, opened: int, found: int) -> float:
    """Weigh the reefs to move and the compasses to swap (T5, V1); give the best."""
    row, most, reefs, swaps = scratch.rows[at], CLOSED, of_kind(found, CORAL_MOVE), of_kind(found, SWAP)
    if at == HERE:
        for position in range(SLID + 4):
            for square in range(constants[SQUARES]):
                scratch.points[WITH_CORAL + position][square] = UNKNOWN
    for square in range(constants[SQUARES]):
        mark = row[SEA + square]
        if mark == IS_CORAL and reefs:
            most = max(most, weigh_lift(constants, scratch, at, opened, CORAL_MOVE, square))
        elif swaps and is_compass(mark):
            for direction in range(4):
                if swaps >> direction & 1:
                    value = after_one(constants, scratch, at, opened, square, FIRST_COMPASS + direction)
                    most = max(most, note(scratch, at, SWAP | square << 4 | direction << 12, value))
    return most


@compilable
def weigh_pieces(constants: Row, scratch: Scratch, at: int, opened: int, found: int) -> float:
    """Weigh the treasures and temples to move and the compasses to turn (D3 to D5); give the best."""
    row, most = scratch.rows[at], CLOSED
    for square in range(constants[SQUARES]):
        mark = row[SEA + square]
        if of_kind(found, TREASURE_MOVE) and is_treasure(mark):
            most = max(most, weigh_lift(constants, scratch, at, opened, TREASURE_MOVE, square))
        elif of_kind(found, TEMPLE_MOVE) and mark == IS_TEMPLE:
            most = max(most, weigh_lift(constants, scratch, at, opened, TEMPLE_MOVE, square))
        elif of_kind(found, TURN) and is_compass(mark):
            for direction in range(4):
                if FIRST_COMPASS + direction != mark:
                    value = after_one(constants, scratch, at, opened, square, FIRST_COMPASS + direction)
                    most = max(most, note(scratch, at, TURN | square << 4 | direction << 12, value))
    return most


@compilable
def weigh_shots(constants: Row, scratch: Scratch, at: int, opened: int, found: int) -> float:
    """Weigh the shots (T6); give the best."""
    most, row, seat = CLOSED, scratch.rows[SHOT], scratch.rows[at][SEAT]
    for number in range(list_shots(constants, scratch.rows[at], found, scratch.rows[SHOTS])):
        move = scratch.rows[SHOTS][number]
        copy_state(constants, scratch, at, SHOT)
        fire(constants, row, seat, move >> 4 & 255, move >> 12 & 255)
        # The stakes of another shot are none of this one's.
        scratch.rows[NOTES][KNOWN_STAKES] &= (1 << STAKES_SHOT) - 1
        stand(constants, scratch, SHOT, STAKES_SHOT if opened >= 0 else STAKES_LAST)
        value = CLOSED
        if opened >= 0 and not is_won(constants, row, seat):
            for direction in range(4):
                if slide_on(constants, scratch, SHOT, ON, direction):
                    value = max(value, scratch.points[ON][TOTAL])
        if value == CLOSED:
            value = scratch.points[SHOT][TOTAL]
        most = max(most, note(scratch, at, move, value))
    return most


_ON_COMPASS: Final = (
    15 << 4 * COMPASS | 15 << 4 * SHIFT | 15 << 4 * OWN_COMPASS | 15 << 4 * STORE | 15 << 4 * UNSTORE
)
_ON_CORAL: Final = 15 << 4 * CORAL_MOVE | 15 << 4 * SWAP
_ON_PIECES: Final = 15 << 4 * TREASURE_MOVE | 15 << 4 * TEMPLE_MOVE | 15 << 4 * TURN


@compilable
def weigh_actions(constants: Row, scratch: Scratch, at: int, opened: int, still: float, left: float) -> float:
    """Weigh what fulfils an action of the dice in a position; give the best, or CLOSED if there is none.

    `opened` has 1 << direction of each slide still to come, or is below 0 if the slide is done; `still` is
    what the turn is worth if nothing is changed, `left` if all that may be left is.
    """
    found, most = actions(constants, scratch.rows[at]), CLOSED
    list_free(constants, scratch, at)
    if of_kind(found, FIRE):
        most = max(most, weigh_shots(constants, scratch, at, opened, found))
    if found & _ON_CORAL:
        most = max(most, weigh_coral(constants, scratch, at, opened, found))
    if found & _ON_COMPASS:
        most = max(most, weigh_compass(constants, scratch, at, opened, found, still))
    if found & _ON_PIECES:
        most = max(most, weigh_pieces(constants, scratch, at, opened, found))
    if of_kind(found, HOLD):
        most = max(most, note(scratch, at, HOLD, left))
    return most


# --- Decisions. ---


@compilable
def mark_opened(constants: Row, scratch: Scratch, direction: int, sign: int) -> None:
    """Mark with a sign the treasures that a compass of a direction opens on the way out of the base (V2)."""
    row, seat, trace = scratch.rows[HERE], scratch.rows[NOTES][ME], scratch.rows[TRACES + HERE]
    for square in range(constants[SQUARES]):
        trace[square] = 0
    out = int(constants[SIDE + seat]) ^ 2
    follow(constants, row, seat, out, trace, 1)
    for square in range(constants[SQUARES]):
        if trace[square] and takes_piece(constants, row, square):
            row[SEA + square] = FIRST_COMPASS + direction
            taken = treasure_of(follow(constants, row, seat, out, scratch.rows[TRACES + PASSING], 0))
            row[SEA + square] = IS_FREE
            if taken:
                scratch.rows[OPENED][taken - 1] = sign


@compilable
def weigh_picks(constants: Row, scratch: Scratch) -> None:
    """Weigh the compasses to pick by the treasures that each opens and those picked before do not (V2)."""
    row, seat, marked = scratch.rows[HERE], scratch.rows[NOTES][ME], scratch.rows[OPENED]
    for direction in range(4):
        if not row[RESERVE + direction]:
            continue
        for square in range(constants[SQUARES]):
            marked[square] = 0
        mark_opened(constants, scratch, direction, 1)
        for had in range(4):
            if row[OWN + 4 * seat + had]:
                mark_opened(constants, scratch, had, 0)
        opened = 0
        for square in range(constants[SQUARES]):
            # Not `sum`: numba would load all its algebra with the compiled code.
            opened += marked[square]
        note(scratch, HERE, PICK | direction << 4, opened * 1.0)


@compilable
def best_again(constants: Row, scratch: Scratch, at: int) -> float:
    """Value the best slide that goes on from a position after a slide of the same turn (M9, D6)."""
    best = CLOSED
    if not is_won(constants, scratch.rows[at], scratch.rows[NOTES][ME]):
        for direction in range(4):
            if slide_on(constants, scratch, at, CHAIN, direction, 0, 1):
                best = max(best, scratch.points[CHAIN][TOTAL])
    return best if best > CLOSED else scratch.points[at][TOTAL]


@compilable
def more_by_slides(constants: Row, scratch: Scratch, opened: int, slides: int, still: float) -> float:
    """Tell how much better than one whole slide several are, or one that stops early (M7, M9, D6)."""
    best, trace = still, scratch.rows[TRACES + ON_THE_WAY]
    for direction in range(4):
        if not opened >> direction & 1:
            continue
        if slides > 1:
            best = max(best, best_again(constants, scratch, SLID + direction))
        if constants[STOPS]:
            way = follow(constants, scratch.rows[HERE], scratch.rows[NOTES][ME], direction, trace, 0)
            for squares in range(1, stops_on(way) + 1):
                slide_on(constants, scratch, HERE, ON, direction, squares)
                best = max(best, scratch.points[ON][TOTAL])
    return best - still


@compilable
def weigh_stops(constants: Row, scratch: Scratch, direction: int) -> None:
    """Weigh the slides in a direction that stop early, each with the best action after it (M7)."""
    row = scratch.rows[HERE]
    trace = scratch.rows[TRACES + ON_THE_WAY]
    way = follow(constants, row, scratch.rows[NOTES][ME], direction, trace, 0)
    for squares in range(1, stops_on(way) + 1):
        slide_on(constants, scratch, HERE, ON, direction, squares)
        value = CLOSED
        if not row[ACTED]:
            total = scratch.points[ON][TOTAL]
            value = weigh_actions(constants, scratch, ON, -1, total, total)
        value = scratch.points[ON][TOTAL] if value == CLOSED else value
        note(scratch, HERE, SLIDE | direction << 4 | squares << 12, value)


@compilable
def weigh_slide(constants: Row, scratch: Scratch, at: int, slides: int) -> None:
    """Weigh a slide by what follows it: the best action if it is still to come, another slide (M9, D6)."""
    row, total, value = scratch.rows[at], scratch.points[at][TOTAL], CLOSED
    if not row[ACTED] and not is_won(constants, row, row[SEAT]):
        value = weigh_actions(constants, scratch, at, -1, total, total)
    value = total if value == CLOSED else value
    if slides > 1:
        value += best_again(constants, scratch, at) - total
    note(scratch, HERE, SLIDE | at - SLID << 4, value)


@compilable
def weigh_moves(constants: Row, scratch: Scratch, state: Row) -> int:
    """List the moves of the seat that decides with what each is worth; give their number."""
    facts = scratch.rows[NOTES]
    for fact in range(FACTS):
        facts[fact] = 0
    facts[ME] = state[SEAT]
    copy(state, scratch.rows[HERE])
    copy(state, scratch.rows[ORIGIN])
    if state[PHASE] == PICKING:
        weigh_picks(constants, scratch)
        return facts[LISTED]
    forget_journeys(constants, scratch)
    stand(constants, scratch, HERE, STAKES_HERE)
    slides, opened, still = slides_left(constants, state), -1, scratch.points[HERE][TOTAL]
    left, more = still, 0.0
    if slides:
        opened, best = 0, CLOSED
        for direction in range(4):
            if slide_on(constants, scratch, HERE, SLID + direction, direction):
                opened |= 1 << direction
                best = max(best, scratch.points[SLID + direction][TOTAL])
        still = best if opened else still
        left = left if state[MOVED] else still
    if not state[ACTED]:
        weigh_actions(constants, scratch, HERE, opened, still, left)
        if opened > 0 and (slides > 1 or constants[STOPS]):
            # An action was valued with one whole slide after it.
            more = more_by_slides(constants, scratch, opened, slides, still)
            for at in range(facts[LISTED]):
                if scratch.moves[at] != HOLD or not has_slide_left(constants, state):
                    scratch.values[at] += more
    for direction in range(4):
        if opened > 0 and opened >> direction & 1:
            weigh_slide(constants, scratch, SLID + direction, slides)
            if constants[STOPS]:
                weigh_stops(constants, scratch, direction)
    return facts[LISTED]


@compilable
def best_moves(scratch: Scratch, count: int) -> int:
    """Gather the moves that are worth most at the front of the list; give their number."""
    most, equal = CLOSED, 0
    for at in range(count):
        most = max(most, scratch.values[at])
    for at in range(count):
        if scratch.values[at] >= most - EQUAL:
            scratch.moves[equal] = scratch.moves[at]
            equal += 1
    return equal
