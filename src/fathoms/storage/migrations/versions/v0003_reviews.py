"""Reviews of finished games, each kept with its table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for reviews."""
    op.create_table(
        "reviews",
        sa.Column(
            "table", sa.String(64), sa.ForeignKey("tables.table", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("version", sa.String(120), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
