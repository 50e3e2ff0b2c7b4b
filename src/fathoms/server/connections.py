"""Plain HTTP connections: uvicorn's, with bounds on what comes, how slowly, and how many there are."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from fathoms.server.limits import household

if TYPE_CHECKING:
    import asyncio

    from uvicorn.protocols.http.h11_impl import RequestResponseCycle

    from fathoms.server.state import AppState

LARGEST_HEAD: Final = 16_384
"""Bytes of a request's first line and headers."""
_MOST_HEADERS: Final = 100
_ARRIVES_WITHIN: Final = 20.0
"""Seconds for a request to arrive whole, and for the first one to begin."""
_FREE_PIECES: Final = 64
_SMALLEST_PIECE: Final = 256
"""Bytes that pieces of a body have on average, but for the first ones; each costs as much as a header."""


class Requests(h11.Connection):
    """h11's reading of requests, for clients that do not send them in crumbs."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER, LARGEST_HEAD)
        self._pieces = 0
        self._bytes = 0

    def next_event(self) -> Any:
        """Read on; a client that sends crumbs is told that this is no request."""
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._pieces = self._bytes = 0
            if len(event.headers) > _MOST_HEADERS:
                raise h11.RemoteProtocolError("too many headers", 431)
        elif isinstance(event, h11.Data):
            self._pieces += 1
            self._bytes += len(event.data)
            if self._pieces > _FREE_PIECES and self._bytes < self._pieces * _SMALLEST_PIECE:
                raise h11.RemoteProtocolError("too small pieces")
        return event


class HttpConnection(H11Protocol):
    """A connection on which requests come, each read when the one before is answered."""

    def __init__(self, state: AppState, **given: Any) -> None:
        super().__init__(**given)
        self.conn = Requests()
        self._state: Final = state
        self._deadline: asyncio.TimerHandle | None = None

    @property
    def idle(self) -> bool:
        """Whether no request is being answered here."""
        # uvicorn's types do not know of the time before the first request.
        cycle = cast("RequestResponseCycle | None", self.cycle)
        return cycle is None or cycle.response_complete

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Come in, if there is a place."""
        super().connection_made(transport)
        if self._state.http_connections.enter(self):
            self._hurry()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave."""
        self._state.http_connections.leave(self)
        self._rest()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read, and see that a request that began comes to its end."""
        self._hurry()
        super().data_received(data)
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._rest()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Become a table's socket, which is counted elsewhere."""
        self._state.http_connections.leave(self)
        self._rest()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Answer what is no request; it may have come in the middle of an answer."""
        self._state.refusals.note("malformed request")
        if not self.idle:
            # The endpoint that still answers is told that nobody listens.
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:
            self.transport.abort()

    def hang_up(self) -> None:
        """Make room for another."""
        self._state.http_connections.leave(self)
        self._state.refusals.note("idle connections")
        self.transport.abort()

    def _hurry(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(_ARRIVES_WITHIN, self._give_up)

    def _rest(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._deadline = None
        self._state.refusals.note("slow request")
        self.transport.abort()


class HttpConnections:
    """The plain connections of a process; of too many the oldest that asks for nothing makes room."""

    def __init__(self, state: AppState, most: int) -> None:
        self._state: Final = state
        self._most: Final = most
        self._all: Final[dict[HttpConnection, str]] = {}
        self._by_address: Final = defaultdict[str, dict[HttpConnection, None]](dict)

    def __len__(self) -> int:
        return len(self._all)

    def enter(self, connection: HttpConnection) -> bool:
        """Let a connection in, unless its address opens too many or everybody here is being served."""
        state = self._state
        address = connection.client[0] if connection.client else ""
        # Behind a proxy everybody has its address; who it speaks for is known when the request is read.
        if state.callers.is_proxy(address):
            address = ""
        elif not state.guests.find(address).arrivals.take():
            state.refusals.note("connections of one address")
            return False
        key = household(address)
        mine, most = self._by_address[key], state.settings.connections_per_address
        crowded = bool(address and most) and len(mine) >= most
        if (crowded and not _drop_oldest(mine)) or (
            len(self._all) >= self._most and not _drop_oldest(self._all)
        ):
            state.refusals.note("connections")
            return False
        self._all[connection] = key
        mine[connection] = None
        return True

    def leave(self, connection: HttpConnection) -> None:
        """Forget a connection."""
        key = self._all.pop(connection, None)
        if key is None:
            return
        mine = self._by_address[key]
        del mine[connection]
        if not mine:
            del self._by_address[key]


def _drop_oldest(connections: dict[HttpConnection, Any]) -> bool:
    """Hang up on the one that has been here longest and asks for nothing; says whether there was one."""
    oldest = next((each for each in connections if each.idle), None)
    if oldest is None:
        return False
    oldest.hang_up()
    return True
