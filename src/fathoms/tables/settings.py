"""What a host may choose about tables."""

from __future__ import annotations

import msgspec

from fathoms.tables.events import MOST_MOVES


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much one address, one table and one process may take."""

    tables_per_hour: int = 120
    """Tables opened from one address within an hour."""
    moves: int = MOST_MOVES
    """Moves after which a game ends without a winner; it holds for tables opened from then on."""
    visitors: int = 200
    """Connections at one table in one process, beyond which nobody comes to watch."""
    chat_kept: int = 200
    """Lines of chat that are kept of one table, the latest."""
    chat_per_minute: int = 20
    """Lines of one person at one table, in one process."""
    chat_per_day: int = 500
    """Lines of one seat, or of all watchers together: neither silences the other."""
    windows: int = 20
    """Connections of one seat in one process: its person may have it open in several windows."""
    rooms: int = 5_000
    """Tables without visitors that a process keeps in memory."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What a host may choose; times are in seconds."""

    key: bytes
    """The server's own key: tokens and invites are derived from it."""
    pace: float = 0.9
    """How long a bot takes for a move."""
    least_pace: float = 0.05
    """How fast a table, or a person at it, may ask bots to be."""
    take_back: float = 1.0
    """How long a person who plays against bots alone may take a move back before dice fall, at least.

    It is two of the bots' pauses where those are longer, and nothing where bots play as fast as they may.
    """
    stand_in: str = "greedy"
    """The bot that plays for people who are away; a game without it gets the one that plays any game."""
    gone_after: float = 60.0
    """How long a person must be gone before others may let a bot play."""
    close_after_days: int = 30
    """Days after which a table is closed that waits and to which nobody comes; 0 closes none."""
    takeover: float = 3.0
    """How long another process may be late before this one moves its bots."""
    poll: float = 10.0
    """How often a table with visitors is read again although no news came."""
    poll_alone: float = 2.0
    """The same while no news travels between processes."""
    heartbeat: float = 5.0
    """How often processes tell each other who is connected."""
    idle: float = 300.0
    """How long a table stays in memory that nobody visits."""
    sweep: float = 30.0
    """How often all unfinished tables are looked through for time that ran out."""
    prefix: str = ""
    """What names of tables begin with."""
    limits: Limits = Limits()
