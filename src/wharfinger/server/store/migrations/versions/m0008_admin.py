"""What operators decide about people, and a log of all they did, to which only lines can be added."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

SQLITE = """
CREATE TRIGGER admin_log_{verb} BEFORE {verb} ON admin_log
BEGIN SELECT RAISE(ABORT, 'admin_log only grows'); END
"""
POSTGRES = (
    """
    CREATE FUNCTION admin_log_only_grows() RETURNS trigger LANGUAGE plpgsql
    AS 'BEGIN RAISE EXCEPTION ''admin_log only grows''; END'
    """,
    """
    CREATE TRIGGER admin_log_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON admin_log
    FOR EACH STATEMENT EXECUTE FUNCTION admin_log_only_grows()
    """,
)


def upgrade() -> None:
    """Add the tables, and what keeps the log as it is."""
    op.create_table(
        "sanctions",
        sa.Column("what", sa.String(8), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("subject", sa.String(64), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_table(
        "admin_log",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("details", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    if op.get_bind().dialect.name == "postgresql":
        for order in POSTGRES:
            op.execute(order)
    else:
        for verb in ("UPDATE", "DELETE"):
            op.execute(SQLITE.format(verb=verb))
