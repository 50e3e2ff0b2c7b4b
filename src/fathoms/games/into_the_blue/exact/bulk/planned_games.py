"""Whole games of players that work their turns out, compiled: LANES tables side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from fathoms.games.into_the_blue.exact.bulk.dives import random_turn
from fathoms.games.into_the_blue.exact.bulk.lists import lists_of
from fathoms.games.into_the_blue.exact.bulk.minds import think_at
from fathoms.games.into_the_blue.exact.bulk.planned_dives import planned_turn
from fathoms.games.into_the_blue.exact.bulk.plans import new_plans, work_out
from fathoms.games.into_the_blue.exact.bulk.records import begin_number, finish, note_standing
from fathoms.games.into_the_blue.exact.bulk.sea import OVER, PHASE, SEAT, TURNS
from fathoms.games.into_the_blue.exact.bulk.wants import CAUTIOUS, DIVER, EXPERT, GREEDY, RANDOM, want
from fathoms.games.into_the_blue.exact.compiled import compiled
from fathoms.games.into_the_blue.exact.lanes import LANES
from fathoms.games.into_the_blue.exact.mind import new_mind
from fathoms.games.into_the_blue.exact.network import network_for
from fathoms.games.into_the_blue.rules import STANDARD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.exact.bulk.lists import Lists
    from fathoms.games.into_the_blue.exact.bulk.plans import Plans
    from fathoms.games.into_the_blue.exact.bulk.records import Records
    from fathoms.games.into_the_blue.exact.bulk.sea import Chart, Rows
    from fathoms.games.into_the_blue.exact.mind import Mind
    from fathoms.games.into_the_blue.rules import Rules

TABLES: Final = LANES
"""How many tables there are side by side."""
_KINDS: Final = {"random": RANDOM, "greedy": GREEDY, "cautious": CAUTIOUS, "diver": DIVER, "expert": EXPERT}


@compiled
def _play(  # noqa: C901, PLR0912, PLR0913, PLR0917 - likewise: one loop
    chart: Chart,
    lists: Lists,
    plans: Plans,
    rows: Rows,
    kinds: NDArray[np.int64],
    points: NDArray[np.float64],
    records: Records,
    seed: np.uint64,
    start: int,
    step: int,
    first: int,
    on: NDArray[np.int64],
    mind: Mind | None,
) -> None:
    """Play likewise, each seat a kind of player.

    Args:
        chart: the rule set.
        lists: its dice.
        plans: room to work turns out in.
        rows: LANES tables.
        kinds: what plays on each seat.
        points: room to score in.
        records: where the games go.
        seed: with the numbers, which games.
        start: the number of the first game.
        step: from one number to the next.
        first: who begins.
        on: room for the game that is on at each table; -1 is none.
        mind: the expert's; without one it is left out of what is compiled, and takes no time to load.
    """
    games, begun, done = records.turns.size, 0, 0
    for at in range(LANES):
        on[at] = -1
        if begun < games:
            on[at] = begun
            begin_number(chart, rows, at, records, begun, seed, start + begun * step, first)
            begun += 1
    while done < games:
        planned = 0
        for at in range(LANES):
            kind = int(kinds[rows[at, SEAT]])
            if on[at] >= 0 and kind != RANDOM:
                planned += 1
                if kind == EXPERT:
                    if mind is not None:
                        think_at(mind, rows, at, plans.after)
                else:
                    want(chart, rows, at, kind, points, plans.after)
        if planned > 0:
            work_out(chart, lists, plans, rows)
        for at in range(LANES):
            game = on[at]
            if game < 0:
                continue
            seat, turn = rows[at, SEAT], rows[at, TURNS]
            kind = int(kinds[seat])
            if kind == RANDOM:
                random_turn(chart, rows, at, records, game)
            else:
                planned_turn(chart, lists, plans, rows, at, kind, records, game)
            note_standing(chart, rows, at, records, game, turn, seat)
            if rows[at, PHASE] == OVER:
                finish(chart, rows, at, records, game)
                done += 1
                on[at] = -1
                if begun < games:
                    on[at] = begun
                    begin_number(chart, rows, at, records, begun, seed, start + begun * step, first)
                    begun += 1


class Thinkers:
    """Players by name, one a seat, with all that they think with."""

    def __init__(self, rules: Rules, bots: Sequence[str]) -> None:
        seats = len(bots)
        self.kinds: Final = np.array([_KINDS[bot] for bot in bots], np.int64)
        self.mind: Mind | None = None
        if EXPERT in self.kinds:
            if rules == STANDARD:
                self.mind = new_mind(seats, network_for(seats))
            else:
                # As the bot does where no network knows the rules.
                self.kinds[self.kinds == EXPERT] = GREEDY
        self.lists: Final = lists_of(rules)
        self.plans: Final = new_plans(rules, self.lists)
        self.points: Final = np.zeros((2, seats))

    def play(
        self, chart: Chart, rows: Rows, records: Records, which: tuple[np.uint64, int, int, int]
    ) -> None:
        """Play a game for each row of the records; `which`: seed, first number, step, who begins."""
        on = np.zeros(LANES, np.int64)
        _play(chart, self.lists, self.plans, rows, self.kinds, self.points, records, *which, on, self.mind)
