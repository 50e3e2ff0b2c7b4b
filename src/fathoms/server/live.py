"""The socket of a table: reads what clients say, holds it to the limits, and hands it to the table."""

from __future__ import annotations

import asyncio
import logging
import re
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from fathoms.core.errors import FathomsError, Malformed
from fathoms.protocol.limits import LARGEST_MESSAGE, RequestNumber
from fathoms.protocol.live import Closing, FromClient, Hello, Refused
from fathoms.server.addresses import header
from fathoms.server.limits import Bucket, household
from fathoms.server.outbox import Outbox
from fathoms.server.requests import choose_texts
from fathoms.server.responses import STATUS, RequestError, decode_error, kind_of, problem
from fathoms.server.socket import SOCKET

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

    from fathoms.server.outbox import Wire
    from fathoms.server.state import AppState
    from fathoms.tables.visitor import Visitor
    from fathoms.texts import Texts

log: Final = logging.getLogger("fathoms.live")

PATH: Final = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,64})/live")
LARGEST_FRAME: Final = 4 * LARGEST_MESSAGE
"""Bytes a client may send at once; between the largest message and this it still hears why it was refused."""
_MOST_REFUSALS: Final = 50
"""A client that goes on like this is sent away."""
_LONGEST_WAIT: Final = 1.0
_RESERVED: Final = 10
"""Of this many sockets one is kept for those who have a seat."""

Kind = Literal["stale", "illegal", "malformed", "not_your_turn", "rate", "denied", "gone"]
_KINDS: Final[dict[str, tuple[Kind, Closing]]] = {
    "not_found": ("gone", Closing.GONE),
    "full": ("denied", Closing.SLOW),
    "forbidden": ("denied", Closing.DENIED),
    "rate": ("rate", Closing.RATE),
    "unavailable": ("denied", Closing.SLOW),
    "internal": ("denied", Closing.SLOW),
}
"""How a problem is told on the socket, and how the connection is closed after it."""
_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(FromClient).decode


class _Numbered(msgspec.Struct):
    request: RequestNumber | None = None


_decode_number: Final = msgspec.json.Decoder(_Numbered).decode


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
        settings = state.settings
        self._state: Final = state
        self._table: Final = table
        self._address: Final = address
        self._household: Final = household
        self._own: Final = Bucket(settings.messages_per_second, 2 * settings.messages_per_second)
        self._say = say
        self._receive: Final = receive
        self._send: Final = send
        self._out: Final = Outbox(wire, settings.outbound_kilobytes * 1024, state.metrics)
        self._refusals = 0

    async def run(self) -> None:
        """Talk until either side has enough."""
        self._state.outboxes.add(self._out)
        talking = asyncio.create_task(self._talk())
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

    async def _talk(self) -> Closing | None:
        """Hear the client; says how to close the connection, None if the client is gone already."""
        try:
            return await self._visit()
        except FathomsError as error:
            self._refuse(error)
            return _KINDS.get(kind_of(error), ("denied", Closing.DENIED))[1]
        except Exception:
            log.exception("a connection failed")
            self._refuse(RequestError("internal", "server.broken"))
            return Closing.SLOW

    async def _visit(self) -> Closing | None:
        try:
            async with asyncio.timeout(self._state.settings.hello_seconds):
                hello = await self._hello()
        except TimeoutError:
            self._refuse(Malformed("server.no-hello"))
            return Closing.SILENT
        if not isinstance(hello, Hello):
            return hello
        self._say = choose_texts(hello.lang)
        state = self._state
        if hello.token is None and state.connections > state.sockets - state.sockets // _RESERVED:
            state.refusals.note("watchers")
            raise RequestError("rate", "server.too-many-connections")
        home = household(self._address)
        visitor = await state.tables.visit(self._table, hello, self._out.put, address=home)
        try:
            return await self._hear(visitor)
        finally:
            await visitor.leave()

    async def _hello(self) -> Hello | Closing | None:
        """Wait for the first message; whatever comes before it is refused."""
        while True:
            message = await self._next()
            if message is None or isinstance(message, Hello | Closing):
                return message
            self._refuse(Malformed("server.hello-first"), message.request)
            self._refusals += 1
            if self._refusals > _MOST_REFUSALS:
                return Closing.RATE

    async def _hear(self, visitor: Visitor) -> Closing | None:
        metrics = self._state.metrics
        while True:
            message = await self._next()
            if message is None or isinstance(message, Closing):
                return message
            self._refusals = 0
            begun = perf_counter()
            await visitor.hear(message)
            metrics.heard(type(message).__name__.lower())
            metrics.hear_seconds.observe(perf_counter() - begun)

    async def _next(self) -> FromClient | Closing | None:
        """Read the next message that makes sense; what makes none is answered here."""
        while True:
            event = await self._receive()
            if event["type"] == "websocket.disconnect":
                return None
            if not (self._own.take() and self._household.take()):
                self._state.refusals.note("messages")
                self._refuse(RequestError("rate", "server.too-fast"), _number_in(event))
                # Nothing more is read until there is a token again: a flood stays in the client's own wires.
                wait = max(self._own.wait, self._household.wait)
                await asyncio.sleep(min(wait, _LONGEST_WAIT))
            else:
                try:
                    message = _read(event)
                except FathomsError as error:
                    self._state.refusals.note("malformed message")
                    self._refuse(error, _number_in(event))
                else:
                    return message
            self._refusals += 1
            if self._refusals > _MOST_REFUSALS:
                return Closing.RATE

    def _refuse(self, error: FathomsError, request: int | None = None) -> None:
        self._out.put(refusal(error, self._say, request))


def _read(event: Any) -> FromClient:
    text: str | None = event.get("text")
    if text is None:
        raise Malformed("server.binary")
    if len(text) > LARGEST_MESSAGE:
        raise Malformed("server.too-large", most=LARGEST_MESSAGE // 1024)
    try:
        return _decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise decode_error(error) from error


def _number_in(event: Any) -> int | None:
    """Find the number of a request that is refused unread, so that its sender knows which one it was."""
    text: str = event.get("text") or ""
    try:
        return _decode_number(text).request if len(text) <= LARGEST_MESSAGE else None
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def refusal(error: FathomsError, say: Texts, request: int | None = None) -> bytes:
    """Write a refusal that no table spoke."""
    kind = _KINDS.get(kind_of(error), ("malformed", Closing.DENIED))[0]
    return _encode(Refused(kind, say.sentence(error), 0, error.rule, request=request))


async def _part(send: Send, message: bytes, closing: Closing) -> None:
    await send({"type": "websocket.send", "text": message.decode()})
    await send({"type": "websocket.close", "code": int(closing), "reason": closing.name.lower()})


async def _reject(send: Send, error: FathomsError, say: Texts) -> None:
    """Refuse the handshake with an HTTP answer like any other."""
    told = problem(error, say)
    body = _encode({"error": told})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "websocket.http.response.start", "status": STATUS[told.kind], "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})
