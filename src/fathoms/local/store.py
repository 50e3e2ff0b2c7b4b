"""The store in a browser: tables, their events, chat and reviews in one ordered map (`storage.Storage`)."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

import msgspec

from fathoms.core.errors import FathomsError
from fathoms.local.storage import Add, All, Delete, Get, Key, Keys, Need, Outcome, Put
from fathoms.tables.forgetting import unnamed, without_name
from fathoms.tables.ports import (
    Conflict,
    PlayerRow,
    PlayerSeat,
    StoredAttempt,
    StoredBoard,
    StoredChat,
    StoredEvent,
    StoredGroup,
    StoredItem,
    StoredReview,
    TableRow,
    storable,
)

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from fathoms.local.storage import AnyStep, Storage
    from fathoms.tables.ports import Status

_encode: Final = msgspec.json.Encoder().encode
_decode_outcome: Final = msgspec.json.Decoder(Outcome).decode
_decode_row: Final = msgspec.json.Decoder(TableRow).decode
_decode_chat: Final = msgspec.json.Decoder(StoredChat).decode
_decode_review: Final = msgspec.json.Decoder(StoredReview).decode
_decode_attempt: Final = msgspec.json.Decoder(StoredAttempt).decode
_decode_player: Final = msgspec.json.Decoder(PlayerRow).decode
_KEY: Final[Key] = ("key",)
_PLAYER: Final[Key] = ("player",)
_ALL: Final = 1_000_000
_KEY_BYTES: Final = 32


class StorageError(FathomsError):
    """The browser does not keep what it was given, or does not give it back."""

    kind: ClassVar[str] = "unavailable"


class BrowserStore:
    """Keeps tables for the house in a browser.

    The keys: `row` and a table, as it was opened; `unfinished` and a table, with its status until it is over;
    `event` and `chat`, a table and a number; `review` and a table; `key`, the secret of this house; `player`,
    who plays on this device, and `item`, what they keep; `daily`, a day, a game and a table, an attempt.
    """

    def __init__(self, storage: Storage) -> None:
        self._storage: Final = storage
        self._round = ""
        """Where the last look for unfinished tables ended."""
        self.reviews: Final = BrowserReviews(self._do)
        self.players: Final = BrowserPlayers(self._do)
        self.attempts: Final = BrowserAttempts(self._do)

    async def server_key(self) -> bytes:
        """Give the key from which tokens and invites are made; of several tabs one makes it."""
        while True:
            [found] = await self._do(Get(_KEY))
            if found is not None:
                return bytes.fromhex(cast("str", found))
            try:
                await self._do(Add(_KEY, secrets.token_hex(_KEY_BYTES)))
            except Conflict:
                continue

    async def open(self, row: TableRow, events: Sequence[bytes]) -> None:
        """Keep a new table with its first events, from version 1 on; raise Conflict if it is there."""
        await self._do(
            Add(("row", row.table), _text(row)),
            *_status(row.table, row.status),
            *_added(row.table, 0, events),
        )

    async def append(
        self, table: str, after: int, events: Sequence[bytes], status: Status | None = None
    ) -> None:
        """Write events as versions after + 1, after + 2, … in one transaction, or raise Conflict."""
        last: Key = ("event", table, after) if after else ("row", table)
        await self._do(Need(last), *_added(table, after, events), *_status(table, status))

    async def read(self, table: str, after: int = 0) -> Sequence[StoredEvent]:
        """Read the events after a version, in order."""
        if not table.isascii():
            return []
        [found] = await self._do(All(("event", table, after + 1), ("event", table, ())))
        return [StoredEvent(version, text.encode()) for version, text in enumerate(_texts(found), after + 1)]

    async def chat(  # noqa: PLR0913 - a line has many parts
        self, table: str, at: float, seat: int | None, name: str, text: str, *, kept: int | None = None
    ) -> StoredChat:
        """Keep a line of chat and give it its number; of one table the latest `kept` lines stay, or all."""
        row: Key = ("row", table)
        while True:
            there, lines = await self._do(Get(row), _latest_chat(table, 1, 1))
            if there is None:
                raise Conflict
            number = max((_decode_chat(line).number for line in _texts(lines)), default=0) + 1
            line = StoredChat(number, at, seat, storable(name), storable(text))
            old = () if kept is None else [Delete(("chat", table, 0), ("chat", table, number - kept))]
            try:
                await self._do(Need(row), Add(("chat", table, number), _text(line)), *old)
            except Conflict:
                # Another line has this number by now, or the table is gone: look again.
                continue
            return line

    async def read_chat(self, table: str, after: int = 0, most: int = 100) -> Sequence[StoredChat]:
        """Read the latest lines after a number, oldest first."""
        [found] = await self._do(_latest_chat(table, after + 1, most))
        return [_decode_chat(line) for line in reversed(_texts(found))]

    async def listed(self, most: int = 100) -> Sequence[TableRow]:
        """Find listed tables that wait or play, newest first."""
        names = await self._unfinished()
        found = await self._do(
            *(Get(("row", name)) for name in names), *(Get(("unfinished", name)) for name in names)
        )
        rows = [
            msgspec.structs.replace(_decode_row(cast("str", row)), status=cast("Status", status))
            for row, status in zip(found[: len(names)], found[len(names) :], strict=True)
            if row is not None and status is not None
        ]
        listed = sorted((row for row in rows if row.listed), key=lambda row: (-row.created, row.table))
        return listed[:most]

    async def opened_by(self, address: str, since: float) -> int:
        """Count the tables opened from an address since a time."""
        [found] = await self._do(All(("row",), ("row", ())))
        rows = map(_decode_row, _texts(found))
        return sum(row.address == address and row.created >= since for row in rows)

    async def waiting_for_time(self, most: int = 1000) -> Sequence[str]:
        """Find unfinished tables, each time the next ones, so that every table has its turn."""
        names = await self._unfinished()
        found = [name for name in names if name > self._round][:most] or names[:most]
        self._round = found[-1] if len(found) == most else ""
        return found

    async def check(self) -> None:
        """Raise if the store cannot be written."""
        await self._do(Put(("checked",), ""))

    async def close(self) -> None:
        """Let go; everything is written already."""

    async def _unfinished(self) -> list[str]:
        [found] = await self._do(Keys(("unfinished",), ("unfinished", ())))
        return sorted(str(key[1]) for key in cast("list[list[str]]", found))

    async def _do(self, *steps: AnyStep) -> Sequence[Any]:
        """Run a transaction; raise Conflict, or an error in words if the browser fails."""
        if not steps:
            return ()
        outcome = _decode_outcome(await self._storage.transact(_encode(steps).decode()))
        if outcome.status == "conflict":
            raise Conflict
        if outcome.status == "failed":
            full = outcome.error == "QuotaExceededError"
            raise StorageError("local.full") if full else StorageError("local.failed", reason=outcome.error)
        return outcome.results


class BrowserReviews:
    """Keeps reviews beside their tables."""

    def __init__(self, do: Callable[..., Awaitable[Sequence[Any]]]) -> None:
        self._do: Final = do

    async def keep(self, review: StoredReview) -> None:
        """Keep a review in place of an older one; of a table that is gone nothing is kept."""
        with suppress(Conflict):
            await self._do(Need(("row", review.table)), Put(("review", review.table), _text(review)))

    async def find(self, table: str) -> StoredReview | None:
        """Find the review of a table."""
        [found] = await self._do(Get(("review", table)))
        return None if found is None else _decode_review(found)


class BrowserAttempts:
    """Keeps the attempts of this device at the daily dive; there is nobody to compare them with."""

    def __init__(self, do: Callable[..., Awaitable[Sequence[Any]]]) -> None:
        self._do: Final = do

    async def begin(self, attempt: StoredAttempt) -> StoredAttempt:
        """Keep an attempt; if one counts already give that. After one that ended too late it is practice."""
        key: Key = ("daily", attempt.day, attempt.game, "counts" if attempt.counts else attempt.table)
        with suppress(Conflict):
            await self._do(Add(key, _text(attempt)))
        [found] = await self._do(Get(key))
        kept = attempt if found is None else _decode_attempt(found)
        if kept.counts == attempt.counts:
            return kept
        return await self.begin(msgspec.structs.replace(attempt, counts=False))

    async def mine(self, since: str, player: str | None, device: str) -> Sequence[StoredAttempt]:
        """Find the attempts from a day on, the latest first."""
        del player, device
        [found] = await self._do(All(("daily", since), ("daily", ())))
        attempts = map(_decode_attempt, _texts(found))
        return sorted(attempts, key=lambda each: (each.day, each.counts, each.begun), reverse=True)

    async def unsettled(self, day: str, game: str, most: int) -> Sequence[StoredAttempt]:
        """Find nothing: there is no board."""
        del day, game, most
        return ()

    async def settle(self, attempt: StoredAttempt) -> None:
        """Write down how an attempt ended."""
        places: list[Key] = [("daily", attempt.day, attempt.game, each) for each in ("counts", attempt.table)]
        kept = await self._do(*map(Get, places))
        for place, text in zip(places, kept, strict=True):
            if text is not None and _decode_attempt(text).table == attempt.table:
                await self._do(Put(place, _text(attempt)))

    async def board(  # noqa: PLR0913, PLR0917 - see the port
        self, day: str, game: str, edition: str, group: str | None, mine: StoredAttempt | None, most: int
    ) -> StoredBoard:
        """Give an empty board."""
        del day, game, edition, group, mine, most
        return StoredBoard(0, (), (), 0, 0, 0)

    async def found(self, group: StoredGroup, player: str) -> None:
        """Keep nothing: groups need a server."""

    async def group(self, group: str) -> StoredGroup | None:
        """Find nothing."""
        del group

    async def join(self, group: str, player: str, most: int) -> bool:
        """Let nobody in."""
        del group, player, most
        return False

    async def groups(self, player: str) -> Sequence[StoredGroup]:
        """List nothing."""
        del player
        return ()


class BrowserPlayers:
    """Keeps the one player of this device, who needs no key: all tables here are theirs."""

    def __init__(self, do: Callable[..., Awaitable[Sequence[Any]]]) -> None:
        self._do: Final = do

    async def make(self, row: PlayerRow) -> PlayerRow:
        """Keep the player and give them; one who is there already stays as they are."""
        with suppress(Conflict):
            await self._do(Add(_PLAYER, _text(row)))
        return await self.find(row.player)

    async def find(self, player: str) -> PlayerRow:
        """Find the player, who is there from the beginning."""
        [found] = await self._do(Get(_PLAYER))
        return PlayerRow(player, "", "", (), 0.0) if found is None else _decode_player(found)

    async def find_page(self, page: str) -> PlayerRow | None:
        """Find nobody: a page on this device is for nobody else."""
        del page

    async def change(self, player: str, name: str | None, shows: Sequence[str] | None) -> None:
        """Change the name; nothing is shown to others."""
        del shows
        row = await self.find(player)
        if name is not None:
            await self._do(Put(_PLAYER, _text(msgspec.structs.replace(row, name=storable(name)))))

    async def keep(self, player: str, items: Sequence[StoredItem], most: int) -> None:
        """Keep nothing: settings and rule sets are kept by the page itself."""

    async def items(self, player: str) -> Sequence[StoredItem]:
        """Give nothing: settings and rule sets are kept by the page itself."""
        del player
        return []

    async def seat(self, player: str, seats: Sequence[PlayerSeat]) -> None:
        """Note nothing: whose a seat is can be seen from the table."""

    async def seats(self, player: str, most: int) -> Sequence[PlayerSeat]:
        """Read the latest seats that were for people, the latest first."""
        del player
        [found] = await self._do(All(("row",), ("row", ())))
        rows = sorted(map(_decode_row, _texts(found)), key=lambda row: (-row.created, row.table))[:most]
        openings = await self._do(*(Get(("event", row.table, 1)) for row in rows))
        seats = (
            PlayerSeat(row.table, seat, row.created)
            for row, opening in zip(rows, openings, strict=True)
            for seat in _for_people(opening)
        )
        return list(seats)

    async def seated_at(self, table: str) -> dict[int, str]:
        """Tell of nobody: whose a seat is can be seen from the table."""
        del table
        return {}

    async def forget(self, player: str, at: float) -> dict[str, int]:
        """Delete the player and their name at all tables; give these, with their versions."""
        changed: dict[str, int] = {}
        row = await self.find(player)
        for seat in await self.seats(player, _ALL):
            while True:
                try:
                    changed[seat.table] = await self._take_name_out(seat, row.name, at)
                except Conflict:
                    # Somebody has moved meanwhile, in another tab.
                    continue
                break
        await self._do(Delete(_PLAYER, _PLAYER))
        return changed

    async def _take_name_out(self, seat: PlayerSeat, name: str, at: float) -> int:
        table = seat.table
        events, lines = await self._do(
            All(("event", table), ("event", table, ())), All(("chat", table), ("chat", table, ()))
        )
        change = without_name([text.encode() for text in _texts(events)], seat.seat, at)
        names = sorted({*change.names, name} - {""})
        steps: list[AnyStep] = [
            Put(("event", table, place + 1), body.decode()) for place, body in change.bodies.items()
        ]
        steps.append(Add(("event", table, len(events) + 1), change.forgotten.decode()))
        for line in map(_decode_chat, _texts(lines)):
            key: Key = ("chat", table, line.number)
            cleared = msgspec.structs.replace(line, text=unnamed(line.text, names, change.colour))
            steps.append(Delete(key, key) if line.name in names else Put(key, _text(cleared)))
        review: Key = ("review", table)
        await self._do(*steps, Delete(review, review))
        return len(events) + 1


def _for_people(opening: str | None) -> list[int]:
    """Find the seats for people: all of them sit at this device."""
    seats: list[dict[str, str]] = [] if opening is None else msgspec.json.decode(opening)["seats"]
    return [number for number, seat in enumerate(seats) if seat["kind"] == "human"]


def _text(value: Any) -> str:
    return _encode(value).decode()


def _texts(found: Any) -> list[str]:
    return found


def _added(table: str, after: int, events: Sequence[bytes]) -> list[Add]:
    return [Add(("event", table, after + at), body.decode()) for at, body in enumerate(events, 1)]


def _status(table: str, status: Status | None) -> list[Put | Delete]:
    key: Key = ("unfinished", table)
    if status is None:
        return []
    return [Delete(key, key)] if status == "over" else [Put(key, status)]


def _latest_chat(table: str, first: int, most: int) -> All:
    return All(("chat", table, first), ("chat", table, ()), most, last=True)
