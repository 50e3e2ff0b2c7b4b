"""Requests of the server: made ready for an endpoint, their bodies read with bounds."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from starlette.requests import ClientDisconnect, Request

from fathoms.api.requests import ApiRequest, choose_texts
from fathoms.api.responses import RequestError, decode
from fathoms.core.errors import Malformed
from fathoms.core.player_key import hashed_key, read_key
from fathoms.server.limits import household
from fathoms.server.responses import disconnected

if TYPE_CHECKING:
    from starlette.types import Scope

    from fathoms.server.state import AppState
    from fathoms.texts import Texts

_ARRIVES_WITHIN: Final = 15.0
"""Seconds for a whole body."""


def api_request(state: AppState, request: Request, body: Any, player: str | None) -> ApiRequest[Any]:
    """Make a request ready for an endpoint."""
    address = state.callers.address(request.scope)
    return ApiRequest(
        state,
        texts_of(request.scope),
        body,
        path=request.path_params,
        query=request.query_params,
        disconnected=partial(disconnected, request.receive),
        address=address,
        visitor=household(address),
        player=player,
    )


async def find_player(state: AppState, request: Request, *, new: bool) -> str | None:
    """Find who sends a request by the key that came with it; a guess is refused, and counted.

    `new` lets a key pass that nobody has yet. Other schemes than `Bearer` are a proxy's affair.
    """
    scheme, _, shown = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        return None
    player = hashed_key(read_key(shown))
    guest = state.guests.find(state.callers.address(request.scope))
    if not guest.may_show(player):
        state.refusals.note("keys")
        raise RequestError("rate", "server.key-guesses", retry_after=round(guest.guesses.wait))
    if await state.players.find(player) is not None:
        guest.know(player)
    else:
        guest.guesses.take()
        if not new:
            raise RequestError("key", "server.key-unknown")
    return player


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
    return decode(body, kind)


def texts_of(scope: Scope) -> Texts:
    """Give the texts in the language of a request: `lang` of its query, else what the browser accepts."""
    request = Request({**scope, "type": "http"})
    return choose_texts(request.query_params.get("lang"), request.headers.get("accept-language"))
