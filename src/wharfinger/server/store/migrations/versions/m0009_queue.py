"""Several machines: who serves, who drives the bots of a table, and the queue that thinkers serve."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from wharfinger.server.store.queue_schema import bring_up

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add them; the queue only where several machines can share a database."""
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("load", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("driver", sa.String(32), nullable=False, server_default=""))
    op.create_index("tables_by_deadline", "tables", ["deadline"])
    bring_up(op.get_bind())
