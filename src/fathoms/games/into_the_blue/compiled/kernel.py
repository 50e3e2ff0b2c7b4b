"""Into the Blue compiled: whole games by the million, and tables for learners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from fathoms.core import Malformed, check_seats
from fathoms.games.into_the_blue.compiled import games
from fathoms.games.into_the_blue.compiled.games import (
    DEEDS,
    SIDE_BY_SIDE,
    Records,
    log_at_random,
    new_records,
    play_at_random,
)
from fathoms.games.into_the_blue.compiled.rules import (
    DEAL,
    constants_array,
    row_width,
    unpack_deal,
    unpack_dice,
)
from fathoms.games.into_the_blue.compiled.vector_state import BlueVectorState
from fathoms.games.into_the_blue.game import GAME
from fathoms.games.into_the_blue.moves import Deal, Keep, Move, Place, Roll, Stop, TakeChest
from fathoms.games.into_the_blue.rules import SEATS, STANDARD, Rules
from fathoms.kernels import First, GameCourses, Kernel, Plays, whole_log

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from fathoms.core import Move as AnyMove
    from fathoms.kernels import IntArray

_FIRST: Final = {"rotate": games.ROTATE, "draw": games.DRAW}
_RANDOM: Final = "random"


class BlueKernel(Kernel):
    """The compiled game, for any rule set and two to five players."""

    game = STANDARD.game
    policies = (_RANDOM, "greedy", "cautious", "diver", "expert")
    deeds = DEEDS

    def fits(self, rules: Any, bots: Sequence[str]) -> bool:
        """Tell whether these bots are compiled; every rule set is."""
        return isinstance(rules, Rules) and len(bots) in SEATS and all(bot in self.policies for bot in bots)

    def play(
        self,
        rules: Any,
        bots: Sequence[str],
        numbers: range,
        seed: int,
        first: First = "rotate",
        *,
        course: bool = False,
    ) -> Plays:
        """Play the games with these numbers."""
        records, _ = self._play(rules, bots, numbers, seed, first, course=course)
        columns = (np.ascontiguousarray(column) for column in records.course.T)
        return Plays(*records[:6], course=GameCourses(*columns) if course else None)

    def moves(self, rules: Any, bots: Sequence[str], number: int, seed: int, first: First) -> list[AnyMove]:
        """Play one of these games again and give all its moves."""
        dealt = 0

        def play(room: int) -> IntArray:
            nonlocal dealt
            records, rows = self._play(rules, bots, range(number, number + 1), seed, first, log=room)
            dealt = int(rows[0, DEAL])
            return records.log

        moves = [_read_move(entry) for entry in whole_log(play).tolist()]
        return [Deal(unpack_deal(rules, dealt)), *moves]

    def vector_state(self, rules: Any, seats: int, copies: int) -> BlueVectorState:
        """Make tables."""
        check_seats(GAME, seats, 0, rule="B1")
        return BlueVectorState(rules, seats, copies)

    def _play(
        self,
        rules: Rules,
        bots: Sequence[str],
        numbers: range,
        seed: int,
        first: First,
        *,
        course: bool = False,
        log: int = 0,
    ) -> tuple[Records, NDArray[np.int64]]:
        seats = len(bots)
        begins = first if isinstance(first, int) else _FIRST[first]
        check_seats(GAME, seats, max(begins, 0), rule="B1")
        for bot in bots:
            if bot not in self.policies:
                raise Malformed("core.no-bot", name=bot[:40], known=list(self.policies))
        which = np.uint64(seed & (1 << 64) - 1), numbers.start, numbers.step, begins
        constants = constants_array(rules, seats)
        if set(bots) == {_RANDOM}:
            rows = np.zeros((SIDE_BY_SIDE, row_width(seats)), np.int64)
            records = new_records(seats, len(numbers), SIDE_BY_SIDE, course=course, log=log)
            if log:
                log_at_random(constants, rows, records, which[0], numbers.start, begins)
                return records, rows
            left, on = np.zeros(SIDE_BY_SIDE, np.uint64), np.zeros(SIDE_BY_SIDE, np.int64)
            play_at_random(constants, rows, left, on, records, *which)
            return records, rows
        # Random games need nothing of what works turns out, and begin sooner without.
        from fathoms.games.into_the_blue.study.planned_games import TABLES, PlannedPlayers  # noqa: PLC0415 - so

        rows = np.zeros((TABLES, row_width(seats)), np.int64)
        records = new_records(seats, len(numbers), TABLES, course=course, log=log)
        PlannedPlayers(rules, bots).play(constants, rows, records, which)
        return records, rows


def _read_move(entry: int) -> Move:
    kind, what = entry >> 32, entry & 0xFFFFFFFF
    match kind:
        case games.ROLLED:
            return Roll(unpack_dice(what))
        case games.KEPT:
            return Keep(unpack_dice(what))
        case games.STOPPED:
            return Stop()
        case games.PLACED:
            return Place(what + 1)
        case _:
            return TakeChest(what + 1)


KERNEL: Final = BlueKernel()
