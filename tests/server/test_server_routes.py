"""Every route of the API: what it gives, and what it says to bad input, in three languages."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any, get_args, get_type_hints

import msgspec
import pytest

import fathoms
from fathoms.api.games import LARGEST_RECORD
from fathoms.api.responses import STATUS
from fathoms.bots.arena import play_game
from fathoms.core import Malformed, Record, find_bot, find_game
from fathoms.core.code import pack
from fathoms.protocol.requests import Problem

if TYPE_CHECKING:
    from pathlib import Path

    from server.serving import Served

GAMES = fathoms.game_names()


def error_of(answer: Any, status: int, kind: str) -> str:
    """Check the shape of an error and give its sentence."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    body = answer.json()
    assert list(body) == ["error"]
    assert body["error"]["kind"] == kind
    assert set(body["error"]) <= {"kind", "message", "rule"}
    return body["error"]["message"]


def finished_record(game: str, seed: int = 1) -> dict[str, Any]:
    """Let bots play a game to its end."""
    found, rules = find_game(game), find_game(game).standard
    bots = [find_bot("random", game)] * 2
    _, state, moves, _ = play_game(found, rules, bots, 0, random.Random(seed))
    record = Record.of(found, rules, ("Ana", "Leo"), 0)
    for move in moves:
        record = record.with_move(found.write_move(move, rules))
    return msgspec.json.decode(msgspec.structs.replace(record, result=state.result).encode())


def test_every_kind_of_problem_has_a_status() -> None:
    assert set(STATUS) == set(get_args(get_type_hints(Problem)["kind"]))


def test_games_bots_and_rule_sets_are_told_in_the_asked_language(served: Served) -> None:
    games = served.http.get("/api/games").json()["games"]
    assert [game["game"] for game in games] == GAMES
    for game in games:
        assert game["about"]
        assert game["title"] != game["game"]
        assert set(game["standard"]) == set(find_game(game["game"]).rules_type.__struct_fields__)
    bots = served.http.get("/api/bots", params={"game": GAMES[0], "lang": "fr"}).json()["bots"]
    assert {bot["bot"] for bot in bots} == set(fathoms.bot_names(GAMES[0]))
    assert all(bot["title"] != bot["bot"] and bot["about"] for bot in bots)
    sets = {
        lang: served.http.get("/api/rulesets", headers={"accept-language": lang}).json()["rulesets"]
        for lang in ("en-GB,en;q=0.9", "fr-CA", "de;q=1, es;q=0.8, en;q=0.5")
    }
    abouts = {tuple(each["about"] for each in found) for found in sets.values()}
    assert len(abouts) == 3
    assert {each["game"] for each in sets["fr-CA"]} == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_rule_book_has_every_rule_with_its_id(served: Served, game: str) -> None:
    found = find_game(game)
    book = served.http.get("/api/book", params={"game": game, "lang": "es"}).json()
    ids = [rule["id"] for section in book["sections"] for rule in section["rules"]]
    assert ids == [rule.id for section in found.book(found.standard) for rule in section.rules]
    rules = [rule for section in book["sections"] for rule in section["rules"]]
    assert all(passage["text"] and passage["source"] for rule in rules for passage in rule["passages"])
    assert book["sections"][0]["text"], "the aim of the game comes first"
    assert book["lang"] == "es"
    name, other = list(found.rule_sets.items())[1]
    by_name = served.http.get("/api/book", params={"game": game, "rules": name}).json()
    by_code = served.http.get("/api/book", params={"game": game, "rules": pack(found, other)}).json()
    assert by_name == by_code
    assert any(rule["changed"] for section in by_name["sections"] for rule in section["rules"])


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_set_is_checked(served: Served, game: str) -> None:
    found = find_game(game)
    name, other = list(found.rule_sets.items())[1]
    for rules in (name, pack(found, other), other.differences(found.standard)):
        sound = served.http.post("/api/rules/check", json={"game": game, "rules": rules}).json()
        assert sound["changes"] == other.differences(found.standard)
        assert sound["code"] == pack(found, other)
    alone = served.http.post("/api/rules/check", json={"rules": pack(found, other)}).json()
    assert alone["game"] == game


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ({"game": GAMES[1], "rules": {"shells": 99}}, "shells"),
        ({"game": GAMES[1], "rules": {"whales": 1}}, "whales"),
        ({"game": GAMES[1], "rules": "no-such-set"}, "no-such-set"),
        ({"game": GAMES[1], "rules": "F1-ZZZZZ"}, "F1"),
        ({"rules": {"shells": 3}}, "game"),
        ({"game": "whist", "rules": {}}, "whist"),
        ({"game": GAMES[0], "rules": pack(find_game(GAMES[1]), find_game(GAMES[1]).standard)}, GAMES[1]),
    ],
)
def test_a_bad_rule_set_is_refused_with_the_reason(served: Served, body: dict[str, Any], says: str) -> None:
    message = error_of(served.http.post("/api/rules/check", json=body), 400, "malformed")
    assert says in message or says == "F1"


def test_a_table_of_the_real_world_is_scored(served: Served) -> None:
    table = {
        "players": [
            {"name": "Ana", "shells": [1, 2, 0, 0, 1], "chests": [8]},
            {"name": "Leo", "shells": [2, 0, 1, 0, 0], "chests": []},
        ],
        "last_turn_order": ["Leo", "Ana"],
    }
    body = {"game": GAMES[1], "table": table}
    scored = served.http.post("/api/score?lang=fr", json=body)
    assert scored.status_code == 200, scored.text
    assert any("Ana" in line for line in scored.json()["lines"])
    assert scored.json()["scored"]
    quick = served.http.post("/api/score", json={**body, "rules": "quick"})
    assert quick.status_code == 200
    table["players"][0]["chests"] = [99]  # type: ignore[index]  # a plain table of JSON
    answer = served.http.post("/api/score", json=body)
    assert "99" in error_of(answer, answer.status_code, answer.json()["error"]["kind"])
    assert answer.status_code in {400, 422}
    error_of(served.http.post("/api/score", json={"game": GAMES[0], "table": {}}), 400, "malformed")


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_replayed_position_by_position(served: Served, game: str) -> None:
    record = finished_record(game)
    answer = served.http.post("/api/replay?lang=fr", json={"record": record, "most": 40})
    assert answer.status_code == 200, answer.text
    shown = answer.json()
    assert shown["over"]
    assert shown["scores"] == record["result"]["scores"]
    assert len(shown["turns"]) == len(record["moves"]) + 1
    assert [each["number"] for each in shown["positions"]] == list(range(40))
    assert shown["more"]
    assert [each["move"] for each in shown["positions"][1:]] == record["moves"][:39]
    assert all(each["view"] and each["scene"] and each["board"] for each in shown["positions"])
    last = served.http.post("/api/replay", json={"record": record, "start": len(record["moves"]), "seat": 1})
    assert not last.json()["more"]
    assert last.json()["positions"][0]["actor"] is None
    own = served.http.post("/api/replay", json={"record": record, "seat": 0, "most": 40}).json()["positions"]
    assert all(bool(each["moves"]) == (each["actor"] == 0) for each in own)
    assert not any(each["moves"] for each in shown["positions"])
    assert any(each["effect"] for each in own)


def test_a_bad_record_is_refused_with_its_move(served: Served) -> None:
    record = finished_record(GAMES[1])
    record["moves"][3] = "place 5" if record["moves"][3] != "place 5" else "chest 1"
    message = error_of(served.http.post("/api/replay", json={"record": record}), 422, "illegal")
    assert message.startswith("Move 4:")
    hidden = {**record, "moves": ["?", *record["moves"][1:]]}
    assert "secret" in error_of(served.http.post("/api/replay", json={"record": hidden}), 400, "malformed")
    long = {**record, "moves": ["stop"] * 5001}
    assert "5,000" in error_of(served.http.post("/api/replay", json={"record": long}), 400, "malformed")
    seat = {"record": finished_record(GAMES[1]), "seat": 5}
    error_of(served.http.post("/api/replay", json=seat), 400, "malformed")
    error_of(served.http.post("/api/replay", json={"record": {"format": "fathoms/9"}}), 400, "malformed")


def test_a_table_is_opened_looked_at_and_sat_at(served: Served) -> None:
    table = served.open(listed=True)
    mine, theirs = table["seats"]
    assert set(mine) >= {"seat", "kind", "token"}
    assert "invite" in theirs
    assert "token" not in theirs
    look = served.http.get(f"/api/tables/{table['table']}").json()
    assert look["status"] == "waiting"
    seen = json.dumps(look)
    assert mine["token"] not in seen
    assert theirs["invite"] not in seen
    listed = served.http.get("/api/tables").json()["tables"]
    assert table["table"] in [each["table"] for each in listed]
    seated = served.join(table)
    assert seated["seat"] == 1
    again = served.http.post(
        f"/api/tables/{table['table']}/sit", json={"invite": theirs["invite"], "name": "Eve"}
    )
    error_of(again, 409, "used")
    record = served.http.get(f"/api/tables/{table['table']}/record").json()
    assert record["format"] == "fathoms/1"
    assert record["seats"] == ["Ana", "Leo"]


def test_a_private_table_is_never_listed(served: Served) -> None:
    table = served.open()
    assert table["table"] not in served.http.get("/api/tables").text


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ({"game": "whist", "seats": [{"kind": "human"}]}, "malformed"),
        ({"game": GAMES[1], "seats": []}, "malformed"),
        ({"game": GAMES[1], "seats": [{"kind": "human"}] * 7}, "illegal"),
        ({"game": GAMES[1], "seats": [{"kind": "whale"}]}, "malformed"),
        ({"game": GAMES[1], "seats": [{"kind": "human"}, {"kind": "bot", "bot": "nobody"}]}, "malformed"),
        ({"game": GAMES[1], "seats": [{"kind": "human", "name": "x" * 99}]}, "malformed"),
        ({"game": GAMES[1], "seats": [{"kind": "human"}] * 2, "first": 6}, "illegal"),
        ({"game": GAMES[1], "seats": [{"kind": "human"}] * 2, "rules": {"dice": 99}}, "malformed"),
        (
            {"game": GAMES[1], "seats": [{"kind": "human"}] * 2, "clock": {"kind": "live", "bank": 1}},
            "malformed",
        ),
        ({"game": GAMES[1], "seats": [{"kind": "human"}] * 2, "whales": 1}, "malformed"),
        ({"seats": [{"kind": "human"}] * 2}, "malformed"),
        ([], "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused(served: Served, body: Any, kind: str) -> None:
    answer = served.http.post("/api/tables", json=body)
    error_of(answer, STATUS[kind], kind)


@pytest.mark.parametrize("path", ["", "/record"])
def test_a_table_that_is_not_there_is_not_found(served: Served, path: str) -> None:
    for name in ("nosuchtable", "x" * 100, "%F0%9F%90%8B", "..%2f..%2fetc", "%00"):
        answer = served.http.get(f"/api/tables/{name}{path}")
        error_of(answer, 404, "not_found")


@pytest.mark.parametrize(
    ("content", "status", "kind"),
    [
        (b"", 400, "malformed"),
        (b"{", 400, "malformed"),
        (b"\xff\xfe", 400, "malformed"),
        (b"[" * 50_000, 400, "malformed"),
        (b'{"game": ' * 5_000, 400, "malformed"),
        (b" " * (LARGEST_RECORD + 1), 413, "too_large"),
    ],
)
def test_what_cannot_be_read_is_refused(served: Served, content: bytes, status: int, kind: str) -> None:
    error_of(served.http.post("/api/tables", content=content), status, kind)
    in_pieces = (content[at : at + 8192] for at in range(0, len(content), 8192))
    error_of(served.http.post("/api/tables", content=in_pieces), status, kind)


@pytest.mark.parametrize(
    ("method", "path", "status", "kind"),
    [
        ("GET", "/api/nothing", 404, "not_found"),
        ("GET", "/api/", 404, "not_found"),
        ("DELETE", "/api/tables", 405, "method"),
        ("POST", "/api/games", 405, "method"),
        ("GET", "/api/score", 405, "method"),
        ("PUT", "/", 405, "method"),
        ("POST", "/api/nothing", 405, "method"),
        ("GET", "/api/book", 400, "malformed"),
        ("GET", "/api/bots?game=whist", 400, "malformed"),
    ],
)
def test_a_wrong_address_or_method_is_answered_in_json(
    served: Served, method: str, path: str, status: int, kind: str
) -> None:
    said = set[str]()
    for lang in ("en", "fr", "es"):
        answer = served.http.request(method, path, headers={"accept-language": lang})
        said.add(error_of(answer, status, kind))
        assert (status == 405) == ("allow" in answer.headers)
    assert len(said) == 3


def test_head_is_answered_without_a_body(served: Served) -> None:
    answer = served.http.head("/api/games")
    assert (answer.status_code, answer.content) == (200, b"")


def test_a_failure_inside_is_told_without_a_trace(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken() -> None:
        raise ZeroDivisionError("a secret of the house")

    monkeypatch.setattr(served.state.tables, "listed", broken)
    message = error_of(served.http.get("/api/tables"), 500, "internal")
    assert "secret" not in message
    assert "failed" in caplog.text


def test_health_tells_of_the_store_and_the_bus(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    healthy = served.http.get("/api/health")
    assert healthy.json() == {"version": fathoms.__version__, "store": "ok", "bus": "ok"}

    async def gone() -> None:
        raise Malformed("server.closing")

    monkeypatch.setattr(served.state, "check", gone)
    ill = served.http.get("/api/health")
    assert ill.status_code == 503
    assert ill.json()["store"] == "down"
    assert ill.json()["error"]["message"]


def test_a_bot_that_cannot_play_here_is_not_offered_and_refused(
    served: Served, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("FATHOMS_SOLVED", str(tmp_path))
    offered = {each["bot"] for each in served.http.get("/api/bots?game=into-the-blue").json()["bots"]}
    assert "perfect" not in offered
    assert {"random", "greedy"} <= offered
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "perfect"}]
    answer = served.http.post("/api/tables", json={"game": "into-the-blue", "seats": seats})
    sentence = error_of(answer, 400, "malformed")
    assert "perfect" in sentence
    assert str(tmp_path) not in sentence


@pytest.mark.parametrize("game", GAMES)
def test_a_table_goes_on_from_a_record_and_is_replayed_with_a_mark(served: Served, game: str) -> None:
    record = finished_record(game)
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "human"}]
    wish = {"game": game, "seats": seats, "origin": {"record": record, "move": 12}}
    opened = served.http.post("/api/tables", json=wish)
    assert opened.status_code == 201, opened.text
    info = served.http.get(f"/api/tables/{opened.json()['table']}").json()
    assert info["origin"] == {"table": None, "move": 12}
    for lang in ("en", "fr", "es"):
        late = {**wish, "origin": {"record": record, "move": len(record["moves"])}}
        refused = served.http.post(f"/api/tables?lang={lang}", json=late)
        assert str(len(record["moves"])) in error_of(refused, 400, "malformed")
    both = {**wish, "origin": {"record": record, "table": "a", "move": 1}}
    error_of(served.http.post("/api/tables", json=both), 400, "malformed")
    on = {"table": opened.json()["table"], "move": 1}
    error_of(served.http.post("/api/tables", json={**wish, "origin": on}), 403, "forbidden")
    marked = {**record, "origin": {"table": "k3m9x2aa", "move": 12, "origin": {"move": 5}}}
    answer = served.http.post("/api/replay", json={"record": marked, "most": 1}).json()
    assert answer["origins"] == [{"table": None, "move": 5}, {"table": "k3m9x2aa", "move": 12}]
    assert served.http.post("/api/replay", json={"record": record, "most": 1}).json()["origins"] == []
