"""The connection to a table: it mends itself, passes over what it does not know, and takes a no."""

from __future__ import annotations

import json
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from websockets.sync.client import ClientConnection
from websockets.sync.server import ServerConnection, serve

from fathoms.cli.join.connection import Found, Lost, TableConnection, TurnedAway
from fathoms.cli.remote import read_address
from fathoms.protocol.live import Chat, Closing, Hello, Presence, Refused, Say

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

PATIENCE = 20.0
REFUSED: dict[str, Any] = {"type": "refused", "kind": "denied", "message": "Not you.", "version": 0}
PRESENCE: dict[str, Any] = {"type": "presence", "seats": [], "watchers": 1}
LINE: dict[str, Any] = {"number": 1, "at": 0.0, "seat": None, "name": "Eve", "text": "Hi"}
CHANGED: dict[str, Any] = {
    "type": "changed",
    "version": 7,
    "info": {
        "table": "t",
        "game": "g",
        "rules": {},
        "code": "",
        "seats": [],
        "first": None,
        "status": "waiting",
        "version": 7,
        "moves": 0,
        "actor": None,
        "clock": None,
        "listed": False,
        "hints": True,
        "created": 0,
        "commitment": "",
        "watchers": 0,
        "outcome": None,
        "rematch": None,
    },
    "undo": None,
    "can_undo": False,
    "clocks": None,
    "secret": None,
}


class Host:
    """A server that says what a test tells it to, one connection after the other."""

    def __init__(self, *visits: Callable[[Host, ServerConnection], None]) -> None:
        self._visits = list(visits)
        self.hellos: list[dict[str, Any]] = []
        self.done = threading.Event()

    def __call__(self, socket: ServerConnection) -> None:
        self.hellos.append(json.loads(socket.recv(PATIENCE)))
        visit = self._visits.pop(0) if self._visits else Host.stay
        visit(self, socket)

    def stay(self, socket: ServerConnection) -> None:
        """Answer the ping, and stay until the test is done."""
        self.say(socket, PRESENCE)
        self.pong(socket)
        self.done.wait(PATIENCE)

    def pong(self, socket: ServerConnection) -> None:
        assert json.loads(socket.recv(PATIENCE)) == {"type": "ping", "request": 0}
        self.say(socket, {"type": "pong", "version": 1, "request": 0})

    def say(self, socket: ServerConnection, message: object) -> None:
        socket.send(message if isinstance(message, str) else json.dumps(message))


@contextmanager
def connected(host: Host, **hello: Any) -> Generator[TableConnection]:
    with serve(host, "127.0.0.1", 0) as server:
        keeper = threading.Thread(target=server.serve_forever)
        keeper.start()
        port = server.socket.getsockname()[1]
        connection = TableConnection(read_address(f"http://127.0.0.1:{port}/table/t"), Hello(**hello))
        connection.open()
        try:
            yield connection
        finally:
            connection.close()
            host.done.set()
            server.shutdown()
            keeper.join(PATIENCE)


def until(connection: TableConnection, kind: type[Any]) -> list[Any]:
    """Listen until something of a kind was heard."""
    heard: list[Any] = []
    while not any(isinstance(each, kind) for each in heard):
        more = connection.heard(PATIENCE)
        assert more, f"{kind.__name__} never came, but {heard}"
        heard += more
    return heard


def test_what_was_missed_comes_before_the_line_is_said_to_hold() -> None:
    with connected(Host()) as connection:
        heard = until(connection, Found)
        assert [type(each) for each in heard] == [Presence, Found]
        assert connection.ask(Say("Hello")) == 1


def test_a_server_that_knows_no_numbers_is_sent_none() -> None:
    heard: list[str] = []

    def visit(host: Host, socket: ServerConnection) -> None:
        assert "request" in json.loads(socket.recv(PATIENCE))
        host.say(socket, {**REFUSED, "kind": "malformed", "message": "There is no field request."})
        for _ in range(2):
            heard.append(str(socket.recv(PATIENCE)))
            host.say(socket, {"type": "pong", "version": 1})
        host.say(socket, PRESENCE)
        host.done.wait(PATIENCE)

    with connected(Host(visit)) as connection:
        assert [type(each) for each in until(connection, Found)] == [Found]
        assert connection.ask(Say("Hello")) == 1
        until(connection, Presence)
    assert [json.loads(each) for each in heard] == [{"type": "ping"}, {"type": "say", "text": "Hello"}]


def test_a_server_that_greets_and_hangs_up_at_once_is_tried_with_growing_pauses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pauses: list[float] = []

    def visit(host: Host, socket: ServerConnection) -> None:
        host.say(socket, CHANGED)
        host.pong(socket)
        socket.close(1012)

    def pause(_: TableConnection, seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr(TableConnection, "_pause", pause)
    with connected(Host(visit, visit, visit)) as connection:
        found = 0
        while found < 4:
            found += sum(isinstance(each, Found) for each in until(connection, Found))
    assert pauses == sorted(set(pauses))


def test_a_kind_of_message_that_newer_servers_send_is_passed_over() -> None:
    def visit(host: Host, socket: ServerConnection) -> None:
        host.say(socket, {"type": "fireworks", "colour": "green"})
        host.say(socket, {"type": "chat", "line": LINE, "mood": "new fields too"})
        host.stay(socket)

    with connected(Host(visit)) as connection:
        assert [type(each) for each in until(connection, Found)] == [Chat, Presence, Found]


@pytest.mark.parametrize(
    "word", ["no json", '{"type": "chat"}', "[]", "\ud83d".encode("utf-8", "replace").decode()]
)
def test_what_no_fathoms_server_says_ends_the_connection(word: str) -> None:
    def visit(host: Host, socket: ServerConnection) -> None:
        host.say(socket, word)
        host.done.wait(PATIENCE)

    with connected(Host(visit)) as connection:
        assert until(connection, TurnedAway)[-1] == TurnedAway("")


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("closing", [Closing.DENIED, Closing.GONE])
def test_a_server_that_will_not_have_us_is_not_asked_again(
    closing: Closing, monkeypatch: pytest.MonkeyPatch, *, late: bool
) -> None:
    """Also when it hangs up before all was said that one says first."""
    send = ClientConnection.send

    def send_late(socket: ClientConnection, message: str) -> None:
        if late and "ping" in message:
            socket.recv_events_thread.join(PATIENCE)
        send(socket, message)

    monkeypatch.setattr(ClientConnection, "send", send_late)

    def visit(host: Host, socket: ServerConnection) -> None:
        host.say(socket, REFUSED)
        socket.close(int(closing))

    host = Host(visit)
    with connected(host) as connection:
        heard = until(connection, TurnedAway)
        assert [type(each) for each in heard] == [Refused, TurnedAway]
        assert heard[-1] == TurnedAway("Not you.")
    assert len(host.hellos) == 1


def test_a_broken_line_comes_back_with_its_version_and_mixes_the_dice_once() -> None:
    def visit(host: Host, socket: ServerConnection) -> None:
        host.say(socket, CHANGED)
        host.pong(socket)
        socket.close(1012)

    host = Host(visit)
    with connected(host, token="token-of-ana", entropy="5ea", lang="fr") as connection:  # noqa: S106 - of no real table
        heard: list[Any] = []
        # All of it may be heard at once by somebody who listens late.
        while heard.count(Found()) < 2:
            heard += until(connection, Found)
        assert Lost() in heard
    first, second = host.hellos
    assert first == {
        "type": "hello",
        "token": "token-of-ana",
        "version": None,
        "lang": "fr",
        "words": False,
        "entropy": "5ea",
    }
    assert second == {**first, "version": 7, "entropy": None}


def test_after_a_gap_the_whole_table_is_asked_for() -> None:
    def visit(host: Host, socket: ServerConnection) -> None:
        host.say(socket, CHANGED)
        host.stay(socket)

    host = Host(visit)
    with connected(host) as connection:
        until(connection, Found)
        connection.start_anew()
        until(connection, Found)
    assert [hello["version"] for hello in host.hellos] == [None, None]


def test_a_server_that_is_not_there_is_tried_again_and_nothing_is_sent_meanwhile() -> None:
    connection = TableConnection(read_address("http://127.0.0.1:1/table/t"), Hello())
    connection.open()
    assert until(connection, Lost) == [Lost()]
    assert until(connection, Lost) == [Lost()]
    assert connection.ask(Say("Hello")) is None
    connection.close()
