"""A database and a backup that version 0.2.0 wrote open, mean the same, and are played on.

`of_0_2_0/` holds the database as SQL, its backup, what that version told of each table, and messages it sent.
Every kind of event is in it: both games, chat, clocks, house rules, an import, bots, undo, a rematch and
every end.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, get_args

import msgspec
import pytest
from guests import Guest, Hall, acting, no_failures

from fathoms.protocol import live
from fathoms.protocol.requests import Sit
from fathoms.storage.backup import check_backup, read_backup, write_backup
from fathoms.storage.engine import connect, snapshot
from fathoms.storage.migrate import migrate
from fathoms.tables.context import SteadyClock
from fathoms.tables.events import AnyEvent, Forgotten, encode_event, read_events
from fathoms.tables.keys import Keys
from fathoms.tables.messages import table_info
from fathoms.tables.records import record_of
from fathoms.tables.table import read_table
from storage.storing import opened

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from fathoms.storage import SqlStore

FOLDER: Final = Path(__file__).parent / "of_0_2_0"
TOLD: Final[dict[str, Any]] = json.loads((FOLDER / "told.json").read_text())
TABLES: Final = {name: told["info"]["table"] for name, told in TOLD.items()}


def build(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.executescript((FOLDER / "database.sql").read_text())


def restore(url: str) -> None:
    engines = connect(url)
    migrate(engines.writing)
    with (FOLDER / "backup.jsonl").open("rb") as file:
        ending = check_backup(file)
        file.seek(0)
        with engines.writing.begin() as connection:
            read_backup(connection, file, ending)
    engines.dispose()


@pytest.fixture(params=["file", "backup"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of the database as it was, or as its backup gives it."""
    path = tmp_path / "kept.db"
    if request.param == "file":
        build(path)
    else:
        restore(f"sqlite:///{path}")
    return f"sqlite:///{path}"


async def bodies(store: SqlStore, table: str) -> list[bytes]:
    return [each.body for each in await store.read(table)]


def test_every_kind_of_event_is_kept_and_written_as_it_was(kept: str) -> None:
    async def look() -> None:
        kinds: set[type[Any]] = set()
        async with opened(kept) as store:
            for table in TABLES.values():
                for body in await bodies(store, table):
                    [event] = read_events([body])
                    kinds.add(type(event))
                    assert encode_event(event) == body
        # Nobody could be forgotten then.
        assert kinds == set(get_args(AnyEvent)) - {Forgotten}

    asyncio.run(look())


def test_every_table_means_what_it_meant(kept: str) -> None:
    async def look() -> None:
        async with opened(kept) as store:
            for name, told in TOLD.items():
                table = read_table(TABLES[name], await bodies(store, TABLES[name]))
                # None of them was played on from another game: that version could not do it.
                info = {**told["info"], "origin": None, "occasion": ""}
                assert json.loads(msgspec.json.encode(table_info(table, (), 0))) == info, name
                assert json.loads(record_of(table).encode()) == told["record"], name
                assert [table.shown(number + 1) for number in range(len(table.moves))] == told["played"]
                assert table.can_undo == told["undoable"]
                times = table.times
                left = None if times is None else list(times.left_at(table.at))
                assert left == (told["clocks"] and told["clocks"]["left"]), name

    asyncio.run(look())


def test_every_row_of_a_backup_of_it_is_the_same_to_the_byte(kept: str, tmp_path: Path) -> None:
    engines = connect(kept)
    migrate(engines.writing)
    files = ((tmp_path, "again.jsonl"), (FOLDER, "backup.jsonl"))
    with snapshot(engines) as connection, (tmp_path / "again.jsonl").open("wb") as file:
        write_backup(connection, file)
    engines.dispose()
    again, before = ((folder / name).read_bytes().splitlines() for folder, name in files)
    # The first line names the newest step, the last one tables that it did not have; nobody had a key.
    assert [line.replace(b',"player":null', b"") for line in again[1:-1]] == before[1:-1]
    assert len(before) > 100


async def hall_of(store: SqlStore, table: str) -> AsyncGenerator[Hall]:
    last = json.loads((await bodies(store, table))[-1])
    clock = SteadyClock(wall=lambda: last["at"] + 1)
    here = Hall(store=store, clock=clock, key=store.server_key(), takeover=0.0)
    await here.tables.start()
    try:
        yield here
    finally:
        await here.tables.stop()


@pytest.mark.parametrize("name", [name for name, told in TOLD.items() if told["info"]["status"] == "playing"])
def test_a_game_is_played_on_with_the_tokens_of_its_people(kept: str, name: str) -> None:
    async def play(store: SqlStore, here: Hall) -> None:
        table, info, rng = TABLES[name], TOLD[name]["info"], random.Random(name)
        room = await here.tables.rooms.find(table)
        keys = Keys(store.server_key())
        guests: dict[int, Guest] = {
            seat.number: await here.enter(keys.token(table, seat.key), table)
            for seat in room.table.seats
            if seat.person
        }
        any_guest = next(iter(guests.values()))
        before = info["moves"]
        while room.table.outcome is None and len(room.table.moves) < before + 12:
            await any_guest.until(lambda: room.table.actor is None or room.table.actor in guests)
            if room.table.actor is not None:
                await guests[room.table.actor].play_any(rng)
        again = read_table(table, await bodies(store, table))
        assert again.moves[:before] == room.table.moves[:before]
        assert again.moves == room.table.moves
        no_failures()

    async def visit() -> None:
        async with opened(kept) as store:
            async for here in hall_of(store, TABLES[name]):
                await play(store, here)

    asyncio.run(visit())


def test_a_table_that_waited_is_sat_down_at_and_its_chat_is_there(kept: str) -> None:
    async def visit() -> None:
        async with opened(kept) as store:
            async for here in hall_of(store, TABLES["waiting"]):
                table, keys = TABLES["waiting"], Keys(store.server_key())

                guests = [await here.enter(keys.token(table, 0), table)]
                for seat in (1, 2):
                    sat = await here.tables.sit(table, Sit(keys.invite(table, seat), f"Guest {seat}"))
                    guests.append(await here.enter(sat.token, table))
                guest = acting(guests)
                assert guest is not None
                assert (await guest.play_any(random.Random(1)))["type"] == "moved"
                watcher = await here.enter(None, TABLES["finished"])
                assert [line["text"] for line in watcher.position["chat"]] == [
                    "Hello, Béa! ½ “ready”?",
                    "Yes.",
                    "I watch.",
                ]
                assert (await watcher.say(live.Say("Still here.")))["line"]["number"] == 4
                assert (await store.gallery.find("abc123")) is not None

    asyncio.run(visit())


@pytest.mark.parametrize("game", ["into-the-blue", "atlantis-treasure"])
def test_a_client_of_today_reads_what_that_version_says(game: str) -> None:
    """A field that came later has a default, or `fathoms join` leaves the table of an older server."""
    messages = json.loads((FOLDER / "messages.json").read_text())[game]
    for kind in ("table", "moved", "changed"):
        read = msgspec.json.decode(msgspec.json.encode(messages[kind]), type=live.FromServer)
        assert type(read).__name__.lower() == kind
