"""How many appends a second the store makes durable, with one table writing or many at once.

Each table waits for its append to be on the disk before it makes the next, as a game does. PostgreSQL is
started from the machine's own packages with its usual settings; where it is missing only SQLite is shown.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest
from figures import tell

from fathoms.storage import make_store
from fathoms.tables.ports import TableRow

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from services import Postgres, new_database, running

if TYPE_CHECKING:
    from fathoms.storage import SqlStore

TABLES: Final = (1, 10, 100, 1000)
SECONDS: Final = 3.0
EVENTS: Final = (
    b'{"is":"played","at":1763250000.123456,"seat":0,"move":"keep 123"}',
    b'{"is":"fell","at":1763250000.123456,"move":"roll 123"}',
)
"""A decision and the roll after it: one append."""


async def measure(store: SqlStore, count: int) -> dict[str, Any]:
    """Let tables write as fast as they can."""
    names = [f"bench{count}table{number}" for number in range(count)]
    rows = [TableRow(name, "bench", "playing", listed=False, created=0.0, address="") for name in names]
    await asyncio.gather(*(store.open(row, [EVENTS[0]]) for row in rows))
    waits: list[float] = []
    commits, begun = store.writer.commits, time.perf_counter()
    end = begun + SECONDS

    async def play(name: str) -> None:
        version = 1
        while (asked := time.perf_counter()) < end:
            await store.append(name, version, EVENTS)
            version += len(EVENTS)
            waits.append(time.perf_counter() - asked)

    await asyncio.gather(*map(play, names))
    spent = time.perf_counter() - begun
    waits.sort()
    return {
        "tables": count,
        "appends_per_second": round(len(waits) / spent),
        "commits_per_second": round((store.writer.commits - commits) / spent),
        "median_ms": round(1000 * waits[len(waits) // 2], 2),
        "p99_ms": round(1000 * waits[len(waits) * 99 // 100], 2),
    }


async def measure_all(url: str) -> list[dict[str, Any]]:
    """Measure one database."""
    store = await asyncio.to_thread(make_store, url)
    found = [await measure(store, count) for count in TABLES]
    await store.close()
    return found


def disk(folder: str) -> float:
    """How many times a second this disk confirms a small write: no commit can be quicker."""
    with (Path(folder) / "probe").open("wb", buffering=0) as file:
        begun, writes = time.perf_counter(), 0
        while time.perf_counter() - begun < 1:
            file.write(b"x" * 4096)
            os.fdatasync(file.fileno())
            writes += 1
    return writes


def main() -> None:
    """Print the figures of each database."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        confirms = disk(folder)
        found: dict[str, list[dict[str, Any]]] = {}
        found["sqlite"] = asyncio.run(measure_all(f"sqlite:///{folder}/games.sqlite"))
        try:
            server = Postgres(durable=True)
        except pytest.skip.Exception as missing:
            print(missing, file=sys.stderr)
        else:
            stack.enter_context(running(server))
            found["postgresql"] = asyncio.run(measure_all(stack.enter_context(new_database(server.url()))))
    print(f"the disk confirms {confirms:.0f} small writes a second")
    for name, rows in found.items():
        print(name)
        for row in rows:
            print("  " + "  ".join(f"{key} {value:>8}" for key, value in row.items()))
    print(json.dumps({"disk_confirms_per_second": confirms, **found}))
    for name, rows in found.items():
        for row in rows:
            tell(
                "store",
                row["appends_per_second"],
                "appends/s",
                about={"database": name, "tables": row["tables"]},
                times={"disk-confirms": row["appends_per_second"] / confirms},
            )


if __name__ == "__main__":
    main()
