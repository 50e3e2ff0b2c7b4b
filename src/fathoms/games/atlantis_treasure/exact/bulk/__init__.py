"""Atlantis Treasure in bulk: whole games by the million, and many tables side by side for learners."""

from __future__ import annotations

from fathoms.games.atlantis_treasure.exact.bulk.kernel import KERNEL

__all__ = ["KERNEL"]
