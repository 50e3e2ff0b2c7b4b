"""uvicorn's WebSocket with a short way out, in one piece, and a narrow way in, counted before it is read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from fathoms.protocol.closing import Closing
from fathoms.server.limits import Intake

if TYPE_CHECKING:
    from collections.abc import Iterable

    from websockets.http11 import Request

    from fathoms.server.house import House

TEXTS: Final = "fathoms.texts"
"""A message of our own to the socket: `texts`, encoded, each to be sent as a message of its own."""
_AT_ONCE: Final = 1024
"""Bytes that are read before frames are counted: hardly more than a hundred of the smallest."""
_WHOLE_TEXT: Final = 0x81
_SHORT: Final = 126
_MIDDLE: Final = 1 << 16


class Socket(WebSocketsSansIOProtocol):
    """Counts what comes in, and writes text frames itself.

    A frame without compression is legal whatever was agreed on.
    """

    def __init__(self, house: House, **given: Any) -> None:
        super().__init__(**given)
        self._house: Final = house
        self._intakes: Final = [Intake(house.settings.messages_per_second)]

    def handle_connect(self, event: Request) -> None:
        """Begin; from here on it is known for whom a proxy speaks."""
        super().handle_connect(event)
        if not self.close_sent:
            house = self._house
            self._intakes.append(house.guests.find(house.callers.address(dict(self.scope))).intake)

    def data_received(self, data: bytes) -> None:
        """Read in portions, and no further than the limits go."""
        for at in range(0, len(data), _AT_ONCE):
            portion = data[at : at + _AT_ONCE]
            if not all(intake.takes_bytes(len(portion)) for intake in self._intakes):
                self._hang_up("bytes")
                return
            self.conn.receive_data(portion)
            frames = len(self.conn.events)
            if frames and not all(intake.takes_frames(frames) for intake in self._intakes):
                self._hang_up("frames")
                return
            if self.conn.parser_exc is not None:
                self.handle_parser_exception()
                return
            self.handle_events()
            if self.transport.is_closing():
                return

    def _hang_up(self, reason: str) -> None:
        """Say why in a word, and read nothing more."""
        self._house.refusals.note(reason)
        self.conn.events_received()
        self.conn.fail(Closing.RATE, Closing.RATE.name.lower())
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()

    async def send(self, message: Any) -> None:
        """Send what the application says."""
        if message["type"] == "websocket.http.response.body":
            # uvicorn does not see that a refused handshake is complete, and logs an error for each.
            self.handshake_complete = True
        if message["type"] != TEXTS:
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        self.transport.write(b"".join(frames(message["texts"])))


def frames(texts: Iterable[bytes]) -> list[bytes]:
    """Write each text as one frame, header and body in turn (RFC 6455, 5.2; a server masks nothing)."""
    parts: list[bytes] = []
    for text in texts:
        size = len(text)
        if size < _SHORT:
            parts.append(bytes((_WHOLE_TEXT, size)))
        elif size < _MIDDLE:
            parts.append(bytes((_WHOLE_TEXT, 126)) + size.to_bytes(2))
        else:
            parts.append(bytes((_WHOLE_TEXT, 127)) + size.to_bytes(8))
        parts.append(text)
    return parts
