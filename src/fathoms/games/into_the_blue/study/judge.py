"""What every choice of a two-player game is worth, from the solved table and the exact turn on top of it.

The rules stay in the engine: what a choice leads to is played there, and only its value is looked up here.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, Final

from fathoms.core import FathomsError
from fathoms.games.into_the_blue.scoring import treasure_points, winners
from fathoms.games.into_the_blue.study.turn import (
    TurnValues,
    end_count,
    ends_at,
    placing,
    play_end,
    turn_of,
    turn_start,
)

if TYPE_CHECKING:
    from fathoms.games.into_the_blue.moves import Move
    from fathoms.games.into_the_blue.state import State
    from fathoms.games.into_the_blue.study.solved import SolvedTable

_REMEMBERED: Final = 64


@lru_cache(maxsize=256)
def chest_leads(chests: tuple[int, ...], mine: int, theirs: int) -> dict[int, float]:
    """Give the chance of each lead from chests, when each player took some at random."""
    leads: Counter[int] = Counter()
    slots = range(len(chests))
    for own in combinations(slots, mine):
        others = [slot for slot in slots if slot not in own]
        for rival in combinations(others, theirs):
            leads[sum(chests[slot] for slot in own) - sum(chests[slot] for slot in rival)] += 1
    return {lead: ways / leads.total() for lead, ways in leads.items()}


def win_share(leads: dict[int, float], treasures: int) -> float:
    """Give the chance to win, plus half of the chance to share (S6), with such a lead from treasures."""
    return sum(p / len(best) for lead, p in leads.items() if 0 in (best := winners((treasures + lead, 0))))


class Judge:
    """Values the choices of the player to move, as the share of wins they lead to."""

    def __init__(self, table: SolvedTable, *, looks_into_chests: bool = False) -> None:
        """Judge by a table.

        Args:
            table: the solved game.
            looks_into_chests: in a last turn, count chests whose values the state shows for what they are.
                The table knows no chest, and stands for a game in which nobody does.
        """
        self.table: Final = table
        self.looks: Final = looks_into_chests
        self._turns: Final[OrderedDict[State, TurnValues]] = OrderedDict()

    def start(self, state: State) -> float:
        """Value a state at the start of a turn, or after the end, for the player whose turn it is."""
        if state.phase == "over":
            return self._end(state)
        return self.turn(state).held[-1][0] if self._may_look(state) else self._from_table(state)

    def moves(self, state: State) -> list[tuple[float, Move]]:
        """Value every legal move of the player to decide."""
        if state.phase != "decide":
            return [(self._after(state.play(move), state.seat), move) for move in state.moves()]
        return self.turn(state).choices(state)

    def best(self, state: State) -> float:
        """Value a state at any moment of a turn, for the player whose turn it is, playing best from here."""
        if state.phase == "over":
            return self._end(state)
        if state.phase != "roll":
            return max(value for value, _ in self.moves(state))
        if state.rolls == 0:
            return self.start(state)
        number = turn_of(state.rules.faces, state.rules.dice).number[state.held]
        return self.turn(state).held[state.rolls_left - 1][number]

    def placing(self, state: State, level: int, shells: int) -> float:
        """Value a turn, from its start, that ends with shells placed on a level."""
        return self._after(play_end(state, placing(state.rules, level, shells)), state.seat)

    def turn(self, state: State) -> TurnValues:
        """Work out the turn that a state is in."""
        start = turn_start(state)
        known = self._turns.get(start)
        if known is None:
            known = self._turns[start] = self._work_out(start)
            if len(self._turns) > _REMEMBERED:
                self._turns.popitem(last=False)
        else:
            self._turns.move_to_end(start)
        return known

    def ends(self, start: State) -> list[float]:
        """Value each end of the turn that begins at a state; 0 for those that cannot be."""
        values = [0.0] * end_count(start.rules)
        for end in sorted({end for ends in ends_at(start) for end in ends}):
            values[end] = self._after(play_end(start, end), start.seat)
        return values

    def _work_out(self, start: State) -> TurnValues:
        rules, values = start.rules, self.ends(start)
        finals = [max([values[end] for end in each]) for each in ends_at(start)]
        return TurnValues(values, finals, turn_of(rules.faces, rules.dice).plan(finals, start.rolls_left))

    def _after(self, state: State, seat: int) -> float:
        """Value what a seat's choice led to: the end, or the start of a turn."""
        if state.seat == seat:
            return self.start(state)
        return 1 - (self._end(state) if state.phase == "over" else self._from_table(state))

    def _may_look(self, state: State) -> bool:
        return self.looks and state.last_turns == 0

    def _from_table(self, state: State) -> float:
        seat, rival = state.seat, 1 - state.seat
        chests = (state.owners.count(seat), state.owners.count(rival))
        return self.table.value(state.shells[seat], state.shells[rival], chests)

    def _end(self, state: State) -> float:
        """Value an ended game by what may be in the chests."""
        seat, rival = state.seat, 1 - state.seat
        points = treasure_points(state.rules, state.table)
        lead = points[seat] - points[rival]
        hidden, unknown = list(state.rules.chests), Counter(state.owners)
        if self._may_look(state):
            for owner, value in zip(state.owners, state.chests, strict=True):
                if value is not None:
                    hidden.remove(value)
                    unknown[owner] -= 1
                    lead += value if owner == seat else -value
        return win_share(chest_leads(tuple(hidden), unknown[seat], unknown[rival]), lead)


def check_two(seats: int, who: str) -> None:
    """Refuse a table of more than two: the solved game is one for two."""
    if seats != 2:
        raise FathomsError("analysis.two-players", who=who, seats=seats)
