"""A turn thought through: from a state of the engine to what every end and every set of dice is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from fathoms.games.into_the_blue.exact.expert import TurnWorth
from fathoms.games.into_the_blue.exact.features import layout_for, room_for
from fathoms.games.into_the_blue.exact.finish import UNKNOWN, known_chests
from fathoms.games.into_the_blue.exact.network import hidden_of, values, values_by_rows
from fathoms.games.into_the_blue.exact.outcomes import (
    CHEST_TAKEN,
    DICE,
    FAIL,
    FIRST_PLACING,
    SLOTS,
    list_outcomes,
    new_sheet,
    new_table,
    spread_outcomes,
)
from fathoms.games.into_the_blue.exact.replies import (
    NEAR,
    end_is_near,
    list_two_turns,
    new_replies,
    spread_two_turns,
    take_over,
)
from fathoms.games.into_the_blue.exact.swift import COMPILED
from fathoms.games.into_the_blue.exact.values import dives_of
from fathoms.games.into_the_blue.rules import STANDARD
from fathoms.games.into_the_blue.turn import turn_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.exact.network import Network
    from fathoms.games.into_the_blue.exact.outcomes import Sheet
    from fathoms.games.into_the_blue.exact.replies import Replies
    from fathoms.games.into_the_blue.state import State

_RULES: Final = STANDARD


class Thinker:
    """Thinks turns through with one network: compiled where numba is installed, else with NumPy alone."""

    def __init__(self, network: Network, seats: int, *, looks: bool = True) -> None:
        self.network: Final = network
        self.looks: Final = looks
        self._layout = layout_for(seats)
        self._room = room_for(seats)
        self._table = new_table(seats)
        self._sheet = new_sheet(self._layout)
        self._replies = new_replies(self._layout)
        self._hidden = hidden_of(network)
        self._after = np.zeros((SLOTS, 1))
        if COMPILED:
            # Compiling takes some seconds, once on a machine: better now than in the midst of a game.
            for left in (1, NEAR + 1):
                self._table.left[:] = left
                _plan(_finals(self._worth_of_slots(0, -1)))

    def think(self, start: State) -> TurnWorth:
        """Think through a turn that is about to begin."""
        seats, seat, table = len(start.left), start.seat, self._table
        for offset in range(seats):
            other = (seat + offset) % seats
            table.shells[offset] = start.shells[other]
            table.left[offset] = start.left[other]
            table.chests[offset] = start.owners.count(other)
        mine = [value for owner, value in zip(start.owners, start.chests, strict=True) if owner == seat]
        own = known_chests(mine) if self.looks else UNKNOWN + len(mine)
        slots = self._worth_of_slots(own, start.last_turns)
        finals = _finals(slots)
        return TurnWorth(slots, finals, _plan(finals))

    def _worth_of_slots(self, own: int, last_turns: int) -> list[float]:
        sheet, table = self._sheet, self._table
        list_outcomes(self._layout, self._room, table, own, last_turns, sheet)
        if end_is_near(table):
            replies = self._replies
            list_two_turns(self._layout, self._room, table, own, last_turns, sheet, replies)
            self._ask_network(replies.sheet)
            spread_two_turns(table, replies)
            take_over(sheet, replies, _values_of_turns(replies))
        else:
            self._ask_network(sheet)
        spread_outcomes(sheet, int(table.left[0]), self._after, 0)
        return self._after[:, 0].tolist()

    def _ask_network(self, sheet: Sheet) -> None:
        if COMPILED:
            values(self.network, self._hidden, sheet.on, sheet.counts, sheet.banks, sheet.worth)
        else:
            values_by_rows(self.network, sheet)


def _values_of_turns(replies: Replies) -> NDArray[np.float64]:
    if COMPILED:
        from fathoms.games.into_the_blue.exact.dive import standard_dive, turns_of_rows  # noqa: PLC0415 - needs numba

        return turns_of_rows(standard_dive(), replies.after)
    turns = np.zeros(len(replies.after))
    for entry in np.flatnonzero(replies.follows):
        turns[entry] = _plan(_finals(replies.after[entry].tolist()))[-1][0]
    return turns


def _finals(slots: list[float]) -> list[float]:
    """Give each result of the dice the worth of the best end it allows."""
    return [
        slots[CHEST_TAKEN]
        if perfect
        else max(
            [slots[FIRST_PLACING + (level - 1) * DICE + count - 1] for level, count in dives],
            default=slots[FAIL],
        )
        for perfect, dives in dives_of(_RULES.faces, _RULES.dice, _RULES.levels)
    ]


def _plan(finals: list[float]) -> list[list[float]]:
    if COMPILED:
        from fathoms.games.into_the_blue.exact.dive import plan_turn  # noqa: PLC0415 - it needs numba

        return plan_turn(finals)
    return turn_of(_RULES.faces, _RULES.dice).plan(finals, _RULES.rolls)
