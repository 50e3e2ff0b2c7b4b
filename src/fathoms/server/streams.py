"""Answers that come little by little: a JSON value a line, for as long as somebody reads them."""

from __future__ import annotations

import asyncio
import logging
from contextlib import aclosing, suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.responses import StreamingResponse

from fathoms.core.errors import FathomsError
from fathoms.protocol.workshop import Failed
from fathoms.server.answers import RequestError, problem

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from starlette.types import Receive, Scope, Send

    from fathoms.texts import Texts

log: Final = logging.getLogger("fathoms.server")
LINES: Final = "application/x-ndjson"
_ENCODER: Final = msgspec.json.Encoder()
# A proxy that gathers an answer before it passes it on would hold everything back to the end.
_HEADERS: Final = {"cache-control": "no-store", "x-accel-buffering": "no"}


class Stream(StreamingResponse):
    """The lines of a generator; when the client goes away the generator is closed at once."""

    def __init__(self, first: Any, rest: AsyncGenerator[Any], say: Texts) -> None:
        super().__init__(rest, headers=_HEADERS, media_type=LINES)
        self._first: Final = first
        self._rest: Final = rest
        self._say: Final = say

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send lines until they end, or nobody is there to read them."""
        del scope
        telling = asyncio.ensure_future(self._tell(send))
        leaving = asyncio.ensure_future(left(receive))
        try:
            await asyncio.wait({telling, leaving}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            telling.cancel()
            leaving.cancel()
            for error in await asyncio.gather(telling, leaving, return_exceptions=True):
                if isinstance(error, Exception):
                    log.error("a stream broke off", exc_info=error)
            await self._rest.aclose()

    async def _tell(self, send: Send) -> None:
        with suppress(OSError):  # it went away while a line was being sent
            await send(
                {"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers}
            )
            async with aclosing(self._lines()) as lines:
                async for line in lines:
                    body = _ENCODER.encode(line) + b"\n"
                    await send({"type": "http.response.body", "body": body, "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _lines(self) -> AsyncGenerator[Any]:
        """Give all lines; what goes wrong on the way is the last of them."""
        yield self._first
        try:
            async for line in self._rest:
                yield line
        except FathomsError as error:
            yield Failed(problem(error, self._say))
        except Exception:
            log.exception("failed")
            yield Failed(problem(RequestError("internal", "server.broken"), self._say))


async def left(receive: Receive) -> None:
    """Wait until the client has gone away; all it had to say has been read."""
    while (await receive())["type"] != "http.disconnect":
        continue
