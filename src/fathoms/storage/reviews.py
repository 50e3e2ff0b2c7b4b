"""Reviews in a database: one for each finished table, the latest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import delete, insert, select

from fathoms.storage import schema
from fathoms.storage.writer import Transaction
from fathoms.tables.ports import StoredReview

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sqlalchemy import Connection

    from fathoms.storage.writer import AnyJob

    Do = Callable[[AnyJob], Awaitable[Any]]
    Ask = Callable[[Callable[[Connection], Any]], Awaitable[Any]]

_ROWS: Final = schema.reviews.c


class SqlReviews:
    """Keeps reviews; the SQL is the same for every database."""

    def __init__(self, do: Do, ask: Ask) -> None:
        self._do: Final = do
        self._ask: Final = ask

    async def keep(self, review: StoredReview) -> None:
        """Keep a review in place of an older one; of a table that is gone nothing is kept."""

        def run(connection: Connection) -> None:
            tables = schema.tables.c
            there = select(tables.table).where(tables.table == review.table).with_for_update()
            if connection.execute(there).first() is None:
                return
            connection.execute(delete(schema.reviews).where(_ROWS.table == review.table))
            connection.execute(insert(schema.reviews), msgspec.structs.asdict(review))

        await self._do(Transaction(run))

    async def find(self, table: str) -> StoredReview | None:
        """Find the review of a table."""
        query = select(schema.reviews).where(_ROWS.table == table)
        row = await self._ask(lambda connection: connection.execute(query).first())
        return None if row is None else StoredReview(row.table, row.version, bytes(row.body))
