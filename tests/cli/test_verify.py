"""`fathoms verify`: a fair game, a changed one, and everything that cannot be checked."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any, ClassVar

import pytest

from fair_games import fair_record, played_on, secret_of
from fathoms.cli.remote import read_address
from fathoms.core import Malformed

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from cli.terminal import Shell

GAME = "into-the-blue"


@pytest.fixture
def record() -> dict[str, Any]:
    """A fair game as JSON data."""
    return fair_record(GAME, 2, "verified").to_json()


def written(tmp_path: Path, data: object) -> str:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return str(file)


def with_roll(record: dict[str, Any], number: int, text: str) -> dict[str, Any]:
    moves = list(record["moves"])
    moves[number - 1] = text
    return {**record, "moves": moves}


def another(roll: str) -> str:
    return "roll 111111" if roll != "roll 111111" else "roll 222222"


def test_a_fair_game(shell: Shell, tmp_path: Path, record: dict[str, Any]) -> None:
    ran = shell("verify", written(tmp_path, record))
    assert (ran.status, ran.err) == (0, "")
    chance = sum(move.startswith(("roll", "deal")) for move in record["moves"])
    assert ran.out.startswith("The dice were fair:")
    assert f"all {chance} rolls" in ran.out
    assert shell("verify", "-", typed=json.dumps(record)).status == 0


def test_a_changed_roll_is_named(shell: Shell, tmp_path: Path, record: dict[str, Any]) -> None:
    was = record["moves"][1]
    file = written(tmp_path, with_roll(record, 2, another(was)))
    ran = shell("verify", file)
    assert ran.status == 1
    first, second, *_ = ran.out.splitlines()
    assert "rolls does not match the secret" in first
    assert second == f"Move 2: the record has “{another(was)}”, the dice gave “{was}”."
    for lang in ("fr", "es"):
        told = shell("verify", file, "--lang", lang)
        assert told.status == 1
        assert was in told.out
        assert told.out != ran.out


def test_an_answer_for_programs(shell: Shell, tmp_path: Path, record: dict[str, Any]) -> None:
    fair = shell("verify", written(tmp_path, record), "--json")
    chance = sum(move.startswith(("roll", "deal")) for move in record["moves"])
    assert json.loads(fair.out) == {
        "fair": True,
        "promised": True,
        "drawn": chance,
        "parts": [{"first": 1, "last": len(record["moves"]), "promised": True, "drawn": chance}],
        "differences": [],
        "error": None,
    }
    was = record["moves"][1]
    ran = shell("verify", written(tmp_path, with_roll(record, 2, another(was))), "--json")
    answer = json.loads(ran.out)
    assert ran.status == 1
    assert answer["differences"] == [{"move": 2, "found": another(was), "expected": was}]
    assert not answer["fair"]


def test_another_secret_and_another_beginner_are_told(
    shell: Shell, tmp_path: Path, record: dict[str, Any]
) -> None:
    proof = {**record["proof"], "secret": secret_of("other").hex()}
    ran = shell("verify", written(tmp_path, {**record, "proof": proof}))
    assert ran.status == 1
    assert "The secret does not match the one that was promised" in ran.out
    ran = shell("verify", written(tmp_path, {**record, "first": 1 - record["first"]}))
    assert ran.status == 1
    assert f"Diver {1 - record['first']} started, but it should have been Diver {record['first']}." in ran.out


def test_what_a_record_writes_cannot_steer_a_terminal(
    shell: Shell, tmp_path: Path, record: dict[str, Any]
) -> None:
    ran = shell("verify", written(tmp_path, with_roll(record, 2, "roll \x1b[2J")))
    assert ran.status == 1
    assert "\x1b" not in ran.out


@pytest.mark.parametrize("words", [[], ["--json"]])
def test_what_cannot_be_checked_is_said_in_one_sentence(
    shell: Shell, tmp_path: Path, record: dict[str, Any], words: list[str]
) -> None:
    json_too = bool(words)
    proofless = {name: value for name, value in record.items() if name != "proof"}
    early = {**record, "proof": {name: value for name, value in record["proof"].items() if name != "secret"}}
    cases = [
        (written(tmp_path / "a", proofless), "no proof"),
        (written(tmp_path / "b", early), "not in the record yet"),
        (written(tmp_path / "c", [1]), "JSON object"),
        (str(tmp_path / "none\x1b.json"), "no file"),
    ]
    for file, sentence in cases:
        ran = shell("verify", file, *words)
        assert ran.status == 2
        assert sentence in (ran.out if json_too else ran.err)
        assert "\x1b" not in ran.out + ran.err
        if json_too:
            assert sentence in json.loads(ran.out)["error"]["message"]


@pytest.fixture(autouse=True)
def _folders(tmp_path: Path) -> None:
    for name in "abc":
        (tmp_path / name).mkdir()


def test_a_file_has_to_be_named(shell: Shell) -> None:
    ran = shell("verify")
    assert ran.status == 2
    assert "Give the game to check" in ran.err


class Answers(BaseHTTPRequestHandler):
    """A server that answers as it was told to, and remembers what it was asked."""

    answers: ClassVar[dict[str, tuple[int, bytes]]]
    asked: ClassVar[list[str]]

    def do_GET(self) -> None:
        self.asked.append(f"{self.path} {self.headers['Accept-Language']}")
        status, body = self.answers.get(self.path, (404, b"<h1>nothing</h1>"))
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the library's name
        pass


@pytest.fixture
def server(record: dict[str, Any]) -> Iterator[str]:
    """Serve a few answers on a free port."""
    refusal = {"error": {"kind": "not_found", "message": "There is no such\x1b table."}}
    Answers.asked = []
    Answers.answers = {
        "/api/tables/abc123/record": (200, json.dumps(record).encode()),
        "/deep/down/api/tables/abc123/record": (200, json.dumps(record).encode()),
        "/api/tables/gone/record": (404, json.dumps(refusal).encode()),
        "/api/tables/page/record": (200, b"<html></html>"),
    }
    house = ThreadingHTTPServer(("127.0.0.1", 0), Answers)
    keeper = threading.Thread(target=house.serve_forever, kwargs={"poll_interval": 0.01})
    keeper.start()
    yield f"http://127.0.0.1:{house.server_port}"
    house.shutdown()
    house.server_close()
    keeper.join()


@pytest.mark.parametrize(
    "path",
    [
        "/table/abc123",
        "/table/abc123/",
        "/table/abc123#token=not-for-the-server",
        "/api/tables/abc123",
        "/api/tables/abc123/record",
        "/deep/down/table/abc123",
    ],
)
def test_a_game_on_a_server(shell: Shell, server: str, path: str) -> None:
    ran = shell("verify", server + path, "--lang", "es")
    assert (ran.status, ran.err) == (0, "")
    assert len(Answers.asked) == 1
    assert "not-for-the-server" not in Answers.asked[0]
    assert Answers.asked[0].endswith(" es")


def test_a_server_that_does_not_help(shell: Shell, server: str) -> None:
    ran = shell("verify", f"{server}/table/gone")
    assert (ran.status, ran.err) == (2, "fathoms: The server says: There is no such  table.\n")
    ran = shell("verify", f"{server}/table/nowhere")
    assert ran.status == 2
    assert "is not a Fathoms server" in ran.err
    ran = shell("verify", f"{server}/table/page")
    assert ran.status == 2
    assert "not valid JSON" in ran.err
    ran = shell("verify", f"{server}/elsewhere/abc123")
    assert ran.status == 2
    assert "is not the address of a table" in ran.err


def test_a_server_that_is_not_there(shell: Shell) -> None:
    ran = shell("verify", "http://127.0.0.1:1/table/abc123")
    assert ran.status == 2
    assert ran.err.startswith("fathoms: The server at 127.0.0.1 cannot be reached (")


def test_addresses_are_read_whole() -> None:
    here = read_address("https://Deep.example:8443/sea/table/k3m9x2#invite=ABCDEFGH&name=x")
    assert here.page == "https://deep.example:8443/sea/table/k3m9x2"
    assert here.live == "wss://deep.example:8443/sea/api/tables/k3m9x2/live"
    assert (here.invite, here.token, here.near) == ("ABCDEFGH", None, False)
    bare = read_address("localhost:8000/table/k3m9x2")
    assert bare.sit == "http://localhost:8000/api/tables/k3m9x2/sit"
    assert bare.near
    assert read_address("http://[::1]:8000/table/x").live == "ws://[::1]:8000/api/tables/x/live"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "ftp://x/table/a",
        "http://x/",
        "http://x/table/",
        "http://x:99999/table/a",
        "http://[/table/a",
        "http://me@x/table/a",
        "http:///table/a",
        "http://x/table/a#token=sh",
        "http://x/table/a#invite=" + "a" * 65,
    ],
)
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(Malformed) as refused:
        read_address(text)
    assert refused.value.phrase.key in ("join.no-address", "join.damaged-link")


def test_both_parts_of_a_game_that_was_played_on_are_told(shell: Shell, tmp_path: Path) -> None:
    first = fair_record(GAME, 2, "verified")
    record = played_on(first, 20, "played on").to_json()
    last, starts = len(record["moves"]), {"en": "Moves", "fr": "Coups", "es": "Jugadas"}
    for lang, word in starts.items():
        fair = shell("verify", written(tmp_path, record), "--lang", lang)
        assert fair.status == 0
        before, after = fair.out.splitlines()
        assert before.startswith(f"{word} 1 ")
        assert after.startswith(f"{word} 21 ")
        assert str(last) in after
    parts = json.loads(shell("verify", written(tmp_path, record), "--json").out)["parts"]
    assert [(part["first"], part["last"], part["promised"]) for part in parts] == [
        (1, 20, True),
        (21, last, True),
    ]
    numbers = [at for at, move in enumerate(record["moves"], start=1) if move.startswith("roll")]
    early, late = numbers[0], next(number for number in numbers if number > 20)
    for number, spoiled in ((early, 0), (late, 1)):
        was = record["moves"][number - 1]
        dice = "".join("2" if face != "2" else "1" for face in was.split()[1])
        ran = shell("verify", written(tmp_path, with_roll(record, number, f"roll {dice}")))
        assert ran.status == 1
        head, *rest = ran.out.splitlines()
        assert "cannot be trusted" in head
        assert ["cannot be trusted" in line for line in rest[:2]] == [spoiled == 0, spoiled == 1]
        assert f"Move {number}:" in rest[2]


def test_a_first_part_that_cannot_be_checked_is_said(shell: Shell, tmp_path: Path) -> None:
    first = fair_record(GAME, 2, "verified")
    record = played_on(first, 20, "played on").to_json()
    bare = {**record, "origin": {"table": None, "move": 20, "afresh": [1]}}
    closed = json.loads(json.dumps(record))
    del closed["origin"]["proof"]["secret"]
    for data, words in ((bare, "without a proof"), (closed, "was not over")):
        ran = shell("verify", written(tmp_path, data))
        assert ran.status == 0
        assert words in ran.out.splitlines()[0]
        assert ran.out.splitlines()[1].startswith("Moves 21 to")
    for origin, words in (
        ({**record["origin"], "move": 99_999}, "99,999"),
        ({**record["origin"], "move": True}, "origin"),
        ({**record["origin"], "proof": {"scheme": "other"}}, "other"),
    ):
        ran = shell("verify", written(tmp_path, {**record, "origin": origin}))
        assert (ran.status, ran.err.count("\n")) == (2, 1)
        assert words in ran.err
