"""The house without a server: it answers what pages ask, by the same endpoints and the same messages.

JavaScript calls it from a worker. Texts and whole numbers are all that goes in or out; where there is no body
it is empty. An `async` method gives a promise there, and what is called back are functions.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import aclosing
from typing import TYPE_CHECKING, Any, Final, TypeVar
from urllib.parse import parse_qsl, unquote

from fathoms.api.live import PATH, Leaving, Talk
from fathoms.api.requests import ApiRequest, choose_texts
from fathoms.api.responses import RequestError, decode, encode, failure, lines
from fathoms.api.reviews import TableReviews
from fathoms.api.routes import find_endpoint
from fathoms.api.state import Effort
from fathoms.core.errors import FathomsError
from fathoms.core.player_key import hashed_key
from fathoms.local.bus import BrowserBus
from fathoms.local.store import BrowserStore
from fathoms.protocol.live import Closing
from fathoms.tables.context import SteadyClock
from fathoms.tables.daily import Daily, published_secret
from fathoms.tables.service import Tables
from fathoms.tables.settings import Limits, Settings

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Coroutine

    from fathoms.api.jobs import AnyJob, Finding, ReviewJob
    from fathoms.api.routes import Endpoint
    from fathoms.local.storage import Storage
    from fathoms.protocol.workshop import Progress, Waiting, Warming
    from fathoms.puzzles import PuzzleTries
    from fathoms.tables.ports import Clock, Gallery
    from fathoms.texts import Texts

T = TypeVar("T")
log: Final = logging.getLogger("fathoms.local")
PREFIX: Final = "local-"
"""What names of tables begin with, so that everybody knows whose they are."""
DEVICE: Final = hashed_key("this device")
"""The one player of this house, who needs no key."""
_TAKEOVER: Final = 0.5
"""Seconds that another tab may be late before this one moves its bots; mostly there is none."""
_ROOMS: Final = 20
"""Tables without visitors that are kept in memory."""


class DeviceClock(SteadyClock):
    """The clock of a device that sleeps unnoticed by its steady count: then the time of day is ahead."""

    def __call__(self) -> float:
        """Tell the time, in seconds since 1970."""
        return max(super().__call__(), time.time())


class InPlace:
    """Workers where there are no threads: the loop has a turn, then the work is done."""

    async def do(self, work: Callable[[], T]) -> T:
        """Do some work."""
        await asyncio.sleep(0)
        return work()

    def close(self) -> None:
        """Let go."""


class WorkInPlace:
    """Long work, likewise: a worker has nobody else to serve."""

    async def do(self, request: ApiRequest[Any], work: Callable[[Effort], T]) -> T:
        """Do a request's work."""
        return await self.run(request.visitor, work)

    async def run(self, visitor: str, work: Callable[[Effort], T]) -> T:
        """Do some work."""
        del visitor
        await asyncio.sleep(0)
        return work(Effort())

    def close(self) -> None:
        """Let go."""


class NoMeasuring:
    """Nothing is measured or reviewed here: both need NumPy, which a browser has not."""

    def __init__(self) -> None:
        self.open = False
        self.reviews = False
        self.review_bounds: dict[str, Any] = {"limit": 0.0, "memory": 0}
        self.bounds: dict[str, Any] = {**self.review_bounds, "budget": 0.0}

    async def measure(
        self, visitor: str, job: AnyJob
    ) -> AsyncGenerator[Waiting | Warming | Progress | Finding]:
        """Refuse to measure."""
        del visitor, job
        raise RequestError("unavailable", "local.no-measuring")
        yield  # a generator, that never comes so far

    async def review(
        self, visitor: str, job: ReviewJob
    ) -> AsyncGenerator[Waiting | Warming | Progress | Finding]:
        """Refuse to review."""
        del visitor, job
        raise RequestError("unavailable", "local.no-review")
        yield  # likewise


class NobodyAnswers:
    """Keeps no answer to a puzzle: there is nobody to be compared with (`ports.PuzzleAnswers`)."""

    async def note(self, puzzle: str, device: str, *, right: bool) -> None:
        """Keep nothing."""

    async def tries(self, puzzle: str | None = None) -> dict[str, PuzzleTries]:
        """Give nothing."""
        del puzzle
        return {}


class HouseState:
    """What endpoints share in a browser (`api.state.ApiState`)."""

    def __init__(self, store: BrowserStore, tables: Tables, workers: InPlace) -> None:
        self.tables: Final = tables
        self.workers: Final = workers
        self.replays: Final = WorkInPlace()
        self.listings: Final = self.replays
        self.measuring: Final = NoMeasuring()
        self.reviews: Final = TableReviews(self.measuring, workers, self.replays)
        self.kept_reviews: Final = store.reviews
        self.reviews_games: Final = True
        self.players: Final = store.players
        self.daily: Final = Daily(tables, store.attempts, published_secret, boards=False)
        self.puzzle_answers: Final = NobodyAnswers()
        self.gallery: Final[Gallery | None] = None
        self.hears_others: Final = True
        self._store: Final = store

    def hidden(self, visitor: str) -> str:
        """Give a visitor's address as it is: there is none."""
        return visitor

    async def check(self) -> None:
        """Raise if nothing can be kept."""
        await self._store.check()


class Stream:
    """An answer that comes line by line."""

    def __init__(self, work: Coroutine[Any, Any, None]) -> None:
        self._task: Final = asyncio.get_running_loop().create_task(work)

    def stop(self) -> None:
        """Stop it: nothing more is told."""
        self._task.cancel()


class Connection(Talk):
    """A connection to a table, as a socket would be."""

    def __init__(
        self,
        state: HouseState,
        table: str,
        say: Texts,
        send: Callable[[str], None],
        close: Callable[[int, str], None],
    ) -> None:
        super().__init__(state, table, say, self._tell)
        self._send: Final = send
        self._close: Final = close
        self._texts: Final = asyncio.Queue[str | None]()
        self._gone = False

    def hear(self, text: str) -> None:
        """Hear a message of the client."""
        self._texts.put_nowait(text)

    def gone(self) -> None:
        """Note that the client has gone away: nothing more is told."""
        self._gone = True
        self._texts.put_nowait(None)

    async def receive(self) -> str:
        """Wait for the next text of the client."""
        text = await self._texts.get()
        if text is None:
            raise Leaving(None)
        return text

    async def serve(self, refusal: FathomsError | None = None) -> None:
        """Talk to the end, or refuse at once."""
        if refusal is None:
            closing = await self.run()
        else:
            self.refuse(refusal)
            closing = Closing.GONE
        if closing is not None and not self._gone:
            self._close(int(closing), closing.name.lower())

    def _tell(self, message: bytes) -> None:
        if not self._gone:
            self._send(message.decode())


class House:
    """All of Fathoms for one page or worker; several tabs share one storage and tell each other news."""

    def __init__(self, state: HouseState, bus: BrowserBus) -> None:
        self._state: Final = state
        self._bus: Final = bus
        self._tasks: Final = set[asyncio.Task[None]]()

    @classmethod
    async def open(
        cls, storage: Storage, tell: Callable[[str], None], clock: Clock | None = None, **chosen: Any
    ) -> House:
        """Open the house on what was kept here before.

        Args:
            storage: where everything is kept.
            tell: passes a text on to the houses of other tabs (`channel.postMessage` of a BroadcastChannel),
                never to this one; what they tell goes to `hear`.
            clock: tells the time in place of the device's; tests set it.
            chosen: what else is chosen of `tables.settings.Settings`; tests have no pauses.
        """
        store, bus, workers = BrowserStore(storage), BrowserBus(tell), InPlace()
        # On one's own device no table is closed because nobody came for long.
        usual: dict[str, Any] = {
            "key": await store.server_key(),
            "prefix": PREFIX,
            "takeover": _TAKEOVER,
            "close_after_days": 0,
            "limits": Limits(rooms=_ROOMS),
        }
        settings = Settings(**{**usual, **chosen})
        tables = Tables(store, bus, workers, settings=settings, clock=clock or DeviceClock())
        await tables.start()
        return cls(HouseState(store, tables, workers), bus)

    def hear(self, text: str) -> None:
        """Hear what the house of another tab tells."""
        self._bus.hear(text)

    async def ask(self, method: str, path: str, lang: str, body: str) -> tuple[int, str]:
        """Answer a request: its status, and JSON as the server would write it.

        Args:
            method: GET or POST.
            path: as for the server, from `/api/` on, with its query.
            lang: the language to answer in; `lang` in the query comes first.
            body: JSON, or empty.
        """
        told = list[str]()
        status, text = await self._answer(method, path, lang, body, told.append)
        return status, text or "".join(f"{line}\n" for line in told)

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
            end: called once: after the last line with 200 and an empty text; or, if it is refused before the
                first line, with the status and the problem as `ask` would give them.
        """

        async def answer() -> None:
            end(*await self._answer(method, path, lang, body, line))

        return Stream(answer())

    def connect(
        self, path: str, lang: str, send: Callable[[str], None], close: Callable[[int, str], None]
    ) -> Connection:
        """Connect to a table, as a WebSocket to `/api/tables/{table}/live` would; the client speaks first.

        Args:
            path: with the name of the table.
            lang: in which something is said before the client's hello; then that counts.
            send: gets each message for the client.
            close: called when the house ends the connection, with the code and the reason of the socket's
                close.
        """
        found = PATH.fullmatch(path)
        connection = Connection(self._state, found[1] if found else "", choose_texts(lang), send, close)
        missing = None if found else RequestError("not_found", "server.no-path", path=path[:80])
        task = asyncio.get_running_loop().create_task(connection.serve(missing))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return connection

    async def close(self) -> None:
        """Say goodbye to every client, and finish what is being written."""
        await self._state.reviews.close()
        await self._state.tables.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._bus.close()

    async def _answer(
        self, method: str, path: str, lang: str, body: str, line: Callable[[str], None]
    ) -> tuple[int, str]:
        """Answer as a whole, or line by line and then with an empty text."""
        path, _, asked = path.partition("?")
        query = dict(parse_qsl(asked, keep_blank_values=True))
        say = choose_texts(query.get("lang"), lang)
        try:
            endpoint, named = find_endpoint(method, unquote(path))
            given = decode(body.encode(), endpoint.takes) if endpoint.takes else None
            request = ApiRequest[Any](
                self._state,
                say,
                given,
                path=named,
                query=query,
                disconnected=asyncio.Event().wait,
                player=DEVICE,
            )
            return await _run(endpoint, request, line)
        except FathomsError as error:
            status, told = failure(error, say)
        except Exception:
            log.exception("failed")
            status, told = failure(RequestError("internal", "server.broken"), say)
        return status, encode(told).decode()


async def _run(endpoint: Endpoint, request: ApiRequest[Any], line: Callable[[str], None]) -> tuple[int, str]:
    running: Any = endpoint.run(request)
    if not endpoint.streams:
        value = await running
        return endpoint.status_of(value), encode(value).decode()
    async with aclosing(running):
        # What is refused before the first line is an answer like any other.
        first = await anext(running)
        async for told in lines(first, running, request.say):
            line(told.decode().removesuffix("\n"))
    return endpoint.status, ""
