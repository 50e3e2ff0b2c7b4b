"""The rules of Into the Blue on one row of whole numbers: the second copy, beside `state.State`.

Everything fast stands on it: bulk play, environments, bots, training, the solver. The functions are plain
Python; a row is a list where a bot thinks about one table, and a row of an array in compiled code, which
compiles them into its own. Property tests hold both copies of the rules together.

Dice are packed four bits a face, in the order 1 to 6 and the chest: each says how many dice show it. The
shells of a seat are packed eight bits a place: unplayed ones in the second byte, then level 1, 2, … upwards.
So what breaks a tie on a level (S3, S4) is one comparison of the bytes up to it. The lowest byte is for S5.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from fathoms.compilable import compilable_inline
from fathoms.core import begins_with
from fathoms.games.into_the_blue.game import GAME as BLUE
from fathoms.games.into_the_blue.moves import FACE_ORDER
from fathoms.games.into_the_blue.rules import has_open_chests, rolls_of, shells_of
from fathoms.games.into_the_blue.scoring import secondaries_on
from fathoms.games.into_the_blue.state import State

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.rules import Rules
    from fathoms.games.into_the_blue.state import Phase

# Lists of whole numbers or numpy's arrays of them; Any, as no type of Python's says that of both.
Constants: TypeAlias = Any
Row: TypeAlias = Any
Points: TypeAlias = Any

# The places of a row.
PHASE: Final = 0
SEAT: Final = 1
ROLLS: Final = 2
TURNS: Final = 3
ENDING: Final = 4
"""Last turns still to begin after this one; -1 while nothing has ended the game."""
ENDED_BY: Final = 5
DICE: Final = 6
HELD: Final = 7
OWNERS: Final = 8
"""Four bits a slot: the seat that took its chest, 1 is the first seat; 0 is nobody."""
DEAL: Final = 9
"""Four bits a slot: which of the sorted chests lies there."""
STREAM: Final = 10
"""Where the chance of this game comes from."""
SEED: Final = 11
"""Where the chance of all games at this table comes from."""
GAME: Final = 12
"""How many games were played at this table before."""
SHELLS: Final = 13
"""From here the shells of each seat; after them the number of each seat's latest turn."""

PHASES: Final[tuple[Phase, ...]] = ("roll", "decide", "place", "chest", "over")
ROLL, DECIDE, PLACE, CHEST, OVER = range(5)

# The places of a rule set's constants.
SEATS: Final = 0
DICE_COUNT: Final = 1
ROLLS_COUNT: Final = 2
"""Rolls of the seat that has most."""
LEVELS: Final = 3
SHELLS_COUNT: Final = 4
"""Shells of the seat that has most."""
SLOTS: Final = 5
LAST_SHELL: Final = 6
"""What the last shell does: NEVER, LAST_TURNS or AT_ONCE."""
LAST_CHEST: Final = 7
SECONDARIES: Final = 8
"""Secondary treasures on each level."""
KINDS: Final = 9
"""How many different faces a die has."""
FIRST_LEVEL: Final = 10
"""The action of placing on level 1."""
FIRST_SLOT: Final = 11
"""The action of taking the chest of slot 1."""
ALL_TAKEN: Final = 12
"""The highest bit of each slot's four, as `taken` has them when all chests are taken."""
BEGINS: Final = 13
"""The seat that begins (A3), -1 if each table decides."""
CHEST_TURN: Final = 14
"""Whether a perfect dive gives another turn (C2)."""
OPEN_CHESTS: Final = 15
"""Whether everybody sees the value of a taken chest (C1)."""
MAIN: Final = 16
SECONDARY: Final = 22
"""Of two different secondary treasures the more valuable one."""
VALUES: Final = 28
"""The values of the chests, sorted."""
FACES: Final = 38
"""Each different face, by its place in FACE_ORDER."""
STARTS: Final = 45
"""Where the throws of 0, 1, … dice begin, up to half of all dice."""
SIZES: Final = 50
"""How many there are."""
OTHER_SECONDARY: Final = 55
"""Of two different secondary treasures the lesser one; else the same as the other."""
SEAT_SHELLS: Final = 61
"""The shells that each seat begins with (A1)."""
SEAT_ROLLS: Final = 66
"""The rolls of each seat in a turn (A2)."""
THROWS: Final = 71
"""From here: what some dice may show, die by die."""

NEVER, LAST_TURNS, AT_ONCE = range(3)
_ENDINGS: Final = {"never": NEVER, "last-turns": LAST_TURNS, "at-once": AT_ONCE}

IN_ORDER: Final = 0x9876543210
"""A deal with the sorted chests slot by slot."""
_ONES: Final = 0x1111111
_HIGHS: Final = 0x8888888
_NEARLY: Final = 0x7777777
_NEARLY_SLOTS: Final = 0x7777777777
_ONES_OF_SLOTS: Final = 0x1111111111


def row_width(seats: int) -> int:
    """Count the places of a row."""
    return SHELLS + 2 * seats


@lru_cache(maxsize=64)
def constants_of(rules: Rules, seats: int) -> tuple[int, ...]:
    """Lay out a rule set for a number of players: all that the functions below know of it."""
    kinds = sorted({FACE_ORDER.index(face) for face in rules.faces})
    ones = [1 << (4 * FACE_ORDER.index(face)) for face in rules.faces]
    throws = [[sum(shown) for shown in product(ones, repeat=count)] for count in range((rules.dice + 3) // 2)]
    constants = [0] * THROWS
    constants[SEATS] = seats
    constants[DICE_COUNT] = rules.dice
    shells = [shells_of(rules, seat) for seat in range(seats)]
    rolls = [rolls_of(rules, seat) for seat in range(seats)]
    constants[ROLLS_COUNT] = max(rolls)
    constants[LEVELS] = rules.levels
    constants[SHELLS_COUNT] = max(shells)
    constants[SLOTS] = len(rules.chests)
    constants[LAST_SHELL] = _ENDINGS[rules.last_shell]
    constants[LAST_CHEST] = _ENDINGS[rules.last_chest]
    constants[SECONDARIES] = rules.secondaries[seats - 2]
    constants[KINDS] = len(kinds)
    constants[FIRST_LEVEL] = 1 << rules.dice
    constants[FIRST_SLOT] = (1 << rules.dice) + rules.levels
    constants[ALL_TAKEN] = sum(8 << (4 * slot) for slot in range(len(rules.chests)))
    constants[BEGINS] = begins_with(BLUE, rules, seats, -1)
    constants[CHEST_TURN] = rules.chest_turn
    constants[OPEN_CHESTS] = has_open_chests(rules)
    constants[SEAT_SHELLS : SEAT_SHELLS + seats] = shells
    constants[SEAT_ROLLS : SEAT_ROLLS + seats] = rolls
    constants[MAIN : MAIN + rules.levels] = rules.main[: rules.levels]
    for level in range(rules.levels):
        constants[SECONDARY + level], constants[OTHER_SECONDARY + level] = secondaries_on(rules, level + 1)
    constants[VALUES : VALUES + len(rules.chests)] = sorted(rules.chests)
    constants[FACES : FACES + len(kinds)] = kinds
    for count, shown in enumerate(throws):
        constants[STARTS + count], constants[SIZES + count] = len(constants), len(shown)
        constants += shown
    return tuple(constants)


@lru_cache(maxsize=64)
def constants_array(rules: Rules, seats: int) -> NDArray[np.int64]:
    """Lay out a rule set as one array: each one that is handed to compiled code costs time at every call."""
    import numpy as np  # noqa: PLC0415 - bots that think in plain Python do without

    array = np.array(constants_of(rules, seats), np.int64)
    array.setflags(write=False)
    return array


# Between a row and a state of the engine.


def unpack_dice(dice: int) -> str:
    """Read packed dice."""
    return "".join(face * (dice >> (4 * at) & 15) for at, face in enumerate(FACE_ORDER))


def pack_dice(dice: str) -> int:
    """Pack dice, four bits a face."""
    return sum(1 << (4 * FACE_ORDER.index(face)) for face in dice)


def unpack_deal(rules: Rules, deal: int) -> tuple[int, ...]:
    """Read the values of the chests, slot by slot."""
    values = sorted(rules.chests)
    return tuple(values[deal >> (4 * slot) & 15] for slot in range(len(values)))


def read_row(rules: Rules, seats: int, row: Sequence[int]) -> State:
    """Give a row as a state of the engine."""
    shells = row[SHELLS : SHELLS + seats]
    return State(
        rules=rules,
        phase=PHASES[row[PHASE]],
        seat=row[SEAT],
        shells=tuple(
            tuple(mine >> (16 + 8 * level) & 255 for level in range(rules.levels)) for mine in shells
        ),
        left=tuple(mine >> 8 & 255 for mine in shells),
        chests=unpack_deal(rules, row[DEAL]),
        owners=tuple((row[OWNERS] >> (4 * slot) & 15) - 1 for slot in range(len(rules.chests))),
        dice=unpack_dice(row[DICE]),
        held=unpack_dice(row[HELD]),
        rolls=row[ROLLS],
        turns=row[TURNS],
        last_turn=tuple(row[SHELLS + seats : SHELLS + 2 * seats]),
        last_turns=row[ENDING],
        ended_by=row[ENDED_BY],
    )


def write_row(state: State, row: Row) -> None:
    """Set a row to a state of the engine; chests that nobody knows here lie in any order."""
    seats = len(state.left)
    row[PHASE] = ROLL if state.phase == "deal" else PHASES.index(state.phase)
    row[SEAT] = state.seat
    row[ROLLS] = state.rolls
    row[TURNS] = state.turns
    row[ENDING] = state.last_turns
    row[ENDED_BY] = state.ended_by
    row[DICE] = pack_dice(state.dice)
    row[HELD] = pack_dice(state.held)
    row[OWNERS] = sum((owner + 1) << (4 * slot) for slot, owner in enumerate(state.owners))
    row[DEAL] = _pack_deal(state)
    for seat in range(seats):
        levels = sum(count << (16 + 8 * level) for level, count in enumerate(state.shells[seat]))
        row[SHELLS + seat] = levels | state.left[seat] << 8
        row[SHELLS + seats + seat] = state.last_turn[seat]


def row_of(state: State) -> list[int]:
    """Give a state of the engine as a row."""
    row = [0] * row_width(len(state.left))
    write_row(state, row)
    return row


def _pack_deal(state: State) -> int:
    left: list[int | None] = [*sorted(state.rules.chests)]
    places: dict[int, int] = {}
    for slot, value in sorted(enumerate(state.chests), key=lambda chest: chest[1] is None):
        at = left.index(value) if value is not None else next(i for i, v in enumerate(left) if v is not None)
        places[slot], left[at] = at, None
    return sum(at << (4 * slot) for slot, at in places.items())


# From here on: what compiled code calls, too.


@compilable_inline
def how_many(dice: int) -> int:
    """Count the dice."""
    return (dice * _ONES >> 24) & 15


@compilable_inline
def run_depth(dice: int, levels: int) -> int:
    """Tell how deep the unbroken run 1, 2, 3, … goes (T4)."""
    missing = (((dice + _NEARLY) & _HIGHS) ^ _HIGHS) | (8 << (4 * levels))
    return how_many((((missing & -missing) - 1) >> 3) & _ONES)


@compilable_inline
def showing(dice: int, level: int) -> int:
    """Count the dice that show a level's number; level 0 is the first."""
    return (dice >> (4 * level)) & 15


@compilable_inline
def unplayed(row: Row, seat: int) -> int:
    """Count the unplayed shells of a seat."""
    return (row[SHELLS + seat] >> 8) & 255


@compilable_inline
def shells_on(row: Row, seat: int, level: int) -> int:
    """Count the shells of a seat on a level; level 0 is the first."""
    return (row[SHELLS + seat] >> (16 + 8 * level)) & 255


@compilable_inline
def taken(owners: int) -> int:
    """Mark the slots whose chests are taken: the highest of the four bits of each."""
    return (owners + _NEARLY_SLOTS) & ~_NEARLY_SLOTS & 0xFFFFFFFFFF


@compilable_inline
def owner_of(row: Row, slot: int) -> int:
    """Tell who took the chest of a slot; -1 is nobody."""
    return ((row[OWNERS] >> (4 * slot)) & 15) - 1


@compilable_inline
def dealt(row: Row, slot: int) -> int:
    """Tell which of the sorted chests lies in a slot."""
    return (row[DEAL] >> (4 * slot)) & 15


@compilable_inline
def sees_chest(constants: Constants, row: Row, seat: int, slot: int) -> bool:
    """Tell whether a seat knows what is in a chest: in its own (T8), or in every taken one (C1)."""
    owner = owner_of(row, slot)
    return owner >= 0 and (owner == seat or constants[OPEN_CHESTS] > 0)


@compilable_inline
def chests_left(constants: Constants, row: Row) -> bool:
    """Tell whether a chest is left to take."""
    return taken(row[OWNERS]) != constants[ALL_TAKEN]


@compilable_inline
def free_slot(constants: Constants, row: Row, passed: int) -> int:
    """Give the slot of a chest that is left, after passing by some others."""
    free = constants[ALL_TAKEN] & ~taken(row[OWNERS])
    for _ in range(passed):
        free &= free - 1
    return (((((free & -free) - 1) >> 3) & _ONES_OF_SLOTS) * _ONES_OF_SLOTS >> 36) & 15


@compilable_inline
def begins(constants: Constants, first: int) -> int:
    """Tell who begins: the rule set's seat (A3), else the one that was chosen or drawn."""
    return constants[BEGINS] if constants[BEGINS] >= 0 else first


@compilable_inline
def begin(constants: Constants, row: Row, deal: int, first: int) -> None:
    """Set up a table (B1, A1) with the chests dealt (B3); the first dice are still to fall."""
    seats = constants[SEATS]
    row[DEAL] = deal
    row[OWNERS] = 0
    row[ENDED_BY] = -1
    row[TURNS] = 0
    for seat in range(seats):
        row[SHELLS + seat] = constants[SEAT_SHELLS + seat] << 8
        row[SHELLS + seats + seat] = 0
    open_turn(row, first, -1, seats)


@compilable_inline
def deal_again(row: Row, deal: int) -> None:
    """Deal the chests anew; whose they are stays as it is."""
    row[DEAL] = deal


@compilable_inline
def close(row: Row, first: Any) -> None:
    """Leave a table without a game; `first` is who begins the next one, -1 if that is drawn.

    It closes many tables at once if it gets them as columns.
    """
    row[PHASE] = OVER
    row[SEAT] = first
    row[ENDED_BY] = -2


@compilable_inline
def first_of_next(row: Row) -> int:
    """Tell who was chosen to begin the next game at a table; -1 if that is drawn."""
    return row[SEAT] if row[ENDED_BY] == -2 else -1


@compilable_inline
def open_turn(row: Row, seat: int, ending: int, seats: int) -> None:
    """Begin a turn: all dice are to be thrown (T2)."""
    turns = row[TURNS] + 1
    row[PHASE] = ROLL
    row[SEAT] = seat
    row[ROLLS] = 0
    row[TURNS] = turns
    row[ENDING] = ending
    row[DICE] = 0
    row[HELD] = 0
    row[SHELLS + seats + seat] = turns


@compilable_inline
def end_turn(constants: Constants, row: Row) -> None:
    """Pass the turn clockwise (T1), or end the game after the last turns (E1)."""
    ending, seats = row[ENDING], constants[SEATS]
    if ending == 0:
        row[PHASE] = OVER
        return
    seat = row[SEAT] + 1
    seat = 0 if seat == seats else seat
    open_turn(row, seat, ending - 1 if ending > 0 else ending, seats)


@compilable_inline
def is_perfect(constants: Constants, dice: int, depth: int) -> bool:
    """Tell whether a dive went all the way down and shows a chest too (T8)."""
    return depth == constants[LEVELS] and dice >> 24 > 0


@compilable_inline
def brings_chest(constants: Constants, row: Row, depth: int) -> bool:
    """Tell whether the dice, once final, bring a chest (T8)."""
    return is_perfect(constants, row[DICE], depth) and chests_left(constants, row)


@compilable_inline
def rolls_of_mover(constants: Constants, row: Row) -> int:
    """Count the rolls that the mover has in a turn (T2, A2)."""
    return constants[SEAT_ROLLS + row[SEAT]]


@compilable_inline
def has_uneven_rolls(constants: Constants) -> bool:
    """Tell whether some seat has fewer rolls than another (A2)."""
    uneven = False
    for seat in range(constants[SEATS]):
        uneven |= constants[SEAT_ROLLS + seat] < constants[ROLLS_COUNT]
    return uneven


@compilable_inline
def roll_over(constants: Constants, row: Row) -> None:
    """The dice lie: after the last roll they are final (T3), before it a seat decides."""
    if row[ROLLS] == rolls_of_mover(constants, row):
        settle(constants, row)
    else:
        row[PHASE] = DECIDE


@compilable_inline
def keep(constants: Constants, row: Row, kept: int) -> None:
    """Keep dice and throw the others (T2); to keep all is to stop (T3)."""
    if kept == row[DICE]:
        settle(constants, row)
    else:
        row[HELD] = kept
        row[PHASE] = ROLL


@compilable_inline
def settle(constants: Constants, row: Row) -> None:
    """The dice are final: a perfect dive (T8), an unsuccessful one (T5), or a choice of level (T6)."""
    depth = run_depth(row[DICE], constants[LEVELS])
    if brings_chest(constants, row, depth):
        row[PHASE] = CHEST
    elif depth == 0 or unplayed(row, row[SEAT]) == 0:
        end_turn(constants, row)
    else:
        row[PHASE] = PLACE


@compilable_inline
def lay(row: Row, seat: int, shells: int) -> None:
    """Lay out the shells of a seat, packed as in a row."""
    row[SHELLS + seat] = shells


@compilable_inline
def most_showing(constants: Constants, level: int) -> int:
    """Bound the dice for a level of a run: it needs a die for every level above (T4)."""
    return constants[DICE_COUNT] - level


@compilable_inline
def placed_with(row: Row, count: int) -> int:
    """Count the shells that the mover places with `count` dice: all that are left if there are fewer (T7)."""
    return min(count, unplayed(row, row[SEAT]))


@compilable_inline
def put(row: Row, seat: int, level: int, count: int) -> None:
    """Put shells of a seat on a level; level 0 is the first."""
    row[SHELLS + seat] += (count << (16 + 8 * level)) - (count << 8)


@compilable_inline
def place(constants: Constants, row: Row, level: int, count: int) -> None:
    """End a turn with `count` dice for a level (T6, T7); level 0 is the first.

    With no die or no shell for it the turn simply passes: so an unsuccessful dive (T5) needs no branch of its
    own where none is to be guessed wrong.
    """
    seat, placed = row[SEAT], placed_with(row, count)
    is_last = placed == unplayed(row, seat)
    put(row, seat, level, placed)
    if is_last and row[ENDING] < 0:
        # E1; a second player who runs out during the last turns adds nothing.
        begin_end(constants, row, constants[LAST_SHELL])
    if row[PHASE] != OVER:
        end_turn(constants, row)


@compilable_inline
def take(constants: Constants, row: Row, slot: int) -> None:
    """Take a chest (T8); slot 0 is the first."""
    seat = row[SEAT]
    row[OWNERS] |= (seat + 1) << (4 * slot)
    if not chests_left(constants, row):
        # E2: at once, also during last turns.
        how = constants[LAST_CHEST]
        if how == AT_ONCE:
            begin_end(constants, row, AT_ONCE)
            return
        if how == LAST_TURNS and row[ENDING] < 0:
            begin_end(constants, row, LAST_TURNS)
            end_turn(constants, row)
            return
    if not constants[CHEST_TURN]:
        end_turn(constants, row)  # C2
        return
    # T8, E3: another whole turn at once, also in a last turn.
    open_turn(row, seat, row[ENDING], constants[SEATS])


@compilable_inline
def begin_end(constants: Constants, row: Row, how: int) -> None:
    """Do what a last shell or last chest does (E1, E2)."""
    if how == AT_ONCE:
        row[PHASE] = OVER
        row[ENDED_BY] = row[SEAT]
    elif how == LAST_TURNS:
        row[ENDING] = constants[SEATS] - 1
        row[ENDED_BY] = row[SEAT]


# Scoring.


@compilable_inline
def order_turns(constants: Constants, row: Row) -> None:
    """Note in each seat's lowest byte how many seats took their last turn later: more is better (S5)."""
    seats = constants[SEATS]
    for seat in range(seats):
        later, mine = 0, row[SHELLS + seats + seat]
        for other in range(seats):
            later += row[SHELLS + seats + other] > mine
        row[SHELLS + seat] = (row[SHELLS + seat] & ~255) | later


@compilable_inline
def order_turns_from(constants: Constants, row: Row, latest: int) -> None:
    """Note the same as if a seat had taken the latest turn: turns go around (T1)."""
    seats = constants[SEATS]
    for seat in range(seats):
        # A division takes as long as many a rule.
        later = latest - seat
        row[SHELLS + seat] = (row[SHELLS + seat] & ~255) | (later + seats if later < 0 else later)


@compilable_inline
def ranks_before(row: Row, level: int, one: int, other: int) -> bool:
    """Tell whether a seat ranks before another on a level (S2 to S5); the turns are in order."""
    below = (1 << (24 + 8 * level)) - 1
    return (row[SHELLS + one] & below) > (row[SHELLS + other] & below)


@compilable_inline
def add_treasures(constants: Constants, row: Row, points: Points) -> None:
    """Give each seat's points from treasures, as if the game ended now; the turns are in order."""
    seats, secondaries = constants[SEATS], constants[SECONDARIES]
    for seat in range(seats):
        points[seat] = 0
    for level in range(constants[LEVELS]):
        # S2 to S5: the bytes from this level up to the surface, then unplayed shells, then the last turn.
        least, below = 1 << (16 + 8 * level), (1 << (24 + 8 * level)) - 1
        main, second = constants[MAIN + level], constants[SECONDARY + level]
        third = constants[OTHER_SECONDARY + level]
        for seat in range(seats):
            mine = row[SHELLS + seat] & below
            ahead = 0
            for other in range(seats):
                ahead += (row[SHELLS + other] & below) > mine
            # S1: without a shell there a seat takes no part; those ahead of one with shells have some too.
            secondary = second if ahead == 1 else third
            gain = main if ahead == 0 else secondary if ahead <= secondaries else 0
            points[seat] += gain if mine >= least else 0


@compilable_inline
def add_chests(constants: Constants, row: Row, points: Points) -> None:
    """Add what is in the chests."""
    if row[OWNERS] == 0:
        return
    for slot in range(constants[SLOTS]):
        owner = owner_of(row, slot)
        if owner >= 0:
            points[owner] += constants[VALUES + dealt(row, slot)]


@compilable_inline
def score(constants: Constants, row: Row, points: Points) -> None:
    """Score a table as if the game ended now (S6)."""
    order_turns(constants, row)
    add_treasures(constants, row, points)
    add_chests(constants, row, points)


@compilable_inline
def best_score(points: Points) -> Any:
    """Give the highest score: who has it wins or shares the victory (S6)."""
    best = points[0]
    for seat in range(1, len(points)):
        best = max(best, points[seat])
    return best


@compilable_inline
def share_of_win(points: Points, seat: int) -> float:
    """Give a seat's share of the victory (S6)."""
    best, equal = best_score(points), 0
    if points[seat] < best:
        return 0.0
    for other in range(len(points)):
        equal += points[other] == best
    return 1.0 / equal
