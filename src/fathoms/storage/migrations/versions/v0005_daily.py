"""The daily dive: attempts beside their tables, and groups that compare them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for attempts and groups."""
    op.create_table(
        "daily_attempts",
        sa.Column(
            "table", sa.String(64), sa.ForeignKey("tables.table", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("edition", sa.String(16), nullable=False),
        sa.Column("player", sa.String(64), sa.ForeignKey("players.player", ondelete="CASCADE")),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("begun", sa.Double, nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("finished", sa.Double),
        sa.Column("points", sa.Integer),
        sa.Column("lead", sa.Integer),
        sa.Column("won", sa.Boolean),
        sa.Column("cost", sa.BigInteger),
    )
    for name, columns in (
        ("daily_attempts_by_board", ["day", "game", "edition", "counts", "points", "lead"]),
        ("daily_attempts_by_player", ["player", "day"]),
        ("daily_attempts_by_device", ["device", "day"]),
    ):
        op.create_index(name, "daily_attempts", columns)
    for name, column in (("daily_attempts_once_a_key", "player"), ("daily_attempts_once_a_device", "device")):
        op.create_index(
            name,
            "daily_attempts",
            ["day", "game", column],
            unique=True,
            sqlite_where=sa.text("counts"),
            postgresql_where=sa.text("counts"),
        )
    op.create_table(
        "daily_groups",
        sa.Column("group", sa.String(16), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "daily_members",
        sa.Column(
            "group", sa.String(16), sa.ForeignKey("daily_groups.group", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column(
            "player", sa.String(64), sa.ForeignKey("players.player", ondelete="CASCADE"), primary_key=True
        ),
    )
    op.create_index("daily_members_by_player", "daily_members", ["player"])
