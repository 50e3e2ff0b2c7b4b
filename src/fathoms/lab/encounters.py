"""Encounters: tables play their deals, compiled where their bots are, and who beat whom is counted."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from fathoms.bots.arena import play_game
from fathoms.lab.deals import Deal
from fathoms.lab.rating import count_game
from fathoms.lab.simulation import choose_kernel

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from numpy.typing import NDArray

    from fathoms.core import AnyGame, Bot
    from fathoms.kernels import Kernel

MOST_ROWS: Final = 4_000
"""Deals beyond that share rows: drawing from so many again tells as much, and millions need too much room."""
_AT_A_TIME: Final = 512
"""Deals that are played compiled before anybody is told: a second or two of the slowest bots."""


class Setting(NamedTuple):
    """What everybody plays."""

    game: AnyGame
    rules: Any
    bots: Mapping[str, Bot]
    """By their names, in the order of their numbers."""
    seed: int
    compiled: bool
    """Whether tables are played compiled where they can be."""

    def kernel_for(self, table: Sequence[int]) -> Kernel | None:
        """Find the kernel for a table, if it knows all its bots."""
        names = list(self.bots)
        sitting = [names[who] for who in table]
        return choose_kernel(self.game.name, self.rules, sitting)[0] if self.compiled else None


class Encounters:
    """Counts who beat whom, deal by deal; a shared win counts in parts."""

    def __init__(self, bots: int, tables: int, rounds: int) -> None:
        """Make room for each table's so many deals."""
        self.tables: Final = tables
        self.deals: Final = tables * rounds
        self.beats: Final = np.zeros((min(self.deals, MOST_ROWS), bots, bots))
        """A row a deal or some, then who won, then who lost."""
        self.wins: Final = np.zeros(bots)
        self.played: Final = np.zeros(bots, dtype=int)
        self.compiled = 0
        """How many games were played compiled."""

    def play(
        self, setting: Setting, table: tuple[int, tuple[int, ...]], rounds: range, done: Callable[[int], None]
    ) -> None:
        """Play the deals with these numbers at a table, given with its own number, in every rotation."""
        kernel = setting.kernel_for(table[1])
        if kernel is None:
            self._play_on_engine(setting, table, rounds, done)
            return
        names = list(setting.bots)
        for start in range(rounds.start, rounds.stop, _AT_A_TIME):
            some = range(start, min(start + _AT_A_TIME, rounds.stop))
            for seats in Deal(start, table[1]).rotations():
                sitting = [names[who] for who in seats]
                plays = kernel.play_in_parallel(setting.rules, sitting, some, setting.seed, 0)
                self._count(table[0], some, seats, plays.wins)
                self.compiled += len(some)
                done(len(some))

    def _play_on_engine(
        self, setting: Setting, table: tuple[int, tuple[int, ...]], rounds: range, done: Callable[[int], None]
    ) -> None:
        bots = list(setting.bots.values())
        for number in rounds:
            deal = Deal(number, table[1])
            row = self._rows(table[0], number)
            for seats in deal.rotations():
                rng = random.Random(f"{setting.seed}/{number}/{seats}")
                sitting = [bots[who] for who in seats]
                dice = deal.dice(setting.seed)
                state, _ = play_game(setting.game, setting.rules, sitting, 0, rng, dice_rng=dice)
                winners = state.result.winners if state.result else ()
                for seat, who in enumerate(seats):
                    self.played[who] += 1
                    self.wins[who] += 1 / len(winners) if seat in winners else 0
                count_game(self.beats[row], seats, winners)
                done(1)

    def _count(self, table: int, rounds: range, seats: Sequence[int], won: NDArray[np.bool_]) -> None:
        """Count many games of a table, a row each: which seats won."""
        rows = self._rows(table, np.arange(rounds.start, rounds.stop))
        parts = won / won.sum(axis=1, keepdims=True)
        for seat, who in enumerate(seats):
            self.played[who] += len(rounds)
            self.wins[who] += parts[:, seat].sum()
            for other, loser in enumerate(seats):
                np.add.at(self.beats, (rows, who, loser), parts[:, seat] * ~won[:, other])

    def _rows(self, table: int, numbers: Any) -> Any:
        """Tell where deals are counted; in the order in which every table plays its first deal first."""
        return (numbers * self.tables + table) * len(self.beats) // self.deals
