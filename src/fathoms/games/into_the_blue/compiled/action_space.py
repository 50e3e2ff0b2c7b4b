"""The action space of Into the Blue: each decision is one action.

    0 … 2^dice - 1   keep the dice whose bits are set, bit 0 is the first die as they lie (sorted); of equal
                     faces the first ones are kept. No bit keeps none, all bits stop the dive
    then levels      place on level 1, 2, …
    then chests      take the chest of slot 1, 2, …

The standard rule set has 64 + 5 + 5 = 74 actions.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, cast

from fathoms.core import IllegalMove
from fathoms.games.into_the_blue.dice import kept_dice
from fathoms.games.into_the_blue.moves import Keep, Move, Place, Stop, TakeChest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import Move as AnyMove
    from fathoms.games.into_the_blue.rules import Rules
    from fathoms.games.into_the_blue.state import State

_STOP: Final = Stop()


class BlueActionSpace:
    """The actions of one rule set."""

    def __init__(self, rules: Rules) -> None:
        self.dice: Final = rules.dice
        self.levels: Final = rules.levels
        self.stop: Final = (1 << rules.dice) - 1
        """The action that stops a dive: every die is kept."""
        self.first_level: Final = 1 << rules.dice
        """The action for level 1."""
        self.first_slot: Final = self.first_level + rules.levels
        """The action for the chest of slot 1."""
        self.size: Final = self.first_slot + len(rules.chests)

    def next_actions(self, state: Any, taken: Sequence[int] = ()) -> list[int]:
        """List, in rising order, the legal actions; each is a whole move."""
        table = cast("State", state)
        if taken:
            return []
        match table.phase:
            case "decide":
                return list(keep_actions(table.dice))
            case "place":
                return list(range(self.first_level, self.first_level + table.depth))
            case "chest":
                return [self.first_slot + slot - 1 for slot in table.free_slots]
            case _:
                return []

    def read(self, state: Any, taken: Sequence[int]) -> AnyMove | None:
        """Give the legal move of an action, or None without one."""
        if not taken:
            return None
        table, action = cast("State", state), taken[0]
        if len(taken) > 1 or action not in self.next_actions(table):
            raise _not_now(table)
        return self._move(table, action)

    def _move(self, table: State, action: int) -> Move:
        if action >= self.first_slot:
            return TakeChest(action - self.first_slot + 1)
        if action >= self.first_level:
            return Place(action - self.first_level + 1)
        if action == self.stop:
            return _STOP
        return Keep("".join(face for die, face in enumerate(table.dice) if action >> die & 1))

    def write(self, state: Any, move: AnyMove) -> tuple[int, ...]:
        """Give the action of a legal move."""
        match cast("Move", move):
            case Stop():
                return (self.stop,)
            case Keep(faces):
                kept = kept_dice(cast("State", state).dice, faces)
                return (sum(1 << die for die, here in enumerate(kept) if here),)
            case Place(level):
                return (self.first_level + level - 1,)
            case TakeChest(slot):
                return (self.first_slot + slot - 1,)
            case _:
                raise _not_now(cast("State", state))

    def text(self, action: int) -> str:
        """Show an action: `keep 1-3---` keeps the first and the third die."""
        if action >= self.first_slot:
            return f"chest {action - self.first_slot + 1}"
        if action >= self.first_level:
            return f"place {action - self.first_level + 1}"
        if action == self.stop:
            return "stop"
        kept = "".join(str(die + 1) if action >> die & 1 else "-" for die in range(self.dice))
        return f"keep {kept if action else 'none'}"


def _not_now(table: State) -> IllegalMove:
    return IllegalMove(f"into-the-blue.expected-{table.phase}", rule="T3")


@lru_cache(maxsize=20_000)
def keep_actions(dice: str) -> tuple[int, ...]:
    """List the sets of dice that may be kept, as bits; a die is kept only with the equal ones before it."""
    equal = sum(1 << die for die in range(1, len(dice)) if dice[die] == dice[die - 1])
    return tuple(action for action in range(1 << len(dice)) if not (action & ~(action << 1) & equal))


@lru_cache(maxsize=64)
def action_space_of(rules: Rules) -> BlueActionSpace:
    """Give the action space of a rule set, made once."""
    return BlueActionSpace(rules)
