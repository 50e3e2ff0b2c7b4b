"""Attempts at the daily dive in a database: whose they are, and the lines of a board."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from fathoms.tables.ports import StoredAttempt
from storage.storing import event, opened, row

if TYPE_CHECKING:
    from fathoms.storage import SqlStore

DAY, GAME, EDITION = "2026-11-19", "into-the-blue", "one"


async def attempt(store: SqlStore, table: str, points: int | None = None) -> StoredAttempt:
    """Let somebody without a key begin on a device of their own, and end with so many points."""
    await store.open(row(table, status="over"), [event(1)])
    made = StoredAttempt(table, DAY, GAME, EDITION, None, f"device of {table}", 1.0, counts=True)
    begun = await store.attempts.begin(made)
    if points is None:
        return begun
    ended = msgspec.structs.replace(begun, finished=2.0, points=points, lead=0, won=False)
    await store.attempts.settle(ended)
    return ended


def test_devices_without_a_key_have_an_attempt_each(url: str) -> None:
    async def visit() -> None:
        async with opened(url) as store:
            begun = [await attempt(store, table) for table in ("reef", "cove")]
            assert [each.table for each in begun] == ["reef", "cove"]
            again = msgspec.structs.replace(begun[1], table="elsewhere")
            assert await store.attempts.begin(again) == begun[1]

    asyncio.run(visit())


def test_a_long_board_has_the_best_and_those_around_oneself(url: str) -> None:
    async def visit() -> None:
        async with opened(url) as store:
            for number in range(12):
                await attempt(store, f"diver{number:02}", 30 - number // 2)
            mine = await attempt(store, "me", 24)

            async def lines(mine: StoredAttempt | None) -> list[tuple[str, int]]:
                board = await store.attempts.board(DAY, GAME, EDITION, None, mine, 3)
                assert board.total == 13
                return [(line.attempt.table, line.place) for line in board.lines]

            best = [("diver00", 1), ("diver01", 1), ("diver02", 3)]
            assert await lines(None) == best
            # Equals share a place; who ended at the same time stands in the order of the tables.
            assert await lines(mine) == [*best, ("diver10", 11), ("diver11", 11), ("me", 13)]
            near = msgspec.structs.replace(mine, table="diver04", points=28)
            assert await lines(near) == [
                *best,
                ("diver03", 3),
                ("diver04", 5),
                ("diver05", 5),
                ("diver06", 7),
            ]

    asyncio.run(visit())
