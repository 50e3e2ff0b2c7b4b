"""The house without a server: it answers what pages ask, by the same endpoints and the same messages.

JavaScript calls it from a worker. Texts and whole numbers are all that goes in or out; where there is no body
it is empty. An `async` method gives a promise there, and what is called back are functions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from fathoms.local.storage import Storage


class Stream:
    """An answer that comes line by line."""

    def stop(self) -> None:
        """Stop it: nothing more is told."""
        raise NotImplementedError


class Connection:
    """A connection to a table, as a socket would be."""

    def hear(self, text: str) -> None:
        """Hear a message of the client."""
        raise NotImplementedError

    def gone(self) -> None:
        """Note that the client has gone away: nothing more is told."""
        raise NotImplementedError


class House:
    """All of Fathoms for one page or worker; several tabs share one storage and tell each other news."""

    @classmethod
    async def open(cls, storage: Storage, tell: Callable[[str], None]) -> House:
        """Open the house on what was kept here before.

        Args:
            storage: where everything is kept.
            tell: passes a text on to the houses of other tabs (`channel.postMessage` of a BroadcastChannel),
                never to this one; what they tell goes to `hear`.
        """
        raise NotImplementedError

    def hear(self, text: str) -> None:
        """Hear what the house of another tab tells."""
        raise NotImplementedError

    async def ask(self, method: str, path: str, lang: str, body: str) -> tuple[int, str]:
        """Answer a request: its status, and JSON as the server would write it.

        Args:
            method: GET or POST.
            path: as for the server, from `/api/` on, with its query.
            lang: the language to answer in; `lang` in the query comes first.
            body: JSON, or empty.
        """
        raise NotImplementedError

    def stream(  # noqa: PLR0913, PLR0917 - a request, and two who hear of it
        self,
        method: str,
        path: str,
        lang: str,
        body: str,
        line: Callable[[str], None],
        end: Callable[[int, str], None],
    ) -> Stream:
        """Answer a request line by line, for endpoints that do (measure, suggest, review).

        Args:
            method: as for `ask`, like the next three.
            path: see above.
            lang: see above.
            body: see above.
            line: gets each line, JSON without its end of line.
            end: called once, after the last line with 200 and an empty text; or, if it is refused before the first
                line, with the status and the problem as `ask` would give them.
        """
        raise NotImplementedError

    def connect(
        self, path: str, lang: str, send: Callable[[str], None], close: Callable[[int, str], None]
    ) -> Connection:
        """Connect to a table, as a WebSocket to `/api/tables/{table}/live` would; the client speaks first.

        Args:
            path: with the name of the table.
            lang: in which something is said before the client's hello; then that counts.
            send: gets each message for the client.
            close: called when the house ends the connection, with the code and the reason of the socket's close.
        """
        raise NotImplementedError

    async def close(self) -> None:
        """Say goodbye to every client, and finish what is being written."""
        raise NotImplementedError
