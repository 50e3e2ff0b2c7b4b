"""First answers to puzzles in a database: one for each puzzle and device."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import case, func, insert, select

from fathoms.puzzles import PuzzleTries
from fathoms.storage import schema
from fathoms.storage.writer import Transaction

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sqlalchemy import Connection

    from fathoms.storage.writer import AnyJob

    Do = Callable[[AnyJob], Awaitable[Any]]
    Ask = Callable[[Callable[[Connection], Any]], Awaitable[Any]]

_ROWS: Final = schema.puzzle_answers.c


class SqlPuzzleAnswers:
    """Keeps answers; the SQL is the same for every database."""

    def __init__(self, do: Do, ask: Ask) -> None:
        self._do: Final = do
        self._ask: Final = ask

    async def note(self, puzzle: str, device: str, *, right: bool) -> None:
        """Keep the first answer of a device to a puzzle; later ones change nothing."""

        def run(connection: Connection) -> None:
            # Two who answer at once from one device: the key refuses one, who then finds the other's here.
            there = select(_ROWS.right).where(_ROWS.puzzle == puzzle, _ROWS.device == device)
            if connection.execute(there).first() is None:
                row = {"puzzle": puzzle, "device": device, "right": right}
                connection.execute(insert(schema.puzzle_answers), row)

        await self._do(Transaction(run))

    async def tries(self, puzzle: str | None = None) -> dict[str, PuzzleTries]:
        """Count answers and wrong ones, of one puzzle or of all that were tried."""
        wrong = func.sum(case((_ROWS.right, 0), else_=1))
        query = select(_ROWS.puzzle, func.count(), wrong).group_by(_ROWS.puzzle)
        if puzzle is not None:
            query = query.where(_ROWS.puzzle == puzzle)
        rows = await self._ask(lambda connection: connection.execute(query).all())
        return {name: PuzzleTries(count, failed) for name, count, failed in rows}
