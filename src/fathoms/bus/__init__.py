"""Buses: news between processes, in memory or over Redis."""

from fathoms.bus.make import make_bus
from fathoms.bus.memory import MemoryBus

__all__ = ["MemoryBus", "make_bus"]
