"""Answers: JSON at once or line by line, and one shape for every error with the status that fits."""

from __future__ import annotations

import asyncio
import logging
import re
from contextlib import aclosing, suppress
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
from starlette.responses import Response, StreamingResponse

from fathoms.core.errors import FathomsError, Malformed
from fathoms.protocol.requests import Failure, Problem
from fathoms.protocol.workshop import Failed

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Mapping

    from starlette.types import Receive, Scope, Send

    from fathoms.texts import Texts

log: Final = logging.getLogger("fathoms.server")
JSON: Final = "application/json"
JSON_LINES: Final = "application/x-ndjson"
STATUS: Final = {
    "malformed": 400,
    "illegal": 422,
    "forbidden": 403,
    "not_found": 404,
    "method": 405,
    "used": 409,
    "full": 409,
    "too_large": 413,
    "rate": 429,
    "internal": 500,
    "unavailable": 503,
}
"""The status of each kind of problem."""
_ENCODER: Final = msgspec.json.Encoder()
_PLACE: Final = re.compile(r" - at `(?:\$|key in )?\.?(?P<place>[^`]*)`$")
_NAMED: Final = re.compile(r"(?P<what>unknown|required) field `(?P<field>[^`]*)`")


class RequestError(FathomsError):
    """A request that cannot be served, of one of the kinds a problem has."""

    def __init__(self, kind: str, key: str, *, retry_after: int | None = None, **args: Any) -> None:
        super().__init__(key, **args)
        self.problem = kind
        self.retry_after = None if retry_after is None else max(1, retry_after)
        """Seconds after which it can be served."""


def kind_of(error: FathomsError) -> str:
    """Give the kind of problem that an error is to a client."""
    kind = error.problem if isinstance(error, RequestError) else error.kind
    return kind if kind in STATUS else "malformed"


def problem(error: FathomsError, say: Texts) -> Problem:
    """Say an error to a client."""
    return Problem(cast("Any", kind_of(error)), say.sentence(error), error.rule)


def decode_error(error: Exception) -> Malformed:
    """Say in words of ours what a message got wrong, and where."""
    if not isinstance(error, msgspec.ValidationError):
        return Malformed("server.not-json")
    text = str(error)
    place = found["place"] if (found := _PLACE.search(text)) else ""
    if named := _NAMED.search(text):
        field = f"{place}.{named['field']}".lstrip(".")[:80]
        return Malformed(f"server.field-{named['what']}", field=field)
    return Malformed("server.field-bad", field=place[:80]) if place else Malformed("server.request-bad")


def json_response(value: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """Answer with a value."""
    return Response(
        _ENCODER.encode(value), status, {"cache-control": "no-store", **(headers or {})}, media_type=JSON
    )


def error_response(error: FathomsError, say: Texts, headers: Mapping[str, str] | None = None) -> Response:
    """Answer with an error."""
    told = problem(error, say)
    more = dict(headers or {})
    if isinstance(error, RequestError) and error.retry_after is not None:
        more["retry-after"] = str(error.retry_after)
    return json_response(Failure(told), STATUS[told.kind], more)


class JsonStream(StreamingResponse):
    """The values of a generator, one a line; when the client goes away the generator is closed at once."""

    def __init__(self, first: Any, rest: AsyncGenerator[Any], say: Texts) -> None:
        # A proxy that gathers an answer before it passes it on would hold everything back to the end.
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        super().__init__(_lines(first, rest, say), headers=headers, media_type=JSON_LINES)
        self._rest: Final = rest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send lines until they end, or nobody is there to read them."""
        del scope
        # Starlette would leave closing the generator to the garbage collector.
        sending = asyncio.ensure_future(self.stream_response(send))
        leaving = asyncio.ensure_future(disconnected(receive))
        try:
            await asyncio.wait({sending, leaving}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            sending.cancel()
            leaving.cancel()
            for error in await asyncio.gather(sending, leaving, return_exceptions=True):
                if isinstance(error, Exception):
                    log.error("a stream broke off", exc_info=error)
            await self._rest.aclose()

    async def stream_response(self, send: Send) -> None:
        """Send all lines, while the client is there."""
        with suppress(OSError):
            async with aclosing(cast("AsyncGenerator[bytes]", self.body_iterator)):
                await super().stream_response(send)


async def _lines(first: Any, rest: AsyncGenerator[Any], say: Texts) -> AsyncGenerator[bytes]:
    """Write all lines; what goes wrong on the way is the last of them."""
    yield _ENCODER.encode(first) + b"\n"
    try:
        async for value in rest:
            yield _ENCODER.encode(value) + b"\n"
    except FathomsError as error:
        yield _failed(error, say)
    except Exception:
        log.exception("failed")
        yield _failed(RequestError("internal", "server.broken"), say)


def _failed(error: FathomsError, say: Texts) -> bytes:
    return _ENCODER.encode(Failed(problem(error, say))) + b"\n"


async def disconnected(receive: Receive) -> None:
    """Wait until the client has gone away; all it had to say has been read."""
    while (await receive())["type"] != "http.disconnect":
        continue
