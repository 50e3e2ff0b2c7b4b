"""What alembic runs: the steps, on the connection it was given, inside its transaction."""

from __future__ import annotations

from alembic import context

from fathoms.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True
)
with context.begin_transaction():
    context.run_migrations()
