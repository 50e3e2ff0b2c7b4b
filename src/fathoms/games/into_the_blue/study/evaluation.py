"""What each end of a turn is worth to the player who takes it: the network's word, or the exact share.

Each end is played on a copy of the row (`compiled.rules`), and the network is asked about what it leaves
behind. With two players, near the end of a game, where a network is at its weakest, the turn that follows is
worked out too: the network is asked about the tables after the rival's reply, and the rival chooses what is
worst for the viewer. All is seen by the viewer: as if the rival knew the viewer's chests, and no others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fathoms.games.into_the_blue.compiled.rules import (
    DICE_COUNT,
    LEVELS,
    OVER,
    PHASE,
    SEAT,
    SEATS,
    add_treasures,
    constants_array,
    constants_of,
    free_slot,
    most_showing,
    order_turns,
    place,
    placed_with,
    row_of,
    row_width,
    take,
    unplayed,
)
from fathoms.games.into_the_blue.rules import STANDARD
from fathoms.games.into_the_blue.study.chests import (
    KINDS,
    UNKNOWN,
    Deals,
    copies_unseen,
    deals_for,
    known_to,
    win_share,
    with_chest,
)
from fathoms.games.into_the_blue.study.features import FeatureLayout, bank_of, layout_for, look
from fathoms.games.into_the_blue.study.turn import (
    CHEST_TAKEN,
    FAIL,
    FIRST_PLACING,
    TurnValues,
    end_count,
    final_values,
    turn_of,
)
from fathoms.optional_jit import HAS_NUMBA, njit_or_plain

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.compiled.rules import Constants, Row
    from fathoms.games.into_the_blue.rules import Rules
    from fathoms.games.into_the_blue.state import State
    from fathoms.games.into_the_blue.study.network import Hidden, Network

ENDS: Final = end_count(STANDARD)
_KINDS: Final = len(KINDS)
ENTRIES: Final = ENDS + _KINDS
"""The tables that a turn may leave behind: one for each end, and one for each kind of chest drawn."""
NEAR: Final = 6
"""The end is near, and replies are worked out, when a player has no more shells left than this."""

if HAS_NUMBA:
    import numpy as np

    from fathoms.games.into_the_blue.study.network import hidden_of, network_for
    from fathoms.games.into_the_blue.study.network import values as _ask
    from fathoms.games.into_the_blue.study.turns import plan_turn as _plan
    from fathoms.games.into_the_blue.study.turns import turn_arrays
    from fathoms.games.into_the_blue.study.turns import turns_of_rows as _value_turns

    _constants: Any = constants_array

    def _room(kind: str, *shape: int) -> Any:
        return np.zeros(shape, kind)

    def _row(row: list[int]) -> Any:
        return np.array(row, np.int64)
else:
    from fathoms.games.into_the_blue.study.plain_network import plain_network_for, values_in_lists

    _constants = constants_of

    def _room(kind: str, *shape: int) -> Any:
        """Make room in lists, which plain Python is quicker on."""
        first, *rest = shape
        return [_room(kind, *rest) if rest else 0.0 if kind == "float64" else 0 for _ in range(first)]

    def _row(row: list[int]) -> Any:
        return row

    def network_for(seats: int) -> Any:
        """Give the network for a number of players, in lists."""
        return plain_network_for(seats)

    def hidden_of(network: Any) -> Any:
        """Nothing is kept of the hidden layers."""
        del network

    def _ask(network: Any, hidden: Any, on: Any, counts: Any, banks: Any, worth: Any) -> None:
        del hidden
        values_in_lists(network, on, counts, banks, worth)

    def _plan(rules: Rules, ends: Any) -> list[list[float]]:
        return turn_of(rules.faces, rules.dice).plan(final_values(rules, list(ends)), rules.rolls)

    def turn_arrays(rules: Rules) -> Any:
        """Nothing is compiled."""
        del rules

    def _value_turns(turn: Any, after: Any) -> Any:
        del turn
        return [_plan(STANDARD, each)[-1][0] if any(each) else 0.0 for each in after]


class Sheet(NamedTuple):
    """The tables that turns may leave behind, for the network to value all at once."""

    on: NDArray[np.int32]
    counts: NDArray[np.int64]
    """Features on; 0 where the worth is known already, or where there is no such table."""
    banks: NDArray[np.int64]
    worth: NDArray[np.float64]
    likely: NDArray[np.float64]
    """The chance of each kind of chest."""


def new_sheet(layout: FeatureLayout, turns: int = 1) -> Sheet:
    """Make room for the tables that a number of turns may leave behind."""
    tables = turns * ENTRIES
    return Sheet(
        _room("int32", tables, layout.most),
        _room("int64", tables),
        _room("int64", tables),
        _room("float64", tables),
        _room("float64", turns * _KINDS),
    )


class Evaluation(NamedTuple):
    """All that turns are valued with, for a number of players and a network."""

    constants: Constants
    turn: Any
    """The standard turn (`turns.TurnArrays`); None if nothing is compiled."""
    layout: FeatureLayout
    network: Network
    hidden: Hidden
    sheet: Sheet
    replies: Sheet
    """The tables after the turn that follows, ENTRIES for each table of `sheet`."""
    reply_ends: NDArray[np.float64]
    """For each table of `sheet`, what the ends of the turn that follows are worth to its player."""
    after: Row
    later: Row
    """Rows to play an end on, and an end of the turn that follows."""
    points: NDArray[np.float64]
    deals: Deals


def new_evaluation(seats: int, network: Network | None = None) -> Evaluation:
    """Make an evaluation for a number of players, with their own network unless another is given."""
    layout = layout_for(seats)
    weights: Any = network or network_for(seats)
    return Evaluation(
        _constants(STANDARD, seats),
        turn_arrays(STANDARD),
        layout,
        weights,
        hidden_of(weights),
        new_sheet(layout),
        new_sheet(layout, ENTRIES),
        _room("float64", ENTRIES, ENDS),
        _room("int64", row_width(seats)),
        _room("int64", row_width(seats)),
        _room("float64", seats),
        deals_for(seats),
    )


@njit_or_plain
def play_end(constants: Constants, row: Row, end: int, chest: int) -> None:
    """End the turn that begins at a row; of the chests that are left, `chest` are passed by."""
    if end == CHEST_TAKEN:
        take(constants, row, free_slot(constants, row, chest))
    elif end == FAIL:
        place(constants, row, 0, 0)
    else:
        dice = constants[DICE_COUNT]
        place(constants, row, (end - FIRST_PLACING) // dice, (end - FIRST_PLACING) % dice + 1)


@njit_or_plain
def is_there(constants: Constants, row: Row, end: int) -> bool:
    """Tell whether the dice can show an end, and whether more dice make a difference there (T7)."""
    if end < FIRST_PLACING:
        return True
    dice = constants[DICE_COUNT]
    level, count = (end - FIRST_PLACING) // dice, (end - FIRST_PLACING) % dice + 1
    return count <= placed_with(row, most_showing(constants, level))


@njit_or_plain
def list_ends(
    evaluation: Evaluation, row: Row, viewer: int, own: int, sheet: Sheet, turn: int, after: Row
) -> None:
    """List the tables after the turn that begins at a row; a game that is over is valued at once."""
    constants, mine = evaluation.constants, row[SEAT] == viewer
    unseen = 0
    for kind in range(_KINDS):
        unseen += copies_unseen(own, kind)
    for entry in range(ENTRIES):
        place_of = turn * ENTRIES + entry
        sheet.counts[place_of] = 0
        end, known = entry, own
        if entry >= ENDS:
            # What the viewer draws is known from then on; the rival's chest stays closed.
            kind = entry - ENDS
            likely = copies_unseen(own, kind) / unseen
            if own >= UNKNOWN:
                # A chest that stays closed is the same whatever it holds.
                likely = 1.0 if kind == 0 else 0.0
            sheet.likely[turn * _KINDS + kind] = likely
            end, known = CHEST_TAKEN, with_chest(own, kind)
            if likely == 0 or not mine:
                continue
        elif (entry == CHEST_TAKEN and mine) or not is_there(constants, row, entry):
            continue
        for at in range(len(row)):
            after[at] = row[at]
        play_end(constants, after, end, 0)
        if after[PHASE] == OVER:
            order_turns(constants, after)
            add_treasures(constants, after, evaluation.points)
            sheet.worth[place_of] = win_share(after, viewer, known, evaluation.points, evaluation.deals)
        else:
            sheet.banks[place_of] = bank_of(evaluation.layout, after, viewer)
            sheet.counts[place_of] = look(
                evaluation.layout, constants, after, viewer, known, evaluation.points, sheet.on[place_of]
            )


@njit_or_plain
def spread_worth(
    evaluation: Evaluation, row: Row, viewer: int, sheet: Sheet, turn: int, ends: NDArray[np.float64]
) -> None:
    """Write the worth of every end of the turn that begins at a row, to the viewer."""
    constants, mine, begins = evaluation.constants, row[SEAT] == viewer, turn * ENTRIES
    ends[FAIL] = sheet.worth[begins + FAIL]
    chest = 0.0
    for kind in range(_KINDS):
        likely = sheet.likely[turn * _KINDS + kind]
        if likely > 0:
            chest += likely * sheet.worth[begins + ENDS + kind]
    ends[CHEST_TAKEN] = chest if mine else sheet.worth[begins + CHEST_TAKEN]
    dice = constants[DICE_COUNT]
    for level in range(constants[LEVELS]):
        first = FIRST_PLACING + level * dice
        most = placed_with(row, most_showing(constants, level))
        for count in range(dice):
            ends[first + count] = sheet.worth[begins + first + min(count, most - 1)]


@njit_or_plain
def spread_ends(
    evaluation: Evaluation, row: Row, viewer: int, sheet: Sheet, turn: int, ends: NDArray[np.float64]
) -> None:
    """Write the worth of every end to the player who takes the turn, one of two."""
    spread_worth(evaluation, row, viewer, sheet, turn, ends)
    if row[SEAT] != viewer:
        for end in range(ENDS):
            ends[end] = 1.0 - ends[end]


@njit_or_plain
def _end_is_near(constants: Constants, row: Row) -> bool:
    """Tell whether replies are to be worked out: two players, and one may soon be out of shells."""
    return constants[SEATS] == 2 and min(unplayed(row, 0), unplayed(row, 1)) <= NEAR


@njit_or_plain
def _begin_reply(evaluation: Evaluation, row: Row, own: int, entry: int) -> int:
    """Play an entry of the sheet in `evaluation.after`; gives what the mover then knows about own chests."""
    after = evaluation.after
    for at in range(len(row)):
        after[at] = row[at]
    play_end(evaluation.constants, after, entry if entry < ENDS else CHEST_TAKEN, 0)
    return with_chest(own, entry - ENDS) if entry >= ENDS else own


@njit_or_plain
def _list_replies(evaluation: Evaluation, row: Row, own: int) -> None:
    """List the tables after the turn that follows each entry with which the game is not over."""
    replies = evaluation.replies
    for entry in range(ENTRIES):
        for end in range(ENDS):
            evaluation.reply_ends[entry][end] = 0
        for reply in range(entry * ENTRIES, (entry + 1) * ENTRIES):
            replies.counts[reply] = 0
        if evaluation.sheet.counts[entry] > 0:
            known = _begin_reply(evaluation, row, own, entry)
            list_ends(evaluation, evaluation.after, row[SEAT], known, replies, entry, evaluation.later)


@njit_or_plain
def _spread_replies(evaluation: Evaluation, row: Row, own: int) -> None:
    for entry in range(ENTRIES):
        if evaluation.sheet.counts[entry] > 0:
            _begin_reply(evaluation, row, own, entry)
            ends = evaluation.reply_ends[entry]
            spread_ends(evaluation, evaluation.after, row[SEAT], evaluation.replies, entry, ends)


@njit_or_plain
def _take_replies(sheet: Sheet, turns: NDArray[np.float64]) -> None:
    """Take the values of the turns that follow for the worth of the tables before them."""
    for entry in range(ENTRIES):
        if sheet.counts[entry] > 0:
            # After a chest the viewer plays on (T8), else the rival.
            sheet.worth[entry] = turns[entry] if entry >= ENDS else 1.0 - turns[entry]


@njit_or_plain
def value_for(evaluation: Evaluation, row: Row, viewer: int, looks: int, ends: NDArray[np.float64]) -> None:
    """Value the ends of the turn that begins at a row to any viewer, by the tables they leave behind."""
    sheet = evaluation.sheet
    list_ends(evaluation, row, viewer, known_to(row, viewer, looks), sheet, 0, evaluation.after)
    _ask(evaluation.network, evaluation.hidden, sheet.on, sheet.counts, sheet.banks, sheet.worth)
    spread_worth(evaluation, row, viewer, sheet, 0, ends)


@njit_or_plain
def value_turn(evaluation: Evaluation, row: Row, looks: int, ends: NDArray[np.float64]) -> None:
    """Value the ends of the turn that begins at a row; `looks`: the mover looks into the own chests."""
    if _end_is_near(evaluation.constants, row):
        value_with_replies(evaluation, row, looks, ends)
    else:
        value_for(evaluation, row, row[SEAT], looks, ends)


@njit_or_plain
def value_with_replies(evaluation: Evaluation, row: Row, looks: int, ends: NDArray[np.float64]) -> None:
    """Value the ends of a turn of two players by what the turn that follows each of them is worth."""
    sheet, replies, viewer = evaluation.sheet, evaluation.replies, row[SEAT]
    own = known_to(row, viewer, looks)
    list_ends(evaluation, row, viewer, own, sheet, 0, evaluation.after)
    _list_replies(evaluation, row, own)
    _ask(evaluation.network, evaluation.hidden, replies.on, replies.counts, replies.banks, replies.worth)
    _spread_replies(evaluation, row, own)
    _take_replies(sheet, _value_turns(evaluation.turn, evaluation.reply_ends))
    spread_worth(evaluation, row, viewer, sheet, 0, ends)


def work_out(evaluation: Evaluation, start: State, *, looks: bool) -> TurnValues:
    """Work out a turn of the standard game that is about to begin."""
    mine = [value for owner, value in zip(start.owners, start.chests, strict=True) if owner == start.seat]
    ends = _room("float64", ENDS)
    value_turn(evaluation, _row(row_of(start)), int(looks and None not in mine), ends)
    plain = [float(value) for value in ends]
    return TurnValues(plain, final_values(STANDARD, plain), _plan(STANDARD, ends))
