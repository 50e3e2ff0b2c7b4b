"""Buses: news between processes, in memory or over Redis."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from fathoms.bus.memory import MemoryBus
from fathoms.core.errors import Malformed

if TYPE_CHECKING:
    from fathoms.tables.ports import Bus


def make_bus(url: str | None) -> Bus:
    """Make the bus in memory, or one over `redis://HOST`, `rediss://HOST` or `unix://PATH`."""
    if url is None:
        return MemoryBus()
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise Malformed("storage.bad-bus-url")
    if find_spec("redis") is None:
        raise Malformed("storage.needs-cluster")
    from fathoms.bus.redis import RedisBus  # noqa: PLC0415 - redis may be missing, and takes long to load

    return RedisBus(url)


__all__ = ["MemoryBus", "make_bus"]
