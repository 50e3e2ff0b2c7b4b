"""Attempts at the daily dive in a database: one that counts for each key and device, and what boards ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import and_, func, insert, or_, select, update

from fathoms.storage import schema
from fathoms.storage.writer import Transaction
from fathoms.tables.ports import BoardLine, StoredAttempt, StoredBoard, StoredGroup, storable

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from sqlalchemy import Connection, Select

    from fathoms.storage.writer import AnyJob

    Do = Callable[[AnyJob], Awaitable[Any]]
    Ask = Callable[[Callable[[Connection], Any]], Awaitable[Any]]

_ROWS: Final = schema.daily_attempts.c
_GROUPS: Final = schema.daily_groups.c
_MEMBERS: Final = schema.daily_members.c
_AROUND: Final = 2
"""Lines before and after one's own, where a board is too long to be shown whole."""
_SETTLED: Final = ("counts", "finished", "points", "lead", "won", "cost")


class SqlAttempts:
    """Keeps attempts and groups; the SQL is the same for every database."""

    def __init__(self, do: Do, ask: Ask) -> None:
        self._do: Final = do
        self._ask: Final = ask

    async def begin(self, attempt: StoredAttempt) -> StoredAttempt:
        """Keep an attempt; if one counts for its key give that, if one does for its device it is practice."""

        def run(connection: Connection) -> StoredAttempt:
            kept = attempt
            if attempt.counts:
                # Two who ask at once: the index refuses one, who then finds the other's here.
                there = _counting(connection, attempt)
                if there is not None and attempt.player in (None, there.player):
                    return there
                kept = msgspec.structs.replace(attempt, counts=there is None)
            connection.execute(insert(schema.daily_attempts), msgspec.structs.asdict(kept))
            return kept

        return await self._do(Transaction(run, found=lambda connection: _find(connection, attempt.table)))

    async def mine(self, since: str, player: str | None, device: str) -> Sequence[StoredAttempt]:
        """Find the attempts of a key, or of a device, from a day on, the latest first."""
        query = (
            select(schema.daily_attempts)
            .where(_ROWS.day >= since, _whose(player, device))
            .order_by(_ROWS.day.desc(), _ROWS.counts.desc(), _ROWS.begun.desc())
        )
        return await self._ask(lambda connection: _read_all(connection, query))

    async def unsettled(self, day: str, game: str, most: int) -> Sequence[StoredAttempt]:
        """Find attempts whose game is over and whose points are not written down."""
        query = (
            select(schema.daily_attempts)
            .join(schema.tables, schema.tables.c.table == _ROWS.table)
            .where(_ROWS.day == day, _ROWS.game == game, _ROWS.finished.is_(None))
            .where(schema.tables.c.status == "over")
            .limit(most)
        )
        return await self._ask(lambda connection: _read_all(connection, query))

    async def settle(self, attempt: StoredAttempt) -> None:
        """Write down how an attempt ended."""
        values = {name: getattr(attempt, name) for name in _SETTLED}
        query = update(schema.daily_attempts).where(_ROWS.table == attempt.table).values(values)
        await self._do(Transaction(lambda connection: connection.execute(query).rowcount))

    async def board(  # noqa: PLR0913, PLR0917 - which board, and whose place on it
        self, day: str, game: str, edition: str, group: str | None, mine: StoredAttempt | None, most: int
    ) -> StoredBoard:
        """Read a board, and where an attempt stands on it."""
        on = and_(
            *(_ROWS.day == day, _ROWS.game == game, _ROWS.edition == edition),
            *(_ROWS.counts, _ROWS.points.is_not(None)),
        )
        if group is not None:
            on = and_(on, _ROWS.player.in_(select(_MEMBERS.player).where(_MEMBERS.group == group)))

        def ask(connection: Connection) -> StoredBoard:
            def number(*conditions: Any) -> int:
                query = select(func.count()).select_from(schema.daily_attempts).where(on, *conditions)
                return connection.execute(query).scalar_one()

            spread = (
                select(_ROWS.points, func.count()).where(on).group_by(_ROWS.points).order_by(_ROWS.points)
            )
            counts = tuple((points, count) for points, count in connection.execute(spread))
            named = _lines(on, most, None if mine is None else mine.table)
            lines = tuple(
                BoardLine(_read(row[:-2]), row[-2] or "", row[-1]) for row in connection.execute(named)
            )
            total = sum(count for _, count in counts)
            if mine is None or mine.points is None:
                return StoredBoard(total, lines, counts, 0, 0, 0)
            ahead = number(
                or_(_ROWS.points > mine.points, and_(_ROWS.points == mine.points, _ROWS.lead > mine.lead))
            )
            if mine.cost is None:
                return StoredBoard(total, lines, counts, ahead, 0, 0)
            others = (_ROWS.cost.is_not(None), _ROWS.table != mine.table)
            reviewed, dearer = number(*others), number(*others, _ROWS.cost > mine.cost)
            return StoredBoard(total, lines, counts, ahead, reviewed, dearer)

        return await self._ask(ask)

    async def found(self, group: StoredGroup, player: str) -> None:
        """Keep a new group with its first member."""

        def run(connection: Connection) -> None:
            row = {"group": group.group, "name": storable(group.name), "created": group.created}
            connection.execute(insert(schema.daily_groups), row)
            connection.execute(insert(schema.daily_members), {"group": group.group, "player": player})

        await self._do(Transaction(run, found=lambda connection: _find_group(connection, group.group)))

    async def group(self, group: str) -> StoredGroup | None:
        """Find a group."""
        return await self._ask(lambda connection: _find_group(connection, group))

    async def join(self, group: str, player: str, most: int) -> bool:
        """Let a player into a group; False if it is full."""

        def run(connection: Connection) -> bool:
            there = select(_MEMBERS.player).where(_MEMBERS.group == group, _MEMBERS.player == player)
            if connection.execute(there).first() is not None:
                return True
            # Whoever else joins waits, so that no more get in than there is room for.
            connection.execute(select(_GROUPS.group).where(_GROUPS.group == group).with_for_update())
            count = select(func.count()).select_from(schema.daily_members).where(_MEMBERS.group == group)
            if connection.execute(count).scalar_one() >= most:
                return False
            connection.execute(insert(schema.daily_members), {"group": group, "player": player})
            return True

        return await self._do(Transaction(run))

    async def groups(self, player: str) -> Sequence[StoredGroup]:
        """List a player's groups, the oldest first."""
        query = (
            _groups()
            .where(_GROUPS.group.in_(select(_MEMBERS.group).where(_MEMBERS.player == player)))
            .order_by(_GROUPS.created, _GROUPS.group)
        )
        rows = await self._ask(lambda connection: connection.execute(query).all())
        return [StoredGroup(*row) for row in rows]


def _lines(on: Any, most: int, mine: str | None) -> Select[Any]:
    """Ask for the best of a board and those around an attempt, with their names; equals share a place."""
    reached = (_ROWS.points.desc(), _ROWS.lead.desc())
    ranked = (
        select(
            _ROWS.table,
            func.rank().over(order_by=reached).label("place"),
            func.row_number().over(order_by=(*reached, _ROWS.finished, _ROWS.table)).label("line"),
        )
        .where(on)
        .cte("ranked")
    )
    own = select(ranked.c.line).where(ranked.c.table == mine).scalar_subquery()
    return (
        select(schema.daily_attempts, schema.players.c.name, ranked.c.place)
        .join(ranked, ranked.c.table == _ROWS.table)
        .outerjoin(schema.players, schema.players.c.player == _ROWS.player)
        .where(or_(ranked.c.line <= most, ranked.c.line.between(own - _AROUND, own + _AROUND)))
        .order_by(ranked.c.line)
    )


def _whose(player: str | None, device: str) -> Any:
    """Who has a key has its attempts, and those that were made here before they had one."""
    if player is None:
        return _ROWS.device == device
    return or_(_ROWS.player == player, and_(_ROWS.player.is_(None), _ROWS.device == device))


def _counting(connection: Connection, attempt: StoredAttempt) -> StoredAttempt | None:
    """Find the attempt that counts for this one's key, else the one that counts for its device."""
    same = _ROWS.device == attempt.device
    if attempt.player is not None:
        # Nobody's key is no key: it would find everybody who has none.
        same = or_(same, _ROWS.player == attempt.player)
    query = select(schema.daily_attempts).where(
        _ROWS.day == attempt.day, _ROWS.game == attempt.game, _ROWS.counts, same
    )
    found = _read_all(connection, query)
    return min(found, key=lambda each: each.player != attempt.player, default=None)


def _find(connection: Connection, table: str) -> StoredAttempt | None:
    found = _read_all(connection, select(schema.daily_attempts).where(_ROWS.table == table))
    return found[0] if found else None


def _read_all(connection: Connection, query: Select[Any]) -> list[StoredAttempt]:
    return [_read(row) for row in connection.execute(query)]


def _read(row: Any) -> StoredAttempt:
    return StoredAttempt(*row)


def _groups() -> Any:
    members = (
        select(func.count())
        .select_from(schema.daily_members)
        .where(_MEMBERS.group == _GROUPS.group)
        .scalar_subquery()
    )
    return select(_GROUPS.group, _GROUPS.name, _GROUPS.created, members)


def _find_group(connection: Connection, group: str) -> StoredGroup | None:
    row = connection.execute(_groups().where(_GROUPS.group == group)).first()
    return None if row is None else StoredGroup(*row)
