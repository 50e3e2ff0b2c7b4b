"""Players in a database: what they keep, where they sat, and how they are forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import delete, func, insert, select, update

from fathoms.storage import schema
from fathoms.storage.writer import Transaction
from fathoms.tables.forgetting import unnamed, without_name
from fathoms.tables.ports import PlayerRow, PlayerSeat, StoredItem, storable

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from sqlalchemy import Connection

    from fathoms.storage.writer import AnyJob

    Do = Callable[[AnyJob], Awaitable[Any]]
    Ask = Callable[[Callable[[Connection], Any]], Awaitable[Any]]

_PLAYERS: Final = schema.players.c
_ITEMS: Final = schema.player_items.c
_SEATS: Final = schema.player_seats.c
_NAMED: Final = 200
"""Names in one question: databases bound how many values a statement may have."""


class SqlPlayers:
    """Keeps players; the SQL is the same for every database."""

    def __init__(self, do: Do, ask: Ask) -> None:
        self._do: Final = do
        self._ask: Final = ask

    async def make(self, row: PlayerRow) -> PlayerRow:
        """Keep a new player and give it; one who is there already stays as it is."""

        def run(connection: Connection) -> PlayerRow:
            there = _find(connection, _PLAYERS.player == row.player)
            if there is None:
                values = msgspec.structs.asdict(row) | {"shows": " ".join(row.shows)}
                connection.execute(insert(schema.players), values)
            return there or row

        return await self._do(Transaction(run))

    async def find(self, player: str) -> PlayerRow | None:
        """Find a player; None if the key is not known, or was forgotten."""
        return await self._ask(lambda connection: _find(connection, _PLAYERS.player == player))

    async def find_page(self, page: str) -> PlayerRow | None:
        """Find the player of a page."""
        return await self._ask(lambda connection: _find(connection, _PLAYERS.page == page))

    async def change(self, player: str, name: str | None, shows: Sequence[str] | None) -> None:
        """Change the name, or what others see; None stays as it is."""
        values = {} if name is None else {"name": storable(name)}
        values |= {} if shows is None else {"shows": " ".join(shows)}
        query = update(schema.players).where(_PLAYERS.player == player).values(values)
        if values:
            await self._do(Transaction(lambda connection: connection.execute(query).rowcount))

    async def keep(self, player: str, items: Sequence[StoredItem], most: int) -> None:
        """Keep items, each unless a later one is there; beyond `most` the oldest go."""
        given = {item.name: item for item in items}

        def run(connection: Connection) -> None:
            # Whoever else writes for this player waits, and nothing is written for one who is gone.
            locked = select(_PLAYERS.player).where(_PLAYERS.player == player).with_for_update()
            if connection.execute(locked).first() is None:
                return
            there = {item.name: item.at for item in _items(connection, player)}
            newer = [item for item in given.values() if item.at > there.get(item.name, -1.0)]
            _delete_items(connection, player, [item.name for item in newer])
            if newer:
                rows = [msgspec.structs.asdict(item) | {"player": player} for item in newer]
                connection.execute(insert(schema.player_items), rows)
            spare = sorted(_items(connection, player), key=lambda item: item.at, reverse=True)[most:]
            _delete_items(connection, player, [item.name for item in spare])

        await self._do(Transaction(run))

    async def items(self, player: str) -> Sequence[StoredItem]:
        """Read all that a player keeps."""
        return await self._ask(lambda connection: _items(connection, player))

    async def seat(self, player: str, seats: Sequence[PlayerSeat]) -> None:
        """Note seats as a player's; those that are somebody's stay so."""

        def run(connection: Connection) -> None:
            if _find(connection, _PLAYERS.player == player) is None:
                return
            tables = schema.tables.c
            for seat in seats:
                there = select(tables.table).where(tables.table == seat.table)
                taken = select(_SEATS.player).where(_SEATS.table == seat.table, _SEATS.seat == seat.seat)
                if connection.execute(there).first() and not connection.execute(taken).first():
                    row = msgspec.structs.asdict(seat) | {"player": player}
                    connection.execute(insert(schema.player_seats), row)

        await self._do(Transaction(run))

    async def seats(self, player: str, most: int) -> Sequence[PlayerSeat]:
        """Read the latest seats of a player, the latest first."""
        query = (
            select(_SEATS.table, _SEATS.seat, _SEATS.at)
            .where(_SEATS.player == player)
            .order_by(_SEATS.at.desc(), _SEATS.table)
            .limit(most)
        )
        rows = await self._ask(lambda connection: connection.execute(query).all())
        return [PlayerSeat(*row) for row in rows]

    async def seated_at(self, table: str) -> dict[int, str]:
        """Tell who sits at a table, by seat."""
        query = select(_SEATS.seat, _SEATS.player).where(_SEATS.table == table)
        rows = await self._ask(lambda connection: connection.execute(query).all())
        return dict(map(tuple, rows))

    async def forget(self, player: str, at: float) -> dict[str, int]:
        """Delete a player and the name in all their records; give the changed tables and their versions."""

        def run(connection: Connection) -> dict[str, int]:
            if connection.dialect.name == "sqlite":
                # What is deleted is overwritten: a copy of the file holds nothing of it either.
                connection.exec_driver_sql("PRAGMA secure_delete = ON")
            row = _find(connection, _PLAYERS.player == player)
            if row is None:
                return {}
            query = select(_SEATS.table, _SEATS.seat).where(_SEATS.player == player).order_by(_SEATS.table)
            seats = [(table, seat) for table, seat in connection.execute(query)]
            changed = {table: _take_name_out(connection, table, seat, row.name, at) for table, seat in seats}
            gallery = schema.gallery
            connection.execute(
                update(gallery).where(gallery.c.player == player).values(signed="", player=None)
            )
            attempts, members = schema.daily_attempts, schema.daily_members
            for each in (attempts, members, schema.player_items, schema.player_seats, schema.players):
                connection.execute(delete(each).where(each.c.player == player))
            return changed

        return await self._do(Transaction(run))


def _find(connection: Connection, condition: Any) -> PlayerRow | None:
    row = connection.execute(select(schema.players).where(condition)).first()
    return (
        None
        if row is None
        else PlayerRow(row.player, row.page, row.name, tuple(row.shows.split()), row.created)
    )


def _items(connection: Connection, player: str) -> list[StoredItem]:
    query = select(_ITEMS.name, _ITEMS.at, _ITEMS.body).where(_ITEMS.player == player).order_by(_ITEMS.name)
    return [StoredItem(name, at, bytes(body)) for name, at, body in connection.execute(query)]


def _delete_items(connection: Connection, player: str, names: Sequence[str]) -> None:
    for begun in range(0, len(names), _NAMED):
        some = names[begun : begun + _NAMED]
        connection.execute(delete(schema.player_items).where(_ITEMS.player == player, _ITEMS.name.in_(some)))


def _take_name_out(connection: Connection, table: str, seat: int, name: str, at: float) -> int:
    """Let a seat go by its colour in a table's events and talk; give the version that it has then.

    The review goes: it holds the names, and is made again when somebody asks for it.
    """
    events, chat = schema.events.c, schema.chat.c
    query = select(events.body).where(events.table == table).order_by(events.version)
    bodies = [bytes(body) for body in connection.execute(query).scalars()]
    change = without_name(bodies, seat, at)
    for place, body in change.bodies.items():
        connection.execute(
            update(schema.events).where(events.table == table, events.version == place + 1).values(body=body)
        )
    last = connection.execute(select(func.max(events.version)).where(events.table == table)).scalar_one()
    told = {"table": table, "version": last + 1, "body": change.forgotten}
    connection.execute(insert(schema.events), told)
    names = sorted({*change.names, name} - {""})
    lines = connection.execute(select(chat.number, chat.name, chat.text).where(chat.table == table)).all()
    for number, speaker, text in lines:
        line = (chat.table == table, chat.number == number)
        if speaker in names:
            connection.execute(delete(schema.chat).where(*line))
        elif (cleared := unnamed(text, names, change.colour)) != text:
            connection.execute(update(schema.chat).where(*line).values(text=cleared))
    connection.execute(delete(schema.reviews).where(schema.reviews.c.table == table))
    return last + 1
