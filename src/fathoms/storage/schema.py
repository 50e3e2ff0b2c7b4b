"""The tables of the database, once, for SQLite and PostgreSQL alike. A change here needs a migration."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

REVISIONS: Final = ("0001", "0002", "0003", "0004", "0005", "0006")
"""Every migration, oldest first; a database with another one was written by a newer Fathoms."""

metadata: Final = MetaData()

tables: Final = Table(
    "tables",
    metadata,
    Column("table", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("address", String(128), nullable=False),
    Index("tables_by_status", "status", "listed", "created"),
    Index("tables_by_address", "address", "created"),
)

# The key is the whole point: the second to write a version is refused by the database itself.
events: Final = Table(
    "events",
    metadata,
    Column("table", String(64), ForeignKey(tables.c.table, ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

chat: Final = Table(
    "chat",
    metadata,
    Column("table", String(64), ForeignKey(tables.c.table, ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)

settings: Final = Table(
    "settings",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# The key is made of the rules themselves: the same rule set cannot hang twice.
gallery: Final = Table(
    "gallery",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("title", Text, nullable=False),
    Column("signed", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("address", String(128), nullable=False),
    Column("code", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("comparison", LargeBinary, nullable=False),
    Column("player", String(64)),
    Index("gallery_by_time", "at"),
    Index("gallery_by_address", "address", "at"),
)

# One for each finished game, made again when there is something better to make it by.
reviews: Final = Table(
    "reviews",
    metadata,
    Column("table", String(64), ForeignKey(tables.c.table, ondelete="CASCADE"), primary_key=True),
    Column("version", String(120), nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# A player is the hash of a key; the key itself is only on people's devices.
players: Final = Table(
    "players",
    metadata,
    Column("player", String(64), primary_key=True),
    Column("page", String(16), nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("shows", Text, nullable=False),
    Column("created", Double, nullable=False),
)

# Settings and kept rule sets, each under its name; an empty body is something that was thrown away.
player_items: Final = Table(
    "player_items",
    metadata,
    Column("player", String(64), ForeignKey(players.c.player, ondelete="CASCADE"), primary_key=True),
    Column("name", String(80), primary_key=True),
    Column("at", Double, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# The seat is the one that its token was made for: people keep it when they change places.
player_seats: Final = Table(
    "player_seats",
    metadata,
    Column("table", String(64), ForeignKey(tables.c.table, ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(64), ForeignKey(players.c.player, ondelete="CASCADE"), nullable=False),
    Column("at", Double, nullable=False),
    Index("player_seats_by_player", "player", "at"),
)

# One attempt at a day's game counts for a key and for a device: the database itself refuses the second.
daily_attempts: Final = Table(
    "daily_attempts",
    metadata,
    Column("table", String(64), ForeignKey(tables.c.table, ondelete="CASCADE"), primary_key=True),
    Column("day", String(10), nullable=False),
    Column("game", String(64), nullable=False),
    Column("edition", String(16), nullable=False),
    Column("player", String(64), ForeignKey(players.c.player, ondelete="CASCADE")),
    Column("device", String(64), nullable=False),
    Column("begun", Double, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("finished", Double),
    Column("points", Integer),
    Column("lead", Integer),
    Column("won", Boolean),
    Column("cost", BigInteger),
    Index("daily_attempts_by_board", "day", "game", "edition", "counts", "points", "lead"),
    Index("daily_attempts_by_player", "player", "day"),
    Index("daily_attempts_by_device", "device", "day"),
    Index(
        "daily_attempts_once_a_key",
        *("day", "game", "player"),
        unique=True,
        sqlite_where=text("counts"),
        postgresql_where=text("counts"),
    ),
    Index(
        "daily_attempts_once_a_device",
        *("day", "game", "device"),
        unique=True,
        sqlite_where=text("counts"),
        postgresql_where=text("counts"),
    ),
)

daily_groups: Final = Table(
    "daily_groups",
    metadata,
    Column("group", String(16), primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
)

daily_members: Final = Table(
    "daily_members",
    metadata,
    Column("group", String(16), ForeignKey(daily_groups.c.group, ondelete="CASCADE"), primary_key=True),
    Column("player", String(64), ForeignKey(players.c.player, ondelete="CASCADE"), primary_key=True),
    Index("daily_members_by_player", "player"),
)

# The first answer of a device counts: the key refuses the second.
puzzle_answers: Final = Table(
    "puzzle_answers",
    metadata,
    Column("puzzle", String(16), primary_key=True),
    Column("device", String(64), primary_key=True),
    Column("right", Boolean, nullable=False),
)
