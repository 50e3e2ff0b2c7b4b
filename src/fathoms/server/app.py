"""The application: lets requests in, routes them to endpoints and pages, and hands sockets to tables."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator, Awaitable, Callable
from functools import cache, partial
from time import perf_counter
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, Router

from fathoms.api.openapi import document
from fathoms.api.responses import JSON, RequestError
from fathoms.api.routes import ENDPOINTS, Endpoint
from fathoms.core.errors import FathomsError
from fathoms.server.live import Live
from fathoms.server.pages import Pages
from fathoms.server.requests import api_request, find_player, read_body, texts_of
from fathoms.server.responses import JsonStream, error_response, json_response

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from fathoms.server.state import AppState

log: Final = logging.getLogger("fathoms.server")

Handler: TypeAlias = Callable[[Request], Awaitable[Response]]
HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (
        b"permissions-policy",
        b"camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()",
    ),
)
_OWN: Final = (b"cross-origin-resource-policy", b"same-origin")
_SHARED: Final = (
    (b"cross-origin-resource-policy", b"cross-origin"),
    (b"access-control-expose-headers", b"retry-after"),
)
_PREFLIGHT: Final = {
    "access-control-allow-methods": "GET, POST",
    "access-control-allow-headers": "authorization, content-type",
    "access-control-max-age": "600",
}
"""What pages of allowed sites may ask: there are no cookies, for tokens travel in bodies and messages."""
_POLICY: Final = (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'")
"""Of answers that have no policy of their own."""
_UNROUTED: Final = "other"
_CLIENT_CLOSED: Final = 499
"""nginx's status of a request whose client went away."""


class App:
    """The ASGI application: counts requests, holds them to the limits, and adds headers to every answer."""

    def __init__(self, state: AppState) -> None:
        self.state: Final = state
        self._live: Final = Live(state)
        self._http: Final = _routed(state)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or one connection."""
        if scope["type"] == "websocket":
            await self._live(scope, receive, send)
        else:
            await self._serve(scope, receive, send)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = perf_counter()
        status = 500

        async def complete(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers: list[tuple[bytes, bytes]] = message["headers"]
                own = any(name == _POLICY[0] for name, _ in headers)
                message["headers"] = [*headers, *HEADERS, *self._sharing(scope), *(() if own else (_POLICY,))]
            await send(message)

        try:
            await (self._refusal(scope) or self._http)(scope, receive, complete)
        finally:
            seconds = perf_counter() - begun
            route = scope.get("route_path", _UNROUTED)
            metrics = self.state.metrics
            metrics.requests.labels(route, str(status)).inc()
            metrics.request_seconds.observe(seconds)
            # The path is never logged: it may be a private table's link. Its route is.
            told = {"route": route, "method": scope["method"], "status": status, "seconds": round(seconds, 4)}
            log.debug("request", extra=told)

    def _refusal(self, scope: Scope) -> Response | None:
        """Refuse what comes too often or by another's name, and pages of strangers that act."""
        callers = self.state.callers
        bucket = self.state.guests.find(callers.address(scope)).requests
        if not bucket.take():
            self.state.refusals.note("requests")
            often = RequestError("rate", "server.too-often", retry_after=round(bucket.wait))
            # A client that asks too often asks again on a new connection, which is counted, too.
            return error_response(often, texts_of(scope), {"connection": "close"})
        refusal = callers.refusal(scope, acts=scope["method"] not in ("GET", "HEAD"))
        if refusal is not None:
            return error_response(refusal, texts_of(scope))
        if scope["method"] == "OPTIONS" and callers.allowed_origin(scope) is not None:
            return Response(status_code=204, headers=_PREFLIGHT)
        return None

    def _sharing(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        """Say in headers whose pages may read this answer; our pages and metrics are for nobody else."""
        if not scope["path"].startswith("/api/"):
            return [_OWN]
        origin, varies = self.state.callers.allowed_origin(scope), (b"vary", b"origin")
        if origin is None:
            return [_OWN, varies]
        return [*_SHARED, (b"access-control-allow-origin", origin.encode("latin-1")), varies]


def _routed(state: AppState) -> ASGIApp:
    """Put the routes together: the API, its description, the metrics, and the pages for all the rest."""

    async def openapi(request: Request) -> Response:
        del request
        return Response(_document(), media_type=JSON)

    async def metrics(request: Request) -> Response:
        wanted = state.settings.metrics
        if wanted == "off" or (wanted == "loopback" and not state.callers.is_local(request.scope)):
            raise RequestError("forbidden", "server.metrics-closed")
        return Response(state.metrics.page(), media_type=state.metrics.content_type)

    by_path: dict[str, dict[str, Handler]] = {}
    for endpoint in ENDPOINTS:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = partial(_call, state, endpoint)
    routes = [Route(path, _Handlers(path, handlers)) for path, handlers in by_path.items()]
    routes += [
        Route("/api/openapi.json", _Handlers("/api/openapi.json", {"GET": openapi})),
        Route("/metrics", _Handlers("/metrics", {"GET": metrics})),
        Route("/api/{rest:path}", _Handlers("/api/…", {"GET": _no_such_path})),
        Route("/{rest:path}", _Handlers("page", {"GET": Pages(state.client).serve})),
    ]
    return Router(routes, redirect_slashes=False, default=_not_routed)


class _Handlers:
    """The handlers of one path by method; what goes wrong in them becomes an answer."""

    def __init__(self, label: str, handlers: dict[str, Handler]) -> None:
        self._label: Final = label
        self._handlers: Final = handlers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["route_path"] = self._label
        request = Request(scope, receive)
        response = await self._answer(request)
        await response(scope, receive, send)

    async def _answer(self, request: Request) -> Response:
        handler = self._handlers.get("GET" if request.method == "HEAD" else request.method)
        if handler is None:
            allowed = ", ".join(sorted(self._handlers))
            error = RequestError("method", "server.no-method", method=request.method[:20], known=allowed)
            return error_response(error, texts_of(request.scope), {"allow": allowed})
        try:
            return await handler(request)
        except FathomsError as error:
            return error_response(error, texts_of(request.scope))
        except ClientDisconnect:
            # Nobody reads this; the metrics count it.
            return Response(status_code=_CLIENT_CLOSED)
        except Exception:
            log.exception("failed", extra={"route": self._label})
            return error_response(RequestError("internal", "server.broken"), texts_of(request.scope))


async def _call(state: AppState, endpoint: Endpoint, request: Request) -> Response:
    """Call an endpoint."""
    player = await find_player(state, request, new=endpoint.new_key)
    body = await read_body(request, endpoint.takes, endpoint.largest) if endpoint.takes else None
    asked = api_request(state, request, body, player)
    running = endpoint.run(asked)
    if isinstance(running, AsyncGenerator):
        # What is refused before the first line is an answer like any other.
        return JsonStream(await anext(running), running, asked.say)
    value = await running
    return json_response(value, endpoint.status_of(value))


async def _no_such_path(request: Request) -> Response:
    raise RequestError("not_found", "server.no-path", path=request.scope["path"][:80])


async def _not_routed(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer what no route takes, such as `OPTIONS *`."""
    missing = RequestError("not_found", "server.no-path", path=scope["path"][:80])
    await error_response(missing, texts_of(scope))(scope, receive, send)


@cache
def _document() -> bytes:
    return msgspec.json.encode(document())
