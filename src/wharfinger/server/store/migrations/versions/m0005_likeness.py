"""What everybody sees of a running game, as a hash, so that a copy of it is known when somebody brings one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the column."""
    op.add_column("tables", sa.Column("likeness", sa.String(64), nullable=False, server_default=""))
    op.create_index("tables_by_likeness", "tables", ["likeness"])
