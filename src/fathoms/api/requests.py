"""Requests: what an endpoint gets of one, and the language to answer in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from fathoms.core.errors import Malformed
from fathoms.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from fathoms.api.state import ApiState

Body = TypeVar("Body")

_LONGEST: Final = 200
_TEXTS: Final = {lang: Texts(lang) for lang in LANGUAGES}


class ApiRequest(Generic[Body]):
    """A request as an endpoint gets it."""

    def __init__(  # noqa: PLR0913 - a request has many parts
        self,
        state: ApiState,
        say: Texts,
        body: Body,
        *,
        path: Mapping[str, str],
        query: Mapping[str, str],
        disconnected: Callable[[], Awaitable[object]],
        address: str = "",
        visitor: str = "",
        player: str | None = None,
    ) -> None:
        self.state: Final = state
        self.say: Final = say
        self.body: Final = body
        self.path: Final = path
        """The parts of the path that have a name."""
        self.query: Final = query
        self.disconnected: Final = disconnected
        """Waits until the client has gone away."""
        self.address: Final = address
        """Whence it came; empty where there is no network."""
        self.visitor: Final = visitor
        """Whom it counts for: an address, or all those of one household."""
        self.player: Final = player
        """The hash of the key that came with it, of somebody who is known here; None without a key."""

    def need(self, name: str) -> str:
        """Give a part of the query that must be there."""
        value = self.query.get(name, "")
        if not value:
            raise Malformed("server.query-missing", name=name)
        return value


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
