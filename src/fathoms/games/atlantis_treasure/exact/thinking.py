"""Thinking about one turn: which ways to end it are worth a closer look, and how close the time allows."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import numpy as np

from fathoms.games.atlantis_treasure.exact.chart import chart_of, pack
from fathoms.games.atlantis_treasure.exact.ciphers import decode
from fathoms.games.atlantis_treasure.exact.desk import desk_for
from fathoms.games.atlantis_treasure.exact.search import consider

if TYPE_CHECKING:
    from collections.abc import Callable

    from fathoms.games.atlantis_treasure.moves import Move
    from fathoms.games.atlantis_treasure.rules import Rules
    from fathoms.games.atlantis_treasure.state import State

_CLOSE: Final = 0.4
"""The part of the time for valuing ways by the answers to them; the rest is for the answers to those."""
_CLOSER: Final = 8
"""With a budget of ways, one in so many is valued by the answers to the answers."""
_BREADTH: Final = {1: (25, 8), 2: (100, 30)}
"""For so many answers in a row, how many ways to end a turn are looked at in each (see `Desk.breadth`)."""
_MOST: Final = 300
_EQUAL: Final = 1e-9
_WON: Final = 1 - 1e-9


class Thinking:
    """All that is kept from one decision to the next: the chart of a rule set, and a desk.

    Deadlines are times of its clock.
    """

    def __init__(self, rules: Rules, seats: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.chart = chart_of(rules, seats)
        self.desk = desk_for(self.chart)

    def best(self, state: State, *, deadline: float | None, budget: int | None) -> list[Move]:
        """Give the moves that begin the best ways to end the turn, as far as deadline or budget allow."""
        weighed = self.weigh(state, deadline=deadline, budget=budget)
        most = max(weighed.values())
        return [move for move, value in weighed.items() if value >= most - _EQUAL]

    def weigh(self, state: State, *, deadline: float | None, budget: int | None) -> dict[Move, float]:
        """Give the moves that begin the ways looked at closest, each with the chances of its best way."""
        row = pack(state)
        count = int(consider(self.chart, self.desk, row, 0, 0))
        glances = self.desk.values[:count]
        order = np.argsort(-glances, kind="stable")[:_MOST].tolist()
        values = {end: float(glances[end]) for end in order}
        firsts = {int(self.desk.ends[0, end, 0]) for end in order}
        if values[order[0]] < _WON and len(firsts) > 1:
            now = self.clock()
            middle = None if deadline is None else now + (deadline - now) * _CLOSE
            values = self._value(row, order, 1, deadline=middle, budget=budget) or values
            order = sorted(values, key=values.__getitem__, reverse=True)
            fewer = None if budget is None else budget // _CLOSER
            values = self._value(row, order, 2, deadline=deadline, budget=fewer) or values
        firsts_worth: dict[int, float] = {}
        for end, value in values.items():
            first = int(self.desk.ends[0, end, 0])
            firsts_worth[first] = max(value, firsts_worth.get(first, value))
        return {decode(first, state.grid): value for first, value in firsts_worth.items()}

    def _value(
        self, row: np.ndarray, order: list[int], plies: int, *, deadline: float | None, budget: int | None
    ) -> dict[int, float]:
        """Value ways to end the turn, the likeliest first, by the answers to them so many turns on."""
        self.desk.breadth[1:] = _BREADTH[plies]
        values: dict[int, float] = {}
        longest, now = 0.0, self.clock()
        for end in order if budget is None else order[:budget]:
            if deadline is not None and now + longest > deadline:
                break
            values[end] = consider(self.chart, self.desk, row, end, plies)
            before, now = now, self.clock()
            longest = max(longest, now - before)
        return values
