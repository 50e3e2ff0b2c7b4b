"""uvicorn's WebSocket with a short way out, in one piece, and a narrow way in, counted before it is read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from fathoms.protocol.live import Closing
from fathoms.server.limits import Intake

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from websockets.http11 import Request

    from fathoms.server.state import AppState

SOCKET: Final = "fathoms.socket"
"""Where an application finds the socket itself, to write without waiting."""
_AT_ONCE: Final = 1024
"""Bytes that are read before frames are counted: hardly more than a hundred of the smallest."""


class Socket(WebSocketsSansIOProtocol):
    """Counts what comes in, and writes what waits at once: ASGI would take a task's turn for each message."""

    def __init__(self, state: AppState, **given: Any) -> None:
        super().__init__(**given)
        self._state: Final = state
        self.on_writable: Callable[[], None] = _nothing
        """Called when the client has read enough for more to be written, or is gone."""
        self._intakes: Final = [Intake(state.settings.messages_per_second)]
        self._shared: dict[str, Any] = {}
        """The scope that the application got; there is none before the handshake."""

    def handle_connect(self, event: Request) -> None:
        """Begin; from here on it is known for whom a proxy speaks."""
        super().handle_connect(event)
        if not self.close_sent:
            state = self._state
            self._shared = cast("dict[str, Any]", self.scope)
            self._shared[SOCKET] = self
            self._intakes.append(state.guests.find(state.callers.address(self._shared)).intake)

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

    def send_receive_event_to_app(self) -> None:
        """Hand a message over; reading stops when the next one would have to wait, too."""
        if self.read_paused or not self.queue.empty():
            super().send_receive_event_to_app()
        else:
            # uvicorn stops at each message, and goes on when it is taken: that costs more than reading it.
            self.read_paused = True
            super().send_receive_event_to_app()
            self.read_paused = False

    def _hang_up(self, reason: str) -> None:
        """Say why in a word, and read nothing more."""
        self._state.refusals.note(reason)
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
        await super().send(message)

    def write_texts(self, texts: Sequence[bytes]) -> bool:
        """Write each text as a message of its own; False if the client has to read first."""
        if not (self.disconnected or self.close_sent or self.transport.is_closing()):
            if not self.writable.is_set():
                return False
            for text in texts:
                self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def resume_writing(self) -> None:
        """Go on when the client has read."""
        super().resume_writing()
        self.on_writable()

    def connection_lost(self, exc: Exception | None) -> None:
        """End; nothing waits for this client any more."""
        super().connection_lost(exc)
        self.on_writable()
        self.on_writable = _nothing
        # These two lead back to the socket. In a ring it would be garbage that is never found: what was open
        # during a full look has been put aside (`resources.GarbageCollector`).
        self._shared.pop(SOCKET, None)
        self.conn.parser.close()


def _nothing() -> None:
    pass
