"""A process of its own that writes to a store, for tests of several at once and of sudden ends.

URL race NAME TABLE VERSIONS: append to one table, print `won VERSION` or `lost VERSION`.
URL crash NAME TABLES: append to many tables for ever, print `TABLE VERSION` when it is durable.
URL start NAME: open the store, print its key.
"""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING

from fathoms.storage import make_store
from fathoms.tables.ports import Conflict

if TYPE_CHECKING:
    from fathoms.storage import SqlStore


def tell(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


def body(name: str, version: int) -> bytes:
    return f'{{"by":"{name}","version":{version}}}'.encode()


async def race(store: SqlStore, name: str, table: str, versions: str) -> None:
    for version in range(1, int(versions) + 1):
        try:
            await store.append(table, version, [body(name, version + 1)])
            tell("won", version + 1)
        except Conflict:
            tell("lost", version + 1)


async def crash(store: SqlStore, name: str, tables: str) -> None:
    async def go_on(table: str) -> None:
        version = len(await store.read(table))
        while True:
            await store.append(table, version, [body(name, version + 1)])
            version += 1
            tell(table, version)

    await asyncio.gather(*(go_on(f"table{number}") for number in range(int(tables))))


async def main(url: str, what: str, name: str, *words: str) -> None:
    store = make_store(url)
    tell("ready")
    if what == "start":
        tell(store.server_key().hex())
    else:
        # Everybody waits for the same word, so that they really meet.
        await asyncio.to_thread(sys.stdin.readline)
        await {"race": race, "crash": crash}[what](store, name, *words)
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
