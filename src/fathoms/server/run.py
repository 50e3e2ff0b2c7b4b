"""One process that serves: uvicorn around the app, a clean start and a clean stop."""

from __future__ import annotations

import errno
import logging
import os
import socket
import sys
from functools import partial
from typing import TYPE_CHECKING, Final, cast

import uvicorn

from fathoms.core.errors import Malformed
from fathoms.server.app import App
from fathoms.server.connections import HttpConnection
from fathoms.server.live import LARGEST_FRAME
from fathoms.server.resources import raise_descriptors
from fathoms.server.socket import Socket
from fathoms.server.state import AppState

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable
    from types import FrameType

    from fathoms.server.settings import Settings

log: Final = logging.getLogger("fathoms.server")
_SILENCE: Final = 30_000
"""Milliseconds that what was sent may stay unread before the system drops the connection."""
_SWITCH: Final = 0.0005
"""Seconds after which a thread lets another one in."""
_PROBLEMS: Final = {
    errno.EADDRINUSE: "server.port-taken",
    errno.EACCES: "server.port-forbidden",
    errno.EADDRNOTAVAIL: "server.host-not-here",
}


def listen(settings: Settings) -> socket.socket:
    """Take the port, or say in one sentence why not."""
    host, port = settings.host, settings.port
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _SILENCE)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        listener.bind((host, port))
        listener.listen(2048)
        listener.settimeout(0)
        listener.set_inheritable(True)
    except (OSError, UnicodeError) as error:
        listener.close()
        number = error.errno if isinstance(error, OSError) else None
        key = _PROBLEMS.get(number or 0, "server.cannot-listen")
        reason = getattr(error, "strerror", None) or str(error)
        raise Malformed(key, host=host, port=str(port), reason=reason) from error
    return listener


class Server(uvicorn.Server):
    """Says goodbye before it hangs up; a second signal ends it at once."""

    def __init__(self, config: uvicorn.Config, state: AppState, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._state: Final = state
        self._ready: Final = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open what the app needs, begin, and tell the caller."""
        await self._state.open()
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody new in, say goodbye, finish what is being written, then hang up."""
        log.info("stopping")
        for server in self.servers:
            server.close()
        await self._state.say_goodbye()
        await super().shutdown(sockets)
        await self._state.close()
        log.info("stopped")

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop at the first signal; at the second end at once, for what was told is on the disk already."""
        del frame
        if self.should_exit:
            os._exit(128 + sig)
        self.should_exit = True


def configure(settings: Settings, state: AppState) -> uvicorn.Config:
    """Set uvicorn up as the settings say."""
    return uvicorn.Config(
        App(state),
        # uvicorn makes these for each connection, and takes anything callable for a class.
        http=cast("type[asyncio.Protocol]", partial(HttpConnection, state)),
        ws=cast("type[asyncio.Protocol]", partial(Socket, state)),
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        ws_per_message_deflate=settings.deflate,
        log_config=None,
        access_log=False,
        lifespan="off",
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=settings.stop_seconds,
    )


def serve(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until told to stop; a start that fails raises what went wrong."""
    raise_descriptors()
    # Replays and bots think in threads; what people wait for must not wait five milliseconds for each turn.
    sys.setswitchinterval(_SWITCH)
    state = AppState(settings)
    state.garbage.start()
    Server(configure(settings, state), state, ready).run(sockets=[listener])
