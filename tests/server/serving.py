"""A whole server for tests: a real port, a real database, in a thread of its own."""

from __future__ import annotations

import json
import threading
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING, Any, Self, cast

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from fathoms.server.run import Server, configure, listen
from fathoms.server.settings import Settings
from fathoms.server.state import AppState

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType

PATIENCE = 60.0


class Served:
    """A server that runs until the test is done with it."""

    def __init__(self, folder: Path, client: Path | None = None, **settings: Any) -> None:
        chosen: dict[str, Any] = {
            "host": "127.0.0.1",
            "port": 0,
            "database_url": f"sqlite:///{folder / 'tables.sqlite'}",
            "pace": 0.0,
            "least_pace": 0.0,
            "stop_seconds": 2,
            "requests_per_second": 0,
            "address_messages_per_second": 0,
            "tables_per_hour": 0,
            "connections_per_address": 0,
        }
        self.settings = Settings(**{**chosen, **settings})
        self.state = AppState(self.settings, client or folder / "no-client")
        listener = listen(self.settings)
        self.port: int = listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        ready = threading.Event()
        self.server = Server(configure(self.settings, self.state), self.state, ready.set)
        self._thread = threading.Thread(target=self.server.run, kwargs={"sockets": [listener]})
        self._thread.start()
        assert ready.wait(PATIENCE)
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def stop(self) -> None:
        """Stop as a signal would."""
        self.http.close()
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    @property
    def is_up(self) -> bool:
        """Whether the server still runs."""
        return self._thread.is_alive()

    def open(self, game: str = "into-the-blue", *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
        """Open a table for two people, or for whom is said."""
        chosen = list(seats) or [{"kind": "human", "name": "Ana"}, {"kind": "human"}]
        answer = self.http.post("/api/tables", json={"game": game, "seats": chosen, **more})
        assert answer.status_code == 201, answer.text
        return answer.json()

    def join(self, table: dict[str, Any], name: str = "Leo") -> dict[str, Any]:
        """Take the first seat that has an invite."""
        invite = next(seat["invite"] for seat in table["seats"] if "invite" in seat)
        wish = {"invite": invite, "name": name, "understood": True}
        answer = self.http.post(f"/api/tables/{table['table']}/sit", json=wish)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def live(self, table: str, hello: dict[str, Any] | None = None, **options: Any) -> Socket:
        """Connect to a table; says hello unless `hello` is an empty object."""
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        settled: dict[str, Any] = {"compression": None, "max_size": None, "close_timeout": 1, **options}
        socket = Socket(cast("Any", connect)(url, **settled))
        if hello != {}:
            # A server that wants nobody in hangs up before the first word.
            with suppress(ConnectionClosed):
                socket.say(type="hello", **(hello or {}))
        return socket


def figure(counter: Any) -> float:
    """Read a counter."""
    return counter.collect()[0].samples[0].value


class Socket:
    """One connection, in JSON."""

    def __init__(self, connecting: ClientConnection) -> None:
        self._ends = ExitStack()
        self.connection = self._ends.enter_context(connecting)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ends.close()

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.connection.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        """Hear the next message."""
        text = self.connection.recv(PATIENCE)
        assert isinstance(text, str)
        return cast("dict[str, Any]", msgspec.json.decode(text))

    def until(self, kind: str, after: int = -1) -> dict[str, Any]:
        """Hear messages up to one of a kind, of a later version than another."""
        while True:
            message = self.hear()
            if message["type"] == kind and message.get("version", 0) > after:
                return message

    def closed(self) -> int:
        """Hear until the server hangs up; gives its code."""
        with suppress(ConnectionClosed):
            while True:
                self.connection.recv(PATIENCE)
        code = self.connection.close_code
        assert code is not None
        return code
