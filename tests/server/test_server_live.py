"""The socket of a table: hello first, typed answers to everything, slow readers cut off, a clean goodbye."""

from __future__ import annotations

import asyncio
import json
import logging
import socket as sockets
from base64 import b64encode
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import InvalidStatus

from fathoms.protocol.limits import LARGEST_MESSAGE
from fathoms.protocol.live import Closing
from fathoms.server.metrics import Metrics
from fathoms.server.outbox import Outbox
from server.serving import PATIENCE, Served, Socket, figure

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path


def frame(**message: Any) -> bytes:
    """Write a message as bytes on the wire, under a mask that changes nothing."""
    text = json.dumps(message).encode()
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


def play_on(socket: Socket, message: dict[str, Any], moves: int) -> dict[str, Any]:
    """Play the first legal move so many times."""
    for _ in range(moves):
        while not message.get("moves"):
            message = socket.hear()
        socket.say(type="play", version=message["version"], move=message["moves"][0]["move"])
        message = socket.until("moved")
    return message


def test_two_people_play_and_a_third_watches(served: Served) -> None:
    table = served.open(first=0)
    token = table["seats"][0]["token"]
    other = served.join(table)["token"]
    name = table["table"]
    with (
        served.live(name, {"token": token}) as ana,
        served.live(name, {"token": other}) as leo,
        served.live(name, {"words": True, "lang": "fr"}) as watcher,
    ):
        mine, theirs, seen = (each.until("table") for each in (ana, leo, watcher))
        assert (mine["you"], theirs["you"], seen["you"]) == (0, 1, None)
        while not mine.get("moves"):
            mine = ana.hear()
        ana.say(type="play", version=mine["version"], move=mine["moves"][0]["move"])
        # Who came early also hears how the chests were dealt.
        moved = [each.until("moved", after=mine["version"]) for each in (ana, leo, watcher)]
        assert len({each["move"] for each in moved}) == 1
        while moved[2]["view"] is None:
            # Dice fell at once after it: the board comes with the last of them.
            moved[2] = watcher.until("moved")
        assert moved[2]["words"]["board"]
        leo.say(type="say", text="<b>hello</b>")
        assert watcher.until("chat")["line"]["text"] == "<b>hello</b>"
        leo.say(type="play", version=moved[1]["version"] + 50, move="stop")
        assert leo.until("refused")["kind"] in {"not_your_turn", "stale"}
        watcher.say(type="play", version=moved[2]["version"], move="stop")
        assert watcher.until("refused")["kind"] in {"denied", "not_your_turn"}
        ana.say(type="ping")
        assert ana.until("pong")["version"] >= moved[0]["version"]


def test_a_refusal_says_which_request_it_answers_even_if_nobody_could_read_it(served: Served) -> None:
    name = served.open(first=0)["table"]
    with served.live(name) as socket:
        socket.until("table")
        socket.say(type="play", request=1)
        socket.say(type="dance", request=2)
        socket.say(type="say", text="x", request="three")
        assert [socket.until("refused").get("request") for _ in range(3)] == [1, 2, None]
        # Too fast to be read at all: it is answered all the same.
        for number in range(10, 110):
            socket.say(type="ping", request=number)
        answered = [socket.hear()]
        while answered[-1]["type"] != "refused":
            answered.append(socket.hear())
        assert answered[-1]["kind"] == "rate"
        numbers = [each["request"] for each in answered if each["type"] != "presence"]
        assert numbers == list(range(10, 10 + len(numbers)))


@pytest.mark.parametrize(
    # However the dice fall, neither game can be over after four turns.
    ("game", "rules"),
    [("into-the-blue", {"shells": 30}), ("atlantis-treasure", {})],
)
def test_a_person_plays_against_a_bot(served: Served, game: str, rules: dict[str, Any]) -> None:
    people = ({"kind": "human"}, {"kind": "bot", "bot": "random"})
    table = served.open(game, *people, rules=rules, first=0)
    with served.live(table["table"], {"token": table["seats"][0]["token"]}) as socket:
        message = play_on(socket, socket.until("table"), 4)
        assert message["number"] >= 4


def test_hello_comes_first(served: Served) -> None:
    table = served.open()["table"]
    with served.live(table, {}) as socket:
        socket.say(type="ping")
        refused = socket.hear()
        assert (refused["type"], refused["kind"]) == ("refused", "malformed")
        socket.say(type="hello")
        assert socket.hear()["type"] == "table"
        socket.say(type="hello")
        assert socket.until("refused")["kind"] == "malformed"


def test_silence_is_not_waited_for(tmp_path: Path) -> None:
    with Served(tmp_path, hello_seconds=0.1) as served:
        table = served.open()["table"]
        with served.live(table, {}) as socket:
            assert socket.hear()["kind"] == "malformed"
            assert socket.closed() == Closing.SILENT


@pytest.mark.parametrize(("lang", "word"), [("en", "link"), ("fr", "lien"), ("es", "enlace")])
def test_a_table_that_is_not_there(served: Served, lang: str, word: str) -> None:
    with served.live("nosuchtable", {"lang": lang}) as socket:
        refused = socket.hear()
        assert refused["kind"] == "gone"
        assert word in refused["message"]
        assert socket.closed() == Closing.GONE


def test_a_wrong_token_is_refused(served: Served) -> None:
    table = served.open()["table"]
    with served.live(table, {"token": "A" * 32}) as socket:
        assert socket.hear()["kind"] == "denied"
        assert socket.closed() == Closing.DENIED


def test_a_wrong_path_is_not_found(served: Served) -> None:
    with pytest.raises(InvalidStatus) as refused:
        served.live("no/such")
    assert refused.value.response.status_code == 404
    assert b"not_found" in (refused.value.response.body or b"")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "\U0001f419\u202e",
        '{"type":"dance"}',
        '{"type":"play"}',
        '{"type":"play","version":-1,"move":"stop"}',
        '{"type":"play","version":1e999,"move":"stop"}',
        '{"type":"play","version":1,"move":""}',
        '{"type":"play","version":1,"move":"' + "x" * 300 + '"}',
        '{"type":"say","text":"' + "x" * 500 + '"}',
        '{"type":"say","text":"hi","colour":"red"}',
        '{"type":"fill","seat":99}',
        "[" * 10_000,
        '{"a":' * 3_000,
        "x" * (LARGEST_MESSAGE + 1),
    ],
)
def test_what_makes_no_sense_is_refused_and_the_talk_goes_on(served: Served, text: str) -> None:
    table = served.open()["table"]
    with served.live(table) as socket:
        socket.until("table")
        socket.connection.send(text)
        refused = socket.until("refused")
        assert refused["kind"] == "malformed"
        assert refused["message"].endswith(".")
        socket.connection.send(text.encode("utf-8", "replace"))
        assert socket.until("refused")["kind"] == "malformed"
        socket.say(type="ping")
        assert socket.until("pong")


def test_a_huge_message_ends_the_connection(served: Served) -> None:
    table = served.open()["table"]
    with served.live(table) as socket:
        socket.until("table")
        socket.connection.send("x" * (10 * LARGEST_MESSAGE))
        assert socket.closed() == 1009


def test_whoever_talks_too_fast_is_slowed_down_then_sent_away(tmp_path: Path) -> None:
    with Served(tmp_path, messages_per_second=200) as served:
        table = served.open()["table"]
        with served.live(table) as socket:
            for _ in range(600):
                socket.say(type="ping")
            answers: list[dict[str, Any]] = []
            while not any(answer.get("kind") == "rate" for answer in answers):
                answers.append(socket.hear())
            assert sum(answer["type"] == "pong" for answer in answers) >= 390
        with Served(tmp_path, messages_per_second=1) as slow, slow.live(table) as socket:
            for _ in range(3):
                socket.say(type="ping")
            assert socket.until("refused")["kind"] == "rate"


def test_one_address_is_slowed_down_over_all_its_connections(tmp_path: Path) -> None:
    with Served(tmp_path, address_messages_per_second=1) as served:
        table = served.open()["table"]
        with served.live(table) as first, served.live(table) as second:
            first.until("table")
            second.until("table")
            first.say(type="ping")
            assert first.until("refused")["kind"] == "rate"


def test_a_client_that_never_reads_is_cut_off(tmp_path: Path) -> None:
    with Served(tmp_path, outbound_kilobytes=64, messages_per_second=0) as served:
        opened = served.open("into-the-blue", {"kind": "human"}, {"kind": "bot", "bot": "random"}, first=0)
        table, token = opened["table"], opened["seats"][0]["token"]
        with served.live(table, {"token": token}) as player:
            version = player.until("table")["version"]
        raw = sockets.socket()
        raw.settimeout(PATIENCE)
        raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        raw.connect(("127.0.0.1", served.port))
        key = b64encode(b"sixteen bytes ok").decode()
        raw.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        assert raw.recv(4096).startswith(b"HTTP/1.1 101")
        raw.sendall(frame(type="hello", token=token))
        # Each of these is answered with a hundred choices, and none of the answers is read.
        asking = frame(type="ask", version=version) * 100
        slow = served.state.metrics.slow
        with suppress(OSError):
            while not figure(slow):
                raw.sendall(asking)
        assert figure(slow) == 1
        with served.live(table) as other:
            other.until("table")
            other.say(type="ping")
            assert other.until("pong")
        raw.close()


class Wire:
    """A socket that a test fills and reads."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.full = False
        self.on_writable: Callable[[], None] = lambda: None

    def write_texts(self, texts: Sequence[bytes]) -> bool:
        if not self.full:
            self.sent += texts
        return not self.full


def test_what_a_slow_client_cannot_take_yet_waits_in_order() -> None:
    async def fill() -> None:
        wire = Wire()
        box = Outbox(wire, 1_000, Metrics())
        wire.full = True
        box.put(b"one")
        await asyncio.sleep(0)
        box.put(b"two")
        assert not wire.sent
        wire.full = False
        wire.on_writable()
        await box.emptied()
        box.put(b"three")
        await box.emptied()
        assert wire.sent == [b"one", b"two", b"three"]

    asyncio.run(fill())


def test_one_message_may_be_larger_than_all_that_may_wait() -> None:
    async def fill() -> None:
        wire = Wire()
        box = Outbox(wire, 1_000, Metrics())
        box.put(b"x" * 5_000)
        assert not box.overflowed.done()
        await box.emptied()
        box.put(b"y" * 5_000)
        box.put(b"and one more")
        assert box.overflowed.done()
        await box.emptied()
        assert [len(text) for text in wire.sent] == [5_000]

    asyncio.run(fill())


def test_a_stop_says_goodbye(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        table = served.open()
        token = table["seats"][0]["token"]
        socket = served.live(table["table"], {"token": token, "lang": "es"})
        socket.until("table")
        served.stop()
        assert socket.until("goodbye")["message"]
        assert socket.closed() == 1012
        assert served.state.connections == 0
    with Served(tmp_path) as again, again.live(table["table"], {"token": token}) as socket:
        assert socket.until("table")["you"] == 0


def test_the_log_tells_no_secret(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with Served(tmp_path) as served:
        table = served.open()
        sitting = served.join(table)
        with served.live(table["table"], {"token": table["seats"][0]["token"]}) as socket:
            socket.until("table")
            socket.say(type="say", text="a word between us")
            socket.until("chat")
            socket.connection.send("{" + table["seats"][0]["token"])
            socket.until("refused")
        served.http.get(f"/table/{table['table']}")
        served.http.post(f"/api/tables/{table['table']}/sit", json={"invite": "A" * 32, "name": "Eve"})
    ours = [record for record in caplog.records if record.name.startswith(("fathoms", "uvicorn"))]
    # The levels of the other libraries are set by `logs.set_up`; here it is what our own lines say.
    told = "\n".join(
        f"{record.getMessage()} {vars(record)}" for record in ours if record.name.startswith("fathoms")
    )
    assert "request" in told
    secrets = [table["table"], sitting["token"], "a word between us"]
    secrets += [seat[what] for seat in table["seats"] for what in ("token", "invite") if what in seat]
    assert not [secret for secret in secrets if secret in told]
