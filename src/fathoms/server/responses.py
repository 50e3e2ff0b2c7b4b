"""Answers of the server: JSON at once, or line by line for as long as the client is there."""

from __future__ import annotations

import asyncio
import logging
from contextlib import aclosing, suppress
from typing import TYPE_CHECKING, Any, Final, cast

from starlette.responses import Response, StreamingResponse

from fathoms.api.responses import JSON, JSON_LINES, RequestError, encode, failure, lines

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Mapping

    from starlette.types import Receive, Scope, Send

    from fathoms.core.errors import FathomsError
    from fathoms.texts import Texts

log: Final = logging.getLogger("fathoms.server")


def json_response(value: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """Answer with a value."""
    return Response(encode(value), status, {"cache-control": "no-store", **(headers or {})}, media_type=JSON)


def error_response(error: FathomsError, say: Texts, headers: Mapping[str, str] | None = None) -> Response:
    """Answer with an error."""
    status, told = failure(error, say)
    more = dict(headers or {})
    if isinstance(error, RequestError) and error.retry_after is not None:
        more["retry-after"] = str(error.retry_after)
    return json_response(told, status, more)


class JsonStream(StreamingResponse):
    """The values of a generator, one a line; when the client goes away the generator is closed at once."""

    def __init__(self, first: Any, rest: AsyncGenerator[Any], say: Texts) -> None:
        # A proxy that gathers an answer before it passes it on would hold everything back to the end.
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        super().__init__(lines(first, rest, say), headers=headers, media_type=JSON_LINES)
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


async def disconnected(receive: Receive) -> None:
    """Wait until the client has gone away; all it had to say has been read."""
    while (await receive())["type"] != "http.disconnect":
        continue
