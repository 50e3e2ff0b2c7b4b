"""Requests: what an endpoint gets of one, its body read with bounds, and the language to answer in."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, cast

import msgspec
from starlette.requests import ClientDisconnect, Request

from fathoms.core.errors import Malformed
from fathoms.server.responses import RequestError, decode_error, disconnected
from fathoms.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starlette.types import Scope

    from fathoms.server.state import AppState

Body = TypeVar("Body")

_ARRIVES_WITHIN: Final = 15.0
"""Seconds for a whole body."""
_LONGEST: Final = 200
_TEXTS: Final = {lang: Texts(lang) for lang in LANGUAGES}


class ApiRequest(Generic[Body]):
    """A request as an endpoint gets it."""

    def __init__(self, state: AppState, request: Request, body: Body) -> None:
        self.state: Final = state
        self.say: Final = texts_of(request.scope)
        self.address: Final = state.callers.address(request.scope)
        self.path: Final = cast("Mapping[str, str]", request.path_params)
        self.query: Final[Mapping[str, str]] = request.query_params
        self.body: Final = body
        self._receive: Final = request.receive

    def need(self, name: str) -> str:
        """Give a part of the query that must be there."""
        value = self.query.get(name, "")
        if not value:
            raise Malformed("server.query-missing", name=name)
        return value

    async def disconnected(self) -> None:
        """Wait until the client has gone away."""
        await disconnected(self._receive)


async def read_body(request: Request, kind: Any, largest: int) -> Any:
    """Read what an endpoint takes: not too much of it, not too slowly, and of the right type."""
    too_large = RequestError("too_large", "server.too-large", most=largest // 1024)
    length = request.headers.get("content-length", "0")
    if length.isdecimal() and int(length) > largest:
        raise too_large
    body = bytearray()
    try:
        async with asyncio.timeout(_ARRIVES_WITHIN):
            async for piece in request.stream():
                body += piece
                if len(body) > largest:
                    raise too_large
    except (TimeoutError, ClientDisconnect) as error:
        raise Malformed("server.too-slow") from error
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise decode_error(error) from error


def texts_of(scope: Scope) -> Texts:
    """Give the texts in the language of a request: `lang` of its query, else what the browser accepts."""
    request = Request({**scope, "type": "http"})
    return choose_texts(request.query_params.get("lang"), request.headers.get("accept-language"))


def choose_texts(*wanted: str | None) -> Texts:
    """Give the texts in the first language that we speak; each is a tag or an Accept-Language header."""
    for header in wanted:
        if header and (lang := _accepted(header[:_LONGEST])):
            return _TEXTS[lang]
    return _TEXTS[LANGUAGES[0]]


def _accepted(header: str) -> str | None:
    weights: dict[str, float] = {}
    for part in header.split(","):
        tag, _, weight = part.partition(";")
        lang = tag.strip().lower().replace("_", "-").split("-")[0]
        if lang in _TEXTS:
            weights[lang] = max(weights.get(lang, 0.0), _weight(weight))
    # Of equal weights the first one counts.
    best = max(weights, key=weights.__getitem__, default=None)
    return best if best is not None and weights[best] > 0 else None


def _weight(text: str) -> float:
    name, _, value = text.strip().partition("=")
    if name != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
