"""Export and import: finished games go whole from database to database, unfinished ones lack secrets."""

from __future__ import annotations

import asyncio
import io
import json
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import delete

from fathoms.core.proof import verify
from fathoms.core.record import decode
from fathoms.storage import schema
from fathoms.storage.engine import connect, snapshot
from fathoms.storage.migrate import migrate
from fathoms.storage.records import Imported, read_records, write_records
from fathoms.tables.events import read_events
from fathoms.tables.ports import TableRow
from fathoms.tables.table import table_of
from playing import final_state
from storage.played import bad_tables, game_events, keep
from storage.storing import opened

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fathoms.core import FathomsError

GAMES = ("into-the-blue", "atlantis-treasure")


async def fill(url: str) -> None:
    async with opened(url) as store:
        for number, game in enumerate(GAMES):
            await keep(store, f"finished{number}", game_events(game, number, at=1e9 + number), "over")
        await keep(store, "givenup1", game_events(GAMES[0], 7, most=9, resigns=True, at=1e9 + 5), "over")
        await keep(store, "unfinished", game_events(GAMES[0], 8, most=9, at=1e9 + 6), "playing")


def exported(url: str, *unreadable: str) -> list[bytes]:
    engines, file, problems = connect(url), io.BytesIO(), list[str]()

    def problem(table: str, error: FathomsError) -> None:
        assert error.phrase.key == "tables.unreadable"
        problems.append(table)

    with snapshot(engines) as connection:
        games = write_records(connection, file, problem)
    engines.dispose()
    lines = file.getvalue().splitlines()
    assert (len(lines), problems) == (games, list(unreadable))
    return lines


def imported(url: str, lines: Iterable[bytes]) -> tuple[Imported, dict[int, str], dict[int, str]]:
    """Give what was done, the keys of what was refused, and the new names, by the number of the line."""
    engines = connect(url)
    migrate(engines.writing)
    refused: dict[int, str] = {}
    moved: dict[int, str] = {}

    def problem(number: int, error: FathomsError) -> None:
        refused[number] = error.phrase.key

    done = read_records(engines.writing, lines, problem, moved.__setitem__)
    engines.dispose()
    return done, refused, moved


def test_games_go_to_the_other_database_and_back_unchanged(url: str, other_url: str) -> None:
    asyncio.run(fill(url))
    lines = exported(url)
    done, refused, moved = imported(other_url, lines)
    assert done == Imported(games=3, renamed=0, known=0, refused=1)
    assert (refused, moved) == ({4: "storage.record-unfinished"}, {})
    assert exported(other_url) == lines[:3]
    for line in lines[:2]:
        record = decode(line)
        assert final_state(record).result == record.result is not None
        assert verify(record).sound

    async def look() -> None:
        async with opened(other_url) as store:
            events = read_events(each.body for each in await store.read("givenup1"))
            table = table_of("givenup1", events)
            assert table.status == "over"
            assert table.outcome is not None
            assert (table.outcome.by, table.outcome.winners) == ("resign", (0,))
            assert await store.listed() == []

    asyncio.run(look())


def test_a_table_that_cannot_be_read_is_named_and_does_not_stop_the_rest(url: str) -> None:
    async def spoil() -> None:
        await fill(url)
        async with opened(url) as store:
            for name, bodies in bad.items():
                await store.open(
                    TableRow(name, GAMES[0], "playing", listed=True, created=0, address=""), bodies
                )
        engines = connect(url)
        with engines.writing.begin() as connection:
            connection.execute(delete(schema.events).where(schema.events.c.table == "damaged"))
        engines.dispose()

    bad = bad_tables()
    asyncio.run(spoil())
    assert len(exported(url, *sorted(bad))) == 4


def test_an_unfinished_game_is_written_without_its_secrets(url: str) -> None:
    asyncio.run(fill(url))
    record = json.loads(exported(url)[3])
    assert record["table"] == "unfinished"
    assert record["moves"][0] == "?"
    assert record["hidden"] == [1]
    assert "secret" not in record["proof"]
    assert "result" not in record


def test_what_is_there_already_is_not_taken_twice_and_a_taken_name_is_changed(url: str) -> None:
    asyncio.run(fill(url))
    lines = exported(url)[:3]
    assert imported(url, lines)[0] == Imported(games=0, renamed=0, known=3, refused=0)
    first, second = (json.loads(line) for line in lines[:2])
    other = json.dumps({**second, "table": first["table"]}).encode()
    done, refused, moved = imported(url, [other])
    assert (done, refused) == (Imported(games=1, renamed=1, known=0, refused=0), {})
    [table] = moved.values()
    kept = [json.loads(line) for line in exported(url)]
    assert {**second, "table": table} in kept
    assert first in kept


def changed(line: bytes, **fields: Any) -> bytes:
    return json.dumps({**json.loads(line), **fields}).encode()


def test_a_bad_line_is_named_and_does_not_stop_the_rest(url: str, other_url: str) -> None:
    asyncio.run(fill(url))
    good, atlantis, given_up, unfinished = exported(url)
    record = json.loads(good)
    moves = record["moves"]
    fall = next(at for at, move in enumerate(moves) if move.startswith("roll"))
    rolled = "roll 111111" if moves[fall] != "roll 111111" else "roll 222222"
    without_proof = {name: value for name, value in record.items() if name not in ("proof", "result")}
    lines = [
        good,
        b"\n",
        b"not json\n",
        changed(good, moves=moves[:-1]),
        json.dumps({**without_proof, "moves": moves[:20]}).encode(),
        changed(good, game="chess"),
        changed(good, proof={**record["proof"], "secret": "0" * 64}),
        changed(good, moves=[*moves[:fall], rolled, *moves[fall + 1 :]]),
        changed(given_up, outcome={"by": "resign", "winners": [0, 1], "scores": None}),
        changed(given_up, outcome=7),
        changed(good, outcome={"by": "resign", "winners": [0], "scores": None}),
        unfinished,
        changed(unfinished, moves=[], hidden=[]),
        b"[" * 100_000,
        b"\xff\xfe",
        atlantis,
    ]
    done, refused, _ = imported(other_url, lines)
    assert done == Imported(games=2, renamed=0, known=0, refused=13)
    assert refused == {
        3: "core.not-json",
        4: "core.result-too-early",
        5: "storage.record-unfinished",
        6: "core.no-game",
        7: "storage.record-dice",
        8: "into-the-blue.keep",
        9: "storage.record-outcome",
        10: "storage.record-outcome",
        11: "storage.record-outcome",
        12: "storage.record-unfinished",
        13: "storage.record-unfinished",
        14: "core.not-json",
        15: "core.not-json",
    }
    assert exported(other_url) == [good, atlantis]


def test_a_record_of_ones_own_needs_neither_proof_nor_name_and_keeps_what_else_it_says(url: str) -> None:
    asyncio.run(fill(url))
    record = json.loads(exported(url)[0])
    own = {name: value for name, value in record.items() if name not in ("proof", "table", "date")}
    done, refused, moved = imported(url, [json.dumps({**own, "place": "the kitchen"}).encode()])
    assert (done.games, done.renamed, refused) == (1, 0, {})
    kept = next(line for line in map(json.loads, exported(url)) if line["table"] == moved[1])
    assert kept["place"] == "the kitchen"
    assert "proof" not in kept
    assert kept["moves"] == own["moves"]
    assert kept["result"] == own["result"]


@pytest.mark.parametrize("name", ["../../etc", "A" * 10, "short", 5, "x" * 65, "ok<script>"])
def test_a_name_that_no_table_could_have_is_not_taken_over(url: str, name: object) -> None:
    asyncio.run(fill(url))
    line = changed(exported(url)[0], table=name)
    done, _, moved = imported(url, [line])
    assert done.games == 1
    assert moved[1] != name
