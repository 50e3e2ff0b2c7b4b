"""What every choice of a two-player game is worth, from the solved table and the exact turn on top of it.

The rules stay in the engine: what a choice leads to is played there, and only its value is looked up here.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from fathoms.core import FathomsError
from fathoms.games.into_the_blue.dice import is_perfect, run_depth
from fathoms.games.into_the_blue.exact.endings import chest_leads, win_share
from fathoms.games.into_the_blue.exact.goals import has_chests
from fathoms.games.into_the_blue.moves import Keep, Move, Place, Stop, TakeChest
from fathoms.games.into_the_blue.rules import CHEST
from fathoms.games.into_the_blue.scoring import treasure_points
from fathoms.games.into_the_blue.state import NOBODY
from fathoms.games.into_the_blue.turn import turn_of

if TYPE_CHECKING:
    from fathoms.games.into_the_blue.exact.solved_file import SolvedTable
    from fathoms.games.into_the_blue.state import State

_REMEMBERED: Final = 64


class TurnValues(NamedTuple):
    """A turn worked out: the value of each result, and of each set of kept dice with 1, 2, … throws left."""

    finals: list[float]
    held: list[list[float]]


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
        turn = turn_of(state.rules.faces, state.rules.dice)
        values = self.turn(state)
        held = values.held[state.rules.rolls - state.rolls - 1]
        judged: list[tuple[float, Move]] = []
        for move in state.moves():
            if isinstance(move, Keep):
                judged.append((held[turn.number[move.faces]], move))
            else:
                judged.append((values.finals[turn.number[state.dice] - turn.first_result], move))
        return judged

    def best(self, state: State) -> float:
        """Value a state at any moment of a turn, for the player whose turn it is, playing best from here."""
        if state.phase == "over":
            return self._end(state)
        if state.phase != "roll":
            return max(value for value, _ in self.moves(state))
        if state.rolls == 0:
            return self.start(state)
        number = turn_of(state.rules.faces, state.rules.dice).number[state.held]
        return self.turn(state).held[state.rules.rolls - state.rolls - 1][number]

    def placing(self, state: State, level: int, shells: int) -> float:
        """Value a turn, from its start, that ends with so many shells placed on a level."""
        return self._after(_placed(state, level, shells), state.seat)

    def turn(self, state: State) -> TurnValues:
        """Work out the turn that a state is in."""
        start = msgspec.structs.replace(state, dice="", held="", rolls=0, phase="roll")
        known = self._turns.get(start)
        if known is None:
            known = self._turns[start] = self._work_out(start)
            if len(self._turns) > _REMEMBERED:
                self._turns.popitem(last=False)
        else:
            self._turns.move_to_end(start)
        return known

    def _work_out(self, start: State) -> TurnValues:
        rules, seat = start.rules, start.seat
        left = start.left[seat]
        fail = self._after(_unsuccessful(start), seat)
        taking = NOBODY in start.owners and has_chests(rules)
        ready = msgspec.structs.replace(start, phase="chest")
        # Face down one chest is as good as another, so the first will do.
        chest = self._after(ready.play(TakeChest(ready.free_slots[0])), seat) if taking else fail
        placed: dict[tuple[int, int], float] = {}
        finals: list[float] = []
        for perfect, dives in dives_of(rules.faces, rules.dice, rules.levels):
            if perfect and taking:
                finals.append(chest)
            elif not dives or not left:
                finals.append(fail)
            else:
                for level, count in dives:
                    if (level, count) not in placed:
                        placed[level, count] = self._after(_placed(start, level, count), seat)
                finals.append(max([placed[dive] for dive in dives]))
        return TurnValues(finals, turn_of(rules.faces, rules.dice).plan(finals, rules.rolls))

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


@lru_cache(maxsize=16)
def dives_of(faces: str, dice: int, levels: int) -> list[tuple[bool, list[tuple[int, int]]]]:
    """For each result: whether it is a perfect dive, and the levels with the dice that show them (T6)."""
    return [
        (
            is_perfect(result, levels),
            [(level, result.count(str(level))) for level in range(1, run_depth(result, levels) + 1)],
        )
        for result in turn_of(faces, dice).results
    ]


def _placed(start: State, level: int, count: int) -> State:
    """Play the end of a turn whose dice show a level so many times."""
    dice = "".join(map(str, range(1, level))) + str(level) * count
    return msgspec.structs.replace(start, dice=dice, phase="place").play(Place(level))


def _unsuccessful(start: State) -> State:
    """Play the end of a turn without a 1 (T5)."""
    return msgspec.structs.replace(start, dice=CHEST, phase="decide").play(Stop())
