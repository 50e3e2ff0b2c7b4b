"""The mind of the bot `expert`, compiled: what each end of a turn is worth, for a table at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from fathoms.games.into_the_blue.exact.compiled import compiled
from fathoms.games.into_the_blue.exact.dive import Dive, standard_dive, turns_of_rows
from fathoms.games.into_the_blue.exact.features import Layout, Room, layout_for, room_for
from fathoms.games.into_the_blue.exact.network import Hidden, Network, hidden_of, values
from fathoms.games.into_the_blue.exact.outcomes import (
    Sheet,
    Table,
    list_outcomes,
    new_sheet,
    new_table,
    spread_outcomes,
)
from fathoms.games.into_the_blue.exact.replies import (
    Replies,
    end_is_near,
    list_two_turns,
    new_replies,
    spread_two_turns,
    take_over,
)

if TYPE_CHECKING:
    from fathoms.games.into_the_blue.exact.lanes import Rows


class Mind(NamedTuple):
    """All that the expert thinks with."""

    dive: Dive
    layout: Layout
    room: Room
    network: Network
    hidden: Hidden
    sheet: Sheet
    replies: Replies
    table: Table
    """The table at hand, from the seat of the player to move."""


def new_mind(seats: int, network: Network) -> Mind:
    """Make a mind for a number of players."""
    layout = layout_for(seats)
    return Mind(
        standard_dive(),
        layout,
        room_for(seats),
        network,
        hidden_of(network),
        new_sheet(layout),
        new_replies(layout),
        new_table(seats),
    )


@compiled
def think(mind: Mind, own: int, last_turns: int, after: Rows, lane: int) -> None:
    """Value every slot of a turn at the table at hand, in a column of `after`."""
    sheet, table = mind.sheet, mind.table
    list_outcomes(mind.layout, mind.room, table, own, last_turns, sheet)
    if end_is_near(table):
        replies = mind.replies
        list_two_turns(mind.layout, mind.room, table, own, last_turns, sheet, replies)
        later = replies.sheet
        values(mind.network, mind.hidden, later.on, later.counts, later.banks, later.worth)
        spread_two_turns(table, replies)
        take_over(sheet, replies, turns_of_rows(mind.dive, replies.after))
    else:
        values(mind.network, mind.hidden, sheet.on, sheet.counts, sheet.banks, sheet.worth)
    spread_outcomes(sheet, table.left[0], after, lane)
