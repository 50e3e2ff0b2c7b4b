"""Which states of a two-player game there are, and where each stands in the solved table.

A state is taken at the start of a turn: where the shells of the player to move lie, where the other's, and
how many chests each has. Nobody knows what is in the chests, so their number is all there is to them.
Whether this is a last turn (E1) shows in the state itself: the other player has placed the last shell, or
the last chest is gone.

The table is a block for each pair of chest counts (the player to move first), and in it a row for each
position of the other player and a column for each position of the player to move.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from fathoms.games.into_the_blue.exact.positions import positions_of
from fathoms.games.into_the_blue.rules import CHEST

if TYPE_CHECKING:
    from fathoms.games.into_the_blue.rules import Rules

ENTRY_BYTES: Final = 4


class Layout:
    """The table of one rule set; light to make, however large the table."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.positions: Final = positions_of(rules.levels, rules.shells)
        # Without a chest on the dice, or too few dice for a whole run, nobody ever takes a chest.
        self.chests: Final = len(rules.chests) if CHEST in rules.faces and rules.dice > rules.levels else 0
        most = self.chests - (rules.last_chest == "at-once") if self.chests else 0
        self.pairs: Final = [(mine, taken - mine) for taken in range(most + 1) for mine in range(taken + 1)]
        """Chests of the player to move and of the other, while the game is on."""
        self.pair_number: Final = {pair: number for number, pair in enumerate(self.pairs)}
        self.rows: Final = self.positions.not_full if rules.last_shell == "at-once" else len(self.positions)
        self.columns: Final = len(self.positions) if rules.last_shell == "never" else self.positions.not_full

    @property
    def entries(self) -> int:
        """Count the numbers in the table."""
        return len(self.pairs) * self.rows * self.columns

    @property
    def bytes(self) -> int:
        """Tell how large the table is."""
        return self.entries * ENTRY_BYTES

    def entry(self, mine: tuple[int, ...], theirs: tuple[int, ...], chests: tuple[int, int]) -> int:
        """Number the entry of a state, the player to move first."""
        number = self.positions.number
        return (self.pair_number[chests] * self.rows + number(theirs)) * self.columns + number(mine)

    def is_last_turn(self, shells_of_other: int, chests_taken: int) -> bool:
        """Tell whether the game ends after this turn (E1)."""
        by_shell = self.rules.last_shell == "last-turns" and shells_of_other == self.rules.shells
        return by_shell or self.all_taken_is_last(chests_taken)

    def all_taken_is_last(self, chests_taken: int) -> bool:
        """Tell whether the last chest is gone in a rule set where that brings last turns."""
        return bool(self.chests) and self.rules.last_chest == "last-turns" and chests_taken == self.chests


@lru_cache(maxsize=8)
def layout_of(rules: Rules) -> Layout:
    """The layout of a rule set, worked out once."""
    return Layout(rules)
