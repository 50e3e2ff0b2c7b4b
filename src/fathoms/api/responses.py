"""Answers: JSON at once or line by line, and one shape for every problem with the status that fits."""

from __future__ import annotations

import logging
import re
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from fathoms.core.errors import FathomsError, Malformed
from fathoms.protocol.requests import Failure, Problem
from fathoms.protocol.workshop import Failed

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from fathoms.texts import Texts

log: Final = logging.getLogger("fathoms.api")
JSON: Final = "application/json"
JSON_LINES: Final = "application/x-ndjson"
STATUS: Final = {
    "malformed": 400,
    "illegal": 422,
    "key": 401,
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
encode: Final = msgspec.json.Encoder().encode
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


def failure(error: FathomsError, say: Texts) -> tuple[int, Failure]:
    """Give the answer that an error is, with its status."""
    told = problem(error, say)
    return STATUS[told.kind], Failure(told)


def decode(body: bytes | bytearray, kind: Any) -> Any:
    """Read JSON of a type; what is wrong with it is told in words of ours."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise decode_error(error) from error


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


async def lines(first: Any, rest: AsyncGenerator[Any], say: Texts) -> AsyncGenerator[bytes]:
    """Write all lines; what goes wrong on the way is the last of them."""
    yield encode(first) + b"\n"
    try:
        async for value in rest:
            yield encode(value) + b"\n"
    except FathomsError as error:
        yield _failed(error, say)
    except Exception:
        log.exception("failed")
        yield _failed(RequestError("internal", "server.broken"), say)


def _failed(error: FathomsError, say: Texts) -> bytes:
    return encode(Failed(problem(error, say))) + b"\n"
