"""Players: people who keep their games under a key, of which only the hash is stored."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for players, what they keep, and where they sat."""
    op.create_table(
        "players",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("page", sa.String(16), nullable=False, unique=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("shows", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "player_items",
        sa.Column(
            "player", sa.String(64), sa.ForeignKey("players.player", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("name", sa.String(80), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "player_seats",
        sa.Column(
            "table", sa.String(64), sa.ForeignKey("tables.table", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column(
            "player", sa.String(64), sa.ForeignKey("players.player", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("player_seats_by_player", "player_seats", ["player", "at"])
    op.add_column("gallery", sa.Column("player", sa.String(64)))
