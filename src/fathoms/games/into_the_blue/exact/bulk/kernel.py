"""Into the Blue compiled: whole games by the million, and tables for learners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from fathoms.core import Malformed, check_seats
from fathoms.games.into_the_blue.exact.bulk import records as told
from fathoms.games.into_the_blue.exact.bulk.chart import chart_of
from fathoms.games.into_the_blue.exact.bulk.random_games import SIDE_BY_SIDE, play_at_random
from fathoms.games.into_the_blue.exact.bulk.records import DEEDS, Records, new_records
from fathoms.games.into_the_blue.exact.bulk.sea import DEAL, row_width
from fathoms.games.into_the_blue.exact.bulk.tables import BlueTables
from fathoms.games.into_the_blue.exact.bulk.writing import unpack_deal, unpack_dice
from fathoms.games.into_the_blue.game import GAME
from fathoms.games.into_the_blue.moves import Deal, Keep, Move, Place, Roll, Stop, TakeChest
from fathoms.games.into_the_blue.rules import SEATS, STANDARD, Rules
from fathoms.kernels import Course, First, Kernel, Plays, whole_log

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from fathoms.core import Move as AnyMove
    from fathoms.kernels import Words

_FIRST: Final = {"rotate": told.ROTATE, "draw": told.DRAW}
_RANDOM: Final = "random"


class BlueKernel(Kernel):
    """The compiled game, for any rule set and two to five players."""

    game = STANDARD.game
    policies = (_RANDOM, "greedy", "cautious", "diver", "expert")
    deeds = DEEDS

    def fits(self, rules: Any, bots: Sequence[str]) -> bool:
        """Tell whether these bots are compiled; every rule set is."""
        return isinstance(rules, Rules) and len(bots) in SEATS and all(bot in self.policies for bot in bots)

    def play(  # noqa: PLR0913 - the games by number, and all they hang on
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
        return Plays(
            records.first,
            records.scores,
            records.wins,
            records.turns,
            records.decisions,
            records.deeds,
            Course(*(np.ascontiguousarray(column) for column in records.course.T)) if course else None,
        )

    def moves(self, rules: Any, bots: Sequence[str], number: int, seed: int, first: First) -> list[AnyMove]:
        """Play one of these games again and give all its moves."""
        dealt = 0

        def play(room: int) -> Words:
            nonlocal dealt
            records, rows = self._play(rules, bots, range(number, number + 1), seed, first, log=room)
            dealt = int(rows[0, DEAL])
            return records.log

        moves = [_read_move(entry) for entry in whole_log(play).tolist()]
        return [Deal(unpack_deal(rules, dealt)), *moves]

    def tables(self, rules: Any, seats: int, copies: int) -> BlueTables:
        """Make tables."""
        check_seats(GAME, seats, 0, rule="B1")
        return BlueTables(rules, seats, copies)

    def _play(  # noqa: PLR0913 - as `play`
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
        chart = chart_of(rules, seats)
        if set(bots) == {_RANDOM}:
            rows = np.zeros((SIDE_BY_SIDE, row_width(seats)), np.int64)
            records = new_records(seats, len(numbers), SIDE_BY_SIDE, course=course, log=log)
            left, on = np.zeros(SIDE_BY_SIDE, np.uint64), np.zeros(SIDE_BY_SIDE, np.int64)
            play_at_random(chart, rows, left, on, records, *which)
            return records, rows
        # Random games need nothing of what works turns out, and begin sooner without.
        from fathoms.games.into_the_blue.exact.bulk.planned_games import TABLES, Thinkers  # noqa: PLC0415 - so

        rows = np.zeros((TABLES, row_width(seats)), np.int64)
        records = new_records(seats, len(numbers), TABLES, course=course, log=log)
        Thinkers(rules, bots).play(chart, rows, records, which)
        return records, rows


def _read_move(entry: int) -> Move:
    kind, what = entry >> 32, entry & 0xFFFFFFFF
    match kind:
        case told.ROLLED:
            return Roll(unpack_dice(what))
        case told.KEPT:
            return Keep(unpack_dice(what))
        case told.STOPPED:
            return Stop()
        case told.PLACED:
            return Place(what + 1)
        case _:
            return TakeChest(what + 1)


KERNEL: Final = BlueKernel()
