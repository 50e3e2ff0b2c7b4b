"""Bring a database to the form this version writes, even if other processes start at the same time."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import inspect, text

from fathoms.storage.errors import StoreUnusable
from fathoms.storage.schema import REVISIONS

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

_LOCK: Final = 7_233_294
"""A number for PostgreSQL's advisory lock; any will do that is always the same."""


def migrate(engine: Engine) -> None:
    """Take the missing steps in one transaction; refuse a database from a newer Fathoms, or not ours."""
    with engine.begin() as connection:
        # SQLite's transaction already holds its only lock.
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        found = revision(connection)
        if found == REVISIONS[-1]:
            return
        if found is None and inspect(connection).get_table_names():
            raise StoreUnusable("storage.not-ours")
        if found is not None and found not in REVISIONS:
            raise StoreUnusable("storage.newer", found=found, known=REVISIONS[-1])
        _upgrade(connection, found)


def revision(connection: Connection) -> str | None:
    """Read which step a database is at; None if it has taken none."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _upgrade(connection: Connection, found: str | None) -> None:
    # alembic takes a while to load, and most starts find nothing to do.
    from alembic.migration import MigrationContext  # noqa: PLC0415
    from alembic.operations import Operations  # noqa: PLC0415
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    script = ScriptDirectory(str(Path(__file__).parent / "migrations"))
    context = MigrationContext.configure(connection)
    with Operations.context(context):
        for step in reversed(list(script.iterate_revisions("head", found or "base"))):
            step.module.upgrade()
            context.stamp(script, step.revision)
