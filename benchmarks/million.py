"""A million people at tables, on paper: what was measured elsewhere, times how many there are."""

from __future__ import annotations

from inspect import signature
from math import ceil
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from fathoms.tables.ports import Store
from fathoms.tables.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable

PEOPLE: Final = 1_000_000
SEATS: Final = 3
PAUSE: Final = 5.0
"""Seconds from one move of a table to the next."""
WATCHERS: Final = 0.1
"""For each player."""
BUSY: Final = 0.6
"""The share of a core that is planned with: above it answers begin to wait for each other."""
CORES: Final = 8
_CHOSEN: Final = {field.name: field.default for field in msgspec.structs.fields(Settings)}
HEARTBEAT: Final[float] = _CHOSEN["heartbeat"]
SWEEP: Final[float] = _CHOSEN["sweep"]
SWEPT: Final[int] = signature(Store.waiting_for_time).parameters["most"].default
"""Tables that one round looks at."""
LINES: Final = 100
"""What PostgreSQL allows unless it is told otherwise."""
LATE: Final = 600.0
"""Seconds after which a clock that ran out unseen must have been noticed."""
DAY: Final = 86_400
SOCKETS: Final = SEATS * (1 + WATCHERS)
"""At a table. Each of them may be with another process."""


class Costs(NamedTuple):
    """What one thing costs: seconds of a processor, bytes, or a count."""

    move: float
    """Seconds of the server, with two sockets at the table, all with one process."""
    viewer: float
    """Seconds of the server for each further socket that hears of a move."""
    follow: float
    """Seconds of the server for each further process that has the table."""
    database: float
    """Seconds of PostgreSQL a move."""
    database_follow: float
    database_alone: float
    """Seconds of PostgreSQL a move where few share a commit."""
    commits: float
    rows: float
    database_bytes: float
    log_bytes: float
    down: float
    """Bytes a move for each socket."""
    up: float
    table: float
    """Bytes of memory."""
    socket: float
    news: float
    """Told a move."""
    hear: float
    publish: float
    deliver: float
    """Seconds of Redis for each process that hears a piece of news."""
    lines: float
    """Connections to PostgreSQL of a process."""


class Plan(NamedTuple):
    """What this number of people needs, as the server is today or with each table kept in one process."""

    people: float
    costs: Costs
    homes: float = SOCKETS
    """Processes that have a table."""

    @property
    def tables(self) -> float:
        """Tables."""
        return self.people / SEATS

    @property
    def moves(self) -> float:
        """Moves a second."""
        return self.tables / PAUSE

    @property
    def move(self) -> float:
        """Seconds of the server a move, but for hearing other tables' news."""
        costs = self.costs
        return costs.move + (SOCKETS - 2) * costs.viewer + (self.homes - 1) * costs.follow

    @property
    def processes(self) -> int:
        """Processes that are busy to BUSY."""
        return ceil(self.moves * self.move / BUSY)

    @property
    def database(self) -> float:
        """Cores of PostgreSQL."""
        costs = self.costs
        return self.moves * (costs.database + (self.homes - 1) * costs.database_follow)

    @property
    def news(self) -> float:
        """News a second: of moves, and of who is here."""
        return self.costs.news * self.moves + self.tables * self.homes / HEARTBEAT

    @property
    def hearing(self) -> float:
        """The share of each process's core that hears news of all tables."""
        return self.news * self.costs.hear

    @property
    def redis(self) -> float:
        """Cores of Redis, which has one."""
        return self.news * (self.costs.publish + self.processes * self.costs.deliver)

    @property
    def lines(self) -> float:
        """Connections to PostgreSQL."""
        return self.processes * self.costs.lines

    @property
    def round(self) -> float:
        """Seconds until a process has looked through all tables for time that ran out."""
        return self.tables / SWEPT * SWEEP


def needs(costs: Costs) -> list[tuple[str, str, str]]:
    """Say what a million people need: what, the arithmetic, how much."""
    plan, together = Plan(PEOPLE, costs), Plan(PEOPLE, costs, homes=1)
    moves, tables, count = plan.moves, plan.tables, plan.processes
    sockets = tables * SOCKETS
    held = tables * plan.homes * costs.table + sockets * costs.socket
    down = moves * SOCKETS * costs.down
    shown = f"{_ms(costs.move)} + {SOCKETS - 2:.1f} x {_ms(costs.viewer)}"
    return [
        ("tables; sockets", f"{PEOPLE:,} / {SEATS}; {SOCKETS:.1f} each", f"{tables:,.0f}; {sockets:,.0f}"),
        ("moves a second", f"{tables:,.0f} / {PAUSE:.0f} s", f"{moves:,.0f}"),
        (
            "processes, but for hearing news; tables scattered",
            f"{moves:,.0f} x ({shown} + {plan.homes - 1:.1f} x {_ms(costs.follow)}) / {BUSY}",
            f"{count}, {ceil(count / CORES)} machines of {CORES} cores",
        ),
        (
            "the same, each table in one process",
            f"{moves:,.0f} x ({shown}) / {BUSY}",
            f"{together.processes}, {ceil(together.processes / CORES)} machines",
        ),
        ("sockets (open files) of a process", f"{sockets:,.0f} / {count}", f"{sockets / count:,.0f}"),
        (
            "memory of all processes",
            f"{tables:,.0f} x {plan.homes:.1f} x {_kb(costs.table)} + {sockets:,.0f} x {_kb(costs.socket)}",
            f"{held / 1e9:,.0f} GB, {held / count / 1e6:,.0f} MB each",
        ),
        (
            "PostgreSQL: processor",
            f"{moves:,.0f} x ({_ms(costs.database)} + {plan.homes - 1:.1f} x {_ms(costs.database_follow)})",
            f"{plan.database:,.0f} cores",
        ),
        (
            "PostgreSQL: each table in one process; few moves a commit",
            f"{moves:,.0f} x {_ms(costs.database)}; x {_ms(costs.database_alone)}",
            f"{together.database:,.0f} cores; {moves * costs.database_alone:,.0f} cores",
        ),
        (
            "PostgreSQL: commits a second, at most; rows",
            f"{moves:,.0f} x {costs.commits:.2f}; x {costs.rows:.2f}",
            f"{moves * costs.commits:,.0f}; {moves * costs.rows:,.0f}",
        ),
        (
            "PostgreSQL: log a second; growth a day",
            f"{moves:,.0f} x {costs.log_bytes:,.0f} B; x {costs.database_bytes:,.0f} B x {DAY:,} s",
            f"{moves * costs.log_bytes / 1e6:,.0f} MB; {moves * costs.database_bytes * DAY / 1e12:,.1f} TB",
        ),
        (
            "news a second",
            f"{costs.news:.2f} x {moves:,.0f} + {tables:,.0f} x {plan.homes:.1f} / {HEARTBEAT:.0f} s",
            f"{plan.news:,.0f}; {together.news:,.0f} with each table in one process",
        ),
        (
            "each process, only to hear them all",
            f"{plan.news:,.0f} x {_us(costs.hear)}",
            f"{plan.hearing:,.1f} cores, and it has one; likewise {together.hearing:,.1f}",
        ),
        (
            "Redis: processor",
            f"{plan.news:,.0f} x ({_us(costs.publish)} + {count} x {_us(costs.deliver)})",
            f"{plan.redis:,.0f} cores, and it has one",
        ),
        (
            "whole tables read a second, for time that ran out",
            f"{count} x {SWEPT:,} / {SWEEP:.0f} s",
            f"{count * SWEPT / SWEEP:,.0f}",
        ),
        (
            "network to and from people",
            f"{moves:,.0f} x {SOCKETS:.1f} x {costs.down:,.0f} B; x {costs.up:,.0f} B",
            f"{down * 8 / 1e9:,.1f} Gbit/s; {moves * costs.up * 8 / 1e9:,.2f} Gbit/s",
        ),
    ]


def breaking(costs: Costs) -> list[tuple[str, str, str]]:
    """Say what breaks as people come, the first first: at how many, what, and the next step."""

    def at(people: float) -> Plan:
        return Plan(people, costs)

    found = [
        (
            _most(lambda people: at(people).hearing <= 0.5),
            "half of every process only hears news of tables it does not have",
            "a Redis channel a table, heard by the processes that have it",
        ),
        (
            _most(lambda people: at(people).redis <= 1),
            "Redis' one core: all news goes to all processes",
            "the channels, then several Redis by table name",
        ),
        (
            _most(lambda people: at(people).lines <= LINES),
            f"PostgreSQL's {LINES} connections, {costs.lines:.0f} a process",
            "`max_connections`, then a pool in front of it",
        ),
        (
            _most(lambda people: at(people).database <= CORES * BUSY),
            f"one PostgreSQL of {CORES} cores",
            "a proxy that leads a table to one process by its name: no reads; then several databases by name",
        ),
        (
            _most(lambda people: at(people).round <= LATE),
            f"every process goes through all unfinished tables, and needs {LATE / 60:.0f} minutes for it",
            "keep when a table is due in its row, and share the rows out",
        ),
    ]
    return [(f"{_rough(people):,.0f}", what, step) for people, what, step in sorted(found)]


def _most(fits: Callable[[float], bool]) -> float:
    """Find how many people still fit; more never fit better."""
    low, high = 0.0, 1e9
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if fits(middle) else (low, middle)
    return low


def _rough(value: float) -> float:
    """Keep two digits: what was measured has no more."""
    return float(f"{value:.1e}")


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:.2f} ms"


def _us(seconds: float) -> str:
    return f"{1e6 * seconds:.1f} µs"


def _kb(size: float) -> str:
    return f"{size / 1000:.0f} kB"
