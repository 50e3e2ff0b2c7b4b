"""The gallery: rule sets that visitors show to everybody, each with what was measured."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the gallery."""
    op.create_table(
        "gallery",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("signed", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("address", sa.String(128), nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("comparison", sa.LargeBinary, nullable=False),
    )
    op.create_index("gallery_by_time", "gallery", ["at"])
    op.create_index("gallery_by_address", "gallery", ["address", "at"])
