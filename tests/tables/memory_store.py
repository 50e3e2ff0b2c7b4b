"""A store in memory for tests: what several services share, with a way to fail and to be slow."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from fathoms.tables.ports import Conflict, Status, StoredChat, StoredEvent, TableRow

if TYPE_CHECKING:
    from collections.abc import Sequence


class MemoryStore:
    """Keeps everything, checks versions as a database would, and gives others a turn before it answers."""

    def __init__(self) -> None:
        self.rows: dict[str, TableRow] = {}
        self.events: dict[str, list[bytes]] = {}
        self.lines: dict[str, list[StoredChat]] = {}
        self.broken: Exception | None = None
        """Raised by every write while it is set."""
        self.gate: asyncio.Event | None = None
        """Writes wait for it if it is there."""
        self.at_gate = asyncio.Event()
        """Set when a write waits there."""

    async def open(self, row: TableRow, events: Sequence[bytes]) -> None:
        await self._wait()
        if row.table in self.rows:
            raise Conflict
        self.rows[row.table] = row
        self.events[row.table] = list(events)

    async def append(
        self, table: str, after: int, events: Sequence[bytes], status: Status | None = None
    ) -> None:
        await self._wait()
        kept = self.events[table]
        if len(kept) != after:
            raise Conflict
        kept.extend(events)
        if status is not None:
            self.rows[table] = msgspec.structs.replace(self.rows[table], status=status)

    async def read(self, table: str, after: int = 0) -> Sequence[StoredEvent]:
        await asyncio.sleep(0)
        kept = self.events.get(table, [])
        return [StoredEvent(version, body) for version, body in enumerate(kept, 1) if version > after]

    async def chat(  # noqa: PLR0913 - a line has many parts
        self, table: str, at: float, seat: int | None, name: str, text: str, *, kept: int | None = None
    ) -> StoredChat:
        await self._wait()
        lines = self.lines.setdefault(table, [])
        line = StoredChat(lines[-1].number + 1 if lines else 1, at, seat, name, text)
        lines.append(line)
        del lines[: max(0, len(lines) - kept) if kept is not None else 0]
        return line

    async def read_chat(self, table: str, after: int = 0, most: int = 100) -> Sequence[StoredChat]:
        await asyncio.sleep(0)
        return [line for line in self.lines.get(table, []) if line.number > after][-most:]

    async def listed(self, most: int = 100) -> Sequence[TableRow]:
        found = [row for row in self.rows.values() if row.listed and row.status != "over"]
        return sorted(found, key=lambda row: -row.created)[:most]

    async def opened_by(self, address: str, since: float) -> int:
        return sum(row.address == address and row.created >= since for row in self.rows.values())

    async def waiting_for_time(self, most: int = 1000) -> Sequence[str]:
        return [row.table for row in self.rows.values() if row.status != "over"][:most]

    async def check(self) -> None:
        if self.broken is not None:
            raise self.broken

    async def close(self) -> None:
        pass

    async def _wait(self) -> None:
        if self.gate is not None:
            self.at_gate.set()
            await self.gate.wait()
        await asyncio.sleep(0)
        if self.broken is not None:
            raise self.broken
