"""The gallery in a database: rule sets that visitors show, each once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import delete, func, insert, select

from fathoms.storage import schema
from fathoms.storage.writer import Transaction
from fathoms.tables.ports import StoredExhibit

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from sqlalchemy import Connection

    from fathoms.storage.writer import AnyJob

    Do = Callable[[AnyJob], Awaitable[Any]]
    Ask = Callable[[Callable[[Connection], Any]], Awaitable[Any]]

_ROWS: Final = schema.gallery.c


class SqlGallery:
    """Keeps exhibits; the SQL is the same for every database."""

    def __init__(self, do: Do, ask: Ask) -> None:
        self._do: Final = do
        self._ask: Final = ask

    async def hang(self, exhibit: StoredExhibit, most: int) -> StoredExhibit | None:
        """Keep an exhibit and give it; if these rules hang already give that one, if it is full nothing."""

        def run(connection: Connection) -> StoredExhibit | None:
            there = find(connection, exhibit.id)
            if there is not None:
                return there
            if count(connection) >= most:
                return None
            connection.execute(insert(schema.gallery), msgspec.structs.asdict(exhibit))
            return exhibit

        def found(connection: Connection) -> StoredExhibit | None:
            there = find(connection, exhibit.id)
            return exhibit if there == exhibit else None

        return await self._do(Transaction(run, found=found))

    async def find(self, exhibit: str) -> StoredExhibit | None:
        """Find what hangs under an id."""
        return await self._ask(lambda connection: find(connection, exhibit))

    async def newest(self, game: str | None, most: int) -> Sequence[StoredExhibit]:
        """Read the newest exhibits, of one game or of all, the newest first."""
        return await self._ask(lambda connection: newest(connection, game, most))

    async def count(self) -> int:
        """Count what hangs."""
        return await self._ask(count)

    async def shown_by(self, address: str, since: float) -> int:
        """Count what was hung from an address since a time."""
        query = select(func.count()).where(_ROWS.address == address, _ROWS.at >= since)
        return await self._ask(lambda connection: connection.execute(query).scalar_one())


def find(connection: Connection, exhibit: str) -> StoredExhibit | None:
    """Find what hangs under an id."""
    row = connection.execute(select(schema.gallery).where(_ROWS.id == exhibit)).first()
    return None if row is None else _read(row)


def newest(connection: Connection, game: str | None, most: int) -> list[StoredExhibit]:
    """Read the newest exhibits, of one game or of all."""
    query = select(schema.gallery).order_by(_ROWS.at.desc(), _ROWS.id).limit(most)
    if game is not None:
        query = query.where(_ROWS.game == game)
    return [_read(row) for row in connection.execute(query)]


def count(connection: Connection) -> int:
    """Count what hangs."""
    return connection.execute(select(func.count()).select_from(schema.gallery)).scalar_one()


def take_down(connection: Connection, exhibit: str) -> bool:
    """Take an exhibit down; tell whether it was there."""
    return connection.execute(delete(schema.gallery).where(_ROWS.id == exhibit)).rowcount > 0


def _read(row: Any) -> StoredExhibit:
    return msgspec.structs.replace(StoredExhibit(*row), comparison=bytes(row.comparison))
