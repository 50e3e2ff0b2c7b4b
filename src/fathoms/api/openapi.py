"""The OpenAPI document, made from the same list of endpoints that serves the requests."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from fathoms import __version__
from fathoms.api.responses import JSON, JSON_LINES, STATUS
from fathoms.api.routes import ENDPOINTS, LANG
from fathoms.protocol.requests import Failure
from fathoms.protocol.schema import describe

if TYPE_CHECKING:
    from fathoms.api.routes import Endpoint

_PLACE: Final = "#/components/schemas/{name}"
_ANY_GET: Final = ("rate", "internal", "unavailable")
_ANY_POST: Final = ("malformed", "forbidden", "too_large", *_ANY_GET)
_TABLE: Final = {
    "name": "table",
    "in": "path",
    "required": True,
    "description": "The name of the table, as it stands in its link.",
    "schema": {"type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[A-Za-z0-9_-]+$"},
}


def document() -> dict[str, Any]:
    """Describe the whole HTTP API."""
    kinds = [kind for each in ENDPOINTS for kind in (each.gives, each.takes) if kind is not None]
    schemas, components = describe([*kinds, Failure], _PLACE)
    by_kind = dict(zip(map(repr, [*kinds, Failure]), schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        described = _operation(endpoint, by_kind)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = described
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Fathoms",
            "version": __version__,
            "description": "Tables, rule books, score sheets and replays of underwater treasure games.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint, by_kind: dict[str, Any]) -> dict[str, Any]:
    answers: dict[str, Any] = {str(endpoint.status): _given(endpoint, by_kind)}
    every = _ANY_POST if endpoint.method == "POST" else _ANY_GET
    # A table's name with a slash in it is another address, with other methods.
    stray = ("not_found", "method") if "{" in endpoint.path else ()
    misread = ("malformed",) if endpoint.query else ()
    for kind in sorted({*every, *stray, *misread, *endpoint.problems}, key=lambda kind: STATUS[kind]):
        answers.setdefault(str(STATUS[kind]), _holds("", by_kind[repr(Failure)]))
        told = answers[str(STATUS[kind])]
        told["description"] = f"{told['description']}, {kind}".lstrip(", ")
    if endpoint.path == "/api/health":
        answers["503"] = _holds("The store cannot be written.", by_kind[repr(endpoint.gives)])
    described: dict[str, Any] = {
        "operationId": getattr(endpoint.run, "__name__", endpoint.path),
        "summary": (endpoint.run.__doc__ or "").partition("\n")[0],
        "parameters": [
            *([_TABLE] if re.search(r"\{table\}", endpoint.path) else []),
            *(
                {
                    "name": each.name,
                    "in": "query",
                    "required": each.required,
                    "description": each.about,
                    "schema": {"type": "string"},
                }
                for each in (*endpoint.query, LANG)
            ),
        ],
        "responses": answers,
    }
    if endpoint.takes is not None:
        described["requestBody"] = {
            "required": True,
            "content": {JSON: {"schema": by_kind[repr(endpoint.takes)]}},
        }
    return described


def _given(endpoint: Endpoint, by_kind: dict[str, Any]) -> dict[str, Any]:
    schema = by_kind[repr(endpoint.gives)]
    if not endpoint.streams:
        return _holds("As asked.", schema)
    about = "As asked, little by little: each line is a JSON value of this type, the last one a result."
    return {"description": about, "content": {JSON_LINES: {"schema": schema}}}


def _holds(about: str, schema: Any) -> dict[str, Any]:
    return {"description": about, "content": {JSON: {"schema": schema}}}
