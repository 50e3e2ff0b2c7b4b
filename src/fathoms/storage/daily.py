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
_BEST_FIRST: Final = (_ROWS.points.desc(), _ROWS.lead.desc(), _ROWS.finished, _ROWS.table)
_WORST_FIRST: Final = (_ROWS.points, _ROWS.lead, _ROWS.finished.desc(), _ROWS.table.desc())
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
            def lines(*conditions: Any, order: Sequence[Any] = _BEST_FIRST, limit: int) -> list[BoardLine]:
                query = (
                    select(schema.daily_attempts, schema.players.c.name)
                    .outerjoin(schema.players, schema.players.c.player == _ROWS.player)
                    .where(on, *conditions)
                    .order_by(*order)
                    .limit(limit)
                )
                return [BoardLine(_read(row[:-1]), row[-1] or "", 0) for row in connection.execute(query)]

            spread = (
                select(_ROWS.points, func.count()).where(on).group_by(_ROWS.points).order_by(_ROWS.points)
            )
            counts = tuple((points, count) for points, count in connection.execute(spread))
            total = sum(count for _, count in counts)
            shown = _placed(lines(limit=most))
            if mine is None or mine.points is None:
                return StoredBoard(total, shown, counts, 0, 0, 0)
            around = list[BoardLine]()
            if total > most:
                before = lines(_beside(mine, ahead=True), order=_WORST_FIRST, limit=_AROUND)
                after = lines(_beside(mine, ahead=False), limit=_AROUND)
                there = {line.attempt.table for line in shown}
                all_around = (*reversed(before), *lines(_ROWS.table == mine.table, limit=1), *after)
                around = [line for line in all_around if line.attempt.table not in there]
            # All counts at once: each would read the whole board, or a group's part of it, by itself.
            others = and_(_ROWS.cost.is_not(None), _ROWS.table != mine.table)
            numbers = [
                *(_is_better(line.attempt) for line in around),
                _is_better(mine),
                *((others, and_(others, _ROWS.cost > mine.cost)) if mine.cost is not None else ()),
            ]
            counted = select(*(func.count().filter(each) for each in numbers)).where(on)
            *places, ahead, reviewed, dearer = (*connection.execute(counted).one(), 0, 0)[: len(around) + 3]
            shown += tuple(
                msgspec.structs.replace(line, place=place + 1)
                for line, place in zip(around, places, strict=True)
            )
            return StoredBoard(total, shown, counts, ahead, reviewed, dearer)

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


def _placed(best: Sequence[BoardLine]) -> tuple[BoardLine, ...]:
    """Give the first lines of a board their places; equals share one."""
    placed = list[BoardLine]()
    for number, line in enumerate(best, start=1):
        before = placed[-1] if placed else None
        equal = before is not None and _reached(before) == _reached(line)
        place = before.place if before is not None and equal else number
        placed.append(msgspec.structs.replace(line, place=place))
    return tuple(placed)


def _reached(line: BoardLine) -> tuple[int | None, int | None]:
    return line.attempt.points, line.attempt.lead


def _is_better(than: StoredAttempt) -> Any:
    """Ask for what is better than an attempt."""
    return or_(_ROWS.points > than.points, and_(_ROWS.points == than.points, _ROWS.lead > than.lead))


def _beside(mine: StoredAttempt, *, ahead: bool) -> Any:
    """Ask for what stands before an attempt on its board, or after it."""
    equal, ways = list[Any](), list[Any]()
    for column, value, more_is_better in (
        (_ROWS.points, mine.points, True),
        (_ROWS.lead, mine.lead, True),
        (_ROWS.finished, mine.finished, False),
        (_ROWS.table, mine.table, False),
    ):
        ways.append(and_(*equal, column > value if more_is_better == ahead else column < value))
        equal.append(column == value)
    # The index of boards finds where to begin.
    near = _ROWS.points >= mine.points if ahead else _ROWS.points <= mine.points
    return and_(near, or_(*ways))


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
