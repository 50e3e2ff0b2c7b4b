"""An endpoint: what it takes, what it gives, who answers. Routes and OpenAPI are made of these."""

from __future__ import annotations

import asyncio
import inspect
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
from starlette.requests import ClientDisconnect

from fathoms.core.errors import Malformed
from fathoms.protocol.limits import LARGEST_REQUEST
from fathoms.server.answers import RequestError, unreadable

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping

    from starlette.requests import Request

    from fathoms.server.house import House
    from fathoms.texts import Texts

_PATIENCE: Final = 15.0
"""Seconds for a whole request to arrive."""


class Asked(msgspec.Struct, frozen=True):
    """A request as an endpoint gets it."""

    house: House
    say: Texts
    address: str
    path: Mapping[str, str]
    query: Mapping[str, str]
    left: Callable[[], Awaitable[None]]
    """Comes to an end when the client has gone away."""
    body: Any = None

    def need(self, name: str) -> str:
        """Give a part of the query that must be there."""
        value = self.query.get(name, "")
        if not value:
            raise Malformed("server.query-missing", name=name)
        return value


class Query(msgspec.Struct, frozen=True):
    """A part of the query."""

    name: str
    about: str
    required: bool = False


class Endpoint(msgspec.Struct, frozen=True):
    """One thing a client can ask for. Its docstring is what the OpenAPI document says about it."""

    method: Literal["GET", "POST"]
    path: str
    runs: Callable[[Asked], Awaitable[Any]] | Callable[[Asked], AsyncGenerator[Any]]
    """Gives the answer, or its lines one by one."""
    gives: Any
    """The type of the answer, or of each of its lines."""
    takes: Any = None
    query: tuple[Query, ...] = ()
    kinds: tuple[str, ...] = ()
    """The kinds of problem it may answer with, besides those that any endpoint has."""
    status: int = 200
    largest: int = LARGEST_REQUEST

    @property
    def streams(self) -> bool:
        """Whether the answer comes little by little, as lines of JSON."""
        return inspect.isasyncgenfunction(self.runs)


async def read_body(request: Request, endpoint: Endpoint, decoder: msgspec.json.Decoder[Any]) -> Any:
    """Read what an endpoint takes: not too much of it, not too slowly, and of the right type."""
    length = request.headers.get("content-length", "0")
    if length.isdecimal() and int(length) > endpoint.largest:
        raise RequestError("too_large", "server.too-large", most=endpoint.largest // 1024)
    pieces: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(_PATIENCE):
            async for piece in request.stream():
                size += len(piece)
                if size > endpoint.largest:
                    raise RequestError("too_large", "server.too-large", most=endpoint.largest // 1024)
                pieces.append(piece)
    except (TimeoutError, ClientDisconnect) as error:
        raise Malformed("server.too-slow") from error
    try:
        return decoder.decode(b"".join(pieces))
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise unreadable(error) from error
