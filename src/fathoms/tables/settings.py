"""What a host may choose about tables."""

from __future__ import annotations

import msgspec


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much one address, one table and one process may take."""

    tables_per_hour: int = 120
    """Tables opened from one address within an hour."""
    visitors: int = 250
    """Connections at one table in one process, beyond which nobody comes to watch."""
    windows: int = 20
    """Connections of one seat in one process: whoever holds it may have it open in several windows."""
    rooms: int = 5_000
    """Tables without visitors that a process keeps in memory."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What a host may choose; times are in seconds."""

    key: bytes
    """The server's own key: tokens and invites are derived from it."""
    pace: float = 0.9
    """How long a bot takes for a move."""
    stand_in: str = "greedy"
    """The bot that plays for people who are away; a game without it gets the one that plays any game."""
    gone_after: float = 30.0
    """How long a person must be gone before others may let a bot play."""
    takeover: float = 3.0
    """How long another process may be late before this one moves its bots."""
    poll: float = 10.0
    """How often a table with visitors is read again although no news came."""
    poll_alone: float = 2.0
    """The same while no news travels between processes."""
    heartbeat: float = 5.0
    """How often processes tell each other who is connected."""
    sweep: float = 30.0
    """How often all unfinished tables are looked through for time that ran out."""
    thinkers: int = 2
    """Threads in which bots and advisers think."""
    limits: Limits = Limits()
