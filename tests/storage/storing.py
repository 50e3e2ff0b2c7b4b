"""Stores in tests: opened for a while, with tables and events to put in."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Protocol

from sqlalchemy import text

from fathoms.local.store import BrowserStore
from fathoms.storage import make_store
from fathoms.tables.ports import Reviews, Store, TableRow
from local.browser import MemoryStorage

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from sqlalchemy import Connection

    from fathoms.storage import SqlStore
    from fathoms.tables.ports import Status


class AnyStore(Store, Protocol):
    """What every store has."""

    @property
    def reviews(self) -> Reviews: ...


_BROWSERS: dict[str, MemoryStorage] = {}


@asynccontextmanager
async def opened_any(url: str) -> AsyncGenerator[AnyStore]:
    if url.startswith("browser:"):
        yield BrowserStore(_BROWSERS.setdefault(url, MemoryStorage()))
    else:
        async with opened(url) as store:
            yield store


@asynccontextmanager
async def opened(url: str) -> AsyncGenerator[SqlStore]:
    store = await asyncio.to_thread(make_store, url)
    try:
        yield store
    finally:
        await store.close()


_LATER = {
    "0002": ["DROP TABLE gallery"],
    "0003": ["DROP TABLE reviews"],
    "0004": [
        "DROP TABLE player_seats",
        "DROP TABLE player_items",
        "DROP TABLE players",
        "ALTER TABLE gallery DROP COLUMN player",
    ],
    "0005": ("DROP TABLE daily_members", "DROP TABLE daily_groups", "DROP TABLE daily_attempts"),
    "0006": ("DROP TABLE puzzle_answers",),
}
"""What takes each step back."""


def go_back(connection: Connection, revision: str) -> None:
    """Make a database what it was after an earlier step."""
    for step in reversed([each for each in _LATER if each > revision]):
        for statement in _LATER[step]:
            connection.execute(text(statement))
    connection.execute(text("UPDATE alembic_version SET version_num = :revision"), {"revision": revision})


def row(table: str, **other: object) -> TableRow:
    status: Status = other.get("status", "waiting")  # pyright: ignore[reportAssignmentType]
    return TableRow(
        table=table,
        game=str(other.get("game", "pearls")),
        status=status,
        listed=bool(other.get("listed", False)),
        created=float(str(other.get("created", 1000.5))),
        address=str(other.get("address", "")),
    )


def event(move: object) -> bytes:
    return f'{{"is":"played","at":1000.5,"seat":0,"move":"{move}"}}'.encode()
