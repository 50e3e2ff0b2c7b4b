"""What a sea is worth to the bot `greedy` if its turn ends so, in points of its own.

A treasure is worth more the nearer it brings its owner to the target: the step that wins outweighs all else,
for the bot as for its rivals. What may happen later counts as that step times how likely it is.

The bot looks at a handful of positions at once: the sea as it lies, the sea after each slide, and some with
one piece changed. A ray is what a submarine has before it in one direction: its slide and its shot. These
depend on few squares, so a position is made from another by looking anew where a change touches them.
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fathoms.compilable import compilable, compilable_inline, copy_places
from fathoms.games.atlantis_treasure.compiled.rules import (
    ABOARD,
    AT_BASE,
    AT_TARGET,
    BLOCKS,
    CARGO_TAKEN,
    CARRIES,
    CHANGED,
    DICE,
    DIE_FACE,
    EDGE,
    ENDS,
    FIRST_SUBMARINE,
    GROUND,
    HELD,
    LEADS_HOME,
    LIFTED,
    ON_BASE,
    ONE_DIE,
    OPENS,
    PLACE,
    RELOADS,
    SEA,
    SEATS,
    SIDES,
    SQUARES,
    STOLEN,
    TAKES_TREASURE,
    TARGET,
    TEAMS,
    TORPEDO_FACE,
    TORPEDOES,
    TRACE,
    TURNS,
    WAY_BITS,
    are_partners,
    cargo_worth,
    end_of,
    ends_with,
    flight,
    follow,
    gain_of,
    is_won,
    says,
    score_of,
    slide,
    treasure_of,
    winners,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from fathoms.games.atlantis_treasure.compiled.rules import Row

VICTORY: Final = 1e6
"""Above all that is merely likely."""
WIN: Final = 1000.0
EQUAL: Final = 1e-9
"""Values nearer than this are the same: sums of the same parts in another order."""
POINT: Final = 20.0
"""What a treasure of worth 1 is worth where no target ends the game (E4, E5)."""
CARRIED: Final = 0.6
"""The part of what treasures aboard are worth already before they are home (K1)."""
NEAREST: Final = 0.5
"""How likely the bot gets something that is one slide away."""
SECOND: Final = 0.2
THIRD: Final = 0.1
ANOTHER: Final = 0.1
"""What a second treasure within one slide adds, should the first be gone."""
RIVAL: Final = 0.8
"""How likely a rival gets a treasure that is one slide away."""
IN_LINE: Final = 0.25
"""How likely a rival in the bot's torpedo line is still there when it may fire."""
HIT: Final = 0.5
"""How likely a torpedo aboard finds its target when the die allows it to be fired."""
NEXT_TORPEDO: Final = 0.3
"""What a torpedo is worth beside the one before it."""
PATIENCE: Final = 3
"""How many rounds without a treasure changing place turn all caution into boldness."""
CLOSED: Final = -inf
"""The value of a slide that is not open (M5)."""
FAR: Final = 99
"""Slides to something that three slides do not reach."""
_UNKNOWN: Final = -9

# The positions; in the rows of the scratch each has a state, and TRACES further on its trace.
HERE: Final = 0
"""The sea as the decision finds it."""
SLID: Final = 1
"""The first of four: the sea after the slide in each direction."""
CHANGED_ONE: Final = 5
"""With one piece changed."""
ON: Final = 6
"""Changed or slid from there."""
SHOT: Final = 7
TRIED: Final = 8
ORIGIN: Final = 9
"""The state as the decision finds it, never changed."""
CHAIN: Final = 10
"""With some stored compasses placed; behind it, the same after the slide in each direction."""
POSITIONS: Final = 15
# Traces alone.
PASSING: Final = 15
FRESH: Final = 16
"""With rays just made."""
ON_THE_WAY: Final = 17
AHEAD_OF_IT: Final = 18
TRACES: Final = 19
# Rows behind them.
NOTES: Final = 2 * TRACES
"""The facts of the decision."""
SHOTS: Final = NOTES + 1
PLACED: Final = NOTES + 2
"""The stored compasses of a way to place them: their number, then square and mark of each."""
OPENED: Final = NOTES + 3
"""A number a square: which treasures a compass opens."""
FREE: Final = NOTES + 4
"""How many squares take a piece, and then these, in the position whose actions are weighed."""
_ROWS: Final = NOTES + 5

# A trace: 1 << number of each ray that depends on a square; from LATER_SLIDE on, 1 << direction of each slide
# of the bot's that does. Behind it
LATER_SLIDE: Final = 16
RAYS_OF_ALL: Final = (1 << LATER_SLIDE) - 1
RAYS: Final = TRACE
"""four rays a seat: the way of the slide, and from VICTIM on one more than the seat that a torpedo hits;"""
VICTIM: Final = WAY_BITS
SLOT: Final = RAYS + 16
"""which stakes are the position's;"""
SETTLED: Final = SLOT + 1
"""and whether the turn that ends so ends the game."""
_WIDTH: Final = SETTLED + 1

# The facts of a decision.
ME: Final = 0
KNOWN_STAKES: Final = 1
"""1 << slot for each slot of stakes that is worked out."""
LISTED: Final = 2
"""How many moves are listed."""
ROUND: Final = 3
"""Where each round of placing stored compasses begins in the list."""
FACTS: Final = 8

# The rows of points: a position's total, and behind it what each seat has before it; the slots of stakes; the
# best of each square. To each of the first two slots what a treasure is worth is added, and 4 at home.
TOTAL: Final = 0
OUTLOOK: Final = 1
STAKES: Final = POSITIONS
STAKES_HERE: Final = 0
STAKES_SHOT: Final = 8
STAKES_LAST: Final = 16
BEST: Final = STAKES + 17
WITH_CORAL: Final = BEST + 1
"""For HERE and the four after it, what each is worth with coral on a square, or UNKNOWN."""
_POINT_ROWS: Final = WITH_CORAL + SLID + 4
UNKNOWN: Final = inf
GAIN: Final = 0
"""For each seat, what one treasure more is worth; behind them those of worth 2 and 3 (W1)."""
THREAT: Final = 12
"""For each rival, what it costs to lie in the line of its torpedo."""
PREY: Final = 16
"""For each rival, what it is worth to have it in line."""
RELOAD: Final = 20
"""What it is worth to come home: the torpedoes that lie on the bot's base (T9), and its cargo (K1)."""
NOW: Final = 21
"""What all that is held now is worth."""
_STAKE_COUNT: Final = 22

# What is known of the slides from a place, for journeys: four ends, whether any takes a treasure, whether any
# leads home, and how many slides it is to a treasure and home.
TAKES: Final = 4
RETURNS_HOME: Final = 5
TO_TREASURE: Final = 6
TO_HOME: Final = 7
_JOURNEY: Final = 8

MOST_MOVES: Final = 40_000
MOST_PAIRS: Final = 20_000
"""Room behind the moves for pairs of compasses."""


class Scratch(NamedTuple):
    """What the bot writes on while it weighs a decision; few arrays, as each is handed on and on."""

    rows: NDArray[np.int64]
    journeys: NDArray[np.int64]
    """For each square, and the base behind them, what is known of journeys from there."""
    points: NDArray[np.float64]
    moves: Row
    """The moves weighed, and beside them what each is worth."""
    values: NDArray[np.float64]


def scratch_for(constants: Row) -> Scratch:
    """Make room for the decisions on a rule set."""
    import numpy as np  # noqa: PLC0415 - a bot at a table plays without it

    squares = int(constants[SQUARES])
    return Scratch(
        rows=np.zeros((_ROWS, _WIDTH), np.int64),
        journeys=np.zeros((squares + 1, _JOURNEY), np.int64),
        points=np.zeros((_POINT_ROWS, max(_STAKE_COUNT, squares))),
        moves=np.zeros(MOST_MOVES + MOST_PAIRS, np.int64),
        values=np.zeros(MOST_MOVES),
    )


def plain_scratch_for(constants: Row) -> Scratch:
    """Make the same room out of lists, which plain Python is quicker on."""
    squares = constants[SQUARES]
    rows: Any = [[0] * _WIDTH for _ in range(_ROWS)]
    journeys: Any = [[0] * _JOURNEY for _ in range(squares + 1)]
    points: Any = [[0.0] * max(_STAKE_COUNT, squares) for _ in range(_POINT_ROWS)]
    moves: Any = [0] * (MOST_MOVES + MOST_PAIRS)
    values: Any = [0.0] * MOST_MOVES
    return Scratch(rows, journeys, points, moves, values)


@compilable_inline
def look(constants: Row, scratch: Scratch, at: int, number: int, trace: int) -> int:
    """Make a ray of a position: four a seat. What it depends on is noted in a trace."""
    row, noted, seat, direction = scratch.rows[at], scratch.rows[TRACES + trace], number >> 2, number & 3
    bit = 1 << number
    mine = seat == scratch.rows[NOTES][ME]
    slides = bit | (1 << LATER_SLIDE + direction if mine else 0)
    ray = follow(constants, row, seat, direction, noted, slides)
    hit = flight(constants, row, seat, direction, noted, bit)
    if hit != EDGE and row[SEA + hit] >= FIRST_SUBMARINE:
        ray |= row[SEA + hit] - FIRST_SUBMARINE + 1 << VICTIM
    return ray


# --- What is at stake. ---


@compilable
def holding(missing: int) -> float:
    """Value the treasures of a seat by how many are missing to its target (E1)."""
    return 60.0 / (missing + 0.5) if missing > 0 else WIN


@compilable_inline
def standing(constants: Row, row: Row, seat: int, more: int) -> float:
    """Value what a seat holds, and some worth more or less."""
    score = score_of(constants, row, seat) + more
    if constants[ENDS] == AT_TARGET:
        return holding(constants[TARGET + seat] - score)
    return POINT * score


@compilable_inline
def aboard(constants: Row, row: Row, seat: int, more: int) -> float:
    """Value what a seat carries, if it takes some worth more (K1)."""
    cargo = cargo_worth(row, seat) + more
    if not cargo:
        return 0.0
    return CARRIED * (standing(constants, row, seat, cargo) - standing(constants, row, seat, 0))


@compilable
def firing_chance(constants: Row) -> float:
    """Tell how likely a turn's dice say torpedo."""
    sides, firing = constants[SIDES], 0
    for side in range(sides):
        firing += 1 if says(constants[DIE_FACE + side], TORPEDO_FACE) else 0
    fires = firing / sides
    return fires if constants[DICE] == ONE_DIE else fires * (2 - fires)


@compilable
def taken_by_hit(constants: Row, row: Row, victim: int) -> int:
    """Guess the worth that a hit brings to the shooter (T7, H2, K3)."""
    taken = min(row[HELD + victim], constants[STOLEN])
    return taken + cargo_worth(row, victim) if constants[CARGO_TAKEN] else taken


@compilable
def lost_by_hit(constants: Row, row: Row, victim: int) -> float:
    """Guess what a hit costs its victim (T7, H2, K3)."""
    held = min(row[HELD + victim], constants[STOLEN])
    lost = standing(constants, row, victim, 0) - standing(constants, row, victim, -held) if held else 0.0
    return lost + aboard(constants, row, victim, 0)


@compilable
def work_out(constants: Row, scratch: Scratch, row: Row, slot: int) -> None:
    """Write into a slot the points of each thing while treasures and torpedoes stay as they are in a row."""
    here, me, out = scratch.rows[ORIGIN], scratch.rows[NOTES][ME], scratch.points[STAKES + slot]
    seats, fires = constants[SEATS], firing_chance(constants)
    # Captains who only hide from each other never end a game (E2), so caution wears off.
    caution = max(0.0, 1 - (here[TURNS] - here[CHANGED]) / (PATIENCE * seats))
    in_line = caution * IN_LINE + 1 - caution
    for place in range(_STAKE_COUNT):
        out[place] = 0.0
    mine, carried = standing(constants, row, me, 0), aboard(constants, row, me, 0)
    loss, gain = lost_by_hit(constants, row, me), standing(constants, row, me, 1) - mine
    now, prey = mine + carried, 0.0
    for seat in range(seats):
        value, cargo = standing(constants, row, seat, 0), aboard(constants, row, seat, 0)
        for worth in range(1, 4 if constants[BLOCKS] else 2):
            place = GAIN + 4 * (worth - 1) + seat
            if constants[CARRIES]:
                out[place] = aboard(constants, row, seat, worth) - cargo
            else:
                out[place] = standing(constants, row, seat, worth) - value
        if are_partners(constants, seat, me):
            now += cargo if seat != me else 0.0
            continue
        lost, taken = lost_by_hit(constants, row, seat), taken_by_hit(constants, row, seat)
        prey = max(prey, lost)
        now -= value + cargo
        # A torpedo takes from one what it gives to the other (T7).
        if row[ABOARD + seat] and loss:
            brought = taken_by_hit(constants, row, me)
            out[THREAT + seat] = caution * fires * (standing(constants, row, seat, brought) - value + loss)
        if row[ABOARD + me] and lost:
            out[PREY + seat] = in_line * fires * (standing(constants, row, me, taken) - mine + lost)
    torpedo = fires * HIT * (gain + prey)
    for number in range(constants[TORPEDOES + me]):
        if number < row[ABOARD + me]:
            now += torpedo
        elif constants[RELOADS] == ON_BASE:
            out[RELOAD] += torpedo
        torpedo *= NEXT_TORPEDO
    out[RELOAD] += carried * (1 / CARRIED - 1)
    out[NOW] = now


@compilable
def stakes_at(constants: Row, scratch: Scratch, slot: int, row: Row) -> None:
    """Work out a slot of stakes from a row, unless it is known."""
    if not scratch.rows[NOTES][KNOWN_STAKES] >> slot & 1:
        work_out(constants, scratch, row, slot)
        scratch.rows[NOTES][KNOWN_STAKES] |= 1 << slot


@compilable
def final_value(constants: Row, row: Row, me: int) -> float:
    """Value a turn that ends the game, by what the seats hold then (E1, E3); 0 if it goes on."""
    if is_won(constants, row, me):
        return VICTORY
    if not ends_with(constants, row, me):
        return 0.0
    won, count = winners(constants, row), 0
    for seat in range(constants[SEATS]):
        count += won >> seat & 1
    return VICTORY / count if won >> me & 1 else -VICTORY


# --- Journeys: how many slides the bot is away from a treasure and from its base. ---


@compilable
def forget_journeys(constants: Row, scratch: Scratch) -> None:
    """Forget the journeys of the decision before."""
    for at in range(constants[SQUARES] + 1):
        scratch.journeys[at][TAKES] = _UNKNOWN
        scratch.journeys[at][TO_TREASURE] = _UNKNOWN


@compilable
def slides_from(constants: Row, scratch: Scratch, place: int) -> int:
    """Note where one slide leads from a place on the sea as the decision finds it; give where it is noted."""
    at = constants[SQUARES] if place == AT_BASE else place
    known, row, me = scratch.journeys[at], scratch.rows[ORIGIN], scratch.rows[NOTES][ME]
    if known[TAKES] != _UNKNOWN:
        return at
    start = row[PLACE + me]
    if start != AT_BASE:
        row[SEA + start] = constants[GROUND + start]
    row[PLACE + me] = place
    under = row[SEA + place] if place != AT_BASE else 0
    known[TAKES] = 0
    known[RETURNS_HOME] = 0
    for direction in range(4):
        way = follow(constants, row, me, direction, scratch.rows[TRACES + PASSING], 0)
        known[direction] = end_of(way) if way & OPENS else place
        known[TAKES] |= 1 if treasure_of(way) else 0
        known[RETURNS_HOME] |= 1 if way & LEADS_HOME else 0
    if place != AT_BASE:
        row[SEA + place] = under
    row[PLACE + me] = start
    if start != AT_BASE:
        row[SEA + start] = FIRST_SUBMARINE + me
    return at


@compilable
def journey_from(constants: Row, scratch: Scratch, place: int) -> int:
    """Work out the slides from a place to the nearest treasure and home; give where they are noted."""
    at = constants[SQUARES] if place == AT_BASE else place
    known = scratch.journeys[at]
    if known[TO_TREASURE] != _UNKNOWN:
        return at
    treasure, home = FAR, FAR
    first = scratch.journeys[slides_from(constants, scratch, place)]
    treasure = 1 if first[TAKES] else treasure
    home = 1 if first[RETURNS_HOME] else home
    for one in range(4):
        second = scratch.journeys[slides_from(constants, scratch, first[one])]
        treasure = min(treasure, 2) if second[TAKES] else treasure
        home = min(home, 2) if second[RETURNS_HOME] else home
    if max(treasure, home) == FAR:
        for one in range(4):
            second = scratch.journeys[slides_from(constants, scratch, first[one])]
            for other in range(4):
                third = scratch.journeys[slides_from(constants, scratch, second[other])]
                treasure = min(treasure, 3) if third[TAKES] else treasure
                home = min(home, 3) if third[RETURNS_HOME] else home
    known[TO_TREASURE] = treasure
    known[TO_HOME] = home
    return at


@compilable
def later(slides: int) -> float:
    """Tell how likely the bot gets something that is two slides away or more."""
    return SECOND if slides <= 2 else THIRD if slides == 3 else 0.0


# --- Positions. ---


@compilable_inline
def outlook(constants: Row, scratch: Scratch, slot: int, seat: int, at: int, place: int) -> float:
    """Value what a seat has before it; for the bot, which lies at `place`, also what is further away."""
    first, me = RAYS + 4 * seat, scratch.rows[NOTES][ME]
    rays, points = scratch.rows[TRACES + at], scratch.points[STAKES + slot]
    if seat != me:
        taken, threats = 0, 0
        for number in range(first, first + 4):
            if rays[number] & TAKES_TREASURE:
                taken = max(taken, gain_of(rays[number])) if constants[BLOCKS] else 1
            threats += 1 if rays[number] >> VICTIM == me + 1 else 0
        value = points[GAIN + 4 * (taken - 1) + seat] * RIVAL if taken else 0.0
        if constants[TEAMS] and are_partners(constants, seat, me):
            return value
        return -(value + points[THREAT + seat] * threats)
    within, most, home, prey = 0, 0, 0, 0.0
    for number in range(first, first + 4):
        ray = rays[number]
        home |= ray & LEADS_HOME
        if ray >> VICTIM:
            prey = max(prey, points[PREY + (ray >> VICTIM) - 1])
        if ray & TAKES_TREASURE:
            new, most = 1, max(most, gain_of(ray)) if constants[BLOCKS] else 1
            for before in range(first, number):
                if (rays[before] ^ ray) & TAKES_TREASURE == 0:
                    new = 0
            within += new
    value = 0.0
    if within:
        value = points[GAIN + 4 * (most - 1) + me] * (NEAREST + ANOTHER * (within - 1))
    value += prey
    if home:
        value += points[RELOAD] * NEAREST
    if not within or (not home and points[RELOAD] > 0):
        known = scratch.journeys[journey_from(constants, scratch, place)]
        if not within:
            value += points[GAIN + me] * later(known[TO_TREASURE])
        if not home:
            value += points[RELOAD] * later(known[TO_HOME])
    return value


@compilable
def copy_state(constants: Row, scratch: Scratch, source: int, at: int) -> None:
    """Copy the state of a position."""
    copy_places(scratch.rows[source], scratch.rows[at], SEA + constants[SQUARES])


@compilable
def stand(constants: Row, scratch: Scratch, at: int, slot: int) -> None:
    """Look at the state of a position from every submarine, and value it."""
    row, trace, points, me = (
        scratch.rows[at],
        scratch.rows[TRACES + at],
        scratch.points[at],
        scratch.rows[NOTES][ME],
    )
    for square in range(constants[SQUARES]):
        trace[square] = 0
    for number in range(4 * constants[SEATS]):
        trace[RAYS + number] = look(constants, scratch, at, number, at)
    stakes_at(constants, scratch, slot, row)
    trace[SLOT] = slot
    total = scratch.points[STAKES + slot][NOW]
    for seat in range(constants[SEATS]):
        value = outlook(constants, scratch, slot, seat, at, row[PLACE + me])
        points[OUTLOOK + seat] = value
        total += value
    ended = final_value(constants, row, me)
    trace[SETTLED] = 1 if ended else 0
    points[TOTAL] = ended or total


@compilable
def change(constants: Row, scratch: Scratch, source: int, at: int, square: int, mark: int) -> None:
    """Make a position from another by changing one piece."""
    me, before, trace = scratch.rows[NOTES][ME], scratch.rows[TRACES + source], scratch.rows[TRACES + at]
    known, points = scratch.points[source], scratch.points[at]
    copy_state(constants, scratch, source, at)
    scratch.rows[at][SEA + square] = mark
    copy_places(before, trace, constants[SQUARES])
    touched, total, slot = before[square], known[TOTAL], before[SLOT]
    trace[SLOT] = slot
    trace[SETTLED] = before[SETTLED]
    for seat in range(constants[SEATS]):
        for number in range(4 * seat, 4 * seat + 4):
            # What a ray depended on before is left in: to look once more than needed does no harm.
            trace[RAYS + number] = before[RAYS + number]
            if touched >> number & 1:
                trace[RAYS + number] = look(constants, scratch, at, number, at)
        value = known[OUTLOOK + seat]
        if touched >> 4 * seat & 15:
            value = outlook(constants, scratch, slot, seat, at, scratch.rows[at][PLACE + me])
            total += value - known[OUTLOOK + seat]
        points[OUTLOOK + seat] = value
    points[TOTAL] = known[TOTAL] if before[SETTLED] else total


@compilable
def touched_by(scratch: Scratch, source: int, way: int) -> int:
    """Tell which rays of a position a slide of the bot's touches; its compasses are in the passing trace."""
    me, trace, passing = (
        scratch.rows[NOTES][ME],
        scratch.rows[TRACES + source],
        scratch.rows[TRACES + PASSING],
    )
    start, end, touched = scratch.rows[source][PLACE + me], end_of(way), 15 << 4 * me
    if start != AT_BASE:
        touched |= trace[start]
    if end != AT_BASE:
        touched |= trace[end]
    for number in range(LIFTED + 1, LIFTED + 1 + passing[LIFTED]):
        touched |= trace[passing[number] >> 4]
    return touched


@compilable
def slot_after(scratch: Scratch, source: int, way: int) -> int:
    """Give the stakes after a slide."""
    return scratch.rows[TRACES + source][SLOT] + gain_of(way) + (4 if way & LEADS_HOME else 0)


@compilable
def slide_on(
    constants: Row, scratch: Scratch, source: int, at: int, direction: int, squares: int = 0, again: int = 0
) -> bool:
    """Make a position from another by a slide of the bot's; tell whether it is open (M5).

    It may stop after some squares (M7), or be another one in the same turn (M9).
    """
    me, row = scratch.rows[NOTES][ME], scratch.rows[at]
    before, trace = scratch.rows[TRACES + source], scratch.rows[TRACES + at]
    known, points = scratch.points[source], scratch.points[at]
    copy_state(constants, scratch, source, at)
    way = slide(constants, row, me, direction, squares, scratch.rows[TRACES + PASSING])
    if not way & OPENS:
        return False
    ended = final_value(constants, row, me)
    trace[SETTLED] = 1 if ended else 0
    points[TOTAL] = ended
    if ended:
        return True
    touched = touched_by(scratch, source, way)
    mine = ~(15 << 4 * me | 15 << LATER_SLIDE)
    for square in range(constants[SQUARES]):
        trace[square] = before[square] & mine
    slot = slot_after(scratch, source, way)
    if again:
        slot = STAKES_LAST
        scratch.rows[NOTES][KNOWN_STAKES] &= (1 << STAKES_LAST) - 1
    stakes_at(constants, scratch, slot, row)
    trace[SLOT] = slot
    total, same = scratch.points[STAKES + slot][NOW], slot == before[SLOT]
    for seat in range(constants[SEATS]):
        for number in range(4 * seat, 4 * seat + 4):
            trace[RAYS + number] = before[RAYS + number]
            if touched >> number & 1:
                trace[RAYS + number] = look(constants, scratch, at, number, at)
        value = known[OUTLOOK + seat]
        if not same or touched >> 4 * seat & 15:
            value = outlook(constants, scratch, slot, seat, at, row[PLACE + me])
        points[OUTLOOK + seat] = value
        total += value
    points[TOTAL] = total
    return True


@compilable
def look_anew(constants: Row, scratch: Scratch, source: int, at: int, seat: int, touched: int) -> None:
    """Write into the fresh trace the rays of a seat: those of one position, but for some that another has."""
    before, fresh = scratch.rows[TRACES + source], scratch.rows[TRACES + FRESH]
    for number in range(4 * seat, 4 * seat + 4):
        fresh[RAYS + number] = before[RAYS + number]
        if touched >> number & 1:
            fresh[RAYS + number] = look(constants, scratch, at, number, PASSING)


@compilable
def value_with(constants: Row, scratch: Scratch, at: int, square: int, mark: int) -> float:
    """Value a position with one piece changed."""
    row, trace, known = scratch.rows[at], scratch.rows[TRACES + at], scratch.points[at]
    touched, total = trace[square] & RAYS_OF_ALL, known[TOTAL]
    if trace[SETTLED] or not touched:
        return total
    before, place = row[SEA + square], row[PLACE + scratch.rows[NOTES][ME]]
    row[SEA + square] = mark
    for seat in range(constants[SEATS]):
        if touched >> 4 * seat & 15:
            look_anew(constants, scratch, at, at, seat, touched)
            total += outlook(constants, scratch, trace[SLOT], seat, FRESH, place)
            total -= known[OUTLOOK + seat]
    row[SEA + square] = before
    return total


@compilable
def value_slid_with(
    constants: Row, scratch: Scratch, source: int, direction: int, square: int, mark: int
) -> float:
    """Value a position after one change and then a slide of the bot's; CLOSED if that is not open (M5)."""
    row, me, before = scratch.rows[TRIED], scratch.rows[NOTES][ME], scratch.rows[TRACES + source]
    copy_state(constants, scratch, source, TRIED)
    row[SEA + square] = mark
    way = slide(constants, row, me, direction, 0, scratch.rows[TRACES + PASSING])
    if not way & OPENS:
        return CLOSED
    ended = final_value(constants, row, me)
    if ended:
        return ended
    touched = touched_by(scratch, source, way) | before[square]
    slot = slot_after(scratch, source, way)
    stakes_at(constants, scratch, slot, row)
    total, same = scratch.points[STAKES + slot][NOW], slot == before[SLOT]
    for seat in range(constants[SEATS]):
        if same and not touched >> 4 * seat & 15:
            total += scratch.points[source][OUTLOOK + seat]
            continue
        look_anew(constants, scratch, source, TRIED, seat, touched)
        total += outlook(constants, scratch, slot, seat, FRESH, row[PLACE + me])
    return total
