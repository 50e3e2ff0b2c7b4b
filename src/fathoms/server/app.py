"""The application: endpoints, pages and the live socket behind one door."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator
from functools import cache, partial
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from fathoms.core.errors import FathomsError
from fathoms.server.addresses import header
from fathoms.server.answers import RequestError, answer, failure
from fathoms.server.endpoint import Asked, Endpoint, read_body
from fathoms.server.language import voice
from fathoms.server.live import Live
from fathoms.server.openapi import document
from fathoms.server.pages import Pages
from fathoms.server.routes import ENDPOINTS
from fathoms.server.streams import Stream, left

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from fathoms.server.house import House
    from fathoms.texts import Texts

log: Final = logging.getLogger("fathoms.server")

Handler = "Callable[[Request], Awaitable[Response]]"
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
    "access-control-allow-headers": "content-type",
    "access-control-max-age": "600",
}
"""What pages of allowed sites may ask: there are no cookies, for tokens travel in bodies and messages."""
_NOTHING: Final = (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'")
_UNROUTED: Final = "other"
_LEFT: Final = 499
"""What others, too, call the status of a request whose client went away."""


class Door:
    """Lets requests in: counts them, holds them to the limits, and sees that every answer is one of ours."""

    def __init__(self, house: House) -> None:
        self.house: Final = house
        self._live: Final = Live(house)
        self._http: Final = _inside(house)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or one connection."""
        if scope["type"] == "websocket":
            await self._live(scope, receive, send)
        else:
            await self._serve(scope, receive, send)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = perf_counter()
        status = 500

        async def sealed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers: list[tuple[bytes, bytes]] = message["headers"]
                names = {name for name, _ in headers}
                message["headers"] = [*headers, *HEADERS, *self._sharing(scope)]
                if _NOTHING[0] not in names:
                    message["headers"].append(_NOTHING)
            await send(message)

        try:
            response = self._turn_away(scope)
            await (response or self._http)(scope, receive, sealed)
        finally:
            seconds = perf_counter() - begun
            route = scope.get("route_path", _UNROUTED)
            measures = self.house.measures
            measures.requests.labels(route, str(status)).inc()
            measures.request_seconds.observe(seconds)
            # The path is never logged: it may be a private table's link. Its route is.
            log.debug(
                "request",
                extra={
                    "route": route,
                    "method": scope["method"],
                    "status": status,
                    "seconds": round(seconds, 4),
                },
            )

    def _turn_away(self, scope: Scope) -> Response | None:
        """Refuse what comes too often or by another's name, and pages of strangers that act."""
        callers, guests = self.house.callers, self.house.guests
        bucket = guests.find(callers.address(scope)).requests
        say = _voice(scope)
        if not bucket.take():
            self.house.refusals.note("requests")
            # Whoever asks too often asks again on a new connection, which is counted, too.
            wait = {"retry-after": str(max(1, round(bucket.wait))), "connection": "close"}
            return failure(RequestError("rate", "server.too-often"), say, wait)
        refusal = callers.refusal(scope, acts=scope["method"] not in ("GET", "HEAD"))
        if refusal is not None:
            return failure(refusal, say)
        if scope["method"] == "OPTIONS" and callers.allowed_origin(scope) is not None:
            return Response(status_code=204, headers=_PREFLIGHT)
        return None

    def _sharing(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        """Say in headers whose pages may read this answer; our pages and figures are for nobody else."""
        if not scope["path"].startswith("/api/"):
            return [_OWN]
        origin, varies = self.house.callers.allowed_origin(scope), (b"vary", b"origin")
        if origin is None:
            return [_OWN, varies]
        return [*_SHARED, (b"access-control-allow-origin", origin.encode("latin-1")), varies]


def _inside(house: House) -> ASGIApp:
    """Put the routes together: the API, its description, the figures, and the pages for all the rest."""
    pages = Pages(house.client)

    async def openapi(request: Request) -> Response:
        del request
        return Response(_document(), media_type="application/json")

    async def metrics(request: Request) -> Response:
        wanted = house.settings.metrics
        if wanted == "off" or (wanted == "loopback" and not house.callers.is_local(request.scope)):
            raise RequestError("forbidden", "server.metrics-closed")
        return Response(house.measures.page(), media_type=house.measures.content_type)

    by_path: dict[str, list[Endpoint]] = {}
    for endpoint in ENDPOINTS:
        by_path.setdefault(endpoint.path, []).append(endpoint)
    routes = [Route(path, _Served(house, path, each)) for path, each in by_path.items()]
    routes += [
        Route("/api/openapi.json", _Named("/api/openapi.json", openapi)),
        Route("/metrics", _Named("/metrics", metrics)),
        Route("/api/{rest:path}", _Named("/api/…", _no_such_path)),
        Route("/{rest:path}", _Named("page", pages.serve)),
    ]
    return Starlette(routes=routes, exception_handlers={HTTPException: _http_failure})


class _Named:
    """A route that is no endpoint, with the failures of one."""

    def __init__(self, route: str, runs: Callable[[Request], Awaitable[Response]]) -> None:
        self._route = route
        self._runs = runs

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["route_path"] = self._route
        request = Request(scope, receive)
        if request.method not in ("GET", "HEAD"):
            response = _wrong_method(request, "GET")
        else:
            response = await _answered(request, lambda: self._runs(request))
        await response(scope, receive, send)


class _Served:
    """A path of the API, with an endpoint for each method it knows."""

    def __init__(self, house: House, path: str, endpoints: list[Endpoint]) -> None:
        self._house = house
        self._path = path
        self._known = {
            each.method: (each, msgspec.json.Decoder(each.takes) if each.takes else None)
            for each in endpoints
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["route_path"] = self._path
        request = Request(scope, receive)
        method = "GET" if request.method == "HEAD" else request.method
        if method not in self._known:
            response = _wrong_method(request, ", ".join(sorted(self._known)))
        else:
            endpoint, decoder = self._known[method]
            response = await _answered(request, lambda: self._run(request, endpoint, decoder))
        await response(scope, receive, send)

    async def _run(
        self, request: Request, endpoint: Endpoint, decoder: msgspec.json.Decoder[Any] | None
    ) -> Response:
        body = await read_body(request, endpoint, decoder) if decoder is not None else None
        asked = Asked(
            self._house,
            _voice(request.scope),
            self._house.callers.address(request.scope),
            request.path_params,
            request.query_params,
            partial(left, request.receive),
            body,
        )
        running = endpoint.runs(asked)
        if isinstance(running, AsyncGenerator):
            # Whatever is refused before the first line is an answer like any other.
            return Stream(await anext(running), running, asked.say)
        value = await running
        ill = getattr(value, "error", None) is not None
        return answer(value, 503 if ill else endpoint.status)


async def _answered(request: Request, run: Callable[[], Awaitable[Response]]) -> Response:
    """Run, and turn whatever goes wrong into an answer."""
    try:
        return await run()
    except FathomsError as error:
        return failure(error, _voice(request.scope))
    except ClientDisconnect:
        # Nobody reads this; the figures count it.
        return Response(status_code=_LEFT)
    except Exception:
        log.exception("failed", extra={"route": request.scope.get("route_path")})
        return failure(RequestError("internal", "server.broken"), _voice(request.scope))


async def _no_such_path(request: Request) -> Response:
    raise RequestError("not_found", "server.no-path", path=request.scope["path"][:80])


async def _http_failure(request: Request, error: Exception) -> Response:
    """Starlette's own refusals, in our shape."""
    del error
    return failure(
        RequestError("not_found", "server.no-path", path=request.scope["path"][:80]), _voice(request.scope)
    )


def _wrong_method(request: Request, allowed: str) -> Response:
    error = RequestError("method", "server.no-method", method=request.method[:20], known=allowed)
    return failure(error, _voice(request.scope), {"allow": allowed})


def _voice(scope: Mapping[str, Any]) -> Texts:
    wish = Request({**scope, "type": "http"}).query_params.get("lang")
    return voice(wish, header(dict(scope), b"accept-language"))


@cache
def _document() -> bytes:
    return msgspec.json.encode(document())
