"""Sessions that end when they are not used, and ways back into an account: e-mail, recovery codes, reset links."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add columns and tables. Whoever is logged in stays so: their sessions count as used just now."""
    op.add_column("sessions", sa.Column("used", sa.Float, nullable=False, server_default="0"))
    sessions = sa.table("sessions", sa.column("used", sa.Float))
    op.get_bind().execute(sa.update(sessions).values(used=time.time()))
    op.add_column("accounts", sa.Column("email", sa.String(254)))
    op.add_column("accounts", sa.Column("email_folded", sa.String(254)))
    op.create_index("accounts_by_email", "accounts", ["email_folded"])
    op.create_table(
        "email_codes",
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id"), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("code_hash", sa.String(64), nullable=False),
        sa.Column("wrong", sa.Integer, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("code_hash", sa.String(64), primary_key=True),
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id"), nullable=False),
    )
    op.create_index("recovery_codes_by_visitor", "recovery_codes", ["visitor"])
    op.create_table(
        "password_resets",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id"), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("password_resets_by_visitor", "password_resets", ["visitor"])
