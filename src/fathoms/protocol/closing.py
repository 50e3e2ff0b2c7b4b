"""Why the server closed a connection: the code of the WebSocket's close, for clients to act upon."""

from __future__ import annotations

from enum import IntEnum


class Closing(IntEnum):
    """The codes besides the WebSocket's own; 1012 is a server that stops and will be back."""

    SLOW = 1013
    """This client did not read fast enough, or the server is full for now: come back by yourself."""
    SILENT = 4408
    """No `hello` came in time."""
    DENIED = 4403
    """The token is wrong, or the page belongs to a stranger: coming back will not help."""
    GONE = 4404
    """There is no such table."""
    RATE = 4429
    """Too much, too fast: come back a little later."""
