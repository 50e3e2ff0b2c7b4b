"""A browser for tests: what IndexedDB keeps, tabs that tell each other news, and a page in one of them."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import msgspec

from fathoms.local.house import House

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    from fathoms.local.house import Connection
    from fathoms.protocol import live

PATIENCE = 60.0


def rank(key: Any) -> tuple[Any, ...]:
    """Order keys as IndexedDB does: numbers, then strings, then arrays."""
    if isinstance(key, list):
        return (2, [rank(part) for part in key])  # pyright: ignore[reportUnknownVariableType] - JSON
    return (1, key) if isinstance(key, str) else (0, key)


class MemoryStorage:
    """An ordered map with transactions. Others have a turn before one begins, and before it is told of."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        """Texts by the JSON of their keys."""
        self.broken = ""
        """The name of the error with which every transaction fails while it is set."""
        self.written = 0
        """Transactions that changed something."""

    async def transact(self, steps: str) -> str:
        """Run steps in one transaction, also if nobody waits for it any more."""
        return await asyncio.shield(asyncio.ensure_future(self._later(steps)))

    async def _later(self, steps: str) -> str:
        await asyncio.sleep(0)
        answer = self._run(json.loads(steps))
        await asyncio.sleep(0)
        return json.dumps(answer)

    def _run(self, steps: list[dict[str, Any]]) -> dict[str, Any]:  # noqa: C901 - one case a step
        if self.broken:
            return {"is": "failed", "error": self.broken}
        kept, results = dict(self.kept), list[Any]()
        for step in steps:
            key = json.dumps(step.get("key"))
            result: Any = None
            match step["do"]:
                case "get":
                    result = kept.get(key)
                case "all":
                    found = [kept[each] for each in between(kept, step)]
                    found = found[::-1] if step.get("last") else found
                    result = found[: step.get("most") or None]
                case "keys":
                    result = [json.loads(each) for each in between(kept, step)]
                case "need" | "add":
                    if (key in kept) != (step["do"] == "need"):
                        return {"is": "conflict"}
                    if step["do"] == "add":
                        kept[key] = step["value"]
                case "put":
                    kept[key] = step["value"]
                case "delete":
                    for each in between(kept, step):
                        del kept[each]
                case other:
                    raise AssertionError(other)
            results.append(result)
        self.written += kept != self.kept
        self.kept = kept
        return {"is": "done", "results": results}


def between(kept: dict[str, str], step: dict[str, Any]) -> list[str]:
    """Give the keys between two, both included, in their order."""
    low, high = rank(step["low"]), rank(step["high"])
    keys = sorted((json.loads(key) for key in kept), key=rank)
    return [json.dumps(key) for key in keys if low <= rank(key) <= high]


class Browser:
    """One storage and the tabs that are open on it."""

    def __init__(self, **settings: Any) -> None:
        self.storage = MemoryStorage()
        self.tabs: list[House] = []
        self._settings: dict[str, Any] = {"pace": 0.0, "least_pace": 0.0, "takeover": 0.0, **settings}

    @asynccontextmanager
    async def tab(self) -> AsyncGenerator[House]:
        """Open a tab for a while."""
        house = await self.open()
        try:
            yield house
        finally:
            self.tabs.remove(house)
            await house.close()

    async def open(self) -> House:
        """Open a tab."""

        def tell(text: str) -> None:
            for other in self.tabs:
                if other is not house:
                    asyncio.get_running_loop().call_soon(other.hear, text)

        house = await House.open(self.storage, tell, **self._settings)
        self.tabs.append(house)
        return house

    def kill(self, house: House) -> None:
        """Close a tab as browsers do: nothing of it runs on, nobody says goodbye."""
        self.tabs.remove(house)
        for task in asyncio.all_tasks():
            if task is not asyncio.current_task():
                task.cancel()


async def get(house: House, path: str, lang: str = "en") -> Any:
    """Ask for something that is there."""
    status, text = await house.ask("GET", path, lang, "")
    assert status == 200, text
    return json.loads(text)


async def post(house: House, path: str, body: Any, status: int = 200) -> Any:
    """Ask for something, with a body."""
    found, text = await house.ask("POST", path, "en", msgspec.json.encode(body).decode())
    assert found == status, text
    return json.loads(text)


class Page:
    """A page at a table."""

    def __init__(self, house: House, table: str) -> None:
        self.heard: list[dict[str, Any]] = []
        self.texts: list[str] = []
        self.closed: tuple[int, str] | None = None
        self.version = 0
        self._news = asyncio.Event()
        self.connection: Connection = house.connect(
            f"/api/tables/{table}/live", "en", self._hear, self._close
        )

    def _hear(self, text: str) -> None:
        message = json.loads(text)
        self.texts.append(text)
        self.heard.append(message)
        self.version = message.get("version", self.version)
        self._news.set()

    def _close(self, code: int, reason: str) -> None:
        self.closed = code, reason
        self._news.set()

    def say(self, message: live.FromClient) -> None:
        """Say something."""
        self.connection.hear(msgspec.json.encode(message).decode())

    def last(self, *kinds: str) -> dict[str, Any]:
        """Give the latest message of these kinds."""
        return next(message for message in reversed(self.heard) if message["type"] in kinds)

    @property
    def position(self) -> dict[str, Any]:
        """The latest message that shows the table."""
        return next(
            message
            for message in reversed(self.heard)
            if message["type"] in ("table", "moved") and message["view"] is not None
        )

    @property
    def over(self) -> bool:
        """Whether the game is over, as the page was told."""
        told = [message["info"]["status"] for message in self.heard if "info" in message]
        return bool(told) and told[-1] == "over"

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds; looked at after each message."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                self._news.clear()
                await self._news.wait()

    async def until_told(self, kind: str) -> dict[str, Any]:
        """Wait for a message of a kind that is not there yet."""
        count = len(self.heard)
        await self.until(lambda: any(message["type"] == kind for message in self.heard[count:]))
        return self.last(kind)
