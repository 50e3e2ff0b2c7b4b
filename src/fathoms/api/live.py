"""The talk of a client at a table: its hello, then all it says, each message answered or refused."""

from __future__ import annotations

import logging
import re
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, Literal, NoReturn

import msgspec

from fathoms.api.requests import choose_texts
from fathoms.api.responses import RequestError, decode_error, encode, kind_of
from fathoms.core.errors import FathomsError, Malformed
from fathoms.protocol.limits import LARGEST_MESSAGE, RequestNumber
from fathoms.protocol.live import Closing, FromClient, Hello, Refused

if TYPE_CHECKING:
    from collections.abc import Callable

    from fathoms.api.state import ApiState
    from fathoms.tables.visitor import Visitor
    from fathoms.texts import Texts

log: Final = logging.getLogger("fathoms.live")

PATH: Final = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,64})/live")
_MOST_REFUSALS: Final = 50
"""A client that goes on like this is sent away."""

Kind = Literal["stale", "illegal", "malformed", "not_your_turn", "rate", "denied", "gone"]
_KINDS: Final[dict[str, tuple[Kind, Closing]]] = {
    "not_found": ("gone", Closing.GONE),
    "full": ("denied", Closing.SLOW),
    "forbidden": ("denied", Closing.DENIED),
    "rate": ("rate", Closing.RATE),
    "unavailable": ("denied", Closing.SLOW),
    "internal": ("denied", Closing.SLOW),
}
"""How a problem is told on the socket, and how the connection is closed after it."""
_decode: Final = msgspec.json.Decoder(FromClient).decode


class _Numbered(msgspec.Struct):
    request: RequestNumber | None = None


_decode_number: Final = msgspec.json.Decoder(_Numbered).decode


class Leaving(Exception):  # noqa: N818 - it is an end, not a failure
    """The talk is over; the connection is closed like this, or gone already."""

    def __init__(self, closing: Closing | None) -> None:
        super().__init__(closing)
        self.closing: Final = closing


class Talk(ABC):
    """One client at one table."""

    def __init__(
        self, state: ApiState, table: str, say: Texts, send: Callable[[bytes], None], visitor: str = ""
    ) -> None:
        self._house: Final = state
        self._table: Final = table
        self._say = say
        self._put: Final = send
        self._whom: Final = visitor
        self._refusals = 0

    @abstractmethod
    async def receive(self) -> str:
        """Wait for the next text of the client; raise Leaving when there will be none."""

    async def run(self) -> Closing | None:
        """Talk to the end; tells how to close the connection, None if the client is gone already."""
        try:
            await self._visit()
        except Leaving as leaving:
            return leaving.closing
        except FathomsError as error:
            self.refuse(error)
            return _KINDS.get(kind_of(error), ("denied", Closing.DENIED))[1]
        except Exception:
            log.exception("a connection failed")
            self.refuse(RequestError("internal", "server.broken"))
            return Closing.SLOW

    async def _visit(self) -> NoReturn:
        hello = await self.hello()
        self._say = choose_texts(hello.lang)
        visitor = await self._house.tables.visit(self._table, hello, self._put, address=self._whom)
        try:
            while True:
                message = await self._next()
                self._refusals = 0
                await self.pass_on(visitor, message)
        finally:
            await visitor.leave()

    async def hello(self) -> Hello:
        """Wait for the first message; whatever comes before it is refused."""
        while True:
            message = await self._next()
            if isinstance(message, Hello):
                return message
            self.refuse(Malformed("server.hello-first"), message.request)
            self._count_refusal()

    async def pass_on(self, visitor: Visitor, message: FromClient) -> None:
        """Do what a message asks for."""
        await visitor.hear(message)

    async def _next(self) -> FromClient:
        """Read the next message that makes sense; what makes none is answered here."""
        while True:
            text = ""
            try:
                text = await self.receive()
                return _read(text)
            except FathomsError as error:
                self.refuse_unread(error, text)

    def refuse_unread(self, error: FathomsError, text: str) -> None:
        """Refuse a text that is no message, or is not to be read."""
        self.refuse(error, _number_in(text))
        self._count_refusal()

    def _count_refusal(self) -> None:
        self._refusals += 1
        if self._refusals > _MOST_REFUSALS:
            raise Leaving(Closing.RATE)

    def refuse(self, error: FathomsError, request: int | None = None) -> None:
        """Tell the client that something cannot be done."""
        self._put(refusal(error, self._say, request))


def _read(text: str) -> FromClient:
    if len(text) > LARGEST_MESSAGE:
        raise Malformed("server.too-large", most=LARGEST_MESSAGE // 1024)
    try:
        return _decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise decode_error(error) from error


def _number_in(text: str) -> int | None:
    """Find the number of a request that is refused unread, so that its sender knows which one it was."""
    try:
        return _decode_number(text).request if len(text) <= LARGEST_MESSAGE else None
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def refusal(error: FathomsError, say: Texts, request: int | None = None) -> bytes:
    """Write a refusal that no table spoke."""
    kind = _KINDS.get(kind_of(error), ("malformed", Closing.DENIED))[0]
    return encode(Refused(kind, say.sentence(error), 0, error.rule, request=request))
