"""The store: tables, their events and their chat in a database."""

from __future__ import annotations

import asyncio
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from fathoms.storage import schema
from fathoms.storage.daily import SqlAttempts
from fathoms.storage.engine import READERS, connect
from fathoms.storage.errors import StoreGone, Trouble, lost, translated
from fathoms.storage.file_guard import FileGuard
from fathoms.storage.gallery import SqlGallery
from fathoms.storage.migrate import migrate
from fathoms.storage.players import SqlPlayers
from fathoms.storage.puzzles import SqlPuzzleAnswers
from fathoms.storage.reviews import SqlReviews
from fathoms.storage.writer import LONGEST_PAUSE, PATIENCE, Append, Transaction, Writer
from fathoms.tables.ports import StoredChat, StoredEvent, TableRow, storable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Connection

    from fathoms.storage.engine import Engines
    from fathoms.storage.writer import AnyJob
    from fathoms.tables.ports import Status

T = TypeVar("T")
_KEY: Final = "server-key"
_UNFINISHED: Final = ("waiting", "playing")
_CHECK_PATIENCE: Final = 2.0


def make_store(url: str) -> SqlStore:
    """Open the database at `sqlite:///FILE` or `postgresql://HOST/NAME` and bring it up to date.

    This waits for the disk or the network; inside a running loop use `asyncio.to_thread`.
    """
    engines = connect(url)
    try:
        migrate(engines.writing)
        return SqlStore(engines)
    except SQLAlchemyError as error:
        engines.dispose()
        raise translated(error, engines.place) from error
    except BaseException:
        engines.dispose()
        raise


class SqlStore:
    """Keeps tables in SQLite or PostgreSQL; the SQL is the same."""

    def __init__(self, engines: Engines) -> None:
        self.engines: Final = engines
        self._key: Final = _server_key(engines)
        self._file: Final = FileGuard(engines)
        self._round = ""
        """Where the last look for unfinished tables ended."""
        self._writing: Final = Trouble("written")
        self._reading: Final = Trouble("read")
        self.writer: Final = Writer(engines.writing, engines.place, self._file.check)
        self._readers: Final = ThreadPoolExecutor(READERS, thread_name_prefix="fathoms-reader")
        self.gallery: Final = SqlGallery(self._do, self._ask)
        self.reviews: Final = SqlReviews(self._do, self._ask)
        self.players: Final = SqlPlayers(self._do, self._ask)
        self.attempts: Final = SqlAttempts(self._do, self._ask)
        self.puzzle_answers: Final = SqlPuzzleAnswers(self._do, self._ask)

    def server_key(self) -> bytes:
        """Give the key from which tokens and invites are made; it is made once, with the database."""
        return self._key

    async def open(self, row: TableRow, events: Sequence[bytes]) -> None:
        """Keep a new table with its first events, from version 1 on."""
        await self._do(Append(row.table, 0, events, None, row))

    async def append(
        self, table: str, after: int, events: Sequence[bytes], status: Status | None = None
    ) -> None:
        """Write events as versions after + 1, after + 2, … in one transaction, or raise Conflict."""
        await self._do(Append(table, after, events, status))

    async def read(self, table: str, after: int = 0) -> Sequence[StoredEvent]:
        """Read the events after a version, in order."""
        if not table.isascii() or not table.isprintable():
            # No table has such a name, and not every database can be asked for it.
            return []
        events = schema.events.c
        query = (
            select(events.version, events.body)
            .where(events.table == table, events.version > after)
            .order_by(events.version)
        )
        rows = await self._ask(lambda connection: connection.execute(query).all())
        return [StoredEvent(version, bytes(body)) for version, body in rows]

    async def chat(  # noqa: PLR0913 - a line has many parts
        self, table: str, at: float, seat: int | None, name: str, text: str, *, kept: int | None = None
    ) -> StoredChat:
        """Keep a line of chat and give it its number; of one table the latest `kept` lines stay, or all."""
        chat = schema.chat.c
        name, text = storable(name), storable(text)

        def say(connection: Connection) -> StoredChat:
            last = connection.execute(select(func.max(chat.number)).where(chat.table == table)).scalar()
            line = StoredChat((last or 0) + 1, at, seat, name, text)
            connection.execute(
                insert(schema.chat),
                {"table": table, "number": line.number, "at": at, "seat": seat, "name": name, "text": text},
            )
            if kept is not None:
                old = delete(schema.chat).where(chat.table == table, chat.number <= line.number - kept)
                connection.execute(old)
            return line

        def said(connection: Connection) -> StoredChat | None:
            query = select(chat.number).where(
                chat.table == table, chat.at == at, chat.name == name, chat.text == text
            )
            number = connection.execute(query).scalar()
            return None if number is None else StoredChat(number, at, seat, name, text)

        return await self._do(Transaction(say, found=said))

    async def read_chat(self, table: str, after: int = 0, most: int = 100) -> Sequence[StoredChat]:
        """Read the latest lines after a number, oldest first."""
        chat = schema.chat.c
        query = (
            select(chat.number, chat.at, chat.seat, chat.name, chat.text)
            .where(chat.table == table, chat.number > after)
            .order_by(chat.number.desc())
            .limit(most)
        )
        rows = await self._ask(lambda connection: connection.execute(query).all())
        return [StoredChat(*row) for row in reversed(rows)]

    async def listed(self, most: int = 100) -> Sequence[TableRow]:
        """Find listed tables that wait or play, newest first."""
        tables = schema.tables
        query = (
            select(tables)
            .where(tables.c.status.in_(_UNFINISHED), tables.c.listed.is_(True))
            .order_by(tables.c.created.desc(), tables.c.table)
            .limit(most)
        )
        rows = await self._ask(lambda connection: connection.execute(query).all())
        return [TableRow(*row) for row in rows]

    async def opened_by(self, address: str, since: float) -> int:
        """Count the tables opened from an address since a time."""
        tables = schema.tables.c
        query = select(func.count()).where(tables.address == address, tables.created >= since)
        return await self._ask(lambda connection: connection.execute(query).scalar_one())

    async def waiting_for_time(self, most: int = 1000) -> Sequence[str]:
        """Find unfinished tables, each time the next ones, so that every table has its turn."""
        tables = schema.tables.c
        query = select(tables.table).where(tables.status.in_(_UNFINISHED)).order_by(tables.table).limit(most)

        def ask(connection: Connection) -> Sequence[str]:
            found = connection.execute(query.where(tables.table > self._round)).scalars().all()
            if not found and self._round:
                found = connection.execute(query).scalars().all()
            self._round = found[-1] if len(found) == most else ""
            return found

        return await self._ask(ask)

    async def check(self) -> None:
        """Raise if the store cannot be written: it writes, and changes nothing."""
        settings = schema.settings.c
        # The key is compared, too: another database in its place would have another.
        ours = and_(settings.name == _KEY, settings.value == self._key)
        touch = update(schema.settings).where(ours).values(value=settings.value)

        def run(connection: Connection) -> None:
            if connection.execute(touch).rowcount != 1:
                raise StoreGone("storage.not-ours")

        await self._do(Transaction(run, patience=_CHECK_PATIENCE))

    async def close(self) -> None:
        """Finish writing and let go."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, self.writer.stop)
        await loop.run_in_executor(None, self._readers.shutdown)
        self.engines.dispose()

    async def _do(self, job: AnyJob) -> Any:
        return await self._writing.watch(self.writer.do(job))

    async def _ask(self, question: Callable[[Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await self._reading.watch(loop.run_in_executor(self._readers, self._answer, question))

    def _answer(self, question: Callable[[Connection], T]) -> T:
        """Ask in a reader's thread; a database that went away is given time to come back."""
        deadline, pause = time.monotonic() + PATIENCE, 0.05
        while True:
            try:
                self._file.look()
                with self.engines.reading.connect() as connection:
                    return question(connection)
            except SQLAlchemyError as error:
                if not lost(error) or time.monotonic() > deadline or self.writer.stopping:
                    raise translated(error, self.engines.place) from error
            time.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)


def _server_key(engines: Engines) -> bytes:
    """Read the key, or make it; of several processes that start at once, one makes it."""
    settings = schema.settings.c
    query = select(settings.value).where(settings.name == _KEY)
    with engines.reading.connect() as connection:
        key = connection.execute(query).scalar()
    if key is None:
        with suppress(IntegrityError), engines.writing.begin() as connection:
            connection.execute(insert(schema.settings), {"name": _KEY, "value": secrets.token_bytes(32)})
        with engines.reading.connect() as connection:
            key = connection.execute(query).scalar_one()
    return bytes(key)
