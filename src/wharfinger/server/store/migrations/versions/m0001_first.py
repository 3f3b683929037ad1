"""The first schema: tables with their events, chairs, visitors with their cookies, accounts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("creator", sa.String(32), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("deadline", sa.Float),
        sa.Column("bot_turn", sa.Boolean, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "updated"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "chairs",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("chair", sa.Integer, primary_key=True),
        sa.Column("key_hash", sa.String(64)),
        sa.Column("visitor", sa.String(32)),
        sa.Column("seen", sa.Float),
    )
    op.create_index("chairs_by_visitor", "chairs", ["visitor"])
    op.create_table(
        "visitors",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("notices", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("secret_hash", sa.String(64), primary_key=True),
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("sessions_by_visitor", "sessions", ["visitor"])
    op.create_table(
        "accounts",
        sa.Column("folded", sa.String(120), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id"), nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
    )
