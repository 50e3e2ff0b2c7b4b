"""The socket of a table: hands what clients say to the table's talk, held to the limits."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING, Final

from fathoms.api.live import PATH, Leaving, Talk, refusal
from fathoms.api.requests import choose_texts
from fathoms.api.responses import RequestError, encode, failure, kind_of
from fathoms.core.errors import Malformed
from fathoms.protocol.limits import LARGEST_MESSAGE
from fathoms.protocol.live import Closing
from fathoms.server.addresses import header
from fathoms.server.limits import Bucket, household
from fathoms.server.outbox import Outbox
from fathoms.server.socket import SOCKET

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

    from fathoms.core.errors import FathomsError
    from fathoms.protocol.live import FromClient, Hello
    from fathoms.server.outbox import Wire
    from fathoms.server.state import AppState
    from fathoms.tables.visitor import Visitor
    from fathoms.texts import Texts

log: Final = logging.getLogger("fathoms.live")

LARGEST_FRAME: Final = 4 * LARGEST_MESSAGE
"""Bytes a client may send at once; between the largest message and this it still hears why it was refused."""
_LONGEST_WAIT: Final = 1.0
_RESERVED: Final = 10
"""Of this many sockets one is kept for those who have a seat."""


class Live:
    """Every connection of one process."""

    def __init__(self, state: AppState) -> None:
        self._state: Final = state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection from its handshake to its end."""
        state = self._state
        say = choose_texts(header(scope, b"accept-language"))
        await receive()
        found = PATH.fullmatch(scope["path"])
        if found is None:
            await _reject(send, RequestError("not_found", "server.no-path", path=scope["path"][:80]), say)
            return
        if (unwelcome := state.callers.refusal(scope, acts=True)) is not None:
            await _reject(send, unwelcome, say)
            return
        address = state.callers.address(scope)
        guest = state.guests.find(address)
        if not guest.requests.take():
            state.refusals.note("handshakes")
            await _reject(send, RequestError("rate", "server.too-often"), say)
            return
        await send({"type": "websocket.accept"})
        most = state.settings.connections_per_address
        if state.connections >= state.sockets or (most and guest.connections >= most):
            state.refusals.note("sockets")
            full = RequestError("rate", "server.too-many-connections")
            await _part(send, refusal(full, say), Closing.RATE)
            return
        state.connections += 1
        guest.connections += 1
        state.metrics.connections.inc()
        try:
            wire = scope[SOCKET]
            await Connection(state, found[1], address, guest.messages, say, wire, receive, send).run()
        finally:
            state.connections -= 1
            guest.connections -= 1
            state.metrics.connections.dec()
            if not state.connections:
                state.garbage.collect_all()


class Connection:
    """One client at one table."""

    def __init__(  # noqa: PLR0913, PLR0917 - a connection is where all of these meet
        self,
        state: AppState,
        table: str,
        address: str,
        household: Bucket,
        say: Texts,
        wire: Wire,
        receive: Receive,
        send: Send,
    ) -> None:
        self._state: Final = state
        self._send: Final = send
        self._out: Final = Outbox(wire, state.settings.outbound_kilobytes * 1024, state.metrics)
        self._talk: Final = SocketTalk(state, table, address, household, say, receive, self._out)

    async def run(self) -> None:
        """Talk until either side has enough."""
        self._state.outboxes.add(self._out)
        talking = asyncio.create_task(self._talk.run())
        try:
            await asyncio.wait({talking, self._out.overflowed}, return_when=asyncio.FIRST_COMPLETED)
            if self._out.overflowed.done():
                self._state.metrics.slow.inc()
                closing: Closing | None = Closing.SLOW
            else:
                closing = talking.result()
                self._out.closed = True
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._out.emptied(), _LONGEST_WAIT)
            if closing is not None:
                with suppress(TimeoutError, OSError):
                    close = {"type": "websocket.close", "code": int(closing), "reason": closing.name.lower()}
                    await asyncio.wait_for(self._send(close), _LONGEST_WAIT)
        finally:
            self._state.outboxes.discard(self._out)
            self._out.overflowed.cancel()
            talking.cancel()
            [ended] = await asyncio.gather(talking, return_exceptions=True)
            if isinstance(ended, Exception) and not isinstance(ended, OSError):
                log.error("failed", exc_info=ended)


class SocketTalk(Talk):
    """The talk on a socket: not too fast, not silent at first, and counted."""

    def __init__(  # noqa: PLR0913, PLR0917 - likewise
        self,
        state: AppState,
        table: str,
        address: str,
        messages: Bucket,
        say: Texts,
        receive: Receive,
        out: Outbox,
    ) -> None:
        super().__init__(state, table, say, out.put, household(address))
        rate = state.settings.messages_per_second
        self._state: Final = state
        self._own: Final = Bucket(rate, 2 * rate)
        self._household: Final = messages
        self._receive: Final = receive

    async def hello(self) -> Hello:
        """Wait for the first message, not for ever; of the last sockets none is for watchers."""
        state = self._state
        try:
            async with asyncio.timeout(state.settings.hello_seconds):
                hello = await super().hello()
        except TimeoutError:
            self.refuse(Malformed("server.no-hello"))
            raise Leaving(Closing.SILENT) from None
        if hello.token is None and state.connections > state.sockets - state.sockets // _RESERVED:
            self._say = choose_texts(hello.lang)
            state.refusals.note("watchers")
            raise RequestError("rate", "server.too-many-connections")
        return hello

    async def pass_on(self, visitor: Visitor, message: FromClient) -> None:
        """Do what a message asks for, and count it."""
        begun = perf_counter()
        await super().pass_on(visitor, message)
        self._state.metrics.heard(type(message).__name__.lower())
        self._state.metrics.hear_seconds.observe(perf_counter() - begun)

    async def receive(self) -> str:
        """Wait for a text; of a client that is too fast nothing is read."""
        while True:
            event = await self._receive()
            if event["type"] == "websocket.disconnect":
                raise Leaving(None)
            text: str | None = event.get("text")
            if self._own.take() and self._household.take():
                if text is None:
                    raise Malformed("server.binary")
                return text
            self.refuse_unread(RequestError("rate", "server.too-fast"), text or "")
            # Nothing more is read until there is a token again: a flood stays in the client's own wires.
            await asyncio.sleep(min(max(self._own.wait, self._household.wait), _LONGEST_WAIT))

    def refuse_unread(self, error: FathomsError, text: str) -> None:
        """Refuse a text, and count it."""
        self._state.refusals.note("messages" if kind_of(error) == "rate" else "malformed message")
        super().refuse_unread(error, text)


async def _part(send: Send, message: bytes, closing: Closing) -> None:
    await send({"type": "websocket.send", "text": message.decode()})
    await send({"type": "websocket.close", "code": int(closing), "reason": closing.name.lower()})


async def _reject(send: Send, error: FathomsError, say: Texts) -> None:
    """Refuse the handshake with an HTTP answer like any other."""
    status, told = failure(error, say)
    body = encode(told)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})
