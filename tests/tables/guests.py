"""People at tables, for tests: each connection keeps what it was told and checks that nothing is missing."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from functools import wraps
from typing import TYPE_CHECKING, Any, ClassVar, Final, ParamSpec

import msgspec
from memory_store import MemoryStore

from fathoms.bus.memory import MemoryBus
from fathoms.protocol import live, requests
from fathoms.server.workers import Threads
from fathoms.tables.service import Tables
from fathoms.tables.settings import Settings

if TYPE_CHECKING:
    import random
    from collections.abc import AsyncGenerator, Callable, Coroutine, Sequence

    from fathoms.tables.visitor import Visitor

P = ParamSpec("P")
KEY: Final = b"a key that only tests know"
BLUE: Final = "into-the-blue"
ATLANTIS: Final = "atlantis-treasure"
PATIENCE: Final = 300  # a hint may have to be compiled first, on a busy machine
HUMAN: Final = requests.HumanSeat()


def run(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Make a test of a coroutine."""

    @wraps(test)
    def wrapped(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            asyncio.run(test(*args, **kwargs))
        finally:
            no_failures()

    return wrapped


class Clock:
    """A clock that a test turns."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class Guest:
    """One connection to a table."""

    failures: ClassVar[list[Exception]] = []
    """What any guest found wrong."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.version = 0
        self.position: dict[str, Any] = {}
        """The latest message that shows the table."""
        self.info: dict[str, Any] = {}
        """What was last heard of the table itself."""
        self.visitor: Visitor = None  # type: ignore[assignment]  # set when it enters
        self._news = asyncio.Event()

    def hear(self, message: bytes) -> None:
        """Keep a message. A table drops a connection that fails, so what fails here is kept for the test."""
        try:
            self.check(message)
        except Exception as error:
            Guest.failures.append(error)
            raise

    def check(self, message: bytes) -> None:
        """Check that versions go up one by one, but for a whole table."""
        said = msgspec.json.decode(message)
        msgspec.convert(said, live.FromServer)
        self.raw.append(message)
        self.heard.append(said)
        self.info = said.get("info", self.info)
        if said["type"] == "table" or (said["type"] == "moved" and said["view"] is not None):
            self.position = said
        match said["type"]:
            case "table":
                self.version = said["version"]
            case "moved":
                assert said["version"] == self.version + 1, (said["version"], self.version)
                self.version += 1
            case "changed":
                assert said["version"] in (self.version, self.version + 1), (said["version"], self.version)
                self.version = said["version"]
            case _:
                pass
        self._news.set()

    @property
    def said(self) -> list[dict[str, Any]]:
        """All messages but those of who comes and goes, which are told whenever a moment is over."""
        return [message for message in self.heard if message["type"] != "presence"]

    def all(self, kind: str) -> list[dict[str, Any]]:
        """Give all messages of a kind."""
        return [message for message in self.heard if message["type"] == kind]

    def last(self, *kinds: str) -> dict[str, Any]:
        """Give the latest message of these kinds."""
        return next(message for message in reversed(self.heard) if message["type"] in kinds)

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds; looked at after each message."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                self._news.clear()
                no_failures()
                await self._news.wait()

    async def until_told(self, kind: str, count: int = 1) -> dict[str, Any]:
        """Wait for so many messages of a kind; gives the last."""
        await self.until(lambda: len(self.all(kind)) >= count)
        return self.last(kind)

    async def say(self, message: live.FromClient) -> dict[str, Any]:
        """Say something; gives the latest answer."""
        await self.visitor.hear(message)
        return self.said[-1]

    async def play(self, move: str, version: int | None = None) -> dict[str, Any]:
        """Play a move."""
        return await self.say(live.Play(self.version if version is None else version, move))

    async def play_any(self, rng: random.Random) -> dict[str, Any]:
        """Play any of the moves on offer."""
        return await self.play(rng.choice(self.position["moves"])["move"])

    async def refused(self, message: live.FromClient, kind: str) -> str:
        """Say something that is refused, in words; gives them."""
        count = len(self.said)
        await self.visitor.hear(message)
        assert len(self.said) == count + 1, self.said[count:]
        answer = self.said[-1]
        assert (answer["type"], answer["kind"]) == ("refused", kind), answer
        assert "." in answer["message"]
        assert not answer["message"].startswith("tables.")
        return answer["message"]


class Hall:
    """A service for a test, and the people who come."""

    def __init__(self, store: Any = None, bus: Any = None, clock: Any = None, **settings: Any) -> None:
        self.store = store or MemoryStore()
        self.bus = bus or MemoryBus()
        self.clock = clock or Clock()
        chosen: dict[str, Any] = {"key": KEY, "pace": 0.0, "least_pace": 0.0, "sweep": 3600.0, **settings}
        self.tables = Tables(self.store, self.bus, Threads(2), settings=Settings(**chosen), clock=self.clock)
        self.opened: requests.Opened = None  # type: ignore[assignment]  # set when a table is opened

    async def open(self, game: str = BLUE, *seats: requests.Seat, **wish: Any) -> requests.Opened:
        """Open a table; two people if nothing else is said."""
        wish.setdefault("first", 0)
        table = requests.OpenTable(game=game, seats=seats or (HUMAN, HUMAN), **wish)
        self.opened = await self.tables.open(table)
        return self.opened

    async def enter(
        self, token: str | None = None, table: str = "", address: str = "", **hello: Any
    ) -> Guest:
        """Come to the table, with a token to play."""
        guest = Guest()
        said = live.Hello(token=token, **hello)
        name = table or self.opened.table
        guest.visitor = await self.tables.visit(name, said, guest.hear, address=address)
        return guest

    async def come_back(self, guest: Guest, token: str | None) -> Guest:
        """Connect again, and hear only what was missed."""
        again = Guest()
        again.version = guest.version
        said = live.Hello(token=token, version=guest.version)
        again.visitor = await self.tables.visit(self.opened.table, said, again.hear)
        return again

    async def opener(self, **hello: Any) -> Guest:
        """Bring the person who opened the table."""
        return await self.enter(self.token, **hello)

    @property
    def token(self) -> str:
        """The opener's token."""
        return next(seat.token for seat in self.opened.seats if seat.token)

    async def seated(self, seat: int, name: str, **hello: Any) -> tuple[Guest, str]:
        """Bring a person with an invite."""
        invite = self.opened.seats[seat].invite or ""
        sat = await self.tables.sit(self.opened.table, requests.Sit(invite, name, understood=True))
        return await self.enter(sat.token, **hello), sat.token

    async def two(self, game: str = BLUE, **wish: Any) -> list[Guest]:
        """Open a table of two people who are both there."""
        await self.open(game, **wish)
        first = await self.opener()
        second, _ = await self.seated(1, "Bo")
        return [first, second]


def no_failures() -> None:
    """Fail if any guest found something wrong."""
    failures = list(Guest.failures)
    Guest.failures.clear()
    if failures:
        raise failures[0]


@asynccontextmanager
async def hall(**settings: Any) -> AsyncGenerator[Hall]:
    """Run a service for as long as a test needs it."""
    made = Hall(**settings)
    await made.tables.start()
    try:
        yield made
    finally:
        await made.tables.stop()


def acting(guests: Sequence[Guest]) -> Guest | None:
    """Give the guest who decides now; None if the game is over."""
    actor: int | None = guests[0].position["actor"]
    return None if actor is None or guests[0].info["status"] == "over" else guests[actor]


async def play_out(guests: Sequence[Guest], rng: random.Random) -> None:
    """Let people play whatever is on offer until the game is over."""
    while (guest := acting(guests)) is not None:
        await guest.play_any(rng)
