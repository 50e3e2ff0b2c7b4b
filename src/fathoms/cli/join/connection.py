"""The connection to a table on a server: listens in a thread of its own, and comes back when it breaks."""

from __future__ import annotations

import os
import queue
import threading
import time
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import connect

from fathoms.cli.remote import ask
from fathoms.core.record import decode
from fathoms.protocol import live

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

    from fathoms.cli.remote import TableAddress
    from fathoms.core import Record

_WAITS: Final = (0.1, 0.3, 1.0, 2.0, 3.0, 5.0)
"""Seconds before each new try; the last again and again."""
_HELD: Final = 10.0
"""Seconds after which a connection was a good one: the next try comes soon."""
_TICK: Final = 1.0
_PARTING: Final = 3.0
_SILENCE: Final = 12
"""Ticks without a word after which the server is asked whether it is still there."""
_LARGEST: Final = 2**24
_HOPELESS: Final = (live.Closing.DENIED, live.Closing.GONE)
_REFUSED: Final = range(400, 500)

_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(live.FromServer).decode


class Lost(msgspec.Struct, frozen=True):
    """The connection broke; it is being mended."""


class Found(msgspec.Struct, frozen=True):
    """The connection holds, and whatever was missed has been told."""


class Tick(msgspec.Struct, frozen=True):
    """A second went by."""


class TurnedAway(msgspec.Struct, frozen=True):
    """The server will not have us; why, in its own words if it said so."""

    message: str


Heard: TypeAlias = live.FromServer | Lost | Found | Tick | TurnedAway


class _Kind(msgspec.Struct):
    type: str


class TableConnection:
    """A connection that comes back by itself, with the version that was heard last."""

    def __init__(self, address: TableAddress, hello: live.Hello) -> None:
        self._address: Final = address
        self._hello = hello
        self._heard: Final = queue.SimpleQueue[Heard]()
        self._socket: ClientConnection | None = None
        self._stopping: Final = threading.Event()
        self._found_at = 0.0
        self.numbered = True
        """Whether the server knows numbers of requests; older ones do not."""
        self._numbers: Final = count(1)
        self.ticking = False
        """Whether each second is told: somebody's time runs."""
        self._refusal = ""
        self._whole = True
        """Whether the next connection asks for the whole table."""
        self._reading, self._writing = os.pipe()
        os.set_blocking(self._reading, False)
        os.set_blocking(self._writing, False)
        self._thread: Final = threading.Thread(target=self._run, name="connection", daemon=True)

    def open(self) -> None:
        """Begin to listen."""
        self._thread.start()

    def close(self) -> None:
        """Hang up."""
        self._stopping.set()
        self._hang_up()
        if self._thread.is_alive():
            self._thread.join(_PARTING)
        # A thread that still waits for a far server to answer ends with the program, and may yet write here.
        if not self._thread.is_alive():
            os.close(self._reading)
            os.close(self._writing)

    def fetch_record(self, lang: str) -> Record:
        """Ask for the record of the table."""
        return decode(ask(self._address, self._address.record, lang=lang))

    def fileno(self) -> int:
        """Give the file that can be read when something was heard."""
        return self._reading

    @property
    def pending(self) -> bool:
        """Whether something was heard that nobody has taken yet."""
        return not self._heard.empty()

    def heard(self, seconds: float = 0.0) -> list[Heard]:
        """Take all that was heard, waiting up to so long for the first word."""
        with suppress(BlockingIOError):
            os.read(self._reading, 65536)
        heard: list[Heard] = []
        with suppress(queue.Empty):
            if seconds:
                heard.append(self._heard.get(timeout=seconds))
            while True:
                heard.append(self._heard.get_nowait())
        return heard

    def ask(self, message: live.Request) -> int | None:
        """Ask for something; gives the number that its answer will carry, None if it is broken now."""
        socket, number = self._socket, next(self._numbers)
        if socket is None:
            return None
        asked = msgspec.structs.replace(message, request=number) if self.numbered else message
        try:
            socket.send(_encode(asked).decode())
        except (OSError, WebSocketException):
            return None
        return number

    def start_anew(self) -> None:
        """Hang up and come back for the whole table: something was missed."""
        self._whole = True
        self._hang_up()

    def _hang_up(self) -> None:
        socket = self._socket
        if socket is not None:
            with suppress(OSError, WebSocketException):
                socket.close()

    def _run(self) -> None:
        tries = 0
        while not self._stopping.is_set():
            try:
                self._connect()
            except InvalidStatus as error:
                if error.response.status_code in _REFUSED:
                    self._tell(TurnedAway(self._refusal))
                    return
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in _HOPELESS:
                    self._tell(TurnedAway(self._refusal))
                    return
            except (OSError, WebSocketException):
                # A connection that cannot be had now is tried again.
                pass
            if self._stopping.is_set():
                return
            # A server that greets and hangs up at once was not there either.
            held = self._socket is not None and time.monotonic() - self._found_at >= _HELD
            self._socket = None
            self._tell(Lost())
            tries = 0 if held else tries + 1
            self._pause(_WAITS[min(tries, len(_WAITS) - 1)])

    def _pause(self, seconds: float) -> None:
        self._stopping.wait(seconds)

    def _connect(self) -> None:
        """Listen until it breaks or stays silent."""
        address = self._address
        with connect(
            address.live,
            proxy=None if address.near else True,
            additional_headers={"Accept-Language": self._hello.lang},
            max_size=_LARGEST,
            close_timeout=1,
            ping_interval=None,
        ) as socket:
            hello = msgspec.structs.replace(self._hello, version=None) if self._whole else self._hello
            self._whole = False
            socket.send(_encode(hello).decode())
            # Who is sent away before they have said it all still hears why.
            with suppress(ConnectionClosed):
                # The answer to this comes after all that was missed.
                socket.send(_encode(live.Ping(request=0 if self.numbered else None)).decode())
            self._listen(socket)

    def _listen(self, socket: ClientConnection) -> None:
        silent = 0
        while not self._stopping.is_set():
            try:
                word = socket.recv(timeout=_TICK)
            except TimeoutError:
                silent += 1
                if silent >= 2 * _SILENCE:
                    break
                if silent == _SILENCE:
                    socket.send(_encode(live.Ping()).decode())
                if self.ticking:
                    self._tell(Tick())
                continue
            silent = 0
            self._take(word, socket)

    def _take(self, word: str | bytes, socket: ClientConnection) -> None:
        try:
            message = _decode(word)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            if _unheard_of(word):
                return
            self._tell(TurnedAway(""))
            self._stopping.set()
            return
        match message:
            case live.Pong():
                if self._socket is None:
                    self._socket = socket
                    self._found_at = time.monotonic()
                    self._tell(Found())
                return
            case live.Refused(kind="malformed") if self._socket is None and self.numbered:
                # An older server, which does not know what a number is.
                self.numbered = False
                socket.send(_encode(live.Ping()).decode())
                return
            case live.Goodbye():
                return
            case live.Refused():
                self._refusal = message.message
            case live.Table() | live.Moved() | live.Changed():
                # The share of the dice is heard once.
                self._hello = msgspec.structs.replace(self._hello, version=message.version, entropy=None)
            case _:
                pass
        self._tell(message)

    def _tell(self, heard: Heard) -> None:
        self._heard.put(heard)
        # A full pipe wakes as well as one more byte would.
        with suppress(BlockingIOError, OSError):
            os.write(self._writing, b".")


def _unheard_of(word: str | bytes) -> bool:
    """Tell whether a message is of a kind that newer servers send; an older program passes over it."""
    known = {str(kind.__struct_config__.tag) for kind in live.FromServer.__args__}
    try:
        return msgspec.json.decode(word, type=_Kind).type not in known
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
