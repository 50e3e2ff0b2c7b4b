"""uvicorn's WebSocket with a short way out: all that waits for a client leaves in one piece."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from collections.abc import Iterable

TEXTS: Final = "fathoms.texts"
"""A message of our own to the socket: `texts`, encoded, each to be sent as a message of its own."""
_WHOLE_TEXT: Final = 0x81
_SHORT: Final = 126
_MIDDLE: Final = 1 << 16


class Socket(WebSocketsSansIOProtocol):
    """Writes text frames itself; a frame without compression is legal whatever was agreed on."""

    async def send(self, message: Any) -> None:
        """Send what the application says."""
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
