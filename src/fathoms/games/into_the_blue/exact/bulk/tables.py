"""Many tables of Into the Blue side by side, for learners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

import numpy as np

from fathoms.core import IllegalMove
from fathoms.games.into_the_blue.exact.bulk import sea
from fathoms.games.into_the_blue.exact.bulk.chart import chart_of
from fathoms.games.into_the_blue.exact.bulk.sight import feature_names
from fathoms.games.into_the_blue.exact.bulk.stepping import GIVEN, look, say_all, show
from fathoms.games.into_the_blue.exact.bulk.writing import PHASES, read_row, write_row
from fathoms.games.into_the_blue.vocabulary import vocabulary_of
from fathoms.kernels import Tables

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.rules import Rules
    from fathoms.games.into_the_blue.state import State
    from fathoms.kernels import Words


class BlueTables(Tables):
    """Tables of one rule set."""

    def __init__(self, rules: Rules, seats: int, copies: int) -> None:
        self.rules: Rules = rules
        self.seats = seats
        self.copies = copies
        self.words = vocabulary_of(rules).size
        self._names: Final = feature_names(rules, seats)
        self.features = len(self._names)
        self.mover = np.zeros(copies, np.int64)
        self.over = np.ones(copies, np.bool_)
        self.masks = np.zeros((copies, self.words), np.int8)
        self.rewards = np.zeros((copies, seats), np.float32)
        self.observations = np.zeros((copies, self.features), np.float32)
        self._chart: Final = chart_of(rules, seats)
        self.rows: Final = np.zeros((copies, sea.row_width(seats)), np.int64)
        """The tables themselves, a row each (`sea`)."""
        self.rows[:, sea.PHASE] = sea.OVER

    def reset(self, seeds: NDArray[np.uint64], first: Words | None = None) -> None:
        """Begin a new game at every table; who begins later games there is drawn, given or not."""
        for seat in () if first is None else (int(np.min(first)), int(np.max(first))):
            if not 0 <= seat < self.seats:
                raise IllegalMove("core.first", first=seat, last=self.seats - 1)
        rows = self.rows
        rows[:, sea.SEED] = np.asarray(seeds, dtype=np.uint64).view(np.int64)
        rows[:, sea.GAME] = 0
        rows[:, sea.PHASE] = sea.OVER
        rows[:, sea.ENDED_BY] = -1
        if first is not None:
            rows[:, sea.SEAT] = first
            rows[:, sea.ENDED_BY] = GIVEN
        self.masks[:] = 0
        self.step(np.zeros(self.copies, np.int64))

    def step(self, said: Words) -> None:
        """Say one legal word at every table; a table whose word is not legal stays as it is."""
        if said.shape != self.mover.shape or said.dtype != np.int64 or not said.flags.carray:
            # Compiled code looks neither at how many there are nor at how they lie.
            said = np.array(np.broadcast_to(said, self.mover.shape), np.int64)
        wrong = say_all(
            self._chart, self.rows, said, self.masks, self.rewards, self.observations, self.mover, self.over
        )
        if wrong >= 0:
            phase = PHASES[int(self.rows[wrong, sea.PHASE])]
            raise IllegalMove(f"into-the-blue.expected-{phase}", rule="T3", rolls=self.rules.rolls)

    def observe(self, copy: int, seat: int) -> NDArray[np.float32]:
        """Tell what any seat sees at one table."""
        if not (0 <= copy < self.copies and 0 <= seat < self.seats):
            raise IndexError(copy, seat)
        seen = np.empty((1, self.features), np.float32)
        look(self._chart, self.rows, copy, seat, seen)
        return seen[0]

    def read(self, copy: int) -> State:
        """Give a table as the engine's state."""
        return read_row(self.rules, self.seats, cast("list[int]", self.rows[copy].tolist()))

    def write(self, copy: int, state: State) -> None:  # pyright: ignore[reportIncompatibleMethodOverride] - a state of this game
        """Set a table to a state of the engine; its chance to come stays its own."""
        write_row(state, self.rows[copy])
        self.mover[copy] = state.seat
        self.over[copy] = state.phase == "over"
        self.rewards[copy] = 0
        show(self._chart, self.rows, copy, self.masks, self.observations)

    def feature_names(self) -> list[str]:
        """Say what each place of an observation tells."""
        return list(self._names)
