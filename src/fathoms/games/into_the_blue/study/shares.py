"""What each end of a turn is worth to all seats at once, in the standard game of three to five.

The network of `study.network` says what a table is worth to the player who has just moved. The one here is
asked about every seat, however many turns it has to wait; what it says of the seats is scaled so that they
sum to a whole win. It has separate later layers for each number of turns to wait, and nobody looks into a
chest.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from fathoms.games.into_the_blue.compiled.rules import (
    DICE_COUNT,
    OVER,
    PHASE,
    SEAT,
    add_treasures,
    constants_array,
    most_showing,
    order_turns,
    placed_with,
    row_width,
)
from fathoms.games.into_the_blue.rules import STANDARD
from fathoms.games.into_the_blue.study.chests import Deals, deals_for, known_to, win_share
from fathoms.games.into_the_blue.study.evaluation import ENDS, is_there, play_end
from fathoms.games.into_the_blue.study.features import STAGES, FeatureLayout, bank_of, layout_for, look
from fathoms.games.into_the_blue.study.network import FOLDER, Hidden, Network, hidden_of, read
from fathoms.games.into_the_blue.study.turn import FIRST_PLACING
from fathoms.optional_jit import HAS_NUMBA, njit_or_plain

if HAS_NUMBA:
    from fathoms.games.into_the_blue.study.network import values as _ask
else:
    from fathoms.games.into_the_blue.study.network import values_by_rows as _ask

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.compiled.rules import Constants, Row

_LEAST: Final = 1e-30


def share_layout(seats: int) -> FeatureLayout:
    """Lay out the features: those of one seat's view, with later layers for each number of turns to wait."""
    return layout_for(seats)._replace(banks=seats * (STAGES + seats))


def share_file(seats: int) -> Path:
    """Give the file of the shipped network."""
    return FOLDER / "shares" / f"seats-{seats}.npz"


@lru_cache(maxsize=4)
def share_network(seats: int) -> Network:
    """Give the network for a number of players."""
    return read(share_file(seats), share_layout(seats))[0]


class ShareEvaluation(NamedTuple):
    """All that the ends of turns are valued with, for a number of players and a network."""

    constants: Constants
    layout: FeatureLayout
    network: Network
    hidden: Hidden
    on: NDArray[np.int32]
    """The features that are on: a row for each end and seat."""
    counts: NDArray[np.int64]
    banks: NDArray[np.int64]
    worth: NDArray[np.float64]
    after: Row
    points: NDArray[np.float64]
    deals: Deals


def new_share_evaluation(seats: int, network: Network) -> ShareEvaluation:
    """Make an evaluation for a number of players."""
    layout, tables = share_layout(seats), ENDS * seats
    return ShareEvaluation(
        constants_array(STANDARD, seats),
        layout,
        network,
        hidden_of(network),
        np.zeros((tables, layout.most), np.int32),
        np.zeros(tables, np.int64),
        np.zeros(tables, np.int64),
        np.zeros(tables),
        np.zeros(row_width(seats), np.int64),
        np.zeros(seats),
        deals_for(seats),
    )


@njit_or_plain
def view_as(evaluation: ShareEvaluation, row: Row, viewer: int, entry: int) -> None:
    """Write down the features of a table as a seat sees it."""
    layout, own = evaluation.layout, known_to(row, viewer, 0)
    waits = (viewer - row[SEAT] + layout.seats) % layout.seats
    kinds = STAGES + layout.seats
    evaluation.banks[entry] = waits * kinds + bank_of(layout, row, viewer) % kinds
    evaluation.counts[entry] = look(
        layout, evaluation.constants, row, viewer, own, evaluation.points, evaluation.on[entry]
    )


@njit_or_plain
def value_shares(evaluation: ShareEvaluation, row: Row, ends: NDArray[np.float64]) -> None:
    """Write what each end of the turn that begins at a row is worth to each seat: a row for each end."""
    constants, after, seats = evaluation.constants, evaluation.after, evaluation.layout.seats
    evaluation.counts[:] = 0
    for end in range(ENDS):
        if not is_there(constants, row, end):
            continue
        for at in range(len(row)):
            after[at] = row[at]
        play_end(constants, after, end, 0)
        if after[PHASE] == OVER:
            order_turns(constants, after)
            add_treasures(constants, after, evaluation.points)
            for seat in range(seats):
                own = known_to(after, seat, 0)
                worth = win_share(after, seat, own, evaluation.points, evaluation.deals)
                evaluation.worth[end * seats + seat] = worth
        else:
            for seat in range(seats):
                view_as(evaluation, after, seat, end * seats + seat)
    _ask(
        evaluation.network,
        evaluation.hidden,
        evaluation.on,
        evaluation.counts,
        evaluation.banks,
        evaluation.worth,
    )
    for end in range(ENDS):
        shown = end
        if end >= FIRST_PLACING:
            # More dice than there are shells left make no difference (T7).
            level, count = (
                (end - FIRST_PLACING) // constants[DICE_COUNT],
                (end - FIRST_PLACING) % constants[DICE_COUNT],
            )
            most = placed_with(row, most_showing(constants, level))
            shown = end - count + min(count, most - 1)
        total = _LEAST
        for seat in range(seats):
            total += evaluation.worth[shown * seats + seat]
        for seat in range(seats):
            ends[end, seat] = evaluation.worth[shown * seats + seat] / total
