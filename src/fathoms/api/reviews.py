"""Reviews over HTTP: of a record while somebody waits for it, of a finished table once, to be read by all."""

from __future__ import annotations

import asyncio
import logging
import zlib
from contextlib import aclosing
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

import msgspec

from fathoms.analysis import find_reviewer
from fathoms.api.games import read_record
from fathoms.api.jobs import FoundReview, ReviewJob
from fathoms.api.responses import RequestError
from fathoms.core import FathomsError, Malformed, find_game
from fathoms.protocol.review import Reviewed, ReviewProgress, ReviewQueued
from fathoms.protocol.workshop import Progress, Waiting
from fathoms.review import version_of
from fathoms.review_words import MOST_DECISIONS, tell_review
from fathoms.tables.ports import StoredReview
from fathoms.texts import seat_names

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Sequence

    from fathoms.api.requests import ApiRequest
    from fathoms.api.state import Effort, LongWork, Measuring
    from fathoms.core import Record
    from fathoms.protocol.review import AskReview
    from fathoms.tables.ports import Reviews, Workers

log: Final = logging.getLogger("fathoms.reviews")
Meanwhile: TypeAlias = ReviewQueued | ReviewProgress
_DECODER: Final = msgspec.json.Decoder(FoundReview)


class _Game(NamedTuple):
    """A game to be reviewed, and who reads it."""

    record: Record
    colours: Sequence[str]
    you: int | None


async def review(request: ApiRequest[AskReview]) -> AsyncGenerator[Meanwhile | Reviewed]:
    """Tell what luck did and what choices did in a game, and what would have been better."""
    body, state = request.body, request.state
    if not state.reviews_games:
        raise RequestError("forbidden", "review.off")
    if (body.record is None) == (body.table is None):
        raise Malformed("review.one-of")
    if body.table is None:
        read = partial(_read, body)
        record = await state.replays.do(request, read)
        game, table = _Game(record, find_game(record.game).colours, body.seat), None
    else:
        found = await state.tables.reviewable(body.table, body.token)
        game, table = _Game(found.record, found.colours, found.seat), body.table if found.over else None
    # Refuses a game that nobody can review before it costs anything; the first time this loads what can.
    await state.workers.do(partial(find_reviewer, game.record.game))
    if table is None:
        news = _worked_out(state.measuring, request.visitor, game)
    else:
        news = state.reviews.of_table(state.kept_reviews, request.visitor, table, game.record)
    async with aclosing(news) as lines:
        async for line in lines:
            if isinstance(line, FoundReview):
                tell = partial(_told, game, line, request)
                yield await state.reviews.tellings.run(request.visitor, tell)
            else:
                yield line


def _read(body: AskReview, effort: Effort) -> Record:
    """Play a record to see that it keeps the rules."""
    return read_record(body.record or {}, body.seat, effort)


def _told(game: _Game, found: FoundReview, request: ApiRequest[Any], effort: Effort) -> Reviewed:
    effort.spend()
    record, say = game.record, request.say
    names = seat_names(record.seats, game.colours, say, game.you)
    return Reviewed(found.review, tell_review(record, found.review, found.reasons, names, say, game.you))


async def _worked_out(pool: Measuring, visitor: str, game: _Game) -> AsyncGenerator[Meanwhile | FoundReview]:
    """Have a game reviewed; closing the generator stops it."""
    job = ReviewJob(
        record=game.record.to_json(), viewer=game.you, most_reasons=MOST_DECISIONS, **pool.review_bounds
    )
    async with aclosing(pool.review(visitor, job)) as news:
        async for told in news:
            match told:
                case Waiting(ahead):
                    yield ReviewQueued(ahead)
                case Progress(done, total):
                    yield ReviewProgress(done / total)
                case FoundReview():
                    yield told
                case _:
                    yield ReviewProgress(0.0)


class _InTheMaking:
    """A table's review while it is worked out, for any number of listeners."""

    def __init__(self) -> None:
        self._latest: Meanwhile | FoundReview | None = None
        self._error: Exception | None = None
        self._changed = asyncio.Event()

    def tell(self, news: Meanwhile | FoundReview) -> None:
        """Tell all listeners."""
        self._latest = news
        self._wake()

    def fail(self, error: Exception) -> None:
        """Tell all listeners that there will be none."""
        self._error = error
        self._wake()

    def _wake(self) -> None:
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()

    async def listen(self) -> AsyncGenerator[Meanwhile | FoundReview]:
        """Hear how it goes, to the end."""
        while True:
            changed, latest = self._changed, self._latest
            if self._error is not None:
                raise self._error
            if latest is not None:
                yield latest
            if isinstance(latest, FoundReview):
                return
            await changed.wait()


class TableReviews:
    """Reviews of finished tables: each is worked out once, however many ask or leave, and kept."""

    def __init__(self, pool: Measuring, workers: Workers, tellings: LongWork) -> None:
        self._pool: Final = pool
        self._workers: Final = workers
        self.tellings: Final = tellings
        """What puts reviews into words."""
        self._making: Final[dict[str, _InTheMaking]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def of_table(
        self, kept: Reviews, visitor: str, table: str, record: Record
    ) -> AsyncGenerator[Meanwhile | FoundReview]:
        """Give the review of a finished table; who goes away stops listening, and nothing else."""
        # It may look for files and load what nobody needed before.
        version = await self._workers.do(partial(version_of, record))
        there = await kept.find(table)
        found = unpacked(there) if there is not None and there.version == version else None
        if found is not None:
            yield found
            return
        making = self._making.get(table)
        if making is None:
            making = self._making[table] = _InTheMaking()
            work = self._make(making, kept, visitor, StoredReview(table, version, b""), record)
            task = asyncio.create_task(work)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        async with aclosing(making.listen()) as news:
            async for told in news:
                yield told

    async def close(self) -> None:
        """Stop what is worked out: the server stops."""
        self.tellings.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _make(
        self, making: _InTheMaking, kept: Reviews, visitor: str, place: StoredReview, record: Record
    ) -> None:
        """Work a review out and keep it."""
        try:
            async with aclosing(_worked_out(self._pool, visitor, _Game(record, (), None))) as news:
                async for told in news:
                    if isinstance(told, FoundReview):
                        await _keep(kept, msgspec.structs.replace(place, body=_packed(told)))
                    making.tell(told)
        except FathomsError as error:
            making.fail(error)
        except asyncio.CancelledError:
            making.fail(RequestError("unavailable", "server.closing"))
            raise
        except Exception:
            log.exception("a review failed")
            making.fail(RequestError("internal", "server.broken"))
        finally:
            del self._making[place.table]


async def _keep(kept: Reviews, review: StoredReview) -> None:
    try:
        await kept.keep(review)
    except FathomsError:
        # Those who wait for it get it all the same, and the next one who asks has it worked out again.
        log.warning("a review could not be kept", exc_info=True)


def _packed(found: FoundReview) -> bytes:
    return zlib.compress(msgspec.json.encode(found))


def unpacked(review: StoredReview) -> FoundReview | None:
    """Read what was kept; None if it is damaged, for it can be made again."""
    try:
        return _DECODER.decode(zlib.decompress(review.body))
    except (zlib.error, msgspec.MsgspecError, UnicodeError):
        return None
