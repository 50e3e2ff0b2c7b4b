"""Players by HTTP: games follow a key, others see what is shown, being forgotten leaves no name anywhere."""

from __future__ import annotations

import io
import json
import logging
import zlib
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from sqlalchemy import MetaData, insert, select

from fathoms.core.player_key import hashed_key, new_key, read_key
from fathoms.server.logs import JsonLines
from fathoms.storage import schema
from fathoms.storage.backup import copy_to, write_backup
from fathoms.storage.engine import connect, snapshot
from server.serving import Served

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

    from fathoms.storage.engine import Engines

NAME = "Zaphira"
LANGUAGES = ("en", "fr", "es")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgresql":
        return request.getfixturevalue("postgres_url")
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@contextmanager
def device(served: Served, key: str) -> Generator[httpx.Client]:
    """A device that has a key."""
    headers = {"Authorization": f"Bearer {key}"}
    with httpx.Client(base_url=served.url, headers=headers, timeout=60) as client:
        yield client


def good(answer: httpx.Response) -> Any:
    assert answer.status_code == 200, answer.text
    return answer.json()


def made(served: Served, name: str = NAME) -> str:
    key = new_key()
    with device(served, key) as phone:
        assert good(phone.post("/api/player", json={"name": name}))["name"] == name
    return key


def claim(client: httpx.Client, table: str, token: str) -> Any:
    return good(client.post("/api/player/sync", json={"seats": [{"table": table, "token": token}]}))


def everything(engines: Engines) -> Generator[tuple[str, str, bytes]]:
    """Every value of every column of every table, whatever is there; packed ones unpacked as well."""
    found = MetaData()
    found.reflect(engines.reading)
    assert {"players", "events", "chat", "reviews", "gallery", "alembic_version"} <= set(found.tables)
    with engines.reading.connect() as connection:
        for table in found.sorted_tables:
            for row in connection.execute(select(table)).mappings():
                for column, value in row.items():
                    raw = bytes(value) if isinstance(value, bytes | memoryview) else str(value).encode()
                    yield table.name, column, raw
                    if raw.startswith(b"\x78"):
                        yield table.name, column, zlib.decompress(raw)


def places_of(text: str, engines: Engines) -> set[tuple[str, str]]:
    sought = text.casefold().encode()
    return {(table, column) for table, column, value in everything(engines) if sought in value.lower()}


def play_out(served: Served) -> tuple[dict[str, Any], dict[str, Any]]:
    """A game of two people who talk, with a rematch: the table, and the second table of the player."""
    table = served.open("into-the-blue", {"kind": "human", "name": NAME}, {"kind": "human"}, first=0)
    guest = served.join(table)
    name, token = table["table"], table["seats"][0]["token"]
    with served.live(name, {"token": token}) as own, served.live(name, {"token": guest["token"]}) as other:
        own.until("table")
        other.until("table")
        own.say(type="say", text=f"Hello, {NAME} is here")
        own.until("chat")
        other.say(type="say", text=f"welcome, {NAME.lower()}!")
        own.until("chat")
        other.say(type="resign")
        while (own.until("changed")).get("info", {}).get("status") != "over":
            pass
        own.say(type="rematch", agree=True)
        other.say(type="rematch", agree=True)
        again = own.until("again")
    return table, again


def test_games_and_what_is_kept_follow_the_key_to_another_device(served: Served) -> None:
    key = made(served)
    table = served.open("into-the-blue", {"kind": "human", "name": NAME}, {"kind": "bot", "bot": "greedy"})
    rules = {"title": "Deep", "game": "into-the-blue", "code": "F1-ABC", "id": "one"}
    with device(served, key) as phone, device(served, key) as desk:
        claim(phone, table["table"], table["seats"][0]["token"])
        item = {"name": "rules/one", "at": 5, "body": rules}
        good(phone.post("/api/player/sync", json={"items": [item]}))
        synced = good(desk.post("/api/player/sync", json={}))
        assert synced["items"] == [item]
        [going] = synced["going"]
        assert (going["table"], going["token"]) == (table["table"], table["seats"][0]["token"])
        assert going["seats"][0]["name"] == NAME
        page = good(desk.get("/api/player"))
        assert [game["table"] for game in page["games"]] == [table["table"]]
        assert page["rules"] == [{"title": "Deep", "game": "into-the-blue", "code": "F1-ABC"}]
        # What was changed later counts, whoever says it first; what was thrown away stays away.
        good(desk.post("/api/player/sync", json={"items": [{"name": "rules/one", "at": 9, "body": None}]}))
        old = good(phone.post("/api/player/sync", json={"items": [item | {"at": 7}]}))
        assert old["items"] == [{"name": "rules/one", "at": 9, "body": None}]
        assert good(desk.get("/api/player"))["rules"] == []


def test_results_are_counted_from_records_with_what_they_stand_on(served: Served) -> None:
    key = made(served)
    table, _ = play_out(served)
    with device(served, key) as phone:
        claim(phone, table["table"], table["seats"][0]["token"])
        page = good(phone.get("/api/player"))
    [figures] = page["figures"]
    # The other one resigned, so this is a win; two equal players would win half.
    expected = {"game": "into-the-blue", "games": 1, "wins": 10**9, "even": 5 * 10**8, "streak": 1}
    assert expected.items() <= figures.items()
    assert figures["reviewed"] == figures["decisions"] == 0
    [game] = page["games"]
    assert (game["status"], game["you"], game["outcome"]["by"]) == ("over", 0, "resign")
    assert "token" not in game or game["token"] is None


def test_only_who_holds_a_seat_can_claim_it_and_only_once(served: Served) -> None:
    first, second = made(served), made(served)
    table = served.open()
    token = table["seats"][0]["token"]
    with device(served, first) as ana, device(served, second) as leo:
        claim(leo, table["table"], "x" * 32)
        assert good(leo.get("/api/player"))["games"] == []
        claim(ana, table["table"], token)
        claim(leo, table["table"], token)
        assert good(leo.get("/api/player"))["games"] == []
        assert len(good(ana.get("/api/player"))["games"]) == 1


def test_others_see_what_is_shown_and_no_way_to_a_table(served: Served) -> None:
    key = made(served)
    table, _ = play_out(served)
    with device(served, key) as phone:
        claim(phone, table["table"], table["seats"][0]["token"])
        page = good(phone.get("/api/player"))["player"]["page"]
        assert served.http.get(f"/api/players/{page}").status_code == 404
        good(phone.post("/api/player/change", json={"shows": ["results"]}))
        shown = good(served.http.get(f"/api/players/{page}"))
        assert (shown["player"]["name"], shown["games"], len(shown["figures"])) == (NAME, [], 1)
        good(phone.post("/api/player/change", json={"shows": ["games"]}))
        answer = served.http.get(f"/api/players/{page}")
        [game] = good(answer)["games"]
        assert [seat["name"] for seat in game["seats"]] == [NAME, "blue"]
        for secret in (table["table"], table["seats"][0]["token"], key, hashed_key(key), "Leo"):
            assert secret not in answer.text
        good(phone.post("/api/player/change", json={"shows": []}))
    assert served.http.get(f"/api/players/{page}").status_code == 404


def test_being_forgotten_leaves_no_name_in_any_column_and_in_no_backup(database: str, tmp_path: Path) -> None:
    with Served(tmp_path, database_url=database) as served:
        key = made(served)
        table, again = play_out(served)
        with device(served, key) as phone:
            claim(phone, table["table"], table["seats"][0]["token"])
            claim(phone, again["table"], again["token"])
            kept = {"name": "settings", "at": 1, "body": {"name": NAME}}
            good(phone.post("/api/player/sync", json={"items": [kept]}))
            engines = connect(database)
            body = zlib.compress(json.dumps({"review": {"seats": [NAME, "Leo"]}}).encode())
            shown = {
                "id": "e",
                "game": "g",
                "title": "t",
                "signed": NAME,
                "at": 1.0,
                "address": "",
                "code": "c",
            }
            with engines.writing.begin() as connection:
                review = {"table": table["table"], "version": "1", "body": body}
                connection.execute(insert(schema.reviews), review)
                row = shown | {"players": 2, "comparison": b"{}", "player": hashed_key(key)}
                connection.execute(insert(schema.gallery), row)
            # The search finds it wherever it is kept, or it would prove nothing.
            assert {table for table, _ in places_of(NAME, engines)} == {
                *("events", "chat", "players", "player_items", "reviews", "gallery")
            }
            with served.live(table["table"]) as watcher:
                assert NAME in json.dumps(watcher.until("table"))
                assert good(phone.post("/api/player/forget", json={})) == {"tables": 2}
                told = watcher.until("changed")
                assert NAME not in json.dumps(told)
                assert told["info"]["seats"][0]["name"] == "Green"
            assert phone.get("/api/player").status_code == 401
        assert places_of(NAME, engines) == set()
        assert places_of(hashed_key(key), engines) == set()
        with snapshot(engines) as connection:
            text = io.BytesIO()
            write_backup(connection, text)
        assert NAME.casefold() not in text.getvalue().decode().casefold()
        if database.startswith("sqlite"):
            copy_to(engines, tmp_path / "copy.db")
            assert NAME.encode().lower() not in (tmp_path / "copy.db").read_bytes().lower()
        engines.dispose()
        # The tables are played and read as before, by the colour.
        for name in (table["table"], again["table"]):
            assert good(served.http.get(f"/api/tables/{name}/record"))["seats"][0] == "Green"
        with served.live(again["table"], {"token": again["token"]}) as own:
            assert NAME not in json.dumps(own.until("table"))
    with Served(tmp_path, database_url=database) as reread:
        assert good(reread.http.get(f"/api/tables/{table['table']}/record"))["seats"] == ["Green", "Leo"]


def test_the_key_is_in_no_column_no_log_and_nothing_that_others_hear(
    database: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    heard: list[str] = []
    with Served(tmp_path, database_url=database, log_level="debug") as served:
        key = made(served)
        table, again = play_out(served)
        with device(served, key) as phone, served.live(table["table"]) as watcher:
            heard.append(json.dumps(watcher.until("table")))
            claim(phone, table["table"], table["seats"][0]["token"])
            claim(phone, again["table"], again["token"])
            good(phone.post("/api/player/change", json={"shows": ["results", "games", "rules"]}))
            page = good(phone.get("/api/player"))["player"]["page"]
            paths = (f"/api/players/{page}", f"/api/tables/{table['table']}", "/api/tables", "/metrics")
            heard += [served.http.get(path).text for path in paths]
            wrong = key.replace(key.split("-")[2], "nonsense", 1)
            for bad in (wrong, new_key()):
                assert phone.get("/api/player", headers={"Authorization": f"Bearer {bad}"}).is_error
        engines = connect(database)
        assert places_of(key, engines) == places_of(key.replace("-", " "), engines) == set()
        # The search finds what is there.
        assert ("players", "player") in places_of(hashed_key(key), engines)
        engines.dispose()
    ours = [record for record in caplog.records if record.name.startswith("fathoms")]
    logged = "\n".join(map(JsonLines().format, ours))
    assert "request" in logged
    for secret in (key, key.replace("-", " "), hashed_key(key)):
        assert secret not in logged
        assert all(secret not in each for each in heard)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_with_a_key_is_one_sentence(served: Served, lang: str) -> None:
    key = made(served)
    typed = key.split("-")
    other = "anchor" if typed[3] != "anchor" else "banana"
    wrong = "-".join([*typed[:3], other, *typed[4:]])
    sentences: list[str] = []
    cases = {wrong: 400, "anchor": 400, new_key(): 401}
    for shown, status in cases.items():
        with device(served, shown) as phone:
            answer = phone.get("/api/player", params={"lang": lang})
        assert answer.status_code == status, answer.text
        sentences.append(answer.json()["error"]["message"])
    assert typed[3] in sentences[0]
    assert other in sentences[0]
    assert "4" in sentences[0]
    missing = served.http.get("/api/player", params={"lang": lang})
    assert (missing.status_code, missing.json()["error"]["kind"]) == (401, "key")
    assert len({*sentences, missing.json()["error"]["message"]}) == 4
    # Other schemes are a proxy's, and without a key everything is as it was.
    answer = served.http.get("/api/games", headers={"Authorization": "Basic QQ=="})
    assert answer.status_code == 200


def test_a_key_that_was_forgotten_elsewhere_is_told_so_and_can_be_made_again(served: Served) -> None:
    key = made(served)
    with device(served, key) as phone, device(served, key) as desk:
        good(phone.post("/api/player/forget", json={}))
        answer = desk.post("/api/player/sync", json={})
        assert (answer.status_code, answer.json()["error"]["kind"]) == (401, "key")
        assert good(desk.post("/api/player", json={}))["name"] == ""
        assert good(desk.get("/api/player"))["games"] == []


def test_guessing_is_limited_and_costs_nobody_else_their_games(tmp_path: Path) -> None:
    with Served(tmp_path, keys_per_hour=3) as served:
        key = made(served)
        with device(served, key) as phone:
            good(phone.get("/api/player"))
            statuses = [
                phone.get("/api/player", headers={"Authorization": f"Bearer {new_key()}"}).status_code
                for _ in range(4)
            ]
            # One was spent on the key that was made.
            assert statuses == [401, 401, 429, 429]
            answer = phone.get("/api/player", headers={"Authorization": f"Bearer {new_key()}"})
            assert answer.json()["error"]["kind"] == "rate"
            assert int(answer.headers["retry-after"]) > 60
            # Even a right guess is not looked at, but whoever was known here goes on.
            good(phone.get("/api/player"))
        assert served.http.get("/api/games").status_code == 200


def test_a_right_guess_beyond_the_limit_is_refused_too(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        key = made(served)
    with Served(tmp_path, keys_per_hour=1) as served:
        with device(served, new_key()) as phone:
            assert phone.get("/api/player").status_code == 401
        with device(served, key) as phone:
            assert phone.get("/api/player").status_code == 429


def test_too_much_is_refused_and_what_is_no_item_too(served: Served) -> None:
    with device(served, made(served)) as phone:
        large = {"name": "settings", "at": 1, "body": {"text": "x" * 20_000}}
        assert phone.post("/api/player/sync", json={"items": [large]}).status_code == 413
        for item in ({"name": "../up", "at": 1, "body": {}}, {"name": "settings", "at": -1, "body": {}}):
            assert phone.post("/api/player/sync", json={"items": [item]}).status_code == 400
        many = [{"name": f"rules/{at}", "at": at, "body": {"a": at}} for at in range(301)]
        assert phone.post("/api/player/sync", json={"items": many}).status_code == 400
        good(phone.post("/api/player/sync", json={"items": many[:300]}))
        kept = good(phone.post("/api/player/sync", json={"items": many[300:]}))["items"]
        assert len(kept) == 300
        assert "rules/0" not in {item["name"] for item in kept}
    assert read_key(new_key())
