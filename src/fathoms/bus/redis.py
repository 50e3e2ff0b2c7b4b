"""The bus between processes: one Redis channel, and a line that mends itself."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from fathoms.core.errors import Malformed
from fathoms.tables.ports import News

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_LOG: Final = logging.getLogger(__name__)
CHANNEL: Final = "fathoms/1"
_FIRST_PAUSE: Final = 0.1
_LONGEST_PAUSE: Final = 2.0
_SILENCE: Final = 5.0
"""Seconds without a word after which the line is asked whether it still stands."""
_PATIENCE: Final = 2.0
_LONGEST_QUEUE: Final = 10_000
_FAILURES: Final = (RedisError, OSError, asyncio.TimeoutError)


class RedisBus:
    """Carries news to every process on one Redis. News told while the line is down is lost; readers heal."""

    def __init__(self, url: str, channel: str = CHANNEL) -> None:
        settings: dict[str, Any] = {
            "socket_connect_timeout": _PATIENCE,
            "socket_timeout": _PATIENCE,
            # We try again ourselves, and know in the meantime that we are alone.
            "retry": Retry(NoBackoff(), 0),
        }
        try:
            # redis-py leaves parts of its types open.
            self._line: Final[Any] = Redis.from_url(url, **settings)  # pyright: ignore[reportUnknownMemberType]
        except ValueError as error:
            raise Malformed("storage.bad-bus-url") from error
        self._channel: Final = channel
        self._hearers: Final[list[Callable[[News], None]]] = []
        self._outgoing: Final[asyncio.Queue[bytes]] = asyncio.Queue(_LONGEST_QUEUE)
        self._tasks: Final[list[asyncio.Task[None]]] = []
        self._encoder: Final = msgspec.json.Encoder()
        self._decoder: Final = msgspec.json.Decoder(News)
        self._connected = False
        self._connections = 0

    async def publish(self, news: News) -> None:
        """Tell everybody. Returns at once: people who play do not wait for the line."""
        if self._connected:
            with suppress(asyncio.QueueFull):
                self._outgoing.put_nowait(self._encoder.encode(news))

    def subscribe(self, hear: Callable[[News], None]) -> None:
        """Hear all news of all tables from now on."""
        self._hearers.append(hear)

    async def start(self) -> None:
        """Connect; waits a moment for the line, and goes on trying by itself if it does not stand."""
        ready = asyncio.Event()
        self._tasks.append(asyncio.create_task(self._listen(ready), name="fathoms-bus-listen"))
        self._tasks.append(asyncio.create_task(self._speak(), name="fathoms-bus-speak"))
        await ready.wait()

    async def close(self) -> None:
        """Let go."""
        self._connected = False
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()
        self._hearers.clear()
        with suppress(*_FAILURES):
            await self._line.aclose()

    @property
    def alone(self) -> bool:
        """Never: other processes come and go unseen."""
        return False

    @property
    def connected(self) -> bool:
        """Whether news travels now."""
        return self._connected

    @property
    def connections(self) -> int:
        """How often the line was made so far."""
        return self._connections

    async def _listen(self, ready: asyncio.Event) -> None:
        pause = _FIRST_PAUSE
        while True:
            try:
                async with self._line.pubsub() as heard:
                    await heard.subscribe(self._channel)
                    while True:
                        message = await heard.get_message(timeout=_SILENCE)
                        if message is None:
                            # A dead line is as silent as a quiet evening; only an answer tells them apart.
                            await asyncio.wait_for(self._line.ping(), _PATIENCE)
                        elif message["type"] == "subscribe":
                            self._connected, pause = True, _FIRST_PAUSE
                            self._connections += 1
                            ready.set()
                        elif message["type"] == "message":
                            self._hear(message["data"])
            except _FAILURES:
                self._connected = False
            ready.set()
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    def _hear(self, content: bytes) -> None:
        try:
            news = self._decoder.decode(content)
        except (msgspec.DecodeError, UnicodeError):
            # Not ours, or from a newer version: a reader by version misses nothing.
            return
        for hear in self._hearers:
            try:
                hear(news)
            except Exception:  # noqa: BLE001 - one who stumbles over a piece of news shall hear the next
                _LOG.exception("news of a table could not be taken in")

    async def _speak(self) -> None:
        while True:
            waiting = [await self._outgoing.get()]
            while not self._outgoing.empty():
                waiting.append(self._outgoing.get_nowait())
            # A line that was mended leaves a dead connection behind; the second try has a new one. Should
            # the first have been heard after all: news told twice is no harm.
            for _ in range(2):
                try:
                    await self._tell(waiting)
                    break
                except _FAILURES:
                    continue

    async def _tell(self, waiting: Sequence[bytes]) -> None:
        async with self._line.pipeline(transaction=False) as pipeline:
            for content in waiting:
                pipeline.publish(self._channel, content)
            await pipeline.execute()
