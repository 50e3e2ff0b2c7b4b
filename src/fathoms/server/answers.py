"""Answers: JSON for everything, and one shape for every error with the status that fits."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
from starlette.responses import Response

from fathoms.core.errors import FathomsError, Malformed
from fathoms.protocol.requests import Failure, Problem

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fathoms.texts import Texts

JSON: Final = "application/json"
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
_KINDS: Final = frozenset(STATUS)
_ENCODER: Final = msgspec.json.Encoder()
_PLACE: Final = re.compile(r" - at `(?:\$|key in )?\.?(?P<place>[^`]*)`$")
_NAMED: Final = re.compile(r"(?P<what>unknown|required) field `(?P<field>[^`]*)`")


class RequestError(FathomsError):
    """A request that cannot be served, of one of the kinds a problem has."""

    def __init__(self, kind: str, key: str, **args: Any) -> None:
        super().__init__(key, **args)
        self.problem = kind


class Later(RequestError):  # noqa: N818 - named after what to do
    """A request that can be served later; the answer says after how many seconds."""

    def __init__(self, kind: str, wait: int, key: str, **args: Any) -> None:
        super().__init__(kind, key, **args)
        self.wait = max(1, wait)


def answer(value: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """Answer with a value as JSON."""
    return Response(
        _ENCODER.encode(value), status, {"cache-control": "no-store", **(headers or {})}, media_type=JSON
    )


def kind_of(error: FathomsError) -> str:
    """Give the kind of problem that an error is to a client."""
    kind = error.problem if isinstance(error, RequestError) else error.kind
    return kind if kind in _KINDS else "malformed"


def problem(error: FathomsError, say: Texts) -> Problem:
    """Say an error to a client."""
    kind = cast("Any", kind_of(error))
    return Problem(kind, say.sentence(error), error.rule)


def failure(error: FathomsError, say: Texts, headers: Mapping[str, str] | None = None) -> Response:
    """Answer with an error."""
    told = problem(error, say)
    wait = {"retry-after": str(error.wait)} if isinstance(error, Later) else {}
    return answer(Failure(told), STATUS[told.kind], {**(headers or {}), **wait})


def unreadable(error: Exception) -> Malformed:
    """Say what a request got wrong: where it stands, in words of ours."""
    text = str(error)
    if not isinstance(error, msgspec.ValidationError):
        return Malformed("server.not-json")
    place = found["place"] if (found := _PLACE.search(text)) else ""
    if named := _NAMED.search(text):
        field = f"{place}.{named['field']}".lstrip(".")[:80]
        return Malformed(f"server.field-{named['what']}", field=field)
    return Malformed("server.field-bad", field=place[:80]) if place else Malformed("server.request-bad")
