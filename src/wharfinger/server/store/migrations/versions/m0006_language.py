"""The language in which a visitor is told of turns."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the column."""
    op.add_column("visitors", sa.Column("language", sa.String(16), nullable=False, server_default=""))
