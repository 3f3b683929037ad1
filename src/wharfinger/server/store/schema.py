"""The tables of the database. Every change of them is a file in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("header", Text, nullable=False),  # what the table was set up with; never changes
    Column("creator", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    # What lists need, derived from the events and written together with them.
    Column("status", String(16), nullable=False),
    Column("updated", Float, nullable=False),
    Column("deadline", Float),
    Column("bot_turn", Boolean, nullable=False),
    Column("driver", String(32), nullable=False, server_default=""),  # the server that lets the bots play
    Column("summary", Text, nullable=False),
    Column("likeness", String(64), nullable=False, server_default=""),  # of a game that nobody may analyse yet
    Index("tables_by_status", "status", "updated"),
    Index("tables_by_likeness", "likeness"),
    Index("tables_by_deadline", "deadline"),
)
events = Table(
    "events",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # the number that a writer expects: two writers cannot both have it
    Column("kind", String(16), nullable=False),
    Column("data", Text, nullable=False),
    Column("at", Float, nullable=False),
)
chairs = Table(
    "chairs",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("chair", Integer, primary_key=True),
    Column("key_hash", String(64)),
    Column("visitor", String(32)),
    Column("seen", Float),  # when its player was last connected, where several workers must know
    Index("chairs_by_visitor", "visitor"),
)
evaluations = Table(
    "evaluations",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),  # after so many decisions
    Column("data", Text, nullable=False),
)
visitors = Table(
    "visitors",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("notices", Text, nullable=False),
    Column("language", String(16), nullable=False, server_default=""),  # empty: nobody has said
    Column("created", Float, nullable=False),
)
sessions = Table(
    "sessions",
    metadata,
    Column("secret_hash", String(64), primary_key=True),
    Column("visitor", String(32), ForeignKey("visitors.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False, server_default="0"),  # when it was last shown, to the day
    Index("sessions_by_visitor", "visitor"),
)
accounts = Table(
    "accounts",
    metadata,
    Column("folded", String(120), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("password", String(200), nullable=False),
    Column("visitor", String(32), ForeignKey("visitors.id"), nullable=False, unique=True),
    Column("created", Float, nullable=False),
    Column("email", String(254)),  # confirmed; where a new password can be asked for
    Column("email_folded", String(254)),
    Index("accounts_by_email", "email_folded"),
)
email_codes = Table(
    "email_codes",  # addresses that are not confirmed yet
    metadata,
    Column("visitor", String(32), ForeignKey("visitors.id"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("code_hash", String(64), nullable=False),
    Column("wrong", Integer, nullable=False),
    Column("expires", Float, nullable=False),
)
recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("visitor", String(32), ForeignKey("visitors.id"), nullable=False),
    Index("recovery_codes_by_visitor", "visitor"),
)
password_resets = Table(
    "password_resets",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("visitor", String(32), ForeignKey("visitors.id"), nullable=False),
    Column("expires", Float, nullable=False),
    Index("password_resets_by_visitor", "visitor"),
)
limits = Table(
    "limits",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("left", Float, nullable=False),  # tokens in the bucket
    Column("at", Float, nullable=False),  # when they were counted
)
sanctions = Table(
    "sanctions",
    metadata,
    Column("what", String(8), primary_key=True),  # ban or mute
    Column("kind", String(8), primary_key=True),  # of a visitor, or of an address
    Column("subject", String(64), primary_key=True),
    Column("at", Float, nullable=False),
    Column("until", Float),  # for ever, where there is no such time
    Column("reason", Text, nullable=False),
)
admin_log = Table(
    "admin_log",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("who", String(64), nullable=False),
    Column("what", String(16), nullable=False),
    Column("subject", String(64), nullable=False),
    Column("details", Text, nullable=False),  # JSON
    Column("reason", Text, nullable=False),
    sqlite_autoincrement=True,
)
servers = Table(
    "servers",
    metadata,
    Column("id", String(32), primary_key=True),  # one process, until it ends
    Column("seen", Float, nullable=False),
    Column("load", Text, nullable=False),  # what the others must know for common limits
)
