"""First answers to puzzles, so that people's failures say how hard one is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for answers."""
    op.create_table(
        "puzzle_answers",
        sa.Column("puzzle", sa.String(16), primary_key=True),
        sa.Column("device", sa.String(64), primary_key=True),
        sa.Column("right", sa.Boolean, nullable=False),
    )
