"""Stores: what happens at tables, kept in SQLite or PostgreSQL through one SQL path."""

from fathoms.storage.errors import StorageError, StoreFull, StoreGone, StoreReadOnly, StoreUnusable
from fathoms.storage.store import SqlStore, make_store

__all__ = [
    "SqlStore",
    "StorageError",
    "StoreFull",
    "StoreGone",
    "StoreReadOnly",
    "StoreUnusable",
    "make_store",
]
