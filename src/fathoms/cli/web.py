"""Asking a server over HTTP: a whole answer, or one sentence about why there is none."""

from __future__ import annotations

import http.client
from typing import TYPE_CHECKING, Any, Final, TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import ProxyHandler, Request, build_opener

import msgspec

from fathoms.cli.files import LARGEST
from fathoms.core.errors import Malformed
from fathoms.core.text import printable
from fathoms.protocol.requests import Failure

if TYPE_CHECKING:
    from fathoms.cli.address import Address

T = TypeVar("T")
_PATIENCE: Final = 20.0


def ask(address: Address, url: str, *, lang: str, body: object = None) -> bytes:
    """Fetch what stands at a URL of the server, or with a body post it there."""
    sent = None if body is None else msgspec.json.encode(body)
    headers = {"Accept": "application/json", "Accept-Language": lang}
    if sent is not None:
        headers["Content-Type"] = "application/json"
    # A proxy leads out of this machine, never back into it.
    opener = build_opener(*([ProxyHandler({})] if address.near else []))
    try:
        request = Request(url, sent, headers)  # noqa: S310 - an address is http or https, nothing else
        with opener.open(request, timeout=_PATIENCE) as answer:
            content: bytes = answer.read(LARGEST + 1)
    except HTTPError as error:
        with error:
            raise _refusal(address, error) from None
    except (URLError, OSError, http.client.HTTPException, ValueError) as error:
        raise unreachable(address, error) from error
    if len(content) > LARGEST:
        raise Malformed("join.not-fathoms", host=address.host)
    return content


def understand(address: Address, content: bytes, kind: type[T]) -> T:
    """Read an answer as what it ought to be."""
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed("join.not-fathoms", host=address.host) from error


def unreachable(address: Address, error: Exception) -> Malformed:
    """Say that nobody answers, and why as far as the system knows."""
    cause: Any = error.reason if isinstance(error, URLError) else error
    reason = getattr(cause, "strerror", None) or str(cause) or type(cause).__name__
    return Malformed("join.unreachable", host=address.host, reason=printable(str(reason))[:100])


def _refusal(address: Address, error: HTTPError) -> Malformed:
    """Pass on the server's own sentence."""
    try:
        problem = msgspec.json.decode(error.read(LARGEST), type=Failure).error
    except (OSError, http.client.HTTPException, msgspec.MsgspecError, UnicodeError, RecursionError):
        return Malformed("join.not-fathoms", host=address.host)
    return Malformed("join.server-says", message=printable(problem.message)[:300])
