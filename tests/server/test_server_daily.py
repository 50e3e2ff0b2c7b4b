"""The daily dive of a whole server: no secret before midnight, one attempt, nothing lost by a kill."""

from __future__ import annotations

import asyncio
import json
from base64 import b64encode, urlsafe_b64encode
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from crashing import Server
from diving import ATLANTIS, BLUE, ask, begin, board, dive
from fathoms.core import Malformed
from fathoms.core.player_key import new_key
from fathoms.core.proof import verify
from fathoms.core.record import from_json
from fathoms.storage.engine import connect
from fathoms.storage.records import read_records
from fathoms.tables.daily import day_before, named_day
from server.serving import Served
from server.test_two_processes import two_servers

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

DAY, NEXT = "2026-11-19", "2026-11-20"
WINDOW = 8
"""Bytes in a row that nobody would meet by chance."""


class SetClock:
    """The server's clock, set by the test."""

    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def noon(tmp_path: Path) -> Iterator[tuple[Served, SetClock]]:
    """A server at noon of a day."""
    clock = SetClock(named_day(DAY).begins + 43_200)
    with Served(tmp_path, no_reviews=True) as served:
        # Set before anybody asks; a host cannot do this.
        vars(served.state.tables.context)["clock"] = clock
        yield served, clock


def with_key(url: str, name: str) -> str:
    key = new_key()
    assert ask(url, "/api/player", {"name": name}, key).status_code == 200
    return key


def windows(secret: bytes) -> set[bytes]:
    """Every piece of a secret as somebody could tell it: raw, in hex, in base 64 at every offset."""
    pieces = [secret[at : at + WINDOW] for at in range(len(secret) - WINDOW + 1)]
    spelled = [spell(secret[at:]).rstrip(b"=") for at in range(3) for spell in (b64encode, urlsafe_b64encode)]
    in_base_64 = {text[at : at + 12] for text in spelled for at in range(len(text) - 11)}
    return {*pieces, *(piece.hex().encode() for piece in pieces), *in_base_64}


def test_nothing_that_is_told_before_midnight_holds_the_secret_of_the_day(
    noon: tuple[Served, SetClock],
) -> None:
    served, clock = noon
    url, told, promised = served.url, list[bytes](), dict[str, str]()
    key = with_key(url, "Ana")

    def heard(answer: httpx.Response) -> Any:
        assert answer.status_code < 300, answer.text
        told.append(b"\n".join([answer.content, *(b"%b: %b" % each for each in answer.headers.raw)]))
        return answer.json()

    for clock.now in (named_day(day_before(DAY, 1)).begins + 60, named_day(DAY).begins + 43_200):
        promises = heard(httpx.get(f"{url}/api/daily"))["promises"]
        promised |= {each["day"]: each["commitment"] for each in promises if each.get("secret") is None}
    assert {DAY, NEXT} <= set(promised)
    tables = list[str]()
    for game in (BLUE, ATLANTIS):
        begun = heard(ask(url, "/api/daily/begin", {"game": game, "device": "a device"}, key))
        tables.append(begun["table"])
        told += [json.dumps(message, ensure_ascii=False).encode() for message in dive(url, begun, "ana")]
        told += [
            json.dumps(message).encode() for message in dive(url, {**begun, "token": None, "seat": 9}, "")
        ]
        heard(ask(url, "/api/daily/board", {"game": game, "device": "a device"}, key))
        for path in ("", "/record"):
            heard(httpx.get(f"{url}/api/tables/{begun['table']}{path}"))
    heard(ask(url, "/api/daily/mine", {"device": "a device"}, key))
    heard(ask(url, "/api/player/sync", {}, key))
    heard(httpx.get(f"{url}/api/player", headers={"Authorization": f"Bearer {key}"}))
    keys = served.state.tables.context.keys
    for day in (DAY, NEXT):
        secret = bytes.fromhex(keys.day_secret(day))
        assert sha256(secret).hexdigest() == promised[day]
        hidden = windows(secret)
        assert not [message for message in told if any(piece in message for piece in hidden)]
    assert sum(map(len, told)) > 100_000

    clock.now = named_day(NEXT).begins
    for table in tables:
        record = httpx.get(f"{url}/api/tables/{table}/record").json()
        assert sha256(bytes.fromhex(record["proof"]["secret"])).hexdigest() == promised[DAY]
        assert verify(from_json(record)).sound


def test_what_cannot_count_is_said_in_a_sentence_and_counted_nowhere(noon: tuple[Served, SetClock]) -> None:
    served, clock = noon
    url, key = served.url, with_key(served.url, "Ana")

    def refused(path: str = "/api/daily/begin", **wish: Any) -> str:
        said = dict[str, str]()
        for lang in ("en", "fr", "es"):
            answer = ask(url, path, {"game": BLUE, "device": "a device", **wish}, key, lang)
            assert 400 <= answer.status_code < 500, answer.text
            said[lang] = answer.json()["error"]["message"]
        assert len(set(said.values())) == 3
        assert all(text.endswith(".") and text.count(". ") == 0 for text in said.values()), said
        return said["en"]

    # A clock set forward on the device, a day that is written in no way, a result that a client would like.
    assert "has not begun" in refused(day=NEXT)
    assert "has not begun" in refused("/api/daily/board", day=NEXT)
    assert "written like" in refused(day="2026-02-30")
    assert "written like" in refused("/api/daily/board", day="tomorrow")
    assert "too long ago" in refused(day="2026-01-01")
    forged = ask(url, "/api/daily/begin", {"game": BLUE, "device": "a device", "points": 99}, key)
    assert forged.status_code == 400
    begun = begin(url, "a device", key)
    list(dive(url, begun, "ana"))
    assert "already" in refused()
    assert board(url, "a device", key)["total"] == 1
    with pytest.raises(Malformed, match="proof-no-secret-today"):
        verify(from_json(httpx.get(f"{url}/api/tables/{begun['table']}/record").json()))

    # The record, as it is and tampered with, comes in under other names, and from another server.
    clock.now = named_day(NEXT).begins
    record = httpx.get(f"{url}/api/tables/{begun['table']}/record").json()
    better = {**record, "result": {**record["result"], "scores": [99, 0, 0], "winners": [0]}}
    engines, problems, names = connect(served.settings.database_url), list[str](), dict[int, str]()
    lines = [
        json.dumps({**each, "table": f"imported{number}"}).encode()
        for number, each in enumerate((record, better))
    ]
    done = read_records(
        engines.writing, lines, lambda _, error: problems.append(error.phrase.key), names.__setitem__
    )
    engines.dispose()
    assert (done.games, len(problems)) == (1, 1), problems
    seen = board(url, "a device", key, day=DAY)
    assert (seen["total"], seen["result"]["table"]) == (1, begun["table"])

    late = begin(url, "a device", key, day=DAY)
    assert (late["counts"], late["note"]) == (
        False,
        "This day is over, so this is practice and does not count.",
    )
    list(dive(url, late, "better"))
    assert board(url, "a device", key, day=DAY)["total"] == 1


def test_two_processes_that_are_asked_at_once_begin_one_attempt(postgres_url: str, redis_url: str) -> None:
    with two_servers(postgres_url, redis_url) as pair:

        async def ready() -> None:
            await asyncio.gather(*(each.ready() for each in pair))

        asyncio.run(ready())
        urls = [each.url for each in pair]
        ana, bo = with_key(urls[0], "Ana"), with_key(urls[1], "Bo")
        with ThreadPoolExecutor(8) as threads:

            def at_once(*wishes: tuple[str, str | None]) -> list[dict[str, Any]]:
                asked = [(urls[number % 2], *wish) for number, wish in enumerate(wishes * 4)]
                return [each.result() for each in [threads.submit(begin, *each) for each in asked]]

            # One key on two devices, nobody on one device, two keys on one device.
            assert len({each["table"] for each in at_once(("ana's phone", ana), ("ana's desk", ana))}) == 1
            assert len({each["table"] for each in at_once(("a tablet", None), ("a tablet", None))}) == 1
            cem, dora = with_key(urls[0], "Cem"), with_key(urls[1], "Dora")
            both = at_once(("their phone", cem), ("their phone", dora))
            assert len({each["table"] for each in both if each["counts"]}) == 1
        list(dive(urls[0], begin(urls[0], "ana's phone", ana), "ana"))
        list(dive(urls[1], begin(urls[1], "bo's phone", bo), "bo"))
        boards = [board(url, "ana's phone", ana) for url in urls]
        assert [[entry["name"] for entry in each["entries"]] for each in boards] == [
            [entry["name"] for entry in boards[0]["entries"]]
        ] * 2
        assert {entry["name"] for entry in boards[0]["entries"]} == {"Ana", "Bo"}


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_kill_at_the_last_move_loses_nothing(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    postgres = database == "postgresql"
    address = request.getfixturevalue("postgres_url") if postgres else f"sqlite:///{tmp_path / 'kill.sqlite'}"
    server = Server(address)

    def start() -> None:
        server.start()
        asyncio.run(server.ready())

    def decides(message: dict[str, Any]) -> bool:
        return message.get("actor") == 0 and bool(message.get("moves"))

    try:
        start()
        ana, bo = with_key(server.url, "Ana"), with_key(server.url, "Bo")
        heard = list(dive(server.url, begin(server.url, "ana's phone", ana), "same"))
        # Equal choices meet equal dice, so it is known which decision is the last.
        last = sum(map(decides, heard))
        begun, moves, made = begin(server.url, "bo's phone", bo), list[str](), 0
        for message in dive(server.url, begun, "same"):
            if message["type"] == "moved":
                moves.append(message["move"])
            made += decides(message)
            if made == last:
                # The move is on its way; nobody has heard of it.
                server.kill()
                break
        start()
        list(dive(server.url, begun, "the last one"))
        record = httpx.get(f"{server.url}/api/tables/{begun['table']}/record").json()
        assert len(moves) > last
        assert not set(moves) - set(record["moves"])
        found = board(server.url, "bo's phone", bo)
        assert (found["total"], found["result"]["counts"]) == (2, True)
        assert found["result"]["points"] == record["result"]["scores"][0]
        twice = ask(server.url, "/api/daily/begin", {"game": BLUE, "device": "bo's phone"}, bo)
        assert twice.status_code == 409
    finally:
        server.kill()
